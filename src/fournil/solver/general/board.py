"""A position of any game, changed in place: single cards to and fro, and back again.

A card is ``(rank - 1) * 4 + suit``. Runs are not moved as one here: single cards do the same, by as
many moves. The position's key does not depend on which column is which, nor on who sits in which
cell: it is the XOR of a word for each column that is not empty and one for each card in a cell. A
column's word comes from its cards in their order; no two columns that are not empty are alike.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.general.codes import (
        CELL,
        FOUNDATION,
        MOST_CELLS,
        MOST_COLUMNS,
        STRIDE,
    )
    from fournil.solver.machine.memory import integers, release, words
    from fournil.solver.machine.splitmix import mixed, stepped


class Board:
    """One position.

    ``takers`` holds for each card the set (a bit a card) of the cards that may be placed on it.
    ``cards`` and ``hashes`` go by column and place; ``hashes[column * STRIDE + length]`` is the
    word of a column of that length. ``holding`` counts the cards in cells, ``up`` those on
    foundations.
    """

    def __init__(self) -> None:
        card: cython.int
        state: cython.ulonglong = 0
        self.columns = 0
        self.cells = 0
        self.ranks = 0
        self.fills_any = False
        self.fills_king = False
        self.holding = 0
        self.up = 0
        self.key = 0
        self.takers = words(STRIDE)
        self.salts = words(2 * STRIDE)
        self.cards = integers(MOST_COLUMNS * STRIDE)
        self.lengths = integers(MOST_COLUMNS)
        self.held = integers(MOST_CELLS)
        self.foundations = integers(4)
        self.hashes = words(MOST_COLUMNS * STRIDE)
        if not self.has_memory():
            raise MemoryError
        for card in range(2 * STRIDE):
            state = stepped(state)
            self.salts[card] = mixed(state)

    def __dealloc__(self) -> None:
        release(self.takers)
        release(self.salts)
        release(self.cards)
        release(self.lengths)
        release(self.held)
        release(self.foundations)
        release(self.hashes)

    def has_memory(self) -> bool:
        """Whether all tables could be had."""
        return not (
            not self.takers
            or not self.salts
            or not self.cards
            or not self.lengths
            or not self.held
            or not self.foundations
            or not self.hashes
        )

    def rule(
        self,
        ranks: cython.int,
        cells: cython.int,
        fills_any: cython.bint,
        fills_king: cython.bint,
        takers: list[int],
    ) -> None:
        """Takes the rules of a game.

        Args:
            ranks: rank of the kings.
            cells: number of cells.
            fills_any: whether an empty column takes any card.
            fills_king: whether an empty column takes a king.
            takers: for each card the set of the cards that may be placed on it.
        """
        card: cython.int
        self.ranks = ranks
        self.cells = cells
        self.fills_any = fills_any
        self.fills_king = fills_king
        for card in range(4 * ranks):
            self.takers[card] = takers[card]

    def lay(self, columns: list[list[int]], held: list[int], foundations: list[int]) -> None:
        """Lays out a position: columns with their top cards last, cards in cells, foundations."""
        column: cython.int
        card: cython.int
        self.columns = len(columns)
        self.clear()
        for column in range(self.columns):
            for card in columns[column]:
                self.push(column, card)
        for card in held:
            self.hold(card)
        for column in range(4):
            self.foundations[column] = foundations[column]
            self.up += self.foundations[column]

    def clear(self) -> None:
        """Takes all cards off the board."""
        column: cython.int
        self.key = 0
        self.holding = 0
        self.up = 0
        for column in range(MOST_COLUMNS):
            self.lengths[column] = 0
            self.hashes[column * STRIDE] = 0

    # single cards

    def push(self, column: cython.int, card: cython.int) -> None:
        """Puts a card on top of a column."""
        place: cython.int = column * STRIDE + self.lengths[column]
        old: cython.ulonglong = self.hashes[place]
        new: cython.ulonglong = mixed(old ^ self.salts[card])
        self.cards[place] = card
        self.hashes[place + 1] = new
        self.lengths[column] += 1
        self.key ^= old ^ new

    def pop(self, column: cython.int) -> None:
        """Takes the top card off a column."""
        place: cython.int = column * STRIDE + self.lengths[column]
        self.lengths[column] -= 1
        self.key ^= self.hashes[place] ^ self.hashes[place - 1]

    def hold(self, card: cython.int) -> None:
        """Puts a card in a cell."""
        self.held[self.holding] = card
        self.holding += 1
        self.key ^= self.salts[STRIDE + card]

    def let_go(self, card: cython.int) -> None:
        """Takes a card out of its cell."""
        place: cython.int = 0
        while self.held[place] != card:
            place += 1
        self.holding -= 1
        self.held[place] = self.held[self.holding]
        self.key ^= self.salts[STRIDE + card]

    def top(self, column: cython.int) -> cython.int:
        """The top card of a column that is not empty."""
        return self.cards[column * STRIDE + self.lengths[column] - 1]

    # moves

    def play(self, move: cython.int) -> None:
        """Plays a move."""
        card: cython.int = move & 63
        source: cython.int = move >> 6 & 31
        target: cython.int = move >> 11
        if source == CELL:
            self.let_go(card)
        else:
            self.pop(source)
        if target == FOUNDATION:
            self.foundations[card & 3] += 1
            self.up += 1
        elif target == CELL:
            self.hold(card)
        else:
            self.push(target, card)

    def take_back(self, move: cython.int) -> None:
        """Takes a move back that was the last."""
        card: cython.int = move & 63
        source: cython.int = move >> 6 & 31
        target: cython.int = move >> 11
        if target == FOUNDATION:
            self.foundations[card & 3] -= 1
            self.up -= 1
        elif target == CELL:
            self.let_go(card)
        else:
            self.pop(target)
        if source == CELL:
            self.hold(card)
        else:
            self.push(source, card)

    def is_next(self, card: cython.int) -> bool:
        """Whether a card is the next of its foundation."""
        return self.foundations[card & 3] == card >> 2

    def is_safe(self, card: cython.int) -> bool:
        """Whether raising the next card of a foundation loses nothing.

        It does not if every card that may be placed on it is up already, or is itself the next of
        its foundation and safe: instead of placing such a card on this one it can be raised, and
        what would then be placed on it likewise.
        """
        suit: cython.int
        taker: cython.int
        for suit in range(4):
            taker = (card >> 2) * 4 - 4 + suit
            if taker >= 0 and self.takers[card] >> taker & 1:
                if self.foundations[suit] > taker >> 2:
                    continue
                if not (self.is_next(taker) and self.is_safe(taker)):
                    return False
        return True

    def safe_raise(self) -> cython.int:
        """A move that raises a card and is safe, or -1."""
        place: cython.int
        card: cython.int
        for place in range(self.columns):
            if self.lengths[place]:
                card = self.top(place)
                if self.is_next(card) and self.is_safe(card):
                    return card | place << 6 | FOUNDATION << 11
        for place in range(self.holding):
            card = self.held[place]
            if self.is_next(card) and self.is_safe(card):
                return card | CELL << 6 | FOUNDATION << 11
        return -1

    def moves(self, into: cython.p_int) -> cython.int:
        """Writes all moves, one of those that differ in the choice of an empty place or cell only.

        Returns:
            Their number.
        """
        place: cython.int
        count: cython.int = 0
        for place in range(self.columns):
            if self.lengths[place]:
                count = self.moves_of(self.top(place), place, into, count)
        for place in range(self.holding):
            count = self.moves_of(self.held[place], CELL, into, count)
        return count

    def moves_of(
        self,
        card: cython.int,
        source: cython.int,
        into: cython.p_int,
        count: cython.int,
    ) -> cython.int:
        """Adds the moves of one card; returns their new number."""
        move: cython.int = card | source << 6
        column: cython.int
        fills: cython.bint = self.fills_any or (self.fills_king and card >> 2 == self.ranks - 1)
        if source != CELL and self.lengths[source] == 1:
            fills = False  # from one empty column to another: nothing changes
        if self.is_next(card):
            into[count] = move | FOUNDATION << 11
            count += 1
        for column in range(self.columns):
            if column == source:
                continue
            if self.lengths[column] == 0:
                if fills:
                    into[count] = move | column << 11
                    count += 1
                    fills = False
            elif self.takers[self.top(column)] >> card & 1:
                into[count] = move | column << 11
                count += 1
        if source != CELL and self.holding < self.cells:
            into[count] = move | CELL << 11
            count += 1
        return count

    def score(self) -> cython.int:
        """How far from won the position looks, the lower the better.

        Cards that are not up count 4; those that lie above a lower card of their column 3; those
        that do not lie on a card that takes them 1; cards in cells 3; empty columns are worth 6.
        """
        total: cython.int = 4 * (4 * self.ranks - self.up) + 3 * self.holding
        column: cython.int
        place: cython.int
        card: cython.int
        lowest: cython.int
        for column in range(self.columns):
            if self.lengths[column] == 0:
                if self.fills_any:
                    total -= 6
                continue
            lowest = STRIDE
            for place in range(column * STRIDE, column * STRIDE + self.lengths[column]):
                card = self.cards[place]
                if lowest < card >> 2:
                    total += 3
                else:
                    lowest = card >> 2
                if place > column * STRIDE and not self.takers[self.cards[place - 1]] >> card & 1:
                    total += 1
        return max(total, 0)
