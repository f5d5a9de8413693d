"""One thread that works off a queue."""

from __future__ import annotations

import os
import sys
from collections import deque
from contextlib import suppress
from threading import Condition, Thread, current_thread, get_native_id
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

REST: Final = 10.0
"""A thread with nothing to do for so many seconds ends; the next item starts another."""
NICENESS: Final = 10
"""How far a yielding lane's thread stands back for the other threads of the machine."""


class Worker(Generic[T]):
    """Works items off one after another, in the order in which they were put."""

    def __init__(self, name: str, work: Callable[[T], None], *, yielding: bool = False) -> None:
        """Make a lane; its thread starts with the first item.

        Args:
            name: what its thread is called.
            work: does one item; it must not raise.
            yielding: whether the thread gives way to all others where the system can do that.
                Only for work that hardly ever holds the interpreter's lock: a thread that gives
                way while it holds the lock would make everybody give way.
        """
        self._name = name
        self._work = work
        self._yielding = yielding
        self._items: deque[T] = deque()
        self._ready = Condition()
        self._thread: Thread | None = None
        self._closed = False

    def put(self, item: T) -> bool:
        """Add an item; False if the lane is closed."""
        with self._ready:
            if self._closed:
                return False
            self._items.append(item)
            if self._thread is None:
                self._thread = Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
            else:
                self._ready.notify()
            return True

    def close(self) -> None:
        """Forget what is waiting and end the thread, as soon as the item in its hands is done."""
        with self._ready:
            self._closed = True
            self._items.clear()
            self._ready.notify()
            thread = self._thread
        if thread is not None and thread is not current_thread():
            thread.join()

    def _run(self) -> None:
        if self._yielding:
            _give_way()
        while True:
            with self._ready:
                while not self._items:
                    rested = not self._closed and not self._ready.wait(REST)
                    if self._closed or (rested and not self._items):
                        self._thread = None
                        return
                item = self._items.popleft()
            self._work(item)


def _give_way() -> None:
    """Let all other threads of the machine go first; Linux knows a priority for each thread."""
    if sys.platform == "linux":
        thread = get_native_id()
        with suppress(OSError):
            # A program that stands back farther already stays there: root could move forward.
            niceness = max(NICENESS, os.getpriority(os.PRIO_PROCESS, thread))
            os.setpriority(os.PRIO_PROCESS, thread, niceness)
