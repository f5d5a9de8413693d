"""Several tabs of one game while the server is away, and browsers that keep nothing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from fournil.i18n import Translator
from tests.browser.conftest import NewTable
from tests.browser.copies import wait_until_sent
from tests.browser.lines import line_of
from tests.browser.serving import Server
from tests.browser.table import Table, game_of

DEAL, LINE = line_of("boulanger")
EN = Translator("en")
OUT_OF_REACH = re.compile("cannot be reached")
# What a full or a closed store of the browser does.
FULL = (
    """Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };"""
)
CLOSED = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("", "SecurityError"); },
});"""


def two_tabs(new_table: NewTable, server: Server) -> tuple[Table, Table]:
    """Two tabs of one game, a move in each that the server has not had: 1a, 2b."""
    first = new_table(DEAL, at=server, reduced_motion="reduce")
    second = new_table(DEAL, at=server, context=first.page.context)
    server.kill()
    for table, move in ((first, "1a"), (second, "2b")):
        table.page.bring_to_front()
        table.page.keyboard.type(move)
        expect(table.page.locator("#notice")).to_contain_text(OUT_OF_REACH)
    return first, second


def test_what_a_closed_tab_waited_for_is_offered_by_the_other(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    first, second = two_tabs(new_table, own_server)
    first.page.close()
    own_server.start()
    page = second.page
    expect(page.locator("#notice")).to_contain_text(EN("page-elsewhere-kept"))
    second.expect_moves(1)
    page.get_by_role("button", name=EN("page-kept-play")).click()
    game = game_of(DEAL)
    for move in ("2b", "1a"):
        game.play(move)
    second.expect_same_as(game)
    wait_until_sent(page)
    assert second.saved()["actions"] == game.actions
    mistakes.clear()


def test_what_a_tab_waited_for_is_offered_when_another_was_first(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    tabs = two_tabs(new_table, own_server)
    own_server.start()
    for table in tabs:
        table.expect_settled()
        table.expect_moves(1)
    offered = [
        table
        for table in tabs
        if EN("page-elsewhere-kept") in table.page.locator("#notice").inner_text()
    ]
    assert len(offered) == 1
    (table,) = offered
    table.page.get_by_role("button", name=EN("page-kept-play")).click()
    table.expect_moves(2)
    assert sorted(table.saved()["actions"]) == ["1a", "2b"]
    wait_until_sent(table.page)
    mistakes.clear()


def test_an_offer_that_nobody_took_is_made_again(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    first, second = two_tabs(new_table, own_server)
    first.page.close()
    own_server.start()
    page = second.page
    expect(page.locator("#notice")).to_contain_text(EN("page-elsewhere-kept"))
    page.reload()
    second.wait_until_dealt()
    expect(page.locator("#notice")).to_contain_text(EN("page-elsewhere-kept"))
    second.expect_moves(1)
    page.get_by_role("button", name=EN("page-kept-drop")).click()
    wait_until_sent(page)
    page.reload()
    second.wait_until_dealt()
    expect(page.locator("#notice")).to_be_hidden()
    second.expect_moves(1)
    mistakes.clear()


def test_what_another_tab_waits_for_is_left_to_it(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    first, second = two_tabs(new_table, own_server)
    second.page.close()
    third: Page = first.page.context.new_page()
    own_server.start()
    first.expect_settled()
    third.goto(f"{own_server.address}/en/g/{DEAL}")
    expect(third.locator("#moves")).to_have_text("1")
    expect(first.page.locator("#notice")).to_contain_text(EN("page-elsewhere-kept"))
    mistakes.clear()


def test_moves_that_a_new_game_overtook_are_played_all_the_same(
    new_table: NewTable, mistakes: list[str]
) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    page, game = table.page, game_of(DEAL)
    old = table.saved()["id"]
    held: list[Route] = []
    away = [True]
    page.route("**/moves", lambda route: held.append(route) if away else route.continue_())
    for move in LINE[:3]:
        page.keyboard.type(move)
        game.play(move)
    page.keyboard.press("n")
    page.locator("#deal-cards").click()
    expect(page.locator("#code-text")).not_to_have_text(DEAL)
    away.clear()
    for route in held:
        route.abort()
    wait_until_sent(page)
    assert table.ask("GET", f"/api/games/{old}")["actions"] == game.actions
    mistakes.clear()


@pytest.mark.parametrize("trouble", [FULL, CLOSED], ids=["full", "closed"])
def test_a_browser_that_keeps_nothing_promises_nothing(
    new_context: Callable[..., BrowserContext],
    new_table: NewTable,
    own_server: Server,
    mistakes: list[str],
    trouble: str,
) -> None:
    context = new_context(reduced_motion="reduce")
    context.add_init_script(trouble)
    table = new_table(DEAL, at=own_server, context=context)
    page = table.page
    own_server.kill()
    page.keyboard.type("1a")
    expect(page.locator("#notice")).to_contain_text(EN("page-unreachable-unkept"))
    # Leaving would lose the move: the browser asks whether that is meant.
    with page.expect_event("dialog") as asked:
        page.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.accept()
    mistakes.clear()
