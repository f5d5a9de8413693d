"""After what the program gives up, as one value that is passed down from the entry point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fournil.puzzles.finder import PATIENCE
from fournil.solver.base.limits import MEBIBYTE, Limit
from fournil.store.connect import LOCK_TIMEOUT

_LOOK: Final = Limit(seconds=0.05, memory=64 * MEBIBYTE)
_SEARCH: Final = Limit(seconds=10.0, memory=256 * MEBIBYTE)


@dataclass(frozen=True, slots=True)
class Timeouts:
    """What may be spent before the program gives up; times are in seconds.

    Attributes:
        look: one quick search; Jeu du Boulanger hardly ever needs a tenth of it.
        search: one thorough search.
        turn: how long one question of many steps may run before others have their turn.
        question: a question about one position, including the wait behind others.
        moves: the verdicts on all moves; those not known by then are unknown.
        past: the verdicts on all positions of a game.
        wish: looking for a deal as it is wished for, including the wait behind others.
        lock: waiting for another program to let go of the database.
        grace: how long running requests may go on when the server is told to stop.
    """

    look: Limit = _LOOK
    search: Limit = _SEARCH
    turn: float = 0.05
    question: float = 20.0
    moves: float = 10.0
    past: float = 30.0
    wish: float = PATIENCE
    lock: float = LOCK_TIMEOUT
    grace: int = 3


USUAL: Final = Timeouts()
"""What holds for people."""
