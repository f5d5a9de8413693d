"""The board: the piles of a game at one moment, and their geometry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, NoReturn

from fournil.core.cards import DECK, Card, Rank, Suit
from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind
from fournil.core.rules import Rules
from fournil.errors import InvalidPositionError

Columns = tuple[tuple[Card, ...], ...]
Cells = tuple[Card | None, ...]
Foundations = tuple[int, int, int, int]
_Set = Callable[[object, object], None]


class Board:
    """The piles of one game at one moment: immutable and hashable.

    It knows where cards lie, not which moves the rules allow
    (:class:`~fournil.core.position.Position`).

    Attributes:
        rules: the game.
        columns: the cards of each tableau column, top card last.
        cells: the card in each free cell, or None.
        foundations: the rank on top of each foundation in the order S H D C, 0 where it is empty.
    """

    __slots__ = ("_hash", "cells", "columns", "foundations", "rules")

    rules: Rules
    columns: Columns
    cells: Cells
    foundations: Foundations
    _hash: int

    def __init__(
        self,
        rules: Rules,
        columns: Iterable[str | Iterable[Card]],
        cells: str | Iterable[Card | None] | None = None,
        foundations: Iterable[int] = (0, 0, 0, 0),
    ) -> None:
        """Lays out a board and checks that it is one.

        Args:
            rules: the game.
            columns: each column's cards, top card last, as cards or as text (``"JD KC 7H"``).
            cells: the card or None in each cell, or text with ``-`` for an empty cell; missing
                cells at the end are empty.
            foundations: the rank on top of each foundation, S H D C.

        Raises:
            InvalidPositionError: cards are missing, doubled or strange, or the numbers of columns,
                cells or foundations are not those of the game.
            MalformedCardError: a text names no card.
        """
        set_rules(self, rules)
        set_columns(self, tuple(tuple(_cards(column)) for column in columns))
        set_cells(self, _cells(rules, cells))
        set_foundations(self, _foundations(rules, foundations))
        self._check()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} never changes: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} never changes: {name} cannot be removed")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rules, self.columns, self.cells, self.foundations)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or (
            self.foundations == other.foundations
            and self.cells == other.cells
            and self.columns == other.columns
            and self.rules == other.rules
        )

    def __hash__(self) -> int:
        # Most boards are only passed by: the slot is empty until somebody asks.
        try:
            return self._hash
        except AttributeError:
            _set_hash(self, hash((self.columns, self.cells, self.foundations)))
            return self._hash

    def __repr__(self) -> str:
        columns = [" ".join(str(card) for card in column) for column in self.columns]
        cells = " ".join("-" if card is None else str(card) for card in self.cells)
        return (
            f"{type(self).__name__}({self.rules!r}, {columns!r}, {cells!r}, {self.foundations!r})"
        )

    def _check(self) -> None:
        rules = self.rules
        if len(self.columns) != rules.columns:
            raise InvalidPositionError(
                "position-columns", expected=rules.columns, found=len(self.columns)
            )
        if len(self.cells) != rules.cells:
            raise InvalidPositionError(
                "position-cells", expected=rules.cells, found=len(self.cells)
            )
        up = [
            card
            for suit, rank in enumerate(self.foundations)
            for card in DECK[13 * suit : 13 * suit + rank]
        ]
        cards = [card for column in self.columns for card in column]
        cards += [card for card in self.cells if card is not None]
        if len(cards) + len(up) == len(rules.cards) and rules.cards == {*cards, *up}:
            return
        self._refuse_cards()

    def _refuse_cards(self) -> NoReturn:
        """Name the cards that are strange, doubled or missing, the worst kind first."""
        rules = self.rules
        seen = Counter(card for column in self.columns for card in column)
        seen.update(card for card in self.cells if card is not None)
        seen.update(
            Card(Rank(rank), suit) for suit in Suit for rank in range(1, self.foundations[suit] + 1)
        )
        for key, cards in (
            ("position-cards-strange", [card for card in seen if card not in rules.cards]),
            ("position-cards-doubled", [card for card, times in seen.items() if times > 1]),
            ("position-cards-missing", [card for card in rules.deck if card not in seen]),
        ):
            if cards:
                raise InvalidPositionError(key, cards=CardList(cards))
        raise AssertionError("the cards are those of the game")

    # where cards lie

    def moved_cards(self, move: Move) -> tuple[Card, ...]:
        """The cards that a move takes, the one farthest from the top first."""
        if move.source.kind == PlaceKind.COLUMN:
            return self.columns[move.source.index][-(move.count or 1) :]
        held = self.cells[move.source.index]
        return () if held is None else (held,)

    def has(self, place: Place) -> bool:
        """Whether this game has such a place."""
        limits = (len(self.columns), len(self.cells), 1)
        return 0 <= place.index < limits[place.kind]

    def locate(self, card: Card) -> Place | None:
        """Where a card lies; None if it is not in this game."""
        if card.rank <= self.foundations[card.suit]:
            return FOUNDATION
        for index, column in enumerate(self.columns):
            if card in column:
                return Place.column(index)
        return Place.cell(self.cells.index(card)) if card in self.cells else None

    def run_length(self, index: int) -> int:
        """How many cards at the end of a tableau column form a run (0 for an empty column)."""
        column = self.columns[index]
        return run_length(self.rules, column) if column else 0

    @property
    def empty_cells(self) -> int:
        """How many free cells are empty."""
        return self.cells.count(None)

    @property
    def empty_columns(self) -> int:
        """How many tableau columns are empty."""
        return self.columns.count(())

    @property
    def is_won(self) -> bool:
        """Whether all cards lie on the foundations."""
        return sum(self.foundations) == 4 * self.rules.ranks


# Slots are filled through their descriptors, which pass by __setattr__.
_SLOTS: Final = vars(Board)
set_rules: Final[_Set] = _SLOTS["rules"].__set__
set_columns: Final[_Set] = _SLOTS["columns"].__set__
set_cells: Final[_Set] = _SLOTS["cells"].__set__
set_foundations: Final[_Set] = _SLOTS["foundations"].__set__
_set_hash: Final[_Set] = _SLOTS["_hash"].__set__


def run_length(rules: Rules, column: tuple[Card, ...]) -> int:
    """How many cards at the end of a column that is not empty move as one."""
    if not rules.runs:
        return 1
    fits = rules.suit_table
    at = len(column) - 1
    rank, suit = column[at]
    while at:
        on, on_suit = column[at - 1]
        if rank + 1 != on or not fits[suit][on_suit]:
            break
        rank, suit = on, on_suit
        at -= 1
    return len(column) - at


class CardList(tuple[Card, ...]):
    """Cards named in an error, written with spaces between them."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(card.symbol for card in self)


def _cards(column: str | Iterable[Card]) -> Iterable[Card]:
    return map(Card.parse, column.split()) if isinstance(column, str) else column


def _cells(rules: Rules, cells: str | Iterable[Card | None] | None) -> Cells:
    if isinstance(cells, str):
        found = tuple(None if word == "-" else Card.parse(word) for word in cells.split())
    else:
        found = tuple(cells or ())
    return found + (None,) * (rules.cells - len(found))


def _foundations(rules: Rules, foundations: Iterable[int]) -> Foundations:
    found = tuple(foundations)
    if len(found) != 4 or not all(rank in range(rules.ranks + 1) for rank in found):
        raise InvalidPositionError("position-foundations", top=rules.ranks, found=found)
    spades, hearts, diamonds, clubs = map(int, found)
    return spades, hearts, diamonds, clubs
