"""What the pages and their service worker keep in the browser, and how a test waits for it."""

from playwright.sync_api import Page

from tests.browser.serving import Server
from tests.browser.waiting import eventually

_COPY_IS_THERE = """async path => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if (await cache.match(path) && await cache.match("/en/offline")) return true;
    }
    return false;
}"""
_NOTHING_WAITS = """() => !Object.keys(localStorage).some(key => key.includes("waiting"))"""


def wait_for_copy(page: Page, path: str) -> None:
    """Wait until the worker has everything that pages need, and a copy of this page."""
    eventually(page, lambda: page.evaluate(_COPY_IS_THERE, path), f"a copy of {path}")


def wait_until_sent(page: Page) -> None:
    """Wait until the server has answered every action that this browser had kept for it."""
    eventually(page, lambda: page.evaluate(_NOTHING_WAITS), "the answer to what was waiting")


def start_again(server: Server, page: Page, path: str) -> None:
    """Start a server that was killed, and have it answer once before a page asks.

    Its first page takes a server long. To the worker, which shows a copy of a page after three
    seconds of waiting, a slow machine would look like one that is out of reach.
    """
    server.start()
    assert page.request.get(f"{server.address}{path}").ok
