"""Saved games: players, their settings and their games, in SQLite or PostgreSQL."""

from fournil.store.connect import data_directory, database_url
from fournil.store.errors import (
    BrokenStore,
    FailedDisk,
    ForeignStore,
    FullStore,
    LockedStore,
    NewerStore,
    ReadOnlyStore,
    StoreError,
    UnknownSavedGame,
    UnreachableStore,
    UnreadableStore,
    VersionConflict,
)
from fournil.store.games import NO_HELP, Help, Progress, SavedGame
from fournil.store.players import ExportedGame, PlayerExport
from fournil.store.saved import Store

__all__ = [
    "NO_HELP",
    "BrokenStore",
    "ExportedGame",
    "FailedDisk",
    "ForeignStore",
    "FullStore",
    "Help",
    "LockedStore",
    "NewerStore",
    "PlayerExport",
    "Progress",
    "ReadOnlyStore",
    "SavedGame",
    "Store",
    "StoreError",
    "UnknownSavedGame",
    "UnreachableStore",
    "UnreadableStore",
    "VersionConflict",
    "data_directory",
    "database_url",
]
