"""Positions without a free space from which nothing can be gained: dead, and not searched.

Without a space only single cards move: an uncovered card that is alone in its run goes onto its
uncovered parent, or onto a parent that is a pool card lying in a column (any of them may be taken
to lie in one, if the pool has a column at all). The test lets all these moves happen at once and
forgets that a card that lands covers its parent, so it reaches at least what can be reached. If in
all that no card goes to a foundation, no pool card finds its parent, no column is reduced to a
base run, no base run of one card moves and no two pool cards join, no space can ever be won back,
and since every way to the end needs one, the position is lost.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.packing import STRIDE
    from fournil.solver.bakers_game.state import State
    from fournil.solver.runtime.bits import (
        bit,
        byte_at,
        first_lane,
        lanes_with,
        lowest,
        with_byte,
        zero_lanes,
    )


def is_dead(state: State, base_runs_gain: cython.bint) -> bool:
    """Whether a position without a free space, in which no card can go up, is lost.

    Args:
        state: the position.
        base_runs_gain: whether a column that shrinks to a base run is a gain. It is where a card
            alone in a column counts as one of the pool; else only an empty column is.
    """
    pool: cython.ulonglong = state.pool
    parents: cython.ulonglong = state.tops
    heads: cython.ulonglong = state.heads
    rests: cython.ulonglong = state.rests
    bases: cython.ulonglong
    single: cython.ulonglong
    alone: cython.ulonglong = 0
    movable: cython.ulonglong = 0
    gains: cython.ulonglong = state.foundation_next | pool << 1
    ready: cython.ulonglong
    column: cython.int
    run: cython.int
    head: cython.int
    if state.vacant:
        if pool & pool << 1:
            return False
        parents |= pool
    if pool << 1 & state.tops:
        return False
    single = zero_lanes(heads ^ state.tails) & ~zero_lanes(heads)
    bases = zero_lanes(rests)
    while single:
        column = first_lane(single)
        if column >= state.columns:
            # Lanes without a column hold a run of one card that is none; they come last.
            break
        if bases >> (8 * column) & 0x80:
            alone |= bit(byte_at(heads, column))
        else:
            movable |= bit(byte_at(heads, column))
        single &= single - 1
    alone &= ~state.kings
    movable &= ~state.kings
    while True:
        if alone & parents >> 1:
            return False
        ready = movable & parents >> 1
        if not ready:
            return True
        movable &= ~(ready & -ready)
        column = first_lane(lanes_with(heads, lowest(ready)))
        run = state.beneath[column * STRIDE + byte_at(rests, column)]
        if gains & bit(run >> 8 & 0xFF) or (base_runs_gain and not run >> 16):
            return False
        parents |= bit(run >> 8 & 0xFF)
        head = run & 0xFF
        heads = with_byte(heads, column, head)
        rests = with_byte(rests, column, run >> 16)
        if head == (run >> 8 & 0xFF) and not bit(head) & state.kings:
            if run >> 16:
                movable |= bit(head)
            else:
                alone |= bit(head)
