# C twin of memory.py: same names, same results.

from fournil.solver.runtime.bits cimport Word
from libc.stdlib cimport calloc, free, realloc
from libc.string cimport memset


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


cdef inline void free_array(void* array) noexcept nogil:
    free(array)
