"""Games as text: a deal and the moves from it, to keep, to send, and to read again.

Such as::

    deal BK1-C4-AAAAA24
    moves 1a 5b 26 3h
    moves finish

A ``#`` begins a comment. The deal may be any text that names one; moves are those of
:mod:`fournil.moves`, and ``finish``, over as many lines as they take. ``deal`` and ``moves`` may be
written in capitals and with a colon, and moves may be parted by commas, semicolons or dots.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import islice
from typing import Final

from fournil.deals import Deal
from fournil.errors import FournilError, IllegalGameText, MalformedGameText
from fournil.game import FINISH, Game
from fournil.solutions import settle

LONGEST_TEXT: Final = 40_000
"""The most characters of a text that are read; the longest game leaves a fifth of them unused."""

_LINE: Final = re.compile(r"\s*(?P<subject>deal|moves?)\b\s*[:=]?(?P<rest>.*)", re.IGNORECASE)
_COMMENT: Final = re.compile(r"(?:^|\s)#.*")
_BETWEEN: Final = re.compile(r"[\s,;.]+")
_MOVES_A_LINE: Final = 20
_LONGEST_QUOTE: Final = 40
_LONGEST_MOVE: Final = 12


def write(game: Game) -> str:
    """A game as text, with the actions that stand.

    >>> game = Game(Deal.parse("BK1-C4-AAAAA24"))
    >>> _ = game.play("1a"), game.play("a7")
    >>> print(write(game), end="")
    deal BK1-C4-AAAAA24
    moves 1a a7
    """
    lines = [f"deal {game.deal.name}\n"]
    words = iter(_words(game))
    while row := list(islice(words, _MOVES_A_LINE)):
        lines.append(f"moves {' '.join(row)}\n")
    return "".join(lines)


def _words(game: Game) -> Iterator[str]:
    """The actions in the shortest words that read back as they are."""
    again = Game(game.deal)
    for action in game.actions:
        position = again.position
        done = again.repeat(action)
        yield str(done) if done is FINISH else position.write_move(done)


def read(text: str) -> Game:
    r"""The game that a text tells.

    Raises:
        MalformedGameText: the text holds no game, or is far too long; the error says which line.
        IllegalGameText: a move cannot be played; the error says which, and why.

    >>> read("Deal: ms:617  # any deal\nMoves: 1a, 1b").actions
    ['1a', '1b']
    """
    if len(text) > LONGEST_TEXT:
        raise MalformedGameText("game-text-too-long")
    deal: Deal | None = None
    words: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        plain = _COMMENT.sub("", _visible(line))
        if not plain.strip():
            continue
        found = _LINE.fullmatch(plain)
        if found is None:
            raise MalformedGameText("game-text-line", line=number, text=_quoted(plain.strip()))
        if found["subject"].lower() == "deal":
            if deal is not None:
                raise MalformedGameText("game-text-deal-twice", line=number)
            deal = _deal(number, found["rest"])
        elif deal is None:
            raise MalformedGameText("game-text-deal-first", line=number)
        else:
            words += [word for word in _BETWEEN.split(found["rest"]) if word]
    if deal is None:
        raise MalformedGameText("game-text-empty")
    return _play(Game(deal), words)


def _deal(line: int, text: str) -> Deal:
    try:
        return Deal.parse(text)
    except FournilError as reason:
        raise MalformedGameText("game-text-deal", line=line, reason=reason) from reason


def _play(game: Game, words: list[str]) -> Game:
    for word in words:
        try:
            if word.lower() == str(FINISH):
                game.finish()
            else:
                game.play(settle(word[: _LONGEST_MOVE + 1], game.position))
        except FournilError as reason:
            raise illegal(game, _quoted(word, _LONGEST_MOVE), reason) from reason
    return game


def illegal(game: Game, move: str, reason: FournilError) -> IllegalGameText:
    """What to raise where a move of a line cannot be played.

    It is numbered as moves are counted everywhere: each card that finishing plays is one.

    Args:
        game: the line so far.
        move: the text of the move.
        reason: why it cannot be played.
    """
    return IllegalGameText("game-text-move", number=len(game.moves) + 1, move=move, reason=reason)


def _visible(line: str) -> str:
    """The line without byte-order marks, marks of direction and the like."""
    return "".join(typed for typed in line if unicodedata.category(typed) != "Cf")


def _quoted(text: str, longest: int = _LONGEST_QUOTE) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"
