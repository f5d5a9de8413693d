"""Cards that go up by themselves: all that are left at the end, or the safe ones on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind

if TYPE_CHECKING:
    from fournil.core.position import Position

_SAFE_RANK: Final = 2


def finishing_moves(position: Position) -> tuple[Move, ...]:
    """The foundation moves that play out every card that is left; () if they cannot, or none is.

    A card that goes up never takes anything from another one that could go up, so the order makes
    no difference to whether all can. The foundations rise side by side, the lowest first.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.core.position import Position
    >>> rules = find_rules("BK1-C1")
    >>> board = Position(rules, ["KS QS", *[""] * 7], "KH", (11, 12, 13, 13))
    >>> " ".join(map(str, finishing_moves(board)))
    '1h 1h ah'
    >>> board = Position(rules, ["QS KS", *[""] * 7], "KH", (11, 12, 13, 13))
    >>> finishing_moves(board)
    ()
    """
    moves = _going_up(position, lambda card, up: True)  # noqa: ARG005 - all may go up
    left = 4 * position.rules.ranks - sum(position.foundations)
    return moves if len(moves) == left else ()


def safe_moves(position: Position) -> tuple[Move, ...]:
    """The foundation moves of cards that nothing will ever need in a column, one after another.

    Where colours alternate these are aces, twos, and cards whose two lower neighbours of the other
    colour are up. Programs for FreeCell play them by themselves after every move, and its standard
    notation leaves them out.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.deals.deal import Deal
    >>> from fournil.core.moves import Move
    >>> start = Deal.microsoft(find_rules("freecell"), 11).position
    >>> " ".join(map(str, safe_moves(start.play(Move.parse("83")))))
    '8h 8h 6h'
    """
    return _going_up(position, _is_safe)


def _is_safe(card: Card, up: list[int]) -> bool:
    others = (up[suit] for suit in Suit if suit.is_red != card.suit.is_red)
    return card.rank <= _SAFE_RANK or min(others) >= card.rank - 1


def _going_up(position: Position, may_go_up: Callable[[Card, list[int]], bool]) -> tuple[Move, ...]:
    """The moves of all cards that can go up one after another, of those that may."""
    columns = position.columns
    lengths = [len(column) for column in columns]
    # Where each card lies that could move now.
    free = {column[-1]: Place.column(index) for index, column in enumerate(columns) if column}
    free |= {card: Place.cell(index) for index, card in enumerate(position.cells) if card}
    up = list(position.foundations)
    moves: list[Move] = []
    while (card := _next(up, free, position.rules.ranks, may_go_up)) is not None:
        source = free.pop(card)
        moves.append(Move(source, FOUNDATION))
        up[card.suit] += 1
        if source.kind == PlaceKind.COLUMN:
            lengths[source.index] -= 1
            if left := lengths[source.index]:
                free[columns[source.index][left - 1]] = source
    return tuple(moves)


def _next(
    up: list[int],
    free: dict[Card, Place],
    ranks: int,
    may_go_up: Callable[[Card, list[int]], bool],
) -> Card | None:
    """The lowest card that can go up; of equals, the first in the order of suits."""
    for suit in sorted(Suit, key=lambda suit: up[suit]):
        if up[suit] < ranks:
            card = Card(Rank(up[suit] + 1), suit)
            if card in free and may_go_up(card, up):
                return card
    return None
