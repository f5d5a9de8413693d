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
    from fournil.solver.dozen.bestfirst import PAUSED
    from fournil.solver.dozen.boxes import EVERY_LEVEL, RECORD
    from fournil.solver.dozen.relaxed import ALIVE, DEAD, STOPPED

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

    def __init__(
        self,
        other_suit: bool,
        nodes: int,
        memory: int,
        switch: array[int],
    ) -> None:
        """Makes all parts.

        Args:
            other_suit: whether a card may not lie on its own suit.
            nodes: what each search may spend: boxes and keys, negative for no limit.
            memory: bytes of tables.
            switch: one C integer; searches end when it becomes other than 0.
        """
        self.layout = Layout()
        self.budget = Budget(nodes, memory, switch)
        self.boxes = Boxes(self.layout, Matchings(other_suit))
        self.relaxed = Relaxed(self.layout, self.boxes.matchings, self.budget)
        self.best_first = BestFirst(self.boxes, self.relaxed, self.budget)
        self.windows = Windows(self.boxes, self.relaxed, self.budget)
        self.steps = Steps(self.boxes)
        self.by_windows = False
        self.budget.memory = _MEMORY_AT_FIRST

    def search(
        self,
        columns: list[list[int]],
        foundations: list[int],
        ranks: int,
        kings_move: bool,
        seconds: float,
    ) -> tuple[int, int, list[Step]]:
        """Searches one position.

        Args:
            columns: the cards ((rank - 1) * 4 + suit) of each column, top card last.
            foundations: the rank on top of each foundation.
            ranks: rank of the kings.
            kings_move: whether an empty column takes a king.
            seconds: time by the clock, negative for no limit.

        Returns:
            LOST, WON or why the budget stopped; the number of nodes; and the steps of a win, up to
            where all other cards can go to the foundations.
        """
        outcome: cython.int
        allowed: cython.double = seconds
        self.layout.read(columns, foundations, ranks, self.boxes.matchings.other_suit, kings_move)
        with cython.nogil:
            outcome = self.settle(allowed)
            if outcome == ALIVE and not self.take_path():
                outcome = STOPPED
        if outcome == STOPPED:
            return self.budget.stopped, self.budget.nodes, []
        if outcome == DEAD:
            return LOST, self.budget.nodes, []
        return WON, self.budget.nodes, self.steps.play()

    def settle(self, seconds: cython.double) -> cython.int:
        """ALIVE, DEAD or STOPPED for the position that is laid out."""
        answer: cython.int
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

    def take_path(self) -> bool:
        """Gives the path of the win to the steps; False if there is no memory."""
        box: cython.int
        length: cython.int = 1
        place: cython.int
        if self.by_windows:
            length += self.windows.path_length
            if not self.steps.open(length):
                return self.budget.refuse(0)
            for place in range(self.windows.path_length):
                self.boxes.copy(
                    self.windows.path,
                    place * RECORD,
                    self.steps.path,
                    (length - 1 - place) * RECORD,
                )
        else:
            box = self.best_first.count - 1
            while box > 0:
                box = self.best_first.parents[box]
                length += 1
            if not self.steps.open(length):
                return self.budget.refuse(0)
            box = self.best_first.count - 1
            for place in range(length - 1, 0, -1):
                self.boxes.copy(
                    self.best_first.pool, box * RECORD, self.steps.path, place * RECORD
                )
                box = self.best_first.parents[box]
        self.boxes.tracked = EVERY_LEVEL
        self.boxes.start(self.steps.path, 0)
        return True
