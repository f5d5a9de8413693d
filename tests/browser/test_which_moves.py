"""Which moves keep the win: a list, marks and arrows that follow play until they are sent away."""

import pytest
from playwright.sync_api import Locator, Page, expect

from fournil.i18n import Translator
from tests.browser.conftest import PHONE, NewTable
from tests.browser.lines import LOST_BY, lost_line
from tests.browser.table import Pointer, Table
from tests.browser.waiting import wait_until_laid_out

DEAL, LINE = lost_line()
DESK = {"width": 1440, "height": 900}
# What the solver says of the thirteenth move, by the card that moves and where to.
KEEP, LOSE = 9, 3
SCREENS = {
    "desk": DESK,
    "tablet": {"width": 768, "height": 1024},
    "phone": PHONE,
    "narrow": {"width": 320, "height": 640},
    "landscape": {"width": 844, "height": 390},
}
APART = """() => {
    const panel = document.getElementById('moves-panel').getBoundingClientRect();
    const inside = panel.left >= -1 && panel.top >= -1 && panel.right <= innerWidth + 1
        && panel.bottom <= innerHeight + 1;
    const covered = [...document.querySelectorAll('#board :is(.card, .slot):not([hidden])')]
        .filter(one => one.checkVisibility()).filter(one => {
            const box = one.getBoundingClientRect();
            return box.right > panel.left + 1 && box.left < panel.right - 1
                && box.bottom > panel.top + 1 && box.top < panel.bottom - 1;
        });
    return [inside, covered.length];
}"""


def rows(page: Page, verdict: str = "") -> Locator:
    """The moves in the list, of one verdict or of all, once it is about the present position."""
    which = f"[data-verdict={verdict}]" if verdict else ""
    return page.locator(f"#moves-panel:not([aria-busy]) .move-row{which}")


def ask(table: Table, way: str) -> None:
    page = table.page
    if way == "key":
        page.keyboard.press("m")
    elif way == "touch":
        page.locator(".menu-button").tap()
        page.locator("#menu [data-command=moves]").tap()
    else:
        table.command("moves")
    expect(rows(page).first).to_be_visible()
    # The board has made room for it.
    wait_until_laid_out(page)


@pytest.mark.parametrize("way", ["mouse", "touch", "key"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_list_says_what_each_move_leads_to(
    new_table: NewTable, language: str, way: str
) -> None:
    table = new_table(language=language, has_touch=way == "touch", reduced_motion="reduce")
    page, say = table.page, Translator(language)
    state = table.begin(DEAL, LINE[:LOST_BY], language)
    ask(table, way)
    told = table.ask("GET", f"/api/games/{state['id']}/analysis")["moves"]
    verdicts = [each["verdict"] for each in told]
    assert (verdicts.count("winnable"), verdicts.count("unwinnable")) == (KEEP, LOSE)
    expect(rows(page)).to_have_count(KEEP + LOSE)
    expect(rows(page, "winnable")).to_have_count(KEEP)
    counts = page.locator(".counts")
    expect(counts).to_contain_text(say("page-moves-keep", count=KEEP))
    expect(counts).to_contain_text(say("page-moves-lose", count=LOSE))
    first = page.get_by_role("button", name=say("page-verdict", verdict="winnable")).first
    if way == "touch":
        first.tap()
    elif way == "mouse":
        first.hover()
        expect(page.locator("#board .arrows path")).to_have_count(2)
        first.click()
    else:
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowUp")
        expect(page.locator("#board .arrows path")).to_have_count(2)
        page.keyboard.press("Enter")
    table.expect_moves(LOST_BY + 1, language)
    # It stays, and speaks of the new position; the focus stays in it.
    expect(rows(page).first).to_be_visible()
    assert table.saved()["help"] == ["analysis"]
    if way == "key":
        expect(rows(page).first).to_be_focused()
        page.keyboard.press("Escape")
    else:
        page.locator("#moves-panel .close").click()
    expect(page.locator("#moves-panel")).to_have_count(0)
    expect(page.locator("#board .verdict-mark")).to_have_count(0)


def test_moves_to_one_or_another_empty_place_are_one_row(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    state = table.begin(DEAL, [])
    ask(table, "key")
    told = table.ask("GET", f"/api/games/{state['id']}/analysis")["moves"]
    by_row = {
        (each["move"][0], "cell" if each["move"][1] in "abcd" else each["move"]) for each in told
    }
    assert len(by_row) < len(told)
    expect(rows(table.page)).to_have_count(len(by_row))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_panel_covers_no_card(new_table: NewTable, language: str, screen: str) -> None:
    table = new_table(language=language, viewport=SCREENS[screen], reduced_motion="reduce")
    table.begin(DEAL, LINE[:LOST_BY], language)
    table.page.keyboard.press("m")
    expect(rows(table.page).first).to_be_visible()
    expect(table.page.locator("#board .verdict-mark").first).to_be_visible()
    wait_until_laid_out(table.page)
    table.wait_until_still()
    assert table.page.evaluate(APART) == [True, 0]


def test_marks_on_cards_and_on_the_targets_of_a_lifted_card(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    page = table.page
    table.begin(DEAL, LINE[:LOST_BY])
    ask(table, "key")
    cards = page.locator("#board .card > .verdict-mark")
    expect(cards).to_have_count(KEEP + LOSE - 1)  # one card has two moves
    loses = page.locator("#board .card:has(> .verdict-mark[data-verdict=unwinnable])")
    expect(loses.first).to_have_attribute("aria-description", "loses the win")
    loses.first.focus()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(0)
    target = page.locator(".slot > .verdict-mark")
    expect(target).to_have_count(1)
    expect(target).to_have_attribute("data-verdict", "unwinnable")
    page.keyboard.press("Escape")
    expect(cards).to_have_count(KEEP + LOSE - 1)
    expect(page.locator("#moves-panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#moves-panel")).to_have_count(0)


@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_the_table_stays_playable_beside_it(new_table: NewTable, pointer: Pointer) -> None:
    table = new_table(has_touch=pointer == "touch", viewport=PHONE, reduced_motion="reduce")
    page = table.page
    table.begin(DEAL, LINE[:LOST_BY])
    ask(table, "key")
    top = table.columns()[0][-1]
    table.drag(top, "c", pointer)
    table.expect_moves(LOST_BY + 1)
    expect(rows(page).first).to_be_visible()
    page.locator("#undo").click()
    table.expect_moves(LOST_BY)
    expect(rows(page, "winnable")).to_have_count(KEEP)
