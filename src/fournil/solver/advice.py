"""Help for a person at the table: which moves keep the game winnable, and which one to play."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Final

from fournil.solver.limit import Cancel, Limit
from fournil.solver.solving import solve
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.moves import Move
    from fournil.position import Position


@dataclass(frozen=True, slots=True)
class Hint:
    """What to play next.

    Attributes:
        verdict: whether the position can be won.
        move: the next move of a winning line; None unless the position is winnable and not won.
        reason: why the verdict is unknown, if it is.
    """

    verdict: Verdict
    move: Move | None = None
    reason: Reason | None = None


def analyse(
    position: Position, *, limit: Limit | None = None, cancel: Cancel | None = None
) -> dict[Move, Solution]:
    """The verdict after each legal move.

    Args:
        position: any position.
        limit: what the search after each single move may spend.
        cancel: a switch that stops the whole; the moves not yet settled are unknown.

    Returns:
        Every legal move, in the order of ``position.legal_moves``, with what it leads to. The
        line of a winnable move starts after it.

    >>> from fournil.rules import find_rules
    >>> from fournil.deals import Deal
    >>> start = Deal.microsoft(find_rules("boulanger"), 1).position
    >>> sum(solution.verdict == "winnable" for solution in analyse(start).values())
    25
    """
    cancel = cancel or Cancel()
    answers: dict[Move, Solution] = {}
    known: dict[object, Solution] = {}
    for move in position.legal_moves:
        after = position.after(move)
        # Moves to one empty cell or another, or to one empty column or another, lead to the same.
        # Only the verdict carries over: the lines name cells and columns.
        key = _same_for_all_places(after)
        alike = known.get(key)
        if alike is None or alike.verdict is Verdict.UNKNOWN:
            known[key] = answers[move] = solve(after, limit=limit, cancel=cancel)
        elif alike.verdict is Verdict.WINNABLE:
            line = partial(_line, after)
            answers[move] = Solution(alike.verdict, line, alike.nodes, alike.seconds)
        else:
            answers[move] = alike
    return answers


def _line(position: Position) -> Sequence[Move]:
    return solve(position).line or ()


def _same_for_all_places(position: Position) -> object:
    """What is left of a position if neither cells nor columns are told apart."""
    cells = frozenset(card for card in position.cells if card is not None)
    return cells, frozenset(filter(None, position.columns))


class _Lines:
    """The next moves of the lines that hints came from, so that hints never go round in circles.

    Each hint alone would be right, but the lines found from a position and from the next one need
    not be the same: following them, a person could go back and forth for ever.
    """

    MOST: Final = 10_000

    def __init__(self) -> None:
        self._next: OrderedDict[Position, Move] = OrderedDict()
        self._lock = Lock()

    def next_move(self, position: Position) -> Move | None:
        with self._lock:
            return self._next.get(position)

    def remember(self, position: Position, line: tuple[Move, ...]) -> None:
        with self._lock:
            for move in line:
                self._next[position] = move
                self._next.move_to_end(position)
                position = position.after(move)
            while len(self._next) > self.MOST:
                self._next.popitem(last=False)


_LINES: Final = _Lines()


def hint(position: Position, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Hint:
    """The next move of a winning line. Followed again and again, hints lead to the end.

    Args:
        position: any position.
        limit: what the search may spend.
        cancel: a switch that stops the search.
    """
    if position.is_won:
        return Hint(Verdict.WINNABLE)
    move = _LINES.next_move(position)
    if move is not None:
        return Hint(Verdict.WINNABLE, move)
    solution = solve(position, limit=limit, cancel=cancel)
    if solution.line is None:
        return Hint(solution.verdict, reason=solution.reason)
    _LINES.remember(position, solution.line)
    return Hint(Verdict.WINNABLE, solution.line[0])
