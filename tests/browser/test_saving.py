"""Games outlive the page, the tab, the connection and the server."""

import re

import pytest
from playwright.sync_api import APIResponse, Route, expect

from fournil.i18n import Translator
from tests.browser.conftest import NewTable
from tests.browser.lines import line_of
from tests.browser.serving import Server
from tests.browser.table import Pointer, game_of

DEAL, LINE = line_of("boulanger")
OUT_OF_REACH = re.compile("cannot be reached")
IS_BACK = Translator("en")("page-reachable")


def test_a_reload_goes_on_where_it_was(new_table: NewTable) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    game = game_of(DEAL)
    table.page.keyboard.type("".join(LINE[:6]))
    for move in LINE[:6]:
        game.play(move)
    table.expect_same_as(game)
    table.page.reload()
    table.wait_until_dealt()
    table.expect_same_as(game)
    table.open("/en/")
    table.expect_same_as(game)
    table.page.keyboard.press("u")
    game.undo()
    table.expect_same_as(game)


def test_two_tabs_never_lose_or_double_a_move(new_table: NewTable) -> None:
    first = new_table(DEAL, reduced_motion="reduce")
    second = new_table(DEAL, context=first.page.context)
    game = game_of(DEAL)
    first.page.keyboard.type("1a")
    game.play("1a")
    first.expect_same_as(game)
    # The second tab still shows the start: its move was meant for another board.
    second.page.keyboard.type("1a")
    expect(second.page.locator("#notice")).to_contain_text("another window")
    second.expect_same_as(game)
    second.page.keyboard.type("1b")
    game.play("1b")
    second.expect_same_as(game)
    first.page.keyboard.press("u")
    expect(first.page.locator("#notice")).to_contain_text("another window")
    first.expect_same_as(game)


def test_a_tab_that_comes_back_is_fresh(new_table: NewTable) -> None:
    first = new_table(DEAL)
    second = new_table(DEAL, context=first.page.context)
    second.page.keyboard.type("1a")
    second.expect_moves(1)
    first.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    first.expect_moves(1)


def test_a_killed_server_has_every_answered_move(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    table = new_table(DEAL, at=own_server, reduced_motion="reduce")
    game = game_of(DEAL)
    for move in LINE[:5]:
        table.page.keyboard.type(move)
        game.play(move)
        table.expect_moves(len(game.moves))
    own_server.kill()
    own_server.start()
    table.page.reload()
    table.wait_until_dealt()
    table.expect_same_as(game)
    mistakes.clear()


def test_what_is_played_while_the_server_is_away_is_sent_later(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    table = new_table(DEAL, at=own_server, reduced_motion="reduce")
    game = game_of(DEAL)
    own_server.kill()
    card = table.columns()[0][-1]
    table.drag(card, "a")
    expect(table.page.locator("#notice")).to_contain_text(OUT_OF_REACH)
    assert table.cells()[0] == card, "the board is kept, the legal move shown at once"
    table.page.keyboard.type("1b")
    own_server.start()
    table.expect_moves(2)
    expect(table.page.locator("#notice")).to_contain_text(IS_BACK)
    game.play("1a")
    game.play("1b")
    table.expect_same_as(game)
    table.page.reload()
    table.wait_until_dealt()
    table.expect_same_as(game)
    mistakes.clear()


def test_an_answer_that_was_lost_is_not_played_twice(
    new_table: NewTable, mistakes: list[str]
) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    game = game_of(DEAL)
    lost: list[APIResponse] = []

    def lose_the_answer(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch())
            route.abort()

    table.page.route("**/api/games/*/moves", lose_the_answer)
    table.page.keyboard.type("1a1b")
    table.expect_moves(2)
    assert lost[0].status == 200
    game.play("1a")
    game.play("1b")
    table.expect_same_as(game)
    mistakes.clear()


@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_the_server_may_go_and_come_back_during_a_drag(
    new_table: NewTable, own_server: Server, mistakes: list[str], pointer: Pointer
) -> None:
    table = new_table(DEAL, at=own_server, has_touch=pointer == "touch", reduced_motion="reduce")
    game = game_of(DEAL)
    card = table.columns()[0][-1]
    table.lift(card, "a", pointer)
    own_server.kill()
    table.let_go(pointer)
    expect(table.page.locator("#notice")).to_contain_text(OUT_OF_REACH)
    own_server.start()
    game.play("1a")
    table.expect_same_as(game)
    mistakes.clear()
