"""How hard a deal is: how much carelessness it forgives before it can no longer be won.

The measure and the levels made from it are told, with their check, in ``docs/levels.md``.
"""

from __future__ import annotations

from bisect import bisect_left
from enum import StrEnum
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.core.moves import PlaceKind
from fournil.deals.deal import Deal, split_mix_64
from fournil.errors import UnsupportedGameError
from fournil.solver.limit import Cancel, Limit
from fournil.solver.solving import solve
from fournil.solver.verdict import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fournil.core.moves import Move
    from fournil.core.position import Position
    from fournil.core.rules import Rules

LENGTH: Final = 48
"""After so many moves a careless play ends, whether the win is lost or not."""
_STRIDE: Final = 4


class Level(StrEnum):
    """How a winnable deal compares with others of the same game."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Scale(NamedTuple):
    """Where the levels of a game part: each holds about a third of its winnable deals.

    Attributes:
        hard: a deal that forgives less than this is hard, in moves.
        easy: a deal that forgives at least this is easy, in moves.
        plays: how many careless plays are tried.
        nodes: what one search may spend; a position not settled by then counts as lost.
    """

    hard: float
    easy: float
    plays: int = 8
    nodes: int = 20_000


# Jeu du Boulanger is settled so fast that nothing stays open, and that more plays can be tried.
SCALES: Final = {
    "BK1-C4": Scale(hard=2.5, easy=5.5, plays=12, nodes=100_000),
    "BK1-C2": Scale(hard=2.5, easy=4.5, plays=12, nodes=100_000),
    "BK1-C1": Scale(hard=3.0, easy=6.0, plays=12, nodes=100_000),
    "BD1-KD": Scale(hard=17.5, easy=25.5),
    "BD1-KA": Scale(hard=23.5, easy=31.0),
    "BD1-ED": Scale(hard=16.5, easy=24.0),
    "BD1-EA": Scale(hard=22.5, easy=30.5),
    "FC1-C4": Scale(hard=13.5, easy=20.5),
    "GM1-KA": Scale(hard=10.0, easy=17.5),
}
"""The scale of each game of the catalogue, by its exact name."""


def forgiveness(position: Position | Deal, *, cancel: Cancel | None = None) -> float:
    """How many careless moves can be made until the win is lost, in the mean of several plays.

    A careless player sends up whatever can go up, and otherwise makes any legal move except
    putting back what was moved just before. The plays are the same whenever they are tried.

    Args:
        position: where the plays begin.
        cancel: a switch that stops the searches; what is answered then means nothing.

    Returns:
        0 (every move, or the position itself, loses) to ``LENGTH`` (none did, in any play).

    Raises:
        UnsupportedGameError: the game is not one of the catalogue's.

    >>> from fournil.core.rules import find_rules
    >>> forgiveness(Deal(find_rules("boulanger"), 45001408))
    3.25
    """
    start = position.position if isinstance(position, Deal) else position
    scale = _scale(start.rules)
    limit = Limit(nodes=scale.nodes)
    stop = cancel or Cancel()

    def can_be_won(here: Position) -> bool:
        return solve(here, limit=limit, cancel=stop).verdict is Verdict.WINNABLE

    if not can_be_won(start):
        return 0.0
    return sum(_survived(start, number, can_be_won) for number in range(scale.plays)) / scale.plays


def level(position: Position | Deal, *, cancel: Cancel | None = None) -> Level:
    """The level of a winnable deal among the winnable deals of its game.

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
    return level_of(rules, forgiveness(position, cancel=cancel))


def level_of(rules: Rules, forgiven: float) -> Level:
    """The level that a measured forgiveness stands for.

    Args:
        rules: the game.
        forgiven: what :func:`forgiveness` answered for a deal of this game.

    Raises:
        UnsupportedGameError: the game is not one of the catalogue's.
    """
    scale = _scale(rules)
    if forgiven >= scale.easy:
        return Level.EASY
    return Level.MEDIUM if forgiven >= scale.hard else Level.HARD


def _scale(rules: Rules) -> Scale:
    scale = SCALES.get(rules.name)
    if scale is None:
        raise UnsupportedGameError("level-unfit", game=rules.name)
    return scale


def careless_play(start: Position, stream: Iterator[int]) -> Iterator[Position]:
    """The positions of a careless play, the one after its first move first.

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
    """After how many moves of a careless play the game can still be won.

    What is lost stays lost, so the last winnable position is found by looking at every fourth
    one, and then by halves.
    """
    coming = islice(careless_play(start, split_mix_64(number)), LENGTH)
    kept = 0
    while stride := list(islice(coming, _STRIDE)):
        if not stride[-1].is_won and not can_be_won(stride[-1]):
            return kept + bisect_left(stride, True, key=lambda here: not can_be_won(here))
        kept += len(stride)
        if stride[-1].is_won:
            return LENGTH
    return kept
