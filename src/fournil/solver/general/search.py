"""The search for any game: best first over all positions, by single cards.

All positions that were met are kept as a tree: of each the key, the position it came from and the
move that led there. The board itself is not kept: it walks along the tree from node to node, taking
moves back and playing others. Two positions with the same key are taken for the same; among n
positions some pair has the same key by chance with a probability of about n**2 / 2**65.

Safe raises are played at once (their nodes are in the tree, but never in the queues). When no
position waits any more all that can be reached was looked at: the start is lost.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from fournil.solver.machine.memory import (
        integers,
        more_integers,
        more_words,
        release,
        words,
    )
    from fournil.solver.machine.outcomes import LOST, WON
    from fournil.solver.machine.splitmix import mixed, stepped

from fournil.solver.general.board import Board
from fournil.solver.machine.budget import Budget

_FIRST_ROOM = cython.declare(cython.Py_ssize_t, 8192)
_SCORES = cython.declare(cython.int, 1024)
_MOST_MOVES = cython.declare(cython.int, 1024)  # 32 cards at most, each to fewer than 20 places
_NONE = cython.declare(cython.int, -1)
_STOPPED = cython.declare(cython.int, -1)
_KNOWN = cython.declare(cython.int, 2)
_PAUSED = cython.declare(cython.int, 3)

_NOISE = cython.declare(cython.int, 12)
_SHORT_RUNS = cython.declare(cython.int, 8)
_SHORT = cython.declare(cython.longlong, 5_000)
_LONG_RUNS = cython.declare(cython.int, 8)
_LONG = cython.declare(cython.longlong, 100_000)
_NO_LIMIT = cython.declare(cython.longlong, 1 << 62)


class Search:
    """One search after another, in the same memory.

    Of each node: its key in ``keys``; the node it came from in ``parents``; the move ``played``;
    its depth in the tree; the next one in its queue in ``waiting``. ``table`` finds nodes by key
    (plus 1). ``here`` is the node that the board shows, ``way`` the nodes from there to another.
    """

    def __init__(self) -> None:
        self.board = Board()
        self.budget = Budget()
        self.room = _FIRST_ROOM
        self.size = 4 * _FIRST_ROOM
        self.way_room = _FIRST_ROOM
        self.count = 0
        self.met = 0
        self.here = 0
        self.best = 0
        self.noise = 0
        self.random = 0
        self.keys = words(_FIRST_ROOM)
        self.parents = integers(_FIRST_ROOM)
        self.played = integers(_FIRST_ROOM)
        self.depths = integers(_FIRST_ROOM)
        self.waiting = integers(_FIRST_ROOM)
        self.way = integers(_FIRST_ROOM)
        self.queues = integers(_SCORES)
        self.table = integers(4 * _FIRST_ROOM)
        self.found = integers(_MOST_MOVES)
        if not self.has_memory():
            raise MemoryError
        self.budget.memory = _FIRST_ROOM * (8 + 5 * 4 + 4 * 4) + (1 << 16)

    def __dealloc__(self) -> None:
        release(self.keys)
        release(self.parents)
        release(self.played)
        release(self.depths)
        release(self.waiting)
        release(self.way)
        release(self.queues)
        release(self.table)
        release(self.found)

    def has_memory(self) -> bool:
        """Whether all tables could be had."""
        return not (
            not self.keys
            or not self.parents
            or not self.played
            or not self.depths
            or not self.waiting
            or not self.way
            or not self.queues
            or not self.table
            or not self.found
        )

    # for callers that hold the interpreter's lock

    def allow(self, nodes: int, memory: int, switch: array[int]) -> None:
        """Says what the search may spend.

        Args:
            nodes: positions, negative for no limit.
            memory: bytes of tables.
            switch: one C integer; the search ends when it becomes other than 0.
        """
        self.budget.allow(nodes, memory, switch)

    def rule(
        self, ranks: int, cells: int, fills_any: bool, fills_king: bool, takers: list[int]
    ) -> None:
        """Takes the rules of a game; see :meth:`fournil.solver.general.board.Board.rule`."""
        self.board.rule(ranks, cells, fills_any, fills_king, takers)

    def search(
        self,
        columns: list[list[int]],
        held: list[int],
        foundations: list[int],
        seconds: float,
    ) -> tuple[int, int, list[int]]:
        """Searches one position.

        Args:
            columns: the cards of each column, top card last.
            held: the cards in cells.
            foundations: the rank on top of each foundation.
            seconds: time by the clock, negative for no limit.

        Returns:
            LOST, WON or why the budget stopped; the number of nodes; and the moves of a win.
        """
        outcome: cython.int
        allowed: cython.double = seconds
        node: cython.Py_ssize_t
        self.board.lay(columns, held, foundations)
        self.here = 0
        self.parents[0] = 0
        self.played[0] = 0
        self.depths[0] = 0
        with cython.nogil:
            outcome = self.settle(allowed)
        if outcome < 0:
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
        """Doubles the room for nodes; False, with the budget stopped, if there is no memory."""
        growth: cython.Py_ssize_t = self.room * (8 + 5 * 4)
        if not self.budget.claim(growth):
            return False
        keys = more_words(self.keys, self.room * 2)
        if not keys:
            return self.budget.refuse(growth)
        self.keys = keys
        parents = more_integers(self.parents, self.room * 2)
        if not parents:
            return self.budget.refuse(growth)
        self.parents = parents
        played = more_integers(self.played, self.room * 2)
        if not played:
            return self.budget.refuse(growth)
        self.played = played
        depths = more_integers(self.depths, self.room * 2)
        if not depths:
            return self.budget.refuse(growth)
        self.depths = depths
        waiting = more_integers(self.waiting, self.room * 2)
        if not waiting:
            return self.budget.refuse(growth)
        self.waiting = waiting
        way = more_integers(self.way, self.room * 2)
        if not way:
            return self.budget.refuse(growth)
        self.way = way
        self.room *= 2
        return True

    def grow_table(self) -> bool:
        """Doubles the table; False, with the budget stopped, if it cannot be had."""
        old_size: cython.Py_ssize_t = self.size
        place: cython.Py_ssize_t
        if not self.budget.claim(old_size * 4):
            return False
        old = self.table
        table = integers(old_size * 2)
        if not table:
            return self.budget.refuse(old_size * 4)
        self.table = table
        self.size = old_size * 2
        for place in range(old_size):
            if self.budget.is_over(place):
                # The old table still stands.
                self.table = old
                self.size = old_size
                release(table)
                self.budget.refund(old_size * 4)
                return False
            if old[place]:
                self.table[self.slot(self.keys[old[place] - 1])] = old[place]
        release(old)
        return True

    def slot(self, key: cython.ulonglong) -> cython.Py_ssize_t:
        """Where a key is in the table, or the free slot where it belongs."""
        mask: cython.ulonglong = self.size - 1
        slot: cython.ulonglong = key & mask
        while self.table[slot] and self.keys[self.table[slot] - 1] != key:
            slot = (slot + 1) & mask
        return slot

    # the tree

    def go_to(self, node: cython.int) -> None:
        """Brings the board to a node."""
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

    def play_safe(self) -> bool:
        """Plays all safe raises; False, with the budget stopped, if there is no memory."""
        move: cython.int = self.board.safe_raise()
        while move >= 0:
            if not self.add(move):
                return False
            move = self.board.safe_raise()
        return True

    def meet(self) -> cython.int:
        """Lets the node that the board shows wait, if its position is new.

        Returns:
            WON if it is won, _STOPPED by the budget, _KNOWN if it is not new, else LOST.
        """
        slot: cython.Py_ssize_t = self.slot(self.board.key)
        score: cython.int
        if self.table[slot]:
            return _KNOWN
        if not self.budget.spend():
            return _STOPPED
        self.keys[self.here] = self.board.key
        self.table[slot] = self.here + 1
        self.met += 1
        if self.met * 2 > self.size and not self.grow_table():
            return _STOPPED
        score = self.board.score()
        if self.noise:
            self.random = stepped(self.random)
            score += cython.cast(cython.int, (mixed(self.random) >> 32) % self.noise)
        score = min(score, _SCORES - 1)
        self.waiting[self.here] = self.queues[score]
        self.queues[score] = self.here
        self.best = min(self.best, score)
        return WON if self.board.up == 4 * self.board.ranks else LOST

    def settle(self, seconds: cython.double) -> cython.int:
        """WON, LOST or _STOPPED for the position that is laid out."""
        run: cython.int = 0
        outcome: cython.int = _PAUSED
        self.budget.open(seconds)
        while outcome == _PAUSED:
            if run < _SHORT_RUNS:
                outcome = self.run(_SHORT, run)
            elif run < _SHORT_RUNS + _LONG_RUNS:
                outcome = self.run(_LONG, run)
            else:
                outcome = self.run(_NO_LIMIT, 0)
            run += 1
        return outcome

    def run(self, most: cython.longlong, number: cython.ulonglong) -> cython.int:
        """One run from the start.

        Args:
            most: how many positions it may meet.
            number: the number of the run; chance takes part in the order from the second on.

        Returns:
            WON, LOST, _PAUSED (``most`` reached), or _STOPPED.
        """
        place: cython.Py_ssize_t
        outcome: cython.int
        node: cython.int
        self.go_to(0)
        for place in range(self.size):
            self.table[place] = 0
        for place in range(_SCORES):
            self.queues[place] = _NONE
        self.count = 1
        self.met = 0
        self.best = 0
        self.noise = _NOISE if number else 0
        self.random = number << 32
        if not self.budget.claim(0) or not self.play_safe():
            return _STOPPED
        outcome = self.meet()
        while outcome == LOST:
            while self.best < _SCORES and self.queues[self.best] == _NONE:
                self.best += 1
            if self.best == _SCORES:
                return LOST
            if self.met >= most:
                return _PAUSED
            node = self.queues[self.best]
            self.queues[self.best] = self.waiting[node]
            self.go_to(node)
            outcome = self.expand(node)
        return outcome

    def expand(self, node: cython.int) -> cython.int:
        """Meets all positions that one move leads to from a node; the board shows that node.

        Returns:
            WON if one is won (the board shows it), _STOPPED by the budget, else LOST.
        """
        count: cython.int = self.board.moves(self.found)
        place: cython.int
        before: cython.int
        outcome: cython.int
        # The last that is met is the first of its queue.
        for place in range(count - 1, -1, -1):
            before = self.count
            if not self.add(self.found[place]) or not self.play_safe():
                return _STOPPED
            outcome = self.meet()
            if outcome in (WON, _STOPPED):
                return outcome
            self.go_to(node)
            if outcome == _KNOWN:
                self.count = before
        return LOST
