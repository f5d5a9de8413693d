"""Databases of earlier forms: brought forward with everything in them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from fournil.service import CorruptSavedGameError, GameService
from fournil.store import NO_HELP, Progress, database_url
from tests.unhurried import UNHURRIED, open_store

ANNA = "a" * 64
DEALT = 1_770_000_000_000
"""A moment in milliseconds since 1970."""

WON_LATER_UNDONE = (
    "1a", "undo", "redo", "2h", "restart", "1a", "2h", "3b", "undo", "ah", "undo", "redo",
    "restart", "1a",
)  # fmt: skip
"""With two cards to play, both up after the tenth action; all three lines of its moves mixed."""


def make_r0001(address: str) -> None:
    """A database as the first Fournil made it, with games that were won, and one that was not."""
    engine = create_engine(database_url(url=address))
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "fournil.store:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "r0001")
        connection.execute(
            text("INSERT INTO players VALUES (1, :hash, '{\"suits\": 2}', :at)"),
            {"hash": ANNA, "at": DEALT},
        )
        add(connection, "undone", WON_LATER_UNDONE, elapsed=500, won=10, status="playing")
        add(connection, "short", ("1h", "2h"), elapsed=1, won=2, status="won")
        add(connection, "open", ("1a", "ah"), elapsed=7, won=None, status="playing")
    engine.dispose()


def add(
    connection: Connection,
    game_id: str,
    texts: tuple[str, ...],
    *,
    elapsed: int,
    won: int | None,
    status: str,
) -> None:
    """A game whose actions were a second apart."""
    connection.execute(
        text(
            "INSERT INTO games (id, player_id, variant, deal, version, status, score, moves,"
            " elapsed, created_at, played_at, won_at) VALUES (:id, 1, 'BK1-C4', 'd', :version,"
            " :status, 0, 1, :elapsed, :created, :played, :won)"
        ),
        {
            "id": game_id,
            "version": len(texts),
            "status": status,
            "elapsed": elapsed,
            "created": DEALT,
            "played": DEALT + 1000 * len(texts),
            "won": None if won is None else DEALT + 1000 * won,
        },
    )
    for number, action in enumerate(texts, start=1):
        connection.execute(
            text("INSERT INTO actions VALUES (:id, :number, :text, :at)"),
            {"id": game_id, "number": number, "text": action, "at": DEALT + 1000 * number},
        )


def test_old_wins_keep_their_figures(database: str) -> None:
    make_r0001(database)
    with open_store(url=database) as store:
        assert store.settings(ANNA) == {"suits": 2}
        undone = store.game(ANNA, "undone")
        assert (undone.won_version, undone.won_moves) == (10, 3)
        assert undone.won_elapsed == 10  # no more than the time from the deal to the win
        assert (undone.elapsed, undone.progress.status, undone.version) == (500, "playing", 14)
        short = store.game(ANNA, "short")
        assert (short.won_version, short.won_moves, short.won_elapsed) == (2, 2, 1)
        still_open = store.game(ANNA, "open")
        assert (still_open.won_at, still_open.won_version, still_open.won_moves) == (None,) * 3
        for game in (undone, short, still_open):
            assert (game.help, game.hints, game.imported) == (NO_HELP, 0, False)
            assert (game.wish, game.level, store.line(game.id)) == (None, None, None)
        assert store.actions("undone", until=99) == list(WON_LATER_UNDONE)
        assert store.add_action(still_open, "2h", Progress("won", 20, 3)).won_version == 3


def test_an_upgrade_happens_once(database: str) -> None:
    make_r0001(database)
    with open_store(url=database) as store:
        game = store.add_action(store.game(ANNA, "short"), "undo", Progress("playing", 10, 1))
        games = store.games(ANNA)
    with open_store(url=database) as store:
        assert store.games(ANNA) == games
        assert store.game(ANNA, "short") == game


DAMAGES = {
    "nothing to undo": ("undo", "1h"),
    "nothing to redo": ("redo", "1h"),
    "no moves": ("restart", "undo", "undo"),
    "a word": ("bread", "undo", "undo"),
}


@pytest.mark.parametrize("texts", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_won_game_does_not_stop_the_others(database: str, texts: tuple[str, ...]) -> None:
    make_r0001(database)
    engine = create_engine(database_url(url=database))
    with engine.begin() as connection:
        add(connection, "damaged", texts, elapsed=3, won=2, status="won")
    engine.dispose()
    with open_store(url=database) as store:
        assert store.game(ANNA, "short").won_version == 2
        damaged = store.game(ANNA, "damaged")
        assert (damaged.won_version, damaged.won_moves) == (len(texts), 1)
        assert store.actions("damaged", until=9) == list(texts)
        with pytest.raises(CorruptSavedGameError):
            GameService(store, timeouts=UNHURRIED).game(ANNA, "damaged")


def test_damaged_values_of_a_won_game_do_not_stop_the_others(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'fournil.sqlite3'}"
    make_r0001(address)
    with closing(sqlite3.connect(tmp_path / "fournil.sqlite3")) as file:
        file.execute("UPDATE games SET created_at = 'bread', elapsed = x'ff' WHERE id = 'short'")
        file.execute("UPDATE actions SET text = CAST(x'ff' AS TEXT) WHERE game_id = 'undone'")
        file.commit()
    with open_store(url=address) as store:
        assert {game.id for game in store.games(ANNA)} == {"undone", "short", "open"}
        assert store.game(ANNA, "short").damaged
