"""Remarks: one grammar of them for deals, boards, moves and games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.errors import FournilError
from fournil.game import record as gametexts
from fournil.notation import boards
from fournil.notation import comments as remarks
from fournil.notation import move_lines as solutions

START = Deal.microsoft(find_rules("boulanger"), 11)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("# all", []),
        ("\ufeff# all\n  \t# all\nrest", [(3, "rest")]),
        ("rest#more # gone", [(1, "rest#more ")]),
        ("rest\n\nmore", [(1, "rest"), (2, ""), (3, "more")]),
        ("MS #24 # gone", [(1, "MS #24 ")]),
        ("pysol # 5", [(1, "pysol # 5")]),
        ("MS # mine", [(1, "MS ")]),
        ("ms" + " " * 40 + "#24", [(1, "ms" + " " * 40)]),
    ],
)
def test_what_is_a_remark(text: str, rest: list[tuple[int, str]]) -> None:
    assert remarks.lines_of(text) == rest


@given(st.text("# MS24\na"))
def test_lines_stay_where_they_are(text: str) -> None:
    kept = remarks.without(text).split("\n")
    for number, line in remarks.lines_of(text):
        assert kept[number - 1] == line


@pytest.mark.parametrize(
    "deal",
    [
        "ms:11",
        START.code,
        "MS #11",
        boards.write_text(START.position).rstrip("\n"),
        boards.write_json(START.position).rstrip("\n"),
    ],
)
def test_a_deal_has_remarks_above_and_beside_it(deal: str) -> None:
    for text in (f"# MS Freecell Deal #11\n{deal}", f"{deal}  # mine", f"\n#\n{deal}\n# mine\n"):
        assert Deal.parse(text).position == START.position


def test_moves_have_remarks_too() -> None:
    moves = "# mine\n6h 6a # two\n# 9z\n6b\t#9z"
    assert solutions.read_moves(moves) == ["6h", "6a", "6b"]
    game = gametexts.read(f"# mine\ndeal MS #11 # mine\nmoves {moves[7:]}")
    assert game.actions == ["6h", "6a", "6b"]


def test_remarks_alone_are_nothing() -> None:
    for read in (Deal.parse, solutions.read_moves, gametexts.read):
        with pytest.raises(FournilError):
            read("# mine")
