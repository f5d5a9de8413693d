"""Best first: the quick way to a win, and to small exhausted searches.

Boxes wait in queues by score: twice the key's weight plus a little noise (none in the first run),
the last that came first. A box is dropped if its key is lost in the relaxed game, or if it is part
of a box with the same key that is already there; boxes that are part of a newcomer are dropped in
turn. Both lose nothing: whatever can be won from the part can be won from the whole. If no box is
left waiting the position is lost.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_dozen.records import ACTION, KEY, MAX_CHILDREN, RECORD
    from fournil.solver.runtime.outcomes import LOST, PAUSED, STOPPED, WON
    from fournil.solver.runtime.rng import mixed, stepped

from fournil.solver.bakers_dozen.boxes import Boxes
from fournil.solver.bakers_dozen.relaxed import Relaxed
from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.buckets import BucketQueue
from fournil.solver.runtime.budget import Budget
from fournil.solver.runtime.keyset import KeyIndex

_FIRST_ROOM = cython.declare(cython.int, 2048)
_FIRST_KEYS = cython.declare(cython.Py_ssize_t, 2048)
_SCORES = cython.declare(cython.int, 2048)
_DROPPED = cython.declare(cython.int, 256)  # added to a box's action
_NONE = cython.declare(cython.int, -1)


class BestFirst:
    """One run after another, in the same memory.

    ``pool`` holds the boxes in the order in which they came. Of each: the box it came from in
    ``parents``, the next box with its key in ``alike``. ``first_of`` finds the first box with a
    key, plus 1; ``waiting`` is the open list.
    """

    def __init__(self, boxes: Boxes, relaxed: Relaxed, budget: Budget) -> None:
        self.arrays = Arrays()
        self.layout = boxes.layout
        self.boxes = boxes
        self.relaxed = relaxed
        self.budget = budget
        self.room = _FIRST_ROOM
        self.count = 0
        self.random = 0
        self.pool = self.arrays.words(_FIRST_ROOM * RECORD)
        self.children = self.arrays.words(MAX_CHILDREN * RECORD)
        self.parents = self.arrays.integers(_FIRST_ROOM)
        self.alike = self.arrays.integers(_FIRST_ROOM)
        self.waiting = BucketQueue(budget, _SCORES, _FIRST_ROOM)
        self.first_of = KeyIndex(budget, _FIRST_KEYS, True)

    # memory

    def make_room(self) -> bool:
        """Double the room for boxes; False, with the budget stopped, if there is no memory."""
        growth: cython.Py_ssize_t = self.room * (RECORD * 8 + 2 * 4)
        if not self.budget.reserve(growth):
            return False
        self.pool = self.arrays.more_words(self.pool, self.room * 2 * RECORD)
        self.parents = self.arrays.more_integers(self.parents, self.room * 2)
        self.alike = self.arrays.more_integers(self.alike, self.room * 2)
        if not self.arrays.all_grown():
            return self.budget.fail(growth)
        self.room *= 2
        return True

    # boxes

    def is_new(self, at: cython.Py_ssize_t) -> bool:
        """Whether a child is not part of a box that is there; drops boxes that are part of it.

        A new child becomes the first box of its key: its number will be ``count``.
        """
        key: cython.ulonglong = self.children[at + KEY]
        place: cython.Py_ssize_t = self.first_of.find(key)
        box: cython.int = cython.cast(cython.int, self.first_of.slots[place + 1]) - 1
        before: cython.int = _NONE
        first: cython.int = box
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
        self.first_of.insert(place, key, 1)
        self.first_of.slots[place + 1] = self.count + 1
        return True

    def score(self, key: cython.ulonglong, noise: cython.int) -> cython.int:
        """Return a key's place in the queues: the lower, the sooner."""
        score: cython.int = self.layout.weight(key)
        if noise:
            self.random = stepped(self.random)
            score = score * 2 + cython.cast(cython.int, (mixed(self.random) >> 32) % noise)
        return min(score, _SCORES - 1)

    # the search

    def new_search(self, seed: cython.ulonglong) -> bool:
        """Make all ready for another run; False, with the budget stopped: no memory."""
        self.waiting.clear()
        self.count = 0
        self.random = seed
        return self.first_of.clear()

    def search(self, most: cython.int, noise: cython.int, seed: cython.ulonglong) -> cython.int:
        """One run from the start.

        Args:
            most: how many boxes may be kept.
            noise: how far chance may move a score, 0 for not at all.
            seed: where the chance starts.

        Returns:
            WON (the last box is won), LOST (no box is left), PAUSED (``most`` reached), or
            STOPPED (by the budget).
        """
        box: cython.int
        answer: cython.int
        if not self.new_search(seed):
            return STOPPED
        self.boxes.start(self.children, 0)
        answer = self.accept(_NONE, 0, noise)
        while answer == PAUSED and self.count < most:
            box = self.waiting.pop()
            if box < 0:
                return LOST
            if not self.pool[box * RECORD + ACTION] & _DROPPED:
                answer = self.expand(box, noise)
        return answer

    def expand(self, box: cython.int, noise: cython.int) -> cython.int:
        """Keep the children of a box: WON (the last kept is won), STOPPED, or PAUSED."""
        place: cython.int
        answer: cython.int
        count: cython.int = self.boxes.plain_moves(self.pool, box * RECORD, self.children, 0)
        if not self.boxes.forced:
            count += self.boxes.commits(self.pool, box * RECORD, self.children, count * RECORD)
        # The last is in front of its queue, so the first shall come last.
        for place in range(count - 1, -1, -1):
            answer = self.accept(box, place * RECORD, noise)
            if answer != PAUSED:
                return answer
        return PAUSED

    def accept(self, parent: cython.int, at: cython.Py_ssize_t, noise: cython.int) -> cython.int:
        """Keep one child if it is any good: WON if it is won, STOPPED, or PAUSED."""
        key: cython.ulonglong = self.children[at + KEY]
        answer: cython.int = WON
        if not self.first_of.tag(key):
            answer = self.relaxed.probe(key)
        if answer == STOPPED:
            return STOPPED
        if answer == LOST:
            return PAUSED
        if self.count == self.room and not self.make_room():
            return STOPPED
        if self.first_of.is_full() and not self.first_of.grow():
            return STOPPED
        if not self.budget.spend():
            return STOPPED
        if not self.is_new(at):
            return PAUSED
        self.boxes.copy(self.children, at, self.pool, self.count * RECORD)
        self.parents[self.count] = parent
        if not self.waiting.push(self.count, self.score(key, noise)):
            return STOPPED
        self.count += 1
        return WON if self.layout.is_won(key) else PAUSED
