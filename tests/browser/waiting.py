"""Waiting for what happens in its own time, however long a busy machine takes over it.

Playwright tells of requests, answers and words on the console only while one of its calls is being
made. What a handler has gathered is therefore never asserted at once: it is waited for.
"""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import BrowserContext, Page, Request

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds that a test waits for anything: a busy machine is not a fault, one that hangs is."""
_LOOK_EVERY_MS = 50
_SIZE_IS = "([width, height]) => innerWidth === width && innerHeight === height"
# Whoever begins to observe a size is told of it with the next frame, after all who observed before,
# whether or not the clock stands still. What they draw then is there by the frame after that.
_TWO_FRAMES = """() => {
    const frame = () => new Promise(done => {
        const observer = new ResizeObserver(() => {
            observer.disconnect();
            done();
        });
        observer.observe(document.documentElement);
    });
    return frame().then(frame);
}"""


def eventually(page: Page, look: Callable[[], T], what: str = "") -> T:
    """Look again and again until there is something to see, and answer it.

    It is for what ``expect`` cannot wait for: lists that handlers of ``page`` fill, and what the
    page's script says of itself (``page.wait_for_function`` would need ``eval``, which the pages'
    policy forbids). For elements ``expect`` is the better word, and for one request or answer
    ``page.expect_request`` or ``page.expect_response`` around what brings it about.

    Args:
        page: the events of its browser are handled between two looks.
        look: answers something false as long as it is not there yet.
        what: what is waited for, to be told when it never comes.

    Raises:
        AssertionError: it did not come within :data:`PATIENCE`.
    """
    end = time.monotonic() + PATIENCE
    while True:
        seen = look()
        if seen:
            return seen
        assert time.monotonic() < end, f"{what or 'what was looked for'} never came: {seen!r}"
        page.wait_for_timeout(_LOOK_EVERY_MS)


def hear_all(page: Page, asked: list[Request]) -> None:
    """Wait until a list of a page's requests holds all that it has asked for till now.

    Only then it means something that a request is not among them. What the page asks for at this
    moment, for the test's sake, comes after all the others.

    Args:
        page: whose requests they are.
        asked: what a handler of its "request" event gathers.
    """
    last = f"/api/settings?after={len(asked)}"
    page.evaluate("last => fetch(last)", last)
    eventually(page, lambda: any(each.url.endswith(last) for each in asked), "the last request")


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page has been laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    eventually(page, lambda: page.evaluate(_SIZE_IS, [width, height]), f"{width} by {height}")
    wait_until_laid_out(page)


def wait_until_laid_out(page: Page) -> None:
    """Wait until the page has drawn whatever depends on the sizes that it has now."""
    page.evaluate(_TWO_FRAMES)


def stop_the_clock(context: BrowserContext) -> None:
    """Let no time pass in the pages that are opened from now on, until a test makes it pass.

    What is shown for a few seconds stays as long as the test looks at it. ``page.clock.run_for``
    lets time pass, to the millisecond. Requests and animations go on by themselves.
    """
    context.clock.install()
    # Time goes on until the second call arrives, and cannot be stopped at a moment that is over.
    context.clock.pause_at(time.time() + PATIENCE)
