"""Raw arrays of whole numbers, outside the interpreter's own memory where they are compiled.

An array that cannot be had is false; the caller then gives up with the reason. Here, uncompiled,
arrays are lists, which are the fastest thing that plain Python has to offer; for type checkers
both forms are pointers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    import cython


def words(count: int) -> cython.p_ulonglong:
    """Return an array of 64-bit words, all zero."""
    return cast("cython.p_ulonglong", [0] * count)


def integers(count: int) -> cython.p_int:
    """Return an array of C integers, all zero."""
    return cast("cython.p_int", [0] * count)


def more_words(array: cython.p_ulonglong, count: int) -> cython.p_ulonglong:
    """Make an array longer; what is added may hold anything. False: the old one still stands."""
    held = cast("list[int]", array)
    held.extend([0] * (count - len(held)))
    return array


def more_integers(array: cython.p_int, count: int) -> cython.p_int:
    """Make an array longer; what is added may hold anything. False: the old one still stands."""
    held = cast("list[int]", array)
    held.extend([0] * (count - len(held)))
    return array


def clear_words(array: cython.p_ulonglong, count: int) -> None:
    """Set the first ``count`` words to zero."""
    cast("list[int]", array)[:count] = [0] * count


def free_array(array: object) -> None:
    """Free an array; it must not be used any more."""
    cast("list[int]", array).clear()
