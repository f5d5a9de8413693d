"""Between positions of the game and the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from fournil.moves import Move
from fournil.rules import Rules
from fournil.solver.boulanger import outcomes
from fournil.solver.boulanger.search import Search
from fournil.solver.limit import Cancel, Limit
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.position import Position

MOST_COLUMNS: Final = 8
MOST_CELLS: Final = 7

REASONS: Final = {
    outcomes.OUT_OF_NODES: Reason.NODES,
    outcomes.OUT_OF_TIME: Reason.SECONDS,
    outcomes.OUT_OF_MEMORY: Reason.MEMORY,
    outcomes.CANCELLED: Reason.CANCELLED,
}


def takes(rules: Rules) -> bool:
    """Whether the kernel can hold the boards of a game."""
    return rules.columns <= MOST_COLUMNS and rules.cells <= MOST_CELLS


def solve(position: Position, limit: Limit, cancel: Cancel) -> Solution:
    """Settles a position of a game in which runs of one suit move and any card fills a column.

    Args:
        position: any position with at most 8 columns and 7 cells.
        limit: what the search may spend.
        cancel: the switch that stops it.
    """
    start = perf_counter()
    if limit.memory <= 0:
        return Solution(Verdict.UNKNOWN, reason=Reason.MEMORY)
    columns = [[card.suit << 4 | card.rank for card in column] for column in position.columns]
    cells = [None if card is None else card.suit << 4 | card.rank for card in position.cells]
    pool = sum(1 << card for card in cells if card is not None)
    ranks = position.rules.ranks
    wanted = sum(
        1 << (suit << 4 | rank + 1)
        for suit, rank in enumerate(position.foundations)
        if rank < ranks
    )
    try:
        search = Search()
    except MemoryError:
        return Solution(Verdict.UNKNOWN, reason=Reason.MEMORY)
    search.allow(-1 if limit.nodes is None else limit.nodes, limit.memory, cancel.flag)
    seconds = -1.0 if limit.seconds is None else limit.seconds
    outcome, nodes, line = search.settle(columns, pool, wanted, len(cells), ranks, seconds)
    return solution_of(outcome, nodes, perf_counter() - start, line, columns, cells, wanted)


def solution_of(
    outcome: int,
    nodes: int,
    seconds: float,
    line: Sequence[int],
    columns: Sequence[Sequence[int]],
    cells: Sequence[int | None],
    wanted: int,
) -> Solution:
    """What the kernel found, as a solution whose line is unpacked when it is asked for."""
    if outcome == outcomes.WON:

        def unpack() -> Sequence[Move]:
            return expand(line, columns, cells, wanted)

        return Solution(Verdict.WINNABLE, unpack, nodes=nodes, seconds=seconds)
    if outcome == outcomes.LOST:
        return Solution(Verdict.UNWINNABLE, nodes=nodes, seconds=seconds)
    return Solution(Verdict.UNKNOWN, nodes=nodes, seconds=seconds, reason=REASONS[outcome])


def expand(
    line: Sequence[int],
    columns: Sequence[Sequence[int]],
    cells: Sequence[int | None],
    wanted: int,
) -> list[Move]:
    """The moves of the game for a line of packed moves.

    Args:
        line: the kernel's moves.
        columns: the cards (suit * 16 + rank) of each column, top card last.
        cells: the card in each cell, or None.
        wanted: the set of the next card of each foundation that is not complete.
    """
    # Imported here: who asks for verdicts only need not pay for it.
    from fournil.solver.boulanger.expansion import Expansion
    from fournil.solver.boulanger.trace import Trace

    pool = [card for card in cells if card is not None]
    steps = Trace(columns, pool, wanted, len(cells)).follow(line)
    return Expansion(columns, cells).carry_out(steps)
