"""What the pages to read show beside their text: boards as the engine plays them, and a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fournil.cards import Card, Rank, Suit
from fournil.deals import Deal
from fournil.errors import FournilError
from fournil.game import Game
from fournil.rules import find_rules
from fournil.words.content import Board, load_page
from fournil.words.values import card_text

if TYPE_CHECKING:
    from fournil.position import Position
    from fournil.words import Words


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
    """

    deal: str
    code: str
    before: tuple[str, ...]
    then: tuple[str, ...]
    refused: tuple[tuple[str, FournilError], ...]
    position: Position


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
    refused = tuple((move, _reason(shown, move)) for move in board.refused)
    for move in board.then:
        game.play(move)
    return ExampleBoard(deal.name, deal.code, board.before, board.then, refused, shown)


def _reason(position: Position, move: str) -> FournilError:
    try:
        position.play(move)
    except FournilError as reason:
        return reason
    raise ValueError(f"{move} is allowed on this board")


def capacity_table() -> dict[str, Any]:
    """The longest runs that can move in Jeu du Boulanger, by empty cells and empty columns.

    ``rows`` holds, for each number of empty cells, the limits onto a card with each of ``onto``
    empty columns, then the limits into an empty column with each of ``into``.
    """
    rules = find_rules("boulanger")
    onto, into = (0, 1, 2), (1, 2)
    rows = [
        (
            cells,
            [rules.capacity(cells, columns, to_empty=False) for columns in onto],
            [rules.capacity(cells, columns, to_empty=True) for columns in into],
        )
        for cells in range(rules.cells + 1)
    ]
    return {"onto": onto, "into": into, "rows": rows}


def content_context(words: Words, name: str) -> dict[str, Any]:
    """What the template of a page to read needs.

    Raises:
        LookupError: there is no such page.
    """
    page = load_page(words, name)
    return {
        "page": page,
        "example_board": example_board,
        "capacity": capacity_table(),
        "foundation_tops": _foundation_tops,
        "local_card": lambda card: card_text(words, card),
        "reasons": lambda board: [(move, words.error(why)) for move, why in board.refused],
    }


def _foundation_tops(position: Position) -> list[dict[str, Any]]:
    """Each foundation's suit and the card on top of it, None where it is empty."""
    return [
        {"suit": suit, "card": Card(Rank(rank), suit) if rank else None}
        for suit, rank in zip(Suit, position.foundations, strict=True)
    ]
