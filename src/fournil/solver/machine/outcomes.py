"""How a search of a kernel ends, as the numbers that it returns."""

from __future__ import annotations

from typing import Final

LOST: Final = 0
WON: Final = 1
OUT_OF_NODES: Final = 2
OUT_OF_TIME: Final = 3
OUT_OF_MEMORY: Final = 4
CANCELLED: Final = 5

GOING: Final = 0
"""What a budget says as long as nothing stops the search."""
