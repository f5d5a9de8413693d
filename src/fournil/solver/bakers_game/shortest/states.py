"""The transposition table: all states that the search has met, each with its cost and way.

A state is eight words, one cache line: heads, tails, rests, pool, foundation_next and key of the
position, how it is reached, and at what cost. A found key is checked against the position itself,
so two different positions are never taken for one: no proof rests on a hash.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.runtime.bits import bit, byte_at

from fournil.solver.bakers_game.state import State
from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.budget import Budget
from fournil.solver.runtime.keyset import KeyIndex

_HEADS = cython.declare(cython.int, 0)
_TAILS = cython.declare(cython.int, 1)
_RESTS = cython.declare(cython.int, 2)
_POOL = cython.declare(cython.int, 3)
_FOUNDATION_NEXT = cython.declare(cython.int, 4)
_KEY = cython.declare(cython.int, 5)
_WAY = cython.declare(cython.int, 6)  # the state before << 8 | the action
_COST = cython.declare(cython.int, 7)  # closed << 24 | h << 16 | g

_CLOSED = cython.declare(cython.ulonglong, 1 << 24)
_FIRST_ROOM = cython.declare(cython.Py_ssize_t, 1024)
_MAX_ROOM = cython.declare(cython.Py_ssize_t, 1 << 30)  # states are numbered by C integers

BYTES_OF_STATE = cython.declare(cython.Py_ssize_t, 64)


class States:
    """The states, numbered from 1 in the order in which they were met; 0 is none.

    Attributes:
        count: the number that the next state gets.
        room: how many fit before the records must grow.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.arrays = Arrays()
        self.index = KeyIndex(budget, 2 * _FIRST_ROOM, True)
        self.count = 1
        self.room = _FIRST_ROOM
        self.place = 0
        self.records = self.arrays.words(8 * _FIRST_ROOM)

    def make_room(self, count: cython.Py_ssize_t) -> bool:
        """Make sure that so many more states fit; False, with the budget stopped, if they do not.

        The index of states grows with them, so :meth:`add` needs no check.
        """
        growth: cython.Py_ssize_t
        while self.room - self.count < count:
            growth = self.room * BYTES_OF_STATE
            if self.room >= _MAX_ROOM:
                return self.budget.fail(0)
            if not self.budget.reserve(growth):
                return False
            self.records = self.arrays.more_words(self.records, 16 * self.room)
            if not self.arrays.all_grown():
                return self.budget.fail(growth)
            self.room *= 2
        while 2 * (self.index.count + count) > self.index.size:
            if not self.index.grow():
                return False
        return True

    def find(self, state: State) -> cython.int:
        """Return the number of a state, or 0; :meth:`add` may then follow."""
        number: cython.int
        key: cython.ulonglong = state.key >> 2  # what the index holds of a key
        self.place = self.index.find(key)
        while True:
            number = self.index.slots[self.place + 1]
            if number == 0 or self.is_same(number, state):
                return number
            self.place = self.index.find_next(self.place, key)

    def is_same(self, number: cython.int, state: State) -> bool:
        """Whether a number has this state, not caring in which columns base runs lie."""
        start: cython.Py_ssize_t = 8 * cython.cast(cython.Py_ssize_t, number)
        column: cython.int
        rests: cython.ulonglong = self.records[start + _RESTS]
        differ: cython.ulonglong = self.records[start + _TAILS] ^ state.tails
        if rests != state.rests or self.records[start + _POOL] != state.pool:
            return False
        if self.records[start + _FOUNDATION_NEXT] != state.foundation_next:
            return False
        for column in range(state.columns):
            if byte_at(differ, column) != 0 and byte_at(rests, column) != 0:
                return False
        # The cards that are nowhere else lie in base runs: where those begin tells them all.
        return bool(
            self.base_heads(state, self.records[start + _HEADS], rests)
            == self.base_heads(state, state.heads, rests)
        )

    def base_heads(
        self, state: State, heads: cython.ulonglong, rests: cython.ulonglong
    ) -> cython.ulonglong:
        """Return the set of the heads of base runs (0 stands for an empty column)."""
        column: cython.int
        found: cython.ulonglong = 0
        for column in range(state.columns):
            if byte_at(rests, column) == 0:
                found |= bit(byte_at(heads, column))
        return found

    def add(
        self,
        state: State,
        before: cython.int,
        action: cython.int,
        g: cython.int,
        h: cython.int,
    ) -> cython.int:
        """Add the state that :meth:`find` has just missed. There must be room."""
        number: cython.int = self.count
        start: cython.Py_ssize_t = 8 * self.count
        self.count += 1
        self.index.insert(self.place, state.key >> 2, 1)
        self.index.slots[self.place + 1] = number
        self.records[start + _HEADS] = state.heads
        self.records[start + _TAILS] = state.tails
        self.records[start + _RESTS] = state.rests
        self.records[start + _POOL] = state.pool
        self.records[start + _FOUNDATION_NEXT] = state.foundation_next
        self.records[start + _KEY] = state.key
        self.reopen(number, before, action, g, h)
        return number

    def load(self, number: cython.int, state: State) -> None:
        """Set up a state."""
        start: cython.Py_ssize_t = 8 * cython.cast(cython.Py_ssize_t, number)
        state.heads = self.records[start + _HEADS]
        state.tails = self.records[start + _TAILS]
        state.rests = self.records[start + _RESTS]
        state.pool = self.records[start + _POOL]
        state.foundation_next = self.records[start + _FOUNDATION_NEXT]
        state.key = self.records[start + _KEY]
        state.derive()

    def cost(self, number: cython.int) -> cython.ulonglong:
        """Return the word that holds g, h and whether a state is closed."""
        return self.records[8 * cython.cast(cython.Py_ssize_t, number) + _COST]

    def g(self, number: cython.int) -> cython.int:
        """Return the fewest actions known to lead to a state, cards going up not counted."""
        return self.cost(number) & 0xFFFF

    def h(self, number: cython.int) -> cython.int:
        """How many actions must follow at least, cards going up not counted."""
        return self.cost(number) >> 16 & 0xFF

    def is_closed(self, number: cython.int) -> bool:
        """Whether a state was expanded since it was last reached in fewer actions."""
        return bool(self.cost(number) & _CLOSED)

    def close(self, number: cython.int) -> None:
        """Note that a state is expanded."""
        self.records[8 * cython.cast(cython.Py_ssize_t, number) + _COST] |= _CLOSED

    def reopen(
        self,
        number: cython.int,
        before: cython.int,
        action: cython.int,
        g: cython.int,
        h: cython.int,
    ) -> None:
        """Note how a state is reached in fewer actions than were known."""
        start: cython.Py_ssize_t = 8 * cython.cast(cython.Py_ssize_t, number)
        way: cython.ulonglong = before
        self.records[start + _WAY] = way << 8 | action
        self.records[start + _COST] = h << 16 | g

    def actions_to(self, number: int) -> list[int]:
        """Return the actions that lead from the start to a state."""
        place: cython.Py_ssize_t = number
        actions = []
        while self.records[8 * place + _WAY] != 0:
            actions.append(int(self.records[8 * place + _WAY] & 0xFF))
            place = self.records[8 * place + _WAY] >> 8
        actions.reverse()
        return actions
