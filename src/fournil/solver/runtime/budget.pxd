# C types of the class in budget.py.
cimport cython

from fournil.solver.runtime.clock cimport now
from fournil.solver.runtime.outcomes cimport (
    CANCELLED, GOING, OUT_OF_MEMORY, OUT_OF_NODES, OUT_OF_TIME,
)


@cython.final
cdef class Budget:
    cdef readonly long long nodes
    cdef long long node_limit
    cdef double deadline
    cdef Py_ssize_t memory, memory_limit
    cdef readonly int stopped
    cdef object switch
    cdef volatile int* flag

    cdef void new_search(self, double seconds) noexcept nogil
    cdef bint spend(self) noexcept nogil
    cdef bint is_over(self, Py_ssize_t place) noexcept nogil
    cdef bint reserve(self, Py_ssize_t count) noexcept nogil
    cdef bint fail(self, Py_ssize_t count) noexcept nogil
    cdef void release(self, Py_ssize_t count) noexcept nogil
