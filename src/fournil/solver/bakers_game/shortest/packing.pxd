# C twin of packing.py: same names, same results.

cdef enum:
    TO_PARENT = 0
    TO_EMPTY = 1
    TO_CELL = 2


cdef inline int action(int card, int kind) noexcept nogil:
    return card << 2 | kind
