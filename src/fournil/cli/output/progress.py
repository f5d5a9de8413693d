"""A bar that shows how far many searches have come."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.progress import Progress as RichProgress

_STEPS: int = 200
"""The bar moves at most so many times: drawing must not slow the searches down."""


class Progress:
    """The bar, on the standard error."""

    def __init__(self, count: int) -> None:
        """Draws an empty bar.

        Args:
            count: how many deals there are.
        """
        self._bar = RichProgress(
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._bar.add_task("", total=count)
        self._step = max(1, count // _STEPS)
        self._waiting = 0
        self._bar.start()

    def advance(self) -> None:
        """Counts one deal."""
        self._waiting += 1
        if self._waiting == self._step:
            self._bar.advance(self._task, self._waiting)
            self._waiting = 0

    def close(self) -> None:
        """Takes the bar away."""
        self._bar.stop()
