"""Between positions of the game and the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import FOUNDATION, Move, Place
from fournil.core.rules import Build, EmptyColumn, Rules
from fournil.solver.bakers_dozen.expansion import EMPTY_COLUMN
from fournil.solver.bakers_dozen.expansion import FOUNDATION as UP
from fournil.solver.bakers_dozen.search import Search
from fournil.solver.base.kernel import IdleSearches
from fournil.solver.base.limits import MEBIBYTE, CancelToken, Limit
from fournil.solver.base.result import Reason, Result, Verdict, answer

if TYPE_CHECKING:
    from fournil.core.position import Position

MAX_COLUMNS: Final = 13

_IDLE: Final = {
    build: IdleSearches(partial(Search, build is Build.OTHER_SUIT), max_bytes=16 * MEBIBYTE)
    for build in (Build.ANY_SUIT, Build.OTHER_SUIT)
}


def supports(rules: Rules) -> bool:
    """Whether the kernel can hold the boards of a game and play by its rules.

    >>> from fournil.core.rules import CATALOGUE
    >>> [rules.name for rules in CATALOGUE if supports(rules)]
    ['BD1-KD', 'BD1-KA', 'BD1-ED', 'BD1-EA', 'GM1-KA']
    """
    return (
        rules.columns <= MAX_COLUMNS
        and rules.cells == 0
        and not rules.runs
        and rules.build in _IDLE
        and rules.fill is not EmptyColumn.ANY
        and rules.ranks <= Rank.KING
    )


def search(position: Position, limit: Limit, cancel: CancelToken, seed: int = 0) -> Result:
    """Decide a position of a game that the kernel takes.

    Args:
        position: any position, in the middle of a game too.
        limit: what the search may spend.
        cancel: the token that stops it.
        seed: where chance in the order begins.
    """
    start = perf_counter()
    try:
        with _borrowed_search(position, limit, cancel, seed) as kernel:
            outcome, nodes, actions = kernel.run(limit.duration)
    except MemoryError:
        return Result(Verdict.UNKNOWN, reason=Reason.MEMORY)
    return answer(outcome, nodes, perf_counter() - start, lambda: _line(position, actions))


@contextmanager
def _borrowed_search(
    position: Position, limit: Limit, cancel: CancelToken, seed: int = 0
) -> Iterator[Search]:
    """Borrow a search with a position set up, for one thread and while the context lasts.

    Raises:
        MemoryError: its first tables cannot be had.
    """
    rules = position.rules
    with _IDLE[rules.build].borrow(limit, cancel, seed) as kernel:
        kernel.set_position(
            [[(card.rank - 1) * 4 + card.suit for card in column] for column in position.columns],
            list(position.foundations),
            rules.ranks,
            rules.fill is EmptyColumn.KING,
        )
        yield kernel


def _line(position: Position, actions: list[int]) -> list[Move]:
    """Return the moves of the game for the actions of a win."""
    with _borrowed_search(position, Limit(), CancelToken()) as kernel:
        steps = kernel.expand(actions)
    columns = [list(column) for column in position.columns]
    up = list(position.foundations)
    moves = []
    for number, on in steps:
        card = _card(number)
        source = next(at for at, column in enumerate(columns) if column and column[-1] == card)
        columns[source].pop()
        if on == UP:
            up[card.suit] += 1
            moves.append(Move(Place.column(source), FOUNDATION))
            continue
        target = next(
            at
            for at, column in enumerate(columns)
            if (not column if on == EMPTY_COLUMN else column and column[-1] == _card(on))
        )
        columns[target].append(card)
        moves.append(Move(Place.column(source), Place.column(target)))
    return moves + _all_up(columns, up)


def _all_up(columns: Sequence[list[Card]], up: list[int]) -> list[Move]:
    """Return the moves that play up every card of columns that fall in rank from bottom to top."""
    moves = []
    left = sum(len(column) for column in columns)
    while left:
        for at, column in enumerate(columns):
            while column and up[column[-1].suit] + 1 == column[-1].rank:
                up[column.pop().suit] += 1
                moves.append(Move(Place.column(at), FOUNDATION))
        still = sum(len(column) for column in columns)
        if still == left:
            raise AssertionError("a won box holds a card that cannot be played up")
        left = still
    return moves


def _card(number: int) -> Card:
    return Card(Rank((number >> 2) + 1), Suit(number & 3))
