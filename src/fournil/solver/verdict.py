"""What a search answers: a verdict, the line that proves it, and what it cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fournil.core.moves import Move

    Line = tuple[Move, ...]


class Verdict(StrEnum):
    """Whether a position can be won."""

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


class Solution:
    """The answer to one position.

    Attributes:
        verdict: winnable (``line`` proves it), unwinnable (the search was exhausted) or unknown.
        nodes: how many positions the search looked at.
        seconds: how long it took, in seconds of the clock.
        reason: what stopped the search if the verdict is unknown, else None.

    >>> Solution(Verdict.UNKNOWN, nodes=7, reason=Reason.NODES)
    <Solution unknown (node-limit), 7 nodes>
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
        """Keeps an answer.

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
        return f"<Solution {self.verdict}{reason}, {self.nodes} nodes>"

    def __reduce__(self) -> tuple[object, ...]:
        # A solution that crosses to another process takes its line along unpacked.
        return Solution, (self.verdict, self.line, self.nodes, self.seconds, self.reason)
