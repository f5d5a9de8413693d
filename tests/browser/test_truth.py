"""The truth light: off until asked for, exact, and never in the way of play."""

import pytest
from playwright.sync_api import Page, Request, Route, expect

from fournil.i18n import Translator
from tests.browser.conftest import PHONE, NewContext, NewTable
from tests.browser.lines import LOST_BY, lost_line
from tests.browser.serving import Server
from tests.browser.table import Pointer, Table, spoken
from tests.browser.waiting import eventually, hear_all, resize, stop_the_clock

DEAL, LINE = lost_line()
SCREENS = [
    {"width": 1440, "height": 900},
    PHONE,
    {"width": 320, "height": 640},
    {"width": 844, "height": 390},
]
IN_SIGHT = """chip => {
    const word = [...chip.querySelectorAll('[data-word]')]
        .filter(one => getComputedStyle(one).visibility === 'visible');
    const box = one => one.getBoundingClientRect();
    const bar = box(document.querySelector('.bar'));
    const inside = one => box(one).left >= bar.left && box(one).right <= bar.right
        && box(one).top >= bar.top && box(one).bottom <= bar.bottom + 1;
    const others = [...document.querySelectorAll('.bar button, .figures div')]
        .filter(one => one !== chip && one.checkVisibility());
    const apart = others.every(one => box(one).right <= box(chip).left + 1
        || box(one).left >= box(chip).right - 1);
    return word.length === 1 && inside(word[0]) && inside(chip.querySelector('svg')) && apart;
}"""


def shine(table: Table) -> None:
    table.ask("PUT", "/api/settings", {"truth": True})


def expect_verdict(page: Page, verdict: str) -> None:
    expect(page.locator("#truth:not([data-busy])")).to_have_attribute("data-verdict", verdict)


def answer_only(page: Page, verdict: str) -> None:
    """A server whose search ends like this, whatever it is asked."""

    def answer(route: Route) -> None:
        state = page.request.get(route.request.url.rsplit("/", 1)[0]).json()
        route.fulfill(json={"verdict": verdict, "version": state["version"]})

    page.route("**/api/games/*/truth", answer)


def test_nobody_is_told_who_did_not_ask(new_table: NewTable) -> None:
    table = new_table()
    asked: list[Request] = []
    table.page.on("request", lambda request: asked.append(request))
    table.begin(DEAL, LINE[:LOST_BY])
    table.page.keyboard.type(LINE[LOST_BY])
    table.expect_moves(LOST_BY + 1)
    expect(table.page.locator("#truth")).to_be_hidden()
    expect(table.page.locator("#notice")).to_be_hidden()
    hear_all(table.page, asked)
    addresses = [request.url for request in asked]
    assert any(url.endswith("/moves") for url in addresses)
    assert not [url for url in addresses if url.endswith(("/truth", "verdict-light.js"))]


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("way", ["key", "mouse", "touch"])
def test_it_is_lit_and_remembered_and_put_out(new_table: NewTable, way: str, language: str) -> None:
    table = new_table(language=language, has_touch=way == "touch", reduced_motion="reduce")
    page, say = table.page, Translator(language)
    table.begin(DEAL, LINE[:LOST_BY], language)

    def switch() -> None:
        if way == "key":
            page.keyboard.press("t")
            return
        menu, item = page.locator(".menu-button"), page.locator("#menu [data-command=truth]")
        for button in (menu, item):
            if way == "touch":
                button.tap()
            else:
                button.click()
        page.keyboard.press("Escape")

    with page.expect_response("**/api/settings"):
        switch()
    expect_verdict(page, "winnable")
    expect(page.get_by_role("button", name=say("page-truth-winnable"))).to_be_visible()
    expect(page.locator("#menu [data-command=truth]")).to_have_attribute("aria-checked", "true")
    page.reload()
    table.wait_until_dealt()
    expect_verdict(page, "winnable")
    with page.expect_response("**/api/settings"):
        switch()
    expect(page.locator("#truth")).to_be_hidden()
    page.reload()
    table.wait_until_dealt()
    expect(page.locator("#truth")).to_be_hidden()


def test_it_stays_out_though_the_server_has_not_heard_of_it_yet(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    page = table.page
    shine(table)
    table.begin(DEAL, LINE[:2])
    expect_verdict(page, "winnable")
    held: list[Route] = []
    page.route("**/api/settings", lambda route: held.append(route))
    page.keyboard.press("t")
    eventually(page, lambda: held, "what the server is to hear")
    page.reload()
    table.wait_until_dealt()
    expect(page.locator("#truth")).to_be_hidden()
    assert table.ask("GET", "/api/settings")["truth"]


def test_it_follows_play_and_says_once_that_the_game_is_lost(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    shine(table)
    table.begin(DEAL, LINE[:LOST_BY])
    page = table.page
    expect_verdict(page, "winnable")
    said = page.locator("p[role=status]").last
    expect(said).to_have_text("This game can still be won")
    page.keyboard.type(LINE[LOST_BY])
    expect_verdict(page, "unwinnable")
    expect(said).to_have_text("This game can no longer be won")
    notice = page.locator("#notice")
    expect(notice).to_contain_text("can no longer be won")
    page.keyboard.press("Escape")
    expect(notice).to_be_hidden()
    page.keyboard.type(LINE[LOST_BY + 1][:2])
    expect_verdict(page, "unwinnable")
    expect(notice).to_be_hidden()
    page.keyboard.type("uu")
    expect_verdict(page, "winnable")
    page.keyboard.press("r")
    expect(notice).to_contain_text("can no longer be won")
    notice.get_by_role("button", name="Back to the last winnable position").click()
    table.expect_moves(LOST_BY)
    expect_verdict(page, "winnable")


@pytest.mark.parametrize("verdict", ["winnable", "unwinnable", "unknown"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_each_verdict_has_its_shape_and_its_word_on_every_screen(
    new_table: NewTable, language: str, verdict: str
) -> None:
    table = new_table(language=language, reduced_motion="reduce")
    page = table.page
    shine(table)
    answer_only(page, verdict)
    table.begin(DEAL, LINE[:2], language)
    expect_verdict(page, verdict)
    chip = page.locator("#truth")
    word = Translator(language)(f"page-truth-{'lost' if verdict == 'unwinnable' else verdict}")
    expect(chip.locator(f"[data-word={verdict}]")).to_have_text(word)
    shape = chip.locator(".verdict-shape")
    dashes = shape.evaluate("one => getComputedStyle(one).strokeDasharray")
    assert (dashes != "none") == (verdict == "unknown")
    for screen in SCREENS:
        resize(page, **screen)
        assert chip.evaluate(IN_SIGHT), screen


def test_while_it_is_being_found_out_play_goes_on(new_table: NewTable) -> None:
    """Every question is held back: moves are answered all the same, and old questions dropped."""
    table = new_table(reduced_motion="reduce")
    page = table.page
    shine(table)
    held: list[Route] = []
    dropped: list[Request] = []
    page.route("**/api/games/*/truth", lambda route: held.append(route))

    def drop(request: Request) -> None:
        if request.url.endswith("/truth"):
            dropped.append(request)

    page.on("requestfailed", drop)

    def question(count: int) -> Route:
        """The question that has come after so many others, all of which have been dropped."""
        eventually(page, lambda: (len(held), len(dropped)) == (count + 1, count), "a question")
        assert dropped == [route.request for route in held[:-1]]
        return held[-1]

    table.begin(DEAL, [])
    newest = question(0)
    chip = page.locator("#truth[data-busy]")
    for count, move in enumerate(LINE[:3], 1):
        expect(chip).to_have_attribute("data-verdict", "asking")
        expect(chip.locator("[data-word=asking]")).to_be_visible()
        page.keyboard.type(move)
        table.expect_moves(count)
        # Every position is asked about, for each stays until it has been.
        newest = question(count)
    # The last question is the one about the position that is on the table now.
    state = table.saved()
    assert state["actions"] == LINE[:3]
    newest.fulfill(json={"verdict": "unknown", "version": state["version"]})
    expect_verdict(page, "unknown")
    expect(page.locator("#notice")).to_be_hidden()


def test_without_the_server_nothing_is_known(
    new_table: NewTable, own_server: Server, mistakes: list[str]
) -> None:
    table = new_table(at=own_server, reduced_motion="reduce")
    shine(table)
    table.begin(DEAL, LINE[:1])
    page = table.page
    expect_verdict(page, "winnable")
    page.route("**/api/games/*/truth", lambda route: route.abort())
    page.keyboard.type(LINE[1])
    expect_verdict(page, "unknown")
    page.unroute("**/api/games/*/truth")
    expect_verdict(page, "winnable")
    assert all("ERR_FAILED" in mistake for mistake in mistakes)
    mistakes.clear()


@pytest.mark.parametrize("pointer", ["mouse", "touch"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_dead_end_offers_ways_out(new_table: NewTable, language: str, pointer: Pointer) -> None:
    table = new_table(language=language, has_touch=pointer == "touch", reduced_motion="reduce")
    page, say = table.page, Translator(language)
    table.begin(DEAL, LINE, language)
    notice = page.locator("#notice")
    expect(notice).to_contain_text(say("page-stuck"))
    for name in ("page-undo", "page-restart", "page-new-game", "page-last-winnable"):
        expect(notice.get_by_role("button", name=say(name), exact=True)).to_be_visible()
    back = notice.get_by_role("button", name=say("page-last-winnable"))
    if pointer == "touch":
        back.tap()
    else:
        back.click()
    table.expect_moves(LOST_BY, language)
    expect(notice).to_contain_text(spoken(say("page-went-back", count=len(LINE) - LOST_BY)))
    # The old line is still there.
    for _ in LINE[LOST_BY:]:
        page.keyboard.press("r")
    table.expect_moves(len(LINE), language)


def test_a_lost_deal_offers_another_one_and_the_notice_can_be_closed(new_table: NewTable) -> None:
    """Where nothing has been played there is nothing to go back to."""
    table = new_table(reduced_motion="reduce")
    page = table.page
    shine(table)
    answer_only(page, "unwinnable")
    table.begin(DEAL, [])
    notice = page.locator("#notice")
    expect(notice).to_contain_text("This deal cannot be won")
    expect(notice.get_by_role("button", name="last winnable")).to_have_count(0)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()
    page.keyboard.press("t")
    expect(page.locator("#truth")).to_be_hidden()
    page.keyboard.press("t")
    notice.get_by_role("button", name="New game").click()
    expect(page.locator("#new-game")).to_be_visible()


def test_the_way_back_says_in_words_why_it_is_none(
    new_table: NewTable, new_context: NewContext
) -> None:
    context = new_context(reduced_motion="reduce")
    stop_the_clock(context)  # what is said stays until it is closed
    table = new_table(context=context)
    page = table.page
    table.begin(DEAL, LINE[:3])
    notice = page.locator("#notice")
    with page.expect_response("**/api/games/*/back"):
        page.keyboard.press("w")
    expect(notice).to_contain_text("can still be won")
    table.expect_moves(3)
    page.keyboard.press("Escape")
    expect(notice).to_be_hidden()
    with page.expect_response("**/api/games/*/back"):
        table.command("winnable")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("can still be won")


def test_a_long_search_for_the_way_back_can_be_called_off(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    page = table.page
    table.begin(DEAL, LINE)
    held: list[Route] = []
    page.route("**/api/games/*/back", lambda route: held.append(route))
    page.keyboard.press("w")
    notice = page.locator("#notice")
    expect(notice).to_contain_text("Looking for the last winnable position")
    (asked,) = eventually(page, lambda: list(held), "the question")
    with page.expect_event("requestfailed", lambda failed: failed == asked.request):
        notice.get_by_role("button", name="Cancel").click()
    expect(notice).to_contain_text("No legal move is left")
    table.expect_moves(len(LINE))
