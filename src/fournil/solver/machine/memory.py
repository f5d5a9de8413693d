"""Raw arrays of whole numbers, outside the interpreter's own memory where they are compiled.

An array that cannot be had is false; the caller then gives up with the reason. Here, uncompiled,
arrays are lists, which are the fastest thing that plain Python has to offer.
"""

from __future__ import annotations


def words(count: int) -> list[int]:
    """An array of 64-bit words, all zero."""
    return [0] * count


def integers(count: int) -> list[int]:
    """An array of C integers, all zero."""
    return [0] * count


def more_words(array: list[int], count: int) -> list[int]:
    """The array made longer; what is added may hold anything. False: the old one still stands."""
    array.extend([0] * (count - len(array)))
    return array


def more_integers(array: list[int], count: int) -> list[int]:
    """The array made longer; what is added may hold anything. False: the old one still stands."""
    array.extend([0] * (count - len(array)))
    return array


def clear_words(array: list[int], count: int) -> None:
    """Sets the first ``count`` words to zero."""
    array[:count] = [0] * count


def release(array: list[int]) -> None:
    """Gives an array back; it must not be used any more."""
    array.clear()
