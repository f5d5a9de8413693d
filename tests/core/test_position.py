"""Positions: what holds for every one of them, and what is refused with which reason."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil.core import rules as rules_module
from fournil.core.cards import DECK, Card, Rank
from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind
from fournil.core.position import Position
from fournil.core.rules import find_rules
from fournil.errors import IllegalMoveError, InvalidPositionError, MalformedMoveError
from tests.core import brute
from tests.core.handmade import board
from tests.core.walks import as_board, conceivable_moves, positions

BOULANGER = find_rules("boulanger")


def cards_of(position: Position) -> Counter[Card]:
    cards = Counter(card for column in position.columns for card in column)
    cards.update(card for card in position.cells if card is not None)
    for card in DECK:
        if card.rank <= position.foundations[card.suit]:
            cards[card] += 1
    return cards


# what holds for every position


@given(positions())
def test_no_card_is_ever_lost_or_doubled(position: Position) -> None:
    assert cards_of(position) == Counter(position.rules.deck)
    for move in position.legal_moves:
        assert cards_of(position.play(move)) == Counter(position.rules.deck)


@given(positions())
def test_legal_moves_agree_with_play(position: Position) -> None:
    """Iterating, counting, asking and playing are four ways to the same answer."""
    legal = list(position.legal_moves)
    assert len(position.legal_moves) == len(legal) == len(set(legal))
    assert bool(position.legal_moves) == bool(legal)
    for move in conceivable_moves(position):
        is_legal = move in legal
        assert (move in position.legal_moves) == is_legal, move
        if is_legal:
            position.play(move)
        else:
            with pytest.raises(IllegalMoveError):
                position.play(move)


@given(positions())
def test_playing_changes_nothing_in_the_position_played_on(position: Position) -> None:
    before = (position.columns, position.cells, position.foundations, hash(position))
    for move in position.legal_moves:
        assert position.play(move) != position
        assert (position.columns, position.cells, position.foundations, hash(position)) == before


@given(positions())
def test_repr_and_pickle_bring_the_position_back(position: Position) -> None:
    names = {"Position": Position, **vars(rules_module)}
    for copy in (
        eval(repr(position), names),
        pickle.loads(pickle.dumps(position)),
    ):
        assert copy == position
        assert hash(copy) == hash(position)
        assert copy is not position


@given(positions(), st.data())
def test_equality_looks_at_every_pile_and_at_the_rules(
    position: Position, data: st.DataObject
) -> None:
    same = Position(position.rules, position.columns, position.cells, position.foundations)
    assert same == position
    assert hash(same) == hash(position)
    others = [position.play(move) for move in position.legal_moves]
    if others:
        assert data.draw(st.sampled_from(others)) != position
    assert position != (position.columns, position.cells, position.foundations)
    if position.rules.name == "FC1-C4":
        as_boulanger = Position(BOULANGER, position.columns, position.cells, position.foundations)
        assert as_boulanger != position


@given(positions())
def test_the_text_of_a_move_reads_back_as_that_move(position: Position) -> None:
    for move in position.legal_moves:
        assert Move.parse(str(move)) == move
        assert position.parse_move(str(move)) == move
        assert position.parse_move(position.format_move(move)) == move


@given(positions())
def test_without_a_length_the_longest_run_that_may_go_goes(position: Position) -> None:
    legal = list(position.legal_moves)
    for move in legal:
        if move.source.kind is move.target.kind is PlaceKind.COLUMN:
            alike = [
                other.count or 0
                for other in legal
                if (other.source, other.target) == (move.source, move.target)
            ]
            chosen = position.resolve(Move(move.source, move.target, None))
            assert chosen.count == max(alike)


@given(positions())
def test_the_table_of_targets_says_what_is_legal(position: Position) -> None:
    """What the page lights up: for each card that heads a legal move, every place it may go to."""
    expected: dict[Card, set[Place]] = {}
    for move in conceivable_moves(position):
        if move in position.legal_moves:
            expected.setdefault(position.moved_cards(move)[0], set()).add(move.target)
    table = position.destinations()
    assert {card: set(places) for card, places in table.items()} == expected
    for card, places in table.items():
        assert len(places) == len(set(places)), card


@given(positions())
def test_every_card_has_one_place(position: Position) -> None:
    for card in position.rules.deck:
        place = position.locate(card)
        assert place is not None
        if place.kind is PlaceKind.COLUMN:
            assert card in position.columns[place.index]
        elif place.kind is PlaceKind.CELL:
            assert position.cells[place.index] == card
        else:
            assert card.rank <= position.foundations[card.suit]


@given(positions())
def test_stuck_means_that_no_move_is_legal(position: Position) -> None:
    assert position.is_stuck == (not list(position.legal_moves) and not position.is_won)


# boards made by hand


def refusal(position: Position, text: str) -> str:
    with pytest.raises(IllegalMoveError) as refused:
        position.play(text)
    assert position.parse_move(text) not in position.legal_moves
    return str(refused.value)


CROWDED = board(
    {1: "8H 7S", 2: "9H 8S", 3: "JD TD 9D", 4: "QD", 5: "KC 2C", 6: "3S 4C", 7: "7H", 8: "6H 5H"},
    "KH 9C - -",
)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("71", "7♥ goes only on 8♥"),
        ("a1", "K♥ goes on no other card"),
        ("3a", "cell a already holds K♥"),
        ("c1", "cell c is empty: there is no card to move"),
        ("5h", "2♣ cannot go up yet: A♣ goes first"),
        ("11", "the card is already there"),
        ("15x3", "column 1 has fewer than 3 cards"),
        ("15x2", "the last 2 cards of column 1 are not a run"),
        ("1A", "this game has no place A"),
        ("1e", "this game has no place e"),
    ],
)
def test_reasons_in_jeu_du_boulanger(text: str, reason: str) -> None:
    assert refusal(CROWDED, text) == reason


def test_the_reason_names_how_many_cards_can_move() -> None:
    run = {1: "JH TH 9H 8H 7H", 2: "QH", 3: "2S", 4: "3D", 5: "5C", 6: "7S", 7: "KD", 8: "9C"}
    three = board(run, "KH KC - -")
    assert refusal(three, "12") == "only 3 cards can move here now"
    one = board(run, "KH KC KS QC")
    assert refusal(one, "12") == "only one card can move here now"
    none_missing = board(run, "- - - -")
    assert none_missing.play("12").columns[0] == ()


def test_a_card_beneath_others_does_not_go_alone() -> None:
    position = board({1: "9H 8H", 2: "TH", 8: "KS"}, "KH KC QC QS")
    assert refusal(position, "12x1") == "8♥ goes only on 9♥"


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("BD1-KD", "12", "9♥ goes only on 10♠, 10♦ or 10♣"),
        ("BD1-KD", "13", "in this game an empty column stays empty"),
        ("BD1-KD", "1a", "this game has no place a"),
        ("BD1-KA", "14", "9♥ goes only on 10♠, 10♥, 10♦ or 10♣"),
        ("BD1-ED", "13", "only a king goes to an empty column"),
        ("BD1-EA", "13", "only a king goes to an empty column"),
        ("FC1-C4", "12", "9♥ goes only on 10♠ or 10♣"),
    ],
)
def test_reasons_elsewhere(name: str, text: str, reason: str) -> None:
    rules = find_rules(name)
    others = dict.fromkeys(range(4, 8), "")
    position = board({1: "9H", 2: "TH", **others, 4: "JH", 8: "KS"}, rules=rules)
    assert refusal(position, text) == reason


def test_any_suit_takes_its_own_too_and_another_suit_does_not() -> None:
    columns = {1: "9H", 2: "TH", 8: "KS"}
    assert "12" in {
        f"{move.source}{move.target}"
        for move in board(columns, rules=find_rules("BD1-KA")).legal_moves
    }
    assert refusal(board(columns, rules=find_rules("BD1-KD")), "12").startswith("9♥ goes only on")


def test_cards_move_one_at_a_time_in_bakers_dozen() -> None:
    position = board({1: "9H 8S", 2: "TS", 8: "KS"}, rules=find_rules("dozen"))
    assert refusal(position, "12x2") == "in this game cards move one at a time"


def test_a_king_goes_to_an_empty_column_where_kings_stay() -> None:
    position = board({1: "4H KD", 8: "KS"}, rules=find_rules("BD1-ED"))
    assert position.play("12").columns[1] == (Card.parse("KD"),)


def test_cards_stay_on_the_foundations() -> None:
    position = board({1: "3S", 8: "KS"}, up=(2, 0, 0, 0))
    with pytest.raises(MalformedMoveError):
        position.play("h1")
    move = Move(FOUNDATION, Place.column(0), 1)
    assert move not in position.legal_moves
    with pytest.raises(IllegalMoveError) as refused:
        position.play(move)
    assert refused.value.key == "move-foundation-final"


def test_no_run_of_cards_goes_up_or_into_a_cell_at_once() -> None:
    position = board({1: "3S 2S", 8: "KS"}, up=(1, 0, 0, 0))
    for target in (FOUNDATION, Place.cell(0)):
        with pytest.raises(IllegalMoveError):
            position.play(Move(Place.column(0), target, 2))
    assert position.play("1h").play("1h").foundations == (3, 0, 0, 0)


def test_a_move_that_is_not_between_columns_takes_one_card_when_it_says_no_number() -> None:
    position = board({1: "3S 2S", 8: "KS"}, up=(1, 0, 0, 0))
    for target in (FOUNDATION, Place.cell(2)):
        assert position.resolve(Move(Place.column(0), target, None)).count == 1
    held = position.play("1c")
    assert held.resolve(Move(Place.cell(2), Place.column(4), None)).count == 1


@pytest.mark.parametrize("count", [0, -1])
def test_no_move_takes_less_than_one_card(count: int) -> None:
    with pytest.raises(MalformedMoveError):
        Move(Place.column(0), Place.column(1), count)


def test_runs() -> None:
    position = board({1: "4H 3H 2H AH", 2: "4S 3D", 8: "KS"})
    assert [position.run_length(index) for index in range(3)] == [4, 1, 0]
    in_freecell = board({1: "4H 3S 2D AC", 2: "4S 3C", 8: "KS"}, rules=find_rules("freecell"))
    assert [in_freecell.run_length(index) for index in range(2)] == [4, 1]


def test_the_winning_card() -> None:
    position = board({1: "KS"}, up=(12, 13, 13, 13))
    assert not position.is_won
    won = position.play("1h")
    assert won.is_won
    assert not won.is_stuck
    assert len(won.legal_moves) == 0


def test_stuck() -> None:
    columns = ["2S", "2H", "2D", "2C", "4S", "4H", "4D"]
    rest = [str(card) for card in DECK if str(card) not in columns and card.rank != Rank.SIX]
    rest.remove("8C")
    rest.append("8C")
    position = Position(BOULANGER, [*columns, " ".join(rest)], "6S 6H 6D 6C")
    assert position.is_stuck
    assert list(position.legal_moves) == []


# boards that are none


def test_missing_and_doubled_cards_are_named() -> None:
    columns = [list(column) for column in board({1: "2H", 8: "KS"}).columns]
    columns[0] = [Card.parse("3H")]
    with pytest.raises(InvalidPositionError) as refused:
        Position(BOULANGER, columns)
    assert refused.value.key == "position-cards-doubled"
    assert str(refused.value) == "some cards are there more than once: 3♥"
    with pytest.raises(InvalidPositionError) as refused:
        Position(BOULANGER, [[], *columns[1:]])
    assert str(refused.value) == "cards are missing: 2♥"


def test_a_card_both_up_and_on_the_board_is_doubled() -> None:
    columns = board({1: "AH", 8: "KS"}).columns
    with pytest.raises(InvalidPositionError, match="more than once: A♥"):
        Position(BOULANGER, columns, (), (0, 1, 0, 0))


def test_the_numbers_of_piles_are_checked() -> None:
    columns = board({1: "AH", 8: "KS"}).columns
    for wrong, key in [
        ((columns[:7], (), (0, 0, 0, 0)), "position-columns"),
        (((*columns, ()), (), (0, 0, 0, 0)), "position-columns"),
        ((columns, (None,) * 5, (0, 0, 0, 0)), "position-cells"),
        ((columns, (), (0, 0, 0)), "position-foundations"),
        ((columns, (), (0, 0, 0, 14)), "position-foundations"),
        ((columns, (), (-1, 0, 0, 0)), "position-foundations"),
        ((columns, (), "abcd"), "position-foundations"),
        ((columns, (), (0, 0, 0, float("nan"))), "position-foundations"),
        ((columns, (), (0, 0, 0.5, 0)), "position-foundations"),
    ]:
        with pytest.raises(InvalidPositionError) as refused:
            Position(BOULANGER, *wrong)
        assert refused.value.key == key


def test_a_small_deck_has_no_high_cards() -> None:
    rules = BOULANGER.replace(ranks=3, layout=(2,) * 6, cells=1)
    deck = rules.deck
    assert len(deck) == 12
    columns = [deck[start : start + 2] for start in range(0, 12, 2)]
    Position(rules, columns)
    with pytest.raises(InvalidPositionError) as refused:
        Position(rules, [*columns[:5], (*columns[5], Card.parse("KS"))])
    assert refused.value.key == "position-cards-strange"


def test_a_position_never_changes() -> None:
    position = board({1: "AH", 8: "KS"})
    with pytest.raises(AttributeError):
        position.columns = ()
    with pytest.raises(AttributeError):
        del position.cells


# the fast forms against plain ones


def plain_run_length(position: Position, index: int) -> int:
    column = position.columns[index]
    if not position.rules.runs:
        return min(len(column), 1)
    length = min(len(column), 1)
    while 0 < length < len(column) and column[-length] in children(position, column[-length - 1]):
        length += 1
    return length


def children(position: Position, card: Card) -> list[Card]:
    variation = brute.VARIATIONS[position.rules.name]
    return [other for other in DECK if brute.fits(variation.build, str(other), str(card))]


@given(positions())
def test_runs_are_as_long_as_card_by_card(position: Position) -> None:
    for index in range(len(position.columns)):
        assert position.run_length(index) == plain_run_length(position, index)


@given(positions())
def test_legal_moves_and_what_they_lead_to_are_those_of_brute_force(position: Position) -> None:
    variation = brute.VARIATIONS[position.rules.name]
    plain = dict(brute.moves(variation, as_board(position)))
    fast = {str(move): as_board(position.play(move)) for move in position.legal_moves}
    assert fast == plain


@given(positions())
def test_what_play_makes_equals_what_is_laid_out(position: Position) -> None:
    for move in position.legal_moves:
        after = position.play(move)
        laid_out = Position(after.rules, after.columns, after.cells, after.foundations)
        assert after == laid_out
        assert hash(after) == hash(laid_out)


def test_tables_of_rules_are_not_pickled() -> None:
    rules = find_rules("freecell")
    assert rules.accepts(Card.parse("7H"), on=Card.parse("8S"))
    again = pickle.loads(pickle.dumps(rules))
    assert again == rules
    assert set(vars(again)) == {field.name for field in fields(rules)}
