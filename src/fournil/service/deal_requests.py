"""Wishes: a new game that can be won, of a level, or that everybody plays on a day.

Deals are looked for in a lane of their own, one wish after another, so that it neither holds up
those who play nor keeps the server's threads waiting.
"""

from __future__ import annotations

import secrets
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from enum import StrEnum
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.errors import InvalidDealKindError
from fournil.notation.codes import DEALS
from fournil.puzzles.difficulty import Level
from fournil.puzzles.finder import GradedDeal, deal_of_the_day, find_winnable
from fournil.service.timeouts import USUAL
from fournil.service.worker import Worker
from fournil.solver.base.limits import CancelToken

if TYPE_CHECKING:
    from collections.abc import Callable

    from fournil.core.rules import Rules
    from fournil.deals.deal import Deal

_KEPT_DAYS: Final = 64
_DAYS: Final[dict[tuple[Rules, date], GradedDeal]] = {}


class DealKind(StrEnum):
    """What kind of deal is asked for."""

    ANY = "any"
    WINNABLE = "winnable"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    DAY = "day"

    @classmethod
    def parse(cls, text: str) -> DealKind:
        """The wish that a text stands for.

        Raises:
            InvalidDealKindError: none does.
        """
        try:
            return cls(text)
        except ValueError:
            raise InvalidDealKindError("wish-unknown", text=text, known=", ".join(cls)) from None


class GeneratedDeal(NamedTuple):
    """A deal as it was wished for.

    Attributes:
        deal: it can be won.
        wish: what was asked for, as it is kept with the game: ``easy``, ``day:2026-11-30``.
        level: how hard it is among the winnable deals of its game.
        day: whose deal of the day it is, if it is one.
    """

    deal: Deal
    wish: str
    level: Level
    day: date | None = None


def utc_today() -> date:
    """The day it is by Universal Time."""
    return datetime.now(UTC).date()


def find_deal(
    rules: Rules,
    wish: DealKind,
    *,
    today: date | None = None,
    seconds: float = USUAL.wish,
    cancel: CancelToken | None = None,
) -> GeneratedDeal:
    """A deal as it is wished for; the deal of the day is always the same, others are random.

    Args:
        rules: the game.
        wish: any wish but ``DealKind.ANY``, for which there is nothing to look for.
        today: the day by Universal Time, if not what the system's clock says.
        seconds: how long to look; the deal of the day is found in any case.
        cancel: a switch that ends the looking at once.

    Raises:
        DealNotFoundError: none was found in time.

    >>> from fournil.core.rules import find_rules
    >>> find_deal(find_rules("boulanger"), DealKind.DAY, today=date(2026, 11, 30)).wish
    'day:2026-11-30'
    """
    stop = cancel or CancelToken()
    if wish is DealKind.DAY:
        day = today or utc_today()
        found = _of_the_day(rules, day, stop)
        return GeneratedDeal(found.deal, f"{wish}:{day.isoformat()}", found.level, day)
    wanted = None if wish is DealKind.WINNABLE else Level(wish)
    start = secrets.randbelow(DEALS)
    found = find_winnable(rules, start, wanted, seconds=seconds, cancel=stop)
    return GeneratedDeal(found.deal, str(wish), found.level)


def _of_the_day(rules: Rules, day: date, cancel: CancelToken) -> GradedDeal:
    found = _DAYS.get((rules, day))
    if found is None:
        found = deal_of_the_day(rules, day, cancel=cancel)
        if len(_DAYS) >= _KEPT_DAYS:
            _DAYS.clear()
        _DAYS[rules, day] = found
    return found


@dataclass(eq=False, slots=True)
class _Search:
    """One wish that waits for its turn, or has it."""

    rules: Rules
    wish: DealKind
    today: date
    until: float
    future: Future[GeneratedDeal] = field(default_factory=Future)
    cancel: CancelToken = field(default_factory=CancelToken)


class DealFinder:
    """Looks for deals, one wish after another, in a thread of its own."""

    def __init__(
        self, today: Callable[[], date] = utc_today, *, patience: float = USUAL.wish
    ) -> None:
        """Make the lane; its thread starts with the first wish.

        Args:
            today: tells the day by Universal Time.
            patience: for so many seconds a deal is looked for, the wait behind others included.
        """
        self._today = today
        self._patience = patience
        self._guard = Lock()
        self._open: set[Future[GeneratedDeal]] = set()
        self._lane = Worker("fournil-deals", _look)

    def find(self, rules: Rules, wish: DealKind) -> Future[GeneratedDeal]:
        """Have a deal looked for; see :func:`find_deal`.

        Returns:
            The deal to come. Cancel it to say that nobody waits for it any more.
        """
        search = _Search(rules, wish, self._today(), monotonic() + self._patience)
        with self._guard:
            self._open.add(search.future)
        search.future.add_done_callback(lambda _: self._closed(search))
        if not self._lane.put(search):
            search.future.cancel()
        return search.future

    def close(self) -> None:
        """Look for no more deals; who still waits finds the future cancelled."""
        with self._guard:
            waiting = tuple(self._open)
        for future in waiting:
            future.cancel()
        self._lane.close()

    def _closed(self, search: _Search) -> None:
        search.cancel.cancel()
        with self._guard:
            self._open.discard(search.future)


def _look(search: _Search) -> None:
    if search.future.done():  # cancelled while it was waiting
        return
    with suppress(InvalidStateError):  # cancelled meanwhile
        try:
            found = find_deal(
                search.rules,
                search.wish,
                today=search.today,
                seconds=search.until - monotonic(),
                cancel=search.cancel,
            )
        except Exception as error:  # noqa: BLE001 - who asked is told, the lane goes on
            search.future.set_exception(error)
        else:
            search.future.set_result(found)
