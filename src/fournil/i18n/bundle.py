"""Numbers that Fluent puts into a message in the language's own digits.

Apart from `numbers`, so that this module alone pays for importing Fluent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt

from fournil.i18n.numbers import format_number

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime.resolver import Pattern


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


class Bundle(FluentBundle):
    """A bundle that takes its numbers from `local_number` and leaves them as they are.

    Fluent's own bundle makes new numbers of all that are given to it, and those write 0-9.
    """

    def format_ready(self, pattern: Pattern, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Fill in a message; the arguments are text or local numbers.

        Returns:
            The text, and what was wrong: arguments that the message wants and did not get.
        """
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args)
        environment = ResolverEnvironment(context=self, current=current, errors=errors)
        return str(pattern(environment)), errors
