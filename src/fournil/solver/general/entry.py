"""Between positions of the game and the kernel."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from fournil.cards import Card, Rank, Suit
from fournil.moves import FOUNDATION as UP
from fournil.moves import Move, Place
from fournil.rules import Fill, Rules
from fournil.solver.general.codes import CELL, FOUNDATION, WON
from fournil.solver.general.codes import LOST as NOT_WON
from fournil.solver.general.search import Search
from fournil.solver.limit import Cancel, Limit
from fournil.solver.machine.stops import CANCELLED, OUT_OF_MEMORY, OUT_OF_NODES, OUT_OF_TIME
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.position import Position

_REASONS: Final = {
    OUT_OF_NODES: Reason.NODES,
    OUT_OF_TIME: Reason.SECONDS,
    OUT_OF_MEMORY: Reason.MEMORY,
    CANCELLED: Reason.CANCELLED,
}


def solve(position: Position, limit: Limit, cancel: Cancel) -> Solution:
    """Settles a position of any game, by single cards.

    Args:
        position: any position, in the middle of a game too.
        limit: what the search may spend.
        cancel: the switch that stops it.
    """
    start = perf_counter()
    rules = position.rules
    try:
        search = Search()
        search.allow(-1 if limit.nodes is None else max(0, limit.nodes), limit.memory, cancel.flag)
        search.rule(
            rules.ranks,
            rules.cells,
            rules.fill is Fill.ANY,
            rules.fill is Fill.KING,
            [_takers(rules, _card(number)) for number in range(4 * rules.ranks)],
        )
        outcome, nodes, moves = search.search(
            [[_number(card) for card in column] for column in position.columns],
            [_number(card) for card in position.cells if card is not None],
            list(position.foundations),
            -1.0 if limit.seconds is None else limit.seconds,
        )
    except MemoryError:
        return Solution(Verdict.UNKNOWN, reason=Reason.MEMORY)
    seconds = perf_counter() - start
    if outcome == WON:
        return Solution(
            Verdict.WINNABLE, lambda: _line(position, moves), nodes=nodes, seconds=seconds
        )
    if outcome == NOT_WON:
        return Solution(Verdict.UNWINNABLE, nodes=nodes, seconds=seconds)
    return Solution(Verdict.UNKNOWN, nodes=nodes, seconds=seconds, reason=_REASONS[outcome])


def _line(position: Position, moves: list[int]) -> list[Move]:
    """The moves of the game for the kernel's moves, cells told apart."""
    cells = list(position.cells)
    line = []
    for move in moves:
        card, source, target = _card(move & 63), move >> 6 & 31, move >> 11
        if source == CELL:
            origin = Place.cell(cells.index(card))
            cells[origin.index] = None
        else:
            origin = Place.column(source)
        if target == CELL:
            goal = Place.cell(cells.index(None))
            cells[goal.index] = card
        else:
            goal = UP if target == FOUNDATION else Place.column(target)
        line.append(Move(origin, goal))
    return line


def _takers(rules: Rules, on: Card) -> int:
    """The set (a bit a card) of the cards that may be placed on a card."""
    return sum(1 << _number(card) for card in rules.deck if rules.accepts(card, on=on))


def _number(card: Card) -> int:
    return (card.rank - 1) * 4 + card.suit


def _card(number: int) -> Card:
    return Card(Rank((number >> 2) + 1), Suit(number & 3))
