"""The board of one state: seven words, and what an action does to them.

Where suits build on themselves, a column is what is left of the cards that lay in it at the start
and one run on top. So three bytes tell a column: the head of that run, its tail (the lowest card,
which lies on top) and how many cards are left under it. Byte ``c`` of ``heads``, ``tails`` and
``rests`` belongs to column ``c``; an empty column has a zero head.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.machine.bits import (
        bit,
        byte_at,
        first_lane,
        lanes_with,
        lowest,
        with_byte,
        zero_lanes,
    )

from fournil.solver.shortest.tables import Tables


class Board:
    """A state that the search is looking at.

    Attributes:
        heads, tails, rests: the columns, one byte each.
        held: the set of the cards in cells; which cell holds which card does not matter.
        rising: the set of the next card of each foundation.
        tops: the set of the columns' top cards.
        key: a hash that does not depend on where runs lie that lie on no card.
        free_cells, free_columns: how many are empty.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.heads = 0
        self.tails = 0
        self.rests = 0
        self.held = 0
        self.rising = 0
        self.tops = 0
        self.key = 0
        self.free_cells = 0
        self.free_columns = 0

    def start(self) -> None:
        """Becomes the position that the search starts from."""
        column: cython.int
        card: cython.int
        self.heads = self.tables.heads
        self.tails = self.tables.tails
        self.rests = self.tables.rests
        self.held = self.tables.held
        self.rising = self.tables.rising
        self.derive()
        self.key = 0
        for column in range(self.tables.columns):
            self.key ^= self.column_key(column)
        for card in range(64):
            if self.held >> card & 1:
                self.key ^= self.tables.cell_keys[card]

    def copy(self, other: Board) -> None:
        """Becomes equal to another board of the same search."""
        self.heads = other.heads
        self.tails = other.tails
        self.rests = other.rests
        self.held = other.held
        self.rising = other.rising
        self.tops = other.tops
        self.key = other.key
        self.free_cells = other.free_cells
        self.free_columns = other.free_columns

    def derive(self) -> None:
        """Computes ``tops`` and the free places from the words that are stored with a state."""
        column: cython.int
        left: cython.ulonglong
        self.tops = 0
        self.free_columns = 0
        for column in range(self.tables.columns):
            if self.head(column) == 0:
                self.free_columns += 1
            else:
                self.tops |= bit(self.tail(column))
        self.free_cells = self.tables.cells
        left = self.held
        while left != 0:
            left &= left - 1
            self.free_cells -= 1

    def is_won(self) -> bool:
        """Whether no foundation waits for a card."""
        return bool(self.rising == 0)

    # finding things

    def column_of_top(self, card: cython.int) -> cython.int:
        """The column whose top card this is; there must be one."""
        return first_lane(lanes_with(self.tails, card))

    def empty_column(self) -> cython.int:
        """The first empty column; there must be one."""
        return first_lane(zero_lanes(self.heads))

    def head(self, column: cython.int) -> cython.int:
        """The highest card of the run on top of a column, 0 if it is empty."""
        return byte_at(self.heads, column)

    def tail(self, column: cython.int) -> cython.int:
        """The top card of a column, 0 if it is empty."""
        return byte_at(self.tails, column)

    def rest(self, column: cython.int) -> cython.int:
        """How many cards lie under the run on top of a column."""
        return byte_at(self.rests, column)

    # changing a column

    def column_key(self, column: cython.int) -> cython.ulonglong:
        """A column's part of the hash.

        A run that lies on cards is known by its head: that card never moved, so it tells the
        column and what lies under it. A run that lies on no card counts by its head too,
        whichever column it is in, but as another thing.
        """
        head: cython.int = self.head(column)
        row: cython.int = head if self.rest(column) == 0 else 64 + head
        if head == 0:
            return 0
        return self.tables.column_keys[row << 4 | self.tail(column) & 15]

    def write(
        self, column: cython.int, head: cython.int, tail: cython.int, rest: cython.int
    ) -> None:
        """Puts three bytes in a column's place; hash and tops are the caller's business."""
        self.heads = with_byte(self.heads, column, head)
        self.tails = with_byte(self.tails, column, tail)
        self.rests = with_byte(self.rests, column, rest)

    def take_run(self, column: cython.int) -> None:
        """Takes the whole run off a column."""
        rest: cython.int = self.rest(column)
        spot: cython.int = (column << 6) + rest
        self.key ^= self.column_key(column)
        self.tops ^= bit(self.tail(column))
        self.write(
            column,
            self.tables.head_under[spot],
            self.tables.tail_under[spot],
            self.tables.rest_under[spot],
        )
        if rest == 0:
            self.free_columns += 1
        else:
            self.tops |= bit(self.tail(column))
            self.key ^= self.column_key(column)

    def take_top(self, column: cython.int, count: cython.int) -> None:
        """Takes the last ``count`` cards off a column; they must belong to its run."""
        head: cython.int = self.head(column)
        tail: cython.int = self.tail(column)
        if tail + count > head:
            self.take_run(column)
            return
        self.cover(column, tail + count)

    def cover(self, column: cython.int, tail: cython.int) -> None:
        """Gives the run on top of a column another tail."""
        self.key ^= self.column_key(column)
        self.tops ^= bit(self.tail(column))
        self.write(column, self.head(column), tail, self.rest(column))
        self.tops |= bit(tail)
        self.key ^= self.column_key(column)

    # the actions

    def run_to_parent(self, source: cython.int, target: cython.int) -> None:
        """Moves a column's whole run onto the next higher card of its suit."""
        tail: cython.int = self.tail(source)
        self.take_run(source)
        self.cover(target, tail)

    def cards_to_empty(self, source: cython.int, count: cython.int) -> None:
        """Moves the last cards of a column's run to the first empty column."""
        tail: cython.int = self.tail(source)
        target: cython.int = self.empty_column()
        self.take_top(source, count)
        self.write(target, tail + count - 1, tail, 0)
        self.free_columns -= 1
        self.tops |= bit(tail)
        self.key ^= self.column_key(target)

    def top_to_cell(self, source: cython.int) -> None:
        """Moves a column's top card to a cell."""
        card: cython.int = self.tail(source)
        self.take_top(source, 1)
        self.held |= bit(card)
        self.free_cells -= 1
        self.key ^= self.tables.cell_keys[card]

    def leave_cell(self, card: cython.int) -> None:
        """Takes a card out of its cell."""
        self.held ^= bit(card)
        self.free_cells += 1
        self.key ^= self.tables.cell_keys[card]

    def cell_to_parent(self, card: cython.int, target: cython.int) -> None:
        """Moves a card from a cell onto the next higher card of its suit."""
        self.leave_cell(card)
        self.cover(target, card)

    def cell_to_empty(self, card: cython.int) -> None:
        """Moves a card from a cell to the first empty column."""
        target: cython.int = self.empty_column()
        self.leave_cell(card)
        self.write(target, card, card, 0)
        self.free_columns -= 1
        self.tops |= bit(card)
        self.key ^= self.column_key(target)

    def play_up(self) -> None:
        """Plays every card to its foundation that can go there, until none can."""
        ready: cython.ulonglong = self.rising & (self.held | self.tops)
        card: cython.int
        while ready != 0:
            card = lowest(ready)
            if self.held >> card & 1:
                self.leave_cell(card)
            else:
                self.take_top(self.column_of_top(card), 1)
            self.rising ^= bit(card)
            if not self.tables.top_rank_cards >> card & 1:
                self.rising |= bit(card + 1)
            ready = self.rising & (self.held | self.tops)
