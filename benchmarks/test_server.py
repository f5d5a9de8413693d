"""How long the server takes: a move, a game replayed from its actions, and the first page.

A move is measured from outside, over HTTP to a server in its own process: the request, the rules,
the commit that reaches the disk, and the answer with the whole game. The mark is 20 ms.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fournil.service import GameService
from fournil.store import Store
from tests.web.live import AS_IT_IS, serving

DEAL = "BK1-C4-AAAAA24"
PLAYER = "a" * 64
MARK = 0.020


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        serving(
            "--port", "0", "--data", tmp_path_factory.mktemp("data"), command=AS_IT_IS
        ) as server,
        server.client() as opened,
    ):
        yield opened


def between_cells(number: int) -> str:
    """The move with this number, from 0, of a card that goes round the free cells."""
    return "1a" if number == 0 else "abcd"[(number - 1) % 4] + "abcd"[number % 4]


def test_a_move(client: httpx.Client, benchmark: Any) -> None:
    path = f"/api/games/{client.post('/api/games', json={'deal': DEAL}).json()['id']}/moves"
    versions = itertools.count()

    def move() -> None:
        version = next(versions)
        answer = client.post(path, json={"version": version, "move": between_cells(version)})
        assert answer.status_code == 200, answer.text

    benchmark.pedantic(move, rounds=500, warmup_rounds=20)
    assert benchmark.stats.stats.median < MARK


def test_a_long_game_replayed_from_its_actions(tmp_path: Path, benchmark: Any) -> None:
    with Store.at(tmp_path) as store:
        desk = GameService(store)
        state = desk.new_game(PLAYER, deal=DEAL)
        for number in range(500):
            state = desk.play(PLAYER, state.saved.id, number, between_cells(number))
        replayed = benchmark(lambda: GameService(store).game(PLAYER, state.saved.id))
        assert replayed.position == state.position


@pytest.mark.parametrize("path", ["/en/", "/en/rules/boulanger"])
def test_a_page(client: httpx.Client, benchmark: Any, path: str) -> None:
    assert benchmark(lambda: client.get(path)).status_code == 200
