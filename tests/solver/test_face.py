"""The public face of the solver: limits, the switch, many deals, advice."""

from __future__ import annotations

import pickle
import threading
from collections import Counter
from typing import Any

import pytest

from fournil.core.position import Position
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.deals.ranges import CodeDeals, MicrosoftDeals
from fournil.errors import DealNumberError, InvalidPositionError, UnsupportedGameError
from fournil.solver import (
    CancelToken,
    Limit,
    Reason,
    Result,
    Verdict,
    analyse,
    hint,
    solve,
    solve_many,
    verify_loss,
)
from tests.solver.smallboards import boulanger, scattered

RULES = find_rules("boulanger")
WINNABLE = Deal.microsoft(RULES, 1).position
LOST = Deal(RULES, 26).position


def facts(solution: Result) -> tuple[object, ...]:
    return solution.verdict, solution.nodes, solution.reason, solution.line


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        (Limit(nodes=0), Reason.NODES),
        (Limit(nodes=-5), Reason.NODES),
        (Limit(nodes=10), Reason.NODES),
        (Limit(seconds=0), Reason.SECONDS),
        (Limit(seconds=-0.5), Reason.SECONDS),
        (Limit(memory=0), Reason.MEMORY),
        (Limit(memory=1000), Reason.MEMORY),
    ],
)
@pytest.mark.parametrize("position", [WINNABLE, LOST])
def test_a_spent_limit_is_unknown_with_the_reason(
    limit: Limit, reason: Reason, position: Position
) -> None:
    for solution in (
        solve(position, limit=limit),
        *solve_many(MicrosoftDeals(RULES, range(1, 2)), limit=limit),
    ):
        assert (solution.verdict, solution.reason) == (Verdict.UNKNOWN, reason)
        assert solution.line is None
        if limit.nodes is not None:
            assert solution.nodes <= max(0, limit.nodes)


@pytest.mark.parametrize(
    ("limit", "same"),
    [
        (Limit(nodes=float("nan")), Limit(nodes=0)),  # type: ignore[arg-type]
        (Limit(nodes=10.9), Limit(nodes=10)),  # type: ignore[arg-type]
        (Limit(nodes=float("inf")), Limit()),  # type: ignore[arg-type]
        (Limit(nodes=2**70), Limit()),
        (Limit(seconds=float("nan")), Limit(seconds=0)),
        (Limit(seconds=float("inf")), Limit()),
        (Limit(seconds=10**400), Limit()),
        (Limit(memory=-1), Limit(memory=0)),
        (Limit(memory=float("nan")), Limit(memory=0)),  # type: ignore[arg-type]
        (Limit(memory=2.5e5), Limit(memory=250_000)),  # type: ignore[arg-type]
        (Limit(memory=2**70), Limit()),
        (Limit(memory=float("inf")), Limit()),  # type: ignore[arg-type]
    ],
)
@pytest.mark.parametrize("name", ["BK1-C4", "BD1-KD", "FC1-C4", "GM1-KA"])
def test_any_number_is_a_limit(name: str, limit: Limit, same: Limit) -> None:
    position = Deal(find_rules(name), 3).position
    found, expected = solve(position, limit=limit), solve(position, limit=same)
    assert (found.verdict, found.reason, found.nodes) == (
        expected.verdict,
        expected.reason,
        expected.nodes,
    )


@pytest.mark.parametrize(
    "changes", [{"layout": (1,) * 52}, {"layout": (2,) * 26}, {"cells": 17}, {"cells": 60}], ids=str
)
@pytest.mark.parametrize("name", ["BK1-C4", "BD1-KD", "FC1-C4", "GM1-KA"])
def test_a_game_that_no_search_can_hold_is_refused(name: str, changes: dict[str, Any]) -> None:
    rules = find_rules(name).replace(**{"aces_up": 0, "layout": (4,) * 13, **changes})
    cards = iter(rules.deck)
    position = Position(rules, [[next(cards) for _ in range(length)] for length in rules.layout])
    for ask in (solve, analyse, hint):
        with pytest.raises(UnsupportedGameError):
            ask(position)


def test_the_node_limit_is_exact() -> None:
    nodes = solve(LOST).nodes
    assert solve(LOST, limit=Limit(nodes=nodes)).verdict is Verdict.UNWINNABLE
    assert solve(LOST, limit=Limit(nodes=nodes - 1)).verdict is Verdict.UNKNOWN


def test_little_memory_is_unknown_and_never_a_verdict() -> None:
    # Microsoft's deal 18727 is among the hardest for the search: thousands of positions.
    hard = Deal.microsoft(RULES, 18_727).position
    full = solve(hard)
    seen = Counter[Verdict]()
    for kilobytes in range(100, 1200, 50):
        solution = solve(hard, limit=Limit(memory=kilobytes * 1000))
        seen[solution.verdict] += 1
        if solution.verdict is Verdict.UNKNOWN:
            assert solution.reason is Reason.MEMORY
        else:
            assert facts(solution) == facts(full)
    assert seen[Verdict.UNKNOWN] > 1
    assert seen[full.verdict] > 1


def test_a_switch_thrown_before_is_seen_at_once() -> None:
    cancel = CancelToken()
    cancel.cancel()
    assert cancel.is_cancelled
    solution = solve(WINNABLE, cancel=cancel)
    assert (solution.verdict, solution.reason) == (Verdict.UNKNOWN, Reason.CANCELLED)
    assert {answer.reason for answer in analyse(WINNABLE, cancel=cancel).values()} == {
        Reason.CANCELLED
    }
    assert hint(LOST, cancel=cancel).reason is Reason.CANCELLED


@pytest.mark.parametrize(("threads", "beside"), [(1, False), (1, True), (2, False)])
def test_another_thread_stops_many_deals(threads: int, beside: bool) -> None:
    cancel = CancelToken()
    deals = MicrosoftDeals(RULES, range(1, 200_001))
    solutions = solve_many(deals, cancel=cancel, threads=threads, beside=beside)
    first = next(solutions)
    assert first.verdict is Verdict.WINNABLE
    thread = threading.Thread(target=cancel.cancel)
    thread.start()
    thread.join()
    rest = Counter(solution.reason for solution in solutions)
    assert rest[Reason.CANCELLED] > 100_000
    assert sum(rest.values()) == 199_999


def test_giving_up_the_iterator_stops_its_threads() -> None:
    before = set(threading.enumerate())
    solutions = solve_many(MicrosoftDeals(RULES, range(1, 1_000_000)), threads=2)
    next(solutions)
    assert not set(threading.enumerate()) <= before
    solutions.close()  # type: ignore[attr-defined]
    assert set(threading.enumerate()) <= before


def test_threads_change_nothing() -> None:
    deals = MicrosoftDeals(RULES, range(1, 601))
    one, beside, three = (
        [(s.verdict, s.nodes) for s in solve_many(deals, threads=threads, beside=beside)]
        for threads, beside in ((1, False), (1, True), (3, False))
    )
    assert one == beside == three


def test_positions_and_deals_are_settled_in_their_order() -> None:
    deals = [Deal(RULES, number) for number in range(20)]
    positions = [deal.position for deal in deals]
    alone = [facts(solve(position)) for position in positions]
    assert [facts(solution) for solution in solve_many(deals)] == alone
    assert [facts(solution) for solution in solve_many(positions, threads=2)] == alone
    assert [facts(solution) for solution in solve_many(CodeDeals(RULES, range(20)))] == alone
    assert list(solve_many([])) == []
    assert list(solve_many(MicrosoftDeals(RULES, range(5, 5)))) == []


@pytest.mark.parametrize(
    "deals",
    [
        MicrosoftDeals(RULES, range(3)),
        MicrosoftDeals(RULES, range(2**33 - 1, 2**33 + 1)),
        CodeDeals(RULES, range(2**30 - 1, 2**30 + 1)),
        CodeDeals(RULES, range(-1, 3)),
    ],
)
def test_numbers_that_are_no_deals_are_refused_before_any_search(deals: CodeDeals) -> None:
    with pytest.raises(DealNumberError):
        solve_many(deals)


def test_bad_boards_never_reach_the_search() -> None:
    columns = [" ".join(map(str, column)) for column in WINNABLE.columns]
    for wrong, key in (
        (columns[1:], "position-columns"),
        ([columns[0] + " AS", *columns[1:]], "position-cards-doubled"),
        ([columns[0][3:], *columns[1:]], "position-cards-missing"),
    ):
        with pytest.raises(InvalidPositionError) as caught:
            Position(RULES, wrong)
        assert caught.value.key == key
    with pytest.raises(InvalidPositionError):
        Position(RULES.with_cells(1), columns, "JD KD")
    with pytest.raises(InvalidPositionError):
        Position(RULES, columns, foundations=(14, 0, 0, 0))


def test_solutions_can_be_sent_to_other_processes() -> None:
    solution = solve(WINNABLE)
    copy = pickle.loads(pickle.dumps(solution))
    assert facts(copy) == facts(solution)
    assert facts(pickle.loads(pickle.dumps(solve(LOST)))) == facts(solve(LOST))


@pytest.mark.parametrize("seed", range(12))
def test_analysis_is_what_solving_each_move_says(seed: int) -> None:
    position = scattered(boulanger(7, 5, 3), seed)
    answers = analyse(position)
    assert list(answers) == list(position.legal_moves)
    for move, solution in answers.items():
        after = position.play(move)
        assert solution.verdict is solve(after).verdict
        if solution.verdict is Verdict.WINNABLE:
            assert solution.line is not None
            for later in solution.line:
                after = after.play(later)
            assert after.is_won


@pytest.mark.parametrize("number", [1, 3, 7, 617])
def test_hints_lead_to_the_end(number: int) -> None:
    position = Deal.microsoft(RULES, number).position
    seen = set()
    while not position.is_won:
        assert position not in seen
        seen.add(position)
        advice = hint(position)
        assert advice.verdict is Verdict.WINNABLE
        assert advice.move is not None
        position = position.play(advice.move)
    assert hint(position).move is None


def test_a_lost_position_gets_no_hint() -> None:
    advice = hint(LOST)
    assert (advice.verdict, advice.move, advice.reason) == (Verdict.UNWINNABLE, None, None)
    limited = hint(LOST, limit=Limit(nodes=3))
    assert (limited.verdict, limited.reason) == (Verdict.UNKNOWN, Reason.NODES)


@pytest.mark.parametrize(
    ("name", "number"),
    [("BK1-C4", 26), ("BK1-C1", 0), ("BD1-KD", 107), ("BD1-KA", 742), ("GM1-KA", 29)],
)
def test_a_loss_is_proved_with_other_keys_too(name: str, number: int) -> None:
    position = Deal(find_rules(name), number).position
    first, second = solve(position), verify_loss(position)
    assert (first.verdict, second.verdict) == (Verdict.UNWINNABLE, Verdict.UNWINNABLE)
    if name.startswith("BK"):
        # Other keys change nothing but where positions stand in the table.
        assert first.nodes == second.nodes


def test_a_win_is_never_called_a_loss_with_other_keys() -> None:
    for name in ("BK1-C4", "BD1-KD", "FC1-C4"):
        position = Deal(find_rules(name), 3).position
        assert verify_loss(position).verdict is solve(position).verdict is Verdict.WINNABLE


def test_a_second_proof_has_limits_too() -> None:
    assert verify_loss(LOST, limit=Limit(nodes=3)).reason is Reason.NODES
    cancel = CancelToken()
    cancel.cancel()
    assert verify_loss(LOST, cancel=cancel).reason is Reason.CANCELLED
