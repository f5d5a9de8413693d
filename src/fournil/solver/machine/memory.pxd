# The C side of memory.py: zeroed arrays, or NULL (false) where memory cannot be had.

from libc.stdlib cimport calloc, free, realloc
from libc.string cimport memset

from fournil.solver.machine.bits cimport Word


cdef inline Word* words(Py_ssize_t count) noexcept nogil:
    return <Word*> calloc(count, sizeof(Word))


cdef inline int* integers(Py_ssize_t count) noexcept nogil:
    return <int*> calloc(count, sizeof(int))


cdef inline Word* more_words(Word* array, Py_ssize_t count) noexcept nogil:
    return <Word*> realloc(array, count * sizeof(Word))


cdef inline int* more_integers(int* array, Py_ssize_t count) noexcept nogil:
    return <int*> realloc(array, count * sizeof(int))


cdef inline void clear_words(Word* array, Py_ssize_t count) noexcept nogil:
    memset(array, 0, count * sizeof(Word))


cdef inline void release(void* array) noexcept nogil:
    free(array)
