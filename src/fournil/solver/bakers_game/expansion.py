"""From steps that speak of a pool to moves of the game: cards get their cells and columns.

The kernel leaves open which cards of the pool lie in cells and which alone in columns. Here that is
decided as late as possible: while a space is free, cards of the pool change places when a step asks
for it; before the last space is taken, the steps up to the next freed space are looked at, and the
cards that they want in columns are put there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind
from fournil.solver.bakers_game.trace import Step, StepKind

_TAKES_A_SPACE: Final = (StepKind.POOL, StepKind.PART)
_FREES_A_SPACE: Final = (StepKind.LAND, StepKind.POOL, StepKind.JOIN, StepKind.PART)


class Expansion:
    """A board on which steps are carried out as moves.

    Attributes:
        moves: the moves made so far: single cards, and runs within the capacity of the rules.
    """

    def __init__(self, columns: Sequence[Sequence[int]], cells: Sequence[int | None]) -> None:
        """Lays out the start.

        Args:
            columns: the cards (suit * 16 + rank) of each column, top card last.
            cells: the card in each cell, or None.
        """
        self.columns = [list(column) for column in columns]
        self.cells = list(cells)
        self.moves: list[Move] = []
        self._steps: Sequence[Step] = ()
        self._column_of_lane = list(range(len(columns)))
        self._place_of = {
            card: Place.cell(index) for index, card in enumerate(cells) if card is not None
        }

    def carry_out(self, steps: Sequence[Step]) -> list[Move]:
        """Make the moves of all steps."""
        self._steps = steps
        handlers: dict[StepKind, Callable[[Step], None]] = {
            StepKind.POOL: self._pool,
            StepKind.TO_FOUNDATION: self._to_foundation,
            StepKind.LAND: self._land,
            StepKind.START_RUN: self._start_run,
            StepKind.RUN: self._run,
            StepKind.PART: self._part,
            StepKind.SLIP: self._slip,
            StepKind.JOIN: self._join,
        }
        for index, step in enumerate(steps):
            if step.kind in _TAKES_A_SPACE and self._free_cells() + self._empty_columns() == 1:
                self._arrange(index, step)
            handlers[step.kind](step)
        return self.moves

    # single moves

    def _move(self, source: Place, target: Place, count: int = 1) -> None:
        if source.kind == PlaceKind.CELL:
            cards = [self.cells[source.index]]
            self.cells[source.index] = None
        else:
            column = self.columns[source.index]
            cards = [*column[len(column) - count :]]
            del column[len(column) - count :]
        if target.kind == PlaceKind.CELL:
            self.cells[target.index] = cards[0]
        elif target.kind == PlaceKind.COLUMN:
            self.columns[target.index].extend(card for card in cards if card is not None)
        self.moves.append(Move(source, target, count))

    def _move_pooled(self, card: int, target: Place) -> None:
        self._move(self._place_of[card], target)
        self._place_of[card] = target

    def _free_cells(self) -> int:
        return self.cells.count(None)

    def _free_cell(self) -> Place:
        return Place.cell(self.cells.index(None))

    def _empty_columns(self) -> int:
        return self.columns.count([])

    def _empty_column(self) -> Place:
        return Place.column(self.columns.index([]))

    def _in_column(self, card: int) -> bool:
        return self._place_of[card].kind == PlaceKind.COLUMN

    # the pool

    def _pack(self, keep: int = 0) -> None:
        """Move cards of the pool from columns to free cells, all but one."""
        for card in [card for card in self._place_of if card != keep and self._in_column(card)]:
            if self._free_cells() == 0:
                return
            self._move_pooled(card, self._free_cell())

    def _pool(self, step: Step) -> None:
        column = Place.column(self._column_of_lane[step.lane])
        # Where one space is left, it is of the kind that the card must have.
        target = self._free_cell() if self._free_cells() else self._empty_column()
        self._move(column, target)
        self._place_of[step.card] = target

    def _arrange(self, index: int, step: Step) -> None:
        """Prepare the pool for its last space being taken.

        The cards that later steps want in columns go there, and the free space becomes a column if
        the card that comes in is one of them, or if a run is to start there.
        """
        in_columns = [card for card in self._place_of if self._in_column(card)]
        starts_run = step.kind is StepKind.PART
        most = len(in_columns) + self._empty_columns() - starts_run
        wanted = self._wanted_in_columns(index)[:most]
        givers = [card for card in in_columns if card not in wanted]
        for card in wanted:
            if card in self._place_of and not self._in_column(card):
                if self._empty_columns() == 0:
                    self._move_pooled(givers.pop(), self._free_cell())
                self._move_pooled(card, self._empty_column())
        if (starts_run or step.card in wanted) and self._empty_columns() == 0:
            self._move_pooled(givers.pop(), self._free_cell())

    def _wanted_in_columns(self, index: int) -> list[int]:
        """Return the cards of the pool that steps want in columns before a space is free again."""
        wanted = []
        for step in self._steps[index + 1 :]:
            if step.kind in _FREES_A_SPACE or (
                step.kind is StepKind.TO_FOUNDATION and step.lane < 0
            ):
                break
            if step.kind in (StepKind.START_RUN, StepKind.SLIP):
                wanted.append(step.card)
            if step.kind is StepKind.SLIP:
                break
        return wanted

    def _to_foundation(self, step: Step) -> None:
        if step.lane < 0:
            self._move(self._place_of.pop(step.card), FOUNDATION)
        else:
            self._move(Place.column(self._column_of_lane[step.lane]), FOUNDATION)

    def _land(self, step: Step) -> None:
        target = Place.column(self._column_of_lane[step.lane])
        self._move(self._place_of.pop(step.card), target)

    def _join(self, step: Step) -> None:
        self._place_of[step.card] = Place.column(self._column_of_lane[step.lane])

    def _start_run(self, step: Step) -> None:
        if not self._in_column(step.card):
            self._make_empty_column()
            self._move_pooled(step.card, self._empty_column())
        self._column_of_lane[step.lane] = self._place_of.pop(step.card).index

    def _make_empty_column(self) -> None:
        if self._empty_columns() == 0:
            self._pack()

    # runs

    def _run(self, step: Step) -> None:
        self._carry(self._column_of_lane[step.lane], self._column_of_lane[step.target], step.cards)

    def _part(self, step: Step) -> None:
        self._make_empty_column()
        target = self._empty_column().index
        self._carry(self._column_of_lane[step.lane], target, step.cards)
        self._column_of_lane[step.target] = target

    def _capacity(self, target: int) -> int:
        columns = self._empty_columns() - (not self.columns[target])
        return (self._free_cells() + 1) << columns

    def _carry(self, source: int, target: int, count: int) -> None:
        """Move a run; base runs are unwound into cells for a while if there is no other way."""
        if count > self._capacity(target):
            self._pack()
        unwound: list[tuple[int, list[int]]] = []
        while count > self._capacity(target):
            unwound.append(self._unwind((source, target)))
        self._move(Place.column(source), Place.column(target), count)
        self._rewind(unwound)

    def _base_columns(self, but: Sequence[int]) -> list[int]:
        """Return the columns that hold one run and nothing else, shorter ones first."""
        lone = {place.index for card, place in self._place_of.items() if self._in_column(card)}
        bases = [
            index
            for index, column in enumerate(self.columns)
            if column
            and index not in but
            and index not in lone
            and column[0] - column[-1] == len(column) - 1
            and all(upper == lower + 1 for upper, lower in pairwise(column))
        ]
        return sorted(bases, key=lambda index: len(self.columns[index]))

    def _unwind(self, but: Sequence[int]) -> tuple[int, list[int]]:
        """Take the shortest base run up into cells; return its column and where its cards are."""
        base = self._base_columns(but)[0]
        cells = []
        while self.columns[base]:
            cell = self._free_cell()
            self._move(Place.column(base), cell)
            cells.append(cell.index)
        return base, cells

    def _rewind(self, unwound: list[tuple[int, list[int]]]) -> None:
        """Put base runs back that were unwound, the last one first."""
        for base, cells in reversed(unwound):
            for cell in reversed(cells):
                self._move(Place.cell(cell), Place.column(base))

    def _best_capacity(self, cells: int, columns: int, but: int) -> int:
        """Return the longest run that can go to an occupied column if base runs may be unwound."""
        best = (cells + 1) << columns
        for base in self._base_columns([but]):
            cells -= len(self.columns[base])
            if cells < 0:
                break
            columns += 1
            best = max(best, (cells + 1) << columns)
        return best

    # a parent beneath a base run

    def _slip(self, step: Step) -> None:
        column = self._column_of_lane[step.lane]
        count = len(self.columns[column])
        self._pack(keep=step.card)
        cells, columns = self._free_cells(), self._empty_columns()
        if self._in_column(step.card):
            if count <= self._best_capacity(cells, columns, column):
                self._slip_by_column(step, column, count)
                return
            self._pack()
        elif columns and count <= self._best_capacity(cells + 1, columns - 1, column):
            self._move_pooled(step.card, self._empty_column())
            self._slip_by_column(step, column, count)
            return
        self._slip_in_place(step.card, column)

    def _slip_by_column(self, step: Step, column: int, count: int) -> None:
        target = self._place_of.pop(step.card).index
        self._carry(column, target, count)
        self._column_of_lane[step.lane] = target

    def _slip_in_place(self, card: int, column: int) -> None:
        """Hold all cards of a base run, puts the parent in their column, and them onto it."""
        unwound: list[tuple[int, list[int]]] = []
        held: list[tuple[Place, int]] = []
        while len(self.columns[column]) >= (self._free_cells() + 1) << self._empty_columns():
            unwound.append(self._unwind((column,)))
        while self.columns[column]:
            if len(self.columns[column]) <= self._free_cells():
                target, count = self._free_cell(), 1
            else:
                target = self._empty_column()
                count = min(self._capacity(target.index), len(self.columns[column]))
            self._move(Place.column(column), target, count)
            held.append((target, count))
        self._move(self._place_of.pop(card), Place.column(column))
        for place, count in reversed(held):
            self._move(place, Place.column(column), count)
        self._rewind(unwound)
