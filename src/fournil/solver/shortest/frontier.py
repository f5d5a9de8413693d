"""The states still to be looked at, the most promising first.

One stack for each pair of total (actions spent plus bound) and bound. The lowest total comes first;
among equals the lowest bound, which is the state nearest to the end; among these the newest.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.machine.memory import integers, more_integers, release

TOTALS = 1024
BOUNDS = 64
"""Totals and bounds stay below these: at most 52 heads can be in the way."""

_BOUNDS = cython.declare(cython.int, BOUNDS)
_TOTALS = cython.declare(cython.int, TOTALS)

BYTES_AN_ENTRY = 8


class Frontier:
    """The stacks. An entry is a state and the entry beneath it.

    Attributes:
        count: the number of entries ever in use at once, plus one.
        room: how many fit before :meth:`grow` must be called.
        total: the lowest total that may still have entries.
    """

    def __init__(self, room: int) -> None:
        self.count = 1
        self.room = room
        self.entries = integers(2 * room)
        self.firsts = integers(TOTALS * BOUNDS)
        self.total = 0
        self.unused = 0

    def __dealloc__(self) -> None:
        release(self.entries)
        release(self.firsts)

    def has_memory(self) -> bool:
        """Whether there is room at all."""
        return not (not self.entries or not self.firsts)

    def grow(self) -> bool:
        """Doubles the room; False if the system refuses."""
        entries = more_integers(self.entries, 4 * self.room)
        if not entries:
            return False
        self.entries = entries
        self.room = 2 * self.room
        return True

    def push(self, state: cython.int, spent: cython.int, bound: cython.int) -> bool:
        """Adds a state; False if its total is beyond all bounds. There must be room."""
        stack: cython.int = (spent + bound) * _BOUNDS + bound
        entry: cython.int = self.unused
        if spent + bound >= _TOTALS:
            return False
        if entry != 0:
            self.unused = self.entries[2 * entry + 1]
        else:
            entry = self.count
            self.count += 1
        self.entries[2 * entry] = state
        self.entries[2 * entry + 1] = self.firsts[stack]
        self.firsts[stack] = entry
        if spent + bound < self.total:
            self.total = spent + bound
        return True

    def pop(self) -> cython.int:
        """Takes out the most promising state; 0 if none is left. ``total`` becomes its total."""
        stack: cython.int
        bound: cython.int
        entry: cython.int
        while self.total < _TOTALS:
            for bound in range(_BOUNDS):
                stack = self.total * _BOUNDS + bound
                entry = self.firsts[stack]
                if entry != 0:
                    self.firsts[stack] = self.entries[2 * entry + 1]
                    self.entries[2 * entry + 1] = self.unused
                    self.unused = entry
                    return self.entries[2 * entry]
            self.total += 1
        return 0
