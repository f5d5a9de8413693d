"""From the kernel's packed moves to single steps: what is forced is spelled out.

A step still speaks of the *pool*, not of cells: who sits where is decided by the expansion.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from fournil.solver.bakers_game import packing


class StepKind(Enum):
    """What a step does."""

    POOL = auto()  # the card on top of a lane goes to the pool
    TO_FOUNDATION = auto()  # a card of the pool, or on top of a lane, goes to its foundation
    LAND = auto()  # a card of the pool goes onto a lane's run
    START_RUN = auto()  # a card of the pool starts the run of an empty lane
    RUN = auto()  # the top cards of a lane go onto another's run
    PART = auto()  # the top cards of a lane start the run of an empty lane
    SLIP = auto()  # a card of the pool goes beneath a lane's base run
    JOIN = auto()  # a card alone in its lane becomes part of the pool


class Step(NamedTuple):
    """One step.

    Attributes:
        kind: what it does.
        lane: the lane that is left, or that a card of the pool goes to; -1 for none.
        target: the lane that cards of a lane go to; -1 for none.
        card: the card, or the head of the cards, that goes.
        cards: how many cards go.
    """

    kind: StepKind
    lane: int
    target: int
    card: int
    cards: int = 1


class Trace:
    """Follows a line as the kernel plays it, in plain Python, and notes its steps.

    A *lane* is what the kernel takes for a column. Lanes with dealt cards beneath their run are the
    columns of the same number; base runs stand in any lane that was empty.
    """

    def __init__(
        self,
        columns: Sequence[Sequence[int]],
        pool: Iterable[int],
        foundation_next: int,
        cells: int,
    ) -> None:
        self.columns = columns
        self.pool = set(pool)
        self.foundation_next = {card for card in range(64) if foundation_next >> card & 1}
        self.cells = cells
        in_play = [*self.pool, *(card for column in columns for card in column)]
        self.ranks = max((card & 15 for card in in_play), default=0)
        self.runs = [(0, 0, 0)] * len(columns)
        self.steps: list[Step] = []
        for lane, column in enumerate(columns):
            self._uncover(lane, len(column))

    def follow(self, moves: Iterable[int]) -> list[Step]:
        """Return the steps of a line of packed moves, what follows by itself included."""
        self._play_forced()
        for move in moves:
            self._play(move)
            self._play_forced()
        return self.steps

    def _uncover(self, lane: int, rest: int) -> None:
        column = self.columns[lane]
        bottom = rest
        while bottom and (bottom == rest or column[bottom - 1] == column[bottom] + 1):
            bottom -= 1
        self.runs[lane] = (column[bottom], column[rest - 1], bottom) if rest else (0, 0, 0)

    def _spaces(self) -> int:
        vacant = sum(head == 0 for head, _, _ in self.runs)
        return self.cells + vacant - len(self.pool)

    def _lane_on_top(self, card: int) -> int:
        return next(lane for lane, (head, tail, _) in enumerate(self.runs) if head and tail == card)

    def _empty_lane(self) -> int:
        return next(lane for lane, (head, _, _) in enumerate(self.runs) if head == 0)

    def _shorten(self, lane: int, count: int) -> None:
        head, tail, rest = self.runs[lane]
        if tail + count > head:
            self._uncover(lane, rest)
        else:
            self.runs[lane] = (head, tail + count, rest)

    def _pool(self, lane: int, count: int) -> None:
        for _ in range(count):
            card = self.runs[lane][1]
            self.steps.append(Step(StepKind.POOL, lane, -1, card))
            self.pool.add(card)
            self._shorten(lane, 1)

    def _land(self, card: int, lane: int) -> None:
        self.steps.append(Step(StepKind.LAND, lane, -1, card))
        self.pool.remove(card)
        head, _, rest = self.runs[lane]
        self.runs[lane] = (head, card, rest)

    def _start_run(self, card: int) -> int:
        lane = self._empty_lane()
        self.steps.append(Step(StepKind.START_RUN, lane, -1, card))
        self.pool.remove(card)
        self.runs[lane] = (card, card, 0)
        return lane

    def _run_onto(self, lane: int, target: int) -> None:
        head, tail, _ = self.runs[lane]
        count = head - tail + 1
        self.steps.append(Step(StepKind.RUN, lane, target, head, count))
        self._shorten(lane, count)
        self.runs[target] = (self.runs[target][0], tail, self.runs[target][2])

    def _part(self, lane: int, count: int) -> int:
        tail = self.runs[lane][1]
        target = self._empty_lane()
        self.steps.append(Step(StepKind.PART, lane, target, tail + count - 1, count))
        self._shorten(lane, count)
        self.runs[target] = (tail + count - 1, tail, 0)
        return target

    def _length(self, lane: int) -> int:
        head, tail, _ = self.runs[lane]
        return head - tail + 1

    def _play(self, move: int) -> None:
        a, b = packing.a_of(move), packing.b_of(move)
        self._pool(a, packing.dug_a_of(move))
        self._pool(packing.parent_column_of(move), packing.dug_b_of(move))
        match packing.kind_of(move):
            case packing.ONTO_EXPOSED | packing.BASE_ONTO_EXPOSED:
                self._run_onto(a, b)
            case packing.DIG:
                self._pool(a, self._length(a))
            case packing.TO_EMPTY:
                self._part(a, self._length(a))
            case packing.ONTO_POOLED:
                self._run_onto(a, self._start_run(b))
            case packing.TAIL_TO_EMPTY:
                self._part(a, packing.count_of(move))
            case packing.SCATTER:
                self._scatter(a, packing.cuts_of(move))
            case packing.TAIL_ASIDE:
                self._run_onto(a, self._part(b, packing.count_of(move)))
            case packing.UNWIND:
                self._pool(a, packing.count_of(move))
            case packing.LAND:
                self._land(b - 1, self._lane_on_top(b))
            case packing.MERGE:
                self._land(b - 1, self._start_run(b))
            case packing.SLIP:
                self.steps.append(Step(StepKind.SLIP, a, -1, b))
                self.pool.remove(b)
                self.runs[a] = (b, self.runs[a][1], 0)

    def _scatter(self, lane: int, cuts: int) -> None:
        left = self._length(lane)
        parts = [1]
        for place in range(left - 1):
            if cuts >> place & 1:
                parts.append(1)
            else:
                parts[-1] += 1
        for part in parts:
            if part == 1:
                self._pool(lane, 1)
            else:
                self._part(lane, part)

    def _play_forced(self) -> None:
        while self._to_foundation() or self._land_one() or self._join():
            pass

    def _to_foundation(self) -> bool:
        tops = {tail: lane for lane, (head, tail, _) in enumerate(self.runs) if head}
        for card in self.foundation_next:
            if card in self.pool or card in tops:
                lane = -1 if card in self.pool else tops[card]
                self.steps.append(Step(StepKind.TO_FOUNDATION, lane, -1, card))
                self.foundation_next.remove(card)
                if card & 15 < self.ranks:
                    self.foundation_next.add(card + 1)
                if lane < 0:
                    self.pool.remove(card)
                else:
                    self._shorten(lane, 1)
                return True
        return False

    def _land_one(self) -> bool:
        for lane, (_, tail, rest) in enumerate(self.runs):
            if rest and tail - 1 in self.pool:
                self._land(tail - 1, lane)
                return True
        return False

    def _join(self) -> bool:
        if self._spaces() < 1:
            return False
        for lane, (head, tail, rest) in enumerate(self.runs):
            if head and head == tail and rest == 0:
                self.steps.append(Step(StepKind.JOIN, lane, -1, head))
                self.pool.add(head)
                self.runs[lane] = (0, 0, 0)
                return True
        return False
