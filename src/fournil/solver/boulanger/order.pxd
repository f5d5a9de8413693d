cimport cython

from fournil.solver.boulanger.packing cimport (
    BASE_ONTO_EXPOSED, LAND, ONTO_EXPOSED, ONTO_POOLED, SCATTER, SLIP, STRIDE, TAIL_ASIDE,
    TAIL_TO_EMPTY, TO_EMPTY, UNWIND,
    a_of, count_of, dug_a_of, dug_b_of, kind_of, rest_of, score_floor, with_score,
)
from fournil.solver.boulanger.state cimport State
from fournil.solver.machine.bits cimport Word, bit, lowest
from fournil.solver.machine.memory cimport release, words


@cython.final
cdef class Order:
    cdef Word* nearest
    cdef int foundations[4]

    cdef bint has_memory(self) noexcept nogil
    cdef void open(self, State state) noexcept nogil
    cdef void sort(self, State state, Word* moves, Py_ssize_t at, int count) noexcept nogil
    cdef int score(self, State state, Word move) noexcept nogil
    cdef int worth(self, State state, int column, int rest) noexcept nogil
