"""The whole search for one position: who is asked, in which order, and for how long.

Most positions are won by the first best-first run within a millisecond, and most losses are dead in
the relaxed game at once. So every round makes four short best-first runs, with different chance,
then lets the windows look at some boxes; rounds grow, and the last leaves the windows to finish. The
relaxed game's answers and the windows' are kept from round to round; only best-first runs begin anew.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from fournil.solver.dozen.answers import ALIVE, DEAD, PAUSED, STOPPED
    from fournil.solver.dozen.records import ACTION, EVERY_LEVEL, RECORD

from fournil.solver.dozen.bestfirst import BestFirst
from fournil.solver.dozen.boxes import Boxes
from fournil.solver.dozen.layout import Layout
from fournil.solver.dozen.matchings import Matchings
from fournil.solver.dozen.relaxed import Relaxed
from fournil.solver.dozen.steps import Step, Steps
from fournil.solver.dozen.windows import Windows
from fournil.solver.machine.budget import Budget

_RUNS = cython.declare(cython.int, 4)
_NOISE = cython.declare(cython.int, 8)
_MEMORY_AT_FIRST = cython.declare(cython.Py_ssize_t, 3 << 20)
"""What all parts together take before anything grows, rounded up."""

LOST = 0
WON = 1


class Search:
    """One search after another, in the same memory, for one building rule."""

    def __init__(self, other_suit: bool) -> None:
        """Makes all parts.

        Args:
            other_suit: whether a card may not lie on its own suit.
        """
        self.layout = Layout()
        self.budget = Budget()
        self.boxes = Boxes(self.layout, Matchings(other_suit))
        self.relaxed = Relaxed(self.layout, self.boxes.matchings, self.budget)
        self.best_first = BestFirst(self.boxes, self.relaxed, self.budget)
        self.windows = Windows(self.boxes, self.relaxed, self.budget)
        self.steps = Steps(self.boxes)
        self.by_windows = False
        self.budget.memory = _MEMORY_AT_FIRST

    def allow(self, nodes: int, memory: int, switch: array[int]) -> None:
        """Says what each search may spend.

        Args:
            nodes: boxes and keys looked at, negative for no limit.
            memory: bytes of tables.
            switch: one C integer; searches end when it becomes other than 0.
        """
        self.budget.allow(nodes, memory, switch)

    def footprint(self) -> int:
        """The bytes that all tables take now."""
        memory: cython.Py_ssize_t = self.budget.memory
        return memory

    def lay(
        self, columns: list[list[int]], foundations: list[int], ranks: int, kings_move: bool
    ) -> None:
        """Lays out the position that is to be settled.

        Args:
            columns: the cards ((rank - 1) * 4 + suit) of each column, top card last.
            foundations: the rank on top of each foundation.
            ranks: rank of the kings.
            kings_move: whether an empty column takes a king.
        """
        self.layout.read(columns, foundations, ranks, self.boxes.matchings.other_suit, kings_move)

    def search(self, seconds: float) -> tuple[int, int, list[int]]:
        """Searches the position that is laid out.

        Args:
            seconds: time by the clock, negative for no limit.

        Returns:
            LOST, WON or why the budget stopped; the number of nodes; and the actions of a win, up to
            where all other cards can go to the foundations.
        """
        outcome: cython.int
        allowed: cython.double = seconds
        with cython.nogil:
            outcome = self.settle(allowed)
        if outcome == STOPPED:
            return self.budget.stopped, self.budget.nodes, []
        if outcome == DEAD:
            return LOST, self.budget.nodes, []
        return WON, self.budget.nodes, self.actions()

    def expand(self, actions: list[int]) -> list[Step]:
        """The single moves that a list of actions stands for, from the position laid out."""
        steps: list[Step] = self.steps.play(actions)
        return steps

    def settle(self, seconds: cython.double) -> cython.int:
        """ALIVE, DEAD or STOPPED for the position that is laid out."""
        answer: cython.int
        self.by_windows = True
        self.windows.path_length = 0
        self.budget.open(seconds)
        self.boxes.tracked = EVERY_LEVEL
        if not self.budget.claim(0):
            return STOPPED
        if not self.relaxed.forget() or not self.windows.forget():
            self.budget.refuse(0)
            return STOPPED
        answer = self.relaxed.settle(self.layout.start, 0)
        if answer != ALIVE:
            return answer
        answer = self.round(0, 2000, 20_000)
        if answer == PAUSED:
            answer = self.round(1, 4000, 60_000)
        if answer == PAUSED:
            answer = self.round(2, 10_000, 400_000)
        if answer == PAUSED:
            answer = self.round(3, 0, 1 << 62)
        return answer

    def round(
        self, number: cython.int, most: cython.int, boxes: cython.longlong
    ) -> cython.int:
        """One round.

        Args:
            number: the number of the round, from 0.
            most: how many boxes each best-first run may keep, 0 for no such runs.
            boxes: how many boxes the windows may look at.
        """
        run: cython.int
        answer: cython.int
        seed: cython.ulonglong
        self.by_windows = False
        self.boxes.tracked = EVERY_LEVEL
        if most:
            for run in range(number * _RUNS, (number + 1) * _RUNS):
                seed = run
                answer = self.best_first.search(most, _NOISE if run else 0, seed << 32)
                if answer != PAUSED:
                    return answer
        self.by_windows = True
        return self.windows.search(boxes)

    def actions(self) -> list[int]:
        """The actions of the win that was found."""
        box: cython.Py_ssize_t
        found: list[int] = []
        if self.by_windows:
            for box in range(self.windows.path_length):
                found.append(self.windows.path[box * RECORD + ACTION])
        else:
            box = self.best_first.count - 1
            while box > 0:
                found.append(self.best_first.pool[box * RECORD + ACTION] & 255)
                box = self.best_first.parents[box]
        found.reverse()
        return found
