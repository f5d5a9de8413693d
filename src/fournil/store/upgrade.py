"""Bringing the database to the present form, by itself, when the program starts."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

from fournil.store.connect import place_of, sqlite_at_rest
from fournil.store.errors import (
    ForeignStoreError,
    NewerStoreError,
    StoreUnreadableError,
    store_errors,
)
from fournil.store.schema import REVISION, VERSION_TABLE

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection, Engine

# Any fixed number: every Fournil that upgrades a PostgreSQL database takes this lock first.
_UPGRADE_LOCK = 0x464F55524E494C

KNOWN_REVISIONS = ("r0001", "r0002")
"""Every form that this program can read or bring forward, oldest first."""


def refuse_strange_file(url: URL, lock: float) -> None:
    """Look at a SQLite file before anything could write to it.

    Args:
        url: where it is.
        lock: for how many seconds to wait for others that use it.

    Raises:
        NewerStoreError: a newer program wrote it.
        ForeignStoreError: it is some other program's database.
        StoreError: it is no database, or cannot be read.
    """
    file = Path(url.database or "")
    try:
        if not file.exists():
            return
        if not file.is_file():  # a directory; and a pipe would be waited for without end
            raise StoreUnreadableError("store-unreadable", place=place_of(url))
        if file.stat().st_size == 0:
            return
    except OSError as error:  # a directory that may not be entered, or a name that cannot be one
        raise StoreUnreadableError("store-unreadable", place=place_of(url)) from error
    with store_errors(place_of(url)), closing(sqlite_at_rest(file, lock)) as connection:
        tables = {
            name
            for (name,) in connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            )
        }
        revision = _sqlite_revision(connection) if VERSION_TABLE in tables else None
    _refuse(revision, tables, place_of(url))


def _sqlite_revision(connection: sqlite3.Connection) -> str | None:
    row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()  # noqa: S608
    return None if row is None else str(row[0])


def _refuse(revision: str | None, tables: set[str], place: str) -> None:
    if revision is None and tables - {VERSION_TABLE}:
        raise ForeignStoreError("store-foreign", place=place)
    if revision is not None and revision not in KNOWN_REVISIONS:
        raise NewerStoreError("store-newer", place=place)


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that are missing, all of them or none.

    Raises:
        NewerStoreError: a newer program wrote the database; it is left as it was.
        ForeignStoreError: it holds another program's tables; it is left as it was.
        StoreError: it cannot be written.
    """
    place = place_of(engine.url)
    with store_errors(place), engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _UPGRADE_LOCK})
        revision, tables = _state(connection)
        _refuse(revision, tables, place)
        if revision != REVISION:
            _migrate(connection)


def _state(connection: Connection) -> tuple[str | None, set[str]]:
    tables = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in tables:
        return None, tables
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608
    return found.scalar(), tables


def _migrate(connection: Connection) -> None:
    # Imported only when there is something to do: most starts need none of it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "fournil.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
