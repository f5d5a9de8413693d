"""Whole games, won by mouse and by finger."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, NewTable
from tests.browser.lines import line_of
from tests.browser.table import Pointer, game_of
from tests.sampling import sampled


@pytest.mark.parametrize(
    ("name", "pointer"),
    sampled(
        product(["boulanger", "dozen"], ["mouse", "touch"]),
        [("boulanger", "mouse"), ("dozen", "touch")],
    ),
)
def test_won_by_taps_and_drags(new_table: NewTable, name: str, pointer: Pointer) -> None:
    """With motion under the mouse, without it under the finger."""
    deal, moves = line_of(name)
    touch = pointer == "touch"
    table = new_table(
        deal,
        viewport=PHONE if touch else DESK,
        has_touch=touch,
        reduced_motion="reduce" if touch else "no-preference",
    )
    game = game_of(deal)
    tapped = None
    for move in moves:
        tapped = table.play(game, move, pointer, tapped)
    expect(table.page.locator("#won")).to_be_visible()
    table.expect_same_as(game)
    assert table.saved()["status"] == "won"
