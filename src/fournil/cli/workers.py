"""Searches on several threads, answered in the order of the questions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from fournil.solver.base.limits import CancelToken

_Question = TypeVar("_Question")
_Answer = TypeVar("_Answer")

_AHEAD: Final = 16
_SECONDS_BETWEEN_LOOKS: Final = 0.1


def in_order(
    answer: Callable[[_Question], _Answer],
    questions: Iterable[_Question],
    jobs: int,
    cancel: CancelToken,
) -> Iterator[_Answer]:
    """The answers to questions, each found on one of several threads.

    The main thread only waits, so that an interrupt from the keyboard is heard at once even while
    kernels search; ``cancel`` then stops them.

    Args:
        answer: answers one question.
        questions: taken as they are needed.
        jobs: how many threads.
        cancel: the switch that ``answer`` watches.
    """
    coming = iter(questions)
    with ThreadPoolExecutor(jobs) as pool:
        waiting: deque[Future[_Answer]] = deque()
        try:
            for question in islice(coming, jobs + _AHEAD):
                waiting.append(pool.submit(answer, question))
            while waiting:
                first = waiting.popleft()
                while not wait([first], timeout=_SECONDS_BETWEEN_LOOKS).done:
                    pass
                yield first.result()
                for question in islice(coming, 1):
                    waiting.append(pool.submit(answer, question))
        finally:
            cancel.cancel()
            pool.shutdown(cancel_futures=True)
