"""Between positions of the game and the kernel."""

from __future__ import annotations

from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Final

from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import FOUNDATION as UP
from fournil.core.moves import Move, Place
from fournil.core.rules import EmptyColumn, Rules
from fournil.errors import UnsupportedGameError
from fournil.solver.base.kernel import IdleSearches
from fournil.solver.base.limits import MEBIBYTE, CancelToken, Limit
from fournil.solver.base.result import Reason, Result, Verdict, answer
from fournil.solver.generic.packing import CELL, FOUNDATION, MAX_CELLS, MAX_COLUMNS
from fournil.solver.generic.search import Search

if TYPE_CHECKING:
    from fournil.core.position import Position


_IDLE: Final = IdleSearches(Search, max_bytes=16 * MEBIBYTE)


def supports(rules: Rules) -> bool:
    """Whether the kernel can hold the boards of a game; it plays by any rules."""
    return rules.columns <= MAX_COLUMNS and rules.cells <= MAX_CELLS


def search(position: Position, limit: Limit, cancel: CancelToken, seed: int = 0) -> Result:
    """Decide a position of any game, by single cards.

    Args:
        position: any position, in the middle of a game too.
        limit: what the search may spend.
        cancel: the token that stops it.
        seed: where the Zobrist keys begin.

    Raises:
        UnsupportedGameError: the kernel cannot hold so many columns or cells.
    """
    start = perf_counter()
    rules = position.rules
    if not supports(rules):
        raise UnsupportedGameError("search-unfit", columns=MAX_COLUMNS, cells=MAX_CELLS)
    try:
        with _IDLE.borrow(limit, cancel, seed) as kernel:
            kernel.set_rules(
                rules.ranks,
                rules.cells,
                rules.fill is EmptyColumn.ANY,
                rules.fill is EmptyColumn.KING,
                _takers(rules),
            )
            kernel.set_position(
                [[_number(card) for card in column] for column in position.columns],
                [_number(card) for card in position.cells if card is not None],
                list(position.foundations),
            )
            outcome, nodes, moves = kernel.run(limit.duration)
    except MemoryError:
        return Result(Verdict.UNKNOWN, reason=Reason.MEMORY)
    return answer(outcome, nodes, perf_counter() - start, lambda: _line(position, moves))


def _line(position: Position, moves: list[int]) -> list[Move]:
    """Return the moves of the game for the kernel's moves, cells told apart."""
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


@lru_cache(maxsize=16)
def _takers(rules: Rules) -> list[int]:
    """For each card the set (a bit a card) of the cards that may be placed on it."""
    deck = [_card(number) for number in range(4 * rules.ranks)]
    return [sum(1 << _number(card) for card in deck if rules.accepts(card, on=on)) for on in deck]


def _number(card: Card) -> int:
    return (card.rank - 1) * 4 + card.suit


def _card(number: int) -> Card:
    return Card(Rank((number >> 2) + 1), Suit(number & 3))
