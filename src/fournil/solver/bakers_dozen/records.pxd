# C twin of records.py: same names, same results.

cdef enum:
    STRIDE = 64
    MAX_COLUMNS = 16
    RECORD = 12
    KEY = 0
    SETS = 1
    SET_WORDS = 6
    LOOSE = 7
    CARRIERS = 8
    SURE = 9
    POSSIBLE = 10
    ACTION = 11
    TO_FOUNDATION = 0
    RELEASE = 1
    COMMIT = 2
    MAX_CHILDREN = 80
    EVERY_LEVEL = 65535
