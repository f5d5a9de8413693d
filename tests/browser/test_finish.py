"""One press plays out what can simply go up: offered, never done by itself, one action."""

from typing import Any

import pytest
from playwright.sync_api import expect

from fournil.i18n import Translator
from tests.browser.conftest import NewTable
from tests.browser.lines import LEFT_TO_FINISH, line_of
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.waiting import eventually

DEAL, LINE = line_of("boulanger")
BEFORE = LINE[:-LEFT_TO_FINISH]
FLIGHT = """() => performance.getEntriesByType("resource").map(one => one.name)
    .find(name => name.endsWith("/finish-animation.js"))"""


def finish(table: Table, way: str) -> None:
    button = table.page.locator("#finish")
    if way == "key":
        table.page.keyboard.press("f")
    elif way == "touch":
        button.tap()
    else:
        button.click()


@pytest.mark.parametrize("way", ["mouse", "touch", "key"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_one_press_finishes_and_one_undo_takes_it_back(
    new_table: NewTable, language: str, way: str
) -> None:
    table = new_table(language=language, has_touch=way == "touch", reduced_motion="reduce")
    page, say = table.page, Translator(language)
    table.begin(DEAL, BEFORE, language)
    left = table.columns()
    button = page.locator("#finish")
    expect(button).to_be_visible()
    expect(page.locator("#finish-text")).to_have_text(say("page-finish", count=LEFT_TO_FINISH))
    score = table.saved()["score"]
    finish(table, way)
    expect(page.locator("#won")).to_be_visible()
    expect(button).to_be_hidden()
    saved = table.saved()
    assert saved["status"] == "won"
    assert saved["actions"] == [*BEFORE, "finish"]
    assert saved["moves"] == len(LINE)
    assert saved["score"] == score + 10 * LEFT_TO_FINISH
    page.keyboard.press("Escape")
    expect(page.locator("#won")).to_be_hidden()
    page.keyboard.press("u")
    table.expect_moves(len(BEFORE), language)
    assert table.columns() == left
    expect(button).to_be_visible()
    page.keyboard.press("r")
    table.expect_moves(len(LINE), language)
    assert table.foundations() == ["KS", "KH", "KD", "KC"]


def test_it_is_not_offered_for_one_card_nor_before_it_works(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    table.begin(DEAL, LINE[:-1])
    expect(table.page.locator("#finish")).to_be_hidden()
    table.page.keyboard.press("f")
    # What is taken back is the last move, as nothing came after it.
    table.page.keyboard.press("u")
    table.expect_moves(len(LINE) - 2)
    table.begin(DEAL, LINE[:20])
    expect(table.page.locator("#finish")).to_be_hidden()
    table.page.keyboard.press("f")
    table.page.keyboard.press("u")
    table.expect_moves(19)


def test_cards_fly_one_after_the_other_and_input_does_not_wait(new_table: NewTable) -> None:
    """Undo is pressed while cards are in the air: all of them come back at once."""
    table = new_table()
    table.begin(DEAL, BEFORE)
    page = table.page
    left = table.columns()
    # Until it is there cards go up all at once.
    flight = eventually(page, lambda: page.evaluate(FLIGHT), "the module that lets cards fly")
    page.evaluate("async address => { await import(address); }", flight)
    seen: Any = page.evaluate(
        """() => new Promise(done => {
            const seen = new Set();
            const board = document.getElementById("board");
            board.addEventListener("drawn", () => {
                seen.add(document.querySelectorAll(".place-column .card").length);
                if (seen.size === 4) {
                    done([...seen]);
                    document.getElementById("undo").click();  // which is drawn at once
                }
            });
            document.getElementById("finish").click();
        })"""
    )
    assert seen == sorted(seen, reverse=True)
    # The number of moves is that of before until the server has answered: redo tells.
    expect(page.locator("#redo")).to_have_attribute("aria-disabled", "false")
    table.expect_moves(len(BEFORE))
    assert table.columns() == left
    expect(page.locator(".baked")).to_have_count(0)
    expect(page.locator("#won")).to_be_hidden()
    page.locator("#finish").click()
    expect(page.locator("#won")).to_be_visible()
    assert table.foundations() == ["KS", "KH", "KD", "KC"]


def test_what_was_finished_without_the_server_is_sent_later(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    table = new_table(at=own_server, reduced_motion="reduce")
    table.begin(DEAL, BEFORE)
    page = table.page
    own_server.kill()
    page.keyboard.press("f")
    expect(page.locator("#notice")).to_contain_text("cannot be reached")
    assert table.foundations() == ["KS", "KH", "KD", "KC"]
    own_server.start()
    page.reload()
    expect(page.locator("#won")).to_be_visible()
    assert table.saved()["actions"] == [*BEFORE, "finish"]
    mistakes.clear()


def test_a_win_is_set_beside_the_best_and_the_last(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    page = table.page
    for wins in (1, 2):
        table.begin(DEAL, BEFORE)
        page.keyboard.press("f")
        expect(page.locator("#won")).to_be_visible()
        expect(page.locator("#won-best-moves")).to_have_text(f"best {len(LINE)}")
        expect(page.locator("#won-help")).to_be_hidden()
        if wins == 1:
            expect(page.locator("#won-streak")).to_be_hidden()
        else:
            expect(page.locator("#won-streak")).to_have_text("Wins in a row: 2")
    replay = page.locator("#won a[data-replay]")
    expect(replay).to_have_attribute("href", f"/en/games/{table.saved()['id']}/replay")
