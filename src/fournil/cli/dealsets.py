"""Deals as ``fournil solve`` takes them: in arguments, or many of them in a file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Final

from fournil import boards
from fournil.cli.arguments import UsageError
from fournil.cli.dealing import read_text
from fournil.cli.ranges import NamedPosition, with_cells
from fournil.deals import Deal
from fournil.errors import FournilError, printable

if TYPE_CHECKING:
    from fournil.position import Position

_COMMENT: Final = "#"
_BETWEEN: Final = r"\n[^\S\n]*\n"
"""An empty line: it stands between two boards."""
_MOST_BYTES: Final = 10_000_000
_MOST_LINES: Final = 1_000_000


def read_deals(
    arguments: Iterable[str], game: str | None = None, cells: int | None = None
) -> list[NamedPosition]:
    """The deals that arguments stand for, each a deal, a file of deals, or ``-``.

    A file holds one deal a line, or boards with empty lines between them; a line that begins with
    ``#`` says nothing.

    Raises:
        UsageError: a file is not there, holds no text or no deal, or a line of it is no deal; the
            error says which line, and why.
        MalformedDeal: a text is no deal, or of another game.
        UnknownGame: there is no such game, or it has no cells.
        InvalidPosition: a board has missing, doubled or strange cards.
    """
    found = []
    for argument in arguments:
        content = read_text(argument, _MOST_BYTES)
        if content == argument:
            found.append(_named(argument, game, cells))
            continue
        if len(content.splitlines()) > _MOST_LINES:
            raise UsageError("cli-file-too-long", path=argument)
        for line, text in texts_of(content, game):
            try:
                found.append(_named(text, game, cells))
            except FournilError as reason:
                raise UsageError(
                    "cli-file-deal", path=argument, line=line, reason=reason
                ) from reason
    return found


def _named(text: str, game: str | None, cells: int | None) -> NamedPosition:
    deal = Deal.parse(text, game=game)
    name = deal.name if _is_board(text) else printable(text.strip())
    return NamedPosition(name, _position_with_cells(deal.position, cells))


def _position_with_cells(position: Position, cells: int | None) -> Position:
    rules = with_cells(position.rules, cells)
    if rules is position.rules:
        return position
    held = [card for card in position.cells if card is not None]
    return type(position)(rules, position.columns, held, position.foundations)


def texts_of(content: str, game: str | None) -> list[tuple[int, str]]:
    """The single deals of a file, each with the number of its first line; one empty one if none."""
    lines = [
        (number, line)
        for number, line in enumerate(content.splitlines(), start=1)
        if not line.lstrip().startswith(_COMMENT)
    ]
    whole = "\n".join(line for _, line in lines)
    if _is_one_board(whole, game):
        return [(lines[0][0], whole)]
    texts: list[tuple[int, str]] = []
    for has_text, group in groupby(lines, lambda line: bool(line[1].strip())):
        block = list(group)
        text = "\n".join(line for _, line in block)
        if has_text:
            texts += [(block[0][0], text)] if _is_board(text) else block
    return texts or [(1, "")]


def _is_one_board(text: str, game: str | None) -> bool:
    """Whether a text is a single board, with empty lines in it or broken though it may be."""
    if not _is_board(text):
        return False
    try:
        Deal.parse(text, game=game)
    except FournilError:
        return not re.search(_BETWEEN, text.strip())
    return True


def _is_board(text: str) -> bool:
    return text.lstrip().startswith("{") or boards.looks_like_board(text)
