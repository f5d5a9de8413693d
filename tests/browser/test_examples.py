"""The boards of the pages to read: stepped through, played on, refusing what the table refuses."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Route, expect

from fournil.i18n import TAGS
from fournil.i18n.markdown_pages import PAGES
from tests.browser.conftest import PHONE, NewContext
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.waiting import eventually, resize, stop_the_clock, wait_until_laid_out
from tests.sampling import BOTH_WAYS, LONG_WORDS, sampled

SUIT, TEN, FIVE, TAPS, _, UNDO = range(6)
"""The boards of the examples of Baker's Game, in their order."""


class ParsedDeal(Table):
    """A page to read, and one of its boards."""

    def __init__(self, page: Page, address: str, path: str, number: int) -> None:
        super().__init__(page, address)
        page.goto(f"{address}{path}")
        self.figure = page.locator("[data-example]").nth(number)
        # Its top to the top of the window, below the header.
        self.figure.evaluate("one => one.scrollIntoView()")
        expect(self.figure).to_have_attribute("data-live", "")
        wait_until_laid_out(page)

    def card(self, card: object) -> Locator:
        return self.figure.locator(f'[data-card="{card}"]')

    def part(self, name: str) -> Locator:
        return self.figure.locator(f'[data-part="{name}"]')

    def expect_at(self, place: str, *cards: str) -> None:
        """Wait until the top cards of a place are these."""
        drawn = self.figure.locator(f'.place[data-place="{place}"] .card')
        for depth, card in enumerate(reversed(cards), start=1):
            expect(drawn.nth(-depth)).to_have_attribute("data-card", card)

    def spot_of(self, place: str) -> tuple[float, float]:
        found = self.figure.locator(f'.card[data-place="{place}"]:not([hidden])')
        one = found.last if found.count() else self.figure.locator(f'.slot[data-place="{place}"]')
        box = one.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


Open = Callable[..., ParsedDeal]


@pytest.fixture
def open_board(new_context: NewContext, server: Server, mistakes: list[str]) -> Open:
    def note(message: ConsoleMessage) -> None:
        expected = "status of 422" in message.text or "blocked by Playwright" in message.text
        if message.type in {"error", "warning"} and not expected:
            mistakes.append(message.text)

    def make(
        path: str, number: int = 0, *, context: BrowserContext | None = None, **options: Any
    ) -> ParsedDeal:
        options = {"reduced_motion": "reduce", **options}
        page = (context or new_context(**options)).new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        return ParsedDeal(page, server.address, path, number)

    return make


def test_an_example_is_stepped_through(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", TEN)
    board.expect_at("4", "KD")
    for button in ("back", "again"):
        expect(board.part(button)).to_have_attribute("aria-disabled", "true")
    expect(board.part("move")).to_have_text("74x10")
    board.part("next").click()
    board.expect_at("4", "KD", "QD", "JD", "TD", "9D", "8D", "7D", "6D", "5D", "4D", "3D")
    expect(board.part("next")).to_have_attribute("aria-disabled", "true")
    expect(board.part("news")).to_contain_text("whole example")
    expect(board.page.locator("#live")).to_contain_text("10 cards")
    board.part("back").click()
    board.expect_at("4", "KD")
    expect(board.part("back")).to_have_attribute("aria-disabled", "true")
    expect(board.part("move")).to_have_text("74x10")


def test_a_longer_example_and_the_way_back_to_its_start(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", TAPS)
    for move, place, top in (("6h", "hH", "AH"), ("81", "1", "6C"), ("3a", "a", "7S")):
        expect(board.part("move")).to_have_text(move)
        board.part("next").click()
        board.expect_at(place, top)
    board.part("again").click()
    board.expect_at("3", "7S")
    expect(board.part("move")).to_have_text("6h")
    expect(board.part("again")).to_have_attribute("aria-disabled", "true")


def test_a_reader_may_go_another_way(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", SUIT)
    board.double_tap("8D")
    board.expect_at("a", "8D")
    expect(board.part("news")).to_contain_text("left the example")
    expect(board.part("next")).to_have_attribute("aria-disabled", "true")
    board.part("back").click()
    board.expect_at("2", "8D")
    expect(board.part("move")).to_have_text("47")


def test_presses_wait_for_their_turn(open_board: Open) -> None:
    """Faster than any answer: each counts for the board that the one before leads to."""
    board = open_board("/en/examples/boulanger", TAPS)
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    board.page.route("**/api/try", hold_the_first)
    for _ in range(3):
        board.part("next").click()
    board.part("back").click(force=True)  # it still says that there is nothing to take back
    eventually(board.page, lambda: held, "the first question")
    held[0].continue_()
    expect(board.part("move")).to_have_text("3a")
    expect(board.part("next")).to_have_attribute("aria-disabled", "false")
    board.expect_at("3", "7S")


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_cards_are_dragged(open_board: Open, pointer: Any, language: str) -> None:
    options: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if pointer == "touch" else {}
    board = open_board(f"/{language}/examples/boulanger", SUIT, **options)
    start, head = board.strip("7H"), board.head_middle("7H")
    for place, lands in (("2", False), ("7", True)):
        x, y = board.spot_of(place)
        end = type(start)(start.x + x - head.x, start.y + y - head.y)
        board.carry(start, end, pointer)
        board.let_go(pointer)
        if lands:
            board.expect_at("7", "8H", "7H")
        else:
            expect(board.figure.locator(".bubble strong")).to_contain_text(re.compile("[8۸]♥"))
            board.expect_at("4", "7H")


def test_a_board_is_played_by_keys_alone(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", SUIT)
    keys = board.page.keyboard
    board.card("7H").focus()
    keys.press("Enter")
    for _ in range(3):
        keys.press("ArrowRight")
    keys.press("Enter")
    board.expect_at("7", "8H", "7H")
    keys.press("Control+z")
    board.expect_at("4", "7H")
    keys.type("4a")
    board.expect_at("a", "7H")
    keys.press("u")
    board.expect_at("4", "7H")


def test_keys_reach_one_board_only(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", SUIT)
    other = board.page.locator("[data-example]").nth(TEN)
    other.evaluate("one => one.scrollIntoView()")
    expect(other).to_have_attribute("data-live", "")
    board.card("7H").focus()
    board.page.keyboard.type("4a")
    board.expect_at("a", "7H")
    board.page.evaluate("document.activeElement.blur()")
    board.page.keyboard.press("u")
    # Had either board heard it, this would have had to wait for the answer.
    board.card("8D").focus()
    board.page.keyboard.type("2b")
    board.expect_at("b", "8D")
    board.expect_at("a", "7H")
    expect(other.locator('.place[data-place="a"] .card')).to_have_count(0)


def test_what_is_refused_says_why(open_board: Open, new_context: NewContext) -> None:
    context = new_context(reduced_motion="reduce")
    stop_the_clock(context)  # so that what is said stays as long as we look
    board = open_board("/en/examples/boulanger", FIVE, context=context)
    bubble = board.figure.locator(".bubble")
    for button in board.figure.locator("[data-refused]").all():
        button.click()
        expect(bubble).to_be_visible()
        expect(bubble.locator("strong")).to_contain_text("only 5 cards")
        board.page.keyboard.press("Shift")
        expect(bubble).to_be_hidden()
    # After other moves the board goes back to where the example begins.
    board.part("next").click()
    board.expect_at("3", "7D", "6D", "5D", "4D", "3D")
    board.figure.locator("[data-refused]").first.click()
    expect(bubble).to_be_visible()
    expect(bubble.locator("strong")).to_contain_text("only 5 cards")
    board.expect_at("7", "4D", "3D")


def test_marks_show_where_a_card_may_go(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", SUIT)
    marks = board.figure.locator(".mark")
    expect(marks).to_have_count(3)
    allowed = board.figure.locator('.mark[data-kind="allowed"]').bounding_box()
    target = board.card("8H").bounding_box()
    assert allowed
    assert target
    assert target["x"] < allowed["x"] < target["x"] + target["width"]
    board.part("next").click()
    board.expect_at("7", "8H", "7H")
    expect(marks).to_have_count(0)
    board.part("back").click()
    expect(marks).to_have_count(3)


def test_what_a_king_may_do_depends_on_the_variation(open_board: Open) -> None:
    board = open_board("/en/examples/dozen", 4)
    expect(board.figure.locator(".slot-column.closed")).to_have_count(13)
    board = open_board("/en/examples/dozen", 5)
    expect(board.figure.locator(".slot-column.closed")).to_have_count(0)
    board.part("next").click()
    board.expect_at("7", "KS")


def test_boards_leave_the_players_own_games_alone(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", SUIT)
    made = board.ask("POST", "/api/games", {"deal": "BK1-C4-AAAAA24"})
    board.part("next").click()
    board.expect_at("7", "8H", "7H")
    expect(board.part("back")).to_have_attribute("aria-disabled", "false")
    assert [game["id"] for game in board.ask("GET", "/api/games")["games"]] == [made["id"]]
    board.page.locator(".to-table").click()
    board.wait_until_dealt()
    expect(board.page.locator("#code-text")).to_have_text("BK1-C4-AAAAA24")


def test_boards_are_drawn_when_the_reader_comes_near(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", SUIT)
    last = board.page.locator("[data-example]").last
    expect(last.locator(".card")).to_have_count(0)
    height = board.page.evaluate("document.documentElement.scrollHeight")
    last.evaluate("one => one.scrollIntoView()")
    expect(last.locator(".card").first).to_be_visible()
    expect(last).to_have_attribute("data-live", "")
    assert board.page.evaluate("document.documentElement.scrollHeight") == height


def test_a_finger_scrolls_past_a_board(open_board: Open) -> None:
    board = open_board("/en/examples/boulanger", SUIT, viewport=PHONE, has_touch=True)
    ways = board.figure.locator(".card").evaluate_all(
        "all => all.map(one => [one.dataset.card, getComputedStyle(one).touchAction])"
    )
    held = {card for card, way in ways if way == "none"}
    assert held == {"2C", "8D", "8S", "7H", "2S", "JD", "8H", "4H"}
    assert all("pan-y" in way for card, way in ways if card not in held)


def test_without_scripts_the_cards_are_listed(new_context: NewContext, server: Server) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{server.address}/fr/examples/dozen")
    listed = page.locator(".example-listed").first
    expect(listed).to_be_visible()
    assert len(re.findall("[♠♥♦♣]", listed.inner_text())) == 52
    expect(page.locator(".example-steps").first).to_be_hidden()
    expect(page.locator(".example-room").first).to_be_hidden()


@pytest.mark.parametrize("language", sampled(TAGS, LONG_WORDS))
def test_pages_fit_on_every_screen(new_context: NewContext, server: Server, language: str) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    for name in PAGES:
        page.goto(f"{server.address}/{language}/{name.replace('-', '/', 1)}")
        for width in (1440, 390, 320):
            resize(page, width, 800)
            too_wide = page.evaluate(
                """() => [...document.querySelectorAll("main *, header *, footer *")]
                    .filter(one => !one.closest(".room, .example-table, .skip, .sprite, .unseen"))
                    .filter(one => one.getBoundingClientRect().right > innerWidth + 0.5
                        || one.getBoundingClientRect().left < -0.5)
                    .map(one => one.outerHTML.slice(0, 80))"""
            )
            assert not too_wide, (name, width)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)


@pytest.mark.parametrize("language", sampled(TAGS, BOTH_WAYS))
def test_axe_finds_nothing_serious_on_pages_to_read(
    new_context: NewContext, server: Server, language: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    for number, name in enumerate(PAGES, start=TAGS.index(language)):
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        page.goto(f"{server.address}/{language}/{name.replace('-', '/', 1)}")
        for figure in page.locator("[data-example]").all()[:2]:
            figure.evaluate("one => one.scrollIntoView()")
            expect(figure).to_have_attribute("data-live", "")
        serious = [
            (each["id"], [node["target"] for node in each["nodes"]][:3])
            for each in Axe().run(page).response["violations"]
            if each["impact"] in {"serious", "critical"}
        ]
        assert serious == [], name
