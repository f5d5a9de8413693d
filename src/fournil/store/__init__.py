"""Saved games: players, their settings and their games, in SQLite or PostgreSQL."""

from fournil.store.connect import data_directory, database_url
from fournil.store.errors import (
    BrokenStore,
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
from fournil.store.saved import Progress, SavedGame, Store

__all__ = [
    "BrokenStore",
    "ForeignStore",
    "FullStore",
    "LockedStore",
    "NewerStore",
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
