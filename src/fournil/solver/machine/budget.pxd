# C types of budget.py.
cimport cython

from fournil.solver.machine.clock cimport now


cdef enum:
    GOING = 0
    OUT_OF_NODES = 2
    OUT_OF_TIME = 3
    OUT_OF_MEMORY = 4
    CANCELLED = 5


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
    cdef bint claim(self, Py_ssize_t count) noexcept nogil
    cdef bint refuse(self, Py_ssize_t count) noexcept nogil
    cdef void refund(self, Py_ssize_t count) noexcept nogil
