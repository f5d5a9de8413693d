"""What the outcome of a kernel's search says of the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from fournil.solver.machine.outcomes import (
    CANCELLED,
    LOST,
    OUT_OF_MEMORY,
    OUT_OF_NODES,
    OUT_OF_TIME,
    WON,
)
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.core.moves import Move

_ANSWERS: Final = {
    WON: (Verdict.WINNABLE, None),
    LOST: (Verdict.UNWINNABLE, None),
    OUT_OF_NODES: (Verdict.UNKNOWN, Reason.NODES),
    OUT_OF_TIME: (Verdict.UNKNOWN, Reason.SECONDS),
    OUT_OF_MEMORY: (Verdict.UNKNOWN, Reason.MEMORY),
    CANCELLED: (Verdict.UNKNOWN, Reason.CANCELLED),
}


def answer(
    outcome: int, nodes: int, seconds: float, line: Sequence[Move] | Callable[[], Sequence[Move]]
) -> Solution:
    """The answer to one position.

    Args:
        outcome: how the search ended; one of :mod:`fournil.solver.machine.outcomes`.
        nodes: how many positions it looked at.
        seconds: how long it took, by the clock.
        line: the moves of a win, or what unpacks them when they are first asked for.

    >>> answer(OUT_OF_TIME, 7, 0.1, list)
    <Solution unknown (time-limit), 7 nodes>
    """
    verdict, reason = _ANSWERS[outcome]
    return Solution(verdict, line if outcome == WON else None, nodes, seconds, reason)
