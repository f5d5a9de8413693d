# C types of the attributes and methods in dead.py.
cimport cython

from fournil.solver.machine.bits cimport bit
from fournil.solver.machine.memory cimport integers, release
from fournil.solver.shortest.board cimport Board
from fournil.solver.shortest.tables cimport Tables


@cython.final
cdef class DeadEnds:
    cdef Tables tables
    cdef int* heads
    cdef int* tails
    cdef int* rests
    cdef bint is_dead(self, Board board) noexcept nogil
