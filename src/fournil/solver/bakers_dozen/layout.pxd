# C types of the class in layout.py.
cimport cython

from fournil.solver.bakers_dozen.records cimport MAX_COLUMNS, STRIDE
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word


@cython.final
cdef class Layout:
    # the game
    cdef bint other_suit, kings_move
    cdef int ranks, columns
    # the position that is to be solved
    cdef Word start
    cdef int* length
    cdef int* card_at
    cdef int* column_of
    cdef int* place_of
    # by column and number of rooted cards
    cdef Word* loose_above
    cdef Word* top
    cdef int* trimmed
    cdef int* inversions
    cdef int* weights
    # by suit and rank of a foundation
    cdef Word* built
    # packing of keys
    cdef int* shift
    cdef int* mask
    # what derive() finds
    cdef Word loose, carriers
    cdef Arrays arrays

    cdef void fill_tables(self) noexcept nogil
    cdef void fill_column(self, int column) noexcept nogil
    cdef bint accepts(self, int card, int on) noexcept nogil
    cdef int rooted(self, Word key, int column) noexcept nogil
    cdef int foundation(self, Word key, int suit) noexcept nogil
    cdef Word after_release(self, Word key, int column) noexcept nogil
    cdef Word after_foundation(self, Word key, int card) noexcept nogil
    cdef void derive(self, Word key) noexcept nogil
    cdef bint is_won(self, Word key) noexcept nogil
    cdef int weight(self, Word key) noexcept nogil
    cdef bint is_safe(self, Word key, int card) noexcept nogil
    cdef int free_columns(self, Word key) noexcept nogil
    cdef bint has_buried_king(self, Word key) noexcept nogil
