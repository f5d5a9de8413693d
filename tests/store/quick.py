"""Stores for tests of what lies above them: made in no time, and never waiting for the disk."""

from __future__ import annotations

from pathlib import Path
from shutil import copy
from sqlite3 import Connection
from typing import Any

from sqlalchemy import event

from fournil.store import Store, database_url
from fournil.store.connect import FILE_NAME
from tests.unhurried import UNHURRIED


def quick_store(directory: Path, empty_store: Path, **how: Any) -> Store:
    """A fresh store: a copy of an empty one, since that is quicker than running the migrations.

    Args:
        directory: where it will be.
        empty_store: the file of a store that holds nothing.
        how: passed on to the store.
    """
    directory.mkdir(exist_ok=True)
    copy(empty_store, directory / FILE_NAME)
    store = Store(database_url(directory), lock=UNHURRIED.lock, **how)
    event.listen(store._engine, "connect", _hurry)
    store._engine.dispose()
    return store


def _hurry(connection: Connection, _record: object) -> None:
    # Nobody pulls the plug here, and waiting for the disk would take most of the time.
    connection.execute("PRAGMA synchronous = OFF")
