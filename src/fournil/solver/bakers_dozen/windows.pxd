# C types of the class in windows.py.
cimport cython

from fournil.solver.bakers_dozen.boxes cimport Boxes
from fournil.solver.bakers_dozen.layout cimport Layout
from fournil.solver.bakers_dozen.memo cimport Memo
from fournil.solver.bakers_dozen.records cimport ACTION, KEY, MAX_CHILDREN, RECORD, TO_FOUNDATION
from fournil.solver.bakers_dozen.relaxed cimport Relaxed
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport Word
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.outcomes cimport LOST, PAUSED, STOPPED, UNKNOWN, WON


@cython.final
cdef class Windows:
    cdef Layout layout
    cdef Boxes boxes
    cdef Relaxed relaxed
    cdef Budget budget
    cdef Memo high, middle, exact
    cdef Word* arena
    cdef int* order
    cdef int* scores
    cdef int* origins
    cdef Word* path
    cdef int room, path_room, path_length
    cdef long long allowance, last_key
    cdef Arrays arrays

    cdef bint clear(self) noexcept nogil
    cdef bint make_room(self) noexcept nogil
    cdef int lowest_level(self, int window) noexcept nogil
    cdef int highest_level(self, int window) noexcept nogil
    cdef int levels(self, int window) noexcept nogil
    cdef int find(self, int window, int box) noexcept nogil
    cdef bint store(self, int window, int box, int answer) noexcept nogil
    cdef int search(self, long long most, long long keys) noexcept nogil
    cdef int relax(self, int window, int box, int end) noexcept nogil
    cdef int solve(self, int window, int box, int end) noexcept nogil
    cdef int add_commits(self, int box, int end) noexcept nogil
    cdef int add_children(self, int first, int end) noexcept nogil
    cdef bint is_part_of_any(self, int box, int first, int end) noexcept nogil
    cdef bint record_path(self, int child) noexcept nogil
