"""The position as the search sees it: 64 bytes, and what moves do to them.

A card is ``suit * 16 + rank``. Same-suit building gives every card one parent, the card of its suit
one rank higher, whose number is one higher too. The position is

* the *pool*: the set of cards that lie loose, in a cell or alone in a column; who sits where does
  not matter (see below);
* for each column that is not empty and not a place of the pool, its top run: ``heads`` (its highest
  card), ``tails`` (its lowest card, the uncovered one), and ``rests``: how many cards of the deal
  lie beneath the run. A column with rest 0 is a *base run*: it can be taken up whole.

``vacant`` counts the columns without a run: empty, or places of the pool. The pool fills the cells
first; what does not fit lies in vacant columns. While one *space* (cell or column) is free the
cards of the pool can change places at will; when the last space is taken any arrangement could have
been chosen just before, so the choice stays open until a card lands somewhere and frees a space.

Two positions with the same key are taken for the same position.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.packing import (
        BASE_ONTO_EXPOSED,
        DIG,
        LAND,
        MERGE,
        ONTO_EXPOSED,
        ONTO_POOLED,
        SCATTER,
        STRIDE,
        TAIL_ASIDE,
        TAIL_TO_EMPTY,
        TO_EMPTY,
        UNWIND,
        a_of,
        b_of,
        count_of,
        cuts_of,
        dug_a_of,
        dug_b_of,
        kind_of,
        parent_column_of,
    )
    from fournil.solver.runtime.bits import (
        bit,
        byte_at,
        first_lane,
        lanes_with,
        lowest,
        span,
        with_byte,
        zero_lanes,
    )
    from fournil.solver.runtime.rng import mixed, stepped

from fournil.solver.runtime.arrays import Arrays


class State:
    """One position, changed in place."""

    def __init__(self, seed: cython.ulonglong) -> None:
        """Make room for a position.

        Args:
            seed: where the Zobrist keys begin; another seed gives other keys.

        Raises:
            MemoryError: the system has no memory for the tables.
        """
        self.arrays = Arrays()
        self.heads = 0
        self.tails = 0
        self.rests = 0
        self.pool = 0
        self.tops = 0
        self.foundation_next = 0
        self.key = 0
        self.pooled = 0
        self.vacant = 0
        self.cells = 0
        self.ranks = 0
        self.columns = 0
        self.kings = 0
        self.deck = self.arrays.integers(64)
        self.cards = self.arrays.integers(8 * STRIDE)
        self.lengths = self.arrays.integers(8)
        self.beneath = self.arrays.integers(8 * STRIDE)
        self.column_keys = self.arrays.words(8 * STRIDE * 16)
        self.base_keys = self.arrays.words(64 * 16)
        self.card_keys = self.arrays.words(64)
        self.prefix_keys = self.arrays.words(65)
        self.draw_zobrist_keys(seed)

    def draw_zobrist_keys(self, seed: cython.ulonglong) -> None:
        """Fill the tables of Zobrist keys, with the same numbers for the same seed."""
        place: cython.int
        state: cython.ulonglong = seed
        for place in range(8 * STRIDE * 16):
            state = stepped(state)
            self.column_keys[place] = mixed(state)
        for place in range(64 * 16):
            state = stepped(state)
            self.base_keys[place] = mixed(state)
        # Cards that lie next to one another reach the pool together: the key of the cards from
        # low to high is prefix_keys[high + 1] ^ prefix_keys[low].
        for place in range(64):
            state = stepped(state)
            self.card_keys[place] = mixed(state)
            self.prefix_keys[place + 1] = self.prefix_keys[place] ^ self.card_keys[place]

    # the deal

    def set_columns(self, columns: list[list[int]]) -> None:
        """Write the cards of each column, top card last; :meth:`set_position` must follow.

        Raises:
            ValueError: there are more columns than a state can hold.
        """
        column: cython.int
        place: cython.int
        if len(columns) > 8:
            raise ValueError("at most 8 columns")
        for column in range(len(columns)):
            self.lengths[column] = len(columns[column])
            for place in range(len(columns[column])):
                self.cards[column * STRIDE + place] = columns[column][place]

    def set_position(
        self,
        cells: cython.int,
        ranks: cython.int,
        columns: cython.int,
        pool: cython.ulonglong,
        foundation_next: cython.ulonglong,
    ) -> None:
        """Set up the position whose columns stand in ``cards`` and ``lengths``.

        Args:
            cells: number of cells.
            ranks: rank of the kings.
            columns: number of columns, at most 8.
            pool: the cards in cells.
            foundation_next: the next card of each foundation that is not complete.
        """
        column: cython.int
        suit: cython.int
        self.cells = cells
        self.ranks = ranks
        self.columns = columns
        self.heads = 0
        self.tails = 0
        self.rests = 0
        self.tops = 0
        self.key = 0
        self.vacant = 0
        self.pooled = 0
        self.pool = pool
        self.foundation_next = foundation_next
        self.kings = 0
        for suit in range(4):
            self.kings |= bit(suit << 4 | ranks)
        while pool:
            self.key ^= self.card_keys[lowest(pool)]
            self.pooled += 1
            pool &= pool - 1
        for column in range(8):
            if column < columns:
                self.set_column(column)
            else:
                # A lane without a column holds a run that is never empty, on top or a base.
                self.heads = with_byte(self.heads, column, 0x7F)
                self.tails = with_byte(self.tails, column, 0x7F)
                self.rests = with_byte(self.rests, column, 1)

    def set_column(self, column: cython.int) -> None:
        """Fill the table of a column's runs and lay out its top run."""
        length: cython.int = self.lengths[column]
        at: cython.int = column * STRIDE
        rest: cython.int
        head: cython.int = 0
        tail: cython.int = 0
        bottom: cython.int = 0
        run: cython.int = 0
        self.beneath[at] = 0
        for rest in range(1, length + 1):
            if rest == 1 or self.cards[at + rest - 1] != tail - 1:
                head = self.cards[at + rest - 1]
                bottom = rest - 1
            tail = self.cards[at + rest - 1]
            run = head | tail << 8 | bottom << 16
            self.beneath[at + rest] = run
        if length == 0:
            self.vacant += 1
            return
        self.heads = with_byte(self.heads, column, head)
        self.tails = with_byte(self.tails, column, tail)
        self.rests = with_byte(self.rests, column, bottom)
        self.tops |= bit(tail)
        self.key ^= self.column_key(column)

    # what is there

    def spaces(self) -> int:
        """How many single cards find a place: empty cells and empty columns."""
        return self.cells + self.vacant - self.pooled

    def column_key(self, column: cython.int) -> int:
        """Return the key of a column: a base run's does not depend on the column it stands in."""
        rest: cython.int = byte_at(self.rests, column)
        rank: cython.int = byte_at(self.tails, column) & 15
        head: cython.int
        if rest:
            # The head is the deal's card that lies on the rest.
            return self.column_keys[(column * STRIDE + rest) << 4 | rank]
        head = byte_at(self.heads, column)
        return self.base_keys[head << 4 | rank] if head else 0

    def save(self, arena: cython.p_ulonglong, at: cython.Py_ssize_t) -> None:
        """Write the position's eight words."""
        arena[at] = self.heads
        arena[at + 1] = self.tails
        arena[at + 2] = self.rests
        arena[at + 3] = self.pool
        arena[at + 4] = self.tops
        arena[at + 5] = self.foundation_next
        arena[at + 6] = self.key
        arena[at + 7] = self.pooled | self.vacant << 8

    def restore(self, arena: cython.p_ulonglong, at: cython.Py_ssize_t) -> None:
        """Read what :meth:`save` wrote."""
        self.heads = arena[at]
        self.tails = arena[at + 1]
        self.rests = arena[at + 2]
        self.pool = arena[at + 3]
        self.tops = arena[at + 4]
        self.foundation_next = arena[at + 5]
        self.key = arena[at + 6]
        self.pooled = arena[at + 7] & 0xFF
        self.vacant = arena[at + 7] >> 8

    def copy(self, other: State) -> None:
        """Become equal to another state of the same deal."""
        self.heads = other.heads
        self.tails = other.tails
        self.rests = other.rests
        self.pool = other.pool
        self.tops = other.tops
        self.foundation_next = other.foundation_next
        self.key = other.key
        self.pooled = other.pooled
        self.vacant = other.vacant

    def derive(self) -> None:
        """Compute ``tops``, ``vacant`` and ``pooled`` from the runs and the pool."""
        column: cython.int
        left: cython.ulonglong = self.pool
        self.tops = 0
        self.vacant = 0
        self.pooled = 0
        for column in range(self.columns):
            if byte_at(self.heads, column):
                self.tops |= bit(byte_at(self.tails, column))
            else:
                self.vacant += 1
        while left:
            left &= left - 1
            self.pooled += 1

    # steps: each keeps every field right, the key included

    def pop(self, column: cython.int) -> None:
        """Take the top run of a column away; the run beneath it is on top then."""
        rest: cython.int = byte_at(self.rests, column)
        run: cython.int
        tail: cython.int
        self.key ^= self.column_key(column)
        self.tops &= ~bit(byte_at(self.tails, column))
        run = self.beneath[column * STRIDE + rest]
        tail = run >> 8 & 0xFF
        self.heads = with_byte(self.heads, column, run & 0xFF)
        self.tails = with_byte(self.tails, column, tail)
        self.rests = with_byte(self.rests, column, run >> 16)
        if rest:
            self.tops |= bit(tail)
            self.key ^= self.column_key(column)
        else:
            self.vacant += 1

    def pool_run(self, column: cython.int) -> None:
        """Spreads the top run of a column: all its cards go to the pool."""
        head: cython.int = byte_at(self.heads, column)
        tail: cython.int = byte_at(self.tails, column)
        self.pool |= span(tail, head)
        self.pooled += head - tail + 1
        self.key ^= self.prefix_keys[head + 1] ^ self.prefix_keys[tail]
        self.pop(column)

    def pool_tail(self, column: cython.int, count: cython.int) -> None:
        """Send the lowest cards of a column's top run to the pool."""
        tail: cython.int = byte_at(self.tails, column)
        if tail + count - 1 == byte_at(self.heads, column):
            self.pool_run(column)
            return
        self.pool |= span(tail, tail + count - 1)
        self.pooled += count
        self.key ^= self.prefix_keys[tail + count] ^ self.prefix_keys[tail]
        self.shorten(column, count)

    def shorten(self, column: cython.int, count: cython.int) -> None:
        """Take the lowest cards of a column's top run away, but not all of them."""
        tail: cython.int = byte_at(self.tails, column)
        self.key ^= self.column_key(column)
        self.tops ^= bit(tail) | bit(tail + count)
        self.tails = with_byte(self.tails, column, tail + count)
        self.key ^= self.column_key(column)

    def lengthen(self, column: cython.int, tail: cython.int) -> None:
        """Put cards down to ``tail`` on a column's top run."""
        self.key ^= self.column_key(column)
        self.tops ^= bit(byte_at(self.tails, column)) | bit(tail)
        self.tails = with_byte(self.tails, column, tail)
        self.key ^= self.column_key(column)

    def start_run(self, head: cython.int, tail: cython.int) -> int:
        """Start a base run in the first empty column, which is returned."""
        column: cython.int = first_lane(zero_lanes(self.heads))
        self.heads = with_byte(self.heads, column, head)
        self.tails = with_byte(self.tails, column, tail)
        self.rests = with_byte(self.rests, column, 0)
        self.tops |= bit(tail)
        self.vacant -= 1
        self.key ^= self.base_keys[head << 4 | (tail & 15)]
        return column

    def leave_pool(self, card: cython.int) -> None:
        """Take a card out of the pool."""
        self.pool ^= bit(card)
        self.pooled -= 1
        self.key ^= self.card_keys[card]

    # parts of moves

    def dig(self, column: cython.int, count: cython.int) -> None:
        """Spreads the top runs of a column, ``count`` cards in all."""
        while count > 0:
            count -= byte_at(self.heads, column) - byte_at(self.tails, column) + 1
            self.pool_run(column)

    def run_onto(self, column: cython.int, target: cython.int) -> None:
        """Move the top run of a column onto the top run of another."""
        tail: cython.int = byte_at(self.tails, column)
        self.pop(column)
        self.lengthen(target, tail)

    def tail_to_empty(self, column: cython.int, count: cython.int) -> None:
        """Move the lowest cards of a column's top run to an empty column."""
        tail: cython.int = byte_at(self.tails, column)
        head: cython.int = tail + count - 1
        if head == byte_at(self.heads, column):
            # The column is emptied only after the run has landed: it was not a free one before.
            self.start_run(head, tail)
            self.pop(column)
            # pop() took the tail off the tops, but it is on top of its new column.
            self.tops |= bit(tail)
        else:
            self.shorten(column, count)
            self.start_run(head, tail)

    def pooled_to_empty(self, card: cython.int) -> int:
        """Start a base run with a card of the pool; return its column."""
        self.leave_pool(card)
        return self.start_run(card, card)

    def pooled_onto(self, card: cython.int, target: cython.int) -> None:
        """Move a card of the pool onto the top run of a column."""
        self.leave_pool(card)
        self.lengthen(target, card)

    def slip(self, card: cython.int, column: cython.int) -> None:
        """Put a card of the pool beneath the base run that it is the parent of."""
        self.leave_pool(card)
        self.key ^= self.column_key(column)
        self.heads = with_byte(self.heads, column, card)
        self.key ^= self.column_key(column)

    def scatter(self, column: cython.int, cuts: cython.int) -> None:
        """Take a top run apart: single cards go to the pool, longer parts to empty columns."""
        left: cython.int = byte_at(self.heads, column) - byte_at(self.tails, column) + 1
        count: cython.int
        while left:
            count = 1
            while count < left and not cuts & 1:
                cuts >>= 1
                count += 1
            cuts >>= 1
            left -= count
            if count == 1:
                self.pool_tail(column, 1)
            else:
                self.tail_to_empty(column, count)

    # whole moves

    def key_after(self, move: cython.ulonglong) -> int:
        """Return the key after a plain move onto an exposed parent, or 0 where that takes more.

        Most moves of that kind lead to positions already met, which need not be played out then.
        It takes more when something was dug first or when :meth:`play_forced` will have work to do.
        """
        column: cython.int = a_of(move)
        target: cython.int = b_of(move)
        run: cython.int
        rest: cython.int
        exposed: cython.ulonglong
        key: cython.ulonglong
        tail: cython.int = byte_at(self.tails, column) & 15
        if kind_of(move) != ONTO_EXPOSED or dug_a_of(move) or dug_b_of(move):
            return 0
        # Which run comes to light: if it becomes a base run, goes up or takes a card of the pool,
        # forced moves follow.
        rest = byte_at(self.rests, column)
        run = self.beneath[column * STRIDE + rest]
        exposed = bit(run >> 8 & 0xFF)
        if not run >> 16 or exposed & (self.foundation_next | self.pool << 1):
            return 0
        key = self.key ^ self.column_key(column) ^ self.column_key(target)
        key ^= self.column_keys[(column * STRIDE + (run >> 16)) << 4 | (run >> 8 & 15)]
        rest = byte_at(self.rests, target)
        if rest:
            return key ^ self.column_keys[(target * STRIDE + rest) << 4 | tail]
        return key ^ self.base_keys[byte_at(self.heads, target) << 4 | tail]

    def play(self, move: cython.ulonglong) -> None:
        """Plays a packed move; :meth:`play_forced` then does what follows by itself."""
        kind: cython.int = kind_of(move)
        a: cython.int = a_of(move)
        b: cython.int = b_of(move)
        column: cython.int
        if dug_a_of(move):
            self.dig(a, dug_a_of(move))
        if dug_b_of(move):
            self.dig(parent_column_of(move), dug_b_of(move))
        if kind in (ONTO_EXPOSED, BASE_ONTO_EXPOSED):
            self.run_onto(a, b)
        elif kind == DIG:
            self.pool_run(a)
        elif kind == TO_EMPTY:
            self.tail_to_empty(a, byte_at(self.heads, a) - byte_at(self.tails, a) + 1)
        elif kind == ONTO_POOLED:
            self.run_onto(a, self.pooled_to_empty(b))
        elif kind == TAIL_TO_EMPTY:
            self.tail_to_empty(a, count_of(move))
        elif kind == SCATTER:
            self.scatter(a, cuts_of(move))
        elif kind == TAIL_ASIDE:
            column = first_lane(zero_lanes(self.heads))
            self.tail_to_empty(b, count_of(move))
            self.run_onto(a, column)
        elif kind == UNWIND:
            self.pool_tail(a, count_of(move))
        elif kind == LAND:
            self.pooled_onto(b - 1, first_lane(lanes_with(self.tails, b)))
        elif kind == MERGE:
            self.pooled_onto(b - 1, self.pooled_to_empty(b))
        else:
            self.slip(b, a)

    # what is forced

    def to_foundation(self, card: cython.int) -> None:
        """Move a card of the pool or an uncovered one to its foundation."""
        column: cython.int
        self.foundation_next ^= bit(card)
        if not self.kings & bit(card):
            self.foundation_next |= bit(card + 1)
        if self.pool & bit(card):
            self.leave_pool(card)
            return
        column = first_lane(lanes_with(self.tails, card))
        if byte_at(self.heads, column) == card:
            self.pop(column)
        else:
            self.shorten(column, 1)

    def play_foundations(self) -> None:
        """Play every card to its foundation that can go there, until none can."""
        marks: cython.ulonglong = self.foundation_next & (self.pool | self.tops)
        while marks:
            self.to_foundation(lowest(marks))
            marks = self.foundation_next & (self.pool | self.tops)

    def play_forced(self) -> None:
        """Plays all that costs nothing and closes no door, until nothing is left of it.

        Cards that fit go to their foundations; cards of the pool go onto their parents in columns
        that are not base runs; and while a space is left, cards alone in a column join the pool.
        """
        marks: cython.ulonglong
        column: cython.int
        again: cython.bint = True
        while again:
            again = False
            self.play_foundations()
            marks = self.pool << 1 & self.tops
            while marks:
                column = first_lane(lanes_with(self.tails, lowest(marks)))
                if byte_at(self.rests, column):
                    self.pooled_onto(lowest(marks) - 1, column)
                    again = True
                    break
                marks &= marks - 1
            if not again and self.spaces() > 0:
                marks = zero_lanes(self.rests) & zero_lanes(self.heads ^ self.tails)
                marks &= ~zero_lanes(self.heads)
                while marks:
                    self.pool_run(first_lane(marks))
                    marks &= marks - 1
                    again = True
