# C types of the class in movegen.py.
cimport cython

from fournil.solver.bakers_game.packing cimport (
    BASE_ONTO_EXPOSED, DIG, LAND, MERGE, ONTO_EXPOSED, ONTO_POOLED, SCATTER, SLIP, STRIDE,
    TAIL_ASIDE, TAIL_TO_EMPTY, TO_EMPTY, UNWIND, pack, pack_cuts, pack_parent_column, pack_rest,
)
from fournil.solver.bakers_game.state cimport State
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word, bit, byte_at, lowest, span


@cython.final
cdef class MoveGenerator:
    # where moves are written
    cdef Word* moves
    cdef Py_ssize_t count
    # runs that digging brings to the top
    cdef int* runs
    cdef int* costs
    cdef int* head_at
    cdef int* exposed_at
    cdef int* dug_at
    cdef Word heads, long_heads, exposable, reactive, diggable, reachable_heads
    # base runs, short ones first
    cdef int* base_lengths
    cdef int* base_columns
    cdef int bases
    # room for a move
    cdef int spaces, free_cells, free_columns
    cdef Arrays arrays

    cdef int generate(self, State state, Word* moves, Py_ssize_t at) noexcept nogil
    cdef void emit(self, Word move) noexcept nogil
    cdef void measure(self, State state, int taken_cards, int taken_columns) noexcept nogil
    cdef bint fits(self, int length, int column, int target) noexcept nogil
    cdef int best_capacity(self, int column, int target) noexcept nogil
    cdef void survey(self, State state) noexcept nogil
    cdef void add_base(self, int column, int length) noexcept nogil
    cdef int cost_of_parent(self, State state, int parent, int column, int digs) noexcept nogil
    cdef void move_run(self, State state, int head) noexcept nogil
    cdef void onto_exposed(
        self, State state, int head, int length, int column, int cost, int rest
    ) noexcept nogil
    cdef void to_columns(
        self, State state, int head, int length, int column, int cost, int rest
    ) noexcept nogil
    cdef void scatter(
        self, Word move, int done, int left, int free_cells, int free_columns, int cuts, bint apart
    ) noexcept nogil
    cdef void move_base(self, State state, int column, int length) noexcept nogil
    cdef void join_base(self, State state, int column, int length, int head) noexcept nogil
    cdef void move_pool(self, State state) noexcept nogil
