"""Filling in compiled messages.

A compiled message is

* a string, or
* a list of parts, each a string, ``{"var": name}`` or ``{"select": name, "kind": "plural" |
  "string", "cases": {key: message}, "default": key}``.

With kind ``plural`` a case's key is either a number (an exact match, tried first) or a plural
category of the language. The marks that isolate a placeable in right-to-left text are part of the
strings. The page's script (``js/i18n/translator.js``) fills in the same data in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Compiled = Any  # str | list[str | dict]: JSON has no narrower type that mypy can check usefully


def fill(
    message: Compiled,
    arguments: Mapping[str, Any],
    *,
    plural: Callable[[float], str],
    number: Callable[[float], str] = str,
) -> str:
    """Fill in a message.

    Args:
        message: the compiled message.
        arguments: numbers, or text that is put in as it is.
        plural: the plural category of a number in the message's language.
        number: writes a number.

    Raises:
        KeyError: the message wants an argument that it did not get.

    >>> from fournil.messages.plurals import plural_rule
    >>> cards = [{"var": "n"}, " ", {"select": "n", "kind": "plural", "default": "other",
    ...     "cases": {"one": "card", "other": "cards"}}]
    >>> [fill(cards, {"n": n}, plural=plural_rule("en")) for n in (1, 2)]
    ['1 card', '2 cards']
    """
    if isinstance(message, str):
        return message
    texts = []
    for part in message:
        if isinstance(part, str):
            texts.append(part)
        elif "var" in part:
            value = arguments[part["var"]]
            texts.append(number(value) if isinstance(value, (int, float)) else value)
        else:
            case = _case(part, arguments[part["select"]], plural)
            texts.append(fill(case, arguments, plural=plural, number=number))
    return "".join(texts)


def _case(selection: dict[str, Any], value: Any, plural: Callable[[float], str]) -> Compiled:
    cases: dict[str, Compiled] = selection["cases"]
    exact = cases.get(str(value))
    if exact is not None:
        return exact
    if selection["kind"] == "plural" and isinstance(value, (int, float)):
        category = cases.get(plural(value))
        if category is not None:
            return category
    return cases[selection["default"]]
