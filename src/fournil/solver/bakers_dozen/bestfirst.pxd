# C types of the class in bestfirst.py.
cimport cython

from fournil.solver.bakers_dozen.boxes cimport Boxes
from fournil.solver.bakers_dozen.layout cimport Layout
from fournil.solver.bakers_dozen.records cimport ACTION, KEY, MAX_CHILDREN, RECORD
from fournil.solver.bakers_dozen.relaxed cimport Relaxed
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.buckets cimport BucketQueue
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.keyset cimport KeyIndex
from fournil.solver.runtime.outcomes cimport LOST, PAUSED, STOPPED, WON
from fournil.solver.runtime.rng cimport mixed, stepped


@cython.final
cdef class BestFirst:
    cdef Layout layout
    cdef Boxes boxes
    cdef Relaxed relaxed
    cdef Budget budget
    cdef Word* pool
    cdef Word* children
    cdef int* parents
    cdef int* alike
    cdef BucketQueue waiting
    cdef KeyIndex first_of
    cdef int room, count
    cdef Word random
    cdef Arrays arrays

    cdef bint make_room(self) noexcept nogil
    cdef bint is_new(self, Py_ssize_t at) noexcept nogil
    cdef int score(self, Word key, int noise) noexcept nogil
    cdef bint new_search(self, Word seed) noexcept nogil
    cdef int search(self, int most, int noise, Word seed) noexcept nogil
    cdef int expand(self, int box, int noise) noexcept nogil
    cdef int accept(self, int parent, Py_ssize_t at, int noise) noexcept nogil
