# C types of memo.py.
cimport cython

from fournil.solver.dozen.answers cimport ALIVE, DEAD, UNSETTLED
from fournil.solver.dozen.records cimport KEY, SETS, SET_WORDS
from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.budget cimport Budget
from fournil.solver.machine.memory cimport clear_words, more_words, release, words
from fournil.solver.machine.splitmix cimport mixed


@cython.final
cdef class Memo:
    cdef Budget budget
    cdef Word* table
    cdef Word* entries
    cdef Py_ssize_t size, keys, room, count
    cdef int first_word, last_word, width

    cdef bint has_memory(self) noexcept nogil
    cdef bint forget(self, int lowest_level, int highest_level) noexcept nogil
    cdef bint make_room(self) noexcept nogil
    cdef bint grow_table(self) noexcept nogil
    cdef Py_ssize_t slot(self, Word key) noexcept nogil
    cdef bint covers(self, Py_ssize_t entry, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef bint is_covered(self, Py_ssize_t entry, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef int find(self, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef bint store(self, Word* boxes, Py_ssize_t at, int answer) noexcept nogil
