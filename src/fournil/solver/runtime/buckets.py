"""A bucket queue: the open list of a best-first search.

One stack for each priority. The lowest priority comes out first, among equals the newest item.
"""

from __future__ import annotations

import cython

from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.budget import Budget

BYTES_OF_ENTRY = cython.declare(cython.Py_ssize_t, 8)


class BucketQueue:
    """Whole numbers (states, nodes) that wait by priority.

    An entry is two integers, an item and the entry beneath it in its stack; entry 0 is none.
    ``tops`` holds the top entry of each stack, ``unused`` the entries that were taken out.

    Attributes:
        lowest: no stack below this priority holds anything.
    """

    def __init__(
        self, budget: Budget, priorities: cython.int, first_room: cython.Py_ssize_t
    ) -> None:
        """Make an empty queue.

        Args:
            budget: what pays for its growth.
            priorities: priorities go from 0 to one less than this.
            first_room: for how many items there is room at first.
        """
        self.budget = budget
        self.arrays = Arrays()
        self.priorities = priorities
        self.room = first_room
        self.count = 1
        self.unused = 0
        self.lowest = 0
        self.entries = self.arrays.integers(2 * first_room)
        self.tops = self.arrays.integers(priorities)

    def clear(self) -> None:
        """Empty the queue for the next search."""
        priority: cython.int
        for priority in range(self.priorities):
            self.tops[priority] = 0
        self.count = 1
        self.unused = 0
        self.lowest = 0

    def grow(self) -> bool:
        """Double the room; False, with the budget stopped, if there is no memory."""
        growth: cython.Py_ssize_t = self.room * BYTES_OF_ENTRY
        if not self.budget.reserve(growth):
            return False
        self.entries = self.arrays.more_integers(self.entries, 4 * self.room)
        if not self.arrays.all_grown():
            return self.budget.fail(growth)
        self.room *= 2
        return True

    def push(self, item: cython.int, priority: cython.int) -> bool:
        """Add an item; False, with the budget stopped, if there is no memory."""
        entry: cython.int = self.unused
        if entry:
            self.unused = self.entries[2 * entry + 1]
        else:
            if self.count == self.room and not self.grow():
                return False
            entry = self.count
            self.count += 1
        self.entries[2 * entry] = item
        self.entries[2 * entry + 1] = self.tops[priority]
        self.tops[priority] = entry
        if priority < self.lowest:
            self.lowest = priority
        return True

    def pop(self) -> cython.int:
        """Take out the newest item of the lowest priority; -1 if the queue is empty."""
        entry: cython.int
        while self.lowest < self.priorities:
            entry = self.tops[self.lowest]
            if entry:
                self.tops[self.lowest] = self.entries[2 * entry + 1]
                self.entries[2 * entry + 1] = self.unused
                self.unused = entry
                return self.entries[2 * entry]
            self.lowest += 1
        return -1
