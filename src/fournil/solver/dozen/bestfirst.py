"""Best first: the quick way to a win, and to small exhausted searches.

Boxes wait in queues by score: twice the key's weight plus a little noise (none in the first run),
the last that came first. A box is dropped if its key is dead in the relaxed game, or if it is part
of a box with the same key that is already there; boxes that are part of a newcomer are dropped in
turn. Both lose nothing: whatever can be won from the part can be won from the whole. If no box is
left waiting the position is lost.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.dozen.answers import ALIVE, DEAD, PAUSED, STOPPED
    from fournil.solver.dozen.records import ACTION, KEY, MOST_CHILDREN, RECORD
    from fournil.solver.machine.memory import (
        integers,
        more_integers,
        more_words,
        release,
        words,
    )
    from fournil.solver.machine.splitmix import mixed, stepped

from fournil.solver.dozen.boxes import Boxes
from fournil.solver.dozen.relaxed import Relaxed
from fournil.solver.machine.budget import Budget

_FIRST_ROOM = cython.declare(cython.int, 2048)
_SMALLEST = cython.declare(cython.int, 4096)
_SCORES = cython.declare(cython.int, 2048)
_DROPPED = cython.declare(cython.int, 256)  # added to a box's action
_NONE = cython.declare(cython.int, -1)


class BestFirst:
    """One run after another, in the same memory.

    ``pool`` holds the boxes in the order in which they came. Of each: the box it came from in
    ``parents``, the next box in its queue in ``waiting``, the next box with its key in ``alike``.
    ``table`` finds the first box with a key, plus 1.
    """

    def __init__(self, boxes: Boxes, relaxed: Relaxed, budget: Budget) -> None:
        self.layout = boxes.layout
        self.boxes = boxes
        self.relaxed = relaxed
        self.budget = budget
        self.room = _FIRST_ROOM
        self.count = 0
        self.size = _SMALLEST
        self.keys = 0
        self.best = 0
        self.random = 0
        self.pool = words(_FIRST_ROOM * RECORD)
        self.children = words(MOST_CHILDREN * RECORD)
        self.parents = integers(_FIRST_ROOM)
        self.waiting = integers(_FIRST_ROOM)
        self.alike = integers(_FIRST_ROOM)
        self.queues = integers(_SCORES)
        self.table = integers(_SMALLEST)
        if not self.has_memory():
            raise MemoryError

    def __dealloc__(self) -> None:
        release(self.pool)
        release(self.children)
        release(self.parents)
        release(self.waiting)
        release(self.alike)
        release(self.queues)
        release(self.table)

    def has_memory(self) -> bool:
        """Whether all tables could be had."""
        return not (
            not self.pool
            or not self.children
            or not self.parents
            or not self.waiting
            or not self.alike
            or not self.queues
            or not self.table
        )

    # memory

    def make_room(self) -> bool:
        """Doubles the room for boxes; False, with the budget stopped, if there is no memory."""
        growth: cython.Py_ssize_t = self.room * (RECORD * 8 + 3 * 4)
        if not self.budget.claim(growth):
            return False
        pool = more_words(self.pool, self.room * 2 * RECORD)
        if not pool:
            return self.budget.refuse(growth)
        self.pool = pool
        parents = more_integers(self.parents, self.room * 2)
        if not parents:
            return self.budget.refuse(growth)
        self.parents = parents
        waiting = more_integers(self.waiting, self.room * 2)
        if not waiting:
            return self.budget.refuse(growth)
        self.waiting = waiting
        alike = more_integers(self.alike, self.room * 2)
        if not alike:
            return self.budget.refuse(growth)
        self.alike = alike
        self.room *= 2
        return True

    def grow_table(self) -> bool:
        """Makes the table four times as large; False, with the budget stopped, if it cannot be."""
        old_size: cython.int = self.size
        place: cython.int
        growth: cython.Py_ssize_t = old_size * 3 * 4
        if not self.budget.claim(growth):
            return False
        old = self.table
        table = integers(old_size * 4)
        if not table:
            return self.budget.refuse(growth)
        self.table = table
        self.size = old_size * 4
        for place in range(old_size):
            if self.budget.is_over(place):
                # The old table still stands.
                self.table = old
                self.size = old_size
                release(table)
                self.budget.refund(growth)
                return False
            if old[place]:
                self.table[self.slot(self.pool[(old[place] - 1) * RECORD + KEY])] = old[place]
        release(old)
        return True

    def slot(self, key: cython.ulonglong) -> cython.int:
        """Where the first box with a key is in the table, or the free slot where it belongs."""
        mask: cython.int = self.size - 1
        slot: cython.int = mixed(key) & cython.cast(cython.ulonglong, mask)
        while self.table[slot] and self.pool[(self.table[slot] - 1) * RECORD + KEY] != key:
            slot = (slot + 1) & mask
        return slot

    # boxes

    def is_new(self, at: cython.Py_ssize_t) -> bool:
        """Whether a child is not part of a box that is there; drops boxes that are part of it.

        A new child becomes the first box of its key: its number will be ``count``.
        """
        key: cython.ulonglong = self.children[at + KEY]
        slot: cython.int = self.slot(key)
        box: cython.int = self.table[slot] - 1
        before: cython.int = _NONE
        first: cython.int = box
        if box < 0:
            self.keys += 1
        while box >= 0:
            if self.boxes.is_part(self.children, at, self.pool, box * RECORD):
                return False
            if self.boxes.is_part(self.pool, box * RECORD, self.children, at):
                self.pool[box * RECORD + ACTION] |= _DROPPED
                if before < 0:
                    first = self.alike[box]
                else:
                    self.alike[before] = self.alike[box]
            else:
                before = box
            box = self.alike[box]
        self.alike[self.count] = first
        self.table[slot] = self.count + 1
        return True

    def score(self, key: cython.ulonglong, noise: cython.int) -> cython.int:
        """A key's place in the queues: the lower, the sooner."""
        score: cython.int = self.layout.weight(key)
        if noise:
            self.random = stepped(self.random)
            score = score * 2 + cython.cast(cython.int, (mixed(self.random) >> 32) % noise)
        return min(score, _SCORES - 1)

    def enqueue(self, box: cython.int, score: cython.int) -> None:
        """Puts a box in front of its queue."""
        self.waiting[box] = self.queues[score]
        self.queues[score] = box
        self.best = min(self.best, score)

    # the search

    def open(self, seed: cython.ulonglong) -> bool:
        """Makes all ready for another run; False, with the budget stopped: no memory."""
        place: cython.int
        if self.size > _SMALLEST:
            self.budget.refund((self.size - _SMALLEST) * 4)
            release(self.table)
            self.size = _SMALLEST
            self.table = integers(_SMALLEST)
            if not self.table:
                return self.budget.refuse(0)
        else:
            for place in range(_SMALLEST):
                self.table[place] = 0
        for place in range(_SCORES):
            self.queues[place] = _NONE
        self.count = 0
        self.keys = 0
        self.best = 0
        self.random = seed
        return True

    def search(self, most: cython.int, noise: cython.int, seed: cython.ulonglong) -> cython.int:
        """One run from the start.

        Args:
            most: how many boxes may be kept.
            noise: how far chance may move a score, 0 for not at all.
            seed: where the chance starts.

        Returns:
            ALIVE (the last box is won), DEAD (no box is left), PAUSED (``most`` reached), or
            STOPPED (by the budget).
        """
        box: cython.int
        answer: cython.int
        if not self.open(seed):
            return STOPPED
        self.boxes.start(self.children, 0)
        answer = self.keep(_NONE, 0, noise)
        while answer == PAUSED and self.count < most:
            while self.best < _SCORES and self.queues[self.best] == _NONE:
                self.best += 1
            if self.best == _SCORES:
                return DEAD
            box = self.queues[self.best]
            self.queues[self.best] = self.waiting[box]
            if not self.pool[box * RECORD + ACTION] & _DROPPED:
                answer = self.expand(box, noise)
        return answer

    def expand(self, box: cython.int, noise: cython.int) -> cython.int:
        """Keeps the children of a box: ALIVE (the last kept is won), STOPPED, or PAUSED."""
        place: cython.int
        answer: cython.int
        count: cython.int = self.boxes.plain_moves(self.pool, box * RECORD, self.children, 0)
        if not self.boxes.forced:
            count += self.boxes.commits(self.pool, box * RECORD, self.children, count * RECORD)
        # The last is in front of its queue, so the first shall come last.
        for place in range(count - 1, -1, -1):
            answer = self.keep(box, place * RECORD, noise)
            if answer != PAUSED:
                return answer
        return PAUSED

    def keep(self, parent: cython.int, at: cython.Py_ssize_t, noise: cython.int) -> cython.int:
        """Keeps one child if it is any good: ALIVE if it is won, STOPPED, or PAUSED."""
        key: cython.ulonglong = self.children[at + KEY]
        answer: cython.int = ALIVE
        if not self.table[self.slot(key)]:
            answer = self.relaxed.look(key)
        if answer == STOPPED:
            return STOPPED
        if answer == DEAD:
            return PAUSED
        if self.count == self.room and not self.make_room():
            return STOPPED
        if self.keys * 2 >= self.size and not self.grow_table():
            return STOPPED
        if not self.budget.spend():
            return STOPPED
        if not self.is_new(at):
            return PAUSED
        self.boxes.copy(self.children, at, self.pool, self.count * RECORD)
        self.parents[self.count] = parent
        self.enqueue(self.count, self.score(key, noise))
        self.count += 1
        return ALIVE if self.layout.is_won(key) else PAUSED
