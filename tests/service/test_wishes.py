"""Wishes: what is asked for is dealt, kept with the game, and nobody waits for ever."""

from collections.abc import Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from datetime import date
from pathlib import Path
from threading import Barrier, Event

import pytest

from fournil.core.rules import find_rules
from fournil.errors import DealNotFoundError, InvalidDealKindError, UnknownGameError
from fournil.puzzles.difficulty import Level, level
from fournil.service import GameService
from fournil.service import deal_requests as wishing
from fournil.service.deal_requests import DealFinder, DealKind, GeneratedDeal, find_deal
from fournil.solver import Verdict, solve
from fournil.store import Store, database_url
from tests.service.lanes_under_test import WAIT
from tests.service.playing import ANNA, BORIS, act
from tests.unhurried import UNHURRIED

BOULANGER = find_rules("boulanger")
MONDAY, TUESDAY = date(2026, 11, 30), date(2026, 12, 1)


class Clock:
    """Tells the day that the test wants."""

    def __init__(self) -> None:
        self.day = MONDAY

    def __call__(self) -> date:
        return self.day


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def desk(store: Store, clock: Clock) -> Iterator[GameService]:
    opened = GameService(store, timeouts=UNHURRIED, today=clock)
    yield opened
    opened.close()


@pytest.mark.parametrize("wish", ["winnable", "easy", "medium", "hard"])
def test_a_wish_is_kept_with_the_game_and_its_level(desk: GameService, wish: str) -> None:
    state = desk.new_game(ANNA, wish=wish)
    assert solve(state.position).verdict is Verdict.WINNABLE
    assert state.saved.wish == wish
    assert state.saved.level == level(state.deal)
    assert wish in ("winnable", state.saved.level)
    again = desk.game(ANNA, state.saved.id)
    assert (again.saved.wish, again.saved.level) == (wish, state.saved.level)


@pytest.mark.parametrize("wish", [None, "any"])
def test_any_deal_is_nothing_to_look_for(desk: GameService, wish: str | None) -> None:
    state = desk.new_game(ANNA, game="BK1-C1", wish=wish)
    assert (state.saved.wish, state.saved.level) == (None, None)


@pytest.mark.parametrize("variant", ["BK1-C2", "BK1-C1", "BD1-KA", "FC1-C4"])
def test_every_game_can_be_wished_for(desk: GameService, variant: str) -> None:
    state = desk.new_game(ANNA, game=variant, wish="winnable")
    assert state.deal.rules.name == variant
    assert state.deal.number is not None
    assert state.saved.level in set(Level)


def test_wishes_that_make_no_sense_deal_nothing(desk: GameService) -> None:
    for wish, deal in (("lucky", None), ("EASY", None), ("easy", "BK1-C4-AAAAA24")):
        with pytest.raises(InvalidDealKindError):
            desk.new_game(ANNA, wish=wish, deal=deal)
    with pytest.raises(UnknownGameError):
        desk.new_game(ANNA, game="dozen", cells=2, wish="easy")
    assert desk.games(ANNA) == []


def test_the_deal_of_the_day_is_the_same_for_all(desk: GameService, clock: Clock) -> None:
    annas, boriss = desk.new_game(ANNA, wish="day"), desk.new_game(BORIS, wish="day")
    assert annas.deal.code == boriss.deal.code == "BK1-C4-BK5KWA5"
    assert annas.saved.id != boriss.saved.id
    assert annas.saved.wish == "day:2026-11-30"
    clock.day = TUESDAY
    later = desk.new_game(ANNA, wish="day")
    assert later.saved.wish == "day:2026-12-01"
    assert later.deal != annas.deal


def test_the_deal_of_the_day_goes_on_until_it_is_won(desk: GameService, clock: Clock) -> None:
    begun = act(desk, desk.new_game(ANNA, wish="day"), "1a")
    other = desk.new_game(ANNA, game="BK1-C2", wish="day")
    assert other.saved.id != begun.saved.id
    again = desk.new_game(ANNA, wish="day")
    assert (again.saved.id, again.actions) == (begun.saved.id, begun.actions)
    clock.day = TUESDAY
    assert desk.new_game(ANNA, wish="day").saved.id != begun.saved.id
    clock.day = MONDAY
    state = desk.new_game(ANNA, wish="day")
    assert state.saved.id == begun.saved.id
    state = act(desk, state, "restart")
    for move in solve(state.position).line or ():
        state = act(desk, state, str(move))
    assert state.status == "won"
    fresh = desk.new_game(ANNA, wish="day")
    assert fresh.saved.id != begun.saved.id
    assert fresh.deal == begun.deal
    assert fresh.actions == ()


def test_a_deal_of_the_day_wished_for_at_once_is_one_game_at_every_desk(
    desk: GameService, store: Store, clock: Clock
) -> None:
    begin = Barrier(6)

    def wish(at: GameService) -> str:
        begin.wait(WAIT)
        return at.new_game(ANNA, wish="day").saved.id

    with Store(database_url(Path(store.place).parent)) as same, ThreadPoolExecutor(6) as pool:
        other = GameService(same, timeouts=UNHURRIED, today=clock)
        ids = set(pool.map(wish, [desk, other] * 3))
        other.close()
    assert [saved.id for saved in store.games(ANNA)] == list(ids)


def test_a_deal_of_the_day_is_found_among_many_games(desk: GameService) -> None:
    begun = desk.new_game(ANNA, wish="day")
    for _ in range(120):
        desk.new_game(ANNA, deal="BK1-C4-AAAAA24")
    assert desk.new_game(ANNA, wish="day").saved.id == begun.saved.id


def test_a_clock_set_back_brings_back_the_earlier_deal(desk: GameService, clock: Clock) -> None:
    clock.day = TUESDAY
    tuesdays = desk.new_game(ANNA, wish="day")
    clock.day = MONDAY
    mondays = desk.new_game(ANNA, wish="day")
    assert mondays.deal.code == "BK1-C4-BK5KWA5"
    clock.day = TUESDAY
    assert desk.new_game(ANNA, wish="day").saved.id == tuesdays.saved.id


def test_a_level_that_is_not_found_in_time_deals_nothing(
    desk: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "_wishes", DealFinder(patience=0.0))
    for wish, key in (("hard", "level-not-found"), ("winnable", "winnable-not-found")):
        with pytest.raises(DealNotFoundError) as told:
            desk.new_game(ANNA, wish=wish)
        assert told.value.key == key
    assert desk.games(ANNA) == []


# the lane


class Gate:
    """Stands where deals are looked for, and lets the test decide when one is found."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entered, self.opened = Event(), Event()
        self.cancelled: list[bool] = []
        monkeypatch.setattr(wishing, "find_winnable", self.look)

    def look(self, *_: object, cancel, **__: object):  # type: ignore[no-untyped-def]
        self.entered.set()
        while not self.opened.wait(0.01):
            if cancel.is_cancelled:
                break
        self.cancelled.append(cancel.is_cancelled)
        raise DealNotFoundError("winnable-not-found")


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(monkeypatch)


def test_play_goes_on_while_a_deal_is_looked_for(desk: GameService, gate: Gate) -> None:
    wish = desk.wish(BORIS, "hard")
    assert gate.entered.wait(WAIT)
    state = act(desk, desk.new_game(ANNA, deal="BK1-C4-AAAAA24"), "1a")
    assert state.actions == ("1a",)
    gate.opened.set()
    with pytest.raises(DealNotFoundError):
        wish.answer(WAIT)


def test_looking_stops_when_nobody_waits_any_more(desk: GameService, gate: Gate) -> None:
    first, second = desk.wish(ANNA, "hard"), desk.wish(BORIS, "hard")
    assert gate.entered.wait(WAIT)
    second.cancel()  # it has not even begun
    first.cancel()
    gate.entered.clear()
    third = desk.wish(ANNA, "easy")
    assert gate.entered.wait(WAIT), "the lane does not go on"
    assert gate.cancelled == [True]
    third.cancel()


def test_closing_tells_whoever_waits(desk: GameService, gate: Gate) -> None:
    waiting = [desk.wish(ANNA, "hard"), desk.wish(BORIS, "easy")]
    assert gate.entered.wait(WAIT)
    desk.close()
    for wish in waiting:
        with pytest.raises(CancelledError):
            wish.answer(WAIT)
    with pytest.raises(CancelledError):
        desk.wish(ANNA, "hard").answer(WAIT)


def test_trouble_is_told_and_does_not_end_the_lane(
    desk: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> GeneratedDeal:
        raise RuntimeError("no memory")

    with monkeypatch.context() as patched:
        patched.setattr(wishing, "find_deal", broken)
        with pytest.raises(RuntimeError):
            desk.new_game(ANNA, wish="easy")
    assert desk.new_game(ANNA, wish="day").saved.wish == "day:2026-11-30"


def test_random_deals_differ_and_the_day_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {
        find_deal(BOULANGER, DealKind.WINNABLE, seconds=UNHURRIED.wish).deal.number
        for _ in range(4)
    }
    assert len(found) > 1
    of_day = find_deal(BOULANGER, DealKind.DAY, today=MONDAY)
    monkeypatch.setattr(wishing, "deal_of_the_day", None)
    assert find_deal(BOULANGER, DealKind.DAY, today=MONDAY) == of_day


def test_a_finished_future_is_left_alone() -> None:
    lane = DealFinder(lambda: MONDAY, patience=UNHURRIED.wish)
    future: Future[GeneratedDeal] = lane.find(BOULANGER, DealKind.DAY)
    assert future.result(WAIT).day == MONDAY
    lane.close()
    assert not future.cancelled()
