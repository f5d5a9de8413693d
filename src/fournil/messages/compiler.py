"""Compiling Fluent source to the data that `formatter` and the page fill in.

The build runs `compile_languages`; nothing at run time needs a Fluent parser, unless a source has
changed since.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast

from fournil.messages.files import HERE, RIGHT_TO_LEFT, checksum, compiled_path

if TYPE_CHECKING:
    from fournil.messages.formatter import Compiled

PLURAL_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


class UnsupportedMessageError(ValueError):
    """A message uses a part of Fluent that the formatters do not know."""


def compile_languages() -> None:
    """Write the compiled messages of every language beside the sources, where they have changed."""
    for path in sorted(Path(HERE).glob("*.ftl")):
        target = Path(compiled_path(path.stem))
        source = path.read_bytes()
        isolate = path.stem in RIGHT_TO_LEFT
        compiled = compile_source(source.decode(), isolate=isolate)
        data = {"source": checksum(source), "messages": compiled}
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        target.parent.mkdir(exist_ok=True)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")


def parse(tag: str) -> ast.Resource:
    """Return the syntax tree of a language's source."""
    return FluentParser().parse(Path(HERE, f"{tag}.ftl").read_text(encoding="utf-8"))


def compile_source(source: str, *, isolate: bool) -> dict[str, Compiled]:
    """Compile every message of a Fluent file.

    Args:
        source: the file's text.
        isolate: whether variables are put between marks that keep their own direction of text.

    Raises:
        UnsupportedMessageError: a message uses more than variables, selections and references.
    """
    entries: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entries[entry.id.name] = entry.value
        elif isinstance(entry, ast.Term):
            entries["-" + entry.id.name] = entry.value
    compiler = _Compiler(entries, isolate)
    return {
        name: compiler.pattern(pattern)
        for name, pattern in entries.items()
        if not name.startswith("-")
    }


class _Compiler:
    def __init__(self, entries: dict[str, ast.Pattern], isolate: bool) -> None:
        self.entries = entries
        self.isolate = isolate

    def pattern(self, pattern: ast.Pattern) -> Compiled:
        parts: list[Any] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                _append(parts, element.value)
            else:
                self.placeable(element, parts)
        if not parts:
            return ""
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    def placeable(self, element: ast.Placeable, parts: list[Any]) -> None:
        expression = element.expression
        if isinstance(expression, ast.StringLiteral):
            _append(parts, expression.parse()["value"])
        elif isinstance(expression, (ast.MessageReference, ast.TermReference)):
            name = expression.id.name
            key = "-" + name if isinstance(expression, ast.TermReference) else name
            inner = self.pattern(self.entries[key])
            for part in [inner] if isinstance(inner, str) else inner:
                _append(parts, part)
        elif isinstance(expression, ast.VariableReference):
            self.variable(expression.id.name, parts)
        elif isinstance(expression, ast.SelectExpression):
            # Not isolated: a selection is part of the sentence, and what it holds is isolated.
            _append(parts, self.select(expression))
        else:
            raise UnsupportedMessageError(type(expression).__name__)

    def variable(self, name: str, parts: list[Any]) -> None:
        marks = ("\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}")
        before, after = marks if self.isolate else ("", "")
        for piece in (before, {"var": name}, after):
            _append(parts, piece)

    def select(self, expression: ast.SelectExpression) -> dict[str, Any]:
        selector = expression.selector
        if not isinstance(selector, ast.VariableReference):
            raise UnsupportedMessageError(type(selector).__name__)
        cases: dict[str, Compiled] = {}
        default = ""
        for variant in expression.variants:
            key = variant.key
            name = key.name if isinstance(key, ast.Identifier) else key.value
            cases[name] = self.pattern(variant.value)
            if variant.default:
                default = name
        plural = all(key in PLURAL_CATEGORIES or key.isdecimal() for key in cases)
        kind = "plural" if plural else "string"
        return {"select": selector.id.name, "kind": kind, "cases": cases, "default": default}


def _append(parts: list[Any], part: Any) -> None:
    if isinstance(part, str) and parts and isinstance(parts[-1], str):
        parts[-1] += part
    elif part != "":
        parts.append(part)
