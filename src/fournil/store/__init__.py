"""Saved games: players, their settings and their games, in SQLite or PostgreSQL."""

from fournil.store.connect import data_directory, database_url
from fournil.store.errors import (
    ConcurrentUpdateError,
    CorruptStoreError,
    ForeignStoreError,
    NewerStoreError,
    StoreDiskError,
    StoreError,
    StoreFullError,
    StoreLockedError,
    StoreReadOnlyError,
    StoreUnreachableError,
    StoreUnreadableError,
    UnknownSavedGameError,
)
from fournil.store.games import NO_HELP, Help, Progress, SavedGame
from fournil.store.players import ExportedGame, PlayerExport
from fournil.store.saved import Store

__all__ = [
    "NO_HELP",
    "ConcurrentUpdateError",
    "CorruptStoreError",
    "ExportedGame",
    "ForeignStoreError",
    "Help",
    "NewerStoreError",
    "PlayerExport",
    "Progress",
    "SavedGame",
    "Store",
    "StoreDiskError",
    "StoreError",
    "StoreFullError",
    "StoreLockedError",
    "StoreReadOnlyError",
    "StoreUnreachableError",
    "StoreUnreadableError",
    "UnknownSavedGameError",
    "data_directory",
    "database_url",
]
