"""Linear probing in the slots of a :class:`fournil.solver.runtime.keyset.KeyIndex`.

A function of its own, so that the compiler folds it into the loops that look up most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fournil.solver.runtime.rng import mixed

if TYPE_CHECKING:
    import cython


def place_of(slots: cython.p_ulonglong, size: int, wide: int, key: int) -> int:
    """Return the place of a key, or the empty place where it belongs.

    Args:
        slots: the table.
        size: how many slots it has, a power of two.
        wide: 1 if a slot has a second word, else 0.
        key: the key, of 62 bits.
    """
    return probe_from(slots, size, wide, key, mixed(key) & (size - 1))


def probe_from(slots: cython.p_ulonglong, size: int, wide: int, key: int, slot: int) -> int:
    """Return the same from a given slot on."""
    while slots[slot << wide] and slots[slot << wide] >> 2 != key:
        slot = (slot + 1) & (size - 1)
    return slot << wide
