"""The New game window with a wish: winnable, by level, the deal of the day."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, expect

from fournil.deals.deal import Deal
from fournil.i18n import Translator
from fournil.puzzles.difficulty import level
from fournil.solver import Verdict, solve
from tests.browser.conftest import PHONE, NewTable
from tests.browser.table import Pointer, Table
from tests.browser.waiting import eventually

PHONE_TOUCHED = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def press(page: Page, spot: str, pointer: Pointer) -> None:
    place = page.locator(spot)
    if pointer == "mouse":
        place.click()
    else:
        place.tap()


def choice(name: str, value: str) -> str:
    return f"#new-game label:has([name={name}][value='{value}'])"


def open_window(page: Page, pointer: Pointer = "mouse") -> None:
    press(page, "#new", pointer)
    expect(page.locator("#new-game")).to_be_visible()


def expect_source(page: Page, source: str) -> None:
    expect(page.locator("#new-game [name=source]:checked")).to_have_value(source)


def look_for_deal(page: Page, way: Pointer | Literal["keys"]) -> None:
    """Have a deal looked for, and again whenever none was found in the time that the server takes.

    Deals are looked for at random places, so that no machine is sure to find one in a few seconds.
    """
    while True:
        with page.expect_response("**/api/games") as answer:
            if way == "keys":
                page.keyboard.press("Enter")
            else:
                press(page, "#deal-cards", way)
        if answer.value.status != 422:
            return
        expect(page.locator("#deal-verdict")).to_have_class(re.compile("fails"))
        assert answer.value.json()["error"]["key"] in {"winnable-not-found", "level-not-found"}


def dealt(table: Table) -> dict[str, Any]:
    """Wait until the window has given way to the new game."""
    expect(table.page.locator("#new-game")).to_be_hidden()
    state: dict[str, Any] = table.saved()
    expect(table.page.locator("#code-text")).to_have_text(state["code"])
    return state


@pytest.mark.parametrize(
    ("language", "pointer", "options"),
    [("en", "mouse", {}), ("ar", "touch", PHONE_TOUCHED), ("fa", "mouse", {})],
)
def test_where_wins_are_rare_winnable_deals_come_first(
    new_table: NewTable, language: str, pointer: Pointer, options: dict[str, Any]
) -> None:
    table = new_table("BK1-C4-AAAAA24", language=language, **options)
    page = table.page
    open_window(page, pointer)
    expect_source(page, "any")
    expect(page.locator("#rare-note")).to_be_hidden()
    for cells, share in (("2", r"[4۴][.,٫][3۳]"), ("1", r"[0۰][.,٫][1۱][8۸]")):
        press(page, choice("cells", cells), pointer)
        expect_source(page, "winnable")
        expect(page.locator("#rare-note")).to_have_text(re.compile(share))
    look_for_deal(page, pointer)
    state = dealt(table)
    assert (state["variant"], state["wish"]) == ("BK1-C1", "winnable")
    assert solve(Deal.parse(state["code"]).position).verdict is Verdict.WINNABLE
    words = Translator(language)
    expect(page.locator("#chip")).to_have_text(words("page-level-name", level=state["level"]))


def test_what_the_player_has_chosen_is_left_alone(new_table: NewTable) -> None:
    page = new_table("BK1-C4-AAAAA24").page
    open_window(page)
    page.locator(choice("cells", "1")).click()
    expect_source(page, "winnable")
    page.locator(choice("cells", "4")).click()
    expect_source(page, "any")
    page.locator(choice("source", "any")).click()  # which it is already: nothing is chosen
    page.locator(choice("source", "day")).click()
    page.locator(choice("source", "any")).click()
    page.locator(choice("cells", "1")).click()
    expect(page.locator("#rare-note")).to_be_visible()
    expect_source(page, "any")


@pytest.mark.parametrize(
    ("language", "pointer", "options", "wanted"),
    [
        ("en", "mouse", {}, "easy"),
        ("fr", "touch", PHONE_TOUCHED, "hard"),
        ("ar", "mouse", {}, "medium"),
        ("fa", "touch", PHONE_TOUCHED, "easy"),
    ],
)
def test_a_level(
    new_table: NewTable, language: str, pointer: Pointer, options: dict[str, Any], wanted: str
) -> None:
    table = new_table("BK1-C4-AAAAA24", language=language, **options)
    page = table.page
    expect(page.locator("#chip")).to_be_hidden()
    open_window(page, pointer)
    expect(page.locator("#new-game .level")).to_be_hidden()
    press(page, choice("source", "level"), pointer)
    press(page, choice("level", wanted), pointer)
    look_for_deal(page, pointer)
    state = dealt(table)
    assert (state["wish"], state["level"]) == (wanted, wanted)
    assert level(Deal.parse(state["code"])) == wanted
    chip = page.locator("#chip")
    expect(chip).to_have_text(Translator(language)("page-level-name", level=wanted))
    # It stays with the game, and goes with it.
    page.reload()
    table.wait_until_dealt()
    expect(chip).to_be_visible()
    table.ask("POST", "/api/games", {"deal": "BK1-C4-AAAAA24"})
    page.reload()
    table.wait_until_dealt()
    expect(chip).to_be_hidden()


def test_a_level_by_keys_alone(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page
    page.keyboard.press("n")
    expect(page.locator("#deal-cards")).to_be_focused()
    page.locator("#new-game [name=source]:checked").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect_source(page, "level")
    while page.evaluate("document.activeElement.name") != "level":
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    look_for_deal(page, "keys")
    assert dealt(table)["wish"] == "hard"


@pytest.mark.parametrize(
    ("language", "pointer", "options"),
    [("en", "mouse", {}), ("fa", "touch", PHONE_TOUCHED), ("ar", "mouse", {})],
)
def test_the_deal_of_the_day_goes_on(
    new_table: NewTable, language: str, pointer: Pointer, options: dict[str, Any]
) -> None:
    table = new_table("BK1-C4-AAAAA24", language=language, **options)
    page = table.page

    def ask_for_it() -> dict[str, Any]:
        open_window(page, pointer)
        press(page, choice("source", "day"), pointer)
        expect(page.locator("#day-note")).to_have_text(re.compile("UTC"))
        with page.expect_response("**/api/games"):
            press(page, "#deal-cards", pointer)
        return dealt(table)

    chip = page.locator("#chip")

    def play_it() -> dict[str, Any]:
        state = ask_for_it()
        assert state["wish"].startswith("day:")
        expect(chip).to_contain_text(Translator(language)("page-deal-day"))
        day = int(state["wish"][-2:])
        expect(chip.locator(".chip-date")).to_contain_text(Translator(language).number(day))
        page.keyboard.press("1")
        page.keyboard.press("a")
        table.expect_moves(1, language)
        return state

    state = play_it()
    again = ask_for_it()
    if again["wish"] != state["wish"]:  # midnight has passed: this is the deal of another day
        state = play_it()
        again = ask_for_it()
    assert (again["id"], again["actions"]) == (state["id"], ["1a"])
    table.expect_moves(1, language)


def test_the_button_says_that_a_deal_is_looked_for(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page
    held: list[Route] = []  # and never answered
    page.route("**/api/games", lambda route: held.append(route))
    open_window(page)
    button = page.locator("#deal-cards")
    page.locator(choice("source", "level")).click()
    button.click()
    expect(button).to_have_text(Translator("en")("page-looking"))
    expect(button).to_be_disabled()
    # Whoever closes the window waits no more, and can begin anew.
    eventually(page, lambda: held, "the question for a deal")
    page.keyboard.press("Escape")
    expect(page.locator("#new-game")).to_be_hidden()
    open_window(page)
    expect(button).to_have_text(Translator("en")("page-deal-cards"))
    expect(button).to_be_enabled()
    expect(page.locator("#code-text")).to_have_text("BK1-C4-AAAAA24")


def test_a_changed_wish_takes_the_place_of_the_one_before(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/games", hold_the_first)
    open_window(page)
    page.locator(choice("source", "level")).click()
    page.locator("#deal-cards").click()
    eventually(page, lambda: held, "the question for a deal")
    page.locator(choice("source", "any")).click()
    with page.expect_event("requestfailed", lambda failed: failed == held[0].request):
        page.locator("#deal-cards").click()
    assert dealt(table)["wish"] is None  # any deal is none that was wished for


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_level_that_is_not_found_is_told_in_the_window(
    new_table: NewTable, language: str
) -> None:
    table = new_table("BK1-C4-AAAAA24", language=language)
    page = table.page
    told = Translator(language)("level-not-found")
    answer = {"error": {"key": "level-not-found", "message": told, "params": {}}}
    page.route("**/api/games", lambda route: route.fulfill(status=422, json=answer))
    open_window(page)
    page.locator(choice("source", "level")).click()
    page.locator("#deal-cards").click()
    expect(page.locator("#deal-verdict")).to_have_text(told)
    expect(page.locator("#deal-cards")).to_be_enabled()
    expect(page.locator("#code-text")).to_have_text("BK1-C4-AAAAA24")
    page.locator(choice("level", "easy")).click()
    expect(page.locator("#deal-verdict")).to_be_empty()
