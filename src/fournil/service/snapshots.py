"""What a face is shown of a game, and how an action is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fournil.core.autofinish import finishing_moves
from fournil.core.moves import FOUNDATION, Move
from fournil.errors import FournilError
from fournil.store import StoreError

if TYPE_CHECKING:
    from fournil.core.cards import Card
    from fournil.core.position import Position
    from fournil.deals.deal import Deal
    from fournil.game.game import Action, Game
    from fournil.store import SavedGame


@dataclass(frozen=True, slots=True)
class LastMove:
    """What an action did on the table: these cards went from one place to another.

    Finishing takes its cards, in this order, from many places to the foundations; the place that
    stands for those many, here or when it is undone, is None.
    """

    move: str
    cards: tuple[Card, ...]
    source: str | None
    target: str | None


@dataclass(frozen=True, slots=True)
class GameState:
    """A game as its player sees it.

    Attributes:
        saved: what the store keeps of it: id, version, time of play.
        deal: where it began.
        position: the table now.
        actions: the actions that stand, as text: moves, and ``finish``.
        moves: how many moves they are; each card that finishing played is one.
        finish: how many cards would go up if the game were finished now; 0 if it cannot be.
        score: points so far.
        status: ``playing``, ``stuck`` or ``won``.
        undo_left: how many actions can be undone now.
        redo_left: how many undone actions can be redone now.
        last: what the action that this state answers did, if cards moved.
        implied: how many moves the text leaves out whose import this state answers.
    """

    saved: SavedGame
    deal: Deal
    position: Position
    actions: tuple[str, ...]
    moves: int
    finish: int
    score: int
    status: str
    undo_left: int
    redo_left: int
    last: LastMove | None = None
    implied: int = 0


class VersionConflictError(FournilError):
    """The action was meant for another version; ``state`` is the game as it stands now."""

    def __init__(self, state: GameState) -> None:
        super().__init__("saved-game-moved-on")
        self.state = state


class ActionRejectedError(FournilError):
    """The rules refuse the action, for the reason that key and params give; nothing has changed."""

    def __init__(self, reason: FournilError, state: GameState) -> None:
        super().__init__(reason.key, **reason.params)
        self.state = state


class CorruptSavedGameError(StoreError):
    """The stored actions do not follow from the stored deal."""


def state_of(saved: SavedGame, game: Game, last: LastMove | None = None) -> GameState:
    """A game as its player sees it; ``last`` is what the action before did."""
    return GameState(
        saved=saved,
        deal=game.deal,
        position=game.position,
        actions=tuple(game.actions),
        moves=len(game.moves),
        finish=len(finishing_moves(game.position)),
        score=game.score,
        status=saved.progress.status,
        undo_left=game.undo_left,
        redo_left=game.redo_left,
        last=last,
    )


def last_move(start: Position, action: Action | None, *, taken_back: bool) -> LastMove | None:
    """What an action did; ``start`` is the position that it sets out from, even when undone."""
    if action is None:
        return None
    if isinstance(action, Move):
        source: str | None = str(action.source)
        target: str | None = str(action.target)
        cards = start.moved_cards(action)
    else:
        source, target = None, str(FOUNDATION)
        cards = tuple(finished_cards(start))
    if taken_back:
        source, target = target, source
    return LastMove(str(action), cards, source, target)


def finished_cards(start: Position) -> list[Card]:
    """The cards that finishing takes up from here, in their order."""
    cards: list[Card] = []
    for move in finishing_moves(start):
        cards += start.moved_cards(move)
        start = start.play_unchecked(move)
    return cards
