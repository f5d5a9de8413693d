"""How much a search may spend, and how another thread stops it."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

MEBIBYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Limit:
    """The most that one search may spend; when it is spent the verdict is unknown.

    Attributes:
        nodes: positions looked at; None for no limit.
        seconds: time by the clock; None for no limit.
        memory: bytes of the search's own tables. Python and the modules come on top of it.
    """

    nodes: int | None = None
    seconds: float | None = None
    memory: int = 1024 * MEBIBYTE

    @property
    def node_count(self) -> int:
        """The nodes as the kernels take them: negative for no limit."""
        return -1 if self.nodes is None else max(0, self.nodes)

    @property
    def duration(self) -> float:
        """The seconds as the kernels take them: negative for no limit."""
        return -1.0 if self.seconds is None else max(0.0, self.seconds)


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
