"""Boards for the solver's tests: small decks, unusual columns, cells in use."""

from __future__ import annotations

import random

from fournil.core.cards import Card, Rank, Suit
from fournil.core.position import Position
from fournil.core.rules import Rules, find_rules


def boulanger(ranks: int, columns: int, cells: int) -> Rules:
    """Jeu du Boulanger with a small deck."""
    rows, longer = divmod(4 * ranks, columns)
    layout = tuple(rows + (column < longer) for column in range(columns))
    return find_rules("boulanger").replace(
        layout=layout, ranks=ranks, cells=cells, options=f"C{cells}"
    )


def scattered(rules: Rules, seed: int) -> Position:
    """A board that need not come from any deal.

    Foundations stand anywhere, cards lie in cells, columns have any length (some are empty), and
    parts of columns are sorted so that there are runs.
    """
    chance = random.Random(seed)
    up = [chance.choice((0, 0, 0, 1, 2, rules.ranks - 1, rules.ranks)) for _ in Suit]
    cards = [
        Card(Rank(rank), suit) for suit in Suit for rank in range(up[suit] + 1, rules.ranks + 1)
    ]
    chance.shuffle(cards)
    cells = [cards.pop() for _ in range(chance.randint(0, min(rules.cells, len(cards))))]
    columns: list[list[Card]] = [[] for _ in rules.layout]
    used = chance.randint(1, len(columns))
    for card in cards:
        columns[chance.randrange(used)].append(card)
    for column in columns:
        if column and chance.random() < 0.5:
            start = chance.randrange(len(column))
            column[start:] = sorted(column[start:], key=lambda card: (card.suit, -card.rank))
    chance.shuffle(columns)
    return Position(rules, columns, cells, up)
