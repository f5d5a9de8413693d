"""How much a search may spend, and how another thread stops it."""

from __future__ import annotations

import sys
from array import array
from typing import Final, NamedTuple, Self

MEBIBYTE = 1 << 20

_MAX_INTEGER: Final = sys.maxsize
"""What a kernel's counters can hold; no search gets so far."""
_MAX_SECONDS: Final = 1e12
"""Seconds: more than anybody waits, and still exact in the kernels' numbers."""


class _Fields(NamedTuple):
    nodes: int | None
    seconds: float | None
    memory: int


class Limit(_Fields):
    """The most that one search may spend; when it is spent the verdict is unknown.

    Any number is a limit: what is below zero, or is none (``nan``), allows nothing, what is more
    than a search can spend never stops one, and parts of a node or a byte are left out.

    Attributes:
        nodes: positions looked at; None for no limit.
        seconds: time by the clock; None for no limit.
        memory: bytes of the search's own tables. Python and the modules come on top of it.

    >>> Limit(nodes=1e6, seconds=-2, memory=1 << 20)
    Limit(nodes=1000000, seconds=0.0, memory=1048576)
    """

    # No dataclass: importing dataclasses takes as long as all of the solver.
    __slots__ = ()

    def __new__(
        cls,
        nodes: int | None = None,
        seconds: float | None = None,
        memory: int = 1024 * MEBIBYTE,
    ) -> Self:
        """Make each limit one that the kernels can count to."""
        if nodes is not None:
            nodes = _whole(nodes)
        if seconds is not None:
            seconds = float(min(seconds, _MAX_SECONDS)) if seconds > 0 else 0.0
        return super().__new__(cls, nodes, seconds, _whole(memory))

    @property
    def node_count(self) -> int:
        """The nodes as the kernels take them: negative for no limit."""
        return -1 if self.nodes is None else self.nodes

    @property
    def duration(self) -> float:
        """The seconds as the kernels take them: negative for no limit."""
        return -1.0 if self.seconds is None else self.seconds


def _whole(number: float) -> int:
    return int(min(number, _MAX_INTEGER)) if number > 0 else 0


class CancelToken:
    """A switch that stops the searches it was given to, from any thread, within milliseconds.

    The kernels read the switch as one C integer without holding the interpreter's lock, at every
    position they look at.

    >>> cancel = CancelToken()
    >>> cancel.cancel()
    >>> cancel.is_cancelled
    True
    """

    __slots__ = ("flag",)

    def __init__(self) -> None:
        self.flag = array("i", [0])

    def cancel(self) -> None:
        """Stop every search that was given this switch; it stays switched for later ones."""
        self.flag[0] = 1

    @property
    def is_cancelled(self) -> bool:
        """Whether :meth:`cancel` was called."""
        return bool(self.flag[0])
