# C types of the class in state.py.
cimport cython

from fournil.solver.bakers_game.packing cimport (
    BASE_ONTO_EXPOSED, DIG, LAND, MERGE, ONTO_EXPOSED, ONTO_POOLED, SCATTER, SLIP, STRIDE,
    TAIL_ASIDE, TAIL_TO_EMPTY, TO_EMPTY, UNWIND, a_of, b_of, count_of, cuts_of, dug_a_of, dug_b_of,
    kind_of, parent_column_of,
)
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport (
    EACH_LANE, Word, bit, byte_at, first_lane, lanes_with, lowest, span, with_byte, zero_lanes,
)
from fournil.solver.runtime.rng cimport mixed, stepped


@cython.final
cdef class State:
    # the position: one cache line
    cdef Word heads, tails, rests, pool, tops, foundation_next, key
    cdef int pooled, vacant
    # the game
    cdef int cells, ranks, columns
    cdef Word kings
    # the deal
    cdef int* deck
    cdef int* cards
    cdef int* lengths
    cdef int* beneath
    # the keys
    cdef Word* column_keys
    cdef Word* base_keys
    cdef Word* card_keys
    cdef Word* prefix_keys
    cdef Arrays arrays

    cdef void draw_zobrist_keys(self, Word seed) noexcept nogil
    cdef void set_position(self, int cells, int ranks, int columns, Word pool, Word foundation_next) noexcept nogil
    cdef void set_column(self, int column) noexcept nogil
    cdef int spaces(self) noexcept nogil
    cdef Word column_key(self, int column) noexcept nogil
    cdef void save(self, Word* arena, Py_ssize_t at) noexcept nogil
    cdef void copy(self, State other) noexcept nogil
    cdef void derive(self) noexcept nogil
    cdef void restore(self, Word* arena, Py_ssize_t at) noexcept nogil
    cdef void pop(self, int column) noexcept nogil
    cdef void pool_run(self, int column) noexcept nogil
    cdef void pool_tail(self, int column, int count) noexcept nogil
    cdef void shorten(self, int column, int count) noexcept nogil
    cdef void lengthen(self, int column, int tail) noexcept nogil
    cdef int start_run(self, int head, int tail) noexcept nogil
    cdef void leave_pool(self, int card) noexcept nogil
    cdef void dig(self, int column, int count) noexcept nogil
    cdef void run_onto(self, int column, int target) noexcept nogil
    cdef void tail_to_empty(self, int column, int count) noexcept nogil
    cdef int pooled_to_empty(self, int card) noexcept nogil
    cdef void pooled_onto(self, int card, int target) noexcept nogil
    cdef void slip(self, int card, int column) noexcept nogil
    cdef void scatter(self, int column, int cuts) noexcept nogil
    cdef void to_foundation(self, int card) noexcept nogil
    cdef void play_foundations(self) noexcept nogil
    cdef void play_forced(self) noexcept nogil
    cdef Word key_after(self, Word move) noexcept nogil
    cdef void play(self, Word move) noexcept nogil
