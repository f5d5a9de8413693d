# C types of the class in buckets.py.
cimport cython

from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.budget cimport Budget


@cython.final
cdef class BucketQueue:
    cdef Budget budget
    cdef Arrays arrays
    cdef int* entries
    cdef int* tops
    cdef int priorities, lowest, unused
    cdef Py_ssize_t count, room

    cdef void clear(self) noexcept nogil
    cdef bint grow(self) noexcept nogil
    cdef bint push(self, int item, int priority) noexcept nogil
    cdef int pop(self) noexcept nogil
