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

from fournil.core.cards import DECK
from fournil.core.moves import Move, PlaceKind, move_table

if TYPE_CHECKING:
    from fournil.core.position import Position
    from fournil.core.rules import Rules

# Where a step goes, if not onto a card; also what lies under a card, if not a card.
_EMPTY: Final = -1
_CELL: Final = -2
_UP: Final = -3

_NONE: Final = -1
_COLUMN_KIND: Final = PlaceKind.COLUMN
_CELL_KIND: Final = PlaceKind.CELL
_MAX_PASSES: Final = 12

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
    """Return the same line in the app's own actions and without pointless moves.

    Args:
        position: where the line starts.
        moves: legal moves from there to won, runs as one move or card by card.

    Returns:
        Legal moves from there to won, at most as many; played through before they are returned.

    Raises:
        IllegalMoveError: the line given is not legal.
        ValueError: the line given does not win.

    >>> from fournil.core.position import Position
    >>> from fournil.core.rules import find_rules
    >>> start = Position(find_rules("boulanger"), ["KS QS", "JS", "TS"] + [""] * 5, "",
    ...     foundations=(9, 13, 13, 13))
    >>> there_and_back = ["2a", "a2", "3h", "2h", "1h", "1h"]
    >>> [str(move) for move in tidy(start, map(Move.parse, there_and_back))]
    ['3h', '2h', '1h', '1h']
    """
    table = _table_of(position.rules)
    steps = _steps_of(table, position, _with_counts(position, tuple(moves)))
    start = _board_of(position)
    for _ in range(_MAX_PASSES):
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
        fills: for each card whether it may go to an empty column.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.runs = rules.runs
        self.parents = [0] * 52
        for card in rules.deck:
            for parent in rules.parents(card):
                self.parents[card.index] |= 1 << parent.index
        self.fills = [rules.fills(card) for card in DECK]
        self._capacities: dict[tuple[int, int, bool], int] = {}

    def may_lie(self, card: int, under: int) -> bool:
        """Whether a card may lie on another one, or on the ground of a column (``_EMPTY``)."""
        return self.fills[card] if under == _EMPTY else bool(self.parents[card] >> under & 1)

    def capacity(self, cells: int, columns: int, *, to_empty: bool) -> int:
        """Look up what :meth:`fournil.core.rules.Rules.capacity` says."""
        key = (cells, columns, to_empty)
        found = self._capacities.get(key)
        if found is None:
            found = self._capacities[key] = self.rules.capacity(cells, columns, to_empty=to_empty)
        return found


@lru_cache(maxsize=64)
def _table_of(rules: Rules) -> _Table:
    return _Table(rules)


def _leave_out(table: _Table, start: _Board, steps: list[Step]) -> list[Step]:
    """Leave out the steps that can be; one round, from the last to the first."""
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


class _Piles:
    """The columns and cells of a board as plain lists of card indices.

    Attributes:
        columns: the cards of each column, top card last.
        cells: the card in each cell, or ``_NONE``.
        column_of: for each card its column; ``_NONE`` in a cell or on a foundation.
    """

    def __init__(self, position: Position) -> None:
        self.columns = [[card.index for card in column] for column in position.columns]
        self.cells = [_NONE if card is None else card.index for card in position.cells]
        self.column_of = [_NONE] * 52
        for index, column in enumerate(self.columns):
            for card in column:
                self.column_of[card] = index


def _with_counts(position: Position, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Complete the moves by their numbers of cards, each as it is read where it is played."""
    if all(move.count is not None for move in moves):
        return moves
    counted = []
    for move in moves:
        counted.append(position.resolve(move))
        position = position.play(counted[-1])
    return tuple(counted)


def _steps_of(table: _Table, position: Position, moves: Sequence[Move]) -> list[Step]:
    """Tell what a line does by cards. Moves from cell to cell tell nothing.

    Raises:
        IllegalMoveError: the line is not legal.
        ValueError: it does not win.
    """
    steps = _told_by_cards(table, position, moves)
    if steps is not None:
        played = _play(table, _board_of(position), steps)
        if played is not None and sum(played[1].foundations) == 4 * position.rules.ranks:
            return steps
    for move in moves:
        position = position.play(move)  # raises with the reason
    if not position.is_won:
        raise ValueError("the line does not win")
    raise AssertionError("a line that the rules allow cannot be told by cards")


def _told_by_cards(table: _Table, position: Position, moves: Iterable[Move]) -> list[Step] | None:
    """Return the steps of a line if its moves name piles that exist, and cards that may meet.

    Whether there is room for each is for :func:`_play` to say.
    """
    piles = _Piles(position)
    columns, cells = piles.columns, piles.cells
    steps = []
    for move in moves:
        if not (position.has(move.source) and position.has(move.target)):
            return None
        (source, source_index), (target, target_index) = move.source, move.target
        count = move.count or 1
        if source == _COLUMN_KIND:
            column = columns[source_index]
            cut = len(column) - count
            if cut < 0:
                return None
            cards = column[cut:]
            del column[cut:]
        elif source == _CELL_KIND and count == 1 and cells[source_index] != _NONE:
            cards = [cells[source_index]]
            cells[source_index] = _NONE
        else:
            return None
        card = cards[0]
        if target == _COLUMN_KIND:
            column = columns[target_index]
            if (source == target and source_index == target_index) or not table.may_lie(
                card, column[-1] if column else _EMPTY
            ):
                return None
            steps.append((card, column[-1] if column else _EMPTY))
            column += cards
        elif count > 1:
            return None
        elif target == _CELL_KIND:
            if cells[target_index] != _NONE or move.source == move.target:
                return None
            cells[target_index] = card
            if source != target:
                steps.append((card, _CELL))
        else:
            steps.append((card, _UP))
    return steps


def _moves_of(position: Position, steps: list[Step]) -> tuple[Move, ...]:
    """Return steps as moves of the game, each played by the rules."""
    piles = _Piles(position)
    columns, cells, column_of = piles.columns, piles.cells, piles.column_of
    table = move_table(len(columns), len(cells))
    moves = []
    for card, goes_onto in steps:
        index = column_of[card]
        if index != _NONE:
            column = columns[index]
            at = column.index(card)
            cards = column[at:]
            del column[at:]
        else:
            at = cells.index(card)
            index = len(columns) + at
            cards = [card]
            cells[at] = _NONE
        if goes_onto == _UP:
            move = table.up[index]
            column_of[card] = _NONE
        elif goes_onto == _CELL:
            cell = cells.index(_NONE)
            move = table.to_cell[index][cell]
            cells[cell] = card
            column_of[card] = _NONE
        else:
            target = columns.index([]) if goes_onto == _EMPTY else column_of[goes_onto]
            move = table.to_column(index, target, len(cards))
            columns[target] += cards
            for moved in cards:
                column_of[moved] = target
        moves.append(move)
        position = position.play(move)
    if not position.is_won:
        raise AssertionError("a line that won does not win any more")
    return tuple(moves)
