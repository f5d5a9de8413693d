"""The search itself: depth first over positions not met before, best moves first.

It ends with the first win, or when every position that can be reached was looked at: then, and only
then, the start is lost.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

if not cython.compiled:
    from fournil.solver.boulanger.dead import is_dead
    from fournil.solver.boulanger.dealing import deal_code, deal_microsoft
    from fournil.solver.boulanger.moves import Generator
    from fournil.solver.boulanger.order import Order
    from fournil.solver.boulanger.packing import STRIDE
    from fournil.solver.boulanger.state import State
    from fournil.solver.boulanger.table import Table
    from fournil.solver.machine.bits import bit
    from fournil.solver.machine.clock import now
    from fournil.solver.machine.memory import more_words, release, words
    from fournil.solver.machine.outcomes import LOST, WON

from fournil.solver.machine.budget import Budget

MOST_MOVES = cython.declare(cython.Py_ssize_t, 20480)
"""More than any position has: four runs of 13 cards can be cut in 4 * 4096 ways, and all other
moves of all cards together are fewer than 1,400."""

FIRST_DEPTHS = cython.declare(cython.Py_ssize_t, 512)
FIRST_PLACES = cython.declare(cython.Py_ssize_t, 32768)
FIRST_LINES = cython.declare(cython.Py_ssize_t, 16384)

TABLES = cython.declare(cython.Py_ssize_t, 120_000)
"""Roughly the bytes of the tables of fixed size: random keys, runs, the smallest set of keys."""

MOST_DEALS = cython.declare(cython.Py_ssize_t, 512)
"""The most deals that one batch may have."""


class Search:
    """One search after another, in the same memory.

    The path is kept in flat arrays: eight words of ``saved`` for the position at each depth; its
    moves in ``moves`` up to ``ends``, those from ``nexts`` on not yet tried. ``moves`` has room for
    ``places`` words, the others for ``depths`` positions; all grow when they must.
    """

    def __init__(self) -> None:
        self.state = State()
        self.generator = Generator()
        self.order = Order()
        self.table = Table()
        self.depths = FIRST_DEPTHS
        self.places = FIRST_PLACES
        self.saved = words(8 * FIRST_DEPTHS)
        self.moves = words(FIRST_PLACES)
        self.ends = words(FIRST_DEPTHS)
        self.nexts = words(FIRST_DEPTHS)
        self.answers = words(4 * MOST_DEALS)
        self.lines_had = FIRST_LINES
        self.lines_used = 0
        self.lines = words(FIRST_LINES)
        self.length = 0
        self.budget = Budget()
        self.budget.memory = TABLES
        self.budget.memory += 8 * (10 * FIRST_DEPTHS + FIRST_PLACES + 4 * MOST_DEALS + FIRST_LINES)
        if not self.has_memory():
            raise MemoryError

    def __dealloc__(self) -> None:
        release(self.saved)
        release(self.moves)
        release(self.ends)
        release(self.nexts)
        release(self.answers)
        release(self.lines)

    def has_memory(self) -> bool:
        """Whether all tables could be had."""
        return not (
            not self.saved
            or not self.moves
            or not self.ends
            or not self.nexts
            or not self.answers
            or not self.lines
            or not self.state.has_memory()
            or not self.generator.has_memory()
            or not self.order.has_memory()
            or not self.table.has_memory()
        )

    # for callers that hold the interpreter's lock

    def allow(
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
        self.budget.allow(nodes, memory, switch)

    def footprint(self) -> int:
        """The bytes in use."""
        memory: cython.Py_ssize_t = self.budget.memory
        return memory

    def settle(
        self,
        columns: list[list[int]],
        pool: cython.ulonglong,
        wanted: cython.ulonglong,
        cells: cython.int,
        ranks: cython.int,
        seconds: cython.double,
    ) -> tuple[int, int, list[int]]:
        """Searches one position.

        Args:
            columns: the cards (suit * 16 + rank) of each column, top card last.
            pool: the set of the cards in cells.
            wanted: the set of the next card of each foundation that is not complete.
            cells: number of cells.
            ranks: rank of the kings.
            seconds: time by the clock, negative for no limit.

        Returns:
            The outcome, the number of nodes, and the packed moves of a win.
        """
        column: cython.int
        place: cython.int
        outcome: cython.int
        if len(columns) > 8:
            raise ValueError("at most 8 columns")
        for column in range(len(columns)):
            self.state.lengths[column] = len(columns[column])
            for place in range(len(columns[column])):
                self.state.cards[column * STRIDE + place] = columns[column][place]
        column = len(columns)
        with cython.nogil:
            self.budget.open(seconds)
            self.state.open(cells, ranks, column, pool, wanted)
            outcome = self.search()
        line = [self.moves[self.nexts[place] - 1] for place in range(self.length)]
        return outcome, self.budget.nodes, line

    def settle_numbers(
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
        if len(lengths) > 8 or sum(lengths) != 4 * ranks or count > MOST_DEALS:
            raise ValueError("no such board or too many deals")
        self.state.columns = len(lengths)
        for column in range(len(lengths)):
            self.state.lengths[column] = lengths[column]
        self.lines_used = 0
        with cython.nogil:
            for index in range(count):
                self.answers[4 * index + 2] = cython.cast(cython.ulonglong, now() * 1e9)
                self.answers[4 * index] = self.settle_deal(
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

    def settle_deal(
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
        self.budget.open(seconds)
        self.state.open(cells, ranks, self.state.columns, 0, aces)
        outcome = self.search()
        if outcome == WON and not self.keep_line():
            return self.budget.stopped
        return outcome

    def keep_line(self) -> bool:
        """Adds the line of a win to ``lines``; False, with the budget stopped, if it cannot."""
        place: cython.Py_ssize_t
        if self.lines_used + self.length > self.lines_had:
            had: cython.Py_ssize_t = 2 * (self.lines_used + self.length)
            growth: cython.Py_ssize_t = 8 * (had - self.lines_had)
            if not self.budget.claim(growth):
                return False
            lines = more_words(self.lines, had)
            if not lines:
                return self.budget.refuse(growth)
            self.lines = lines
            self.lines_had = had
        for place in range(self.length):
            self.lines[self.lines_used + place] = self.moves[self.nexts[place] - 1]
        self.lines_used += self.length
        return True

    def search(self) -> int:
        """Searches the position that is laid out; returns the outcome."""
        depth: cython.Py_ssize_t = 0
        move: cython.ulonglong
        known: cython.ulonglong
        moved: cython.bint = False
        self.length = 0
        # What an earlier search left behind may be more than this one is allowed.
        if not self.budget.claim(0) or not self.budget.spend():
            return self.budget.stopped
        self.table.forget()
        self.order.open(self.state)
        self.state.settle()
        if self.state.wanted == 0:
            return WON
        self.table.add(self.state.key)
        if not self.descend(0):
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
            if known and self.table.knows(known):
                continue
            self.state.play(move)
            self.state.settle()
            moved = True
            if self.state.wanted == 0:
                self.length = depth + 1
                return WON
            if self.state.spaces() <= 0 and is_dead(self.state):
                continue
            if self.table.count * 2 >= self.table.used and not self.remember():
                return self.budget.stopped
            if not self.table.add(self.state.key):
                continue
            if not self.budget.spend():
                return self.budget.stopped
            depth += 1
            if not self.descend(depth):
                return self.budget.stopped
            moved = False
        return LOST

    def remember(self) -> bool:
        """Makes room in the table; False, with the budget stopped, if there is no memory."""
        growth: cython.Py_ssize_t = self.table.growth()
        if not self.budget.claim(growth):
            return False
        if not self.table.grow():
            return self.budget.refuse(growth)
        return True

    def descend(self, depth: cython.Py_ssize_t) -> bool:
        """Saves the position and finds its moves; False, with the budget stopped: no memory."""
        begin: cython.Py_ssize_t = self.ends[depth - 1] if depth else 0
        count: cython.int
        if (depth >= self.depths or begin + MOST_MOVES > self.places) and not self.grow_path(
            depth, begin
        ):
            return False
        self.state.save(self.saved, depth * 8)
        count = self.generator.generate(self.state, self.moves, begin)
        self.order.sort(self.state, self.moves, begin, count)
        self.nexts[depth] = begin
        self.ends[depth] = begin + count
        return True

    def grow_path(self, depth: cython.Py_ssize_t, begin: cython.Py_ssize_t) -> bool:
        """Makes room for a longer path; False, with the budget stopped, if there is no memory."""
        depths: cython.Py_ssize_t = self.depths
        places: cython.Py_ssize_t = self.places
        growth: cython.Py_ssize_t
        if depth >= depths:
            depths *= 2
        while begin + MOST_MOVES > places:
            places *= 2
        growth = (10 * (depths - self.depths) + places - self.places) * 8
        if not self.budget.claim(growth):
            return False
        saved = more_words(self.saved, 8 * depths)
        if not saved:
            return self.budget.refuse(growth)
        self.saved = saved
        ends = more_words(self.ends, depths)
        if not ends:
            return self.budget.refuse(growth)
        self.ends = ends
        nexts = more_words(self.nexts, depths)
        if not nexts:
            return self.budget.refuse(growth)
        self.nexts = nexts
        moves = more_words(self.moves, places)
        if not moves:
            return self.budget.refuse(growth)
        self.moves = moves
        self.depths = depths
        self.places = places
        return True
