# C types of the class in search.py.
cimport cython

from fournil.solver.bakers_game.deadends cimport is_dead
from fournil.solver.bakers_game.shortest.bound cimport Bound
from fournil.solver.bakers_game.shortest.packing cimport TO_CELL, TO_EMPTY, TO_PARENT, action
from fournil.solver.bakers_game.shortest.states cimport States
from fournil.solver.bakers_game.state cimport State
from fournil.solver.runtime.bits cimport Word, byte_at, first_lane, lanes_with, lowest
from fournil.solver.runtime.buckets cimport BucketQueue
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.outcomes cimport LOST, OUT_OF_MEMORY, WON


@cython.final
cdef class Search:
    cdef Budget budget
    cdef States states
    cdef BucketQueue frontier
    cdef State state, child
    cdef Bound bound
    cdef int goal
    cdef bint too_long
    cdef int number, g, h

    cdef int solve(self) noexcept nogil
    cdef bint make_room(self) noexcept nogil
    cdef void expand(self) noexcept nogil
    cdef void from_column(self, int column) noexcept nogil
    cdef bint has_parent_on_top(self, int card) noexcept nogil
    cdef void from_cell(self, int card) noexcept nogil
    cdef void visit(self, int by) noexcept nogil
