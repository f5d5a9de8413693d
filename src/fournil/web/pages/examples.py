"""What the pages to read show beside their text: boards as the engine plays them, and a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup

from fournil.core.cards import Card, Rank, Suit
from fournil.core.rules import EmptyColumn, find_rules
from fournil.deals.deal import Deal
from fournil.errors import FournilError
from fournil.game.game import Game
from fournil.i18n.arguments import card_text
from fournil.i18n.markdown_pages import Board, load_page
from fournil.service.practice import practise
from fournil.web.api.practice import practice_json

if TYPE_CHECKING:
    from fournil.core.position import Position
    from fournil.i18n import Translator


@dataclass(frozen=True, slots=True)
class ExampleBoard:
    """A board of an example: the position that its moves lead to, and what may be tried there.

    Attributes:
        deal: name of the deal.
        code: its game code.
        before: the moves from the deal to ``position``.
        then: the moves that the reader can step through.
        refused: moves that the rules refuse in ``position``, each with the reason.
        position: the board shown.
        closed: whether empty columns stay empty.
        rooms: width and height of the board, up to scale, for each shape of the page.
    """

    deal: str
    code: str
    before: tuple[str, ...]
    then: tuple[str, ...]
    refused: tuple[tuple[str, FournilError], ...]
    position: Position
    closed: bool
    rooms: dict[str, tuple[int, int]]


@lru_cache(maxsize=256)
def example_board(board: Board) -> ExampleBoard:
    """Play what a page says about a board.

    Raises:
        FournilError: the deal or one of the moves does not exist: a slip in the page.
        ValueError: the rules allow a move that the page calls refused.
    """
    deal = Deal.parse(board.deal)
    game = Game(deal)
    for move in board.before:
        game.play(move)
    shown = game.position
    longest = list(map(len, shown.columns))
    refused = tuple((move, _reason(shown, move)) for move in board.refused)
    then = []
    for move in board.then:
        then.append(str(game.play(move)))
        longest = list(map(max, longest, map(len, game.position.columns)))
    return ExampleBoard(
        deal=deal.name,
        code=deal.code,
        before=board.before,
        then=tuple(then),
        refused=refused,
        position=shown,
        closed=deal.rules.fill is EmptyColumn.NOTHING,
        rooms=_rooms(longest),
    )


def _rooms(lengths: list[int]) -> dict[str, tuple[int, int]]:
    """How much room a board takes, so that the page keeps its shape while boards are drawn.

    The page's script lays a board out in whatever room it is given; these are the proportions of
    its layout at usual widths, with the strips of the longest column a little closer on a phone.
    There ten columns and more stand in two rows, which have equal shares of the height.

    Args:
        lengths: the most cards that each column holds while the example is played.
    """
    wide, narrow = 672, 366
    columns, longest = len(lengths), max(lengths)
    w = 0.96 * wide / (columns + (columns - 1) * (0.14 if columns > 10 else 0.167))
    strip = 0.46 if columns > 10 else 0.36
    desk = 32 + w * (0.41 + 2.8 + max(longest - 1, 5) * strip)
    if columns >= 10:
        row = -(-columns // 2)
        w = (narrow - 12 - 4 * (row - 1)) / row
        phone = 18 + w * (5.02 + 2 * 0.68 * max(longest - 1, 4))
    else:
        w = (narrow - 12 - 4 * (columns - 1)) / columns
        phone = 40 + w * (2.96 + 0.62 * max(longest - 1, 6))
    return {"desk": (wide, round(desk)), "phone": (narrow, round(phone))}


def _reason(position: Position, move: str) -> FournilError:
    try:
        position.play(move)
    except FournilError as reason:
        return reason
    raise ValueError(f"{move} is allowed on this board")


def capacity_table() -> dict[str, Any]:
    """The longest runs that can move in Jeu du Boulanger, by empty cells and empty columns.

    ``cells`` are the numbers of empty cells; ``onto`` holds, for each number of empty columns, the
    limits onto a card; ``into`` the limits into one of the empty columns.
    """
    rules = find_rules("boulanger")
    cells = range(rules.cells + 1)

    def limits(columns: int, *, to_empty: bool) -> list[int]:
        return [rules.capacity(empty, columns, to_empty=to_empty) for empty in cells]

    return {
        "cells": cells,
        "onto": [(columns, limits(columns, to_empty=False)) for columns in (0, 1, 2)],
        "into": [(columns, limits(columns, to_empty=True)) for columns in (1, 2)],
    }


def content_context(words: Translator, name: str) -> dict[str, Any]:
    """What the template of a page to read needs.

    Raises:
        LookupError: there is no such page.
    """
    page = load_page(words, name)
    boards = tuple(dict.fromkeys(block for block in page.blocks if isinstance(block, Board)))
    return {
        "page": page,
        "boards": boards,
        "example_board": example_board,
        "capacity": capacity_table(),
        "foundation_tops": foundation_tops,
        "local_card": lambda card: card_text(words, card),
        "reasons": lambda board: [(move, words.error(why)) for move, why in board.refused],
    }


def example_json(board: Board, index: int) -> dict[str, Any]:
    """What the page's script needs to draw a board and to let the reader play on it."""
    shown = example_board(board)
    # An id, a version and a time of play are what the table expects of a game.
    state = {"id": f"example-{index}", "version": 0, "elapsed": 0}
    return {
        "state": state | practice_json(practise(board.deal, board.before)),
        "before": board.before,
        "line": shown.then,
        "refused": [move for move, _ in shown.refused],
        "closed": shown.closed,
    }


def words_for_boards(words: Translator) -> dict[str, Any]:
    """The messages that boards on a page to read need: not those of the table's windows."""
    return {
        name: message
        for name, message in words.for_page().items()
        if not name.startswith("page-") or name.startswith("page-example-") or name in _SHARED
    }


_SHARED: Final = frozenset({"page-locale", "page-unreachable-unkept", "page-waiting"})


def suits_in(html: str) -> Markup:
    """Finished HTML with each suit's symbol marked, so that it can have the suit's colour.

    The invisible character after it asks for a plain symbol: some systems draw an emoji instead.
    """
    return Markup(_SUIT.sub(_marked, html))  # noqa: S704 - it is finished, as its caller says


_SUIT: Final = re.compile("|".join(suit.symbol for suit in Suit))
_LETTERS: Final = {suit.symbol: suit.letter for suit in Suit}


def _marked(found: re.Match[str]) -> str:
    symbol = found.group()
    return f'<span class="suit" data-suit="{_LETTERS[symbol]}">{symbol}\ufe0e</span>'


def foundation_tops(position: Position) -> list[dict[str, Any]]:
    """Each foundation's suit and the card on top of it, None where it is empty."""
    return [
        {"suit": suit, "card": Card(Rank(rank), suit) if rank else None}
        for suit, rank in zip(Suit, position.foundations, strict=True)
    ]
