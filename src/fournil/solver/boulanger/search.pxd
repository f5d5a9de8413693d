cimport cython

from fournil.solver.boulanger.dealing cimport deal_code, deal_microsoft
from fournil.solver.boulanger.dead cimport is_dead
from fournil.solver.boulanger.moves cimport Generator
from fournil.solver.boulanger.order cimport Order
from fournil.solver.boulanger.packing cimport STRIDE
from fournil.solver.boulanger.state cimport State
from fournil.solver.boulanger.table cimport Table
from fournil.solver.machine.bits cimport Word, bit
from fournil.solver.machine.budget cimport Budget
from fournil.solver.machine.clock cimport now
from fournil.solver.machine.memory cimport more_words, release, words
from fournil.solver.machine.outcomes cimport LOST, WON


@cython.final
cdef class Search:
    cdef State state
    cdef Generator generator
    cdef Order order
    cdef Table table
    # the path from the start to the position in hand
    cdef Word* saved
    cdef Word* moves
    cdef Word* ends
    cdef Word* nexts
    cdef Py_ssize_t depths, places, length
    # the answers to a batch of deals
    cdef Word* answers
    cdef Word* lines
    cdef Py_ssize_t lines_had, lines_used
    cdef Budget budget

    cdef bint has_memory(self) noexcept nogil
    cdef int settle_deal(
        self, bint microsoft, Word number, int cells, int ranks, double seconds
    ) noexcept nogil
    cdef bint keep_line(self) noexcept nogil
    cdef int search(self) noexcept nogil
    cdef bint remember(self) noexcept nogil
    cdef bint descend(self, Py_ssize_t depth) noexcept nogil
    cdef bint grow_path(self, Py_ssize_t depth, Py_ssize_t begin) noexcept nogil
