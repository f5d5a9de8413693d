"""Which moves are tried first. The order decides how soon a win is found, never whether.

Moves that put a run onto its parent come first, then moves to columns and digs, then the rest.
Within that, a move is the better the sooner the column it takes from gives up a card that a
foundation will soon ask for, and the more useful the card is that it uncovers. The numbers were
found by trying them on thousands of deals.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.packing import (
        BASE_ONTO_EXPOSED,
        LAND,
        ONTO_EXPOSED,
        ONTO_POOLED,
        SCATTER,
        SLIP,
        STRIDE,
        TAIL_ASIDE,
        TAIL_TO_EMPTY,
        TO_EMPTY,
        UNWIND,
        a_of,
        count_of,
        dug_a_of,
        dug_b_of,
        kind_of,
        rest_of,
        score_floor,
        with_score,
    )
    from fournil.solver.bakers_game.state import State
    from fournil.solver.runtime.bits import bit, lowest

from fournil.solver.runtime.arrays import Arrays

# What a move of each kind is worth before anything else is looked at.
ONTO_EXPOSED_FIRST = cython.declare(cython.int, 101)
ONTO_POOLED_FIRST = cython.declare(cython.int, 98)
DIG_ONE_FIRST = cython.declare(cython.int, 72)
DIG_MORE_FIRST = cython.declare(cython.int, 40)
SCATTER_FIRST = cython.declare(cython.int, 70)
TO_EMPTY_FIRST = cython.declare(cython.int, 55)
MERGE_FIRST = cython.declare(cython.int, 23)
SLIP_FIRST = cython.declare(cython.int, 22)
LAND_FIRST = cython.declare(cython.int, 16)
TAIL_ASIDE_FIRST = cython.declare(cython.int, 12)
BASE_ONTO_EXPOSED_FIRST = cython.declare(cython.int, 8)
TAIL_TO_EMPTY_FIRST = cython.declare(cython.int, -4)
UNWIND_FIRST = cython.declare(cython.int, -5)

# What is taken off or added for ...
DUG_CARD = cython.declare(cython.int, 6)  # each card dug for the move
SPREAD_CARD = cython.declare(cython.int, 4)  # each card of a longer run that is dug
RANK = cython.declare(cython.int, 12)  # each rank from its foundation to the column's nearest card
COVER = cython.declare(cython.ulonglong, 3)  # each card on that card
REST = cython.declare(cython.int, 6)  # each card left in the column
GOES_UP = cython.declare(cython.int, 109)  # the uncovered card goes to its foundation
HAS_PARENT = cython.declare(cython.int, 18)  # or has a parent to go to
HAS_CHILD = cython.declare(cython.int, 18)  # or takes a card from the pool

FAR = cython.declare(cython.ulonglong, 68)
"""How near a suit counts that a column does not hold."""

EACH_SUIT = cython.declare(cython.ulonglong, 0x0001000100010001)
LANE = cython.declare(cython.ulonglong, 0xFFFF)


class MoveOrdering:
    """Scores and sorts moves.

    ``foundation_distance`` holds for each column, number of cards left of the deal, and suit how
    far the nearest card of the suit is from its foundation, by ranks and by the cards on it (16
    bits a suit).
    """

    def __init__(self) -> None:
        self.arrays = Arrays()
        self.foundation_distance = self.arrays.words(8 * STRIDE)
        self.foundations = [0, 0, 0, 0]

    def new_search(self, state: State) -> None:
        """Fill the table for the deal of a position."""
        column: cython.int
        rest: cython.int
        shift: cython.int
        at: cython.int
        card: cython.int
        near: cython.ulonglong
        own: cython.ulonglong
        for column in range(state.columns):
            at = column * STRIDE
            near = FAR * EACH_SUIT
            self.foundation_distance[at] = near
            for rest in range(1, state.lengths[column] + 1):
                card = state.cards[at + rest - 1]
                shift = card >> 4 << 4
                near += COVER * EACH_SUIT
                own = RANK * (card & 15)
                if (near >> shift & LANE) > own:
                    near = near & ~(LANE << shift) | own << shift
                self.foundation_distance[at + rest] = near

    def sort(
        self,
        state: State,
        moves: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        count: cython.int,
    ) -> None:
        """Put the moves of a position into the order in which they will be tried.

        Args:
            state: the position.
            moves: the array in which its moves stand.
            at: the place of the first one.
            count: how many there are. Equal scores keep their order.
        """
        foundation_next: cython.ulonglong = state.foundation_next
        suit: cython.int
        index: cython.Py_ssize_t
        place: cython.Py_ssize_t
        move: cython.ulonglong
        for suit in range(4):
            self.foundations[suit] = state.ranks
        while foundation_next:
            self.foundations[lowest(foundation_next) >> 4] = (lowest(foundation_next) & 15) - 1
            foundation_next &= foundation_next - 1
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
        dug: cython.int = DUG_CARD * dug_a_of(move)
        if kind <= SCATTER:
            if kind == ONTO_EXPOSED:
                dug += DUG_CARD * dug_b_of(move) - ONTO_EXPOSED_FIRST
            elif kind == ONTO_POOLED:
                dug -= ONTO_POOLED_FIRST
            elif kind == TO_EMPTY:
                dug -= TO_EMPTY_FIRST
            elif kind == SCATTER:
                dug -= SCATTER_FIRST
            elif count_of(move) == 1:
                dug -= DIG_ONE_FIRST
            else:
                dug += SPREAD_CARD * count_of(move) - DIG_MORE_FIRST
            return self.column_score(state, a_of(move), rest_of(move)) - dug
        dug += DUG_CARD * dug_b_of(move)
        if kind == TAIL_TO_EMPTY:
            return TAIL_TO_EMPTY_FIRST - dug
        if kind == TAIL_ASIDE:
            return TAIL_ASIDE_FIRST - dug
        if kind == BASE_ONTO_EXPOSED:
            return BASE_ONTO_EXPOSED_FIRST - dug
        if kind == SLIP:
            return SLIP_FIRST - dug
        if kind == UNWIND:
            return UNWIND_FIRST
        return LAND_FIRST if kind == LAND else MERGE_FIRST

    def column_score(self, state: State, column: cython.int, rest: cython.int) -> int:
        """Return the score of a column that shrinks to ``rest`` cards of the deal (at least 1)."""
        distances: cython.ulonglong = self.foundation_distance[column * STRIDE + rest]
        card: cython.int = state.cards[column * STRIDE + rest - 1]
        parents: cython.ulonglong
        suit: cython.int
        near: cython.int
        best: cython.int = 1 << 20
        for suit in range(4):
            near = cython.cast(cython.int, distances & LANE) - RANK * self.foundations[suit]
            distances >>= 16
            if near < best:
                best = near
        best = -best - REST * rest
        parents = state.tops
        if state.vacant:
            parents |= state.pool
        if state.foundation_next & bit(card):
            best += GOES_UP
        elif not state.kings & bit(card) and parents & bit(card + 1):
            best += HAS_PARENT
        if (card & 15) > 1 and state.pool & bit(card - 1):
            best += HAS_CHILD
        return best
