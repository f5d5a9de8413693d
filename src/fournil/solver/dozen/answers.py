"""What the parts of the search answer about a position, as numbers."""

from __future__ import annotations

from typing import Final

DEAD: Final = 0
"""It cannot be won."""
ALIVE: Final = 1
"""It can be won."""
STOPPED: Final = 2
"""The budget ended the search."""
PAUSED: Final = 3
"""What the search was allowed is used up."""
UNSETTLED: Final = 4
"""Nothing is known yet."""
