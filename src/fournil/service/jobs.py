"""Questions about games that are being worked on, and given up when their game moves on."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from fournil.service.snapshots import VersionConflictError

if TYPE_CHECKING:
    from fournil.service.snapshots import GameState

T = TypeVar("T")


class SupersededError(Exception):
    """The game has left the position that the question was about."""


class PendingAnswer(Generic[T]):
    """A question that is being worked on.

    Attributes:
        future: what the lanes answer; cancel it when nobody waits any more.
    """

    def __init__(
        self,
        future: Future[Any],
        conclude: Callable[[Any], T],
        look: Callable[[], GameState] | None = None,
    ) -> None:
        """Keep a question.

        Args:
            future: what the lanes answer.
            conclude: what becomes of that; it may write to the store.
            look: the game as it stands, if the question is about one.
        """
        self.future = future
        self._conclude = conclude
        self._look = look

    def answer(self, timeout: float | None = None) -> T:
        """The answer; even once the future is done this may take the time of writing to the store.

        Raises:
            VersionConflictError: the game has left the position that the question was about.
            ActionRejectedError: there is no position to go back to.
            StoreError: the help cannot be written down, so it is not given.
            TimeoutError: the future is not done after so many seconds.
            CancelledError: somebody cancelled the future.
        """
        try:
            outcome = self.future.result(timeout)
        except SupersededError:
            if self._look is None:
                raise
            raise VersionConflictError(self._look()) from None
        return self._conclude(outcome)

    def cancel(self) -> None:
        """Say that nobody waits for the answer any more."""
        self.future.cancel()


class _Watch:
    """One question about a game, as long as it is open."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._moved = False
        self._future: Future[Any] | None = None

    def moved(self) -> None:
        with self._lock:
            self._moved = True
            future = self._future
        if future is not None:
            with suppress(InvalidStateError):  # answered or cancelled at this very moment
                future.set_exception(SupersededError())

    def prepare(self, ask: Callable[[], Future[Any]]) -> Future[Any]:
        while True:
            with self._lock:
                self._moved = False
            future = ask()
            with self._lock:
                if not self._moved:
                    self._future = future
                    return future
            future.cancel()


class JobsByGame:
    """All open questions about games."""

    def __init__(self) -> None:
        self._guard = Lock()
        self._open: dict[str, set[_Watch]] = {}

    def moved(self, game_id: str) -> None:
        """Give up all questions about a game: its position has changed."""
        with self._guard:
            watches = tuple(self._open.get(game_id, ()))
        for watch in watches:
            watch.moved()

    def ask(self, game_id: str, ask: Callable[[], Future[Any]]) -> Future[Any]:
        """Ask a question about a game as it stands.

        Args:
            game_id: the game.
            ask: looks at the game and asks; again if the game moves at that very moment.
        """
        watch = _Watch()
        with self._guard:
            self._open.setdefault(game_id, set()).add(watch)
        try:
            future = watch.prepare(ask)
        except BaseException:
            self._forget(game_id, watch)
            raise
        future.add_done_callback(lambda _: self._forget(game_id, watch))
        return future

    def __len__(self) -> int:
        """How many games have open questions."""
        with self._guard:
            return len(self._open)

    def _forget(self, game_id: str, watch: _Watch) -> None:
        with self._guard:
            watches = self._open.get(game_id, set())
            watches.discard(watch)
            if not watches:
                self._open.pop(game_id, None)
