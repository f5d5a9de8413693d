"""Drags: of cards and runs, with mercy for what is nearly right and reasons for what is wrong."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewContext, NewTable
from tests.browser.lines import line_of
from tests.browser.table import Pointer, Spot, Table, game_of
from tests.browser.test_taps import POINTERS, prepared
from tests.browser.waiting import eventually, stop_the_clock

RUN = "54x9"  # nine cards go as one
RUN_MOVE = line_of("boulanger")[1].index(RUN)
LANGUAGES_RIGHT_TO_LEFT = ["ar", "fa"]


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_run_is_dragged_with_its_number(new_table: NewTable, pointer: Pointer) -> None:
    table, game = prepared(new_table, pointer, RUN_MOVE)
    head = game.position.columns[4][-9]
    table.lift(head, "4", pointer)
    expect(table.page.locator(".badge")).to_have_text("9")
    expect(table.page.locator(".held")).to_have_count(9)
    expect(table.page.locator(".aimed")).to_have_count(1)
    table.let_go(pointer)
    table.expect_moves(RUN_MOVE + 1)
    game.play(RUN)
    table.expect_same_as(game)
    expect(table.page.locator(".badge, .held, .aimed, .target, .ghost")).to_have_count(0)


def test_every_legal_target_is_shown_while_dragging(new_table: NewTable) -> None:
    table, game = prepared(new_table, "mouse", 4)
    for column in range(8):
        card = game.position.columns[column][-1]
        start = table.strip(card)
        table.carry(start, Spot(start.x + 12, start.y + 12))
        expect(table.page.locator(".held")).to_have_count(1)
        shown = table.page.locator(".target").evaluate_all("all => all.map(e => e.dataset.place)")
        legal = {
            f"h{card.suit.letter}" if place.text == "h" else place.text
            for place in game.position.destinations().get(card, ())
        }
        assert set(shown) == legal
        table.page.keyboard.press("Escape")
        expect(table.page.locator(".held, .target")).to_have_count(0)
        table.let_go()
    table.expect_same_as(game)


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_drop_beside_the_place_counts(new_table: NewTable, pointer: Pointer) -> None:
    """Half a card to the side, and above the edge of the cell."""
    table, _ = prepared(new_table, pointer, 0)
    card = table.columns()[0][-1]
    box = table.slot("a").bounding_box()
    assert box
    start, middle = table.strip(card), table.head_middle(card)
    wanted = Spot(box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.1)
    table.carry(start, Spot(start.x + wanted.x - middle.x, start.y + wanted.y - middle.y), pointer)
    table.let_go(pointer)
    table.expect_moves(1)
    assert table.cells()[0] == card


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_drop_on_nothing_brings_the_card_back(new_table: NewTable, pointer: Pointer) -> None:
    table, game = prepared(new_table, pointer, 0)
    card = table.columns()[7][-1]
    before = table.card(card).bounding_box()
    start = table.strip(card)
    table.carry(start, Spot(start.x, start.y + 90), pointer)
    expect(table.page.locator(".held")).to_have_count(1)
    table.let_go(pointer)
    expect(table.page.locator(".held")).to_have_count(0)
    table.wait_until_still()
    assert table.card(card).bounding_box() == before
    table.expect_same_as(game)


@pytest.mark.parametrize("pointer", POINTERS)
def test_a_refusal_tells_the_reason(
    new_table: NewTable, new_context: NewContext, pointer: Pointer
) -> None:
    touch = pointer == "touch"
    context = new_context(has_touch=touch, **({"viewport": PHONE} if touch else {}))
    stop_the_clock(context)
    table, game = prepared(new_table, pointer, 0, context=context)
    columns = table.columns()
    card, other = columns[0][-1], columns[1][-1]
    table.drag(card, "2", pointer)
    bubble = table.page.locator(".bubble")
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text(re.compile("goes only on"))
    expect(bubble).to_contain_text(re.compile(r"It lies in column \d, under \d"))
    assert "goes only on" in table.said()
    assert table.locate(card) == "1"
    assert table.locate(other) == "2"
    table.expect_same_as(game)
    # It stands long enough to be read, then goes by itself.
    table.page.clock.run_for(2_900)
    expect(bubble).to_be_visible()
    table.page.clock.run_for(100)
    expect(bubble).to_be_hidden()


def test_a_run_that_is_too_long_tells_the_limit(new_table: NewTable) -> None:
    """The capacity in words, on the line's own long run with all cells full."""
    table, game = prepared(new_table, "mouse", RUN_MOVE)
    head = game.position.columns[4][-9]
    state = table.saved()
    for column, cell in (("6", "a"), ("7", "b"), ("8", "c"), ("2", "d")):
        answer = table.ask(
            "POST",
            f"/api/games/{state['id']}/moves",
            {"version": state["version"], "move": column + cell},
        )
        state = answer if "id" in answer else state
    table.page.reload()
    table.wait_until_dealt()
    table.drag(head, "4")
    expect(table.page.locator(".bubble")).to_contain_text(re.compile(r"can move here now"))


@pytest.mark.parametrize("pointer", POINTERS)
def test_escape_puts_the_cards_back(new_table: NewTable, pointer: Pointer) -> None:
    """At once, while the button or the finger is still down."""
    table, game = prepared(new_table, pointer, 0)
    card = table.columns()[0][-1]
    before = table.card(card).bounding_box()
    table.lift(card, "a", pointer)
    expect(table.page.locator(".held")).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".held, .target, .aimed")).to_have_count(0)
    table.wait_until_still()
    assert table.card(card).bounding_box() == before
    table.let_go(pointer)
    table.expect_same_as(game)
    table.drag(card, "a", pointer)
    table.expect_moves(1)


def test_a_cancelled_touch_puts_the_cards_back(new_table: NewTable) -> None:
    table, game = prepared(new_table, "touch", 0)
    table.lift(table.columns()[0][-1], "a", "touch")
    table.touch("touchCancel")
    expect(table.page.locator(".held, .target")).to_have_count(0)
    table.expect_same_as(game)


def test_a_second_finger_changes_nothing(new_table: NewTable) -> None:
    table, game = prepared(new_table, "touch", 0)
    columns = table.columns()
    first, second = columns[0][-1], columns[5][-1]
    start, other = table.strip(first), table.strip(second)
    page = table.page
    page.evaluate(
        """() => {
            window.heard = [];
            for (const name of ["pointerdown", "pointermove"]) {
                addEventListener(name, event => heard.push(`${name} ${event.isPrimary}`));
            }
        }"""
    )
    table.touch("touchStart", start)
    table.touch("touchMove", Spot(start.x + 10, start.y - 30))
    table.touch("touchStart", Spot(start.x + 10, start.y - 30), other)
    table.touch("touchMove", Spot(start.x + 10, start.y - 40), Spot(other.x, other.y - 60))
    for name in ("pointerdown", "pointermove"):
        eventually(page, lambda name=name: f"{name} false" in page.evaluate("heard"), name)
    held = table.page.locator(".held").evaluate_all("all => all.map(e => e.dataset.card)")
    assert held == [first]
    table.touch("touchEnd")
    expect(table.page.locator(".held")).to_have_count(0)
    table.expect_same_as(game)


def test_leaving_the_window_puts_the_cards_back(new_table: NewTable) -> None:
    table, game = prepared(new_table, "mouse", 0)
    table.lift(table.columns()[0][-1], "a")
    table.page.evaluate("dispatchEvent(new Event('blur'))")
    expect(table.page.locator(".held")).to_have_count(0)
    table.let_go()
    table.expect_same_as(game)


@pytest.mark.parametrize("pointer", POINTERS)
@pytest.mark.parametrize("language", LANGUAGES_RIGHT_TO_LEFT)
def test_the_board_is_not_mirrored(new_table: NewTable, language: str, pointer: Pointer) -> None:
    deal, line = line_of("boulanger")
    touch = pointer == "touch"
    table = new_table(
        deal, language=language, has_touch=touch, **({"viewport": PHONE} if touch else {})
    )
    assert table.page.locator("html").get_attribute("dir") == "rtl"
    _expect_left_to_right(table)
    game = game_of(deal)
    for count, move in enumerate(line[:4], 1):
        complete = game.position.parse_move(move)
        (head,) = game.position.moved_cards(complete)
        target = complete.target.text
        table.drag(head, f"h{head.suit.letter}" if target == "h" else target, pointer)
        game.play(complete)
        table.expect_moves(count, language)
        expect(table.page.locator("#undo")).to_have_attribute("aria-disabled", "false")
        expect(table.card(head)).to_have_attribute(
            "data-place", f"h{head.suit.letter}" if target == "h" else target
        )
    position = game.position
    assert table.columns() == [[str(card) for card in column] for column in position.columns]


def _expect_left_to_right(table: Table) -> None:
    lefts = [
        box["x"] for column in table.columns() if (box := table.card(column[-1]).bounding_box())
    ]
    assert lefts == sorted(lefts)
