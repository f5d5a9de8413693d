"""Why a move is refused: the rules once more, in the order in which a person would ask.

:class:`~fournil.position.LegalMoves` finds legal moves fast; this module judges one move and names
the reason. A property test keeps the two in agreement.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fournil.cards import Card, Rank
from fournil.errors import IllegalMove
from fournil.moves import Move, Place, PlaceKind
from fournil.rules import Fill

if TYPE_CHECKING:
    from fournil.position import Position

_ORDINALS: Final = ("first", "second", "third", "fourth")
_ONLY_ON: Final = (
    "move-on-nothing",
    "move-only-on",
    "move-only-on-two",
    "move-only-on-three",
    "move-only-on-four",
)


def refusal(position: Position, move: Move) -> IllegalMove | None:
    """The reason why the rules refuse a move, or None if it is legal.

    The move says how many cards go (:meth:`~fournil.position.Position.complete`).
    """
    for place in (move.source, move.target):
        if not position.has(place):
            return IllegalMove("move-no-such-place", place=place)
    if move.source.kind == PlaceKind.FOUNDATION:
        return IllegalMove("move-foundation-final")
    return _source_refusal(position, move) or _target_refusal(position, move)


def _source_refusal(position: Position, move: Move) -> IllegalMove | None:
    source, count = move.source, move.count or 1
    if source.kind == PlaceKind.CELL:
        if position.cells[source.index] is None:
            return IllegalMove("move-cell-empty", place=source)
        if move.source == move.target:
            return IllegalMove("move-same-place")
        return IllegalMove("move-cell-one-card") if count > 1 else None
    column = position.columns[source.index]
    if not column:
        return IllegalMove("move-column-empty", place=source)
    if count > len(column):
        return IllegalMove("move-too-many", place=source, count=count)
    if move.source == move.target:
        return IllegalMove("move-same-place")
    if count > 1 and not position.rules.runs:
        return IllegalMove("move-single-cards")
    if count > position.run_length(source.index):
        return IllegalMove("move-not-run", place=source, count=count)
    return None


def _target_refusal(position: Position, move: Move) -> IllegalMove | None:
    cards = position.moved_cards(move)
    if move.target.kind == PlaceKind.COLUMN:
        return _column_refusal(position, move.target, cards)
    if move.target.kind == PlaceKind.CELL:
        if len(cards) > 1:
            return IllegalMove("move-cell-one-card")
        held = position.cells[move.target.index]
        return IllegalMove("move-cell-taken", place=move.target, held=held) if held else None
    if len(cards) > 1:
        return IllegalMove("move-foundation-one-card")
    (card,) = cards
    next_rank = position.foundations[card.suit] + 1
    if card.rank != next_rank:
        needed = Card(Rank(next_rank), card.suit)
        return IllegalMove("move-foundation-next", card=card, needed=needed)
    return None


def _column_refusal(
    position: Position, target: Place, cards: tuple[Card, ...]
) -> IllegalMove | None:
    rules, head = position.rules, cards[0]
    column = position.columns[target.index]
    if column:
        if not rules.accepts(head, on=column[-1]):
            parents = rules.parents(head)
            named = dict(zip(_ORDINALS, parents, strict=False))
            return IllegalMove(_ONLY_ON[len(parents)], card=head, **named)
    elif rules.fill is Fill.NOTHING:
        return IllegalMove("move-column-closed")
    elif not rules.fills(head):
        return IllegalMove("move-column-kings")
    limit = rules.capacity(position.empty_cells, position.empty_columns, to_empty=not column)
    if len(cards) > limit:
        if limit == 1:
            return IllegalMove("move-capacity-one")
        return IllegalMove("move-capacity", limit=limit)
    return None
