"""Boards without a free place that can never get one again.

With no free cell and no empty column only single cards move: a card in a cell or a run of one card
goes onto its parent. Every such move is tried here as if it cost nothing and covered nothing, so
more cards come to light than in any real line. If even then no card goes up, no cell and no column
gets free, nothing ever will, and the board cannot be won.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.machine.bits import bit
    from fournil.solver.machine.memory import integers, release

from fournil.solver.shortest.board import Board
from fournil.solver.shortest.tables import MOST_COLUMNS, Tables


class DeadEnds:
    """Recognises dead boards; holds the room that this takes."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.heads = integers(MOST_COLUMNS)
        self.tails = integers(MOST_COLUMNS)
        self.rests = integers(MOST_COLUMNS)
        if not (self.heads and self.tails and self.rests):
            raise MemoryError

    def __dealloc__(self) -> None:
        release(self.heads)
        release(self.tails)
        release(self.rests)

    def is_dead(self, board: Board) -> bool:
        """Whether a board on which no card can go up is full and stays so.

        Cards that can go up must have been played.
        """
        column: cython.int
        spot: cython.int
        head: cython.int
        moved: cython.bint = True
        seen: cython.ulonglong = board.tops
        # Cards that are worth being uncovered: they go up, or take a card from a cell.
        wanted: cython.ulonglong = board.rising | (board.held & ~self.tables.top_rank_cards) << 1
        if board.free_cells != 0 or board.free_columns != 0:
            return False
        if seen & wanted:
            return False
        for column in range(self.tables.columns):
            self.heads[column] = board.head(column)
            self.tails[column] = board.tail(column)
            self.rests[column] = board.rest(column)
        while moved:
            moved = False
            for column in range(self.tables.columns):
                head = self.heads[column]
                if head != self.tails[column] or self.tables.top_rank_cards >> head & 1:
                    continue
                if not seen >> head >> 1 & 1:
                    continue
                if self.rests[column] == 0:
                    return False
                spot = (column << 6) + self.rests[column]
                self.heads[column] = self.tables.head_under[spot]
                self.tails[column] = self.tables.tail_under[spot]
                self.rests[column] = self.tables.rest_under[spot]
                if wanted >> self.tails[column] & 1:
                    return False
                seen |= bit(self.tails[column])
                moved = True
        return True
