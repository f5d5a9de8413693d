"""Boxes, the abstract states of this search: sets of positions, and what moves do to them.

Terms, from the bottom up:

* *rooted* card, *loose* card, *carrier*, *key*: see ``layout.py``; *matching*, *class*: see
  ``matchings.py``;
* *level*: level r says on which card of rank r + 1 each loose card of rank r lies, which is a
  matching. Given the key, a position is one matching at every level;
* *box*: a key with a set of matchings at each level. It stands for every position that takes one
  matching from each set, and every one of them can be reached from the position to be solved;
* *bare* card: one on which a matching of the level below its own rank puts nothing;
* *sure* card: one that moves of loose cards at lower levels alone can bare, whatever matchings of
  the box one starts from; *possible* card: one for which that holds for some of its matchings;
* *closed* box: from the bottom level up, sure loose cards can be put on any bare carrier and back
  again, so a set that holds one matching holds its whole class. Every position of a class can be
  turned into every other of it;
* *part* of a box: a box with the same key each of whose sets is a subset.

Three moves lead to other boxes:

* TO_FOUNDATION: a possible card goes to its foundation;
* RELEASE: the possible top rooted card of a column goes to a bare carrier, or a king to an empty
  column;
* COMMIT: a possible card that is not sure is bared for good: of the matchings below it only those
  that leave it bare stay. Worth while only if the set at its own level grows.

A level that is not *tracked* takes all matchings always: then the box stands for more than can be
reached, and what cannot be won even so cannot be won (``windows.py``).

A box is a record of ``RECORD`` words: key, six words of sets (two levels a word, 32 bits each),
then what follows from them: the loose cards, the carriers, the sure and the possible cards; and the
action that made it (``kind * 64 + card``).
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_dozen.matchings import moved
    from fournil.solver.bakers_dozen.records import (
        ACTION,
        CARRIERS,
        COMMIT,
        EVERY_LEVEL,
        KEY,
        LOOSE,
        POSSIBLE,
        RECORD,
        RELEASE,
        SET_WORDS,
        SETS,
        STRIDE,
        SURE,
        TO_FOUNDATION,
    )
    from fournil.solver.runtime.bits import lowest

from fournil.solver.bakers_dozen.layout import Layout
from fournil.solver.bakers_dozen.matchings import Matchings


class Boxes:
    """Makes boxes from boxes; the records lie in the callers' arrays.

    Attributes:
        layout: the position that is to be solved.
        matchings: the matchings for its building rule.
        tracked: the levels whose matchings are followed, a bit each.
        forced: whether the last :meth:`plain_moves` found a move that must be made.
    """

    def __init__(self, layout: Layout, matchings: Matchings) -> None:
        self.layout = layout
        self.matchings = matchings
        self.tracked = EVERY_LEVEL
        self.forced = False

    def four(self, cards: cython.ulonglong, rank: cython.int) -> cython.int:
        """Return the suits of a set that are there in one rank."""
        return cards >> (4 * (rank - 1)) & 15

    def chosen(
        self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t, level: cython.int
    ) -> cython.int:
        """Return the set of matchings at a level."""
        return boxes[at + SETS + ((level - 1) >> 1)] >> (32 * ((level - 1) & 1)) & 0xFFFFFF

    def choose(
        self,
        boxes: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        level: cython.int,
        matchings: cython.int,
    ) -> None:
        """Write the set of matchings at a level."""
        place: cython.Py_ssize_t = at + SETS + ((level - 1) >> 1)
        new: cython.ulonglong = matchings
        if (level - 1) & 1:
            boxes[place] = boxes[place] & 0xFFFFFF | new << 32
        else:
            boxes[place] = boxes[place] >> 32 << 32 | new

    def home(
        self, loose: cython.ulonglong, carriers: cython.ulonglong, level: cython.int
    ) -> cython.int:
        """Find the number of the matching that leaves each loose card where the position had it."""
        suit: cython.int
        card: cython.int
        matching: cython.int = 0
        loose_four: cython.int = self.four(loose, level)
        for suit in range(4):
            if loose_four >> suit & 1:
                card = (level - 1) * 4 + suit
                matching = moved(matching, suit, self.below(card) & 3)
        loose_four = loose_four * 16 + self.four(carriers, level + 1)
        return self.matchings.number[loose_four * 256 + matching]

    def below(self, card: cython.int) -> cython.int:
        """Return the card that lay beneath a card in the position to be solved."""
        return self.layout.card_at[
            self.layout.column_of[card] * STRIDE + self.layout.place_of[card] - 1
        ]

    def start(self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t) -> None:
        """Write the box of the position to be solved."""
        level: cython.int
        self.layout.derive(self.layout.start)
        boxes[at + KEY] = self.layout.start
        boxes[at + LOOSE] = self.layout.loose
        boxes[at + CARRIERS] = self.layout.carriers
        boxes[at + ACTION] = 0
        for level in range(SET_WORDS):
            boxes[at + SETS + level] = 0
        for level in range(1, self.layout.ranks):
            self.choose(
                boxes,
                at,
                level,
                1 << self.home(self.layout.loose, self.layout.carriers, level),
            )
        self.close_all(boxes, at)

    # closing

    def close_all(self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t) -> None:
        """Close a box whose key, sets, loose cards and carriers are written."""
        level: cython.int
        boxes[at + SURE] = boxes[at + CARRIERS] & 15
        boxes[at + POSSIBLE] = boxes[at + SURE]
        for level in range(1, self.layout.ranks):
            self.close(boxes, at, level, self.chosen(boxes, at, level))

    def close(
        self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t, level: cython.int, seeds: cython.int
    ) -> None:
        """Close one level, the lower ones being closed, and find what is bare one rank higher.

        Args:
            boxes: where the box is.
            at: its place there.
            level: the level.
            seeds: the matchings from which its set grows.
        """
        loose: cython.int = self.four(boxes[at + LOOSE], level)
        carriers: cython.int = self.four(boxes[at + CARRIERS], level + 1)
        pair: cython.int = loose * 16 + carriers
        first: cython.int = self.matchings.first[pair]
        liftable: cython.int
        entry: cython.int
        closed: cython.int = 0
        sure: cython.ulonglong = 15
        possible: cython.ulonglong = 0
        if loose == 0:
            closed = 1
            sure = possible = carriers
        elif not self.tracked >> level & 1:
            closed = (1 << self.matchings.count[pair]) - 1
            sure = possible = self.matchings.bare_somewhere[pair]
        else:
            liftable = self.four(boxes[at + SURE], level) & loose
            while seeds:
                entry = (first + lowest(seeds)) * 16 + liftable
                closed |= self.matchings.classes[entry]
                seeds &= ~self.matchings.classes[entry]
                sure &= self.matchings.class_bare[entry]
                possible |= self.matchings.class_bare[entry]
        self.choose(boxes, at, level, closed)
        boxes[at + SURE] |= sure << (4 * level)
        boxes[at + POSSIBLE] |= possible << (4 * level)

    # comparing

    def copy(
        self,
        boxes: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        target: cython.p_ulonglong,
        to: cython.Py_ssize_t,
    ) -> None:
        """Copy a record."""
        word: cython.int
        for word in range(RECORD):
            target[to + word] = boxes[at + word]

    def is_part(
        self,
        boxes: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        others: cython.p_ulonglong,
        whole: cython.Py_ssize_t,
    ) -> bool:
        """Whether all positions of a box belong to another box with the same key."""
        word: cython.int
        for word in range(SETS, SETS + SET_WORDS):
            if boxes[at + word] & ~others[whole + word]:
                return False
        return True

    # moves

    def seeds(
        self,
        boxes: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        chosen: cython.int,
        loose: cython.ulonglong,
        carriers: cython.ulonglong,
        level: cython.int,
        card: cython.int,
        kind: cython.int,
    ) -> cython.int:
        """Return the matchings at a level just after a move, numbered as the new cards want it.

        Args:
            boxes: where the box before the move is.
            at: its place there.
            chosen: its matchings at this level, or some of them.
            loose: the loose cards after the move.
            carriers: the carriers after the move.
            level: the level.
            card: the card that moves.
            kind: TO_FOUNDATION, RELEASE or COMMIT.
        """
        suit: cython.int = card & 3
        rank: cython.int = (card >> 2) + 1
        old: cython.int = self.four(boxes[at + LOOSE], level)
        new: cython.int = self.four(loose, level)
        old_pair: cython.int = old * 16 + self.four(boxes[at + CARRIERS], level + 1)
        new_pair: cython.int = new * 16 + self.four(carriers, level + 1)
        released: cython.bint = kind == RELEASE and level == rank
        must_bare: cython.bint = level == rank - 1
        stays: cython.int = 0
        added: cython.int = 0
        found: cython.int = 0
        entry: cython.int
        bare: cython.int
        matching: cython.int
        on: cython.int
        if old_pair == new_pair and not released and not must_bare:
            return chosen
        # A matching is packed by suits of loose cards, two bits each: those that stay loose keep
        # their bits, those that have become loose get the card on which they lay.
        for on in range(4):
            if (old & new) >> on & 1:
                stays |= 3 << (2 * on)
            elif new >> on & 1 and not (released and on == suit):
                # Loosened by the move, it still lies where it lay.
                added = moved(added, on, self.below((level - 1) * 4 + on) & 3)
        while chosen:
            entry = self.matchings.first[old_pair] + lowest(chosen)
            chosen &= chosen - 1
            bare = self.matchings.bare[entry]
            if must_bare and not bare >> suit & 1:
                continue
            matching = self.matchings.packed[entry] & stays | added
            if not released:
                found |= 1 << self.matchings.number[new_pair * 256 + matching]
                continue
            for on in range(4):
                if bare >> on & 1 and not (self.matchings.other_suit and on == suit):
                    found |= 1 << self.matchings.number[new_pair * 256 + moved(matching, suit, on)]
        return found

    def move(
        self,
        boxes: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        target: cython.p_ulonglong,
        to: cython.Py_ssize_t,
        card: cython.int,
        kind: cython.int,
    ) -> bool:
        """Write the closed box after a move; False if no position of the box allows the move.

        Args:
            boxes: where the box is.
            at: its place there.
            target: where the box after the move goes.
            to: the place there.
            card: the card that moves.
            kind: TO_FOUNDATION, RELEASE or COMMIT.
        """
        level: cython.int
        seeds: cython.int
        chosen: cython.int
        key: cython.ulonglong = boxes[at + KEY]
        loose: cython.ulonglong = boxes[at + LOOSE]
        carriers: cython.ulonglong = boxes[at + CARRIERS]
        if kind == TO_FOUNDATION:
            key = self.layout.after_foundation(key, card)
        elif kind == RELEASE:
            key = self.layout.after_release(key, self.layout.column_of[card])
        if kind != COMMIT:
            self.layout.derive(key)
            loose = self.layout.loose
            carriers = self.layout.carriers
        self.copy(boxes, at, target, to)
        target[to + KEY] = key
        target[to + LOOSE] = loose
        target[to + CARRIERS] = carriers
        target[to + SURE] = carriers & 15
        target[to + POSSIBLE] = carriers & 15
        target[to + ACTION] = kind * 64 + card
        for level in range(1, self.layout.ranks):
            chosen = self.chosen(boxes, at, level)
            seeds = self.seeds(boxes, at, chosen, loose, carriers, level, card, kind)
            if seeds == 0:
                return False
            if (
                seeds == chosen
                and self.four(loose, level) == self.four(boxes[at + LOOSE], level)
                and self.four(carriers, level + 1) == self.four(boxes[at + CARRIERS], level + 1)
                and self.four(target[to + SURE], level) == self.four(boxes[at + SURE], level)
            ):
                # Nothing that this level depends on has changed.
                target[to + SURE] |= boxes[at + SURE] & cython.cast(cython.ulonglong, 15) << (
                    4 * level
                )
                target[to + POSSIBLE] |= boxes[at + POSSIBLE] & cython.cast(
                    cython.ulonglong, 15
                ) << (4 * level)
                continue
            self.close(target, to, level, seeds)
        return True

    def grows(
        self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t, level: cython.int, suit: cython.int
    ) -> bool:
        """Whether the set at a level would grow if one more of its loose cards were sure."""
        loose: cython.int = self.four(boxes[at + LOOSE], level)
        first: cython.int = self.matchings.first[
            loose * 16 + self.four(boxes[at + CARRIERS], level + 1)
        ]
        liftable: cython.int = self.four(boxes[at + SURE], level) & loose | 1 << suit
        chosen: cython.int = self.chosen(boxes, at, level)
        left: cython.int = chosen
        found: cython.int
        while left:
            found = self.matchings.classes[(first + lowest(left)) * 16 + liftable]
            if found & ~chosen:
                return True
            left &= ~found
        return False

    def commits(
        self,
        boxes: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        into: cython.p_ulonglong,
        to: cython.Py_ssize_t,
    ) -> cython.int:
        """Write the boxes after each commit that is worth while; return their number."""
        level: cython.int
        suit: cython.int
        unsure: cython.int
        count: cython.int = 0
        for level in range(2, self.layout.ranks):
            if not self.tracked >> level & 1:
                continue
            unsure = self.four(boxes[at + LOOSE] & boxes[at + POSSIBLE] & ~boxes[at + SURE], level)
            for suit in range(4):
                if unsure >> suit & 1 and self.grows(boxes, at, level, suit):
                    count += self.move(
                        boxes, at, into, to + count * RECORD, (level - 1) * 4 + suit, COMMIT
                    )
        return count

    def safe_card(self, boxes: cython.p_ulonglong, at: cython.Py_ssize_t) -> cython.int:
        """Return a sure card that is safe to raise, or -1."""
        suit: cython.int
        card: cython.int
        for suit in range(4):
            card = self.layout.foundation(boxes[at + KEY], suit) * 4 + suit
            if (
                card < self.layout.ranks * 4
                and boxes[at + SURE] >> card & 1
                and self.layout.is_safe(boxes[at + KEY], card)
            ):
                return card
        return -1

    def plain_moves(
        self,
        boxes: cython.p_ulonglong,
        at: cython.Py_ssize_t,
        into: cython.p_ulonglong,
        to: cython.Py_ssize_t,
    ) -> cython.int:
        """Write the boxes after each raise and release; return their number.

        A safe raise of a sure card is the only move, for nothing is lost by it: ``forced`` tells.
        """
        key: cython.ulonglong = boxes[at + KEY]
        possible: cython.ulonglong = boxes[at + POSSIBLE]
        suit: cython.int
        card: cython.int
        column: cython.int
        rooted: cython.int
        least: cython.int = 2
        free: cython.int = 0
        count: cython.int = 0
        card = self.safe_card(boxes, at)
        self.forced = card >= 0
        if self.forced:
            return self.move(boxes, at, into, to, card, TO_FOUNDATION)
        for suit in range(4):
            card = self.layout.foundation(key, suit) * 4 + suit
            if card < self.layout.ranks * 4 and possible >> card & 1:
                count += self.move(boxes, at, into, to + count * RECORD, card, TO_FOUNDATION)
        if self.layout.kings_move:
            self.layout.derive(key)
            free = self.layout.free_columns(key)
            least -= self.layout.has_buried_king(key)
        for column in range(self.layout.columns):
            # A card at the bottom hinders nobody there. It only moves to make room for a king.
            rooted = self.layout.rooted(key, column)
            if rooted < least:
                continue
            card = self.layout.card_at[column * STRIDE + rooted - 1]
            if not possible >> card & 1:
                continue
            if card >> 2 == self.layout.ranks - 1:
                if free <= 0 or rooted < 2:
                    continue
            elif not self.has_place(possible, card):
                continue
            count += self.move(boxes, at, into, to + count * RECORD, card, RELEASE)
        return count

    def has_place(self, possible: cython.ulonglong, card: cython.int) -> bool:
        """Whether some card that may carry a card is possibly bare."""
        bare: cython.int = self.four(possible, (card >> 2) + 2)
        if self.matchings.other_suit:
            bare &= ~(1 << (card & 3))
        return bare != 0
