# C twin of outcomes.py: same names, same results.

cdef enum:
    LOST = 0
    WON = 1
    UNKNOWN = 2
    PAUSED = 3
    STOPPED = 4
    OUT_OF_NODES = 5
    OUT_OF_TIME = 6
    OUT_OF_MEMORY = 7
    CANCELLED = 8
    GOING = 0
