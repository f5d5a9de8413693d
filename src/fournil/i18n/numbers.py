"""Numbers in a language's own digits and separators.

Which digits: Persian ones in Persian, Arabic-Indic ones in Arabic where the country uses them (see
`languages.ARABIC_INDIC_REGIONS`), 0-9 everywhere else. Codes, card ranks inside codes and moves are
never mapped.

The separators are those of Unicode CLDR. They stand in a table because reading a library's locale
data takes longer than a whole command; a test compares every number with Babel's.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from fournil.i18n.languages import ARABIC_INDIC_REGIONS, find_language

DIGITS = {"latn": "0123456789", "arab": "٠١٢٣٤٥٦٧٨٩", "arabext": "۰۱۲۳۴۵۶۷۸۹"}
# The signs that go with both kinds of other digits: thousands, fraction, percent.
_SIGNS = str.maketrans(",.%", "٬٫٪")
_SIGN = re.compile(r"(?<=[0-9])(?:[,.](?=[0-9])|%)")
# What one is to type (7H, ms:617, --port 8052) stands in an isolate or touches Latin letters.
_TYPED = re.compile(
    "\u2066[^\u2069]*(?:\u2069|$)"
    "|(?P<number>(?<![A-Za-z0-9:/.-])[0-9]+(?:[,.][0-9]+)*(?![A-Za-z0-9:/]))"
    "|(?P<percent>%)"
)


class _Separators(NamedTuple):
    group: str
    decimal: str


_LATIN: Final = {
    "en": _Separators(",", "."),
    "fr": _Separators("\N{NARROW NO-BREAK SPACE}", ","),
    "tr": _Separators(".", ","),
    "ar": _Separators(",", "."),
    "fa": _Separators(",", "."),
    "th": _Separators(",", "."),
}
_OTHERS: Final = {
    "arab": _Separators("٬", "٫"),
    "arabext": _Separators("٬", "٫"),
}
_PLACES: Final = 3
"""A fraction is rounded to so many places, halves to the even digit."""


def numbering(tag: str) -> str:
    """Return the numbering system (a key of `DIGITS`) for a language tag with or without region.

    >>> numbering("fa"), numbering("ar"), numbering("ar-EG"), numbering("ar-MA")
    ('arabext', 'latn', 'arab', 'latn')
    """
    base = find_language(tag).tag
    if base == "fa":
        return "arabext"
    if base == "ar" and tag[3:].upper() in ARABIC_INDIC_REGIONS:
        return "arab"
    return "latn"


def map_digits(text: str, system: str) -> str:
    """Write the digits 0-9 of ``text`` in another numbering system."""
    return text.translate(str.maketrans(DIGITS["latn"], DIGITS[system]))


def map_numbers(text: str, system: str) -> str:
    """Write the numbers of ``text``, typed as 4.3% or 32,000, in another numbering system.

    >>> map_numbers("32,000, 4.3%.", "arab")
    '٣٢٬٠٠٠, ٤٫٣٪.'
    """
    if system == "latn":
        return text
    return map_digits(_SIGN.sub(lambda sign: sign[0].translate(_SIGNS), text), system)


def map_typed_numbers(text: str, system: str) -> str:
    """Write the numbers of a message in another numbering system, and leave codes and moves.

    >>> map_typed_numbers("(8052) BK1-C4 UTF-8 %", "arab")
    '(٨٠٥٢) BK1-C4 UTF-8 ٪'
    """

    def write(found: re.Match[str]) -> str:
        if found["percent"]:
            return found["percent"].translate(_SIGNS)
        return map_numbers(found["number"], system) if found["number"] else found[0]

    return text if system == "latn" else _TYPED.sub(write, text)


def format_number(value: float, tag: str) -> str:
    """Write a number as readers of the language do.

    >>> format_number(24040, "en"), format_number(24040, "fa"), format_number(0.5, "tr")
    ('24,040', '۲۴٬۰۴۰', '0,5')
    """
    system = numbering(tag)
    separators = _OTHERS.get(system) or _LATIN[find_language(tag).tag]
    if isinstance(value, int):
        whole, fraction = str(abs(value)), ""
    else:
        from decimal import ROUND_HALF_EVEN, Decimal

        exact = abs(Decimal(str(value)))
        rounded = exact.quantize(Decimal(10) ** -_PLACES, rounding=ROUND_HALF_EVEN)
        whole, _, fraction = f"{rounded:f}".partition(".")
        fraction = fraction.rstrip("0")
    first = len(whole) % 3 or 3
    groups = [whole[:first], *(whole[at : at + 3] for at in range(first, len(whole), 3))]
    text = separators.group.join(groups)
    if fraction:
        text += separators.decimal + fraction
    if value < 0:
        text = "-" + text
    return map_digits(text, system)
