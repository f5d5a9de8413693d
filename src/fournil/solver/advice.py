"""Help for a person at the table: which moves keep the game winnable, and which one to play."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Final

from fournil.solver.limit import Cancel, Limit
from fournil.solver.questions import Past, Question, drive, look_back, same_for_all_places
from fournil.solver.solving import solve
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.core.moves import Move
    from fournil.core.position import Position


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

    >>> from fournil.core.rules import find_rules
    >>> from fournil.deals.deal import Deal
    >>> start = Deal.microsoft(find_rules("boulanger"), 1).position
    >>> sum(solution.verdict == "winnable" for solution in analyse(start).values())
    25
    """
    cancel = cancel or Cancel()
    answers: dict[Move, Solution] = {}
    known: dict[object, Solution] = {}
    for move in position.legal_moves:
        after = position.play_unchecked(move)
        # Moves to one empty cell or another, or to one empty column or another, lead to the same.
        # Only the verdict carries over: the lines name cells and columns.
        key = same_for_all_places(after)
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


def where_lost(
    positions: Sequence[Position], *, limit: Limit | None = None, cancel: Cancel | None = None
) -> Past:
    """Where along a game the win was lost: the last winnable position and the first lost one.

    Args:
        positions: the positions of the game, each reached from the one before.
        limit: what the search of each single position may spend.
        cancel: a switch that stops the whole; what is not yet settled is unknown.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.deals.deal import Deal
    >>> positions = [Deal.microsoft(find_rules("boulanger"), 1).position]
    >>> for move in ["1a", "2b", "3c", "4d"]:
    ...     positions.append(positions[-1].play(move))
    >>> past = where_lost(positions)
    >>> past.last_winnable, past.first_lost, past.is_exact
    (0, 1, True)
    """
    limit, cancel = limit or Limit(), cancel or Cancel()
    known: dict[Position, Solution] = {}

    def search(question: Question) -> Solution:
        # Without others who wait there is no need for a quick look first.
        position = question.position
        if position not in known:
            known[position] = solve(position, limit=limit, cancel=cancel)
        return known[position]

    return drive(look_back(positions), search)


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
                position = position.play_unchecked(move)
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
    line = straightened(position, solution.line)
    _LINES.remember(position, line)
    return Hint(Verdict.WINNABLE, line[0])


def straightened(position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """A line without the ways round by which it would come back to a position that it has left.

    Args:
        position: where the line starts.
        line: legal moves from there.
    """
    moves: list[Move] = []
    reached = {position: 0}
    for move in line:
        position = position.play_unchecked(move)
        moves.append(move)
        back = reached.get(position)
        if back is None:
            reached[position] = len(moves)
            continue
        del moves[back:]
        reached = {other: at for other, at in reached.items() if at <= back}
    return tuple(moves)
