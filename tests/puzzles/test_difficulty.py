"""Levels are the same every time and ordered as their names say; deals are found as wished."""

from datetime import date, timedelta
from itertools import islice, pairwise

import pytest

from fournil.core.moves import PlaceKind
from fournil.core.rules import CATALOGUE, Rules, find_rules
from fournil.deals.deal import Deal, split_mix_64
from fournil.deals.ranges import CodeDeals
from fournil.errors import DealNotFoundError, UnsupportedGameError
from fournil.notation.codes import DEALS
from fournil.puzzles.difficulty import (
    LENGTH,
    THRESHOLDS,
    Level,
    level,
    level_of,
    mistakes_allowed,
    random_playout,
)
from fournil.puzzles.finder import (
    DAILY_LIMIT,
    WINNABLE_SHARE,
    deal_of_the_day,
    find_winnable,
    number_of_the_day,
)
from fournil.solver import CancelToken, Verdict, solve, solve_many
from tests.puzzles.levelling import (
    are_in_order,
    by_level,
    levels_of,
    narrowness,
    sampled,
    winnable_deals,
)

BOULANGER = find_rules("boulanger")
DAY = date(2026, 11, 30)


def name(rules: Rules) -> str:
    return rules.name


def survived(deal: Deal, number: int) -> int:
    """How many moves of a play leave the game winnable, each position looked at in its turn."""
    positions = islice(random_playout(deal.position, split_mix_64(number)), LENGTH)
    kept = 0
    for position in positions:
        if solve(position).verdict is not Verdict.WINNABLE:
            return kept
        kept += 1
    return kept


@pytest.mark.parametrize("cells", [4, 2, 1])
def test_forgiveness_is_what_looking_at_every_position_finds(cells: int) -> None:
    rules = find_rules(f"BK1-C{cells}")
    plays = THRESHOLDS[rules.name].playouts
    for number, _ in winnable_deals(rules, 1000, 2):
        deal = Deal(rules, number)
        counted = [survived(deal, play) for play in range(plays)]
        assert mistakes_allowed(deal) == sum(counted) / plays


def test_a_careless_play_follows_its_rule() -> None:
    start = Deal(BOULANGER, 45001408).position
    positions = [start, *islice(random_playout(start, split_mix_64(3)), LENGTH)]
    moved_to = None
    for here, after in pairwise(positions):
        (move,) = (each for each in here.legal_moves if here.play_unchecked(each) == after)
        upward = [each for each in here.legal_moves if each.target.kind == PlaceKind.FOUNDATION]
        if upward:
            assert move == upward[0]
            moved_to = None
        else:
            assert move.source != moved_to
            moved_to = move.target


def test_what_is_lost_forgives_nothing() -> None:
    lost = Deal(BOULANGER, 26)
    assert solve(lost.position).verdict is Verdict.UNWINNABLE
    assert mistakes_allowed(lost) == 0


def test_the_same_deal_has_the_same_level_every_time() -> None:
    deal = Deal(BOULANGER, 45001408)
    assert {mistakes_allowed(deal), mistakes_allowed(deal.position)} == {3.25}
    assert level(deal) is level(deal.position) is Level.MEDIUM


def test_every_game_of_the_catalogue_has_a_scale() -> None:
    assert set(THRESHOLDS) == {rules.name for rules in CATALOGUE}
    for rules in CATALOGUE:
        scale = THRESHOLDS[rules.name]
        assert 0 < scale.hard < scale.easy < LENGTH
        assert level_of(rules, scale.easy) is Level.EASY
        assert level_of(rules, scale.hard) is Level.MEDIUM
        assert level_of(rules, 0) is Level.HARD


def test_a_game_without_a_scale_says_so() -> None:
    with pytest.raises(UnsupportedGameError):
        level(Deal(BOULANGER.with_cells(3), 1))


# 1,000 deals: the whole takes minutes, so the default run takes the first sixty.


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("count", [60, pytest.param(1000, marks=pytest.mark.slow)])
def test_levels_are_ordered_as_their_names_say(count: int) -> None:
    deals = winnable_deals(BOULANGER, 300_000, count)
    levels = levels_of(BOULANGER, [number for number, _ in deals])
    narrow = [narrowness(Deal(BOULANGER, number).position, line) for number, line in deals]
    assert are_in_order(by_level(levels, narrow))
    positions = [(number, Deal(BOULANGER, number).position) for number, _ in deals]
    assert are_in_order(by_level(levels, [sampled(at, 16, 6, seed) for seed, at in positions]))
    for group in by_level(levels, narrow).values():
        assert group.deals >= count / 6, "a level is much rarer than the others"


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("variant", "moves"),
    [
        ("BK1-C2", 3), ("BK1-C1", 4), ("BD1-KD", 26), ("BD1-KA", 32), ("BD1-ED", 26),
        ("BD1-EA", 32), ("FC1-C4", 14), ("GM1-KA", 12),
    ],
)  # fmt: skip
def test_levels_of_the_other_games_are_ordered_too(variant: str, moves: int) -> None:
    rules = find_rules(variant)
    numbers = [number for number, _ in winnable_deals(rules, 300_000, 150)]
    levels = levels_of(rules, numbers)
    seen = [sampled(Deal(rules, number).position, 12, moves, number) for number in numbers]
    groups = by_level(levels, seen)
    assert groups[Level.EASY].mean > groups[Level.MEDIUM].mean > groups[Level.HARD].mean
    apart = groups[Level.EASY].mean - groups[Level.HARD].mean
    assert apart > groups[Level.EASY].margin + groups[Level.HARD].margin


# finding


@pytest.mark.parametrize("rules", [find_rules(each) for each in ("BK1-C4", "BK1-C1")], ids=name)
@pytest.mark.parametrize("wanted", [None, *Level])
def test_a_deal_is_found_as_it_is_wished_for(rules: Rules, wanted: Level | None) -> None:
    found = find_winnable(rules, 2**29, wanted, seconds=120)
    assert solve(found.deal.position).verdict is Verdict.WINNABLE
    assert found.level is level(found.deal)
    assert wanted in (None, found.level)


def test_the_first_winnable_deal_is_the_one_that_is_found() -> None:
    rules = find_rules("BK1-C2")
    numbers = range(5000, 6000)
    verdicts = zip(numbers, solve_many(CodeDeals(rules, numbers)), strict=True)
    first = next(number for number, each in verdicts if each.verdict is Verdict.WINNABLE)
    assert find_winnable(rules, 5000, seconds=120).deal.number == first


def test_after_the_last_number_comes_the_first() -> None:
    rules = find_rules("BK1-C1")
    last = DEALS - 1
    assert solve(Deal(rules, last).position).verdict is Verdict.UNWINNABLE
    assert find_winnable(rules, last, seconds=120).deal == find_winnable(rules, 0, seconds=120).deal


@pytest.mark.parametrize(
    ("wanted", "key"), [(None, "winnable-not-found"), (Level.HARD, "level-not-found")]
)
def test_without_time_nothing_is_found(wanted: Level | None, key: str) -> None:
    with pytest.raises(DealNotFoundError) as told:
        find_winnable(find_rules("BD1-KD"), 1, wanted, seconds=0)
    assert told.value.key == key


def test_looking_stops_when_nobody_waits() -> None:
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(DealNotFoundError):
        find_winnable(BOULANGER, 1, seconds=120, cancel=cancel)
    with pytest.raises(DealNotFoundError):
        deal_of_the_day(BOULANGER, DAY, cancel=cancel)


# the deal of the day: these figures stand in docs/design/levels.md and may never change


@pytest.mark.parametrize(
    ("variant", "first", "code"),
    [
        ("BK1-C4", 45001407, "BK1-C4-BK5KWA5"),
        ("BK1-C2", 40389981, "BK1-C2-BGQTL7A"),
        ("BK1-C1", 25453588, "BK1-C1-AYIZHDO"),
        ("BD1-KD", 559743691, "BD1-KD-QV2AWLM"),
        ("BD1-KA", 928060720, "BD1-KA-3VCFJQ2"),
        ("BD1-ED", 263870929, "BD1-ED-H3UWORR"),
        ("BD1-EA", 958367473, "BD1-EA-4R7BXRC"),
        ("FC1-C4", 733942395, "FC1-C4-V36ET3I"),
        ("GM1-KA", 825033306, "GM1-KA-YS2AS32"),
    ],
)
def test_the_deal_of_a_day_is_the_same_everywhere(variant: str, first: int, code: str) -> None:
    rules = find_rules(variant)
    assert number_of_the_day(rules, DAY) == first
    assert deal_of_the_day(rules, DAY).deal.code == code


def test_each_day_has_a_deal_of_its_own_that_can_be_won() -> None:
    deals = set()
    for days in range(60):
        day = DAY + timedelta(days)
        found = deal_of_the_day(BOULANGER, day).deal
        assert solve(found.position).verdict is Verdict.WINNABLE
        numbers = range(number_of_the_day(BOULANGER, day), found.number or 0)
        before = solve_many(CodeDeals(BOULANGER, numbers))
        assert all(each.verdict is Verdict.UNWINNABLE for each in before)
        deals.add(found.code)
    assert len(deals) == 60


@pytest.mark.slow
@pytest.mark.parametrize("rules", CATALOGUE, ids=name)
def test_no_deal_of_a_day_hangs_on_how_far_the_search_goes(rules: Rules) -> None:
    # A deal that the limit leaves open would be passed over, by this search and not by others.
    for days in range(366):
        day = DAY + timedelta(days)
        number = number_of_the_day(rules, day)
        verdict = solve(Deal(rules, number).position, limit=DAILY_LIMIT).verdict
        while verdict is Verdict.UNWINNABLE:
            number += 1
            verdict = solve(Deal(rules, number).position, limit=DAILY_LIMIT).verdict
        assert verdict is Verdict.WINNABLE
        if days < 10:
            assert deal_of_the_day(rules, day).deal.number == number


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "deals"), [("BK1-C2", 200_000), ("BK1-C1", 1_000_000)])
def test_how_rare_wins_are(variant: str, deals: int) -> None:
    solutions = solve_many(CodeDeals(find_rules(variant), range(deals)))
    won = sum(each.verdict is Verdict.WINNABLE for each in solutions)
    assert won / deals == pytest.approx(WINNABLE_SHARE[variant], rel=0.02)
