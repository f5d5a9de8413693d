# The C side of stops.py: same names, same numbers. A test compares the two.

cdef enum:
    GOING = 0
    OUT_OF_NODES = 2
    OUT_OF_TIME = 3
    OUT_OF_MEMORY = 4
    CANCELLED = 5
