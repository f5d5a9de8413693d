"""The time of play, with a clock that goes on when the test says so and never by itself."""

from playwright.sync_api import Response, expect

from tests.browser.conftest import NewContext, NewTable
from tests.browser.test_page import four_kings
from tests.browser.waiting import stop_the_clock

HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
A_MINUTE = 60_000
FROM_NOTHING = """() => {
    let now = 0;
    performance.now = () => now;
    window.pass = ms => { now += ms; };
}"""


def test_the_clock_counts_from_the_first_move_while_the_page_is_seen(
    new_table: NewTable, new_context: NewContext
) -> None:
    context = new_context()
    stop_the_clock(context)
    table = new_table("BK1-C4-AAAAA24", context=context)
    page = table.page
    time = page.locator("#time")
    page.clock.run_for(A_MINUTE)
    expect(time).to_have_text("0:00")
    page.keyboard.type("1a")
    table.expect_moves(1)
    # The page tells its time every 20 seconds; ten more leave it something to tell when hidden.
    page.clock.run_for(A_MINUTE + 10_000)
    expect(time).to_have_text("1:10")

    def tells_all(response: Response) -> bool:
        # Those before may still be on their way.
        return response.url.endswith("/time") and response.request.post_data_json == {"elapsed": 70}

    with page.expect_response(tells_all):
        page.evaluate(HIDE, True)
    page.clock.run_for(10 * A_MINUTE)
    page.evaluate(HIDE, False)
    page.clock.run_for(1_000)
    expect(time).to_have_text("1:11")


def test_the_clock_of_a_won_game_stands_still(new_table: NewTable, new_context: NewContext) -> None:
    context = new_context()
    stop_the_clock(context)
    table = new_table(context=context)
    four_kings(table)
    page = table.page
    page.keyboard.type("1h")
    table.expect_moves(1)
    page.clock.run_for(A_MINUTE)
    page.keyboard.type("2h3h4h")
    table.expect_moves(4)
    expect(page.locator("#won-time")).to_have_text("1:00")
    expect(page.locator("#time")).to_have_text("1:00")
    page.clock.run_for(10 * A_MINUTE)
    expect(page.locator("#time")).to_have_text("1:00")


def test_time_counts_from_the_very_moment_at_which_the_page_begins(
    new_table: NewTable, new_context: NewContext
) -> None:
    context = new_context()
    context.add_init_script(f"({FROM_NOTHING})()")
    table = new_table("BK1-C4-AAAAA24", context=context)
    page = table.page
    page.keyboard.type("1a")
    table.expect_moves(1)
    page.evaluate("window.pass(5000)")
    page.keyboard.type("u")
    table.expect_moves(0)
    expect(page.locator("#time")).to_have_text("0:05")
