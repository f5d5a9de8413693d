"""Deals: named starting positions, and the rules that bring them about.

``docs/formats/dealing.md`` specifies dealing rule version 1 so that anyone can write it again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Self

from fournil.core.cards import Card, Rank, Suit
from fournil.core.position import Position
from fournil.core.rules import Rules
from fournil.deals import parse as dealtexts
from fournil.deals.parse import RulesFilter, Source
from fournil.errors import DealNumberError
from fournil.notation import codes

MICROSOFT_DEALS: Final = 2**33 - 1
"""The last Microsoft number; the first is 1. Microsoft's own program ends at 1,000,000."""
PYSOL_DEALS: Final = 10**20
"""The last PySolFC number; the first is 1."""

_MASK_64: Final = 2**64 - 1
# PySolFC's numbers up to here are Microsoft's deals; larger ones come from another generator.
_PYSOL_LAST_MICROSOFT: Final = 32_000
# PySolFC, and programs that follow it, deal these games from the other end of the shuffled deck.
_DEALT_FROM_THE_OTHER_END: Final = frozenset({"dozen", "good-measure"})
_MICROSOFT_SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_PYSOL_SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


class Deal:
    """A named starting position.

    Attributes:
        rules: the game.
        position: the board before the first move.
        name: text from which :meth:`parse` makes this deal again: a game code, or a game and the
            number that another program gives the deal (``BK1-C4-ms:617``).
        number: the deal number in this program's own code space; None for all other deals.

    >>> from fournil.core.rules import find_rules
    >>> deal = Deal(find_rules("boulanger"), 26)
    >>> deal.name, str(deal.position.columns[0][0])
    ('BK1-C4-AAAAA24', '9S')
    """

    __slots__ = ("name", "number", "position", "rules")

    rules: Rules
    position: Position
    name: str
    number: int | None

    def __init__(self, rules: Rules, number: int) -> None:
        """Deals a number of the game's own code space.

        Args:
            rules: the game.
            number: 0 to 1,073,741,823.

        Raises:
            DealNumberError: the number is outside that range.
        """
        _check_number("deal-number-code", number, 0, codes.DEALS - 1)
        cards = shuffled(rules.deck, split_mix_64(number))
        self._fill(lay_out(rules, cards), codes.write(rules, number), number)

    def _fill(self, position: Position, name: str, number: int | None) -> None:
        self.rules, self.position, self.name, self.number = position.rules, position, name, number

    @classmethod
    def _made(cls, position: Position, name: str) -> Self:
        deal = cls.__new__(cls)
        deal._fill(position, name, None)
        return deal

    @classmethod
    def random(cls, rules: Rules) -> Self:
        """Any deal of the code space, each as likely as the others."""
        return cls(rules, int.from_bytes(os.urandom(4)) % codes.DEALS)

    @classmethod
    def microsoft(cls, rules: Rules, number: int) -> Self:
        """Microsoft FreeCell's deal, on this game's layout.

        Args:
            rules: the game.
            number: 1 to 8,589,934,591. Microsoft's program knows the first million; other
                programs count on in the same way up to here.

        Raises:
            DealNumberError: the number is outside that range.

        >>> from fournil.core.rules import find_rules
        >>> [str(card) for card in Deal.microsoft(find_rules("boulanger"), 1).position.columns[0]]
        ['JD', 'KD', '2S', '4C', '3S', '6D', '6S']
        """
        _check_number("deal-number-microsoft", number, 1, MICROSOFT_DEALS)
        cards = _from_this_end(rules, _microsoft_deck(rules, number))
        return cls._made(lay_out(rules, cards), f"{rules.name}-ms:{number}")

    @classmethod
    def pysol(cls, rules: Rules, number: int) -> Self:
        """PySolFC's game with this number: the same cards, with kings sunk by this game's rule.

        Args:
            rules: the game.
            number: 1 to 100,000,000,000,000,000,000.

        Raises:
            DealNumberError: the number is outside that range.
        """
        _check_number("deal-number-pysol", number, 1, PYSOL_DEALS)
        cards = _from_this_end(rules, _pysol_deck(rules, number))
        return cls._made(lay_out(rules, cards), f"{rules.name}-pysol:{number}")

    @classmethod
    def from_position(cls, position: Position) -> Self:
        """A deal that starts from any board, as it stands; its name is its long code."""
        return cls._made(position, codes.write_board(position))

    @classmethod
    def parse(
        cls,
        text: str,
        rules: Rules | None = None,
        *,
        game: str | None = None,
        cells: int | None = None,
    ) -> Self:
        """Reads any text that stands for a deal.

        That is a game code, short or long; ``ms:N`` or ``pysol:N``, alone or after the name of a
        game (``BK1-C2-ms:617``, ``dozen pysol:5``); or a board as text or Solvitaire JSON.

        A text that names its own game must not contradict what is asked for. A plain game name
        (``boulanger``) agrees with every variation of that game. Texts that name none are dealt
        for the game asked for, else Jeu du Boulanger; boards go by their number of columns.

        Args:
            text: the text.
            rules: the exact game asked for.
            game: or its name, plain or exact, as :func:`fournil.core.rules.find_rules` reads it.
            cells: and a number of cells.

        Raises:
            MalformedDealError: the text is none of these (its subclasses say which it looks
                like), or names another game than the one asked for.
            UnknownGameError: no game has this name or this number of cells.
            InvalidPositionError: the board has missing, doubled or strange cards.
            MalformedCardError: the board has a word that names no card.
        """
        source, found, value = dealtexts.read(text, RulesFilter(rules, game, cells))
        if isinstance(value, Position):
            return cls.from_position(value)
        makers = {Source.MICROSOFT: cls.microsoft, Source.PYSOL: cls.pysol}
        return makers.get(source, cls)(found, value)

    @property
    def code(self) -> str:
        """The game code: short for numbered deals, long for all others."""
        if self.number is None:
            return codes.write_board(self.position)
        return codes.write(self.rules, self.number)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self.name == other.name and self.position == other.position

    def __hash__(self) -> int:
        return hash((self.name, self.position))

    def __repr__(self) -> str:
        return f"Deal.parse({self.name!r})"


def split_mix_64(seed: int) -> Iterator[int]:
    """The SplitMix64 stream: 64-bit numbers without end.

    The generator is Steele, Lea and Flood's (OOPSLA 2014) with Vigna's constants, as in Java's
    ``SplittableRandom``.

    >>> hex(next(split_mix_64(0)))
    '0xe220a8397b1dcdaf'
    """
    state = seed & _MASK_64
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK_64
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK_64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK_64
        yield mixed ^ mixed >> 31


def shuffled(deck: Sequence[Card], stream: Iterator[int]) -> list[Card]:
    """A deck shuffled by Fisher and Yates's method from the last card down, without bias.

    Args:
        deck: the cards in their order before the shuffle.
        stream: numbers of 64 bits.
    """
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        choices = last + 1
        # A plain remainder would favour small numbers by one part in 2^58; numbers from the
        # last, incomplete row of remainders are thrown away instead.
        fair = 2**64 - 2**64 % choices
        drawn = next(number for number in stream if number < fair)
        at = drawn % choices
        cards[last], cards[at] = cards[at], cards[last]
    return cards


def lay_out(rules: Rules, cards: Sequence[Card]) -> Position:
    """Deals a shuffled deck row by row, left to right, as the game wants it.

    The first ``aces_up`` aces of the deck go to the foundations; where kings sink, the kings of
    each column go to its bottom and all cards keep their order otherwise.
    """
    dealt, foundations = [], [0, 0, 0, 0]
    for card in cards:
        if card.rank == Rank.ACE and sum(foundations) < rules.aces_up:
            foundations[card.suit] = 1
        else:
            dealt.append(card)
    coming = iter(dealt)
    columns: list[list[Card]] = [[] for _ in rules.layout]
    for row in range(max(rules.layout)):
        for column, length in zip(columns, rules.layout, strict=True):
            if row < length:
                column.append(next(coming))
    if rules.kings_sink:
        for column in columns:
            column.sort(key=lambda card: card.rank != rules.ranks)
    return Position(rules, columns, (), foundations)


def _microsoft_deck(rules: Rules, number: int) -> list[Card]:
    """The deck in the order in which Microsoft FreeCell deals it.

    The generator is that of Microsoft's C library; numbers from 2^31 and 2^32 on follow the
    wider numbering of later programs, with one bit more of each drawn number.
    """
    deck = [
        Card(Rank(rank), suit) for rank in range(1, rules.ranks + 1) for suit in _MICROSOFT_SUITS
    ]
    state = number & 2**32 - 1

    def draw() -> int:
        nonlocal state
        state = state * 214_013 + 2_531_011 & 2**32 - 1
        if number >= 2**32:
            return (state >> 16) + 1
        return state >> 16 & 0x7FFF | (0x8000 if number >= 2**31 else 0)

    return _swapped_from_the_end(deck, lambda choices: draw() % choices)


def _pysol_deck(rules: Rules, number: int) -> list[Card]:
    """The deck in the order in which PySolFC deals it in games with eight columns."""
    if number <= _PYSOL_LAST_MICROSOFT:
        return _microsoft_deck(rules, number)
    import random

    deck = [Card(Rank(rank), suit) for suit in _PYSOL_SUITS for rank in range(1, rules.ranks + 1)]
    generator = random.Random(number)  # noqa: S311 - PySolFC's deals come from this very generator
    return _swapped_from_the_end(deck, lambda choices: int(generator.random() * choices))


def _swapped_from_the_end(deck: list[Card], draw: Callable[[int], int]) -> list[Card]:
    """The deck shuffled in place from its last card down, which is then dealt first."""
    for last in range(len(deck) - 1, 0, -1):
        at = draw(last + 1)
        deck[last], deck[at] = deck[at], deck[last]
    return deck[::-1]


def _from_this_end(rules: Rules, cards: list[Card]) -> list[Card]:
    return cards[::-1] if rules.game in _DEALT_FROM_THE_OTHER_END else cards


def _check_number(key: str, number: int, first: int, last: int) -> None:
    if not first <= number <= last:
        raise DealNumberError(key, number=number, first=first, last=last)
