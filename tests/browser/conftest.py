"""Debian's Chromium before the real server."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.waiting import PATIENCE
from tools import chromium

expect.set_options(timeout=PATIENCE * 1000)

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
_LONGEST = 900
"""Seconds for one test: some wait for many things, one after the other."""

NewTable = Callable[..., Table]
NewContext = Callable[..., BrowserContext]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(_LONGEST))
            if chromium.EXECUTABLE is None:
                item.add_marker(pytest.mark.skip(reason="there is no Chromium on this machine"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return chromium.launch_options()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests: each browser context is another player to it."""
    running = Server(tmp_path_factory.mktemp("games"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for this test alone, which may be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        # The service worker would start beside every page; the tests of its own ask for it.
        usual = {"viewport": DESK, "locale": "en-GB", "service_workers": "block"}
        context = browser.new_context(**{**usual, **options})
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def mistakes() -> Iterator[list[str]]:
    """What the pages' consoles say is wrong; a test that expects it to go wrong clears it."""
    found: list[str] = []
    yield found
    assert not found


@pytest.fixture
def new_table(
    new_context: Callable[..., BrowserContext], server: Server, mistakes: list[str]
) -> NewTable:
    """A table in a browser of its own, or in another tab of a browser that is there already."""

    def note(message: ConsoleMessage) -> None:
        # Chromium calls every refusal of the server a failure to load; for us it is an answer.
        expected = any(f"status of {status}" in message.text for status in (409, 422))
        expected |= "Service Worker registration blocked" in message.text  # by these very tests
        if message.type in {"error", "warning"} and not expected:
            mistakes.append(message.text)

    def make(
        deal: str | None = None,
        *,
        at: Server | None = None,
        context: BrowserContext | None = None,
        language: str = "en",
        **options: Any,
    ) -> Table:
        page: Page = (context or new_context(**options)).new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        table = Table(page, (at or server).address)
        table.open(f"/{language}/" if deal is None else f"/{language}/g/{deal}")
        return table

    return make
