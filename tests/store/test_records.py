"""What statistics are made of: first wins, help, the order of dealing; taking it all away."""

from datetime import timedelta
from pathlib import Path

import pytest

from fournil.store import (
    NO_HELP,
    ConcurrentUpdateError,
    Help,
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
PLAYED = Progress("playing", 0, 1)
WON = Progress("won", 520, 2)


def deal(store: Store, game_id: str = "game-1", player: str = ANNA) -> SavedGame:
    return store.add_game(player, game_id, "BK1-C4", "BK1-C4-AAAAA24", START)


def test_how_a_game_was_won_is_kept_once_and_for_all(timed: Store, clock: Clock) -> None:
    game = timed.add_action(deal(timed), "1a", PLAYED)
    clock.forward(60)
    game = timed.tell_time(ANNA, game.id, 40)
    game = timed.add_action(game, "ah", WON)
    assert (game.won_version, game.won_moves, game.won_elapsed) == (2, 2, 40)
    assert timed.game(ANNA, game.id) == game
    clock.forward(10)
    game = timed.tell_time(ANNA, game.id, 45)  # the page tells the last seconds after the win
    assert (game.elapsed, game.won_elapsed) == (45, 45)
    won_at = game.won_at
    for action, progress in (("undo", PLAYED), ("redo", WON), ("restart", START)):
        clock.forward(100)
        game = timed.add_action(game, action, progress)
        game = timed.tell_time(ANNA, game.id, game.elapsed + 50)
        assert game == timed.game(ANNA, game.id)
    assert (game.elapsed, game.won_elapsed) == (195, 45)
    assert (game.won_at, game.won_version, game.won_moves) == (won_at, 2, 2)


def test_help_adds_up_until_the_game_is_won(store: Store) -> None:
    game = store.add_action(deal(store), "1a", PLAYED)
    assert (game.help, game.hints) == (NO_HELP, 0)
    store.note_help(game, Help.TRUTH)
    store.note_help(game, Help.HINT)
    game = store.note_help(game, Help.HINT, line="ah")
    assert (game.help, game.hints) == (Help.TRUTH | Help.HINT, 2)
    assert store.line(game.id) == "ah"
    game = store.add_action(game, "ah", WON)
    assert (game.help, game.hints) == (Help.TRUTH | Help.HINT, 2)
    game = store.note_help(game, Help.HINT | Help.SOLUTION, line="")
    assert (game.help, game.hints) == (Help.TRUTH | Help.HINT, 2)
    assert store.line(game.id) == ""
    assert store.game(ANNA, game.id) == game


def test_help_does_not_make_a_new_version(store: Store) -> None:
    game = deal(store)
    store.note_help(game, Help.ANALYSIS)
    assert store.add_action(game, "1a", PLAYED).version == 1
    assert store.game(ANNA, game.id).help == Help.ANALYSIS


def test_no_line_and_no_game(store: Store) -> None:
    game = deal(store)
    assert store.line(game.id) is None
    assert store.line("none") is None
    store.forget(ANNA)
    with pytest.raises(UnknownSavedGameError):
        store.note_help(game, Help.HINT)


def test_a_game_is_added_with_what_was_done_in_it_before(store: Store) -> None:
    game = store.add_game(
        ANNA, "long", "BK1-C4", "d", WON, wish="day", level="hard", imported=True,
        actions=["1a", "ah"],
    )  # fmt: skip
    assert (game.version, game.won_version, game.won_moves, game.won_elapsed) == (2, 2, 2, 0)
    assert (game.wish, game.level, game.imported) == ("day", "hard", True)
    assert store.game(ANNA, "long") == game
    assert store.actions("long", until=9) == ["1a", "ah"]
    assert store.add_action(game, "undo", PLAYED).version == 3


def test_a_board_without_cards_to_play_is_not_won_by_anybody(store: Store) -> None:
    assert store.add_game(ANNA, "over", "BK1-C4", "d", Progress("won", 0, 0)).won_at is None


def test_records_are_the_games_with_a_move_in_the_order_of_dealing(timed: Store) -> None:
    games = [deal(timed, f"game-{number}") for number in range(4)]
    deal(timed, "other", BORIS)
    timed.add_action(games[3], "1a", PLAYED)
    timed.add_action(timed.add_action(games[1], "1a", PLAYED), "undo", START)
    timed.add_action(games[2], "restart", START)
    assert [game.id for game in timed.records(ANNA)] == ["game-1", "game-3"]
    assert timed.records("c" * 64) == []


def test_a_players_moments_never_go_back(timed: Store, clock: Clock) -> None:
    first = timed.add_action(deal(timed, "game-1"), "1a", PLAYED)
    clock.forward(-3600)  # the machine's clock is set back
    second = timed.add_action(deal(timed, "game-2"), "1a", PLAYED)
    assert first.played_at < second.created_at < second.played_at
    assert second.played_at - first.played_at < timedelta(seconds=1)
    assert [game.id for game in timed.records(ANNA)] == ["game-1", "game-2"]
    assert [game.id for game in timed.games(ANNA)] == ["game-2", "game-1"]
    other = deal(timed, "other", BORIS)
    assert other.created_at == clock.now


def test_time_goes_on_passing_though_the_clock_was_set_back(timed: Store, clock: Clock) -> None:
    timed.add_action(deal(timed, "game-1"), "1a", PLAYED)
    clock.forward(-3600)
    game = deal(timed, "game-2")
    clock.forward(50)
    assert timed.tell_time(ANNA, game.id, 45).elapsed == 45
    assert timed.tell_time(ANNA, game.id, 60).elapsed == 50
    game = timed.add_action(timed.game(ANNA, game.id), "ah", Progress("won", 520, 1))
    assert (game.won_elapsed, game.played_at - game.created_at) == (50, timedelta(seconds=50))
    clock.forward(7200)  # and put right again
    assert timed.add_action(game, "undo", START).played_at == clock.now


def test_everything_of_a_player_can_be_had(timed: Store, clock: Clock) -> None:
    nothing = timed.export(ANNA)
    assert (nothing.since, nothing.settings, nothing.games) == (None, {}, ())
    born = clock.now
    timed.change_settings(ANNA, {"suits": 2})
    clock.forward(1)
    game = timed.add_action(deal(timed), "1a", PLAYED)
    clock.forward(1)
    game = timed.add_action(game, "undo", START)
    game = timed.note_help(game, Help.HINT, line="ah")
    bare = deal(timed, "game-2")
    deal(timed, "other", BORIS)
    everything = timed.export(ANNA)
    assert (everything.since, everything.settings) == (born, {"suits": 2})
    assert [exported.game for exported in everything.games] == [game, bare]
    (first, second) = everything.games
    assert [text for text, _ in first.actions] == ["1a", "undo"]
    assert first.actions[1][1] == game.played_at
    assert (first.line, second.line, second.actions) == ("ah", None, ())


def test_everything_of_a_player_can_be_deleted(store: Store) -> None:
    game = store.add_action(deal(store), "1a", PLAYED)
    others = store.add_action(deal(store, "other", BORIS), "1a", PLAYED)
    store.change_settings(ANNA, {"suits": 2})
    assert store.forget(ANNA) == [game.id]
    assert store.forget(ANNA) == []
    assert (store.games(ANNA), store.records(ANNA), store.settings(ANNA)) == ([], [], {})
    assert store.actions(game.id, until=9) == []
    assert store.export(ANNA).since is None
    with pytest.raises(ConcurrentUpdateError):
        store.add_action(game, "2a", PLAYED)
    with pytest.raises(UnknownSavedGameError):
        store.tell_time(ANNA, game.id, 5)
    assert store.game(BORIS, others.id) == others
    # Whoever comes with the same token is somebody new.
    assert deal(store).version == 0


def test_nothing_that_was_deleted_lies_in_the_files_any_more(tmp_path: Path) -> None:
    with open_store(tmp_path) as opened:
        opened.add_game(ANNA, "annas-game", "BK1-C4", "ms:617", Progress("playing", 0, 0))
        opened.add_game(BORIS, "boriss-game", "BK1-C4", "ms:618", Progress("playing", 0, 0))

        def lies_somewhere(text: str) -> bool:
            return any(text.encode() in file.read_bytes() for file in tmp_path.iterdir())

        texts = ("annas-game", "ms:617", ANNA)
        assert all(map(lies_somewhere, texts))
        opened.forget(ANNA)
        assert not any(map(lies_somewhere, texts))
        assert lies_somewhere("boriss-game")
        assert [game.id for game in opened.games(BORIS)] == ["boriss-game"]
