"""Long codes: any board of a game, at the start or in mid-game, as one word of Base32.

The word is a form letter, one large number in Base32 and four check characters:

* ``D``, a board as the game starts: the order of its 52 cards, 51 characters in all;
* ``P``, a position in mid-game: foundations, cells, lengths of columns and the order of the cards
  that are left, 62 characters at most and fewer as cards go up.

Read as one number in base 32, form letter and check characters included, the word leaves the
remainder 1 when divided by the prime 1,048,517. That prime divides no difference which one or two
characters of a word make, so that every one or two wrong characters and every swap are caught; of
all other slips about one in a million is not. ``docs/formats/codes.md`` specifies the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb, factorial
from typing import Final

from fournil.core.cards import Card, Rank, Suit
from fournil.core.position import Position
from fournil.core.rules import Rules

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
CHECK_PRIME: Final = 1_048_517
CHECK_REMAINDER: Final = 1
"""Not 0, so that an A at the end (a digit 0) can be neither lost nor added unseen."""
SHORTEST: Final = 10
"""A won position of a game without cells takes this many characters; no board takes fewer."""

_CHECK_LENGTH: Final = 4
_CHECK_VALUES: Final = 32**_CHECK_LENGTH
_START, _MID_GAME = "D", "P"
# How many cells (places a ... g, or none) and columns (1 ... D) a game can have.
_CELL_COUNTS: Final = 8
_COLUMN_COUNTS: Final = 16


class MalformedLongCodeError(Exception):
    """A long code that cannot be read.

    Attributes:
        key: which sentence says why.
        params: what the sentence speaks of.
        index: the first character (from 0) of which it speaks.
    """

    def __init__(self, key: str, index: int, **params: object) -> None:
        super().__init__(key)
        self.key, self.index, self.params = key, index, params


def write(position: Position) -> str:
    """The long code of a board: the third part of its game code."""
    form, number, bound = _start(position) or _mid_game(position)
    body = ALPHABET.index(form)
    for shift in range(5 * (_length(bound) - 1), -1, -5):
        body = body << 5 | number >> shift & 31
    whole = body * _CHECK_VALUES
    whole += (CHECK_REMAINDER - whole) % CHECK_PRIME
    characters = []
    while whole:
        whole, digit = divmod(whole, 32)
        characters.append(ALPHABET[digit])
    return "".join(reversed(characters))


def read(rules: Rules, word: str) -> Position:
    """The board that a long code stands for.

    Args:
        rules: the game.
        word: characters of the alphabet only.

    Raises:
        MalformedLongCodeError: the word does not add up or does not fit the game.
    """
    whole = 0
    for character in word:
        whole = whole << 5 | ALPHABET.index(character)
    body, check = divmod(whole, _CHECK_VALUES)
    expected = (CHECK_REMAINDER - body * _CHECK_VALUES) % CHECK_PRIME
    if check != expected:
        raise MalformedLongCodeError(
            "code-check-long",
            len(word) - _CHECK_LENGTH,
            found=word[-_CHECK_LENGTH:],
            expected=_characters(expected, _CHECK_LENGTH),
        )
    number = body - (ALPHABET.index(word[0]) << 5 * (len(word) - _CHECK_LENGTH - 1))
    if word[0] == _START:
        position = _read_start(rules, number)
    elif word[0] == _MID_GAME:
        position = _read_mid_game(rules, number)
    else:
        raise MalformedLongCodeError("code-form", 0, found=word[0])
    # One board, one code: padding, or numbers beyond the last board, are refused.
    if position is None or write(position) != word:
        raise MalformedLongCodeError("code-board", 1, game=rules.name)
    return position


def _characters(number: int, length: int) -> str:
    return "".join(ALPHABET[number >> 5 * at & 31] for at in range(length - 1, -1, -1))


def _length(bound: int) -> int:
    """How many Base32 digits hold the numbers below ``bound``."""
    return max(-(-(bound - 1).bit_length() // 5), 1)


def _start(position: Position) -> tuple[str, int, int] | None:
    """Form, number and bound of a board as the game starts; None if it is in mid-game."""
    rules = position.rules
    lengths = tuple(len(column) for column in position.columns)
    if lengths != rules.layout or any(card is not None for card in position.cells):
        return None
    aces = [Card(Rank.ACE, suit) for suit in Suit if position.foundations[suit]]
    cards = [*aces, *(card for column in position.columns for card in column)]
    return _START, _rank_order(cards, rules.deck), factorial(len(cards))


def _read_start(rules: Rules, number: int) -> Position | None:
    deck = rules.deck
    if number >= factorial(len(deck)):
        return None
    cards = iter(_read_order(number, deck))
    aces = [next(cards) for _ in range(rules.aces_up)]
    if any(card.rank != Rank.ACE for card in aces):
        return None
    foundations = [int(any(card.suit == suit for card in aces)) for suit in Suit]
    return Position(rules, [[next(cards) for _ in range(n)] for n in rules.layout], (), foundations)


def _mid_game(position: Position) -> tuple[str, int, int]:
    """Form, number and bound of any board, written from the last thing read to the first."""
    rules = position.rules
    held = [card for card in position.cells if card is not None]
    placed = [card for column in position.columns for card in column]
    left = _left(rules, position.foundations)
    steps = [(_rank_order([*held, *placed], left), factorial(len(left)))]
    steps.append(_rank_lengths([len(column) for column in position.columns]))
    taken = sum(1 << at for at, card in enumerate(position.cells) if card is not None)
    steps.append((taken, 1 << rules.cells))
    steps.extend((rank, rules.ranks + 1) for rank in reversed(position.foundations))
    steps += [(rules.cells, _CELL_COUNTS), (rules.columns, _COLUMN_COUNTS)]
    number, bound = 0, 1
    for value, choices in steps:
        number, bound = number * choices + value, bound * choices
    return _MID_GAME, number, bound


def _read_mid_game(rules: Rules, number: int) -> Position | None:
    number, columns = divmod(number, _COLUMN_COUNTS)
    number, cells = divmod(number, _CELL_COUNTS)
    if (columns, cells) != (rules.columns, rules.cells):
        raise MalformedLongCodeError(
            "code-other-game", 0, columns=columns, cells=cells, game=rules.name
        )
    foundations = []
    for _ in Suit:
        number, rank = divmod(number, rules.ranks + 1)
        foundations.append(rank)
    number, taken = divmod(number, 1 << cells)
    left = _left(rules, foundations)
    placed = len(left) - taken.bit_count()
    if placed < 0:
        return None
    number, lengths = divmod(number, comb(placed + rules.columns - 1, placed))
    if number >= factorial(len(left)):
        return None
    cards = iter(_read_order(number, left))
    held = [next(cards) if taken >> at & 1 else None for at in range(cells)]
    tableau = [
        [next(cards) for _ in range(length)] for length in _read_lengths(lengths, placed, columns)
    ]
    return Position(rules, tableau, held, foundations)


def _left(rules: Rules, foundations: Sequence[int]) -> tuple[Card, ...]:
    return tuple(card for card in rules.deck if card.rank > foundations[card.suit])


def _rank_order(cards: Sequence[Card], deck: Iterable[Card]) -> int:
    """The place of an order among all orders of a deck, lexicographic, from 0."""
    left, number = list(deck), 0
    for card in cards:
        at = left.index(card)
        number = number * len(left) + at
        del left[at]
    return number


def _read_order(number: int, deck: Iterable[Card]) -> list[Card]:
    left, choices = list(deck), []
    for size in range(1, len(left) + 1):
        number, at = divmod(number, size)
        choices.append(at)
    return [left.pop(at) for at in reversed(choices)]


def _rank_lengths(lengths: Sequence[int]) -> tuple[int, int]:
    """The place of these column lengths among all that use as many cards, and how many such.

    Cards and the bars between columns in a row: the bars' places b1 < b2 < ... are counted by
    the combinatorial number system, C(b1, 1) + C(b2, 2) + ...
    """
    bar, number = -1, 0
    for at, length in enumerate(lengths[:-1], start=1):
        bar += length + 1
        number += comb(bar, at)
    return number, comb(sum(lengths) + len(lengths) - 1, sum(lengths))


def _read_lengths(number: int, cards: int, columns: int) -> list[int]:
    lengths, after = [], cards + columns - 1
    for at in range(columns - 1, 0, -1):
        bar = at - 1
        while comb(bar + 1, at) <= number:
            bar += 1
        number -= comb(bar, at)
        lengths.append(after - bar - 1)
        after = bar
    lengths.append(after)
    lengths.reverse()
    return lengths
