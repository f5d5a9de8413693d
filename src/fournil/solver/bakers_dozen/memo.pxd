# C types of the class in memo.py.
cimport cython

from fournil.solver.bakers_dozen.records cimport KEY, SETS, SET_WORDS
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.keyset cimport KeyIndex
from fournil.solver.runtime.memory cimport words
from fournil.solver.runtime.outcomes cimport LOST, UNKNOWN, WON


@cython.final
cdef class Memo:
    cdef Budget budget
    cdef KeyIndex index
    cdef Word* entries
    cdef Py_ssize_t room, count
    cdef int first_word, last_word, width
    cdef Arrays arrays

    cdef bint clear(self, int lowest_level, int highest_level) noexcept nogil
    cdef bint make_room(self) noexcept nogil
    cdef bint covers(self, Py_ssize_t entry, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef bint is_covered(self, Py_ssize_t entry, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef int find(self, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef bint store(self, Word* boxes, Py_ssize_t at, int answer) noexcept nogil
