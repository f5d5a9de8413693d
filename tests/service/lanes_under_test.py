"""A search whose every answer is up to the test, and positions for it."""

from __future__ import annotations

import os
import threading
from collections import Counter
from typing import TYPE_CHECKING

from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.service.timeouts import USUAL
from fournil.solver import CancelToken, Limit, Reason, Result, Verdict

if TYPE_CHECKING:
    from fournil.core.position import Position

PATIENCE = 300.0
"""Seconds that a question may take in a test: more than any test runs."""
WAIT = 60.0
"""Seconds that a test waits for what must happen soon, on a busy machine too."""

RULES = find_rules("boulanger")
EASY, EASY_TOO, HARD, HARD_TOO = (Deal(RULES, number).position for number in range(4))

WON = Result(Verdict.WINNABLE, ())
LOST = Result(Verdict.UNWINNABLE)
UNKNOWN = Result(Verdict.UNKNOWN, reason=Reason.SECONDS)


class Oracle:
    """Settles easy positions as winnable at once, and hard ones as lost when it is let.

    Attributes:
        asked: how often each position was asked about, in the quick lane and in the slow one.
        started: set when a thorough search begins.
        stopped: set when one ends because nobody waits for it.
        let: hard positions are settled while this is set.
        niceness: of the threads in which the last quick look and the last thorough search ran.
    """

    def __init__(self, *hard: Position) -> None:
        self.hard = set(hard)
        self.asked: Counter[tuple[str, Position]] = Counter()
        self.limits: list[Limit] = []
        self.started = threading.Event()
        self.stopped = threading.Event()
        self.let = threading.Event()
        self.niceness: dict[str, int] = {}

    def __call__(self, position: Position, *, limit: Limit, cancel: CancelToken) -> Result:
        lane = "slow" if limit.memory == USUAL.search.memory else "quick"
        self.asked[lane, position] += 1
        self.niceness[lane] = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
        if position not in self.hard:
            return WON
        if lane == "quick":
            return UNKNOWN
        self.limits.append(limit)
        self.started.set()
        while not self.let.wait(0.001):
            if cancel.is_cancelled:
                self.stopped.set()
                return Result(Verdict.UNKNOWN, reason=Reason.CANCELLED)
        return LOST
