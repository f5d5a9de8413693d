"""Finishing: all cards go up at once, as one action that counts as the cards would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil.core.autofinish import finishing_moves
from fournil.core.moves import FOUNDATION, Move
from fournil.core.position import Position
from fournil.core.rules import CATALOGUE, Rules, find_rules
from fournil.deals.deal import Deal
from fournil.errors import CannotFinishError, MoveError, NothingToUndoError
from fournil.game.game import FINISH, UNDO_LIMIT, Game
from tests.core.handmade import board
from tests.core.walks import games

BOULANGER = find_rules("boulanger")


@st.composite
def late_positions(draw: st.DrawFn) -> Position:
    """Boards with few cards left, lying anywhere that the game has room for."""
    rules: Rules = draw(st.sampled_from(CATALOGUE))
    up = draw(st.tuples(*[st.integers(9, 13)] * 4))
    left = draw(st.permutations([card for card in rules.deck if card.rank > up[card.suit]]))
    in_cells = min(rules.cells, len(left), draw(st.integers(0, rules.cells)))
    columns: list[list[object]] = [[] for _ in range(rules.columns)]
    for card in left[in_cells:]:
        columns[draw(st.integers(0, 3))].append(card)
    return Position(rules, columns, left[:in_cells], up)  # type: ignore[arg-type]


def can_go_up(position: Position) -> bool:
    """Whether foundation moves alone can win, found by trying each of them."""
    ups = [move for move in position.legal_moves if move.target == FOUNDATION]
    return position.is_won or any(can_go_up(position.play(move)) for move in ups)


@given(late_positions())
def test_it_is_offered_exactly_when_foundation_moves_alone_win(position: Position) -> None:
    moves = finishing_moves(position)
    assert bool(moves) == (can_go_up(position) and not position.is_won)
    for move in moves:
        assert move.target == FOUNDATION
        position = position.play(move)
    assert position.is_won or not moves


def nearly_won() -> Game:
    """Four cards left, one of them in a cell, one beneath another."""
    position = board({1: "KS QS", 3: "KH"}, "- KD - -", up=(11, 12, 12, 13))
    return Game(Deal.from_position(position))


def test_finishing_is_one_action_scored_as_its_cards() -> None:
    game = nearly_won()
    assert game.finish() is FINISH
    assert (game.status, game.score, game.undo_left) == ("won", 40, 1)
    assert game.actions == ["finish"]
    assert [str(move) for move in game.moves] == ["1h", "1h", "3h", "bh"]
    by_hand = nearly_won()
    for move in game.moves:
        by_hand.play(move)
    assert (by_hand.position, by_hand.score, by_hand.moves) == (
        game.position, game.score, game.moves,
    )  # fmt: skip


def test_one_undo_takes_it_back_and_one_redo_does_it_again() -> None:
    game = nearly_won()
    start = game.position
    game.finish()
    assert game.undo() is FINISH
    assert (game.position, game.score, game.moves, game.undone) == (start, 0, (), ["finish"])
    assert game.redo() is FINISH
    assert game.status == "won"
    game.restart()
    game.finish()
    assert game.status == "won"


def test_finishing_again_keeps_the_way_forward_and_playing_by_hand_does_not() -> None:
    game = nearly_won()
    game.play("1h")
    game.finish()
    game.rewind_to(0)
    assert game.undone == ["finish", "1h"]
    game.play("1h")
    assert game.redo_left == 1
    game.play("1h")
    assert game.redo_left == 0


def test_it_is_refused_when_a_card_cannot_go_up_or_none_is_left() -> None:
    game = Game(Deal(BOULANGER, 26))
    game.play("1a")
    game.undo()
    with pytest.raises(CannotFinishError) as refused:
        game.finish()
    assert refused.value.key == "finish-not-yet"
    assert (game.actions, game.redo_left) == ([], 1)
    over = nearly_won()
    over.finish()
    with pytest.raises(CannotFinishError) as refused:
        over.finish()
    assert refused.value.key == "finish-won"
    assert over.actions == ["finish"]


def test_a_finished_game_is_restored_and_repeated() -> None:
    game = nearly_won()
    game.play("1h")
    game.finish()
    game.undo()
    game.redo()
    restored = Game.restore(game.deal, game.actions, game.undone, undo_floor=game.undo_floor)
    assert (restored.actions, restored.position) == (["1h", "finish"], game.position)
    game.undo()
    restored = Game.restore(game.deal, game.actions, game.undone)
    assert restored.redo() is FINISH
    again = Game(game.deal)
    assert [again.replay_action(text) for text in ("1h", "finish")] == [Move.parse("1h"), FINISH]
    assert again.status == "won"
    with pytest.raises(CannotFinishError):
        Game.restore(Deal(BOULANGER, 26), ["1a", "finish"])
    with pytest.raises(MoveError):
        Game(game.deal).replay_action("Finish!")


# going back


@given(games(), st.integers(0, 70))
def test_going_back_is_undoing_step_by_step(game: Game, actions: int) -> None:
    other = Game.restore(game.deal, game.actions)
    if actions >= len(game.actions):
        with pytest.raises(NothingToUndoError):
            game.rewind_to(actions)
    else:
        game.rewind_to(actions)
        while len(other.actions) > actions:
            other.undo()
    assert (game.position, game.actions, game.undone, game.score) == (
        other.position, other.actions, other.undone, other.score,
    )  # fmt: skip
    assert (game.undo_left, game.redo_left) == (other.undo_left, other.redo_left)


def test_going_back_reaches_beyond_the_limit_of_undo() -> None:
    game = Game(Deal.from_position(board({1: "3S", 8: "KS"})))
    game.play("1a")
    for step in range(UNDO_LIMIT + 29):
        game.play("ab" if step % 2 == 0 else "ba")
    assert (len(game.actions), game.undo_floor) == (130, 30)
    game.rewind_to(10)
    assert (len(game.actions), game.undo_left, game.redo_left) == (10, 0, 120)
    for _ in range(120):
        game.redo()
    assert (len(game.actions), game.undo_left) == (130, 100)
    for wrong in (-1, 130, 131):
        with pytest.raises(NothingToUndoError):
            game.rewind_to(wrong)
