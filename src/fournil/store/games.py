"""What is kept of a game beside its actions, and how a row of the table becomes that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, select

from fournil.store.schema import games, players

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Row


class Help(IntFlag):
    """What a player let the solver tell them about a game before they had won it."""

    TRUTH = 1
    """whether a position can still be won"""
    ANALYSIS = 2
    """what each move leads to"""
    HINT = 4
    """the next move of a winning line"""
    BACK = 8
    """where it went wrong: back to the last winnable position"""
    SOLUTION = 16
    """a whole winning line"""

    @property
    def names(self) -> list[str]:
        """The kinds of help by name, in the order above."""
        return [(kind.name or "").lower() for kind in self]


NO_HELP: Final = Help(0)


@dataclass(frozen=True, slots=True)
class Progress:
    """How a game stands after an action, for lists that do not replay it."""

    status: str
    score: int
    moves: int


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One game of one player, without its actions.

    Attributes:
        id: twelve URL-safe characters, the same for the game's whole life.
        variant: exact name of the rules, ``BK1-C4``.
        deal: the text that brings the deal back.
        version: how many actions were accepted so far.
        progress: how the game stood after the last of them.
        elapsed: seconds of play.
        created_at: when it was dealt; of two games of one player, the later dealt has the later.
        played_at: when the last action was accepted.
        won_at: when it was won for the first time, whatever was undone afterwards.
        won_version: the version that the first win led to.
        won_moves: the moves that stood at the first win.
        won_elapsed: seconds of play up to the first win.
        help: what the solver told before the first win.
        hints: how many hints were given before the first win.
        wish: what kind of deal was asked for, if any was.
        level: how hard the deal is, ``easy``, ``medium`` or ``hard``, if that is known.
        imported: whether it came as text, with moves that were played elsewhere.
    """

    id: str
    variant: str
    deal: str
    version: int
    progress: Progress
    elapsed: int
    created_at: datetime
    played_at: datetime
    won_at: datetime | None = None
    won_version: int | None = None
    won_moves: int | None = None
    won_elapsed: int | None = None
    help: Help = NO_HELP
    hints: int = 0
    wish: str | None = None
    level: str | None = None
    imported: bool = False


SUMMARY: Final = tuple(column for column in games.c if column.name not in {"player_id", "line"})
"""The columns that :func:`saved_game` reads."""


def saved_game(row: Row[Any]) -> SavedGame:
    """A game from the columns of :data:`SUMMARY`."""
    return SavedGame(
        id=row.id,
        variant=row.variant,
        deal=row.deal,
        version=row.version,
        progress=Progress(row.status, row.score, row.moves),
        elapsed=row.elapsed,
        created_at=row.created_at,
        played_at=row.played_at,
        won_at=row.won_at,
        won_version=row.won_version,
        won_moves=row.won_moves,
        won_elapsed=row.won_elapsed,
        help=Help(row.help),
        hints=row.hints,
        wish=row.wish,
        level=row.level,
        imported=row.imported,
    )


# Statements are built once and filled in each time: building one takes longer than running it.

GAMES_OF: Final = select(*SUMMARY).join(players).where(players.c.token_hash == bindparam("player"))
"""Asks for the games of a player."""

IN_ORDER: Final = GAMES_OF.order_by(games.c.created_at, games.c.id)
"""Asks for the games of a player, the oldest dealt first."""
