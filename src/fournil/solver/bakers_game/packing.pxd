# C twin of packing.py: same names, same results.

from fournil.solver.runtime.bits cimport Word


cdef enum:
    STRIDE = 64
    DIG = 1
    ONTO_EXPOSED = 2
    ONTO_POOLED = 3
    TO_EMPTY = 4
    TAIL_TO_EMPTY = 6
    SCATTER = 5
    TAIL_ASIDE = 7
    BASE_ONTO_EXPOSED = 8
    SLIP = 9
    UNWIND = 10
    LAND = 11
    MERGE = 12


cdef inline Word pack(int kind, int a, int b, int count, int dug_a, int dug_b) noexcept nogil:
    return (
        <Word> kind | <Word> a << 4 | <Word> b << 10 | <Word> count << 16
        | <Word> dug_a << 20 | <Word> dug_b << 25
    )


cdef inline Word pack_parent_column(int column) noexcept nogil:
    return <Word> column << 30


cdef inline Word pack_cuts(int cuts) noexcept nogil:
    return <Word> cuts << 33


cdef inline Word pack_rest(int rest) noexcept nogil:
    return <Word> rest << 46


cdef inline int kind_of(Word move) noexcept nogil:
    return <int> (move & 15)


cdef inline int a_of(Word move) noexcept nogil:
    return <int> (move >> 4 & 63)


cdef inline int b_of(Word move) noexcept nogil:
    return <int> (move >> 10 & 63)


cdef inline int count_of(Word move) noexcept nogil:
    return <int> (move >> 16 & 15)


cdef inline int dug_a_of(Word move) noexcept nogil:
    return <int> (move >> 20 & 31)


cdef inline int dug_b_of(Word move) noexcept nogil:
    return <int> (move >> 25 & 31)


cdef inline int parent_column_of(Word move) noexcept nogil:
    return <int> (move >> 30 & 7)


cdef inline int cuts_of(Word move) noexcept nogil:
    return <int> (move >> 33 & 0x1FFF)


cdef inline int rest_of(Word move) noexcept nogil:
    return <int> (move >> 46 & 63)


cdef inline Word with_score(Word move, int score) noexcept nogil:
    return move << 12 >> 12 | <Word> (score + 2048) << 52


cdef inline Word score_floor(Word move) noexcept nogil:
    return move >> 52 << 52
