"""What the page costs, what it may load, and what it keeps still."""

from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from fournil.core.position import Position
from fournil.core.rules import find_rules
from fournil.notation.boards import write_text
from tests.browser.conftest import PHONE, NewContext, NewTable
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.waiting import eventually, wait_until_laid_out

BUDGET = 100_000
LANGUAGES = ["en", "fr", "tr", "ar", "fa", "th"]
# The observer hears of a mark after all that was there before it.
SHIFTED = """() => new Promise(done => {
    let sum = 0;
    const observer = new PerformanceObserver(list => {
        for (const entry of list.getEntries()) sum += entry.value ?? 0;
        if (!list.getEntriesByName('now').length) return;
        observer.disconnect();
        done(sum);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    observer.observe({ type: 'mark' });
    performance.mark('now');
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small_and_comes_from_here_alone(
    new_context: NewContext, server: Server, language: str
) -> None:
    page = new_context().new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    begun: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on(
        "Network.requestWillBeSent",
        lambda event: begun.update({event["requestId"]: event["request"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
    )
    page.goto(f"{server.address}/{language}/")
    expect(page.locator("#board .card").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    eventually(page, lambda: begun.keys() == sizes.keys(), "the end of every request")
    addresses = [urlsplit(url) for url in begun.values()]
    assert {url.netloc for url in addresses} == {urlsplit(server.address).netloc}
    # Whatever it takes to play is counted, down to the deal.
    for part in (f"/{language}/", "/static/", "/api/games"):
        assert any(url.path.startswith(part) for url in addresses)
    assert sum(sizes.values()) <= BUDGET


def test_nothing_is_inline(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    answer = table.page.request.get(f"{table.address}/en/")
    policy = answer.headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "default-src 'self'" in policy
    source = answer.text()
    assert " style=" not in source
    assert "<style" not in source
    assert " onclick" not in source


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, PHONE])
def test_nothing_shifts_while_the_page_loads(new_table: NewTable, viewport: dict[str, int]) -> None:
    table = new_table("BK1-C4-AAAAA24", viewport=viewport)
    wait_until_laid_out(table.page)
    assert table.page.evaluate(SHIFTED) < 0.001
    # It would have been noticed.
    table.page.evaluate("() => { document.querySelector('.bar').style.marginTop = '200px'; }")
    wait_until_laid_out(table.page)
    eventually(table.page, lambda: table.page.evaluate(SHIFTED) > 0.001, "a shift")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_axe_finds_nothing_serious(new_table: NewTable, language: str, scheme: str) -> None:
    table = new_table("BK1-C4-AAAAA24", language=language, color_scheme=scheme)
    page = table.page

    def check() -> None:
        table.wait_until_still()
        found = Axe().run(page).response["violations"]
        serious = [
            (each["id"], [node["target"] for node in each["nodes"]][:3])
            for each in found
            if each["impact"] in {"serious", "critical"}
        ]
        assert serious == []

    check()
    for key, window in (("n", "#new-game"), ("?", "#help")):
        page.keyboard.press(key)
        expect(page.locator(window)).to_be_visible()
        check()
        page.keyboard.press("Escape")
        expect(page.locator(window)).to_be_hidden()
    page.locator(".menu-button").click()
    expect(page.locator("#menu")).to_be_visible()
    check()
    page.locator("#menu [data-command=settings]").click()
    expect(page.locator("#settings")).to_be_visible()
    check()


def test_cards_have_names_with_their_places(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page
    expect(page.get_by_role("button", name="six of diamonds, column 1, top")).to_have_count(1)
    expect(
        page.get_by_role("button", name="five of diamonds, column 1, under 1 card")
    ).to_have_count(1)
    expect(page.get_by_role("button", name="cell a, empty")).to_have_count(1)
    expect(page.get_by_role("button", name="hearts foundation, empty")).to_have_count(1)


def test_buttons_are_large_enough_for_a_thumb(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24", viewport=PHONE)
    for name in ("#undo", "#redo", "#new", ".menu-button"):
        box = table.page.locator(name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def four_kings(table: Table) -> None:
    """Lay out a game that lacks only its kings."""
    kings = Position(
        find_rules("boulanger"), ["KS", "KH", "KD", "KC", "", "", "", ""], None, (12, 12, 12, 12)
    )
    table.ask("POST", "/api/games", {"game": "boulanger", "deal": write_text(kings)})
    table.page.reload()
    table.wait_until_dealt()


def test_a_win_is_celebrated_and_can_be_skipped(new_table: NewTable) -> None:
    table = new_table()
    four_kings(table)
    for card in ("KS", "KH", "KD"):
        table.tap(card)
    table.expect_moves(3)
    table.wait_until_still()
    session = table.page.context.new_cdp_session(table.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})  # nothing ends by itself
    table.tap("KC")
    table.expect_moves(4)
    expect(table.page.locator(".baked")).to_have_count(4)
    expect(table.page.locator("#won")).to_be_hidden()
    table.page.keyboard.press("Shift")
    expect(table.page.locator("#won")).to_be_visible()
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(table.page.locator("#won-score")).to_have_text("40")
    table.page.locator("#won [data-command=again]").click()
    table.expect_moves(0)
    expect(table.page.locator(".baked")).to_have_count(0)
