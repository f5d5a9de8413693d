"""Between positions of the game and the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.core.rules import Rules
from fournil.solver.boulanger.search import Search
from fournil.solver.limit import MEBIBYTE, Cancel, Limit
from fournil.solver.machine.answer import answer
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.core.moves import Move
    from fournil.core.position import Position

MOST_COLUMNS: Final = 8
MOST_CELLS: Final = 7
MOST_DEALS: Final = 512
"""The most deals that the kernel takes at once."""

_KEPT_BYTES: Final = 2 * MEBIBYTE
_idle: Final[list[Search]] = []
"""Searches that wait to be used again: setting one up takes longer than settling most positions."""


class Board(NamedTuple):
    """A position in the kernel's terms.

    Attributes:
        columns: the cards (suit * 16 + rank) of each column, top card last.
        cells: the card in each cell, or None.
        wanted: the set (a bit a card) of the next card of each foundation that is not complete.
        ranks: the rank of the kings.
    """

    columns: list[list[int]]
    cells: list[int | None]
    wanted: int
    ranks: int

    @property
    def pool(self) -> int:
        """The set of the cards in cells."""
        return sum(1 << card for card in self.cells if card is not None)


def takes(rules: Rules) -> bool:
    """Whether the kernel can hold the boards of a game."""
    return rules.columns <= MOST_COLUMNS and rules.cells <= MOST_CELLS and rules.ranks <= 13


def board_of(position: Position) -> Board:
    """A position in the kernel's terms."""
    ranks = position.rules.ranks
    return Board(
        [[card.suit << 4 | card.rank for card in column] for column in position.columns],
        [None if card is None else card.suit << 4 | card.rank for card in position.cells],
        sum(
            1 << (suit << 4 | rank + 1)
            for suit, rank in enumerate(position.foundations)
            if rank < ranks
        ),
        ranks,
    )


def solve(position: Position, limit: Limit, cancel: Cancel) -> Solution:
    """Settles a position of a game in which runs of one suit move and any card fills a column.

    Args:
        position: any position with at most 8 columns and 7 cells.
        limit: what the search may spend.
        cancel: the switch that stops it.
    """
    start = perf_counter()
    board = board_of(position)
    try:
        with borrowed_search(limit, cancel) as search:
            outcome, nodes, line = search.settle(
                board.columns,
                board.pool,
                board.wanted,
                len(board.cells),
                board.ranks,
                limit.duration,
            )
    except MemoryError:
        return Solution(Verdict.UNKNOWN, reason=Reason.MEMORY)
    return answer(outcome, nodes, perf_counter() - start, lambda: expand(line, board))


@contextmanager
def borrowed_search(limit: Limit, cancel: Cancel) -> Iterator[Search]:
    """A search of the kernel, for one thread and for as long as the context lasts.

    Raises:
        MemoryError: its first tables cannot be had.
    """
    search = None
    # One that was used before may hold more memory than a low limit allows. Another thread may take
    # the last one at any moment, so there is no asking first.
    if limit.memory >= _KEPT_BYTES:
        with suppress(IndexError):
            search = _idle.pop()
    search = search or Search()
    search.allow(limit.node_count, limit.memory, cancel.flag)
    yield search
    if search.footprint() <= _KEPT_BYTES:
        _idle.append(search)


def expand(line: Sequence[int], board: Board) -> list[Move]:
    """The moves of the game for a line of packed moves."""
    # Imported here: who asks for verdicts only need not pay for it.
    from fournil.solver.boulanger.expansion import Expansion
    from fournil.solver.boulanger.trace import Trace

    pool = [card for card in board.cells if card is not None]
    steps = Trace(board.columns, pool, board.wanted, len(board.cells)).follow(line)
    return Expansion(board.columns, board.cells).carry_out(steps)
