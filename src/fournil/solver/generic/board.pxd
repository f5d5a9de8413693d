# C types of the class in board.py.
cimport cython

from fournil.solver.generic.packing cimport CELL, FOUNDATION, MAX_CELLS, MAX_COLUMNS, STRIDE
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.rng cimport mixed, stepped


@cython.final
cdef class Board:
    # the game
    cdef int columns, cells, ranks
    cdef bint fills_any, fills_king
    cdef Word* takers
    cdef Word* zobrist
    # the position
    cdef int* cards
    cdef int* lengths
    cdef int* in_cells
    cdef int* foundations
    cdef Word* hashes
    cdef Word* accepted
    cdef int cells_used, on_foundations
    cdef Word key
    cdef Arrays arrays

    cdef void clear(self) noexcept nogil
    cdef void push(self, int column, int card) noexcept nogil
    cdef void pop(self, int column) noexcept nogil
    cdef void to_cell(self, int card) noexcept nogil
    cdef void from_cell(self, int card) noexcept nogil
    cdef int top(self, int column) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef void take_back(self, int move) noexcept nogil
    cdef bint is_next(self, int card) noexcept nogil
    cdef bint is_safe(self, int card) noexcept nogil
    cdef int safe_autoplay(self) noexcept nogil
    cdef int moves(self, int* into) noexcept nogil
    cdef int moves_of(self, int card, int source, int* into, int count) noexcept nogil
    cdef int score(self) noexcept nogil
