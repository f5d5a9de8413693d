"""Game: one deal being played, with its past: taps, undo, score, and how it stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, StrEnum
from typing import Final, Self

from fournil.core.autofinish import finishing_moves
from fournil.core.cards import Card
from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind
from fournil.core.position import Position
from fournil.deals.deal import Deal
from fournil.errors import (
    CannotFinishError,
    IllegalMoveError,
    NothingToRedoError,
    NothingToUndoError,
)

UNDO_LIMIT: Final = 100
"""How many actions can be undone in a row."""

MAX_ACTIONS: Final = 5000
"""How many actions a game takes before cards can only go up, which ends it soon.

Hardly a game that people play has a twentieth of them. Whatever must hold any game knows by this
how much that is: its text, the address of its replay.
"""

FOUNDATION_POINTS: Final = 10
CELL_TO_COLUMN_POINTS: Final = 5


class Status(StrEnum):
    """How a game stands. A lost cause with moves left is still being played."""

    PLAYING = "playing"
    STUCK = "stuck"
    WON = "won"


class Finish(Enum):
    """The action that plays out all cards that are left.

    Which moves it stands for follows from the position in which it is done.
    """

    FINISH = "finish"

    def __str__(self) -> str:
        return self.value


FINISH: Final = Finish.FINISH

Action = Move | Finish
"""What is done and undone as one: a move, or all the moves that finish a game."""


class Game:
    """A deal, a position and its past.

    The past is a list of actions; the positions along it follow from the deal. Undone actions
    wait to be redone until another action is played. Starting again is undoing everything at
    once, so even that can be taken back by redoing.

    >>> game = Game(Deal.parse("BK1-C4-AAAAA24"))
    >>> _ = game.play("1a")
    >>> game.undo(), game.score, game.undo_left, game.redo_left
    (Move.parse('1a'), 0, 0, 1)
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        # The position before the first action and after each; the moves that each stands for.
        self._positions = [deal.position]
        self._actions: list[Action] = []
        self._moves: list[tuple[Move, ...]] = []
        self._undone: list[Action] = []
        self._floor = 0

    @classmethod
    def restore(
        cls, deal: Deal, actions: Iterable[str], undone: Sequence[str] = (), *, undo_floor: int = 0
    ) -> Self:
        """A game as it was left.

        Args:
            deal: the deal.
            actions: the texts of :attr:`actions`, from the first.
            undone: the texts of :attr:`undone`, the next to be redone last.
            undo_floor: the value of :attr:`undo_floor`.

        Raises:
            MoveError: the actions do not follow from the deal.
            CannotFinishError: one of them is to finish where not every card could go up.
        """
        game = cls(deal)
        for action in actions:
            game._push(game._read(action))
        game._floor = max(game._floor, undo_floor)
        game._undone = [_FINISHES.get(text) or Move.parse(text) for text in undone]
        return game

    # how it stands

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def status(self) -> Status:
        """Whether the game is won, has no legal move left, or goes on."""
        if self.position.is_won:
            return Status.WON
        return Status.STUCK if self.position.is_stuck else Status.PLAYING

    @property
    def score(self) -> int:
        """The points of all actions that stand: +10 a card to a foundation, +5 cell to column."""
        return sum(points(move) for move in self.moves)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that stand, from the first; each card that finishing played is one."""
        return tuple(move for moves in self._moves for move in moves)

    @property
    def actions(self) -> list[str]:
        """The actions that stand as text that replays them, from the first."""
        return [str(action) for action in self._actions]

    @property
    def undone(self) -> list[str]:
        """The undone actions as text, the next to be redone last."""
        return [str(action) for action in self._undone]

    @property
    def undo_floor(self) -> int:
        """How many of the first actions are out of undo's reach."""
        return self._floor

    @property
    def undo_left(self) -> int:
        """How many actions can be undone now."""
        return len(self._actions) - self._floor

    @property
    def redo_left(self) -> int:
        """How many undone actions can be redone now."""
        return len(self._undone)

    # playing

    def play(self, move: Move | str) -> Move:
        """Plays a move and returns it with its number of cards.

        Raises:
            MalformedMoveError: the text names no move.
            AmbiguousMoveError: the text can be read as two moves.
            IllegalMoveError: the rules refuse it, or the game is too long for any move but one to a
                foundation; nothing has changed.
        """
        position = self.position
        complete = position.parse_move(move) if isinstance(move, str) else position.resolve(move)
        self._act(complete)
        return complete

    def finish(self) -> Finish:
        """Plays out all cards that are left, as one action, when every one can simply go up.

        It brings what the cards would have brought one by one.

        Raises:
            CannotFinishError: some card cannot go up yet, or none is left; nothing has changed.
        """
        self._act(FINISH)
        return FINISH

    def replay_action(self, action: str) -> Action:
        """Does what a text of :attr:`actions` says: a move, or to finish.

        Raises:
            MoveError: the text names no move, or the rules refuse it; nothing has changed.
            CannotFinishError: not every card can go up; nothing has changed.
        """
        read = self._read(action)
        self._act(read)
        return read

    def to_foundation(self, card: Card) -> Move:
        """A single tap: sends a top or cell card to its foundation.

        Raises:
            IllegalMoveError: it cannot go there now, or is covered; nothing has changed.
        """
        return self.play(Move(self._reachable(card), FOUNDATION))

    def auto_move(self, card: Card) -> Move:
        """A double tap: sends a top or cell card to the best place.

        That is its foundation, else the longest column that takes it (the leftmost of equals),
        else the first empty column, else the first empty cell. A card that already has a cell,
        or a column to itself, does not hop to another one: that would change nothing.

        Raises:
            IllegalMoveError: no place takes it, or it is covered; nothing has changed.
        """
        source = self._reachable(card)
        position = self.position
        singles = [
            move.target
            for move in position.legal_moves
            if move.source == source
            and position.moved_cards(move) == (card,)
            and not self._changes_nothing(move)
        ]
        if not singles:
            raise IllegalMoveError("move-nowhere", card=card)

        def preference(target: Place) -> tuple[int, int, int]:
            if target.kind == PlaceKind.FOUNDATION:
                return 0, 0, 0
            if target.kind == PlaceKind.CELL:
                return 3, 0, target.index
            length = len(position.columns[target.index])
            return (1, -length, target.index) if length else (2, 0, target.index)

        return self.play(Move(source, min(singles, key=preference)))

    def undo(self) -> Action:
        """Takes back the last action and returns it.

        Raises:
            NothingToUndoError: no action stands, or the last 100 have been undone.
        """
        if not self._actions:
            raise NothingToUndoError("undo-nothing")
        if self.undo_left == 0:
            raise NothingToUndoError("undo-limit", limit=UNDO_LIMIT)
        return self._pop()

    def redo(self) -> Action:
        """Plays the last undone action again and returns it.

        Raises:
            NothingToRedoError: no undone action is left.
        """
        if not self._undone:
            raise NothingToRedoError("redo-nothing")
        self._push(self._undone[-1])
        return self._undone.pop()

    def restart(self) -> None:
        """Goes back to the start of the deal; redoing leads forward again."""
        self._back(0)

    def rewind_to(self, actions: int) -> None:
        """Goes back to where only the first ``actions`` actions stand; redoing leads forward.

        However far back that is: the limit of undo is for undoing step by step.

        Raises:
            NothingToUndoError: no more than these stand; nothing has changed.
        """
        if not 0 <= actions < len(self._actions):
            raise NothingToUndoError("undo-nothing")
        self._back(actions)

    def _reachable(self, card: Card) -> Place:
        place = self.position.locate(card)
        if place is None:
            raise IllegalMoveError("move-no-such-card", card=card)
        if place == FOUNDATION:
            raise IllegalMoveError("move-foundation-final")
        if place.kind == PlaceKind.COLUMN and self.position.columns[place.index][-1] != card:
            raise IllegalMoveError("move-covered", card=card)
        return place

    def _changes_nothing(self, move: Move) -> bool:
        """Whether a move of one card only swaps its cell or its whole column for an empty one."""
        if move.source.kind != move.target.kind:
            return False
        columns = self.position.columns
        return move.source.kind == PlaceKind.CELL or (
            len(columns[move.source.index]) == 1 and not columns[move.target.index]
        )

    def _read(self, text: str) -> Action:
        return _FINISHES.get(text) or self.position.parse_move(text)

    def _act(self, action: Action) -> None:
        goes_up = not isinstance(action, Move) or action.target == FOUNDATION
        if len(self._actions) >= MAX_ACTIONS and not goes_up:
            raise IllegalMoveError("move-too-late", limit=MAX_ACTIONS)
        self._push(action)
        # Doing again what was just undone keeps the rest of the way forward.
        if self._undone and self._undone[-1] == action:
            self._undone.pop()
        else:
            self._undone.clear()

    def _push(self, action: Action) -> None:
        position = self.position
        if isinstance(action, Move):
            moves: tuple[Move, ...] = (action,)
            position = position.play(action)
        else:
            moves = finishing_moves(position)
            if not moves:
                raise CannotFinishError("finish-won" if position.is_won else "finish-not-yet")
            for move in moves:
                position = position.play_unchecked(move)
        self._positions.append(position)
        self._actions.append(action)
        self._moves.append(moves)
        self._floor = max(self._floor, len(self._actions) - UNDO_LIMIT)

    def _pop(self) -> Action:
        action = self._actions.pop()
        self._positions.pop()
        self._moves.pop()
        self._undone.append(action)
        return action

    def _back(self, actions: int) -> None:
        while len(self._actions) > actions:
            self._pop()
        self._floor = min(self._floor, actions)


_FINISHES: Final = {str(finish): finish for finish in Finish}


def points(move: Move) -> int:
    """What a move brings: 10 to a foundation, 5 from a cell to a column, else nothing.

    >>> points(Move.parse("4h")), points(Move.parse("a5")), points(Move.parse("26x3"))
    (10, 5, 0)
    """
    if move.target.kind == PlaceKind.FOUNDATION:
        return FOUNDATION_POINTS
    if move.source.kind == PlaceKind.CELL and move.target.kind == PlaceKind.COLUMN:
        return CELL_TO_COLUMN_POINTS
    return 0
