"""How much a search may spend, and how another thread stops it."""

from __future__ import annotations

import sys
from array import array
from dataclasses import dataclass
from typing import Final

MEBIBYTE = 1 << 20

_MOST: Final = sys.maxsize
"""What a kernel's counters can hold; no search gets so far."""
_LONGEST: Final = 1e12
"""Seconds: more than anybody waits, and still exact in the kernels' numbers."""


@dataclass(frozen=True, slots=True)
class Limit:
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

    nodes: int | None = None
    seconds: float | None = None
    memory: int = 1024 * MEBIBYTE

    def __post_init__(self) -> None:
        """Makes each limit one that the kernels can count to."""
        write = object.__setattr__
        write(self, "memory", _whole(self.memory))
        if self.nodes is not None:
            write(self, "nodes", _whole(self.nodes))
        if self.seconds is not None:
            write(self, "seconds", float(min(self.seconds, _LONGEST)) if self.seconds > 0 else 0.0)

    @property
    def node_count(self) -> int:
        """The nodes as the kernels take them: negative for no limit."""
        return -1 if self.nodes is None else self.nodes

    @property
    def duration(self) -> float:
        """The seconds as the kernels take them: negative for no limit."""
        return -1.0 if self.seconds is None else self.seconds


def _whole(number: float) -> int:
    return int(min(number, _MOST)) if number > 0 else 0


class Cancel:
    """A switch that stops the searches it was given to, from any thread, within milliseconds.

    The kernels read the switch as one C integer without holding the interpreter's lock, at every
    position they look at.

    >>> cancel = Cancel()
    >>> cancel.cancel()
    >>> cancel.is_cancelled
    True
    """

    __slots__ = ("flag",)

    def __init__(self) -> None:
        self.flag = array("i", [0])

    def cancel(self) -> None:
        """Stops every search that was given this switch; it stays switched for later ones."""
        self.flag[0] = 1

    @property
    def is_cancelled(self) -> bool:
        """Whether :meth:`cancel` was called."""
        return bool(self.flag[0])
