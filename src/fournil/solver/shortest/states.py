"""All states that the search has met, and how to meet one again.

A state takes eight words, one cache line: heads, tails, rests, held, rising and key of its board,
how it is reached, and at what cost. States are found by an open-addressed table of their keys; a
found key is checked against the board itself, so two different boards are never taken for one.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.machine.bits import bit
    from fournil.solver.machine.memory import integers, more_words, release, words

from fournil.solver.machine.budget import Budget
from fournil.solver.shortest.board import Board
from fournil.solver.shortest.tables import Tables

_HEADS = cython.declare(cython.int, 0)
_TAILS = cython.declare(cython.int, 1)
_RESTS = cython.declare(cython.int, 2)
_HELD = cython.declare(cython.int, 3)
_RISING = cython.declare(cython.int, 4)
_KEY = cython.declare(cython.int, 5)
_WAY = cython.declare(cython.int, 6)  # the state before << 8 | the action
_COST = cython.declare(cython.int, 7)  # closed << 24 | bound << 16 | spent

_CLOSED = cython.declare(cython.ulonglong, 1 << 24)
_MOST_ROOM = cython.declare(cython.int, 1 << 27)  # places in the arrays must fit a C integer

BYTES_A_STATE = 64 + 2 * 4
"""A state's words and its share of the table, which is at most half full."""


class States:
    """The states, numbered from 1 in the order in which they were met; 0 is none.

    Attributes:
        count: the number that the next state gets.
        room: how many fit before :meth:`grow` must be called.
    """

    def __init__(self, tables: Tables, room: int) -> None:
        """Makes room.

        Args:
            tables: the search's tables.
            room: for how many states, a power of two.
        """
        self.tables = tables
        self.count = 1
        self.room = room
        self.records = words(8 * room)
        self.slots = integers(2 * room)
        self.slot = 0

    def __dealloc__(self) -> None:
        release(self.records)
        release(self.slots)

    def has_memory(self) -> bool:
        """Whether there is room at all."""
        return not (not self.records or not self.slots)

    def grow(self, budget: Budget) -> bool:
        """Doubles the room; False, with the budget stopped, if it cannot be had."""
        index: cython.int
        slot: cython.int
        mask: cython.int = 4 * self.room - 1
        if self.room >= _MOST_ROOM:
            return budget.refuse(0)
        records = more_words(self.records, 16 * self.room)
        if not records:
            return budget.refuse(0)
        self.records = records
        slots = integers(4 * self.room)
        if not slots:
            return budget.refuse(0)
        for index in range(1, self.count):
            if budget.is_over(index - 1):
                release(slots)
                return False
            slot = (self.records[8 * index + _KEY] >> 20) & mask
            while slots[slot] != 0:
                slot = (slot + 1) & mask
            slots[slot] = index
        release(self.slots)
        self.slots = slots
        self.room = 2 * self.room
        return True

    def find(self, board: Board) -> cython.int:
        """The state with this board, or 0; :meth:`add` may then follow."""
        state: cython.int
        mask: cython.int = 2 * self.room - 1
        slot: cython.int = (board.key >> 20) & mask
        while True:
            state = self.slots[slot]
            if state == 0:
                self.slot = slot
                return 0
            if self.records[8 * state + _KEY] == board.key and self.is_same(state, board):
                return state
            slot = (slot + 1) & mask

    def is_same(self, state: cython.int, board: Board) -> bool:
        """Whether a state has this board, not caring in which columns lone runs lie."""
        start: cython.int = 8 * state
        column: cython.int
        shift: cython.int
        differ: cython.int
        rests: cython.ulonglong = self.records[start + _RESTS]
        if rests != board.rests or self.records[start + _HELD] != board.held:
            return False
        if self.records[start + _RISING] != board.rising:
            return False
        for column in range(self.tables.columns):
            shift = column << 3
            differ = (self.records[start + _TAILS] ^ board.tails) >> shift & 0xFF
            if differ != 0 and rests >> shift & 0xFF != 0:
                return False
        # The cards that are nowhere else lie in lone runs: where those begin tells them all.
        heads: cython.ulonglong = self.records[start + _HEADS]
        return bool(self.lone_heads(heads, rests) == self.lone_heads(board.heads, rests))

    def lone_heads(self, heads: cython.ulonglong, rests: cython.ulonglong) -> cython.ulonglong:
        """The set of the heads of runs that lie on no card (0 stands for an empty column)."""
        column: cython.int
        lone: cython.ulonglong = 0
        for column in range(self.tables.columns):
            if rests >> (column << 3) & 0xFF == 0:
                lone |= bit(heads >> (column << 3) & 0xFF)
        return lone

    def add(
        self,
        board: Board,
        before: cython.int,
        action: cython.int,
        spent: cython.int,
        bound: cython.int,
    ) -> cython.int:
        """Adds the board that :meth:`find` has just missed. There must be room."""
        state: cython.int = self.count
        start: cython.int = 8 * state
        self.count += 1
        self.slots[self.slot] = state
        self.records[start + _HEADS] = board.heads
        self.records[start + _TAILS] = board.tails
        self.records[start + _RESTS] = board.rests
        self.records[start + _HELD] = board.held
        self.records[start + _RISING] = board.rising
        self.records[start + _KEY] = board.key
        self.reopen(state, before, action, spent, bound)
        return state

    def load(self, state: cython.int, board: Board) -> None:
        """Sets up a state's board."""
        start: cython.int = 8 * state
        board.heads = self.records[start + _HEADS]
        board.tails = self.records[start + _TAILS]
        board.rests = self.records[start + _RESTS]
        board.held = self.records[start + _HELD]
        board.rising = self.records[start + _RISING]
        board.key = self.records[start + _KEY]
        board.derive()

    def spent(self, state: cython.int) -> cython.int:
        """How many actions lead to a state, cards going up not counted: the fewest known."""
        return self.records[8 * state + _COST] & 0xFFFF

    def bound(self, state: cython.int) -> cython.int:
        """How many actions must follow at least, cards going up not counted."""
        return self.records[8 * state + _COST] >> 16 & 0xFF

    def is_closed(self, state: cython.int) -> bool:
        """Whether what follows a state was looked at since it was last reached in fewer actions."""
        return bool(self.records[8 * state + _COST] & _CLOSED)

    def close(self, state: cython.int) -> None:
        """Notes that what follows a state is being looked at."""
        self.records[8 * state + _COST] |= _CLOSED

    def reopen(
        self,
        state: cython.int,
        before: cython.int,
        action: cython.int,
        spent: cython.int,
        bound: cython.int,
    ) -> None:
        """Notes how a state is reached in fewer actions than were known."""
        way: cython.ulonglong = before
        self.records[8 * state + _WAY] = way << 8 | action
        self.records[8 * state + _COST] = bound << 16 | spent

    def actions_to(self, state: int) -> list[int]:
        """The actions that lead from the start to a state."""
        place: cython.int = state
        actions = []
        while self.records[8 * place + _WAY] != 0:
            actions.append(int(self.records[8 * place + _WAY] & 0xFF))
            place = self.records[8 * place + _WAY] >> 8
        actions.reverse()
        return actions
