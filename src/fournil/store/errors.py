"""What can go wrong with the saved games, and how a database's own errors are told apart."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from fournil.errors import FournilError

if TYPE_CHECKING:
    from collections.abc import Iterator


class StoreError(FournilError):
    """The saved games cannot be read or written; nothing was changed."""


class CorruptStoreError(StoreError):
    """The file is damaged or is no database at all."""


class ForeignStoreError(StoreError):
    """The database belongs to another program."""


class NewerStoreError(StoreError):
    """The database was brought to a form that this program does not know yet."""


class StoreLockedError(StoreError):
    """Another program holds the database and did not let go in time."""


class StoreFullError(StoreError):
    """The disk (or its quota) has no room left."""


class StoreReadOnlyError(StoreError):
    """The database may be read but not written."""


class StoreUnreadableError(StoreError):
    """The file cannot be opened: it is a directory, it is forbidden, or its folder is missing."""


class StoreDiskError(StoreError):
    """The system could not read or write the file, or does not let it grow."""


class StoreUnreachableError(StoreError):
    """The database server does not answer."""


class UnknownSavedGameError(FournilError, LookupError):
    """No game of this player has that id."""


class ConcurrentUpdateError(FournilError):
    """The game is not at the version that the action was meant for."""


# SQLite's primary result codes (the low byte), https://www.sqlite.org/rescode.html
_SQLITE_KINDS: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_BUSY: (StoreLockedError, "store-locked"),
    sqlite3.SQLITE_LOCKED: (StoreLockedError, "store-locked"),
    sqlite3.SQLITE_FULL: (StoreFullError, "store-full"),
    sqlite3.SQLITE_READONLY: (StoreReadOnlyError, "store-read-only"),
    sqlite3.SQLITE_PERM: (StoreUnreadableError, "store-unreadable"),
    sqlite3.SQLITE_CANTOPEN: (StoreUnreadableError, "store-unreadable"),
    sqlite3.SQLITE_IOERR: (StoreDiskError, "store-disk"),
    sqlite3.SQLITE_CORRUPT: (CorruptStoreError, "store-broken"),
    sqlite3.SQLITE_NOTADB: (CorruptStoreError, "store-broken"),
}

# PostgreSQL's classes of SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html
_SQLSTATE_KINDS: dict[str, tuple[type[StoreError], str]] = {
    "25006": (StoreReadOnlyError, "store-read-only"),
    "40001": (StoreLockedError, "store-locked"),
    "40P01": (StoreLockedError, "store-locked"),
    "55P03": (StoreLockedError, "store-locked"),
    "53100": (StoreFullError, "store-full"),
    "42501": (StoreReadOnlyError, "store-read-only"),
}


def store_error(error: Exception, place: str) -> StoreError | None:
    """The error for a person behind a driver's error, or None when the fault is the program's own.

    Args:
        error: what SQLAlchemy or the driver raised.
        place: the file or address to name in the sentence.
    """
    if isinstance(error, PoolTimeoutError):
        return StoreLockedError("store-locked")
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.Error):
        code = getattr(original, "sqlite_errorcode", None)
        kind = _SQLITE_KINDS.get((code or 0) & 0xFF)
        if kind is not None and kind[0] is StoreUnreadableError and _may_only_be_read(Path(place)):
            kind = (StoreReadOnlyError, "store-read-only")
    else:
        state = getattr(original, "sqlstate", None)
        kind = _SQLSTATE_KINDS.get(state or "")
        if kind is None and isinstance(error, DBAPIError) and _is_lost_connection(error, state):
            kind = (StoreUnreachableError, "store-unreachable")
    if kind is None:
        return None
    cls, key = kind
    return cls(key, place=place)


def _may_only_be_read(file: Path) -> bool:
    """Whether a file could be opened if only SQLite could write beside it, or make it.

    SQLite cannot even read where it cannot keep its log: a mount for reading, or such a directory.
    """
    if not _may(file.parent, os.R_OK | os.X_OK) or file.is_dir():
        return False
    there = file.exists()
    if there and not _may(file, os.R_OK):
        return False
    return not (_may(file.parent, os.W_OK) and (not there or _may(file, os.W_OK)))


def _may(file: Path, how: int) -> bool:
    return os.access(file, how, effective_ids=os.access in os.supports_effective_ids)


def _is_lost_connection(error: DBAPIError, state: str | None) -> bool:
    if error.connection_invalidated:
        return True
    # A failed connect carries no state; class 08 is a broken connection, 57P is a shutdown.
    name = type(error.orig).__name__
    return (state is None and name == "OperationalError") or (state or "").startswith(
        ("08", "57P", "28", "3D")
    )


@contextmanager
def store_errors(place: str) -> Iterator[None]:
    """Turn the database's errors inside the block into :class:`StoreError`."""
    try:
        yield
    except (DBAPIError, PoolTimeoutError, sqlite3.Error) as error:
        told = store_error(error, place)
        if told is None:
            raise
        raise told from error
