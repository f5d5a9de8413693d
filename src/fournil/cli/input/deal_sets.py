"""Deals as ``fournil solve`` takes them: in arguments, or many of them in a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from fournil.cli.arguments import UsageError
from fournil.cli.input.dealing import read_text
from fournil.cli.input.ranges import NamedPosition, with_cells
from fournil.core.cards import DECK
from fournil.deals.deal import Deal
from fournil.errors import FournilError, printable
from fournil.notation import boards
from fournil.notation import comments as remarks

if TYPE_CHECKING:
    from fournil.core.position import Position

_BETWEEN: Final = r"\n[^\S\n]*\n"
"""An empty line: it stands between two boards."""
_MAX_BYTES: Final = 10_000_000
_MAX_LINES: Final = 1_000_000
# Between them, thirteen columns, a line of foundations and one of cells have fewer.
_MAX_BLOCKS: Final = 30


def read_deals(
    arguments: Iterable[str], game: str | None = None, cells: int | None = None
) -> list[NamedPosition]:
    """The deals that arguments stand for, each a deal, a file of deals, or ``-``.

    A file holds one deal a line, or boards with empty lines between them, with remarks as
    :mod:`fournil.notation.comments` knows them.

    Raises:
        UsageError: a file is not there, holds no text or no deal, or a line of it is no deal; the
            error says which line, and why.
        MalformedDealError: a text is no deal, or of another game.
        UnknownGameError: there is no such game, or it has no cells.
        InvalidPositionError: a board has missing, doubled or strange cards.
    """
    found = []
    for argument in arguments:
        content = read_text(argument, _MAX_BYTES)
        if content == argument:
            found.append(_named(argument, game, cells))
            continue
        if len(content.splitlines()) > _MAX_LINES:
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
    name = deal.name if _is_board(text) else printable(remarks.without(text).strip())
    return NamedPosition(name, _position_with_cells(deal.position, cells))


def _position_with_cells(position: Position, cells: int | None) -> Position:
    rules = with_cells(position.rules, cells)
    if rules is position.rules:
        return position
    held = [card for card in position.cells if card is not None]
    return type(position)(rules, position.columns, held, position.foundations)


def texts_of(content: str, game: str | None) -> list[tuple[int, str]]:
    """The single deals of a file, each with the number of its first line; one empty one if none."""
    lines = remarks.lines_of(content)
    whole = _joined(lines)
    if _is_one_board(whole, game):
        return [(lines[0][0], whole)]
    blocks = [list(block) for _, block in groupby(lines, lambda line: bool(line[1].strip()))]
    counts = [_cards_in(block) for block in blocks]
    texts: list[tuple[int, str]] = []
    at = 0
    while at < len(blocks):
        if _is_blank(blocks[at]):
            at += 1
        elif end := _end_of_board(counts, at):
            board = [line for block in blocks[at:end] for line in block]
            texts.append((board[0][0], _joined(board)))
            at = end
        else:
            text = _joined(blocks[at])
            texts += [(blocks[at][0][0], text)] if _is_board(text) else blocks[at]
            at += 1
    return texts or [(1, "")]


_Lines = Sequence[tuple[int, str]]


def _cards_in(block: _Lines) -> int | None:
    """How many cards a part of a board has; None for what is no such part."""
    if _is_blank(block):
        return 0
    return boards.count_cards(_joined(block)) if len(block) <= _MAX_BLOCKS else None


def _end_of_board(counts: Sequence[int | None], start: int) -> int | None:
    """The block behind a board of several blocks, parted by empty columns; None if there is none.

    A board ends with the block that makes its deck whole, and with the empty lines behind, which
    may stand for columns.
    """
    seen = 0
    for at in range(start, min(start + _MAX_BLOCKS, len(counts))):
        cards = counts[at]
        if cards is None:
            return None
        seen += cards
        if seen >= len(DECK):
            return at + 2 if seen == len(DECK) else None
    return None


def _is_blank(block: _Lines) -> bool:
    return not block[0][1].strip()


def _joined(lines: _Lines) -> str:
    return "\n".join(line for _, line in lines)


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
