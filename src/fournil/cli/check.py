"""``fournil check``: replays a line of moves by the rules and says where it leads."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from fournil import boards, solutions
from fournil.cli.arguments import Argument, Command, Given, Option, UsageError
from fournil.cli.dealing import CELLS_OPTION, GAME_OPTION, read_deal, read_text

if TYPE_CHECKING:
    from fournil.game import Game
    from fournil.words import Words

_REFUSED: Final = 1
_MOST_BYTES: Final = 4_000_000
"""What fc-solve prints of a game can hold a board for every move."""


def run(given: Given, words: Words) -> int:
    """Prints the position, score and status after the moves, or the first that is illegal."""
    from fournil.errors import IllegalMove
    from fournil.game import Game

    if given["DEAL"] == "-" and given["MOVES"] == ["-"]:
        raise UsageError("cli-input-twice")
    game = Game(read_deal(given["DEAL"], given["--game"], given["--cells"]))
    line = _line(given["MOVES"])
    refused = None
    try:
        for move in solutions.read(line, game.position):
            game.play(move)
    except IllegalMove:
        refused = _play_as_far_as_legal(game, line, words)
    if given["--format"] == "json":
        _print_json(game, refused)
    else:
        _print_text(game, words)
    if refused is None:
        return 0
    print(f"fournil: {refused}", file=sys.stderr)
    return _REFUSED


def _play_as_far_as_legal(game: Game, line: str, words: Words) -> str | None:
    """Plays a line up to its first illegal move, and says which that is and why."""
    from fournil.errors import IllegalMove

    for count, move in enumerate(solutions.read_moves(line), start=1):
        try:
            game.play(solutions.settle(move, game.position))
        except IllegalMove as illegal:
            reason = words.error(illegal)
            return words("cli-check-illegal", count=count, move=move, reason=reason)
    return None


def _line(moves: list[str]) -> str:
    if moves == ["-"]:
        return read_text("-", _MOST_BYTES, too_long="solution-too-long")
    return " ".join(moves)


def _print_text(game: Game, words: Words) -> None:
    print(boards.write_text(game.position))
    print(words("cli-check-moves", count=len(game.moves)))
    print(words("cli-check-score", score=game.score))
    print(words("cli-check-status", status=game.status.value))


def _print_json(game: Game, refused: str | None) -> None:
    from json import dumps

    from fournil.cli.deal import describe

    about = {
        "deal": game.deal.name,
        "moves": len(game.moves),
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
