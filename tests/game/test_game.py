"""Games: taps, double taps, undo, redo, restart, score, and how a game stands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil.core.cards import DECK, Card
from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind
from fournil.core.position import Position
from fournil.core.rules import Rules, find_rules
from fournil.deals.deal import Deal
from fournil.errors import (
    AmbiguousMoveError,
    FournilError,
    IllegalMoveError,
    MalformedMoveError,
    NothingToRedoError,
    NothingToUndoError,
)
from fournil.game.game import UNDO_LIMIT, Game
from tests.core.handmade import board
from tests.core.walks import games

BOULANGER = find_rules("boulanger")


def game_on(
    columns: dict[int, str],
    cells: str = "",
    rules: Rules = BOULANGER,
    up: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> Game:
    return Game(Deal.from_position(board(columns, cells, rules, up)))


def snapshot(game: Game) -> tuple[object, ...]:
    return (
        game.position,
        game.score,
        game.status,
        game.actions,
        game.undone,
        game.undo_left,
        game.redo_left,
    )


def shuttle(game: Game, times: int) -> None:
    """Plays a card to a cell and from cell to cell, which always stays legal."""
    game.play("1a")
    for step in range(times - 1):
        game.play("ab" if step % 2 == 0 else "ba")


# undo, redo, restart


@given(games())
def test_undo_brings_back_state_and_score_exactly(game: Game) -> None:
    fresh = Game(game.deal)
    past = [snapshot(fresh)[:3]]
    for action in game.actions:
        fresh.play(action)
        past.append(snapshot(fresh)[:3])
    assert past.pop() == snapshot(game)[:3]
    while past:
        game.undo()
        assert snapshot(game)[:3] == past.pop()
    assert game.undo_left == 0
    assert game.score == 0


@given(games(), st.integers(0, 60))
def test_redo_undoes_undo(game: Game, times: int) -> None:
    before = snapshot(game)
    undone = min(times, game.undo_left)
    moves = [game.undo() for _ in range(undone)]
    assert game.redo_left == undone
    assert [game.redo() for _ in range(undone)] == moves[::-1]
    assert snapshot(game) == before


@given(games())
def test_a_game_is_its_deal_and_its_actions(game: Game) -> None:
    again = Game(Deal.parse(game.deal.name))
    for action in game.actions:
        again.play(action)
    assert snapshot(again) == snapshot(game)
    for _ in range(min(3, game.undo_left)):
        game.undo()
    restored = Game.restore(game.deal, game.actions, game.undone, undo_floor=game.undo_floor)
    assert snapshot(restored) == snapshot(game)


@given(games())
def test_the_score_is_the_sum_of_what_stands_and_never_below_zero(game: Game) -> None:
    expected = 0
    for move in game.moves:
        if move.target == FOUNDATION:
            expected += 10
        elif move.source.kind is PlaceKind.CELL and move.target.kind is PlaceKind.COLUMN:
            expected += 5
    assert game.score == expected
    while game.undo_left:
        game.undo()
        assert game.score >= 0


def test_what_brings_points() -> None:
    game = game_on({1: "3S 2S AS", 2: "4H", 8: "KS"}, "3H - - -")
    scores = []
    for action in ("1h", "1b", "bh", "a2", "13", "2c"):
        game.play(action)
        scores.append(game.score)
    assert scores == [10, 10, 20, 25, 25, 25]
    for before in [25, 25, 20, 10, 10, 0]:
        game.undo()
        assert game.score == before


def test_a_hundred_actions_can_be_undone_and_the_101st_is_out_of_reach() -> None:
    game = game_on({1: "3S", 8: "KS"})
    shuttle(game, 101)
    assert len(game.actions) == 101
    assert game.undo_left == UNDO_LIMIT == 100
    for _ in range(100):
        game.undo()
    with pytest.raises(NothingToUndoError) as refused:
        game.undo()
    assert refused.value.key == "undo-limit"
    assert (len(game.actions), game.undo_left, game.redo_left) == (1, 0, 100)


def test_undone_actions_do_not_bring_older_ones_back_into_reach() -> None:
    game = game_on({1: "3S", 8: "KS"})
    shuttle(game, 120)
    for _ in range(100):
        game.undo()
    game.play("8d")
    assert game.undo_left == 1
    game.undo()
    with pytest.raises(NothingToUndoError):
        game.undo()


def test_nothing_to_undo_at_the_start() -> None:
    game = Game(Deal(BOULANGER, 26))
    with pytest.raises(NothingToUndoError) as refused:
        game.undo()
    assert refused.value.key == "undo-nothing"


def test_a_run_is_one_action() -> None:
    game = game_on({1: "7H 6H 5H", 2: "8H", 8: "KS"})
    start = game.position
    assert game.play("12") == Move.parse("12x3")
    assert game.undo_left == 1
    game.undo()
    assert game.position == start


def test_a_new_action_drops_what_was_undone() -> None:
    game = game_on({1: "3S 9D", 8: "KS"})
    game.play("1a")
    game.play("1b")
    game.undo()
    game.play("8b")
    assert game.redo_left == 0
    with pytest.raises(NothingToRedoError):
        game.redo()


def test_playing_what_was_undone_goes_the_same_way_forward() -> None:
    game = game_on({1: "3S 9D", 8: "KS"})
    for action in ("1a", "1b", "8c"):
        game.play(action)
    for _ in range(3):
        game.undo()
    game.play("1a")
    assert game.redo_left == 2
    game.redo()
    game.redo()
    assert game.actions == ["1a", "1b", "8c"]


@given(games())
def test_restart_goes_to_the_start_and_redo_leads_back(game: Game) -> None:
    before = snapshot(game)
    actions = game.actions
    game.restart()
    assert game.position == game.deal.position
    assert (game.score, game.actions, game.undo_left) == (0, [], 0)
    assert game.redo_left == len(actions)
    while game.redo_left:
        game.redo()
    assert snapshot(game) == before


def test_restart_after_more_actions_than_undo_reaches() -> None:
    game = game_on({1: "3S", 8: "KS"})
    shuttle(game, 130)
    game.restart()
    assert game.position == game.deal.position
    for _ in range(130):
        game.redo()
    assert game.undo_left == 100


# taps


def test_a_tap_sends_a_card_up() -> None:
    game = game_on({1: "3S AS", 8: "KS"}, "AH - - -")
    assert str(game.to_foundation(Card.parse("AS"))) == "1h"
    assert str(game.to_foundation(Card.parse("AH"))) == "ah"
    assert game.position.foundations == (1, 1, 0, 0)


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("3S", "3♠ is covered: take away the cards on top of it first"),
        ("2S", "2♠ cannot go up yet: A♠ goes first"),
        ("AH", "a card on a foundation stays there: only undo takes it back"),
    ],
)
def test_a_tap_does_nothing_else(card: str, reason: str) -> None:
    game = game_on({1: "3S 2S", 2: "3H", 8: "KS"}, up=(0, 1, 0, 0))
    before = snapshot(game)
    for tap in (game.to_foundation, game.auto_move) if card != "2S" else (game.to_foundation,):
        with pytest.raises(IllegalMoveError) as refused:
            tap(Card.parse(card))
        assert str(refused.value) == reason
    assert snapshot(game) == before


def test_a_double_tap_prefers_the_foundation() -> None:
    game = game_on({1: "2S", 2: "4D 3S", 8: "KS"}, up=(1, 0, 0, 0))
    assert str(game.auto_move(Card.parse("2S"))) == "1h"


def test_then_a_column_though_an_empty_one_and_cells_are_there() -> None:
    game = game_on({1: "9H 2S", 3: "4D 3S", 8: "KS"})
    assert str(game.auto_move(Card.parse("2S"))) == "13x1"


def test_then_the_longest_column() -> None:
    columns = {1: "5H 9C", 2: "TD", 3: "2H 3H TS", 4: "2C 7D 8D TH", 5: "QC QS TC", 13: "KS"}
    game = game_on(columns, rules=find_rules("BD1-KA"))
    assert str(game.auto_move(Card.parse("9C"))) == "14x1"


def test_ties_go_to_the_leftmost() -> None:
    columns = {1: "2H TD", 2: "3H TS", 3: "5H 9C", 4: "4C TH", 13: "KS"}
    game = game_on(columns, rules=find_rules("BD1-KA"))
    assert str(game.auto_move(Card.parse("9C"))) == "31x1"


def test_then_the_leftmost_empty_column() -> None:
    game = game_on({3: "9H 2S", 8: "KS"}, "- 9C - -")
    assert str(game.auto_move(Card.parse("2S"))) == "31x1"


def test_then_an_empty_cell() -> None:
    filled = {2: "4H", 3: "6H", 4: "8H", 5: "TH", 6: "QH", 7: "4D"}
    game = game_on({1: "9H 2S", **filled, 8: "KS"}, "6D - 8D -")
    assert str(game.auto_move(Card.parse("2S"))) == "1b"


def test_then_nothing() -> None:
    filled = {2: "4H", 3: "6H", 4: "8H", 5: "TH", 6: "QH", 7: "4D"}
    game = game_on({1: "9H 2S", **filled, 8: "KS"}, "6D TD 8D QD")
    before = snapshot(game)
    with pytest.raises(IllegalMoveError) as refused:
        game.auto_move(Card.parse("2S"))
    assert refused.value.key == "move-nowhere"
    assert snapshot(game) == before


def test_a_card_in_a_cell_is_double_tapped_like_any_other() -> None:
    game = game_on({2: "4D 3S", 8: "KS"}, "- 2S - -")
    assert str(game.auto_move(Card.parse("2S"))) == "b2"
    assert game.score == 5


def test_a_card_does_not_hop_from_cell_to_cell_or_from_one_empty_column_to_another() -> None:
    game = game_on({1: "2S", 2: "4H", 4: "8H", 5: "TH", 6: "QH", 7: "4D", 8: "KS"}, "9C - - -")
    assert str(game.auto_move(Card.parse("2S"))) == "1b"
    assert str(game.auto_move(Card.parse("9C"))) == "a1"
    filled = {1: "2S", 2: "4H", 3: "6H", 4: "8H", 5: "TH", 6: "QH", 7: "4D", 8: "KS"}
    game = game_on(filled, "9C - - -")
    with pytest.raises(IllegalMoveError) as refused:
        game.auto_move(Card.parse("9C"))
    assert refused.value.key == "move-nowhere"


def test_a_double_tap_moves_one_card_even_where_a_run_could_go() -> None:
    game = game_on({1: "7H 6H 5H", 2: "8H", 3: "QC", 8: "KS"})
    move = game.auto_move(Card.parse("5H"))
    assert move.count == 1
    with pytest.raises(IllegalMoveError) as refused:
        game.auto_move(Card.parse("7H"))
    assert refused.value.key == "move-covered"


def test_the_two_taps_of_a_double_tap_are_about_one_card() -> None:
    """The first tap sent the ace up; the second names the same card and leaves the two beneath it
    alone.
    """
    game = game_on({1: "3S 2S AS", 8: "KS"})
    game.to_foundation(Card.parse("AS"))
    before = snapshot(game)
    with pytest.raises(IllegalMoveError) as refused:
        game.auto_move(Card.parse("AS"))
    assert refused.value.key == "move-foundation-final"
    assert snapshot(game) == before
    assert game.position.foundations == (1, 0, 0, 0)


@given(games(), st.sampled_from(DECK))
def test_a_tap_on_any_card_plays_a_legal_move_of_it_or_nothing(game: Game, card: Card) -> None:
    for tap in (game.to_foundation, game.auto_move):
        before = snapshot(game)
        legal = list(game.position.legal_moves)
        position = game.position
        try:
            move = tap(card)
        except IllegalMoveError:
            assert snapshot(game) == before
        else:
            assert move in legal
            assert position.moved_cards(move) == (card,)
            game.undo()


# how it stands


def test_a_game_won() -> None:
    game = game_on({1: "KS"}, up=(12, 13, 13, 13))
    assert game.status == "playing"
    game.to_foundation(Card.parse("KS"))
    assert game.status == "won"
    game.undo()
    assert game.status == "playing"


def test_a_game_stuck() -> None:
    """The last free cell takes the last movable card, and nothing is left to do."""
    tops = ["2S", "2H", "2D", "2C", "4S", "4H", "4D"]
    held = [Card.parse(word) for word in ("6S", "6H", "6D")]
    on_board = [Card.parse(word) for word in tops]
    rest = [card for card in DECK if card not in (*on_board, *held)]
    for last in ("8C", "6C"):
        rest.remove(Card.parse(last))
        rest.append(Card.parse(last))
    columns = [*([card] for card in on_board), rest]
    game = Game(Deal.from_position(Position(BOULANGER, columns, held)))
    assert game.status == "playing"
    game.play("8d")
    assert game.status == "stuck"
    with pytest.raises(IllegalMoveError):
        game.play("1a")
    game.undo()
    assert game.status == "playing"


# texts and refusals


@pytest.mark.parametrize("text", ["", "2", "h2", "2i", "99", "26x0", "3ax2", "26x", "2 6 7", "x"])
def test_texts_that_are_no_move(text: str) -> None:
    game = Game(Deal(BOULANGER, 26))
    before = snapshot(game)
    with pytest.raises((MalformedMoveError, IllegalMoveError)) as refused:
        game.play(text)
    assert isinstance(refused.value, IllegalMoveError) == (text == "99")
    assert snapshot(game) == before


def test_columns_by_number_can_be_ambiguous() -> None:
    game = Game(Deal(find_rules("dozen"), 1))
    with pytest.raises(AmbiguousMoveError) as refused:
        game.play("111")
    assert isinstance(refused.value, FournilError)
    assert not isinstance(refused.value, IllegalMoveError)
    assert {refused.value.params["first"], refused.value.params["second"]} == {"1B", "B1"}


@given(games(), st.text(max_size=6))
def test_no_text_breaks_a_game(game: Game, text: str) -> None:
    before = snapshot(game)
    try:
        move = game.play(text)
    except (MalformedMoveError, AmbiguousMoveError, IllegalMoveError):
        assert snapshot(game) == before
    else:
        assert game.moves[-1] == move


def test_a_refused_move_changes_nothing_and_keeps_the_way_forward() -> None:
    game = game_on({1: "3S 9D", 8: "KS"})
    game.play("1a")
    game.undo()
    before = snapshot(game)
    with pytest.raises(IllegalMoveError):
        game.play("18")
    assert snapshot(game) == before
    assert game.redo_left == 1


def test_a_card_that_is_not_in_the_game() -> None:
    rules = BOULANGER.replace(ranks=3, layout=(2,) * 6, cells=1)
    columns = [rules.deck[start : start + 2] for start in range(0, 12, 2)]
    position = Position(rules, columns)
    assert position.locate(Card.parse("KS")) is None


def test_cells_that_were_not_picked_do_not_exist() -> None:
    game = Game(Deal(find_rules("BK1-C2"), 26))
    assert len(game.position.cells) == 2
    with pytest.raises(IllegalMoveError) as refused:
        game.play("1c")
    assert refused.value.key == "move-no-such-place"
    assert Place.cell(2) not in {move.target for move in game.position.legal_moves}


@pytest.mark.parametrize("name", ["FC1-C4", "GM1-KA"])
def test_the_relatives_are_games_like_the_others(name: str) -> None:
    game = Game(Deal(find_rules(name), 26))
    for _ in range(30):
        legal = list(game.position.legal_moves)
        if not legal:
            break
        game.play(legal[-1])
    while game.undo_left:
        game.undo()
    assert game.position == game.deal.position


def test_freecell_builds_by_alternate_colours() -> None:
    game = game_on({1: "9H 8S", 2: "TC", 3: "9D", 8: "KS"}, rules=find_rules("freecell"))
    assert game.play("12") == Move.parse("12x2")
    assert game.position.columns[1][-1] == Card.parse("8S")


def test_good_measure_starts_with_two_aces_up_and_kings_sunk() -> None:
    for number in range(20):
        position = Deal(find_rules("good-measure"), number).position
        assert sorted(position.foundations) == [0, 0, 1, 1]
        assert [len(column) for column in position.columns] == [5] * 10
        for column in position.columns:
            kings = [card.rank == 13 for card in column]
            assert kings == sorted(kings, reverse=True)
