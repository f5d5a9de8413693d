"""Is it winnable? A search that leaves nothing out and knows no tricks, for small decks.

Written from the rules alone; nothing here knows the package under test. Cards move one by one
(whatever moves as a run can be done by single cards, which is what the limit on runs says), every
board is kept, and no move is left out. All that is done for speed is to take boards as equal that
differ only in the order of columns or of cells.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

RANKS = "A23456789TJQK"
SUITS = "SHDC"


@dataclass(frozen=True)
class Kind:
    """A small game.

    ``build``: same, other (suit), any, colour. ``fill``: what an empty column takes: any, king,
    none. Columns are dealt row by row, so the first ones may be one card longer.
    """

    name: str
    ranks: int
    columns: int
    cells: int
    build: str
    fill: str
    kings_sink: bool = False
    aces_up: int = 0
    deck: tuple[str, ...] = field(init=False)
    homes: dict[str, frozenset[str]] = field(init=False)

    def __post_init__(self) -> None:
        deck = [rank + suit for suit in SUITS for rank in RANKS[: self.ranks]]
        homes = {card: frozenset(on for on in deck if self._fits(card, on)) for card in deck}
        object.__setattr__(self, "deck", tuple(deck))
        object.__setattr__(self, "homes", homes)

    def _fits(self, card: str, on: str) -> bool:
        if RANKS.index(card[0]) + 1 != RANKS.index(on[0]):
            return False
        if self.build == "same":
            return card[1] == on[1]
        if self.build == "other":
            return card[1] != on[1]
        if self.build == "colour":
            return (card[1] in "HD") != (on[1] in "HD")
        return True

    @property
    def layout(self) -> tuple[int, ...]:
        rows, longer = divmod(4 * self.ranks - self.aces_up, self.columns)
        return tuple(rows + (column < longer) for column in range(self.columns))

    def fills(self, card: str) -> bool:
        return self.fill == "any" or (self.fill == "king" and card[0] == RANKS[self.ranks - 1])


KINDS = (
    # Jeu du Boulanger
    Kind("boulanger 4 ranks, 3 columns, 0 cells", 4, 3, 0, "same", "any"),
    Kind("boulanger 4 ranks, 3 columns, 1 cell", 4, 3, 1, "same", "any"),
    Kind("boulanger 5 ranks, 3 columns, 2 cells", 5, 3, 2, "same", "any"),
    Kind("boulanger 5 ranks, 4 columns, 1 cell", 5, 4, 1, "same", "any"),
    Kind("boulanger 6 ranks, 3 columns, 3 cells", 6, 3, 3, "same", "any"),
    Kind("boulanger 6 ranks, 4 columns, 2 cells", 6, 4, 2, "same", "any"),
    Kind("boulanger 6 ranks, 5 columns, 0 cells", 6, 5, 0, "same", "any"),
    Kind("boulanger 7 ranks, 3 columns, 4 cells", 7, 3, 4, "same", "any"),
    Kind("boulanger 7 ranks, 5 columns, 2 cells", 7, 5, 2, "same", "any"),
    Kind("boulanger 8 ranks, 3 columns, 5 cells", 8, 3, 5, "same", "any"),
    Kind("boulanger 8 ranks, 6 columns, 1 cell", 8, 6, 1, "same", "any"),
    Kind("boulanger 9 ranks, 6 columns, 2 cells", 9, 6, 2, "same", "any"),
    # Baker's Dozen and its variations
    Kind("dozen KD 5 ranks, 5 columns", 5, 5, 0, "other", "none", kings_sink=True),
    Kind("dozen KD 6 ranks, 6 columns", 6, 6, 0, "other", "none", kings_sink=True),
    Kind("dozen KA 5 ranks, 4 columns", 5, 4, 0, "any", "none", kings_sink=True),
    Kind("dozen KA 6 ranks, 5 columns", 6, 5, 0, "any", "none", kings_sink=True),
    Kind("dozen ED 5 ranks, 5 columns", 5, 5, 0, "other", "king"),
    Kind("dozen ED 6 ranks, 6 columns", 6, 6, 0, "other", "king"),
    Kind("dozen EA 5 ranks, 4 columns", 5, 4, 0, "any", "king"),
    Kind("dozen EA 6 ranks, 6 columns", 6, 6, 0, "any", "king"),
    # the relatives
    Kind("freecell 5 ranks, 3 columns, 2 cells", 5, 3, 2, "colour", "any"),
    Kind("freecell 6 ranks, 5 columns, 1 cell", 6, 5, 1, "colour", "any"),
    Kind("good measure 6 ranks, 5 columns", 6, 5, 0, "any", "none", kings_sink=True, aces_up=2),
)

Board = tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[int, int, int, int]]
"""Columns (top card last), the cards in cells, and how many cards each foundation has."""


def deal(kind: Kind, seed: int) -> Board:
    """A random deal; with aces up, the first aces that turn up go to their foundations."""
    deck = list(kind.deck)
    random.Random(f"{kind.name} {seed}").shuffle(deck)
    aces = [card for card in deck if card[0] == "A"][: kind.aces_up]
    cards = [card for card in deck if card not in aces]
    columns = [tuple(cards[column :: kind.columns]) for column in range(kind.columns)]
    if kind.kings_sink:
        king = RANKS[kind.ranks - 1]
        columns = [
            tuple(card for card in column if card[0] == king)
            + tuple(card for card in column if card[0] != king)
            for column in columns
        ]
    spades, hearts, diamonds, clubs = (int("A" + suit in aces) for suit in SUITS)
    return tuple(columns), (), (spades, hearts, diamonds, clubs)


def after_one_move(kind: Kind, board: Board) -> Iterator[Board]:
    """Every board that the move of a single card leads to; cards going up come last."""
    columns, cells, up = board
    ups: list[Board] = []
    for source in range(len(columns) + len(cells)):
        if source < len(columns):
            if not columns[source]:
                continue
            card = columns[source][-1]
            rest = (*columns[:source], columns[source][:-1], *columns[source + 1 :])
            held = cells
        else:
            place = source - len(columns)
            card = cells[place]
            rest = columns
            held = cells[:place] + cells[place + 1 :]
        suit = SUITS.index(card[1])
        if RANKS[up[suit]] == card[0]:
            spades, hearts, diamonds, clubs = (n + (s == suit) for s, n in enumerate(up))
            ups.append((rest, held, (spades, hearts, diamonds, clubs)))
        for target, column in enumerate(columns):
            if target == source:
                continue
            if column[-1] in kind.homes[card] if column else kind.fills(card):
                yield (*rest[:target], (*rest[target], card), *rest[target + 1 :]), held, up
        if source < len(columns) and len(held) < kind.cells:
            yield rest, (*held, card), up
    yield from ups


def _plain(board: Board) -> Board:
    columns, cells, up = board
    return tuple(sorted(columns)), tuple(sorted(cells)), up


def is_winnable(kind: Kind, board: Board, most: int = 500_000) -> bool | None:
    """Whether a board can be won; None if that takes more than ``most`` boards."""
    start = _plain(board)
    seen = {start}
    waiting = [start]
    while waiting:
        board = waiting.pop()
        if sum(board[2]) == 4 * kind.ranks:
            return True
        for other in after_one_move(kind, board):
            plain = _plain(other)
            if plain not in seen:
                seen.add(plain)
                waiting.append(plain)
        if len(seen) > most:
            return None
    return False


def wander(kind: Kind, board: Board, seed: int) -> Board:
    """A board some way into a game, by random moves; cards go up only now and then."""
    chance = random.Random(f"{kind.name} {seed} on the way")
    for _ in range(chance.randrange(1, 4 * kind.ranks)):
        others = list(after_one_move(kind, board))
        if not others:
            break
        board = chance.choice(others)
    return board
