"""Boxes whose fate is known: dead ones answer for their parts, living ones for what holds them."""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.dozen.answers import ALIVE, DEAD, UNSETTLED
    from fournil.solver.dozen.records import KEY, SET_WORDS, SETS
    from fournil.solver.machine.memory import clear_words, more_words, release, words
    from fournil.solver.machine.splitmix import mixed

from fournil.solver.machine.budget import Budget

_SMALLEST = cython.declare(cython.Py_ssize_t, 1024)
_FIRST_ROOM = cython.declare(cython.Py_ssize_t, 1024)
_TAKEN = cython.declare(cython.ulonglong, 1 << 63)
_LINK = cython.declare(cython.ulonglong, 0xFFFFFFFF)


class Memo:
    """The settled boxes of one window, by key.

    A slot of the open-addressed ``table`` is two words: ``_TAKEN | key``, then the first dead entry
    (low half) and the first living entry (high half) with this key. An entry is the next entry of
    its kind (0: none), then those words of the sets that hold tracked levels; entry 0 is not used.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.first_word = 0
        self.last_word = SET_WORDS - 1
        self.width = 1 + SET_WORDS
        self.size = _SMALLEST
        self.room = _FIRST_ROOM
        self.keys = 0
        self.count = 1
        self.table = words(_SMALLEST * 2)
        self.entries = words(_FIRST_ROOM * self.width)
        if not self.has_memory():
            raise MemoryError

    def __dealloc__(self) -> None:
        release(self.table)
        release(self.entries)

    def has_memory(self) -> bool:
        """Whether all tables could be had."""
        return not (not self.table or not self.entries)

    def forget(self, lowest_level: cython.int, highest_level: cython.int) -> bool:
        """Empties the memory for another position; False, the budget stopped, if it cannot be.

        Args:
            lowest_level: the lowest level that will be tracked.
            highest_level: the highest level that will be tracked.
        """
        if self.size > _SMALLEST:
            self.budget.refund((self.size - _SMALLEST) * 16)
            release(self.table)
            self.size = _SMALLEST
            self.table = words(_SMALLEST * 2)
        elif self.table:
            clear_words(self.table, _SMALLEST * 2)
        if self.room > _FIRST_ROOM:
            self.budget.refund((self.room - _FIRST_ROOM) * self.width * 8)
            release(self.entries)
            self.room = _FIRST_ROOM
            self.entries = words(_FIRST_ROOM * (1 + SET_WORDS))
        self.first_word = (lowest_level - 1) >> 1
        self.last_word = (highest_level - 1) >> 1
        self.width = 2 + self.last_word - self.first_word
        self.keys = 0
        self.count = 1
        return self.has_memory() or self.budget.refuse(0)

    def make_room(self) -> bool:
        """Doubles the room for entries; False, with the budget stopped, if it cannot be had."""
        growth: cython.Py_ssize_t = self.room * self.width * 8
        if not self.budget.claim(growth):
            return False
        entries = more_words(self.entries, self.room * 2 * self.width)
        if not entries:
            return self.budget.refuse(growth)
        self.entries = entries
        self.room *= 2
        return True

    def grow_table(self) -> bool:
        """Doubles the table; False, with the budget stopped, if it cannot be had."""
        old_size: cython.Py_ssize_t = self.size
        place: cython.Py_ssize_t
        slot: cython.Py_ssize_t
        if not self.budget.claim(old_size * 16):
            return False
        old = self.table
        table = words(old_size * 4)
        if not table:
            return self.budget.refuse(old_size * 16)
        self.table = table
        self.size = old_size * 2
        for place in range(old_size):
            if self.budget.is_over(place):
                # The old table still stands.
                self.table = old
                self.size = old_size
                release(table)
                self.budget.refund(old_size * 16)
                return False
            if old[place * 2]:
                slot = self.slot(old[place * 2])
                self.table[slot] = old[place * 2]
                self.table[slot + 1] = old[place * 2 + 1]
        release(old)
        return True

    def slot(self, key: cython.ulonglong) -> cython.Py_ssize_t:
        """Where a key (``_TAKEN`` or not) is in the table, or the free slot where it belongs."""
        mask: cython.ulonglong = self.size - 1
        taken: cython.ulonglong = key | _TAKEN
        slot: cython.ulonglong = mixed(taken) & mask
        while self.table[slot * 2] and self.table[slot * 2] != taken:
            slot = (slot + 1) & mask
        return slot * 2

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
        """DEAD, ALIVE, or UNSETTLED."""
        slot: cython.Py_ssize_t = self.slot(boxes[at + KEY])
        entry: cython.Py_ssize_t
        if not self.table[slot]:
            return UNSETTLED
        entry = self.table[slot + 1] & _LINK
        while entry:
            if self.covers(entry, boxes, at):
                return DEAD
            entry = self.entries[entry * self.width]
        entry = self.table[slot + 1] >> 32
        while entry:
            if self.is_covered(entry, boxes, at):
                return ALIVE
            entry = self.entries[entry * self.width]
        return UNSETTLED

    def store(self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t, answer: cython.int) -> bool:
        """Keeps the fate of a box; False, with the budget stopped, if there is no memory for it.

        Entries that the newcomer answers for are taken off their list.
        """
        slot: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        following: cython.Py_ssize_t
        before: cython.Py_ssize_t = 0
        first: cython.ulonglong
        word: cython.int
        if self.count == self.room and not self.make_room():
            return False
        if self.keys * 2 >= self.size and not self.grow_table():
            return False
        slot = self.slot(boxes[at + KEY])
        if not self.table[slot]:
            self.table[slot] = boxes[at + KEY] | _TAKEN
            self.table[slot + 1] = 0
            self.keys += 1
        first = self.table[slot + 1] & _LINK if answer == DEAD else self.table[slot + 1] >> 32
        entry = first
        while entry:
            following = self.entries[entry * self.width]
            if (
                self.is_covered(entry, boxes, at)
                if answer == DEAD
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
        if answer == DEAD:
            self.table[slot + 1] = self.table[slot + 1] >> 32 << 32 | first
        else:
            self.table[slot + 1] = self.table[slot + 1] & _LINK | first << 32
        return True
