"""A hand on a page: a mouse or fingers, at the speed of people, whatever that of the machine."""

import time
from typing import Any, Literal, NamedTuple

from playwright.sync_api import CDPSession, Page

Pointer = Literal["mouse", "touch"]
_STEPS = 4
_BETWEEN = 0.02
"""Seconds between two events of a gesture that has to be quick."""


class Spot(NamedTuple):
    x: float
    y: float


class Hand:
    """It knows points of a page, not what lies there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession | None = None

    def carry(self, start: Spot, end: Spot, pointer: Pointer = "mouse") -> None:
        if pointer == "mouse":
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(*end, steps=_STEPS)
            return
        self.touch("touchStart", start)
        for spot in _between(start, end):
            self.touch("touchMove", spot)

    def carry_on(self, end: Spot, pointer: Pointer = "mouse") -> None:
        """Go on with what is carried already."""
        if pointer == "mouse":
            self.page.mouse.move(*end, steps=_STEPS)
        else:
            self.touch("touchMove", end)

    def let_go(self, pointer: Pointer = "mouse") -> None:
        if pointer == "mouse":
            self.page.mouse.up()
        else:
            self.touch("touchEnd")

    # gestures that are quick

    def double_tap_at(self, spot: Spot, pointer: Pointer = "mouse") -> None:
        """Tap twice as quickly as people do, however long the machine takes over it."""
        at = time.time()
        for clicks in (1, 2):
            self._press(spot, pointer, at, clicks)
            self._release(spot, pointer, at + _BETWEEN, clicks)
            at += 2 * _BETWEEN

    def shaky_tap(
        self, start: Spot, end: Spot, pointer: Pointer = "mouse", seconds: float = 0
    ) -> None:
        """Tap with a hand that slips from one point to another meanwhile, and stays there."""
        at = time.time()
        released = at + seconds
        self._press(start, pointer, at)
        for spot in _between(start, end):
            at += _BETWEEN
            self._move(spot, pointer, at)
        self._release(end, pointer, max(at + _BETWEEN, released))

    # Events that say themselves when they happen. The page tells gestures apart by that: by the
    # clock, a slow machine would make two taps of a double tap, and a drag of a shaky tap.

    def _press(self, spot: Spot, pointer: Pointer, at: float, clicks: int = 1) -> None:
        if pointer == "touch":
            self.touch("touchStart", spot, at=at)
            return
        self._mouse("mouseMoved", spot, at)
        self._mouse("mousePressed", spot, at, clicks)

    def _move(self, spot: Spot, pointer: Pointer, at: float) -> None:
        if pointer == "touch":
            self.touch("touchMove", spot, at=at)
        else:
            self._mouse("mouseMoved", spot, at, held=True)

    def _release(self, spot: Spot, pointer: Pointer, at: float, clicks: int = 1) -> None:
        if pointer == "touch":
            self.touch("touchEnd", at=at)
        else:
            self._mouse("mouseReleased", spot, at, clicks)

    def touch(self, kind: str, *spots: Spot, at: float | None = None) -> None:
        """Tell the page of fingers: where they are now, and since when (seconds since 1970)."""
        points = [{"x": spot.x, "y": spot.y, "id": index} for index, spot in enumerate(spots)]
        event: dict[str, Any] = {"type": kind, "touchPoints": points}
        self._send("Input.dispatchTouchEvent", event if at is None else event | {"timestamp": at})

    def _mouse(
        self, kind: str, spot: Spot, at: float, clicks: int = 0, *, held: bool = False
    ) -> None:
        pressed = held or kind == "mousePressed"
        event = {
            "type": kind,
            "x": spot.x,
            "y": spot.y,
            "button": "left" if clicks or held else "none",
            "buttons": int(pressed),
            # Without it the page takes the press for one of a screen reader.
            "force": 0.5 if pressed else 0,
            "clickCount": clicks,
            "timestamp": at,
        }
        self._send("Input.dispatchMouseEvent", event)

    def _send(self, method: str, event: dict[str, Any]) -> None:
        self._session = self._session or self.page.context.new_cdp_session(self.page)
        self._session.send(method, event)


def _between(start: Spot, end: Spot) -> list[Spot]:
    """Points on the way from one to another, the last of them the other."""
    way = Spot(end.x - start.x, end.y - start.y)
    parts = [step / _STEPS for step in range(1, _STEPS + 1)]
    return [Spot(start.x + way.x * part, start.y + way.y * part) for part in parts]
