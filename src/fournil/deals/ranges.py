"""Ranges of deals: consecutive numbers from one source, for the solver and the command line.

A range deals nothing by itself: what shuffles cards is imported only when a single deal is asked
for, since a kernel deals most ranges by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from fournil.core.rules import Rules

if TYPE_CHECKING:
    from fournil.deals.deal import Deal


class DealRange:
    """Deals of consecutive numbers.

    Attributes:
        source: whose numbers they are, as in ``ms:617``.
        known: all numbers that are deals.
        rules: the game.
        numbers: the deal numbers.
    """

    __slots__ = ("numbers", "rules")

    source: ClassVar[str]
    known: ClassVar[range]

    def __init__(self, rules: Rules, numbers: range) -> None:
        self.rules = rules
        self.numbers = numbers

    def __iter__(self) -> Iterator[Deal]:
        return map(self.deal, self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    @property
    def count(self) -> int:
        """How many deals they are: PySolFC's can be more than ``len`` counts."""
        if not self.numbers:
            return 0
        return (self.numbers[-1] - self.numbers[0]) // self.numbers.step + 1

    def deal(self, number: int) -> Deal:
        """Return the deal with a number.

        Raises:
            DealNumberError: there is no such deal.
        """
        raise NotImplementedError

    def name(self, number: int) -> str:
        """Name the deal with a number as the command line takes it."""
        return f"{self.source}:{number}"

    def check(self) -> None:
        """Make sure that all numbers are deals.

        Raises:
            DealNumberError: one of them is outside the numbers of the source.
        """
        for outermost in (*self.numbers[:1], *self.numbers[-1:]):
            if outermost not in self.known:
                self.deal(outermost)  # says what is wrong


class CodeDeals(DealRange):
    """A range of a game's own code space, 0 to 1,073,741,823.

    Attributes:
        named: the game whose codes name the deals, mostly ``rules``: codes know no game with an
            unusual number of cells.
    """

    __slots__ = ("named",)

    source: ClassVar[str] = "code"
    known: ClassVar[range] = range(2**30)

    def __init__(self, rules: Rules, numbers: range, named: Rules | None = None) -> None:
        super().__init__(rules, numbers)
        self.named = named or rules

    def deal(self, number: int) -> Deal:
        """Return the deal with a number."""
        from fournil.deals.deal import Deal

        return Deal(self.rules, number)

    def name(self, number: int) -> str:
        """Return the game code of a number."""
        from fournil.notation import codes

        return codes.write(self.named, number)


class MicrosoftDeals(DealRange):
    """A range of Microsoft deals, 1 to 2**33 - 1."""

    __slots__ = ()

    source: ClassVar[str] = "ms"
    known: ClassVar[range] = range(1, 2**33)

    def deal(self, number: int) -> Deal:
        """Return the deal with a number."""
        from fournil.deals.deal import Deal

        return Deal.microsoft(self.rules, number)


class PysolDeals(DealRange):
    """A range of PySolFC's deals, 1 to 10**20."""

    __slots__ = ()

    source: ClassVar[str] = "pysol"
    known: ClassVar[range] = range(1, 10**20 + 1)

    def deal(self, number: int) -> Deal:
        """Return the deal with a number."""
        from fournil.deals.deal import Deal

        return Deal.pysol(self.rules, number)


RANGES: Final = {kind.source: kind for kind in (CodeDeals, MicrosoftDeals, PysolDeals)}
"""The class of each source."""
