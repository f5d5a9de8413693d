"""A page that is shown again by the way back, as a browser that opens its last tabs shows it."""

from playwright.sync_api import expect

from tests.browser.conftest import NewTable
from tests.browser.lines import line_of
from tests.browser.table import Table, game_of

DEAL, LINE = line_of("boulanger")
OTHER = "BD1-KD-AAAAAAA"


def leave_and_come_back(table: Table, address: str = "/en/rules/boulanger") -> None:
    """Playwright's Chromium has no back/forward cache: what comes back is a new page."""
    table.page.goto(f"{table.address}{address}")
    table.page.go_back()
    table.wait_until_dealt()


def test_the_way_back_shows_the_game_as_it_was_left(new_table: NewTable) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    table.open("/en/")
    game = game_of(DEAL)
    for move in LINE[:3]:
        table.page.keyboard.type(move)
        game.play(move)
    table.expect_same_as(game)
    leave_and_come_back(table)
    table.expect_same_as(game)
    # The next move is one of this board.
    table.page.keyboard.type(LINE[3])
    game.play(LINE[3])
    table.expect_same_as(game)
    expect(table.page.locator("#notice")).to_be_hidden()


def test_the_way_back_shows_the_newest_game_of_the_tab(new_table: NewTable) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    table.open("/en/")
    table.page.keyboard.press("n")
    expect(table.page.locator("#new-game")).to_be_visible()
    table.page.evaluate("document.querySelector('#new-game [name=source][value=code]').click()")
    table.page.locator("#deal-code").fill(OTHER)
    table.page.locator("#deal-cards").click()
    expect(table.page.locator("#code-text")).to_have_text(OTHER)
    leave_and_come_back(table)
    expect(table.page.locator("#code-text")).to_have_text(OTHER)
    assert table.saved()["code"] == OTHER


def test_the_way_back_to_the_figures_shows_those_of_now(new_table: NewTable) -> None:
    table = new_table()
    table.page.goto(f"{table.address}/en/statistics")
    before = table.page.locator("main").inner_text()
    table.ask("POST", "/api/games", {"deal": DEAL})
    state = table.saved()
    table.ask(
        "POST", f"/api/games/{state['id']}/moves", {"version": state["version"], "move": "1a"}
    )
    table.page.goto(f"{table.address}/en/rules/boulanger")
    table.page.go_back()
    expect(table.page.locator("main h1")).to_be_visible()
    assert table.page.locator("main").inner_text() != before


def test_the_way_back_after_changing_the_language(new_table: NewTable) -> None:
    table = new_table(language="fa", reduced_motion="reduce")
    page = table.page
    page.locator(".menu-button").click()
    page.locator("#menu-language").select_option("en")
    page.wait_for_url("**/en/")
    table.wait_until_dealt()
    page.go_back()
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    table.wait_until_dealt()
    for picker in ("#menu-language", "#settings-language"):
        expect(page.locator(picker)).to_have_value("fa")
    page.locator(".menu-button").click()
    page.locator("#menu-language").select_option("en")
    page.wait_for_url("**/en/")


def test_the_way_back_after_changing_the_settings(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    page = table.page
    page.goto(f"{table.address}/en/rules/boulanger")
    table.open("/en/")
    page.evaluate("document.querySelector('#settings [name=theme][value=dark]').click()")
    page.evaluate("document.querySelector('#settings [name=left_handed]').click()")
    page.evaluate("document.querySelector('#new-game [name=kings][value=E]').click()")
    page.goto(f"{table.address}/en/faq")
    table.ask(
        "PUT", "/api/settings", {"theme": "light", "left_handed": False, "card_size": "large"}
    )
    page.evaluate("localStorage.clear()")
    page.go_back()
    table.wait_until_dealt()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("#settings [name=theme][value=light]")).to_be_checked()
    expect(page.locator("#settings [name=card_size][value=large]")).to_be_checked()
    expect(page.locator("#settings [name=left_handed]")).not_to_be_checked()


def test_a_replay_that_is_come_back_to_stands_at_its_controls(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    state = table.begin(DEAL, list(LINE[:5]))
    page = table.page
    page.goto(f"{table.address}/en/games/{state['id']}/replay")
    page.locator("[data-part=last]").click()
    page.locator("[data-part=truth]").check(force=True)
    page.goto(f"{table.address}/en/faq")
    page.go_back()
    expect(page.locator("[data-part=speed]")).to_be_visible()
    # The page remembers that the truth was asked for, and shows it; the position begins anew.
    expect(page.locator("[data-part=truth]")).to_be_checked()
    expect(page.locator("[data-part=finding]")).not_to_be_empty()
    expect(page.locator("[data-part=position]")).to_have_value("0")
