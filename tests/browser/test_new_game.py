"""The New game window, links to deals, and giving them away."""

import re

import pytest
from playwright.sync_api import Page, expect

from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.notation.boards import write_text
from tests.browser.conftest import NewTable
from tests.browser.table import game_of


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"#new-game label:has([name={name}][value='{value}'])").click()


def deal(page: Page) -> None:
    with page.expect_response("**/api/games"):
        page.locator("#deal-cards").click()
    expect(page.locator("#new-game")).to_be_hidden()


@pytest.mark.parametrize(
    ("choices", "variant"),
    [
        ({"game": "boulanger", "cells": "2"}, "BK1-C2"),
        ({"game": "dozen"}, "BD1-KD"),
        ({"game": "dozen", "kings": "E", "building": "A"}, "BD1-EA"),
        ({"game": "freecell"}, "FC1-C4"),
        ({"game": "good-measure"}, "GM1-KA"),
    ],
)
def test_any_game_with_its_variations(
    new_table: NewTable, choices: dict[str, str], variant: str
) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page
    page.locator("#new").click()
    for name, value in choices.items():
        choose(page, name, value)
    deal(page)
    expect(page.locator("#code-text")).to_have_text(re.compile(f"^{variant}-[A-Z2-7]{{7}}$"))
    rules = find_rules(variant)
    assert len(table.columns()) == rules.columns
    assert len(table.cells()) == rules.cells
    # Reloading goes on with the new game, though the page was opened by a link to another one.
    code = page.locator("#code-text").inner_text()
    page.reload()
    table.wait_until_dealt()
    expect(page.locator("#code-text")).to_have_text(code)


def test_only_what_can_be_chosen_is_shown(new_table: NewTable) -> None:
    page = new_table("BK1-C4-AAAAA24").page
    page.keyboard.press("n")
    option = page.locator("#new-game .option")
    expect(option.filter(visible=True)).to_have_count(1)
    choose(page, "game", "dozen")
    expect(option.filter(visible=True)).to_have_count(2)
    choose(page, "game", "freecell")
    expect(option.filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize(
    "text",
    ["BK1-C2-AAAAA24", "bk1 c2 aaaaa24", "ＢＫ１－Ｃ２－ＡＡＡＡＡ２４", "\u200fBK1-C2-AAAAA۲۴"],
)
def test_a_code_is_understood_while_it_is_written(new_table: NewTable, text: str) -> None:
    table = new_table()
    page = table.page
    page.keyboard.press("n")
    choose(page, "source", "code")
    expect(page.locator("#deal-code")).to_be_focused()
    expect(page.locator("#deal-cards")).to_be_disabled()
    page.locator("#deal-code").fill(text)
    expect(page.locator("#deal-verdict")).to_contain_text("2 free cells")
    deal(page)
    expect(page.locator("#code-text")).to_have_text("BK1-C2-AAAAA24")
    assert len(table.cells()) == 2


def test_a_bad_code_says_where_and_changes_nothing(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page
    page.keyboard.press("n")
    choose(page, "source", "code")
    page.locator("#deal-code").fill("BK1-C4-AAAAA25")
    verdict = page.locator("#deal-verdict")
    expect(verdict).to_have_class(re.compile("fails"))
    expect(verdict).to_contain_text("14")
    # Pressing the button empties the verdict, and the answer says it once more.
    with page.expect_response("**/api/games") as answer:
        page.locator("#deal-cards").click()
    assert answer.value.status == 422
    expect(verdict).to_have_class(re.compile("fails"))
    expect(page.locator("#new-game")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#new-game")).to_be_hidden()
    expect(page.locator("#code-text")).to_have_text("BK1-C4-AAAAA24")


@pytest.mark.parametrize("number", ["617", "۶۱۷"])
@pytest.mark.parametrize("numbering", ["ms", "pysol"])
def test_numbers_of_other_programs(new_table: NewTable, numbering: str, number: str) -> None:
    table = new_table()
    page = table.page
    page.keyboard.press("n")
    choose(page, "source", "number")
    choose(page, "numbering", numbering)
    page.locator("#deal-number").fill(number)
    expect(page.locator("#deal-verdict")).to_have_class(re.compile("fits"))
    deal(page)
    table.expect_same_as(game_of(f"{numbering}:617"))


def test_the_order_of_kings_is_told_where_it_matters(new_table: NewTable) -> None:
    page = new_table().page
    page.keyboard.press("n")
    choose(page, "source", "number")
    choose(page, "numbering", "pysol")
    expect(page.locator("#number-kings")).to_be_hidden()
    choose(page, "game", "dozen")
    expect(page.locator("#number-kings")).to_be_visible()
    choose(page, "kings", "E")
    expect(page.locator("#number-kings")).to_be_hidden()


def test_a_pasted_board(new_table: NewTable) -> None:
    table = new_table()
    page = table.page
    named = Deal.parse("ms:11982")
    page.keyboard.press("n")
    choose(page, "source", "board")
    page.locator("#deal-board").fill("AS AS KH")
    expect(page.locator("#deal-verdict")).to_have_class(re.compile("fails"))
    page.locator("#deal-board").fill(write_text(named.position))
    expect(page.locator("#deal-verdict")).to_have_class(re.compile("fits"))
    deal(page)
    table.expect_same_as(game_of("ms:11982"))


def test_a_bad_link_says_why_and_keeps_the_table(new_table: NewTable, mistakes: list[str]) -> None:
    table = new_table("BK1-C4-AAAAA25")
    expect(table.page.locator("#notice")).to_contain_text("does not add up")
    expect(table.page).to_have_url(f"{table.address}/en/")
    mistakes.clear()


def test_the_code_and_the_link_are_copied(new_table: NewTable) -> None:
    table = new_table("BD1-KD-AAAAA24", permissions=["clipboard-read", "clipboard-write"])
    page = table.page
    page.evaluate("() => { delete Navigator.prototype.share; }")
    page.locator("#code").click()
    expect(page.locator("#notice")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "BD1-KD-AAAAA24"
    page.locator(".menu-button").click()
    page.locator("#menu [data-command=share]").click()
    expect(page.locator("#notice")).to_contain_text("link is copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{table.address}/g/BD1-KD-AAAAA24"
    page.goto(link)
    table.wait_until_dealt()
    expect(page.locator("#code-text")).to_have_text("BD1-KD-AAAAA24")


def test_the_share_sheet_is_used_where_there_is_one(new_table: NewTable) -> None:
    page = new_table("BK1-C4-AAAAA24").page
    page.evaluate(
        """() => {
            window.asked = new Promise(done => {
                Navigator.prototype.share = async what => done(what);
            });
        }"""
    )
    page.locator(".menu-button").click()
    page.locator("#menu [data-command=share]").click()
    assert page.evaluate("window.asked")["url"].endswith("/g/BK1-C4-AAAAA24")


def test_a_long_code_can_be_shared_too(new_table: NewTable) -> None:
    table = new_table()
    table.ask("POST", "/api/games", {"game": "BK1-C4", "deal": "ms:11982"})
    table.page.reload()
    table.wait_until_dealt()
    expect(table.page.locator("#code-text")).to_have_text(re.compile("^BK1-C4-.{20,}$"))
    code = table.page.locator("#code-text").inner_text()
    other = new_table(code)
    other.expect_same_as(game_of("ms:11982"))
