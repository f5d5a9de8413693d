"""Arrays of whole numbers that grow, and that are freed with the object that owns them.

An owner has one :class:`Arrays` and takes its arrays from it. Kernels read and write the arrays
through plain pointers, so an access costs what it does in C; only making, growing and freeing goes
through here. Uncompiled, arrays are lists and Python frees them.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.runtime.memory import (
        free_array,
        integers,
        more_integers,
        more_words,
        words,
    )

MAX_ARRAYS = cython.declare(cython.int, 16)


class Arrays:
    """The arrays of one owner.

    ``blocks`` holds the address of each. A growth that fails leaves the old array standing and is
    remembered until :meth:`all_grown` is asked, so that an owner grows several arrays in a row and
    checks once.
    """

    def __init__(self) -> None:
        self.count = 0
        self.failed = False
        if not cython.compiled:
            self.blocks = list[object]()

    def __dealloc__(self) -> None:
        place: cython.int
        if cython.compiled:
            for place in range(self.count):
                free_array(self.blocks[place])

    def own(self, block: cython.p_void) -> None:
        """Note an array that is to be freed with the owner.

        Raises:
            MemoryError: there is no such array, or the owner has too many.
        """
        if not block or self.count == MAX_ARRAYS:
            raise MemoryError
        if cython.compiled:
            self.blocks[self.count] = block
        self.count += 1

    def words(self, count: cython.Py_ssize_t) -> cython.p_ulonglong:
        """Make an array of 64-bit words, all zero.

        Raises:
            MemoryError: the system has no memory for it.
        """
        array = words(count)
        self.own(array)
        return array

    def integers(self, count: cython.Py_ssize_t) -> cython.p_int:
        """Make an array of C integers, all zero.

        Raises:
            MemoryError: the system has no memory for it.
        """
        array = integers(count)
        self.own(array)
        return array

    def more_words(self, array: cython.p_ulonglong, count: cython.Py_ssize_t) -> cython.p_ulonglong:
        """Make an array longer; what is added may hold anything.

        Returns:
            The array, which may have moved; the old one if there is no memory.
        """
        longer = more_words(array, count)
        if not longer:
            self.failed = True
            return array
        self.replace(array, longer)
        return longer

    def more_integers(self, array: cython.p_int, count: cython.Py_ssize_t) -> cython.p_int:
        """Make an array longer, as :meth:`more_words` does."""
        longer = more_integers(array, count)
        if not longer:
            self.failed = True
            return array
        self.replace(array, longer)
        return longer

    def exchange_words(
        self, array: cython.p_ulonglong, other: cython.p_ulonglong
    ) -> cython.p_ulonglong:
        """Free an array and own another in its place, which is returned."""
        self.replace(array, other)
        free_array(array)
        return other

    def replace(self, block: cython.p_void, other: cython.p_void) -> None:
        """Note that an array stands elsewhere now."""
        place: cython.int
        if cython.compiled:
            for place in range(self.count):
                if self.blocks[place] == block:
                    self.blocks[place] = other

    def all_grown(self) -> bool:
        """Whether no growth has failed since this was asked last."""
        grown: cython.bint = not self.failed
        self.failed = False
        return grown
