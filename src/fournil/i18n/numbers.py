"""Numbers in a language's own digits and separators.

Babel knows the separators of every country but always writes the digits 0-9, so those are mapped
here. Which digits: Persian ones in Persian, Arabic-Indic ones in Arabic where the country uses
them (see `languages.ARABIC_INDIC_REGIONS`), 0-9 everywhere else. Codes, card ranks inside codes
and moves are never mapped.
"""

from __future__ import annotations

import re
from decimal import localcontext

from fournil.i18n.languages import ARABIC_INDIC_REGIONS, find_language

_MAX_NUMBER_LENGTH = 500
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
    from babel import Locale
    from babel.numbers import format_decimal

    system = numbering(tag)
    # The plain language's separators, never the region's: only the digits follow the region.
    locale = Locale.parse(find_language(tag).tag)
    known = system if system in locale.number_symbols else "latn"
    # Babel rounds in the current decimal context: a mistyped deal number can be longer than that.
    with localcontext(prec=_MAX_NUMBER_LENGTH):
        text = format_decimal(value, locale=locale, numbering_system=known)
    return map_digits(text, system)
