"""The desk gives up after what it was told."""

from dataclasses import replace

import pytest

from fournil.errors import DealNotFoundError
from fournil.service import GameService
from fournil.solver import Verdict
from fournil.store import Store
from tests.service.playing import ANNA
from tests.unhurried import UNHURRIED


def test_a_question_is_given_up(store: Store) -> None:
    desk = GameService(store, timeouts=replace(UNHURRIED, question=-1.0))
    state = desk.new_game(ANNA, deal="ms:1")
    assert desk.advice.truth(ANNA, state.saved.id).answer().verdict is Verdict.UNKNOWN
    desk.close()


def test_a_look_at_all_moves_is_given_up(store: Store) -> None:
    desk = GameService(store, timeouts=replace(UNHURRIED, moves=-1.0))
    state = desk.new_game(ANNA, deal="ms:1")
    verdicts = desk.advice.analysis(ANNA, state.saved.id).answer().verdicts
    assert set(verdicts.values()) == {Verdict.UNKNOWN}
    desk.close()


def test_a_wish_is_given_up(store: Store) -> None:
    desk = GameService(store, timeouts=replace(UNHURRIED, wish=0.0))
    with pytest.raises(DealNotFoundError):
        desk.new_game(ANNA, wish="hard")
    assert desk.games(ANNA) == []
    desk.close()
