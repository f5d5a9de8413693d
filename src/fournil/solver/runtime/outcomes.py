"""What a search, or a part of one, answers about a position, as the numbers that kernels return.

``WON`` and ``LOST`` are proved. The others say why there is no answer.
"""

from __future__ import annotations

from typing import Final

LOST: Final = 0
"""It cannot be won: the search was exhausted."""
WON: Final = 1
"""It can be won."""
UNKNOWN: Final = 2
"""Nothing is known yet."""
PAUSED: Final = 3
"""What this part of the search was allowed is used up; another part goes on."""
STOPPED: Final = 4
"""The budget ended the search; ``Budget.stopped`` is one of the reasons below."""

OUT_OF_NODES: Final = 5
OUT_OF_TIME: Final = 6
OUT_OF_MEMORY: Final = 7
CANCELLED: Final = 8

GOING: Final = 0
"""What ``Budget.stopped`` is as long as nothing stops the search."""
