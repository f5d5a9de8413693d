"""Deals of consecutive numbers, as ``--deals`` takes them: ``ms:1-1000``.

What deals cards is imported only when a single deal is looked at: the kernel deals ranges itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.cli.arguments import UsageError
from fournil.core.rules import CATALOGUE, Rules, find_rules
from fournil.errors import UnknownGameError
from fournil.solver.batch import CodeDeals, MicrosoftDeals

if TYPE_CHECKING:
    from fournil.core.position import Position
    from fournil.deals.deal import Deal

_SOURCES: Final = ("code", "ms", "pysol")
_MAX_DIGITS: Final = 30


class NamedPosition(NamedTuple):
    """A position and what it was called on the command line."""

    name: str
    position: Position


class Range:
    """Deals of consecutive numbers.

    Attributes:
        rules: the game.
        source: ``code``, ``ms`` or ``pysol``.
        numbers: the numbers.
    """

    def __init__(
        self, rules: Rules, source: str, numbers: range, named: Rules | None = None
    ) -> None:
        """Makes sure that the deals exist.

        Args:
            rules: the game.
            source: ``code``, ``ms`` or ``pysol``.
            numbers: the numbers.
            named: the game that codes name, if codes know no game with so many cells.

        Raises:
            DealNumberError: one does not.
        """
        self.rules = rules
        self.source = source
        self.numbers = numbers
        self._named = named or rules
        packed = self.packed()
        if packed is not None:
            packed.check()
        else:
            for number in (numbers[0], numbers[-1]):
                self.deal(number)

    def deal(self, number: int) -> Deal:
        """The deal with a number.

        Raises:
            DealNumberError: there is none.
        """
        from fournil.deals.deal import Deal

        makers = {"code": Deal, "ms": Deal.microsoft, "pysol": Deal.pysol}
        return makers[self.source](self.rules, number)

    def name(self, number: int) -> str:
        """What the deal with a number is called, so that the name can be given as an argument."""
        if self.source != "code":
            return f"{self.source}:{number}"
        from fournil.notation import codes

        return codes.write(self._named, number)

    def packed(self) -> CodeDeals | None:
        """The same deals in the form that a kernel deals by itself; None for PySolFC's."""
        if self.source == "pysol":
            return None
        kind = MicrosoftDeals if self.source == "ms" else CodeDeals
        return kind(self.rules, self.numbers)

    @property
    def count(self) -> int:
        """How many deals they are: PySolFC's can be more than ``len`` counts."""
        return self.numbers[-1] - self.numbers[0] + 1

    def __iter__(self) -> Iterator[NamedPosition]:
        for number in self.numbers:
            yield NamedPosition(self.name(number), self.deal(number).position)


def read_range(text: str, game: str | None = None, cells: int | None = None) -> Range:
    """The deals that ``--deals`` asks for: ``ms:1-1000``, ``pysol:5``, ``BD1-KA-code:0-99``.

    Args:
        text: the range.
        game: the game, if the range does not name it.
        cells: the number of free cells, if not the game's usual one.

    Raises:
        UsageError: it is no range, or it runs backwards.
        UnknownGameError: there is no such game, or it has no cells.
        DealNumberError: its first or last deal does not exist.
    """
    head, _, numbers = text.strip().rpartition(":")
    game_named, _, source = head.replace(":", "-").rpartition("-")
    first_text, dash, last_text = numbers.partition("-")
    if not dash:
        last_text = first_text
    digits = (first_text, last_text)
    if source.lower() not in _SOURCES or not all(_is_number(number) for number in digits):
        raise UsageError("cli-range-malformed", text=text)
    first, last = map(int, digits)
    if last < first:
        raise UsageError("cli-range-backwards", first=first, last=last)
    named = find_rules(game_named or game or CATALOGUE[0].game)
    rules = with_cells(named, cells)
    known = rules if rules in CATALOGUE else named
    return Range(rules, source.lower(), range(first, last + 1), known)


def looks_like_range(text: str) -> bool:
    """Whether a text names many deals, so that it belongs to ``--deals``.

    >>> looks_like_range("ms:1-1000"), looks_like_range("ms:17"), looks_like_range("BK1-C4-AAAAA24")
    (True, False, False)
    """
    head, _, numbers = text.strip().rpartition(":")
    parts = numbers.split("-")
    named = head.replace(":", "-").rpartition("-")[2].lower() in _SOURCES
    return named and len(parts) == 2 and all(map(_is_number, parts))


def with_cells(rules: Rules, cells: int | None) -> Rules:
    """The game with another number of free cells, any number that a search takes.

    Raises:
        UnknownGameError: this game is played without cells.
    """
    if cells is None or cells == rules.cells:
        return rules
    if rules.cells == 0:
        raise UnknownGameError("game-cells", game=rules.game, cells=cells, known="0")
    return rules.with_cells(cells)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _MAX_DIGITS
