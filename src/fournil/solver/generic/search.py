"""The search for any game: best first over all positions, by single cards.

All visited positions are kept as a tree: of each the position it came from and the move that led
there. The board itself is not kept: it walks along the tree from node to node, taking moves back
and playing others. Two positions with the same Zobrist key are taken for the same.

Safe raises are played at once (their nodes are in the tree, but never in the queues). When no
position waits any more all that can be reached was looked at: the start is lost.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from fournil.solver.runtime.outcomes import LOST, PAUSED, STOPPED, WON
    from fournil.solver.runtime.rng import mixed, stepped

from fournil.solver.generic.board import Board
from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.buckets import BucketQueue
from fournil.solver.runtime.budget import Budget
from fournil.solver.runtime.keyset import KeySet

_FIRST_ROOM = cython.declare(cython.Py_ssize_t, 8192)
_FIRST_KEYS = cython.declare(cython.Py_ssize_t, 16384)
_SCORES = cython.declare(cython.int, 1024)
BYTES_OF_NODE = cython.declare(cython.Py_ssize_t, 4 * 4)
_MAX_MOVES = cython.declare(cython.int, 1024)  # 32 cards at most, each to fewer than 20 places
_KNOWN = cython.declare(cython.int, -1)

_NOISE = cython.declare(cython.int, 12)
_SHORT_RUNS = cython.declare(cython.int, 8)
_SHORT = cython.declare(cython.longlong, 5_000)
_LONG_RUNS = cython.declare(cython.int, 8)
_LONG = cython.declare(cython.longlong, 100_000)
_NO_LIMIT = cython.declare(cython.longlong, 1 << 62)


class Search:
    """One search after another, in the same memory.

    Of each node: the node it came from in ``parents``; the move ``played``; its depth in the tree.
    ``known`` holds the keys of the visited positions, ``waiting`` the nodes that are not expanded.
    ``here`` is the node that the board shows, ``way`` the nodes from there to another.
    """

    def __init__(self, seed: cython.ulonglong = 0) -> None:
        """Make room for a search.

        Args:
            seed: where the Zobrist keys begin; another seed gives other keys.

        Raises:
            MemoryError: the system has no memory for the first tables.
        """
        self.arrays = Arrays()
        self.board = Board(seed)
        self.budget = Budget()
        self.known = KeySet(self.budget, _FIRST_KEYS)
        self.waiting = BucketQueue(self.budget, _SCORES, _FIRST_ROOM)
        self.room = _FIRST_ROOM
        self.count = 0
        self.here = 0
        self.noise = 0
        self.random = 0
        self.parents = self.arrays.integers(_FIRST_ROOM)
        self.played = self.arrays.integers(_FIRST_ROOM)
        self.depths = self.arrays.integers(_FIRST_ROOM)
        self.way = self.arrays.integers(_FIRST_ROOM)
        self.found = self.arrays.integers(_MAX_MOVES)
        self.budget.memory = _FIRST_ROOM * (BYTES_OF_NODE + 8) + _FIRST_KEYS * 12 + (1 << 16)

    # for callers that hold the interpreter's lock

    def set_limits(self, nodes: int, memory: int, switch: array[int]) -> None:
        """Says what the search may spend.

        Args:
            nodes: positions, negative for no limit.
            memory: bytes of tables.
            switch: one C integer; the search ends when it becomes other than 0.
        """
        self.budget.set_limits(nodes, memory, switch)

    def memory_used(self) -> int:
        """Return the bytes that all tables take now."""
        memory: int = self.budget.memory_used()
        return memory

    def set_rules(
        self, ranks: int, cells: int, fills_any: bool, fills_king: bool, takers: list[int]
    ) -> None:
        """Take the rules of a game; see :meth:`fournil.solver.generic.board.Board.set_rules`."""
        self.board.set_rules(ranks, cells, fills_any, fills_king, takers)

    def set_position(
        self, columns: list[list[int]], in_cells: list[int], foundations: list[int]
    ) -> None:
        """Set up the position to be searched.

        Args:
            columns: the cards of each column, top card last.
            in_cells: the cards in cells.
            foundations: the rank on top of each foundation.
        """
        self.board.set_position(columns, in_cells, foundations)
        self.here = 0
        self.parents[0] = 0
        self.played[0] = 0
        self.depths[0] = 0

    def run(self, seconds: float) -> tuple[int, int, list[int]]:
        """Search the position that is set up.

        Args:
            seconds: time by the clock, negative for no limit.

        Returns:
            LOST, WON or why the budget stopped; the number of nodes; and the moves of a win.
        """
        outcome: cython.int
        allowed: cython.double = seconds
        node: cython.Py_ssize_t
        with cython.nogil:
            outcome = self.solve(allowed)
        if outcome == STOPPED:
            return self.budget.stopped, self.budget.nodes, []
        if outcome == LOST:
            return LOST, self.budget.nodes, []
        line = []
        node = self.here
        while node > 0:
            line.append(self.played[node])
            node = self.parents[node]
        line.reverse()
        return WON, self.budget.nodes, line

    # memory

    def make_room(self) -> bool:
        """Double the room for nodes; False, with the budget stopped, if there is no memory."""
        growth: cython.Py_ssize_t = self.room * BYTES_OF_NODE
        if not self.budget.reserve(growth):
            return False
        self.parents = self.arrays.more_integers(self.parents, self.room * 2)
        self.played = self.arrays.more_integers(self.played, self.room * 2)
        self.depths = self.arrays.more_integers(self.depths, self.room * 2)
        self.way = self.arrays.more_integers(self.way, self.room * 2)
        if not self.arrays.all_grown():
            return self.budget.fail(growth)
        self.room *= 2
        return True

    # the tree

    def go_to(self, node: cython.int) -> None:
        """Brings the board to a node."""
        # Climb from both ends to where their ways meet, taking moves back on this side; then play
        # the moves of the other side, which ``way`` has kept.
        length: cython.Py_ssize_t = 0
        goal: cython.int = node
        while self.here != node:
            if self.depths[self.here] >= self.depths[node]:
                self.board.take_back(self.played[self.here])
                self.here = self.parents[self.here]
            else:
                self.way[length] = node
                length += 1
                node = self.parents[node]
        while length > 0:
            length -= 1
            self.board.play(self.played[self.way[length]])
        self.here = goal

    def add(self, move: cython.int) -> bool:
        """Plays a move and makes a node of it; False, with the budget stopped: no memory."""
        if self.count == self.room and not self.make_room():
            return False
        self.board.play(move)
        self.parents[self.count] = self.here
        self.played[self.count] = move
        self.depths[self.count] = self.depths[self.here] + 1
        self.here = self.count
        self.count += 1
        return True

    def autoplay(self) -> bool:
        """Plays all safe raises; False, with the budget stopped, if there is no memory."""
        move: cython.int = self.board.safe_autoplay()
        while move >= 0:
            if not self.add(move):
                return False
            move = self.board.safe_autoplay()
        return True

    def visit(self) -> cython.int:
        """Lets the node that the board shows wait, if its position is new.

        Returns:
            WON if it is won, STOPPED by the budget, _KNOWN if it is not new, else LOST.
        """
        score: cython.int
        if self.known.is_full() and not self.known.grow():
            return STOPPED
        if not self.known.insert(self.board.key):
            return _KNOWN
        if not self.budget.spend():
            return STOPPED
        score = self.board.score()
        if self.noise:
            self.random = stepped(self.random)
            score += cython.cast(cython.int, (mixed(self.random) >> 32) % self.noise)
        if not self.waiting.push(self.here, min(score, _SCORES - 1)):
            return STOPPED
        return WON if self.board.on_foundations == 4 * self.board.ranks else LOST

    def solve(self, seconds: cython.double) -> cython.int:
        """WON, LOST or STOPPED for the position that is set up."""
        run: cython.int = 0
        outcome: cython.int = PAUSED
        self.budget.new_search(seconds)
        while outcome == PAUSED:
            if run < _SHORT_RUNS:
                outcome = self.search_once(_SHORT, run)
            elif run < _SHORT_RUNS + _LONG_RUNS:
                outcome = self.search_once(_LONG, run)
            else:
                outcome = self.search_once(_NO_LIMIT, 0)
            run += 1
        return outcome

    def search_once(self, allowance: cython.longlong, number: cython.ulonglong) -> cython.int:
        """One run from the start.

        Args:
            allowance: how many positions it may visit.
            number: the number of the run; chance takes part in the order from the second on.

        Returns:
            WON, LOST, PAUSED (the allowance is used up), or STOPPED.
        """
        outcome: cython.int
        node: cython.int
        self.go_to(0)
        self.known.clear()
        self.waiting.clear()
        self.count = 1
        self.noise = _NOISE if number else 0
        self.random = number << 32
        if not self.budget.reserve(0) or not self.autoplay():
            return STOPPED
        outcome = self.visit()
        while outcome == LOST:
            node = self.waiting.pop()
            if node < 0:
                return LOST
            if self.known.count >= allowance:
                return PAUSED
            self.go_to(node)
            outcome = self.expand(node)
        return outcome

    def expand(self, node: cython.int) -> cython.int:
        """Visit all positions that one move leads to from a node; the board shows that node.

        Returns:
            WON if one is won (the board shows it), STOPPED by the budget, else LOST.
        """
        count: cython.int = self.board.moves(self.found)
        place: cython.int
        before: cython.int
        outcome: cython.int
        # The last that is visited is the first of its queue.
        for place in range(count - 1, -1, -1):
            before = self.count
            if not self.add(self.found[place]) or not self.autoplay():
                return STOPPED
            outcome = self.visit()
            if outcome in (WON, STOPPED):
                return outcome
            self.go_to(node)
            if outcome == _KNOWN:
                self.count = before
        return LOST
