# C types of relaxed.py.
cimport cython

from fournil.solver.dozen.answers cimport ALIVE, DEAD, PAUSED, STOPPED
from fournil.solver.dozen.records cimport STRIDE
from fournil.solver.dozen.layout cimport Layout
from fournil.solver.dozen.matchings cimport Matchings
from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.budget cimport Budget
from fournil.solver.machine.memory cimport clear_words, integers, release, words
from fournil.solver.machine.splitmix cimport mixed


@cython.final
cdef class Relaxed:
    cdef Layout layout
    cdef Matchings matchings
    cdef Budget budget
    cdef Word* table
    cdef Word* stack
    cdef int* scores
    cdef Py_ssize_t size, count
    cdef long long effort, allowance

    cdef bint has_memory(self) noexcept nogil
    cdef bint forget(self) noexcept nogil
    cdef Py_ssize_t slot(self, Word key) noexcept nogil
    cdef bint grow(self) noexcept nogil
    cdef bint fits(self, Word loose, Word carriers, int rank) noexcept nogil
    cdef bint can_be_bare(self, Word loose, Word carriers, int card) noexcept nogil
    cdef bint can_be_placed(self, Word loose, Word carriers, int card) noexcept nogil
    cdef Word after_safe_raises(self, Word key) noexcept nogil
    cdef int children(self, Word key, Py_ssize_t base) noexcept nogil
    cdef int add_child(self, Py_ssize_t base, int count, Word key, int score) noexcept nogil
    cdef int look(self, Word key) noexcept nogil
    cdef int settle(self, Word key, Py_ssize_t base) noexcept nogil
    cdef int store(self, Word key, int answer) noexcept nogil
