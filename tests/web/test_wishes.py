"""New games as they are wished for, by way of the API."""

from collections.abc import Callable, Iterator
from datetime import date

import pytest
from fastapi import FastAPI

from fournil.deals.deal import Deal
from fournil.service import GameService
from fournil.service.deal_requests import DealFinder
from fournil.solver import Verdict, solve
from fournil.store import Store
from tests.unhurried import UNHURRIED
from tests.web.asking import TestClient, act

MONDAY = date(2026, 11, 30)


@pytest.fixture
def app(store: Store, app: FastAPI) -> Iterator[FastAPI]:
    app.state.desk = GameService(store, timeouts=UNHURRIED, today=lambda: MONDAY)
    yield app
    app.state.desk.close()


@pytest.mark.parametrize("wish", ["winnable", "easy", "medium", "hard"])
def test_a_wish_is_granted_and_told(client: TestClient, wish: str) -> None:
    answer = client.post("/api/games", json={"game": "BK1-C1", "wish": wish})
    assert answer.status_code == 201, answer.text
    state = answer.json()
    assert (state["variant"], state["wish"]) == ("BK1-C1", wish)
    assert state["level"] in {"easy", "medium", "hard"}
    assert wish in {"winnable", state["level"]}
    assert solve(Deal.parse(state["code"]).position).verdict is Verdict.WINNABLE
    assert client.get(answer.headers["location"]).json() == state


def test_any_deal_at_all(client: TestClient) -> None:
    state = client.post("/api/games", json={"wish": "any"}).json()
    assert (state["wish"], state["level"]) == (None, None)
    named = client.post("/api/games", json={"wish": "any", "deal": "BK1-C4-AAAAA24"}).json()
    assert named["code"] == "BK1-C4-AAAAA24"


def test_the_deal_of_the_day_goes_on(new_client: Callable[[], TestClient]) -> None:
    anna, boris = new_client(), new_client()
    state = anna.post("/api/games", json={"wish": "day"}).json()
    assert (state["code"], state["wish"]) == ("BK1-C4-BK5KWA5", "day:2026-11-30")
    moved = act(anna, state, "moves", move="1a")
    again = anna.post("/api/games", json={"wish": "day"}).json()
    assert (again["id"], again["actions"]) == (moved["id"], ["1a"])
    other = boris.post("/api/games", json={"wish": "day"}).json()
    assert (other["code"], other["actions"]) == (state["code"], [])
    assert other["id"] != state["id"]


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"wish": "lucky"}, "request-field"),
        ({"wish": 3}, "request-field"),
        ({"wish": "easy", "deal": "BK1-C4-AAAAA24"}, "wish-and-deal"),
        ({"wish": "easy", "game": "bridge"}, "game-unknown"),
        ({"wish": "day", "game": "dozen", "cells": 2}, "game-cells"),
    ],
)
def test_wishes_that_make_no_sense(client: TestClient, body: dict[str, object], key: str) -> None:
    answer = client.post("/api/games", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == key
    assert client.get("/api/games").json() == {"games": []}


def test_a_level_that_is_not_found_is_told_in_words(client: TestClient, app: FastAPI) -> None:
    app.state.desk._wishes = DealFinder(patience=0.0)
    answer = client.post("/api/games", json={"wish": "hard"}, headers={"Fournil-Language": "fr"})
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["key"] == "level-not-found"
    assert error["message"].startswith("aucune donne de ce niveau")
    assert client.get("/api/games").json() == {"games": []}
