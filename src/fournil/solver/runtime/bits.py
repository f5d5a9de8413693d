"""Bits and bytes of 64-bit words: sets of cards (a bit a card), numbers by column (a byte each)."""

from __future__ import annotations

from typing import Final

FULL: Final = 0xFFFFFFFFFFFFFFFF
LOW_HALF: Final = 0xFFFFFFFF
LOW_BITS: Final = 0x7F7F7F7F7F7F7F7F
HIGH_BITS: Final = 0x8080808080808080
EACH_LANE: Final = 0x0101010101010101


def lowest(word: int) -> int:
    """Return the place of the lowest bit that is set; the word must not be 0.

    >>> lowest(0b101000)
    3
    """
    return (word & -word).bit_length() - 1


def bit(card: int) -> int:
    """Return the set that holds one card."""
    return 1 << card


def span(low: int, high: int) -> int:
    """Return the set of the cards from ``low`` to ``high``, both included.

    >>> bin(span(2, 4))
    '0b11100'
    """
    return (2 << high) - (1 << low)


def byte_at(lanes: int, lane: int) -> int:
    """Return the number in a lane.

    >>> hex(byte_at(0xAABBCC, 1))
    '0xbb'
    """
    return lanes >> (8 * lane) & 0xFF


def with_byte(lanes: int, lane: int, value: int) -> int:
    """Return the same word with another number in a lane.

    >>> hex(with_byte(0xAABBCC, 1, 0x11))
    '0xaa11cc'
    """
    return lanes & ~(0xFF << (8 * lane)) | value << (8 * lane)


def zero_lanes(lanes: int) -> int:
    """Return the high bit of every lane that holds zero: exact, without a carry between lanes.

    >>> hex(zero_lanes(0xFFFFFF00FF8001FF))
    '0x8000000000'
    """
    # The low seven bits of a lane carry into its high bit unless they are all zero; the high bit
    # itself is looked at by the last operand.
    return HIGH_BITS & ~((lanes & LOW_BITS) + LOW_BITS | lanes)


def lanes_with(lanes: int, value: int) -> int:
    """Return the high bit of every lane that holds ``value`` (below 128)."""
    return zero_lanes(lanes ^ EACH_LANE * value)


def first_lane(marks: int) -> int:
    """Return the first lane that is marked by its high bit."""
    return lowest(marks) >> 3
