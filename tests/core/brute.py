"""The games once more, written from their rules alone and as plainly as can be.

Nothing here knows the package under test: cards are texts such as ``"7H"``, a board is a tuple of
tuples, and the moves are found by trying every number of cards from every place to every other.
What the two agree on is unlikely to be wrong in both.

``python -m tests.core.brute`` writes the table of perft counts that the tests pin.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

RANKS = "A23456789TJQK"
SUITS = "SHDC"
COLUMN_NAMES = "123456789ABCD"
CELL_NAMES = "abcd"

# Most cards that move as one, by empty cells: to an occupied column with 0, 1, 2 columns empty; to
# an empty one with 1, 2 empty in all.
TO_OCCUPIED = {0: (1, 2, 4), 1: (2, 4, 8), 2: (3, 6, 12), 3: (4, 8, 16), 4: (5, 10, 20)}
TO_EMPTY = {0: (1, 2), 1: (2, 4), 2: (3, 6), 3: (4, 8), 4: (5, 10)}


class Variation(NamedTuple):
    """One game: its piles, what goes on what, what an empty column takes, whether runs move."""

    layout: tuple[int, ...]
    cells: int
    build: str
    empty: str
    runs: bool
    kings_sink: bool = False
    aces_up: int = 0


EIGHT = (7, 7, 7, 7, 6, 6, 6, 6)
VARIATIONS = {
    "BK1-C4": Variation(EIGHT, 4, "same suit", "any", True),
    "BK1-C2": Variation(EIGHT, 2, "same suit", "any", True),
    "BK1-C1": Variation(EIGHT, 1, "same suit", "any", True),
    "BD1-KD": Variation((4,) * 13, 0, "other suit", "none", False, kings_sink=True),
    "BD1-KA": Variation((4,) * 13, 0, "any suit", "none", False, kings_sink=True),
    "BD1-ED": Variation((4,) * 13, 0, "other suit", "king", False),
    "BD1-EA": Variation((4,) * 13, 0, "any suit", "king", False),
    "FC1-C4": Variation(EIGHT, 4, "other colour", "any", True),
    "GM1-KA": Variation((5,) * 10, 0, "any suit", "none", False, kings_sink=True, aces_up=2),
}


class Board(NamedTuple):
    """Columns (top card last), cells (a card or an empty text), cards on each foundation."""

    columns: tuple[tuple[str, ...], ...]
    cells: tuple[str, ...]
    foundations: tuple[int, int, int, int]


def fits(build: str, card: str, below: str) -> bool:
    """Whether a card may lie on another one in a column."""
    if RANKS.index(card[0]) + 1 != RANKS.index(below[0]):
        return False
    same_suit = card[1] == below[1]
    same_colour = (card[1] in "HD") == (below[1] in "HD")
    return {
        "same suit": same_suit,
        "other suit": not same_suit,
        "any suit": True,
        "other colour": not same_colour,
    }[build]


def capacity(variation: Variation, board: Board, *, to_empty: bool) -> int:
    """The most cards that move as one; above two empty columns, each more doubles it."""
    if not variation.runs:
        return 1
    free = board.cells.count("")
    empty = board.columns.count(())
    if to_empty:
        return TO_EMPTY[free][min(empty, 2) - 1] * 2 ** max(empty - 2, 0)
    return TO_OCCUPIED[free][min(empty, 2)] * 2 ** max(empty - 2, 0)


def moves(variation: Variation, board: Board) -> Iterator[tuple[str, Board]]:
    """Every legal move as text, with the board after it."""
    for source, column in enumerate(board.columns):
        for count in range(1, len(column) + 1):
            taken = column[-count:]
            rest = replaced(board.columns, source, column[:-count])
            left = board._replace(columns=rest)
            yield from drops(variation, board, left, taken, COLUMN_NAMES[source])
    for source, card in enumerate(board.cells):
        if card:
            left = board._replace(cells=replaced(board.cells, source, ""))
            yield from drops(variation, board, left, (card,), CELL_NAMES[source])


def drops(
    variation: Variation, board: Board, left: Board, taken: tuple[str, ...], source: str
) -> Iterator[tuple[str, Board]]:
    """Where cards lifted from ``board`` may be put down; ``left`` is the board without them."""
    for card, below in zip(taken[1:], taken, strict=False):
        if not fits(variation.build, card, below):
            return
    if len(taken) > 1 and not variation.runs:
        return
    from_column = source in COLUMN_NAMES
    for target, column in enumerate(board.columns):
        if COLUMN_NAMES[target] == source:
            continue
        if column:
            allowed = fits(variation.build, taken[0], column[-1])
        else:
            allowed = variation.empty == "any" or (variation.empty == "king" and taken[0][0] == "K")
        if allowed and len(taken) <= capacity(variation, board, to_empty=not column):
            text = source + COLUMN_NAMES[target] + (f"x{len(taken)}" if from_column else "")
            yield text, left._replace(columns=replaced(left.columns, target, column + taken))
    if len(taken) > 1:
        return
    (card,) = taken
    for target, held in enumerate(board.cells):
        if not held:
            cells = replaced(left.cells, target, card)
            yield source + CELL_NAMES[target], left._replace(cells=cells)
    suit = SUITS.index(card[1])
    if board.foundations[suit] == RANKS.index(card[0]):
        foundations = replaced(left.foundations, suit, board.foundations[suit] + 1)
        yield source + "h", left._replace(foundations=foundations)


def replaced(items: tuple, index: int, item: object) -> tuple:
    """A tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])


def start(name: str, number: int) -> Board:
    """The board of a numbered deal, by the published dealing rule."""
    variation = VARIATIONS[name]
    deck = [rank + suit for suit in SUITS for rank in RANKS]
    stream = splitmix64(number)
    for last in range(51, 0, -1):
        choices = last + 1
        ceiling = 2**64 - 2**64 % choices
        drawn = next(value for value in stream if value < ceiling)
        other = drawn % choices
        deck[last], deck[other] = deck[other], deck[last]
    return laid_out(variation, deck)


def laid_out(variation: Variation, deck: list[str]) -> Board:
    """The board that a shuffled deck makes, dealt row by row."""
    up, deck = aces_taken(deck, variation.aces_up)
    columns: list[list[str]] = [[] for _ in variation.layout]
    place = 0
    while place < len(deck):
        for column, length in zip(columns, variation.layout, strict=True):
            if len(column) < length:
                column.append(deck[place])
                place += 1
    if variation.kings_sink:
        columns = [sorted(column, key=lambda card: card[0] != "K") for column in columns]
    foundations = tuple(int("A" + suit in up) for suit in SUITS)
    return Board(tuple(map(tuple, columns)), ("",) * variation.cells, foundations)


def aces_taken(deck: list[str], wanted: int) -> tuple[list[str], list[str]]:
    """The first aces of a shuffled deck, which go up before the deal, and the deck without them."""
    up = [card for card in deck if card[0] == "A"][:wanted]
    return up, [card for card in deck if card not in up]


def splitmix64(seed: int) -> Iterator[int]:
    """The 64-bit stream of the dealing rule."""
    mask = 2**64 - 1
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & mask
        value = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & mask
        yield value ^ (value >> 31)


PERFT_DEALS = (0, 1, 26, 31337, 1000000, 16777216, 123456789, 536870912, 777777777, 1073741823)
PERFT_DEPTH = 4


def perft(variation: Variation, board: Board, depth: int) -> list[tuple[int, int]]:
    """For 1 to ``depth`` moves: how many ways there are to play them, and to how many boards."""
    ways = {board: 1}
    counts = []
    for _ in range(depth):
        after: dict[Board, int] = {}
        for here, times in ways.items():
            for _, there in moves(variation, here):
                after[there] = after.get(there, 0) + times
        ways = after
        counts.append((sum(ways.values()), len(ways)))
    return counts


if __name__ == "__main__":
    print("variation,deal,moves,ways,positions")
    for name, variation in VARIATIONS.items():
        for deal in PERFT_DEALS:
            for done, counted in enumerate(perft(variation, start(name, deal), PERFT_DEPTH), 1):
                print(name, deal, done, *counted, sep=",")
