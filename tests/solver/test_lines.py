"""Lines made tidy: still winning, never longer, without there-and-back, runs as one action."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil import Deal, Move, Position, find_rules, solve
from fournil.errors import IllegalMove
from fournil.moves import PlaceKind
from fournil.solver.lines import tidy
from fournil.solver.shortest import fewest_actions
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
    with pytest.raises(IllegalMove):
        tidy(position, moves("2h 3h 1h 1h"))


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
                if back in position.after(there).legal_moves:
                    longer += [there, back]
        longer.append(move)
        position = position.after(move)
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
