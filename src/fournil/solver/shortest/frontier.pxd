# C types of the attributes and methods in frontier.py.
cimport cython

from fournil.solver.machine.memory cimport integers, more_integers, release


@cython.final
cdef class Frontier:
    cdef readonly int count
    cdef readonly int room
    cdef int* entries
    cdef int* firsts
    cdef readonly int total
    cdef int unused
    cdef bint has_memory(self) noexcept nogil
    cdef bint grow(self) noexcept nogil
    cdef bint push(self, int state, int spent, int bound) noexcept nogil
    cdef int pop(self) noexcept nogil
