"""Mistakes, nonsense and trouble: a clear sentence, the right status, and nothing changed."""

import json
from typing import Any

import pytest
from fastapi import FastAPI

from fournil.store import Store, StoreFullError, StoreLockedError
from tests.web.asking import DEAL, TestClient, deal


@pytest.mark.parametrize(
    ("text", "key", "position"),
    [
        ("BK1-C4-AAAAA25", "code-check", 14),
        ("BK1-C4-AAAA!24", "code-character", 12),
        ("XX1-C4-AAAAA24", "code-game", 1),
        ("", "deal-empty", None),
        ("bread", "deal-unreadable", None),
    ],
)
def test_a_bad_deal_is_explained_and_nothing_is_dealt(
    client: TestClient, text: str, key: str, position: int | None
) -> None:
    answer = client.post("/api/deals/check", json={"text": text})
    assert answer.status_code == 422
    told = answer.json()
    assert (told["ok"], told["key"], told["position"]) == (False, key, position)
    assert told["message"] == told["error"]["message"] != ""
    answer = client.post("/api/games", json={"deal": text})
    assert answer.status_code == 422
    assert answer.json()["error"] == told["error"]
    assert client.get("/api/games").json() == {"games": []}


def test_a_board_with_a_doubled_card_names_it(client: TestClient) -> None:
    columns = deal(client)["columns"]
    columns[0][0] = "AC"
    text = "\n".join(" ".join(column) for column in columns)
    told = client.post("/api/deals/check", json={"text": text, "game": "boulanger"}).json()
    assert told["key"] == "position-cards-doubled"
    assert "A♣" in told["message"]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "bridge"},
        {"game": "boulanger", "cells": 3},
        {"game": "dozen", "cells": 2},
        {"game": "dozen", "deal": DEAL},
        {"cells": 2, "deal": DEAL},
        {"cells": "4"},
        {"cells": -1},
        {"game": 5},
        {"deal": 5},
        {"deal": "x" * 8001},
        {"deal": "ms:0"},
        {"deal": "ms:99999999999999999999999999999999999999999999999"},
        {"deal": "\0"},
        {"bread": 1},
        [],
    ],
)
def test_a_game_that_cannot_be_dealt(client: TestClient, body: object) -> None:
    answer = client.post("/api/games", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]
    assert client.get("/api/games").json() == {"games": []}


ACTIONS: list[tuple[object, str]] = [
    ({}, "request-field"),
    ({"move": "1a"}, "request-field"),
    ({"version": 0}, "request-one-action"),
    ({"version": 0, "move": "1a", "tap": "7H"}, "request-one-action"),
    ({"version": "0", "move": "1a"}, "request-field"),
    ({"version": 0.5, "move": "1a"}, "request-field"),
    ({"version": True, "move": "1a"}, "request-field"),
    ({"version": -1, "move": "1a"}, "request-field"),
    ({"version": 2**31, "move": "1a"}, "request-field"),
    ({"version": 10**400, "move": "1a"}, "request-field"),
    ({"version": 0, "move": 12}, "request-field"),
    ({"version": 0, "move": None}, "request-field"),
    ({"version": 0, "move": "1" * 41}, "request-field"),
    ({"version": 0, "move": "1a", "extra": 1}, "request-field"),
    ({"version": 0, "tap": "0H"}, "card-malformed"),
    ({"version": 0, "tap": ""}, "card-malformed"),
    ({"version": 0, "double_tap": "9S"}, "move-covered"),
    ({"version": 0, "move": "nonsense"}, "move-malformed"),
    ({"version": 0, "move": "1a\0"}, "move-malformed"),
    ([], "request-field"),
    (None, "request-field"),
    ("1a", "request-field"),
]


@pytest.mark.parametrize(("body", "key"), ACTIONS)
def test_an_action_that_does_not_fit_changes_nothing(
    client: TestClient, body: object, key: str
) -> None:
    state = deal(client)
    answer = client.post(
        f"/api/games/{state['id']}/moves",
        content=json.dumps(body),
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == key
    assert answer.json()["error"]["message"]
    assert client.get(f"/api/games/{state['id']}").json() == state


def test_a_game_that_cannot_be_finished_yet(client: TestClient) -> None:
    state = deal(client)
    answer = client.post(f"/api/games/{state['id']}/finish", json={"version": 0})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "finish-not-yet")
    assert answer.json()["state"] == state
    assert client.get(f"/api/games/{state['id']}").json() == state


@pytest.mark.parametrize("elapsed", [-1, 1.5, "7", 2**31, None, True])
def test_a_time_that_cannot_be(client: TestClient, elapsed: object) -> None:
    state = deal(client)
    answer = client.post(f"/api/games/{state['id']}/time", json={"elapsed": elapsed})
    assert answer.status_code == 422
    assert client.get(f"/api/games/{state['id']}").json() == state


@pytest.mark.parametrize(
    "body",
    [
        {"suits": 3},
        {"suits": "4"},
        {"theme": "plaid"},
        {"language": "xx"},
        {"timer": "yes"},
        {"left_handed": 1},
        {"colour": "red"},
        {"card_size": None},
        [],
        "dark",
    ],
)
def test_impossible_settings_change_nothing(client: TestClient, body: object) -> None:
    before = client.get("/api/settings").json()
    assert client.put("/api/settings", json=body).status_code == 422
    assert client.get("/api/settings").json() == before


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b'{"version": 0,}', b"[" * 60_000, b'{"version": NaN}']
)
def test_what_is_not_json(client: TestClient, content: bytes) -> None:
    state = deal(client)
    answer = client.post(
        f"/api/games/{state['id']}/undo",
        content=content,
        headers={"content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["error"]["key"]) in {
        (400, "request-json"),
        (422, "request-field"),
    }


@pytest.mark.parametrize("game_id", ["none", "%00", "a" * 999, "é", "' OR 1=1 --", "%"])
def test_unknown_ids(client: TestClient, game_id: str) -> None:
    deal(client)
    answer = client.get(f"/api/games/{game_id}")
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "saved-game-unknown"


def test_unknown_addresses_and_methods(client: TestClient) -> None:
    for path in ("/api/", "/api/nothing", "/api/games/x/fly"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "request-not-found"
    answer = client.request("DELETE", "/api/games", json={})
    assert answer.status_code == 405
    assert answer.json()["error"]["key"] == "request-method"


@pytest.mark.parametrize("cookie", ["", "x", "'; DROP TABLE players;--", "é" * 43, "a" * 5000])
def test_a_broken_cookie_is_a_new_player(client: TestClient, cookie: str) -> None:
    raw = [(b"cookie", b"fournil=" + cookie.encode())]
    answer = client.get("/api/games", headers=raw)
    assert answer.status_code == 200
    assert answer.json() == {"games": []}
    answer = client.post("/api/games", json={}, headers=raw)
    assert answer.status_code == 201
    assert len(client.cookies["fournil"]) == 43


@pytest.mark.parametrize(
    ("language", "message"), [("en", "6♦ goes only on 7♦"), ("fr", "6♦ ne va que sur 7♦")]
)
def test_reasons_are_in_the_players_language(
    client: TestClient, language: str, message: str
) -> None:
    state = deal(client)
    path, body = f"/api/games/{state['id']}/moves", {"version": 0, "move": "14"}
    by_browser = client.post(path, json=body, headers={"accept-language": f"{language};q=0.9"})
    by_page = client.post(path, json=body, headers={"fournil-language": language})
    client.put("/api/settings", json={"language": language})
    by_choice = client.post(path, json=body)
    for answer in (by_browser, by_page, by_choice):
        assert answer.json()["error"]["message"] == message


def test_a_store_that_is_full_is_told(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = deal(client)

    def fail(*_: object) -> None:
        raise StoreFullError("store-full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "add_action", fail)
        answer = client.post(f"/api/games/{state['id']}/moves", json={"version": 0, "move": "1a"})
    assert answer.status_code == 503
    assert answer.json()["error"]["key"] == "store-full"
    assert answer.headers["retry-after"]
    assert client.get(f"/api/games/{state['id']}").json() == state


def test_a_store_that_cannot_even_be_read_is_told(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StoreLockedError("store-locked")

    for method in ("settings", "games", "game", "add_game"):
        monkeypatch.setattr(store, method, fail)
    for answer in (
        client.get("/api/games"),
        client.get("/api/settings"),
        client.get("/api/games/x"),
        client.post("/api/games", json={}),
    ):
        assert answer.status_code == 503
        assert answer.json()["error"]["key"] == "store-locked"


def test_a_fault_of_our_own_is_told_without_details(
    app: FastAPI, store: Store, monkeypatch: pytest.MonkeyPatch, client: TestClient
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("the recipe is secret")

    monkeypatch.setattr(store, "games", fail)
    client = TestClient(app, base_url=str(client.base_url), raise_server_exceptions=False)
    answer = client.get("/api/games")
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "server-trouble"
    assert "secret" not in answer.text
    assert "content-security-policy" in answer.headers


def test_a_whole_number_may_have_a_point(client: TestClient) -> None:
    body = '{"deal": "ms:1", "cells": 4.0}'
    kind = {"content-type": "application/json"}
    answer = client.post("/api/games", content=body, headers=kind)
    assert answer.status_code == 201
    state = answer.json()
    path = f"/api/games/{state['id']}"
    for action, sent in (
        ("moves", '{"version": 0.0, "move": "1a"}'),
        ("undo", '{"version": 1e0}'),
        ("time", '{"elapsed": 5.0}'),
    ):
        assert client.post(f"{path}/{action}", content=sent, headers=kind).status_code == 200
    answer = client.put("/api/settings", content='{"suits": 2.0}', headers=kind)
    assert answer.json()["suits"] == 2
    assert client.get(f"{path}/truth?version=2.0").status_code in {200, 409}


@pytest.mark.parametrize("number", ["0.5", "1e400", "-1.0", "true", '"0"', "1e300", "NaN"])
def test_no_other_number_is_whole(client: TestClient, number: str) -> None:
    state = deal(client)
    answer = client.post(
        f"/api/games/{state['id']}/undo",
        content=f'{{"version": {number}}}',
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 422
