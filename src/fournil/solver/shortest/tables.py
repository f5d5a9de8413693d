"""What never changes during one search: the position that it starts from, as tables.

A card is one small number, ``suit << 4 | rank``: the card one rank higher is the number plus one,
and a set of cards is 64 bits. The kernel knows every column as the cards that lay in it at the
start, of which the lowest ``rest`` are still there, and one run on top of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cython

if not cython.compiled:
    from fournil.solver.machine.memory import integers, release, words
    from fournil.solver.machine.splitmix import mixed, stepped

if TYPE_CHECKING:
    from fournil.core.cards import Card
    from fournil.core.position import Position

MOST_COLUMNS: Final = 8
"""A board's columns are packed into the eight bytes of one word."""

STRIDE: Final = 64
"""Room for one column's cards in the tables: a column holds at most 52."""

NO_COLUMN: Final = 0x7F
"""Stands in the bytes of columns that this board does not have: it is no card."""


class Tables:
    """The starting position, laid out for the search.

    Attributes:
        columns: the number of tableau columns.
        cells: the number of free cells.
        ranks: the highest rank of the deck.
        dealt: the card at ``column * 64 + depth`` at the start, depth 0 lowest.
        head_under: at ``column * 64 + rest``: the head of the run that is on top when only
            ``rest`` cards are left in the column, 0 when none is. ``tail_under`` is its lowest
            card, ``rest_under`` the number of cards under that run.
        home: at a card, ``column << 6 | depth`` at the start; column 8 if it was not in one.
        blocking_heads: for a column, the depths (as bits, 0 left out) at which a run begins that
            lies on no lower card of its own suit.
        heads_over_own: at ``column * 64 + rest``: how many runs begin at depths 1 to ``rest`` that
            lie on a lower card of their own suit.
        top_rank_cards: the set of the cards that go on no other card.
        column_keys: random words for the runs on top of columns, at ``head << 4 | rank of the
            tail``; 64 is added to the head if the run lies on other cards.
        cell_keys: a random word for each card in a cell.
        heads, tails, rests, held, rising: the starting board (see :class:`Board`).
    """

    def __init__(self, position: Position) -> None:
        """Reads a position of a game in which suits build on themselves.

        Args:
            position: at most 8 columns, whose empty ones take any card.

        Raises:
            MemoryError: the system refuses the tables.
        """
        rules = position.rules
        self.columns = rules.columns
        self.cells = rules.cells
        self.ranks = rules.ranks
        columns = [[_number(card) for card in column] for column in position.columns]
        self.dealt = integers(STRIDE * MOST_COLUMNS)
        self.head_under = integers(STRIDE * MOST_COLUMNS)
        self.tail_under = integers(STRIDE * MOST_COLUMNS)
        self.rest_under = integers(STRIDE * MOST_COLUMNS)
        self.heads_over_own = integers(STRIDE * MOST_COLUMNS)
        self.blocking_heads = words(MOST_COLUMNS + 1)
        self.home = integers(64)
        self.column_keys = words(2 * 64 * 16)
        self.cell_keys = words(64)
        if not self.has_memory():
            raise MemoryError
        self.draw_keys()
        for number in range(64):
            self.home[number] = MOST_COLUMNS << 6
        for index, cards in enumerate(columns):
            self._lay_out(index, cards)
        self.top_rank_cards = sum(1 << (suit << 4 | rules.ranks) for suit in range(4))
        tops = [_top_run(cards) for cards in columns]
        unused = [(NO_COLUMN, NO_COLUMN, 1)] * (MOST_COLUMNS - len(columns))
        self.heads, self.tails, self.rests = (
            int.from_bytes(bytes(parts), "little") for parts in zip(*tops, *unused, strict=True)
        )
        self.held = sum(1 << _number(card) for card in position.cells if card is not None)
        self.rising = sum(
            1 << (suit << 4 | rank + 1)
            for suit, rank in enumerate(position.foundations)
            if rank < rules.ranks
        )

    def __dealloc__(self) -> None:
        release(self.dealt)
        release(self.head_under)
        release(self.tail_under)
        release(self.rest_under)
        release(self.heads_over_own)
        release(self.blocking_heads)
        release(self.home)
        release(self.column_keys)
        release(self.cell_keys)

    def has_memory(self) -> bool:
        """Whether all tables could be had."""
        missing = (
            not self.dealt
            or not self.head_under
            or not self.tail_under
            or not self.rest_under
            or not self.heads_over_own
            or not self.blocking_heads
            or not self.home
            or not self.column_keys
            or not self.cell_keys
        )
        return not missing

    def draw_keys(self) -> None:
        """Fills the tables of random words, always with the same ones."""
        place: cython.int
        state: cython.ulonglong = 0
        for place in range(2 * 64 * 16):
            state = stepped(state)
            self.column_keys[place] = mixed(state)
        for place in range(64):
            state = stepped(state)
            self.cell_keys[place] = mixed(state)

    def _lay_out(self, column: int, cards: list[int]) -> None:
        start = column * STRIDE
        blocking = 0
        over_own = 0
        for depth, card in enumerate(cards):
            self.dealt[start + depth] = card
            self.home[card] = column << 6 | depth
            if depth > 0 and cards[depth - 1] != card + 1:
                if any(low >> 4 == card >> 4 and low < card for low in cards[:depth]):
                    over_own += 1
                else:
                    blocking |= 1 << depth
            self.heads_over_own[start + depth] = over_own
            head, tail, rest = _top_run(cards[: depth + 1])
            self.head_under[start + depth + 1] = head
            self.tail_under[start + depth + 1] = tail
            self.rest_under[start + depth + 1] = rest
        self.blocking_heads[column] = blocking


def _number(card: Card) -> int:
    return card.suit << 4 | card.rank


def _top_run(cards: list[int]) -> tuple[int, int, int]:
    """Head and tail of the run on top of a column, and how many cards lie under it."""
    if not cards:
        return 0, 0, 0
    rest = len(cards) - 1
    while rest > 0 and cards[rest - 1] == cards[rest] + 1:
        rest -= 1
    return cards[rest], cards[len(cards) - 1], rest
