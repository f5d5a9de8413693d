"""Which search settles which game, and the one question they all answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from fournil.rules import Build, Fill, Rules
from fournil.solver.limit import Cancel, Limit
from fournil.solver.verdict import Solution

if TYPE_CHECKING:
    from fournil.position import Position


class Search(Protocol):
    """What the search of a family of games offers (a function of its package)."""

    def __call__(self, position: Position, limit: Limit, cancel: Cancel) -> Solution:
        """Settles a position within a limit."""
        ...


def solve(
    position: Position, *, limit: Limit | None = None, cancel: Cancel | None = None
) -> Solution:
    """Settles whether a position can be won.

    Args:
        position: any position of any game, in the middle of a game too.
        limit: what the search may spend; ``Limit()`` if None.
        cancel: a switch with which another thread can stop the search.

    Returns:
        The verdict with its proof. Spent limits, a switch that was thrown and memory that cannot
        be had give ``Verdict.UNKNOWN`` with the reason; they never raise and never lie.
    """
    return search_for(position.rules)(position, limit or Limit(), cancel or Cancel())


def search_for(rules: Rules) -> Search:
    """The search that settles the positions of a game."""
    # Imported here: each kernel takes memory and milliseconds that the others' players need not pay.
    if rules.build is Build.SAME_SUIT and rules.runs and rules.fill is Fill.ANY:
        from fournil.solver import boulanger

        if boulanger.takes(rules):
            return boulanger.solve
    if not rules.runs and rules.cells == 0 and rules.fill is not Fill.ANY:
        from fournil.solver import dozen

        if dozen.takes(rules):
            return dozen.solve
    from fournil.solver import general

    return general.solve
