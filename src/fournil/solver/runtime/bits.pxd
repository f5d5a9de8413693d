# C twin of bits.py: same names, same results.

ctypedef unsigned long long Word

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int fournil_lowest(unsigned long long word) {
        unsigned long place;
        _BitScanForward64(&place, word);
        return (int) place;
    }
    #else
    #define fournil_lowest(word) __builtin_ctzll(word)
    #endif
    #define FOURNIL_FULL 0xffffffffffffffffULL
    #define FOURNIL_LOW_HALF 0xffffffffULL
    #define FOURNIL_LOW_BITS 0x7f7f7f7f7f7f7f7fULL
    #define FOURNIL_HIGH_BITS 0x8080808080808080ULL
    #define FOURNIL_EACH_LANE 0x0101010101010101ULL
    """
    int lowest "fournil_lowest" (Word word) noexcept nogil
    const Word FULL "FOURNIL_FULL"
    const Word LOW_HALF "FOURNIL_LOW_HALF"
    const Word LOW_BITS "FOURNIL_LOW_BITS"
    const Word HIGH_BITS "FOURNIL_HIGH_BITS"
    const Word EACH_LANE "FOURNIL_EACH_LANE"


cdef inline Word bit(int card) noexcept nogil:
    return <Word> 1 << card


cdef inline Word span(int low, int high) noexcept nogil:
    return (<Word> 2 << high) - (<Word> 1 << low)


cdef inline int byte_at(Word lanes, int lane) noexcept nogil:
    return <int> (lanes >> (8 * lane) & 0xFF)


cdef inline Word with_byte(Word lanes, int lane, int value) noexcept nogil:
    return lanes & ~(<Word> 0xFF << (8 * lane)) | <Word> value << (8 * lane)


cdef inline Word zero_lanes(Word lanes) noexcept nogil:
    return HIGH_BITS & ~((lanes & LOW_BITS) + LOW_BITS | lanes)


cdef inline Word lanes_with(Word lanes, int value) noexcept nogil:
    return zero_lanes(lanes ^ EACH_LANE * <Word> value)


cdef inline int first_lane(Word marks) noexcept nogil:
    return lowest(marks) >> 3
