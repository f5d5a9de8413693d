"""What one search may spend, counted where it is spent.

Several parts of a search draw on one budget. Once it is used up, or the switch is thrown,
``stopped`` says why, and every part returns as soon as it sees that.
"""

from __future__ import annotations

from array import array
from typing import cast

import cython

if not cython.compiled:
    from fournil.solver.runtime.clock import now
    from fournil.solver.runtime.outcomes import (
        CANCELLED,
        GOING,
        OUT_OF_MEMORY,
        OUT_OF_NODES,
        OUT_OF_TIME,
    )

NODES_BETWEEN_LOOKS = cython.declare(cython.longlong, 32)
"""The clock is read once in so many nodes; the cancel switch at every one."""
PLACES_BETWEEN_LOOKS = cython.declare(cython.Py_ssize_t, 4096)
"""Filling a table of millions of places anew takes longer than a cancelled search may go on."""


class Budget:
    """Nodes, time and memory that are left; one search after another.

    Attributes:
        nodes: the nodes that this search has looked at.
        stopped: why the search must end, or 0.
    """

    def __init__(self) -> None:
        self.nodes = 0
        self.node_limit = 0
        self.deadline = -1.0
        self.memory = 0
        self.memory_limit = 0
        self.stopped = CANCELLED
        self.switch: array[int] | None = None

    def set_limits(
        self,
        nodes: cython.longlong,
        memory: cython.Py_ssize_t,
        switch: array[int],
    ) -> None:
        """Says what each search may spend.

        Args:
            nodes: positions looked at, negative for no limit.
            memory: bytes of tables.
            switch: one C integer; searches end when it becomes other than 0.
        """
        address: cython.size_t
        self.node_limit = nodes
        self.memory_limit = memory
        self.switch = switch
        if cython.compiled:
            address = switch.buffer_info()[0]
            self.flag = cython.cast(cython.p_int, address)
        else:
            self.flag = cast("cython.p_int", switch)

    def new_search(self, seconds: cython.double) -> None:
        """Begins a search, which may take so many seconds (negative: no limit)."""
        self.nodes = 0
        self.stopped = GOING
        self.deadline = now() + seconds if seconds >= 0 else -1.0

    def spend(self) -> bool:
        """Count a node; False if it must not be looked at any more."""
        if self.stopped != GOING:
            return False
        if self.flag[0] != 0:
            self.stopped = CANCELLED
            return False
        if self.nodes == self.node_limit:
            self.stopped = OUT_OF_NODES
            return False
        if self.deadline >= 0 and self.nodes % NODES_BETWEEN_LOOKS == 0 and now() >= self.deadline:
            self.stopped = OUT_OF_TIME
            return False
        self.nodes += 1
        return True

    def is_over(self, place: cython.Py_ssize_t) -> bool:
        """Whether the search must end while a large table is filled anew.

        Args:
            place: how far that is; the switch and the clock are looked at now and then.
        """
        if place % PLACES_BETWEEN_LOOKS != 0:
            return False
        if self.flag[0] != 0:
            self.stopped = CANCELLED
            return True
        if self.deadline >= 0 and now() >= self.deadline:
            self.stopped = OUT_OF_TIME
            return True
        return False

    def reserve(self, count: cython.Py_ssize_t) -> bool:
        """Asks for so many bytes; False if they would be more than the limit."""
        if self.memory + count > self.memory_limit:
            self.stopped = OUT_OF_MEMORY
            return False
        self.memory += count
        return True

    def fail(self, count: cython.Py_ssize_t) -> bool:
        """Give back bytes that were granted but that the system did not have; always False."""
        self.memory -= count
        self.stopped = OUT_OF_MEMORY
        return False

    def release(self, count: cython.Py_ssize_t) -> None:
        """Give so many bytes back."""
        self.memory -= count

    def memory_used(self) -> int:
        """Return the bytes that are reserved."""
        memory: cython.Py_ssize_t = self.memory
        return memory
