# C types of the functions in dealing.py.

from fournil.solver.bakers_game.packing cimport STRIDE
from fournil.solver.bakers_game.state cimport State
from fournil.solver.runtime.bits cimport FULL, LOW_HALF, Word
from fournil.solver.runtime.rng cimport mixed, stepped


cdef void deal_microsoft(State state, int ranks, Word number) noexcept nogil
cdef void deal_code(State state, int ranks, Word number) noexcept nogil
cdef void fresh_deck(State state, int ranks, bint by_rank) noexcept nogil
cdef void swap(State state, int last, int other) noexcept nogil
cdef void lay_out(State state, int ranks, bint from_end) noexcept nogil
