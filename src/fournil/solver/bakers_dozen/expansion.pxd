# C types of the class in expansion.py.
cimport cython

from fournil.solver.bakers_dozen.boxes cimport Boxes
from fournil.solver.bakers_dozen.layout cimport Layout
from fournil.solver.bakers_dozen.matchings cimport Matchings
from fournil.solver.bakers_dozen.records cimport (
    ACTION, CARRIERS, EVERY_LEVEL, LOOSE, RECORD, RELEASE, SURE, TO_FOUNDATION,
)
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word, lowest


@cython.final
cdef class Expansion:
    cdef Layout layout
    cdef Boxes boxes
    cdef Matchings matchings
    cdef Word* path
    cdef Py_ssize_t room, length
    cdef list now, taken
    cdef Arrays arrays

    cdef int pair(self, Py_ssize_t box, int level) noexcept nogil
    cdef int seeds(self, Py_ssize_t box, int level, int number) noexcept nogil
    cdef int class_of(self, Py_ssize_t box, int level, int number) noexcept nogil
    cdef int carrier(self, Py_ssize_t box, int level, int number, int suit) noexcept nogil
