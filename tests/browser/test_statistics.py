"""The page of statistics in a real browser: its look, moments, links, and deleting everything."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, Request, expect

from fournil.i18n import TAGS
from tests.browser.conftest import PHONE
from tests.browser.copies import start_again, wait_for_copy
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.waiting import eventually, hear_all, resize
from tests.sampling import BOTH_WAYS, sampled
from tests.web.past import TOKEN, write_past


@pytest.fixture(scope="module")
def past_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose one player has a past of ninety games, up to this very hour."""
    directory: Path = tmp_path_factory.mktemp("past")
    write_past(directory, 90, until=datetime.now(UTC))
    running = Server(directory)
    running.start()
    yield running
    running.stop()


Look = Callable[..., Page]
FORGET_COPY = """async path => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
}"""


@pytest.fixture
def look(
    new_context: Callable[..., BrowserContext], past_server: Server, mistakes: list[str]
) -> Look:
    def make(path: str = "/en/statistics", **options: Any) -> Page:
        context = new_context(**{"reduced_motion": "reduce", **options})
        context.add_cookies([{"name": "fournil", "value": TOKEN, "url": past_server.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.goto(f"{past_server.address}{path}")
        if options.get("java_script_enabled", True):
            expect(page.locator(".statistics")).to_have_attribute("data-live", "")
        return page

    return make


@pytest.mark.parametrize("language", sampled(TAGS, BOTH_WAYS))
def test_it_fits_on_every_screen_and_is_no_barrier(look: Look, language: str) -> None:
    night = TAGS.index(language) % 2
    page = look(f"/{language}/statistics", color_scheme="dark" if night else "light")
    for width, height in ((1440, 900), (1000, 700), (820, 1100), (390, 844), (320, 640)):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, width)
        small = page.locator(".statistics a:visible, .statistics button:visible").evaluate_all(
            """all => all.filter(one => one.getBoundingClientRect().height < 43.5)
                .map(one => one.outerHTML.slice(0, 90))"""
        )
        assert not small, width
        expect(page.locator(".chart[role=img]:visible")).to_have_count(3)
    found = [
        (each["id"], [node["target"] for node in each["nodes"]][:3])
        for each in Axe().run(page).response["violations"]
    ]
    assert found == []


@pytest.mark.parametrize("language", ["en", "fa"])
def test_charts_run_in_the_reading_direction(look: Look, language: str) -> None:
    page = look(f"/{language}/statistics")
    marks = page.locator(".overview .shape-wide > *").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().x)"
    )
    assert len(marks) == 60
    assert (marks[0] < marks[-1]) is (language == "en")
    bars = page.locator(".rate rect").first.bounding_box()
    track = page.locator(".rate").first.bounding_box()
    assert bars
    assert track
    starts_right = bars["x"] - track["x"] > 1
    assert starts_right is (language == "fa")


def test_choices_are_links(look: Look) -> None:
    page = look()
    played = page.locator(".figures dd").first
    expect(played).to_have_text("90")
    page.get_by_role("link", name="Baker’s Dozen", exact=True).click()
    expect(played).not_to_have_text("90")
    page.get_by_role("link", name="kings stay · any suit").click()
    expect(page).to_have_url(re.compile(r"game=dozen&variant=BD1-EA$"))
    page.get_by_role("link", name="With help").click()
    expect(page).to_have_url(re.compile(r"variant=BD1-EA&help=with$"))


def test_everything_is_there_without_scripts(look: Look) -> None:
    page = look(java_script_enabled=False)
    expect(page.locator(".figures dd").first).to_have_text("90")
    expect(page.locator(".chart[role=img]:visible")).to_have_count(3)
    expect(page.locator("time").first).to_have_text(re.compile(r"\d{4}-\d\d-\d\d"))
    expect(page.locator('[data-part="delete"]')).to_be_hidden()


@pytest.mark.parametrize(
    ("language", "locale", "zone", "day"),
    [
        ("en", "en-GB", "Asia/Tokyo", "10 Jun 2024"),
        ("en", "en-US", "America/Los_Angeles", "Jun 9, 2024"),
        ("fr", "fr-FR", "Asia/Tokyo", "10 juin 2024"),
        ("fa", "fa-IR", "Asia/Tokyo", "۲۱ خرداد ۱۴۰۳"),
        ("th", "th-TH", "Asia/Tokyo", "10 มิ.ย. 2567"),
    ],
)
def test_moments_are_the_readers_own(
    new_context: Callable[..., BrowserContext],
    past_server: Server,
    language: str,
    locale: str,
    zone: str,
    day: str,
) -> None:
    context = new_context(locale=locale, timezone_id=zone)
    context.add_cookies([{"name": "fournil", "value": TOKEN, "url": past_server.address}])
    page = context.new_page()
    address = f"{past_server.address}/{language}/statistics"

    def older(route: Any) -> None:
        html = route.fetch().text()
        html = re.sub(r'datetime="[^"]*"', 'datetime="2024-06-09T18:30:00+00:00"', html)
        route.fulfill(body=html, content_type="text/html; charset=utf-8")

    page.route(address, older)
    page.goto(address)
    expect(page.locator("time").first).to_have_text(re.compile(day))


def test_today_and_yesterday_have_names(look: Look) -> None:
    page = look()
    words = page.locator("time").all_inner_texts()
    assert any(re.match(r"(today|yesterday), \d", text) for text in words), words


def test_a_recent_game_is_replayed_and_gone_on_with(look: Look) -> None:
    page = look()
    page.locator(".recent .ways a").first.click()
    expect(page.locator(".replay")).to_have_attribute("data-live", "")
    page.go_back()
    code = page.locator(".recent li", has_text="Go on").first.locator(".code").inner_text()
    page.locator(".recent a", has_text="Go on").first.click()
    expect(page.locator("#code-text")).to_have_text(code)


def begun(context: BrowserContext, server: Server) -> Table:
    """A table with a game that counts."""
    table = Table(context.new_page(), server.address)
    table.open("/en/g/BK1-C4-AAAAA24")
    table.page.keyboard.type("1a")
    table.expect_moves(1)
    return table


def test_everything_is_taken_along(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    table = begun(new_context(), server)
    table.page.goto(f"{server.address}/en/statistics")
    with table.page.expect_download() as waiting:
        table.page.get_by_role("link", name="Export everything").click()
    kept = json.loads(waiting.value.path().read_text())
    assert [game["actions"][0]["action"] for game in kept["games"]] == ["1a"]


@pytest.mark.parametrize(
    ("way", "language"), [("mouse", "en"), ("touch", "ar"), ("keys", "en"), ("keys", "ar")]
)
def test_everything_is_deleted_once_it_is_asked_for_twice(
    new_context: Callable[..., BrowserContext], server: Server, way: str, language: str
) -> None:
    options: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if way == "touch" else {}
    table = begun(new_context(**options), server)
    page = table.page
    page.goto(f"{server.address}/{language}/statistics")
    expect(page.locator(".statistics")).to_have_attribute("data-live", "")
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))

    def press(name: str) -> None:
        button = page.locator(f'[data-part="{name}"]')
        if way == "keys":
            button.focus()
            page.keyboard.press("Enter")
        elif way == "touch":
            button.tap()
        else:
            button.click()

    press("delete")
    expect(page.locator("dialog")).to_be_visible()
    expect(page.locator('[data-part="keep"]')).to_be_focused()
    press("keep")
    expect(page.locator("dialog")).to_be_hidden()
    press("delete")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()
    hear_all(page, asked)
    assert {request.method for request in asked} == {"GET"}
    assert len(table.ask("GET", "/api/games")["games"]) == 1
    press("delete")
    expect(page.locator("dialog")).to_be_visible()
    press("really")
    page.wait_for_url(f"**/{language}/")
    table.wait_until_dealt()
    # The fresh table has dealt a game of its own.
    saved = table.ask("GET", "/api/games")["games"]
    assert [game["moves"] for game in saved] == [0]
    page.goto(f"{server.address}/{language}/statistics")
    expect(page.locator(".empty")).to_be_visible()


def test_nothing_is_deleted_while_the_server_is_away(
    new_context: Callable[..., BrowserContext], own_server: Server
) -> None:
    table = begun(new_context(), own_server)
    page = table.page
    page.goto(f"{own_server.address}/en/statistics")
    expect(page.locator(".statistics")).to_have_attribute("data-live", "")
    own_server.kill()
    page.locator('[data-part="delete"]').click()
    page.locator('[data-part="really"]').click()
    expect(page.locator('[data-part="trouble"]')).to_contain_text("Nothing was deleted")
    own_server.start()
    assert len(table.ask("GET", "/api/games")["games"]) == 1


def test_a_copy_says_so_and_deleting_leaves_none(
    new_context: Callable[..., BrowserContext], own_server: Server
) -> None:
    table = begun(new_context(service_workers="allow", reduced_motion="reduce"), own_server)
    page = table.page
    path = "/en/statistics?help=all"
    # A page that comes while the worker is just taking over may be missed by it.
    eventually(page, lambda: page.evaluate("Boolean(navigator.serviceWorker.controller)"))
    page.goto(f"{own_server.address}{path}")
    wait_for_copy(page, path)
    own_server.kill()
    page.reload()
    expect(page.locator('[data-part="copy"]')).to_be_visible()
    start_again(own_server, page, path)
    # The copy of this visit has come before everything is deleted: one that comes later would stay.
    page.evaluate(FORGET_COPY, path)
    page.reload()
    expect(page.locator('[data-part="copy"]')).to_be_hidden()
    expect(page.locator(".statistics")).to_have_attribute("data-live", "")
    wait_for_copy(page, path)
    assert page.evaluate("localStorage.getItem('fournil-last')")
    code = "BK1-C4-AAAAA24"
    page.locator('[data-part="delete"]').click()
    page.locator('[data-part="really"]').click()
    page.wait_for_url("**/en/")
    table.wait_until_dealt()
    told = page.evaluate(
        """async () => {
            const texts = Object.values(localStorage);
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys()) {
                    texts.push(await (await cache.match(request)).text());
                }
            }
            return texts.join(" ");
        }"""
    )
    assert f'"{code}"' not in told
