"""Statistics against a plain recount of the stored games, whatever players and clocks do."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.game import record as gametexts
from fournil.game.game import Game
from fournil.service import ActionRejectedError, GameService
from fournil.service.statistics import (
    LAST_GAMES,
    LAST_WINS,
    RECENT_GAMES,
    Outcome,
    Split,
    time_bins,
)
from fournil.store import Help, Store
from tests.core.handmade import board
from tests.service.playing import ANNA, BORIS, NEARLY_WON, act
from tests.service.recount import Counted, Note, counted, figures
from tests.store.clock import Clock
from tests.store.quick import quick_store
from tests.unhurried import UNHURRIED


def _code(columns: dict[int, str], cells: str, name: str, up: tuple[int, int, int, int]) -> str:
    return Deal.from_position(board(columns, cells, find_rules(name), up)).code


DEALS = {
    NEARLY_WON: "1h 1h 3h bh",
    _code({1: "KS", 2: "QS KH"}, "- -", "BK1-C2", (11, 12, 13, 13)): "2h finish",
    _code({1: "KH", 2: "KS QS"}, "", "BD1-KD", (11, 12, 13, 13)): "2h 1h 2h",
    # Once its only move is played, nothing moves: Q♠ lies beneath K♠, and columns stay empty.
    _code({1: "KH", 2: "QS KS"}, "", "BD1-KA", (11, 12, 13, 13)): "1h",
}
"""Short games, each with a line: three that win and one that ends stuck."""


class Play:
    """Two players at a desk, who note what no stored action tells."""

    def __init__(self, directory: str, empty_store: Path) -> None:
        self.clock = Clock()
        self.store = quick_store(Path(directory), empty_store, clock=self.clock)
        self.desk = GameService(self.store, timeouts=UNHURRIED)
        self.notes: dict[str, list[Note]] = {ANNA: [], BORIS: []}
        self.touched: list[str] = []  # games in the order of their last actions

    def close(self) -> None:
        self.desk.close()
        self.store.close()

    def step(self, kind: str, player: str, which: int, number: int) -> None:
        """One thing that a player does to the game that they dealt ``which`` games ago."""
        self.clock.forward(30)
        deal = sorted(DEALS)[number % len(DEALS)]
        if kind == "begin":
            self.notes[player].append(Note(self.desk.new_game(player, deal=deal).saved.id))
        elif kind == "import":
            line = " ".join(DEALS[deal].split()[: number // 4 % 5])
            state = self.desk.import_game(player, f"deal {deal}\nmoves {line}")
            self.notes[player].append(Note(state.saved.id, imported=True))
        elif kind == "clock":
            self.clock.forward((-86_400, 600, -30, 5000)[number % 4])
        elif kind == "server":
            self.desk.close()
            self.desk = GameService(self.store, timeouts=UNHURRIED)
        elif kind == "forget":
            self.desk.history.forget(BORIS)
            self.notes[BORIS] = []
        elif notes := self.notes[player]:
            self.step_in(player, notes[-1 - which % len(notes)], kind, number)

    def step_in(self, player: str, note: Note, kind: str, number: int) -> None:
        state = self.desk.game(player, note.game_id)
        if kind == "help":
            self.store.note_help(state.saved, list(Help)[number % len(Help)])
            note.helped_after.append(state.saved.version)
        elif kind == "time":
            saved = self.desk.tell_time(player, note.game_id, number).saved
            note.told.append((saved.version, saved.elapsed))
        elif kind == "line":
            for action in ("restart", *DEALS[state.deal.code].split()):
                self.do(player, note, action)
        elif kind == "move":
            if moves := list(state.position.legal_moves):
                self.do(player, note, str(moves[number % len(moves)]))
        else:
            self.do(player, note, kind)

    def do(self, player: str, note: Note, action: str) -> None:
        with suppress(ActionRejectedError):
            act(self.desk, self.desk.game(player, note.game_id), action, player)
            self.touched = [each for each in self.touched if each != note.game_id]
            self.touched.append(note.game_id)

    def count_again(self) -> None:
        for player, notes in self.notes.items():
            self.compare(player, counted(self.store.place, notes))

    def compare(self, player: str, games: list[Counted]) -> None:
        told = self.desk.history.statistics(player)
        compare_split(told.figures, games)
        assert set(told.variants) == {game.variant for game in games}
        sizes = [split.all.played for split in told.variants.values()]
        assert sizes == sorted(sizes, reverse=True)
        for variant, split in told.variants.items():
            of_variant = [game for game in games if game.variant == variant]
            compare_split(split, of_variant)
            narrowed = self.desk.history.statistics(player, variant=variant)
            assert (narrowed.figures, list(narrowed.variants)) == (split, [variant])
        assert [str(outcome) for outcome in told.last] == [game.outcome for game in games][-60:]
        by_id = {game.game_id: game for game in games}
        recent = [each for each in reversed(self.touched) if each in by_id][:20]
        assert [saved.id for saved in told.recent] == recent
        assert sum(each.games for each in told.times) == sum(
            game.seconds is not None for game in games
        )
        assert sorted(told.won_moves) == sorted(
            game.moves for game in games if game.moves is not None
        )
        for kind, helped in (("with", True), ("without", False)):
            some = [game for game in games if game.helped == helped]
            chosen = self.desk.history.statistics(player, help=kind)  # type: ignore[arg-type]
            assert asdict(chosen.figures.all) == figures(some)
            assert [str(each) for each in chosen.last] == [game.outcome for game in some][-60:]


def compare_split(split: Split, games: list[Counted]) -> None:
    assert asdict(split.all) == figures(games)
    assert asdict(split.with_help) == figures([game for game in games if game.helped])
    assert asdict(split.without_help) == figures([game for game in games if not game.helped])


KINDS = (
    *["begin"] * 4, "import", *["move"] * 5, *["line"] * 3, *["finish"] * 2, *["undo"] * 4, "redo",
    "restart", "back:0", "back:1", *["help"] * 3, *["time"] * 5, *["clock"] * 2, "server", "forget",
)  # fmt: skip
STEPS = st.tuples(
    st.sampled_from(KINDS),
    st.sampled_from([ANNA, ANNA, ANNA, BORIS]),
    st.sampled_from([0, 0, 0, 1, 2, 5]),
    st.integers(0, 999),
)


Step = tuple[str, str, int, int]


def play(empty_store: Path, steps: list[Step]) -> None:
    with tempfile.TemporaryDirectory() as directory:
        playing = Play(directory, empty_store)
        try:
            for number, step in enumerate(steps):
                playing.step(*step)
                if number % 20 == 19:
                    playing.count_again()
            playing.count_again()
        finally:
            playing.close()


BUSY = settings(deadline=None, suppress_health_check=list(HealthCheck))


@settings(BUSY, max_examples=25)
@given(steps=st.lists(STEPS, min_size=30, max_size=50))
def test_statistics_are_what_a_recount_finds(empty_store: Path, steps: list[Step]) -> None:
    play(empty_store, steps)


@pytest.mark.slow
@settings(BUSY, max_examples=300)
@given(steps=st.lists(STEPS, min_size=60, max_size=120))
def test_statistics_of_much_play(empty_store: Path, steps: list[Step]) -> None:
    play(empty_store, steps)


@pytest.fixture
def timed(tmp_path: Path, empty_store: Path) -> Iterator[Store]:
    with quick_store(tmp_path / "timed", empty_store, clock=Clock()) as store:
        yield store


def win(desk: GameService, deal: str = NEARLY_WON) -> str:
    return act(desk, desk.new_game(ANNA, deal=deal), "finish").saved.id


def begin(desk: GameService) -> str:
    return act(desk, desk.new_game(ANNA, deal=NEARLY_WON), "3h").saved.id


def test_the_newest_game_breaks_no_row_while_it_is_unfinished(desk: GameService) -> None:
    win(desk)
    win(desk)
    left = begin(desk)
    assert desk.history.statistics(ANNA).figures.all.streak == 2
    win(desk)
    told = desk.history.statistics(ANNA).figures.all
    assert (told.streak, told.best_streak) == (1, 2)
    # Won at last, it closes the gap: streaks follow the order of dealing.
    act(desk, desk.game(ANNA, left), "finish")
    told = desk.history.statistics(ANNA).figures.all
    assert (told.streak, told.best_streak) == (4, 4)


def test_long_histories_are_cut_at_their_old_end(desk: GameService, timed: Store) -> None:
    desk = GameService(timed, timeouts=UNHURRIED)
    ids = [win(desk) for _ in range(LAST_GAMES + 3)]
    begin(desk)
    told = desk.history.statistics(ANNA)
    assert told.last == (*[Outcome.WON] * (LAST_GAMES - 1), Outcome.UNFINISHED)
    assert told.won_moves == (4,) * LAST_WINS
    assert len(told.recent) == RECENT_GAMES
    assert [saved.id for saved in told.recent[1:]] == ids[:-RECENT_GAMES:-1]
    assert told.figures.all.won == LAST_GAMES + 3
    desk.close()


def test_a_whole_deal_played_by_the_solvers_line(desk: GameService, store: Store) -> None:
    from fournil.solver import solve

    deal = Deal.parse("BK1-C4-ms:617")
    line = solve(deal.position).line
    assert line is not None
    game = Game(deal)
    for move in line:
        game.play(move)
    state = desk.new_game(ANNA, deal=deal.name)
    while state.status != "won":
        step = "finish" if state.finish else str(line[state.moves])
        state = act(desk, state, step)
    assert state.actions[-1] == "finish"
    assert gametexts.read(desk.export_game(ANNA, state.saved.id)).position.is_won
    told = desk.history.statistics(ANNA)
    (recount,) = counted(store.place, [Note(state.saved.id)])
    assert told.figures.all.best_moves == recount.moves == state.moves == len(line)


@pytest.mark.parametrize(
    ("seconds", "minutes", "games"),
    [
        ([], [], []),
        ([1], [1], [1]),
        ([60, 61, 120, 121], [1, 2, 3], [1, 2, 1]),
        ([300] * 19 + [86_400], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [0] * 4 + [19] + [0] * 4 + [1]),
        ([601, 1200], [2, 4, 6, 8, 10, 12, 14, 16, 18, 20], [0] * 5 + [1] + [0] * 3 + [1]),
        ([10**9], [60, 120, 180, 240, 300, 360, 420, 480, 540, 600], [0] * 9 + [1]),
    ],
)
def test_times_are_sorted_into_spans(
    seconds: list[int], minutes: list[int], games: list[int]
) -> None:
    bins = time_bins(seconds)
    assert [each.minutes for each in bins] == minutes
    assert [each.games for each in bins] == games
