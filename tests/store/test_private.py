"""The saved games are nobody else's business, wherever the file lies and whatever it was before."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fournil.store import ForeignStoreError
from tests.unhurried import open_store

FILE = "fournil.sqlite3"
ANNA = "a" * 64

pytestmark = pytest.mark.skipif(os.name != "posix", reason="permissions work in another way here")


@pytest.fixture
def open_directory(tmp_path: Path) -> Path:
    directory = tmp_path / "shared"
    directory.mkdir()
    directory.chmod(0o755)
    return directory


def modes(directory: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in directory.iterdir()}


def test_a_new_file_in_an_open_directory(open_directory: Path) -> None:
    before = os.umask(0o022)
    try:
        with open_store(open_directory) as store:
            store.change_settings(ANNA, {"suits": 2})
            assert modes(open_directory) == dict.fromkeys(
                (FILE, f"{FILE}-wal", f"{FILE}-shm"), 0o600
            )
    finally:
        os.umask(before)
    assert modes(open_directory) == {FILE: 0o600}


def test_a_new_file_at_an_address(open_directory: Path) -> None:
    with open_store(url=f"sqlite:///{open_directory / 'mine.db'}") as store:
        store.change_settings(ANNA, {"suits": 2})
        assert set(modes(open_directory).values()) == {0o600}


def test_a_file_from_before_is_closed_to_others(open_directory: Path) -> None:
    open_store(open_directory).close()
    (open_directory / FILE).chmod(0o644)
    # What a killed program left beside it.
    with closing(sqlite3.connect(open_directory / FILE)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM players")
        other.commit()
        assert modes(open_directory)[f"{FILE}-wal"] == 0o644
        with open_store(open_directory) as store:
            store.change_settings(ANNA, {"suits": 2})
            assert set(modes(open_directory).values()) == {0o600}


def test_a_rollback_journal_is_closed_to_others(open_directory: Path) -> None:
    open_store(open_directory).close()
    journal = open_directory / f"{FILE}-journal"
    journal.touch()
    journal.chmod(0o644)
    with open_store(open_directory):
        assert not journal.exists() or journal.stat().st_mode & 0o077 == 0


def test_another_programs_file_keeps_its_permissions(open_directory: Path) -> None:
    file = open_directory / FILE
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (flour TEXT)")
    file.chmod(0o644)
    with pytest.raises(ForeignStoreError):
        open_store(open_directory)
    assert modes(open_directory) == {FILE: 0o644}
