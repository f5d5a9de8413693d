"""Deals as commands take them: written out, in a file, or from standard input."""

from __future__ import annotations

import sys
from typing import Final

from fournil.cli.arguments import Option, UsageError, whole_number
from fournil.deals import Deal

GAME_OPTION: Final = Option("--game", "cli-game-option", value="GAME")
CELLS_OPTION: Final = Option(
    "--cells", "cli-cells-option", value="N", convert=whole_number("--cells", 0, 7)
)
_STANDARD_INPUT: Final = "-"
_MOST_BYTES: Final = 100_000
_FILE_ENDINGS: Final = (".txt", ".json", ".board")


def read_deal(text: str, game: str | None = None, cells: int | None = None) -> Deal:
    """The deal that an argument stands for.

    Args:
        text: a deal as :meth:`fournil.deals.Deal.parse` reads it, the path of a file that holds
            one, or ``-`` for standard input.
        game: the game asked for.
        cells: the number of cells asked for.

    Raises:
        UsageError: the file is not there, or holds no text.
        MalformedDeal: the text is no deal, or of another game.
        UnknownGame: there is no such game.
        InvalidPosition: the board has missing, doubled or strange cards.
    """
    return Deal.parse(_text(text), game=game, cells=cells)


def _text(argument: str) -> str:
    if argument == _STANDARD_INPUT:
        return _decoded(sys.stdin.buffer.read(_MOST_BYTES + 1), argument)
    if "\n" in argument or len(argument) > 255:
        return argument
    from pathlib import Path

    path = Path(argument)
    try:
        if path.is_file():
            with path.open("rb") as file:
                return _decoded(file.read(_MOST_BYTES + 1), argument)
    except (OSError, ValueError):
        raise UsageError("cli-file-unreadable", path=argument) from None
    is_address = "://" in argument
    if argument.lower().endswith(_FILE_ENDINGS) or ("/" in argument and not is_address):
        raise UsageError("cli-file-missing", path=argument)
    return argument


def _decoded(content: bytes, name: str) -> str:
    if len(content) > _MOST_BYTES:
        raise UsageError("cli-file-too-long", path=name)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError("cli-file-not-text", path=name) from None
