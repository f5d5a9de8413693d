"""Deals as ``fournil solve`` takes them: in arguments, or many of them in a file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from fournil import boards
from fournil.cli.dealing import read_text
from fournil.cli.ranges import NamedPosition, with_cells
from fournil.deals import Deal
from fournil.errors import InvalidPosition, MalformedDeal

if TYPE_CHECKING:
    from fournil.position import Position

_COMMENT: Final = "#"
_BETWEEN: Final = r"\n[^\S\n]*\n"
"""An empty line: it stands between two boards."""
_MOST_BYTES: Final = 50_000_000


def read_deals(
    arguments: Iterable[str], game: str | None = None, cells: int | None = None
) -> list[NamedPosition]:
    """The deals that arguments stand for, each a deal, a file of deals, or ``-``.

    A file holds one deal a line, or boards with empty lines between them; a line that begins with
    ``#`` says nothing.

    Raises:
        UsageError: a file is not there, or holds no text.
        MalformedDeal: a text is no deal, or of another game.
        UnknownGame: there is no such game, or it has no cells.
        InvalidPosition: a board has missing, doubled or strange cards.
    """
    found = []
    for argument in arguments:
        content = read_text(argument, _MOST_BYTES)
        texts = [argument] if content == argument else _texts(content, game)
        for text in texts:
            deal = Deal.parse(text, game=game)
            name = deal.name if _is_board(text) else text.strip()
            found.append(NamedPosition(name, _position_with_cells(deal.position, cells)))
    return found


def _position_with_cells(position: Position, cells: int | None) -> Position:
    rules = with_cells(position.rules, cells)
    if rules is position.rules:
        return position
    held = [card for card in position.cells if card is not None]
    return type(position)(rules, position.columns, held, position.foundations)


def _texts(content: str, game: str | None) -> list[str]:
    """The single deals of a file."""
    if _is_board(content):
        try:
            Deal.parse(content, game=game)
        except (MalformedDeal, InvalidPosition):
            if not re.search(_BETWEEN, content.strip()):
                raise
        else:
            return [content]
    lines = [line for line in content.splitlines() if not line.lstrip().startswith(_COMMENT)]
    texts: list[str] = []
    for block in re.split(_BETWEEN, "\n".join(lines).strip()):
        texts += [block] if _is_board(block) else block.splitlines()
    return texts


def _is_board(text: str) -> bool:
    return text.lstrip().startswith("{") or boards.looks_like_board(text)
