"""The program without its hurry, so that no verdict of a test hangs on how fast a machine is.

For people the program gives up after some seconds: a look, a search, a question, a wish, a lock.
In tests it counts positions instead, which are the same everywhere, or waits as long as it takes.
Tests of giving up say themselves after what.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from fournil.cli.commands import load
from fournil.service.timeouts import USUAL, Timeouts
from fournil.solver import Limit
from fournil.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from fournil.cli.arguments import Command

AS_LONG_AS_IT_TAKES: Final = 3600.0
"""Seconds: more than any test may run."""
LONG_ENOUGH: Final = 120
"""Seconds for another's work on the same file, however slow the disk: a dead lock is told."""

UNHURRIED: Final = Timeouts(
    look=Limit(nodes=20_000, memory=USUAL.look.memory),
    search=Limit(nodes=20_000_000, memory=USUAL.search.memory),
    question=AS_LONG_AS_IT_TAKES,
    moves=AS_LONG_AS_IT_TAKES,
    past=AS_LONG_AS_IT_TAKES,
    wish=AS_LONG_AS_IT_TAKES,
    lock=LONG_ENOUGH,
    grace=LONG_ENOUGH,
)

_HURRIED: Final = frozenset({"serve", "deal"})
"""The commands that give up after some time."""


def open_store(directory: Path | None = None, url: str | None = None) -> Store:
    """Open a store that waits for others as long as it takes."""
    return Store.at(directory, url, lock=UNHURRIED.lock)


def unhurried_command(name: str) -> Command:
    """Load a command of the program, without its hurry."""
    command = load(name)
    if name not in _HURRIED:
        return command
    return command._replace(run=partial(command.run, timeouts=UNHURRIED))
