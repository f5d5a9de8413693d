# C types of the class in boxes.py.
cimport cython

from fournil.solver.bakers_dozen.layout cimport Layout
from fournil.solver.bakers_dozen.matchings cimport Matchings, moved
from fournil.solver.bakers_dozen.records cimport (
    ACTION, CARRIERS, COMMIT, EVERY_LEVEL, KEY, LOOSE, POSSIBLE, RECORD, RELEASE, SETS, SET_WORDS,
    STRIDE, SURE, TO_FOUNDATION,
)
from fournil.solver.runtime.bits cimport Word, lowest


@cython.final
cdef class Boxes:
    cdef Layout layout
    cdef Matchings matchings
    cdef int tracked
    cdef bint forced

    cdef int four(self, Word cards, int rank) noexcept nogil
    cdef int chosen(self, Word* boxes, Py_ssize_t at, int level) noexcept nogil
    cdef void choose(self, Word* boxes, Py_ssize_t at, int level, int matchings) noexcept nogil
    cdef int home(self, Word loose, Word carriers, int level) noexcept nogil
    cdef int below(self, int card) noexcept nogil
    cdef void start(self, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef void close(self, Word* boxes, Py_ssize_t at, int level, int seeds) noexcept nogil
    cdef void close_all(self, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef void copy(self, Word* boxes, Py_ssize_t at, Word* target, Py_ssize_t to) noexcept nogil
    cdef bint is_part(self, Word* boxes, Py_ssize_t at, Word* others, Py_ssize_t whole) noexcept nogil
    cdef int seeds(
        self, Word* boxes, Py_ssize_t at, int chosen, Word loose, Word carriers, int level, int card,
        int kind,
    ) noexcept nogil
    cdef bint move(
        self, Word* boxes, Py_ssize_t at, Word* target, Py_ssize_t to, int card, int kind
    ) noexcept nogil
    cdef bint grows(self, Word* boxes, Py_ssize_t at, int level, int suit) noexcept nogil
    cdef int safe_card(self, Word* boxes, Py_ssize_t at) noexcept nogil
    cdef int plain_moves(self, Word* boxes, Py_ssize_t at, Word* into, Py_ssize_t to) noexcept nogil
    cdef bint has_place(self, Word possible, int card) noexcept nogil
    cdef int commits(self, Word* boxes, Py_ssize_t at, Word* into, Py_ssize_t to) noexcept nogil
