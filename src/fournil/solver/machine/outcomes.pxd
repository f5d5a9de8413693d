# The C side of outcomes.py: same names, same numbers. A test compares the two.

cdef enum:
    LOST = 0
    WON = 1
    OUT_OF_NODES = 2
    OUT_OF_TIME = 3
    OUT_OF_MEMORY = 4
    CANCELLED = 5
    GOING = 0
