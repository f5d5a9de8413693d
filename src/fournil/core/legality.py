"""Both sides of legality: the moves that the rules allow on a board, and why they refuse one.

:class:`LegalMoves` finds legal moves fast; :func:`refusal` judges one move and names the reason, in
the order in which a person would ask. A property test keeps the two in agreement.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fournil.core.board import Board, run_length
from fournil.core.cards import DECK, Card
from fournil.core.moves import Move, Place, PlaceKind, move_table
from fournil.core.rules import EmptyColumn
from fournil.errors import IllegalMoveError

_COLUMN: Final = PlaceKind.COLUMN
_CELL: Final = PlaceKind.CELL
_FOUNDATION: Final = PlaceKind.FOUNDATION

_ORDINALS: Final = ("first", "second", "third", "fourth")
_ONLY_ON: Final = (
    "move-on-nothing",
    "move-only-on",
    "move-only-on-two",
    "move-only-on-three",
    "move-only-on-four",
)


class LegalMoves:
    """The legal moves of one board, found as they are asked for.

    Order: by source (columns, then cells), then by target (foundation, columns, cells), then by
    number of cards.
    """

    __slots__ = ("_board",)

    def __init__(self, board: Board) -> None:
        self._board = board

    def __iter__(self) -> Iterator[Move]:
        # One flat loop: a function call for each source or target would cost more than the moves.
        board = self._board
        rules, columns, foundations = board.rules, board.columns, board.foundations
        fits, fill, ranks = rules.suit_table, rules.fill, rules.ranks
        table = move_table(len(columns), len(board.cells))
        to_column = table.to_column
        free_cells = [index for index, held in enumerate(board.cells) if held is None]
        tops = [column[-1] if column else None for column in columns]
        empty = tops.count(None)
        full_limit = rules.capacity(len(free_cells), empty, to_empty=False)
        empty_limit = rules.capacity(len(free_cells), empty, to_empty=True)
        for source, top in enumerate((*tops, *board.cells)):
            if top is None:
                continue
            rank, suit = top
            if source < len(columns):
                run = columns[source]
                length = run_length(rules, run)
            else:
                run, length = (top,), 1
            if foundations[suit] + 1 == rank:
                yield table.up[source]
            longest = rank + min(length, full_limit)
            for target, onto in enumerate(tops):
                if onto is not None:
                    on_rank, on_suit = onto
                    if rank < on_rank <= longest and target != source:
                        count = on_rank - rank
                        if fits[run[-count].suit][on_suit]:
                            yield to_column(source, target, count)
                elif fill is EmptyColumn.ANY:
                    for count in range(1, min(length, empty_limit) + 1):
                        yield to_column(source, target, count)
                elif fill is EmptyColumn.KING:
                    # Only a whole run has a king at its head.
                    count = ranks - rank + 1
                    if count <= min(length, empty_limit):
                        yield to_column(source, target, count)
            to_cell = table.to_cell[source]
            for index in free_cells:
                yield to_cell[index]

    def __len__(self) -> int:
        return len(list(self.__iter__()))

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        return refusal(self._board, complete(self._board, move)) is None

    def __repr__(self) -> str:
        return f"<legal moves: {' '.join(shortest_text(self._board, move) for move in self)}>"


def complete(board: Board, move: Move) -> Move:
    """The same move with its number of cards: the longest run that may go, else one card."""
    if move.count is not None:
        return move
    return Move(move.source, move.target, _longest(board, move.source, move.target))


def shortest_text(board: Board, move: Move) -> str:
    """The shortest text that reads back as this move on this board."""
    source, target = move.source, move.target
    if not source.kind == target.kind == _COLUMN:
        return str(complete(board, move))
    if move.count is None or move.count == _longest(board, source, target):
        return source.text + target.text
    return str(move)


def _longest(board: Board, source: Place, target: Place) -> int:
    if not source.kind == target.kind == _COLUMN or source == target:
        return 1
    if not (board.has(source) and board.has(target)):
        return 1
    rules, column, onto = board.rules, board.columns[source.index], board.columns[target.index]
    if not column:
        return 1
    run = run_length(rules, column)
    if onto:
        # At most one card of a run is one lower than the target. When capacity forbids
        # its whole part of the run, the refusal speaks of that part, not of one card.
        count = onto[-1].rank - column[-1].rank
        return count if 1 <= count <= run and rules.accepts(column[-count], on=onto[-1]) else 1
    limit = rules.capacity(board.empty_cells, board.empty_columns, to_empty=True)
    counts = range(min(run, limit), 1, -1)
    return next((count for count in counts if rules.fills(column[-count])), 1)


def refusal(board: Board, move: Move) -> IllegalMoveError | None:
    """The reason why the rules refuse a move, or None if it is legal.

    The move says how many cards go (:func:`resolve`).
    """
    source, target, count = move.source, move.target, move.count or 1
    (source_kind, index), (target_kind, target_index) = source, target
    columns, cells = board.columns, board.cells
    limits = (len(columns), len(cells), 1)
    if not 0 <= index < limits[source_kind]:
        return IllegalMoveError("move-no-such-place", place=source)
    if not 0 <= target_index < limits[target_kind]:
        return IllegalMoveError("move-no-such-place", place=target)
    # Which card leads, or why none does.
    if source_kind == _COLUMN:
        column = columns[index]
        if count > 1 or not column or source == target:
            reason = _column_source_refusal(board, move, count)
            if reason is not None:
                return reason
        head = column[-count]
    elif source_kind == _CELL:
        held = cells[index]
        if held is None:
            return IllegalMoveError("move-cell-empty", place=source)
        if source == target:
            return IllegalMoveError("move-same-place")
        if count > 1:
            return IllegalMoveError("move-cell-one-card")
        head = held
    else:
        return IllegalMoveError("move-foundation-final")
    if target_kind == _COLUMN:
        return _column_target_refusal(board, target, head, count)
    if target_kind == _CELL:
        if count > 1:
            return IllegalMoveError("move-cell-one-card")
        held = cells[target_index]
        return IllegalMoveError("move-cell-taken", place=target, held=held) if held else None
    if count > 1:
        return IllegalMoveError("move-foundation-one-card")
    rank, suit = head
    next_rank = board.foundations[suit] + 1
    if rank != next_rank:
        needed = DECK[13 * suit + next_rank - 1]
        return IllegalMoveError("move-foundation-next", card=head, needed=needed)
    return None


def _column_source_refusal(board: Board, move: Move, count: int) -> IllegalMoveError | None:
    source = move.source
    column = board.columns[source.index]
    if not column:
        return IllegalMoveError("move-column-empty", place=source)
    if count > len(column):
        return IllegalMoveError("move-too-many", place=source, count=count)
    if source == move.target:
        return IllegalMoveError("move-same-place")
    if count > 1 and not board.rules.runs:
        return IllegalMoveError("move-single-cards")
    if count > run_length(board.rules, column):
        return IllegalMoveError("move-not-run", place=source, count=count)
    return None


def _column_target_refusal(
    board: Board, target: Place, head: Card, count: int
) -> IllegalMoveError | None:
    rules = board.rules
    column = board.columns[target.index]
    if column:
        if not rules.accepts(head, on=column[-1]):
            parents = rules.parents(head)
            named = dict(zip(_ORDINALS, parents, strict=False))
            return IllegalMoveError(_ONLY_ON[len(parents)], card=head, **named)
    elif rules.fill is EmptyColumn.NOTHING:
        return IllegalMoveError("move-column-closed")
    elif not rules.fills(head):
        return IllegalMoveError("move-column-kings")
    if count == 1:
        return None
    limit = rules.capacity(board.empty_cells, board.empty_columns, to_empty=not column)
    if count > limit:
        if limit == 1:
            return IllegalMoveError("move-capacity-one")
        return IllegalMoveError("move-capacity", limit=limit)
    return None
