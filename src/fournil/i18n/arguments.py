"""What the engine's things are called when they stand inside a sentence."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from fournil.core.board import CardList
from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import Place
from fournil.errors import FournilError
from fournil.i18n.numbers import map_digits, numbering


class Speaker(Protocol):
    """What a description needs of a translator: its language, messages, errors and numbers."""

    tag: str

    @property
    def dir(self) -> str:
        """The direction of the script: ``ltr`` or ``rtl``."""

    def __call__(self, id: str, /, **args: object) -> str:  # noqa: A002 - Fluent's own word
        """Return one message."""

    def error(self, error: FournilError) -> str:
        """Return an error in the language."""

    def number(self, value: float) -> str:
        """Return a number in the language's digits and separators."""


def describe(words: Speaker, value: object) -> object:
    """Turn an argument of a message into a number or into text of the language.

    A card becomes what is drawn on it (``10♥``), a list its members joined as the language joins
    them, the error behind another one its sentence; numbers and text stay what they are.
    """
    if isinstance(value, FournilError):
        return words.error(value)
    if isinstance(value, Card):
        return card_text(words, value)
    if isinstance(value, Place):
        return map_digits(value.text, numbering(words.tag))
    if isinstance(value, Suit):
        return words("suit-name", suit=value.letter)
    if isinstance(value, Rank):
        return words("rank-name", rank=int(value))
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, CardList):
        return " ".join(card_text(words, card) for card in value)
    if isinstance(value, (list, tuple)):
        return join(words, [_text(words, describe(words, member)) for member in value])
    if isinstance(value, (int, float)):
        return value
    return str(value)


def _text(words: Speaker, described: object) -> str:
    """Return what `describe` made of a thing as text, numbers as the language writes them."""
    if isinstance(described, (int, float)):
        return words.number(described)
    return str(described)


def card_text(words: Speaker, card: Card) -> str:
    """Return a card as it is drawn, rank before suit, in the language's digits."""
    return map_digits(card.symbol, numbering(words.tag))


def card_name(words: Speaker, card: Card) -> str:
    """Return a card's full name: "seven of hearts"."""
    return words("card-name", rank=int(card.rank), suit=card.suit.letter)


def join(words: Speaker, members: list[str]) -> str:
    """Put names in a row, with the comma of the language's script."""
    return ("، " if words.dir == "rtl" else ", ").join(members)
