from fournil.solver.boulanger.packing cimport STRIDE
from fournil.solver.boulanger.state cimport State
from fournil.solver.machine.bits cimport FULL, LOW_HALF, Word
from fournil.solver.machine.splitmix cimport mixed, stepped


cdef void deal_microsoft(State state, int ranks, Word number) noexcept nogil
cdef void deal_code(State state, int ranks, Word number) noexcept nogil
cdef void fresh_deck(State state, int ranks, bint by_rank) noexcept nogil
cdef void swap(State state, int last, int other) noexcept nogil
cdef void lay_out(State state, int ranks, bint from_end) noexcept nogil
