"""Windows fit in every language at every width; whatever is pressed is as large as a fingertip."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fournil.i18n import TAGS
from tests.browser.conftest import NewTable
from tests.browser.test_page import four_kings
from tests.browser.waiting import resize
from tests.sampling import LONG_WORDS, sampled

WIDTHS = ((1440, 900), (390, 844), (320, 640))

# What sticks out of an open window, what is cut off in it, and which of its words lie on others.
# The buttons of a window's foot stay in sight, whatever scrolls beneath them.
MISFITS = """window => {
    const misfits = [];
    const edge = window.getBoundingClientRect();
    if (edge.left < -0.5 || edge.right > innerWidth + 0.5) misfits.push('out of sight at a side');
    if (edge.top < -0.5 || edge.bottom > innerHeight + 0.5) misfits.push('out of sight');
    if (window.scrollWidth > window.clientWidth + 1) misfits.push('scrolls sideways');
    const parts = [...window.querySelectorAll('*')]
        .filter(part => part.checkVisibility() && part.clientWidth > 1 && !part.closest('svg'));
    const words = parts.filter(part => [...part.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.data.trim()));
    for (const part of parts) {
        const box = part.getBoundingClientRect();
        if (box.left < edge.left - 1 || box.right > edge.right + 1)
            misfits.push(`${part.tagName} sticks out`);
    }
    for (const part of words) {
        const text = part.textContent.trim();
        if (part.scrollWidth > part.clientWidth + 1) misfits.push(`cut off: ${text}`);
        const box = part.getBoundingClientRect();
        for (const other of words) {
            if (part === other || part.contains(other) || other.contains(part)) continue;
            if (part.closest('footer') || other.closest('footer')) continue;
            const next = other.getBoundingClientRect();
            const over = Math.min(box.right, next.right) - Math.max(box.left, next.left);
            const under = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
            if (over > 2 && under > 3) misfits.push(`${text} lies on ${other.textContent}`);
        }
    }
    return misfits;
}"""

# Controls that answer on less than 44 px of the line across their middle, or of that down it. A
# choice is pressed on its label. Links within a sentence are as high as its line, and the link that
# skips to the text is there for the keyboard.
TOO_SMALL = """root => [...root.querySelectorAll('a:not(.skip), button, input, select, textarea')]
    .filter(one => one.checkVisibility() && !one.closest('#board, .example-table, p, td'))
    .filter(one => getComputedStyle(one).pointerEvents !== 'none')
    .flatMap(one => {
        const part = one.closest('label') ?? one;
        part.scrollIntoView({ block: 'center' });
        const box = part.getBoundingClientRect();
        if (box.width < 2) return [];
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const reach = (dx, dy) => {
            let far = 0;
            while (far < 44 && part.contains(document.elementFromPoint(x + far * dx, y + far * dy)))
                far += 0.5;
            return far;
        };
        const size = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        const name = one.id || one.name || one.className;
        return Math.min(...size) >= 44 ? [] : [`${name} ${part.textContent.trim()}: ${size}`];
    })"""


def expect_fit(page: Page, name: str) -> None:
    window = page.locator(name)
    expect(window).to_be_visible()
    for width, height in WIDTHS:
        resize(page, width, height)
        misfits: list[str] = window.evaluate(MISFITS)
        assert misfits == [], (name, width)


# Parts of the header that lie on others, and a name of the game that is hardly there.
CROWD = """bar => {
    const names = ['.game-name', '.code', '.figures', '.truth'];
    const parts = names.map(name => bar.querySelector(name));
    const boxes = [...parts, document.querySelector('.actions')].map(one => {
        const { left, right } = one.getBoundingClientRect();
        return [left, right];
    }).sort((one, other) => one[0] - other[0]);
    const crowded = boxes.slice(1).filter(([left], index) => left < boxes[index][1] - 0.5);
    return crowded.length || parts[0].clientWidth < 60 ? [boxes, parts[0].clientWidth] : [];
}"""


@pytest.mark.parametrize("language", ["en", "fr", "ar"])
def test_the_header_has_room_for_a_long_code_and_the_truth(
    new_table: NewTable, language: str
) -> None:
    table = new_table("ms:1", language=language)
    table.page.keyboard.press("t")
    expect(table.page.locator(".truth")).to_have_attribute("data-verdict", "winnable")
    for width in (620, 768, 860, 900, 1024, 1180, 1280, 1440):
        resize(table.page, width, 700)
        assert table.page.locator(".bar").evaluate(CROWD) == [], width


@pytest.mark.parametrize("language", sampled(TAGS, LONG_WORDS))
def test_every_window_fits(new_table: NewTable, language: str) -> None:
    table = new_table(language=language, reduced_motion="reduce")
    page = table.page
    for window in ("help", "menu", "import", "export"):
        _open(page, window)
        expect_fit(page, f"#{window}")
        _leave(page)
    _open(page, "new")
    for game in ("boulanger", "dozen"):
        _choose(page, "game", game)
        for source, text in (("code", "BK1-C4-AAAAA25"), ("number", "12x"), ("board", "7H 7H")):
            _choose(page, "source", source)
            _choose(page, "numbering", "pysol")
            page.locator(f"#deal-{source}").fill(text)
            # The longest that the window can become: with what is wrong with the deal.
            expect(page.locator("#deal-verdict.fails")).to_be_visible()
            expect_fit(page, "#new-game")
    _leave(page)
    four_kings(table)
    page.keyboard.type("1h2h3h4h")
    # The longest that it can become: set beside the best, which is asked for.
    expect(page.locator("#won-best-moves")).to_be_visible()
    expect_fit(page, "#won")


def _open(page: Page, command: str) -> None:
    page.evaluate("name => document.querySelector(`[data-command=${name}]`).click()", command)
    expect(page.locator("dialog[open]")).to_be_visible()


def _leave(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def _choose(page: Page, name: str, value: str) -> None:
    page.locator(f'#new-game [name="{name}"][value="{value}"]').evaluate("one => one.click()")


def too_small(root: Locator) -> Any:
    return root.evaluate(TOO_SMALL)


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844), (320, 640), (844, 390)])
def test_what_is_pressed_is_as_large_as_a_fingertip(
    new_table: NewTable, size: tuple[int, int], mistakes: list[str]
) -> None:
    width, height = size
    table = new_table(
        "BK1-C4-AAAAA24",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    page = table.page
    assert too_small(page.locator("body")) == []
    page.keyboard.press("t")
    expect(page.locator("#truth:not([data-busy])")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator("#moves-panel:not([aria-busy]) .move-row").first).to_be_visible()
    assert too_small(page.locator("body")) == []
    page.keyboard.press("Escape")
    for command in ("menu", "settings", "help", "new", "import", "export"):
        _open(page, command)
        assert too_small(page.locator("dialog[open]")) == []
        _leave(page)
    for path in ("rules/boulanger", "faq", "nothing-is-here"):
        page.goto(f"{table.address}/en/{path}")
        assert too_small(page.locator("body")) == []
    assert all("404" in mistake for mistake in mistakes)  # the last page is an error's
    mistakes.clear()


# What is pressed and stays out of view, however the page and its windows are scrolled.
OUT_OF_REACH = """() => [...document.querySelectorAll('button, input, select, a[href]')]
    .filter(one => one.checkVisibility() && !one.closest('.unseen, .skip'))
    .filter(one => !document.querySelector('dialog[open]') || one.closest('dialog[open]'))
    .filter(one => {
        one.scrollIntoView({ block: 'nearest' });
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
    })
    .map(one => one.id || one.dataset.command || one.textContent.trim())"""


@pytest.mark.parametrize("size", [(320, 180), (320, 256)])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_at_400_percent_everything_can_be_reached(
    new_table: NewTable, language: str, size: tuple[int, int]
) -> None:
    """A desk of 1280 x 720 or 1280 x 1024 at 400 % zoom is as small as this."""
    width, height = size
    table = new_table(
        "BK1-C4-AAAAA24",
        language=language,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    page = table.page
    for action in ("undo", "redo", "hint", "new"):
        box = page.locator(f"#{action}").bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
        assert box["height"] >= 24
    assert page.evaluate(OUT_OF_REACH) == []
    for command in ("menu", "settings", "help", "new", "import", "export"):
        _open(page, command)
        assert page.evaluate(OUT_OF_REACH) == [], command
        _leave(page)
    for path in ("rules/boulanger", "replay/BK1-C4-AAAAA24/1a"):
        page.goto(f"{table.address}/{language}/{path}")
        assert page.evaluate(OUT_OF_REACH) == [], path
