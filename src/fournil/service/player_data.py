"""A player's past: what it amounts to, all of it to take along, and forgetting it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from fournil.service.statistics import Statistics, choose, statistics_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from fournil.store import ExportedGame, SavedGame, Store

EXPORT_FORMAT: Final = "fournil-player-1"
"""Names the shape of what :meth:`PlayerData.export` answers."""


class PlayerData:
    """What the store knows of each player's games, taken together."""

    def __init__(self, store: Store, *, gone: Callable[[str], None] | None = None) -> None:
        """Look into a store.

        Args:
            store: the saved games.
            gone: is called with the id of each game that has been deleted.
        """
        self._store = store
        self._gone = gone

    def statistics(
        self,
        player: str,
        game: str | None = None,
        variant: str | None = None,
        help: Literal["with", "without"] | None = None,  # noqa: A002 - what it is called everywhere
    ) -> Statistics[SavedGame]:
        """What the player's games amount to.

        Args:
            player: whose games.
            game: a game's plain name: only its variations.
            variant: an exact name: only this variation.
            help: only the games in which help was taken, or only those in which none was.

        Raises:
            UnknownGameError: there is no such game or variation.
        """
        records = self._store.records(player)
        helped = None if help is None else help == "with"
        return statistics_of(choose(records, game=game, variant=variant, helped=helped))

    def export(self, player: str) -> dict[str, Any]:
        """Everything that is kept of the player, as JSON can hold it."""
        kept = self._store.export(player)
        return {
            "format": EXPORT_FORMAT,
            "since": _moment(kept.since),
            "settings": dict(kept.settings),
            "games": [_exported(game) for game in kept.games],
        }

    def forget(self, player: str) -> None:
        """Delete everything that is kept of the player."""
        for game_id in self._store.forget(player):
            if self._gone is not None:
                self._gone(game_id)


def _exported(exported: ExportedGame) -> dict[str, Any]:
    game = exported.game
    return {
        "id": game.id,
        "variant": game.variant,
        "deal": game.deal,
        "version": game.version,
        "status": game.progress.status,
        "score": game.progress.score,
        "moves": game.progress.moves,
        "elapsed": game.elapsed,
        "created_at": _moment(game.created_at),
        "played_at": _moment(game.played_at),
        "won_at": _moment(game.won_at),
        "won_version": game.won_version,
        "won_moves": game.won_moves,
        "won_elapsed": game.won_elapsed,
        "help": game.help.names,
        "hints": game.hints,
        "line": exported.line,
        "wish": game.wish,
        "level": game.level,
        "imported": game.imported,
        "actions": [{"action": text, "at": _moment(at)} for text, at in exported.actions],
    }


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat(timespec="milliseconds")
