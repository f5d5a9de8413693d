"""Sets and maps of 64-bit keys: open addressing with linear probing in tables of 2**n slots.

They are the transposition tables of the searches. A growing table is filled anew, which takes long
for millions of keys: the cancel switch and the clock are read meanwhile.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.runtime.memory import clear_words, free_array, words
    from fournil.solver.runtime.probe import place_of, probe_from
    from fournil.solver.runtime.rng import mixed

from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.budget import Budget

QUADRUPLED = cython.declare(cython.Py_ssize_t, 16384)


class KeySet:
    """A set of Zobrist keys that starts small again for every search and keeps its memory.

    Zobrist keys are random, so the low bits of a key tell its first slot. ``slots`` is the table,
    of which the first ``used`` are in use; 0 marks a free slot, and key 0 is stored as 1.
    ``stored`` lists the keys in the order in which they came, from which the table is filled anew
    when it grows. ``had`` is how many slots there is memory for.
    """

    def __init__(self, budget: Budget, first_slots: cython.Py_ssize_t) -> None:
        """Make an empty set.

        Args:
            budget: what pays for its growth.
            first_slots: the size to begin each search with, a power of two.
        """
        self.budget = budget
        self.arrays = Arrays()
        self.first_size = first_slots
        self.had = first_slots
        self.used = first_slots
        self.count = 0
        self.slots = self.arrays.words(first_slots)
        self.stored = self.arrays.words(first_slots // 2)

    def clear(self) -> None:
        """Empty the set for the next search."""
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
        self.used = self.first_size
        self.count = 0

    def is_full(self) -> bool:
        """Whether the set must :meth:`grow` before a key is inserted: it is half full then."""
        return self.count * 2 >= self.used

    def grow(self) -> bool:
        """Enlarge the table; False, with the budget stopped, if it cannot be."""
        place: cython.Py_ssize_t
        slot: cython.ulonglong
        mask: cython.ulonglong
        key: cython.ulonglong
        # Small tables are soon outgrown; of large ones the processor's cache should hold much.
        larger: cython.Py_ssize_t = self.used * (4 if self.used < QUADRUPLED else 2)
        growth: cython.Py_ssize_t = (larger - self.had) * 12
        if growth > 0:
            if not self.budget.reserve(growth):
                return False
            self.slots = self.arrays.more_words(self.slots, larger)
            self.stored = self.arrays.more_words(self.stored, larger // 2)
            if not self.arrays.all_grown():
                return self.budget.fail(growth)
            self.had = larger
        self.used = larger
        clear_words(self.slots, self.used)
        mask = self.used - 1
        for place in range(self.count):
            if self.budget.is_over(place):
                # Keys are missing in the table, but the search is over, and clear() empties it.
                return False
            key = self.stored[place]
            slot = key & mask
            while self.slots[slot]:
                slot = (slot + 1) & mask
            self.slots[slot] = key
        return True

    def contains(self, key: cython.ulonglong) -> bool:
        """Whether a key is in the set."""
        mask: cython.ulonglong = self.used - 1
        slot: cython.ulonglong
        key += key == 0
        slot = key & mask
        while self.slots[slot]:
            if self.slots[slot] == key:
                return True
            slot = (slot + 1) & mask
        return False

    def insert(self, key: cython.ulonglong) -> bool:
        """Put a key into the set, which must not be full; False if it was there."""
        mask: cython.ulonglong = self.used - 1
        slot: cython.ulonglong
        key += key == 0
        slot = key & mask
        while self.slots[slot]:
            if self.slots[slot] == key:
                return False
            slot = (slot + 1) & mask
        self.slots[slot] = key
        self.stored[self.count] = key
        self.count += 1
        return True


class KeyIndex:
    """A map from keys of 62 bits, which need not be random, to tags and values.

    A slot is one word, ``key << 2 | tag`` with a tag from 1 to 3, and in a *wide* index a second
    one, the value; an empty slot is 0. One word a slot halves the cache misses where a tag says
    all. A *place* is where a slot begins in ``slots``.
    """

    def __init__(
        self, budget: Budget, first_slots: cython.Py_ssize_t, is_wide: cython.bint
    ) -> None:
        """Make an empty map.

        Args:
            budget: what pays for its growth.
            first_slots: the size to begin each search with, a power of two.
            is_wide: whether keys have values beside their tags.
        """
        self.budget = budget
        self.arrays = Arrays()
        self.wide = 1 if is_wide else 0
        self.first_size = first_slots
        self.size = first_slots
        self.count = 0
        self.slots = self.arrays.words(first_slots << self.wide)

    def clear(self) -> bool:
        """Empty the map for the next search; False, with the budget stopped: no memory."""
        if self.size > self.first_size:
            slots = words(self.first_size << self.wide)
            if not slots:
                return self.budget.fail(0)
            self.slots = self.arrays.exchange_words(self.slots, slots)
            self.budget.release((self.size - self.first_size) << self.wide << 3)
            self.size = self.first_size
        else:
            clear_words(self.slots, self.size << self.wide)
        self.count = 0
        return True

    def is_full(self) -> bool:
        """Whether the map must :meth:`grow` before a key is inserted: it is half full then."""
        return self.count * 2 >= self.size

    def grow(self) -> bool:
        """Double the table; False, with the budget stopped and the old table standing, if not."""
        place: cython.Py_ssize_t
        slot: cython.ulonglong
        mask: cython.ulonglong = 2 * self.size - 1
        wide: cython.int = self.wide
        growth: cython.Py_ssize_t = self.size << wide << 3
        if not self.budget.reserve(growth):
            return False
        slots = words(2 * self.size << wide)
        if not slots:
            return self.budget.fail(growth)
        for place in range(self.size):
            if self.budget.is_over(place):
                free_array(slots)
                self.budget.release(growth)
                return False
            if self.slots[place << wide]:
                slot = mixed(self.slots[place << wide] >> 2) & mask
                while slots[slot << wide]:
                    slot = (slot + 1) & mask
                slots[slot << wide] = self.slots[place << wide]
                if wide:
                    slots[slot << 1 | 1] = self.slots[place << 1 | 1]
        self.slots = self.arrays.exchange_words(self.slots, slots)
        self.size *= 2
        return True

    def find(self, key: cython.ulonglong) -> cython.Py_ssize_t:
        """Return the place of a key, or the empty place where it belongs."""
        return place_of(self.slots, self.size, self.wide, key)

    def find_next(self, place: cython.Py_ssize_t, key: cython.ulonglong) -> cython.Py_ssize_t:
        """Return the next place of a key whose last place holds something else."""
        slot: cython.ulonglong = ((place >> self.wide) + 1) & (self.size - 1)
        return probe_from(self.slots, self.size, self.wide, key, slot)

    def tag(self, key: cython.ulonglong) -> cython.int:
        """Return the tag of a key, 0 if it is not there."""
        return cython.cast(cython.int, self.slots[self.find(key)] & 3)

    def value(self, key: cython.ulonglong) -> cython.ulonglong:
        """Return the value of a key in a wide index, 0 if it is not there."""
        return self.slots[self.find(key) | 1]

    def insert(self, place: cython.Py_ssize_t, key: cython.ulonglong, tag: cython.int) -> None:
        """Write a key at the place that :meth:`find` gave; the map must not be full.

        In a wide index the value is the word after it, which the caller writes.
        """
        if not self.slots[place]:
            self.count += 1
        self.slots[place] = key << 2 | tag
