# The C side of codes.py: same names, same numbers. A test compares the two.

cdef enum:
    CELL = 16
    FOUNDATION = 17
    MOST_COLUMNS = 16
    MOST_CELLS = 16
    STRIDE = 64
