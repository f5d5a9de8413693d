"""Boards as other programs write them: fc-solve's and PySolFC's text, Solvitaire's JSON.

Text: an optional line of foundations, an optional line of cells, then a line a column with the
bottom card first::

    Foundations: S-0 H-A D-0 C-3
    Freecells: - 7H - -
    KS QS JS
    :
    : 9D 10C

The tags may be shortened to ``Founds:`` and ``FC:``, cards may be ``10C`` or ``TC`` in any case,
and a column may begin with ``:``, as fc-solve prints it, which is how an empty one is written.
Solvitaire's JSON holds ``tableau piles``, ``cells`` and ``foundations`` as lists of cards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from fournil.cards import Card, Rank, Suit
from fournil.errors import MalformedBoard, MalformedCard
from fournil.position import Position
from fournil.rules import CATALOGUE, Rules

_LONGEST_TEXT: Final = 20_000
_LONGEST_WORD: Final = 40
_FOUNDATIONS: Final = re.compile(r"found(?:ation)?s?\s*:(.*)", re.IGNORECASE)
_CELLS: Final = re.compile(r"(?:free\s*cells?|fc|cells?)\s*:(.*)", re.IGNORECASE)
# fc-solve's parseable output gives each cell four characters, blank ones if it is empty.
_CELL_WIDTH: Final = 4
_SLOTS: Final = re.compile(r"(?: (?: [0-9TJQKA]|10)[SHDC]|    )+", re.IGNORECASE)
# Cards that lie face down elsewhere stand in angle brackets; commas are as good as spaces.
_SPACES: Final = str.maketrans({"<": " ", ">": " ", ",": " ", "\ufeff": None})
_NUMBERED_COURT: Final = re.compile("(1[123])([SHDC])", re.IGNORECASE)
_EMPTY: Final = frozenset({"-", "--", "---", "0", ".."})
# fc-solve lists hearts first; so do we, so that our boards look like its own.
_FOUNDATION_ORDER: Final = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)


def write_text(position: Position) -> str:
    """A board as fc-solve and PySolFC read it.

    Lines of foundations and cells are written only where something lies there, so that a board
    at the start is just its columns.

    >>> from fournil.deals import Deal
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

    Args:
        text: the board.
        rules: the game; without it, the first game of the catalogue with as many columns.

    Raises:
        MalformedBoard: a line or a word is no part of a board.
        InvalidPosition: the cards or the number of columns do not fit the game.
    """
    if len(text) > _LONGEST_TEXT:
        raise MalformedBoard("board-too-long")
    foundations = [0, 0, 0, 0]
    cells: list[Card | None] = []
    columns: list[list[Card] | None] = []
    for number, line in enumerate(text.splitlines(), start=1):
        cleaned = line.translate(_SPACES).strip()
        if found := _FOUNDATIONS.fullmatch(cleaned):
            for word in found[1].split():
                if word not in _EMPTY:
                    suit, rank = _read_foundation(word, number)
                    foundations[suit] = rank
        elif found := _CELLS.fullmatch(cleaned):
            cells = [_read_card(word, number) for word in _cell_words(found[1])]
        elif cleaned:
            cards = cleaned.removeprefix(":")
            if ":" in cards:
                raise MalformedBoard("board-line", line=number, text=_shortened(line.strip()))
            columns.append([card for word in cards.split() if (card := _read_card(word, number))])
        else:
            columns.append(None)
    return _build(rules, _with_blank_lines(columns, rules), cells, foundations)


def _cell_words(text: str) -> list[str]:
    """The words of a line of cells: ``-`` for an empty one, or blanks where fc-solve prints it."""
    padded = text + " " * (-len(text) % _CELL_WIDTH)
    if _SLOTS.fullmatch(padded):
        starts = range(0, len(padded), _CELL_WIDTH)
        return [padded[start : start + _CELL_WIDTH].strip() or "-" for start in starts]
    return text.split()


def _with_blank_lines(lines: list[list[Card] | None], rules: Rules | None) -> list[list[Card]]:
    """The columns of a board's lines, where a blank line is None.

    Blank lines part nothing from nothing, unless columns are missing without them: PySolFC's
    text of an empty column is an empty line.
    """
    columns = [line for line in lines if line is not None]
    wanted = {rules.columns} if rules else {row.columns for row in CATALOGUE}
    if len(columns) in wanted or not columns:
        return columns
    while lines[-1] is None and len(lines) > max(wanted):
        del lines[-1]
    while lines[0] is None and len(lines) not in wanted:
        del lines[0]
    return [line or [] for line in lines] if len(lines) in wanted else columns


def looks_like_board(text: str) -> bool:
    """Whether a text is more of a board than of anything else: tagged lines, or mostly cards."""
    lines = [line for line in text[:_LONGEST_TEXT].splitlines() if line.strip()]
    if any(tag.fullmatch(line.strip()) for line in lines for tag in (_FOUNDATIONS, _CELLS)):
        return True
    words = [
        word for line in lines for word in line.translate(_SPACES).strip().removeprefix(":").split()
    ]
    cards = sum(1 for word in words if _is_card(word))
    return cards > 1 and 2 * cards > len(words)


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
        MalformedBoard: it is not JSON, or not of this shape, or a word names no card.
        InvalidPosition: the cards or the number of columns do not fit the game.
    """
    import json

    if len(text) > _LONGEST_TEXT:
        raise MalformedBoard("board-too-long")
    try:
        # No number belongs into a board, and as whole ones long numbers would be refused by Python.
        board = json.loads(
            text.lstrip("\ufeff \t\r\n"), parse_int=float, object_pairs_hook=_json_object
        )
    except json.JSONDecodeError as broken:
        raise MalformedBoard("board-json", line=broken.lineno, position=broken.colno) from None
    except RecursionError:
        raise MalformedBoard("board-json-shape", field="[[[[…") from None
    if not isinstance(board, dict):
        raise MalformedBoard("board-json-shape", field="{")
    known = ("tableau piles", "cells", "foundations")
    strange = [name for name in board if name not in known]
    if strange:
        raise MalformedBoard("board-json-shape", field=_shortened(strange[0]))
    piles = board.get("tableau piles")
    if not isinstance(piles, list):
        raise MalformedBoard("board-json-shape", field="tableau piles")
    columns = [_json_cards(pile, "tableau piles") for pile in piles]
    cells = _json_words(board.get("cells", []), "cells")
    held = [_json_card(word) if word else None for word in cells]
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
            raise MalformedBoard("board-columns", found=len(columns), known=known)
        rules = fitting[0]
    # fc-solve pads the cells with as many dashes as it likes: the last ones can be left out.
    spare = len(cells) - rules.cells
    trimmed = []
    for cell in reversed(cells):
        if cell is None and spare > 0:
            spare -= 1
        else:
            trimmed.append(cell)
    trimmed.reverse()
    if len(trimmed) > rules.cells:
        raise MalformedBoard("board-too-many-cells", found=len(trimmed), cells=rules.cells)
    return Position(rules, columns, trimmed, foundations)


def _read_foundation(word: str, line: int) -> tuple[Suit, int]:
    suit_text, dash, rank_text = word.partition("-")
    if dash and rank_text in ("0", ""):
        rank_text, rank = "A", 0
    else:
        rank = None
    try:
        card = Card.parse(suit_text + rank_text)
    except MalformedCard:
        card = None
    if not dash or card is None:
        raise MalformedBoard("board-foundation", line=line, text=_shortened(word))
    return card.suit, int(card.rank) if rank is None else rank


def _read_card(word: str, line: int) -> Card | None:
    if word in _EMPTY:
        return None
    try:
        return Card.parse(word)
    except MalformedCard:
        raise MalformedBoard("board-card", line=line, text=_shortened(word)) from None


def _is_card(word: str) -> bool:
    try:
        Card.parse(word)
    except MalformedCard:
        return False
    return True


def _json_object(members: list[tuple[str, object]]) -> dict[str, object]:
    """Make an object of its members, none of which may have the name of another."""
    found: dict[str, object] = {}
    for name, value in members:
        if name in found:
            raise MalformedBoard("board-json-shape", field=_shortened(name))
        found[name] = value
    return found


def _json_foundations(piles: object) -> list[int]:
    """The top ranks of foundations given by their top cards, or by all their cards."""
    if not isinstance(piles, list):
        raise MalformedBoard("board-json-shape", field="foundations")
    ranks = [0, 0, 0, 0]
    for pile in piles:
        if isinstance(pile, str):
            card = _json_card(pile)
            ranks[card.suit] = max(ranks[card.suit], card.rank)
            continue
        cards = _json_cards(pile, "foundations")
        suits = {card.suit for card in cards}
        if len(suits) > 1 or [card.rank for card in cards] != [*range(1, len(cards) + 1)]:
            raise MalformedBoard("board-foundation-order", cards=" ".join(map(str, cards)))
        for suit in suits:
            ranks[suit] = len(cards)
    return ranks


def _json_cards(pile: object, field: str) -> list[Card]:
    return [_json_card(word) for word in _json_words(pile, field)]


def _json_words(pile: object, field: str) -> list[str]:
    if not isinstance(pile, list) or not all(isinstance(word, str) for word in pile):
        raise MalformedBoard("board-json-shape", field=field)
    return pile


def _json_card(word: str) -> Card:
    numbered = _NUMBERED_COURT.fullmatch(word)
    if numbered:
        return Card.parse("JQK"[int(numbered[1]) - 11] + numbered[2])
    try:
        return Card.parse(word)
    except MalformedCard:
        raise MalformedBoard("board-json-shape", field=_shortened(word)) from None


def _ten_in_full(card: Card) -> str:
    return str(card).replace("T", "10")


def _top(rank: int) -> str:
    return Rank(rank).letter if rank else "0"


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_WORD else text[:_LONGEST_WORD] + "…"
