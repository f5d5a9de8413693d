"""Players, settings, games and actions, on SQLite and on PostgreSQL."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from fournil.store import (
    ConcurrentUpdateError,
    Progress,
    SavedGame,
    Store,
    UnknownSavedGameError,
)
from tests.store.clock import Clock
from tests.unhurried import open_store

ANNA = "a" * 64
BORIS = "b" * 64
START = Progress("playing", 0, 0)
WAIT = 60.0


def deal(store: Store, player: str = ANNA, game_id: str = "game-1") -> SavedGame:
    return store.add_game(player, game_id, "BK1-C4", "BK1-C4-AAAAA24", START)


def test_a_new_player_has_no_settings(store: Store) -> None:
    assert store.settings(ANNA) == {}


def test_settings_add_up(store: Store) -> None:
    store.change_settings(ANNA, {"suits": 2, "theme": "dark"})
    assert store.change_settings(ANNA, {"suits": 4}) == {"suits": 4, "theme": "dark"}
    assert store.settings(ANNA) == {"suits": 4, "theme": "dark"}
    assert store.settings(BORIS) == {}


def test_of_games_that_are_kept_once_the_one_that_is_not_won_stays(store: Store) -> None:
    def wish(game_id: str, player: str = ANNA, *, deal: str = "d", wish: str = "day") -> SavedGame:
        return store.add_game(player, game_id, "BK1-C4", deal, START, wish=wish, once=True)

    first = store.add_action(wish("first"), "1a", START)
    assert wish("second") == first
    assert wish("boriss", BORIS).id == "boriss"
    assert wish("another", deal="e").id == "another"
    assert wish("tomorrow", wish="tomorrow").id == "tomorrow"
    store.add_action(first, "1h", Progress("won", 52, 2))
    assert wish("third").id == "third"
    assert wish("fourth").id == "third"


def test_games_that_are_kept_once_and_come_at_once_are_one(database: str) -> None:
    start = threading.Barrier(8)

    def keep(number: int) -> str:
        with open_store(url=database) as other:
            start.wait(WAIT)
            return other.add_game(
                ANNA, f"game-{number}", "BK1-C4", "d", START, wish="day", once=True
            ).id

    with open_store(url=database) as store, ThreadPoolExecutor(8) as pool:
        store.change_settings(ANNA, {"suits": 2})  # a new player is made by one of them alone
        ids = set(pool.map(keep, range(8)))
        assert [game.id for game in store.games(ANNA)] == list(ids)


def test_settings_changed_at_once_are_all_kept(database: str) -> None:
    names = [f"choice-{number}" for number in range(8)]

    def change(name: str) -> None:
        with open_store(url=database) as other:
            other.change_settings(ANNA, {name: True})

    with open_store(url=database) as store:
        run_together([lambda name=name: change(name) for name in names])
        assert store.settings(ANNA) == dict.fromkeys(names, True)


def test_a_game_is_read_as_it_was_saved(store: Store) -> None:
    saved = deal(store)
    assert store.game(ANNA, saved.id) == saved
    assert (saved.version, saved.elapsed, saved.won_at) == (0, 0, None)


def test_another_players_game_does_not_exist(store: Store) -> None:
    deal(store)
    for player, game_id in ((BORIS, "game-1"), (ANNA, "game-2"), (ANNA, "\0"), (ANNA, "x" * 99)):
        with pytest.raises(UnknownSavedGameError):
            store.game(player, game_id)
    with pytest.raises(UnknownSavedGameError):
        store.tell_time(BORIS, "game-1", 5)
    assert store.games(BORIS) == []


def test_actions_are_kept_in_order(store: Store) -> None:
    game = deal(store)
    for number, action in enumerate(["26x3", "3a", "undo", "redo", "restart"], start=1):
        game = store.add_action(game, action, Progress("playing", number, number))
        assert game.version == number
    assert store.actions("game-1", until=5) == ["26x3", "3a", "undo", "redo", "restart"]
    assert store.actions("game-1", after=1, until=3) == ["3a", "undo"]
    assert store.game(ANNA, "game-1") == game


def test_an_action_for_another_version_changes_nothing(store: Store) -> None:
    first = deal(store)
    second = store.add_action(first, "1a", Progress("playing", 0, 1))
    with pytest.raises(ConcurrentUpdateError):
        store.add_action(first, "2a", Progress("playing", 0, 1))
    assert store.game(ANNA, "game-1") == second
    assert store.actions("game-1", until=9) == ["1a"]


def test_of_many_writers_exactly_one_succeeds(database: str) -> None:
    with open_store(url=database) as store:
        game = deal(store)
    outcomes: list[str] = []

    def write(action: str) -> None:
        with open_store(url=database) as other:
            try:
                other.add_action(game, action, Progress("playing", 0, 1))
            except ConcurrentUpdateError:
                outcomes.append("late")
            else:
                outcomes.append(action)

    run_together([lambda action=f"{number}a": write(action) for number in range(1, 7)])
    (winner,) = [outcome for outcome in outcomes if outcome != "late"]
    with open_store(url=database) as store:
        assert store.game(ANNA, "game-1").version == 1
        assert store.actions("game-1", until=9) == [winner]


def test_a_win_is_dated_once(timed: Store, clock: Clock) -> None:
    game = deal(timed)
    clock.forward(10)
    game = timed.add_action(game, "1h", Progress("won", 520, 1))
    first = game.won_at
    clock.forward(10)
    game = timed.add_action(game, "undo", Progress("playing", 510, 0))
    clock.forward(10)
    game = timed.add_action(game, "redo", Progress("won", 520, 1))
    assert timed.game(ANNA, game.id).won_at == first == game.created_at + timedelta(seconds=10)
    assert game.played_at == game.created_at + timedelta(seconds=30)


def test_time_of_play_only_grows(timed: Store, clock: Clock) -> None:
    game = deal(timed)
    clock.forward(100)
    assert timed.tell_time(ANNA, game.id, 40).elapsed == 40
    assert timed.tell_time(ANNA, game.id, 30).elapsed == 40
    assert timed.tell_time(ANNA, game.id, 41).elapsed == 41


def test_time_of_play_never_passes_the_time_since_the_deal(timed: Store, clock: Clock) -> None:
    game = deal(timed)
    clock.forward(100)
    assert timed.tell_time(ANNA, game.id, 2**31 - 1).elapsed == 100
    clock.forward(-200)  # the machine's clock was set back
    assert timed.tell_time(ANNA, game.id, 150).elapsed == 100


def test_games_come_the_last_played_first(timed: Store, clock: Clock) -> None:
    games = []
    for number in range(3):
        clock.forward(1)
        games.append(deal(timed, game_id=f"game-{number}"))
    clock.forward(1)
    timed.add_action(games[0], "1a", Progress("playing", 0, 1))
    assert [game.id for game in timed.games(ANNA)] == ["game-0", "game-2", "game-1"]
    assert [game.id for game in timed.games(ANNA, limit=2)] == ["game-0", "game-2"]


def test_everything_is_there_when_the_store_is_opened_again(database: str) -> None:
    with open_store(url=database) as store:
        game = store.add_action(deal(store), "26x3", Progress("playing", 0, 1))
        store.change_settings(ANNA, {"sounds": True})
    with open_store(url=database) as store:
        assert store.game(ANNA, game.id) == game
        assert store.actions(game.id, until=1) == ["26x3"]
        assert store.settings(ANNA) == {"sounds": True}


def test_long_deals_and_every_script_are_kept(store: Store) -> None:
    name = "BK1-C4-" + "Ü字𐍈" * 500
    store.add_game(ANNA, "long", "BK1-C4", name, START)
    assert store.game(ANNA, "long").deal == name


def run_together(tasks: Sequence[Callable[[], None]]) -> None:
    """Run every task in a thread of its own, all let go at the same moment."""
    ready = threading.Barrier(len(tasks))
    troubles: list[BaseException] = []

    def run(task: Callable[[], None]) -> None:
        ready.wait()
        try:
            task()
        except BaseException as trouble:  # noqa: BLE001 - told to the test, whatever it is
            troubles.append(trouble)

    threads = [threading.Thread(target=run, args=(task,)) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert troubles == []
