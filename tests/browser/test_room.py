"""Room for what is said: notices beside the list of moves, names beside the truth, fingertips."""

import pytest
from playwright.sync_api import Page, expect

from fournil.i18n import TAGS, Translator
from tests.browser.conftest import DESK, PHONE, NewTable
from tests.browser.lines import LOST_BY, lost_line
from tests.browser.test_fitting import TOO_SMALL
from tests.browser.waiting import eventually, resize
from tests.sampling import LONG_WORDS, sampled

DEAL, LINE = lost_line()
SCREENS = {"desk": (1440, 900), "phone": (390, 844), "narrow": (320, 640), "landscape": (844, 390)}

# Cards, places and whatever can be pressed that the notice lies on.
COVERED = """() => {
    const notice = document.getElementById('notice');
    const edge = notice.getBoundingClientRect();
    return [...document.querySelectorAll('#board :is(.card, .slot), button, a')]
        .filter(one => one.checkVisibility() && !notice.contains(one))
        .filter(one => {
            const box = one.getBoundingClientRect();
            return box.width > 1 && box.right > edge.left + 1 && box.left < edge.right - 1
                && box.bottom > edge.top + 1 && box.top < edge.bottom - 1;
        })
        .map(one => one.dataset.card || one.id || one.className);
}"""

# What is not to be read of the name in the header, or of its parts that cannot be touched.
NAME = """() => {
    const naming = document.querySelector('.naming').getBoundingClientRect();
    const name = document.getElementById('game-name');
    const range = document.createRange();
    range.selectNodeContents(name);
    const box = range.getBoundingClientRect();
    const faults = [];
    if (box.left < naming.left - 0.5 || box.right > naming.right + 0.5
        || name.scrollWidth > name.clientWidth + 1) faults.push('too wide');
    if (name.getBoundingClientRect().bottom > naming.bottom + 0.5) faults.push('too high');
    if (naming.right > document.querySelector('.figures').getBoundingClientRect().left + 0.5
        && document.dir === 'ltr') faults.push('lies on the figures');
    for (const [x, y] of [[naming.left + 2, naming.top + 2], [naming.right - 2, naming.bottom - 2]])
        if (!document.elementFromPoint(x, y)?.closest('#code')) faults.push(`${x}, ${y}`);
    if (naming.height < 44) faults.push('too low');
    return faults;
}"""

# Says of the deal on the table what a deal that was wished for says of itself.
KNOW = """text => {
    const chip = document.getElementById('chip');
    chip.hidden = !text;
    chip.replaceChildren(Object.assign(document.createElement('span'), { textContent: text }));
}"""

# What of the names does not fit into the header.
HEADER = """() => {
    const chip = document.getElementById('chip');
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const naming = document.querySelector('.naming').getBoundingClientRect();
    const faults = [];
    if (chip.scrollWidth > chip.clientWidth + 1) faults.push('the deal is cut short');
    if (naming.top < bar.top || naming.bottom > bar.bottom) faults.push('higher than the bar');
    return faults;
}"""

# What the Tab key comes to, and how far down and along each stands.
ORDER = """() => [...document.querySelectorAll('#new-game :is(button, input, textarea)')]
    .filter(one => one.checkVisibility() && !one.matches(':disabled'))
    .filter(one => one.type !== 'radio' || one.checked)
    .map(one => (one.closest('fieldset, .field') ?? one).getBoundingClientRect())
    .map(({ left, top }) => [Math.round(left), Math.round(top)])"""


def light_the_truth(page: Page) -> None:
    page.keyboard.press("t")
    expect(page.locator("#truth[data-verdict]:not([data-busy])")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_notice_beside_the_list_of_moves_covers_nothing(
    new_table: NewTable, language: str
) -> None:
    table = new_table(language=language, reduced_motion="reduce")
    page = table.page
    table.begin(DEAL, LINE[:LOST_BY], language)
    light_the_truth(page)
    page.keyboard.type(LINE[LOST_BY][:2])
    expect(page.locator("#notice-close")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator("#moves-panel:not([aria-busy]) .move-row").first).to_be_visible()
    for name, (width, height) in SCREENS.items():
        resize(page, width, height)
        table.wait_until_still()
        assert page.evaluate(COVERED) == [], name
        notice = page.locator("#notice").bounding_box()
        assert notice
        assert notice["y"] + notice["height"] <= height, name


@pytest.mark.parametrize("language", sampled(TAGS, LONG_WORDS))
def test_the_whole_name_is_read_beside_the_truth(new_table: NewTable, language: str) -> None:
    table = new_table("BK1-C4-AAAAA24", language=language, viewport=PHONE)
    page = table.page
    light_the_truth(page)
    for deal in ("BK1-C4-AAAAA24", "BD1-KD-AAAAA24"):
        table.open(f"/{language}/g/{deal}")
        name = Translator(language)("page-game-name", game="dozen" if "BD" in deal else "boulanger")
        expect(page.locator("#game-name")).to_have_text(name)
        expect(page.locator("#truth[data-verdict]:not([data-busy])")).to_be_visible()
        for width, height in ((320, 640), (390, 844)):
            resize(page, width, height)
            assert page.evaluate(NAME) == [], (deal, width)


@pytest.mark.parametrize("language", sampled(TAGS, LONG_WORDS))
def test_the_whole_name_is_read_beside_what_is_known_of_the_deal(
    new_table: NewTable, language: str
) -> None:
    table = new_table(language=language, viewport=PHONE)
    page, say = table.page, Translator(language)
    for deal, game in (("BK1-C4-AAAAA24", "boulanger"), ("BD1-KD-AAAAA24", "dozen")):
        table.open(f"/{language}/g/{deal}")
        expect(page.locator("#game-name")).to_have_text(say("page-game-name", game=game))
        for known in ("", *(say("page-level-name", level=level) for level in ("medium", "hard"))):
            page.evaluate(KNOW, known)
            for width, height in ((320, 640), (360, 740), (390, 844)):
                resize(page, width, height)
                assert page.evaluate(NAME) == [], (deal, known, width)
                assert page.evaluate(HEADER) == [], (deal, known, width)


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (390, 844), (320, 640)])
def test_the_header_is_touched_with_a_fingertip(new_table: NewTable, size: tuple[int, int]) -> None:
    table = new_table("BK1-C4-AAAAA24", viewport={"width": size[0], "height": size[1]})
    light_the_truth(table.page)
    assert table.page.locator("body").evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_tab_key_goes_where_the_eye_goes(new_table: NewTable, language: str) -> None:
    table = new_table("BK1-C4-AAAAA24", language=language, viewport=PHONE)
    page = table.page
    page.keyboard.press("n")
    expect(page.locator("#new-game")).to_be_visible()
    page.locator("#new-game [name=source][value=code]").check(force=True)
    page.locator("#new-game [name=source][value=number]").check(force=True)
    page.locator("#deal-number").fill("1")
    tops = [top for _, top in page.evaluate(ORDER)]
    assert len(tops) >= 6
    assert tops == sorted(tops)
    page.locator("#new-game [name=cells]").first.focus()
    resize(page, DESK["width"], DESK["height"])
    # The columns one after the other, each from its top.
    eventually(page, lambda: len({left for left, _ in page.evaluate(ORDER)}) > 1, "the columns")
    assert page.evaluate("document.activeElement.name") == "cells"
    parts = page.locator("#new-game :is(.sources, [data-option=cells], .numbering)")
    names: list[str] = parts.evaluate_all("all => all.map(one => one.className)")
    assert names[0] == "sources"
