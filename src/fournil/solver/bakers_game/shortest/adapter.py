"""Between positions of the game and the search for the fewest actions.

The guide to this search (``docs/design/search-shortest.md``) argues why nothing is overlooked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind
from fournil.core.rules import Build, EmptyColumn, Rules
from fournil.errors import UnsupportedGameError
from fournil.solver.bakers_game import adapter
from fournil.solver.bakers_game.adapter import board_of
from fournil.solver.bakers_game.shortest import packing
from fournil.solver.base.limits import CancelToken, Limit
from fournil.solver.base.result import Reason, Result, Verdict, answer
from fournil.solver.runtime.clock import now
from fournil.solver.runtime.outcomes import WON

if TYPE_CHECKING:
    from fournil.core.position import Position


def supports(rules: Rules) -> bool:
    """Whether this search knows a game: Jeu du Boulanger with up to 8 columns and 7 cells."""
    return (
        rules.build is Build.SAME_SUIT
        and rules.fill is EmptyColumn.ANY
        and rules.runs
        and rules.columns <= 8
        and rules.cells <= 7
    )


def fewest_actions(
    position: Position, *, limit: Limit | None = None, cancel: CancelToken | None = None
) -> Result:
    """Return a line that wins in the fewest actions of the app, proved to be a shortest one.

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
    if not supports(position.rules):
        raise UnsupportedGameError("shortest-unfit", game=position.rules.name)
    limit = limit or Limit()
    cancel = cancel or CancelToken()
    if cancel.is_cancelled:
        return Result(Verdict.UNKNOWN, reason=Reason.CANCELLED)
    started = now()
    # A position that cannot be won is seen far sooner by the search that asks nothing else.
    first = adapter.search(position, limit, cancel)
    if first.verdict is not Verdict.WINNABLE:
        return first
    if limit.seconds is not None:
        left = max(limit.seconds - (now() - started), 0.0)
        limit = Limit(limit.nodes, left, limit.memory)
    return search(position, limit, cancel)


def search(position: Position, limit: Limit, cancel: CancelToken, seed: int = 0) -> Result:
    """Do what :func:`fewest_actions` promises by this search alone.

    Args:
        position: a position of a game that :func:`supports` knows.
        limit: what the search may spend.
        cancel: the token that stops it.
        seed: where the Zobrist keys begin.
    """
    # Imported here: a compiled kernel takes memory that only these searches need.
    from fournil.solver.bakers_game.shortest.search import Search

    started = now()
    board = board_of(position)
    try:
        kernel = Search(seed)
        kernel.set_limits(limit.node_count, limit.memory, cancel.flag)
        kernel.set_position(
            board.columns, board.pool, board.foundation_next, len(board.cells), board.ranks
        )
        outcome, nodes, actions = kernel.run(limit.duration)
    except MemoryError:
        return Result(Verdict.UNKNOWN, reason=Reason.MEMORY, seconds=now() - started)
    line = _line(position, actions) if outcome == WON else ()
    return answer(outcome, nodes, now() - started, line)


def _line(position: Position, actions: list[int]) -> tuple[Move, ...]:
    """Return the moves of a line of which only the actions that are no card going up are known."""
    moves: list[Move] = []
    position = _play_forced(position, moves)
    for action in actions:
        number, kind = action >> 2, action & 3
        move = _move(position, Card(Rank(number & 15), Suit(number >> 4)), kind)
        moves.append(move)
        position = _play_forced(position.play(move), moves)
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
    if kind == packing.TO_CELL:
        target = Place.cell(position.cells.index(None))
    elif kind == packing.TO_EMPTY:
        target = Place.column(position.columns.index(()))
    else:
        parent = Card(Rank(card.rank + 1), card.suit)
        target = position.locate(parent) or source
    return Move(source, target, count)


def _play_forced(position: Position, moves: list[Move]) -> Position:
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
