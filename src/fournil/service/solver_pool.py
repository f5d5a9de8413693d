"""Lanes: threads of their own in which positions are settled, away from those who play.

There are two. In the *quick* lane every question gets its turn, a few hundredths of a second at a
time; nearly all end there. What it cannot settle in one look goes over to the *slow* lane, one
search after another with the full limit, so that a proof that takes seconds keeps neither other
questions waiting nor anybody's move: the kernels search without holding the interpreter's lock.

Whoever asks gets a future. Questions about the same thing are worked out once; when nobody waits
for an answer any more, because the futures were cancelled or given up, its searches stop within
milliseconds.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from fournil.service.timeouts import USUAL, Timeouts
from fournil.service.worker import Worker
from fournil.solver import CancelToken, Limit, Reason, Result, Verdict, compiled_kernels, solve

if TYPE_CHECKING:
    from fournil.core.position import Position
    from fournil.solver.analysis import Question, Steps

T = TypeVar("T")

KEPT: Final = 4096
"""How many settled positions are remembered."""


class Solver(Protocol):
    """How a position is settled: as :func:`fournil.solver.solve` does it."""

    def __call__(self, position: Position, /, *, limit: Limit, cancel: CancelToken) -> Result:
        """Settles a position."""
        ...


@dataclass(eq=False, slots=True)
class _Work:
    """One question, for all who wait for its answer.

    Attributes:
        key: what tells questions apart.
        steps: the question in progress.
        until: when no more is spent on it, by the monotonic clock.
        answer: what its next step is to be told.
        search: the slow search that it waits for.
    """

    key: Hashable
    steps: Steps[Any]
    until: float
    cancel: CancelToken = field(default_factory=CancelToken)
    futures: list[Future[Any]] = field(default_factory=list)
    answer: Result | None = None
    search: _SlowSearch | None = None


@dataclass(eq=False, slots=True)
class _SlowSearch:
    """The search for one position, for all questions that need it."""

    position: Position
    cancel: CancelToken = field(default_factory=CancelToken)
    waiting: list[_Work] = field(default_factory=list)


class SolverPool:
    """The two lanes, and what was settled in them."""

    def __init__(self, search: Solver = solve, *, timeouts: Timeouts = USUAL) -> None:
        """Make the lanes; their threads start when there is something to do.

        Args:
            search: settles a position.
            timeouts: what one look in the quick lane, one turn there, and one search in the slow
                lane may spend.
        """
        self._search = search
        self._quick_limit, self._slow_limit = timeouts.look, timeouts.search
        self._turn = timeouts.turn
        self._closed = False
        self._guard = Lock()
        self._works: dict[Hashable, _Work] = {}
        self._searches: dict[Position, _SlowSearch] = {}
        self._settled: OrderedDict[Position, Result] = OrderedDict()
        self._quick = Worker("fournil-quick", self._take_turn)
        # Kernels that are not compiled hold the interpreter's lock, so theirs must not give way.
        compiled = all(compiled_kernels().values())
        self._slow = Worker("fournil-slow", self._search_slowly, yielding=compiled)

    def ask(self, key: Hashable, steps: Callable[[], Steps[T]], patience: float) -> Future[T]:
        """Have a question worked out.

        Args:
            key: what the question is about; equal keys are one question.
            steps: begins it.
            patience: after so many seconds nothing more is searched, and what is still open is
                unknown.

        Returns:
            The answer to come. Cancel it to say that nobody waits for it any more.
        """
        future: Future[T] = Future()
        with self._guard:
            if self._closed:
                future.cancel()
                return future
            work = self._works.get(key)
            if work is None:
                work = self._works[key] = _Work(key, steps(), monotonic() + patience)
                self._quick.put(work)
            work.futures.append(future)
        future.add_done_callback(lambda done: self._leave(work, done))
        return future

    def settled(self, position: Position) -> Result | None:
        """What is known about a position; None for one that was not settled yet."""
        with self._guard:
            solution = self._settled.get(position)
            if solution is not None:
                self._settled.move_to_end(position)
            return solution

    def learn(self, position: Position, solution: Result) -> None:
        """Remember a verdict; one that settles nothing is not worth remembering."""
        if solution.verdict is Verdict.UNKNOWN:
            return
        with self._guard:
            self._settled[position] = solution
            self._settled.move_to_end(position)
            if len(self._settled) > KEPT:
                self._settled.popitem(last=False)

    def close(self) -> None:
        """Stop everything; who still waits finds the future cancelled."""
        with self._guard:
            self._closed = True
            waiting = [future for work in self._works.values() for future in work.futures]
        for future in waiting:
            future.cancel()
        self._quick.close()
        self._slow.close()

    # the quick lane

    def _take_turn(self, work: _Work) -> None:
        """Go on with a question until it ends, needs a slow search, or has had its turn."""
        turn_ends = monotonic() + self._turn
        answer: Result | None = work.answer
        try:
            while not work.cancel.is_cancelled:
                question = work.steps.send(answer)  # type: ignore[arg-type]  # None begins it
                answer = self.settled(question.position) or self._look(question, work)
                if answer is None:
                    return
                if monotonic() > turn_ends:
                    work.answer = answer
                    self._quick.put(work)
                    return
        except StopIteration as end:
            self._finish(work, end.value)
        except Exception as trouble:  # noqa: BLE001 - who asked is told, the lane goes on
            self._finish(work, None, trouble)

    def _look(self, question: Question, work: _Work) -> Result | None:
        """A quick look at a position; None when it is the slow lane's now."""
        left = work.until - monotonic()
        if left <= 0:
            return Result(Verdict.UNKNOWN, reason=Reason.SECONDS)
        solution = self._search(question.position, limit=self._quick_limit, cancel=work.cancel)
        self.learn(question.position, solution)
        if solution.verdict is not Verdict.UNKNOWN or not question.thorough:
            return solution
        return self._hand_over(question.position, work)

    def _hand_over(self, position: Position, work: _Work) -> Result | None:
        """Leave a position to the slow lane; its verdict if it has come out meanwhile."""
        with self._guard:
            if work.cancel.is_cancelled:
                return None
            settled = self._settled.get(position)
            if settled is not None:
                return settled
            search = self._searches.get(position)
            is_new = search is None
            if search is None:
                search = self._searches[position] = _SlowSearch(position)
            search.waiting.append(work)
            work.search = search
        if is_new:
            self._slow.put(search)
        return None

    # the slow lane

    def _search_slowly(self, search: _SlowSearch) -> None:
        with self._guard:
            until = max((work.until for work in search.waiting), default=0.0)
        patience = until - monotonic()
        seconds = min(self._slow_limit.seconds or patience, patience)
        solution = Result(Verdict.UNKNOWN, reason=Reason.SECONDS)
        trouble: Exception | None = None
        if seconds > 0 and not search.cancel.is_cancelled:
            limit = Limit(self._slow_limit.nodes, seconds, self._slow_limit.memory)
            try:
                solution = self._search(search.position, limit=limit, cancel=search.cancel)
            except Exception as error:  # noqa: BLE001 - who asked is told, the lane goes on
                trouble = error
        self.learn(search.position, solution)
        with self._guard:
            if self._searches.get(search.position) is search:
                del self._searches[search.position]
            waiting, search.waiting = search.waiting, []
            for work in waiting:
                work.answer, work.search = solution, None
        out_of_time = solution.reason is Reason.SECONDS and seconds == patience
        for work in waiting:
            if trouble is not None:
                self._finish(work, None, trouble)
                continue
            if out_of_time and work.until > until:  # it came late, with more patience
                work.answer = self._hand_over(search.position, work)
                if work.answer is None:
                    continue
            self._quick.put(work)

    # those who wait

    def _finish(self, work: _Work, answer: object, trouble: Exception | None = None) -> None:
        with self._guard:
            if self._works.get(work.key) is work:
                del self._works[work.key]
            futures, work.futures = work.futures, []
        for future in futures:
            with suppress(InvalidStateError):  # cancelled at this very moment
                if trouble is None:
                    future.set_result(answer)
                else:
                    future.set_exception(trouble)

    def _leave(self, work: _Work, future: Future[Any]) -> None:
        """Note that somebody waits no more; stop the question if they were the last."""
        with self._guard:
            if future not in work.futures:
                return
            work.futures.remove(future)
            if work.futures:
                return
            if self._works.get(work.key) is work:
                del self._works[work.key]
            work.cancel.cancel()
            search, work.search = work.search, None
            if search is None:
                return
            search.waiting.remove(work)
            if not search.waiting:
                search.cancel.cancel()
                if self._searches.get(search.position) is search:
                    del self._searches[search.position]
