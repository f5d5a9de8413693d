"""The page without its server: it opens from what it kept, and goes on when the server is back."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from fournil.i18n import Translator
from tests.browser.copies import start_again, wait_for_copy, wait_until_sent
from tests.browser.lines import line_of
from tests.browser.serving import Server
from tests.browser.table import Table, game_of
from tests.browser.waiting import eventually

DEAL, LINE = line_of("boulanger")
OUT_OF_REACH = re.compile("cannot be reached")
IS_BACK = Translator("en")("page-reachable")
OLD = "fournil-000000000000"

Visit = Callable[..., Table]


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], own_server: Server) -> Visit:
    """A browser with a service worker; it has everything once the table is there."""
    context = new_context(service_workers="allow", reduced_motion="reduce")

    def open_table(path: str = f"/en/g/{DEAL}", kept: str = "/en/") -> Table:
        page = context.new_page()
        table = Table(page, own_server.address)
        table.open(path)
        wait_for_copy(page, kept)
        return table

    return open_table


def play(table: Table, game: Any, moves: list[str]) -> None:
    for move in moves:
        table.page.keyboard.type(move)
        game.play(move)
        table.expect_moves(len(game.moves))


def test_the_shell_opens_and_the_board_is_kept(visit: Visit, own_server: Server) -> None:
    table = visit()
    game = game_of(DEAL)
    play(table, game, LINE[:3])
    own_server.kill()
    for path in (None, "/en/", "/"):
        if path is None:
            table.page.reload()
            table.wait_until_dealt()
        else:
            table.open(path)
        table.expect_same_as(game)
        expect(table.page.locator("#notice")).to_contain_text(OUT_OF_REACH)
    own_server.start()
    expect(table.page.locator("#notice")).to_contain_text(IS_BACK)
    play(table, game, LINE[3:5])
    table.expect_same_as(game)
    assert table.saved()["actions"] == game.actions


def test_what_was_played_without_the_server_outlives_the_page(
    visit: Visit, own_server: Server
) -> None:
    table = visit()
    game = game_of(DEAL)
    play(table, game, LINE[:1])
    own_server.kill()
    game.play("1b")
    table.page.keyboard.type("1b")
    expect(table.page.locator("#notice")).to_contain_text(OUT_OF_REACH)
    table.page.reload()
    table.wait_until_dealt()
    assert table.cells()[1] == str(game.position.cells[1])
    game.undo()
    table.page.keyboard.press("u")
    table.page.close()
    own_server.start()
    again = visit("/en/")
    wait_until_sent(again.page)
    again.expect_same_as(game)
    saved = again.saved()
    assert (saved["actions"], saved["redo_left"]) == (game.actions, 1)


def test_an_action_whose_answer_died_with_the_page_is_not_done_twice(visit: Visit) -> None:
    table = visit()
    game = game_of(DEAL)
    play(table, game, LINE[:1])
    # The page keeps an action as waiting that has arrived all the same.
    state = table.saved()
    table.ask(
        "POST", f"/api/games/{state['id']}/moves", {"version": state["version"], "move": "1b"}
    )
    game.play("1b")
    table.page.evaluate(
        "([key, left]) => localStorage.setItem(key, JSON.stringify(left))",
        [f"fournil-waiting-{state['id']}", {"state": state, "plans": [["typed", "1b"], ["undo"]]}],
    )
    game.undo()
    table.page.reload()
    table.wait_until_dealt()
    wait_until_sent(table.page)
    table.expect_same_as(game)
    assert table.saved()["version"] == state["version"] + 2


def test_a_game_that_is_not_on_the_table_is_sent_too(visit: Visit, own_server: Server) -> None:
    table = visit()
    game = game_of(DEAL)
    play(table, game, LINE[:1])
    own_server.kill()
    table.page.keyboard.type("1b")
    expect(table.page.locator("#notice")).to_contain_text(OUT_OF_REACH)
    game.play("1b")
    first = table.page.evaluate("JSON.parse(localStorage.getItem('fournil-last')).id")
    table.page.close()
    own_server.start()
    other = visit("/en/g/BD1-KD-AAAAAAA")
    expect(other.page.locator("#code-text")).to_have_text("BD1-KD-AAAAAAA")
    wait_until_sent(other.page)
    assert other.ask("GET", f"/api/games/{first}")["actions"] == game.actions


def test_another_deal_waits_for_the_server(visit: Visit, own_server: Server) -> None:
    table = visit()
    own_server.kill()
    table.page.goto(f"{own_server.address}/en/g/BD1-KD-AAAAAAA")
    expect(table.page.locator("#notice")).to_contain_text(OUT_OF_REACH)
    own_server.start()
    table.wait_until_dealt()
    expect(table.page.locator("#code-text")).to_have_text("BD1-KD-AAAAAAA")


def test_pages_to_read_open_if_they_were_opened_before(visit: Visit, own_server: Server) -> None:
    table = visit()
    page = table.page
    page.goto(f"{own_server.address}/en/rules/dozen")
    wait_for_copy(page, "/en/rules/dozen")
    own_server.kill()
    page.reload()
    expect(page.locator("h1")).to_have_text("Rules of Baker’s Dozen")
    expect(page.locator("[data-example] .card").first).to_be_visible()
    page.goto(f"{own_server.address}/en/faq")
    expect(page.locator("h1")).to_have_text("Out of reach")
    start_again(own_server, page, "/en/faq")
    page.locator("main .button").click()
    expect(page.locator("h1")).to_contain_text("uestions")


def test_new_files_take_the_place_of_old_ones(
    new_context: Callable[..., BrowserContext], own_server: Server
) -> None:
    page = new_context(service_workers="allow", reduced_motion="reduce").new_page()
    # An answer of the API is a page without a worker: the files of an older one are lying there.
    page.goto(f"{own_server.address}/api/settings")
    page.evaluate(
        """async name => {
            const cache = await caches.open(name);
            await cache.put("/", new Response("old"));
            await caches.open("another-program");
        }""",
        OLD,
    )
    Table(page, own_server.address).open(f"/en/g/{DEAL}")
    eventually(page, lambda: not page.evaluate("name => caches.has(name)", OLD), "the cleaning")
    assert "another-program" in page.evaluate("caches.keys()")
    copy = page.evaluate("async () => (await caches.match('/')).text()")
    assert copy != "old"
    assert "<html" in copy


def test_the_api_is_never_answered_from_a_copy(visit: Visit, own_server: Server) -> None:
    page = visit().page
    asked = "fetch('/api/settings').then(answer => answer.status, () => 'out of reach')"
    assert page.evaluate(asked) == 200
    own_server.kill()
    assert page.evaluate(asked) == "out of reach"
    kept = page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys()) {
                for (const { url } of await (await caches.open(name)).keys()) found.push(url);
            }
            return found;
        }"""
    )
    assert kept
    assert not [url for url in kept if "/api/" in url]


def test_a_page_that_came_while_the_worker_took_over_is_kept(
    new_context: Callable[..., BrowserContext], own_server: Server
) -> None:
    context = new_context(service_workers="allow", reduced_motion="reduce")
    late, page = context.new_page(), context.new_page()
    held: list[Route] = []
    late.route("**/en/rules/dozen", lambda route: held.append(route))
    with late.expect_request("**/en/rules/dozen"):
        late.evaluate("url => void (location.href = url)", f"{own_server.address}/en/rules/dozen")
    table = Table(page, own_server.address)
    table.open("/en/")
    wait_for_copy(page, "/en/")
    eventually(page, lambda: held, "the request")
    held[0].continue_()
    expect(late.locator("h1")).to_have_text("Rules of Baker’s Dozen")
    wait_for_copy(page, "/en/rules/dozen")
    own_server.kill()
    late.reload()
    expect(late.locator("html[data-copy] h1")).to_have_text("Rules of Baker’s Dozen")
    expect(late.locator("[data-example] .card").first).to_be_visible()


def test_a_copy_is_as_the_player_liked_it_last(visit: Visit, own_server: Server) -> None:
    table = visit()
    page = table.page
    with page.expect_response("**/api/settings"):
        page.evaluate("document.querySelector('#settings [name=theme][value=dark]').click()")
    own_server.kill()
    page.reload()
    table.wait_until_dealt()
    expect(page.locator("html[data-copy]")).to_have_attribute("data-theme", "dark")
    page.evaluate("document.querySelector('#settings [name=left_handed]').click()")
    page.reload()
    table.wait_until_dealt()
    expect(page.locator("body[data-left-handed]")).to_be_attached()
    start_again(own_server, page, "/en/")
    eventually(page, lambda: table.ask("GET", "/api/settings")["left_handed"], "the choice")
    assert table.ask("GET", "/api/settings")["theme"] == "dark"
