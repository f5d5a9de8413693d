"""From the boxes of a win to single moves of cards.

The actions that lead from box to box say which cards are raised and released and in which order;
who lies on whom is left open. Backwards from the last box this chooses for each box one matching a
level: one from which the next move leads into the class of the matching that was chosen behind it.
Forwards it plays: before each move every level is brought to the chosen matching, the highest level
first, since moving cards of one level disturbs lower levels only.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_dozen.records import (
        ACTION,
        CARRIERS,
        EVERY_LEVEL,
        LOOSE,
        RECORD,
        RELEASE,
        SURE,
        TO_FOUNDATION,
    )
    from fournil.solver.runtime.bits import lowest

from fournil.solver.bakers_dozen.boxes import Boxes
from fournil.solver.runtime.arrays import Arrays

FOUNDATION = -1
EMPTY_COLUMN = -2

_FIRST_ROOM = cython.declare(cython.Py_ssize_t, 256)

Step = tuple[int, int]
"""A card, and the card it goes on, or FOUNDATION, or EMPTY_COLUMN."""


class Expansion:
    """Turns one list of actions after another into steps.

    ``path`` holds the boxes, the start first. ``now`` is the number of the matching at each level
    at the moment, ``taken`` the steps so far.
    """

    def __init__(self, boxes: Boxes) -> None:
        self.arrays = Arrays()
        self.layout = boxes.layout
        self.boxes = boxes
        self.matchings = boxes.matchings
        self.room = _FIRST_ROOM
        self.length = 0
        self.path = self.arrays.words(_FIRST_ROOM * RECORD)
        self.now: list[int] = []
        self.taken: list[Step] = []

    def set_actions(self, actions: list[int]) -> None:
        """Make the boxes that a list of actions leads to, from the start of the layout."""
        box: cython.Py_ssize_t
        action: cython.int
        self.length = len(actions) + 1
        if self.length > self.room:
            self.path = self.arrays.more_words(self.path, self.length * RECORD)
            if not self.arrays.all_grown():
                raise MemoryError
            self.room = self.length
        self.boxes.tracked = EVERY_LEVEL
        self.boxes.start(self.path, 0)
        for box in range(1, self.length):
            action = actions[box - 1]
            self.boxes.move(
                self.path, (box - 1) * RECORD, self.path, box * RECORD, action & 63, action >> 6
            )

    def pair(self, box: cython.Py_ssize_t, level: cython.int) -> cython.int:
        """Return the loose suits of a level and the carriers above them, as one number."""
        loose: cython.int = self.boxes.four(self.path[box * RECORD + LOOSE], level)
        return loose * 16 + self.boxes.four(self.path[box * RECORD + CARRIERS], level + 1)

    def seeds(self, box: cython.Py_ssize_t, level: cython.int, number: cython.int) -> cython.int:
        """Return the matchings of a level just after the next move, from one matching before it."""
        after: cython.Py_ssize_t = (box + 1) * RECORD
        action: cython.int = self.path[after + ACTION] & 255
        return self.boxes.seeds(
            self.path,
            box * RECORD,
            1 << number,
            self.path[after + LOOSE],
            self.path[after + CARRIERS],
            level,
            action & 63,
            action >> 6,
        )

    def class_of(self, box: cython.Py_ssize_t, level: cython.int, number: cython.int) -> cython.int:
        """Return the class of a matching in a box."""
        pair: cython.int = self.pair(box, level)
        liftable: cython.int = self.boxes.four(self.path[box * RECORD + SURE], level) & pair >> 4
        return self.matchings.classes[(self.matchings.first[pair] + number) * 16 + liftable]

    def carrier(
        self, box: cython.Py_ssize_t, level: cython.int, number: cython.int, suit: cython.int
    ) -> cython.int:
        """Return the suit of the card on which a suit lies in a matching."""
        entry: cython.int = self.matchings.first[self.pair(box, level)] + number
        return self.matchings.packed[entry] >> (2 * suit) & 3

    # playing

    def play(self, actions: list[int]) -> list[Step]:
        """Expand a list of actions; what follows them, all cards going up, is left out."""
        self.set_actions(actions)
        levels = range(self.layout.ranks - 1, 0, -1)
        wanted, given = self.choose()
        self.taken = []
        self.now = [0] * (self.layout.ranks + 1)
        for level in levels:
            self.now[level] = self.boxes.home(self.path[LOOSE], self.path[CARRIERS], level)
        for box in range(self.length):
            if box:
                self.make_move(box, given[box])
                self.now = given[box][:]
            for level in levels:
                self.reach(box, level, 1 << wanted[box][level])
        return self.taken

    def choose(self) -> tuple[list[list[int]], list[list[int]]]:
        """For each box and level: the matching to reach in it, and the one that it begins with."""
        levels = range(1, self.layout.ranks)
        last = self.length - 1
        wanted = [[0] * (self.layout.ranks + 1) for _ in range(self.length)]
        given = [[0] * (self.layout.ranks + 1) for _ in range(self.length)]
        for level in levels:
            wanted[last][level] = lowest(self.boxes.chosen(self.path, last * RECORD, level))
        for box in range(last, 0, -1):
            for level in levels:
                goal = wanted[box][level]
                wanted[box - 1][level], given[box][level] = self.source(box, level, goal)
        return wanted, given

    def source(
        self, box: cython.Py_ssize_t, level: cython.int, goal: cython.int
    ) -> tuple[int, int]:
        """Find a matching before the move to a box, and the one it makes, in the goal's class.

        One that the move turns into the goal itself is best: it saves steps.
        """
        goals: cython.int = self.class_of(box, level, goal)
        left: cython.int = self.boxes.chosen(self.path, (box - 1) * RECORD, level)
        seeds: cython.int
        before: cython.int
        best: cython.int = -1
        made: cython.int = -1
        while left:
            before = lowest(left)
            left &= left - 1
            seeds = self.seeds(box - 1, level, before) & goals
            if seeds >> goal & 1:
                return before, goal
            if seeds and best < 0:
                best = before
                made = lowest(seeds)
        return best, made

    def make_move(self, box: cython.Py_ssize_t, given: list[int]) -> None:
        """Add the step that leads to a box."""
        action: cython.int = self.path[box * RECORD + ACTION] & 255
        card: cython.int = action & 63
        rank: cython.int = (card >> 2) + 1
        if action >> 6 == TO_FOUNDATION:
            self.taken.append((card, FOUNDATION))
        elif action >> 6 == RELEASE and rank == self.layout.ranks:
            self.taken.append((card, EMPTY_COLUMN))
        elif action >> 6 == RELEASE:
            self.taken.append((card, rank * 4 + self.carrier(box, rank, given[rank], card & 3)))

    def reach(self, box: cython.Py_ssize_t, level: cython.int, goals: cython.int) -> None:
        """Brings a level to one of some matchings by the fewest moves at this level."""
        start: cython.int = self.now[level]
        number: cython.int = start
        suit: cython.int
        if goals >> start & 1:
            return
        pair = self.pair(box, level)
        liftable = self.boxes.four(self.path[box * RECORD + SURE], level) & pair >> 4
        # Breadth first over the class; of each matching: the one before it.
        origins = {start: start}
        waiting = [start]
        for number in waiting:
            if goals >> number & 1:
                break
            after = self.matchings.neighbours(pair >> 4, pair & 15, number, liftable)
            for suit in range(24):
                if after >> suit & 1 and suit not in origins:
                    origins[suit] = number
                    waiting.append(suit)
        way: list[int] = []
        while number != start:
            way.append(number)
            number = origins[number]
        while way:
            self.lift(box, level, way.pop())

    def lift(self, box: cython.Py_ssize_t, level: cython.int, number: cython.int) -> None:
        """Add the step to a neighbouring matching, and before it those that bare the card."""
        below: cython.int
        suit: cython.int = 0
        bare: cython.int = 0
        first: cython.int
        card: cython.int
        while self.carrier(box, level, number, suit) == self.carrier(
            box, level, self.now[level], suit
        ):
            suit += 1
        if level > 1:
            first = self.matchings.first[self.pair(box, level - 1)]
            for below in range(self.matchings.count[self.pair(box, level - 1)]):
                if self.matchings.bare[first + below] >> suit & 1:
                    bare |= 1 << below
            self.reach(box, level - 1, bare)
        card = (level - 1) * 4 + suit
        self.taken.append((card, level * 4 + self.carrier(box, level, number, suit)))
        self.now[level] = number
