# C types of board.py.
cimport cython

from fournil.solver.general.codes cimport CELL, FOUNDATION, MOST_CELLS, MOST_COLUMNS, STRIDE
from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.memory cimport integers, release, words
from fournil.solver.machine.splitmix cimport mixed, stepped


@cython.final
cdef class Board:
    # the game
    cdef int columns, cells, ranks
    cdef bint fills_any, fills_king
    cdef Word* takers
    cdef Word* salts
    # the position
    cdef int* cards
    cdef int* lengths
    cdef int* held
    cdef int* foundations
    cdef Word* hashes
    cdef int holding, up
    cdef Word key

    cdef bint has_memory(self) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef void push(self, int column, int card) noexcept nogil
    cdef void pop(self, int column) noexcept nogil
    cdef void hold(self, int card) noexcept nogil
    cdef void let_go(self, int card) noexcept nogil
    cdef int top(self, int column) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef void take_back(self, int move) noexcept nogil
    cdef bint is_next(self, int card) noexcept nogil
    cdef bint is_safe(self, int card) noexcept nogil
    cdef int safe_raise(self) noexcept nogil
    cdef int moves(self, int* into) noexcept nogil
    cdef int moves_of(self, int card, int source, int* into, int count) noexcept nogil
    cdef int score(self) noexcept nogil
