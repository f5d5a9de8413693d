"""The page on a slow phone: what comes over the wire, when it is there, and how smoothly it moves.

The phone is Chromium's: 390 x 844 pixels, a processor four times slower than this machine, and slow
4G (150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up). The figures go into
``docs/benchmarks-page.md``; the marks are 120 kB, one second for the largest paint, no shift of the
layout, and 60 frames a second.
"""

from __future__ import annotations

import itertools
import os
import statistics
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from benchmarks.page import table as markdown
from benchmarks.processes import machine
from tests.browser.conftest import PHONE, browser_type_launch_args
from tests.browser.lines import line_of
from tests.browser.serving import Server
from tests.browser.table import Spot, Table
from tests.web.live import AS_IT_IS
from tools.chromium import EXECUTABLE

__all__ = ["browser_type_launch_args"]  # a fixture: how the browser is started

pytestmark = pytest.mark.skipif(EXECUTABLE is None, reason="there is no Chromium here")

DOCUMENT = Path(__file__).parents[1] / "docs" / "benchmarks-page.md"
DEAL, LINE = line_of("boulanger")
BEFORE_HOME, HOME_CARD = 2, "AC"
"""After so many moves of the line, a tap sends this card home."""

VISITS, TAPS, STEPS = 5, 12, 120
MARK_BYTES = 120_000
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}

WATCH = """() => {
    const seen = window.seen = { paint: 0, shift: 0, dealt: 0, frames: [], taps: [] };
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) seen.paint = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    const dealt = () => {
        if (document.querySelectorAll("#board .card").length < 52) requestAnimationFrame(dealt);
        else seen.dealt = performance.now();
    };
    requestAnimationFrame(dealt);
}"""
FRAMES = """on => {
    cancelAnimationFrame(window.counting);
    if (!on) return window.seen.frames;
    const frames = window.seen.frames = [];
    const count = time => { frames.push(time); window.counting = requestAnimationFrame(count); };
    window.counting = requestAnimationFrame(count);
}"""
# From the finger's leaving, by the system's own stamp, to the end of the frame that shows a change.
ANSWERS = """() => {
    let left = 0;
    addEventListener("pointerup", event => { left = event.timeStamp; }, { capture: true });
    const changed = () => {
        if (!left) return;
        const from = left;
        left = 0;
        requestAnimationFrame(() => setTimeout(() => seen.taps.push(performance.now() - from)));
    };
    const how = { subtree: true, childList: true, attributes: true };
    new MutationObserver(changed).observe(document.getElementById("board"), how);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("games"), AS_IT_IS)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def document() -> Iterator[dict[str, str]]:
    """The parts of the page of figures; written when all were measured."""
    parts: dict[str, str] = {}
    yield parts
    if len(parts) == 3:
        DOCUMENT.write_text(written(parts), encoding="utf-8")


class Phone:
    """A tab of the slow phone, and the browser's own account of it."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.context = browser.new_context(
            viewport={"width": PHONE["width"], "height": PHONE["height"]},
            has_touch=True,
            is_mobile=True,
            device_scale_factor=2,
            locale="en-GB",
            service_workers="block",
        )
        self.context.add_init_script(f"({WATCH})()")
        self.page = self.context.new_page()
        self.table = Table(self.page, server.address)
        self.session: CDPSession = self.context.new_cdp_session(self.page)
        self.bytes: Counter[str] = Counter()
        self._kinds: dict[str, str] = {}
        self.session.on("Network.responseReceived", self._answered)
        self.session.on("Network.loadingFinished", self._loaded)
        self.session.send("Network.enable")
        self.session.send("Network.emulateNetworkConditions", SLOW_4G)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        # In time that the page's thread has really worked: other programs do not count.
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _answered(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _loaded(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "Other")
        self.bytes[kind] += round(event["encodedDataLength"])

    def seen(self, name: str) -> Any:
        return self.page.evaluate("name => window.seen[name]", name)

    def worked(self) -> float:
        """Seconds that the page's thread has worked."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    def frames(self, on: bool) -> list[float]:
        found: list[float] | None = self.page.evaluate(FRAMES, on)
        return found or []


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Phone]:
    made = Phone(browser, server)
    yield made
    made.context.close()


def test_the_first_page(browser: Browser, server: Server, document: dict[str, str]) -> None:
    visits = []
    for _ in range(VISITS):
        phone = Phone(browser, server)
        phone.table.open("/en/")
        phone.page.wait_for_function("() => window.seen.dealt > 0")
        phone.page.wait_for_load_state("networkidle")
        visits.append((phone.seen("paint"), phone.seen("dealt"), phone.seen("shift"), phone.bytes))
        phone.context.close()
    paints, deals, shifts, sizes = zip(*visits, strict=True)
    kinds = sizes[0]
    total = max(sum(each.values()) for each in sizes)
    document["first page"] = "\n".join(
        [
            "## The first page\n",
            "Everything that a first visit loads until cards can be moved, compressed, headers",
            f"included: {total / 1000:.1f} kB; the mark is {MARK_BYTES / 1000:.0f} kB.\n",
            markdown(("kind", "kB"), [(kind, size / 1000) for kind, size in kinds.most_common()]),
            f"Over {VISITS} visits with nothing kept from before:\n",
            markdown(
                ("", "median ms", "fastest ms", "slowest ms"),
                [
                    ("largest paint", *spread(paints)),
                    ("all 52 cards are there", *spread(deals)),
                ],
            ),
            f"Layout shift: {max(shifts):.3f} at most.\n",
        ]
    )
    assert total <= MARK_BYTES
    assert max(shifts) == 0


def test_frames(phone: Phone, document: dict[str, str]) -> None:
    phone.table.open(f"/en/g/{DEAL}")
    rows = [("a card dragged", *smoothness(phone, drag)), ("a move", *smoothness(phone, moves))]
    document["frames"] = "\n".join(
        [
            "## Frames\n",
            f"A finger drags a card to and fro for {STEPS} steps, and {TAPS} moves travel to their",
            "places. A frame is in time when it comes at most 16.7 ms after the one before; *work*",
            "is what the page's own thread works for a frame, whatever other programs do.\n",
            markdown(
                ("", "frames", "in time %", "median ms", "slowest ms", "work ms"),
                rows,
            ),
        ]
    )


def drag(phone: Phone) -> None:
    table = phone.table
    card = table.columns()[0][-1]
    start = table.strip(card)
    table.carry(start, Spot(start.x + 40, start.y + 40), "touch")
    for step in range(STEPS):
        away = 40 + 120 * abs((step % 60) / 30 - 1)
        table._send("touchMove", Spot(start.x + away, start.y + away))
    table._send("touchMove", start)
    table.let_go("touch")


def moves(phone: Phone) -> None:
    for number in range(TAPS):
        phone.page.keyboard.type("1a" if number % 2 == 0 else "u")
        phone.table.expect_moves((number + 1) % 2)
        phone.table.wait_until_still()


def smoothness(phone: Phone, do: Any) -> tuple[int, float, float, float, float]:
    """Frames, share in time, median and slowest milliseconds, work in milliseconds a frame."""
    phone.table.wait_until_still()
    before = phone.worked()
    phone.frames(on=True)
    do(phone)
    times = phone.frames(on=False)
    worked = (phone.worked() - before) * 1000
    deltas = [round(after - first, 1) for first, after in itertools.pairwise(times)]
    in_time = sum(delta <= 16.7 for delta in deltas) / len(deltas)
    return (
        len(times),
        round(100 * in_time, 1),
        statistics.median(deltas),
        max(deltas),
        worked / len(times),
    )


def test_a_tap_is_answered(phone: Phone, document: dict[str, str]) -> None:
    phone.table.open(f"/en/g/{DEAL}")
    for number, move in enumerate(LINE[:BEFORE_HOME], start=1):
        phone.page.keyboard.type(move)
        phone.table.expect_moves(number)
    phone.page.evaluate(ANSWERS)
    for _ in range(TAPS):
        phone.table.tap(HOME_CARD, "touch")
        phone.table.expect_moves(BEFORE_HOME + 1)
        phone.page.keyboard.press("u")
        phone.table.expect_moves(BEFORE_HOME)
        phone.page.wait_for_timeout(400)  # or two taps would be one gesture
    taps = phone.seen("taps")
    assert len(taps) >= TAPS
    document["tap"] = "\n".join(
        [
            "## A tap\n",
            "From the finger's leaving the glass to the frame that shows the first change; the",
            "page does not wait for the server to draw a move.\n",
            markdown(
                ("", "median ms", "fastest ms", "slowest ms"),
                [(f"{len(taps)} taps", *spread(taps))],
            ),
        ]
    )


def spread(values: Any) -> tuple[int, int, int]:
    return round(statistics.median(values)), round(min(values)), round(max(values))


def written(parts: dict[str, str]) -> str:
    """The page of figures."""
    one, five, fifteen = os.getloadavg()
    today = datetime.now(tz=UTC).date().isoformat()
    return "\n".join(
        [
            "# The page, measured\n",
            "Measured and written by `python -m pytest benchmarks/test_page.py` in Chromium as a",
            "phone of 390 x 844 pixels, its processor four times slower than this machine, on slow",
            "4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up.\n",
            *parts.values(),
            f"*{today}, {machine()}; {one:.1f}, {five:.1f} and {fifteen:.1f} programs wanted",
            "to run in the last 1, 5 and 15 minutes, this one and its browser among them*\n",
        ]
    )
