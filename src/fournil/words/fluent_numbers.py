"""Numbers that Fluent puts into a message in the language's own digits.

Apart from `numbers`, so that this module alone pays for importing Fluent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.runtime.types import FluentFloat, FluentInt

from fournil.words.numbers import format_number

if TYPE_CHECKING:
    from babel import Locale


class LocalInt(FluentInt):
    """A whole number; ``tag`` is the language in whose digits it is written."""

    tag: str

    def format(self, locale: Locale) -> str:
        """Write the number; Babel's locale (without region) is not asked."""
        del locale
        return format_number(int(self), self.tag)


class LocalFloat(FluentFloat):
    """A fraction; ``tag`` is the language in whose digits it is written."""

    tag: str

    def format(self, locale: Locale) -> str:
        """Write the number; Babel's locale (without region) is not asked."""
        del locale
        return format_number(float(self), self.tag)


def local_number(value: float, tag: str) -> LocalInt | LocalFloat:
    """Wrap a number for Fluent: it selects plurals as before and is written in the language."""
    number = LocalInt(value) if isinstance(value, int) else LocalFloat(value)
    number.tag = tag
    return number
