"""Practice: the same game as a kept one, carried along by whoever plays it."""

import pytest

from fournil.deals.deal import Deal
from fournil.errors import (
    FournilError,
    IllegalMoveError,
    MalformedMoveError,
    NothingToRedoError,
    NothingToUndoError,
)
from fournil.game.game import UNDO_LIMIT, Game
from fournil.service.practice import ACTS, Practice, practise

DEAL = "BK1-C4-AAAAA24"
BEFORE = ("1a", "2b")


def after(practice: Practice | None, act: str, on: str = "") -> Practice:
    """One more action, as a page does it: by what the last answer said."""
    moves = practice.actions[len(BEFORE) :] if practice else ()
    return practise(DEAL, BEFORE, moves, practice.undone if practice else (), act, on)


def test_practice_goes_as_a_game_goes() -> None:
    game = Game(Deal.parse(DEAL))
    for move in BEFORE:
        game.play(move)
    practice = None
    for act, on in (("move", "3c"), ("move", "4d"), ("undo", ""), ("undo", ""), ("redo", "")):
        ACTS[act](game, on)
        practice = after(practice, act, on)
        assert practice.position == game.position
        assert practice.actions == tuple(game.actions)
        assert (practice.score, practice.redo_left) == (game.score, game.redo_left)
        assert practice.undo_left == game.undo_left - len(BEFORE)


def test_undo_stops_where_practice_began() -> None:
    with pytest.raises(NothingToUndoError):
        after(None, "undo")
    with pytest.raises(NothingToRedoError):
        after(None, "redo")
    practice = after(after(after(None, "move", "3c"), "move", "4d"), "restart")
    assert (practice.actions, practice.undone) == (BEFORE, ("4d", "3c"))
    assert after(practice, "redo").actions == (*BEFORE, "3c")


def test_undo_reaches_no_farther_than_in_any_game() -> None:
    before = ["2h", "2h", "2h", "6h", "8h", "3a", "3b", "3c", "3h", "c1"]
    there_and_back = ["1c", "c1"] * 60
    practice = practise("BK1-C4-AAAAA7G", before, there_and_back)
    assert practice.undo_left == UNDO_LIMIT
    assert practise("BK1-C4-AAAAA7G", before, there_and_back[:4]).undo_left == 4


def test_what_an_action_did_is_told() -> None:
    practice = after(None, "move", "3c")
    assert practice.last is not None
    assert (practice.last.move, practice.last.source, practice.last.target) == ("3c", "3", "c")
    back = after(practice, "undo")
    assert back.last is not None
    assert (back.last.source, back.last.target) == ("c", "3")
    assert after(practice, "restart").last is None
    assert practise(DEAL).last is None


def test_taps_do_what_they_do_at_the_table() -> None:
    game = Game(Deal.parse(DEAL))
    top = game.position.columns[0][-1]
    with pytest.raises(IllegalMoveError):
        practise(DEAL, act="tap", on=str(top))
    game.auto_move(top)
    assert practise(DEAL, act="double_tap", on=str(top)).position == game.position


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"deal": "BK1-C4-AAAAA25"}, FournilError),
        ({"before": ["12"]}, IllegalMoveError),
        ({"moves": ["perhaps"]}, MalformedMoveError),
        ({"undone": ["perhaps"]}, MalformedMoveError),
        ({"act": "move", "on": ""}, MalformedMoveError),
        ({"act": "tap", "on": "ZZ"}, FournilError),
    ],
)
def test_nonsense_is_refused(wrong: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        practise(**{"deal": DEAL, **wrong})  # type: ignore[arg-type]
