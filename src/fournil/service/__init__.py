"""The desk: everything that a face may ask for, in one place that knows no HTTP and no terminal.

Each answer to an action is a :class:`GameState`, the whole of what there is to see. An action names
the version of the game that it was meant for: two faces on one game can neither lose nor double a
move, since the slower of the two is told how the game stands now.
"""

from fournil.service.games import GameService
from fournil.service.snapshots import (
    ActionRejectedError,
    CorruptSavedGameError,
    GameState,
    LastMove,
    VersionConflictError,
    last_move,
)
from fournil.service.timeouts import Timeouts

__all__ = [
    "ActionRejectedError",
    "CorruptSavedGameError",
    "GameService",
    "GameState",
    "LastMove",
    "Timeouts",
    "VersionConflictError",
    "last_move",
]
