"""The table: dealing games and playing them, with every action kept before it is answered."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from fournil.core.cards import Card
from fournil.core.rules import CATALOGUE
from fournil.deals.deal import Deal
from fournil.deals.parse import RulesFilter
from fournil.errors import FournilError, InvalidDealKindError
from fournil.game import record as gametexts
from fournil.game.game import Game
from fournil.service.analysis import AnalysisService
from fournil.service.cache import GameCache
from fournil.service.deal_requests import DealFinder, DealKind, GeneratedDeal, utc_today
from fournil.service.jobs import PendingAnswer
from fournil.service.player_data import PlayerData
from fournil.service.settings import Settings, check_settings
from fournil.service.snapshots import (
    ActionRejectedError,
    CorruptSavedGameError,
    GameState,
    VersionConflictError,
    last_move,
    state_of,
)
from fournil.service.timeouts import USUAL, Timeouts
from fournil.store import ConcurrentUpdateError, Progress

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from fournil.game.game import Action
    from fournil.service.solver_pool import SolverPool
    from fournil.store import SavedGame, Store

UNDO: Final = "undo"
REDO: Final = "redo"
RESTART: Final = "restart"
_BACK: Final = "back:"


class GameService:
    """The service behind every face; one desk may serve many threads."""

    def __init__(
        self,
        store: Store,
        lanes: SolverPool | None = None,
        *,
        today: Callable[[], date] = utc_today,
        timeouts: Timeouts = USUAL,
    ) -> None:
        """Open a desk.

        Args:
            store: keeps the games; whoever opened it closes it.
            lanes: where positions are settled; lanes of its own if not given.
            today: tells the day by Universal Time, for the deal of the day.
            timeouts: after what questions and wishes are given up.
        """
        self._store = store
        self._live = GameCache()
        self._watchers: list[Callable[[str], None]] = []
        self.advice = AnalysisService(store, self.game, lanes, timeouts=timeouts)
        self.watch(self.advice.moved)
        self.history = PlayerData(store, gone=self._drop)
        self._wishes = DealFinder(today, patience=timeouts.wish)

    def watch(self, moved: Callable[[str], None]) -> None:
        """Have ``moved`` called with a game's id whenever the position of that game has changed.

        It is called before the action is answered, and must neither wait nor ask the desk.
        """
        self._watchers.append(moved)

    def close(self) -> None:
        """Stop all searches; the store stays open."""
        self.advice.close()
        self._wishes.close()

    # new games and old ones

    def new_game(
        self,
        player: str,
        *,
        game: str | None = None,
        cells: int | None = None,
        deal: str | None = None,
        wish: str | None = None,
    ) -> GameState:
        """Deal a game; with a wish this takes as long as such a deal is looked for.

        Args:
            player: whose game it will be.
            game: plain name (``dozen``) or exact name (``BK1-C2``); Jeu du Boulanger if neither
                it nor the deal says.
            cells: how many free cells, where the game gives the choice.
            deal: any text that names a deal; any deal at all if not given.
            wish: what kind of deal it shall be (:class:`fournil.service.deal_requests.DealKind`).

        Raises:
            FournilError: no such game, the text names no deal, or no deal was found as it was
                wished for; nothing has changed.
        """
        if wish is not None and DealKind.parse(wish) is not DealKind.ANY:
            if deal is not None:
                raise InvalidDealKindError("wish-and-deal")
            return self.wish(player, wish, game=game, cells=cells).answer()
        chosen = self.find_deal(game=game, cells=cells, deal=deal)
        return self._keep(player, Game(chosen))

    def wish(
        self, player: str, wish: str, *, game: str | None = None, cells: int | None = None
    ) -> PendingAnswer[GameState]:
        """Have a deal looked for; it becomes a game when the answer is asked for.

        Whoever wishes for the deal of the day again while it is not won goes on with it.

        Args:
            player: whose game it will be.
            wish: what kind of deal, any but ``any``.
            game: plain or exact name, as in :meth:`new_game`.
            cells: how many free cells, where the game gives the choice.

        Raises:
            UnknownGameError: there is no such game.
            InvalidDealKindError: there is no such wish. The answer raises DealNotFoundError if no
                deal is found.
        """
        rules = RulesFilter(game=game, cells=cells).select() or CATALOGUE[0]
        future = self._wishes.find(rules, DealKind.parse(wish))
        return PendingAnswer(future, lambda found: self._deal_wished(player, found))

    def _deal_wished(self, player: str, found: GeneratedDeal) -> GameState:
        return self._keep(
            player,
            Game(found.deal),
            wish=found.wish,
            level=str(found.level),
            once=found.day is not None,
        )

    def import_game(self, player: str, text: str) -> GameState:
        """Keep a game that comes as text (:mod:`fournil.game.record`), with what was done in it.

        It is marked as imported: what was played elsewhere counts in nobody's statistics.

        Raises:
            RecordError: the text tells no game that can be played; nothing has changed.
        """
        told = gametexts.read_told(text)
        return replace(self._keep(player, told.game, imported=True), implied=told.implied)

    def export_game(self, player: str, game_id: str) -> str:
        """A game as text, with the actions that stand.

        Raises:
            UnknownSavedGameError: the player has no such game.
        """
        with self._live.lock(game_id):
            return gametexts.write(self._ready(self._store.game(player, game_id)))

    def _keep(
        self,
        player: str,
        game: Game,
        *,
        wish: str | None = None,
        level: str | None = None,
        imported: bool = False,
        once: bool = False,
    ) -> GameState:
        """Keep a game that is not kept yet; with ``once``, or go on with the one that is."""
        fresh = secrets.token_urlsafe(9)
        saved = self._store.add_game(
            player,
            fresh,
            game.deal.rules.name,
            game.deal.name,
            _progress(game),
            wish=wish,
            level=level,
            imported=imported,
            actions=game.actions,
            once=once,
        )
        if saved.id != fresh:
            return self.game(player, saved.id)
        with self._live.lock(saved.id):
            self._live.keep(saved, game)
        return state_of(saved, game)

    def find_deal(
        self, *, game: str | None = None, cells: int | None = None, deal: str | None = None
    ) -> Deal:
        """The deal that a player asks for; see :meth:`new_game`. Nothing is stored."""
        if deal is None:
            return Deal.random(RulesFilter(game=game, cells=cells).select() or CATALOGUE[0])
        return Deal.parse(deal, game=game, cells=cells)

    def game(self, player: str, game_id: str) -> GameState:
        """A game as it stands.

        Raises:
            UnknownSavedGameError: the player has no such game.
        """
        with self._live.lock(game_id):
            saved = self._store.game(player, game_id)
            return state_of(saved, self._ready(saved))

    def games(self, player: str) -> list[SavedGame]:
        """The player's games, the last played first."""
        return self._store.games(player)

    # playing

    def play(self, player: str, game_id: str, version: int, move: str) -> GameState:
        """Play a move given as text.

        Raises:
            VersionConflictError: the game is at another version.
            ActionRejectedError: the text names no move, or the rules refuse it.
            UnknownSavedGameError: the player has no such game.
        """
        return self._act(player, game_id, version, lambda game: game.play(move))

    def tap(self, player: str, game_id: str, version: int, card: str) -> GameState:
        """Send a card to its foundation; raises as :meth:`play` does."""
        return self._act(
            player, game_id, version, lambda game: game.to_foundation(Card.parse(card))
        )

    def double_tap(self, player: str, game_id: str, version: int, card: str) -> GameState:
        """Send a card to the best place that takes it; raises as :meth:`play` does."""
        return self._act(player, game_id, version, lambda game: game.auto_move(Card.parse(card)))

    def undo(self, player: str, game_id: str, version: int) -> GameState:
        """Take back the last action; raises as :meth:`play` does."""
        return self._act(player, game_id, version, Game.undo, UNDO)

    def redo(self, player: str, game_id: str, version: int) -> GameState:
        """Play the last undone action again; raises as :meth:`play` does."""
        return self._act(player, game_id, version, Game.redo, REDO)

    def restart(self, player: str, game_id: str, version: int) -> GameState:
        """Go back to the start of the deal; raises as :meth:`play` does."""
        return self._act(player, game_id, version, Game.restart, RESTART)

    def finish(self, player: str, game_id: str, version: int) -> GameState:
        """Play out all cards that are left, as one action; raises as :meth:`play` does."""
        return self._act(player, game_id, version, Game.finish)

    def back_to(self, player: str, game_id: str, version: int, actions: int) -> GameState:
        """Go back to where only the first ``actions`` actions stand; redoing leads forward again.

        Raises as :meth:`play` does.
        """
        return self._act(
            player, game_id, version, lambda game: game.rewind_to(actions), f"{_BACK}{actions}"
        )

    def tell_time(self, player: str, game_id: str, elapsed: int) -> GameState:
        """Note how many seconds the game has been played; a smaller figure changes nothing."""
        with self._live.lock(game_id):
            saved = self._store.tell_time(player, game_id, elapsed)
            return state_of(saved, self._ready(saved))

    def _act(
        self,
        player: str,
        game_id: str,
        version: int,
        act: Callable[[Game], Action | None],
        text: str | None = None,
    ) -> GameState:
        with self._live.lock(game_id):
            saved = self._store.game(player, game_id)
            game = self._ready(saved)
            if saved.version != version:
                raise VersionConflictError(state_of(saved, game))
            before = game.position
            try:
                action = act(game)
            except FournilError as reason:
                raise ActionRejectedError(reason, state_of(saved, game)) from reason
            # From here the game in memory is ahead of the stored one. Should storing fail, the
            # next request finds no game ready and replays it from what is really stored.
            self._live.forget(game_id)
            try:
                saved = self._store.add_action(saved, text or str(action), _progress(game))
            except ConcurrentUpdateError as conflict:
                saved = self._store.game(player, game_id)
                raise VersionConflictError(state_of(saved, self._ready(saved))) from conflict
            self._live.keep(saved, game)
            for moved in self._watchers:
                moved(game_id)
            undone = text == UNDO
            start = game.position if undone else before
            return state_of(saved, game, last_move(start, action, taken_back=undone))

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

    def _drop(self, game_id: str) -> None:
        """Have nothing ready any more of a game that has been deleted."""
        self._live.forget(game_id)
        for moved in self._watchers:
            moved(game_id)

    # settings

    def settings(self, player: str) -> Settings:
        """How the player likes the table."""
        return Settings.restore(self._store.settings(player))

    def change_settings(self, player: str, changes: Mapping[str, Any]) -> Settings:
        """Change some of the player's settings; answers all of them.

        Raises:
            InvalidSettingError: a value is not among the choices; nothing has changed.
        """
        check_settings(changes)
        if not changes:
            return self.settings(player)
        return Settings.restore(self._store.change_settings(player, changes))


def _deal(saved: SavedGame) -> Deal:
    if saved.damaged:
        raise CorruptSavedGameError("saved-game-broken")
    try:
        return Deal.parse(saved.deal)
    except FournilError as error:
        raise CorruptSavedGameError("saved-game-broken") from error


def _replay(game: Game, action: str) -> None:
    try:
        if action.startswith(_BACK):
            game.rewind_to(int(action.removeprefix(_BACK)))
        elif action in _STEPS:
            _STEPS[action](game)
        else:
            game.replay_action(action)
    except (FournilError, ValueError) as error:
        raise CorruptSavedGameError("saved-game-broken") from error


_STEPS: Final[dict[str, Callable[[Game], object]]] = {
    UNDO: Game.undo,
    REDO: Game.redo,
    RESTART: Game.restart,
}


def _progress(game: Game) -> Progress:
    return Progress(str(game.status), game.score, len(game.moves))
