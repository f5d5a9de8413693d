"""What a search answers: a verdict, the line that proves it, and what it cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from fournil.solver.runtime.outcomes import (
    CANCELLED,
    LOST,
    OUT_OF_MEMORY,
    OUT_OF_NODES,
    OUT_OF_TIME,
    WON,
)

if TYPE_CHECKING:
    from fournil.core.moves import Move

    Line = tuple[Move, ...]


class Verdict(StrEnum):
    """Whether a position can be won.

    *Winnable* is proved by a line, *unwinnable* by a search that has seen everything. The kernels
    for Jeu du Boulanger and for any rules tell positions apart by Zobrist keys of 64 bits. Among n
    positions some two have the same key with a probability of about n**2 / 2**65: 1 in 37 million
    for a million positions. That could hide a position and so make a false loss, never a false
    win. A second search with other keys (:func:`fournil.solver.verify_loss`) would have to fail
    likewise, by chance of its own. The kernel for Baker's Dozen compares positions themselves, and
    so does the proof that a line has the fewest actions: they rest on no key.
    """

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"

    # An Enum's own hash is several times slower, and surveys count verdicts by the million.
    __hash__ = str.__hash__


class Reason(StrEnum):
    """Why a search ended without an answer."""

    NODES = "node-limit"
    SECONDS = "time-limit"
    MEMORY = "memory-limit"
    CANCELLED = "cancelled"


class Result:
    """The answer to one position.

    Attributes:
        verdict: winnable (``line`` proves it), unwinnable (the search was exhausted) or unknown.
        nodes: how many positions the search looked at.
        seconds: how long it took, in seconds of the clock.
        reason: what stopped the search if the verdict is unknown, else None.

    >>> Result(Verdict.UNKNOWN, nodes=7, reason=Reason.NODES)
    <Result unknown (node-limit), 7 nodes>
    """

    __slots__ = ("_line", "nodes", "reason", "seconds", "verdict")

    def __init__(
        self,
        verdict: Verdict,
        line: Sequence[Move] | Callable[[], Sequence[Move]] | None = None,
        nodes: int = 0,
        seconds: float = 0.0,
        reason: Reason | None = None,
    ) -> None:
        """Keep an answer.

        Args:
            verdict: the answer.
            line: the winning moves, or what computes them when they are first asked for: the
                kernels pack their lines, and unpacking costs more than the search.
            nodes: how many positions the search looked at.
            seconds: how long it took.
            reason: why an unknown is unknown.
        """
        self.verdict = verdict
        self.nodes = nodes
        self.seconds = seconds
        self.reason = reason
        self._line = line

    @property
    def line(self) -> Line | None:
        """Moves of the game from the position to won; None unless the verdict is winnable."""
        if self._line is None:
            return None
        if not isinstance(self._line, tuple):
            self._line = tuple(self._line() if callable(self._line) else self._line)
        return self._line

    def __repr__(self) -> str:
        reason = f" ({self.reason})" if self.reason else ""
        return f"<Result {self.verdict}{reason}, {self.nodes} nodes>"

    def __reduce__(self) -> tuple[object, ...]:
        # A solution that crosses to another process takes its line along unpacked.
        return Result, (self.verdict, self.line, self.nodes, self.seconds, self.reason)


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
) -> Result:
    """Return the answer to one position.

    Args:
        outcome: how the search ended; one of :mod:`fournil.solver.runtime.outcomes`.
        nodes: how many positions it looked at.
        seconds: how long it took, by the clock.
        line: the moves of a win, or what unpacks them when they are first asked for.

    >>> answer(OUT_OF_TIME, 7, 0.1, list)
    <Result unknown (time-limit), 7 nodes>
    """
    verdict, reason = _ANSWERS[outcome]
    return Result(verdict, line if outcome == WON else None, nodes, seconds, reason)
