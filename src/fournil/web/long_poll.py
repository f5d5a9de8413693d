"""Requests whose answers take their time.

A question is asked in one of the threads that serve players, waited for in the event loop, and
answered in one of them again: the request waits, no thread does. When the browser goes away
meanwhile, nobody waits any more, and the search stops.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from fournil.web.errors import RequestError

if TYPE_CHECKING:
    from starlette.requests import Request

    from fournil.service.jobs import PendingAnswer

T = TypeVar("T")

_GONE: Final = 499
"""The status of an answer that nobody is there to read."""


async def answer_of(
    request: Request, ask: Callable[[], PendingAnswer[T]], tell: Callable[[T], dict[str, Any]]
) -> Any:
    """Ask, wait, and tell the answer; nothing is told to a browser that went away.

    Args:
        request: what is being answered.
        ask: asks the question; called in one of the threads that serve players.
        tell: what the answer says; called in one of them again.

    Raises:
        RequestError: the server is stopping.
        FournilError: whatever asking, the answer or telling it raises.
    """
    asked = await run_in_threadpool(ask)
    if not asked.future.done() and not await _done(request, asked.future):
        return Response(status_code=_GONE)
    try:
        return await run_in_threadpool(lambda: tell(asked.answer()))
    except CancelledError as error:  # the desk is closing
        raise RequestError(503, "server-trouble") from error


async def _done(request: Request, future: Future[Any]) -> bool:
    """Wait for a future; False if the browser went away before."""
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def tell(_: Future[Any]) -> None:
        with suppress(RuntimeError):  # the loop is closed: the server has stopped
            loop.call_soon_threadsafe(done.set)

    future.add_done_callback(tell)
    answered = asyncio.ensure_future(done.wait())
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({answered, gone}, return_when=asyncio.FIRST_COMPLETED)
        return future.done()
    finally:
        answered.cancel()
        gone.cancel()
        future.cancel()  # which does nothing once it is done


async def _gone(request: Request) -> None:
    """Wait until the browser goes away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
