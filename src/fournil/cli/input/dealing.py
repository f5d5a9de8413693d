"""Deals as commands take them: written out, in a file, or from standard input."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from fournil.cli.arguments import Option, UsageError, whole_number

if TYPE_CHECKING:
    from fournil.deals.deal import Deal

GAME_OPTION: Final = Option("--game", "cli-game-option", value="GAME")
CELLS_OPTION: Final = Option(
    "--cells", "cli-cells-option", value="N", convert=whole_number("--cells", 0, 7)
)
_STANDARD_INPUT: Final = "-"
_MAX_BYTES: Final = 100_000
_FILE_ENDINGS: Final = (".txt", ".json", ".board")


def read_deal(text: str, game: str | None = None, cells: int | None = None) -> Deal:
    """The deal that an argument stands for.

    Args:
        text: a deal as :meth:`fournil.deals.deal.Deal.parse` reads it, the path of a file that
            holds one, or ``-`` for standard input.
        game: the game asked for.
        cells: the number of cells asked for.

    Raises:
        UsageError: the file is not there, or holds no text.
        MalformedDealError: the text is no deal, or of another game.
        UnknownGameError: there is no such game.
        InvalidPositionError: the board has missing, doubled or strange cards.
    """
    # Imported here: options are read also where no single deal is looked at.
    from fournil.deals.deal import Deal

    return Deal.parse(read_text(text), game=game, cells=cells)


def read_text(
    argument: str, most_bytes: int = _MAX_BYTES, *, too_long: str = "cli-file-too-long"
) -> str:
    """The argument itself, or what the file that it names or standard input holds.

    Args:
        argument: what was typed.
        most_bytes: how long a file may be; no more of it is read.
        too_long: the sentence that says that it is longer.

    Raises:
        UsageError: the file is not there, is too long, or holds no text.
    """
    if argument == _STANDARD_INPUT:
        try:
            content = sys.stdin.buffer.read(most_bytes + 1)
        except OSError:  # a directory, or a disk that fails
            raise UsageError("cli-file-unreadable", path=argument) from None
        return _decoded(content, argument, most_bytes, too_long)
    if "\n" in argument or len(argument) > 255:
        return argument
    from pathlib import Path

    path = Path(argument)
    try:
        if path.exists() and not path.is_dir():  # a shell's <(command) is a pipe, not a file
            with path.open("rb") as file:
                content = file.read(most_bytes + 1)
            return _decoded(content, argument, most_bytes, too_long)
    except (OSError, ValueError):
        raise UsageError("cli-file-unreadable", path=argument) from None
    is_address = "://" in argument
    if argument.lower().endswith(_FILE_ENDINGS) or ("/" in argument and not is_address):
        raise UsageError("cli-file-missing", path=argument)
    return argument


def _decoded(content: bytes, name: str, most_bytes: int, too_long: str) -> str:
    if len(content) > most_bytes:
        raise UsageError(too_long, path=name)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError("cli-file-not-text", path=name) from None
