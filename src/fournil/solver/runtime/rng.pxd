# C twin of rng.py: same names, same results.

from fournil.solver.runtime.bits cimport Word

cdef extern from *:
    """
    static CYTHON_INLINE unsigned long long fournil_mixed(unsigned long long state) {
        state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9ULL;
        state = (state ^ (state >> 27)) * 0x94d049bb133111ebULL;
        return state ^ (state >> 31);
    }
    #define fournil_stepped(state) ((state) + 0x9e3779b97f4a7c15ULL)
    """
    Word stepped "fournil_stepped" (Word state) noexcept nogil
    Word mixed "fournil_mixed" (Word state) noexcept nogil
