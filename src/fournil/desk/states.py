"""What a face is shown of a game, and how an action is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fournil.errors import FournilError
from fournil.store import StoreError

if TYPE_CHECKING:
    from fournil.cards import Card
    from fournil.deals import Deal
    from fournil.game import Game
    from fournil.moves import Move
    from fournil.position import Position
    from fournil.store import SavedGame


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


def state_of(saved: SavedGame, game: Game, last: LastMove | None = None) -> GameState:
    """A game as its player sees it; ``last`` is what the action before did."""
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
