"""Undo, redo, starting again."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewTable
from tests.browser.lines import line_of
from tests.browser.table import game_of

UNDO_LIMIT = 100


def test_the_101st_undo_is_refused(new_table: NewTable) -> None:
    """All keys are typed at once: what waits in line is neither lost nor reordered."""
    table = new_table("BK1-C4-AAAAA24", reduced_motion="reduce")
    keyboard = table.page.keyboard
    keyboard.type("1a")
    keyboard.type("abba" * (UNDO_LIMIT // 2))
    table.expect_moves(UNDO_LIMIT + 1)
    after_first = table.columns()
    keyboard.type("u" * UNDO_LIMIT)
    table.expect_moves(1)
    expect(table.page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    keyboard.press("u")
    expect(table.page.locator("#notice")).to_contain_text(re.compile("Only the last 100 actions"))
    table.expect_moves(1)
    assert table.columns() == after_first


def test_undo_gives_back_board_and_score(new_table: NewTable) -> None:
    deal, line = line_of("boulanger")
    table = new_table(deal, reduced_motion="reduce")
    game = game_of(deal)
    for move in line[:8]:
        table.page.keyboard.type(move)
        game.play(move)
    table.expect_same_as(game)
    for _ in range(3):
        table.page.locator("#undo").click()
        game.undo()
    table.expect_same_as(game)
    table.page.keyboard.press("Control+Shift+z")
    game.redo()
    table.expect_same_as(game)
    table.page.locator("#redo").click()
    game.redo()
    table.expect_same_as(game)


def test_starting_again_can_be_taken_back(new_table: NewTable) -> None:
    deal, line = line_of("boulanger")
    table = new_table(deal, reduced_motion="reduce")
    game = game_of(deal)
    for move in line[:3]:
        table.page.keyboard.type(move)
        game.play(move)
    table.expect_same_as(game)
    table.page.locator(".menu-button").click()
    table.page.locator("#menu [data-command=restart]").click()
    expect(table.page.locator("#menu")).to_be_hidden()
    game.restart()
    table.expect_same_as(game)
    for _ in range(3):
        table.page.keyboard.press("r")
        game.redo()
    table.expect_same_as(game)


def test_nothing_is_left_to_undo(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    # Pressed although it says that it does nothing: then it says why.
    table.page.locator("#undo").click(force=True)
    expect(table.page.locator("#notice")).to_contain_text("nothing to undo")
    expect(table.page.locator("#live")).to_contain_text("nothing to undo")
