"""Between positions of the game and the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final

from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import FOUNDATION, Move, Place
from fournil.core.rules import Build, EmptyColumn, Rules
from fournil.solver.dozen.search import Search
from fournil.solver.dozen.steps import EMPTY_COLUMN
from fournil.solver.dozen.steps import FOUNDATION as UP
from fournil.solver.limit import MEBIBYTE, Cancel, Limit
from fournil.solver.machine.answer import answer
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.core.position import Position

MOST_COLUMNS: Final = 13

_KEPT_BYTES: Final = 16 * MEBIBYTE
_idle: Final[dict[Build, list[Search]]] = {Build.ANY_SUIT: [], Build.OTHER_SUIT: []}
"""Searches that wait to be used again: setting one up takes longer than settling most positions."""


def takes(rules: Rules) -> bool:
    """Whether the kernel can hold the boards of a game and play by its rules.

    >>> from fournil.core.rules import CATALOGUE
    >>> [rules.name for rules in CATALOGUE if takes(rules)]
    ['BD1-KD', 'BD1-KA', 'BD1-ED', 'BD1-EA', 'GM1-KA']
    """
    return (
        rules.columns <= MOST_COLUMNS
        and rules.cells == 0
        and not rules.runs
        and rules.build in _idle
        and rules.fill is not EmptyColumn.ANY
        and rules.ranks <= Rank.KING
    )


def solve(position: Position, limit: Limit, cancel: Cancel) -> Solution:
    """Settles a position of a game that the kernel takes.

    Args:
        position: any position, in the middle of a game too.
        limit: what the search may spend.
        cancel: the switch that stops it.
    """
    start = perf_counter()
    try:
        with _borrowed_search(position, limit, cancel) as search:
            outcome, nodes, actions = search.search(limit.duration)
    except MemoryError:
        return Solution(Verdict.UNKNOWN, reason=Reason.MEMORY)
    return answer(outcome, nodes, perf_counter() - start, lambda: _line(position, actions))


@contextmanager
def _borrowed_search(position: Position, limit: Limit, cancel: Cancel) -> Iterator[Search]:
    """A search with a position laid out, for one thread and for as long as the context lasts.

    Raises:
        MemoryError: its first tables cannot be had.
    """
    rules = position.rules
    idle = _idle[rules.build]
    search = None
    # One that was used before may hold more memory than a low limit allows.
    if limit.memory >= _KEPT_BYTES:
        with suppress(IndexError):
            search = idle.pop()
    search = search or Search(rules.build is Build.OTHER_SUIT)
    search.allow(limit.node_count, limit.memory, cancel.flag)
    search.lay(
        [[(card.rank - 1) * 4 + card.suit for card in column] for column in position.columns],
        list(position.foundations),
        rules.ranks,
        rules.fill is EmptyColumn.KING,
    )
    yield search
    if search.footprint() <= _KEPT_BYTES:
        idle.append(search)


def _line(position: Position, actions: list[int]) -> list[Move]:
    """The moves of the game for the actions of a win."""
    with _borrowed_search(position, Limit(), Cancel()) as search:
        steps = search.expand(actions)
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
    """The moves that play up every card of columns that fall in rank from bottom to top."""
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
