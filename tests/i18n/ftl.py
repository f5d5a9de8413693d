"""Reading Fluent files as data, for the tests beside this file."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from fournil.messages.compiler import PLURAL_CATEGORIES, parse


@dataclass
class Facts(Visitor):
    """What a message is made of."""

    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    selections: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = tuple(
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        )
        selector = node.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else "?"
        self.selections.append((name, keys))
        self.generic_visit(node)


def messages(tag: str) -> dict[str, ast.Message]:
    """The messages of a language by id."""
    return {e.id.name: e for e in parse(tag).body if isinstance(e, ast.Message)}


def facts(message: ast.Message) -> Facts:
    found = Facts()
    found.visit(message)
    return found


def is_plural(keys: tuple[str, ...]) -> bool:
    """Whether a selection's keys are plural categories (with or without exact numbers)."""
    return any(key in PLURAL_CATEGORIES - {"other"} for key in keys)


def text_of(message: ast.Message) -> str:
    """The words of a message as they stand in the file, without layout."""
    entry = FluentSerializer().serialize_entry(message)
    return re.sub("[ \n]+", " ", entry.partition("=")[2]).strip(" ")  # never a no-break space
