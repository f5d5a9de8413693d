"""Position: the piles at one moment, what may be played on them, and why something may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NoReturn, Self, TypeVar

from fournil.cards import Card, Rank, Suit
from fournil.errors import AmbiguousMove, InvalidPosition
from fournil.legality import refusal
from fournil.moves import FOUNDATION, Move, Place, PlaceKind, readings_of
from fournil.rules import Fill, Rules

Columns = tuple[tuple[Card, ...], ...]
Cells = tuple[Card | None, ...]
Foundations = tuple[int, int, int, int]
_Item = TypeVar("_Item")


class Position:
    """The cards of one game at one moment: immutable and hashable.

    Two positions are equal when the same cards lie in the same places under the same rules.

    Attributes:
        rules: the game.
        columns: the cards of each tableau column, top card last.
        cells: the card in each free cell, or None.
        foundations: the rank on top of each foundation in the order S H D C, 0 where it is empty.

    >>> from fournil.rules import find_rules
    >>> from fournil.deals import Deal
    >>> start = Deal(find_rules("boulanger"), 26).position
    >>> len(start.legal_moves), start.is_won
    (33, False)
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
            InvalidPosition: cards are missing, doubled or strange, or the numbers of columns,
                cells or foundations are not those of the game.
            MalformedCard: a text names no card.
        """
        self._fill(
            rules,
            tuple(tuple(_cards(column)) for column in columns),
            _cells(rules, cells),
            _foundations(rules, foundations),
        )
        self._check()

    def _fill(self, rules: Rules, columns: Columns, cells: Cells, foundations: Foundations) -> None:
        write = object.__setattr__
        write(self, "rules", rules)
        write(self, "columns", columns)
        write(self, "cells", cells)
        write(self, "foundations", foundations)
        write(self, "_hash", hash((columns, cells, foundations)))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Position never changes: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a Position never changes: {name} cannot be removed")

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.rules, self.columns, self.cells, self.foundations)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self._hash == other._hash
            and self.columns == other.columns
            and self.cells == other.cells
            and self.foundations == other.foundations
            and self.rules == other.rules
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        columns = [" ".join(str(card) for card in column) for column in self.columns]
        cells = " ".join("-" if card is None else str(card) for card in self.cells)
        return f"Position({self.rules!r}, {columns!r}, {cells!r}, {self.foundations!r})"

    def _check(self) -> None:
        rules = self.rules
        if len(self.columns) != rules.columns:
            raise InvalidPosition(
                "position-columns", expected=rules.columns, found=len(self.columns)
            )
        if len(self.cells) != rules.cells:
            raise InvalidPosition("position-cells", expected=rules.cells, found=len(self.cells))
        seen = Counter(card for column in self.columns for card in column)
        seen.update(card for card in self.cells if card is not None)
        seen.update(
            Card(Rank(rank), suit) for suit in Suit for rank in range(1, self.foundations[suit] + 1)
        )
        deck = frozenset(rules.deck)
        for key, cards in (
            ("position-cards-strange", [card for card in seen if card not in deck]),
            ("position-cards-doubled", [card for card, times in seen.items() if times > 1]),
            ("position-cards-missing", [card for card in rules.deck if card not in seen]),
        ):
            if cards:
                raise InvalidPosition(key, cards=CardList(cards))

    # what may be played

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that the rules allow here: a lazy view that can be iterated, counted, asked."""
        return LegalMoves(self)

    def play(self, move: Move | str) -> Position:
        """The position after a move.

        Raises:
            MalformedMove: the text names no move.
            AmbiguousMove: the text can be read as two moves.
            IllegalMove: the rules refuse it here; the error says why.

        >>> from fournil.rules import find_rules
        >>> from fournil.deals import Deal
        >>> start = Deal(find_rules("boulanger"), 26).position
        >>> len(start.play("1a").columns[0])
        6
        """
        move = self.read_move(move) if isinstance(move, str) else self.complete(move)
        reason = refusal(self, move)
        if reason is not None:
            raise reason
        return self.after(move)

    def after(self, move: Move) -> Position:
        """The position after a move that is known to be legal: nothing is checked."""
        source, target, count = move.source, move.target, move.count or 1
        columns, cells, foundations = self.columns, self.cells, self.foundations
        cards = self.moved_cards(move)
        if source.kind == PlaceKind.COLUMN:
            columns = _with(columns, source.index, columns[source.index][:-count])
        else:
            cells = _with(cells, source.index, None)
        if target.kind == PlaceKind.COLUMN:
            columns = _with(columns, target.index, columns[target.index] + cards)
        elif target.kind == PlaceKind.CELL:
            cells = _with(cells, target.index, cards[0])
        else:
            spades, hearts, diamonds, clubs = (
                rank + (suit == cards[0].suit) for suit, rank in enumerate(foundations)
            )
            foundations = (spades, hearts, diamonds, clubs)
        return self._trusted(self.rules, columns, cells, foundations)

    @classmethod
    def _trusted(
        cls, rules: Rules, columns: Columns, cells: Cells, foundations: Foundations
    ) -> Self:
        position = cls.__new__(cls)
        position._fill(rules, columns, cells, foundations)
        return position

    def read_move(self, text: str) -> Move:
        """The move that a text stands for here, with its number of cards; it may be illegal.

        Raises:
            MalformedMove: the text names no move.
            AmbiguousMove: the text can be read as two moves on this board.
        """
        readings = readings_of(text)
        fitting = [move for move in readings if self.has(move.source) and self.has(move.target)]
        if len(fitting) > 1:
            raise AmbiguousMove(
                "move-ambiguous", text=text, first=str(fitting[0]), second=str(fitting[1])
            )
        return self.complete((fitting or readings)[0])

    def write_move(self, move: Move) -> str:
        """The shortest text that reads back as this move here.

        >>> from fournil.rules import find_rules
        >>> from fournil.deals import Deal
        >>> start = Deal(find_rules("boulanger"), 26).position
        >>> start.write_move(Move.parse("1a"))
        '1a'
        """
        move = self.complete(move)
        short = Move(move.source, move.target, None)
        between_columns = move.source.kind == move.target.kind == PlaceKind.COLUMN
        return str(short if between_columns and self.complete(short) == move else move)

    def complete(self, move: Move) -> Move:
        """The same move with its number of cards: the longest run that may go, else one card."""
        if move.count is not None:
            return move
        longest = 1
        between_columns = move.source.kind == move.target.kind == PlaceKind.COLUMN
        on_board = self.has(move.source) and self.has(move.target)
        if between_columns and on_board and move.source != move.target:
            column = self.columns[move.source.index]
            run = self.run_length(move.source.index)
            if self.columns[move.target.index]:
                top = self.columns[move.target.index][-1]
                # At most one card of a run is one lower than the target. When capacity forbids
                # its whole part of the run, the refusal speaks of that part, not of one card.
                fitting = [
                    count
                    for count in range(1, run + 1)
                    if self.rules.accepts(column[-count], on=top)
                ]
            else:
                limit = self.rules.capacity(self.empty_cells, self.empty_columns, to_empty=True)
                fitting = [
                    count
                    for count in range(1, min(run, limit) + 1)
                    if self.rules.fills(column[-count])
                ]
            longest = max(fitting, default=1)
        return Move(move.source, move.target, longest)

    def targets(self) -> dict[Card, tuple[Place, ...]]:
        """Where each card may go now, alone or at the head of its run; only cards that can move."""
        table: dict[Card, list[Place]] = {}
        for move in self.legal_moves:
            table.setdefault(self.moved_cards(move)[0], []).append(move.target)
        return {card: tuple(places) for card, places in table.items()}

    def moved_cards(self, move: Move) -> tuple[Card, ...]:
        """The cards that a move takes, the one farthest from the top first."""
        if move.source.kind == PlaceKind.COLUMN:
            return self.columns[move.source.index][-(move.count or 1) :]
        held = self.cells[move.source.index]
        return () if held is None else (held,)

    # what the board looks like

    def has(self, place: Place) -> bool:
        """Whether this game has such a place."""
        limits = (len(self.columns), len(self.cells), 1)
        return 0 <= place.index < limits[place.kind]

    def place_of(self, card: Card) -> Place | None:
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
        if not column or not self.rules.runs:
            return min(len(column), 1)
        length = 1
        while length < len(column) and self.rules.accepts(column[-length], on=column[-length - 1]):
            length += 1
        return length

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

    @property
    def is_stuck(self) -> bool:
        """Whether no legal move exists and the game is not won."""
        return not self.is_won and not self.legal_moves


class LegalMoves:
    """The legal moves of one position, found as they are asked for.

    Order: by source (columns, then cells), then by target (foundation, columns, cells), then by
    number of cards.
    """

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        position = self._position
        empty_target = position.rules.capacity(
            position.empty_cells, position.empty_columns, to_empty=True
        )
        full_target = position.rules.capacity(
            position.empty_cells, position.empty_columns, to_empty=False
        )
        for index, column in enumerate(position.columns):
            if column:
                run = column[-position.run_length(index) :]
                yield from self._from(Place.column(index), run, full_target, empty_target)
        for index, card in enumerate(position.cells):
            if card is not None:
                yield from self._from(Place.cell(index), (card,), 1, 1)

    def _from(
        self, source: Place, run: tuple[Card, ...], full_target: int, empty_target: int
    ) -> Iterator[Move]:
        position, rules = self._position, self._position.rules
        top = run[-1]
        if position.foundations[top.suit] + 1 == top.rank:
            yield Move(source, FOUNDATION)
        for index, column in enumerate(position.columns):
            if source == (PlaceKind.COLUMN, index):
                continue
            target = Place.column(index)
            if column:
                count = column[-1].rank - top.rank
                if 1 <= count <= min(len(run), full_target) and rules.accepts(
                    run[-count], on=column[-1]
                ):
                    yield Move(source, target, count)
            elif rules.fill is not Fill.NOTHING:
                for count in range(1, min(len(run), empty_target) + 1):
                    if rules.fills(run[-count]):
                        yield Move(source, target, count)
        for index, held in enumerate(position.cells):
            if held is None:
                yield Move(source, Place.cell(index))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        return refusal(self._position, self._position.complete(move)) is None

    def __repr__(self) -> str:
        return f"<legal moves: {' '.join(self._position.write_move(move) for move in self)}>"


class CardList(tuple[Card, ...]):
    """Cards named in an error, written with spaces between them."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(card.symbol for card in self)


def _with(items: tuple[_Item, ...], index: int, item: _Item) -> tuple[_Item, ...]:
    return (*items[:index], item, *items[index + 1 :])


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
        raise InvalidPosition("position-foundations", top=rules.ranks, found=found)
    spades, hearts, diamonds, clubs = map(int, found)
    return spades, hearts, diamonds, clubs
