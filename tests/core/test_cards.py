"""Cards and how they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil.core.cards import DECK, Card, Rank, Suit
from fournil.errors import MalformedCardError


def test_the_deck() -> None:
    assert len(set(DECK)) == len(DECK) == 52
    assert " ".join(map(str, DECK[:14])) == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH"
    assert [str(card) for card in DECK[-2:]] == ["QC", "KC"]
    assert [card.index for card in DECK] == list(range(52))
    assert [Card.from_index(index) for index in range(52)] == list(DECK)


@pytest.mark.parametrize("card", DECK)
def test_every_way_of_writing_a_card_reads_as_it(card: Card) -> None:
    rank, suit = card.rank.letter, card.suit.letter
    ten = {"T": "10"}.get(rank, rank)
    forms = [str(card), rank + card.suit.symbol, ten + suit, suit + rank, suit + ten, card.symbol]
    forms += [form.lower() for form in forms]
    forms += [f" {rank} {suit} ", f"\u200f{rank}{suit}\u200e", f"{card.symbol}\ufe0f"]
    assert {Card.parse(form) for form in forms} == {card}
    assert eval(repr(card)) == card


@pytest.mark.parametrize(
    ("text", "card"),
    [("７Ｈ", "7H"), ("۷H", "7H"), ("٧♥", "7H"), ("1S", "AS"), ("۱۰c", "TC"), ("♤A", "AS")],
)
def test_other_keyboards(text: str, card: str) -> None:
    assert str(Card.parse(text)) == card


@pytest.mark.parametrize(
    "text", ["", "7", "H", "1", "11H", "0H", "HH", "77", "7X", "7HH", "10", "♥"]
)
def test_texts_that_are_no_card(text: str) -> None:
    with pytest.raises(MalformedCardError) as refused:
        Card.parse(text)
    assert refused.value.params == {"text": text}


@given(st.text(max_size=5))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        card = Card.parse(text)
    except MalformedCardError:
        return
    assert card in DECK


@pytest.mark.parametrize("index", [-1, 52])
def test_an_index_outside_the_deck(index: int) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        Card.from_index(index)


def test_colours() -> None:
    assert [suit.is_red for suit in Suit] == [False, True, True, False]
    assert Card(Rank.TEN, Suit.CLUBS).symbol == "10♣"
