"""The set of positions met so far, as 64-bit keys in an open-addressed table.

Keys are sums (XOR) of random words, one for each part of a position, so two different positions
have the same key with probability 2**-64; among n positions some pair does with about n**2 / 2**65:
one in 37 million for a search of a million positions.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.machine.memory import clear_words, more_words, release, words

SMALLEST = cython.declare(cython.Py_ssize_t, 1024)


class Table:
    """A set of keys that starts small again for every search and keeps the memory it once had.

    ``slots`` is the table, of which the first ``used`` are in use (a power of two); ``stored``
    lists the keys in the order in which they came, from which the table is filled anew when it
    grows. ``had`` is how many slots there is memory for.
    """

    def __init__(self) -> None:
        self.had = SMALLEST
        self.used = SMALLEST
        self.count = 0
        self.slots = words(SMALLEST)
        self.stored = words(SMALLEST // 2)

    def __dealloc__(self) -> None:
        release(self.slots)
        release(self.stored)

    def has_memory(self) -> bool:
        """Whether there is a table at all."""
        return not (not self.slots or not self.stored)

    def forget(self) -> None:
        """Empties the table for the next search."""
        place: cython.Py_ssize_t
        mask: cython.ulonglong = self.used - 1
        slot: cython.ulonglong
        if self.count * 16 > self.used:
            clear_words(self.slots, self.used)
        else:
            # From its own slot on, a key's cluster is emptied up to the next gap. Whatever lies
            # before that slot belongs to keys with earlier slots, which empty it in their turn.
            for place in range(self.count):
                slot = self.stored[place] & mask
                while self.slots[slot]:
                    self.slots[slot] = 0
                    slot = (slot + 1) & mask
        self.used = SMALLEST
        self.count = 0

    def growth(self) -> int:
        """The bytes that must be had before the next key can be stored, mostly 0."""
        if self.count * 2 < self.used or self.used * 4 <= self.had:
            return 0
        return (self.used * 4 + self.used * 2 - self.had - self.had // 2) * 8

    def grow(self) -> bool:
        """Makes the table four times as large; False if memory cannot be had."""
        place: cython.Py_ssize_t
        slot: cython.ulonglong
        mask: cython.ulonglong
        key: cython.ulonglong
        if self.used * 4 > self.had:
            slots = more_words(self.slots, self.used * 4)
            if not slots:
                return False
            self.slots = slots
            stored = more_words(self.stored, self.used * 2)
            if not stored:
                return False
            self.stored = stored
            self.had = self.used * 4
        self.used *= 4
        clear_words(self.slots, self.used)
        mask = self.used - 1
        for place in range(self.count):
            key = self.stored[place]
            slot = key & mask
            while self.slots[slot]:
                slot = (slot + 1) & mask
            self.slots[slot] = key
        return True

    def knows(self, key: cython.ulonglong) -> bool:
        """Whether a key is in the table."""
        mask: cython.ulonglong = self.used - 1
        slot: cython.ulonglong
        key += key == 0
        slot = key & mask
        while self.slots[slot]:
            if self.slots[slot] == key:
                return True
            slot = (slot + 1) & mask
        return False

    def add(self, key: cython.ulonglong) -> bool:
        """Puts a key into the table, in which there must be room; False if it was there."""
        mask: cython.ulonglong = self.used - 1
        slot: cython.ulonglong
        key += key == 0  # 0 marks a free slot
        slot = key & mask
        while self.slots[slot]:
            if self.slots[slot] == key:
                return False
            slot = (slot + 1) & mask
        self.slots[slot] = key
        self.stored[self.count] = key
        self.count += 1
        return True
