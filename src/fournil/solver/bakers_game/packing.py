"""How the search writes a move in one 64-bit word.

Bit 0 up: kind (4 bits), a (6), b (6), count (4), dug_a (5), dug_b (5), the parent's column (3),
cuts (13), rest (6), score (12). What ``a`` and ``b`` stand for depends on the kind:

=================  ==================  =====================  =======================
kind               a                   b                      count
=================  ==================  =====================  =======================
DIG                column
ONTO_EXPOSED       column of the run   column of the parent
ONTO_POOLED        column of the run   the parent
TO_EMPTY           column of the run
TAIL_TO_EMPTY      column of the run                          cards of the tail
SCATTER            column of the run
TAIL_ASIDE         column of the run   column of the parent   cards of the parent's tail
BASE_ONTO_EXPOSED  column of the run   column of the parent
SLIP               column of the run   the parent
UNWIND             column of the run                          cards that go to the pool
LAND               the parent
MERGE              the parent
=================  ==================  =====================  =======================

``dug_a`` cards are first dug from column a, then ``dug_b`` from the parent's column. ``cuts`` says
how SCATTER cuts a run: bit i is set where the run is cut between its cards i and i + 1, counted
from the tail. ``rest`` is how many cards of the deal will be left in column a: it serves the order
only. The score is kept in the highest bits so that comparing words compares scores.
"""

from __future__ import annotations

from typing import Final

STRIDE: Final = 64
"""Places a column has in the tables: more than there are cards."""

DIG: Final = 1
ONTO_EXPOSED: Final = 2
ONTO_POOLED: Final = 3
TO_EMPTY: Final = 4
TAIL_TO_EMPTY: Final = 6
SCATTER: Final = 5
TAIL_ASIDE: Final = 7
BASE_ONTO_EXPOSED: Final = 8
SLIP: Final = 9
UNWIND: Final = 10
LAND: Final = 11
MERGE: Final = 12


def pack(kind: int, a: int, b: int, count: int, dug_a: int, dug_b: int) -> int:
    """Return a move without cuts, rest and score."""
    return kind | a << 4 | b << 10 | count << 16 | dug_a << 20 | dug_b << 25


def pack_parent_column(column: int) -> int:
    """Return the column that ``dug_b`` cards are dug from, to be added to a move."""
    return column << 30


def pack_cuts(cuts: int) -> int:
    """Where a run is cut, to be added to a move."""
    return cuts << 33


def pack_rest(rest: int) -> int:
    """Return the rest of column a, to be added to a move."""
    return rest << 46


def kind_of(move: int) -> int:
    """Return the kind of a move."""
    return move & 15


def a_of(move: int) -> int:
    """Return the move's ``a``."""
    return move >> 4 & 63


def b_of(move: int) -> int:
    """Return the move's ``b``."""
    return move >> 10 & 63


def count_of(move: int) -> int:
    """Return the move's count of cards."""
    return move >> 16 & 15


def dug_a_of(move: int) -> int:
    """How many cards are dug from column a first."""
    return move >> 20 & 31


def dug_b_of(move: int) -> int:
    """How many cards are then dug from the parent's column."""
    return move >> 25 & 31


def parent_column_of(move: int) -> int:
    """Return the column that ``dug_b`` cards are dug from."""
    return move >> 30 & 7


def cuts_of(move: int) -> int:
    """Where SCATTER cuts the run."""
    return move >> 33 & 0x1FFF


def rest_of(move: int) -> int:
    """How many cards of the deal will be left in column a."""
    return move >> 46 & 63


def with_score(move: int, score: int) -> int:
    """Return the move with its score, -2048 to 2047."""
    return move & 0xFFFFFFFFFFFFF | (score + 2048) << 52


def score_floor(move: int) -> int:
    """Return the least word with the same score."""
    return move >> 52 << 52
