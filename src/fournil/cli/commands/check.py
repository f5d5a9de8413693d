"""``fournil check``: replays a line of moves by the rules and says where it leads."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from fournil.cli.arguments import Argument, Command, Given, Option, UsageError
from fournil.cli.input.dealing import CELLS_OPTION, GAME_OPTION, read_deal, read_text
from fournil.notation import boards
from fournil.notation import move_lines as solutions

if TYPE_CHECKING:
    from fournil.game.game import Game
    from fournil.i18n import Translator

_REFUSED: Final = 1
_MAX_BYTES: Final = 4_000_000
"""What fc-solve prints of a game can hold a board for every move."""


def run(given: Given, words: Translator) -> int:
    """Prints the position, score and status after the moves, or the first that is illegal."""
    from fournil.errors import CannotFinishError, IllegalMoveError, IllegalRecordError
    from fournil.game.game import Game
    from fournil.game.record import play

    if given["DEAL"] == "-" and given["MOVES"] == ["-"]:
        raise UsageError("cli-input-twice")
    game = Game(read_deal(given["DEAL"], given["--game"], given["--cells"]))
    line = _line(given["MOVES"])
    moves = solutions.read_moves(line)
    followed = solutions.follow(moves, game.position, solutions.is_solved(line))
    refused = None
    try:
        play(game, followed, moves)
    except IllegalRecordError as stop:
        reason = stop.__cause__
        if not isinstance(reason, IllegalMoveError | CannotFinishError):
            # What is no move is a wrong argument, not a refused one.
            raise (reason or stop) from None
        refused = words(
            "cli-check-illegal",
            count=len(followed.steps) + 1,
            move=stop.params["move"],
            reason=words.error(reason),
        )
    if given["--format"] == "json":
        _print_json(game, followed.implied, refused)
    else:
        _print_text(game, followed.implied, words)
    if refused is None:
        return 0
    print(f"fournil: {refused}", file=sys.stderr)
    return _REFUSED


def _line(moves: list[str]) -> str:
    """The text of the moves: as typed, in the file that they name, or from standard input."""
    if len(moves) > 1 or _is_moves(moves[0]):
        return " ".join(moves)
    return read_text(moves[0], _MAX_BYTES, too_long="solution-too-long")


def _is_moves(text: str) -> bool:
    from fournil.errors import FournilError

    try:
        solutions.read_moves(text)
    except FournilError:
        return False
    return True


def _print_text(game: Game, implied: int, words: Translator) -> None:
    print(boards.write_text(game.position))
    print(words("cli-check-moves", count=len(game.moves)))
    if implied:
        print(words("page-import-implied", count=implied))
    print(words("cli-check-score", score=game.score))
    print(words("cli-check-status", status=game.status.value))


def _print_json(game: Game, implied: int, refused: str | None) -> None:
    from json import dumps

    from fournil.cli.commands.deal import describe

    about = {
        "deal": game.deal.name,
        "moves": len(game.moves),
        "implied": implied,
        "score": game.score,
        "status": game.status.value,
        "refused": refused,
    }
    print(dumps(about | describe(game.position)))


COMMAND: Final = Command(
    name="check",
    help="cli-check-help",
    run=run,
    arguments=(
        Argument("DEAL", "cli-deal-argument"),
        Argument("MOVES", "cli-check-moves-argument", many=True),
    ),
    options=(
        CELLS_OPTION,
        GAME_OPTION,
        Option("--format", "cli-check-format", choices=("text", "json"), default="text"),
    ),
)
