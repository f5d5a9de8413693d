"""Shortest lines: as short as a breadth-first search's, legal, and honest about limits."""

from __future__ import annotations

import threading

import pytest

from fournil import Deal, Limit, Position, Verdict, find_rules
from fournil.errors import UnsupportedGameError
from fournil.solver import CancelToken, Reason, Result
from fournil.solver.bakers_game.shortest import adapter as shortest
from tests.solver import breadth_first, exhaustive
from tests.solver.agreement import position_of
from tests.solver.exhaustive import Kind

SMALL = (
    Kind("boulanger 4 ranks, 3 columns, 1 cell", 4, 3, 1, "same", "any"),
    Kind("boulanger 4 ranks, 4 columns, 0 cells", 4, 4, 0, "same", "any"),
    Kind("boulanger 5 ranks, 3 columns, 2 cells", 5, 3, 2, "same", "any"),
    Kind("boulanger 5 ranks, 4 columns, 1 cell", 5, 4, 1, "same", "any"),
    Kind("boulanger 5 ranks, 5 columns, 0 cells", 5, 5, 0, "same", "any"),
)


def replay(position: Position, line: tuple[object, ...]) -> None:
    for move in line:
        position = position.play(move)  # type: ignore[arg-type]
    assert position.is_won


@pytest.mark.parametrize("kind", SMALL, ids=lambda kind: kind.name.replace(" ", "-"))
@pytest.mark.parametrize("on_the_way", [False, True], ids=["deals", "midgame"])
def test_as_short_as_breadth_first(kind: Kind, *, on_the_way: bool) -> None:
    winnable = 0
    for seed in range(20 if on_the_way else 12):
        board = exhaustive.deal(kind, seed)
        if on_the_way:
            board = exhaustive.wander(kind, board, seed)
        try:
            expected = breadth_first.fewest_actions(kind, board, most=12_000)
        except OverflowError:
            continue
        position = position_of(kind, board)
        for find in (shortest.fewest_actions, alone):
            solution = find(position)
            if expected is None:
                assert solution.verdict is Verdict.UNWINNABLE
                assert solution.line is None
            else:
                assert solution.verdict is Verdict.WINNABLE
                assert len(solution.line or ()) == expected, (kind.name, seed)
                replay(position, solution.line or ())
        winnable += expected is not None
    assert winnable > 0


def alone(position: Position) -> Result:
    """The search without the other one that first asks whether there is a line at all."""
    return shortest.search(position, Limit(), CancelToken())


def test_microsoft_deal_1_takes_83_actions() -> None:
    position = Deal.microsoft(find_rules("boulanger"), 1).position
    solution = shortest.fewest_actions(position)
    assert solution.verdict is Verdict.WINNABLE
    assert len(solution.line or ()) == 83
    replay(position, solution.line or ())


@pytest.mark.parametrize(("number", "cells", "actions"), [(3, 4, 72), (2, 4, 72), (2, 3, 74)])
def test_other_deals(number: int, cells: int, actions: int) -> None:
    rules = find_rules("boulanger").with_cells(cells)
    position = Deal.microsoft(rules, number).position
    solution = shortest.fewest_actions(position)
    assert len(solution.line or ()) == actions
    if actions:
        replay(position, solution.line or ())


def test_won_already() -> None:
    won = Position(find_rules("boulanger"), [""] * 8, "", (13, 13, 13, 13))
    solution = shortest.fewest_actions(won)
    assert solution.verdict is Verdict.WINNABLE
    assert solution.line == ()


def test_a_run_is_one_action() -> None:
    columns = ["KS", "4S JS TS 9S 8S", "QS", "3S 7S 6S 5S", "", "2S", "AS", ""]
    position = Position(find_rules("boulanger"), columns, "", (0, 13, 13, 13))
    solution = shortest.fewest_actions(position)
    assert solution.line is not None
    replay(position, solution.line)
    # One action frees the four and one the three; the rest goes up by itself.
    assert len(solution.line) == 13 + 2


def test_deals_that_cannot_be_won() -> None:
    rules = find_rules("boulanger").with_cells(1)
    for number in range(1, 20):
        solution = shortest.fewest_actions(Deal.microsoft(rules, number).position)
        assert solution.verdict is Verdict.UNWINNABLE


START = Deal.microsoft(find_rules("boulanger"), 1).position


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        (Limit(nodes=0), Reason.NODES),
        (Limit(nodes=1000), Reason.NODES),
        (Limit(seconds=0), Reason.SECONDS),
        (Limit(memory=0), Reason.MEMORY),
        (Limit(memory=300_000), Reason.MEMORY),
    ],
    ids=str,
)
def test_limits_give_unknown(limit: Limit, reason: Reason) -> None:
    for solution in (
        shortest.fewest_actions(START, limit=limit),
        shortest.search(START, limit, CancelToken()),
    ):
        assert (solution.verdict, solution.reason) == (Verdict.UNKNOWN, reason)
        assert solution.line is None
        assert limit.nodes is None or solution.nodes <= limit.nodes


def test_cancelled_before() -> None:
    cancel = CancelToken()
    cancel.cancel()
    for solution in (
        shortest.fewest_actions(START, cancel=cancel),
        shortest.search(START, Limit(), cancel),
    ):
        assert (solution.verdict, solution.reason) == (Verdict.UNKNOWN, Reason.CANCELLED)


def test_cancelled_meanwhile() -> None:
    cancel = CancelToken()
    # Unwinnable, so this search alone would have to see everything.
    rules = find_rules("boulanger")
    position = Deal.microsoft(rules, 11).position
    found = []
    thread = threading.Thread(
        target=lambda: found.append(shortest.search(position, Limit(), cancel))
    )
    thread.start()
    cancel.cancel()
    thread.join(timeout=60)
    assert [solution.reason for solution in found] in ([Reason.CANCELLED], [None])


@pytest.mark.parametrize("game", ["dozen", "freecell", "good-measure"])
def test_other_games_are_refused(game: str) -> None:
    with pytest.raises(UnsupportedGameError):
        shortest.fewest_actions(Deal(find_rules(game), 1).position)
