# C types of the attributes and methods in states.py.
cimport cython

from fournil.solver.machine.bits cimport Word, bit
from fournil.solver.machine.memory cimport integers, more_words, release, words
from fournil.solver.machine.budget cimport Budget
from fournil.solver.shortest.board cimport Board
from fournil.solver.shortest.tables cimport Tables


@cython.final
cdef class States:
    cdef Tables tables
    cdef readonly int count
    cdef readonly int room
    cdef Word* records
    cdef int* slots
    cdef int slot
    cdef bint has_memory(self) noexcept nogil
    cdef bint grow(self, Budget budget) noexcept nogil
    cdef int find(self, Board board) noexcept nogil
    cdef bint is_same(self, int state, Board board) noexcept nogil
    cdef Word lone_heads(
        self, Word heads, Word rests
    ) noexcept nogil
    cdef int add(self, Board board, int before, int action, int spent, int bound) noexcept nogil
    cdef void load(self, int state, Board board) noexcept nogil
    cdef int spent(self, int state) noexcept nogil
    cdef int bound(self, int state) noexcept nogil
    cdef bint is_closed(self, int state) noexcept nogil
    cdef void close(self, int state) noexcept nogil
    cdef void reopen(self, int state, int before, int action, int spent, int bound) noexcept nogil
