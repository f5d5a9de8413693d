"""How hard a deal is: how many careless moves it allows before it can no longer be won.

The measure and the levels made from it are told, with their check, in ``docs/design/levels.md``.
"""

from __future__ import annotations

from bisect import bisect_left
from enum import StrEnum
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.core.moves import PlaceKind
from fournil.deals.deal import Deal, split_mix_64
from fournil.errors import UnsupportedGameError
from fournil.solver.api import solve
from fournil.solver.base.limits import CancelToken, Limit
from fournil.solver.base.result import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fournil.core.moves import Move
    from fournil.core.position import Position
    from fournil.core.rules import Rules

LENGTH: Final = 48
"""A playout ends after this many moves, whether the win is lost or not."""
_STRIDE: Final = 4


class Level(StrEnum):
    """How a winnable deal compares with others of the same game."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Thresholds(NamedTuple):
    """Where the levels of a game part: each holds about a third of its winnable deals.

    Attributes:
        hard: a deal that allows fewer moves than this is hard.
        easy: a deal that allows at least this many moves is easy.
        playouts: how many random playouts are tried.
        nodes: what one search may spend; a position not decided by then counts as lost.
    """

    hard: float
    easy: float
    playouts: int = 8
    nodes: int = 20_000


# Jeu du Boulanger is decided so fast that nothing stays open, and that more playouts can be tried.
THRESHOLDS: Final = {
    "BK1-C4": Thresholds(hard=2.5, easy=5.5, playouts=12, nodes=100_000),
    "BK1-C2": Thresholds(hard=2.5, easy=4.5, playouts=12, nodes=100_000),
    "BK1-C1": Thresholds(hard=3.0, easy=6.0, playouts=12, nodes=100_000),
    "BD1-KD": Thresholds(hard=17.5, easy=25.5),
    "BD1-KA": Thresholds(hard=23.5, easy=31.0),
    "BD1-ED": Thresholds(hard=16.5, easy=24.0),
    "BD1-EA": Thresholds(hard=22.5, easy=30.5),
    "FC1-C4": Thresholds(hard=13.5, easy=20.5),
    "GM1-KA": Thresholds(hard=10.0, easy=17.5),
}
"""The thresholds of each game of the catalogue, by its exact name."""


def mistakes_allowed(position: Position | Deal, *, cancel: CancelToken | None = None) -> float:
    """How many careless moves can be made until the win is lost, in the mean of several playouts.

    A careless player sends up whatever can go up, and otherwise makes any legal move except
    putting back what was moved just before. The playouts are the same whenever they are made.

    Args:
        position: where the playouts begin.
        cancel: a switch that stops the searches; what is answered then means nothing.

    Returns:
        0 (every move, or the position itself, loses) to ``LENGTH`` (none did, in any playout).

    Raises:
        UnsupportedGameError: the game is not one of the catalogue's.

    >>> from fournil.core.rules import find_rules
    >>> mistakes_allowed(Deal(find_rules("boulanger"), 45001408))
    3.25
    """
    start = position.position if isinstance(position, Deal) else position
    thresholds = _thresholds(start.rules)
    limit = Limit(nodes=thresholds.nodes)
    stop = cancel or CancelToken()

    def can_be_won(here: Position) -> bool:
        return solve(here, limit=limit, cancel=stop).verdict is Verdict.WINNABLE

    if not can_be_won(start):
        return 0.0
    return (
        sum(_survived(start, number, can_be_won) for number in range(thresholds.playouts))
        / thresholds.playouts
    )


def level(position: Position | Deal, *, cancel: CancelToken | None = None) -> Level:
    """Return the level of a winnable deal among the winnable deals of its game.

    Args:
        position: the deal; whether it can be won is the caller's to know.
        cancel: a switch that stops the searches; what is answered then means nothing.

    Raises:
        UnsupportedGameError: the game is not one of the catalogue's.

    >>> from fournil.core.rules import find_rules
    >>> level(Deal(find_rules("boulanger"), 45001408)).value
    'medium'
    """
    rules = position.rules
    return level_of(rules, mistakes_allowed(position, cancel=cancel))


def level_of(rules: Rules, mistakes: float) -> Level:
    """Return the level that a measured number of mistakes stands for.

    Args:
        rules: the game.
        mistakes: what :func:`mistakes_allowed` answered for a deal of this game.

    Raises:
        UnsupportedGameError: the game is not one of the catalogue's.
    """
    thresholds = _thresholds(rules)
    if mistakes >= thresholds.easy:
        return Level.EASY
    return Level.MEDIUM if mistakes >= thresholds.hard else Level.HARD


def _thresholds(rules: Rules) -> Thresholds:
    thresholds = THRESHOLDS.get(rules.name)
    if thresholds is None:
        raise UnsupportedGameError("level-unfit", game=rules.name)
    return thresholds


def random_playout(start: Position, stream: Iterator[int]) -> Iterator[Position]:
    """Return the positions of a random playout, the one after its first move first.

    Args:
        start: where it begins.
        stream: numbers of 64 bits, of which one is drawn for each free choice.
    """
    position, before = start, None
    while True:
        moves: list[Move] = []
        for move in position.legal_moves:
            if move.target.kind == PlaceKind.FOUNDATION:
                moves = [move]
                break
            if before is None or move.source != before.target:
                moves.append(move)
        if not moves:
            return
        move = moves[next(stream) % len(moves)] if len(moves) > 1 else moves[0]
        before = None if move.target.kind == PlaceKind.FOUNDATION else move
        position = position.play_unchecked(move)
        yield position


def _survived(start: Position, number: int, can_be_won: Callable[[Position], bool]) -> int:
    """After how many moves of a random playout the game can still be won.

    What is lost stays lost, so the last winnable position is found by looking at every fourth
    one, and then by halves.
    """
    coming = islice(random_playout(start, split_mix_64(number)), LENGTH)
    kept = 0
    while stride := list(islice(coming, _STRIDE)):
        if not stride[-1].is_won and not can_be_won(stride[-1]):
            return kept + bisect_left(stride, True, key=lambda here: not can_be_won(here))
        kept += len(stride)
        if stride[-1].is_won:
            return LENGTH
    return kept
