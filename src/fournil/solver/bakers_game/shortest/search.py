"""The search for the fewest actions: A* over positions.

Only actions that are not a card going up are counted: how many cards go up is the same in every
line. Cards that can go up do so at once, which never costs an action (see the guide to the search).

The state is that of the search which only asks for a verdict, but here the *pool* is the set of
the cards in cells: a card alone in a column stays a base run, since moving it is an action.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.deadends import is_dead
    from fournil.solver.bakers_game.shortest.packing import TO_CELL, TO_EMPTY, TO_PARENT, action
    from fournil.solver.bakers_game.state import State
    from fournil.solver.runtime.bits import byte_at, first_lane, lanes_with, lowest
    from fournil.solver.runtime.outcomes import LOST, OUT_OF_MEMORY, WON

from fournil.solver.bakers_game.shortest.bound import Bound
from fournil.solver.bakers_game.shortest.states import States
from fournil.solver.runtime.buckets import BucketQueue
from fournil.solver.runtime.budget import Budget

FIRST_ROOM = cython.declare(cython.Py_ssize_t, 1024)

MAX_F = cython.declare(cython.int, 1024)
MAX_H = cython.declare(cython.int, 64)
"""f and h stay below these: at most 52 heads can be in the way."""

MAX_CHILDREN = cython.declare(cython.Py_ssize_t, 192)
"""More states than one state can lead to: the board's cards, each to three kinds of places."""

MEMORY_AT_FIRST = cython.declare(cython.Py_ssize_t, 600_000)
"""The bytes of all tables before anything grows, rounded up."""


class Search:
    """One search.

    Attributes:
        goal: the state that wins in the fewest actions, once it is found.
        too_long: whether lines were cut off because they are longer than the open list allows.
        number: the state that is expanded.
        g: the actions that led to it, cards going up not counted.
        h: how many must follow at least.
    """

    def __init__(self, seed: cython.ulonglong = 0) -> None:
        """Make room for a search.

        Args:
            seed: where the Zobrist keys begin; another seed gives other keys.

        Raises:
            MemoryError: the system has no memory for the first tables.
        """
        self.budget = Budget()
        self.budget.memory = MEMORY_AT_FIRST
        self.states = States(self.budget)
        self.frontier = BucketQueue(self.budget, MAX_F * MAX_H, FIRST_ROOM)
        self.state = State(seed)
        self.child = State(seed)
        self.bound = Bound()
        self.goal = 0
        self.too_long = False
        self.number = 0
        self.g = -1
        self.h = 0

    # for callers that hold the interpreter's lock

    def set_limits(self, nodes: int, memory: int, switch: array[int]) -> None:
        """Set what the search may spend.

        Args:
            nodes: states expanded, negative for no limit.
            memory: bytes of tables.
            switch: one C integer; the search ends when it becomes other than 0.
        """
        self.budget.set_limits(nodes, memory, switch)

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
        self.child.set_columns(columns)
        self.child.set_position(cells, ranks, count, pool, foundation_next)
        self.bound.new_search(self.state)
        self.visit(0)

    def run(self, seconds: float) -> tuple[int, int, list[int]]:
        """Search the position that is set up; other threads run meanwhile.

        Args:
            seconds: how long it may take, by the clock; negative for no limit.

        Returns:
            WON, LOST or why the budget stopped; the number of nodes; and the actions of a shortest
            line that are not a card going up.
        """
        allowed: cython.double = seconds
        outcome: cython.int
        with cython.nogil:
            self.budget.new_search(allowed)
            outcome = self.solve()
        # Unpacked at once: until then the search's memory could not be given back.
        actions = self.states.actions_to(self.goal) if outcome == WON else []
        return outcome, self.budget.nodes, actions

    # for the kernel

    def solve(self) -> cython.int:
        """Do what :meth:`run` promises, without the interpreter's lock."""
        number: cython.int
        if not self.budget.reserve(0):
            return self.budget.stopped
        while True:
            if not self.make_room():
                return self.budget.stopped
            number = self.frontier.pop()
            if number < 0:
                return OUT_OF_MEMORY if self.too_long else LOST
            # A state that was put here, then reached in fewer actions, has been expanded.
            if self.states.is_closed(number):
                continue
            if not self.budget.spend():
                return self.budget.stopped
            self.states.close(number)
            self.states.load(number, self.state)
            if self.state.foundation_next == 0:
                self.goal = number
                return WON
            self.number = number
            self.g = self.states.g(number)
            self.h = self.states.h(number)
            self.expand()

    def make_room(self) -> bool:
        """Make sure that all states after the next one fit; False if they cannot."""
        if not self.states.make_room(MAX_CHILDREN):
            return False
        while self.frontier.room - self.frontier.count < MAX_CHILDREN:
            if not self.frontier.grow():
                return False
        return True

    def expand(self) -> None:
        """Visit every state that one action leads to."""
        column: cython.int
        left: cython.ulonglong = self.state.pool
        for column in range(self.state.columns):
            if byte_at(self.state.heads, column) != 0:
                self.from_column(column)
        while left != 0:
            self.from_cell(lowest(left))
            left &= left - 1

    def from_column(self, column: cython.int) -> None:
        """Move the cards of a column's run in every way that can matter."""
        head: cython.int = byte_at(self.state.heads, column)
        tail: cython.int = byte_at(self.state.tails, column)
        length: cython.int = head - tail + 1
        free_cells: cython.int = self.state.cells - self.state.pooled
        limit: cython.int = (free_cells + 1) << self.state.vacant
        count: cython.int
        # Only the whole run has a parent elsewhere: the parent of its other cards lies under them.
        if length <= limit and self.has_parent_on_top(head):
            self.child.copy(self.state)
            self.child.run_onto(column, first_lane(lanes_with(self.state.tails, head + 1)))
            self.visit(action(head, TO_PARENT))
        if self.state.vacant != 0:
            limit >>= 1
            if byte_at(self.state.rests, column) == 0:
                # A base run gains nothing in another empty column.
                length -= 1
            for count in range(1, min(limit, length) + 1):
                self.child.copy(self.state)
                self.child.tail_to_empty(column, count)
                self.visit(action(tail + count - 1, TO_EMPTY))
        if free_cells != 0:
            self.child.copy(self.state)
            self.child.pool_tail(column, 1)
            self.visit(action(tail, TO_CELL))

    def has_parent_on_top(self, card: cython.int) -> bool:
        """Whether the next higher card of a card's suit is the top card of a column."""
        return bool(self.state.tops >> card >> 1 & ~self.state.kings >> card & 1)

    def from_cell(self, card: cython.int) -> None:
        """Move a card from its cell onto its parent or to an empty column."""
        if self.has_parent_on_top(card):
            self.child.copy(self.state)
            self.child.pooled_onto(card, first_lane(lanes_with(self.state.tails, card + 1)))
            self.visit(action(card, TO_PARENT))
        if self.state.vacant != 0:
            self.child.copy(self.state)
            self.child.pooled_to_empty(card)
            self.visit(action(card, TO_EMPTY))

    def visit(self, by: cython.int) -> None:
        """Note the state that an action leads to, unless it was reached in as few actions."""
        g: cython.int = self.g + 1
        h: cython.int
        number: cython.int
        self.child.play_foundations()
        number = self.states.find(self.child)
        if number != 0:
            if self.states.g(number) <= g:
                return
            h = self.states.h(number)
        else:
            if self.child.spaces() == 0 and is_dead(self.child, False):
                return
            h = self.bound.fewest(self.child)
        # What is still needed after one action is at most one less than what was needed before.
        # Keeping to this (pathmax) also when a state is reached again lets f never go down.
        h = max(h, self.h - 1)
        if number == 0:
            number = self.states.add(self.child, self.number, by, g, h)
        else:
            self.states.reopen(number, self.number, by, g, h)
        if g + h >= MAX_F:
            self.too_long = True
        else:
            # Equal f: the lower h first, which is the state nearer to the end.
            self.frontier.push(number, (g + h) * MAX_H + h)
