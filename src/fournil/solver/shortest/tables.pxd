# C types of the attributes and methods in tables.py.
cimport cython

from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.memory cimport integers, release, words
from fournil.solver.machine.splitmix cimport mixed, stepped


@cython.final
cdef class Tables:
    cdef public int columns
    cdef public int cells
    cdef public int ranks
    cdef int* dealt
    cdef int* head_under
    cdef int* tail_under
    cdef int* rest_under
    cdef int* home
    cdef Word* blocking_heads
    cdef int* heads_over_own
    cdef Word top_rank_cards
    cdef Word* column_keys
    cdef Word* cell_keys
    cdef Word heads, tails, rests, held, rising
    cdef bint has_memory(self) noexcept nogil
    cdef void draw_keys(self) noexcept nogil
