"""Finishing: whether all cards that are left can simply go up, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fournil.cards import Card, Rank, Suit
from fournil.moves import FOUNDATION, Move, Place, PlaceKind

if TYPE_CHECKING:
    from fournil.position import Position


def finishing_moves(position: Position) -> tuple[Move, ...]:
    """The foundation moves that play out every card that is left; () if they cannot, or none is.

    A card that goes up never takes anything from another one that could go up, so the order makes
    no difference to whether all can. The foundations rise side by side, the lowest first.

    >>> from fournil.rules import find_rules
    >>> from fournil.position import Position
    >>> rules = find_rules("BK1-C1")
    >>> board = Position(rules, ["KS QS", *[""] * 7], "KH", (11, 12, 13, 13))
    >>> " ".join(map(str, finishing_moves(board)))
    '1h 1h ah'
    >>> board = Position(rules, ["QS KS", *[""] * 7], "KH", (11, 12, 13, 13))
    >>> finishing_moves(board)
    ()
    """
    columns = position.columns
    lengths = [len(column) for column in columns]
    # Where each card lies that could move now.
    free = {column[-1]: Place.column(index) for index, column in enumerate(columns) if column}
    free |= {card: Place.cell(index) for index, card in enumerate(position.cells) if card}
    up = list(position.foundations)
    moves: list[Move] = []
    for _ in range(4 * position.rules.ranks - sum(up)):
        card = _next(up, free, position.rules.ranks)
        if card is None:
            return ()
        source = free.pop(card)
        moves.append(Move(source, FOUNDATION))
        up[card.suit] += 1
        if source.kind == PlaceKind.COLUMN:
            lengths[source.index] -= 1
            if left := lengths[source.index]:
                free[columns[source.index][left - 1]] = source
    return tuple(moves)


def _next(up: list[int], free: dict[Card, Place], ranks: int) -> Card | None:
    """The lowest card that can go up; of equals, the first in the order of suits."""
    for suit in sorted(Suit, key=lambda suit: up[suit]):
        if up[suit] < ranks:
            card = Card(Rank(up[suit] + 1), suit)
            if card in free:
                return card
    return None
