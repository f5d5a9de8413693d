# C types of steps.py.
cimport cython

from fournil.solver.dozen.records cimport ACTION, CARRIERS, EVERY_LEVEL, LOOSE, RAISE, RECORD, RELEASE, SURE
from fournil.solver.dozen.boxes cimport Boxes
from fournil.solver.dozen.layout cimport Layout
from fournil.solver.dozen.matchings cimport Matchings
from fournil.solver.machine.bits cimport Word, lowest
from fournil.solver.machine.memory cimport release, words


@cython.final
cdef class Steps:
    cdef Layout layout
    cdef Boxes boxes
    cdef Matchings matchings
    cdef Word* path
    cdef Py_ssize_t room, length
    cdef list now, taken

    cdef int pair(self, Py_ssize_t box, int level) noexcept nogil
    cdef int seeds(self, Py_ssize_t box, int level, int number) noexcept nogil
    cdef int class_of(self, Py_ssize_t box, int level, int number) noexcept nogil
    cdef int carrier(self, Py_ssize_t box, int level, int number, int suit) noexcept nogil
