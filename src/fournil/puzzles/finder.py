"""Finding a deal that can be won: any such deal, one of a level, or the deal of a day.

The rule for the deal of the day is told in ``docs/design/levels.md``, so that others can follow it.
"""

from __future__ import annotations

from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.deals.deal import Deal
from fournil.deals.ranges import CodeDeals
from fournil.errors import DealNotFoundError
from fournil.notation.codes import DEALS
from fournil.puzzles.difficulty import Level, level
from fournil.solver.api import solve
from fournil.solver.base.limits import CancelToken, Limit
from fournil.solver.base.result import Result, Verdict
from fournil.solver.batch import dealt_by_the_kernel, solve_many

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from fournil.core.rules import Rules

WINNABLE_SHARE: Final = {"BK1-C2": 0.043, "BK1-C1": 0.0018}
"""The share of winnable deals, in games that have few; measured in ``docs/design/levels.md``."""
PATIENCE: Final = 5.0
"""For so many seconds a deal is looked for before it is said that none was found."""
SEARCH_LIMIT: Final = Limit(nodes=20_000)
"""What looking for any deal spends on each: one that is hard to decide is passed over."""
DAILY_LIMIT: Final = Limit(nodes=20_000_000)
"""What the deal of the day spends on each deal: many times what any was seen to need."""


class GradedDeal(NamedTuple):
    """A winnable deal and how hard it is among those of its game."""

    deal: Deal
    level: Level


def find_winnable(
    rules: Rules,
    first: int,
    wanted: Level | None = None,
    *,
    seconds: float = PATIENCE,
    cancel: CancelToken | None = None,
) -> GradedDeal:
    """Return the first winnable deal from a number on, of a level if one is wanted.

    Args:
        rules: the game.
        first: where to begin, a number of the game's code space; after its end comes its start.
        wanted: the level, or None for any.
        seconds: how long to look.
        cancel: a switch that ends the looking at once.

    Raises:
        DealNotFoundError: there was no such deal among those that were looked at.
        UnsupportedGameError: the game is not one of the catalogue's.

    >>> from fournil.core.rules import find_rules
    >>> found = find_winnable(find_rules("BK1-C2"), 100, seconds=120)
    >>> found.deal.number, found.level.value
    (105, 'easy')
    """
    stop = cancel or CancelToken()
    until = monotonic() + seconds
    for number, result in _solved(rules, first, SEARCH_LIMIT, stop):
        if stop.is_cancelled or monotonic() >= until:
            break
        if result.verdict is Verdict.WINNABLE:
            deal = Deal(rules, number)
            found = GradedDeal(deal, level(deal, cancel=stop))
            if wanted in (None, found.level) and not stop.is_cancelled:
                return found
    if wanted is None:
        raise DealNotFoundError("winnable-not-found")
    raise DealNotFoundError("level-not-found")


def deal_of_the_day(rules: Rules, day: date, *, cancel: CancelToken | None = None) -> GradedDeal:
    """Return the one deal of a game that everybody gets on a day: winnable, whatever its level.

    Args:
        rules: the game.
        day: the day by Universal Time.
        cancel: a switch that ends the looking at once.

    Raises:
        DealNotFoundError: it was cancelled.
        UnsupportedGameError: the game is not one of the catalogue's.

    >>> from datetime import date
    >>> from fournil.core.rules import find_rules
    >>> deal_of_the_day(find_rules("boulanger"), date(2026, 11, 30)).deal.code
    'BK1-C4-BK5KWA5'
    """
    stop = cancel or CancelToken()
    for number, result in _solved(rules, number_of_the_day(rules, day), DAILY_LIMIT, stop):
        if stop.is_cancelled:
            break
        if result.verdict is Verdict.WINNABLE:
            deal = Deal(rules, number)
            found = GradedDeal(deal, level(deal, cancel=stop))
            if not stop.is_cancelled:
                return found
    raise DealNotFoundError("winnable-not-found")


def number_of_the_day(rules: Rules, day: date) -> int:
    """Return the number from which on the deal of a day is looked for.

    The first thirty bits of the SHA-256 of the game's exact name, a space, and the date.

    >>> from datetime import date
    >>> from fournil.core.rules import find_rules
    >>> number_of_the_day(find_rules("boulanger"), date(2026, 11, 30))
    45001407
    """
    digest = sha256(f"{rules.name} {day.isoformat()}".encode("ascii")).digest()
    return int.from_bytes(digest[:4]) >> 2


def _solved(
    rules: Rules, first: int, limit: Limit, cancel: CancelToken
) -> Iterator[tuple[int, Result]]:
    """All deals from a number on, round the end of the code space, with their verdicts."""
    for numbers in (range(first, DEALS), range(first)):
        deals = CodeDeals(rules, numbers)
        if dealt_by_the_kernel(deals):
            yield from zip(numbers, solve_many(deals, limit=limit, cancel=cancel), strict=True)
        else:
            # One at a time: a batch would solve deals that nobody waits for.
            for number in numbers:
                yield number, solve(Deal(rules, number).position, limit=limit, cancel=cancel)
