"""What the FAQ says of help, of choosing a deal and of statistics, held to the program."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime

import pytest

from fournil.core.rules import CATALOGUE, find_rules
from fournil.deals.deal import Deal
from fournil.deals.ranges import CodeDeals
from fournil.errors import IllegalRecordError
from fournil.game import record as gametexts
from fournil.game.game import FOUNDATION_POINTS, UNDO_LIMIT, Game
from fournil.puzzles.difficulty import Level
from fournil.puzzles.finder import WINNABLE_SHARE, find_winnable
from fournil.service.deal_requests import DealKind, find_deal
from fournil.service.player_data import PlayerData
from fournil.service.statistics import Figures, statistics_of
from fournil.solver import Verdict, solve, solve_many
from fournil.store import Help, Progress
from fournil.web.pages.replay import read_replay, replay_path
from tests.i18n.reading import prose, section
from tests.unhurried import UNHURRIED, open_store

NEARLY_WON = "BK1-C4-PFYJNULOI76RD"
"""K♠ with Q♠ on it, K♥, and K♦ in a cell."""

TODAY = date(2026, 11, 30)


def winnable(name: str, deals: range) -> int:
    """How many of these deals of the code space can be won."""
    verdicts = [each.verdict for each in solve_many(CodeDeals(find_rules(name), deals))]
    assert Verdict.UNKNOWN not in verdicts
    return verdicts.count(Verdict.WINNABLE)


# choosing a deal


def test_the_shares_are_those_that_the_window_tells() -> None:
    text = prose(section("en", "faq", "wishes-winnable"))
    assert WINNABLE_SHARE == {"BK1-C2": 0.043, "BK1-C1": 0.0018}
    for share in WINNABLE_SHARE.values():
        assert f"{100 * share:.2g}%" in text


@pytest.mark.parametrize(("name", "deals"), [("BK1-C2", 5_000), ("BK1-C1", 50_000)])
def test_how_rare_wins_are_on_a_sample(name: str, deals: int) -> None:
    share = WINNABLE_SHARE[name]
    # Within four standard deviations of what is said.
    off = abs(winnable(name, range(deals)) - deals * share)
    assert off < 4 * (deals * share * (1 - share)) ** 0.5


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("name", "digits"), [("BK1-C2", 3), ("BK1-C1", 4)])
def test_how_rare_wins_are(name: str, digits: int) -> None:
    deals = 1_000_000
    assert round(winnable(name, range(deals)) / deals, digits) == WINNABLE_SHARE[name]


def test_only_winnable_deals_can_be_won() -> None:
    for name in ("BK1-C4", "BK1-C1", "BD1-KD"):
        found = find_deal(find_rules(name), DealKind.WINNABLE, seconds=UNHURRIED.wish)
        assert solve(found.deal.position).verdict is Verdict.WINNABLE


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["BK1-C4", "BK1-C1", "BD1-KD"])
def test_each_level_holds_about_a_third_of_the_winnable_deals(name: str) -> None:
    rules, first, levels = find_rules(name), 0, []
    for _ in range(150):
        found = find_winnable(rules, first, seconds=120)
        levels.append(found.level)
        first = (found.deal.number or 0) + 1
    # A third of 150, give or take four standard deviations.
    assert all(27 <= levels.count(each) <= 73 for each in Level)


def test_there_is_one_deal_of_the_day_for_each_game_and_number_of_cells() -> None:
    named = ("BK1-C4", "BK1-C2", "BK1-C1", "BD1-KD")
    found = [find_deal(find_rules(name), DealKind.DAY, today=TODAY).deal for name in named]
    again = [find_deal(find_rules(name), DealKind.DAY, today=TODAY).deal for name in named]
    assert [deal.name for deal in again] == [deal.name for deal in found]
    assert len({deal.number for deal in found}) == len(named)
    assert all(solve(deal.position).verdict is Verdict.WINNABLE for deal in found)
    tomorrow = find_deal(find_rules("BK1-C4"), DealKind.DAY, today=date(2026, 12, 1))
    assert tomorrow.deal.number != found[0].number


# help


def test_finish_is_worth_what_the_cards_are() -> None:
    finished, played = Game(Deal.parse(NEARLY_WON)), Game(Deal.parse(NEARLY_WON))
    finished.finish()
    for move in finished.moves:
        played.play(move)
    assert finished.status == played.status == "won"
    assert (finished.score, len(finished.moves)) == (played.score, len(played.moves))
    assert finished.score == len(finished.moves) * FOUNDATION_POINTS
    finished.undo()
    assert finished.moves == ()


def test_the_way_back_reaches_farther_than_undo_and_can_be_redone() -> None:
    game = Game(Deal.parse("BK1-C4-AAAAA24"))
    game.play("1a")
    for _ in range(UNDO_LIMIT):
        game.play("ab")
        game.play("ba")
    actions = game.actions
    game.rewind_to(1)
    assert len(game.actions) == 1
    while game.redo_left:
        game.redo()
    assert game.actions == actions


def test_the_help_that_is_noted_is_the_help_that_the_answer_names() -> None:
    assert Help(31).names == ["truth", "analysis", "hint", "back", "solution"]
    assert sum(Help) == 31


# replays and statistics


def test_the_address_of_a_replay_holds_the_deal_and_the_moves_alone() -> None:
    deal = Deal.parse("BK1-C4-AAAAA24")
    path = replay_path(deal, ["1a", "a7"])
    assert path == "replay/BK1-C4-AAAAA24/1a.a7"
    assert read_replay(path.removeprefix("replay/")).tokens == ("1a", "a7")


def test_a_game_as_text_says_which_move_breaks_the_rules() -> None:
    with pytest.raises(IllegalRecordError) as refused:
        gametexts.read("deal BK1-C4-AAAAA24\nmoves 1a 1a 2h")
    assert refused.value.params["number"] == 2
    assert refused.value.params["reason"] is not None


@dataclass(frozen=True)
class Played:
    """A game as the statistics look at it."""

    won: bool = False
    imported: bool = False
    help: int = 0
    stuck: bool = False
    variant: str = "BK1-C4"
    created_at: datetime = datetime(2026, 11, 30, tzinfo=UTC)
    played_at: datetime = created_at
    won_moves: int = 90
    won_elapsed: int = 200

    @property
    def won_at(self) -> datetime | None:
        return self.played_at if self.won else None

    @property
    def progress(self) -> Progress:
        return Progress("stuck" if self.stuck else "playing", 0, 40)


def test_what_counts() -> None:
    def figures(*games: Played) -> Figures:
        return statistics_of(games).figures.all

    won, unfinished, imported = Played(won=True), Played(), Played(won=True, imported=True)
    # Undone afterwards, a game that was won is being played again, and counts as won once.
    assert won.progress.status == "playing"
    assert (figures(won).played, figures(won).won) == (1, 1)
    assert figures(won).best_moves == won.won_moves
    assert figures(imported).played == 0
    assert (figures(won, won).streak, figures(won, unfinished).streak) == (2, 1)
    assert figures(won, unfinished, won).streak == 1
    split = statistics_of([won, Played(won=True, help=Help.HINT)]).figures
    assert (split.with_help.won, split.without_help.won) == (1, 1)


def test_everything_is_in_one_file_and_everything_is_deleted(tmp_path) -> None:  # type: ignore[no-untyped-def]
    player = "a" * 64
    with open_store(tmp_path) as store:
        history = PlayerData(store)
        deal = Deal(CATALOGUE[0], 26)
        store.change_settings(player, {"timer": False})
        store.add_game(player, "game", CATALOGUE[0].name, deal.name, Progress("playing", 0, 0))
        taken = history.export(player)
        assert taken["settings"] == {"timer": False}
        assert [game["deal"] for game in taken["games"]] == [deal.name]
        history.forget(player)
        assert (history.export(player)["games"], history.export(player)["settings"]) == ([], {})
