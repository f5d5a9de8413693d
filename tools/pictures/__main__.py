"""Takes every picture of the gallery and writes the page that shows them.

    make pictures                                  all of them
    python -m tools.pictures won-desk faq-desk     only these, and the page

The real server runs on a directory of its own, each picture has a player of its own, deals and
moves are fixed, the clock stands still and nothing moves: the same code gives the same pictures on
the same machine. It needs Chromium and the fonts, as the tests of the page do
(``FOURNIL_CHROMIUM`` names another browser).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from fournil.i18n import Translator
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.web.past import TOKEN, UNTIL, write_past
from tools.chromium import launch_options
from tools.pictures.palette import reduce
from tools.pictures.scenes import GALLERY, Picture, Start

DOCS: Final = Path(__file__).parents[2] / "docs"
FOLDER: Final = DOCS / "pictures"

_INTRODUCTION: Final = """\
Every page and state of the site, as `make pictures` takes them: on a desk (1440 x 900), on a phone
(390 x 844, 320 x 640, and held sideways), by day and by night, from left to right and from right to
left.
"""

# The page counts seconds from a moment that this makes zero, which means to it: not counting.
_CLOCK_STANDS = "performance.now = () => 0;"


def main() -> int:
    """Take the pictures that are asked for."""
    every = {picture.file: picture for pictures in GALLERY.values() for picture in pictures}
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("files", nargs="*", choices=[*every, []], help="which pictures")
    files = parser.parse_args().files or list(every)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as games, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        write_past(Path(games))
        server = Server(Path(games))
        server.start()
        try:
            for file in files:
                print(file, flush=True)
                if not server.running:  # the picture before this one has killed it
                    server.start()
                _take(every[file], browser, server)
        finally:
            server.stop()
            browser.close()
    (DOCS / "pictures.md").write_text(_page(), encoding="utf-8")
    return 0


def _take(picture: Picture, browser: Browser, server: Server) -> None:
    screen = picture.screen
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        has_touch=screen.touch,
        is_mobile=screen.touch,
        color_scheme="dark" if picture.night else "light",
        reduced_motion="reduce",
        locale="en-GB",
        timezone_id="UTC",
        service_workers="block",
    )
    context.add_init_script(_CLOCK_STANDS)
    if picture.past:
        context.add_cookies([{"name": "fournil", "value": TOKEN, "url": server.address}])
    page = context.new_page()
    if picture.past:
        page.clock.set_fixed_time(UNTIL)
    table = Table(page, server.address)
    if picture.settings:
        table.ask("PUT", "/api/settings", dict(picture.settings))
    if picture.start:
        _prepare(table, picture.start)
        table.open(picture.path)
    else:
        page.goto(f"{server.address}{picture.path}")
    if picture.do:
        picture.do(table, server)
    _set_clock(table, picture)
    table.wait_until_still()
    page.evaluate("() => document.fonts.ready")
    png = page.screenshot(caret="hide")
    (FOLDER / f"{picture.file}.png").write_bytes(reduce(png, page))
    context.close()


def _prepare(table: Table, start: Start) -> None:
    """Play the game up to where the picture begins."""
    state = table.ask("POST", "/api/games", {"deal": start.deal})
    path = f"/api/games/{state['id']}"
    for move in start.moves:
        state = table.ask("POST", f"{path}/moves", {"version": state["version"], "move": move})


def _set_clock(table: Table, picture: Picture) -> None:
    """Show the picture's own time: the server believes no more than has really passed."""
    if picture.start is None:
        return
    words = Translator(picture.path.split("/")[1])
    minutes, seconds = divmod(picture.start.seconds, 60)
    text = f"{words.number(minutes)}:{words.number(seconds // 10)}{words.number(seconds % 10)}"
    for place in ("#time", "#won-time"):
        table.page.locator(place).evaluate("(one, text) => { one.textContent = text; }", text)


def _page() -> str:
    """The gallery as a page of the documentation."""
    blocks = [
        "# Pictures\n",
        _INTRODUCTION,
    ]
    for heading, pictures in GALLERY.items():
        blocks.append(f"## {heading}\n")
        for picture in pictures:
            width = min(picture.screen.width, 720) if not picture.screen.touch else 300
            if picture.screen.width > picture.screen.height and picture.screen.touch:
                width = 600
            blocks.append(
                f"```{{figure}} pictures/{picture.file}.png\n"
                f":alt: {picture.shows}\n:width: {width}px\n\n{picture.shows}\n```\n"
            )
    return "\n".join(blocks)


if __name__ == "__main__":
    sys.exit(main())
