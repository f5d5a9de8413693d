"""Messages for the page's script, compiled to plain JSON.

The browser formats messages itself (a move must not wait for the server), but needs no Fluent
parser for it. A compiled message is

* a string, or
* a list of parts, each a string, ``{"var": name}`` or ``{"select": name, "kind": "plural" |
  "string", "cases": {key: message}, "default": key}``.

With kind ``plural`` a case's key is either a number (an exact match, tried first) or a category
of ``Intl.PluralRules``. The marks that isolate a placeable in right-to-left text are part of the
strings. Beside the messages, ``page-locale`` is the tag to make ``Intl`` objects with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax import ast

PREFIXES = ("page-", "card-", "place-", "suit-", "rank-", "move-", "announce-")
"""What the table needs."""

OWN_PREFIXES = ("replay-", "statistics-")
"""What pages with a script of their own need, each its own; it does not travel to the table."""

PLURAL_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

Compiled = Any  # str | list[str | dict]: JSON has no narrower type that mypy can check usefully


class UnsupportedMessageError(ValueError):
    """A message of the page uses a part of Fluent that the page does not know."""


def compile_all(
    resource: ast.Resource, isolate: bool, prefixes: tuple[str, ...] = PREFIXES
) -> dict[str, Compiled]:
    """Compile every message whose id begins with one of the prefixes.

    Raises:
        UnsupportedMessageError: a message uses more than variables, selections and references.
    """
    from fluent.syntax import ast

    entries: dict[str, ast.Pattern] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entries[entry.id.name] = entry.value
        elif isinstance(entry, ast.Term):
            entries["-" + entry.id.name] = entry.value
    compiler = _Compiler(entries, isolate)
    return {
        name: compiler.pattern(pattern)
        for name, pattern in entries.items()
        if name.startswith(prefixes)
    }


class _Compiler:
    def __init__(self, entries: dict[str, ast.Pattern], isolate: bool) -> None:
        self.entries = entries
        self.isolate = isolate

    def pattern(self, pattern: ast.Pattern) -> Compiled:
        from fluent.syntax import ast

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
        from fluent.syntax import ast

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
            self._isolated({"var": expression.id.name}, parts)
        elif isinstance(expression, ast.SelectExpression):
            # Not isolated: a selection is part of the sentence, and what it holds is isolated.
            _append(parts, self.select(expression))
        else:
            raise UnsupportedMessageError(type(expression).__name__)

    def select(self, expression: ast.SelectExpression) -> dict[str, Any]:
        from fluent.syntax import ast

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

    def _isolated(self, part: dict[str, Any], parts: list[Any]) -> None:
        if not self.isolate:
            _append(parts, part)
            return
        for piece in ("\u2068", part, "\u2069"):
            _append(parts, piece)


def _append(parts: list[Any], part: Any) -> None:
    if isinstance(part, str) and parts and isinstance(parts[-1], str):
        parts[-1] += part
    elif part != "":
        parts.append(part)
