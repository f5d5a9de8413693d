"""Games as text: a deal and the moves from it, to keep, to send, and to read again.

Such as::

    deal BK1-C4-AAAAA24
    moves 1a 5b 26 3h
    moves finish

Remarks are those of :mod:`fournil.notation.comments`. The deal may be any text of one line that
names one; moves are whatever :mod:`fournil.notation.move_lines` reads, and ``finish``, over as many
lines as they take: after ``moves``, or as people and fc-solve write them without that word.
``deal`` and ``moves`` may be written in capitals and with a colon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from fournil.deals.deal import Deal
from fournil.errors import FournilError, IllegalRecordError, MalformedRecordError
from fournil.game.game import FINISH, Game
from fournil.notation import comments as remarks
from fournil.notation import move_lines as solutions

MAX_TEXT_LENGTH: Final = 40_000
"""The most characters of a text that are read; the longest game leaves a fifth of them unused."""

_LINE: Final = re.compile(r"\s*(?P<subject>deal|moves?)\b\s*[:=]?(?P<rest>.*)", re.IGNORECASE)
_MOVES_A_LINE: Final = 20
_MAX_QUOTE_LENGTH: Final = 40
_MAX_MOVE_LENGTH: Final = 12


def write(game: Game) -> str:
    """A game as text, with the actions that stand.

    >>> game = Game(Deal.parse("BK1-C4-AAAAA24"))
    >>> _ = game.play("1a"), game.play("a7")
    >>> print(write(game), end="")
    deal BK1-C4-AAAAA24
    moves 1a a7
    """
    lines = [f"deal {game.deal.name}\n"]
    words = _written(game)
    while row := list(islice(words, _MOVES_A_LINE)):
        lines.append(f"moves {' '.join(row)}\n")
    return "".join(lines)


def _written(game: Game) -> Iterator[str]:
    """The actions in the shortest words that read back as they are."""
    again = Game(game.deal)
    for action in game.actions:
        position = again.position
        done = again.replay_action(action)
        yield str(done) if done is FINISH else position.format_move(done)


@dataclass(frozen=True, slots=True)
class Told:
    """A game that a text tells.

    Attributes:
        game: the game.
        implied: how many of its moves the text leaves out, as FreeCell's standard notation does.
    """

    game: Game
    implied: int


def read(text: str) -> Game:
    r"""The game that a text tells.

    Raises:
        MalformedRecordError: the text holds no game, or is far too long; the error says which line.
        IllegalRecordError: a move cannot be played; the error says which, and why.

    >>> read("Deal: ms:617  # any deal\nMoves: 1a, 1b").actions
    ['1a', '1b']
    """
    return read_told(text).game


def read_told(text: str) -> Told:
    r"""The game that a text tells, with what the text leaves out.

    Raises:
        MalformedRecordError: the text holds no game, or is far too long; the error says which line.
        IllegalRecordError: a move cannot be played; the error says which, and why.

    >>> read_told("deal freecell-ms:11\nmoves 83 82").implied
    4
    """
    if len(text) > MAX_TEXT_LENGTH:
        raise MalformedRecordError("game-text-too-long")
    deal: Deal | None = None
    reader = solutions.Reader()
    words: list[str] = []
    for number, line in remarks.lines_of(text):
        found = _LINE.fullmatch(line)
        subject = found["subject"].lower() if found else None
        if found and subject == "deal":
            if deal is not None:
                raise MalformedRecordError("game-text-deal-twice", line=number)
            deal = _deal(number, found["rest"])
        else:
            found_words = _words(reader, line, number, is_sure=found is not None)
            if deal is None and (found or found_words):
                raise MalformedRecordError("game-text-deal-first", line=number)
            words += found_words
    if deal is None:
        raise MalformedRecordError("game-text-empty")
    game = Game(deal)
    followed = solutions.follow(words, game.position, solutions.is_solved(text))
    play(game, followed, words)
    return Told(game, followed.implied)


def play(game: Game, followed: solutions.Followed, words: Sequence[str]) -> None:
    """Play a line that was followed from where a game stands.

    Raises:
        IllegalRecordError: a word of it cannot be played; what comes before has been played.
    """
    at = 0
    try:
        for at, step in enumerate(followed.steps):  # noqa: B007 - it says which word was refused
            if step.is_finish:
                game.finish()
            else:
                game.play(step.moves[0])
            for move in step.implied:
                game.play(move)
        at = len(followed.steps)
        if followed.refusal is not None:
            raise followed.refusal
    except FournilError as reason:
        raise illegal(game, _quoted(words[at], _MAX_MOVE_LENGTH), reason) from reason


def _words(reader: solutions.Reader, line: str, number: int, *, is_sure: bool) -> list[str]:
    """The moves of a line; one that does not say that it has moves must have nothing else."""
    try:
        words = reader.words(line)
        if not is_sure:
            for word in words:
                solutions.check_word(word)
    except FournilError as reason:
        text = _quoted(line.strip())
        raise MalformedRecordError("game-text-line", line=number, text=text) from reason
    return words


def _deal(line: int, text: str) -> Deal:
    try:
        return Deal.parse(text)
    except FournilError as reason:
        raise MalformedRecordError("game-text-deal", line=line, reason=reason) from reason


def illegal(game: Game, move: str, reason: FournilError) -> IllegalRecordError:
    """What to raise where a move of a line cannot be played.

    It is numbered as moves are counted everywhere: each card that finishing plays is one.

    Args:
        game: the line so far.
        move: the text of the move.
        reason: why it cannot be played.
    """
    return IllegalRecordError(
        "game-text-move", number=len(game.moves) + 1, move=move, reason=reason
    )


def _quoted(text: str, longest: int = _MAX_QUOTE_LENGTH) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"
