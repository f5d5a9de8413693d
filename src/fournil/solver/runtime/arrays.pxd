# C types of the class in arrays.py.
cimport cython

from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.memory cimport free_array, integers, more_integers, more_words, words


@cython.final
cdef class Arrays:
    cdef void* blocks[16]
    cdef int count
    cdef bint failed

    cdef int own(self, void* block) except -1
    cdef Word* words(self, Py_ssize_t count) except NULL
    cdef int* integers(self, Py_ssize_t count) except NULL
    cdef Word* more_words(self, Word* array, Py_ssize_t count) noexcept nogil
    cdef int* more_integers(self, int* array, Py_ssize_t count) noexcept nogil
    cdef Word* exchange_words(self, Word* array, Word* other) noexcept nogil
    cdef void replace(self, void* block, void* other) noexcept nogil
    cdef bint all_grown(self) noexcept nogil
