"""Why a budget stops a search, as the numbers that the kernels return."""

from __future__ import annotations

from typing import Final

GOING: Final = 0
OUT_OF_NODES: Final = 2
OUT_OF_TIME: Final = 3
OUT_OF_MEMORY: Final = 4
CANCELLED: Final = 5
