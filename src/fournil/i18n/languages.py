"""The six languages, and which of them a visitor wishes."""

from __future__ import annotations

import re
from typing import NamedTuple


class Language(NamedTuple):
    """One language of the program.

    ``tag`` is its BCP 47 tag and the name of its files, ``name`` what its own readers call it,
    ``dir`` the direction of its script (``ltr`` or ``rtl``).
    """

    tag: str
    name: str
    dir: str


LANGUAGES: tuple[Language, ...] = (
    Language("en", "English", "ltr"),
    Language("fr", "Français", "ltr"),
    Language("tr", "Türkçe", "ltr"),
    Language("ar", "العربية", "rtl"),
    Language("fa", "فارسی", "rtl"),
    Language("th", "ไทย", "ltr"),
)
TAGS: tuple[str, ...] = tuple(language.tag for language in LANGUAGES)
FALLBACK = "en"

# Readers of Arabic write numbers in two ways, by country. These are the countries whose default
# is the Arabic-Indic digits (Unicode CLDR, `defaultNumberingSystem`). Everywhere else, and where
# no country is known, this program uses 0-9, as the Arabic text that it grew from does.
# fmt: off
ARABIC_INDIC_REGIONS = frozenset({
    "BH", "DJ", "EG", "ER", "IL", "IQ", "JO", "KM", "KW", "LB", "MR",
    "OM", "PS", "QA", "SA", "SD", "SO", "SS", "SY", "TD", "YE",
})
# fmt: on

_TAG = re.compile(r"[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*")
_MAX_HEADER_LENGTH = 1000


def find_language(tag: str) -> Language:
    """Return the language that a tag, plain (``fr``) or with a region (``fr-CA``), belongs to.

    Raises:
        LookupError: no language of the program has that tag.
    """
    base = _base(tag)
    for language in LANGUAGES:
        if language.tag == base:
            return language
    raise LookupError(tag)


def negotiate(accept_language: str | None, wish: str | None = None) -> str:
    r"""Choose the language of a visitor: one of `TAGS`, whatever is thrown at it.

    Args:
        accept_language: the browser's ``Accept-Language`` header, if there is one.
        wish: what the visitor picked before (an address or a cookie); it goes first if it names
            a language of the program.

    >>> negotiate("xx, fa-IR;q=0.9, en;q=0.1")
    'fa'
    >>> negotiate("fr", wish="th")
    'th'
    >>> negotiate(";;q=,\x00-", wish="../../etc")
    'en'
    """
    if wish is not None and _base(wish) in TAGS:
        return _base(wish)
    for tag in _wishes(accept_language):
        if _base(tag) in TAGS:
            return _base(tag)
    return FALLBACK


def regional(tag: str, accept_language: str | None) -> str:
    """Return ``tag`` with the region that the browser names for it, if any.

    Only the digits of Arabic depend on it: ``Translator(regional("ar", "ar-EG"))`` writes ٤.

    >>> regional("ar", "fr, ar-EG;q=0.5")
    'ar-EG'
    >>> regional("ar", "fr")
    'ar'
    """
    for wished in _wishes(accept_language):
        parts = re.split("[-_]", wished)
        if parts[0].lower() == tag:
            for part in parts[1:]:
                if re.fullmatch("[A-Za-z]{2}", part):
                    return f"{tag}-{part.upper()}"
    return tag


def _base(tag: str) -> str:
    tag = tag.strip()
    return re.split("[-_]", tag)[0].lower() if _TAG.fullmatch(tag) else ""


def _wishes(accept_language: str | None) -> list[str]:
    """Tags of an ``Accept-Language`` header, most wished first, broken parts left out."""
    ranked: list[tuple[float, str]] = []
    for part in (accept_language or "")[:_MAX_HEADER_LENGTH].split(","):
        tag, _, parameter = part.strip().partition(";")
        tag = tag.strip()
        quality = re.fullmatch(r"\s*q\s*=\s*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*", parameter)
        weight = float(quality.group(1)) if quality else (0.0 if parameter else 1.0)
        if weight > 0 and _TAG.fullmatch(tag):
            ranked.append((-weight, tag))
    return [tag for _, tag in sorted(ranked, key=lambda wish: wish[0])]
