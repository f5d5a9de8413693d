"""Practice: a game that nobody keeps, such as a board of an example.

Whoever plays it carries the whole of it along: the deal, the moves that lead to where practice
begins, and what has been played since. One question holds all that and an action; the answer holds
all that there is to see after it. Nothing is stored, so practice neither becomes the game to go on
with nor fills a player's list, and asking twice does nothing twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fournil.core.autofinish import finishing_moves
from fournil.core.cards import Card
from fournil.deals.deal import Deal
from fournil.game.game import Game
from fournil.service import LastMove, last_move

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fournil.core.position import Position
    from fournil.game.game import Action


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice game at one moment; the fields that `fournil.service.GameState` has mean the same.

    Attributes:
        actions: the actions that stand, those before practice began among them.
        undone: the actions that were taken back, the next to be redone last.
    """

    deal: Deal
    position: Position
    actions: tuple[str, ...]
    moves: int
    finish: int
    undone: tuple[str, ...]
    score: int
    status: str
    undo_left: int
    redo_left: int
    last: LastMove | None = None


def practise(
    deal: str,
    before: Sequence[str] = (),
    moves: Sequence[str] = (),
    undone: Sequence[str] = (),
    act: str | None = None,
    on: str = "",
) -> Practice:
    """Take a practice game up where it was left, and do one thing in it.

    Args:
        deal: any text that names a deal.
        before: the actions that lead to where practice begins; undo does not reach them.
        moves: the actions that have been played since and stand.
        undone: the actions that were taken back, the next to be redone last.
        act: one of `ACTS`, or None to look only.
        on: the move's text, or the card that is tapped.

    Raises:
        FournilError: the text names no deal, the moves do not follow from it, or the rules refuse
            the action.

    >>> practise("BK1-C4-AAAAA24", before=["1a"], act="move", on="1b").undo_left
    1
    """
    named = Deal.parse(deal)
    game = Game.restore(named, [*before, *moves], undone, undo_floor=len(before))
    start = game.position
    action = None if act is None else ACTS[act](game, on)
    taken_back = act == "undo"
    if taken_back:
        start = game.position
    return Practice(
        deal=named,
        position=game.position,
        actions=tuple(game.actions),
        moves=len(game.moves),
        finish=len(finishing_moves(game.position)),
        undone=tuple(game.undone),
        score=game.score,
        status=str(game.status),
        undo_left=game.undo_left,
        redo_left=game.redo_left,
        last=last_move(start, action, taken_back=taken_back),
    )


def _restart(game: Game) -> None:
    """Back to where practice began, not to the deal."""
    while game.undo_left:
        game.undo()


ACTS: Final[dict[str, Callable[[Game, str], Action | None]]] = {
    "move": lambda game, on: game.play(on),
    "tap": lambda game, on: game.to_foundation(Card.parse(on)),
    "double_tap": lambda game, on: game.auto_move(Card.parse(on)),
    "finish": lambda game, _: game.finish(),
    "undo": lambda game, _: game.undo(),
    "redo": lambda game, _: game.redo(),
    "restart": lambda game, _: _restart(game),
}
"""What can be done in a practice game."""
