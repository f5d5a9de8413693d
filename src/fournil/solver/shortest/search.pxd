# C types of the attributes and methods in search.py.
cimport cython

from fournil.solver.machine.outcomes cimport LOST, OUT_OF_MEMORY, WON
from fournil.solver.machine.bits cimport Word, lowest
from fournil.solver.machine.budget cimport Budget
from fournil.solver.shortest.board cimport Board
from fournil.solver.shortest.bound cimport Bound
from fournil.solver.shortest.codes cimport TO_CELL, TO_EMPTY, TO_PARENT, action
from fournil.solver.shortest.dead cimport DeadEnds
from fournil.solver.shortest.frontier cimport Frontier
from fournil.solver.shortest.states cimport States
from fournil.solver.shortest.tables cimport Tables


@cython.final
cdef class Search:
    cdef Tables tables
    cdef readonly States states
    cdef readonly Frontier frontier
    cdef Board board
    cdef Board child
    cdef Bound lower_bound
    cdef DeadEnds dead_ends
    cdef Budget budget
    cdef readonly int won
    cdef bint too_long
    cdef int state, spent, bound
    cdef int work(self) noexcept nogil
    cdef bint make_room(self) noexcept nogil
    cdef void look_at(self) noexcept nogil
    cdef void from_column(self, int column) noexcept nogil
    cdef bint has_parent_on_top(self, int card) noexcept nogil
    cdef void from_cell(self, int card) noexcept nogil
    cdef void meet(self, int by) noexcept nogil
