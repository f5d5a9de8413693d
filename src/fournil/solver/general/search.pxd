# C types of search.py.
cimport cython

from fournil.solver.general.board cimport Board
from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.budget cimport Budget
from fournil.solver.machine.memory cimport integers, more_integers, more_words, release, words
from fournil.solver.machine.outcomes cimport LOST, WON
from fournil.solver.machine.splitmix cimport mixed, stepped


@cython.final
cdef class Search:
    cdef Board board
    cdef Budget budget
    cdef Word* keys
    cdef int* parents
    cdef int* played
    cdef int* depths
    cdef int* waiting
    cdef int* queues
    cdef int* table
    cdef int* found
    cdef int* way
    cdef Py_ssize_t room, size, way_room
    cdef int count, met, here, best, noise
    cdef Word random

    cdef bint has_memory(self) noexcept nogil
    cdef bint make_room(self) noexcept nogil
    cdef bint grow_table(self) noexcept nogil
    cdef Py_ssize_t slot(self, Word key) noexcept nogil
    cdef void go_to(self, int node) noexcept nogil
    cdef bint play_safe(self) noexcept nogil
    cdef bint add(self, int move) noexcept nogil
    cdef int meet(self) noexcept nogil
    cdef int settle(self, double seconds) noexcept nogil
    cdef int run(self, long long most, Word number) noexcept nogil
    cdef int expand(self, int node) noexcept nogil
