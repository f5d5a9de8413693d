"""Readers of text look at no more than a bounded length, and at each character few times."""

from collections.abc import Callable

import pytest

from fournil import Card, Deal, Move
from fournil.errors import FournilError, MalformedDealError
from fournil.notation.move_lines import read_moves

CODE = "BK1-C4-AAAAA24"


@pytest.mark.parametrize(
    "address",
    [
        f"https://fournil.example/g/{CODE}",
        f"HTTP://127.0.0.1:8052/fr/G/{CODE}?game=q1w2#x",
        f"https://fournil.example/g/{CODE}/",
        f"https://fournil.example/g/bread/g/{CODE}",
        f"https://fournil.example/g/{CODE}?from=/g/BK1-C4-AAAAABQ",
    ],
)
def test_the_address_of_a_page_names_its_deal(address: str) -> None:
    assert Deal.parse(address).name == CODE


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("https://fournil.example/g/", "deal-unreadable"),
        ("https://fournil.example/g/?x", "deal-unreadable"),
        (f"https://fournil.example/h/{CODE}", "deal-unreadable"),
        (f"see https://fournil.example/g/{CODE}", "deal-unreadable"),
        ("http://" + "/g/" * 700, "deal-too-long"),
        ("http:///g/" + "a" * 19_000 + " x", "deal-unreadable"),
        ("http:///g/" + "a" * 60_000 + " x", "deal-unreadable"),
        ("http:///g/" + "a" * 60_000, "deal-too-long"),
    ],
)
def test_what_is_no_address_of_a_deal_is_refused(text: str, key: str) -> None:
    with pytest.raises(MalformedDealError) as caught:
        Deal.parse(text)
    assert caught.value.key == key


@pytest.mark.parametrize("read", [Card.parse, Move.parse])
def test_long_texts_are_no_cards_and_no_moves(read: Callable[[str], object]) -> None:
    with pytest.raises(FournilError) as caught:
        read("\u200f" * 100_000 + "7H")
    assert len(str(caught.value)) < 400


def test_empty_lines_before_moves_say_nothing() -> None:
    assert read_moves("\n" * 40_000 + "  Move: 26\n \n\tmove :3a") == ["26", "3a"]
