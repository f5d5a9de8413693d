"""The players of a database: their settings, all that is kept of them, and forgetting them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fournil.store.connect import (
    LOCK_TIMEOUT,
    connect,
    database_url,
    empty_log,
    place_of,
    reading,
    writer,
)
from fournil.store.errors import store_errors
from fournil.store.games import IN_ORDER, SavedGame, line_of, saved_game
from fournil.store.moments import Moments, utc_now
from fournil.store.schema import actions, games, players
from fournil.store.upgrade import bring_up_to_date, refuse_strange_file

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import URL, Connection


@dataclass(frozen=True, slots=True)
class ExportedGame:
    """A game with all its actions, each with its moment, from the first; and its line of hints."""

    game: SavedGame
    line: str | None
    actions: tuple[tuple[str, datetime], ...]


@dataclass(frozen=True, slots=True)
class PlayerExport:
    """Everything that is kept of a player.

    Attributes:
        since: when they were first kept; None when nothing of them is.
        settings: what they have chosen.
        games: their games, the oldest dealt first.
    """

    since: datetime | None
    settings: Mapping[str, Any]
    games: tuple[ExportedGame, ...]


class Players:
    """An open database, and what is kept of its players; a :class:`Store` has their games too."""

    def __init__(
        self,
        url: URL,
        *,
        clock: Callable[[], datetime] = utc_now,
        lock: float = LOCK_TIMEOUT,
    ) -> None:
        """Open the database, making it or bringing it to the present form where needed.

        Args:
            url: where it is, see :func:`fournil.store.database_url`.
            clock: tells the present moment.
            lock: for how many seconds to wait for others that use the database.

        Raises:
            StoreError: it cannot be used; its class and sentence say why. Nothing was changed.
        """
        self.place = place_of(url)
        self._moments = Moments(clock)
        if url.get_backend_name() == "sqlite":
            refuse_strange_file(url, lock)
        self._engine = connect(url, lock)
        self._reading = reading(self._engine)
        self._writing = writer(self._engine, lock)
        try:
            bring_up_to_date(self._engine)
        except BaseException:
            self._engine.dispose()
            raise

    @classmethod
    def at(
        cls,
        directory: Path | None = None,
        url: str | None = None,
        *,
        lock: float = LOCK_TIMEOUT,
    ) -> Self:
        """Open the store in ``directory``, or at the database address ``url``."""
        return cls(database_url(directory, url), lock=lock)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def settings(self, player: str) -> Mapping[str, Any]:
        """What the player has chosen; empty for a player that chose nothing yet."""
        found = select(players.c.settings).where(players.c.token_hash == player)
        with store_errors(self.place), self._reading.begin() as connection:
            return MappingProxyType(connection.execute(found).scalar() or {})

    def change_settings(self, player: str, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Add the changes to what the player had chosen before; answers all of it."""
        with store_errors(self.place), self._writing() as connection:
            number = self._number_of(connection, player)
            mine = players.c.id == number
            # Locked for the change, so that two at once are both kept (SQLite has one writer).
            kept = connection.execute(select(players.c.settings).where(mine).with_for_update())
            chosen = {**kept.scalar_one(), **changes}
            connection.execute(update(players).where(mine).values(settings=chosen))
        return MappingProxyType(chosen)

    def _number_of(self, connection: Connection, player: str) -> int:
        wanted = select(players.c.id).where(players.c.token_hash == player)
        number = connection.execute(wanted).scalar()
        if number is None:
            values = {"token_hash": player, "settings": {}, "created_at": self._moments.now()}
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            # Another request of the same new player may be doing this at the same moment.
            connection.execute(dialect.insert(players).values(values).on_conflict_do_nothing())
            number = connection.execute(wanted).scalar_one()
        return int(number)

    def export(self, player: str) -> PlayerExport:
        """Everything that is kept of the player."""
        theirs = players.c.token_hash == player
        found = select(players.c.created_at, players.c.settings).where(theirs)
        moves = (
            select(actions.c.game_id, actions.c.text, actions.c.at)
            .join(games, games.c.id == actions.c.game_id)
            .join(players, players.c.id == games.c.player_id)
            .where(theirs)
            .order_by(actions.c.game_id, actions.c.number)
        )
        with store_errors(self.place), self._reading.begin() as connection:
            row = connection.execute(found).first()
            kept = connection.execute(IN_ORDER.add_columns(games.c.line), {"player": player}).all()
            rows = connection.execute(moves).all()
        played = {
            game_id: tuple((str(each.text), each.at) for each in group)
            for game_id, group in groupby(rows, lambda each: each.game_id)
        }
        return PlayerExport(
            since=None if row is None else row.created_at,
            settings=MappingProxyType({} if row is None else row.settings),
            games=tuple(
                ExportedGame(saved_game(each), line_of(each.line), played.get(each.id, ()))
                for each in kept
            ),
        )

    def forget(self, player: str) -> list[str]:
        """Delete the player and everything that is kept of them; answers their games' ids."""
        owned = select(games.c.id).join(players).where(players.c.token_hash == player)
        with store_errors(self.place), self._writing() as connection:
            ids = list(connection.execute(owned).scalars())
            # Their games and the actions of these go with them.
            connection.execute(delete(players).where(players.c.token_hash == player))
        empty_log(self._engine)
        return ids
