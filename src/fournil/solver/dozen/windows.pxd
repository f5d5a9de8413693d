# C types of windows.py.
cimport cython

from fournil.solver.dozen.answers cimport ALIVE, DEAD, PAUSED, STOPPED, UNSETTLED
from fournil.solver.dozen.records cimport ACTION, KEY, MOST_CHILDREN, RAISE, RECORD
from fournil.solver.dozen.boxes cimport Boxes
from fournil.solver.dozen.layout cimport Layout
from fournil.solver.dozen.memo cimport Memo
from fournil.solver.dozen.relaxed cimport Relaxed
from fournil.solver.machine.bits cimport Word
from fournil.solver.machine.budget cimport Budget
from fournil.solver.machine.memory cimport integers, more_integers, more_words, release, words


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

    cdef bint has_memory(self) noexcept nogil
    cdef bint forget(self) noexcept nogil
    cdef bint make_room(self) noexcept nogil
    cdef int lowest_level(self, int window) noexcept nogil
    cdef int highest_level(self, int window) noexcept nogil
    cdef int levels(self, int window) noexcept nogil
    cdef int find(self, int window, int box) noexcept nogil
    cdef bint store(self, int window, int box, int answer) noexcept nogil
    cdef int search(self, long long most, long long keys) noexcept nogil
    cdef int relax(self, int window, int box, int end) noexcept nogil
    cdef int settle(self, int window, int box, int end) noexcept nogil
    cdef int add_commits(self, int box, int end) noexcept nogil
    cdef int add_children(self, int first, int end) noexcept nogil
    cdef bint is_part_of_any(self, int box, int first, int end) noexcept nogil
    cdef bint note(self, int child) noexcept nogil
