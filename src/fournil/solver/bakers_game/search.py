"""The search itself: depth first over positions not met before, best moves first.

It ends with the first win, or when every position that can be reached was looked at: then, and only
then, the start is lost.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.deadends import is_dead
    from fournil.solver.bakers_game.dealing import deal_code, deal_microsoft
    from fournil.solver.bakers_game.movegen import MoveGenerator
    from fournil.solver.bakers_game.ordering import MoveOrdering
    from fournil.solver.bakers_game.state import State
    from fournil.solver.runtime.bits import bit
    from fournil.solver.runtime.clock import now
    from fournil.solver.runtime.outcomes import LOST, WON

from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.budget import Budget
from fournil.solver.runtime.keyset import KeySet

MAX_MOVES = cython.declare(cython.Py_ssize_t, 20480)
"""More than any position has: four runs of 13 cards can be cut in 4 * 4096 ways, and all other
moves of all cards together are fewer than 1,400."""

FIRST_KEYS = cython.declare(cython.Py_ssize_t, 1024)
FIRST_DEPTHS = cython.declare(cython.Py_ssize_t, 512)
FIRST_PLACES = cython.declare(cython.Py_ssize_t, 32768)
FIRST_LINES = cython.declare(cython.Py_ssize_t, 16384)

TABLES = cython.declare(cython.Py_ssize_t, 120_000)
"""Roughly the bytes of the tables of fixed size: random keys, runs, the smallest set of keys."""

MAX_DEALS = cython.declare(cython.Py_ssize_t, 512)
"""The most deals that one batch may have."""


class Search:
    """One search after another, in the same memory.

    The path is kept in flat arrays: eight words of ``saved`` for the position at each depth; its
    moves in ``moves`` up to ``ends``, those from ``nexts`` on not yet tried. ``moves`` has room for
    ``places`` words, the others for ``depths`` positions; all grow when they must.
    """

    def __init__(self, seed: cython.ulonglong = 0) -> None:
        """Make room for a search.

        Args:
            seed: where the Zobrist keys begin; another seed gives other keys.

        Raises:
            MemoryError: the system has no memory for the first tables.
        """
        self.arrays = Arrays()
        self.state = State(seed)
        self.generator = MoveGenerator()
        self.ordering = MoveOrdering()
        self.depths = FIRST_DEPTHS
        self.places = FIRST_PLACES
        self.saved = self.arrays.words(8 * FIRST_DEPTHS)
        self.moves = self.arrays.words(FIRST_PLACES)
        self.ends = self.arrays.words(FIRST_DEPTHS)
        self.nexts = self.arrays.words(FIRST_DEPTHS)
        self.answers = self.arrays.words(4 * MAX_DEALS)
        self.lines_had = FIRST_LINES
        self.lines_used = 0
        self.lines = self.arrays.words(FIRST_LINES)
        self.length = 0
        self.budget = Budget()
        self.known = KeySet(self.budget, FIRST_KEYS)
        self.budget.memory = TABLES
        self.budget.memory += 8 * (10 * FIRST_DEPTHS + FIRST_PLACES + 4 * MAX_DEALS + FIRST_LINES)

    # for callers that hold the interpreter's lock

    def set_limits(
        self,
        nodes: cython.longlong,
        memory: cython.Py_ssize_t,
        switch: array[int],
    ) -> None:
        """Says what each search may spend.

        Args:
            nodes: positions, negative for no limit.
            memory: bytes.
            switch: one C integer; a search ends when it becomes other than 0.
        """
        self.budget.set_limits(nodes, memory, switch)

    def memory_used(self) -> int:
        """Return the bytes in use."""
        memory: int = self.budget.memory_used()
        return memory

    def set_position(
        self,
        columns: list[list[int]],
        pool: cython.ulonglong,
        foundation_next: cython.ulonglong,
        cells: cython.int,
        ranks: cython.int,
    ) -> None:
        """Set up the position to be searched.

        Args:
            columns: the cards (suit * 16 + rank) of each column, top card last.
            pool: the set of the cards in cells.
            foundation_next: the set of the next card of each foundation that is not complete.
            cells: number of cells.
            ranks: rank of the kings.
        """
        count: cython.int = len(columns)
        self.state.set_columns(columns)
        self.state.set_position(cells, ranks, count, pool, foundation_next)

    def run(self, seconds: cython.double) -> tuple[int, int, list[int]]:
        """Search the position that is set up.

        Args:
            seconds: time by the clock, negative for no limit.

        Returns:
            The outcome, the number of nodes, and the packed moves of a win.
        """
        outcome: cython.int
        with cython.nogil:
            self.budget.new_search(seconds)
            outcome = self.solve()
        line = [self.moves[self.nexts[place] - 1] for place in range(self.length)]
        return outcome, self.budget.nodes, line

    def solve_numbers(
        self,
        microsoft: cython.bint,
        numbers: range,
        lengths: Sequence[int],
        cells: cython.int,
        ranks: cython.int,
        seconds: cython.double,
    ) -> tuple[list[tuple[int, int, int, int]], array[int]]:
        """Deals and searches a batch, without the interpreter's lock.

        Args:
            microsoft: whether the numbers are Microsoft's, else those of the game's code space.
            numbers: at most 512 deal numbers.
            lengths: how many cards each column gets.
            cells: number of cells.
            ranks: rank of the kings.
            seconds: time by the clock for each deal, negative for no limit.

        Returns:
            For each deal the outcome, the number of nodes, the nanoseconds, and where its line
            ends in the array that follows: the packed moves of all wins.
        """
        first: cython.ulonglong = numbers.start
        step: cython.longlong = numbers.step
        count: cython.Py_ssize_t = len(numbers)
        index: cython.Py_ssize_t
        column: cython.int
        if len(lengths) > 8 or sum(lengths) != 4 * ranks or count > MAX_DEALS:
            raise ValueError("no such board or too many deals")
        self.state.columns = len(lengths)
        for column in range(len(lengths)):
            self.state.lengths[column] = lengths[column]
        self.lines_used = 0
        with cython.nogil:
            for index in range(count):
                self.answers[4 * index + 2] = cython.cast(cython.ulonglong, now() * 1e9)
                self.answers[4 * index] = self.solve_deal(
                    microsoft, first + index * step, cells, ranks, seconds
                )
                self.answers[4 * index + 1] = self.budget.nodes
                self.answers[4 * index + 2] = (
                    cython.cast(cython.ulonglong, now() * 1e9) - self.answers[4 * index + 2]
                )
                self.answers[4 * index + 3] = self.lines_used
        lines = array("Q", [self.lines[index] for index in range(self.lines_used)])
        answers = [
            (
                self.answers[4 * index],
                self.answers[4 * index + 1],
                self.answers[4 * index + 2],
                self.answers[4 * index + 3],
            )
            for index in range(count)
        ]
        return answers, lines

    # for the kernel

    def solve_deal(
        self,
        microsoft: cython.bint,
        number: cython.ulonglong,
        cells: cython.int,
        ranks: cython.int,
        seconds: cython.double,
    ) -> int:
        """Deals and searches one number; its line is added to ``lines``."""
        aces: cython.ulonglong = bit(1) | bit(17) | bit(33) | bit(49)
        outcome: cython.int
        if microsoft:
            deal_microsoft(self.state, ranks, number)
        else:
            deal_code(self.state, ranks, number)
        self.budget.new_search(seconds)
        self.state.set_position(cells, ranks, self.state.columns, 0, aces)
        outcome = self.solve()
        if outcome == WON and not self.keep_line():
            return self.budget.stopped
        return outcome

    def keep_line(self) -> bool:
        """Add the line of a win to ``lines``; False, with the budget stopped, if it cannot."""
        place: cython.Py_ssize_t
        if self.lines_used + self.length > self.lines_had:
            had: cython.Py_ssize_t = 2 * (self.lines_used + self.length)
            growth: cython.Py_ssize_t = 8 * (had - self.lines_had)
            if not self.budget.reserve(growth):
                return False
            self.lines = self.arrays.more_words(self.lines, had)
            if not self.arrays.all_grown():
                return self.budget.fail(growth)
            self.lines_had = had
        for place in range(self.length):
            self.lines[self.lines_used + place] = self.moves[self.nexts[place] - 1]
        self.lines_used += self.length
        return True

    def solve(self) -> int:
        """Search the position that is set up; return the outcome."""
        depth: cython.Py_ssize_t = 0
        move: cython.ulonglong
        known: cython.ulonglong
        moved: cython.bint = False
        self.length = 0
        # What an earlier search left behind may be more than this one is allowed.
        if not self.budget.reserve(0) or not self.budget.spend():
            return self.budget.stopped
        self.known.clear()
        self.ordering.new_search(self.state)
        self.state.play_forced()
        if self.state.foundation_next == 0:
            return WON
        self.known.insert(self.state.key)
        if not self.push(0):
            return self.budget.stopped
        while depth >= 0:
            if self.nexts[depth] == self.ends[depth]:
                depth -= 1
                moved = True
                continue
            if moved:
                self.state.restore(self.saved, depth * 8)
                moved = False
            move = self.moves[self.nexts[depth]]
            self.nexts[depth] += 1
            known = self.state.key_after(move)
            if known and self.known.contains(known):
                continue
            self.state.play(move)
            self.state.play_forced()
            moved = True
            if self.state.foundation_next == 0:
                self.length = depth + 1
                return WON
            if self.state.spaces() <= 0 and is_dead(self.state, True):
                continue
            # As is_full() says, but without a call at every child.
            if self.known.count * 2 >= self.known.used and not self.known.grow():
                return self.budget.stopped
            if not self.known.insert(self.state.key):
                continue
            if not self.budget.spend():
                return self.budget.stopped
            depth += 1
            if not self.push(depth):
                return self.budget.stopped
            moved = False
        return LOST

    def push(self, depth: cython.Py_ssize_t) -> bool:
        """Save the position and find its moves; False, with the budget stopped: no memory."""
        begin: cython.Py_ssize_t = self.ends[depth - 1] if depth else 0
        count: cython.int
        if (depth >= self.depths or begin + MAX_MOVES > self.places) and not self.grow_path(
            depth, begin
        ):
            return False
        self.state.save(self.saved, depth * 8)
        count = self.generator.generate(self.state, self.moves, begin)
        self.ordering.sort(self.state, self.moves, begin, count)
        self.nexts[depth] = begin
        self.ends[depth] = begin + count
        return True

    def grow_path(self, depth: cython.Py_ssize_t, begin: cython.Py_ssize_t) -> bool:
        """Make room for a longer path; False, with the budget stopped, if there is no memory."""
        depths: cython.Py_ssize_t = self.depths
        places: cython.Py_ssize_t = self.places
        growth: cython.Py_ssize_t
        if depth >= depths:
            depths *= 2
        while begin + MAX_MOVES > places:
            places *= 2
        growth = (10 * (depths - self.depths) + places - self.places) * 8
        if not self.budget.reserve(growth):
            return False
        self.saved = self.arrays.more_words(self.saved, 8 * depths)
        self.ends = self.arrays.more_words(self.ends, depths)
        self.nexts = self.arrays.more_words(self.nexts, depths)
        self.moves = self.arrays.more_words(self.moves, places)
        if not self.arrays.all_grown():
            return self.budget.fail(growth)
        self.depths = depths
        self.places = places
        return True
