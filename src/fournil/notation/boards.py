"""Boards as other programs write them: fc-solve's and PySolFC's text, Solvitaire's JSON.

Text: an optional line of foundations, an optional line of cells, then a line a column with the
bottom card first::

    Foundations: S-0 H-A D-0 C-3
    Freecells: - 7H - -
    KS QS JS
    :
    : 9D 10C

The tags may be shortened to ``Founds:`` and ``FC:``, cards may be ``10C`` or ``TC`` in any case,
and a column may begin with ``:``, as fc-solve prints it. An empty column is a lone ``:`` or ``-``,
or an empty line, as PySolFC writes it; :func:`read_text` says which empty lines are columns.
Remarks are those of :mod:`fournil.notation.comments`. Solvitaire's JSON holds ``tableau piles``,
``cells`` and ``foundations`` as lists of cards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fournil.core.cards import Card, Rank, Suit
from fournil.core.position import Position
from fournil.core.rules import CATALOGUE, Rules
from fournil.errors import MalformedBoardError, MalformedCardError
from fournil.notation import comments as remarks

_MAX_TEXT_LENGTH: Final = 20_000
_MAX_WORD_LENGTH: Final = 40
_FOUNDATIONS: Final = re.compile(r"found(?:ation)?s?\s*:(.*)", re.IGNORECASE)
_CELLS: Final = re.compile(r"(?:free\s*cells?|fc|cells?)\s*:(.*)", re.IGNORECASE)
# fc-solve's parseable output gives each cell four characters, blank ones if it is empty.
_CELL_WIDTH: Final = 4
_SLOTS: Final = re.compile(r"(?: (?: [0-9TJQKA]|10)[SHDC]|    )+", re.IGNORECASE)
# Cards that lie face down elsewhere stand in angle brackets; commas are as good as spaces.
_SPACES: Final = str.maketrans({"<": " ", ">": " ", ",": " "})
_FOUNDATION_WORD: Final = re.compile(r"[HCDS]-(?:0|10|[2-9ATJQK])", re.IGNORECASE)
_MAX_CARD_LENGTH: Final = 3
_NUMBERED_COURT: Final = re.compile("(1[123])([SHDC])", re.IGNORECASE)
_EMPTY: Final = frozenset({"-", "--", "---", "0", ".."})
# fc-solve lists hearts first; so do we, so that our boards look like its own.
_FOUNDATION_ORDER: Final = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)


def write_text(position: Position) -> str:
    """A board as fc-solve and PySolFC read it.

    Lines of foundations and cells are written only where something lies there, so that a board
    at the start is just its columns.

    >>> from fournil.deals.deal import Deal
    >>> print(write_text(Deal.parse("ms:1").position).splitlines()[0])
    JD KD 2S 4C 3S 6D 6S
    """
    lines = []
    if any(position.foundations):
        words = [f"{suit.letter}-{_top(position.foundations[suit])}" for suit in _FOUNDATION_ORDER]
        lines.append("Foundations: " + " ".join(words))
    if any(card is not None for card in position.cells):
        words = ["-" if card is None else str(card) for card in position.cells]
        lines.append("Freecells: " + " ".join(words))
    lines.extend(" ".join(str(card) for card in column) or ":" for column in position.columns)
    return "\n".join(lines) + "\n"


def read_text(text: str, rules: Rules | None = None) -> Position:
    """Reads a board as fc-solve and PySolFC write it.

    Whether an empty line is an empty column is decided so: it is none where a column begins with
    ``:`` or is ``-``, or where the other lines are a game as it is dealt. Otherwise every empty
    line between the first column and the last is a column if a game has so many; if none has, and
    a game has as many as are written, they are nothing. Only where neither fits are empty lines
    around the columns taken for the columns that are missing: those after the foundations and
    cells first, then those at the end, then those at the start. A game fits only if it has the
    cells of the board, and its foundations begin no higher than the board's.

    Args:
        text: the board.
        rules: the game; without it, the first game of the catalogue with as many columns.

    Raises:
        MalformedBoardError: a line or a word is no part of a board.
        InvalidPositionError: the cards or the number of columns do not fit the game.
    """
    if len(text) > _MAX_TEXT_LENGTH:
        raise MalformedBoardError("board-too-long")
    board = _Board()
    for number, line in remarks.lines_of(text):
        board.read_line(line, number)
    return _build(rules, board.columns(rules), board.cells or (), board.foundations or (0, 0, 0, 0))


@dataclass
class _Board:
    """A board as its lines are read.

    Attributes:
        foundations: how many cards of each suit are up; None before their line was read.
        cells: what lies in the cells; None before their line was read.
        rows: the columns, and None for each empty line.
        head: how many of the rows come before the line of foundations or cells.
        shows_empty: whether the text has its own sign for an empty column.
    """

    foundations: list[int] | None = None
    cells: list[Card | None] | None = None
    rows: list[list[Card] | None] = field(default_factory=list)
    head: int | None = None
    shows_empty: bool = False

    def read_line(self, line: str, number: int) -> None:
        """Take in the next line."""
        spaced = line.translate(_SPACES)
        cleaned = spaced.strip()
        if found := _FOUNDATIONS.fullmatch(cleaned):
            self._refuse_second(self.foundations, cleaned, number)
            self.foundations = _read_foundations(found[1], number)
            self.head = len(self.rows)
        elif found := _CELLS.fullmatch(spaced.lstrip()):
            self._refuse_second(self.cells, cleaned, number)
            self.cells = [_read_slot(word, number) for word in _cell_words(found[1])]
            self.head = len(self.rows)
        elif cleaned:
            self._read_column(cleaned, number)
        else:
            self.rows.append(None)

    def _refuse_second(self, known: object, line: str, number: int) -> None:
        if known is not None:
            raise MalformedBoardError("board-line", line=number, text=_shortened(line))

    def _read_column(self, line: str, number: int) -> None:
        cards = line.removeprefix(":")
        words = cards.split()
        if ":" in cards:
            raise MalformedBoardError("board-line", line=number, text=_shortened(line))
        if len(words) == 1 and words[0] in _EMPTY:
            words = []
        self.shows_empty |= cards is not line or not words
        if any(_FOUNDATION_WORD.fullmatch(word) for word in words):
            raise MalformedBoardError("board-rows", line=number)
        if any(len(word) > _MAX_CARD_LENGTH for word in words) and not any(map(_is_card, words)):
            raise MalformedBoardError("board-remark", line=number, text=_shortened(line))
        self.rows.append([_read_card(word, number) for word in words])

    def columns(self, rules: Rules | None) -> list[list[Card]]:
        """The columns, with the empty lines that are some; see :func:`read_text`."""
        written = [row for row in self.rows if row is not None]
        if self.shows_empty or len(written) == len(self.rows):
            return written
        games = [row for row in ((rules,) if rules else CATALOGUE) if self._is_of(row)]
        counts = sorted({row.columns for row in games})
        places = [index for index, row in enumerate(self.rows) if row is not None]
        first, last = (places[0], places[-1] + 1) if places else (len(self.rows), len(self.rows))
        within = self.rows[first:last]
        if len(within) in counts and not any(_is_dealt(written, row) for row in games):
            return [row or [] for row in within]
        if len(written) in counts:
            return written
        head = min(self.head or 0, first)
        for count in counts:
            missing = count - len(within)
            if 0 < missing <= len(self.rows) - len(within):
                inside = min(missing, first - head if self.head is not None else 0)
                after = min(missing - inside, len(self.rows) - last)
                before = missing - after
                return [*_empty(before), *(row or [] for row in within), *_empty(after)]
        return written

    def _is_of(self, rules: Rules) -> bool:
        """Whether a game has the cells of this board, and could have its foundations."""
        up = self.foundations or ()
        return len(self.cells or ()) <= rules.cells and sum(map(bool, up)) >= rules.aces_up


def _is_dealt(columns: Sequence[Sequence[Card]], rules: Rules) -> bool:
    return tuple(map(len, columns)) == rules.layout


def _empty(count: int) -> list[list[Card]]:
    return [[] for _ in range(count)]


def _cell_words(text: str) -> list[str]:
    """The words of a line of cells: ``-`` for an empty one, or blanks where fc-solve prints it."""
    if not text.strip():
        return []
    # Blanks at the end are cells only where there are exactly as many as fc-solve prints.
    exact = text.rstrip() if len(text) % _CELL_WIDTH else text
    padded = exact + " " * (-len(exact) % _CELL_WIDTH)
    if _SLOTS.fullmatch(padded):
        starts = range(0, len(padded), _CELL_WIDTH)
        return [padded[start : start + _CELL_WIDTH].strip() or "-" for start in starts]
    return text.split()


def looks_like_board(text: str) -> bool:
    """Whether a text is more of a board than of anything else: tagged lines, or mostly cards."""
    lines = [line for _, line in remarks.lines_of(text[:_MAX_TEXT_LENGTH]) if line.strip()]
    if any(tag.fullmatch(line.strip()) for line in lines for tag in (_FOUNDATIONS, _CELLS)):
        return True
    words = [
        word for line in lines for word in line.translate(_SPACES).strip().removeprefix(":").split()
    ]
    cards = sum(1 for word in words if _is_card(word))
    return cards > 1 and 2 * cards > len(words)


def count_cards(text: str) -> int | None:
    """How many cards the lines of a board stand for; None where a line is no part of a board."""
    board = _Board()
    try:
        for number, line in remarks.lines_of(text):
            board.read_line(line, number)
    except MalformedBoardError:
        return None
    held = sum(card is not None for card in board.cells or ())
    return sum(board.foundations or ()) + held + sum(len(row or ()) for row in board.rows)


def write_json(position: Position) -> str:
    """A board as Solvitaire's JSON.

    Cells and foundations are written only where something lies there: cells with ``""`` for an
    empty one, foundations by their top cards. (The first releases of Solvitaire know no empty
    cells among taken ones, and foundations as lists of all their cards.)
    """
    from json import dumps

    piles = [dumps([_ten_in_full(card) for card in column]) for column in position.columns]
    parts = ['  "tableau piles": [\n    ' + ",\n    ".join(piles) + "\n  ]"]
    if any(card is not None for card in position.cells):
        held = ["" if card is None else _ten_in_full(card) for card in position.cells]
        parts.append(f'  "cells": {dumps(held)}')
    if any(position.foundations):
        tops = [
            _ten_in_full(Card(Rank(rank), suit))
            for suit, rank in zip(Suit, position.foundations, strict=True)
            if rank
        ]
        parts.append(f'  "foundations": {dumps(tops)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def read_json(text: str, rules: Rules | None = None) -> Position:
    """Reads a board from Solvitaire's JSON.

    Args:
        text: the JSON.
        rules: the game; without it, the first game of the catalogue with as many columns.

    Raises:
        MalformedBoardError: it is not JSON, or not of this shape, or a word names no card.
        InvalidPositionError: the cards or the number of columns do not fit the game.
    """
    import json

    if len(text) > _MAX_TEXT_LENGTH:
        raise MalformedBoardError("board-too-long")
    bare = remarks.without(text)
    begun = bare.lstrip("\ufeff \t\r\n")
    above = bare[: len(bare) - len(begun)].count("\n")
    try:
        # No number belongs into a board, and as whole ones long numbers would be refused by Python.
        board = json.loads("\n" * above + begun, parse_int=float, object_pairs_hook=_json_object)
    except json.JSONDecodeError as broken:
        raise MalformedBoardError("board-json", line=broken.lineno, position=broken.colno) from None
    except RecursionError:
        raise MalformedBoardError("board-json-shape", field="[[[[…") from None
    if not isinstance(board, dict):
        raise MalformedBoardError("board-json-shape", field="{")
    known = ("tableau piles", "cells", "foundations")
    strange = [name for name in board if name not in known]
    if strange:
        raise MalformedBoardError("board-json-shape", field=_shortened(strange[0]))
    piles = board.get("tableau piles")
    if not isinstance(piles, list):
        raise MalformedBoardError("board-json-shape", field="tableau piles")
    columns = [_json_cards(pile, "tableau piles") for pile in piles]
    cells = _json_words(board.get("cells", []), "cells")
    held = [_json_card(word, "cells") if word else None for word in cells]
    return _build(rules, columns, held, _json_foundations(board.get("foundations", [])))


def _build(
    rules: Rules | None,
    columns: Sequence[Sequence[Card]],
    cells: Sequence[Card | None],
    foundations: Sequence[int],
) -> Position:
    if rules is None:
        fitting = [row for row in CATALOGUE if row.columns == len(columns)]
        if not fitting:
            known = ", ".join(str(count) for count in sorted({row.columns for row in CATALOGUE}))
            raise MalformedBoardError("board-columns", found=len(columns), known=known)
        rules = fitting[0]
    # An empty cell is a cell, too: a board with more of them is of another game.
    if len(cells) > rules.cells:
        raise MalformedBoardError("board-too-many-cells", found=len(cells), cells=rules.cells)
    return Position(rules, columns, cells, foundations)


def _read_foundations(text: str, line: int) -> list[int]:
    ranks: dict[Suit, int] = {}
    for word in text.split():
        if word not in _EMPTY:
            suit, rank = _read_foundation(word, line)
            if suit in ranks:
                raise MalformedBoardError("board-foundation", line=line, text=_shortened(word))
            ranks[suit] = rank
    return [ranks.get(suit, 0) for suit in Suit]


def _read_foundation(word: str, line: int) -> tuple[Suit, int]:
    suit_text, dash, rank_text = word.partition("-")
    if dash and rank_text in ("0", ""):
        rank_text, rank = "A", 0
    else:
        rank = None
    try:
        card = Card.parse(suit_text + rank_text)
    except MalformedCardError:
        card = None
    if not dash or card is None:
        raise MalformedBoardError("board-foundation", line=line, text=_shortened(word))
    return card.suit, int(card.rank) if rank is None else rank


def _read_slot(word: str, line: int) -> Card | None:
    return None if word in _EMPTY else _read_card(word, line)


def _read_card(word: str, line: int) -> Card:
    try:
        return Card.parse(word)
    except MalformedCardError:
        raise MalformedBoardError("board-card", line=line, text=_shortened(word)) from None


def _is_card(word: str) -> bool:
    try:
        Card.parse(word)
    except MalformedCardError:
        return False
    return True


def _json_object(members: list[tuple[str, object]]) -> dict[str, object]:
    """Make an object of its members, none of which may have the name of another."""
    found: dict[str, object] = {}
    for name, value in members:
        if name in found:
            raise MalformedBoardError("board-json-shape", field=_shortened(name))
        found[name] = value
    return found


def _json_foundations(piles: object) -> list[int]:
    """The top ranks of foundations given by their top cards, or by all their cards."""
    if not isinstance(piles, list):
        raise MalformedBoardError("board-json-shape", field="foundations")
    ranks = [0, 0, 0, 0]
    for pile in piles:
        if isinstance(pile, str):
            if not pile:
                continue  # an empty foundation, written as cells write it
            card = _json_card(pile, "foundations")
            ranks[card.suit] = max(ranks[card.suit], card.rank)
            continue
        cards = _json_cards(pile, "foundations")
        suits = {card.suit for card in cards}
        if len(suits) > 1 or [card.rank for card in cards] != [*range(1, len(cards) + 1)]:
            raise MalformedBoardError("board-foundation-order", cards=" ".join(map(str, cards)))
        for suit in suits:
            ranks[suit] = len(cards)
    return ranks


def _json_cards(pile: object, field: str) -> list[Card]:
    return [_json_card(word, field) for word in _json_words(pile, field)]


def _json_words(pile: object, field: str) -> list[str]:
    if not isinstance(pile, list) or not all(isinstance(word, str) for word in pile):
        raise MalformedBoardError("board-json-shape", field=field)
    return pile


def _json_card(word: str, field: str) -> Card:
    numbered = _NUMBERED_COURT.fullmatch(word)
    if numbered:
        return Card.parse("JQK"[int(numbered[1]) - 11] + numbered[2])
    try:
        return Card.parse(word)
    except MalformedCardError:
        raise MalformedBoardError("board-json-shape", field=_shortened(word) or field) from None


def _ten_in_full(card: Card) -> str:
    return str(card).replace("T", "10")


def _top(rank: int) -> str:
    return Rank(rank).letter if rank else "0"


def _shortened(text: str) -> str:
    return text if len(text) <= _MAX_WORD_LENGTH else text[:_MAX_WORD_LENGTH] + "…"
