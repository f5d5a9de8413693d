"""Analysis beyond one verdict: every move, where along a game the win was lost, hints.

A question that takes more than one search is a generator: it names the next position whose verdict
it needs and is sent the answer, until it returns its own. Whoever drives it decides where the
searching is done, for how long, and what is known already: :func:`drive` searches at once, and the
service spreads the steps over threads that serve many people.

All of them rest on one fact: *winnability never comes back along a game.* From a position one can
reach every later position of its game, so whoever can win from a later one can win from it. All
positions up to a winnable one are winnable, and all from a lost one on are lost.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeVar

from fournil.solver.api import solve
from fournil.solver.base.limits import CancelToken, Limit
from fournil.solver.base.result import Reason, Result, Verdict

if TYPE_CHECKING:
    from fournil.core.moves import Move
    from fournil.core.position import Position

T = TypeVar("T")

MAX_MISSES: Final = 8
"""After so many quick looks that decide nothing, a search of the past takes its time."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position whose verdict is wanted.

    Attributes:
        position: the position.
        thorough: whether to spend all that may be spent; else a quick look is meant.
    """

    position: Position
    thorough: bool = True


Steps = Generator[Question, Result, T]
"""A question in progress: yields what it needs to know, is sent the answers, returns its own."""


def drive(steps: Steps[T], search: Callable[[Question], Result]) -> T:
    """Work a question out, all its steps at once.

    Args:
        steps: the question.
        search: answers each step.
    """
    try:
        asked = next(steps)
        while True:
            asked = steps.send(search(asked))
    except StopIteration as end:
        answer: T = end.value
        return answer


def verdict_of(position: Position) -> Steps[Result]:
    """Whether a position can be won, and how."""
    return (yield Question(position))


def each_move(position: Position) -> Steps[dict[Move, Verdict]]:
    """Return the verdict after each legal move, in the order of ``position.legal_moves``.

    Quick looks come first, so that one hard move keeps no other from its verdict; what is still
    open is then asked for thoroughly. Each time the position itself comes first, unless a winning
    move is known: where it is lost, every move is.
    """
    moves: dict[object, list[Move]] = {}
    for move in position.legal_moves:
        moves.setdefault(canonical_key(position.play_unchecked(move)), []).append(move)
    ways = {key: position.play_unchecked(alike[0]) for key, alike in moves.items()}
    found = dict.fromkeys(ways, Verdict.UNKNOWN)
    for thorough in (False, True):
        still = [key for key in ways if found[key] is Verdict.UNKNOWN]
        if not still:
            break
        here = Verdict.UNKNOWN
        if Verdict.WINNABLE not in found.values():
            here = (yield Question(position, thorough)).verdict
        for key in still:
            if here is Verdict.UNWINNABLE:
                found[key] = here
            else:
                found[key] = (yield Question(ways[key], thorough)).verdict
    verdicts = {move: found[key] for key, alike in moves.items() for move in alike}
    return {move: verdicts[move] for move in position.legal_moves}


def canonical_key(position: Position) -> object:
    """Return what is left of a position if neither cells nor columns are told apart.

    Positions that agree in it have the same verdict: moving to one empty cell or another makes no
    difference but to the names of places.
    """
    cells = frozenset(card for card in position.cells if card is not None)
    return cells, frozenset(filter(None, position.columns))


@dataclass(frozen=True, slots=True)
class WinLoss:
    """Where along a game the win was lost.

    Attributes:
        positions: how many positions the game has had, the present one included.
        last_winnable: index of the last one that is known to be winnable; -1 for none.
        first_lost: index of the first one that is proved to be lost; ``positions`` for none.
    """

    positions: int
    last_winnable: int
    first_lost: int

    @property
    def is_exact(self) -> bool:
        """Whether nothing between the two is unknown."""
        return self.first_lost == self.last_winnable + 1

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdict on each position of the game, in order."""
        between = self.first_lost - self.last_winnable - 1
        return (
            [Verdict.WINNABLE] * (self.last_winnable + 1)
            + [Verdict.UNKNOWN] * between
            + [Verdict.UNWINNABLE] * (self.positions - self.first_lost)
        )


def find_losing_move(positions: Sequence[Position], last_winnable: int = -1) -> Steps[WinLoss]:
    """Where along a game the win was lost.

    The present is looked at first, then the middle of what is still open: some log2 of the game's
    length in searches, if each has an answer. One without is passed by and others are tried, until
    there are none or the two sides meet; so what is not known stays unknown, and nothing else.

    Args:
        positions: the positions of the game, each reached from the one before.
        last_winnable: index of a position that is known to be winnable; -1 for none.
    """
    low, high = last_winnable, len(positions)
    for thorough in (False, True):
        undecided = list(range(low + 1, high))
        at = len(undecided) - 1
        misses = 0
        while undecided and (thorough or misses < MAX_MISSES):
            index = undecided.pop(at)
            verdict = (yield Question(positions[index], thorough)).verdict
            if verdict is Verdict.WINNABLE:
                low = index
            elif verdict is Verdict.UNWINNABLE:
                high = index
            else:
                misses += 1
            undecided = [other for other in undecided if low < other < high]
            at = len(undecided) // 2
    return WinLoss(len(positions), low, high)


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
    position: Position, *, limit: Limit | None = None, cancel: CancelToken | None = None
) -> dict[Move, Result]:
    """Return the verdict after each legal move.

    Args:
        position: any position.
        limit: what the search after each single move may spend.
        cancel: a switch that stops the whole; the moves not yet decided are unknown.

    Returns:
        Every legal move, in the order of ``position.legal_moves``, with what it leads to. The
        line of a winnable move starts after it.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.deals.deal import Deal
    >>> start = Deal.microsoft(find_rules("boulanger"), 1).position
    >>> sum(result.verdict == "winnable" for result in analyse(start).values())
    25
    """
    cancel = cancel or CancelToken()
    answers: dict[Move, Result] = {}
    known: dict[object, Result] = {}
    for move in position.legal_moves:
        after = position.play_unchecked(move)
        # Moves to one empty cell or another, or to one empty column or another, lead to the same.
        # Only the verdict carries over: the lines name cells and columns.
        key = canonical_key(after)
        alike = known.get(key)
        if alike is None or alike.verdict is Verdict.UNKNOWN:
            known[key] = answers[move] = solve(after, limit=limit, cancel=cancel)
        elif alike.verdict is Verdict.WINNABLE:
            line = partial(_line, after)
            answers[move] = Result(alike.verdict, line, alike.nodes, alike.seconds)
        else:
            answers[move] = alike
    return answers


def _line(position: Position) -> Sequence[Move]:
    return solve(position).line or ()


def where_lost(
    positions: Sequence[Position], *, limit: Limit | None = None, cancel: CancelToken | None = None
) -> WinLoss:
    """Where along a game the win was lost: the last winnable position and the first lost one.

    Args:
        positions: the positions of the game, each reached from the one before.
        limit: what the search of each single position may spend.
        cancel: a switch that stops the whole; what is not yet decided is unknown.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.deals.deal import Deal
    >>> positions = [Deal.microsoft(find_rules("boulanger"), 1).position]
    >>> for move in ["1a", "2b", "3c", "4d"]:
    ...     positions.append(positions[-1].play(move))
    >>> past = where_lost(positions)
    >>> past.last_winnable, past.first_lost, past.is_exact
    (0, 1, True)
    """
    limit, cancel = limit or Limit(), cancel or CancelToken()
    known: dict[Position, Result] = {}

    def search(question: Question) -> Result:
        # Without others who wait there is no need for a quick look first.
        position = question.position
        if position not in known:
            known[position] = solve(position, limit=limit, cancel=cancel)
        return known[position]

    return drive(find_losing_move(positions), search)


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


def hint(
    position: Position, *, limit: Limit | None = None, cancel: CancelToken | None = None
) -> Hint:
    """Return the next move of a winning line; followed again and again, hints lead to the end.

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
    result = solve(position, limit=limit, cancel=cancel)
    if result.line is None:
        return Hint(result.verdict, reason=result.reason)
    line = without_cycles(position, result.line)
    _LINES.remember(position, line)
    return Hint(Verdict.WINNABLE, line[0])


def without_cycles(position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """Cut from a line what only leads back to a position that it has left.

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
