"""Boxes that are decided: lost ones answer for their parts, won ones for what they are part of."""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_dozen.records import KEY, SET_WORDS, SETS
    from fournil.solver.runtime.memory import words
    from fournil.solver.runtime.outcomes import LOST, UNKNOWN, WON

from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.budget import Budget
from fournil.solver.runtime.keyset import KeyIndex

_FIRST_KEYS = cython.declare(cython.Py_ssize_t, 1024)
_FIRST_ROOM = cython.declare(cython.Py_ssize_t, 1024)
_LINK = cython.declare(cython.ulonglong, 0xFFFFFFFF)


class Memo:
    """The decided boxes of one window, by key.

    ``index`` finds for a key its first lost entry (low half) and its first won entry (high half).
    An entry is the next entry of its kind (0: none), then those words of the sets that hold tracked
    levels; entry 0 is not used.
    """

    def __init__(self, budget: Budget) -> None:
        self.arrays = Arrays()
        self.budget = budget
        self.first_word = 0
        self.last_word = SET_WORDS - 1
        self.width = 1 + SET_WORDS
        self.room = _FIRST_ROOM
        self.count = 1
        self.index = KeyIndex(budget, _FIRST_KEYS, True)
        self.entries = self.arrays.words(_FIRST_ROOM * self.width)

    def clear(self, lowest_level: cython.int, highest_level: cython.int) -> bool:
        """Empty the memory for another position; False, the budget stopped, if it cannot be.

        Args:
            lowest_level: the lowest level that will be tracked.
            highest_level: the highest level that will be tracked.
        """
        if self.room > _FIRST_ROOM:
            entries = words(_FIRST_ROOM * (1 + SET_WORDS))
            if not entries:
                return self.budget.fail(0)
            self.entries = self.arrays.exchange_words(self.entries, entries)
            self.budget.release((self.room - _FIRST_ROOM) * self.width * 8)
            self.room = _FIRST_ROOM
        self.first_word = (lowest_level - 1) >> 1
        self.last_word = (highest_level - 1) >> 1
        self.width = 2 + self.last_word - self.first_word
        self.count = 1
        return self.index.clear()

    def make_room(self) -> bool:
        """Doubles the room for entries; False, with the budget stopped, if it cannot be had."""
        growth: cython.Py_ssize_t = self.room * self.width * 8
        if not self.budget.reserve(growth):
            return False
        self.entries = self.arrays.more_words(self.entries, self.room * 2 * self.width)
        if not self.arrays.all_grown():
            return self.budget.fail(growth)
        self.room *= 2
        return True

    def covers(
        self, entry: cython.Py_ssize_t, boxes: cython.p_ulonglong, at: cython.Py_ssize_t
    ) -> bool:
        """Whether a box is part of an entry."""
        word: cython.int
        base: cython.Py_ssize_t = entry * self.width + 1 - self.first_word
        for word in range(self.first_word, self.last_word + 1):
            if boxes[at + SETS + word] & ~self.entries[base + word]:
                return False
        return True

    def is_covered(
        self, entry: cython.Py_ssize_t, boxes: cython.p_ulonglong, at: cython.Py_ssize_t
    ) -> bool:
        """Whether an entry is part of a box."""
        word: cython.int
        base: cython.Py_ssize_t = entry * self.width + 1 - self.first_word
        for word in range(self.first_word, self.last_word + 1):
            if self.entries[base + word] & ~boxes[at + SETS + word]:
                return False
        return True

    def find(self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t) -> cython.int:
        """LOST, WON, or UNKNOWN."""
        links: cython.ulonglong = self.index.value(boxes[at + KEY])
        entry: cython.Py_ssize_t = links & _LINK
        while entry:
            if self.covers(entry, boxes, at):
                return LOST
            entry = self.entries[entry * self.width]
        entry = links >> 32
        while entry:
            if self.is_covered(entry, boxes, at):
                return WON
            entry = self.entries[entry * self.width]
        return UNKNOWN

    def store(self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t, answer: cython.int) -> bool:
        """Keep the answer for a box; False, with the budget stopped, if there is no memory for it.

        Entries that the newcomer answers for are taken off their list.
        """
        key: cython.ulonglong = boxes[at + KEY]
        place: cython.Py_ssize_t
        links: cython.ulonglong
        entry: cython.Py_ssize_t
        following: cython.Py_ssize_t
        before: cython.Py_ssize_t = 0
        first: cython.ulonglong
        word: cython.int
        if self.count == self.room and not self.make_room():
            return False
        if self.index.is_full() and not self.index.grow():
            return False
        place = self.index.find(key)
        links = self.index.slots[place + 1]
        first = links & _LINK if answer == LOST else links >> 32
        entry = first
        while entry:
            following = self.entries[entry * self.width]
            if (
                self.is_covered(entry, boxes, at)
                if answer == LOST
                else self.covers(entry, boxes, at)
            ):
                if before:
                    self.entries[before * self.width] = following
                else:
                    first = following
            else:
                before = entry
            entry = following
        entry = self.count
        self.count += 1
        self.entries[entry * self.width] = first
        for word in range(self.first_word, self.last_word + 1):
            self.entries[entry * self.width + 1 + word - self.first_word] = boxes[at + SETS + word]
        first = entry
        # The list of the other kind stays in the other half.
        links &= ~_LINK if answer == LOST else _LINK
        self.index.insert(place, key, 1)
        self.index.slots[place + 1] = links | first << (0 if answer == LOST else 32)
        return True
