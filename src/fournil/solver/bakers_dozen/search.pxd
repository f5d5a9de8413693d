# C types of the class in search.py.
cimport cython

from fournil.solver.bakers_dozen.bestfirst cimport BestFirst
from fournil.solver.bakers_dozen.boxes cimport Boxes
from fournil.solver.bakers_dozen.expansion cimport Expansion
from fournil.solver.bakers_dozen.layout cimport Layout
from fournil.solver.bakers_dozen.matchings cimport Matchings
from fournil.solver.bakers_dozen.records cimport ACTION, EVERY_LEVEL, RECORD
from fournil.solver.bakers_dozen.relaxed cimport Relaxed
from fournil.solver.bakers_dozen.windows cimport Windows
from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.outcomes cimport LOST, PAUSED, STOPPED, WON


@cython.final
cdef class Search:
    cdef Layout layout
    cdef Budget budget
    cdef Boxes boxes
    cdef Relaxed relaxed
    cdef BestFirst best_first
    cdef Windows windows
    cdef Expansion expansion
    cdef bint by_windows
    cdef int runs
    cdef Word seed

    cdef int solve(self, double seconds) noexcept nogil
    cdef int round(self, int runs, int most, long long boxes, long long keys) noexcept nogil
    cdef int noise(self) noexcept nogil
    cpdef list actions(self)
