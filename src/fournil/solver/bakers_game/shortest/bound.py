"""The lower bound h: how many actions must follow at least, cards going up not counted.

A run that lies on other cards must leave before they can. Either its head goes up from where it
lies, or an action lifts it, and no action lifts two such heads: the cards that move together lie
on one another in order of rank, and these heads still lie on cards that are not their parents.
So the number of heads that must be lifted bounds the number of actions from below.

* A head that lies on a lower card of its own suit must be lifted: that card goes up first.
* Of the others as many as can may go up where they are. Play cards up as if the first kind were
  lifted already; when nothing moves any more, each waiting suit has its next card under heads of
  waiting suits. Suits that wait for one another in a cycle cannot all be served without lifting
  one of the cycle's heads: count one, take all heads of this cycle away, and go on. The cycles
  share no head, so the counts add up.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.packing import STRIDE
    from fournil.solver.runtime.bits import bit, byte_at, lowest

from fournil.solver.bakers_game.state import State
from fournil.solver.runtime.arrays import Arrays

MAX_COLUMNS = cython.declare(cython.int, 8)


class Bound:
    """Computes the bound; holds the tables of one starting position and the room that this takes.

    Tables:

    * ``dealt_at``: for a card, ``column << 6 | depth`` at the start; column 8 if it was in none;
    * ``blocking_heads``: for a column, the depths (as bits, 0 left out) at which a run begins that
      lies on no lower card of its own suit;
    * ``heads_over_own``: at ``column * STRIDE + rest``, how many runs begin at depths 1 to ``rest``
      that lie on a lower card of their own suit.

    Room for one computation:

    * ``blockers``: for each column, the depths of the heads that are still in the way;
    * ``next_rank``: for each suit, the rank that goes up next, 0 when the suit is done;
    * ``waits_for``: for each suit, the set of suits whose heads lie over its next card;
    * ``because_of``: at ``suit * 4 + other``, one such head, as ``column << 6 | depth``.
    """

    def __init__(self) -> None:
        self.arrays = Arrays()
        self.dealt_at = self.arrays.integers(64)
        self.blocking_heads = self.arrays.words(MAX_COLUMNS + 1)
        self.heads_over_own = self.arrays.integers(MAX_COLUMNS * STRIDE)
        self.blockers = self.arrays.words(MAX_COLUMNS + 1)
        self.next_rank = self.arrays.integers(4)
        self.waits_for = self.arrays.integers(4)
        self.because_of = self.arrays.integers(16)

    def new_search(self, state: State) -> None:
        """Fill the tables for the position that a state was set to."""
        card: cython.int
        column: cython.int
        for card in range(64):
            self.dealt_at[card] = MAX_COLUMNS << 6
        for column in range(state.columns):
            self.fill_column(state, column)

    def fill_column(self, state: State, column: cython.int) -> None:
        """Fill the tables of one column."""
        start: cython.int = column * STRIDE
        depth: cython.int
        below: cython.int
        card: cython.int
        over_own: cython.int = 0
        is_over_own: cython.bint
        self.blocking_heads[column] = 0
        for depth in range(state.lengths[column]):
            card = state.cards[start + depth]
            self.dealt_at[card] = column << 6 | depth
            if depth > 0 and state.cards[start + depth - 1] != card + 1:
                is_over_own = False
                for below in range(depth):
                    if state.cards[start + below] >> 4 == card >> 4:
                        is_over_own = is_over_own or state.cards[start + below] < card
                if is_over_own:
                    over_own += 1
                else:
                    self.blocking_heads[column] |= bit(depth)
            self.heads_over_own[start + depth] = over_own

    def fewest(self, state: State) -> cython.int:
        """Bound from below the actions, cards going up not counted, that any winning line needs."""
        column: cython.int
        fewest: cython.int = 0
        if state.foundation_next == 0:
            return 0
        for column in range(state.columns):
            fewest += self.heads_over_own[column * STRIDE + byte_at(state.rests, column)]
        if not self.set_up(state):
            return fewest
        while True:
            self.advance_foundations(state)
            if not self.find_waits(state):
                return fewest
            fewest += 1
            self.lift_shortest_cycle()

    def set_up(self, state: State) -> bool:
        """Note the heads in the way and the cards that go up next; False if no head is."""
        column: cython.int
        rest: cython.int
        card: cython.int
        left: cython.ulonglong
        some: cython.ulonglong = 0
        for column in range(state.columns):
            rest = byte_at(state.rests, column)
            left = self.blocking_heads[column] & (bit(rest + 1) - 1)
            self.blockers[column] = left
            some |= left
        if some == 0:
            return False
        for card in range(4):
            self.next_rank[card] = 0
        left = state.foundation_next
        while left != 0:
            card = lowest(left)
            left &= left - 1
            self.next_rank[card >> 4] = card & 15
        return True

    def advance_foundations(self, state: State) -> None:
        """Play cards up as long as no head lies over the next one."""
        suit: cython.int
        rank: cython.int
        place: cython.int
        depth: cython.int
        moved: cython.bint = True
        while moved:
            moved = False
            for suit in range(4):
                rank = self.next_rank[suit]
                if rank == 0:
                    continue
                while rank <= state.ranks:
                    # A card that has left its place, or lies in a run on top, passes this test
                    # too: heads above its place have gone.
                    place = self.dealt_at[suit << 4 | rank]
                    depth = place & 63
                    if self.blockers[place >> 6] >> depth >> 1 != 0:
                        break
                    self.blockers[place >> 6] &= ~bit(depth)
                    rank += 1
                    moved = True
                self.next_rank[suit] = rank if rank <= state.ranks else 0

    def find_waits(self, state: State) -> bool:
        """Note which suits wait for which; False if none waits."""
        suit: cython.int
        place: cython.int
        depth: cython.int
        other: cython.int
        over: cython.ulonglong
        waits: cython.bint = False
        for suit in range(4):
            self.waits_for[suit] = 0
            if self.next_rank[suit] == 0:
                continue
            waits = True
            place = self.dealt_at[suit << 4 | self.next_rank[suit]]
            depth = (place & 63) + 1
            over = self.blockers[place >> 6] >> depth
            while over != 0:
                if over & 1:
                    other = state.cards[(place & ~63) + depth] >> 4
                    if not self.waits_for[suit] >> other & 1:
                        self.waits_for[suit] |= 1 << other
                        self.because_of[suit << 2 | other] = place & ~63 | depth
                over >>= 1
                depth += 1
        return bool(waits)

    def lift_shortest_cycle(self) -> None:
        """Take away the heads of a cycle of two, three or four suits that wait for one another."""
        a: cython.int
        b: cython.int
        c: cython.int
        for a in range(3):
            for b in range(a + 1, 4):
                if self.waits_for[a] >> b & self.waits_for[b] >> a & 1:
                    self.lift(a, b)
                    self.lift(b, a)
                    return
        for a in range(4):
            for b in range(4):
                if not self.waits_for[a] >> b & 1:
                    continue
                for c in range(4):
                    if self.waits_for[b] >> c & self.waits_for[c] >> a & 1:
                        self.lift(a, b)
                        self.lift(b, c)
                        self.lift(c, a)
                        return
        # No shorter cycle: one through all four suits, in which each waits for one other suit.
        for a in range(4):
            for b in range(4):
                if self.waits_for[a] >> b & 1:
                    self.lift(a, b)

    def lift(self, waiting: cython.int, other: cython.int) -> None:
        """Take away the head of one suit that another suit waits for."""
        head: cython.int = self.because_of[waiting << 2 | other]
        self.blockers[head >> 6] &= ~bit(head & 63)
