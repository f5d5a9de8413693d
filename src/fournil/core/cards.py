"""Suits, ranks and cards, and how they are written."""

from __future__ import annotations

import unicodedata
from enum import IntEnum
from typing import Final, NamedTuple, Self, cast

from fournil.errors import MalformedCardError


class Suit(IntEnum):
    """A suit; the order is that of the foundations everywhere."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """``S``, ``H``, ``D`` or ``C``."""
        return "SHDC"[self]

    @property
    def symbol(self) -> str:
        """The suit's sign: ``♠``, ``♥``, ``♦`` or ``♣``."""
        return "♠♥♦♣"[self]

    @property
    def is_red(self) -> bool:
        """Whether hearts or diamonds: what counts where colours alternate."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(IntEnum):
    """A rank, ace low."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """One character: ``A``, ``2`` ... ``9``, ``T``, ``J``, ``Q`` or ``K``."""
        return "A23456789TJQK"[self - 1]


class Card(NamedTuple):
    """One card.

    >>> Card.parse("7♥")
    Card.parse('7H')
    >>> str(Card(Rank.TEN, Suit.CLUBS)), Card(Rank.TEN, Suit.CLUBS).symbol
    ('TC', '10♣')
    """

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    def __repr__(self) -> str:
        return f"Card.parse('{self}')"

    @property
    def symbol(self) -> str:
        """How the card is shown to people: ``7♥``, ``10♣``."""
        rank = "10" if self.rank == Rank.TEN else self.rank.letter
        return rank + self.suit.symbol

    # A tuple's own ``index`` (where a value stands in it) has no use on a card.
    @property
    def index(self) -> int:  # type: ignore[override]
        """The card's place in the unshuffled deck, 0 (ace of spades) to 51 (king of clubs)."""
        return self.suit * 13 + self.rank - 1

    @classmethod
    def from_index(cls, index: int) -> Self:
        """The card at a place in the unshuffled deck.

        Args:
            index: 0 to 51.

        Raises:
            ValueError: no card has this index.

        >>> str(Card.from_index(13))
        'AH'
        """
        if cls is Card and 0 <= index < len(DECK):
            return cast("Self", DECK[index])
        suit, rank = divmod(index, 13)
        return cls(Rank(rank + 1), Suit(suit))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads a card as people write it: ``7H``, ``h7``, ``10c``, ``7♥``, ``Th``.

        Raises:
            MalformedCardError: the text names no card.
        """
        if cls is Card and (known := _BY_TEXT.get(text)) is not None:
            return cast("Self", known)
        if len(text) > _MAX_TEXT_LENGTH:
            raise MalformedCardError("card-malformed", text=f"{text[:_MAX_TEXT_LENGTH]}…")
        cleaned = "".join(_plain(character) for character in text if _is_visible(character))
        for rank_text, suit_text in ((cleaned[:-1], cleaned[-1:]), (cleaned[1:], cleaned[:1])):
            rank, suit = _RANKS.get(rank_text), _SUITS.get(suit_text)
            if rank is not None and suit is not None:
                return cls(rank, suit)
        raise MalformedCardError("card-malformed", text=text)


_SUITS: Final = {name: suit for suit in Suit for name in (suit.letter, suit.symbol)} | {
    "♤": Suit.SPADES,
    "♡": Suit.HEARTS,
    "♢": Suit.DIAMONDS,
    "♧": Suit.CLUBS,
}
_RANKS: Final = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN, "1": Rank.ACE}


_MAX_TEXT_LENGTH: Final = 40


def _is_visible(character: str) -> bool:
    # Spaces, direction marks and the variation selector that turns ♥ into an emoji say nothing.
    return not character.isspace() and unicodedata.category(character) not in ("Cf", "Mn")


def _plain(character: str) -> str:
    """Latin capital, ASCII digit or suit sign for what a keyboard of another script gives."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    return unicodedata.normalize("NFKC", character).upper()


DECK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 52 cards in the order in which every deal starts: AS ... KS AH ... KH AD ... KD AC ... KC."""

# Nearly all cards are read as the program writes them itself.
_BY_TEXT: Final = {str(card): card for card in DECK}
