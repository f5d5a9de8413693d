"""Hints: shown first, played when asked for once more; plain words where there is none."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from fournil.i18n import Translator
from tests.browser.conftest import NewTable
from tests.browser.lines import LOST_BY, line_of, lost_line
from tests.browser.table import spoken

DEAL, LINE = lost_line()


def press(button: Locator, way: str) -> None:
    if way == "touch":
        button.tap()
    elif way == "mouse":
        button.click()
    else:
        button.page.keyboard.press("i")


def expect_hint(page: Page) -> None:
    expect(page.locator("#board .arrows path")).to_have_count(2)
    expect(page.locator("#board .hinted").first).to_be_visible()
    expect(page.locator("#hint")).to_have_attribute("data-ready", "")


def expect_no_hint(page: Page) -> None:
    expect(page.locator("#board .arrows")).to_have_count(0)
    expect(page.locator("#board .hinted")).to_have_count(0)


@pytest.mark.parametrize("way", ["mouse", "touch", "key"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_hint_is_shown_and_then_played(new_table: NewTable, language: str, way: str) -> None:
    table = new_table(language=language, has_touch=way == "touch", reduced_motion="reduce")
    page, say = table.page, Translator(language)
    table.begin(DEAL, LINE[:LOST_BY], language)
    button = page.locator("#hint")
    press(button, way)
    expect_hint(page)
    expect(button.locator("[data-word=play]")).to_have_text(say("page-hint-play"))
    said = table.said()
    assert said.startswith(say("page-hint"))
    table.expect_moves(LOST_BY, language)
    press(button, way)
    table.expect_moves(LOST_BY + 1, language)
    expect_no_hint(page)
    saved = table.saved()
    assert (saved["help"], saved["hints"]) == (["hint"], 1)
    # It was no losing one.
    assert table.ask("GET", f"/api/games/{saved['id']}/truth")["verdict"] == "winnable"


def test_enter_on_the_button_plays_it_too(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    table.begin(DEAL, LINE[:LOST_BY])
    page = table.page
    page.locator("#hint").focus()
    page.keyboard.press("Enter")
    expect_hint(page)
    page.keyboard.press("Enter")
    table.expect_moves(LOST_BY + 1)


def test_a_hint_goes_with_its_position_and_with_escape(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    table.begin(DEAL, LINE[:LOST_BY])
    page = table.page
    page.keyboard.press("i")
    expect_hint(page)
    page.keyboard.press("Escape")
    expect_no_hint(page)
    page.keyboard.press("i")
    expect_hint(page)
    page.keyboard.press("u")
    table.expect_moves(LOST_BY - 1)
    expect_no_hint(page)


def test_hints_alone_win(new_table: NewTable) -> None:
    """The end of a game: each hint is taken until nothing is left to take."""
    deal, line = line_of("boulanger")
    played = line[:-24]
    table = new_table(reduced_motion="reduce")
    table.begin(deal, played)
    page = table.page
    moves = len(played)
    while not page.locator("#won").is_visible():
        page.keyboard.press("i")
        expect_hint(page)
        page.keyboard.press("i")
        moves += 1
        table.expect_moves(moves)
        expect(page.locator("#hint:not([data-ready])")).to_be_visible()
        if table.saved()["status"] == "won":
            break
    expect(page.locator("#won")).to_be_visible()
    expect(page.locator("#won-help")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_lost_position_says_so_and_offers_the_way_back(
    new_table: NewTable, language: str
) -> None:
    table = new_table(language=language, reduced_motion="reduce")
    page, say = table.page, Translator(language)
    table.begin(DEAL, LINE[: LOST_BY + 3], language)
    page.locator("#hint").click()
    notice = page.locator("#notice")
    expect(notice).to_contain_text(say("page-hint-lost"))
    expect(page.locator("#live")).to_have_text(say("page-hint-lost"))
    notice.get_by_role("button", name=say("page-last-winnable")).click()
    table.expect_moves(LOST_BY, language)
    expect(notice).to_contain_text(spoken(say("page-went-back", count=3)))


def test_a_search_that_reached_its_limit_is_no_verdict(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    state = table.begin(DEAL, LINE[:3])
    page = table.page
    answer = {"version": state["version"], "verdict": "unknown", "move": None}
    page.route("**/api/games/*/hint", lambda route: route.fulfill(json=answer))
    page.locator("#hint").click()
    notice = page.locator("#notice")
    expect(notice).to_contain_text("That is no verdict")
    expect(notice).not_to_contain_text(re.compile("lost", re.IGNORECASE))
    expect(notice.get_by_role("button")).to_have_count(0)


def test_without_the_server_there_is_no_hint(new_table: NewTable, mistakes: list[str]) -> None:
    table = new_table(reduced_motion="reduce")
    table.begin(DEAL, LINE[:3])
    page = table.page
    page.route("**/api/games/*/hint", lambda route: route.abort())
    page.keyboard.press("i")
    expect(page.locator("#notice")).to_contain_text("cannot be reached")
    expect_no_hint(page)
    mistakes.clear()


def test_a_solution_opens_where_it_can_be_stepped_through(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    table.begin(DEAL, LINE[:LOST_BY])
    page = table.page
    table.command("solution")
    page.wait_for_url(re.compile(rf"/en/replay/{DEAL}/1h\.6h\.6h\..*\?solution#{LOST_BY}$"))
    table.open("/en/")
    assert table.saved()["help"] == ["solution"]
    page.keyboard.type(LINE[LOST_BY])
    table.expect_moves(LOST_BY + 1)
    table.command("solution")
    expect(page.locator("#notice")).to_contain_text("the position is lost")


def test_a_solution_is_headed_so_and_its_link_is_a_replay(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    page = table.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.begin(DEAL, LINE[:LOST_BY])
    table.command("solution")
    expect(page.locator("h1")).to_have_text("Solution")
    expect(page).to_have_title(re.compile("^Solution"))
    page.locator("[data-part=share]").click()
    expect(page.locator("[data-part=news]")).not_to_be_empty()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/replay/" in link
    assert "solution" not in link
    page.goto(link)
    expect(page.locator("h1")).to_have_text("Replay")
