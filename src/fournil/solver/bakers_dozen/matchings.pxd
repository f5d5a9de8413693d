# C types of the class in matchings.py.
cimport cython

from fournil.solver.runtime.arrays cimport Arrays


@cython.final
cdef class Matchings:
    cdef bint other_suit
    cdef int total
    cdef int* first
    cdef int* count
    cdef int* packed
    cdef int* bare
    cdef int* bare_somewhere
    cdef int* number
    cdef int* classes
    cdef int* class_bare
    cdef Arrays arrays

    cdef void list_matchings(self, int loose, int carriers) noexcept nogil
    cdef void find_classes(self, int loose, int carriers) noexcept nogil
    cdef int neighbours(self, int loose, int carriers, int number, int liftable) noexcept nogil


cdef int moved(int matching, int suit, int on) noexcept nogil
