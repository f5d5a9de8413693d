"""What a player's games amount to: wins and streaks, the best and the mean of what a win took.

``docs/design/statistics.md`` says what counts as what, and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from fournil.core.rules import find_rules

if TYPE_CHECKING:
    from datetime import datetime

LAST_GAMES: Final = 60
"""How many outcomes are told one by one."""

LAST_WINS: Final = 24
"""Of how many won games the moves are told one by one."""

RECENT_GAMES: Final = 20
"""How many games are named."""

MAX_BINS: Final = 10
"""Into how many spans of time wins are sorted at most."""

_SPANS: Final = (1, 2, 3, 5, 10, 15, 20, 30, 60)
_USUAL: Final = (19, 20)  # of so many times, how many must find their place


class Standing(Protocol):
    """How a game stands now."""

    @property
    def status(self) -> str:
        """``playing``, ``stuck`` or ``won``."""

    @property
    def moves(self) -> int:
        """Moves that stand."""


class Record(Protocol):
    """What must be known of a game; :class:`fournil.store.SavedGame` knows it."""

    @property
    def variant(self) -> str:
        """Exact name of the rules."""

    @property
    def progress(self) -> Standing:
        """How it stands now."""

    @property
    def created_at(self) -> datetime:
        """When it was dealt."""

    @property
    def played_at(self) -> datetime:
        """When the last action was accepted."""

    @property
    def won_at(self) -> datetime | None:
        """When it was won first."""

    @property
    def won_moves(self) -> int | None:
        """The moves of the first win."""

    @property
    def won_elapsed(self) -> int | None:
        """The seconds of the first win."""

    @property
    def help(self) -> int:
        """What the solver told before the first win; 0 for nothing."""

    @property
    def imported(self) -> bool:
        """Whether it came as text."""


Played = TypeVar("Played", bound=Record)


class Outcome(StrEnum):
    """What became of a game."""

    WON = "won"
    STUCK = "stuck"
    UNFINISHED = "unfinished"


def outcome_of(record: Record) -> Outcome:
    """What became of a game: won once is won for ever, whatever was undone afterwards."""
    if record.won_at is not None:
        return Outcome.WON
    return Outcome.STUCK if record.progress.status == "stuck" else Outcome.UNFINISHED


@dataclass(frozen=True, slots=True)
class Figures:
    """Some games in numbers.

    Attributes:
        played: how many games there are; ``won``, ``stuck`` and ``unfinished`` add up to it.
        streak: games won in a row up to the last one.
        best_streak: the longest such row so far.
        best_moves: the fewest moves of a win.
        mean_moves: the mean number of moves of a win.
        best_time: the fewest seconds of a win, of those whose time is known.
        mean_time: the mean number of seconds of these.
    """

    played: int = 0
    won: int = 0
    stuck: int = 0
    unfinished: int = 0
    streak: int = 0
    best_streak: int = 0
    best_moves: int | None = None
    mean_moves: float | None = None
    best_time: int | None = None
    mean_time: float | None = None

    @property
    def win_rate(self) -> float | None:
        """The part of the games that was won, 0 to 1; None where there are none."""
        return self.won / self.played if self.played else None


@dataclass(frozen=True, slots=True)
class Split:
    """The figures of some games: of all, of those played with help, and of those without."""

    all: Figures
    with_help: Figures
    without_help: Figures


@dataclass(frozen=True, slots=True)
class TimeBin:
    """How many wins took longer than the bin before says, and up to this many minutes."""

    minutes: int
    games: int


@dataclass(frozen=True, slots=True)
class Statistics(Generic[Played]):
    """What a player's games amount to.

    Attributes:
        figures: in numbers.
        variants: the same for each variation that was played, those played most first.
        last: the outcomes of the last games, in the order of dealing.
        times: how long the wins took whose time is known.
        won_moves: the moves of the last wins, in the order of winning.
        recent: the games played last, the last first.
    """

    figures: Split
    variants: dict[str, Split]
    last: tuple[Outcome, ...]
    times: tuple[TimeBin, ...]
    won_moves: tuple[int, ...]
    recent: tuple[Played, ...]


def statistics_of(records: Iterable[Played]) -> Statistics[Played]:
    """Count games that were begun; imported ones do not count.

    Args:
        records: games with at least one move each, in the order of dealing.
    """
    counted = [record for record in records if not record.imported]
    by_variant: dict[str, list[Played]] = {}
    for record in counted:
        by_variant.setdefault(record.variant, []).append(record)
    wins = sorted((record for record in counted if record.won_at is not None), key=_won_at)
    return Statistics(
        figures=_split(counted),
        variants={
            variant: _split(some)
            for variant, some in sorted(by_variant.items(), key=lambda item: -len(item[1]))
        },
        last=tuple(outcome_of(record) for record in counted[-LAST_GAMES:]),
        times=time_bins(_times(wins)),
        won_moves=tuple(record.won_moves or 0 for record in wins[-LAST_WINS:]),
        recent=tuple(
            sorted(counted, key=lambda record: record.played_at)[: -RECENT_GAMES - 1 : -1]
        ),
    )


def choose(
    records: Iterable[Played],
    *,
    game: str | None = None,
    variant: str | None = None,
    helped: bool | None = None,
) -> list[Played]:
    """The games of one kind, in the order in which they come.

    Args:
        records: games.
        game: a game's plain name: only its variations.
        variant: an exact name: only this variation.
        helped: only games with help, or only those without.

    Raises:
        UnknownGameError: there is no such game or variation.
    """
    family = None if game is None else find_rules(game).game
    exact = None if variant is None else find_rules(variant).name
    return [
        record
        for record in records
        if (family is None or find_rules(record.variant).game == family)
        and exact in (None, record.variant)
        and helped in (None, bool(record.help))
    ]


def time_bins(seconds: Sequence[int]) -> tuple[TimeBin, ...]:
    """Times sorted into spans of equal length, at most ten; the last holds all that is longer too.

    The span is the shortest round one with which nineteen of twenty times find their place: one
    game that lay open overnight does not squeeze all others into one bin.

    >>> time_bins([50, 60, 61, 150])
    (TimeBin(minutes=1, games=2), TimeBin(minutes=2, games=1), TimeBin(minutes=3, games=1))
    """
    if not seconds:
        return ()
    ordered = sorted(seconds)
    some, of_all = _USUAL
    usual = ordered[-(-len(ordered) * some // of_all) - 1]
    span = next((each for each in _SPANS if usual <= 60 * each * MAX_BINS), _SPANS[-1])
    # A win of exactly two minutes is one of up to two minutes.
    places = [min(max(time - 1, 0) // (60 * span), MAX_BINS - 1) for time in ordered]
    return tuple(
        TimeBin(span * (place + 1), places.count(place)) for place in range(places[-1] + 1)
    )


def _won_at(record: Record) -> float:
    return 0.0 if record.won_at is None else record.won_at.timestamp()


def _times(wins: Iterable[Record]) -> list[int]:
    # No win takes no time: where none was told, none is known.
    return [record.won_elapsed for record in wins if record.won_elapsed]


def _split(records: Sequence[Record]) -> Split:
    return Split(
        all=_figures(records),
        with_help=_figures([record for record in records if record.help]),
        without_help=_figures([record for record in records if not record.help]),
    )


def _figures(records: Sequence[Record]) -> Figures:
    outcomes = [outcome_of(record) for record in records]
    wins = [record for record in records if record.won_at is not None]
    moves = [record.won_moves or 0 for record in wins]
    times = _times(wins)
    streak, best_streak = _streaks(outcomes)
    return Figures(
        played=len(records),
        won=len(wins),
        stuck=outcomes.count(Outcome.STUCK),
        unfinished=outcomes.count(Outcome.UNFINISHED),
        streak=streak,
        best_streak=best_streak,
        best_moves=min(moves, default=None),
        mean_moves=sum(moves) / len(moves) if moves else None,
        best_time=min(times, default=None),
        mean_time=sum(times) / len(times) if times else None,
    )


def _streaks(outcomes: Sequence[Outcome]) -> tuple[int, int]:
    """The games won in a row at the end, and the most anywhere."""
    # The newest game may still be won: until then it is no end of anything.
    if outcomes and outcomes[-1] is Outcome.UNFINISHED:
        outcomes = outcomes[:-1]
    now = best = 0
    for outcome in outcomes:
        now = now + 1 if outcome is Outcome.WON else 0
        best = max(best, now)
    return now, best
