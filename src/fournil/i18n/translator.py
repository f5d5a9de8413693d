"""`Translator`: the messages of one language, formatted."""

from __future__ import annotations

import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fournil.i18n.languages import FALLBACK, Language, find_language
from fournil.i18n.numbers import format_number, map_typed_numbers, numbering

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from fournil.errors import FournilError
    from fournil.i18n.bundle import Bundle

HERE = Path(__file__).parent


class UnknownMessageError(LookupError):
    """A message was asked for that no language has: a slip in the program."""


class Translator:
    """The messages of one language.

    ``Translator("fr")("page-moves", count=3)`` is French; ``Translator("ar-EG")`` is Arabic with
    the digits of Egypt. Making one costs nothing: files are read once, at the first message.

    Raises:
        LookupError: the tag belongs to no language of the program.
    """

    def __init__(self, tag: str = FALLBACK) -> None:
        self.language: Language = find_language(tag)
        self.tag = tag.replace("_", "-")

    def __repr__(self) -> str:
        return f"Translator({self.tag!r})"

    @property
    def dir(self) -> str:
        """The direction of the script: ``ltr`` or ``rtl``."""
        return self.language.dir

    @property
    def locale(self) -> str:
        """The tag for the browser's `Intl`, with the digits settled: ``fa-u-nu-arabext``."""
        return f"{self.language.tag}-u-nu-{numbering(self.tag)}"

    def __call__(self, id: str, /, **args: object) -> str:  # noqa: A002 - Fluent's own word
        """Return one message, with its arguments put in.

        Raises:
            UnknownMessageError: no such message, not even in English.
        """
        for tag in (self.language.tag, FALLBACK):
            bundle = _bundle(tag, numbering(self.tag))
            if bundle.has_message(id):
                return self._format(bundle, id, args)
        raise UnknownMessageError(id)

    def has(self, id: str, /) -> bool:  # noqa: A002
        """Say whether a message exists (in this language or in English)."""
        return any(
            _bundle(tag, numbering(self.tag)).has_message(id)
            for tag in (self.language.tag, FALLBACK)
        )

    def error(self, error: FournilError) -> str:
        """Return an engine error in this language; in plain English if it has no message."""
        if not self.has(error.key):
            return str(error)
        return self(error.key, **error.params)

    def number(self, value: float) -> str:
        """Return a number in the language's digits and separators."""
        return format_number(value, self.tag)

    def for_page(self) -> dict[str, Any]:
        """Return what the page's script needs, compiled to plain JSON (see `page.compile_all`)."""
        from fournil.i18n.browser_messages import PREFIXES

        return {**self._compiled(PREFIXES), "page-locale": self.locale}

    def for_script(self, prefix: str) -> dict[str, Any]:
        """Return the messages of one page's own script: those whose ids begin with ``prefix``."""
        return {**self._compiled((prefix,)), "page-locale": self.locale}

    def _compiled(self, prefixes: tuple[str, ...]) -> dict[str, Any]:
        return _compiled(self.language.tag, numbering(self.tag), prefixes)

    def _format(self, bundle: Bundle, id: str, args: dict[str, object]) -> str:  # noqa: A002
        from fournil.i18n.arguments import describe

        pattern = bundle.get_message(id).value
        if pattern is None:
            raise UnknownMessageError(id)
        ready = {name: self._wrap(describe(self, value)) for name, value in args.items()}
        text, errors = bundle.format_ready(pattern, ready)
        if errors:
            warnings.warn(f"{self.tag}: {id}: {errors}", RuntimeWarning, stacklevel=3)
        return text

    def _wrap(self, value: object) -> object:
        if not isinstance(value, (int, float)):
            return value
        from fournil.i18n.bundle import local_number

        return local_number(value, self.tag)


@cache
def resource(tag: str) -> Resource:
    """Return the parsed Fluent file of a language (read once)."""
    from fluent.syntax import FluentParser

    return FluentParser().parse((HERE / f"{tag}.ftl").read_text(encoding="utf-8"))


@cache
def _written(tag: str, system: str) -> Resource:
    """Return the Fluent file of a language with the numbers in its texts as the region has them.

    Only Arabic differs by region; the other files are typed as their readers write.
    """
    if tag != "ar" or system == "latn":
        return resource(tag)
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    class Numbers(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
            node.value = map_typed_numbers(node.value, system)

    written: Resource = resource(tag).clone()
    Numbers().visit(written)
    return written


@cache
def _bundle(tag: str, system: str) -> Bundle:
    from fournil.i18n.bundle import Bundle

    # Isolation keeps a code or a card name in one piece inside right-to-left text. Left-to-right
    # languages do without: nothing that they put in a sentence runs the other way.
    bundle = Bundle([tag], use_isolating=find_language(tag).dir == "rtl")
    bundle.add_resource(_written(tag, system))
    return bundle


@cache
def _compiled(tag: str, system: str, prefixes: tuple[str, ...]) -> dict[str, Any]:
    from fournil.i18n.browser_messages import compile_all

    rtl = find_language(tag).dir == "rtl"
    english = compile_all(resource(FALLBACK), find_language(FALLBACK).dir == "rtl", prefixes)
    return {**english, **compile_all(_written(tag, system), rtl, prefixes)}
