"""Opening the database: where it is, and how each connection to it behaves."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from fournil.store.errors import (
    StoreError,
    StoreLockedError,
    StoreReadOnlyError,
    StoreUnreadableError,
)

FILE_NAME = "fournil.sqlite3"
LOCK_TIMEOUT = 5.0
"""Seconds to wait for another program to let go of the database."""

_READING = "fournil_reading"


def data_directory() -> Path:
    """The directory of this user's saved games, as the operating system wants it."""
    return user_data_path("fournil", appauthor=False)


def database_url(directory: Path | None = None, url: str | None = None) -> URL:
    """Where the saved games are.

    Args:
        directory: holds the SQLite file; the user's data directory if not given.
        url: a database's address instead, such as ``postgresql://user@host/fournil``.

    Raises:
        StoreError: the address cannot be read, or speaks of a database we do not know.
    """
    if url is None:
        file = (directory or data_directory()) / FILE_NAME
        return URL.create("sqlite", database=str(file.absolute()))
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError("store-address", text=_without_password(url)) from error
    if address.get_backend_name() in {"postgresql", "postgres"}:
        return address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() == "sqlite" and _is_file(address):
        return address
    raise StoreError("store-address", text=_without_password(url))


def _is_file(address: URL) -> bool:
    # Each connection to a database in memory has its own, and games are to outlive the program.
    name = address.database or ""
    return name != "" and name != ":memory:" and not name.startswith("file:")


def _without_password(url: str) -> str:
    head, at, tail = url.rpartition("@")
    return f"…@{tail}" if at and head else url


def place_of(url: URL) -> str:
    """The database as a person would name it: its file, or its address without the password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.render_as_string(hide_password=True)


def connect(url: URL, lock: float) -> Engine:
    """Make an engine whose transactions last through a crash once they are committed.

    Args:
        url: where the database is.
        lock: for how many seconds to wait for others that use it.
    """
    if url.get_backend_name() != "sqlite":
        return _engine(url, pool_size=10, pool_pre_ping=True, pool_timeout=lock)
    file = Path(url.database or "")
    _make_directory(file)
    _make_private(file)
    engine = _engine(
        url,
        pool_size=10,
        pool_timeout=lock,
        connect_args={"timeout": lock},
        json_deserializer=_read_json,
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _engine(url: URL, **options: Any) -> Engine:
    try:
        return create_engine(url, **options)
    except (ImportError, NoSuchModuleError) as error:
        # PostgreSQL's driver is an extra: without it, its addresses are not known here.
        raise StoreError("store-address", text=place_of(url)) from error


def _make_directory(file: Path) -> None:
    try:
        # Saved games are nobody else's business.
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnreadableError("store-unreadable", place=str(file.parent)) from error


def _make_private(file: Path) -> None:
    """Make the file, and those that SQLite keeps beside it, readable and writable for us only.

    Their directory may be open to everybody, or the file from before this was done. SQLite gives
    the files that it makes later the permissions of this one.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        # What else may be wrong, SQLite finds out and says.
        if error.errno == errno.EROFS:
            raise StoreReadOnlyError("store-read-only", place=str(file)) from error
    for ending in ("", "-wal", "-shm", "-journal"):
        with suppress(OSError):  # it is not there, or it is not ours
            beside = Path(f"{file}{ending}")
            mode = beside.stat().st_mode
            if stat.S_ISREG(mode) and mode & 0o077:
                beside.chmod(mode & 0o700)


def _read_json(text: str) -> object:
    """Read what a column of JSON holds; what is damaged is as if nothing had been kept."""
    from json import loads

    try:
        found = loads(text)
    except (TypeError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def reading(engine: Engine) -> Engine:
    """The same engine for transactions that only read, and so wait for nobody."""
    return engine.execution_options(**{_READING: True})


def writer(engine: Engine, lock: float) -> Callable[[], AbstractContextManager[Connection]]:
    """What begins a transaction that writes.

    SQLite has one writer at a time, and whoever finds it busy sleeps and looks again: of many
    threads most would sleep while it is free, and some would never have their turn. So the threads
    of this process line up before they ask; only other programs are waited for in SQLite's way.

    Args:
        engine: the database.
        lock: for how many seconds a thread waits for its turn.
    """
    if engine.dialect.name != "sqlite":
        return engine.begin
    turn = Lock()

    @contextmanager
    def begin() -> Iterator[Connection]:
        if not turn.acquire(timeout=lock):
            raise StoreLockedError("store-locked")
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            turn.release()

    return begin


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # We begin transactions ourselves, below; the driver's own way begins them too late.
    connection.isolation_level = None
    # A damaged text must not hide all others: whoever reads it finds that it makes no sense.
    connection.text_factory = _decode
    # Readers do not wait for the writer, and a commit is on the disk before we hear of it.
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # What a player has deleted is overwritten, not only forgotten.
    connection.execute("PRAGMA secure_delete = ON")


def _decode(text: bytes) -> str:
    return text.decode(errors="replace")


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its turn at once: were it to read first and ask for the lock later, two
    # writers could wait for one another and one of them would be refused.
    only_reads = connection.get_execution_options().get(_READING, False)
    connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")


def empty_log(engine: Engine) -> None:
    """Take SQLite's write-ahead log into the file, and leave nothing in it.

    The log goes on holding the pages as they were before the last changes. It stays as it is if
    somebody else is reading it for long; then whoever closes the file last does the same.
    """
    if engine.dialect.name != "sqlite":
        return
    troubles = (DBAPIError, PoolTimeoutError, sqlite3.Error)
    with suppress(*troubles), closing(engine.raw_connection()) as connection:
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()


def sqlite_at_rest(file: Path, lock: float) -> sqlite3.Connection:
    """A connection that looks into a SQLite file without changing a byte of it.

    Args:
        file: the database.
        lock: for how many seconds to wait for others that use it.

    Raises:
        sqlite3.Error: the file cannot be opened.
    """
    # A write-ahead log beside the file holds its newest pages. Without one, nobody is using the
    # file and SQLite may take it as it is, making no files of its own next to it.
    log = Path(f"{file}-wal")
    how = "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1"
    return sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True, timeout=lock)
