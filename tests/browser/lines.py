"""Ways to win, one for each kind of game; the engine replays them before a test relies on them."""

from fournil.deals.deal import Deal
from fournil.game.game import Game, Status

BOULANGER = (
    "BK1-C4-AAAAABQ",
    (
        "1a 1b 1h 2h 3c 3h 3h 6h ah b3 2a 2b 26x1 2h 16x1 5d 51x1 25x1 85x1 25x1 b2 4b 4h 75x1 "
        "d2 8d 85x1 c8 4c b4 7b 75x1 b7 25x2 c2 62x3 6h 6b 6c 6h a6 c6 8a 8c 8h 1h 1h 12x1 81x1 "
        "42x2 4h 6h 6h d4 46x2 4h ah ch b4 54x9 5h 2h 2h 2h 2h 2h 2h 2h 72x2 7h 2h 2h 37x2 3h "
        "5h 4h 4h 4h 4h 4h 4h 4h 4h 4h 4h 31x1 3h 1h 1h 1h 5h 7h 7h 7h 6h 6h"
    ),
)

DOZEN = (
    "BD1-KD-AAAAAM6",
    (
        "2h 2h 72x1 A2x1 3Ax1 38x1 3h 73x1 4Bx1 43x1 C3x1 53x1 45x1 4h 8h Ch 3h Ah CBx1 Ch 6h "
        "9h 9h 13x1 51x1 DBx1 9Dx1 9h 21x1 62x1 56x1 5h Dh 8h Dh 3h 73x1 B7x1 A7x1 Ah Dh Dh "
        "87x1 B8x1 B2x1 Bh Bh 3h 3h 7h 3h 3h 7h 7h 3h 7h 2h 1h Bh 8h 8h 2h 1h 2h 6h Bh Ah 5h 1h "
        "1h 1h 2h 2h 6h 6h 8h"
    ),
)

DOZEN_KINGS_STAY = (
    "BD1-EA-AAAAABQ",
    (
        "5h 73x1 7h 7h Bh 4h 4h 97x1 9h 3h Ah 54x1 5h 27x1 87x1 68x1 62x1 6h 6h 96x1 16x1 B2x1 "
        "D5x1 38x1 3Ax1 3h 2h 45x1 4h 4h Ch Bh 27x1 29x1 2h Dh D6x1 Dh 16x1 1h 8h 3h 8h 8h 5h "
        "7h 7h 2h 8h 5h 9h 9h Bh 8h 1h 5h 7h 6h 7h 7h 6Ax1 6h C6x1 Ch Ah 6h Ch A6x1 Ah Ah Ah 6h "
        "6h"
    ),
)

FREECELL = (
    "FC1-C4-AAAAABQ",
    (
        "4a 4h 15x1 1b 1h 2h 3c 3h 3h 6h 5h 6d 6h b1 3b 3h 53x1 23x1 25x1 71x1 27x1 2h c8 4c "
        "48x1 4h b2 6b 6h 3h 6h 76x1 26x1 27x1 26x1 42x1 46x1 14x1 a6 56x2 52x1 5h 5h 3h 6h 3a "
        "3h ah 6a 6h 8h 13x1 43x1 14x1 13x1 1h 4h b4 74x2 7h 1b 71x1 d1 87x2 8d 8h 84x1 8h 8h "
        "ah 3h 3h 6h 6h 7h 4h 7h 4h 2h 7h 4h 4h bh 5h 3h 6h 6h 1h 1h 7h ch dh 2h"
    ),
)

GOOD_MEASURE = (
    "GM1-KA-AAAAACF",
    (
        "4h 6h 8h 5Ax1 15x1 1h 78x1 76x1 7h 97x1 67x1 92x1 59x1 57x1 17x1 1h 51x1 62x1 61x1 6h "
        "8h 36x1 36x1 3h 32x1 3h 87x1 A8x1 28x1 A1x1 21x1 A6x1 A4x1 Ah 9h 9h 8h 26x1 24x1 2h 2h "
        "96x1 9h 51x1 25x1 2h 7h 7h 7h 7h 6h 6h 7h Ah 8h 7h 4h 4h 8h 84x1 8h 4h 4h 41x1 4h 1h "
        "1h 1h 1h 1h 6h 1h 1h 6h 5h 5h 6h 4h 6h 7h"
    ),
)

LINES = {
    "boulanger": BOULANGER,
    "dozen": DOZEN,
    "dozen-kings-stay": DOZEN_KINGS_STAY,
    "freecell": FREECELL,
    "good-measure": GOOD_MEASURE,
}


def line_of(name: str) -> tuple[str, list[str]]:
    """A deal of the game and the moves that win it."""
    deal, text = LINES[name]
    moves = text.split()
    game = Game(Deal.parse(deal))
    for move in moves:
        game.play(move)
    assert game.status is Status.WON
    return deal, moves


# A game that is lost by its 13th move and runs into a dead end with its 24th.
LOST = (
    "BK1-C4-AAAAECU",
    "1h 6h 6h 8d 5b 5a 7c d1 1d d1 4d c3 4c 43x1 a4 4a a4 1a a1 1a a1 3a a3 8a",
)
LOST_BY = 12
"""How many moves of it are played when the win is still there, and the next one loses it."""

LEFT_TO_FINISH = 9
"""How many cards of Jeu du Boulanger's way to win can be left to the press that plays them out."""


def lost_line() -> tuple[str, list[str]]:
    """A deal, and the moves from it to a dead end."""
    deal, text = LOST
    moves = text.split()
    game = Game(Deal.parse(deal))
    for move in moves:
        game.play(move)
    assert game.status is Status.STUCK
    return deal, moves
