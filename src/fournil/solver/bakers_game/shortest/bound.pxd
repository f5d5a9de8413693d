# C types of the class in bound.py.
cimport cython

from fournil.solver.bakers_game.packing cimport STRIDE
from fournil.solver.bakers_game.state cimport State
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word, bit, byte_at, lowest


@cython.final
cdef class Bound:
    # the starting position
    cdef int* dealt_at
    cdef Word* blocking_heads
    cdef int* heads_over_own
    # one computation
    cdef Word* blockers
    cdef int* next_rank
    cdef int* waits_for
    cdef int* because_of
    cdef Arrays arrays

    cdef void new_search(self, State state) noexcept nogil
    cdef void fill_column(self, State state, int column) noexcept nogil
    cdef int fewest(self, State state) noexcept nogil
    cdef bint set_up(self, State state) noexcept nogil
    cdef void advance_foundations(self, State state) noexcept nogil
    cdef bint find_waits(self, State state) noexcept nogil
    cdef void lift_shortest_cycle(self) noexcept nogil
    cdef void lift(self, int waiting, int other) noexcept nogil
