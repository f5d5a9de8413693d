"""`Translator`: the messages of one language, formatted."""

from __future__ import annotations

import warnings
from functools import cache
from typing import TYPE_CHECKING, Any

from fournil.i18n.languages import FALLBACK, Language, find_language
from fournil.i18n.numbers import format_number, map_typed_numbers, numbering
from fournil.messages import Compiled, fill, messages
from fournil.messages.plurals import plural_rule

if TYPE_CHECKING:
    from fournil.errors import FournilError


class UnknownMessageError(LookupError):
    """A message was asked for that no language has: a slip in the program."""


class Translator:
    """The messages of one language.

    ``Translator("fr")("page-moves", count=3)`` is French; ``Translator("ar-EG")`` is Arabic with
    the digits of Egypt. Making one costs nothing: a file is read once, at the first message.

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
            message = _written(tag, numbering(self.tag)).get(id)
            if message is not None:
                return self._fill(message, tag, id, args)
        raise UnknownMessageError(id)

    def has(self, id: str, /) -> bool:  # noqa: A002
        """Say whether a message exists (in this language or in English)."""
        return any(id in messages(tag) for tag in (self.language.tag, FALLBACK))

    def error(self, error: FournilError) -> str:
        """Return an engine error in this language; in plain English if it has no message."""
        if not self.has(error.key):
            return str(error)
        return self(error.key, **error.params)

    def number(self, value: float) -> str:
        """Return a number in the language's digits and separators."""
        return format_number(value, self.tag)

    def for_page(self) -> dict[str, Any]:
        """Return the messages of the table's script (see `fournil.i18n.browser_messages`)."""
        from fournil.i18n.browser_messages import PREFIXES

        return {**self._selected(PREFIXES), "page-locale": self.locale}

    def for_script(self, prefix: str) -> dict[str, Any]:
        """Return the messages of one page's own script: those whose ids begin with ``prefix``."""
        return {**self._selected((prefix,)), "page-locale": self.locale}

    def _selected(self, prefixes: tuple[str, ...]) -> dict[str, Any]:
        return _selected(self.language.tag, numbering(self.tag), prefixes)

    def _fill(self, message: Compiled, tag: str, id: str, args: dict[str, object]) -> str:  # noqa: A002
        ready = _Arguments({name: self._described(value) for name, value in args.items()})
        text = fill(message, ready, plural=plural_rule(tag), number=self.number)
        if ready.missing:
            warnings.warn(f"{self.tag}: {id}: no {ready.missing}", RuntimeWarning, stacklevel=3)
        return text

    def _described(self, value: object) -> object:
        if type(value) in (str, int, float):
            return value
        # Imported here: most messages speak of nothing from the engine.
        from fournil.i18n.arguments import describe

        return describe(self, value)


class _Arguments(dict[str, Any]):
    """Arguments of which a missing one is written by its name: half a sentence beats none."""

    missing: str = ""

    def __missing__(self, name: str) -> str:
        self.missing = name
        return f"{{${name}}}"


@cache
def _written(tag: str, system: str) -> dict[str, Compiled]:
    """Return the messages of a language with the numbers in their texts as the region has them.

    Only Arabic differs by region; the other files are typed as their readers write.
    """
    if tag != "ar" or system == "latn":
        return messages(tag)
    return {name: _with_digits(message, system) for name, message in messages(tag).items()}


def _with_digits(message: Compiled, system: str) -> Compiled:
    if isinstance(message, str):
        return map_typed_numbers(message, system)
    parts: list[Compiled] = []
    for part in message:
        if isinstance(part, str):
            parts.append(map_typed_numbers(part, system))
        elif "cases" in part:
            cases = {key: _with_digits(case, system) for key, case in part["cases"].items()}
            parts.append({**part, "cases": cases})
        else:
            parts.append(part)
    return parts


@cache
def _selected(tag: str, system: str, prefixes: tuple[str, ...]) -> dict[str, Any]:
    both = {**messages(FALLBACK), **_written(tag, system)}
    return {name: message for name, message in both.items() if name.startswith(prefixes)}
