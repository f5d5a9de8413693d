"""The promises of advice, kept on games as random play reaches them.

The default run takes a sample. The whole (1,001 winnable positions, 200 lost games) takes some
forty minutes of one core: ``python -m pytest -m slow -n 2 tests/desk/test_following.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

import pytest

from fournil.core.position import Position
from fournil.game.game import Game
from fournil.service import GameService, GameState
from fournil.solver import Verdict, analyse, hint, solve, where_lost
from fournil.solver.analysis import drive, each_move
from fournil.store import Help
from tests.solver.winnable import ENOUGH, KINDS, lost_games, some, winnable_games

ANNA = "a" * 64
MAX_HINTS = 300
WAIT = 120.0

SHARES = dict.fromkeys(KINDS, 143)  # of 1,001
LOST_SHARES = {"BK1-C4": 60, "BK1-C2": 40, "BK1-C1": 20} | dict.fromkeys(KINDS[3:], 20)


def sample(shares: dict[str, int], few: int) -> Callable[..., pytest.MarkDecorator]:
    """A few of each kind by default, the shares with ``-m slow``."""
    cases = []
    for kind, share in shares.items():
        cases.append(pytest.param(kind, few, id=f"{kind}-{few}"))
        cases.append(pytest.param(kind, share, id=f"{kind}-all", marks=WHOLE))
    return pytest.mark.parametrize(("kind", "count"), cases)


WHOLE = (pytest.mark.slow, pytest.mark.timeout(3600))


def seated(desk: GameService, game: Game) -> GameState:
    """The same game at the desk."""
    state = desk.new_game(ANNA, deal=game.deal.name)
    for move in game.actions:
        state = desk.play(ANNA, state.saved.id, state.saved.version, move)
    return state


def positions_of(game: Game) -> list[Position]:
    return list(accumulate(game.moves, Position.play_unchecked, initial=game.deal.position))


@sample(SHARES, 1)
def test_whoever_follows_the_hints_at_the_desk_wins(
    desk: GameService, kind: str, count: int
) -> None:
    for game in some(winnable_games(kind), count):
        state = seated(desk, game)
        name = state.saved.id
        seen = {state.position}
        for hints in range(1, MAX_HINTS + 1):
            version = state.saved.version
            told = desk.advice.hint(ANNA, name, version).answer(WAIT)
            assert (told.version, told.verdict) == (version, Verdict.WINNABLE)
            assert told.moves is not None
            (move,) = told.moves
            state = desk.play(ANNA, name, version, str(move))
            assert state.position not in seen
            seen.add(state.position)
            truth = desk.advice.truth(ANNA, name).answer(WAIT)
            assert (truth.version, truth.verdict) == (state.saved.version, Verdict.WINNABLE)
            assert solve(state.position, limit=ENOUGH).verdict is not Verdict.UNWINNABLE
            if state.status == "won":
                assert state.saved.hints == hints
                break
        else:
            pytest.fail(f"{game.deal.name} is not won after {MAX_HINTS} hints")
        assert desk.advice.hint(ANNA, name).answer(WAIT).moves == ()
        assert Help.HINT in state.saved.help


@sample(SHARES, 3)
def test_whoever_follows_the_hints_of_the_library_wins(kind: str, count: int) -> None:
    for game in some(winnable_games(kind), count):
        position = game.position
        seen = {position}
        while not position.is_won:
            told = hint(position)
            assert told.verdict is Verdict.WINNABLE
            assert told.move is not None
            position = position.play(told.move)
            assert position not in seen
            seen.add(position)
            assert len(seen) <= MAX_HINTS
            assert solve(position, limit=ENOUGH).verdict is not Verdict.UNWINNABLE


@sample(LOST_SHARES, 1)
def test_where_it_went_wrong_is_what_every_position_says(
    desk: GameService, kind: str, count: int
) -> None:
    for game in some(lost_games(kind), count):
        positions = positions_of(game)
        brute = [solve(position).verdict for position in positions]
        last = max(at for at, verdict in enumerate(brute) if verdict is Verdict.WINNABLE)
        assert where_lost(positions).verdicts == brute
        state = seated(desk, game)
        name, version = state.saved.id, state.saved.version
        way = desk.advice.back(ANNA, name, version).answer(WAIT)
        assert (way.version, way.actions) == (version, last)
        state = desk.back_to(ANNA, name, version, way.actions)
        assert state.position == positions[last]
        # The way forward is still known.
        for _ in range(version - last):
            state = desk.redo(ANNA, name, state.saved.version)
        assert state.position == positions[-1]
        strip = desk.advice.verdicts(game.deal.name, game.actions).answer(WAIT)
        assert strip == brute


@sample(dict.fromkeys(KINDS, 60), 1)
def test_analysis_is_what_solving_each_move_says(desk: GameService, kind: str, count: int) -> None:
    for game in some(winnable_games(kind, seed=1), count):
        state = seated(desk, game)
        told = desk.advice.analysis(ANNA, state.saved.id).answer(WAIT)
        alone = {
            move: solve(state.position.play(move)).verdict for move in state.position.legal_moves
        }
        assert told.version == state.saved.version
        assert told.verdicts == alone
        assert list(told.verdicts) == list(state.position.legal_moves)
        whole = analyse(state.position)
        assert {move: solution.verdict for move, solution in whole.items()} == alone
        assert drive(each_move(state.position), lambda asked: solve(asked.position)) == alone
