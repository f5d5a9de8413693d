"""Which search settles which game, and the one question they all answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from fournil.core.rules import Build, EmptyColumn, Rules
from fournil.solver.limit import Cancel, Limit
from fournil.solver.verdict import Solution, Verdict

if TYPE_CHECKING:
    from fournil.core.moves import Move
    from fournil.core.position import Position


class Search(Protocol):
    """What the search of a family of games offers: a function of its package."""

    def __call__(self, position: Position, limit: Limit, cancel: Cancel) -> Solution:
        """Settles a position within a limit; the line may be untidy but must be legal."""
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
        The verdict with its proof; the line is tidied of pointless moves. Spent limits, a switch
        that was thrown and memory that cannot be had give ``Verdict.UNKNOWN`` with the reason;
        they never raise and never lie.

    Raises:
        UnsupportedGameError: the game has more columns or cells than any search can hold. No game
            of the catalogue has.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.deals.deal import Deal
    >>> start = Deal.microsoft(find_rules("boulanger"), 1).position
    >>> solution = solve(start)
    >>> solution.verdict.value
    'winnable'
    >>> for move in solution.line:
    ...     start = start.play(move)
    >>> start.is_won
    True
    """
    found = search_for(position.rules)(position, limit or Limit(), cancel or Cancel())
    if found.verdict is not Verdict.WINNABLE:
        return found
    return Solution(
        found.verdict,
        lambda: tidied(position, found.line or ()),
        nodes=found.nodes,
        seconds=found.seconds,
    )


def tidied(position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """A line in the actions of the app and without pointless moves."""
    # Imported here: who asks for verdicts only need not pay for it.
    from fournil.solver.lines import tidy

    return tidy(position, moves)


def has_boulanger_rules(rules: Rules) -> bool:
    """Whether runs of one suit move and empty columns take anything."""
    return rules.build is Build.SAME_SUIT and rules.runs and rules.fill is EmptyColumn.ANY


def search_for(rules: Rules) -> Search:
    """The search that settles the positions of a game."""
    # Imported here: a kernel takes memory and milliseconds, and most callers need only one.
    if has_boulanger_rules(rules):
        from fournil.solver import boulanger

        if boulanger.takes(rules):
            return boulanger.solve
    if not rules.runs and rules.cells == 0 and rules.fill is not EmptyColumn.ANY:
        from fournil.solver import dozen

        if dozen.takes(rules):
            return dozen.solve
    from fournil.solver import general

    return general.solve
