"""Opening the store: new, old, newer, foreign, broken, locked, full and forbidden databases."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event, make_url, text

from fournil.store import (
    CorruptStoreError,
    ForeignStoreError,
    NewerStoreError,
    Progress,
    Store,
    StoreDiskError,
    StoreError,
    StoreFullError,
    StoreLockedError,
    StoreReadOnlyError,
    StoreUnreachableError,
    StoreUnreadableError,
    connect,
    data_directory,
    database_url,
    upgrade,
)
from fournil.store.schema import REVISION, VERSION_TABLE, metadata
from tests.unhurried import UNHURRIED, open_store

ANNA = "a" * 64
FILE = "fournil.sqlite3"
PATIENCE = 120
"""Seconds for another program's work."""
BECOME_NEWER = f"UPDATE {VERSION_TABLE} SET version_num = 'r9999'"  # noqa: S608 - a constant


def make(directory: Path) -> Path:
    """A store with one game of one action, closed."""
    with open_store(directory) as store:
        game = store.add_game(ANNA, "game-1", "BK1-C4", "d", Progress("playing", 0, 0))
        store.add_action(game, "1a", Progress("playing", 0, 1))
    return directory / FILE


def rewrite(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


@contextmanager
def unchanged(*files: Path) -> Iterator[None]:
    before = [file.read_bytes() for file in files]
    yield
    assert [file.read_bytes() for file in files] == before


def test_the_tables_are_those_that_the_program_knows(database: str) -> None:
    open_store(url=database).close()
    engine = create_engine(database_url(url=database))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == REVISION
    engine.dispose()


def test_the_program_knows_every_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "fournil.store:migrations")
    scripts = ScriptDirectory.from_config(config)
    revisions = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(revisions)) == upgrade.KNOWN_REVISIONS
    assert scripts.get_heads() == [REVISION]


def test_the_directory_is_made_and_private(tmp_path: Path) -> None:
    file = make(tmp_path / "deep" / "inside")
    assert file.exists()
    if os.name == "posix":
        assert file.parent.stat().st_mode & 0o077 == 0


def test_sqlite_commits_reach_the_disk_before_they_are_answered(tmp_path: Path) -> None:
    make(tmp_path)
    engine = connect.connect(database_url(tmp_path), UNHURRIED.lock)
    with engine.connect() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    engine.dispose()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_the_users_own_directory_is_the_usual_place() -> None:
    assert database_url().database == str(data_directory() / FILE)


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("postgres://anna@host/games", "postgresql+psycopg"),
        ("postgresql://anna@host/games", "postgresql+psycopg"),
        ("postgresql+psycopg://anna@host/games", "postgresql+psycopg"),
        ("sqlite:////tmp/games.sqlite3", "sqlite"),
    ],
)
def test_addresses_of_databases(given: str, driver: str) -> None:
    assert database_url(url=given).drivername == driver


@pytest.mark.parametrize("given", ["", "nonsense", "mysql://anna:secret@host/games", "sqlite://"])
def test_strange_addresses_are_refused_without_their_password(given: str) -> None:
    with pytest.raises(StoreError) as raised:
        database_url(url=given)
    assert raised.value.key == "store-address"
    assert "secret" not in str(raised.value)


def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    address = f"postgresql://anna:secret@/games?host={tmp_path}"
    with pytest.raises(StoreUnreachableError) as raised:
        open_store(url=address)
    assert "secret" not in str(raised.value)


def test_a_newer_file_is_left_untouched(tmp_path: Path) -> None:
    file = make(tmp_path)
    rewrite(file, BECOME_NEWER)
    with unchanged(file), pytest.raises(NewerStoreError, match=FILE):
        open_store(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_newer_file_that_is_in_use_is_left_untouched(tmp_path: Path) -> None:
    file = make(tmp_path)
    # Its newest pages are still in the log: a newer program is running, or was killed.
    with closing(sqlite3.connect(file)) as newer:
        newer.execute(BECOME_NEWER)
        newer.commit()
        log = Path(f"{file}-wal")
        assert log.stat().st_size > 0
        with unchanged(file, log), pytest.raises(NewerStoreError):
            open_store(tmp_path)


def test_a_newer_server_database_is_refused(database: str) -> None:
    open_store(url=database).close()
    engine = create_engine(database_url(url=database))
    with engine.begin() as connection:
        connection.execute(text(BECOME_NEWER))
    engine.dispose()
    with pytest.raises(NewerStoreError) as raised:
        open_store(url=database)
    assert raised.value.key == "store-newer"


def test_another_programs_file_is_left_untouched(tmp_path: Path) -> None:
    file = tmp_path / FILE
    rewrite(file, "CREATE TABLE recipes (flour TEXT)")
    with unchanged(file), pytest.raises(ForeignStoreError, match=FILE):
        open_store(tmp_path)


def test_a_file_that_is_no_database_is_left_untouched(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("Pâte levée\n" * 500, encoding="utf-8")
    with unchanged(file), pytest.raises(CorruptStoreError, match=FILE):
        open_store(tmp_path)


@pytest.mark.parametrize("kept", [0.5, 0.9])
def test_a_file_cut_short_is_left_untouched(tmp_path: Path, kept: float) -> None:
    file = make(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * kept)])
    with unchanged(file), pytest.raises(CorruptStoreError):
        open_store(tmp_path)


def test_damage_inside_a_file_is_told_when_it_is_met(tmp_path: Path) -> None:
    file = make(tmp_path)
    content = bytearray(file.read_bytes())
    content[4096 * 3 :] = b"\xff" * len(content[4096 * 3 :])
    file.write_bytes(content)
    with pytest.raises(CorruptStoreError), open_store(tmp_path) as store:
        store.actions("game-1", until=1)


def test_an_empty_file_is_filled(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    assert make(tmp_path).stat().st_size > 0


def test_a_directory_in_the_files_place(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreUnreadableError, match=FILE):
        open_store(tmp_path)


def test_a_file_in_the_directorys_place(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("bread")
    with pytest.raises(StoreUnreadableError, match="data"):
        open_store(tmp_path / "data")


IMPATIENT = 0.05
"""Seconds."""


def test_a_file_that_another_program_holds(tmp_path: Path) -> None:
    file = make(tmp_path)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreLockedError):
            Store.at(tmp_path, lock=IMPATIENT)
    Store.at(tmp_path, lock=IMPATIENT).close()


def test_a_file_that_another_program_takes_later(tmp_path: Path) -> None:
    file = make(tmp_path)
    with Store.at(tmp_path, lock=IMPATIENT) as store, closing(sqlite3.connect(file)) as other:
        game = store.game(ANNA, "game-1")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreLockedError):
            store.add_action(game, "2a", Progress("playing", 0, 2))
        assert store.game(ANNA, "game-1") == game  # reading waits for nobody
        other.rollback()
        assert store.add_action(game, "2a", Progress("playing", 0, 2)).version == 2


def after_connecting(store: Store, pragma: str) -> None:
    """Have every new connection of the store run a pragma."""

    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(pragma)

    store._engine.dispose()
    event.listen(store._engine, "connect", prepare)


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    make(tmp_path)
    with open_store(tmp_path) as store:
        after_connecting(store, "PRAGMA max_page_count = 1")  # no page more than there are
        with pytest.raises(StoreFullError):
            store.add_game(ANNA, "big", "BK1-C4", "x" * 50_000, Progress("playing", 0, 0))
        assert [game.id for game in store.games(ANNA)] == ["game-1"]


def test_a_store_that_becomes_read_only(tmp_path: Path) -> None:
    make(tmp_path)
    with open_store(tmp_path) as store:
        after_connecting(store, "PRAGMA query_only = ON")
        with pytest.raises(StoreReadOnlyError):
            store.change_settings(ANNA, {"suits": 2})
        assert store.settings(ANNA) == {}


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without the rights of root, whom no permission stops."""
    if not hasattr(os, "geteuid"):
        pytest.skip("permissions work in another way here")
    if os.geteuid() != 0:
        yield
        return
    try:
        os.seteuid(65534)
    except OSError:
        pytest.skip("this root can become nobody else")
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def shared_directory() -> Iterator[Path]:
    # pytest's own directories are closed to other users.
    directory = Path(tempfile.mkdtemp(prefix="fournil-"))
    directory.chmod(0o755)
    yield directory
    directory.chmod(0o755)
    shutil.rmtree(directory)


def test_a_file_that_may_not_be_written(shared_directory: Path) -> None:
    file = make(shared_directory)
    file.chmod(0o444)
    shared_directory.chmod(0o555)
    with (
        unchanged(file),
        as_nobody(),
        pytest.raises((StoreReadOnlyError, StoreUnreadableError)) as raised,
    ):
        open_store(shared_directory)
    assert FILE in str(raised.value)


def test_a_file_that_may_not_be_read(shared_directory: Path) -> None:
    file = make(shared_directory)
    file.chmod(0o000)
    with unchanged(file), as_nobody(), pytest.raises(StoreUnreadableError, match=FILE):
        open_store(shared_directory)


def test_a_directory_that_may_not_be_made(shared_directory: Path) -> None:
    shared_directory.chmod(0o555)
    with as_nobody(), pytest.raises(StoreUnreadableError, match="inside"):
        open_store(shared_directory / "inside")


def test_processes_that_start_together_make_one_database(database: str) -> None:
    # Each may have to wait until another has made all tables, on a slow machine too.
    program = (
        "import sys; from fournil.store import Store;"
        f" Store.at(url=sys.argv[1], lock={PATIENCE}).settings('a' * 64)"
    )
    started = [
        subprocess.Popen([sys.executable, "-c", program, database], stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    for process in started:
        _, trouble = process.communicate(timeout=2 * PATIENCE)
        assert (process.returncode, trouble) == (0, b"")
    assert make_url(database).database


@pytest.mark.parametrize("address", ["sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"])
def test_a_database_in_memory_is_refused(address: str) -> None:
    with pytest.raises(StoreError) as raised:
        open_store(url=address)
    assert raised.value.key == "store-address"


def test_a_directory_that_may_not_be_entered(shared_directory: Path) -> None:
    make(shared_directory)
    shared_directory.chmod(0o600)
    with as_nobody(), pytest.raises(StoreUnreadableError, match="fournil"):
        open_store(shared_directory)


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreadableError):
        open_store(tmp_path / ("x" * 5000))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_a_pipe_in_the_files_place(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    with pytest.raises(StoreUnreadableError, match=FILE):
        open_store(tmp_path)


def test_a_place_that_may_only_be_read_is_told_as_that(shared_directory: Path) -> None:
    shared_directory.chmod(0o555)
    with as_nobody(), pytest.raises(StoreReadOnlyError, match=FILE):
        open_store(shared_directory)
    shared_directory.chmod(0o755)
    file = make(shared_directory)
    file.chmod(0o644)
    shared_directory.chmod(0o555)
    with as_nobody(), pytest.raises(StoreReadOnlyError, match="cannot be written to"):
        open_store(shared_directory)


def test_a_file_that_may_not_grow_is_told_as_that(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    file = make(tmp_path)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with open_store(tmp_path) as store:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, before[1]))
        try:
            with pytest.raises(StoreDiskError) as raised:
                store.add_game(ANNA, "big", "BK1-C4", "x" * 500_000, Progress("playing", 0, 0))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert "the file may not grow any more" in str(raised.value)
        assert [game.id for game in store.games(ANNA)] == ["game-1"]
