"""Lines as people would play them: in the actions of the app, and without pointless moves.

A search finds *a* line: it may move a run card by card, carry a card there and back, or put aside
what is in nobody's way. Here a line becomes a list of *steps* that speak of cards, not of places:
"this card, with all that lies on it, onto that card" (to an empty column, to a cell, up). Steps
make sense on other boards than the one they were made for, so a line can be shortened by trial:

* leave a step out and play the rest. Steps that ask for what is already so vanish, too: without
  the step that puts a card aside, the card travels as part of its run and need not come back;
* let a card go at once where it goes by its next step, and leave that next step out.

Whatever then still wins is kept, until nothing more can be left out. A trial mostly fails within a
few steps, so a line of some hundred moves takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.cards import Card
from fournil.moves import FOUNDATION, Move, Place, PlaceKind

if TYPE_CHECKING:
    from fournil.position import Position
    from fournil.rules import Rules

# Where a step goes, if not onto a card; also what lies under a card, if not a card.
_EMPTY: Final = -1
_CELL: Final = -2
_UP: Final = -3

_NONE: Final = -1
_MOST_PASSES: Final = 12

Step = tuple[int, int]
"""The index of the card that moves, with all that lies on it, and of the card that it goes on."""


class _Board(NamedTuple):
    """Where every card lies.

    Attributes:
        below: for each card what lies under it: a card, ``_EMPTY``, ``_CELL`` or ``_UP``.
        above: for each card the card on it, or ``_NONE``.
        foundations: the rank on top of each.
        cells: how many cells are empty.
        columns: how many columns are empty.
    """

    below: list[int]
    above: list[int]
    foundations: list[int]
    cells: int
    columns: int


def tidy(position: Position, moves: Iterable[Move]) -> tuple[Move, ...]:
    """The same line in the app's own actions and without pointless moves.

    Args:
        position: where the line starts.
        moves: legal moves from there to won, runs as one move or card by card.

    Returns:
        Legal moves from there to won, at most as many; played through before they are returned.

    Raises:
        IllegalMove: the line given is not legal.
        ValueError: the line given does not win.

    >>> from fournil.position import Position
    >>> from fournil.rules import find_rules
    >>> start = Position(find_rules("boulanger"), ["KS QS", "JS", "TS"] + [""] * 5, "",
    ...     foundations=(9, 13, 13, 13))
    >>> there_and_back = ["2a", "a2", "3h", "2h", "1h", "1h"]
    >>> [str(move) for move in tidy(start, map(Move.parse, there_and_back))]
    ['3h', '2h', '1h', '1h']
    """
    table = _table_of(position.rules)
    steps = _steps_of(position, moves)
    start = _board_of(position)
    for _ in range(_MOST_PASSES):
        shorter = _leave_out(table, start, steps)
        if len(shorter) == len(steps):
            break
        steps = shorter
    return _moves_of(position, steps)


class _Table:
    """The rules as the trials need them.

    Attributes:
        parents: for each card the set, as bits, of the cards that it may be placed on.
        runs: whether runs move as one.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.runs = rules.runs
        self.parents = [0] * 52
        for card in rules.deck:
            for parent in rules.parents(card):
                self.parents[card.index] |= 1 << parent.index
        self._capacities: dict[tuple[int, int, bool], int] = {}

    def capacity(self, cells: int, columns: int, *, to_empty: bool) -> int:
        """What :meth:`fournil.rules.Rules.capacity` says, looked up."""
        key = (cells, columns, to_empty)
        found = self._capacities.get(key)
        if found is None:
            found = self._capacities[key] = self.rules.capacity(cells, columns, to_empty=to_empty)
        return found


@lru_cache(maxsize=64)
def _table_of(rules: Rules) -> _Table:
    return _Table(rules)


def _leave_out(table: _Table, start: _Board, steps: list[Step]) -> list[Step]:
    """The steps without those that can be left out; one round, from the last to the first."""
    steps = steps.copy()
    boards = []
    board = start
    for step in steps:
        boards.append(board)
        played = _play(table, board, (step,))
        if played is None:
            raise AssertionError("a line that was legal is not any more")
        board = played[1]
    for at in range(len(steps) - 1, -1, -1):
        card, target = steps[at]
        if target == _UP:
            continue
        rest = steps[at + 1 :]
        played = _play(table, boards[at], rest)
        if played is None:
            later = next((i for i, step in enumerate(rest) if step[0] == card), None)
            if later is not None:
                at_once = (rest[later], *rest[:later], *rest[later + 1 :])
                played = _play(table, boards[at], at_once)
        if played is not None:
            steps[at:] = played[0]
    return steps


def _play(table: _Table, board: _Board, steps: Sequence[Step]) -> tuple[list[Step], _Board] | None:
    """Plays steps; None if one cannot be played. Steps that change nothing are left out."""
    below, above, foundations = board.below.copy(), board.above.copy(), board.foundations.copy()
    cells, columns = board.cells, board.columns
    parents, runs = table.parents, table.runs
    played = []
    for step in steps:
        card, target = step
        under = below[card]
        if under == target:
            continue
        length, top = 1, card
        while (over := above[top]) != _NONE:
            if not runs or not parents[over] >> top & 1:
                return None
            length += 1
            top = over
        if target == _UP:
            suit, rank = divmod(card, 13)
            if length > 1 or foundations[suit] != rank:
                return None
            foundations[suit] = rank + 1
        elif target == _CELL:
            if length > 1 or cells == 0:
                return None
            cells -= 1
        elif target == _EMPTY:
            if columns == 0 or length > table.capacity(cells, columns, to_empty=True):
                return None
            columns -= 1
        else:
            if above[target] != _NONE or below[target] < _EMPTY:
                return None
            if length > table.capacity(cells, columns, to_empty=False):
                return None
            above[target] = card
        if under >= 0:
            above[under] = _NONE
        elif under == _EMPTY:
            columns += 1
        else:
            cells += 1
        below[card] = target
        played.append(step)
    return played, _Board(below, above, foundations, cells, columns)


def _board_of(position: Position) -> _Board:
    below, above = [_UP] * 52, [_NONE] * 52
    for column in position.columns:
        under = _EMPTY
        for card in column:
            below[card.index] = under
            if under >= 0:
                above[under] = card.index
            under = card.index
    for held in position.cells:
        if held is not None:
            below[held.index] = _CELL
    return _Board(
        below,
        above,
        list(position.foundations),
        position.empty_cells,
        position.empty_columns,
    )


def _steps_of(position: Position, moves: Iterable[Move]) -> list[Step]:
    """What a line does, told by cards. Moves from cell to cell tell nothing."""
    steps = []
    for given in moves:
        move = position.complete(given)
        if move not in position.legal_moves:
            position.play(move)  # raises with the reason
        card = position.moved_cards(move)[0].index
        if move.target.kind == PlaceKind.FOUNDATION:
            steps.append((card, _UP))
        elif move.target.kind == PlaceKind.COLUMN:
            column = position.columns[move.target.index]
            steps.append((card, column[-1].index if column else _EMPTY))
        elif move.source.kind != PlaceKind.CELL:
            steps.append((card, _CELL))
        position = position.after(move)
    if not position.is_won:
        raise ValueError("the line does not win")
    return steps


def _moves_of(position: Position, steps: list[Step]) -> tuple[Move, ...]:
    """Steps as moves of the game, each played by the rules."""
    moves = []
    for index, target in steps:
        card = Card.from_index(index)
        source = _place(position, card)
        count = 1
        if source.kind == PlaceKind.COLUMN:
            column = position.columns[source.index]
            count = len(column) - column.index(card)
        if target == _UP:
            goes_to = FOUNDATION
        elif target == _CELL:
            goes_to = Place.cell(position.cells.index(None))
        elif target == _EMPTY:
            goes_to = Place.column(position.columns.index(()))
        else:
            goes_to = _place(position, Card.from_index(target))
        move = Move(source, goes_to, count)
        moves.append(move)
        position = position.play(move)
    if not position.is_won:
        raise AssertionError("a line that won does not win any more")
    return tuple(moves)


def _place(position: Position, card: Card) -> Place:
    place = position.place_of(card)
    if place is None:
        raise AssertionError(f"{card} is nowhere")
    return place
