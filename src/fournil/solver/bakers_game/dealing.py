"""Numbered deals, dealt inside the kernel: dealing them in Python would take most of the time.

The rules are those of :mod:`fournil.deals.deal`, and a test compares the two. The deck is shuffled
in the scratch array ``state.deck`` and dealt row by row into columns of ``state.lengths`` cards.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.packing import STRIDE
    from fournil.solver.bakers_game.state import State
    from fournil.solver.runtime.bits import FULL, LOW_HALF
    from fournil.solver.runtime.rng import mixed, stepped


def deal_microsoft(state: State, ranks: cython.int, number: cython.ulonglong) -> None:
    """Deals a Microsoft number, 1 to 2**33 - 1."""
    seed: cython.uint = number & LOW_HALF
    drawn: cython.uint
    choices: cython.int
    fresh_deck(state, ranks, True)
    for choices in range(4 * ranks, 1, -1):
        seed = (seed * 214013 + 2531011) & LOW_HALF
        drawn = seed >> 16
        if number > LOW_HALF:
            drawn += 1
        elif number >> 31:
            drawn |= 0x8000
        else:
            drawn &= 0x7FFF
        swap(state, choices - 1, drawn % choices)
    lay_out(state, ranks, True)


def deal_code(state: State, ranks: cython.int, number: cython.ulonglong) -> None:
    """Deals a number of the game's own code space."""
    seed: cython.ulonglong = number
    drawn: cython.ulonglong
    choices: cython.int
    unfair: cython.ulonglong
    fresh_deck(state, ranks, False)
    for choices in range(4 * ranks, 1, -1):
        # Words of the last, incomplete row of remainders would favour small ones: draw again.
        unfair = (FULL - choices + 1) % choices
        while True:
            seed = stepped(seed)
            drawn = mixed(seed)
            if drawn <= FULL - unfair:
                break
        swap(state, choices - 1, drawn % choices)
    lay_out(state, ranks, False)


def fresh_deck(state: State, ranks: cython.int, by_rank: cython.bint) -> None:
    """Write the deck before the shuffle.

    Args:
        state: where it is written.
        ranks: rank of the kings.
        by_rank: Microsoft's order (aces first, clubs to spades), else suit by suit from spades.
    """
    suit: cython.int
    rank: cython.int
    for suit in range(4):
        for rank in range(1, ranks + 1):
            if by_rank:
                # clubs, diamonds, hearts, spades
                state.deck[(rank - 1) * 4 + 3 - suit] = suit << 4 | rank
            else:
                state.deck[suit * ranks + rank - 1] = suit << 4 | rank


def swap(state: State, last: cython.int, other: cython.int) -> None:
    """Exchanges two cards of the deck."""
    card: cython.int = state.deck[last]
    state.deck[last] = state.deck[other]
    state.deck[other] = card


def lay_out(state: State, ranks: cython.int, from_end: cython.bint) -> None:
    """Deals the deck row by row, left to right, from its first card or from its last."""
    coming: cython.int = 0
    row: cython.int = 0
    column: cython.int
    size: cython.int = 4 * ranks
    while coming < size:
        for column in range(state.columns):
            if row < state.lengths[column]:
                state.cards[column * STRIDE + row] = state.deck[
                    size - 1 - coming if from_end else coming
                ]
                coming += 1
        row += 1
