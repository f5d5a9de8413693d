"""Places, moves, and the field's notation for them: ``26``, ``3a``, ``b5``, ``4h``, ``26x3``."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple, Self

from fournil.errors import AmbiguousMoveError, MalformedMoveError

_COLUMNS: Final = "123456789ABCD"
_CELLS: Final = "abcdefg"
_FOUNDATION: Final = "h"
_LETTERS: Final = (_COLUMNS, _CELLS, _FOUNDATION)


class PlaceKind(IntEnum):
    """The three kinds of places a card can lie in."""

    COLUMN = 0
    CELL = 1
    FOUNDATION = 2


class Place(NamedTuple):
    """A tableau column, a free cell, or the foundations (one place: a card knows its own).

    >>> Place.column(12).text, Place.cell(0).text, FOUNDATION.text
    ('D', 'a', 'h')
    """

    kind: PlaceKind
    index: int  # type: ignore[assignment]  # a tuple's own index has no use on a place

    @property
    def text(self) -> str:
        """``1`` ... ``9``, ``A`` ... ``D`` for columns, ``a`` ... ``g`` for cells, or ``h``."""
        return _LETTERS[self.kind][self.index]

    def __str__(self) -> str:
        return _LETTERS[self.kind][self.index]

    def __repr__(self) -> str:
        return f"Place.parse({self.text!r})"

    @classmethod
    def column(cls, index: int) -> Self:
        """The tableau column at an index counted from 0."""
        return cls(PlaceKind.COLUMN, index)

    @classmethod
    def cell(cls, index: int) -> Self:
        """The free cell at an index counted from 0."""
        return cls(PlaceKind.CELL, index)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads a place.

        Raises:
            MalformedMoveError: the text names no place.
        """
        for kind, letters in enumerate((_COLUMNS, _CELLS, _FOUNDATION)):
            if len(text) == 1 and text in letters:
                return cls(PlaceKind(kind), letters.index(text))
        raise MalformedMoveError("move-malformed", text=text)


FOUNDATION: Final = Place(PlaceKind.FOUNDATION, 0)
"""The one place that stands for all four foundations."""


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """One action on the board: cards go from one place to another.

    Attributes:
        source: where the cards come from.
        target: where they go.
        count: how many cards, at least one; None stands for the longest run that may go (between
            columns; one card elsewhere).

    Raises:
        MalformedMoveError: the number of cards is below one.

    >>> Move.parse("26x3")
    Move.parse('26x3')
    >>> Move.parse("3a").target.text
    'a'
    """

    source: Place
    target: Place
    count: int | None = 1

    def __post_init__(self) -> None:
        if self.count is not None and self.count < 1:
            raise MalformedMoveError("move-malformed", text=str(self))

    def __str__(self) -> str:
        (source, source_index), (target, target_index) = self.source, self.target
        text = _LETTERS[source][source_index] + _LETTERS[target][target_index]
        if self.count is None or not source == target == PlaceKind.COLUMN:
            return text
        return f"{text}x{self.count}"

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads a move.

        Columns above 9 are ``A`` ... ``D``, or numbers when something parts them (``3-12``).

        Raises:
            MalformedMoveError: the text names no move.
            AmbiguousMoveError: the text can be read as two moves, such as ``111``.
        """
        readings = readings_of(text)
        if len(readings) > 1:
            raise AmbiguousMoveError(
                "move-ambiguous", text=text, first=str(readings[0]), second=str(readings[1])
            )
        (move,) = readings
        return cls(move.source, move.target, move.count)


class MoveTable:
    """The moves between the places of a board, each made once and then handed out again.

    Sources are numbered: columns first, then cells.
    """

    __slots__ = ("_rows", "columns", "to_cell", "up")

    def __init__(self, columns: int, cells: int) -> None:
        """Make the moves of single cards to cells and foundations; runs are made when asked for."""
        self.columns = [Place.column(index) for index in range(columns)]
        holds = [Place.cell(index) for index in range(cells)]
        sources = [*self.columns, *holds]
        self.up = [Move(source, FOUNDATION) for source in sources]
        self.to_cell = [[Move(source, cell) for cell in holds] for source in sources]
        self._rows: list[list[dict[int, Move]]] = [[{} for _ in range(columns)] for _ in sources]

    def to_column(self, source: int, target: int, count: int) -> Move:
        """The move of some cards from a source to a column."""
        row = self._rows[source][target]
        move = row.get(count)
        if move is None:
            place = self.up[source].source
            move = row[count] = Move(place, self.columns[target], count)
        return move


@lru_cache(maxsize=64)
def move_table(columns: int, cells: int) -> MoveTable:
    """The moves of a board with so many columns and cells."""
    return MoveTable(columns, cells)


_SHAPE: Final = re.compile(
    r"""(?P<source>[a-gA-G]|\d{1,2}) (?:[-:>→\s]*)
        (?P<target>[a-hA-H]|\d{1,2})
        (?:\s*[x*×]\s*(?P<count>\d{1,2}))?""",
    re.VERBOSE,
)
_MAX_TEXT_LENGTH: Final = 40
_TWO_NUMBERS: Final = re.compile(r"(\d{2,4})(?:\s*[x*×]\s*(\d{1,2}))?")


def readings_of(text: str) -> tuple[Move, ...]:
    """All moves that a text may stand for, usually one.

    Raises:
        MalformedMoveError: it stands for none.
    """
    if len(text) > _MAX_TEXT_LENGTH:
        raise MalformedMoveError("move-malformed", text=f"{text[:_MAX_TEXT_LENGTH]}…")
    # A few hundred texts are all that is ever written; a stranger's long text is not kept.
    return _read_again(text) if len(text) <= _MAX_KEPT_LENGTH else _read(text)


def _read(text: str) -> tuple[Move, ...]:
    cleaned = "".join(_plain(character) for character in text).strip()
    pairs: list[tuple[str, str, str | None]] = []
    numbers = _TWO_NUMBERS.fullmatch(cleaned)
    if numbers is not None:
        digits, length = numbers.groups()
        pairs = [(digits[:cut], digits[cut:], length) for cut in range(1, len(digits))]
    else:
        shape = _SHAPE.fullmatch(cleaned)
        if shape is not None:
            pairs = [(shape["source"], shape["target"], shape["count"])]
    readings = []
    for source_text, target_text, length in pairs:
        source, target = _place(source_text), _place(target_text)
        if source is None or target is None or source.kind == PlaceKind.FOUNDATION:
            continue
        readings.append(_move(text, source, target, length))
    if not readings:
        raise MalformedMoveError("move-malformed", text=text)
    return tuple(readings)


_MAX_KEPT_LENGTH: Final = 8
_read_again: Final = lru_cache(maxsize=2048)(_read)


def _move(text: str, source: Place, target: Place, length: str | None) -> Move:
    between_columns = source.kind == target.kind == PlaceKind.COLUMN
    count = None if length is None else int(length)
    if count == 0:
        raise MalformedMoveError("move-malformed", text=text)
    if not between_columns:
        if count not in (None, 1):
            raise MalformedMoveError("move-count-malformed", text=text)
        count = 1
    return Move(source, target, count)


def _place(text: str) -> Place | None:
    if text.isdigit():
        number = int(text)
        # "08" would be a strange column: leading zeros are not how anyone counts columns.
        if text.startswith("0") or number > len(_COLUMNS):
            return None
        return Place.column(number - 1)
    return Place.parse(text if text in _COLUMNS else text.lower())


def _plain(character: str) -> str:
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    if unicodedata.category(character) == "Cf":
        return ""
    return unicodedata.normalize("NFKC", character)
