# The C side of codes.py: the same numbers as constants.

cdef enum:
    TO_PARENT = 0
    TO_EMPTY = 1
    TO_CELL = 2


cdef inline int action(int card, int kind) noexcept nogil:
    return card << 2 | kind
