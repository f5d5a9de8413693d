# C types of the class in ordering.py.
cimport cython

from fournil.solver.bakers_game.packing cimport (
    BASE_ONTO_EXPOSED, LAND, ONTO_EXPOSED, ONTO_POOLED, SCATTER, SLIP, STRIDE, TAIL_ASIDE,
    TAIL_TO_EMPTY, TO_EMPTY, UNWIND, a_of, count_of, dug_a_of, dug_b_of, kind_of, rest_of,
    score_floor, with_score,
)
from fournil.solver.bakers_game.state cimport State
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word, bit, lowest


@cython.final
cdef class MoveOrdering:
    cdef Word* foundation_distance
    cdef int foundations[4]
    cdef Arrays arrays

    cdef void new_search(self, State state) noexcept nogil
    cdef void sort(self, State state, Word* moves, Py_ssize_t at, int count) noexcept nogil
    cdef int score(self, State state, Word move) noexcept nogil
    cdef int column_score(self, State state, int column, int rest) noexcept nogil
