"""The plural rules of the six languages, against Babel's."""

from __future__ import annotations

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from fournil.i18n import TAGS
from fournil.messages.plurals import plural_rule

WHOLE = [*range(1200), 5000, 1_000_000, 3_000_000, 10_000_019]


@pytest.mark.parametrize("tag", TAGS)
def test_whole_numbers(tag: str) -> None:
    theirs = Locale.parse(tag).plural_form
    ours = plural_rule(tag)
    assert [ours(number) for number in WHOLE] == [theirs(number) for number in WHOLE]


@pytest.mark.parametrize("tag", TAGS)
@given(hundredths=st.integers(0, 100_000).filter(lambda number: number % 100))
def test_fractions(tag: str, hundredths: int) -> None:
    value = hundredths / 100
    assert plural_rule(tag)(value) == Locale.parse(tag).plural_form(value)
