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
    from fournil.solver.dozen.answers import ALIVE, DEAD, PAUSED, STOPPED
    from fournil.solver.dozen.records import STRIDE
    from fournil.solver.machine.memory import clear_words, integers, release, words
    from fournil.solver.machine.splitmix import mixed

from fournil.solver.dozen.layout import Layout
from fournil.solver.dozen.matchings import Matchings
from fournil.solver.machine.budget import Budget

_SMALLEST = cython.declare(cython.Py_ssize_t, 4096)
_MOST_CHILDREN = cython.declare(cython.Py_ssize_t, 20)
_DEEPEST = cython.declare(cython.Py_ssize_t, 112)  # 52 releases and 52 raises, and some room
_TAKEN = cython.declare(cython.ulonglong, 1 << 63)


class Relaxed:
    """The answers for all keys met so far.

    Attributes:
        effort: how many keys :meth:`look` may settle before it lets a key pass as alive.

    ``table`` is open addressed: an entry is ``_TAKEN | key << 1 | answer``. ``stack`` and
    ``scores`` hold the children of the keys in hand.
    """

    def __init__(self, layout: Layout, matchings: Matchings, budget: Budget) -> None:
        self.layout = layout
        self.matchings = matchings
        self.budget = budget
        self.size = _SMALLEST
        self.count = 0
        self.effort = 0
        self.allowance = 0
        self.table = words(_SMALLEST)
        self.stack = words(_DEEPEST * _MOST_CHILDREN)
        self.scores = integers(_DEEPEST * _MOST_CHILDREN)
        if not self.has_memory():
            raise MemoryError

    def __dealloc__(self) -> None:
        release(self.table)
        release(self.stack)
        release(self.scores)

    def has_memory(self) -> bool:
        """Whether all tables could be had."""
        return not (not self.table or not self.stack or not self.scores)

    def forget(self) -> bool:
        """Empties the table for another position; False if there is no memory."""
        if self.size > _SMALLEST:
            self.budget.refund((self.size - _SMALLEST) * 8)
            release(self.table)
            self.size = _SMALLEST
            self.table = words(_SMALLEST)
        elif self.table:
            clear_words(self.table, self.size)
        self.count = 0
        return self.has_memory()

    def slot(self, key: cython.ulonglong) -> cython.Py_ssize_t:
        """Where a key is in the table, or the free slot where it belongs."""
        mask: cython.ulonglong = self.size - 1
        slot: cython.ulonglong = mixed(key) & mask
        entry: cython.ulonglong = self.table[slot]
        while entry and (entry & ~_TAKEN) >> 1 != key:
            slot = (slot + 1) & mask
            entry = self.table[slot]
        return slot

    def grow(self) -> bool:
        """Doubles the table; False, with the budget stopped, if it cannot be had."""
        old_size: cython.Py_ssize_t = self.size
        place: cython.Py_ssize_t
        if not self.budget.claim(old_size * 8):
            return False
        old = self.table
        table = words(old_size * 2)
        if not table:
            return self.budget.refuse(old_size * 8)
        self.table = table
        self.size = old_size * 2
        for place in range(old_size):
            if self.budget.is_over(place):
                # The old table still stands.
                self.table = old
                self.size = old_size
                release(table)
                self.budget.refund(old_size * 8)
                return False
            if old[place]:
                self.table[self.slot((old[place] & ~_TAKEN) >> 1)] = old[place]
        release(old)
        return True

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

    def after_safe_raises(self, key: cython.ulonglong) -> cython.ulonglong:
        """The key after all safe raises, one after the other; the layout then shows that key."""
        suit: cython.int = 0
        card: cython.int
        self.layout.lay(key)
        while suit < 4:
            card = self.layout.foundation(key, suit) * 4 + suit
            if (
                card < self.layout.ranks * 4
                and self.layout.carriers >> card & 1
                and self.layout.is_safe(key, card)
                and self.can_be_bare(self.layout.loose, self.layout.carriers, card)
            ):
                key = self.layout.raised(key, card)
                self.layout.lay(key)
                suit = 0
            else:
                suit += 1
        return key

    def children(self, key: cython.ulonglong, base: cython.Py_ssize_t) -> cython.int:
        """Writes the keys after each move, the most promising first; returns their number.

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
                after = self.layout.raised(key, card)
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
            after = self.layout.uproot(key, column)
            count = self.add_child(base, count, after, self.layout.weight(after))
        return count

    def add_child(
        self,
        base: cython.Py_ssize_t,
        count: cython.int,
        key: cython.ulonglong,
        score: cython.int,
    ) -> cython.int:
        """Puts a child behind those with the same or a lower score; returns their new number."""
        place: cython.Py_ssize_t = base + count
        while place > base and self.scores[place - 1] > score:
            self.scores[place] = self.scores[place - 1]
            self.stack[place] = self.stack[place - 1]
            place -= 1
        self.scores[place] = score
        self.stack[place] = key
        return count + 1

    # the search

    def look(self, key: cython.ulonglong) -> cython.int:
        """DEAD if a key is found dead with the effort allowed, else ALIVE; or STOPPED."""
        answer: cython.int
        self.allowance = self.effort
        answer = self.settle(key, 0)
        return ALIVE if answer == PAUSED else answer

    def settle(self, key: cython.ulonglong, base: cython.Py_ssize_t) -> cython.int:
        """Whether a key can be won in the relaxed game: ALIVE, DEAD, PAUSED, or STOPPED.

        Args:
            key: the key.
            base: how much of the stack is in use.
        """
        answer: cython.int = DEAD
        count: cython.int
        child: cython.int
        reduced: cython.ulonglong
        entry: cython.ulonglong = self.table[self.slot(key)]
        if entry:
            return entry & 1
        if self.layout.is_won(key):
            return self.store(key, ALIVE)
        reduced = self.after_safe_raises(key)
        if reduced != key:
            answer = self.settle(reduced, base)
            if answer in (DEAD, ALIVE):
                return self.store(key, answer)
            return answer
        count = self.children(key, base)
        for child in range(count):
            answer = self.settle(self.stack[base + child], base + count)
            if answer == ALIVE:
                break
            if answer != DEAD:
                return answer
        return self.store(key, answer)

    def store(self, key: cython.ulonglong, answer: cython.int) -> cython.int:
        """Keeps an answer and returns it; STOPPED if it cannot be kept."""
        bit: cython.ulonglong = answer
        if self.allowance <= 0:
            return PAUSED
        self.allowance -= 1
        if not self.budget.spend():
            return STOPPED
        if self.count * 2 >= self.size and not self.grow():
            return STOPPED
        self.table[self.slot(key)] = _TAKEN | key << 1 | bit
        self.count += 1
        return answer
