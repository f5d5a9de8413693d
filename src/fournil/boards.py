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
from typing import Any, Final

from fournil.cards import Card, Rank, Suit
from fournil.errors import MalformedBoard, MalformedCard
from fournil.position import Position
from fournil.rules import CATALOGUE, Rules

_LONGEST_TEXT: Final = 20_000
_LONGEST_WORD: Final = 40
_FOUNDATIONS: Final = re.compile(r"\s*found(?:ation)?s?\s*:(.*)", re.IGNORECASE)
_CELLS: Final = re.compile(r"\s*(?:free\s*cells?|fc|cells?)\s*:(.*)", re.IGNORECASE)
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
    columns: list[list[Card]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        cleaned = line.replace("\ufeff", "").replace("<", " ").replace(">", " ")
        if found := _FOUNDATIONS.fullmatch(cleaned):
            for word in found[1].split():
                suit, rank = _read_foundation(word, number)
                foundations[suit] = rank
        elif found := _CELLS.fullmatch(cleaned):
            cells = [_read_card(word, number) for word in found[1].split()]
        elif cleaned.strip():
            words = cleaned.strip().removeprefix(":").split()
            if ":" in cleaned.strip()[1:]:
                raise MalformedBoard("board-line", line=number, text=_shortened(line.strip()))
            cards = [_read_card(word, number) for word in words]
            columns.append([card for card in cards if card is not None])
    return _build(rules, columns, cells, foundations)


def looks_like_board(text: str) -> bool:
    """Whether a text is more of a board than of anything else: tagged lines, or mostly cards."""
    lines = [line for line in text[:_LONGEST_TEXT].splitlines() if line.strip()]
    if any(_FOUNDATIONS.fullmatch(line) or _CELLS.fullmatch(line) for line in lines):
        return True
    words = [word for line in lines for word in line.strip().removeprefix(":").split()]
    cards = sum(1 for word in words if _is_card(word))
    return cards > 1 and 2 * cards > len(words)


def write_json(position: Position) -> str:
    """A board as Solvitaire's JSON.

    Foundations and cells are written only where something lies there, as Solvitaire's own files
    have it; its reader wants one card a cell and knows no empty one, so a board with some cells
    taken lists the cards alone.
    """
    from json import dumps

    piles = [[str(card) for card in column] for column in position.columns]
    parts = [f'  "tableau piles": [\n{_json_rows(piles)}\n  ]']
    held = [str(card) for card in position.cells if card is not None]
    if held:
        parts.append(f'  "cells": {dumps(held)}')
    if any(position.foundations):
        built = [
            [str(Card(Rank(rank), suit)) for rank in range(1, position.foundations[suit] + 1)]
            for suit in Suit
        ]
        parts.append(f'  "foundations": [\n{_json_rows(built)}\n  ]')
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
        board = json.loads(text.lstrip("\ufeff \t\r\n"))
    except json.JSONDecodeError as broken:
        raise MalformedBoard("board-json", line=broken.lineno, position=broken.colno) from None
    except RecursionError:
        raise MalformedBoard("board-json-shape", field="[[[[…") from None
    known = {"tableau piles", "cells", "foundations"}
    strange = [name for name in board if name not in known]
    if strange:
        raise MalformedBoard("board-json-shape", field=_shortened(strange[0]))
    columns = _json_piles(board, "tableau piles")
    cells = _json_cards(board.get("cells", []), "cells")
    foundations = [0, 0, 0, 0]
    for pile in _json_piles(board, "foundations") if "foundations" in board else []:
        if [card.rank for card in pile] != list(range(1, len(pile) + 1)) or (
            len({card.suit for card in pile}) > 1
        ):
            raise MalformedBoard(
                "board-foundation-order", cards=" ".join(str(card) for card in pile)
            )
        if pile:
            foundations[pile[0].suit] = len(pile)
    return _build(rules, columns, cells, foundations)


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
    # fc-solve pads the cells with as many dashes as it likes.
    trimmed = list(cells)
    while len(trimmed) > rules.cells and None in trimmed:
        trimmed.reverse()
        trimmed.remove(None)
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


def _json_piles(board: dict[str, Any], field: str) -> list[list[Card]]:
    piles = board.get(field)
    if not isinstance(piles, list):
        raise MalformedBoard("board-json-shape", field=field)
    return [_json_cards(pile, field) for pile in piles]


def _json_cards(pile: object, field: str) -> list[Card]:
    if not isinstance(pile, list) or not all(isinstance(word, str) for word in pile):
        raise MalformedBoard("board-json-shape", field=field)
    cards = []
    for word in pile:
        try:
            cards.append(Card.parse(word))
        except MalformedCard:
            raise MalformedBoard("board-json-shape", field=_shortened(word)) from None
    return cards


def _json_rows(piles: Sequence[Sequence[str]]) -> str:
    from json import dumps

    return ",\n".join(f"    {dumps(list(pile))}" for pile in piles)


def _top(rank: int) -> str:
    return Rank(rank).letter if rank else "0"


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_WORD else text[:_LONGEST_WORD] + "…"
