"""Databases to test with: SQLite files, and PostgreSQL where a server can be had."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from fournil.store import Store, database_url
from tests.store.clock import Clock
from tests.store.databases import fresh_database, own_server
from tests.unhurried import UNHURRIED, open_store


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    given = os.environ.get("DATABASE_URL", "")
    if given.startswith("postgres"):
        yield given
    else:
        with own_server() as address:
            yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'fournil.sqlite3'}"
    else:
        with fresh_database(request.getfixturevalue("postgres_server")) as address:
            yield address


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with open_store(url=database) as opened:
        yield opened


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def timed(database: str, clock: Clock) -> Iterator[Store]:
    """A store that goes by the test's clock."""
    with Store(database_url(url=database), lock=UNHURRIED.lock, clock=clock) as opened:
        yield opened
