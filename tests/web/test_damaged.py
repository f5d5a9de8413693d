"""A saved game with damage in any value: it is told as damaged, and everything else goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fournil.store import Store
from fournil.web import create_app
from tests.unhurried import UNHURRIED
from tests.web.asking import TestClient, act, deal

COLUMNS = [
    ("players", "settings"),
    *(
        ("games", column)
        for column in (
            "variant", "deal", "version", "status", "score", "moves", "elapsed", "created_at",
            "played_at", "won_at", "won_version", "won_moves", "won_elapsed", "help", "hints",
            "line", "wish", "level", "imported",
        )
    ),
    ("actions", "text"),
    ("actions", "at"),
]  # fmt: skip
VALUES = {
    "no UTF-8": "CAST(x'ff41fe' AS TEXT)",
    "empty": "''",
    "a word": "'bread'",
    "a blob": "x'00ff'",
    "negative": "-7",
    "huge": "9223372036854775807",
    "a fraction": "1.5",
    "infinite": "9e999",
}

WITH_ALL_GAMES = (
    "/api/games",
    "/api/settings",
    "/api/statistics",
    "/api/statistics?game=boulanger",
    "/api/player/export",
    "/en/",
    "/en/statistics",
    "/en/faq",
)


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(value, id=name, marks=() if name == "no UTF-8" else pytest.mark.slow)
        for name, value in VALUES.items()
    ],
)
@pytest.mark.parametrize(("table", "column"), COLUMNS, ids=[f"{t}.{c}" for t, c in COLUMNS])
def test_damage_in_one_game_leaves_the_others_to_be_played(
    store: Store, client: TestClient, table: str, column: str, value: str
) -> None:
    whole = act(client, deal(client, deal="ms:1"), "moves", move="1a")
    damaged = act(client, deal(client, deal="ms:2"), "moves", move="1a")
    client.put("/api/settings", json={"suits": 2})
    where = {
        "players": "1",
        "games": f"id = '{damaged['id']}'",
        "actions": f"game_id = '{damaged['id']}'",
    }[table]
    with closing(sqlite3.connect(Path(store.place))) as file:
        file.execute(f"UPDATE {table} SET {column} = {value} WHERE {where}")  # noqa: S608
        file.commit()
    cookies = client.cookies
    app = create_app(store, timeouts=UNHURRIED)  # with nothing in memory of the games
    try:
        with TestClient(
            app, base_url="http://127.0.0.1:8052", cookies=cookies, raise_server_exceptions=False
        ) as asking:
            for path in WITH_ALL_GAMES:
                answer = asking.get(path)
                assert answer.status_code == 200, (path, answer.text[:300])
            listed = asking.get("/api/games").json()["games"]
            assert {game["id"] for game in listed} == {whole["id"], damaged["id"]}
            one = f"/api/games/{damaged['id']}"
            replay = f"/en/games/{damaged['id']}/replay"
            answers = [asking.get(one), asking.get(f"{one}/export")]
            answers += [
                asking.post(f"{one}/{action}", json=body)
                for action, body in (
                    ("moves", {"version": 1, "move": "1b"}),
                    ("undo", {"version": 1}),
                    ("time", {"elapsed": 5}),
                )
            ]
            for answer in answers:
                if answer.status_code >= 500:
                    assert answer.json()["error"]["key"] == "saved-game-broken", answer.request.url
            page = asking.get(replay, follow_redirects=False)
            assert page.status_code == 307 or "this saved game cannot be read" in page.text
            assert asking.get(f"/api/games/{whole['id']}").status_code == 200
            act(asking, whole, "moves", move="1b")
            assert asking.put("/api/settings", json={"sounds": True}).status_code == 200
    finally:
        app.state.desk.close()
