"""Which moves are tried first. The order decides how soon a win is found, never whether.

Moves that put a run onto its parent come first, then moves to columns and digs, then the rest.
Within that, a move is the better the sooner the column it takes from gives up a card that a
foundation will soon ask for, and the more useful the card is that it uncovers. The numbers were
found by trying them on thousands of deals.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.boulanger.packing import (
        DIG,
        MERGE,
        ONTO_EXPOSED,
        ONTO_POOLED,
        SCATTER,
        STRIDE,
        TO_EMPTY,
        a_of,
        b_of,
        count_of,
        dug_a_of,
        dug_b_of,
        kind_of,
        rest_of,
        score_floor,
        with_score,
    )
    from fournil.solver.boulanger.state import State
    from fournil.solver.machine.bits import bit, lowest
    from fournil.solver.machine.memory import release, words

FAR = cython.declare(cython.ulonglong, 120)
"""How near a suit counts that a column does not hold."""

EACH_SUIT = cython.declare(cython.ulonglong, 0x0001000100010001)
LANE = cython.declare(cython.ulonglong, 0xFFFF)


class Order:
    """Scores and sorts moves.

    ``nearest`` holds for each column, number of cards left of the deal, and suit how near the
    nearest card of the suit is to its foundation: 13 for each rank and 5 for each card on it
    (16 bits a suit).
    """

    def __init__(self) -> None:
        self.nearest = words(8 * STRIDE)
        self.foundations = [0, 0, 0, 0]

    def __dealloc__(self) -> None:
        release(self.nearest)

    def has_memory(self) -> bool:
        """Whether the table could be had."""
        return not (not self.nearest)

    def open(self, state: State) -> None:
        """Fills the table for the deal of a position."""
        column: cython.int
        rest: cython.int
        shift: cython.int
        at: cython.int
        card: cython.int
        near: cython.ulonglong
        for column in range(state.columns):
            at = column * STRIDE
            near = FAR * EACH_SUIT
            self.nearest[at] = near
            for rest in range(1, state.lengths[column] + 1):
                card = state.cards[at + rest - 1]
                shift = card >> 4 << 4
                near += 5 * EACH_SUIT
                if near >> shift & 0xFFFF > 13 * (card & 15):
                    near &= ~(LANE << shift)
                    near |= cython.cast(cython.ulonglong, 13 * (card & 15)) << shift
                self.nearest[at + rest] = near

    def sort(
        self,
        state: State,
        moves: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        count: cython.int,
    ) -> None:
        """Puts the moves of a position into the order in which they will be tried.

        Args:
            state: the position.
            moves: the array in which its moves stand.
            at: the place of the first one.
            count: how many there are. Equal scores keep their order.
        """
        wanted: cython.ulonglong = state.wanted
        suit: cython.int
        index: cython.Py_ssize_t
        place: cython.Py_ssize_t
        move: cython.ulonglong
        for suit in range(4):
            self.foundations[suit] = state.ranks
        while wanted:
            self.foundations[lowest(wanted) >> 4] = (lowest(wanted) & 15) - 1
            wanted &= wanted - 1
        for index in range(at, at + count):
            move = with_score(moves[index], self.score(state, moves[index]))
            place = index
            while place > at and moves[place - 1] < score_floor(move):
                moves[place] = moves[place - 1]
                place -= 1
            moves[place] = move

    def score(self, state: State, move: cython.ulonglong) -> int:
        """How early a move should be tried: the higher the earlier."""
        kind: cython.int = kind_of(move)
        dug: cython.int = 2 * dug_a_of(move)
        worth: cython.int
        if kind == ONTO_EXPOSED:
            worth = self.worth(state, a_of(move), rest_of(move))
            return 70 + worth - dug - 2 * dug_b_of(move)
        if kind == ONTO_POOLED:
            return 74 + self.worth(state, a_of(move), rest_of(move)) - dug
        if kind == DIG or kind == TO_EMPTY or kind == SCATTER:
            worth = self.worth(state, a_of(move), rest_of(move)) - dug
            if bit(b_of(move)) & state.kings:
                worth += 5
            if kind == TO_EMPTY:
                return 45 + worth
            if kind == SCATTER:
                return 40 + worth
            return 42 + worth if count_of(move) == 1 else 22 - 3 * count_of(move) + worth
        if kind == MERGE:
            return 5
        return 5 - dug - 2 * dug_b_of(move)

    def worth(self, state: State, column: cython.int, rest: cython.int) -> int:
        """What it is worth that a column shrinks to ``rest`` cards of the deal (at least 1)."""
        nearest: cython.ulonglong = self.nearest[column * STRIDE + rest]
        card: cython.int = state.cards[column * STRIDE + rest - 1]
        parents: cython.ulonglong
        suit: cython.int
        near: cython.int
        best: cython.int = 1 << 20
        for suit in range(4):
            near = cython.cast(cython.int, nearest & 0xFFFF) - 13 * self.foundations[suit]
            nearest >>= 16
            if near < best:
                best = near
        best = 30 - best - 2 * rest
        parents = state.tops
        if state.vacant:
            parents |= state.pool
        if state.wanted & bit(card):
            best += 48
        elif not state.kings & bit(card) and parents & bit(card + 1):
            best += 2
        if (card & 15) > 1 and state.pool & bit(card - 1):
            best += 13
        return best
