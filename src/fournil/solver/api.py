"""Solve a position: which kernel decides which game, and the question they all answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fournil.core.rules import Build, EmptyColumn, Rules
from fournil.solver.base.limits import CancelToken, Limit
from fournil.solver.base.result import Result, Verdict

if TYPE_CHECKING:
    from fournil.core.moves import Move
    from fournil.core.position import Position
    from fournil.solver.base.kernel import Kernel


_OTHER_SEED: Final = 1


def solve(
    position: Position, *, limit: Limit | None = None, cancel: CancelToken | None = None
) -> Result:
    """Decide whether a position can be won.

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
    >>> result = solve(start)
    >>> result.verdict.value
    'winnable'
    >>> for move in result.line:
    ...     start = start.play(move)
    >>> start.is_won
    True
    """
    found = kernel_for(position.rules).search(position, limit or Limit(), cancel or CancelToken())
    if found.verdict is not Verdict.WINNABLE:
        return found
    return Result(
        found.verdict,
        lambda: tidied(position, found.line or ()),
        nodes=found.nodes,
        seconds=found.seconds,
    )


def verify_loss(
    position: Position, *, limit: Limit | None = None, cancel: CancelToken | None = None
) -> Result:
    """Search a position that was called lost a second time, with other random numbers.

    Other Zobrist keys in the kernels that tell positions apart by keys, another order of best-first
    runs in that for Baker's Dozen.

    Args:
        position: the position.
        limit: what the search may spend; ``Limit()`` if None.
        cancel: a token with which another thread can stop the search.

    Returns:
        Unwinnable if the loss is proved again; what else it is otherwise.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.deals.deal import Deal
    >>> lost = Deal(find_rules("boulanger"), 26).position
    >>> solve(lost).verdict.value, verify_loss(lost).verdict.value
    ('unwinnable', 'unwinnable')
    """
    kernel = kernel_for(position.rules)
    return kernel.search(position, limit or Limit(), cancel or CancelToken(), _OTHER_SEED)


def tidied(position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """Return a line in the actions of the app and without pointless moves."""
    # Imported here: who asks for verdicts only need not pay for it.
    from fournil.solver.lines import tidy

    return tidy(position, moves)


def has_boulanger_rules(rules: Rules) -> bool:
    """Whether runs of one suit move and empty columns take anything."""
    return rules.build is Build.SAME_SUIT and rules.runs and rules.fill is EmptyColumn.ANY


def kernel_for(rules: Rules) -> Kernel:
    """Return the kernel that decides the positions of a game."""
    # Imported here: a kernel takes memory and milliseconds, and most callers need only one.
    if has_boulanger_rules(rules):
        from fournil.solver.bakers_game import adapter as bakers_game

        if bakers_game.supports(rules):
            return bakers_game
    if not rules.runs and rules.cells == 0 and rules.fill is not EmptyColumn.ANY:
        from fournil.solver.bakers_dozen import adapter as bakers_dozen

        if bakers_dozen.supports(rules):
            return bakers_dozen
    from fournil.solver.generic import adapter as generic

    return generic
