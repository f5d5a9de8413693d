"""The truth by way of the API: answers, refusals, and requests that nobody waits for any more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from fournil.core.position import Position
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.service import GameService
from fournil.service.solver_pool import SolverPool
from fournil.solver import Result, solve
from fournil.store import Store
from tests.service.lanes_under_test import HARD, UNKNOWN, WAIT, Oracle
from tests.unhurried import UNHURRIED
from tests.web.asking import Json, TestClient, act, deal
from tests.web.conftest import HOME
from tests.web.live import serving

WINNABLE = "BK1-C4-ms:1"
LOSES_IT = "1a"
HARD_DEAL = Deal.from_position(HARD).name
SLOW_DEAL = Deal(find_rules("BD1-KD"), 109).name
"""A deal whose analysis takes fourteen million positions."""


@pytest.fixture
def search() -> Callable[..., Result]:
    """What settles positions in the application of these tests."""
    return solve


@pytest.fixture
def app(store: Store, app: FastAPI, search: Any) -> Iterator[FastAPI]:
    app.state.desk = GameService(store, SolverPool(search, timeouts=UNHURRIED), timeouts=UNHURRIED)
    yield app
    app.state.desk.close()


def get(client: TestClient, state: Json, what: str, **query: object) -> Json:
    answer = client.get(f"/api/games/{state['id']}/{what}", params=query)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def test_the_truth_of_a_game(client: TestClient) -> None:
    state = deal(client, deal=WINNABLE)
    assert get(client, state, "truth") == {"verdict": "winnable", "version": 0}
    assert client.get(f"/api/games/{state['id']}").json()["help"] == ["truth"]
    state = act(client, state, "moves", move=LOSES_IT)
    assert get(client, state, "truth", version=1) == {"verdict": "unwinnable", "version": 1}


def test_the_analysis_of_a_game(client: TestClient) -> None:
    state = deal(client, deal=WINNABLE)
    told = get(client, state, "analysis", version=0)
    assert told["version"] == 0
    moves = {each["move"]: each["verdict"] for each in told["moves"]}
    assert len(moves) == len(told["moves"]) == sum(len(to) for to in state["legal"].values())
    assert moves[LOSES_IT] == "unwinnable"
    assert sum(verdict == "winnable" for verdict in moves.values()) == 25
    after = act(client, state, "moves", move=LOSES_IT)
    lost = get(client, after, "analysis")
    assert {each["verdict"] for each in lost["moves"]} == {"unwinnable"}


def test_hints_and_solutions(client: TestClient) -> None:
    state = deal(client, deal=WINNABLE)
    line = []
    for _ in range(4):
        told = get(client, state, "hint", version=state["version"])
        assert (told["version"], told["verdict"]) == (state["version"], "winnable")
        line.append(told["move"])
        state = act(client, state, "moves", move=told["move"])
    assert state["hints"] == 4
    told = get(client, state, "solution")
    assert (told["version"], told["verdict"]) == (4, "winnable")
    replay = client.post("/api/try", json={"deal": WINNABLE, "moves": line + told["moves"]})
    assert replay.json()["status"] == "won"
    strip = client.post("/api/replay/truth", json={"deal": WINNABLE, "moves": line})
    assert strip.json() == {"verdicts": ["winnable"] * 5}
    state = act(client, act(client, state, "restart"), "moves", move=LOSES_IT)
    nothing = {"version": state["version"], "verdict": "unwinnable"}
    assert get(client, state, "hint") == nothing | {"move": None}
    assert get(client, state, "solution") == nothing | {"moves": None}


def test_the_way_back(client: TestClient) -> None:
    state = deal(client, deal=WINNABLE)
    path = f"/api/games/{state['id']}/back"
    refused = client.post(path, json={"version": 0})
    assert refused.status_code == 422
    assert refused.json()["error"]["key"] == "back-winnable"
    assert refused.json()["state"]["version"] == 0
    for move in (LOSES_IT, "2b", "bc"):
        state = act(client, state, "moves", move=move)
    stale = client.post(path, json={"version": 1})
    assert stale.status_code == 409
    assert stale.json()["state"]["version"] == 3
    back = act(client, state, "back")
    assert (back["version"], back["actions"], back["redo_left"]) == (4, [], 3)
    assert "back" in back["help"]
    never = deal(client)
    never = act(client, never, "moves", move="1a")
    refused = client.post(f"/api/games/{never['id']}/back", json={"version": 1})
    assert refused.json()["error"]["key"] == "back-never"


@pytest.mark.parametrize("what", ["truth", "analysis", "hint", "solution"])
def test_games_that_have_moved_on_or_are_not_there(
    client: TestClient, new_client: Callable[[], TestClient], what: str
) -> None:
    state = deal(client, deal=WINNABLE)
    path = f"/api/games/{state['id']}/{what}"
    act(client, state, "moves", move=LOSES_IT)
    stale = client.get(path, params={"version": 0})
    assert stale.status_code == 409
    assert stale.json()["error"]["key"] == "saved-game-moved-on"
    assert stale.json()["state"]["version"] == 1
    assert client.get(path, params={"version": "bread"}).status_code == 422
    assert new_client().get(path).status_code == 404
    assert client.get(f"/api/games/nothing/{what}").status_code == 404


def test_a_line_that_cannot_be_played(client: TestClient) -> None:
    body = {"deal": WINNABLE, "moves": ["1a", "1a"]}
    refused = client.post("/api/replay/truth", json=body)
    assert refused.status_code == 422
    assert refused.json()["error"]["key"] == "game-text-move"
    assert "2" in refused.json()["error"]["message"]
    for wrong in ({"deal": "bread"}, {"deal": WINNABLE, "moves": "1a"}, {"moves": []}):
        assert client.post("/api/replay/truth", json=wrong).status_code == 422


class TestAtTheLimit:
    """The search always runs out of its limit: that is said, and nothing else."""

    @pytest.fixture
    def search(self) -> Any:
        return lambda *_, **__: UNKNOWN

    def test_unknown_is_never_lost(self, client: TestClient) -> None:
        state = act(client, deal(client, deal=WINNABLE), "moves", move=LOSES_IT)
        unknown = {"version": 1, "verdict": "unknown"}
        assert get(client, state, "truth") == unknown
        assert get(client, state, "hint") == unknown | {"move": None}
        assert get(client, state, "solution") == unknown | {"moves": None}
        moves = get(client, state, "analysis")["moves"]
        assert {each["verdict"] for each in moves} == {"unknown"}
        refused = client.post(f"/api/games/{state['id']}/back", json={"version": 1})
        assert refused.status_code == 422
        assert refused.json()["error"]["key"] == "back-unknown"
        body = {"deal": WINNABLE, "moves": [LOSES_IT]}
        strip = client.post("/api/replay/truth", json=body).json()
        assert strip == {"verdicts": ["unknown", "unknown"]}
        assert client.get(f"/api/games/{state['id']}").json() == state | {"last": None}


class TestWhileASearchRuns:
    """The slow lane is busy until the test lets it go on."""

    @pytest.fixture
    def search(self) -> Oracle:
        return Oracle(HARD)

    def test_everybody_else_is_answered(
        self, new_client: Callable[[], TestClient], search: Oracle
    ) -> None:
        anna, boris = new_client(), new_client()
        hard = deal(anna, deal=HARD_DEAL)
        with ThreadPoolExecutor() as pool:
            asked = [pool.submit(get, anna, hard, "truth") for _ in range(60)]
            assert search.started.wait(WAIT)
            # More requests wait than the server has threads, and yet:
            state = act(boris, deal(boris, deal=WINNABLE), "moves", move=LOSES_IT)
            assert get(boris, state, "truth")["verdict"] == "winnable"
            assert boris.get("/en/").status_code == 200
            assert not any(each.done() for each in asked)
            search.let.set()
            told = [each.result(WAIT) for each in asked]
        assert told == [{"verdict": "unwinnable", "version": 0}] * 60
        assert search.asked["slow", HARD] == 1

    def test_a_move_gives_the_question_up(self, client: TestClient, search: Oracle) -> None:
        state = deal(client, deal=HARD_DEAL)
        with ThreadPoolExecutor() as pool:
            # The version is named, so that a move that comes while the game is being looked at
            # makes the question just as stale.
            path = f"/api/games/{state['id']}/hint"
            asked = pool.submit(client.get, path, params={"version": 0})
            assert search.started.wait(WAIT)
            act(client, state, "moves", move="1a")
            assert search.stopped.wait(WAIT)
            answer = asked.result(WAIT)
        assert answer.status_code == 409
        assert answer.json()["state"]["version"] == 1

    def test_a_browser_that_goes_away_stops_the_search(self, app: FastAPI, search: Oracle) -> None:
        """The application is told by hand that its client has left."""

        async def play() -> None:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url=HOME) as browser:
                state = (await browser.post("/api/games", json={"deal": HARD_DEAL})).json()
                cookie = f"fournil={browser.cookies['fournil']}"
            left = asyncio.Event()
            first = [{"type": "http.request", "body": b"", "more_body": False}]

            async def receive() -> Json:
                if first:
                    return first.pop()
                await left.wait()
                return {"type": "http.disconnect"}

            sent: list[Json] = []

            async def send(message: Any) -> None:
                sent.append(message)

            scope: Json = {
                "type": "http",
                "asgi": {"version": "3.0"},
                "http_version": "1.1",
                "method": "GET",
                "scheme": "http",
                "path": f"/api/games/{state['id']}/truth",
                "raw_path": b"",
                "query_string": b"",
                "root_path": "",
                "headers": [(b"host", b"127.0.0.1"), (b"cookie", cookie.encode())],
                "client": ("127.0.0.1", 1),
                "server": ("127.0.0.1", 8052),
            }
            asked = asyncio.ensure_future(app(scope, receive, send))
            assert await asyncio.to_thread(search.started.wait, WAIT)
            assert not asked.done()
            left.set()
            assert await asyncio.to_thread(search.stopped.wait, WAIT)
            await asked

        asyncio.run(play())

    def test_closing_answers_whoever_waits(
        self, app: FastAPI, client: TestClient, search: Oracle
    ) -> None:
        state = deal(client, deal=HARD_DEAL)
        with ThreadPoolExecutor() as pool:
            asked = pool.submit(client.get, f"/api/games/{state['id']}/truth")
            assert search.started.wait(WAIT)
            app.state.desk.close()
            assert asked.result(WAIT).status_code == 503


class TestWhileQuickLooksRun:
    """Even the quick lane is busy."""

    release = threading.Event()
    inside = threading.Event()

    @pytest.fixture
    def search(self) -> Any:
        self.release.clear()
        self.inside.clear()

        def search(_: Position, **_limits: Any) -> Result:
            self.inside.set()
            self.release.wait(WAIT)
            return Result(UNKNOWN.verdict)

        return search

    def test_moves_are_answered(self, client: TestClient) -> None:
        state = deal(client, deal=WINNABLE)
        other = deal(client, deal=WINNABLE)
        with ThreadPoolExecutor() as pool:
            asked = pool.submit(client.get, f"/api/games/{other['id']}/truth")
            assert self.inside.wait(WAIT)
            for move in ("1a", "ab", "bc"):
                state = act(client, state, "moves", move=move)
            assert not asked.done()
            self.release.set()
            assert asked.result(WAIT).json()["verdict"] == "unknown"


def test_a_real_server_with_real_searches(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", tmp_path) as server, server.client() as client:
        slow = client.post("/api/games", json={"deal": SLOW_DEAL}).json()
        path = f"/api/games/{slow['id']}/analysis"
        with pytest.raises(httpx.ReadTimeout):  # a browser that goes away
            client.get(path, timeout=httpx.Timeout(WAIT, read=0.1))
        easy = client.post("/api/games", json={"deal": WINNABLE}).json()
        told = client.get(f"/api/games/{easy['id']}/truth").json()
        assert told == {"verdict": "winnable", "version": 0}
        with ThreadPoolExecutor() as pool, server.client(client.cookies) as other:
            asked = pool.submit(other.get, path)
            assert client.get(f"/api/games/{slow['id']}").status_code == 200
            # A server that is told to stop tells whoever still waits, and stops as it should.
            server.process.terminate()
            with suppress(httpx.TransportError):  # it may have stopped before it was asked
                assert asked.result(WAIT).status_code == 503
        assert server.process.wait(WAIT) == 0
        assert server.process.stderr is not None
        assert server.process.stderr.read() == ""
