"""What an action is, as one number that the kernel and its face exchange."""

from __future__ import annotations

from typing import Final

TO_PARENT: Final = 0
TO_EMPTY: Final = 1
TO_CELL: Final = 2


def action(card: int, kind: int) -> int:
    """Return the action that moves a card, and all cards on it, to a kind of place."""
    return card << 2 | kind
