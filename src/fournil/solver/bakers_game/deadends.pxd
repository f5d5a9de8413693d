# C types of the functions in deadends.py.

from fournil.solver.bakers_game.packing cimport STRIDE
from fournil.solver.bakers_game.state cimport State
from fournil.solver.runtime.bits cimport (
    Word, bit, byte_at, first_lane, lanes_with, lowest, with_byte, zero_lanes,
)


cdef bint is_dead(State state, bint base_runs_gain) noexcept nogil
