"""No page is a barrier: axe reads all of them, and high contrast hides nothing."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from fournil.i18n import TAGS
from fournil.i18n.markdown_pages import PAGES
from tests.browser.conftest import NewContext, NewTable
from tests.browser.lines import line_of
from tests.browser.serving import Server

DEAL = line_of("boulanger")[0]  # one that has hints to give
SCHEMES = ("light", "dark")
WINDOWS = ("menu", "settings", "help", "new", "import", "export")
OTHERS = ("offline", "nothing-is-here", "g/BK1-C4-AAAAA25")


def expect_no_barrier(page: Page) -> None:
    found = [
        (each["id"], each["impact"], [node["target"] for node in each["nodes"]][:3])
        for each in Axe().run(page).response["violations"]
    ]
    assert found == [], page.url


@pytest.mark.parametrize("language", TAGS)
def test_the_table_and_what_else_may_be_shown(
    new_context: NewContext, server: Server, language: str
) -> None:
    """One scheme each, in turn: colours do not depend on the language."""
    number = TAGS.index(language)
    page = new_context(reduced_motion="reduce").new_page()
    page.emulate_media(color_scheme=SCHEMES[number % 2])
    page.goto(f"{server.address}/{language}/g/{DEAL}")
    expect_cards(page)
    expect_no_barrier(page)
    _open(page, WINDOWS[number % len(WINDOWS)])
    expect_no_barrier(page)
    page.keyboard.press("Escape")
    _ask_for_truth(page)
    expect_no_barrier(page)
    page.emulate_media(color_scheme=SCHEMES[(number + 1) % 2])
    _go(page, f"{server.address}/{language}/", OTHERS[number % len(OTHERS)])
    expect_no_barrier(page)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("language", TAGS)
def test_everything_in_both_schemes(
    new_context: NewContext, server: Server, language: str, scheme: Literal["light", "dark"]
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.emulate_media(color_scheme=scheme)
    for path in ("", *(name.replace("-", "/", 1) for name in PAGES), *OTHERS):
        _go(page, f"{server.address}/{language}/", path)
        if path == "":
            for window in WINDOWS:
                _open(page, window)
                expect_no_barrier(page)
                page.keyboard.press("Escape")
                expect(page.locator("dialog[open]")).to_have_count(0)
        expect_no_barrier(page)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_light_while_it_is_being_found_out(
    new_context: NewContext, server: Server, scheme: Literal["light", "dark"]
) -> None:
    page = new_context(reduced_motion="reduce", color_scheme=scheme).new_page()
    held: list[Route] = []
    page.route("**/api/games/*/truth", lambda route: held.append(route))  # never answered
    page.goto(f"{server.address}/en/g/{DEAL}")
    expect_cards(page)
    page.keyboard.press("t")
    chip = page.locator("#truth[data-busy]")
    expect(chip).to_have_attribute("data-verdict", "asking")
    expect(chip.locator("[data-word=asking]")).to_be_visible()
    expect_no_barrier(page)


def expect_cards(page: Page) -> None:
    expect(page.locator("#board .card").first).to_be_visible()


def _go(page: Page, to: str, path: str) -> None:
    page.goto(f"{to}{path}")
    if path == "" or path.startswith("g/"):
        expect_cards(page)


def _ask_for_truth(page: Page) -> None:
    """The light, a hint, and which moves keep the win, all at once."""
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("#truth:not([data-busy])")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator("#moves-panel:not([aria-busy]) .move-row").first).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator("#hint[data-ready]:not([aria-busy])")).to_be_visible()


def _open(page: Page, window: str) -> None:
    page.evaluate("name => document.querySelector(`[data-command=${name}]`).click()", window)
    expect(page.locator("dialog[open]")).to_be_visible()


def test_high_contrast_shows_edges_and_the_focus(new_table: NewTable) -> None:
    """Where the system takes the shadows and backgrounds away, lines tell cards and places."""
    table = new_table("BD1-KD-AAAAA24", forced_colors="active")
    page = table.page
    page.keyboard.press("ArrowDown")
    lines = page.evaluate(
        """() => {
            const width = name => parseFloat(getComputedStyle(document.querySelector(name))
                .borderTopWidth);
            const focus = getComputedStyle(document.activeElement);
            return {
                card: width('#board .card'),
                place: width('#board .slot[data-place=hS]'),
                focus: focus.outlineStyle === 'none' ? 0 : parseFloat(focus.outlineWidth),
            };
        }"""
    )
    assert lines["card"] >= 1
    assert lines["place"] >= 1
    assert lines["focus"] >= 2
