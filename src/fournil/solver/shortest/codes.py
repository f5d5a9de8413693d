"""Numbers that the kernel and its face exchange: how a search ends, and what an action is.

A search that a limit ends says so by a code of :mod:`fournil.solver.machine.budget`.
"""

from __future__ import annotations

from typing import Final

LOST: Final = 0
WON: Final = 1

TO_PARENT: Final = 0
TO_EMPTY: Final = 1
TO_CELL: Final = 2


def action(card: int, kind: int) -> int:
    """The action that moves a card, and all cards on it, to a kind of place."""
    return card << 2 | kind
