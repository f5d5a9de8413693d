"""Boards made by hand, of which a test names only the cards that matter to it."""

from __future__ import annotations

from fournil.core.cards import Card
from fournil.core.position import Position
from fournil.core.rules import Rules, find_rules


def board(
    columns: dict[int, str],
    cells: str = "",
    rules: Rules = find_rules("boulanger"),  # noqa: B008 - rules never change
    up: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> Position:
    """A board with some columns as given (by number, top card last); the others are empty.

    All cards that are not named lie under the first card of the last column given. They are
    covered, so they take no part in what a test looks at.
    """
    laid = {number: [Card.parse(word) for word in text.split()] for number, text in columns.items()}
    held = [None if word == "-" else Card.parse(word) for word in cells.split()]
    named = {card for column in laid.values() for card in column} | set(held)
    laid[max(laid)][:0] = [
        card for card in rules.deck if card not in named and card.rank > up[card.suit]
    ]
    piles = [laid.get(number, []) for number in range(1, rules.columns + 1)]
    return Position(rules, piles, held, up)
