# C types of the class in search.py.
cimport cython

from fournil.solver.generic.board cimport Board
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.buckets cimport BucketQueue
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.keyset cimport KeySet
from fournil.solver.runtime.outcomes cimport LOST, PAUSED, STOPPED, WON
from fournil.solver.runtime.rng cimport mixed, stepped


@cython.final
cdef class Search:
    cdef Board board
    cdef Budget budget
    cdef KeySet known
    cdef BucketQueue waiting
    cdef int* parents
    cdef int* played
    cdef int* depths
    cdef int* found
    cdef int* way
    cdef Py_ssize_t room
    cdef int count, here, noise
    cdef Word random
    cdef Arrays arrays

    cdef bint make_room(self) noexcept nogil
    cdef void go_to(self, int node) noexcept nogil
    cdef bint autoplay(self) noexcept nogil
    cdef bint add(self, int move) noexcept nogil
    cdef int visit(self) noexcept nogil
    cdef int solve(self, double seconds) noexcept nogil
    cdef int search_once(self, long long allowance, Word number) noexcept nogil
    cdef int expand(self, int node) noexcept nogil
