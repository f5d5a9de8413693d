"""Advice at the desk: what it tells, what it writes down, and when it gives a question up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from typing import Any

import pytest

from fournil.core.position import Position
from fournil.deals.deal import Deal
from fournil.errors import IllegalRecordError, MalformedDealError
from fournil.game.game import UNDO_LIMIT
from fournil.service import ActionRejectedError, GameService, GameState, VersionConflictError
from fournil.service.analysis import AnalysisService
from fournil.service.solver_pool import SolverPool
from fournil.solver import Limit, Result, Verdict, solve
from fournil.store import Help, Store, StoreFullError, UnknownSavedGameError
from tests.service.lanes_under_test import EASY, HARD, PATIENCE, UNKNOWN, WAIT, Oracle
from tests.unhurried import UNHURRIED

ANNA = "a" * 64
BORIS = "b" * 64

WINNABLE = "BK1-C4-ms:1"
LOSES_IT = "1a"
LOST = "BK1-C4-AAAAA24"


@pytest.fixture
def open_desk(store: Store) -> Iterator[Callable[..., GameService]]:
    """Opens desks on the one store; what settles positions there may be given."""
    desks = []

    def opened(search: Any = solve) -> GameService:
        desks.append(GameService(store, SolverPool(search, timeouts=UNHURRIED), timeouts=UNHURRIED))
        return desks[-1]

    yield opened
    for desk in desks:
        desk.close()


@pytest.fixture
def desk(open_desk: Callable[..., GameService]) -> GameService:
    return open_desk()


def never(_: Position, **_limits: Any) -> Result:
    """A search that must not be needed."""
    raise AssertionError


def gives_up(_: Position, **_limits: Any) -> Result:
    """A search that always runs out of its limit."""
    return UNKNOWN


def play(desk: GameService, state: GameState, *moves: str) -> GameState:
    for move in moves:
        state = desk.play(ANNA, state.saved.id, state.saved.version, move)
    return state


def hint(desk: GameService, state: GameState) -> str | None:
    told = desk.advice.hint(ANNA, state.saved.id, state.saved.version).answer(WAIT)
    return str(told.moves[0]) if told.moves else None


def truth(desk: GameService, state: GameState) -> Verdict:
    return desk.advice.truth(ANNA, state.saved.id, state.saved.version).answer(WAIT).verdict


def helped(desk: GameService, state: GameState) -> tuple[Help, int]:
    saved = desk.game(ANNA, state.saved.id).saved
    return saved.help, saved.hints


def deal_of(position: Position) -> str:
    return Deal.from_position(position).name


# nobody waits for a search


def test_moves_are_answered_while_both_lanes_are_busy(
    open_desk: Callable[..., GameService],
) -> None:
    oracle = Oracle(HARD)
    desk = open_desk(oracle)
    annas = desk.new_game(ANNA, deal=deal_of(HARD))
    boriss = desk.new_game(BORIS, deal=WINNABLE)
    asked = desk.advice.truth(ANNA, annas.saved.id)
    assert oracle.started.wait(WAIT)
    assert desk.play(BORIS, boriss.saved.id, 0, LOSES_IT).saved.version == 1
    assert desk.game(ANNA, annas.saved.id).saved.version == 0
    assert not asked.future.done()
    # Time that is told is no move.
    desk.tell_time(ANNA, annas.saved.id, 3)
    assert not asked.future.done()
    # A move gives the question up, and the search stops.
    state = play(desk, annas, "1a")
    assert oracle.stopped.wait(WAIT)
    with pytest.raises(VersionConflictError) as caught:
        asked.answer(WAIT)
    assert caught.value.state.saved.version == state.saved.version == 1
    assert helped(desk, annas) == (Help(0), 0)


def test_the_moves_of_others_give_no_question_up(open_desk: Callable[..., GameService]) -> None:
    oracle = Oracle(HARD)
    desk = open_desk(oracle)
    mine, other = (desk.new_game(player, deal=deal_of(HARD)) for player in (ANNA, BORIS))
    first = desk.advice.truth(ANNA, mine.saved.id)
    second = desk.advice.truth(BORIS, other.saved.id)
    assert oracle.started.wait(WAIT)
    play(desk, mine, "1a")
    oracle.let.set()
    assert second.answer(WAIT).verdict is Verdict.UNWINNABLE
    assert oracle.asked["slow", HARD] == 1
    with pytest.raises(VersionConflictError):
        first.answer(WAIT)


def test_a_move_at_the_moment_of_asking_is_noticed(store: Store, desk: GameService) -> None:
    state = desk.new_game(ANNA, deal=WINNABLE)
    moves = ["1a", "2b"]

    def look(player: str, game_id: str) -> GameState:
        seen = desk.game(player, game_id)
        if moves:  # somebody plays right after the game was looked at
            play(desk, seen, moves.pop(0))
            advice.moved(game_id)
        return seen

    advice = AnalysisService(store, look, SolverPool(solve, timeouts=UNHURRIED), timeouts=UNHURRIED)
    assert advice.truth(ANNA, state.saved.id).answer(WAIT).version == 2
    advice.close()


def test_a_question_that_is_cancelled_has_no_answer(open_desk: Callable[..., GameService]) -> None:
    oracle = Oracle(HARD)
    desk = open_desk(oracle)
    state = desk.new_game(ANNA, deal=deal_of(HARD))
    asked = desk.advice.hint(ANNA, state.saved.id)
    assert oracle.started.wait(WAIT)
    asked.cancel()
    assert oracle.stopped.wait(WAIT)
    with pytest.raises(CancelledError):
        asked.answer(WAIT)
    assert helped(desk, state) == (Help(0), 0)
    desk.close()
    with pytest.raises(CancelledError):
        desk.advice.truth(ANNA, state.saved.id).answer(WAIT)


# who may ask


def test_only_ones_own_games_and_only_as_they_stand(desk: GameService) -> None:
    state = play(desk, desk.new_game(ANNA, deal=WINNABLE), LOSES_IT)
    advice = desk.advice
    for ask in (advice.truth, advice.analysis, advice.hint, advice.solution, advice.back):
        with pytest.raises(UnknownSavedGameError):
            ask(BORIS, state.saved.id)
        with pytest.raises(UnknownSavedGameError):
            ask(ANNA, "nothing")
        with pytest.raises(VersionConflictError) as caught:
            ask(ANNA, state.saved.id, 0)
        assert caught.value.state == desk.game(ANNA, state.saved.id)
    assert helped(desk, state) == (Help(0), 0)
    assert not len(advice._watches)


# what is written down


def test_help_is_written_down_once(
    desk: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Help] = []
    note = store.note_help
    monkeypatch.setattr(
        store, "note_help", lambda *args, **kept: (written.append(args[1]), note(*args, **kept))[1]
    )
    state = desk.new_game(ANNA, deal=WINNABLE)
    assert [truth(desk, state) for _ in range(3)] == [Verdict.WINNABLE] * 3
    assert written == [Help.TRUTH]  # a light that is left on costs no write a move
    state = play(desk, state, LOSES_IT)
    assert truth(desk, state) is Verdict.UNWINNABLE
    for _ in range(2):
        desk.advice.analysis(ANNA, state.saved.id).answer(WAIT)
        desk.advice.back(ANNA, state.saved.id).answer(WAIT)
    assert written == [Help.TRUTH, Help.ANALYSIS, Help.BACK]
    assert hint(desk, state) is None  # where nothing wins, no hint is given
    state = desk.undo(ANNA, state.saved.id, 1)
    assert hint(desk, state) == hint(desk, state)
    assert desk.advice.solution(ANNA, state.saved.id).answer(WAIT).moves
    every = Help.TRUTH | Help.ANALYSIS | Help.BACK | Help.HINT | Help.SOLUTION
    assert helped(desk, state) == (every, 2)


def test_help_that_cannot_be_written_down_is_not_given(
    desk: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = desk.new_game(ANNA, deal=WINNABLE)

    def full(*_: object, **__: object) -> None:
        raise StoreFullError("store-full", place="here")

    monkeypatch.setattr(store, "note_help", full)
    for ask in (desk.advice.truth, desk.advice.hint, desk.advice.analysis, desk.advice.solution):
        with pytest.raises(StoreFullError):
            ask(ANNA, state.saved.id).answer(WAIT)


def test_a_search_at_its_limit_tells_nothing_and_changes_nothing(
    open_desk: Callable[..., GameService],
) -> None:
    desk = open_desk(gives_up)
    state = play(desk, desk.new_game(ANNA, deal=WINNABLE), LOSES_IT)
    name = state.saved.id
    state = desk.game(ANNA, name)
    assert truth(desk, state) is Verdict.UNKNOWN
    for ask in (desk.advice.hint, desk.advice.solution):
        told = ask(ANNA, name).answer(WAIT)
        assert (told.version, told.verdict, told.moves) == (1, Verdict.UNKNOWN, None)
    verdicts = desk.advice.analysis(ANNA, name).answer(WAIT).verdicts
    assert set(verdicts.values()) == {Verdict.UNKNOWN}
    with pytest.raises(ActionRejectedError) as caught:
        desk.advice.back(ANNA, name).answer(WAIT)
    assert caught.value.key == "back-unknown"
    assert desk.game(ANNA, name) == state
    assert helped(desk, state) == (Help(0), 0)


# hints


def test_hints_go_on_without_a_search(open_desk: Callable[..., GameService]) -> None:
    """After a restart, from another server, after undoing: the line is kept with the game."""
    first, second = open_desk(), open_desk(never)
    state = first.new_game(ANNA, deal=WINNABLE)
    given = hint(first, state)
    assert given is not None
    assert hint(second, state) == given
    seen = [state.position]
    for desk in (first, second) * 5:
        state = play(desk, state, hint(desk, state) or "")
        assert truth(second, state) is Verdict.WINNABLE
        assert state.position not in seen
        seen.append(state.position)
    state = second.undo(ANNA, state.saved.id, state.saved.version)
    assert state.position == seen[-2]
    state = play(second, state, hint(second, state) or "")
    assert state.position == seen[-1]
    analysis = second.advice.analysis
    with pytest.raises(AssertionError):  # but other moves must be searched
        analysis(ANNA, state.saved.id).answer(WAIT)


def test_who_leaves_the_line_gets_another(desk: GameService, store: Store) -> None:
    state = desk.new_game(ANNA, deal=WINNABLE)
    given = hint(desk, state)
    line = store.line(state.saved.id)
    verdicts = desk.advice.analysis(ANNA, state.saved.id).answer(WAIT).verdicts
    other = next(
        str(move)
        for move, verdict in verdicts.items()
        if verdict is Verdict.WINNABLE and str(move) != given
    )
    state = play(desk, state, other)
    assert hint(desk, state) is not None
    another = store.line(state.saved.id)
    assert line is not None
    assert another is not None
    assert line.split()[0] == given
    assert another.split()[0] == other
    # In a lost position there is none; back on the line, it goes on as before.
    state = play(desk, state, hint(desk, state) or "")
    assert store.line(state.saved.id) == another


@pytest.mark.parametrize("line", ["", "1a", "bread and butter", "1a 1b 1c 1d", "zz"])
def test_a_kept_line_that_does_not_win_is_no_line(
    desk: GameService, store: Store, line: str
) -> None:
    state = desk.new_game(ANNA, deal=WINNABLE)
    store.note_help(state.saved, Help.HINT, line=line)
    assert truth(desk, state) is Verdict.WINNABLE
    assert hint(desk, state) is not None
    kept = store.line(state.saved.id)
    assert kept is not None
    assert len(kept.split()) > 50
    state = play(desk, state, LOSES_IT)
    store.note_help(state.saved, Help.HINT, line=line)
    assert truth(desk, state) is Verdict.UNWINNABLE
    assert hint(desk, state) is None
    assert desk.advice.back(ANNA, state.saved.id).answer(WAIT).actions == 0


def test_a_solution_wins_and_hints_follow_it(open_desk: Callable[..., GameService]) -> None:
    state = open_desk().new_game(ANNA, deal=WINNABLE)
    told = open_desk().advice.solution(ANNA, state.saved.id).answer(WAIT)
    desk = open_desk(never)
    assert told.moves is not None
    for move in told.moves:
        assert hint(desk, state) == str(move)
        state = play(desk, state, str(move))
    assert state.status == "won"
    assert hint(desk, state) is None
    assert truth(desk, state) is Verdict.WINNABLE
    assert desk.advice.solution(ANNA, state.saved.id).answer(WAIT).moves == ()
    assert desk.advice.analysis(ANNA, state.saved.id).answer(WAIT).verdicts == {}
    hints = state.saved.hints
    state = desk.undo(ANNA, state.saved.id, state.saved.version)
    assert hint(desk, state) == str(told.moves[-1])
    assert helped(desk, state)[1] == hints  # what is told after a win is no help any more


def test_a_game_that_was_finished(open_desk: Callable[..., GameService]) -> None:
    desk = open_desk()
    state = desk.new_game(ANNA, deal=WINNABLE)
    while not state.finish:
        state = play(desk, state, hint(desk, state) or "")
    before = state.position
    state = desk.finish(ANNA, state.saved.id, state.saved.version)
    fresh = open_desk(never)
    for any_desk in (desk, fresh):
        assert hint(any_desk, state) is None
        assert truth(any_desk, state) is Verdict.WINNABLE
        with pytest.raises(ActionRejectedError) as caught:
            any_desk.advice.back(ANNA, state.saved.id).answer(WAIT)
        assert caught.value.key == "back-won"
    strip = desk.advice.verdicts(WINNABLE, state.actions).answer(WAIT)
    assert strip == [Verdict.WINNABLE] * (len(state.actions) + 1)
    state = desk.undo(ANNA, state.saved.id, state.saved.version)
    assert state.position == before
    assert hint(fresh, state) is not None
    assert truth(fresh, state) is Verdict.WINNABLE


# the way back


def test_there_is_no_way_back_from_a_winnable_position(desk: GameService) -> None:
    state = desk.new_game(ANNA, deal=WINNABLE)
    with pytest.raises(ActionRejectedError) as caught:
        desk.advice.back(ANNA, state.saved.id).answer(WAIT)
    assert caught.value.key == "back-winnable"
    assert helped(desk, state) == (Help.TRUTH, 0)  # for that is what it told


def test_there_is_no_way_back_where_nothing_was_ever_to_be_won(desk: GameService) -> None:
    state = play(desk, desk.new_game(ANNA, deal=LOST), "1a", "ab")
    with pytest.raises(ActionRejectedError) as caught:
        desk.advice.back(ANNA, state.saved.id).answer(WAIT)
    assert caught.value.key == "back-never"
    assert caught.value.state.position == state.position


def test_the_way_back_is_longer_than_undo_reaches(desk: GameService) -> None:
    state = play(desk, desk.new_game(ANNA, deal=WINNABLE), LOSES_IT, *["ab", "ba"] * UNDO_LIMIT)
    assert state.undo_left == UNDO_LIMIT
    way = desk.advice.back(ANNA, state.saved.id).answer(WAIT)
    assert (way.version, way.actions) == (2 * UNDO_LIMIT + 1, 0)
    state = desk.back_to(ANNA, state.saved.id, way.version, way.actions)
    assert (state.actions, state.redo_left) == ((), 2 * UNDO_LIMIT + 1)


def test_the_way_back_needs_no_search_before_the_kept_line(
    open_desk: Callable[..., GameService],
) -> None:
    """Only the lost position is looked at: the one before it lies on the line of the hints."""
    desk = open_desk()
    state = desk.new_game(ANNA, deal=WINNABLE)
    for _ in range(5):
        state = play(desk, state, hint(desk, state) or "")
    verdicts = desk.advice.analysis(ANNA, state.saved.id).answer(WAIT).verdicts
    loses = next(move for move, verdict in verdicts.items() if verdict is Verdict.UNWINNABLE)
    state = play(desk, state, str(loses))
    asked = []

    def search(position: Position, *, limit: Limit, **_: Any) -> Result:
        asked.append(position)
        return solve(position, limit=limit)

    fresh = open_desk(search)
    assert fresh.advice.back(ANNA, state.saved.id).answer(WAIT).actions == 5
    assert asked == [state.position]


# lines of nobody's game


def test_verdicts_along_a_line(desk: GameService) -> None:
    assert desk.advice.verdicts(WINNABLE, []).answer(WAIT) == [Verdict.WINNABLE]
    assert desk.advice.verdicts(WINNABLE, ["1a", "ab"]).answer(WAIT) == [
        Verdict.WINNABLE,
        Verdict.UNWINNABLE,
        Verdict.UNWINNABLE,
    ]


@pytest.mark.parametrize(
    ("moves", "number", "reason"),
    [
        (["18"], 1, "move-only-on"),
        (["1a", "1a"], 2, "move-cell-taken"),
        (["1a", "bread"], 2, "move-malformed"),
        (["1a", "finish"], 2, "finish-not-yet"),
    ],
)
def test_a_line_that_cannot_be_played_says_which_move(
    desk: GameService, moves: list[str], number: int, reason: str
) -> None:
    with pytest.raises(IllegalRecordError) as caught:
        desk.advice.verdicts(LOST, moves)
    assert caught.value.params["number"] == number
    assert caught.value.params["move"] == moves[-1]
    told = caught.value.params["reason"]
    assert getattr(told, "key", None) == reason


def test_a_line_of_no_deal(desk: GameService) -> None:
    with pytest.raises(MalformedDealError):
        desk.advice.verdicts("bread", [])


def test_the_same_question_of_many_is_one(open_desk: Callable[..., GameService]) -> None:
    oracle = Oracle(HARD)
    desk = open_desk(oracle)
    lines = [desk.advice.verdicts(deal_of(HARD), []) for _ in range(3)]
    game = desk.new_game(ANNA, deal=deal_of(HARD))
    asked = desk.advice.truth(ANNA, game.saved.id)
    assert oracle.started.wait(WAIT)
    # When an easy question is answered, all before it have had their turn.
    easy = desk.new_game(ANNA, deal=deal_of(EASY))
    assert truth(desk, easy) is Verdict.WINNABLE
    oracle.let.set()
    assert asked.answer(WAIT).verdict is Verdict.UNWINNABLE
    assert [line.answer(WAIT) for line in lines] == [[Verdict.UNWINNABLE]] * 3
    assert oracle.asked["slow", HARD] == 1
    assert PATIENCE > WAIT
