"""Taps and double taps."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fournil.core.cards import Card
from fournil.game.game import Game
from tests.browser.conftest import PHONE, NewContext, NewTable
from tests.browser.lines import line_of
from tests.browser.table import Pointer, Spot, Table, game_of
from tests.browser.waiting import stop_the_clock

POINTERS: list[Pointer] = ["mouse", "touch"]


def prepared(
    new_table: NewTable, pointer: Pointer, moves: int, **options: Any
) -> tuple[Table, Game]:
    """The Boulanger line after some moves, which were played beside the page."""
    deal, line = line_of("boulanger")
    touch = pointer == "touch"
    table = new_table(deal, has_touch=touch, **({"viewport": PHONE} if touch else {}), **options)
    game = game_of(deal)
    state = table.saved()
    for move in line[:moves]:
        state = table.ask(
            "POST", f"/api/games/{state['id']}/moves", {"version": state["version"], "move": move}
        )
        game.play(move)
    table.page.reload()
    table.wait_until_dealt()
    table.expect_same_as(game)
    return table, game


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_tap_sends_a_card_home(new_table: NewTable, pointer: Pointer) -> None:
    table, _ = prepared(new_table, pointer, 2)
    table.tap(table.columns()[0][-1], pointer)
    table.expect_moves(3)
    table.expect_score(10)


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_double_tap_is_one_gesture_on_one_card(new_table: NewTable, pointer: Pointer) -> None:
    """The first tap promotes the card; the second must not touch the card that lay beneath."""
    table, game = prepared(new_table, pointer, 2)
    column = table.columns()[0]
    table.double_tap(column[-1], pointer)
    table.expect_moves(3)
    # Had the card beneath been touched, a double tap would have sent it to a cell.
    assert table.columns()[0] == column[:-1]
    table.page.keyboard.press("u")
    table.expect_same_as(game)


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_double_tap_finds_the_best_place(new_table: NewTable, pointer: Pointer) -> None:
    table, _ = prepared(new_table, pointer, 0)
    deal, _ = line_of("boulanger")
    game = game_of(deal)
    for column in range(4):
        card = game.position.columns[column][-1]
        table.double_tap(card, pointer)
        game.auto_move(card)
        table.expect_same_as(game)


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_tap_that_may_not_promote_changes_nothing(new_table: NewTable, pointer: Pointer) -> None:
    table, game = prepared(new_table, pointer, 0)
    table.tap(table.columns()[0][-1], pointer)
    expect(table.page.locator("#live")).to_have_text("It cannot go up now")
    table.expect_same_as(game)


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_shaky_tap_is_a_tap(new_table: NewTable, pointer: Pointer) -> None:
    table, _ = prepared(new_table, pointer, 2)
    start = table.strip(table.columns()[0][-1])
    table.shaky_tap(start, Spot(start.x + 7, start.y + 5), pointer)
    table.expect_moves(3)


@pytest.mark.parametrize("pointer", POINTERS)
@pytest.mark.parametrize("moves", [2, 0])
def test_a_slow_shaky_press_is_a_tap(new_table: NewTable, pointer: Pointer, moves: int) -> None:
    """It sends the card home, or says why not."""
    table, game = prepared(new_table, pointer, moves)
    start = table.strip(table.columns()[0][-1])
    table.shaky_tap(start, Spot(start.x + 6, start.y + 9), pointer, seconds=0.32)
    if moves:
        table.expect_moves(3)
    else:
        expect(table.page.locator("#live")).to_have_text("It cannot go up now")
        table.expect_same_as(game)


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_drag_that_is_taken_back_is_no_tap(new_table: NewTable, pointer: Pointer) -> None:
    """A card that went far and came home again was lifted on purpose."""
    table, game = prepared(new_table, pointer, 2)
    start = table.strip(table.columns()[0][-1])
    table.carry(start, Spot(start.x, start.y + 40), pointer)
    table.carry_on(start, pointer)
    table.let_go(pointer)
    expect(table.page.locator(".held")).to_have_count(0)
    table.expect_same_as(game)


def test_taps_are_neither_lost_nor_reordered(new_table: NewTable) -> None:
    """Taps on three cards at once, faster than any answer."""
    table, game = prepared(new_table, "mouse", 0)
    cards = [column[-1] for column in table.columns()[:4]]
    spots = [table.strip(card) for card in cards]
    for spot in spots:
        table.double_tap_at(spot)
    table.expect_moves(4)
    for card in cards:
        game.auto_move(Card.parse(card))
    table.expect_same_as(game)


def test_a_covered_card_says_why_it_does_not_move(
    new_table: NewTable, new_context: NewContext
) -> None:
    context = new_context()
    stop_the_clock(context)  # the reason stays as long as it is looked at
    table, game = prepared(new_table, "mouse", 0, context=context)
    covered = table.columns()[0][2]
    table.double_tap(covered)
    expect(table.page.locator(".bubble")).to_be_visible()
    expect(table.page.locator(".bubble")).to_contain_text(re.compile("is covered"))
    table.expect_same_as(game)
