"""Saved games: what is kept of a player and of a game, and the only ways to change it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from sqlalchemy import Row, Select, and_, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fournil.store.connect import connect, database_url, place_of, reading
from fournil.store.errors import UnknownSavedGame, VersionConflict, store_errors
from fournil.store.schema import actions, games, players
from fournil.store.upgrade import bring_up_to_date, refuse_strange_file

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import URL, Connection

_GAME_ID = re.compile(r"[\w-]{1,16}", re.ASCII)

LONGEST_PLAY = 2**31 - 1
"""The most seconds of play that a game can tell."""


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


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
        created_at: when it was dealt.
        played_at: when the last action was accepted.
        won_at: when it was won for the first time, whatever was undone afterwards.
    """

    id: str
    variant: str
    deal: str
    version: int
    progress: Progress
    elapsed: int
    created_at: datetime
    played_at: datetime
    won_at: datetime | None


class Store:
    """The saved games of all players.

    A player is known by the hash of a secret token; every method that takes ``player`` means that
    hash, and sees that player's games only. Each change is one transaction: it happens whole, and
    is on the disk, before the method returns, or it does not happen.
    """

    def __init__(self, url: URL, *, clock: Callable[[], datetime] = utc_now) -> None:
        """Open the database, making it or bringing it to the present form where needed.

        Args:
            url: where it is, see :func:`fournil.store.database_url`.
            clock: tells the present moment.

        Raises:
            StoreError: it cannot be used; its class and sentence say why. Nothing was changed.
        """
        self.place = place_of(url)
        self._clock = clock
        if url.get_backend_name() == "sqlite":
            refuse_strange_file(url)
        self._engine = connect(url)
        self._reading = reading(self._engine)
        try:
            bring_up_to_date(self._engine)
        except BaseException:
            self._engine.dispose()
            raise

    @classmethod
    def at(cls, directory: Path | None = None, url: str | None = None) -> Self:
        """Open the store in ``directory``, or at the database address ``url``."""
        return cls(database_url(directory, url))

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _now(self) -> datetime:
        """The present moment as the tables can hold it, in whole milliseconds."""
        now = self._clock()
        return now.replace(microsecond=now.microsecond // 1000 * 1000)

    # players

    def settings(self, player: str) -> Mapping[str, Any]:
        """What the player has chosen; empty for a player that chose nothing yet."""
        found = select(players.c.settings).where(players.c.token_hash == player)
        with store_errors(self.place), self._reading.begin() as connection:
            return MappingProxyType(connection.execute(found).scalar() or {})

    def change_settings(self, player: str, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Add the changes to what the player had chosen before; answers all of it."""
        with store_errors(self.place), self._engine.begin() as connection:
            number = self._player_number(connection, player)
            mine = players.c.id == number
            # Locked for the change, so that two at once are both kept (SQLite has one writer).
            kept = connection.execute(select(players.c.settings).where(mine).with_for_update())
            chosen = {**kept.scalar_one(), **changes}
            connection.execute(update(players).where(mine).values(settings=chosen))
        return MappingProxyType(chosen)

    def _player_number(self, connection: Connection, player: str) -> int:
        wanted = select(players.c.id).where(players.c.token_hash == player)
        number = connection.execute(wanted).scalar()
        if number is None:
            values = {"token_hash": player, "settings": {}, "created_at": self._now()}
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            # Another request of the same new player may be doing this at the same moment.
            connection.execute(dialect.insert(players).values(values).on_conflict_do_nothing())
            number = connection.execute(wanted).scalar_one()
        return int(number)

    # games

    def add_game(
        self, player: str, game_id: str, variant: str, deal: str, progress: Progress
    ) -> SavedGame:
        """Keep a new game, without actions yet; makes the player too if they are new."""
        now = self._now()
        values = {
            "id": game_id,
            "variant": variant,
            "deal": deal,
            "version": 0,
            "status": progress.status,
            "score": progress.score,
            "moves": progress.moves,
            "elapsed": 0,
            "created_at": now,
            "played_at": now,
        }
        with store_errors(self.place), self._engine.begin() as connection:
            number = self._player_number(connection, player)
            connection.execute(insert(games).values(player_id=number, **values))
        return SavedGame(game_id, variant, deal, 0, progress, 0, now, now, None)

    def game(self, player: str, game_id: str) -> SavedGame:
        """One game of the player.

        Raises:
            UnknownSavedGame: they have no such game.
        """
        row = None
        if _GAME_ID.fullmatch(game_id):  # PostgreSQL takes no text at all that holds a NUL
            with store_errors(self.place), self._reading.begin() as connection:
                row = connection.execute(_games_of(player).where(games.c.id == game_id)).first()
        if row is None:
            raise UnknownSavedGame("saved-game-unknown")
        return _saved(row)

    def games(self, player: str, *, limit: int = 100) -> list[SavedGame]:
        """The player's games, the last played first."""
        newest = _games_of(player).order_by(games.c.played_at.desc(), games.c.id).limit(limit)
        with store_errors(self.place), self._reading.begin() as connection:
            return [_saved(row) for row in connection.execute(newest)]

    def actions(self, game_id: str, *, after: int = 0, until: int) -> list[str]:
        """The game's actions number ``after + 1`` to ``until``, in order."""
        wanted = (
            select(actions.c.text)
            .where(actions.c.game_id == game_id, actions.c.number > after)
            .where(actions.c.number <= until)
            .order_by(actions.c.number)
        )
        with store_errors(self.place), self._reading.begin() as connection:
            return list(connection.execute(wanted).scalars())

    def add_action(self, game: SavedGame, action: str, progress: Progress) -> SavedGame:
        """Keep one more action of a game; answers the game as it stands then.

        Raises:
            VersionConflict: the stored game is at another version than ``game``: somebody else
                was faster. Nothing was changed.
        """
        now = self._now()
        version = game.version + 1
        values = {
            "version": version,
            "status": progress.status,
            "score": progress.score,
            "moves": progress.moves,
            "played_at": now,
        }
        won_at = game.won_at
        if won_at is None and progress.status == "won":
            values["won_at"] = won_at = now
        expected = and_(games.c.id == game.id, games.c.version == game.version)
        with store_errors(self.place), self._engine.begin() as connection:
            changed = connection.execute(update(games).where(expected).values(values))
            if changed.rowcount != 1:
                raise VersionConflict("saved-game-moved-on")
            connection.execute(
                insert(actions).values(game_id=game.id, number=version, text=action, at=now)
            )
        return SavedGame(
            game.id,
            game.variant,
            game.deal,
            version,
            progress,
            game.elapsed,
            game.created_at,
            now,
            won_at,
        )

    def tell_time(self, player: str, game_id: str, elapsed: int) -> SavedGame:
        """Note that the game has been played for so many seconds: the figure only ever grows.

        It never passes the time since the deal either, whatever a clock elsewhere says.

        Raises:
            UnknownSavedGame: the player has no such game.
        """
        game = self.game(player, game_id)
        possible = int((self._now() - game.created_at).total_seconds())
        told = min(elapsed, max(possible, 0), LONGEST_PLAY)
        if told > game.elapsed:
            longer = and_(games.c.id == game_id, games.c.elapsed < told)
            with store_errors(self.place), self._engine.begin() as connection:
                connection.execute(update(games).where(longer).values(elapsed=told))
            game = self.game(player, game_id)
        return game


_SUMMARY = (
    games.c.id,
    games.c.variant,
    games.c.deal,
    games.c.version,
    games.c.status,
    games.c.score,
    games.c.moves,
    games.c.elapsed,
    games.c.created_at,
    games.c.played_at,
    games.c.won_at,
)


def _games_of(player: str) -> Select[Any]:
    return select(*_SUMMARY).join(players).where(players.c.token_hash == player)


def _saved(row: Row[Any]) -> SavedGame:
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
    )
