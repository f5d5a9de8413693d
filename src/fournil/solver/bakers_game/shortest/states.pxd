# C types of the class in states.py.
cimport cython

from fournil.solver.bakers_game.state cimport State
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word, bit, byte_at
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.keyset cimport KeyIndex


@cython.final
cdef class States:
    cdef Budget budget
    cdef KeyIndex index
    cdef Word* records
    cdef Py_ssize_t count, room, place
    cdef Arrays arrays

    cdef bint make_room(self, Py_ssize_t count) noexcept nogil
    cdef int find(self, State state) noexcept nogil
    cdef bint is_same(self, int number, State state) noexcept nogil
    cdef Word base_heads(self, State state, Word heads, Word rests) noexcept nogil
    cdef int add(self, State state, int before, int action, int g, int h) noexcept nogil
    cdef void load(self, int number, State state) noexcept nogil
    cdef Word cost(self, int number) noexcept nogil
    cdef int g(self, int number) noexcept nogil
    cdef int h(self, int number) noexcept nogil
    cdef bint is_closed(self, int number) noexcept nogil
    cdef void close(self, int number) noexcept nogil
    cdef void reopen(self, int number, int before, int action, int g, int h) noexcept nogil
