"""The whole search for one position: who is asked, in which order, and for how long.

Most positions are won by the first best-first run within a millisecond, and most losses are lost in
the relaxed game at once. So every round makes four short best-first runs, with different chance,
then lets the windows look at some boxes; rounds grow, and the last leaves the windows to finish.
The relaxed game's answers and the windows' are kept from round to round; only best-first runs begin
anew.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from fournil.solver.bakers_dozen.records import ACTION, EVERY_LEVEL, RECORD
    from fournil.solver.runtime.outcomes import LOST, PAUSED, STOPPED, WON

from fournil.solver.bakers_dozen.bestfirst import BestFirst
from fournil.solver.bakers_dozen.boxes import Boxes
from fournil.solver.bakers_dozen.expansion import Expansion, Step
from fournil.solver.bakers_dozen.layout import Layout
from fournil.solver.bakers_dozen.matchings import Matchings
from fournil.solver.bakers_dozen.relaxed import Relaxed
from fournil.solver.bakers_dozen.windows import Windows
from fournil.solver.runtime.budget import Budget

_EFFORT_OF_START = cython.declare(cython.longlong, 2000)
_EFFORT_OF_RUNS = cython.declare(cython.longlong, 20)
_NO_LIMIT = cython.declare(cython.longlong, 1 << 62)
_MEMORY_AT_FIRST = cython.declare(cython.Py_ssize_t, 3 << 20)
"""What all parts together take before anything grows, rounded up."""


class Search:
    """One search after another, in the same memory, for one building rule."""

    def __init__(self, other_suit: bool, seed: int = 0) -> None:
        """Make all parts.

        Args:
            other_suit: whether a card may not lie on its own suit.
            seed: where chance in the order of best-first runs begins.

        Raises:
            MemoryError: the system has no memory for the first tables.
        """
        self.seed = seed
        self.layout = Layout()
        self.budget = Budget()
        self.boxes = Boxes(self.layout, Matchings(other_suit))
        self.relaxed = Relaxed(self.layout, self.boxes.matchings, self.budget)
        self.best_first = BestFirst(self.boxes, self.relaxed, self.budget)
        self.windows = Windows(self.boxes, self.relaxed, self.budget)
        self.expansion = Expansion(self.boxes)
        self.by_windows = False
        self.runs = 0
        self.budget.memory = _MEMORY_AT_FIRST

    def set_limits(self, nodes: int, memory: int, switch: array[int]) -> None:
        """Says what each search may spend.

        Args:
            nodes: boxes and keys looked at, negative for no limit.
            memory: bytes of tables.
            switch: one C integer; searches end when it becomes other than 0.
        """
        self.budget.set_limits(nodes, memory, switch)

    def memory_used(self) -> int:
        """Return the bytes that all tables take now."""
        memory: int = self.budget.memory_used()
        return memory

    def set_position(
        self, columns: list[list[int]], foundations: list[int], ranks: int, kings_move: bool
    ) -> None:
        """Set up the position to be searched.

        Args:
            columns: the cards ((rank - 1) * 4 + suit) of each column, top card last.
            foundations: the rank on top of each foundation.
            ranks: rank of the kings.
            kings_move: whether an empty column takes a king.
        """
        other_suit = self.boxes.matchings.other_suit
        self.layout.set_position(columns, foundations, ranks, other_suit, kings_move)

    def run(self, seconds: float) -> tuple[int, int, list[int]]:
        """Search the position that is set up.

        Args:
            seconds: time by the clock, negative for no limit.

        Returns:
            LOST, WON or why the budget stopped; the number of nodes; and the actions of a win, up
            to where all other cards can go to the foundations.
        """
        outcome: cython.int
        allowed: cython.double = seconds
        with cython.nogil:
            outcome = self.solve(allowed)
        if outcome == STOPPED:
            return self.budget.stopped, self.budget.nodes, []
        if outcome == LOST:
            return LOST, self.budget.nodes, []
        return WON, self.budget.nodes, self.actions()

    def expand(self, actions: list[int]) -> list[Step]:
        """Return the single moves that a list of actions stands for, from the position laid out."""
        steps: list[Step] = self.expansion.play(actions)
        return steps

    def solve(self, seconds: cython.double) -> cython.int:
        """WON, LOST or STOPPED for the position that is set up."""
        answer: cython.int
        self.by_windows = True
        self.windows.path_length = 0
        self.budget.new_search(seconds)
        self.boxes.tracked = EVERY_LEVEL
        if not self.budget.reserve(0):
            return STOPPED
        if not self.relaxed.clear() or not self.windows.clear():
            return STOPPED
        self.runs = 0
        self.relaxed.effort = _EFFORT_OF_START
        answer = self.relaxed.probe(self.layout.start)
        if answer != WON:
            return answer
        answer = self.round(8, 1000, 5_000, 10_000)
        if answer == PAUSED:
            answer = self.round(16, 1000, 20_000, 50_000)
        if answer == PAUSED:
            answer = self.round(32, 2000, 100_000, 250_000)
        if answer == PAUSED:
            answer = self.round(64, 2000, 400_000, 1_000_000)
        if answer == PAUSED:
            answer = self.round(0, 0, _NO_LIMIT, _NO_LIMIT)
        return answer

    def round(
        self,
        runs: cython.int,
        most: cython.int,
        boxes: cython.longlong,
        keys: cython.longlong,
    ) -> cython.int:
        """One round.

        Args:
            runs: how many best-first runs there are.
            most: how many boxes each of them may keep.
            boxes: how many boxes the windows may look at.
            keys: how many keys the relaxed game may decide for those: a tenth for each.
        """
        answer: cython.int
        seed: cython.ulonglong
        self.by_windows = False
        self.boxes.tracked = EVERY_LEVEL
        self.relaxed.effort = _EFFORT_OF_RUNS
        for _ in range(runs):
            seed = self.runs
            answer = self.best_first.search(most, self.noise(), self.seed + (seed << 32))
            self.runs += 1
            if answer != PAUSED:
                return answer
        self.by_windows = True
        self.relaxed.effort = keys // 10
        return self.windows.search(boxes, keys)

    def noise(self) -> cython.int:
        """How much chance the next run gets: none in the first, then little and more in turn."""
        if self.runs == 0:
            return 0
        return 8 if self.runs & 1 else 16

    def actions(self) -> list[int]:
        """Return the actions of the win that was found."""
        box: cython.Py_ssize_t
        found: list[int] = []
        if self.by_windows:
            found = [
                self.windows.path[box * RECORD + ACTION] & 255
                for box in range(self.windows.path_length)
            ]
        else:
            box = self.best_first.count - 1
            while box > 0:
                found.append(self.best_first.pool[box * RECORD + ACTION] & 255)
                box = self.best_first.parents[box]
        found.reverse()
        return found
