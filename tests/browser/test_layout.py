"""Everything fits, at every size, in every language, for either hand."""

from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, NewTable
from tests.browser.lines import line_of
from tests.browser.table import Table, game_of
from tests.browser.waiting import resize, wait_until_laid_out
from tests.sampling import sampled

WIDTHS = {"desk": (1440, 900), "phone": (390, 844), "narrow": (320, 640)}
LANGUAGES = ["en", "fr", "tr", "ar", "fa", "th"]
SIZES = [
    (1440, 900),
    (2560, 1440),
    (1024, 768),
    (768, 1024),
    (640, 400),
    (390, 844),
    (360, 740),
    (320, 568),
    (844, 390),
    (667, 375),
]
DEALS = ["BK1-C4-AAAAA24", "BD1-KD-AAAAA24", "GM1-KA-AAAAA24"]

# What sticks out of the window, what is cut off inside the header and the actions, and which of
# their parts lie on one another.
MISFITS = """() => {
    const misfits = [];
    const { clientWidth: wide, clientHeight: high } = document.documentElement;
    if (document.documentElement.scrollWidth > wide) misfits.push('the page scrolls sideways');
    const seen = element => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const parts = ['.game-name', '.code', '.figures div', '.menu-button', '.actions button']
        .flatMap(name => [...document.querySelectorAll(name)]).filter(seen);
    for (const part of parts) {
        const box = part.getBoundingClientRect();
        const name = part.id || part.className || part.textContent;
        if (box.left < -0.5 || box.right > wide + 0.5 || box.bottom > high + 0.5)
            misfits.push(`${name} sticks out`);
        for (const text of part.querySelectorAll('span, dt, dd, bdi'))
            if (seen(text) && text.scrollWidth > text.clientWidth + 1 && text.clientWidth)
                misfits.push(`${name}: ${text.textContent} is cut off`);
        for (const other of parts) {
            if (other === part) continue;
            const next = other.getBoundingClientRect();
            const over = Math.min(box.right, next.right) - Math.max(box.left, next.left);
            const under = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
            if (over > 1 && under > 1) misfits.push(`${name} lies on ${other.textContent}`);
        }
    }
    return misfits;
}"""


def expect_cards_fit(table: Table) -> None:
    page = table.page
    wait_until_laid_out(page)
    board = page.locator("#board").bounding_box()
    assert board
    boxes: list[dict[str, float]] = page.locator("#board .card, #board .slot").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().toJSON())"
    )
    for box in boxes:
        assert box["left"] >= board["x"] - 0.5
        assert box["right"] <= board["x"] + board["width"] + 0.5
        assert box["bottom"] <= board["y"] + board["height"] + 0.5


@pytest.mark.parametrize(
    ("language", "width"),
    sampled(product(LANGUAGES, WIDTHS), [*zip(LANGUAGES, cycle(WIDTHS), strict=False)]),
)
def test_words_fit(new_table: NewTable, language: str, width: str) -> None:
    wide, high = WIDTHS[width]
    table = new_table("BK1-C4-AAAAA24", language=language, viewport={"width": wide, "height": high})
    page = table.page
    html = page.locator("html")
    expect(html).to_have_attribute("lang", language)
    expect(html).to_have_attribute("dir", "rtl" if language in {"ar", "fa"} else "ltr")
    assert page.evaluate(MISFITS) == []
    expect_cards_fit(table)
    page.keyboard.press("n")
    _expect_window_fits(page, "#new-game")
    page.keyboard.press("Escape")
    expect(page.locator("#new-game")).to_be_hidden()
    page.locator(".menu-button").click()
    _expect_window_fits(page, "#menu")
    page.locator("#menu [data-command=settings]").click()
    _expect_window_fits(page, "#settings")


def _expect_window_fits(page: Page, name: str) -> None:
    window = page.locator(name)
    expect(window).to_be_visible()
    cut: list[Any] = window.evaluate(
        """element => {
            const { left, right } = element.getBoundingClientRect();
            return [...element.querySelectorAll('span, h2, h3, legend, button, p, select')]
                .filter(part => part.checkVisibility() && part.clientWidth > 1)
                .filter(part => {
                    const box = part.getBoundingClientRect();
                    return box.left < left - 1 || box.right > right + 1
                        || part.scrollWidth > part.clientWidth + 1;
                })
                .map(part => part.textContent.trim());
        }"""
    )
    assert cut == []


@pytest.mark.parametrize("deal", DEALS)
def test_cards_fit_at_every_size(new_table: NewTable, deal: str) -> None:
    """Turning the device or resizing the window keeps the game."""
    table = new_table(deal)
    table.page.keyboard.press("1")
    table.page.keyboard.press("Escape")
    columns = table.columns()
    for wide, high in SIZES:
        resize(table.page, wide, high)
        expect_cards_fit(table)
        assert table.columns() == columns


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (320, 640), (844, 390)])
def test_the_longest_column_fits_and_shows_every_index(
    new_table: NewTable, size: tuple[int, int]
) -> None:
    """Six covered cards and a whole suit on the seventh: no column can be longer."""
    wide, high = size
    board = "\n".join(
        (
            "2S 3H 4D 5C 6S 7H KS QS JS TS 9S 8S 7S",
            "AS 6H 5H 4H 2H AH",
            "KH QH JH TH 9H 8H",
            "KD QD JD TD 9D 8D",
            "7D 6D 5D 3D 2D AD",
            "KC QC JC TC 9C 8C",
            "7C 6C 4C 3C 2C AC",
            "5S 4S 3S",
        )
    )
    table = new_table(viewport={"width": wide, "height": high})
    table.ask("POST", "/api/games", {"game": "BK1-C4", "deal": board})
    table.page.reload()
    table.wait_until_dealt()
    assert max(len(column) for column in table.columns()) == 13
    expect_cards_fit(table)
    cut = table.page.locator(".place-column").evaluate_all(
        """all => all.flatMap(column => [...column.querySelectorAll('.card')]
            .filter((card, index, cards) => index < cards.length - 1
                && Math.max(...['.card-rank', '.card-pip'].map(
                    part => card.querySelector(part).getBoundingClientRect().bottom))
                > cards[index + 1].getBoundingClientRect().top + 0.5)
            .map(card => card.dataset.card))"""
    )
    assert cut == []


def test_thirteen_columns_can_be_played_at_360_pixels(new_table: NewTable) -> None:
    deal, line = line_of("dozen")
    table = new_table(
        deal, viewport={"width": 360, "height": 740}, has_touch=True, reduced_motion="reduce"
    )
    game = game_of(deal)
    tapped = None
    for move in line[:12]:
        tapped = table.play(game, move, "touch", tapped)
    table.expect_same_as(game)
    card = table.card(table.columns()[0][-1]).bounding_box()
    assert card
    assert card["width"] >= 40
    assert card["height"] >= 44


def test_cells_and_foundations_change_sides(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page

    def left_of(place: str) -> float:
        box = table.slot(place).bounding_box()
        assert box
        return box["x"]

    assert left_of("a") < left_of("hS")
    page.locator(".menu-button").click()
    page.locator("#menu [data-command=settings]").click()
    with page.expect_response("**/api/settings"):
        page.locator("#settings label:has([name=left_handed])").click()
    assert left_of("a") > left_of("hC")
    page.reload()
    table.wait_until_dealt()
    assert left_of("a") > left_of("hC")
    columns = table.columns()
    table.drag(columns[0][-1], "a")
    table.expect_moves(1)


def test_settings_are_shown_at_once_and_kept(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page
    page.locator(".menu-button").click()
    page.locator("#menu [data-command=settings]").click()
    before = table.card("6D").bounding_box()
    for choice in ("theme][value=dark", "suits][value='2'", "card_size][value=small", "timer"):
        with page.expect_response("**/api/settings"):
            page.locator(f"#settings label:has([name={choice}])").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    table.wait_until_dealt()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-suits", "2")
    expect(page.locator("#time-figure")).to_be_hidden()
    after = table.card("6D").bounding_box()
    assert before
    assert after
    assert after["width"] < before["width"]
    colours = page.evaluate(
        "['6D', 'AH'].map(card => getComputedStyle(document.querySelector("
        "`[data-card='${card}'] .card-pip`)).fill)"
    )
    assert colours[0] == colours[1]


def test_the_language_can_be_picked(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24", viewport=DESK)
    page = table.page
    table.page.keyboard.type("1a")
    table.expect_moves(1)
    page.locator(".menu-button").click()
    with page.expect_navigation():
        page.locator("#menu-language").select_option("fa")
    table.wait_until_dealt()
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    expect(page.locator("#moves")).to_have_text("۱")
    page.goto(f"{table.address}/")
    table.wait_until_dealt()
    expect(page.locator("html")).to_have_attribute("lang", "fa")
