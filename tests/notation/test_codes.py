"""Game codes: writing, forgiving reading, every slip refused with its place, long codes."""

from __future__ import annotations

import csv
import random
import re
import string
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil.core.cards import Card
from fournil.core.position import Position
from fournil.core.rules import CATALOGUE, Rules, find_rules
from fournil.deals.deal import Deal
from fournil.errors import MalformedCodeError
from fournil.notation import codes
from fournil.notation import long_codes as longcodes
from tests.core.walks import ALL_RULES, positions

ROOT = Path(__file__).parents[2]
BOULANGER = find_rules("boulanger")
CODE = "BK1-C4-AAAAA24"
NUMBERS = st.integers(0, 2**30 - 1)
SAME = {"0": "O", "1": "I", "8": "B"}


def some_codes(count: int) -> list[str]:
    chosen = random.Random(count)
    return [codes.write(chosen.choice(CATALOGUE), chosen.randrange(2**30)) for _ in range(count)]


def error_of(text: str) -> MalformedCodeError:
    with pytest.raises(MalformedCodeError) as caught:
        codes.read(text)
    assert "position" in caught.value.params, text
    return caught.value


# writing


@given(rules=ALL_RULES, number=NUMBERS)
def test_codes_round_trip(rules: Rules, number: int) -> None:
    code = codes.write(rules, number)
    assert re.fullmatch(r"[A-Z]{2}1-[A-Z][A-Z0-9]-[A-Z2-7]{7}", code)
    assert codes.read(code) == (rules, number)


def test_the_check_of_deal_26() -> None:
    assert codes.write(BOULANGER, 26) == CODE


def test_the_check_by_the_definition() -> None:
    # c = x^4 * (c + d) in GF(32) with x^5 + x^2 + 1, done with plain polynomials.
    def times(left: int, right: int) -> int:
        product = 0
        for bit in range(5):
            product ^= left << bit if right >> bit & 1 else 0
        for bit in range(9, 4, -1):
            product ^= 0b100101 << bit - 5 if product >> bit & 1 else 0
        return product

    for number in (0, 1, 26, 31, 32, 2**29, 2**30 - 1, 123_456_789):
        check = 0
        for digit in ((number >> shift) & 31 for shift in (25, 20, 15, 10, 5, 0)):
            check = times(16, check ^ digit)
        assert codes.check_character(number) == codes.ALPHABET[check]


# forgiving reading


@pytest.mark.parametrize(
    "text",
    [
        "bk1 c4 aaaaa24",
        "ＢＫ１－Ｃ４－ＡＡＡＡＡ２４",  # full-width letters, digits and dashes
        "BK1ーC4ーAAAAA24",  # the Japanese long mark, often typed for a dash
        "\u200fBK1-C4-AAAAA24\u200f",
        "\u2067BK1\u200e-\u200fC4-AAA\u200bAA24\u2069\ufeff",
        "BK۱-C۴-AAAAA۲۴",  # Persian digits
        "BK١-C٤-AAAAA٢٤",  # Arabic digits
        "BK๑-C๔-AAAAA๒๔",  # Thai digits
        "BK1C4AAAAA24",
        "bk1–c4—aaaaa24",
        "B K 1 - C 4 - A A A A A 2 4",
        "BK1_C4_AAA-AA24",
        "BK1\u2212C4\u00adAAAAA24",
        "  BK1-C4-AAAAA24\n",
        "BKI-C4-AAAAA24",  # I for 1 before the deal
        "bki-c4-aaaaa24",
        "bkı-c4-aaaaa24",  # Turkish small letter without a dot
        "BKİ-C4-AAAAA24",  # and capital letter with one
    ],
)
def test_forgiving_reading(text: str) -> None:
    assert codes.read(text) == (BOULANGER, 26)
    assert Deal.parse(text).name == CODE


def test_look_alikes_among_the_seven() -> None:
    for number in (14 << 25 | 8 << 20 | 1 << 15, 14 | 8 << 5 | 1 << 10):
        code = codes.write(BOULANGER, number)
        name, deal = code[:7], code[7:]
        assert {"O", "I", "B"} <= set(deal)
        alike = deal.translate(str.maketrans("OIB", "018"))
        assert codes.read(name + alike) == codes.read(code) == (BOULANGER, number)


def test_options_with_i_for_1() -> None:
    code = codes.write(find_rules("BK1-C1"), 5)
    assert codes.read(code.replace("1", "I")) == codes.read(code)


@given(rules=ALL_RULES, number=NUMBERS, noise=st.data())
def test_noise_between_the_characters_changes_nothing(
    rules: Rules, number: int, noise: st.DataObject
) -> None:
    marks = st.text(" \t-_–—\u200e\u200f\u2066\u2069", max_size=3)
    code = codes.write(rules, number)
    noisy = "".join(
        noise.draw(st.sampled_from([character, character.lower()])) + noise.draw(marks)
        for character in code
        if character != "-"
    )
    assert codes.read(noise.draw(marks) + noisy) == (rules, number)


# refusals


@pytest.mark.parametrize(
    ("text", "key", "position"),
    [
        ("", "code-game", 1),
        ("B", "code-game", 2),
        ("BX1-C4-AAAAA24", "code-game", 2),
        ("XK1-C4-AAAAA24", "code-game", 1),
        ("BKA-C4-AAAAA24", "code-game", 3),
        ("BK2-C4-AAAAA24", "code-version", 3),
        ("BK1", "code-options", 4),
        ("BK1-C3-AAAAA24", "code-options", 6),
        ("BK1-X4-AAAAA24", "code-options", 5),
        ("BK1-KD-AAAAA24", "code-options", 5),
        ("BD1-KX-AAAAA24", "code-options", 6),
        ("BK1-C4", "code-too-short", 7),
        ("BK1-C4-", "code-too-short", 8),
        ("BK1-C4-AAAAA2", "code-too-short", 14),
        ("BK1-C4-AAAAA244", "code-length", 15),
        ("BK1-C4-AAAAA24 ", None, None),
        ("BK1-C4-AA9AA24", "code-character", 10),
        ("BK1-C4-AA!AA24", "code-character", 10),
        ("\u200fBK1-C4-AAÄAA24", "code-character", 10),
        ("bk1c4aaaaaé4", "code-character", 11),
        ("BK1-C4-AAAAA25", "code-check", 14),
        ("BK1-C4-AAABA24", "code-check", 14),
        ("BK1-C4-AAAAA42", "code-check", 14),
        ("BK1C4AAAAA42", "code-check", 12),
    ],
)
def test_refusals_name_what_is_wrong_and_where(
    text: str, key: str | None, position: int | None
) -> None:
    if key is None:
        codes.read(text)
        return
    error = error_of(text)
    assert (error.key, error.params["position"]) == (key, position)
    if position != 7 or key != "code-too-short":
        assert str(position) in str(error)


def test_the_check_that_should_be_is_named() -> None:
    error = error_of("BK1-C4-AAAAA2B")
    assert (error.params["expected"], error.params["found"]) == ("4", "B")


def refuse_all_slips(code: str) -> None:
    """Every other character at each of the seven, and every swap of neighbours in the code."""
    rules, number = codes.read(code)
    for at in range(7, 14):
        for other in string.ascii_uppercase + string.digits:
            if SAME.get(other, other) == code[at]:
                continue
            wrong = code[:at] + other + code[at + 1 :]
            error = error_of(wrong)
            expected = at + 1 if error.key == "code-character" else 14
            assert error.params["position"] == expected, wrong
    for at in range(13):
        left, right = code[at : at + 2]
        if left == right or "-" in (left, right):
            continue
        error = error_of(code[:at] + right + left + code[at + 2 :])
        assert 1 <= error.params["position"] <= 14  # type: ignore[operator]
    assert codes.read(code) == (rules, number)


@pytest.mark.parametrize("code", some_codes(60))
def test_every_slip_in_a_code_is_refused_with_its_place(code: str) -> None:
    refuse_all_slips(code)


@pytest.mark.slow
def test_every_slip_in_a_thousand_codes_is_refused_with_its_place() -> None:
    for code in some_codes(1000):
        refuse_all_slips(code)


def test_every_slip_before_the_deal_is_refused_or_names_another_game() -> None:
    # The check covers the deal alone: C4 may become C2 and leave the cards as they are.
    for rules in CATALOGUE:
        code = codes.write(rules, 26)
        for at in (0, 1, 2, 4, 5):
            for other in string.ascii_uppercase + string.digits:
                changed = code[:at] + other + code[at + 1 :]
                try:
                    found, number = codes.read(changed)
                except MalformedCodeError as error:
                    assert error.params["position"] <= 6  # type: ignore[operator]  # noqa: PT017
                else:
                    assert number == 26
                    assert found.game == rules.game


@given(st.text(max_size=60))
def test_any_text_is_a_code_or_refused_with_a_place(text: str) -> None:
    try:
        codes.read(text)
    except MalformedCodeError as error:
        place = error.params["position"]
        assert isinstance(place, int)
        assert 1 <= place <= len(text) + 1


def test_very_long_texts_are_refused_at_once() -> None:
    assert error_of("A" * 10_000_000).key == "code-too-long"


# long codes


def long_code_vectors() -> list[dict[str, str]]:
    with (ROOT / "docs/formats/vectors/long_codes.csv").open(newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("vector", long_code_vectors(), ids=lambda vector: vector["code"][:12])
def test_long_code_vector(vector: dict[str, str]) -> None:
    rules, position = codes.read(vector["code"])
    board = Position(
        rules,
        vector["columns"].split("/"),
        vector["cells"],
        map(int, vector["foundations_SHDC"].split()),
    )
    assert position == board
    assert codes.write_board(board) == vector["code"]


@given(position=positions())
def test_long_codes_round_trip(position: Position) -> None:
    code = codes.write_board(position)
    assert codes.read(code) == (position.rules, position)
    assert codes.read(code.lower().replace("-", " ")) == (position.rules, position)
    assert re.fullmatch(r"[A-Z0-9]{3}-[A-Z0-9]{2}-[A-Z2-7]{10,64}", code)


@given(rules=ALL_RULES, data=st.data())
def test_long_codes_of_any_arrangement_round_trip(rules: Rules, data: st.DataObject) -> None:
    """Boards that no play reaches too: columns of any length, any cells, any foundations."""
    ranks = st.integers(0, 13)
    foundations = data.draw(st.tuples(ranks, ranks, ranks, ranks))
    cards = [card for card in rules.deck if card.rank > foundations[card.suit]]
    cards = data.draw(st.permutations(cards))
    held: list[Card | None] = [
        cards.pop() if cards and data.draw(st.booleans()) else None for _ in range(rules.cells)
    ]
    last = rules.columns - 1
    columns: list[list[Card]] = [[] for _ in range(rules.columns)]
    for card, at in zip(
        cards, data.draw(st.lists(st.integers(0, last), min_size=52, max_size=52)), strict=False
    ):
        columns[at].append(card)
    position = Position(rules, columns, held, foundations)
    assert codes.read(codes.write_board(position)) == (rules, position)


@given(rules=ALL_RULES, number=NUMBERS)
def test_a_long_code_of_a_start_takes_51_characters_after_the_name(
    rules: Rules, number: int
) -> None:
    code = codes.write_board(Deal(rules, number).position)
    assert len(code) == len("BK1-C4-") + 51


def test_a_long_code_of_a_start_serves_its_game_with_other_cells() -> None:
    code = codes.write_board(Deal(BOULANGER, 26).position)
    rules, position = codes.read(code.replace("C4", "C2"))
    assert isinstance(position, Position)
    assert rules == find_rules("BK1-C2")
    assert position.columns == Deal(BOULANGER, 26).position.columns


def test_a_long_code_in_mid_game_is_of_one_number_of_cells() -> None:
    position = Deal(BOULANGER, 26).position.play("1a")
    error = error_of(codes.write_board(position).replace("C4", "C2"))
    assert error.key == "code-other-game"


def test_no_two_slips_in_a_long_code_cancel_each_other() -> None:
    """Any one or two wrong characters change the remainder by the check prime.

    A wrong character adds d * 32^i with 0 < |d| < 32; two cancel only if d * 32^(i - j) is within
    31 of a multiple of the prime.
    """
    prime = longcodes.CHECK_PRIME
    assert all(prime % divisor for divisor in range(2, 1025))
    for distance in range(1, 72):
        power = pow(32, distance, prime)
        for difference in range(1, 32):
            remainder = difference * power % prime
            assert 31 < remainder < prime - 31


@pytest.mark.parametrize("vector", long_code_vectors()[::5], ids=lambda vector: vector["code"][:12])
def test_every_slip_in_a_long_code_is_refused_with_its_place(vector: dict[str, str]) -> None:
    code = vector["code"]
    first = 7
    for at in range(first, len(code)):
        for other in codes.ALPHABET:
            if other != code[at]:
                error = error_of(code[:at] + other + code[at + 1 :])
                assert first < error.params["position"] <= len(code)  # type: ignore[operator]
    for left, right in combinations(range(first, len(code)), 2):
        if code[left] != code[right]:
            swapped = list(code)
            swapped[left], swapped[right] = swapped[right], swapped[left]
            assert error_of("".join(swapped)).key == "code-check-long"
    for at in range(first, len(code)):
        assert error_of(code[:at] + code[at + 1 :]).key in ("code-check-long", "code-length")


def word_of(body: int) -> str:
    """A word with a right check for any body."""
    whole = body * 32**4
    whole += (longcodes.CHECK_REMAINDER - whole) % longcodes.CHECK_PRIME
    digits = []
    while whole:
        whole, digit = divmod(whole, 32)
        digits.append(longcodes.ALPHABET[digit])
    return "".join(reversed(digits))


@given(st.integers(32**7, 32**58))
def test_right_checks_on_wrong_boards_are_refused(body: int) -> None:
    word = word_of(body)
    try:
        rules, position = codes.read(f"BK1-C4-{word}")
    except MalformedCodeError as error:
        assert error.key in ("code-form", "code-board", "code-other-game")  # noqa: PT017
    else:
        assert isinstance(position, Position)
        assert codes.write_board(position) == f"{rules.name}-{word}"


def test_a_board_has_one_long_code_only() -> None:
    start = Deal(BOULANGER, 26).position
    number = 0
    for character in longcodes.write(start)[1:-4]:
        number = number * 32 + longcodes.ALPHABET.index(character)
    padded = word_of((3 << 5 * 47) + number)  # D, and a needless A before the number
    assert error_of(f"BK1-C4-{padded}").key == "code-board"


def test_good_measure_starts_only_with_aces_up() -> None:
    deck = [Card.parse(text) for text in ("2S", "AS")]
    deck += [card for card in find_rules("good-measure").deck if card not in deck]
    number = longcodes._rank_order(deck, find_rules("good-measure").deck)
    assert error_of(f"GM1-KA-{word_of((3 << 5 * 46) + number)}").key == "code-board"


def test_looking_like_a_code() -> None:
    assert codes.looks_like_code("bk1")
    assert codes.looks_like_code("BK2-C4-AAAAA24")
    assert codes.looks_like_code("fcI c4")
    assert not codes.looks_like_code("KS QS JS")
    assert not codes.looks_like_code("FC: 7H")
    assert not codes.looks_like_code("")
