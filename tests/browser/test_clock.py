"""The time of play, with a clock that the test turns on (it also goes on by itself)."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewContext, NewTable
from tests.browser.test_page import four_kings

HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
A_MINUTE = 60_000
SOON_AFTER_A_MINUTE = re.compile(r"^1:[0-3]\d$")


def test_the_clock_counts_from_the_first_move_while_the_page_is_seen(
    new_table: NewTable, new_context: NewContext
) -> None:
    context = new_context()
    context.clock.install()
    table = new_table("BK1-C4-AAAAA24", context=context)
    page = table.page
    time = page.locator("#time")
    page.clock.run_for(A_MINUTE)
    expect(time).to_have_text("0:00")
    page.keyboard.type("1a")
    table.expect_moves(1)
    # The page tells its time every 20 seconds; ten more leave it something to tell when hidden.
    page.clock.run_for(A_MINUTE + 10_000)
    expect(time).to_have_text(SOON_AFTER_A_MINUTE)
    with page.expect_response("**/time"):
        page.evaluate(HIDE, True)
    page.clock.run_for(10 * A_MINUTE)
    page.evaluate(HIDE, False)
    page.clock.run_for(1_000)
    expect(time).to_have_text(SOON_AFTER_A_MINUTE)


def test_the_clock_of_a_won_game_stands_still(new_table: NewTable, new_context: NewContext) -> None:
    context = new_context()
    context.clock.install()
    table = new_table(context=context)
    four_kings(table)
    page = table.page
    page.keyboard.type("1h")
    table.expect_moves(1)
    page.clock.run_for(A_MINUTE)
    page.keyboard.type("2h3h4h")
    table.expect_moves(4)
    expect(page.locator("#won-time")).to_have_text(SOON_AFTER_A_MINUTE)
    seen = page.locator("#time").inner_text()
    page.clock.run_for(10 * A_MINUTE)
    expect(page.locator("#time")).to_have_text(seen)
