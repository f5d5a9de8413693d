# C twin of clock.py: same names, same results.

cdef extern from *:
    """
    #if defined(_WIN32)
    #include <windows.h>
    static CYTHON_INLINE double fournil_now(void) {
        LARGE_INTEGER ticks, rate;
        QueryPerformanceCounter(&ticks);
        QueryPerformanceFrequency(&rate);
        return (double) ticks.QuadPart / (double) rate.QuadPart;
    }
    #else
    #include <time.h>
    static CYTHON_INLINE double fournil_now(void) {
        struct timespec moment;
        clock_gettime(CLOCK_MONOTONIC, &moment);
        return (double) moment.tv_sec + 1e-9 * (double) moment.tv_nsec;
    }
    #endif
    """
    double now "fournil_now" () noexcept nogil
