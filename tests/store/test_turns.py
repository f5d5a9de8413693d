"""Many threads that write: each has its turn, and none gives up while the others have theirs."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fournil.store import Progress, Store, StoreLockedError

ANNA = "a" * 64
PLAYING = Progress("playing", 0, 0)
WAIT = 60.0


def test_threads_write_one_after_another(store: Store) -> None:
    games = [store.add_game(ANNA, f"game-{number}", "BK1-C4", "x", PLAYING) for number in range(20)]
    start = threading.Barrier(len(games))

    def play(number: int) -> int:
        game = games[number]
        start.wait(WAIT)
        for _ in range(5):
            game = store.add_action(game, "1a", PLAYING)
        return game.version

    with ThreadPoolExecutor(len(games)) as pool:
        assert list(pool.map(play, range(len(games)))) == [5] * len(games)


def test_a_turn_that_never_comes_is_an_error(tmp_path: Path) -> None:
    with Store.at(tmp_path, lock=0.05) as store:
        with store._writing(), ThreadPoolExecutor(1) as pool:
            other = pool.submit(store.change_settings, ANNA, {"suits": 2})
            assert isinstance(other.exception(WAIT), StoreLockedError)
            assert store.settings(ANNA) == {}  # reading waits for nobody
        assert store.change_settings(ANNA, {"suits": 2}) == {"suits": 2}
