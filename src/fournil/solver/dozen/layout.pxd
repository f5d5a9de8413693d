# C types of layout.py.
cimport cython

from fournil.solver.dozen.records cimport MOST_COLUMNS, STRIDE
from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.memory cimport integers, release, words


@cython.final
cdef class Layout:
    # the game
    cdef bint other_suit, kings_move
    cdef int ranks, columns
    # the position that is to be settled
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
    # what lay() found
    cdef Word loose, carriers

    cdef bint has_memory(self) noexcept nogil
    cdef void open(self) noexcept nogil
    cdef void open_column(self, int column) noexcept nogil
    cdef bint accepts(self, int card, int on) noexcept nogil
    cdef int rooted(self, Word key, int column) noexcept nogil
    cdef int foundation(self, Word key, int suit) noexcept nogil
    cdef Word uproot(self, Word key, int column) noexcept nogil
    cdef Word raised(self, Word key, int card) noexcept nogil
    cdef void lay(self, Word key) noexcept nogil
    cdef bint is_won(self, Word key) noexcept nogil
    cdef int weight(self, Word key) noexcept nogil
    cdef bint is_safe(self, Word key, int card) noexcept nogil
    cdef int free_columns(self, Word key) noexcept nogil
    cdef bint has_buried_king(self, Word key) noexcept nogil
