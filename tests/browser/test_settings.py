"""What the player likes is never lost: it outlives the page until the server has confirmed it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewTable
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.waiting import eventually

DEAL = "BK1-C4-AAAAA24"
NOTHING_IS_KEPT = """() => Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("nothing is kept here", "SecurityError"); },
})"""
KEPT = "() => JSON.parse(localStorage.getItem('fournil-settings'))"


def choose(page: Page, choice: str) -> None:
    """Change a setting by its window, wherever that is."""
    page.evaluate("choice => document.querySelector(`#settings input[${choice}]`).click()", choice)


def settings_of(table: Table) -> Any:
    return table.ask("GET", "/api/settings")


def expect_kept(page: Page, kept: object) -> None:
    """Wait until this is what the server has not confirmed."""
    eventually(page, lambda: page.evaluate(KEPT) == kept, f"{kept} kept")


def refuse_changes(route: Route) -> None:
    if route.request.method == "PUT":
        route.abort()
    else:
        route.continue_()


def left_of(table: Table, place: str) -> float:
    box = table.slot(place).bounding_box()
    assert box
    return box["x"]


def test_the_next_page_shows_what_the_server_has_not_heard(
    new_table: NewTable, mistakes: list[str]
) -> None:
    table = new_table(DEAL)
    page, html = table.page, table.page.locator("html")
    page.context.route("**/api/settings", refuse_changes)
    for choice in ("name=theme][value=dark", "name=suits][value='2'", "name=left_handed"):
        choose(page, choice)
    liked = {"theme": "dark", "suits": 2, "left_handed": True}
    expect_kept(page, liked)
    page.reload()
    table.wait_until_dealt()
    expect(html).to_have_attribute("data-theme", "dark")
    assert left_of(table, "a") > left_of(table, "hC")
    page.goto(f"{table.address}/en/faq")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-suits", "2")
    page.goto(f"{table.address}/en/replay/{DEAL}/1a")
    expect(page.locator(".replay[data-live]")).to_be_visible()
    assert left_of(table, "a") > left_of(table, "hC")
    assert not liked.items() <= settings_of(table).items()
    page.context.unroute("**/api/settings")
    table.open("/en/")
    expect_kept(page, None)
    assert liked.items() <= settings_of(table).items()
    mistakes.clear()


def test_a_choice_is_sent_although_the_page_goes(new_table: NewTable) -> None:
    table = new_table(DEAL)
    page = table.page
    page.evaluate(
        """() => {
            const ask = window.fetch;
            window.fetch = (path, options) => {
                // A page that lost its request may still ask whether the server is there.
                if (path === "/api/settings" && options.method === "PUT")
                    sessionStorage.setItem("sent", `${options.body} ${options.keepalive}`);
                return ask(path, options);
            };
        }"""
    )
    choose(page, "name=timer")
    page.reload()
    table.wait_until_dealt()
    assert page.evaluate("sessionStorage.getItem('sent')") == '{"timer":false} true'
    expect(page.locator("#time-figure")).to_be_hidden()
    expect_kept(page, None)
    assert settings_of(table)["timer"] is False


def test_the_last_choice_stays_however_quickly_it_is_made(new_table: NewTable) -> None:
    table = new_table(DEAL)
    page = table.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/settings", hold)
    with page.expect_request("**/api/settings"):
        choose(page, "name=theme][value=dark")
    choose(page, "name=theme][value=light")
    choose(page, "name=timer")
    # The second waits for the first, or the first could arrive after it.
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert settings_of(table)["theme"] == "auto"
    eventually(page, lambda: held, "the first request")
    held[0].continue_()
    expect_kept(page, None)
    assert {"theme": "light", "timer": False}.items() <= settings_of(table).items()


def test_a_browser_that_keeps_nothing_sends_them_too(new_table: NewTable) -> None:
    table = new_table(DEAL)
    page = table.page
    page.add_init_script(f"({NOTHING_IS_KEPT})()")
    page.reload()
    table.wait_until_dealt()
    with page.expect_response("**/api/settings"):
        choose(page, "name=left_handed")
    page.reload()
    table.wait_until_dealt()
    assert left_of(table, "a") > left_of(table, "hC")


def test_of_two_tabs_the_last_choice_stays(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    first = new_table(DEAL, at=own_server)
    second = new_table(DEAL, at=own_server, context=first.page.context)
    own_server.kill()
    choose(first.page, "name=theme][value=dark")
    choose(first.page, "name=timer")
    choose(second.page, "name=theme][value=light")
    expect_kept(first.page, {"theme": "light", "timer": False})
    own_server.start()
    expect_kept(first.page, None)
    assert {"theme": "light", "timer": False}.items() <= settings_of(first).items()
    mistakes.clear()


@pytest.mark.parametrize("later", ["light", "auto"])
def test_what_was_confirmed_gives_way_to_a_later_choice(new_table: NewTable, later: str) -> None:
    """Made elsewhere, as by the command line or in a browser beside this one."""
    table = new_table(DEAL)
    page = table.page
    with page.expect_response("**/api/settings"):
        choose(page, "name=theme][value=dark")
    expect_kept(page, None)
    table.ask("PUT", "/api/settings", {"theme": later})
    page.reload()
    table.wait_until_dealt()
    expect(page.locator("html")).not_to_have_attribute("data-theme", re.compile("dark"))
    assert settings_of(table)["theme"] == later
