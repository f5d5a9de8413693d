"""Numbers in each language, against Babel's."""

from __future__ import annotations

import pytest
from babel import Locale
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from fournil.i18n import TAGS
from fournil.i18n.numbers import format_number, map_digits, numbering

REGIONAL = (*TAGS, "ar-EG", "ar-MA")


def babels(value: float, tag: str) -> str:
    """The number with Babel's separators, and the digits that Babel leaves as they are."""
    system = numbering(tag)
    locale = Locale.parse(tag[:2])
    known = system if system in locale.number_symbols else "latn"
    return map_digits(format_decimal(value, locale=locale, numbering_system=known), system)


@pytest.mark.parametrize("tag", REGIONAL)
@given(value=st.integers(-(10**12), 10**12) | st.integers(-2000, 2000))
def test_whole_numbers(tag: str, value: int) -> None:
    assert format_number(value, tag) == babels(value, tag)


@pytest.mark.parametrize("tag", REGIONAL)
@given(value=st.floats(-1e9, 1e9).filter(lambda value: abs(value) > 1e-3))
def test_fractions(tag: str, value: float) -> None:
    assert format_number(value, tag) == babels(value, tag)


@pytest.mark.parametrize("tag", REGIONAL)
def test_a_number_of_any_length(tag: str) -> None:
    text = format_number(10**499, tag)
    assert sum(map(str.isdecimal, text)) == 500
