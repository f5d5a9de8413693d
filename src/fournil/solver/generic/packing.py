"""Places and moves of the general search as numbers.

A move is ``card | source << 6 | target << 11``; a place is a column's number, or one of these.
"""

from __future__ import annotations

from typing import Final

CELL: Final = 16
FOUNDATION: Final = 17

MAX_COLUMNS: Final = 16
MAX_CELLS: Final = 16
STRIDE: Final = 64
"""Cards that a column has room for."""
