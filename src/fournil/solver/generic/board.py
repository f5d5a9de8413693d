"""A position of any game, changed in place: single cards to and fro, and back again.

A card is ``(rank - 1) * 4 + suit``. Runs are not moved as one here: single cards do the same, by as
many moves. The position's key does not depend on which column is which, nor on who sits in which
cell: it is the XOR of a word for each column that is not empty and one for each card in a cell. A
column's word comes from its cards in their order; no two columns that are not empty are alike.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.generic.packing import (
        CELL,
        FOUNDATION,
        MAX_CELLS,
        MAX_COLUMNS,
        STRIDE,
    )
    from fournil.solver.runtime.rng import mixed, stepped

from fournil.solver.runtime.arrays import Arrays


class Board:
    """One position.

    ``takers`` holds for each card the set (a bit a card) of the cards that may be placed on it;
    ``accepted`` the same for the top card of each column while moves are generated.
    ``cards`` and ``hashes`` go by column and place; ``hashes[column * STRIDE + length]`` is the
    word of a column of that length. ``zobrist`` holds the random words of the cards, first those of
    columns, then those of cells (Zobrist keys).
    """

    def __init__(self, seed: cython.ulonglong) -> None:
        """Make room for a position.

        Args:
            seed: where the Zobrist keys begin; another seed gives other keys.

        Raises:
            MemoryError: the system has no memory for the tables.
        """
        card: cython.int
        state: cython.ulonglong = seed
        self.arrays = Arrays()
        self.columns = 0
        self.cells = 0
        self.ranks = 0
        self.fills_any = False
        self.fills_king = False
        self.cells_used = 0
        self.on_foundations = 0
        self.key = 0
        self.takers = self.arrays.words(STRIDE)
        self.zobrist = self.arrays.words(2 * STRIDE)
        self.cards = self.arrays.integers(MAX_COLUMNS * STRIDE)
        self.lengths = self.arrays.integers(MAX_COLUMNS)
        self.in_cells = self.arrays.integers(MAX_CELLS)
        self.foundations = self.arrays.integers(4)
        self.accepted = self.arrays.words(MAX_COLUMNS)
        self.hashes = self.arrays.words(MAX_COLUMNS * STRIDE)
        for card in range(2 * STRIDE):
            state = stepped(state)
            self.zobrist[card] = mixed(state)

    def set_rules(
        self,
        ranks: cython.int,
        cells: cython.int,
        fills_any: cython.bint,
        fills_king: cython.bint,
        takers: list[int],
    ) -> None:
        """Set the rules of a game.

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

    def set_position(
        self, columns: list[list[int]], in_cells: list[int], foundations: list[int]
    ) -> None:
        """Set up a position: columns with their top cards last, cards in cells, foundations."""
        column: cython.int
        card: cython.int
        self.columns = len(columns)
        self.clear()
        for column in range(self.columns):
            for card in columns[column]:
                self.push(column, card)
        for card in in_cells:
            self.to_cell(card)
        for column in range(4):
            self.foundations[column] = foundations[column]
            self.on_foundations += self.foundations[column]

    def clear(self) -> None:
        """Take all cards off the board."""
        column: cython.int
        self.key = 0
        self.cells_used = 0
        self.on_foundations = 0
        for column in range(MAX_COLUMNS):
            self.lengths[column] = 0
            self.hashes[column * STRIDE] = 0

    # single cards

    def push(self, column: cython.int, card: cython.int) -> None:
        """Put a card on top of a column."""
        place: cython.int = column * STRIDE + self.lengths[column]
        old: cython.ulonglong = self.hashes[place]
        new: cython.ulonglong = mixed(old ^ self.zobrist[card])
        self.cards[place] = card
        self.hashes[place + 1] = new
        self.lengths[column] += 1
        self.key ^= old ^ new

    def pop(self, column: cython.int) -> None:
        """Take the top card off a column."""
        place: cython.int = column * STRIDE + self.lengths[column]
        self.lengths[column] -= 1
        self.key ^= self.hashes[place] ^ self.hashes[place - 1]

    def to_cell(self, card: cython.int) -> None:
        """Put a card in a cell."""
        self.in_cells[self.cells_used] = card
        self.cells_used += 1
        self.key ^= self.zobrist[STRIDE + card]

    def from_cell(self, card: cython.int) -> None:
        """Take a card out of its cell."""
        place: cython.int = 0
        while self.in_cells[place] != card:
            place += 1
        self.cells_used -= 1
        self.in_cells[place] = self.in_cells[self.cells_used]
        self.key ^= self.zobrist[STRIDE + card]

    def top(self, column: cython.int) -> cython.int:
        """Return the top card of a column that is not empty."""
        return self.cards[column * STRIDE + self.lengths[column] - 1]

    # moves

    def play(self, move: cython.int) -> None:
        """Plays a move."""
        card: cython.int = move & 63
        source: cython.int = move >> 6 & 31
        target: cython.int = move >> 11
        if source == CELL:
            self.from_cell(card)
        else:
            self.pop(source)
        if target == FOUNDATION:
            self.foundations[card & 3] += 1
            self.on_foundations += 1
        elif target == CELL:
            self.to_cell(card)
        else:
            self.push(target, card)

    def take_back(self, move: cython.int) -> None:
        """Take a move back that was the last."""
        card: cython.int = move & 63
        source: cython.int = move >> 6 & 31
        target: cython.int = move >> 11
        if target == FOUNDATION:
            self.foundations[card & 3] -= 1
            self.on_foundations -= 1
        elif target == CELL:
            self.from_cell(card)
        else:
            self.pop(target)
        if source == CELL:
            self.to_cell(card)
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

    def safe_autoplay(self) -> cython.int:
        """Return a move that raises a card and is safe, or -1."""
        place: cython.int
        card: cython.int
        for place in range(self.columns):
            if self.lengths[place]:
                card = self.top(place)
                if self.is_next(card) and self.is_safe(card):
                    return card | place << 6 | FOUNDATION << 11
        for place in range(self.cells_used):
            card = self.in_cells[place]
            if self.is_next(card) and self.is_safe(card):
                return card | CELL << 6 | FOUNDATION << 11
        return -1

    def moves(self, into: cython.p_int) -> cython.int:
        """Write all moves, one of those that differ in the choice of an empty place or cell only.

        Returns:
            Their number.
        """
        place: cython.int
        count: cython.int = 0
        for place in range(self.columns):
            self.accepted[place] = self.takers[self.top(place)] if self.lengths[place] else 0
        for place in range(self.columns):
            if self.lengths[place]:
                count = self.moves_of(self.top(place), place, into, count)
        for place in range(self.cells_used):
            count = self.moves_of(self.in_cells[place], CELL, into, count)
        return count

    def moves_of(
        self,
        card: cython.int,
        source: cython.int,
        into: cython.p_int,
        count: cython.int,
    ) -> cython.int:
        """Add the moves of one card; return their new number."""
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
            if self.accepted[column] >> card & 1:
                into[count] = move | column << 11
                count += 1
            elif fills and self.lengths[column] == 0:
                into[count] = move | column << 11
                count += 1
                fills = False
        if source != CELL and self.cells_used < self.cells:
            into[count] = move | CELL << 11
            count += 1
        return count

    def score(self) -> cython.int:
        """How far from won the position looks, the lower the better.

        Cards that are not up count 4; those that lie above a lower card of their column 3; those
        that do not lie on a card that takes them 1; cards in cells 3; empty columns are worth 6.
        """
        total: cython.int = 4 * (4 * self.ranks - self.on_foundations) + 3 * self.cells_used
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
