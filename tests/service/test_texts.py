"""Games that come and go as text: kept as their actions, marked, and never half."""

import pytest

from fournil.errors import RecordError
from fournil.game import record as gametexts
from fournil.service import GameService
from fournil.store import Store, UnknownSavedGameError
from tests.service.playing import ANNA, BORIS, DEAL, NEARLY_WON, act, what_is_seen
from tests.unhurried import UNHURRIED


def test_a_game_goes_and_comes_back(desk: GameService, store: Store) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    for action in ("1a", "2b", "undo", "5b"):
        state = act(desk, state, action)
    text = desk.export_game(ANNA, state.saved.id)
    assert gametexts.read(text).actions == ["1a", "5b"]
    other = desk.import_game(BORIS, text)
    assert (other.actions, other.position, other.deal) == (
        state.actions, state.position, state.deal,
    )  # fmt: skip
    assert (other.saved.imported, other.saved.version, other.undo_left) == (True, 2, 2)
    assert not state.saved.imported
    assert store.actions(other.saved.id, until=9) == ["1a", "5b"]
    assert what_is_seen(
        GameService(store, timeouts=UNHURRIED).game(BORIS, other.saved.id)
    ) == what_is_seen(other)
    assert act(desk, other, "undo", BORIS).actions == ("1a",)


def test_a_won_game_is_imported_as_won(desk: GameService, store: Store) -> None:
    state = desk.import_game(ANNA, f"deal {NEARLY_WON}\nmoves 1h finish")
    assert (state.status, state.score, state.moves) == ("won", 40, 4)
    assert state.actions == ("1h", "finish")
    seen = GameService(store, timeouts=UNHURRIED).game(ANNA, state.saved.id)
    assert what_is_seen(seen) == what_is_seen(state)
    assert (seen.saved.won_version, seen.saved.won_moves) == (2, 4)


def test_a_deal_alone_is_a_game_that_has_not_begun(desk: GameService) -> None:
    state = desk.import_game(ANNA, f"deal {DEAL}")
    assert (state.saved.version, state.saved.imported, state.actions) == (0, True, ())


def test_what_standard_notation_leaves_out_is_said(desk: GameService) -> None:
    state = desk.import_game(ANNA, "deal freecell-ms:11\nmoves 83 82")
    assert (state.implied, state.moves, state.score) == (4, 6, 40)
    assert desk.game(ANNA, state.saved.id).implied == 0
    assert desk.import_game(ANNA, f"deal {DEAL}\nmoves 1a").implied == 0


@pytest.mark.parametrize("text", ["", "bread", f"deal {DEAL}\nmoves 1a 12", "deal \0", "\0" * 99])
def test_a_broken_text_makes_no_game(desk: GameService, text: str) -> None:
    with pytest.raises(RecordError):
        desk.import_game(ANNA, text)
    assert desk.games(ANNA) == []


def test_another_players_game_cannot_be_exported(desk: GameService) -> None:
    state = desk.new_game(ANNA, deal=DEAL)
    with pytest.raises(UnknownSavedGameError):
        desk.export_game(BORIS, state.saved.id)
