"""The desk: games that survive restarts exactly, and actions that are never lost or doubled."""

import sqlite3
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import event

from fournil.core.rules import CATALOGUE
from fournil.deals.deal import Deal
from fournil.errors import FournilError, MalformedDealError, UnknownGameError
from fournil.game.game import UNDO_LIMIT, Game
from fournil.service import (
    ActionRejectedError,
    CorruptSavedGameError,
    GameService,
    GameState,
    VersionConflictError,
)
from fournil.service.settings import InvalidSettingError, Settings
from fournil.store import Store, StoreError, StoreFullError, StoreLockedError, UnknownSavedGameError
from tests.service.playing import ANNA, BORIS, DEAL, act, what_is_seen
from tests.store.quick import quick_store
from tests.unhurried import UNHURRIED


def test_a_game_is_dealt_as_asked_for(desk: GameService) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    assert state.deal == Deal.parse(DEAL)
    assert state.position == state.deal.position
    assert (state.saved.version, state.undo_left, state.redo_left, state.last) == (0, 0, 0, None)


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.name)
def test_any_deal_of_any_game(desk: GameService, rules) -> None:  # type: ignore[no-untyped-def]
    state = desk.new_game(ANNA, game=rules.name)
    assert state.deal.rules == rules
    assert Deal.parse(state.deal.code) == state.deal


def test_the_plain_name_and_a_number_of_cells(desk: GameService) -> None:
    assert desk.new_game(ANNA).deal.rules.name == "BK1-C4"
    assert desk.new_game(ANNA, cells=2).deal.rules.name == "BK1-C2"
    assert desk.new_game(ANNA, game="dozen").deal.rules.name == "BD1-KD"
    with pytest.raises(UnknownGameError):
        desk.new_game(ANNA, game="dozen", cells=2)
    with pytest.raises(UnknownGameError):
        desk.new_game(ANNA, game="bridge")


@pytest.mark.parametrize("text", ["BK1-C4-AAAAA25", "ms:0", "bread", "BK1-C4-AAAAA24 and more"])
def test_a_bad_deal_makes_no_game(desk: GameService, text: str) -> None:
    with pytest.raises(FournilError):
        desk.new_game(ANNA, deal=text)
    assert desk.games(ANNA) == []


def test_a_deal_of_another_game_than_the_one_asked_for(desk: GameService) -> None:
    with pytest.raises(MalformedDealError):
        desk.new_game(ANNA, game="dozen", deal=DEAL)


def test_a_board_in_the_middle_of_a_game(desk: GameService) -> None:
    position = Deal.parse(DEAL).position.play("1a").play("5b")
    state = desk.new_game(ANNA, deal=Deal.from_position(position).code)
    assert state.position == position
    assert desk.game(ANNA, state.saved.id).position == position


def test_what_an_action_did_is_told(desk: GameService) -> None:
    state = act(desk, desk.new_game(ANNA, deal=DEAL), "1a")
    assert state.last is not None
    (card,) = state.last.cards
    assert (str(card), state.last.move, state.last.source, state.last.target) == (
        "6D", "1a", "1", "a",
    )  # fmt: skip
    state = act(desk, state, "undo")
    assert state.last is not None
    assert (state.last.cards, state.last.source, state.last.target) == ((card,), "a", "1")
    state = act(desk, state, "redo")
    assert state.last is not None
    assert (state.last.cards, state.last.source, state.last.target) == ((card,), "1", "a")
    assert act(desk, state, "restart").last is None


def test_taps_are_stored_as_the_moves_they_made(desk: GameService, store: Store) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    state = desk.double_tap(ANNA, state.saved.id, 0, "6D")
    assert state.actions == ("17x1",)
    with pytest.raises(ActionRejectedError) as raised:
        desk.tap(ANNA, state.saved.id, 1, "6D")
    assert raised.value.key == "move-foundation-next"
    assert store.actions(state.saved.id, until=9) == ["17x1"]


@pytest.mark.parametrize("move", ["", "1", "11", "9z", "18", "ah", "1a1b", "١a٢", "1a\0", "h1"])
def test_a_refused_move_changes_nothing_and_shows_the_game(desk: GameService, move: str) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    with pytest.raises(ActionRejectedError) as raised:
        act(desk, state, move)
    assert what_is_seen(raised.value.state) == what_is_seen(state)
    assert what_is_seen(desk.game(ANNA, state.saved.id)) == what_is_seen(state)


def test_nothing_to_undo_or_redo(desk: GameService) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    for action, key in (("undo", "undo-nothing"), ("redo", "redo-nothing")):
        with pytest.raises(ActionRejectedError) as raised:
            act(desk, state, action)
        assert raised.value.key == key


def test_an_action_that_was_sent_twice_is_done_once(desk: GameService) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    played = act(desk, state, "1a")
    with pytest.raises(VersionConflictError) as raised:
        act(desk, state, "1a")
    assert what_is_seen(raised.value.state) == what_is_seen(played)


def test_another_players_game_cannot_be_seen_or_played(desk: GameService) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    for ask in (
        lambda: desk.game(BORIS, state.saved.id),
        lambda: desk.play(BORIS, state.saved.id, 0, "1a"),
        lambda: desk.tell_time(BORIS, state.saved.id, 3),
        lambda: desk.game(ANNA, "no-such-game"),
    ):
        with pytest.raises(UnknownSavedGameError):
            ask()
    assert desk.game(ANNA, state.saved.id).saved.version == 0


def test_the_hundred_and_first_undo_is_refused_even_after_a_restart(
    desk: GameService, store: Store
) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    for number in range(UNDO_LIMIT + 1):
        state = act(desk, state, ("1a", "a7")[number % 2] if number < 2 else cycle(state))
    desk = GameService(store, timeouts=UNHURRIED)
    assert desk.game(ANNA, state.saved.id).undo_left == UNDO_LIMIT
    for _ in range(UNDO_LIMIT):
        state = act(desk, state, "undo")
    desk = GameService(store, timeouts=UNHURRIED)
    with pytest.raises(ActionRejectedError) as raised:
        act(desk, state, "undo")
    assert raised.value.key == "undo-limit"
    assert desk.game(ANNA, state.saved.id).redo_left == UNDO_LIMIT


def cycle(state: GameState) -> str:
    """A card to a free cell, or on to the next one."""
    held = [index for index, card in enumerate(state.position.cells) if card is not None]
    if not held:
        return "1a"
    return f"{'abcd'[held[0]]}{'abcd'[(held[0] + 1) % 4]}"


@given(
    name=st.sampled_from([rules.name for rules in CATALOGUE]),
    number=st.integers(0, 2**30 - 1),
    choices=st.lists(
        st.one_of(
            st.sampled_from(["undo", "redo", "finish", "back:0", "back:3", "back:9"]),
            st.integers(0, 60),
        ),
        max_size=40,
    ),
)
def test_every_state_comes_back_exactly(
    empty_store: Path, name: str, number: int, choices: list[str | int]
) -> None:
    """Against a plain game: after each action, by the desk that did it and by one that replays."""
    with (
        tempfile.TemporaryDirectory() as directory,
        quick_store(Path(directory), empty_store) as store,
    ):
        desk = GameService(store, timeouts=UNHURRIED)
        state = desk.new_game(ANNA, deal=Deal.parse(f"{name}-ms:{number + 1}").code)
        plain = Game(state.deal)
        for choice in choices:
            action = choose(plain, choice)
            refusal = follow(plain, action)
            if refusal is None:
                state = act(desk, state, action)
            else:
                with pytest.raises(ActionRejectedError) as raised:
                    act(desk, state, action)
                assert raised.value.key == refusal
            for other in (desk, GameService(store, timeouts=UNHURRIED)):
                seen = other.game(ANNA, state.saved.id)
                assert what_is_seen(seen)[1:] == (
                    plain.position,
                    tuple(plain.actions),
                    plain.score,
                    plain.status,
                    plain.undo_left,
                    plain.redo_left,
                )
                assert seen.saved == state.saved


def choose(game: Game, choice: str | int) -> str:
    if isinstance(choice, str):
        return choice
    moves = list(game.position.legal_moves)
    if choice == 60 or not moves:
        return "restart"
    return str(moves[choice % len(moves)])


def follow(game: Game, action: str) -> str | None:
    """Do it; answers the key of the refusal, if it was refused."""
    named = {"undo": game.undo, "redo": game.redo, "restart": game.restart, "finish": game.finish}
    one = named.get(action)
    try:
        if action.startswith("back:"):
            game.rewind_to(int(action.removeprefix("back:")))
        elif one is None:
            game.play(action)
        else:
            one()
    except FournilError as refusal:
        return refusal.key
    return None


def test_two_desks_on_one_game_take_turns(desk: GameService, store: Store) -> None:
    other = GameService(store, timeouts=UNHURRIED)
    state = desk.new_game(ANNA, deal=DEAL)
    for number, action in enumerate(["1a", "2b", "undo", "3c", "restart", "redo"]):
        mover = (desk, other)[number % 2]
        state = act(mover, state, action)
        assert what_is_seen(desk.game(ANNA, state.saved.id)) == what_is_seen(state)
        assert what_is_seen(other.game(ANNA, state.saved.id)) == what_is_seen(state)


@pytest.mark.parametrize("desks", [1, 2])
def test_many_players_at_one_game_lose_and_double_nothing(store: Store, desks: int) -> None:
    """Each thread plays until it got ten actions in; the log holds exactly those."""
    rooms = [GameService(store, timeouts=UNHURRIED) for _ in range(desks)]
    game_id = rooms[0].new_game(ANNA, deal=DEAL).saved.id
    accepted: list[int] = []

    def play(desk: GameService) -> None:
        done = 0
        state = desk.game(ANNA, game_id)
        while done < 10:
            try:
                state = act(desk, state, cycle(state))
            except (VersionConflictError, ActionRejectedError) as late:
                state = late.state
            else:
                done += 1
                accepted.append(state.saved.version)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(play, (rooms[n % desks] for n in range(4))))
    assert sorted(accepted) == list(range(1, 41))
    assert len(store.actions(game_id, until=99)) == 40
    assert what_is_seen(GameService(store, timeouts=UNHURRIED).game(ANNA, game_id)) == what_is_seen(
        rooms[0].game(ANNA, game_id)
    )


def test_an_action_that_cannot_be_stored_is_not_done(
    desk: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = act(desk, desk.new_game(ANNA, deal=DEAL), "1a")

    def fail(*_: object) -> None:
        raise StoreFullError("store-full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "add_action", fail)
        with pytest.raises(StoreFullError):
            act(desk, state, "2b")
    assert what_is_seen(desk.game(ANNA, state.saved.id)) == what_is_seen(state)
    assert act(desk, state, "2b").saved.version == 2


def test_more_games_than_are_kept_ready(desk: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fournil.service.cache.LIVE_GAMES", 2)
    states = [act(desk, desk.new_game(ANNA, deal=DEAL), "1a") for _ in range(5)]
    for state in states:
        assert what_is_seen(act(desk, state, "undo"))[0] == 2


def test_stored_actions_that_do_not_follow_are_told(desk: GameService, store: Store) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    store.add_action(state.saved, "4h", state.saved.progress)
    with pytest.raises(CorruptSavedGameError):
        GameService(store, timeouts=UNHURRIED).game(ANNA, state.saved.id)
    assert issubclass(CorruptSavedGameError, StoreError)


def test_settings_are_kept(desk: GameService, store: Store) -> None:
    assert desk.settings(ANNA) == Settings()
    assert desk.change_settings(ANNA, {"suits": 2, "language": "fa"}).suits == 2
    assert GameService(store, timeouts=UNHURRIED).settings(ANNA) == Settings(suits=2, language="fa")
    assert desk.change_settings(ANNA, {}) == Settings(suits=2, language="fa")


@pytest.mark.parametrize(
    "changes", [{"suits": 3}, {"suits": True}, {"timer": 1}, {"colour": "red"}, {"language": 7}]
)
def test_impossible_settings_are_refused(desk: GameService, changes: dict[str, object]) -> None:
    with pytest.raises(InvalidSettingError):
        desk.change_settings(ANNA, changes)
    assert desk.settings(ANNA) == Settings()


def test_kept_settings_that_are_not_understood_any_more_are_left_out(
    desk: GameService, store: Store
) -> None:
    store.change_settings(ANNA, {"theme": "plaid", "suits": 2, "oven": 230})
    assert desk.settings(ANNA) == Settings(suits=2)


def test_a_locked_store_is_told(desk: GameService, store: Store) -> None:
    state = desk.new_game(ANNA, deal=DEAL)

    @event.listens_for(store._engine, "connect")
    def impatient(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA busy_timeout = 10")

    store._engine.dispose()
    with closing(sqlite3.connect(store.place)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreLockedError):
            act(desk, state, "1a")
    assert act(desk, state, "1a").saved.version == 1
