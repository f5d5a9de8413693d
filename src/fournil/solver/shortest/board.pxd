# C types of the attributes and methods in board.py.
cimport cython

from fournil.solver.machine.bits cimport (
    Word, bit, byte_at, first_lane, lanes_with, lowest, with_byte, zero_lanes,
)
from fournil.solver.shortest.tables cimport Tables


@cython.final
cdef class Board:
    cdef Tables tables
    cdef Word heads
    cdef Word tails
    cdef Word rests
    cdef Word held
    cdef Word rising
    cdef Word tops
    cdef Word key
    cdef int free_cells
    cdef int free_columns
    cdef void start(self) noexcept nogil
    cdef void copy(self, Board other) noexcept nogil
    cdef void derive(self) noexcept nogil
    cdef bint is_won(self) noexcept nogil
    cdef int column_of_top(self, int card) noexcept nogil
    cdef int empty_column(self) noexcept nogil
    cdef int head(self, int column) noexcept nogil
    cdef int tail(self, int column) noexcept nogil
    cdef int rest(self, int column) noexcept nogil
    cdef Word column_key(self, int column) noexcept nogil
    cdef void write(self, int column, int head, int tail, int rest) noexcept nogil
    cdef void take_run(self, int column) noexcept nogil
    cdef void take_top(self, int column, int count) noexcept nogil
    cdef void cover(self, int column, int tail) noexcept nogil
    cdef void run_to_parent(self, int source, int target) noexcept nogil
    cdef void cards_to_empty(self, int source, int count) noexcept nogil
    cdef void top_to_cell(self, int source) noexcept nogil
    cdef void leave_cell(self, int card) noexcept nogil
    cdef void cell_to_parent(self, int card, int target) noexcept nogil
    cdef void cell_to_empty(self, int card) noexcept nogil
    cdef void play_up(self) noexcept nogil
