"""Deals of consecutive numbers, as ``--deals`` takes them: ``ms:1-1000``.

The ranges themselves are those of :mod:`fournil.deals.ranges`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.cli.arguments import UsageError
from fournil.core.rules import CATALOGUE, Rules, find_rules
from fournil.deals.ranges import RANGES, CodeDeals, DealRange
from fournil.errors import UnknownGameError

if TYPE_CHECKING:
    from fournil.core.position import Position

_MAX_DIGITS: Final = 30


class NamedPosition(NamedTuple):
    """A position and what it was called on the command line."""

    name: str
    position: Position


def read_range(text: str, game: str | None = None, cells: int | None = None) -> DealRange:
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
    if source.lower() not in RANGES or not all(_is_number(number) for number in digits):
        raise UsageError("cli-range-malformed", text=text)
    first, last = map(int, digits)
    if last < first:
        raise UsageError("cli-range-backwards", first=first, last=last)
    named = find_rules(game_named or game or CATALOGUE[0].game)
    rules = with_cells(named, cells)
    kind, deal_numbers = RANGES[source.lower()], range(first, last + 1)
    deals: DealRange
    if kind is CodeDeals and rules not in CATALOGUE:
        deals = CodeDeals(rules, deal_numbers, named)
    else:
        deals = kind(rules, deal_numbers)
    deals.check()
    return deals


def looks_like_range(text: str) -> bool:
    """Whether a text names many deals, so that it belongs to ``--deals``.

    >>> looks_like_range("ms:1-1000"), looks_like_range("ms:17"), looks_like_range("BK1-C4-AAAAA24")
    (True, False, False)
    """
    head, _, numbers = text.strip().rpartition(":")
    parts = numbers.split("-")
    named = head.replace(":", "-").rpartition("-")[2].lower() in RANGES
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
