"""Questions that take more than one search, told step by step.

Such a question is a generator: it names the next position whose verdict it needs and is given the
answer, until it returns its own. Whoever drives it decides where the searching is done, for how
long, and what is known already: :func:`drive` searches at once, and the desk spreads the steps
over threads that serve many people.

All of them rest on one fact: *winnability never comes back along a game.* From a position one can
reach every later position of its game, so whoever can win from a later one can win from it. All
positions up to a winnable one are winnable, and all from a lost one on are lost.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from fournil.solver.verdict import Solution, Verdict

if TYPE_CHECKING:
    from fournil.core.moves import Move
    from fournil.core.position import Position

T = TypeVar("T")

MOST_MISSES: Final = 8
"""After so many quick looks that settle nothing, a search of the past takes its time."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position whose verdict is wanted.

    Attributes:
        position: the position.
        thorough: whether to spend all that may be spent; else a quick look is meant.
    """

    position: Position
    thorough: bool = True


Steps = Generator[Question, Solution, T]
"""A question in progress: yields what it needs to know, is sent the answers, returns its own."""


def drive(steps: Steps[T], search: Callable[[Question], Solution]) -> T:
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


def outlook(position: Position) -> Steps[Solution]:
    """Whether a position can be won, and how."""
    return (yield Question(position))


def each_move(position: Position) -> Steps[dict[Move, Verdict]]:
    """The verdict after each legal move, in the order of ``position.legal_moves``.

    Quick looks come first, so that one hard move keeps no other from its verdict; what is still
    open is then asked for thoroughly. Each time the position itself comes first, unless a winning
    move is known: where it is lost, every move is.
    """
    moves: dict[object, list[Move]] = {}
    for move in position.legal_moves:
        moves.setdefault(same_for_all_places(position.play_unchecked(move)), []).append(move)
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


def same_for_all_places(position: Position) -> object:
    """What is left of a position if neither cells nor columns are told apart.

    Positions that agree in it have the same verdict: moving to one empty cell or another makes no
    difference but to the names of places.
    """
    cells = frozenset(card for card in position.cells if card is not None)
    return cells, frozenset(filter(None, position.columns))


@dataclass(frozen=True, slots=True)
class Past:
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


def look_back(positions: Sequence[Position], last_winnable: int = -1) -> Steps[Past]:
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
        unsettled = list(range(low + 1, high))
        at = len(unsettled) - 1
        misses = 0
        while unsettled and (thorough or misses < MOST_MISSES):
            index = unsettled.pop(at)
            verdict = (yield Question(positions[index], thorough)).verdict
            if verdict is Verdict.WINNABLE:
                low = index
            elif verdict is Verdict.UNWINNABLE:
                high = index
            else:
                misses += 1
            unsettled = [other for other in unsettled if low < other < high]
            at = len(unsettled) // 2
    return Past(len(positions), low, high)
