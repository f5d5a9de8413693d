"""The desk: everything that a face may ask for, in one place that knows no HTTP and no terminal.

Each answer to an action is a :class:`GameState`, the whole of what there is to see. An action names
the version of the game that it was meant for: two faces on one game can neither lose nor double a
move, since the slower of the two is told how the game stands now.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from fournil.cards import Card
from fournil.deals import Deal
from fournil.dealtexts import Asked
from fournil.errors import FournilError
from fournil.game import Game
from fournil.rules import CATALOGUE
from fournil.settings import Settings, check_settings
from fournil.store import Progress, StoreError, VersionConflict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fournil.moves import Move
    from fournil.position import Position
    from fournil.store import SavedGame, Store

UNDO: Final = "undo"
REDO: Final = "redo"
RESTART: Final = "restart"

_LIVE_GAMES: Final = 256
"""How many games are kept ready to play; any other is replayed from its actions when asked for."""


@dataclass(frozen=True, slots=True)
class LastMove:
    """What an action did on the table: these cards went from one place to another."""

    move: str
    cards: tuple[Card, ...]
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class GameState:
    """A game as its player sees it.

    Attributes:
        saved: what the store keeps of it: id, version, time of play.
        deal: where it began.
        position: the table now.
        actions: the moves that stand, as text.
        score: points so far.
        status: ``playing``, ``stuck`` or ``won``.
        undo_left: how many actions can be undone now.
        redo_left: how many undone actions can be redone now.
        last: what the action that this state answers did, if cards moved.
    """

    saved: SavedGame
    deal: Deal
    position: Position
    actions: tuple[str, ...]
    score: int
    status: str
    undo_left: int
    redo_left: int
    last: LastMove | None = None


class StaleGame(FournilError):
    """The action was meant for another version; ``state`` is the game as it stands now."""

    def __init__(self, state: GameState) -> None:
        super().__init__("saved-game-moved-on")
        self.state = state


class RefusedAction(FournilError):
    """The rules refuse the action, for the reason that key and params give; nothing has changed."""

    def __init__(self, reason: FournilError, state: GameState) -> None:
        super().__init__(reason.key, **reason.params)
        self.state = state


class BrokenSavedGame(StoreError):
    """The stored actions do not follow from the stored deal."""


class Desk:
    """The service behind every face; one desk may serve many threads."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._live = _LiveGames()

    # new games and old ones

    def new_game(
        self,
        player: str,
        *,
        game: str | None = None,
        cells: int | None = None,
        deal: str | None = None,
    ) -> GameState:
        """Deal a game.

        Args:
            player: whose game it will be.
            game: plain name (``dozen``) or exact name (``BK1-C2``); Jeu du Boulanger if neither
                it nor the deal says.
            cells: how many free cells, where the game gives the choice.
            deal: any text that names a deal; any deal at all if not given.

        Raises:
            FournilError: no such game, or the text names no deal; nothing has changed.
        """
        chosen = self.find_deal(game=game, cells=cells, deal=deal)
        fresh = Game(chosen)
        saved = self._store.add_game(
            player, secrets.token_urlsafe(9), chosen.rules.name, chosen.name, _progress(fresh)
        )
        with self._live.lock(saved.id):
            self._live.keep(saved, fresh)
        return _state(saved, fresh)

    def find_deal(
        self, *, game: str | None = None, cells: int | None = None, deal: str | None = None
    ) -> Deal:
        """The deal that a player asks for; see :meth:`new_game`. Nothing is stored."""
        if deal is None:
            return Deal.random(Asked(game=game, cells=cells).choose() or CATALOGUE[0])
        return Deal.parse(deal, game=game, cells=cells)

    def game(self, player: str, game_id: str) -> GameState:
        """A game as it stands.

        Raises:
            UnknownSavedGame: the player has no such game.
        """
        with self._live.lock(game_id):
            saved = self._store.game(player, game_id)
            return _state(saved, self._ready(saved))

    def games(self, player: str) -> list[SavedGame]:
        """The player's games, the last played first."""
        return self._store.games(player)

    # playing

    def play(self, player: str, game_id: str, version: int, move: str) -> GameState:
        """Play a move given as text.

        Raises:
            StaleGame: the game is at another version.
            RefusedAction: the text names no move, or the rules refuse it.
            UnknownSavedGame: the player has no such game.
        """
        return self._act(player, game_id, version, lambda game: game.play(move))

    def tap(self, player: str, game_id: str, version: int, card: str) -> GameState:
        """Send a card to its foundation; raises as :meth:`play` does."""
        return self._act(player, game_id, version, lambda game: game.tap(Card.parse(card)))

    def double_tap(self, player: str, game_id: str, version: int, card: str) -> GameState:
        """Send a card to the best place that takes it; raises as :meth:`play` does."""
        return self._act(player, game_id, version, lambda game: game.double_tap(Card.parse(card)))

    def undo(self, player: str, game_id: str, version: int) -> GameState:
        """Take back the last action; raises as :meth:`play` does."""
        return self._act(player, game_id, version, Game.undo, UNDO)

    def redo(self, player: str, game_id: str, version: int) -> GameState:
        """Play the last undone action again; raises as :meth:`play` does."""
        return self._act(player, game_id, version, Game.redo, REDO)

    def restart(self, player: str, game_id: str, version: int) -> GameState:
        """Go back to the start of the deal; raises as :meth:`play` does."""
        return self._act(player, game_id, version, Game.restart, RESTART)

    def tell_time(self, player: str, game_id: str, elapsed: int) -> GameState:
        """Note how many seconds the game has been played; a smaller figure changes nothing."""
        with self._live.lock(game_id):
            saved = self._store.tell_time(player, game_id, elapsed)
            return _state(saved, self._ready(saved))

    def _act(
        self,
        player: str,
        game_id: str,
        version: int,
        act: Callable[[Game], Move | None],
        action: str | None = None,
    ) -> GameState:
        with self._live.lock(game_id):
            saved = self._store.game(player, game_id)
            game = self._ready(saved)
            if saved.version != version:
                raise StaleGame(_state(saved, game))
            before = game.position
            try:
                move = act(game)
            except FournilError as reason:
                raise RefusedAction(reason, _state(saved, game)) from reason
            # From here the game in memory is ahead of the stored one. Should storing fail, the
            # next request finds no game ready and replays it from what is really stored.
            self._live.forget(game_id)
            try:
                saved = self._store.add_action(saved, action or str(move), _progress(game))
            except VersionConflict as conflict:
                saved = self._store.game(player, game_id)
                raise StaleGame(_state(saved, self._ready(saved))) from conflict
            self._live.keep(saved, game)
            undone = action == UNDO
            start = game.position if undone else before
            return _state(saved, game, last_move(start, move, taken_back=undone))

    def _ready(self, saved: SavedGame) -> Game:
        """The game at the version of ``saved``; call it only under the game's lock."""
        known = self._live.find(saved)
        game, version = known or (Game(_deal(saved)), 0)
        if version < saved.version:
            self._live.forget(saved.id)
            for action in self._store.actions(saved.id, after=version, until=saved.version):
                _replay(game, action)
        self._live.keep(saved, game)
        return game

    # settings

    def settings(self, player: str) -> Settings:
        """How the player likes the table."""
        return Settings.restore(self._store.settings(player))

    def change_settings(self, player: str, changes: Mapping[str, Any]) -> Settings:
        """Change some of the player's settings; answers all of them.

        Raises:
            InvalidSetting: a value is not among the choices; nothing has changed.
        """
        check_settings(changes)
        if not changes:
            return self.settings(player)
        return Settings.restore(self._store.change_settings(player, changes))


class _LiveGames:
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
            if len(self._games) > _LIVE_GAMES:
                self._games.popitem(last=False)

    def forget(self, game_id: str) -> None:
        """Have this game ready no more."""
        with self._guard:
            self._games.pop(game_id, None)


def _deal(saved: SavedGame) -> Deal:
    try:
        return Deal.parse(saved.deal)
    except FournilError as error:
        raise BrokenSavedGame("saved-game-broken") from error


def _replay(game: Game, action: str) -> None:
    try:
        match action:
            case "undo":
                game.undo()
            case "redo":
                game.redo()
            case "restart":
                game.restart()
            case _:
                game.play(action)
    except FournilError as error:
        raise BrokenSavedGame("saved-game-broken") from error


def _progress(game: Game) -> Progress:
    return Progress(str(game.status), game.score, len(game.moves))


def _state(saved: SavedGame, game: Game, last: LastMove | None = None) -> GameState:
    return GameState(
        saved=saved,
        deal=game.deal,
        position=game.position,
        actions=tuple(game.actions),
        score=game.score,
        status=saved.progress.status,
        undo_left=game.undo_left,
        redo_left=game.redo_left,
        last=last,
    )


def last_move(start: Position, move: Move | None, *, taken_back: bool) -> LastMove | None:
    """What a move did; ``start`` is the position that it sets out from, in play as in undoing."""
    if move is None:
        return None
    source, target = str(move.source), str(move.target)
    if taken_back:
        source, target = target, source
    return LastMove(str(move), start.moved_cards(move), source, target)
