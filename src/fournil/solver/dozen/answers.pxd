# The C side of answers.py: same names, same numbers. A test compares the two.

cdef enum:
    DEAD = 0
    ALIVE = 1
    STOPPED = 2
    PAUSED = 3
    UNSETTLED = 4
