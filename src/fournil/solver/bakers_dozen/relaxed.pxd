# C types of the class in relaxed.py.
cimport cython

from fournil.solver.bakers_dozen.layout cimport Layout
from fournil.solver.bakers_dozen.matchings cimport Matchings
from fournil.solver.bakers_dozen.records cimport STRIDE
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.keyset cimport KeyIndex
from fournil.solver.runtime.outcomes cimport LOST, PAUSED, STOPPED, WON
from fournil.solver.runtime.probe cimport place_of


@cython.final
cdef class Relaxed:
    cdef Layout layout
    cdef Matchings matchings
    cdef Budget budget
    cdef KeyIndex answers
    cdef Word* stack
    cdef int* scores
    cdef long long effort, allowance
    cdef Arrays arrays

    cdef bint clear(self) noexcept nogil
    cdef bint fits(self, Word loose, Word carriers, int rank) noexcept nogil
    cdef bint can_be_bare(self, Word loose, Word carriers, int card) noexcept nogil
    cdef bint can_be_placed(self, Word loose, Word carriers, int card) noexcept nogil
    cdef Word after_safe_autoplay(self, Word key) noexcept nogil
    cdef int children(self, Word key, Py_ssize_t base) noexcept nogil
    cdef int add_child(self, Py_ssize_t base, int count, Word key, int score) noexcept nogil
    cdef int probe(self, Word key) noexcept nogil
    cdef int solve(self, Word key, Py_ssize_t base) noexcept nogil
    cdef int store(self, Word key, int answer) noexcept nogil
