cimport cython

from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.memory cimport clear_words, more_words, release, words


@cython.final
cdef class Table:
    cdef Word* slots
    cdef Word* stored
    cdef Py_ssize_t had, used, count

    cdef bint has_memory(self) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef Py_ssize_t growth(self) noexcept nogil
    cdef bint grow(self) noexcept nogil
    cdef bint knows(self, Word key) noexcept nogil
    cdef bint add(self, Word key) noexcept nogil
