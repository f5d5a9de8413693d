"""Lines made tidy: still winning, never longer, without there-and-back, runs as one action."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil import Deal, Move, Position, find_rules, solve
from fournil.core.moves import Place, PlaceKind
from fournil.errors import IllegalMoveError
from fournil.solver.bakers_game.shortest import fewest_actions
from fournil.solver.lines import tidy
from tests.solver import exhaustive
from tests.solver.agreement import position_of
from tests.solver.exhaustive import KINDS


def played(position: Position, moves: tuple[Move, ...]) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def start(columns: list[str], cells: str = "", up: tuple[int, ...] = (0, 0, 0, 0)) -> Position:
    return Position(find_rules("boulanger"), columns + [""] * (8 - len(columns)), cells, up)


def moves(text: str) -> list[Move]:
    return [Move.parse(word) for word in text.split()]


def texts(line: tuple[Move, ...]) -> str:
    return " ".join(map(str, line))


KINGS_LEFT = (9, 13, 13, 13)


def test_there_and_back_is_left_out() -> None:
    position = start(["KS QS", "JS", "TS"], up=KINGS_LEFT)
    assert texts(tidy(position, moves("2a a2 3h 2h 1h 1h"))) == "3h 2h 1h 1h"


def test_a_detour_is_left_out() -> None:
    position = start(["KS QS", "JS", "TS"], up=KINGS_LEFT)
    assert texts(tidy(position, moves("2a a4 45x1 5b 3h bh 1h 1h"))) == "3h 2h 1h 1h"


def test_single_cards_become_a_run() -> None:
    # The ten lies under a run that must first move onto the king.
    position = start(["KS", "TS QS JS"], up=KINGS_LEFT)
    assert texts(tidy(position, moves("2a 21x1 a1 2h 1h 1h 1h"))) == "21x2 2h 1h 1h 1h"


def test_single_cards_through_an_empty_column_become_a_run() -> None:
    columns = ["KH QH", "9S JH TH 9H", "TS", "JS", "QS", "KS"]
    position = start(columns, up=(8, 8, 13, 13))
    given_line = moves("2a 2b 27x1 b7 a7 2h 3h 4h 5h 6h 7h 7h 7h 1h 1h")
    line = tidy(position, given_line)
    assert played(position, line).is_won
    assert len(line) < len(given_line)


def test_needed_moves_stay() -> None:
    position = start(["TS KS", "QS JS"], up=KINGS_LEFT)
    line = moves("1a 1h 2h 2h ah")
    assert tidy(position, line) == tuple(line)


def test_a_line_without_moves() -> None:
    won = start([], up=(13, 13, 13, 13))
    assert tidy(won, []) == ()


def test_an_illegal_line_is_refused() -> None:
    position = start(["KS QS", "JS", "TS"], up=KINGS_LEFT)
    with pytest.raises(IllegalMoveError):
        tidy(position, moves("2h 3h 1h 1h"))


def test_a_move_without_a_number_takes_what_may_go_where_it_is_played() -> None:
    # The ten reaches the jack only on the way: two cards go then, not one.
    position = start(["KS", "QS JS", "TS"], up=KINGS_LEFT)
    assert texts(tidy(position, moves("32 21 1h 1h 1h 1h"))) == "3h 2h 2h 1h"


@pytest.mark.parametrize(
    "line",
    [
        "12x2 2h 1h 1h 1h",  # a run that is none
        "1a 1b 1c 1d",  # more cards than there are
        "81x1 1h",  # from an empty column
        "ab 1h",  # from an empty cell
        "3a 3a 1h",  # onto a taken cell
        "11x1 1h",  # where it lies
        "23x1 3h",  # a card onto one that does not take it
        "1D 1h",  # a column that is not there
        "1f 1h",  # a cell that is not there
        "h1 1h",  # from a foundation
    ],
)
def test_whatever_is_illegal_is_refused_with_the_reason_of_the_rules(line: str) -> None:
    position = start(["KS QS", "JS", "TS"], up=KINGS_LEFT)
    given_line = [Move(*_places(word)) for word in line.split()]
    with pytest.raises(IllegalMoveError) as refused:
        tidy(position, given_line)
    with pytest.raises(IllegalMoveError) as said:
        played(position, tuple(given_line))
    assert str(refused.value) == str(said.value)


def _places(word: str) -> tuple[Place, Place, int]:
    count = int(word[3:]) if "x" in word else 1
    return Place.parse(word[0]), Place.parse(word[1]), count


def test_a_line_that_does_not_win_is_refused() -> None:
    position = start(["KS QS", "JS", "TS"], up=KINGS_LEFT)
    with pytest.raises(ValueError, match="does not win"):
        tidy(position, moves("3h 2h"))


def padded(position: Position, line: tuple[Move, ...], chance: random.Random) -> list[Move]:
    """The line with moves there and back put in."""
    longer = []
    for move in line:
        for _ in range(chance.randrange(3)):
            useless = [m for m in position.legal_moves if m.target.kind != PlaceKind.FOUNDATION]
            if useless:
                there = chance.choice(useless)
                back = Move(there.target, there.source, there.count)
                if back in position.play_unchecked(there).legal_moves:
                    longer += [there, back]
        longer.append(move)
        position = position.play_unchecked(move)
    return longer


@pytest.mark.parametrize("number", [1, 3, 56])
def test_padding_a_shortest_line_is_undone(number: int) -> None:
    position = Deal.microsoft(find_rules("boulanger"), number).position
    shortest = fewest_actions(position).line or ()
    longer = padded(position, shortest, random.Random(number))
    assert len(longer) > len(shortest)
    line = tidy(position, longer)
    assert played(position, line).is_won
    # There may be more to leave out than was put in, but never below the fewest.
    assert len(line) == len(shortest)


@given(st.sampled_from(KINDS), st.integers(0, 10_000))
def test_any_line_of_any_game_stays_a_win(kind: exhaustive.Kind, seed: int) -> None:
    position = position_of(kind, exhaustive.deal(kind, seed))
    found = solve(position)
    if found.line is None:
        return
    longer = padded(position, found.line, random.Random(seed))
    line = tidy(position, longer)
    assert played(position, line).is_won
    assert len(line) <= len(found.line) + (len(longer) - len(found.line)) // 2
    assert tidy(position, line) == line
