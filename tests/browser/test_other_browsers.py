"""The table in Firefox and in WebKit: a drag, a double tap, and a drag on a right-to-left page.

All the rest is tested in Chromium; these show that nothing in it needs Chromium. Both are Debian's
own builds, driven as each allows, and without them the tests do not run.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fournil.game.game import Game
from fournil.i18n import Translator
from tests.browser import firefox, webkit
from tests.browser.serving import Server
from tests.browser.table import Spot, game_of
from tests.browser.waiting import PATIENCE

DEAL = "BK1-C4-AAAAABQ"
# The page takes it from the taps themselves how quickly they follow each other. Here they say that
# it takes no time at all, however long the machine needs for it.
AT_ONCE = """() => {
    Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, get: () => 0 });
}"""

# A program that starts, takes whatever it is told, and then does nothing at all.
SLEEPER = """\
import os, sys, time
if "-displayfd" in sys.argv:
    os.write(int(sys.argv[sys.argv.index("-displayfd") + 1]), b"7\\n")
time.sleep(3600)
"""

Browser = firefox.Firefox | webkit.WebKit


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    directory = tmp_path_factory.mktemp(request.param)
    found: Browser
    if request.param == "firefox":
        if firefox.FIREFOX is None:
            pytest.skip("there is no Firefox on this machine")
        found = firefox.Firefox(directory)
    else:
        if not (webkit.DRIVER and webkit.XVFB and webkit.BROWSER):
            pytest.skip("WebKitWebDriver, its MiniBrowser or Xvfb is not on this machine")
        found = webkit.WebKit(directory)
    yield found
    found.close()


def wait_for(browser: Browser, script: str, wanted: object) -> None:
    end = time.monotonic() + PATIENCE
    while (found := browser.run(script)) != wanted:
        assert time.monotonic() < end, f"still {found!r} and not {wanted!r}"
        time.sleep(0.1)


def open_table(browser: Browser, address: str) -> None:
    browser.open(address)
    wait_for(browser, "() => document.querySelectorAll('#board .card').length", 52)


def middle(browser: Browser, selector: str) -> Spot:
    """The middle of an element, once everything has arrived where it belongs."""
    wait_for(browser, "() => document.getAnimations().length", 0)
    x, y = browser.run(
        f"""() => {{
            const one = document.querySelector({json.dumps(selector)});
            const {{ x, y, width, height }} = one.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        }}"""
    )
    return Spot(round(x), round(y))


def drag(browser: Browser, card: object, place: str) -> None:
    start = middle(browser, f'[data-card="{card}"]')
    end = middle(browser, f'.slot[data-place="{place}"]')
    between = Spot((start.x + end.x) // 2, (start.y + end.y) // 2)
    browser.point(
        [
            move(start, 0),
            {"type": "pointerDown", "button": 0},
            *(move(spot, 60) for spot in (between, end, end)),
            {"type": "pointerUp", "button": 0},
        ]
    )


def double_tap(browser: Browser, card: object) -> None:
    press: list[dict[str, object]] = [
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    spot = middle(browser, f'[data-card="{card}"]')
    browser.run(AT_ONCE)
    browser.point([move(spot, 0), *press, {"type": "pause", "duration": 40}, *press])


def move(spot: Spot, milliseconds: int) -> dict[str, object]:
    return {"type": "pointerMove", "x": spot.x, "y": spot.y, "duration": milliseconds}


def expect_same_as(browser: Browser, game: Game, language: str = "en") -> None:
    """Wait until the page shows, with the server's consent, what the engine says."""
    moves = Translator(language).number(len(game.moves))  # which only the server counts
    wait_for(browser, "() => document.querySelector('#moves').textContent", moves)
    drawn: Any = {
        "columns": [[str(card) for card in column] for column in game.position.columns],
        "cells": [card and str(card) for card in game.position.cells],
    }
    wait_for(
        browser,
        """() => {
            const cards = one => [...one.querySelectorAll(".card")].map(each => each.dataset.card);
            const all = kind => [...document.querySelectorAll(`.place-${kind}`)].map(cards);
            return { columns: all("column"), cells: all("cell").map(each => each[0] ?? null) };
        }""",
        drawn,
    )


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_browser_that_does_not_start_leaves_nothing_running(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeper = tmp_path / "sleeper"
    sleeper.write_text(f"#!{sys.executable}\n{SLEEPER}")
    sleeper.chmod(0o755)
    for module, program in ((firefox, "FIREFOX"), (webkit, "XVFB"), (webkit, "DRIVER")):
        monkeypatch.setattr(module, program, sleeper)
    for module in (firefox, webkit):
        monkeypatch.setattr(module, "PATIENCE", 0.2)
    started: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, *command: Any, **options: Any) -> None:
            super().__init__(*command, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    begin: Callable[[Path], Browser] = {
        "firefox": firefox.Firefox,
        "webkit": webkit.WebKit,
    }[name]
    with pytest.raises((ConnectionError, httpx.TransportError)):
        begin(tmp_path)
    assert [process.poll() is not None for process in started] == [True] * len(started)
    assert len(started) == {"firefox": 1, "webkit": 2}[name]


def test_a_drag_and_a_double_tap(browser: Browser, server: Server) -> None:
    open_table(browser, f"{server.address}/en/g/{DEAL}")
    game = game_of(DEAL)
    top = game.position.columns[0][-1]
    drag(browser, top, "b")
    game.play("1b")
    expect_same_as(browser, game)

    tapped = game.position.columns[2][-1]
    game.auto_move(tapped)
    double_tap(browser, tapped)
    expect_same_as(browser, game)
    assert not browser.mistakes


def test_a_drag_on_a_page_from_right_to_left(browser: Browser, server: Server) -> None:
    open_table(browser, f"{server.address}/ar/g/BK1-C4-AAAAA24")
    game = game_of("BK1-C4-AAAAA24")
    assert browser.run("() => document.documentElement.dir") == "rtl"
    first, last = (middle(browser, f'.slot[data-place="{place}"]') for place in "18")
    assert first.x < last.x, "the board itself runs from left to right"

    drag(browser, game.position.columns[7][-1], "d")
    game.play("8d")
    expect_same_as(browser, game, "ar")
    drag(browser, game.position.columns[0][-1], "a")
    game.play("1a")
    expect_same_as(browser, game, "ar")
    # The server has both, not the page alone.
    browser.open(f"{server.address}/ar/")
    expect_same_as(browser, game, "ar")
    assert not browser.mistakes
