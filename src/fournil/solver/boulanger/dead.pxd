from fournil.solver.boulanger.packing cimport STRIDE
from fournil.solver.boulanger.state cimport State
from fournil.solver.machine.bits cimport (
    Word, bit, byte_at, first_lane, lanes_with, lowest, with_byte, zero_lanes,
)


cdef bint is_dead(State state) noexcept nogil
