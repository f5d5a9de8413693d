# C types of the classes in keyset.py.
cimport cython

from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.memory cimport clear_words, free_array, words
from fournil.solver.runtime.probe cimport place_of, probe_from
from fournil.solver.runtime.rng cimport mixed


@cython.final
cdef class KeySet:
    cdef Budget budget
    cdef Arrays arrays
    cdef Word* slots
    cdef Word* stored
    cdef Py_ssize_t first_size, had, used, count

    cdef void clear(self) noexcept nogil
    cdef bint is_full(self) noexcept nogil
    cdef bint grow(self) noexcept nogil
    cdef bint contains(self, Word key) noexcept nogil
    cdef bint insert(self, Word key) noexcept nogil


@cython.final
cdef class KeyIndex:
    cdef Budget budget
    cdef Arrays arrays
    cdef Word* slots
    cdef Py_ssize_t first_size, size, count
    cdef int wide

    cdef bint clear(self) noexcept nogil
    cdef bint is_full(self) noexcept nogil
    cdef bint grow(self) noexcept nogil
    cdef Py_ssize_t find(self, Word key) noexcept nogil
    cdef Py_ssize_t find_next(self, Py_ssize_t place, Word key) noexcept nogil
    cdef int tag(self, Word key) noexcept nogil
    cdef Word value(self, Word key) noexcept nogil
    cdef void insert(self, Py_ssize_t place, Word key, int tag) noexcept nogil
