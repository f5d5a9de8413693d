"""What of a long check the default run tries; ``make test-all`` tries the whole."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet

LONG_WORDS: Final = ("fr", "ar", "th")
"""For what has to fit: long words, writing from the right, tall script without spaces."""
BOTH_WAYS: Final = ("en", "ar")
"""For what depends on the direction only; their places in the list of languages differ in parity,
so both schemes are tried where tests take them in turn."""


def sampled(values: Iterable[Any], sample: Collection[Any]) -> list[ParameterSet]:
    """Make parameters of which those outside the sample are marked as slow.

    Args:
        values: all that are to be tried; a tuple stands for several arguments.
        sample: those of them that the default run tries.
    """
    all_values = list(values)
    assert all(value in all_values for value in sample), "the sample has what is not there"
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=() if value in sample else pytest.mark.slow,
        )
        for value in all_values
    ]
