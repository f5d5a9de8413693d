"""The search for Baker's Dozen and Good Measure: known verdicts, lines played through, losses."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from fournil import Card, Deal, EmptyColumn, Position, find_rules, solve
from fournil.solver import CancelToken, Limit, Reason, Verdict
from fournil.solver.bakers_dozen import search as kernel
from fournil.solver.bakers_dozen.adapter import supports
from fournil.solver.runtime.outcomes import WON
from tests.solver.agreement import compare
from tests.solver.exhaustive import Kind
from tests.solver.loss_checker import LossChecker
from tests.solver.playing import check_line

# PySolFC's deals 1-500 of Baker's Dozen, building in any suit, on the boards of that program (whose
# kings sink by another rule) with what Solvitaire (Blake and Gent) and fc-solve found: one is open.
BOARDS = (Path(__file__).parents[1] / "data" / "dozen_pysol_any_suit.txt").read_text().splitlines()
OPEN = 417

VARIATIONS = ("BD1-KD", "BD1-KA", "BD1-ED", "BD1-EA", "GM1-KA")

LOST_IN_1000 = {
    "BD1-KD": (107, 200, 224, 237, 251, 267, 307, 706, 742),
    "BD1-KA": (267, 307, 742),
    "BD1-ED": (489, 619),
    "BD1-EA": (619,),
}
"""The code deals 0-999 that cannot be won."""

KINDS = (
    Kind("dozen ED 4 ranks, 7 columns", 4, 7, 0, "other", "king"),
    Kind("dozen EA 4 ranks, 3 columns", 4, 3, 0, "any", "king"),
    Kind("dozen EA 6 ranks, 7 columns", 6, 7, 0, "any", "king"),
    Kind("dozen ED sunk 6 ranks, 5 columns", 6, 5, 0, "other", "king", kings_sink=True),
    Kind("dozen KD 4 ranks, 10 columns", 4, 10, 0, "other", "none", kings_sink=True),
    Kind("dozen KD not sunk 4 ranks, 5 columns", 4, 5, 0, "other", "none"),
    Kind("dozen KA not sunk 4 ranks, 5 columns", 4, 5, 0, "any", "none"),
)
"""Shapes beside those of ``exhaustive.KINDS``."""

needs_compiled = pytest.mark.skipif(
    kernel.__file__.endswith(".py"), reason="takes minutes where the kernels are not compiled"
)


def pysol_boards() -> Iterator[tuple[int, str, Position]]:
    rules = find_rules("BD1-KA")
    for line in BOARDS:
        number, verdict, *columns = line.split()
        cards = [[Card.parse(pair) for pair in map("".join, _pairs(text))] for text in columns]
        yield int(number), verdict, Position(rules, cards)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    return zip(text[::2], text[1::2], strict=True)


def check_pysol_board(number: int, verdict: str, position: Position) -> None:
    solution = solve(position)
    assert solution.verdict is (Verdict.WINNABLE if verdict == "won" else Verdict.UNWINNABLE), (
        f"PySol {number}"
    )
    if verdict == "won":
        check_line(position, solution)


def test_agrees_with_other_solvers_on_pysols_boards() -> None:
    lost = 0
    for number, verdict, position in pysol_boards():
        if number % 20 == 1 or verdict == "lost":
            check_pysol_board(number, verdict, position)
            lost += verdict == "lost"
    assert lost == 2


@pytest.mark.slow
def test_agrees_with_other_solvers_on_all_of_pysols_boards() -> None:
    for number, verdict, position in pysol_boards():
        check_pysol_board(number, verdict, position)


@needs_compiled
def test_the_open_deal_is_lost() -> None:
    (position,) = (position for number, _, position in pysol_boards() if number == OPEN)
    solution = solve(position)
    assert solution.verdict is Verdict.UNWINNABLE
    assert solution.nodes == 2_592_565


@pytest.mark.parametrize("name", VARIATIONS)
def test_code_deals_are_settled_and_lines_win(name: str) -> None:
    rules = find_rules(name)
    for number in range(12):
        position = Deal(rules, number).position
        solution = solve(position)
        if solution.verdict is Verdict.WINNABLE:
            check_line(position, solution)
        else:
            assert solution.verdict is Verdict.UNWINNABLE


@needs_compiled
@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", VARIATIONS)
def test_a_thousand_code_deals(name: str) -> None:
    rules = find_rules(name)
    lost = []
    for number in range(1000):
        position = Deal(rules, number).position
        solution = solve(position)
        if solution.verdict is Verdict.WINNABLE:
            check_line(position, solution)
        else:
            assert solution.verdict is Verdict.UNWINNABLE
            lost.append(number)
    assert tuple(lost) == LOST_IN_1000[name] if name in LOST_IN_1000 else len(lost) == 68


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name.replace(" ", "-"))
def test_agrees_with_exhaustive_search(kind: Kind) -> None:
    comparisons = [found for seed in range(12) for found in compare(kind, seed, most=30_000)]
    assert [found for found in comparisons if not found.agrees] == []
    assert any(found.expected is not None for found in comparisons)


@pytest.mark.parametrize(
    ("name", "number", "states"),
    [
        ("BD1-KD", 307, 700),
        ("BD1-KD", 742, 34),
        ("BD1-KA", 307, 1737),
        ("BD1-KA", 742, 50),
        ("GM1-KA", 29, 1396),
        ("GM1-KA", 187, 2711),
        ("GM1-KA", 273, 203),
        ("GM1-KA", 322, 36),
    ],
)
def test_a_slow_checker_confirms_losses(name: str, number: int, states: int) -> None:
    position = Deal(find_rules(name), number).position
    assert solve(position).verdict is Verdict.UNWINNABLE
    assert LossChecker(position).states_if_lost(5_000) == states


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number"), [("BD1-KD", 107), ("GM1-KA", 20), ("GM1-KA", 30)])
def test_a_slow_checker_confirms_larger_losses(name: str, number: int) -> None:
    position = Deal(find_rules(name), number).position
    assert solve(position).verdict is Verdict.UNWINNABLE
    assert LossChecker(position).states_if_lost(100_000) is not None


def test_middle_of_a_game_stays_winnable_along_a_line() -> None:
    for name in ("BD1-KD", "BD1-EA"):
        position = Deal(find_rules(name), 3).position
        for turn, move in enumerate(solve(position).line or ()):
            position = position.play(move)
            if turn % 10 == 0:
                check_line(position, solve(position))
        assert position.is_won
        solution = solve(position)
        assert (solution.verdict, solution.line) == (Verdict.WINNABLE, ())


def test_one_column_may_hold_everything() -> None:
    rules = find_rules("BD1-KA")
    deck = sorted(rules.deck, key=lambda card: -card.rank)
    empty: list[list[Card]] = [[] for _ in range(12)]
    position = Position(rules, [deck, *empty])
    check_line(position, solve(position))
    lost = Position(rules, [deck[::-1], *empty])
    assert solve(lost).verdict is Verdict.UNWINNABLE
    # Where kings move, each takes an empty column, and all else follows.
    kings = Position(find_rules("BD1-EA"), [deck[::-1], *empty])
    check_line(kings, solve(kings))


def test_takes_what_it_can_hold() -> None:
    rules = find_rules("BD1-KD")
    assert supports(rules)
    assert not supports(rules.replace(cells=1))
    assert not supports(rules.replace(fill=EmptyColumn.ANY))
    assert not supports(rules.replace(runs=True))
    assert not supports(rules.replace(layout=(4,) * 12 + (2, 2)))


def hard_deal() -> Position:
    """A deal that takes more than a million positions."""
    return Deal(find_rules("BD1-KD"), 237).position


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        (Limit(nodes=0), Reason.NODES),
        (Limit(nodes=1), Reason.NODES),
        (Limit(nodes=5000), Reason.NODES),
        (Limit(seconds=0), Reason.SECONDS),
        (Limit(seconds=0.001), Reason.SECONDS),
        (Limit(memory=0), Reason.MEMORY),
        (Limit(memory=3_200_000), Reason.MEMORY),
    ],
)
def test_a_limit_gives_unknown_with_the_reason(limit: Limit, reason: Reason) -> None:
    solution = solve(hard_deal(), limit=limit)
    assert (solution.verdict, solution.reason, solution.line) == (Verdict.UNKNOWN, reason, None)
    if limit.nodes is not None:
        assert solution.nodes <= limit.nodes


def test_a_search_that_was_stopped_leaves_nothing_behind() -> None:
    deal = Deal(find_rules("BD1-KD"), 2).position
    before = solve(deal)
    solve(hard_deal(), limit=Limit(nodes=50_000))
    after = solve(deal)
    assert (before.verdict, before.nodes, before.line) == (after.verdict, after.nodes, after.line)


def test_cancelled_before_and_during_the_search() -> None:
    cancel = CancelToken()
    cancel.cancel()
    solution = solve(hard_deal(), cancel=cancel)
    assert (solution.verdict, solution.reason) == (Verdict.UNKNOWN, Reason.CANCELLED)
    assert solution.nodes == 0
    # Another thread throws the switch: tried again where it came before the first position, or
    # after the verdict.
    late, tries = 0.001, 0
    while solution.nodes == 0 or solution.reason is None:
        tries += 1
        assert tries < 50, "the search does not look at its switch"
        cancel = CancelToken()
        timer = threading.Timer(late, cancel.cancel)
        timer.start()
        solution = solve(hard_deal(), cancel=cancel)
        timer.cancel()
        timer.join()
        late *= 2 if solution.nodes == 0 else 0.5
    assert (solution.verdict, solution.reason) == (Verdict.UNKNOWN, Reason.CANCELLED)


def test_a_deck_of_aces_is_always_won() -> None:
    search = kernel.Search(False)
    search.set_limits(-1, 1 << 30, array("i", [0]))
    search.set_position([[0], [1, 2], [3]], [0, 0, 0, 0], 1, False)
    assert search.run(-1.0) == (WON, 2, [])
