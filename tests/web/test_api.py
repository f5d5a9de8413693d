"""The JSON API: games, play, settings, deals, players."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fournil.core.rules import CATALOGUE, Rules
from fournil.deals.deal import Deal
from fournil.store import Store
from tests.web.asking import DEAL, NEARLY_WON, TestClient, act, deal

FIELDS = {
    "id", "version", "code", "game", "variant", "deal", "columns", "cells", "cells_count",
    "foundations", "score", "status", "moves", "actions", "elapsed", "undo_left", "redo_left",
    "legal", "last", "finish", "help", "hints", "wish", "level", "imported",
}  # fmt: skip


def test_a_new_game_is_whole(client: TestClient) -> None:
    answer = client.post("/api/games", json={"game": "boulanger", "cells": 4, "deal": DEAL})
    assert answer.status_code == 201
    state = answer.json()
    assert set(state) == FIELDS
    assert answer.headers["location"] == f"/api/games/{state['id']}"
    assert state["code"] == state["deal"] == DEAL
    assert (state["game"], state["variant"], state["cells_count"]) == ("boulanger", "BK1-C4", 4)
    assert state["columns"][0] == ["9S", "2C", "QD", "3S", "2D", "5D", "6D"]
    assert state["cells"] == [None] * 4
    assert state["foundations"] == {"S": 0, "H": 0, "D": 0, "C": 0}
    assert (state["version"], state["score"], state["status"]) == (0, 0, "playing")
    assert (state["undo_left"], state["redo_left"], state["last"]) == (0, 0, None)
    assert state["legal"]["6D"] == ["7", "a", "b", "c", "d"]
    assert (state["finish"], state["help"], state["hints"]) == (0, [], 0)
    assert (state["wish"], state["level"], state["imported"]) == (None, None, False)
    assert client.get(answer.headers["location"]).json() == state


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.name)
def test_every_game_can_be_dealt_by_its_exact_name(client: TestClient, rules: Rules) -> None:
    state = client.post("/api/games", json={"game": rules.name}).json()
    assert (state["variant"], state["game"]) == (rules.name, rules.game)
    assert len(state["columns"]) == rules.columns
    assert len(state["cells"]) == state["cells_count"] == rules.cells


def test_the_cells_that_were_picked(client: TestClient) -> None:
    state = client.post("/api/games", json={"game": "boulanger", "cells": 2}).json()
    assert (state["variant"], state["cells"]) == ("BK1-C2", [None, None])


def test_a_move_a_tap_and_a_double_tap(client: TestClient) -> None:
    state = act(client, deal(client), "moves", move="1a")
    assert state["last"] == {"move": "1a", "cards": ["6D"], "from": "1", "to": "a"}
    assert (state["version"], state["moves"], state["actions"]) == (1, 1, ["1a"])
    state = act(client, state, "moves", double_tap="6D")
    assert state["last"] == {"move": "a7", "cards": ["6D"], "from": "a", "to": "7"}
    assert state["score"] == 5
    dozen = deal(client, deal="BD1-KD-ms:1")
    ace = next(card for card, places in dozen["legal"].items() if "h" in places)
    state = act(client, dozen, "moves", tap=ace)
    assert state["foundations"][ace[1]] == 1
    assert state["score"] == 10


def test_finishing(client: TestClient) -> None:
    start = deal(client, deal=NEARLY_WON)
    assert (start["finish"], start["moves"]) == (4, 0)
    won = act(client, start, "finish")
    assert (won["status"], won["score"], won["finish"]) == ("won", 40, 0)
    assert (won["actions"], won["moves"], won["undo_left"]) == (["finish"], 4, 1)
    cards = ["QS", "KS", "KH", "KD"]
    assert won["last"] == {"move": "finish", "cards": cards, "from": None, "to": "h"}
    undone = act(client, won, "undo")
    assert undone["last"] == {"move": "finish", "cards": cards, "from": "h", "to": None}
    assert (undone["columns"], undone["moves"], undone["redo_left"]) == (start["columns"], 0, 1)
    assert act(client, undone, "redo")["last"] == won["last"]


def test_undo_redo_and_restart(client: TestClient) -> None:
    start = deal(client)
    played = act(client, act(client, start, "moves", move="1a"), "moves", move="a7")
    undone = act(client, played, "undo")
    assert (undone["score"], undone["undo_left"], undone["redo_left"]) == (0, 1, 1)
    assert undone["last"] == {"move": "a7", "cards": ["6D"], "from": "7", "to": "a"}
    redone = act(client, undone, "redo")
    assert redone["columns"] == played["columns"]
    assert (redone["score"], redone["undo_left"], redone["redo_left"]) == (5, 2, 0)
    restarted = act(client, redone, "restart")
    assert restarted["columns"] == start["columns"]
    assert (restarted["score"], restarted["moves"], restarted["version"]) == (0, 0, 5)


def test_what_the_table_shows_is_legal_and_nothing_else_is(client: TestClient) -> None:
    state = deal(client)
    for _ in range(6):
        card, places = min(state["legal"].items())
        source, depth = where(state["columns"], state["cells"], card)
        for place in "12345678abcdh":
            length = f"x{depth}" if source.isdigit() and place.isdigit() else ""
            answer = client.post(
                f"/api/games/{state['id']}/moves",
                json={"version": state["version"], "move": f"{source}{place}{length}"},
            )
            assert answer.status_code == (200 if place in places else 422)
            if answer.status_code == 200:
                state = act(client, answer.json(), "undo")
        state = act(client, state, "moves", move=f"{source}{places[-1]}")


def where(columns: list[list[str]], cells: list[str | None], card: str) -> tuple[str, int]:
    """The place of a card, and how many cards lie from it to the top of its column."""
    for number, column in enumerate(columns, start=1):
        if card in column:
            return str(number), len(column) - column.index(card)
    return "abcd"[cells.index(card)], 1


def test_a_stale_version_is_answered_with_the_game_as_it_stands(client: TestClient) -> None:
    start = deal(client)
    played = act(client, start, "moves", move="1a")
    for action, body in (
        ("moves", {"move": "1a"}),
        ("moves", {"tap": "7H"}),
        ("moves", {"double_tap": "7H"}),
        ("undo", {}),
        ("redo", {}),
        ("restart", {}),
    ):
        answer = client.post(f"/api/games/{start['id']}/{action}", json={"version": 0, **body})
        assert answer.status_code == 409
        assert answer.json()["state"] == {**played, "last": None}
        assert answer.json()["error"]["key"] == "saved-game-moved-on"
    assert client.get(f"/api/games/{start['id']}").json()["version"] == 1


def test_an_illegal_move_is_answered_with_the_reason(client: TestClient) -> None:
    state = deal(client)
    answer = client.post(f"/api/games/{state['id']}/moves", json={"version": 0, "move": "14"})
    assert answer.status_code == 422
    assert answer.json() == {
        "error": {
            "key": "move-only-on",
            "message": "6♦ goes only on 7♦",
            "params": {"card": "6D", "first": "7D"},
        },
        "state": state,
    }


def test_another_players_game_is_not_found(new_client: Callable[[], TestClient]) -> None:
    anna, boris = new_client(), new_client()
    mine = deal(anna)
    deal(boris)
    for answer in (
        boris.get(f"/api/games/{mine['id']}"),
        boris.post(f"/api/games/{mine['id']}/moves", json={"version": 0, "move": "1a"}),
        boris.post(f"/api/games/{mine['id']}/undo", json={"version": 0}),
        boris.post(f"/api/games/{mine['id']}/time", json={"elapsed": 1}),
    ):
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "saved-game-unknown"
    assert [game["id"] for game in anna.get("/api/games").json()["games"]] == [mine["id"]]


def test_the_player_is_a_cookie_that_scripts_cannot_read(client: TestClient, store: Store) -> None:
    cookie = client.post("/api/games", json={}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie  # plain HTTP on this machine
    token = client.cookies["fournil"]
    assert len(token) == 43
    for file in Path(store.place).parent.iterdir():
        assert token.encode() not in file.read_bytes()


def test_reading_makes_no_player(client: TestClient) -> None:
    for path in ("/api/games", "/api/settings", "/api/games/none"):
        assert "set-cookie" not in client.get(path).headers


def test_a_good_deal_is_summed_up(client: TestClient) -> None:
    told = client.post("/api/deals/check", json={"text": "bk1 c2 aaaaa24"}).json()
    assert told == {
        "ok": True,
        "code": "BK1-C2-AAAAA24",
        "game": "boulanger",
        "variant": "BK1-C2",
        "number": 26,
        "summary": "Baker’s Game · 2 free cells",
    }
    dozen = client.post("/api/deals/check", json={"text": "pysol:5", "game": "BD1-EA"}).json()
    assert dozen["summary"] == "Baker’s Dozen · kings stay · any suit"
    assert Deal.parse(dozen["code"]).rules.name == "BD1-EA"
    assert client.get("/api/games").json() == {"games": []}


def test_settings(client: TestClient) -> None:
    assert client.get("/api/settings").json() == {
        "language": None,
        "theme": "auto",
        "suits": 4,
        "card_size": "medium",
        "left_handed": False,
        "sounds": False,
        "timer": True,
        "truth": False,
    }
    changed = client.put("/api/settings", json={"suits": 2, "left_handed": True}).json()
    assert (changed["suits"], changed["left_handed"], changed["theme"]) == (2, True, "auto")
    client.put("/api/settings", json={"theme": "dark"})
    assert client.get("/api/settings").json() == {**changed, "theme": "dark"}


def test_time_of_play(client: TestClient) -> None:
    state = deal(client)
    path = f"/api/games/{state['id']}/time"
    assert client.post(path, json={"elapsed": 0}).json()["elapsed"] == 0
    # More than the time since the deal cannot have been played, and the store's clock stands still.
    assert client.post(path, json={"elapsed": 9_999_999}).json()["elapsed"] == 0


def test_the_list_of_games(client: TestClient) -> None:
    first, second = deal(client), deal(client, deal="dozen ms:7")
    act(client, first, "moves", move="1a")
    games = client.get("/api/games").json()["games"]
    assert [game["id"] for game in games] == [first["id"], second["id"]]
    assert (games[0]["version"], games[0]["moves"], games[0]["won_at"]) == (1, 1, None)
    assert games[1]["deal"] == "BD1-KD-ms:7"
