"""Finishing a game and going back in it: one action each, kept as such."""

import pytest

from fournil.service import (
    ActionRejectedError,
    CorruptSavedGameError,
    GameService,
    VersionConflictError,
)
from fournil.service.practice import practise
from fournil.store import Store
from tests.service.playing import ANNA, DEAL, NEARLY_WON, act, what_is_seen
from tests.unhurried import UNHURRIED


def test_finishing_is_one_action_of_many_moves(desk: GameService, store: Store) -> None:
    state = desk.new_game(ANNA, deal=NEARLY_WON)
    assert (state.finish, state.moves) == (4, 0)
    won = act(desk, state, "finish")
    assert (won.status, won.score, won.moves, won.finish) == ("won", 40, 4, 0)
    assert (won.actions, won.undo_left) == (("finish",), 1)
    assert (won.saved.won_version, won.saved.won_moves, won.saved.progress.moves) == (1, 4, 4)
    assert store.actions(state.saved.id, until=9) == ["finish"]
    assert won.last is not None
    assert [str(card) for card in won.last.cards] == ["QS", "KS", "KH", "KD"]
    assert (won.last.move, won.last.source, won.last.target) == ("finish", None, "h")


def test_finishing_is_undone_and_redone_by_any_desk(desk: GameService, store: Store) -> None:
    start = desk.new_game(ANNA, deal=NEARLY_WON)
    won = act(desk, start, "finish")
    undone = act(GameService(store, timeouts=UNHURRIED), won, "undo")
    assert undone.last is not None
    assert (undone.last.source, undone.last.target) == ("h", None)
    assert won.last is not None
    assert undone.last.cards == won.last.cards
    assert (undone.position, undone.moves, undone.redo_left) == (start.position, 0, 1)
    redone = act(GameService(store, timeouts=UNHURRIED), undone, "redo")
    assert redone.last == won.last
    assert what_is_seen(
        GameService(store, timeouts=UNHURRIED).game(ANNA, start.saved.id)
    ) == what_is_seen(redone)


def test_a_game_that_cannot_be_finished_is_left_as_it_is(desk: GameService) -> None:
    state = act(desk, desk.new_game(ANNA, deal=DEAL), "1a")
    assert state.finish == 0
    with pytest.raises(ActionRejectedError) as raised:
        act(desk, state, "finish")
    assert raised.value.key == "finish-not-yet"
    assert what_is_seen(raised.value.state) == what_is_seen(state)
    with pytest.raises(VersionConflictError):
        desk.finish(ANNA, state.saved.id, 0)


def test_going_back_is_one_action(desk: GameService, store: Store) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    for move in ("1a", "2b", "3c", "4d"):
        state = act(desk, state, move)
    back = act(desk, state, "back:1")
    assert (back.actions, back.redo_left, back.saved.version) == (("1a",), 3, 5)
    assert back.last is None
    assert store.actions(state.saved.id, after=4, until=9) == ["back:1"]
    assert what_is_seen(
        GameService(store, timeouts=UNHURRIED).game(ANNA, state.saved.id)
    ) == what_is_seen(back)
    assert act(desk, back, "redo").actions == ("1a", "2b")
    with pytest.raises(ActionRejectedError) as raised:
        desk.back_to(ANNA, state.saved.id, 6, 2)
    assert raised.value.key == "undo-nothing"


@pytest.mark.parametrize("action", ["finish", "back:0", "back:x", "back:", "back:-1", "Finish"])
def test_stored_long_steps_that_do_not_follow_are_told(
    desk: GameService, store: Store, action: str
) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    store.add_action(state.saved, action, state.saved.progress)
    with pytest.raises(CorruptSavedGameError):
        GameService(store, timeouts=UNHURRIED).game(ANNA, state.saved.id)


def test_watchers_learn_of_every_new_position(desk: GameService) -> None:
    moved: list[str] = []
    desk.watch(moved.append)
    state = desk.new_game(ANNA, deal=DEAL)
    for action in ("1a", "undo", "redo", "back:0", "restart"):
        state = act(desk, state, action)
    assert moved == [state.saved.id] * 5
    with pytest.raises(ActionRejectedError):
        act(desk, state, "finish")
    desk.tell_time(ANNA, state.saved.id, 5)
    assert len(moved) == 5


def test_practice_can_be_finished_too() -> None:
    start = practise(NEARLY_WON)
    assert (start.finish, start.moves) == (4, 0)
    won = practise(NEARLY_WON, act="finish")
    assert (won.status, won.actions, won.moves, won.score) == ("won", ("finish",), 4, 40)
    undone = practise(NEARLY_WON, moves=won.actions, act="undo")
    assert (undone.undone, undone.position) == (("finish",), start.position)
    assert undone.last is not None
    assert (undone.last.source, undone.last.target) == ("h", None)
    redone = practise(NEARLY_WON, undone=undone.undone, act="redo")
    assert redone.position == won.position
