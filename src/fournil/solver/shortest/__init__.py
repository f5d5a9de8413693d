"""The fewest actions that win a game of Jeu du Boulanger, with the proof that no fewer do.

The guide to this search (``docs/search-shortest.md``) argues why nothing is overlooked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind
from fournil.core.rules import Build, EmptyColumn, Rules
from fournil.errors import UnsupportedGameError
from fournil.solver.limit import Cancel, Limit
from fournil.solver.machine.answer import answer
from fournil.solver.machine.clock import now
from fournil.solver.machine.outcomes import WON
from fournil.solver.shortest import codes
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from fournil.core.position import Position

__all__ = ["fewest_actions", "takes"]


def takes(rules: Rules) -> bool:
    """Whether this search knows a game: Jeu du Boulanger with up to 8 columns and 7 cells."""
    return (
        rules.build is Build.SAME_SUIT
        and rules.fill is EmptyColumn.ANY
        and rules.runs
        and rules.columns <= 8
        and rules.cells <= 7
    )


def fewest_actions(
    position: Position, *, limit: Limit | None = None, cancel: Cancel | None = None
) -> Solution:
    """A line that wins in the fewest actions of the app, proved to be a shortest one.

    A run that moves as one is one action, and so is each card that goes up.

    Args:
        position: any position of Jeu du Boulanger, in the middle of a game too.
        limit: what the search may spend; ``Limit()`` if None. A node is a state looked at.
        cancel: a switch with which another thread can stop the search.

    Returns:
        Winnable with a shortest line, unwinnable, or unknown with the reason: spent limits never
        raise and never lie.

    Raises:
        UnsupportedGameError: the position is of another game.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.core.position import Position
    >>> position = Position(find_rules("boulanger"), ["KS", "QS"] + [""] * 6, "JS TS",
    ...     foundations=(9, 13, 13, 13))
    >>> [str(move) for move in fewest_actions(position).line]
    ['bh', 'ah', '2h', '1h']
    """
    if not takes(position.rules):
        raise UnsupportedGameError("shortest-unfit", game=position.rules.name)
    limit = limit or Limit()
    cancel = cancel or Cancel()
    if cancel.is_cancelled:
        return Solution(Verdict.UNKNOWN, reason=Reason.CANCELLED)
    started = now()
    # A position that cannot be won is seen far sooner by the search that asks nothing else.
    from fournil.solver import boulanger

    first = boulanger.solve(position, limit, cancel)
    if first.verdict is not Verdict.WINNABLE:
        return first
    if limit.seconds is not None:
        left = max(limit.seconds - (now() - started), 0.0)
        limit = Limit(limit.nodes, left, limit.memory)
    return settle(position, limit, cancel)


def settle(position: Position, limit: Limit, cancel: Cancel) -> Solution:
    """Does what :func:`fewest_actions` promises by this search alone.

    Args:
        position: a position of a game that :func:`takes` knows.
        limit: what the search may spend.
        cancel: a switch that stops it.
    """
    # Imported here: a compiled kernel takes memory that only these searches need.
    from fournil.solver.machine.budget import Budget
    from fournil.solver.shortest.search import Search
    from fournil.solver.shortest.tables import Tables

    started = now()
    budget = Budget()
    budget.allow(limit.node_count, limit.memory, cancel.flag)
    try:
        kernel = Search(Tables(position), budget)
    except MemoryError:
        return Solution(Verdict.UNKNOWN, reason=Reason.MEMORY, seconds=now() - started)
    end = kernel.run(limit.duration)
    # Unpacked at once: until then the search's memory could not be given back.
    line = _line(position, kernel.states.actions_to(kernel.won)) if end == WON else ()
    return answer(end, budget.nodes, now() - started, line)


def _line(position: Position, actions: list[int]) -> tuple[Move, ...]:
    """The moves of a line of which only the actions that are not cards going up are known."""
    moves: list[Move] = []
    position = _play_up(position, moves)
    for action in actions:
        number, kind = action >> 2, action & 3
        move = _move(position, Card(Rank(number & 15), Suit(number >> 4)), kind)
        moves.append(move)
        position = _play_up(position.play(move), moves)
    if not position.is_won:
        raise AssertionError("the line that the search found does not win")
    return tuple(moves)


def _move(position: Position, card: Card, kind: int) -> Move:
    source = position.locate(card)
    assert source is not None  # noqa: S101 - every card of the deck is somewhere
    count = 1
    if source.kind == PlaceKind.COLUMN:
        column = position.columns[source.index]
        count = len(column) - column.index(card)
    if kind == codes.TO_CELL:
        target = Place.cell(position.cells.index(None))
    elif kind == codes.TO_EMPTY:
        target = Place.column(position.columns.index(()))
    else:
        parent = Card(Rank(card.rank + 1), card.suit)
        target = position.locate(parent) or source
    return Move(source, target, count)


def _play_up(position: Position, moves: list[Move]) -> Position:
    """Plays up every card that can go up, lowest column first, and notes the moves."""
    while True:
        for place, card in _reachable(position):
            if position.foundations[card.suit] + 1 == card.rank:
                move = Move(place, FOUNDATION)
                moves.append(move)
                position = position.play_unchecked(move)
                break
        else:
            return position


def _reachable(position: Position) -> list[tuple[Place, Card]]:
    columns = [(Place.column(i), column[-1]) for i, column in enumerate(position.columns) if column]
    cells = [(Place.cell(i), card) for i, card in enumerate(position.cells) if card is not None]
    return columns + cells
