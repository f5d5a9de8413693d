# C twin of packing.py: same names, same results.

cdef enum:
    CELL = 16
    FOUNDATION = 17
    MAX_COLUMNS = 16
    MAX_CELLS = 16
    STRIDE = 64
