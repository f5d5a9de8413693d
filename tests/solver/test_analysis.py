"""Questions of many steps: as exact as the searches are, and never a false loss."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil.core.moves import Move
from fournil.core.position import Position
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.game.game import Game
from fournil.solver import CancelToken, Limit, Result, Verdict, analyse, solve, where_lost
from fournil.solver.analysis import (
    MAX_MISSES,
    Question,
    drive,
    each_move,
    find_losing_move,
    without_cycles,
)
from tests.solver.smallboards import boulanger, scattered

RULES = find_rules("boulanger")
SOME = [Deal(RULES, number).position for number in range(120)]
"""Positions that stand for those of a game; what is said of them is made up."""

HARD, HARDEST = 1, 2
"""What only a thorough search settles, and what no search does."""


def told(true: Verdict, hardness: int, question: Question) -> Verdict:
    known = hardness == 0 or (hardness == HARD and question.thorough)
    return true if known else Verdict.UNKNOWN


@st.composite
def pasts(draw: st.DrawFn) -> tuple[int, list[int], int]:
    """How many positions of a game are winnable, how hard each is, and how many are known."""
    hardness = draw(st.lists(st.sampled_from((0, 0, 0, HARD, HARDEST)), min_size=1, max_size=60))
    winnable = draw(st.integers(0, len(hardness)))
    return winnable, hardness, draw(st.integers(-1, winnable - 1))


@given(pasts())
def test_a_past_is_as_exact_as_its_searches(past: tuple[int, list[int], int]) -> None:
    winnable, hardness, known = past
    positions = SOME[: len(hardness)]
    true = [
        Verdict.WINNABLE if at < winnable else Verdict.UNWINNABLE for at in range(len(positions))
    ]
    asked: list[tuple[int, bool]] = []

    def search(question: Question) -> Result:
        at = positions.index(question.position)
        asked.append((at, question.thorough))
        return Result(told(true[at], hardness[at], question))

    found = drive(find_losing_move(positions, known), search)
    # What can be known: everything up to a winnable position that can be settled, and from a lost
    # one on.
    low = max((at for at in range(winnable) if hardness[at] < HARDEST), default=-1)
    high = min(
        (at for at in range(winnable, len(true)) if hardness[at] < HARDEST), default=len(true)
    )
    assert (found.last_winnable, found.first_lost) == (max(low, known), high)
    assert found.is_exact == (high - max(low, known) == 1)
    assert all(
        verdict in (real, Verdict.UNKNOWN)
        for verdict, real in zip(found.verdicts, true, strict=True)
    )
    assert found.verdicts.count(Verdict.UNKNOWN) == high - max(low, known) - 1
    assert len(asked) == len(set(asked))
    if not any(hardness):
        assert len(asked) <= 2 + len(positions).bit_length()


def test_quick_looks_that_settle_nothing_do_not_go_on_for_ever() -> None:
    quick = 0

    def search(question: Question) -> Result:
        nonlocal quick
        quick += not question.thorough
        return Result(told(Verdict.UNWINNABLE, HARD, question))

    assert drive(find_losing_move(SOME), search).first_lost == 0
    assert quick == MAX_MISSES


@given(st.data())
def test_each_move_is_as_exact_as_its_searches(data: st.DataObject) -> None:
    position = scattered(boulanger(7, 5, 3), data.draw(st.integers(0, 200)))
    if position.is_won:
        return
    hardness: dict[Position, int] = {}
    asked: list[Question] = []

    def search(question: Question) -> Result:
        asked.append(question)
        at = question.position
        if at not in hardness:
            hardness[at] = data.draw(st.sampled_from((0, HARD, HARDEST)))
        return Result(told(solve(at).verdict, hardness[at], question))

    verdicts = drive(each_move(position), search)
    assert list(verdicts) == list(position.legal_moves)
    for move, verdict in verdicts.items():
        real = solve(position.play(move)).verdict
        assert verdict in (real, Verdict.UNKNOWN)
        if verdict is Verdict.UNKNOWN:
            assert HARDEST in hardness.values()
    assert len(asked) == len(set(asked))


def played(seed: int, steps: int, better: Callable[[Move], bool] = lambda _: False) -> Game:
    """A game played at random; moves that are better are taken first half of the time."""
    chance = random.Random(seed)
    game = Game(Deal(RULES, chance.randrange(2**30)))
    for _ in range(steps):
        moves = list(game.position.legal_moves)
        if chance.random() < 0.5:
            moves = [move for move in moves if better(move)] or moves
        if not moves:
            break
        game.play(chance.choice(moves))
    return game


@pytest.mark.parametrize("seed", range(10))
def test_where_the_win_was_lost_is_what_every_position_says(seed: int) -> None:
    game = played(seed, 40)
    positions = [game.deal.position]
    positions += accumulate(game.moves, Position.play_unchecked, initial=positions.pop())
    past = where_lost(positions)
    brute = [solve(position).verdict for position in positions]
    assert past.verdicts == brute
    assert past.is_exact
    assert past.last_winnable == brute.count(Verdict.WINNABLE) - 1


def test_a_past_that_is_not_searched_is_unknown() -> None:
    cancel = CancelToken()
    cancel.cancel()
    positions = SOME[:1]
    for past in (
        where_lost(positions, cancel=cancel),
        where_lost(positions, limit=Limit(nodes=0)),
    ):
        assert past.verdicts == [Verdict.UNKNOWN]
        assert not past.is_exact
    assert where_lost([]).verdicts == []


def test_analysis_by_steps_is_the_same_analysis() -> None:
    for seed in range(8):
        position = played(seed, 12).position
        by_steps = drive(each_move(position), lambda question: solve(question.position))
        whole = analyse(position)
        assert by_steps == {move: solution.verdict for move, solution in whole.items()}


def test_a_line_without_ways_round_goes_nowhere_twice() -> None:
    start = Position(RULES, ["KS QS", "JS", *[""] * 6], "", (10, 13, 13, 13))
    texts = ["1a", "a1", "1a", "ab", "ba", "2h", "ah", "1h"]
    line = [start.parse_move(text) for text in texts]
    short = without_cycles(start, line)
    assert [str(move) for move in short] == ["1a", "2h", "ah", "1h"]
    assert without_cycles(start, short) == short
    assert without_cycles(start, []) == ()
