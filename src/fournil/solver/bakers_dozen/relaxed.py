"""The cheapest proof of a loss: keys alone, asking only that some matching exists.

The relaxed game keeps the rooted cards and the foundations and forgets who lies on whom: a card may
leave if the loose cards of the rank below could lie on other carriers than it, and may be placed if
the loose cards of its rank and itself could lie on the carriers above. Every move of the game is a
move of the relaxed game, so a key that cannot be won there cannot be won at all. Each move lowers a
number of rooted cards or raises a foundation, hence no key comes back and the answers can be kept.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_dozen.records import STRIDE
    from fournil.solver.runtime.outcomes import LOST, PAUSED, STOPPED, WON
    from fournil.solver.runtime.probe import place_of

from fournil.solver.bakers_dozen.layout import Layout
from fournil.solver.bakers_dozen.matchings import Matchings
from fournil.solver.runtime.arrays import Arrays
from fournil.solver.runtime.budget import Budget
from fournil.solver.runtime.keyset import KeyIndex

_FIRST_KEYS = cython.declare(cython.Py_ssize_t, 4096)
_MAX_CHILDREN = cython.declare(cython.Py_ssize_t, 20)
_DEEPEST = cython.declare(cython.Py_ssize_t, 112)  # 52 releases and 52 raises, and some room


class Relaxed:
    """The answers for all keys met so far.

    Attributes:
        effort: how many keys :meth:`probe` may decide before it lets a key pass as won.

    ``answers`` holds for each key its answer (LOST or WON) plus 1. ``stack`` and ``scores`` hold
    the children of the keys in hand.
    """

    def __init__(self, layout: Layout, matchings: Matchings, budget: Budget) -> None:
        self.arrays = Arrays()
        self.layout = layout
        self.matchings = matchings
        self.budget = budget
        self.effort = 0
        self.allowance = 0
        self.answers = KeyIndex(budget, _FIRST_KEYS, False)
        self.stack = self.arrays.words(_DEEPEST * _MAX_CHILDREN)
        self.scores = self.arrays.integers(_DEEPEST * _MAX_CHILDREN)

    def clear(self) -> bool:
        """Empty the table for another position; False, with the budget stopped: no memory."""
        return self.answers.clear()

    # the relaxed rules

    def fits(self, loose: cython.ulonglong, carriers: cython.ulonglong, rank: cython.int) -> bool:
        """Whether the loose cards of a rank can all lie on carriers (there are none for kings)."""
        pair: cython.int
        if rank < 1 or rank >= self.layout.ranks:
            return True
        pair = (loose >> (4 * (rank - 1)) & 15) * 16 + (carriers >> (4 * rank) & 15)
        return self.matchings.count[pair] > 0

    def can_be_bare(
        self, loose: cython.ulonglong, carriers: cython.ulonglong, card: cython.int
    ) -> bool:
        """Whether a carrier can have nothing on it."""
        one: cython.ulonglong = 1
        if not carriers >> card & 1:
            return False
        return self.fits(loose, carriers & ~(one << card), card >> 2)

    def can_be_placed(
        self, loose: cython.ulonglong, carriers: cython.ulonglong, card: cython.int
    ) -> bool:
        """Whether there is a carrier for one more loose card."""
        one: cython.ulonglong = 1
        return self.fits(loose | one << card, carriers, (card >> 2) + 1)

    def after_safe_autoplay(self, key: cython.ulonglong) -> cython.ulonglong:
        """Return the key after all safe autoplay; the layout then shows that key."""
        suit: cython.int = 0
        card: cython.int
        self.layout.derive(key)
        while suit < 4:
            card = self.layout.foundation(key, suit) * 4 + suit
            if (
                card < self.layout.ranks * 4
                and self.layout.carriers >> card & 1
                and self.layout.is_safe(key, card)
                and self.can_be_bare(self.layout.loose, self.layout.carriers, card)
            ):
                key = self.layout.after_foundation(key, card)
                self.layout.derive(key)
                suit = 0
            else:
                suit += 1
        return key

    def children(self, key: cython.ulonglong, base: cython.Py_ssize_t) -> cython.int:
        """Write the keys after each move, the most promising first; return their number.

        The layout must show the key.
        """
        loose: cython.ulonglong = self.layout.loose
        carriers: cython.ulonglong = self.layout.carriers
        after: cython.ulonglong
        suit: cython.int
        card: cython.int
        column: cython.int
        rooted: cython.int
        least: cython.int = 2
        free: cython.int = 0
        count: cython.int = 0
        for suit in range(4):
            card = self.layout.foundation(key, suit) * 4 + suit
            if card < self.layout.ranks * 4 and self.can_be_bare(loose, carriers, card):
                after = self.layout.after_foundation(key, card)
                count = self.add_child(base, count, after, self.layout.weight(after) - 1)
        if self.layout.kings_move:
            free = self.layout.free_columns(key)
            least -= self.layout.has_buried_king(key)
        for column in range(self.layout.columns):
            rooted = self.layout.rooted(key, column)
            if rooted < least:
                continue
            card = self.layout.card_at[column * STRIDE + rooted - 1]
            if card >> 2 == self.layout.ranks - 1:
                if free <= 0 or rooted < 2:
                    continue
            elif not self.can_be_placed(loose, carriers, card):
                continue
            if not self.can_be_bare(loose, carriers, card):
                continue
            after = self.layout.after_release(key, column)
            count = self.add_child(base, count, after, self.layout.weight(after))
        return count

    def add_child(
        self,
        base: cython.Py_ssize_t,
        count: cython.int,
        key: cython.ulonglong,
        score: cython.int,
    ) -> cython.int:
        """Put a child behind those with the same or a lower score; return their new number."""
        place: cython.Py_ssize_t = base + count
        while place > base and self.scores[place - 1] > score:
            self.scores[place] = self.scores[place - 1]
            self.stack[place] = self.stack[place - 1]
            place -= 1
        self.scores[place] = score
        self.stack[place] = key
        return count + 1

    # the search

    def probe(self, key: cython.ulonglong) -> cython.int:
        """LOST if a key is found lost with the effort allowed, else WON; or STOPPED."""
        answer: cython.int
        self.allowance = self.effort
        answer = self.solve(key, 0)
        return WON if answer == PAUSED else answer

    def solve(self, key: cython.ulonglong, base: cython.Py_ssize_t) -> cython.int:
        """Whether a key can be won in the relaxed game: WON, LOST, PAUSED, or STOPPED.

        Args:
            key: the key.
            base: how much of the stack is in use.
        """
        answer: cython.int = LOST
        count: cython.int
        child: cython.int
        reduced: cython.ulonglong
        place: cython.Py_ssize_t = place_of(self.answers.slots, self.answers.size, 0, key)
        if self.answers.slots[place]:
            return cython.cast(cython.int, self.answers.slots[place] & 3) - 1
        if self.layout.is_won(key):
            return self.store(key, WON)
        reduced = self.after_safe_autoplay(key)
        if reduced != key:
            answer = self.solve(reduced, base)
            if answer in (LOST, WON):
                return self.store(key, answer)
            return answer
        count = self.children(key, base)
        for child in range(count):
            answer = self.solve(self.stack[base + child], base + count)
            if answer == WON:
                break
            if answer != LOST:
                return answer
        return self.store(key, answer)

    def store(self, key: cython.ulonglong, answer: cython.int) -> cython.int:
        """Keep an answer and return it; STOPPED if it cannot be kept."""
        if self.allowance <= 0:
            return PAUSED
        self.allowance -= 1
        if not self.budget.spend():
            return STOPPED
        if self.answers.is_full() and not self.answers.grow():
            return STOPPED
        self.answers.insert(
            place_of(self.answers.slots, self.answers.size, 0, key), key, answer + 1
        )
        return answer
