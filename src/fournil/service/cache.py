"""The games that are ready for their next action, without being replayed from what is stored."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fournil.game.game import Game
    from fournil.store import SavedGame

LIVE_GAMES: Final = 256
"""How many games are kept ready to play; any other is replayed from its actions when asked for."""


class GameCache:
    """The games played last, ready for their next action, and a lock for each."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[Game, int]] = OrderedDict()
        self._guard = Lock()
        # Games share these locks by chance, which costs a rare wait and bounds their number.
        self._locks = tuple(Lock() for _ in range(64))

    def lock(self, game_id: str) -> Lock:
        """What to hold while a game is looked at or played."""
        return self._locks[hash(game_id) % len(self._locks)]

    def find(self, saved: SavedGame) -> tuple[Game, int] | None:
        """The game and its version, unless it is ahead of what is stored."""
        with self._guard:
            known = self._games.get(saved.id)
        return known if known and known[1] <= saved.version else None

    def keep(self, saved: SavedGame, game: Game) -> None:
        """Have this game ready at this version."""
        with self._guard:
            self._games[saved.id] = (game, saved.version)
            self._games.move_to_end(saved.id)
            if len(self._games) > LIVE_GAMES:
                self._games.popitem(last=False)

    def forget(self, game_id: str) -> None:
        """Have this game ready no more."""
        with self._guard:
            self._games.pop(game_id, None)
