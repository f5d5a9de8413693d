"""A browser that takes no cookies: each of its requests is another player's."""

import pytest
from playwright.sync_api import Page, Route, expect

from fournil.i18n import Translator
from tests.browser.conftest import PHONE, NewTable
from tests.browser.lines import line_of
from tests.browser.table import Table, game_of

DEAL, LINE = line_of("boulanger")


@pytest.fixture
def cookieless(new_table: NewTable) -> NewTable:
    """A table in a browser that blocks cookies."""

    def without(route: Route) -> None:
        route.request.frame.page.context.clear_cookies()
        route.continue_()

    def make(deal: str | None = None, language: str = "en", **options: object) -> Table:
        table = new_table(None, language=language, reduced_motion="reduce", **options)
        for asked in ("**/api/**", f"**/{language}/**"):
            table.page.context.route(asked, without)
        table.open(f"/{language}/" if deal is None else f"/{language}/g/{deal}")
        return table

    return make


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_page_says_what_it_needs(
    cookieless: NewTable, language: str, mistakes: list[str]
) -> None:
    table = cookieless(language=language, viewport=PHONE)
    words = Translator(language)
    expect(table.page.locator("#notice-text")).to_have_text(words("page-unkept"))
    expect(table.page.locator("#live")).to_have_text(words("page-unkept"))
    expect(table.page.locator("#notice-actions button")).to_have_text([words("page-reload")])
    mistakes.clear()


def test_the_game_can_be_played_all_the_same(cookieless: NewTable, mistakes: list[str]) -> None:
    table = cookieless(DEAL)
    page, game = table.page, game_of(DEAL)
    expect(page.locator("#notice")).to_contain_text("cookies")
    page.locator("#notice-close").click()
    for move in LINE[:6]:
        page.keyboard.type(move)
        game.play(move)
    table.expect_same_as(game)
    page.keyboard.press("u")
    game.undo()
    table.expect_same_as(game)
    page.keyboard.press("r")
    game.redo()
    table.expect_same_as(game)
    expect(page.locator("#notice")).to_be_hidden()
    # What needs a game that is kept says why there is none.
    page.keyboard.press("i")
    expect(page.locator("#notice")).to_contain_text("cookies")
    deal_another(page)
    expect(page.locator("#notice")).to_contain_text("cookies")
    table.expect_moves(0)
    card = table.columns()[0][-1]
    table.drag(card, "a")
    table.expect_moves(1)
    mistakes.clear()


def deal_another(page: Page) -> None:
    page.locator("#notice-close").click()
    page.keyboard.press("n")
    page.locator("#deal-cards").click()
    expect(page.locator("#new-game")).to_be_hidden()


def test_cookies_that_were_blocked_meanwhile(new_table: NewTable, mistakes: list[str]) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    page = table.page
    expect(page.locator("#notice")).to_be_hidden()
    page.context.clear_cookies()
    page.keyboard.type("1a")
    expect(page.locator("#notice")).to_contain_text(Translator("en")("page-gone"))
    page.locator("#notice-actions button").click()
    page.locator("#deal-cards").click()
    expect(page.locator("#new-game")).to_be_hidden()
    card = table.columns()[0][-1]
    table.drag(card, "a")
    table.expect_moves(1)
    mistakes.clear()
