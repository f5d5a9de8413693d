"""Between positions of the game and the kernel."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import FOUNDATION as UP
from fournil.core.moves import Move, Place
from fournil.core.rules import EmptyColumn, Rules
from fournil.errors import UnsupportedGameError
from fournil.solver.general.codes import CELL, FOUNDATION, MOST_CELLS, MOST_COLUMNS
from fournil.solver.general.search import Search
from fournil.solver.limit import Cancel, Limit
from fournil.solver.machine.answer import answer
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.core.position import Position


def solve(position: Position, limit: Limit, cancel: Cancel) -> Solution:
    """Settles a position of any game, by single cards.

    Args:
        position: any position, in the middle of a game too.
        limit: what the search may spend.
        cancel: the switch that stops it.

    Raises:
        UnsupportedGameError: the kernel cannot hold so many columns or cells.
    """
    start = perf_counter()
    rules = position.rules
    if rules.columns > MOST_COLUMNS or rules.cells > MOST_CELLS:
        raise UnsupportedGameError("search-unfit", columns=MOST_COLUMNS, cells=MOST_CELLS)
    try:
        search = Search()
        search.allow(limit.node_count, limit.memory, cancel.flag)
        search.rule(
            rules.ranks,
            rules.cells,
            rules.fill is EmptyColumn.ANY,
            rules.fill is EmptyColumn.KING,
            [_takers(rules, _card(number)) for number in range(4 * rules.ranks)],
        )
        outcome, nodes, moves = search.search(
            [[_number(card) for card in column] for column in position.columns],
            [_number(card) for card in position.cells if card is not None],
            list(position.foundations),
            limit.duration,
        )
    except MemoryError:
        return Solution(Verdict.UNKNOWN, reason=Reason.MEMORY)
    return answer(outcome, nodes, perf_counter() - start, lambda: _line(position, moves))


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
