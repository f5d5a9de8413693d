"""The search for the fewest actions: A* over boards.

Only actions that are not a card going up are counted: how many cards go up is the same in every
line. Cards that can go up do so at once, which never costs an action (see the guide to the search).
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.machine.bits import lowest
    from fournil.solver.machine.outcomes import LOST, OUT_OF_MEMORY, WON
    from fournil.solver.shortest.codes import TO_CELL, TO_EMPTY, TO_PARENT, action

from fournil.solver.machine.budget import Budget
from fournil.solver.shortest.board import Board
from fournil.solver.shortest.bound import Bound
from fournil.solver.shortest.dead import DeadEnds
from fournil.solver.shortest.frontier import Frontier
from fournil.solver.shortest.states import States
from fournil.solver.shortest.tables import Tables

FIRST_ROOM = cython.declare(cython.int, 1024)

# More states than one state can lead to: the board's cards, each to three kinds of places.
MOST_CHILDREN = cython.declare(cython.int, 192)

# A state and its share of the table of states; an entry of the frontier.
BYTES_OF_STATE = cython.declare(cython.Py_ssize_t, 72)
BYTES_OF_ENTRY = cython.declare(cython.Py_ssize_t, 8)


class Search:
    """One search.

    Attributes:
        budget: what the search may spend; its nodes are the states looked at.
        won: the state that wins in the fewest actions, once it is found.
        too_long: whether lines were cut off because they are longer than the frontier allows.
        state, spent, bound: the state that is looked at, what it cost, what must follow at least.
    """

    def __init__(self, tables: Tables, budget: Budget) -> None:
        """Prepares a search.

        Args:
            tables: the position to start from.
            budget: what the search may spend.

        Raises:
            MemoryError: the system refuses the little that is needed at first.
        """
        self.tables = tables
        self.states = States(tables, FIRST_ROOM)
        self.frontier = Frontier(FIRST_ROOM)
        if not (self.states.has_memory() and self.frontier.has_memory()):
            raise MemoryError
        self.board = Board(tables)
        self.child = Board(tables)
        self.lower_bound = Bound(tables)
        self.dead_ends = DeadEnds(tables)
        self.budget = budget
        self.won = 0
        self.too_long = False
        self.state = 0
        self.spent = -1
        self.bound = 0
        self.child.start()
        self.meet(0)

    def run(self, seconds: float) -> int:
        """Searches until the end or a limit; other threads run meanwhile.

        Args:
            seconds: how long it may take, by the clock; negative for no limit.

        Returns:
            ``WON``, ``LOST`` or what the budget ran out of.
        """
        time: cython.double = seconds
        end: cython.int
        with cython.nogil:
            self.budget.open(time)
            end = self.work()
        return int(end)

    def work(self) -> cython.int:
        """Does what :meth:`run` promises, without the interpreter's lock."""
        state: cython.int
        if not self.budget.claim(FIRST_ROOM * (BYTES_OF_STATE + BYTES_OF_ENTRY)):
            return self.budget.stopped
        while True:
            if not self.make_room():
                return self.budget.stopped
            state = self.frontier.pop()
            if state == 0:
                return OUT_OF_MEMORY if self.too_long else LOST
            # A state that was put here, then reached in fewer actions, has been looked at.
            if self.states.is_closed(state):
                continue
            if not self.budget.spend():
                return self.budget.stopped
            self.states.close(state)
            self.states.load(state, self.board)
            if self.board.is_won():
                self.won = state
                return WON
            self.state = state
            self.spent = self.states.spent(state)
            self.bound = self.states.bound(state)
            self.look_at()

    def make_room(self) -> bool:
        """Makes sure that all states after the next one fit; False if they cannot."""
        if self.states.room - self.states.count < MOST_CHILDREN:
            if not self.budget.claim(self.states.room * BYTES_OF_STATE):
                return False
            if not self.states.grow(self.budget):
                return False
        if self.frontier.room - self.frontier.count < MOST_CHILDREN:
            if not self.budget.claim(self.frontier.room * BYTES_OF_ENTRY):
                return False
            if not self.frontier.grow():
                self.budget.stopped = OUT_OF_MEMORY
                return False
        return True

    def look_at(self) -> None:
        """Meets every state that one action leads to."""
        column: cython.int
        left: cython.ulonglong = self.board.held
        for column in range(self.tables.columns):
            if self.board.head(column) != 0:
                self.from_column(column)
        while left != 0:
            self.from_cell(lowest(left))
            left &= left - 1

    def from_column(self, column: cython.int) -> None:
        """Moves the cards of a column's run in every way that can matter."""
        head: cython.int = self.board.head(column)
        tail: cython.int = self.board.tail(column)
        length: cython.int = head - tail + 1
        limit: cython.int = (self.board.free_cells + 1) << self.board.free_columns
        count: cython.int
        # Only the whole run has a parent elsewhere: the parent of its other cards lies under them.
        if length <= limit and self.has_parent_on_top(head):
            self.child.copy(self.board)
            self.child.run_to_parent(column, self.board.column_of_top(head + 1))
            self.meet(action(head, TO_PARENT))
        if self.board.free_columns != 0:
            limit >>= 1
            if length - (self.board.rest(column) == 0) < limit:
                # A run that lies on no card gains nothing in another empty column.
                limit = length - (self.board.rest(column) == 0)
            for count in range(1, limit + 1):
                self.child.copy(self.board)
                self.child.cards_to_empty(column, count)
                self.meet(action(tail + count - 1, TO_EMPTY))
        if self.board.free_cells != 0:
            self.child.copy(self.board)
            self.child.top_to_cell(column)
            self.meet(action(tail, TO_CELL))

    def has_parent_on_top(self, card: cython.int) -> bool:
        """Whether the next higher card of a card's suit is the top card of a column."""
        return bool(self.board.tops >> card >> 1 & ~self.tables.top_rank_cards >> card & 1)

    def from_cell(self, card: cython.int) -> None:
        """Moves a card from its cell onto its parent or to an empty column."""
        if self.has_parent_on_top(card):
            self.child.copy(self.board)
            self.child.cell_to_parent(card, self.board.column_of_top(card + 1))
            self.meet(action(card, TO_PARENT))
        if self.board.free_columns != 0:
            self.child.copy(self.board)
            self.child.cell_to_empty(card)
            self.meet(action(card, TO_EMPTY))

    def meet(self, by: cython.int) -> None:
        """Notes the state that an action leads to, unless it was met in as few actions."""
        spent: cython.int = self.spent + 1
        bound: cython.int
        state: cython.int
        self.child.play_up()
        state = self.states.find(self.child)
        if state != 0:
            if self.states.spent(state) <= spent:
                return
            bound = self.states.bound(state)
        else:
            if self.dead_ends.is_dead(self.child):
                return
            bound = self.lower_bound.fewest(self.child)
        # What is still needed after one action is at most one less than what was needed before.
        # Keeping to this also when a state is reached again lets totals never go down.
        if bound < self.bound - 1:
            bound = self.bound - 1
        if state == 0:
            state = self.states.add(self.child, self.state, by, spent, bound)
        else:
            self.states.reopen(state, self.state, by, spent, bound)
        if not self.frontier.push(state, spent, bound):
            self.too_long = True
