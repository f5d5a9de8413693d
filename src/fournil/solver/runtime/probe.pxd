# C twin of probe.py: same names, same results.

from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.rng cimport mixed


cdef inline Py_ssize_t probe_from(
    Word* slots, Py_ssize_t size, int wide, Word key, Word slot
) noexcept nogil:
    cdef Word entry = slots[slot << wide]
    while entry and entry >> 2 != key:
        slot = (slot + 1) & <Word> (size - 1)
        entry = slots[slot << wide]
    return <Py_ssize_t> (slot << wide)


cdef inline Py_ssize_t place_of(Word* slots, Py_ssize_t size, int wide, Word key) noexcept nogil:
    return probe_from(slots, size, wide, key, mixed(key) & <Word> (size - 1))
