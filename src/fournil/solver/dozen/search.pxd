# C types of search.py.
cimport cython

from fournil.solver.dozen.answers cimport ALIVE, DEAD, PAUSED, STOPPED
from fournil.solver.dozen.records cimport ACTION, EVERY_LEVEL, RECORD
from fournil.solver.dozen.bestfirst cimport BestFirst
from fournil.solver.dozen.boxes cimport Boxes
from fournil.solver.dozen.layout cimport Layout
from fournil.solver.dozen.matchings cimport Matchings
from fournil.solver.dozen.relaxed cimport Relaxed
from fournil.solver.dozen.steps cimport Steps
from fournil.solver.dozen.windows cimport Windows
from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.budget cimport Budget
from fournil.solver.machine.outcomes cimport LOST, WON


@cython.final
cdef class Search:
    cdef Layout layout
    cdef Budget budget
    cdef Boxes boxes
    cdef Relaxed relaxed
    cdef BestFirst best_first
    cdef Windows windows
    cdef Steps steps
    cdef bint by_windows
    cdef int runs

    cdef int settle(self, double seconds) noexcept nogil
    cdef int round(self, int runs, int most, long long boxes, long long keys) noexcept nogil
    cdef int noise(self) noexcept nogil
    cpdef list actions(self)
