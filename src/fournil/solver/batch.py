"""Many deals at once: handed to the kernels in batches, on several threads."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from fournil.deals.ranges import CodeDeals, DealRange, MicrosoftDeals
from fournil.solver.api import has_boulanger_rules, solve, tidied
from fournil.solver.base.limits import CancelToken, Limit
from fournil.solver.base.result import Result

if TYPE_CHECKING:
    from concurrent.futures import Future

    from fournil.core.position import Position
    from fournil.deals.deal import Deal

Job = Callable[[CancelToken], list[Result]]
"""A batch: solves its deals, watching a token."""

_DEALS_A_JOB: Final = 128
_POSITIONS_A_JOB: Final = 8
_JOBS_AHEAD: Final = 4
_SECONDS_BETWEEN_LOOKS: Final = 0.004


def solve_many(
    deals: DealRange | Iterable[Position | Deal],
    *,
    limit: Limit | None = None,
    cancel: CancelToken | None = None,
    threads: int = 1,
    beside: bool = False,
) -> Iterator[Result]:
    """Solve many deals, in their order.

    Args:
        deals: positions or deals. ``MicrosoftDeals`` and ``CodeDeals`` of Jeu du Boulanger are
            dealt inside the kernel, which is by far the fastest.
        limit: what the search of each single deal may spend.
        cancel: a switch that stops the whole: what is not yet decided comes out as unknown.
        threads: how many threads search at once; the kernels do not hold the interpreter's lock.
            One is the caller's own, which searches batch by batch as they are asked for.
        beside: have even one thread beside the caller's, so that the main one hears an interrupt
            from the keyboard in the middle of a batch.

    Yields:
        One result a deal. Lines are unpacked only when they are asked for.

    Raises:
        DealNumberError: a numbered deal does not exist; raised before any search.

    >>> from fournil.deals.ranges import MicrosoftDeals
    >>> from fournil.core.rules import find_rules
    >>> deals = MicrosoftDeals(find_rules("boulanger"), range(1, 1001))
    >>> sum(result.verdict == "winnable" for result in solve_many(deals))
    766
    """
    if isinstance(deals, DealRange):
        deals.check()
    jobs = _jobs(deals, limit or Limit())
    if threads > 1 or beside:
        return _on_threads(jobs, cancel or CancelToken(), threads)
    return _one_after_another(jobs, cancel or CancelToken())


def dealt_by_the_kernel(deals: DealRange) -> bool:
    """Whether the deals of a range are dealt inside the kernel, many at a time."""
    if not isinstance(deals, CodeDeals | MicrosoftDeals) or not has_boulanger_rules(deals.rules):
        return False
    from fournil.solver.bakers_game.numbered import supports_numbers

    return supports_numbers(deals.rules)


def _jobs(deals: DealRange | Iterable[Position | Deal], limit: Limit) -> Iterator[Job]:
    """Cuts the deals into batches."""
    if isinstance(deals, DealRange) and dealt_by_the_kernel(deals):
        for start in range(0, len(deals), _DEALS_A_JOB):
            yield _numbers_job(deals, deals.numbers[start : start + _DEALS_A_JOB], limit)
        return
    coming: Iterator[Position | Deal] = iter(deals)
    while batch := list(islice(coming, _POSITIONS_A_JOB)):
        yield _positions_job(batch, limit)


def _numbers_job(deals: DealRange, numbers: range, limit: Limit) -> Job:
    from fournil.solver.bakers_game.numbered import solve_numbers

    def job(cancel: CancelToken) -> list[Result]:
        return solve_numbers(
            deals.rules,
            numbers,
            microsoft=isinstance(deals, MicrosoftDeals),
            position_of=lambda number: deals.deal(number).position,
            finish=tidied,
            limit=limit,
            cancel=cancel,
        )

    return job


def _positions_job(deals: list[Position | Deal], limit: Limit) -> Job:
    def job(cancel: CancelToken) -> list[Result]:
        return [solve(_position_of(deal), limit=limit, cancel=cancel) for deal in deals]

    return job


def _position_of(deal: Position | Deal) -> Position:
    from fournil.core.position import Position

    return deal if isinstance(deal, Position) else deal.position


def _one_after_another(jobs: Iterable[Job], cancel: CancelToken) -> Iterator[Result]:
    for job in jobs:
        yield from job(cancel)


def _on_threads(jobs: Iterator[Job], cancel: CancelToken, threads: int) -> Iterator[Result]:
    from concurrent.futures import ThreadPoolExecutor

    # The threads watch a switch of their own, so that giving up the iterator stops them too.
    switch = CancelToken()
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[list[Result]]] = deque()
        try:
            for job in islice(jobs, threads * _JOBS_AHEAD):
                waiting.append(pool.submit(job, switch))
            while waiting:
                yield from _result(waiting.popleft(), cancel, switch)
                for job in islice(jobs, 1):
                    waiting.append(pool.submit(job, switch))
        finally:
            switch.cancel()


def _result(future: Future[list[Result]], cancel: CancelToken, switch: CancelToken) -> list[Result]:
    """Wait for a batch and hand the caller's token on to the threads meanwhile."""
    from concurrent.futures import wait

    while True:
        if cancel.is_cancelled:
            switch.cancel()
        # Without a switch of the caller's there is nothing to look at, but waiting is all the same.
        done, _ = wait([future], timeout=_SECONDS_BETWEEN_LOOKS)
        if done:
            return future.result()
