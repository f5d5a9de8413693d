"""The solver and the exhaustive search asked the same question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fournil import Build, EmptyColumn, Position, Rules, Verdict, solve
from tests.solver import exhaustive
from tests.solver.exhaustive import Board, Kind

_BUILDS = {
    "same": Build.SAME_SUIT,
    "other": Build.OTHER_SUIT,
    "any": Build.ANY_SUIT,
    "colour": Build.ALTERNATE_COLOUR,
}
_FILLS = {"any": EmptyColumn.ANY, "king": EmptyColumn.KING, "none": EmptyColumn.NOTHING}


class Comparison(NamedTuple):
    """What both say of one board: the exhaustive search None if the board is too large for it."""

    seed: int
    is_deal: bool
    expected: bool | None
    found: Verdict

    @property
    def agrees(self) -> bool:
        verdicts = {True: Verdict.WINNABLE, False: Verdict.UNWINNABLE, None: self.found}
        return self.found is verdicts[self.expected]


def rules_of(kind: Kind) -> Rules:
    """The same small game as the package describes games."""
    return Rules(
        game=kind.name.split()[0],
        code="XX1",
        options="XX",
        layout=kind.layout,
        cells=kind.cells,
        build=_BUILDS[kind.build],
        fill=_FILLS[kind.fill],
        runs=kind.fill == "any",
        kings_sink=kind.kings_sink,
        aces_up=kind.aces_up,
        ranks=kind.ranks,
    )


def position_of(kind: Kind, board: Board) -> Position:
    """The same board as the package describes boards."""
    columns, cells, up = board
    return Position(rules_of(kind), [" ".join(column) for column in columns], " ".join(cells), up)


def compare(kind: Kind, seed: int, most: int = 500_000) -> Iterator[Comparison]:
    """Asks both about a deal and about a board some way into it.

    A line that the solver gives is played through.
    """
    start = exhaustive.deal(kind, seed)
    for is_deal, board in ((True, start), (False, exhaustive.wander(kind, start, seed))):
        expected = exhaustive.is_winnable(kind, board, most)
        position = position_of(kind, board)
        solution = solve(position)
        if solution.line is not None:
            for move in solution.line:
                position = position.play(move)
            assert position.is_won, f"the line for {kind.name}, seed {seed}, does not win"
        yield Comparison(seed, is_deal, expected, solution.verdict)
