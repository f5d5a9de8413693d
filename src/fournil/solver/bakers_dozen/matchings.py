"""Every way in which the loose cards of one rank can lie on the cards one rank higher.

*Loose* cards of a rank lie each alone on a *carrier*, a card one rank higher with nothing else on
it. Which lies on which is a *matching*: for a set of loose suits and a set of carrier suits (four
bits each) there are at most 24, numbered from 0. A set of matchings is a mask of 24 bits.

A matching is packed in eight bits, two for the carrier's suit of each loose suit (0 where the suit
is not loose). If some loose suits may be lifted and put on any bare carrier, matchings that can so
be turned into one another form a *class*; which suits may be lifted is called ``liftable``.
"""

from __future__ import annotations

import cython

from fournil.solver.runtime.arrays import Arrays

_MAX_MATCHINGS = cython.declare(cython.int, 648)
"""The matchings of all 256 pairs of sets together when any suit goes on any suit."""


class Matchings:
    """The tables for one building rule: any suit, or any other suit.

    For each pair of sets (``loose * 16 + carriers``): ``first`` entry, ``count`` of entries, and
    the carriers that are ``bare_somewhere``, in some matching. For each entry (one matching):
    ``packed`` and the ``bare`` carriers. ``number[pair * 256 + packed]`` finds a matching's number.
    For each entry and each set of liftable suits (``entry * 16 + liftable``): the mask of its class
    in ``classes`` and in ``class_bare`` the carriers that are bare in some matching of that class.
    """

    def __init__(self, other_suit: cython.bint) -> None:
        """Fill the tables.

        Args:
            other_suit: whether a card may not lie on its own suit.
        """
        loose: cython.int
        carriers: cython.int
        self.arrays = Arrays()
        self.other_suit = other_suit
        self.total = 0
        self.first = self.arrays.integers(256)
        self.count = self.arrays.integers(256)
        self.packed = self.arrays.integers(_MAX_MATCHINGS)
        self.bare = self.arrays.integers(_MAX_MATCHINGS)
        self.bare_somewhere = self.arrays.integers(256)
        self.number = self.arrays.integers(65536)
        self.classes = self.arrays.integers(16 * _MAX_MATCHINGS)
        self.class_bare = self.arrays.integers(16 * _MAX_MATCHINGS)
        for loose in range(16):
            for carriers in range(16):
                self.list_matchings(loose, carriers)
                self.find_classes(loose, carriers)

    def list_matchings(self, loose: cython.int, carriers: cython.int) -> None:
        """Find the matchings of a pair of sets."""
        matching: cython.int
        suit: cython.int
        on: cython.int
        used: cython.int
        fits: cython.bint
        pair: cython.int = loose * 16 + carriers
        self.first[pair] = self.total
        for matching in range(256):
            used = 0
            fits = True
            for suit in range(4):
                on = matching >> (2 * suit) & 3
                if not loose >> suit & 1:
                    fits = fits and on == 0
                else:
                    if (carriers & ~used) >> on & 1 == 0 or (self.other_suit and on == suit):
                        fits = False
                    used |= 1 << on
            self.number[pair * 256 + matching] = -1
            if fits:
                self.number[pair * 256 + matching] = self.total - self.first[pair]
                self.packed[self.total] = matching
                self.bare[self.total] = carriers & ~used
                self.bare_somewhere[pair] |= carriers & ~used
                self.total += 1
        self.count[pair] = self.total - self.first[pair]

    def find_classes(self, loose: cython.int, carriers: cython.int) -> None:
        """Find the classes of a pair of sets for every set of liftable suits."""
        pair: cython.int = loose * 16 + carriers
        first: cython.int = self.first[pair]
        count: cython.int = self.count[pair]
        liftable: cython.int
        number: cython.int
        seen: cython.int
        waiting: cython.int
        found: cython.int
        bare: cython.int
        on: cython.int
        for liftable in range(16):
            seen = 0
            for number in range(count):
                if seen >> number & 1:
                    continue
                found = 1 << number
                waiting = found
                bare = 0
                # Flood fill: take out the lowest matching that waits, add its neighbours.
                while waiting:
                    on = 0
                    while not waiting >> on & 1:
                        on += 1
                    waiting &= waiting - 1
                    bare |= self.bare[first + on]
                    waiting |= self.neighbours(loose, carriers, on, liftable) & ~found
                    found |= waiting
                seen |= found
                for on in range(count):
                    if found >> on & 1:
                        self.classes[(first + on) * 16 + liftable] = found
                        self.class_bare[(first + on) * 16 + liftable] = bare

    def neighbours(
        self, loose: cython.int, carriers: cython.int, number: cython.int, liftable: cython.int
    ) -> cython.int:
        """Return the matchings that come from one by putting one liftable card elsewhere."""
        pair: cython.int = loose * 16 + carriers
        matching: cython.int = self.packed[self.first[pair] + number]
        bare: cython.int = self.bare[self.first[pair] + number]
        suit: cython.int
        on: cython.int
        found: cython.int = 0
        for suit in range(4):
            if (loose & liftable) >> suit & 1:
                for on in range(4):
                    if bare >> on & 1 and not (self.other_suit and on == suit):
                        found |= 1 << self.number[pair * 256 + moved(matching, suit, on)]
        return found


def moved(matching: cython.int, suit: cython.int, on: cython.int) -> cython.int:
    """Return a packed matching with one suit on another carrier."""
    return matching & ~(3 << (2 * suit)) | on << (2 * suit)
