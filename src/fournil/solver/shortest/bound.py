"""How many actions are needed at least, cards going up not counted.

A run that lies on other cards must leave before they can. Either its head goes up from where it
lies, or an action lifts it, and no action lifts two such heads: the cards that move together lie
on one another in order of rank, and these heads still lie on cards that are not their parents.
So the number of heads that must be lifted bounds the number of actions from below.

* A head that lies on a lower card of its own suit must be lifted: that card goes up first.
* Of the others as many as can may go up where they are. Play cards up as if the first kind were
  lifted already; when nothing moves any more, each waiting suit has its next card under heads of
  waiting suits. Suits that wait for one another in a ring cannot all be served without lifting
  one of the ring's heads: count one, take all heads of this ring away, and go on. The rings
  share no head, so the counts add up.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.machine.bits import bit, lowest
    from fournil.solver.machine.memory import integers, release, words

from fournil.solver.shortest.board import Board
from fournil.solver.shortest.tables import MOST_COLUMNS, Tables


class Bound:
    """Computes the bound; holds the room that this takes.

    Attributes:
        blockers: for each column, the depths of the heads that are still in the way.
        next_rank: for each suit, the rank that goes up next, 0 when the suit is done.
        waits_for: for each suit, the set of suits whose heads lie over its next card.
        because_of: at ``suit * 4 + other``: one such head, as ``column << 6 | depth``.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.blockers = words(MOST_COLUMNS + 1)
        self.next_rank = integers(4)
        self.waits_for = integers(4)
        self.because_of = integers(16)
        if not (self.blockers and self.next_rank and self.waits_for and self.because_of):
            raise MemoryError

    def __dealloc__(self) -> None:
        release(self.blockers)
        release(self.next_rank)
        release(self.waits_for)
        release(self.because_of)

    def fewest(self, board: Board) -> cython.int:
        """A number of actions, cards going up not counted, below which no line from here wins."""
        column: cython.int
        fewest: cython.int = 0
        if board.is_won():
            return 0
        for column in range(self.tables.columns):
            fewest += self.tables.heads_over_own[(column << 6) + board.rest(column)]
        if not self.set_up(board):
            return fewest
        while True:
            self.play_up()
            if not self.look_for_waits():
                return fewest
            fewest += 1
            self.lift_shortest_cycle()

    def set_up(self, board: Board) -> bool:
        """Notes the heads in the way and the cards that go up next; False if no head is."""
        column: cython.int
        rest: cython.int
        card: cython.int
        left: cython.ulonglong
        some: cython.ulonglong = 0
        for column in range(self.tables.columns):
            rest = board.rest(column)
            left = self.tables.blocking_heads[column] & (bit(rest + 1) - 1)
            self.blockers[column] = left
            some |= left
        if some == 0:
            return False
        for card in range(4):
            self.next_rank[card] = 0
        left = board.rising
        while left != 0:
            card = lowest(left)
            left &= left - 1
            self.next_rank[card >> 4] = card & 15
        return True

    def play_up(self) -> None:
        """Plays cards up as long as no head lies over the next one."""
        suit: cython.int
        rank: cython.int
        home: cython.int
        depth: cython.int
        moved: cython.bint = True
        while moved:
            moved = False
            for suit in range(4):
                rank = self.next_rank[suit]
                if rank == 0:
                    continue
                while rank <= self.tables.ranks:
                    # A card that has left its place, or lies in a run on top, passes this test
                    # too: heads above its place have gone.
                    home = self.tables.home[suit << 4 | rank]
                    depth = home & 63
                    if self.blockers[home >> 6] >> depth >> 1 != 0:
                        break
                    self.blockers[home >> 6] &= ~bit(depth)
                    rank += 1
                    moved = True
                self.next_rank[suit] = rank if rank <= self.tables.ranks else 0

    def look_for_waits(self) -> bool:
        """Notes which suits wait for which; False if none waits."""
        suit: cython.int
        home: cython.int
        depth: cython.int
        other: cython.int
        over: cython.ulonglong
        waits: cython.bint = False
        for suit in range(4):
            self.waits_for[suit] = 0
            if self.next_rank[suit] == 0:
                continue
            waits = True
            home = self.tables.home[suit << 4 | self.next_rank[suit]]
            depth = (home & 63) + 1
            over = self.blockers[home >> 6] >> depth
            while over != 0:
                if over & 1:
                    other = self.tables.dealt[(home & ~63) + depth] >> 4
                    if not self.waits_for[suit] >> other & 1:
                        self.waits_for[suit] |= 1 << other
                        self.because_of[suit << 2 | other] = home & ~63 | depth
                over >>= 1
                depth += 1
        return bool(waits)

    def lift_shortest_cycle(self) -> None:
        """Takes away the heads of a ring of suits that wait for one another: two, three or four."""
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
        # No shorter ring: one through all four suits, in which each waits for one other suit.
        for a in range(4):
            for b in range(4):
                if self.waits_for[a] >> b & 1:
                    self.lift(a, b)

    def lift(self, waiting: cython.int, other: cython.int) -> None:
        """Takes away the head of one suit that another suit waits for."""
        head: cython.int = self.because_of[waiting << 2 | other]
        self.blockers[head >> 6] &= ~bit(head & 63)
