"""The protocol of a kernel, the search that decides the positions of one family of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from fournil.core.position import Position
    from fournil.core.rules import Rules
    from fournil.solver.base.limits import CancelToken, Limit
    from fournil.solver.base.result import Result


class Kernel(Protocol):
    """What the ``adapter`` module of each kernel package offers as functions."""

    def supports(self, rules: Rules) -> bool:
        """Whether the kernel can hold the boards of a game and play by its rules."""
        ...

    def search(
        self, position: Position, limit: Limit, cancel: CancelToken, seed: int = 0
    ) -> Result:
        """Decide a position of a supported game; the line may be untidy but must be legal.

        Args:
            position: any position, in the middle of a game too.
            limit: what the search may spend.
            cancel: the token that stops it.
            seed: where all random numbers begin: Zobrist keys, and chance in the order. A loss
                proved with two seeds rests on no coincidence of keys.
        """
        ...


class Search(Protocol):
    """What the ``Search`` class of each kernel offers beside setting up rules and a position."""

    def set_limits(self, nodes: int, memory: int, switch: Any) -> None:
        """Set what each search may spend."""
        ...

    def memory_used(self) -> int:
        """Return the bytes that all tables take now."""
        ...


S = TypeVar("S", bound=Search)


class IdleSearches(Generic[S]):
    """Searches that wait to be used again: making one takes longer than most positions do."""

    def __init__(self, make: Callable[[int], S], max_bytes: int) -> None:
        """Begin with none.

        Args:
            make: makes a search that begins its random numbers at a seed.
            max_bytes: a search that has grown beyond this is not kept.
        """
        self._make = make
        self._max_bytes = max_bytes
        self._idle: list[S] = []

    @contextmanager
    def borrow(self, limit: Limit, cancel: CancelToken, seed: int = 0) -> Iterator[S]:
        """Lend a search to one thread for as long as the context lasts.

        Raises:
            MemoryError: its first tables cannot be had.
        """
        search = None
        # One that was used before may hold more memory than a low limit allows, and its keys are
        # those of seed 0. Another thread may take the last one at any moment, so there is no
        # asking first.
        if seed == 0 and limit.memory >= self._max_bytes:
            with suppress(IndexError):
                search = self._idle.pop()
        search = search or self._make(seed)
        search.set_limits(limit.node_count, limit.memory, cancel.flag)
        yield search
        if seed == 0 and search.memory_used() <= self._max_bytes:
            self._idle.append(search)
