"""What the page shows before the server has answered, and what it says of the rest."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from fournil.i18n import Translator
from tests.browser.conftest import NewTable
from tests.browser.lines import line_of
from tests.browser.serving import Server
from tests.browser.table import Table, game_of
from tests.browser.waiting import eventually

DEAL, LINE = line_of("boulanger")
WAITS = Translator("en")("page-waiting")
ACTIONS = "**/api/games/*/*"
MARKED = "#board [data-waits]"
CARD_ON_CARD = ("1a", "1b", "12")
"""The last of these puts a card on another that it has never been seen beside."""


class Silence:
    """A server that answers nothing for a while."""

    def __init__(self) -> None:
        self._held: list[Route] = []
        self._holds = False

    def begin(self, context: BrowserContext) -> None:
        self._holds = True
        context.route(ACTIONS, self._hold)

    def _hold(self, route: Route) -> None:
        if self._holds:
            self._held.append(route)
        else:
            route.continue_()

    def end(self) -> None:
        self._holds = False
        while self._held:
            self._held.pop(0).continue_()


@pytest.fixture
def silent() -> Iterator[Silence]:
    silence = Silence()
    yield silence
    silence.end()


def tops(table: Table) -> list[str]:
    return [column[-1] if column else "" for column in table.columns()]


def test_a_series_of_drops_is_drawn_without_the_server(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    table = new_table(DEAL, at=own_server, reduced_motion="reduce")
    game = game_of(DEAL)
    own_server.kill()
    first = tops(table)[0]
    table.drag(first, "a")
    second = tops(table)[0]
    assert second != first
    table.drag(second, "b")
    assert table.cells() == [first, second, None, None]
    table.drag(second, "c")
    assert table.cells() == [first, None, second, None]
    for move in ("1a", "1b", "bc"):
        game.play(move)
    own_server.start()
    table.expect_same_as(game)
    assert table.saved()["actions"] == game.actions
    mistakes.clear()


def test_undo_and_redo_are_drawn_at_once(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    table = new_table(DEAL, at=own_server, reduced_motion="reduce")
    game = game_of(DEAL)
    boards = [table.columns()]
    for move in LINE[:6]:
        table.page.keyboard.type(move)
        game.play(move)
        table.expect_same_as(game)
        boards.append(table.columns())
    own_server.kill()
    for count in (5, 4, 3):
        table.page.locator("#undo").click()
        assert table.columns() == boards[count]
        expect(table.page.locator("#moves")).to_have_text(str(count))
    table.page.locator("#redo").click()
    assert table.columns() == boards[4]
    # What is known of that position is known of what can be played from it, too.
    table.page.keyboard.type(LINE[4])
    assert table.columns() == boards[5]
    for _ in range(5):
        table.page.keyboard.press("u")
    assert table.columns() == boards[0]
    expect(table.page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    expect(table.page.locator(MARKED)).to_have_count(0)
    own_server.start()
    for _ in range(3):
        game.undo()
    game.redo()
    game.play(LINE[4])
    for _ in range(5):
        game.undo()
    table.expect_same_as(game)
    mistakes.clear()


def test_starting_again_is_drawn_at_once(new_table: NewTable, silent: Silence) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    game = game_of(DEAL)
    start = table.columns()
    for move in LINE[:3]:
        table.page.keyboard.type(move)
        game.play(move)
    table.expect_same_as(game)
    silent.begin(table.page.context)
    table.command("restart")
    assert table.columns() == start
    table.page.keyboard.press("r")
    assert table.cells()[0] is not None
    silent.end()
    game.restart()
    game.redo()
    table.expect_same_as(game)


def test_a_repeated_drop_is_asked_for_once(new_table: NewTable, silent: Silence) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    game = game_of(DEAL)
    for move in CARD_ON_CARD[:-1]:
        game.play(move)
    silent.begin(table.page.context)
    for move in CARD_ON_CARD[:-1]:
        table.page.keyboard.type(move)
    card = tops(table)[0]
    # Nothing has told what it may lie on: the card stays, and the player tries once more.
    for _ in range(2):
        table.drag(card, "2")
        assert tops(table)[0] == card
    expect(table.page.locator("#notice")).to_contain_text(WAITS)
    silent.end()
    game.play(CARD_ON_CARD[-1])
    table.expect_same_as(game)
    assert len(table.saved()["actions"]) == len(CARD_ON_CARD)
    assert "already there" not in table.page.locator("body").inner_text()


def test_what_cannot_be_foreseen_says_that_it_waits(new_table: NewTable, silent: Silence) -> None:
    table = new_table(DEAL, reduced_motion="reduce")
    silent.begin(table.page.context)
    table.page.keyboard.type("1a")
    card, before = tops(table)[0], table.columns()
    table.drag(card, "5")
    assert table.columns() == before
    expect(table.page.locator("#notice")).to_contain_text(WAITS)
    expect(table.page.locator("#live")).to_contain_text(WAITS)
    expect(table.card(card)).to_have_attribute("data-waits", "")
    silent.end()
    table.expect_settled()
    expect(table.page.locator(MARKED)).to_have_count(0)
    expect(table.page.locator("#notice")).to_be_hidden()


def test_undo_of_a_past_that_the_page_does_not_know_says_that_it_waits(
    new_table: NewTable, silent: Silence
) -> None:
    table = new_table(reduced_motion="reduce")
    table.begin(DEAL, list(LINE[:3]))
    game = game_of(DEAL)
    for move in LINE[:3]:
        game.play(move)
    before = table.columns()
    silent.begin(table.page.context)
    table.page.keyboard.type("uu")
    table.page.keyboard.press("r")
    assert table.columns() == before
    expect(table.page.locator("#notice")).to_contain_text(WAITS)
    expect(table.page.locator("#undo")).to_have_attribute("data-waits", "")
    silent.end()
    game.undo()
    game.undo()
    game.redo()
    table.expect_same_as(game)
    expect(table.page.locator("#undo[data-waits]")).to_have_count(0)


def test_that_the_server_is_back_is_said_when_it_has_everything(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    table = new_table(DEAL, at=own_server, reduced_motion="reduce")
    own_server.kill()
    table.page.keyboard.type("1a1b")
    expect(table.page.locator("#notice")).to_contain_text("cannot be reached")
    held: list[Route] = []
    table.page.route(
        "**/moves",
        lambda route: (
            held.append(route) if "1b" in (route.request.post_data or "") else route.continue_()
        ),
    )
    own_server.start()
    eventually(table.page, lambda: held, "the second move")
    expect(table.page.locator("#notice")).to_contain_text("cannot be reached")
    held[0].continue_()
    expect(table.page.locator("#notice")).to_contain_text(Translator("en")("page-reachable"))
    table.expect_moves(2)
    mistakes.clear()
