"""What is kept of a game beside its actions, and how a row of the table becomes that."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntFlag
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, select

from fournil.core.rules import CATALOGUE
from fournil.store.schema import games, players

if TYPE_CHECKING:
    from collections.abc import Callable

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
        damaged: whether a value that is kept of it cannot be one; a likely one stands here instead.
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
    damaged: bool = False


SUMMARY: Final = tuple(column for column in games.c if column.name not in {"player_id", "line"})
"""The columns that :func:`saved_game` reads."""


def saved_game(row: Row[Any]) -> SavedGame:
    """A game from the columns of :data:`SUMMARY`.

    SQLite keeps whatever stands in a damaged file, a text in a column of numbers too. A list must
    show all other games, so that nothing of one row may stop it.
    """
    damaged = False

    def sound(value: Any, is_sound: Callable[[Any], bool], instead: Any) -> Any:
        nonlocal damaged
        if is_sound(value):
            return value
        damaged = True
        return instead

    of_a_win = _is_count_or_none if row.won_at is None else _is_count
    created_at = sound(row.created_at, _is_moment, _NO_MOMENT)
    return SavedGame(
        id=row.id,
        variant=sound(row.variant, _is_variant, CATALOGUE[0].name),
        deal=sound(row.deal, _is_text, ""),
        version=sound(row.version, _is_count, 0),
        progress=Progress(
            sound(row.status, _is_status, "playing"),
            sound(row.score, _is_count, 0),
            sound(row.moves, _is_count, 0),
        ),
        elapsed=sound(row.elapsed, _is_count, 0),
        created_at=created_at,
        played_at=sound(row.played_at, _is_moment, created_at),
        won_at=row.won_at,
        won_version=sound(row.won_version, of_a_win, 0),
        won_moves=sound(row.won_moves, of_a_win, 0),
        won_elapsed=sound(row.won_elapsed, of_a_win, 0),
        help=Help(sound(row.help, _is_help, 0)),
        hints=sound(row.hints, _is_count, 0),
        wish=sound(row.wish, _is_text_or_none, None),
        level=sound(row.level, _is_level, None),
        imported=row.imported,
        damaged=damaged,
    )


def line_of(value: object) -> str | None:
    """The winning line in a value of the column, which may be damaged."""
    return value if isinstance(value, str) else None


_NO_MOMENT: Final = datetime.fromtimestamp(0, UTC)
_VARIANTS: Final = frozenset(rules.name for rules in CATALOGUE)
_HUGE: Final = 2**31 - 1
_EVERY_HELP: Final = sum(Help)


def _is_variant(value: object) -> bool:
    return isinstance(value, str) and value in _VARIANTS


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_text_or_none(value: object) -> bool:
    return value is None or isinstance(value, str)


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _HUGE


def _is_count_or_none(value: object) -> bool:
    return value is None or _is_count(value)


def _is_help(value: object) -> bool:
    return type(value) is int and 0 <= value <= _EVERY_HELP


def _is_moment(value: object) -> bool:
    return isinstance(value, datetime)


def _is_status(value: object) -> bool:
    return value in {"playing", "stuck", "won"} if isinstance(value, str) else False


def _is_level(value: object) -> bool:
    return value in (None, "easy", "medium", "hard")


# Statements are built once and filled in each time: building one takes longer than running it.

GAMES_OF: Final = select(*SUMMARY).join(players).where(players.c.token_hash == bindparam("player"))
"""Asks for the games of a player."""

IN_ORDER: Final = GAMES_OF.order_by(games.c.created_at, games.c.id)
"""Asks for the games of a player, the oldest dealt first."""
