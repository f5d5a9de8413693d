"""The lanes: hard questions keep nobody waiting, nothing is searched twice or for nobody."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from typing import Any

import pytest

from fournil.core.position import Position
from fournil.service import solver_pool as lanes
from fournil.service import worker as lane
from fournil.service.solver_pool import SolverPool
from fournil.service.timeouts import USUAL
from fournil.service.worker import NICENESS, Worker
from fournil.solver import Limit, Reason, Result, Verdict
from fournil.solver.analysis import Question, Steps, verdict_of
from tests.service.lanes_under_test import (
    EASY,
    EASY_TOO,
    HARD,
    HARD_TOO,
    LOST,
    PATIENCE,
    UNKNOWN,
    WAIT,
    WON,
    Oracle,
)
from tests.unhurried import UNHURRIED

Ask = Callable[[Position], "Future[Result]"]


@pytest.fixture
def oracle() -> Oracle:
    return Oracle(HARD, HARD_TOO)


@pytest.fixture
def two_lanes(oracle: Oracle) -> Iterator[SolverPool]:
    opened = SolverPool(oracle, timeouts=UNHURRIED)
    yield opened
    opened.close()


@pytest.fixture
def ask(two_lanes: SolverPool) -> Ask:
    def ask(position: Position) -> Future[Result]:
        return two_lanes.ask(("verdict_of", position), lambda: verdict_of(position), PATIENCE)

    return ask


def test_easy_questions_are_answered_while_a_hard_one_is_searched(oracle: Oracle, ask: Ask) -> None:
    hard = ask(HARD)
    assert oracle.started.wait(WAIT)
    assert ask(EASY).result(WAIT) is WON
    assert ask(EASY_TOO).result(WAIT) is WON
    assert not hard.done()
    oracle.let.set()
    assert hard.result(WAIT) is LOST


def test_questions_about_one_position_are_one_search(
    oracle: Oracle, two_lanes: SolverPool, ask: Ask
) -> None:
    first, second = ask(HARD), ask(HARD)
    assert oracle.started.wait(WAIT)
    third = ask(HARD)
    of_another_kind = two_lanes.ask("another kind", lambda: verdict_of(HARD), PATIENCE)
    assert ask(EASY).result(WAIT)  # so the other question has had its turn
    oracle.let.set()
    assert {future.result(WAIT) for future in (first, second, third, of_another_kind)} == {LOST}
    assert oracle.asked["slow", HARD] == 1
    # And what is settled is never searched again.
    assert ask(HARD).result(WAIT) is LOST
    assert two_lanes.settled(HARD) is LOST
    assert oracle.asked["slow", HARD] == 1


def test_a_question_that_nobody_waits_for_ends(oracle: Oracle, ask: Ask) -> None:
    first, second = ask(HARD), ask(HARD)
    assert oracle.started.wait(WAIT)
    first.cancel()
    assert not oracle.stopped.is_set()
    second.cancel()
    assert oracle.stopped.wait(WAIT)
    # Asked again it is a new search, not the one that was stopped.
    third = ask(HARD)
    oracle.let.set()
    assert third.result(WAIT) is LOST
    assert oracle.asked["slow", HARD] == 2


def test_a_question_that_waits_its_turn_is_dropped(oracle: Oracle, ask: Ask) -> None:
    running, waiting = ask(HARD), ask(HARD_TOO)
    assert oracle.started.wait(WAIT)
    assert ask(EASY).result(WAIT) is WON  # so the second has been handed over
    waiting.cancel()
    oracle.let.set()
    assert running.result(WAIT) is LOST
    assert ask(HARD).result(WAIT) is LOST
    assert oracle.asked["slow", HARD_TOO] == 0


def test_a_question_cancelled_before_its_turn_is_never_begun() -> None:
    begun = []
    inside, go_on = threading.Event(), threading.Event()

    def search(_: Position, **_limits: Any) -> Result:
        inside.set()
        go_on.wait(WAIT)
        return WON

    def steps() -> Steps[None]:
        begun.append(True)
        yield Question(EASY)

    several = SolverPool(search, timeouts=UNHURRIED)
    first = several.ask("first", lambda: verdict_of(EASY), PATIENCE)
    assert inside.wait(WAIT)
    second = several.ask("second", steps, PATIENCE)
    second.cancel()
    go_on.set()
    assert first.result(WAIT) is WON
    assert several.ask("third", lambda: verdict_of(EASY_TOO), PATIENCE).result(WAIT) is WON
    assert not begun
    several.close()


def test_a_question_of_many_steps_gives_others_a_turn(oracle: Oracle) -> None:
    impatient = SolverPool(oracle, timeouts=replace(UNHURRIED, turn=-1.0))
    others = threading.Event()

    def steps() -> Steps[int]:
        count = 0
        while not others.is_set():  # for ever, if it kept the lane to itself
            yield Question(EASY)
            count += 1
        return count

    endless = impatient.ask("endless", steps, PATIENCE)
    other = impatient.ask("other", lambda: verdict_of(EASY_TOO), PATIENCE)
    assert other.result(WAIT) is WON
    others.set()
    assert endless.result(WAIT) >= 0
    impatient.close()


def test_a_verdict_that_comes_out_during_a_quick_look_is_not_sought_again() -> None:
    looks, searches = [], []
    looking = threading.Event()

    def search(position: Position, *, limit: Limit, **_: Any) -> Result:
        if limit.memory == USUAL.search.memory:
            searches.append(position)
            assert looking.wait(WAIT)
            return LOST
        looks.append(position)
        if len(looks) == 2:  # for the other question: it ends after the search for the first one
            looking.set()
            patience = threading.Event()
            while HARD in several._searches:
                patience.wait(0.001)
        return UNKNOWN

    several = SolverPool(search, timeouts=UNHURRIED)
    first = several.ask("first", lambda: verdict_of(HARD), PATIENCE)
    other = several.ask("other", lambda: verdict_of(HARD), PATIENCE)
    assert (first.result(WAIT), other.result(WAIT)) == (LOST, LOST)
    assert (looks, searches) == ([HARD, HARD], [HARD])
    several.close()


def test_a_quick_look_is_never_handed_over(oracle: Oracle, two_lanes: SolverPool) -> None:
    def steps() -> Steps[Result]:
        return (yield Question(HARD, thorough=False))

    assert two_lanes.ask("quick", steps, PATIENCE).result(WAIT) is UNKNOWN
    assert oracle.asked["slow", HARD] == 0
    assert two_lanes.settled(HARD) is None


def test_impatience_is_unknown(oracle: Oracle, two_lanes: SolverPool) -> None:
    told = two_lanes.ask("impatient", lambda: verdict_of(EASY), 0).result(WAIT)
    assert (told.verdict, told.reason) == (Verdict.UNKNOWN, Reason.SECONDS)
    assert not oracle.asked


LONG = replace(UNHURRIED, search=Limit(USUAL.search.nodes, 4 * PATIENCE, USUAL.search.memory))
"""What a slow search may spend where some are more patient than that, and others less."""


def test_a_search_takes_no_longer_than_the_most_patient_waits(oracle: Oracle) -> None:
    oracle.let.set()
    several = SolverPool(oracle, timeouts=LONG)
    several.ask("short", lambda: verdict_of(HARD), PATIENCE).result(WAIT)
    several.ask("long", lambda: verdict_of(HARD_TOO), 8 * PATIENCE).result(WAIT)
    short, long = oracle.limits
    assert short.seconds is not None
    assert short.seconds <= PATIENCE
    assert long == LONG.search
    several.close()


def test_who_comes_late_with_more_patience_gets_a_search_of_their_own() -> None:
    searches: list[float] = []
    started, go_on = threading.Event(), threading.Event()

    def search(position: Position, *, limit: Limit, **_: Any) -> Result:
        if limit.memory != USUAL.search.memory or position == EASY:
            return UNKNOWN if position == HARD else WON
        assert limit.seconds is not None
        searches.append(limit.seconds)
        started.set()
        go_on.wait(WAIT)
        return LOST if limit == LONG.search else UNKNOWN

    several = SolverPool(search, timeouts=LONG)
    hurried = several.ask("hurried", lambda: verdict_of(HARD), PATIENCE)
    assert started.wait(WAIT)
    patient = several.ask("patient", lambda: verdict_of(HARD), 8 * PATIENCE)
    assert several.ask("easy", lambda: verdict_of(EASY), PATIENCE).result(WAIT) is WON
    go_on.set()
    assert patient.result(WAIT) is LOST
    assert hurried.result(WAIT).verdict in {Verdict.UNKNOWN, Verdict.UNWINNABLE}
    assert searches[0] <= PATIENCE
    assert searches[-1] == LONG.search.seconds
    several.close()


@pytest.mark.parametrize("hard", [False, True])
def test_trouble_reaches_who_asked_and_nobody_else(hard: bool) -> None:
    def search(position: Position, *, limit: Limit, **_: Any) -> Result:
        if position != HARD:
            return WON
        if hard and limit.memory != USUAL.search.memory:
            return UNKNOWN
        raise ZeroDivisionError

    several = SolverPool(search, timeouts=UNHURRIED)
    with pytest.raises(ZeroDivisionError):
        several.ask("trouble", lambda: verdict_of(HARD), PATIENCE).result(WAIT)
    assert several.ask("easy", lambda: verdict_of(EASY), PATIENCE).result(WAIT) is WON
    several.close()


def test_only_so_many_verdicts_are_kept(
    two_lanes: SolverPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lanes, "KEPT", 2)
    for position in (HARD, EASY, HARD_TOO):
        two_lanes.learn(position, LOST)
        assert two_lanes.settled(HARD) is LOST  # asked for, so it stays
    assert two_lanes.settled(EASY) is None
    two_lanes.learn(EASY, UNKNOWN)
    assert two_lanes.settled(EASY) is None


def test_closing_ends_everything(oracle: Oracle) -> None:
    before = set(threading.enumerate())
    opened = SolverPool(oracle, timeouts=UNHURRIED)
    futures = [
        opened.ask(position, lambda: verdict_of(position), PATIENCE)  # noqa: B023
        for position in (HARD, HARD_TOO)
    ]
    assert oracle.started.wait(WAIT)
    opened.close()
    assert all(future.cancelled() for future in futures)
    assert set(threading.enumerate()) <= before
    assert opened.ask("late", lambda: verdict_of(EASY), PATIENCE).cancelled()


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a priority of their own on Linux")
@pytest.mark.parametrize("compiled", [True, False])
def test_only_thorough_searches_of_compiled_kernels_give_way(
    oracle: Oracle, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        lanes, "compiled_kernels", lambda: {"bakers_game": True, "bakers_dozen": compiled}
    )
    oracle.let.set()
    several = SolverPool(oracle, timeouts=UNHURRIED)
    several.ask("hard", lambda: verdict_of(HARD), PATIENCE).result(WAIT)
    several.close()
    quick = oracle.niceness["quick"]
    assert oracle.niceness["slow"] == (max(NICENESS, quick) if compiled else quick)


def running(one: Worker[int]) -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == one._name]


def test_a_lane_rests_and_wakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lane, "REST", 0.0)
    done: list[int] = []
    ready = threading.Event()

    def work(item: int) -> None:
        done.append(item)
        ready.set()

    one = Worker("a lane that rests", work)
    for item in range(3):
        ready.clear()
        assert one.put(item)
        assert ready.wait(WAIT)
        for thread in running(one):
            thread.join(WAIT)
        assert not running(one)
    assert done == [0, 1, 2]
    one.close()
    assert not one.put(3)
