# C types of the attributes and methods in bound.py.
cimport cython

from fournil.solver.machine.bits cimport Word, bit, lowest
from fournil.solver.machine.memory cimport integers, release, words
from fournil.solver.shortest.board cimport Board
from fournil.solver.shortest.tables cimport Tables


@cython.final
cdef class Bound:
    cdef Tables tables
    cdef Word* blockers
    cdef int* next_rank
    cdef int* waits_for
    cdef int* because_of
    cdef int fewest(self, Board board) noexcept nogil
    cdef bint set_up(self, Board board) noexcept nogil
    cdef void play_up(self) noexcept nogil
    cdef bint look_for_waits(self) noexcept nogil
    cdef void lift_shortest_cycle(self) noexcept nogil
    cdef void lift(self, int waiting, int other) noexcept nogil
