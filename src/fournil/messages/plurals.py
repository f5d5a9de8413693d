"""The plural rules of the six languages.

Source: Unicode CLDR, "Language Plural Rules", cardinals. A table of six rules instead of a library
because reading a library's locale data takes longer than a whole command; a test compares every
rule with Babel's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

_FEW: Final = range(3, 11)
_MANY: Final = range(11, 100)
_MILLION: Final = 1_000_000


def plural_rule(tag: str) -> Callable[[float], str]:
    """Return the plural rule of a language: from a number, not negative, to its category.

    Raises:
        KeyError: the language is none of the six.

    >>> [plural_rule("ar")(n) for n in (0, 1, 2, 5, 15, 100)]
    ['zero', 'one', 'two', 'few', 'many', 'other']
    """
    return _RULES[tag]


def _english(value: float) -> str:
    return "one" if value == 1 and isinstance(value, int) else "other"


def _french(value: float) -> str:
    if value < 2:
        return "one"
    is_millions = isinstance(value, int) and value % _MILLION == 0
    return "many" if is_millions else "other"


def _turkish(value: float) -> str:
    return "one" if value == 1 else "other"


def _arabic(value: float) -> str:
    if value in (0, 1, 2):
        return ("zero", "one", "two")[int(value)]
    rest = value % 100
    if rest in _FEW:
        return "few"
    return "many" if rest in _MANY else "other"


def _persian(value: float) -> str:
    return "one" if value <= 1 else "other"


def _thai(value: float) -> str:
    del value
    return "other"


_RULES: Final[dict[str, Callable[[float], str]]] = {
    "en": _english,
    "fr": _french,
    "tr": _turkish,
    "ar": _arabic,
    "fa": _persian,
    "th": _thai,
}
