# C types of budget.py.
cimport cython

from fournil.solver.machine.clock cimport now
from fournil.solver.machine.outcomes cimport (
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

    cdef void open(self, double seconds) noexcept nogil
    cdef bint spend(self) noexcept nogil
    cdef bint is_over(self, Py_ssize_t place) noexcept nogil
    cdef bint claim(self, Py_ssize_t count) noexcept nogil
    cdef bint refuse(self, Py_ssize_t count) noexcept nogil
    cdef void refund(self, Py_ssize_t count) noexcept nogil
