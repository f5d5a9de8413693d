"""The tables: players, their games, and every action of each game.

A game is kept as its deal and the actions since, never as a board: whatever the engine can
replay it can show, and a board that no play leads to cannot be stored. The columns of ``games``
beyond that (score, status, moves) are a summary for lists, written in the same transaction as
the action they follow from.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)

if TYPE_CHECKING:
    from sqlalchemy import Dialect

REVISION = "r0002"
"""The newest migration: what a file must stand at for this program to use it."""

VERSION_TABLE = "fournil_version"
"""Where Alembic notes the revision. Its own name tells our files from other programs' files."""


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, kept as whole milliseconds since 1970.

    SQLite has no type for it and PostgreSQL's own differs from SQLite's text: a plain number is
    the same, sorts the same and compares the same in both.
    """

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """Turn an aware datetime into milliseconds."""
        return None if value is None else round(value.timestamp() * 1000)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Turn milliseconds into an aware datetime; None for what is damaged, too."""
        if not isinstance(value, int):
            return None
        try:
            return datetime.fromtimestamp(value / 1000, UTC)
        except (OverflowError, ValueError, OSError):  # no calendar has such a moment
            return None


metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", Integer, primary_key=True),
    # SHA-256 of the player's token, in hexadecimal: whoever reads the file cannot play as them.
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("settings", JSON, nullable=False),
    Column("created_at", Moment, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("variant", String(16), nullable=False),  # 'BK1-C4'
    Column("deal", Text, nullable=False),  # the text that brings the deal back
    Column("version", Integer, nullable=False),  # how many actions were accepted
    Column("status", String(8), nullable=False),  # 'playing', 'stuck' or 'won'
    Column("score", Integer, nullable=False),
    Column("moves", Integer, nullable=False),  # moves in play, undone ones not counted
    Column("elapsed", Integer, nullable=False),  # seconds of play
    Column("created_at", Moment, nullable=False),
    Column("played_at", Moment, nullable=False),  # the last action, or the dealing
    Column("won_at", Moment, nullable=True),  # the first win; undoing it later changes nothing
    Column("won_version", Integer, nullable=True),  # the version, moves and seconds of that win
    Column("won_moves", Integer, nullable=True),
    Column("won_elapsed", Integer, nullable=True),
    Column("help", Integer, nullable=False, server_default="0"),  # flags: store.games.Help
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("line", Text, nullable=True),  # the winning line that hints follow
    Column("wish", String(16), nullable=True),  # 'winnable', 'easy', ..., 'day'
    Column("level", String(8), nullable=True),  # 'easy', 'medium', 'hard'
    Column("imported", Boolean, nullable=False, server_default=false()),
    Index("games_of_player", "player_id", "played_at"),
)

actions = Table(
    "actions",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, ...: the version it led to
    Column("text", String(16), nullable=False),  # '26x3', 'finish', 'undo', 'back:7', ...
    Column("at", Moment, nullable=False),
)
