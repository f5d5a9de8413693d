"""Saved games: the only ways to read and to change what is kept of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, bindparam, case, exists, func, insert, select, update

from fournil.store.errors import ConcurrentUpdateError, UnknownSavedGameError, store_errors
from fournil.store.games import (
    GAMES_OF,
    IN_ORDER,
    SUMMARY,
    Help,
    Progress,
    SavedGame,
    line_of,
    saved_game,
)
from fournil.store.players import Players
from fournil.store.schema import actions, games, players

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

_GAME_ID = re.compile(r"[\w-]{1,16}", re.ASCII)
_RESTART: Final = "restart"

_GAME: Final = GAMES_OF.where(games.c.id == bindparam("game"))
_ANY_GAME: Final = select(*SUMMARY).where(games.c.id == bindparam("game"))
_NEWEST: Final = GAMES_OF.order_by(games.c.played_at.desc(), games.c.id)
# Starting a game again that has not begun is an action too, but nobody has played then.
_PLAYED: Final = IN_ORDER.where(
    exists().where(actions.c.game_id == games.c.id, actions.c.text != _RESTART)
)
_ACTIONS: Final = (
    select(actions.c.text)
    .where(actions.c.game_id == bindparam("game"))
    .where(actions.c.number > bindparam("after"), actions.c.number <= bindparam("until"))
    .order_by(actions.c.number)
)
_OWNER: Final = (
    select(games.c.player_id, func.max(games.c.played_at))
    .where(
        games.c.player_id
        == select(games.c.player_id).where(games.c.id == bindparam("game")).scalar_subquery()
    )
    .group_by(games.c.player_id)
)
"""Asks for the number of the player whose game it is, and the latest moment noted of them."""
_AT_VERSION: Final = update(games).where(
    games.c.id == bindparam("game"), games.c.version == bindparam("present")
)

MAX_PLAY_LENGTH = 2**31 - 1
"""The most seconds of play that a game can tell."""


class Store(Players):
    """The saved games of all players.

    A player is known by the hash of a secret token; every method that takes ``player`` means that
    hash, and sees that player's games only. Each change is one transaction: it happens whole, and
    is on the disk, before the method returns, or it does not happen.
    """

    def add_game(
        self,
        player: str,
        game_id: str,
        variant: str,
        deal: str,
        progress: Progress,
        *,
        wish: str | None = None,
        level: str | None = None,
        imported: bool = False,
        actions: Sequence[str] = (),
        once: bool = False,
    ) -> SavedGame:
        """Keep a new game; makes the player too if they are new.

        Args:
            player: whose game it is.
            game_id: its id.
            variant: exact name of the rules.
            deal: the text that brings the deal back.
            progress: how the game stands after its actions.
            wish: what kind of deal was asked for.
            level: how hard the deal is.
            imported: whether its actions were played elsewhere.
            actions: what has been done in it already.
            once: keep none beside another of the same wish and deal that is not won: the newest
                of these is answered instead.
        """
        with store_errors(self.place), self._writing() as connection:
            number = self._number_of(connection, player)
            if once and (begun := _begun(connection, number, wish, deal)):
                return begun
            played = select(func.max(games.c.played_at)).where(games.c.player_id == number)
            now = self._moments.next(number, connection.execute(played).scalar())
            won = progress.status == "won" and bool(actions)
            game = SavedGame(
                id=game_id,
                variant=variant,
                deal=deal,
                version=len(actions),
                progress=progress,
                elapsed=0,
                created_at=now,
                played_at=now,
                won_at=now if won else None,
                won_version=len(actions) if won else None,
                won_moves=progress.moves if won else None,
                won_elapsed=0 if won else None,
                wish=wish,
                level=level,
                imported=imported,
            )
            connection.execute(insert(games).values(player_id=number, **_values(game)))
            _insert_actions(connection, game_id, 1, actions, now)
        return game

    def game(self, player: str, game_id: str) -> SavedGame:
        """One game of the player.

        Raises:
            UnknownSavedGameError: they have no such game.
        """
        with store_errors(self.place), self._reading.begin() as connection:
            return self._game_of(connection, player, game_id)

    def _game_of(self, connection: Connection, player: str, game_id: str) -> SavedGame:
        row = None
        if _GAME_ID.fullmatch(game_id):  # PostgreSQL takes no text at all that holds a NUL
            row = connection.execute(_GAME, {"player": player, "game": game_id}).first()
        if row is None:
            raise UnknownSavedGameError("saved-game-unknown")
        return saved_game(row)

    def games(self, player: str, *, limit: int = 100) -> list[SavedGame]:
        """The player's games, the last played first."""
        newest = _NEWEST.limit(limit)
        with store_errors(self.place), self._reading.begin() as connection:
            return [saved_game(row) for row in connection.execute(newest, {"player": player})]

    def records(self, player: str) -> list[SavedGame]:
        """Every game in which the player has made a move, the oldest dealt first."""
        with store_errors(self.place), self._reading.begin() as connection:
            return [saved_game(row) for row in connection.execute(_PLAYED, {"player": player})]

    def actions(self, game_id: str, *, after: int = 0, until: int) -> list[str]:
        """The game's actions number ``after + 1`` to ``until``, in order."""
        wanted = {"game": game_id, "after": after, "until": until}
        with store_errors(self.place), self._reading.begin() as connection:
            # What is no text in a damaged file is no action either.
            return [str(text) for text in connection.execute(_ACTIONS, wanted).scalars()]

    def add_action(self, game: SavedGame, action: str, progress: Progress) -> SavedGame:
        """Keep one more action of a game; answers the game as it stands then.

        The first time that a game is won, how it was won is kept once and for all.

        Raises:
            ConcurrentUpdateError: the stored game is at another version than ``game``: somebody
                else was faster. Nothing was changed.
        """
        version = game.version + 1
        present = {"game": game.id, "present": game.version}
        with store_errors(self.place), self._writing() as connection:
            owner = connection.execute(_OWNER, {"game": game.id}).first()
            if owner is None:
                raise ConcurrentUpdateError("saved-game-moved-on")
            now = self._moments.next(*owner)
            values: dict[str, Any] = {
                "version": version,
                "status": progress.status,
                "score": progress.score,
                "moves": progress.moves,
                "played_at": now,
            }
            if first_win := game.won_at is None and progress.status == "won":
                values |= {
                    "won_at": now,
                    "won_version": version,
                    "won_moves": progress.moves,
                    "won_elapsed": games.c.elapsed,
                }
            changed = connection.execute(_AT_VERSION.values(values), present)
            if changed.rowcount != 1:
                raise ConcurrentUpdateError("saved-game-moved-on")
            _insert_actions(connection, game.id, version, (action,), now)
            if first_win:
                return _reread(connection, game.id)
        return replace(game, version=version, progress=progress, played_at=now)

    def tell_time(self, player: str, game_id: str, elapsed: int) -> SavedGame:
        """Note that the game has been played for so many seconds: the figure only ever grows.

        It never passes the time since the deal either, whatever a clock elsewhere says. As long
        as nothing is done after the first win, its time grows along.

        Raises:
            UnknownSavedGameError: the player has no such game.
        """
        game = self.game(player, game_id)
        if elapsed <= game.elapsed:
            return game
        with store_errors(self.place), self._writing() as connection:
            owner = select(games.c.player_id).where(games.c.id == game_id)
            number = connection.execute(owner).scalar_one_or_none()
            if number is None:
                raise UnknownSavedGameError("saved-game-unknown")
            possible = int((self._moments.present(number) - game.created_at).total_seconds())
            told = min(elapsed, max(possible, 0), MAX_PLAY_LENGTH)
            at_win = games.c.version == games.c.won_version
            connection.execute(
                update(games)
                .where(games.c.id == game_id, games.c.elapsed < told)
                .values(elapsed=told, won_elapsed=case((at_win, told), else_=games.c.won_elapsed))
            )
            return _reread(connection, game_id)

    # help

    def note_help(self, game: SavedGame, help: Help, *, line: str | None = None) -> SavedGame:  # noqa: A002
        """Note that the solver told the player something; answers the game as it stands then.

        Once a game has been won, nothing counts as help any more.

        Args:
            game: the game.
            help: what was told; a hint is counted, too.
            line: a winning line to keep for :meth:`line`; None keeps the one that is there.

        Raises:
            UnknownSavedGameError: the game is gone.
        """
        told: dict[str, Any] = {
            "help": _unless_won(games.c.help.bitwise_or(int(help)), games.c.help)
        }
        if Help.HINT in help:
            told["hints"] = _unless_won(games.c.hints + 1, games.c.hints)
        if line is not None:
            told["line"] = line
        with store_errors(self.place), self._writing() as connection:
            changed = connection.execute(update(games).where(games.c.id == game.id).values(told))
            if changed.rowcount != 1:
                raise UnknownSavedGameError("saved-game-unknown")
            return _reread(connection, game.id)

    def line(self, game_id: str) -> str | None:
        """The winning line that was kept last for the game, if any."""
        kept = select(games.c.line).where(games.c.id == game_id)
        with store_errors(self.place), self._reading.begin() as connection:
            return line_of(connection.execute(kept).scalar())


def _begun(connection: Connection, number: int, wish: str | None, deal: str) -> SavedGame | None:
    """The newest game of such a wish and deal that the player has not won.

    The player is locked until the transaction ends, so that a wish that comes twice at the same
    moment finds the other's game (SQLite has one writer).
    """
    connection.execute(select(players.c.id).where(players.c.id == number).with_for_update())
    theirs = select(*SUMMARY).where(games.c.player_id == number)
    alike = theirs.where(games.c.wish == wish, games.c.deal == deal, games.c.status != "won")
    row = connection.execute(alike.order_by(games.c.played_at.desc()).limit(1)).first()
    return None if row is None else saved_game(row)


def _reread(connection: Connection, game_id: str) -> SavedGame:
    return saved_game(connection.execute(_ANY_GAME, {"game": game_id}).one())


def _unless_won(value: ColumnElement[int], otherwise: ColumnElement[int]) -> ColumnElement[int]:
    return case((games.c.won_at.is_(None), value), else_=otherwise)


def _insert_actions(
    connection: Connection, game_id: str, first: int, texts: Sequence[str], at: datetime
) -> None:
    if texts:
        rows = [
            {"game_id": game_id, "number": number, "text": text, "at": at}
            for number, text in enumerate(texts, start=first)
        ]
        connection.execute(insert(actions), rows)


def _values(game: SavedGame) -> dict[str, Any]:
    """The columns of a game that :data:`fournil.store.games.SUMMARY` names."""
    progress = {"status": game.progress.status, "score": game.progress.score}
    kept = {
        column.name: getattr(game, column.name)
        for column in SUMMARY
        if column.name not in {"status", "score", "moves", "help"}
    }
    return kept | progress | {"moves": game.progress.moves, "help": int(game.help)}
