"""Many deals at once: handed to the kernels in batches, on several threads."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Final

from fournil.core.rules import Rules
from fournil.solver.limit import Cancel, Limit
from fournil.solver.solving import has_boulanger_rules, solve, tidied
from fournil.solver.verdict import Solution

if TYPE_CHECKING:
    from concurrent.futures import Future

    from fournil.core.position import Position
    from fournil.deals.deal import Deal

Job = Callable[[Cancel], list[Solution]]
"""A batch: settles its deals, watching a switch."""

_DEALS_A_JOB: Final = 128
_POSITIONS_A_JOB: Final = 8
_JOBS_AHEAD: Final = 4
_SECONDS_BETWEEN_LOOKS: Final = 0.004


@dataclass(frozen=True, slots=True)
class CodeDeals:
    """A range of deals of a game's own code space.

    Attributes:
        known: all numbers that are deals.
        rules: the game.
        numbers: deal numbers from 0 to 1,073,741,823.
    """

    known: ClassVar[range] = range(2**30)

    rules: Rules
    numbers: range

    def __iter__(self) -> Iterator[Deal]:
        return map(self.deal, self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    def deal(self, number: int) -> Deal:
        """The deal with a number.

        Raises:
            DealNumberError: it is outside the code space.
        """
        from fournil.deals.deal import Deal

        return Deal(self.rules, number)

    def check(self) -> None:
        """Makes sure that all numbers are deals.

        Raises:
            DealNumberError: one of them is outside the code space.
        """
        for outermost in (*self.numbers[:1], *self.numbers[-1:]):
            if outermost not in self.known:
                self.deal(outermost)  # says what is wrong


@dataclass(frozen=True, slots=True)
class MicrosoftDeals(CodeDeals):
    """A range of Microsoft deals.

    Attributes:
        rules: the game they are dealt for.
        numbers: deal numbers from 1 to 2**33 - 1.
    """

    known: ClassVar[range] = range(1, 2**33)

    def deal(self, number: int) -> Deal:
        """The deal with a number.

        Raises:
            DealNumberError: there is no such deal.
        """
        from fournil.deals.deal import Deal

        return Deal.microsoft(self.rules, number)


def solve_many(
    deals: CodeDeals | MicrosoftDeals | Iterable[Position | Deal],
    *,
    limit: Limit | None = None,
    cancel: Cancel | None = None,
    threads: int = 1,
    beside: bool = False,
) -> Iterator[Solution]:
    """Settles many deals, in their order.

    Args:
        deals: positions or deals. :class:`MicrosoftDeals` and :class:`CodeDeals` of Jeu du
            Boulanger are dealt inside the kernel, which is by far the fastest.
        limit: what the search of each single deal may spend.
        cancel: a switch that stops the whole: what is not yet settled comes out as unknown.
        threads: how many threads search at once; the kernels do not hold the interpreter's lock.
            One is the caller's own, which searches batch by batch as they are asked for.
        beside: have even one thread beside the caller's, so that the main one hears an interrupt
            from the keyboard in the middle of a batch.

    Yields:
        One solution a deal. Lines are unpacked only when they are asked for.

    Raises:
        DealNumberError: a numbered deal does not exist; raised before any search.

    >>> from fournil.core.rules import find_rules
    >>> deals = MicrosoftDeals(find_rules("boulanger"), range(1, 1001))
    >>> sum(solution.verdict == "winnable" for solution in solve_many(deals))
    766
    """
    if isinstance(deals, CodeDeals):
        deals.check()
    jobs = _jobs(deals, limit or Limit())
    if threads > 1 or beside:
        return _on_threads(jobs, cancel or Cancel(), threads)
    return _one_after_another(jobs, cancel or Cancel())


def dealt_by_the_kernel(rules: Rules) -> bool:
    """Whether numbered deals of a game are dealt inside the kernel, many at a time."""
    if not has_boulanger_rules(rules):
        return False
    from fournil.solver.boulanger.numbered import takes_numbers

    return takes_numbers(rules)


def _jobs(deals: CodeDeals | Iterable[Position | Deal], limit: Limit) -> Iterator[Job]:
    """Cuts the deals into batches."""
    if isinstance(deals, CodeDeals) and dealt_by_the_kernel(deals.rules):
        for start in range(0, len(deals), _DEALS_A_JOB):
            yield _numbers_job(deals, deals.numbers[start : start + _DEALS_A_JOB], limit)
        return
    coming = iter(deals)
    while batch := list(islice(coming, _POSITIONS_A_JOB)):
        yield _positions_job(batch, limit)


def _numbers_job(deals: CodeDeals, numbers: range, limit: Limit) -> Job:
    from fournil.solver.boulanger.numbered import solve_numbers

    def job(cancel: Cancel) -> list[Solution]:
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
    def job(cancel: Cancel) -> list[Solution]:
        return [solve(_position_of(deal), limit=limit, cancel=cancel) for deal in deals]

    return job


def _position_of(deal: Position | Deal) -> Position:
    from fournil.core.position import Position

    return deal if isinstance(deal, Position) else deal.position


def _one_after_another(jobs: Iterable[Job], cancel: Cancel) -> Iterator[Solution]:
    for job in jobs:
        yield from job(cancel)


def _on_threads(jobs: Iterator[Job], cancel: Cancel, threads: int) -> Iterator[Solution]:
    from concurrent.futures import ThreadPoolExecutor

    # The threads watch a switch of their own, so that giving up the iterator stops them too.
    switch = Cancel()
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[list[Solution]]] = deque()
        try:
            for job in islice(jobs, threads * _JOBS_AHEAD):
                waiting.append(pool.submit(job, switch))
            while waiting:
                yield from _result(waiting.popleft(), cancel, switch)
                for job in islice(jobs, 1):
                    waiting.append(pool.submit(job, switch))
        finally:
            switch.cancel()


def _result(future: Future[list[Solution]], cancel: Cancel, switch: Cancel) -> list[Solution]:
    """Waits for a batch and hands the caller's switch on to the threads meanwhile."""
    from concurrent.futures import wait

    while True:
        if cancel.is_cancelled:
            switch.cancel()
        # Without a switch of the caller's there is nothing to look at, but waiting is all the same.
        done, _ = wait([future], timeout=_SECONDS_BETWEEN_LOOKS)
        if done:
            return future.result()
