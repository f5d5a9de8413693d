"""Between positions of the game and the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.core.rules import Rules
from fournil.solver.bakers_game.search import Search
from fournil.solver.base.kernel import IdleSearches
from fournil.solver.base.limits import MEBIBYTE, CancelToken, Limit
from fournil.solver.base.result import Reason, Result, Verdict, answer

if TYPE_CHECKING:
    from fournil.core.moves import Move
    from fournil.core.position import Position

MAX_COLUMNS: Final = 8
MAX_CELLS: Final = 7
MAX_DEALS: Final = 512
"""The most deals that the kernel takes at once."""

IDLE: Final = IdleSearches(Search, max_bytes=2 * MEBIBYTE)


class Board(NamedTuple):
    """A position in the kernel's terms.

    Attributes:
        columns: the cards (suit * 16 + rank) of each column, top card last.
        cells: the card in each cell, or None.
        foundation_next: the set (a bit a card) of the next card of each foundation that is not
            complete.
        ranks: the rank of the kings.
    """

    columns: list[list[int]]
    cells: list[int | None]
    foundation_next: int
    ranks: int

    @property
    def pool(self) -> int:
        """The set of the cards in cells."""
        return sum(1 << card for card in self.cells if card is not None)


def supports(rules: Rules) -> bool:
    """Whether the kernel can hold the boards of a game."""
    return rules.columns <= MAX_COLUMNS and rules.cells <= MAX_CELLS and rules.ranks <= 13


def board_of(position: Position) -> Board:
    """Return a position in the kernel's terms."""
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


def search(position: Position, limit: Limit, cancel: CancelToken, seed: int = 0) -> Result:
    """Decide a position of a game in which runs of one suit move and any card fills a column.

    Args:
        position: any position with at most 8 columns and 7 cells.
        limit: what the search may spend.
        cancel: the token that stops it.
        seed: where the Zobrist keys begin.
    """
    start = perf_counter()
    board = board_of(position)
    try:
        with IDLE.borrow(limit, cancel, seed) as kernel:
            kernel.set_position(
                board.columns, board.pool, board.foundation_next, len(board.cells), board.ranks
            )
            outcome, nodes, line = kernel.run(limit.duration)
    except MemoryError:
        return Result(Verdict.UNKNOWN, reason=Reason.MEMORY)
    return answer(outcome, nodes, perf_counter() - start, lambda: expand(line, board))


def expand(line: Sequence[int], board: Board) -> list[Move]:
    """Return the moves of the game for a line of packed moves."""
    # Imported here: who asks for verdicts only need not pay for it.
    from fournil.solver.bakers_game.expansion import Expansion
    from fournil.solver.bakers_game.trace import Trace

    pool = [card for card in board.cells if card is not None]
    steps = Trace(board.columns, pool, board.foundation_next, len(board.cells)).follow(line)
    return Expansion(board.columns, board.cells).carry_out(steps)
