"""How tables and boxes are laid out in flat arrays."""

from __future__ import annotations

from typing import Final

STRIDE: Final = 64
"""Places a column takes in the tables of a layout."""
MAX_COLUMNS: Final = 16

RECORD: Final = 12
"""Words a box takes; what they hold is told in ``boxes.py``."""
KEY: Final = 0
SETS: Final = 1
SET_WORDS: Final = 6
LOOSE: Final = 7
CARRIERS: Final = 8
SURE: Final = 9
POSSIBLE: Final = 10
ACTION: Final = 11

TO_FOUNDATION: Final = 0
RELEASE: Final = 1
COMMIT: Final = 2

MAX_CHILDREN: Final = 80
"""More boxes than moves lead to: 4 raises, 16 releases, 44 commits."""
EVERY_LEVEL: Final = 65535
