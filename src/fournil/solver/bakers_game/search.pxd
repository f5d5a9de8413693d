# C types of the class in search.py.
cimport cython

from fournil.solver.bakers_game.deadends cimport is_dead
from fournil.solver.bakers_game.dealing cimport deal_code, deal_microsoft
from fournil.solver.bakers_game.movegen cimport MoveGenerator
from fournil.solver.bakers_game.ordering cimport MoveOrdering
from fournil.solver.bakers_game.packing cimport STRIDE
from fournil.solver.bakers_game.state cimport State
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word, bit
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.clock cimport now
from fournil.solver.runtime.keyset cimport KeySet
from fournil.solver.runtime.outcomes cimport LOST, WON


@cython.final
cdef class Search:
    cdef State state
    cdef MoveGenerator generator
    cdef MoveOrdering ordering
    cdef KeySet known
    # the path from the start to the position in hand
    cdef Word* saved
    cdef Word* moves
    cdef Word* ends
    cdef Word* nexts
    cdef Py_ssize_t depths, places, length
    # the answers to a batch of deals
    cdef Word* answers
    cdef Word* lines
    cdef Py_ssize_t lines_had, lines_used
    cdef Budget budget
    cdef Arrays arrays

    cdef int solve_deal(
        self, bint microsoft, Word number, int cells, int ranks, double seconds
    ) noexcept nogil
    cdef bint keep_line(self) noexcept nogil
    cdef int solve(self) noexcept nogil
    cdef bint push(self, Py_ssize_t depth) noexcept nogil
    cdef bint grow_path(self, Py_ssize_t depth, Py_ssize_t begin) noexcept nogil
