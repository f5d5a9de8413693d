"""Statistics, taking everything along and deleting everything, by way of the API."""

import hashlib
from collections.abc import Callable

import pytest

from fournil.store import Progress, Store, StoreLockedError
from tests.web.asking import NEARLY_WON, Json, TestClient, act, deal


def statistics(client: TestClient, **asked: str) -> Json:
    answer = client.get("/api/statistics", params=asked)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def test_a_player_without_games(client: TestClient) -> None:
    told = statistics(client)
    assert (told["played"], told["won"], told["win_rate"], told["streak"]) == (0, 0, None, 0)
    assert (told["best_moves"], told["mean_moves"], told["best_time"]) == (None, None, None)
    assert (told["variants"], told["last"], told["times"], told["recent"]) == ([], [], [], [])
    deal(client)  # dealt and looked at, not played
    assert statistics(client) == told


def test_games_are_counted(client: TestClient) -> None:
    won = act(client, deal(client, deal=NEARLY_WON), "finish")
    act(client, deal(client, deal="dozen ms:7"), "moves", move="1h")
    told = statistics(client)
    assert (told["played"], told["won"], told["unfinished"], told["win_rate"]) == (2, 1, 1, 0.5)
    assert (told["streak"], told["best_streak"], told["best_moves"]) == (1, 1, 4)
    assert told["last"] == ["won", "unfinished"]
    assert told["won_moves"] == [4]
    assert [row["variant"] for row in told["variants"]] == ["BK1-C4", "BD1-KD"]
    assert [row["won"] for row in told["variants"]] == [1, 0]
    assert told["with_help"]["played"] == 0
    assert told["without_help"]["won"] == 1
    newest, oldest = told["recent"]
    assert (newest["game"], newest["outcome"], newest["moves"]) == ("dozen", "unfinished", 1)
    assert (oldest["id"], oldest["outcome"], oldest["code"]) == (won["id"], "won", NEARLY_WON)
    assert statistics(client, game="dozen")["last"] == ["unfinished"]
    assert statistics(client, variant="BK1-C4")["last"] == ["won"]
    assert statistics(client, game="boulanger", variant="", help="")["won"] == 1
    assert statistics(client, help="with")["played"] == 0
    assert statistics(client, help="without")["played"] == 2


def test_a_win_stays_one_whatever_is_undone(client: TestClient) -> None:
    state = act(client, deal(client, deal=NEARLY_WON), "finish")
    before = statistics(client)
    for action in ("undo", "redo", "restart", "finish"):
        state = act(client, state, action)
        told = statistics(client)
        for recent in (*told["recent"], *before["recent"]):
            recent.pop("played_at", None)
        assert told == before


def test_imported_games_count_for_nothing(client: TestClient) -> None:
    text = f"deal {NEARLY_WON}\nmoves 1h"
    state = client.post("/api/games/import", json={"text": text}).json()
    act(client, state, "finish")
    assert statistics(client)["played"] == 0


def test_a_damaged_game_is_still_one_that_was_played(client: TestClient, store: Store) -> None:
    act(client, deal(client, deal=NEARLY_WON), "finish")
    player = hashlib.sha256(client.cookies["fournil"].encode()).hexdigest()
    damaged = store.add_game(
        player, "damaged", "BK1-C4", "BK1-C4-AAAAA25", Progress("playing", 0, 1), actions=["1a"]
    )
    told = statistics(client)
    assert (told["played"], told["won"], told["unfinished"]) == (2, 1, 1)
    assert [(game["deal"], game["code"]) for game in told["recent"]] == [
        ("BK1-C4-AAAAA25", None), (NEARLY_WON, NEARLY_WON),
    ]  # fmt: skip
    assert statistics(client, game="boulanger")["played"] == 2
    answer = client.get(f"/api/games/{damaged.id}")
    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "saved-game-broken")
    assert client.get("/en/statistics").status_code == 200


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"game": "bridge"}, "game-unknown"),
        ({"variant": "BK1-C3"}, "game-unknown"),
        ({"variant": "\0"}, "game-unknown"),
        ({"help": "perhaps"}, "request-field"),
        ({"game": "x" * 41}, "request-field"),
    ],
)
def test_statistics_of_what_does_not_exist(
    client: TestClient, asked: dict[str, str], key: str
) -> None:
    answer = client.get("/api/statistics", params=asked)
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, key)


def test_everything_can_be_taken_along(client: TestClient) -> None:
    state = act(client, act(client, deal(client), "moves", move="1a"), "undo")
    client.put("/api/settings", json={"suits": 2})
    answer = client.get("/api/player/export")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == 'attachment; filename="fournil.json"'
    told = answer.json()
    assert (told["format"], told["settings"]) == ("fournil-player-1", {"suits": 2})
    (game,) = told["games"]
    assert (game["id"], game["deal"], game["version"]) == (state["id"], state["deal"], 2)
    assert [each["action"] for each in game["actions"]] == ["1a", "undo"]
    assert told["since"] <= game["created_at"] <= game["actions"][0]["at"] <= game["played_at"]


def test_a_newcomer_takes_nothing_along(client: TestClient) -> None:
    answer = client.get("/api/player/export")
    assert answer.json() == {
        "format": "fournil-player-1", "since": None, "settings": {}, "games": [],
    }  # fmt: skip
    assert "set-cookie" not in answer.headers


def test_everything_can_be_deleted(
    client: TestClient, new_client: Callable[[], TestClient], store: Store
) -> None:
    state = act(client, deal(client, deal=NEARLY_WON), "finish")
    client.put("/api/settings", json={"suits": 2})
    other = new_client()
    others = deal(other)
    token = client.cookies["fournil"]
    answer = client.delete("/api/player")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "fournil" not in client.cookies
    # Even a tab that still has the token finds nothing, and starts anew with it.
    client.cookies["fournil"] = token
    assert client.get("/api/games").json() == {"games": []}
    assert client.get(f"/api/games/{state['id']}").status_code == 404
    late = client.post(f"/api/games/{state['id']}/undo", json={"version": state["version"]})
    assert (late.status_code, late.json()["error"]["key"]) == (404, "saved-game-unknown")
    assert statistics(client)["played"] == 0
    assert client.get("/api/settings").json()["suits"] == 4
    assert client.get("/api/player/export").json()["since"] is None
    assert store.actions(state["id"], until=9) == []
    assert deal(client)["version"] == 0
    assert other.get(f"/api/games/{others['id']}").json() == others


def test_nobody_is_deleted_from_another_site(client: TestClient) -> None:
    state = deal(client)
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = client.delete("/api/player", headers=headers)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "request-origin")
    assert client.get(f"/api/games/{state['id']}").json() == state


def test_deleting_what_cannot_be_deleted(client: TestClient) -> None:
    answer = client.delete("/api/games")
    assert (answer.status_code, answer.json()["error"]["key"]) == (405, "request-method")


def test_a_fault_while_deleting_deletes_nothing(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = deal(client)

    def fail(*_: object) -> None:
        raise StoreLockedError("store-locked")

    with monkeypatch.context() as patch:
        patch.setattr(store, "forget", fail)
        answer = client.delete("/api/player")
    assert answer.status_code == 503
    assert "fournil" in client.cookies
    assert client.get(f"/api/games/{state['id']}").json() == state
