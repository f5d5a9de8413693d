# C types of bestfirst.py.
cimport cython

from fournil.solver.dozen.answers cimport ALIVE, DEAD, PAUSED, STOPPED
from fournil.solver.dozen.records cimport ACTION, KEY, MOST_CHILDREN, RECORD
from fournil.solver.dozen.boxes cimport Boxes
from fournil.solver.dozen.layout cimport Layout
from fournil.solver.dozen.relaxed cimport Relaxed
from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.budget cimport Budget
from fournil.solver.machine.memory cimport (
    integers, more_integers, more_words, release, words,
)
from fournil.solver.machine.splitmix cimport mixed, stepped


@cython.final
cdef class BestFirst:
    cdef Layout layout
    cdef Boxes boxes
    cdef Relaxed relaxed
    cdef Budget budget
    cdef Word* pool
    cdef Word* children
    cdef int* parents
    cdef int* waiting
    cdef int* alike
    cdef int* queues
    cdef int* table
    cdef int room, count, size, keys, best
    cdef Word random

    cdef bint has_memory(self) noexcept nogil
    cdef bint make_room(self) noexcept nogil
    cdef bint grow_table(self) noexcept nogil
    cdef int slot(self, Word key) noexcept nogil
    cdef bint is_new(self, Py_ssize_t at) noexcept nogil
    cdef int score(self, Word key, int noise) noexcept nogil
    cdef void enqueue(self, int box, int score) noexcept nogil
    cdef bint open(self, Word seed) noexcept nogil
    cdef int search(self, int most, int noise, Word seed) noexcept nogil
    cdef int expand(self, int box, int noise) noexcept nogil
    cdef int keep(self, int parent, Py_ssize_t at, int noise) noexcept nogil
