# C types of the functions in driver.py.

from fournil.solver.bakers_game.packing cimport (
    a_of, b_of, count_of, cuts_of, dug_a_of, dug_b_of, kind_of, pack, pack_cuts,
    pack_parent_column, pack_rest, parent_column_of, rest_of, score_floor, with_score,
)
from fournil.solver.bakers_game.shortest.packing cimport action
from fournil.solver.runtime.arrays cimport Arrays
from fournil.solver.runtime.bits cimport (
    EACH_LANE, FULL, HIGH_BITS, LOW_BITS, LOW_HALF, Word, bit, byte_at, first_lane, lanes_with,
    lowest, span, with_byte, zero_lanes,
)
from fournil.solver.runtime.buckets cimport BucketQueue
from fournil.solver.runtime.budget cimport Budget
from fournil.solver.runtime.clock cimport now
from fournil.solver.runtime.keyset cimport KeyIndex, KeySet
from fournil.solver.runtime.memory cimport (
    clear_words, free_array, integers, more_integers, more_words, words,
)
from fournil.solver.runtime.probe cimport place_of, probe_from
from fournil.solver.runtime.rng cimport mixed, stepped
