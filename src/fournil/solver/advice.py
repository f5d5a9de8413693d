"""Help for a person at the table: which moves keep the game winnable, and which one to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fournil.moves import Move
from fournil.solver.limit import Cancel, Limit
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.position import Position


@dataclass(frozen=True, slots=True)
class Hint:
    """What to play next.

    Attributes:
        verdict: whether the position can be won.
        move: the next move of a winning line; None unless the position is winnable and not won.
        reason: why the verdict is unknown, if it is.
    """

    verdict: Verdict
    move: Move | None = None
    reason: Reason | None = None


def analyse(
    position: Position, *, limit: Limit | None = None, cancel: Cancel | None = None
) -> dict[Move, Solution]:
    """The verdict after each legal move.

    Args:
        position: any position.
        limit: what the search after each single move may spend.
        cancel: a switch that stops the whole; the moves not yet settled are unknown.

    Returns:
        Every legal move, in the order of ``position.legal_moves``, with what it leads to.
    """
    raise NotImplementedError


def hint(
    position: Position, *, limit: Limit | None = None, cancel: Cancel | None = None
) -> Hint:
    """The next move of a winning line. Followed again and again, hints lead to the end.

    Args:
        position: any position.
        limit: what the search may spend.
        cancel: a switch that stops the search.
    """
    raise NotImplementedError
