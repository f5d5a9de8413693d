"""Boards as text and JSON, both ways, and what is said of boards that are none."""

from __future__ import annotations

import json
import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game as PySolGame
from pysol_cards.random_base import RandomBase

from fournil.core.cards import DECK, Card
from fournil.core.position import Position
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.errors import InvalidPositionError, MalformedBoardError, MalformedDealError
from fournil.notation import boards
from tests.core.walks import positions

BOULANGER, DOZEN, FREECELL = map(find_rules, ("boulanger", "dozen", "freecell"))
FC_SOLVE = shutil.which("fc-solve")

MICROSOFT_1 = """\
JD KD 2S 4C 3S 6D 6S
2D KC KS 5C TD 8S 9C
9H 9S 9D TS 4S 8D 2H
JC 5S QD QH TH QS 6H
5D AD JS 4H 8H 6C
7H QC AS AC 2C 3D
7C KH AH 4D JH 8C
5H 3H 3C 7S 7D TC
"""


def mid_game() -> Position:
    position = Deal.microsoft(BOULANGER, 1).position
    for move in ("6a", "6b", "6h", "6h", "bh", "7c"):
        position = position.play(move)
    return position


MID_GAME = """\
Foundations: H-0 C-2 D-0 S-A
Freecells: 3D - 8C -
JD KD 2S 4C 3S 6D 6S
2D KC KS 5C TD 8S 9C
9H 9S 9D TS 4S 8D 2H
JC 5S QD QH TH QS 6H
5D AD JS 4H 8H 6C
7H QC
7C KH AH 4D JH
5H 3H 3C 7S 7D TC
"""


# text


@given(position=positions())
def test_text_round_trips(position: Position) -> None:
    text = boards.write_text(position)
    assert boards.read_text(text, position.rules) == position
    assert boards.looks_like_board(text) or not any(position.columns)


def test_text_of_a_start_is_its_columns() -> None:
    assert boards.write_text(Deal.microsoft(BOULANGER, 1).position) == MICROSOFT_1


def test_text_of_a_position_in_mid_game() -> None:
    assert boards.write_text(mid_game()) == MID_GAME
    assert boards.read_text(MID_GAME) == mid_game()


@pytest.mark.parametrize("print_ts", [True, False])
def test_what_pysol_cards_prints_is_read(print_ts: bool) -> None:
    renderer = CardRenderer(print_ts=print_ts)
    for number in range(1, 21):
        text = PySolGame("freecell", number, RandomBase.DEALS_MS).calc_layout_string(renderer)
        assert Deal.parse(text).position == Deal.microsoft(BOULANGER, number).position


@pytest.mark.parametrize(
    "text",
    [
        # fc-solve's own output: padded cells, a colon a column
        MID_GAME.replace("3D - 8C -", " 3D      8C    "),
        "\n".join(line if ":" in line else f": {line} " for line in MID_GAME.splitlines()),
        MID_GAME.replace("Foundations:", "Founds:").replace("Freecells:", "FC:"),
        MID_GAME.replace("Freecells: 3D - 8C -", "Freecells: 3D - 8C"),
        MID_GAME.replace("Freecells: 3D - 8C -", "freecells: 3D - 8C -"),
        # remarks
        f"# MS Freecell Deal #1\n{MID_GAME}",
        MID_GAME.replace("\n", "  # and a remark\n"),
        MID_GAME.replace("\n7H QC", "\n  # no empty column\n7H QC"),
        f"{MID_GAME}#5H",
        MID_GAME.replace("T", "10"),
        MID_GAME.lower(),
        MID_GAME.replace("H-0 C-2 D-0 S-A", "C-2 S-A"),
        MID_GAME.replace("H-0 C-2 D-0 S-A", "S-1 H-0 D-0 C-2"),
        MID_GAME.replace("\n", "\r\n"),
        MID_GAME.replace("\n", "\n\n"),
        f"\ufeff\n\n{MID_GAME}\n\n",
        MID_GAME.replace("7H QC\n", "<7H> QC\n"),
        MID_GAME.replace("S ", "♠ ").replace("H ", "♥ ").replace("D ", "♦ ").replace("C ", "♣ "),
        MID_GAME.replace("5H 3H", "5H, 3H,"),
        MID_GAME.replace(" ", "\t"),
    ],
)
def test_text_is_read_forgivingly(text: str) -> None:
    assert boards.read_text(text, BOULANGER) == mid_game()


def test_an_empty_line_is_an_empty_column_where_one_is_missing() -> None:
    columns = [" ".join(map(str, DECK[:26])), "", " ".join(map(str, DECK[26:])), *[""] * 5]
    position = Position(BOULANGER, columns)
    assert boards.read_text("\n".join(columns) + "\n", BOULANGER) == position
    assert boards.read_text("\n".join(columns) + "\n") == position
    first_empty = Position(BOULANGER, ["", *columns[:1], *columns[2:]])
    assert boards.read_text("\n".join(["", *columns[:1], *columns[2:]]) + "\n") == first_empty


def pysol_text(position: Position) -> str:
    """A board as PySolFC writes it: an empty column is an empty line."""
    return boards.write_text(position).replace("\n:", "\n").removeprefix(":")


PYSOL_DOZEN = """\
Founds: C-8 S-J H-Q D-Q
QS KS

KH

KD

9C

TC

JC
QC
KC
"""
PYSOL_EIGHT = """\
Founds: C-T S-T H-T D-T
KH
KC QC

KS
KD
QS QD
JS JD JC
QH JH
"""


def test_empty_lines_of_pysol_are_columns() -> None:
    position = boards.read_text(PYSOL_DOZEN)
    assert position.rules.game == "dozen"
    assert [len(column) for column in position.columns] == [2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1]
    assert Deal.parse(PYSOL_DOZEN).position == position
    # Who names the game of eight columns means the other reading.
    assert len(boards.read_text(PYSOL_DOZEN, BOULANGER).columns) == 8


@pytest.mark.parametrize("before", range(8))
@pytest.mark.parametrize("after", range(8))
def test_empty_lines_around_a_board_do_not_choose_its_game(before: int, after: int) -> None:
    head, columns = PYSOL_EIGHT.split("\n", 1)
    for text in (
        "\n" * before + PYSOL_EIGHT + "\n" * after,
        f"{head}\n" + "\n" * before + columns + "\n" * after,
    ):
        position = boards.read_text(text)
        assert position.rules.game == "boulanger"
        assert [len(column) for column in position.columns] == [1, 2, 0, 1, 1, 2, 3, 2]
    text = "\n" * before + MICROSOFT_1 + "\n" * after
    assert boards.read_text(text) == Deal.microsoft(BOULANGER, 1).position


@pytest.mark.parametrize("gaps", [(4,), (4, 6), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6, 7)])
def test_empty_lines_within_a_game_as_it_is_dealt_do_not_choose_another(
    gaps: tuple[int, ...],
) -> None:
    lines = MICROSOFT_1.splitlines()
    text = "".join(
        ("\n" if index in gaps else "") + f"{line}\n" for index, line in enumerate(lines)
    )
    assert boards.read_text(text) == Deal.microsoft(BOULANGER, 1).position


def test_held_cards_and_foundations_say_which_game_it_cannot_be() -> None:
    lines = MID_GAME.splitlines(keepends=True)
    for gaps in ((4,), (3, 5), (3, 4, 5, 6, 7)):
        text = "".join(("\n" if at in gaps else "") + line for at, line in enumerate(lines))
        assert boards.read_text(text) == mid_game()
    # Ten columns are Good Measure, which begins with two aces up.
    columns = MICROSOFT_1.replace("KD 2S", "KD\n2S").splitlines()
    text = "\n".join([*columns[:4], "", *columns[4:]])
    with pytest.raises(MalformedBoardError) as refused:
        boards.read_text(text)
    assert refused.value.key == "board-columns"


@given(position=positions())
def test_pysol_text_round_trips_where_the_game_is_known(position: Position) -> None:
    assert boards.read_text(pysol_text(position), position.rules) == position
    if position.rules.name in ("BK1-C4", "BD1-KD", "GM1-KA"):
        assert Deal.parse(pysol_text(position), game=position.rules.game).position == position


def test_empty_foundations_of_json_are_no_words() -> None:
    board = json.loads(boards.write_json(mid_game())) | {"foundations": ["", "2C", "AS", ""]}
    assert boards.read_json(json.dumps(board)) == mid_game()


def test_cells_of_json_are_cells_even_where_they_are_empty() -> None:
    cells = ["3D", "", "8C", "", "", "", "", ""]
    board = json.loads(boards.write_json(mid_game())) | {"cells": cells}
    with pytest.raises(MalformedBoardError) as refused:
        boards.read_json(json.dumps(board))
    assert refused.value.key == "board-too-many-cells"
    assert refused.value.params["found"] == 8


def test_json_has_remarks_as_text_has() -> None:
    text = f"# mine\n{boards.write_json(mid_game())}# and so on\n"
    assert Deal.parse(text).position == mid_game()
    with pytest.raises(MalformedBoardError) as refused:
        Deal.parse('# mine\n{"tableau piles": [[}')
    assert refused.value.params["line"] == 2


@pytest.mark.parametrize(
    ("text", "field"),
    [('{"tableau piles": [[""]]}', "tableau piles"), ('{"tableau piles": [["KS", ""]]}', None)],
)
def test_an_empty_text_is_named_by_where_it_stands(text: str, field: str | None) -> None:
    with pytest.raises(MalformedBoardError) as refused:
        boards.read_json(text)
    assert refused.value.params["field"] == (field or "tableau piles")


def test_games_are_told_by_their_columns() -> None:
    for rules in (BOULANGER, DOZEN, find_rules("good-measure")):
        position = Deal(rules, 7).position
        assert boards.read_text(boards.write_text(position)) == position
        assert boards.read_json(boards.write_json(position)) == position
    two_cells = boards.read_text(MID_GAME.replace("3D - 8C -", "3D 8C"), find_rules("BK1-C2"))
    assert list(map(str, filter(None, two_cells.cells))) == ["3D", "8C"]


def test_kings_of_a_pasted_board_stay_where_they_are() -> None:
    position = Position(DOZEN, Deal(find_rules("BD1-ED"), 26).position.columns)
    assert position != Deal(DOZEN, 26).position
    assert Deal.parse(boards.write_text(position)).position == position


@pytest.mark.skipif(FC_SOLVE is None, reason="fc-solve is not installed")
@pytest.mark.parametrize("position", [Deal.microsoft(FREECELL, 1).position, mid_game()])
def test_fc_solve_reads_our_text_and_we_read_its(position: Position) -> None:
    assert FC_SOLVE is not None
    game = {"freecell": "freecell", "boulanger": "bakers_game"}[position.rules.game]
    arguments = [FC_SOLVE, "-g", game, "-p", "-t", "-sel", "-sam", "-mi", "50000", "-"]
    printed = subprocess.run(
        arguments, input=boards.write_text(position), capture_output=True, text=True, check=False
    ).stdout
    shown = printed.split("\n\n")
    first = next(part for part in shown if "Freecells:" in part)
    assert boards.read_text(first, position.rules) == position


# Solvitaire's JSON


@given(position=positions())
def test_json_round_trips(position: Position) -> None:
    text = boards.write_json(position)
    assert boards.read_json(text, position.rules) == position
    if position.rules.name in ("BK1-C4", "BD1-KD", "GM1-KA"):
        assert Deal.parse(text).position == position


def test_json_of_a_start_holds_the_piles_alone_with_tens_in_full() -> None:
    board = json.loads(boards.write_json(Deal.microsoft(BOULANGER, 1).position))
    assert list(board) == ["tableau piles"]
    assert board["tableau piles"][1] == ["2D", "KC", "KS", "5C", "10D", "8S", "9C"]


def test_json_of_a_position_in_mid_game() -> None:
    board = json.loads(boards.write_json(mid_game()))
    assert board["cells"] == ["3D", "", "8C", ""]
    assert board["foundations"] == ["AS", "2C"]


@pytest.mark.parametrize(
    "foundations",
    [["AS", "2C"], ["AS", "AC", "2C"], [["AS"], [], [], ["AC", "2C"]], [["AC", "2C"], ["AS"]]],
)
def test_json_foundations_are_read_by_top_cards_or_whole(foundations: object) -> None:
    board = json.loads(boards.write_json(mid_game())) | {"foundations": foundations}
    assert boards.read_json(json.dumps(board)) == mid_game()


def test_json_cards_are_read_forgivingly() -> None:
    text = boards.write_json(mid_game())
    for old, new in (("J", "11"), ("Q", "12"), ("K", "13"), ("A", "1"), ("10", "T")):
        assert boards.read_json(text.replace(f'"{old}', f'"{new}')) == mid_game()
    assert boards.read_json(text.replace('H"', 'h"')) == mid_game()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "board-json"),
        ('{"tableau piles": [[}', "board-json"),
        ("[1, 2]", "board-json-shape"),
        ("{}", "board-json-shape"),
        ('{"tableau piles": 5}', "board-json-shape"),
        ('{"tableau piles": ["KS"]}', "board-json-shape"),
        ('{"tableau piles": [[5]]}', "board-json-shape"),
        ('{"tableau piles": [["XX"]]}', "board-json-shape"),
        ('{"tableau piles": [], "stock": []}', "board-json-shape"),
        ('{"tableau piles": [["AS"]], "cells": 5}', "board-json-shape"),
        ('{"tableau piles": [["AS"]], "foundations": 5}', "board-json-shape"),
        ('{"tableau piles": [["AS"]], "foundations": [5]}', "board-json-shape"),
        ('{"tableau piles": [["AS"]], "foundations": [["2S"]]}', "board-foundation-order"),
        ('{"tableau piles": [["AS"]], "foundations": [["AS", "2H"]]}', "board-foundation-order"),
        ('{"tableau piles": [["AS"]]}', "board-columns"),
        ('{"a":' * 1500 + "5" + "}" * 1500, "board-json-shape"),
        ('{"a":' * 9000, "board-too-long"),
    ],
)
def test_json_that_is_no_board_is_refused(text: str, key: str) -> None:
    with pytest.raises(MalformedBoardError) as caught:
        boards.read_json(text)
    assert caught.value.key == key


# refusals


def test_missing_cards_are_named() -> None:
    with pytest.raises(InvalidPositionError) as caught:
        Deal.parse(MICROSOFT_1.replace("JD KD 2S", "KD").replace("TC", ""))
    assert caught.value.key == "position-cards-missing"
    assert all(card in str(caught.value) for card in ("2♠", "J♦", "10♣")) or all(
        card in str(caught.value) for card in ("2S", "JD", "TC")
    )


def test_doubled_cards_are_named() -> None:
    with pytest.raises(InvalidPositionError) as caught:
        Deal.parse(MICROSOFT_1.replace("JD KD", "JD KC"))
    assert caught.value.key == "position-cards-doubled"
    doubled = caught.value.params["cards"]
    assert list(doubled) == [Card.parse("KC")]  # type: ignore[call-overload]


def test_a_card_in_a_column_and_on_a_foundation_is_doubled() -> None:
    with pytest.raises(InvalidPositionError, match="more than once"):
        Deal.parse(MID_GAME.replace("S-A", "S-2"))


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (MICROSOFT_1.replace("9H 9S", "9H 9X"), "board-card", 3),
        (MICROSOFT_1.replace("5D AD", "5D: AD"), "board-line", 5),
        (MID_GAME.replace("H-0 C-2", "H-0 C2"), "board-foundation", 1),
        (MID_GAME.replace("H-0 C-2", "X-0 C-2"), "board-foundation", 1),
        (MID_GAME.replace("H-0 C-2", "H-0 C-99"), "board-foundation", 1),
        (MID_GAME.replace("3D - 8C -", "3D ? 8C -"), "board-card", 2),
        (MICROSOFT_1 + "Talon: 5H 6H", "board-line", 9),
        (MICROSOFT_1 * 200, "board-too-long", None),
        (MICROSOFT_1.replace("\n5D", " 5D"), "board-columns", None),
        (MID_GAME.replace("3D - 8C -", "3D 8C 7H QC AH"), "board-too-many-cells", None),
        (MID_GAME.replace("3D - 8C -", "3D - 8C - - -"), "board-too-many-cells", None),
        (MID_GAME.replace("3D - 8C -", "3D - 8C - - - - -"), "board-too-many-cells", None),
        (f"Freecells: TD - 8D - 5D - 6S -\n{MICROSOFT_1}", "board-too-many-cells", None),
        # eight cells as fc-solve prints them, the last of them empty
        (f"Freecells:  TD  8D{' ' * 24}\n{MICROSOFT_1}", "board-too-many-cells", None),
        (f"MS Freecell Deal #24\n{MICROSOFT_1}", "board-remark", 1),
        (MICROSOFT_1.replace("9H 9S", "9H - 9S"), "board-card", 3),
        (MID_GAME.replace("H-0 C-2", "H-0 C-2 C-A"), "board-foundation", 1),
        (f"Freecells: - - 3D -\n{MID_GAME}", "board-line", 3),
        (f"Founds: H-A\n{MID_GAME}", "board-line", 2),
        # what fc-solve prints without -p
        (
            f" 3D  8C   H-0 C-2 D-0 S-A\n--- --- --- ---\n\n\n -- --\n{MICROSOFT_1}",
            "board-rows",
            1,
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, key: str, line: int | None) -> None:
    with pytest.raises(MalformedBoardError) as caught:
        Deal.parse(text)
    assert caught.value.key == key
    assert caught.value.params.get("line") == line


def test_a_board_of_another_game_than_asked_for_is_refused() -> None:
    with pytest.raises(InvalidPositionError) as caught:
        Deal.parse(MICROSOFT_1, game="dozen")
    assert caught.value.key == "position-columns"


@given(st.text('AKQ23SHDC-:{}[]",\n FoundatisFreecl', max_size=120))
def test_any_text_is_a_board_or_refused_in_words(text: str) -> None:
    for read in (boards.read_text, boards.read_json):
        try:
            position = read(text)
        except (MalformedDealError, InvalidPositionError) as error:
            assert str(error)  # noqa: PT017
        else:
            assert isinstance(position, Position)
