"""Deals: the dealing rule and its vectors, other programs' numbers, kings, aces and deal texts."""

from __future__ import annotations

import csv
import random
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game as PySolGame
from pysol_cards.random_base import RandomBase

from fournil.core.cards import DECK, Card
from fournil.core.position import Position
from fournil.core.rules import CATALOGUE, Rules, find_rules
from fournil.deals.deal import MICROSOFT_DEALS, PYSOL_DEALS, Deal, lay_out, shuffled, split_mix_64
from fournil.errors import (
    DealNumberError,
    InvalidPositionError,
    MalformedBoardError,
    MalformedCodeError,
    MalformedDealError,
    UnknownGameError,
)
from fournil.notation import boards, codes
from tests.core.walks import ALL_RULES, positions

ROOT = Path(__file__).parents[2]
BOULANGER, DOZEN, FREECELL, GOOD_MEASURE = map(
    find_rules, ("boulanger", "dozen", "freecell", "good-measure")
)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SAMPLE = random.Random(7)


def in_dealing_order(position: Position) -> list[Card]:
    """The cards row by row, left to right."""
    longest = max(map(len, position.columns))
    return [column[row] for row in range(longest) for column in position.columns if column[row:]]


def vectors() -> list[dict[str, str]]:
    with (ROOT / "docs/formats/vectors/dealing.csv").open(newline="") as file:
        return list(csv.DictReader(file))


# the dealing rule


def test_split_mix_64_gives_the_published_stream() -> None:
    # The first outputs for seed 1234567, as published with the reference implementations.
    stream = split_mix_64(1234567)
    assert [next(stream) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_there_are_a_hundred_vectors() -> None:
    assert len({vector["number"] for vector in vectors()}) == 100


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["number"])
def test_dealing_vector(vector: dict[str, str]) -> None:
    deal = Deal(BOULANGER, int(vector["number"]))
    assert " ".join(map(str, in_dealing_order(deal.position))) == vector["deck_in_dealing_order"]
    assert deal.name == deal.code == f"BK1-C4-{vector['code']}"


def test_shuffling_rejects_numbers_of_the_incomplete_last_row() -> None:
    # 2^64 - 1 and 2^64 - 16 leave a remainder by 52 that is more likely than others: both must be
    # thrown away, and 2^64 - 17, the last fair number, must not.
    assert 2**64 % 52 == 16
    calm = [0] * 60
    fair = shuffled(DECK, iter([2**64 - 17, *calm]))
    assert shuffled(DECK, iter([2**64 - 1, 2**64 - 16, 2**64 - 17, *calm])) == fair
    assert shuffled(DECK, iter([51, *calm])) == fair


def test_each_place_gets_each_card_equally_often() -> None:
    counts = [[0] * 4 for _ in range(4)]
    deck = DECK[:4]
    for seed in range(4000):
        for place, card in enumerate(shuffled(deck, split_mix_64(seed))):
            counts[place][deck.index(card)] += 1
    # Each count is near 1000 with a standard deviation of 27.
    assert all(870 < count < 1130 for count in chain.from_iterable(counts))


@given(rules=ALL_RULES, number=st.integers(0, 2**30 - 1))
def test_every_deal_of_a_game_comes_from_one_deck(rules: Rules, number: int) -> None:
    deck = shuffled(DECK, split_mix_64(number))
    deal = Deal(rules, number)
    aces = [card for card in deck if card.rank == 1][: rules.aces_up]
    assert all(deal.position.foundations[ace.suit] == 1 for ace in aces)
    assert sum(deal.position.foundations) == rules.aces_up
    rest = [card for card in deck if card not in aces]
    for index, column in enumerate(deal.position.columns):
        as_dealt = rest[index :: rules.columns]
        if rules.kings_sink:
            kings = [card for card in as_dealt if card.rank == 13]
            others = [card for card in as_dealt if card.rank != 13]
            assert list(column) == kings + others
        else:
            assert list(column) == as_dealt


def test_kings_of_one_column_keep_their_order() -> None:
    column = ["3C", "KH", "2S", "KS"]
    first = [Card.parse(text) for text in column]
    others = iter(card for card in DECK if card not in first)
    deck = [first[row] if index == 0 else next(others) for row in range(4) for index in range(13)]
    assert lay_out(DOZEN, deck).columns[0] == tuple(map(Card.parse, ["KH", "KS", "3C", "2S"]))
    assert lay_out(find_rules("BD1-ED"), deck).columns[0] == tuple(first)


def test_good_measure_starts_with_the_first_two_aces_up() -> None:
    position = Deal(GOOD_MEASURE, 26).position
    # In deal 26 of the vectors the aces come as AH (5th card), AS (16th), AD and AC.
    assert position.foundations == (1, 1, 0, 0)
    assert [len(column) for column in position.columns] == [5] * 10


def test_small_decks_are_dealt_too() -> None:
    small = BOULANGER.replace(layout=(3, 3, 3, 3), ranks=3)
    assert sorted(in_dealing_order(Deal(small, 5).position)) == sorted(small.deck)


@pytest.mark.parametrize("number", [-1, 2**30, 2**40])
def test_numbers_outside_the_code_space_are_refused(number: int) -> None:
    with pytest.raises(DealNumberError, match="1073741823"):
        Deal(BOULANGER, number)


def test_random_deals_are_deals_of_the_code_space() -> None:
    deals = [Deal.random(DOZEN) for _ in range(20)]
    assert all(deal.number is not None and 0 <= deal.number < 2**30 for deal in deals)
    assert len({deal.number for deal in deals}) > 15


# other programs' numbers


def pysol_board(game: str, number: int, which: int) -> Position:
    text = PySolGame(game, number, which).calc_layout_string(CardRenderer(print_ts=True))
    return boards.read_text(text, DOZEN if game == "bakers_dozen" else BOULANGER)


def test_microsoft_deals_equal_the_recorded_decks() -> None:
    lines = (ROOT / "tests/data/microsoft_decks.txt").read_text().splitlines()[1:]
    assert len(lines) == 2000
    for number, line in enumerate(lines, start=1):
        dealt = in_dealing_order(Deal.microsoft(BOULANGER, number).position)
        assert "".join(LETTERS[card.index] for card in dealt) == line, number


EDGES = (1, 2, 31_999, 32_000, 32_001, 32_002, 65_536, 1_000_000, 2**31 - 1, 2**31, 2**31 + 1)
WIDE = (*EDGES, 2**32 - 1, 2**32, 2**32 + 1, 2**33 - 2, 2**33 - 1)


@pytest.mark.parametrize("game", ["bakers_game", "freecell"])
def test_microsoft_deals_equal_pysol_cards(game: str) -> None:
    rules = BOULANGER if game == "bakers_game" else FREECELL
    for number in (*WIDE, *(SAMPLE.randrange(1, 2**33) for _ in range(200))):
        ours = Deal.microsoft(rules, number).position
        assert ours.columns == pysol_board(game, number, RandomBase.DEALS_MS).columns, number


PYSOL_NUMBERS = (*EDGES, 2**32, 10**20, *(SAMPLE.randrange(1, 10**20) for _ in range(200)))


@pytest.mark.parametrize("game", ["bakers_game", "freecell"])
def test_pysol_deals_equal_pysol_cards(game: str) -> None:
    rules = BOULANGER if game == "bakers_game" else FREECELL
    for number in PYSOL_NUMBERS:
        ours = Deal.pysol(rules, number).position
        assert ours.columns == pysol_board(game, number, RandomBase.DEALS_PYSOLFC).columns, number


@pytest.mark.parametrize("which", [RandomBase.DEALS_PYSOLFC, RandomBase.DEALS_MS])
def test_dozen_deals_hold_the_same_cards_as_pysol_cards_and_kings_sink_stably(which: int) -> None:
    for number in (number for number in PYSOL_NUMBERS if number < 2**33):
        deal = Deal.microsoft if which == RandomBase.DEALS_MS else Deal.pysol
        ours = deal(DOZEN, number).position
        as_dealt = deal(find_rules("BD1-ED"), number).position
        theirs = pysol_board("bakers_dozen", number, which)
        for sunk, unsunk, swapped in zip(
            ours.columns, as_dealt.columns, theirs.columns, strict=True
        ):
            assert sorted(sunk) == sorted(unsunk) == sorted(swapped)
            assert sunk == tuple(sorted(unsunk, key=lambda card: card.rank != 13))
            # Where no king lies wrong, nothing moves in either program.
            if [card.rank == 13 for card in unsunk] == sorted(
                (card.rank == 13 for card in unsunk), reverse=True
            ):
                assert sunk == swapped


def test_one_number_of_microsoft_and_pysol_is_one_deal_up_to_32000() -> None:
    for rules in CATALOGUE:
        for number in (1, 617, 32_000):
            here, there = Deal.microsoft(rules, number), Deal.pysol(rules, number)
            assert here.position == there.position
        assert Deal.microsoft(rules, 32_001).position != Deal.pysol(rules, 32_001).position


@pytest.mark.parametrize(
    ("text", "last"),
    [
        *((f"ms:{number}", MICROSOFT_DEALS) for number in ("0", "-1", "8589934592", "9" * 3000)),
        *((f"pysol:{number}", PYSOL_DEALS) for number in ("0", "-5", "100000000000000000001")),
    ],
)
def test_numbers_out_of_range_are_refused_with_the_range(text: str, last: int) -> None:
    with pytest.raises(DealNumberError) as caught:
        Deal.parse(text)
    assert caught.value.params["first"] == 1
    assert caught.value.params["last"] == last
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("text", ["ms:", "ms:x", "ms:1.5", "ms:1e3", "pysol:5 6", "ms:0x10", "ms"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(DealNumberError, match="digits only"):
        Deal.parse(text)


def test_what_is_no_number_is_shown_as_it_was_written() -> None:
    with pytest.raises(DealNumberError) as caught:
        Deal.parse("ms: ۲۶x")
    assert caught.value.params["text"] == "۲۶x"


# deal texts


@given(rules=ALL_RULES, number=st.integers(0, 2**30 - 1))
def test_names_bring_numbered_deals_back(rules: Rules, number: int) -> None:
    deal = Deal(rules, number)
    assert Deal.parse(deal.name) == deal
    assert Deal.parse(deal.code).position == deal.position
    assert eval(repr(deal)) == deal


@given(rules=ALL_RULES, number=st.integers(1, 2**33 - 1))
def test_names_bring_deals_of_other_programs_back(rules: Rules, number: int) -> None:
    for deal in (Deal.microsoft(rules, number), Deal.pysol(rules, number)):
        assert Deal.parse(deal.name) == deal
        assert hash(Deal.parse(deal.name)) == hash(deal)
        assert Deal.parse(deal.code).position == deal.position
        assert deal.number is None


@given(position=positions())
def test_names_bring_boards_back(position: Position) -> None:
    deal = Deal.from_position(position)
    assert deal.name == deal.code
    assert Deal.parse(deal.name) == deal
    assert Deal.parse(boards.write_text(position), position.rules).position == position


@pytest.mark.parametrize(
    "text",
    [
        "ms:617",
        "MS 617",
        "ms617",
        "ms#617",
        " Microsoft: 617 ",
        "ms:۶۱۷",
        "ms:٦١٧",
        "ｍｓ：６１７",
        "\u200fms:617\u200f",
        "boulanger ms:617",
        "BK1-C4-ms:617",
        "bk1 c4 ms 617",
        "BK1-C4 MS:617",
        "pysol:617",
        "PySolFC 617",
    ],
)
def test_numbers_are_read_as_people_write_them(text: str) -> None:
    assert Deal.parse(text).position == Deal.microsoft(BOULANGER, 617).position


@given(st.sampled_from(CATALOGUE), st.sampled_from(["MS", "PYSOL"]), st.data())
def test_codes_that_begin_like_another_programs_number_are_codes(
    rules: Rules, beginning: str, data: st.DataObject
) -> None:
    others = 6 - len(beginning)
    rest = data.draw(st.text(codes.ALPHABET, min_size=others, max_size=others))
    number = 0
    for letter in beginning + rest:
        number = number << 5 | codes.ALPHABET.index(letter)
    deal = Deal(rules, number)
    for typed in (deal.code, deal.code.lower(), deal.code.replace("-", " "), " ".join(deal.code)):
        assert Deal.parse(typed) == deal


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("BK1-C1-MSBCCBX", "BK1-C1-MSBCCBX"),
        ("BK1-C1-MS-BCC-BX", "BK1-C1-MSBCCBX"),
        ("BD1-ED-JI MS 563", "BD1-ED-JIMS563"),  # no game stands before the number
        ("BK1-C4-ms 23456", "BK1-C4-ms:23456"),
        ("BK1-C4-ms23456", "BK1-C4-ms:23456"),  # no code: another check character would be right
        ("BK1-C2-MS32453", "BK1-C2-MS32453"),  # the check character is right
        ("BK1-C2-MS:32453", "BK1-C2-ms:32453"),
    ],
)
def test_codes_and_numbers_that_look_alike(text: str, name: str) -> None:
    assert Deal.parse(text).name == name


def test_a_mistake_in_a_code_that_looks_like_a_number_is_one_of_a_code() -> None:
    with pytest.raises(MalformedCodeError) as caught:
        Deal.parse("BK1-C1-MSBCCBY")
    assert caught.value.key == "code-check"


def test_a_share_link_is_read_as_its_code() -> None:
    deal = Deal(BOULANGER, 26)
    assert Deal.parse("https://example.org/g/BK1-C4-AAAAA24") == deal
    assert Deal.parse("http://127.0.0.1:8052/fr/g/BK1-C4-AAAAA24?x=1#y") == deal
    for address in ("http://127.0.0.1:8052/g/BK1-C4-ms:617", "http://x.org/g/BK1-C4-ms%3A617"):
        assert Deal.parse(address).name == "BK1-C4-ms:617"


def test_the_game_asked_for_is_dealt_where_the_text_names_none() -> None:
    assert Deal.parse("ms:5", DOZEN).rules == DOZEN
    assert Deal.parse("ms:5", game="BD1-KA").rules == find_rules("BD1-KA")
    assert Deal.parse("ms:5", cells=2).rules == find_rules("BK1-C2")
    assert Deal.parse("ms:5", game="boulanger", cells=1).rules == find_rules("BK1-C1")
    assert Deal.parse("ms:5").rules == BOULANGER
    assert Deal.parse("dozen ms:5", game="BD1-EA").rules == find_rules("BD1-EA")
    board = boards.write_text(Deal(FREECELL, 3).position)
    assert Deal.parse(board).rules == BOULANGER
    assert Deal.parse(board, game="freecell").rules == FREECELL
    assert Deal.parse(boards.write_text(Deal(DOZEN, 3).position)).rules == DOZEN
    assert Deal.parse(boards.write_json(Deal(GOOD_MEASURE, 3).position)).rules == GOOD_MEASURE


def test_a_code_agrees_with_the_plain_name_and_the_cells_of_its_game() -> None:
    code = "BK1-C2-AAAAA24"
    assert Deal.parse(code, game="boulanger").name == code
    assert Deal.parse(code, game="Boulanger", cells=2).name == code
    assert Deal.parse(code, game="bk1-c2").name == code
    assert Deal.parse(code, cells=2).name == code
    assert Deal.parse(code, find_rules("BK1-C2")).name == code


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("BK1-C2-AAAAA24", {"rules": BOULANGER}),
        ("BK1-C2-AAAAA24", {"game": "BK1-C4"}),
        ("BK1-C2-AAAAA24", {"game": "dozen"}),
        ("BK1-C2-AAAAA24", {"cells": 4}),
        ("BK1-C2-AAAAA24", {"game": "boulanger", "cells": 4}),
        ("BD1-KD-AAAAA24", {"cells": 4}),
        ("dozen ms:5", {"game": "boulanger"}),
        ("BK1-C4-ms:5", {"cells": 2}),
        (Deal.microsoft(BOULANGER, 5).code, {"game": "freecell"}),
    ],
)
def test_a_text_of_another_game_than_asked_for_is_refused(
    code: str, asked: dict[str, object]
) -> None:
    with pytest.raises(MalformedDealError) as caught:
        Deal.parse(code, **asked)  # type: ignore[arg-type]
    assert caught.value.key in ("deal-other-game", "deal-other-cells")


def test_games_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownGameError):
        Deal.parse("ms:5", game="klondike")
    with pytest.raises(UnknownGameError):
        Deal.parse("klondike ms:5")
    with pytest.raises(UnknownGameError, match="4, 2, 1"):
        Deal.parse("ms:5", game="boulanger", cells=3)
    with pytest.raises(UnknownGameError):
        Deal.parse("ms:5", game="dozen", cells=4)
    with pytest.raises(UnknownGameError):
        Deal.parse("ms:5", game="BK1-C2", cells=4)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "deal-empty"),
        (" \u200f\n", "deal-empty"),
        ("617", "deal-bare-number"),
        ("hello", "deal-unreadable"),
        ("x" * 100_000, "deal-unreadable"),
        ("x" * 100_001, "deal-too-long"),
        ("BK1-C4", "code-too-short"),
        ("BK1", "code-options"),
        ("BX1-C4-AAAAA24", "code-game"),
        ("{", "board-json"),
        ("🂡" * 52, "deal-unreadable"),
    ],
)
def test_texts_that_are_no_deal_are_refused(text: str, key: str) -> None:
    with pytest.raises(MalformedDealError) as caught:
        Deal.parse(text)
    assert caught.value.key == key
    assert len(str(caught.value)) < 300


@given(st.text(max_size=80))
def test_any_text_is_a_deal_or_refused_in_words(text: str) -> None:
    try:
        deal = Deal.parse(text)
    except (MalformedDealError, InvalidPositionError, UnknownGameError) as error:
        assert str(error)  # noqa: PT017
    else:
        assert Deal.parse(deal.name) == deal


def test_the_kinds_of_refusal_can_be_told_apart() -> None:
    assert issubclass(MalformedCodeError, MalformedDealError)
    assert issubclass(MalformedBoardError, MalformedDealError)
    assert issubclass(DealNumberError, MalformedDealError)
