"""The position that is to be solved, as tables: what each column gives away, card by card.

Here a card is ``(rank - 1) * 4 + suit``, so that a set of cards is a word in which each rank has
four neighbouring bits. The cards that have never moved since the position to be solved are
*rooted*: they are the first cards of each column, so one number a column tells them all. All other
cards are on the foundations or *loose*. A loose card always lies on a card one rank higher (or is a
king in a column of its own), and only that one card.

A card that lies in its column on a card that would accept it, with nothing but such cards above it,
can be called loose from the beginning: a column's number of rooted cards is *trimmed* so. What
remains in doubt is then only which loose card lies where.

A *key* packs the numbers of rooted cards and the foundations in one word; the foundations are the
lowest four times four bits.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_dozen.records import MAX_COLUMNS, STRIDE

from fournil.solver.runtime.arrays import Arrays


class Layout:
    """The tables of one position after another.

    By column and number of rooted cards (``column * STRIDE + rooted``): the set ``loose_above`` of
    the column's other cards; the ``top`` rooted card as a set; the number after it is ``trimmed``;
    ``inversions`` (rooted cards that lie directly on a lower one); and ``weights``, the column's
    share of :meth:`weight`.
    """

    def __init__(self) -> None:
        self.arrays = Arrays()
        self.other_suit = False
        self.kings_move = False
        self.ranks = 0
        self.columns = 0
        self.start = 0
        self.length = self.arrays.integers(MAX_COLUMNS)
        self.card_at = self.arrays.integers(MAX_COLUMNS * STRIDE)
        self.column_of = self.arrays.integers(STRIDE)
        self.place_of = self.arrays.integers(STRIDE)
        self.loose_above = self.arrays.words(MAX_COLUMNS * STRIDE)
        self.top = self.arrays.words(MAX_COLUMNS * STRIDE)
        self.trimmed = self.arrays.integers(MAX_COLUMNS * STRIDE)
        self.inversions = self.arrays.integers(MAX_COLUMNS * STRIDE)
        self.weights = self.arrays.integers(MAX_COLUMNS * STRIDE)
        self.built = self.arrays.words(4 * 16)
        self.shift = self.arrays.integers(MAX_COLUMNS)
        self.mask = self.arrays.integers(MAX_COLUMNS)
        self.loose = 0
        self.carriers = 0

    def set_position(
        self,
        columns: list[list[int]],
        foundations: list[int],
        ranks: cython.int,
        other_suit: cython.bint,
        kings_move: cython.bint,
    ) -> None:
        """Lays out a position.

        Args:
            columns: the cards of each column, top card last.
            foundations: the rank on top of each foundation.
            ranks: rank of the kings.
            other_suit: whether a card may not lie on its own suit.
            kings_move: whether an empty column takes a king.
        """
        column: cython.int
        place: cython.int
        suit: cython.int
        self.columns = len(columns)
        self.ranks = ranks
        self.other_suit = other_suit
        self.kings_move = kings_move
        self.start = 0
        for suit in range(4):
            self.start |= cython.cast(cython.ulonglong, foundations[suit]) << (4 * suit)
        for column in range(self.columns):
            self.length[column] = len(columns[column])
            for place in range(self.length[column]):
                self.card_at[column * STRIDE + place] = columns[column][place]
        self.fill_tables()

    def fill_tables(self) -> None:
        """Fill the tables for the position that is laid out."""
        column: cython.int
        card: cython.int
        suit: cython.int
        rank: cython.int
        shift: cython.int = 16
        bits: cython.int
        for card in range(STRIDE):
            self.column_of[card] = 0
            self.place_of[card] = STRIDE
        for suit in range(4):
            self.built[suit * 16] = 0
            for rank in range(1, self.ranks + 1):
                self.built[suit * 16 + rank] = self.built[suit * 16 + rank - 1] | (
                    cython.cast(cython.ulonglong, 1) << ((rank - 1) * 4 + suit)
                )
        for column in range(self.columns):
            bits = 1
            while self.length[column] >> bits:
                bits += 1
            self.shift[column] = shift
            self.mask[column] = (1 << bits) - 1
            shift += bits
            self.fill_column(column)

    def fill_column(self, column: cython.int) -> None:
        """Fill the tables of one column and add its rooted cards to the start's key."""
        one: cython.ulonglong = 1
        base: cython.int = column * STRIDE
        length: cython.int = self.length[column]
        place: cython.int
        card: cython.int
        lowest: cython.int = STRIDE
        count: cython.int
        for place in range(length):
            card = self.card_at[base + place]
            self.column_of[card] = column
            self.place_of[card] = place
        self.inversions[base] = 0
        self.weights[base] = 0
        self.top[base] = 0
        self.trimmed[base] = 0
        self.loose_above[base + length] = 0
        for place in range(length):
            card = self.card_at[base + place]
            count = base + place + 1
            self.top[count] = one << card
            self.inversions[count] = self.inversions[count - 1]
            self.weights[count] = self.weights[count - 1]
            self.trimmed[count] = place + 1
            if place:
                if self.accepts(card, self.card_at[count - 2]):
                    self.trimmed[count] = self.trimmed[count - 1]
                if self.card_at[count - 2] >> 2 < card >> 2:
                    self.inversions[count] += 1
                    self.weights[count] += 4
                if lowest < card >> 2:
                    self.weights[count] += 2
            lowest = min(lowest, card >> 2)
        for place in range(length - 1, -1, -1):
            self.loose_above[base + place] = (
                self.loose_above[base + place + 1] | self.top[base + place + 1]
            )
        self.start |= (
            cython.cast(cython.ulonglong, self.trimmed[base + length]) << self.shift[column]
        )

    def accepts(self, card: cython.int, on: cython.int) -> bool:
        """Whether a card may be placed on another."""
        return (card >> 2) + 1 == on >> 2 and not (self.other_suit and (card & 3) == (on & 3))

    # keys

    def rooted(self, key: cython.ulonglong, column: cython.int) -> cython.int:
        """How many rooted cards a column has."""
        return key >> self.shift[column] & self.mask[column]

    def foundation(self, key: cython.ulonglong, suit: cython.int) -> cython.int:
        """Return the rank on top of a foundation."""
        return key >> (4 * suit) & 15

    def after_release(self, key: cython.ulonglong, column: cython.int) -> cython.ulonglong:
        """Return the key after the top rooted card of a column has left it."""
        count: cython.int = key >> self.shift[column] & self.mask[column]
        lost: cython.int = count - self.trimmed[column * STRIDE + count - 1]
        return key - (cython.cast(cython.ulonglong, lost) << self.shift[column])

    def after_foundation(self, key: cython.ulonglong, card: cython.int) -> cython.ulonglong:
        """Return the key after a card went to its foundation."""
        column: cython.int = self.column_of[card]
        if self.place_of[card] + 1 == self.rooted(key, column):
            key = self.after_release(key, column)
        return key + (cython.cast(cython.ulonglong, 1) << (4 * (card & 3)))

    def derive(self, key: cython.ulonglong) -> None:
        """Find the loose cards, and the carriers: loose cards and the top rooted ones."""
        column: cython.int
        place: cython.int
        loose: cython.ulonglong = 0
        tops: cython.ulonglong = 0
        gone: cython.ulonglong = 0
        for column in range(self.columns):
            place = column * STRIDE + self.rooted(key, column)
            loose |= self.loose_above[place]
            tops |= self.top[place]
        for column in range(4):
            gone |= self.built[column * 16 + (key >> (4 * column) & 15)]
        self.loose = loose & ~gone
        self.carriers = (loose | tops) & ~gone

    def is_won(self, key: cython.ulonglong) -> bool:
        """Whether no rooted card lies on a lower one, so that everything can be played up.

        Then every column falls in rank from its bottom to its top. Take the lowest rank that is not
        all on the foundations: its cards lie on top of columns (over one another where several are
        in one column), and every lower card is gone, so the uncovered one can be played up.
        """
        column: cython.int
        for column in range(self.columns):
            if self.inversions[column * STRIDE + self.rooted(key, column)]:
                return False
        return True

    def weight(self, key: cython.ulonglong) -> cython.int:
        """How far from won a key looks: 2 for each rooted card above a lower one, 4 if directly."""
        column: cython.int
        total: cython.int = 0
        for column in range(self.columns):
            total += self.weights[column * STRIDE + self.rooted(key, column)]
        return total

    def is_safe(self, key: cython.ulonglong, card: cython.int) -> bool:
        """Whether the next card of a foundation can be played up without losing anything.

        It is if every other suit that may lie on it is up to two ranks below: nothing that is not
        itself about to be played up will ever want to lie on it.
        """
        suit: cython.int
        for suit in range(4):
            if self.other_suit and suit == (card & 3):
                continue
            if self.foundation(key, suit) + 1 < card >> 2:
                return False
        return True

    # kings

    def free_columns(self, key: cython.ulonglong) -> cython.int:
        """How many columns are empty; to be asked after :meth:`derive`."""
        column: cython.int
        kings: cython.int = self.loose >> (4 * (self.ranks - 1)) & 15
        free: cython.int = 0
        for column in range(self.columns):
            free += self.rooted(key, column) == 0
        while kings:
            free -= kings & 1
            kings >>= 1
        return free

    def has_buried_king(self, key: cython.ulonglong) -> bool:
        """Whether a king is rooted on other cards."""
        suit: cython.int
        card: cython.int
        for suit in range(4):
            card = (self.ranks - 1) * 4 + suit
            if 0 < self.place_of[card] < self.rooted(key, self.column_of[card]):
                return True
        return False
