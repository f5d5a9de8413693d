"""Windows: the exact search, with abstractions in front of it that find most losses.

A *window* is an abstraction: it follows the matchings of some levels only and allows all matchings
at the others. It sees more wins than there are, never fewer, so what is lost in a window is lost.
The *high* window follows four levels below the kings, the *middle* window the four below (one in
common), the *exact* window all. Each is a depth-first search that keeps the answer for every box
(``memo.py``) and asks the windows before it first. No box comes back on its own path, since every
move lowers a number of rooted cards or raises a foundation, and commits are taken together
(:meth:`Windows.add_commits`).

A search may be paused: the path is given up, but all answers are kept.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_dozen.records import (
        ACTION,
        KEY,
        MAX_CHILDREN,
        RECORD,
        TO_FOUNDATION,
    )
    from fournil.solver.runtime.outcomes import LOST, PAUSED, STOPPED, UNKNOWN, WON

from fournil.solver.bakers_dozen.boxes import Boxes
from fournil.solver.bakers_dozen.memo import Memo
from fournil.solver.bakers_dozen.relaxed import Relaxed
from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.budget import Budget

_HIGH = cython.declare(cython.int, 0)
_MIDDLE = cython.declare(cython.int, 1)
_EXACT = cython.declare(cython.int, 2)

_FIRST_ROOM = cython.declare(cython.int, 4096)
_FIRST_PATH = cython.declare(cython.int, 256)


class Windows:
    """The windows of one position after another.

    ``arena`` is a stack of boxes: each box in hand is followed by those that commits lead to, then
    by their children. Of each: the box it came from in ``origins``; of children also their
    ``scores``, and in ``order`` the children, best first. ``path`` holds the boxes of a win, the
    last one first.
    """

    def __init__(self, boxes: Boxes, relaxed: Relaxed, budget: Budget) -> None:
        self.arrays = Arrays()
        self.layout = boxes.layout
        self.boxes = boxes
        self.relaxed = relaxed
        self.budget = budget
        self.high = Memo(budget)
        self.middle = Memo(budget)
        self.exact = Memo(budget)
        self.room = _FIRST_ROOM
        self.path_room = _FIRST_PATH
        self.path_length = 0
        self.allowance = 0
        self.last_key = 0
        self.arena = self.arrays.words(_FIRST_ROOM * RECORD)
        self.order = self.arrays.integers(_FIRST_ROOM)
        self.scores = self.arrays.integers(_FIRST_ROOM)
        self.origins = self.arrays.integers(_FIRST_ROOM)
        self.path = self.arrays.words(_FIRST_PATH * RECORD)

    def clear(self) -> bool:
        """Make all ready for another position; False, with the budget stopped, if it cannot be."""
        return (
            self.high.clear(self.lowest_level(_HIGH), self.highest_level(_HIGH))
            and self.middle.clear(self.lowest_level(_MIDDLE), self.highest_level(_MIDDLE))
            and self.exact.clear(self.lowest_level(_EXACT), self.highest_level(_EXACT))
        )

    def make_room(self) -> bool:
        """Doubles the stack; False, with the budget stopped, if there is no memory."""
        growth: cython.Py_ssize_t = self.room * (RECORD * 8 + 3 * 4)
        if not self.budget.reserve(growth):
            return False
        self.arena = self.arrays.more_words(self.arena, self.room * 2 * RECORD)
        self.order = self.arrays.more_integers(self.order, self.room * 2)
        self.scores = self.arrays.more_integers(self.scores, self.room * 2)
        self.origins = self.arrays.more_integers(self.origins, self.room * 2)
        if not self.arrays.all_grown():
            return self.budget.fail(growth)
        self.room *= 2
        return True

    # windows

    def lowest_level(self, window: cython.int) -> cython.int:
        """Return the lowest level that a window follows."""
        if window == _EXACT:
            return 1
        return max(1, self.layout.ranks - (4 if window == _HIGH else 7))

    def highest_level(self, window: cython.int) -> cython.int:
        """Return the highest level that a window follows."""
        return max(1, self.layout.ranks - (4 if window == _MIDDLE else 1))

    def levels(self, window: cython.int) -> cython.int:
        """Return the levels that a window follows, a bit each."""
        return (2 << self.highest_level(window)) - (1 << self.lowest_level(window))

    def find(self, window: cython.int, box: cython.int) -> cython.int:
        """Return what is known of a box in a window: LOST, WON, or UNKNOWN."""
        if window == _HIGH:
            return self.high.find(self.arena, box * RECORD)
        if window == _MIDDLE:
            return self.middle.find(self.arena, box * RECORD)
        return self.exact.find(self.arena, box * RECORD)

    def store(self, window: cython.int, box: cython.int, answer: cython.int) -> bool:
        """Keep what was found of a box; False, with the budget stopped, if it cannot be kept."""
        if window == _HIGH:
            return self.high.store(self.arena, box * RECORD, answer)
        if window == _MIDDLE:
            return self.middle.store(self.arena, box * RECORD, answer)
        return self.exact.store(self.arena, box * RECORD, answer)

    # the search

    def search(self, most: cython.longlong, keys: cython.longlong) -> cython.int:
        """Goes on with the position.

        Args:
            most: how many boxes may be looked at.
            keys: how many keys the relaxed game may decide for them in all.

        Returns:
            WON (the path is there), LOST, PAUSED (a limit reached), or STOPPED (by the budget).
        """
        answer: cython.int
        self.allowance = most
        self.last_key = self.relaxed.answers.count + keys
        self.path_length = 0
        self.boxes.tracked = self.levels(_EXACT)
        self.boxes.start(self.arena, 0)
        answer = self.solve(_EXACT, 0, 1)
        self.boxes.tracked = self.levels(_EXACT)
        return answer

    def relax(self, window: cython.int, box: cython.int, end: cython.int) -> cython.int:
        """Return the answer for a box in another window."""
        if end == self.room and not self.make_room():
            return STOPPED
        self.boxes.copy(self.arena, box * RECORD, self.arena, end * RECORD)
        self.boxes.tracked = self.levels(window)
        self.boxes.close_all(self.arena, end * RECORD)
        return self.solve(window, end, end + 1)

    def solve(self, window: cython.int, box: cython.int, end: cython.int) -> cython.int:
        """Return the answer for a box in a window: WON, LOST, PAUSED, or STOPPED.

        Args:
            window: the window.
            box: the box, closed for this window.
            end: how much of the stack is in use.
        """
        key: cython.ulonglong = self.arena[box * RECORD + KEY]
        answer: cython.int
        earlier: cython.int
        child: cython.int
        first: cython.int
        last: cython.int
        if self.layout.is_won(key):
            return WON
        answer = self.relaxed.probe(key)
        if answer != WON:
            return answer
        answer = self.find(window, box)
        if answer != UNKNOWN:
            return answer
        for earlier in range(window):
            answer = self.relax(earlier, box, end)
            if answer != WON:
                return answer
        if self.allowance <= 0 or self.relaxed.answers.count >= self.last_key:
            return PAUSED
        if not self.budget.spend():
            return STOPPED
        self.allowance -= 1
        self.boxes.tracked = self.levels(window)
        first = self.add_commits(box, end)
        if first < 0:
            return STOPPED
        last = self.add_children(end, first)
        if last < 0:
            return STOPPED
        answer = LOST
        for child in range(first, last):
            answer = self.solve(window, self.order[child], last)
            if answer == WON and window == _EXACT and not self.record_path(self.order[child]):
                return STOPPED
            if answer != LOST:
                break
        if answer != LOST and answer != WON:
            return answer
        return answer if self.store(window, box, answer) else STOPPED

    def add_commits(self, box: cython.int, end: cython.int) -> cython.int:
        """Put on the stack a box and all that commits lead to, save what is part of another.

        Returns:
            The new end of the stack, or -1 if there is no memory.
        """
        place: cython.int = end
        last: cython.int = end + 1
        made: cython.int
        new: cython.int
        if end + MAX_CHILDREN >= self.room and not self.make_room():
            return -1
        self.boxes.copy(self.arena, box * RECORD, self.arena, end * RECORD)
        self.origins[end] = -1
        if self.boxes.safe_card(self.arena, end * RECORD) >= 0:
            return last
        while place < last:
            if last + MAX_CHILDREN > self.room and not self.make_room():
                return -1
            made = last + self.boxes.commits(self.arena, place * RECORD, self.arena, last * RECORD)
            for new in range(last, made):
                if not self.is_part_of_any(new, end, last):
                    self.boxes.copy(self.arena, new * RECORD, self.arena, last * RECORD)
                    self.origins[last] = place
                    last += 1
            place += 1
        return last

    def is_part_of_any(self, box: cython.int, first: cython.int, end: cython.int) -> bool:
        """Whether a box is part of one of the boxes from ``first`` to before ``end``."""
        other: cython.int
        for other in range(first, end):
            if self.boxes.is_part(self.arena, box * RECORD, self.arena, other * RECORD):
                return True
        return False

    def add_children(self, first: cython.int, end: cython.int) -> cython.int:
        """Put on the stack the children of the boxes from ``first`` to before ``end``.

        Returns:
            The new end of the stack, or -1 if there is no memory.
        """
        place: cython.int
        child: cython.int
        before: cython.int
        last: cython.int = end
        made: cython.int
        for place in range(first, end):
            if last + MAX_CHILDREN > self.room and not self.make_room():
                return -1
            made = last + self.boxes.plain_moves(
                self.arena, place * RECORD, self.arena, last * RECORD
            )
            for child in range(last, made):
                self.origins[child] = place
                self.scores[child] = self.layout.weight(self.arena[child * RECORD + KEY]) * 2
                if self.arena[child * RECORD + ACTION] >> 6 == TO_FOUNDATION:
                    self.scores[child] -= 1
                before = child
                while before > end and self.scores[self.order[before - 1]] > self.scores[child]:
                    self.order[before] = self.order[before - 1]
                    before -= 1
                self.order[before] = child
            last = made
        return last

    def record_path(self, child: cython.int) -> bool:
        """Put a child and the commits before it at the end of the path; False: no memory."""
        box: cython.int = child
        growth: cython.Py_ssize_t = self.path_room * RECORD * 8
        while self.origins[box] >= 0:
            if self.path_length == self.path_room:
                if not self.budget.reserve(growth):
                    return False
                self.path = self.arrays.more_words(self.path, self.path_room * 2 * RECORD)
                if not self.arrays.all_grown():
                    return self.budget.fail(growth)
                self.path_room *= 2
                growth *= 2
            self.boxes.copy(self.arena, box * RECORD, self.path, self.path_length * RECORD)
            self.path_length += 1
            box = self.origins[box]
        return True
