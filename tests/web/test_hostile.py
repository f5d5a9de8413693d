"""Every address that takes a text refuses a strange one with a reason, and changes nothing."""

import json
from urllib.parse import quote

import pytest

from tests.notation.hostile import BOARDS
from tests.web.asking import TestClient


@pytest.mark.parametrize("text", BOARDS.values(), ids=BOARDS)
def test_a_strange_board_is_refused_everywhere(client: TestClient, text: str) -> None:
    for path, body in (
        ("/api/deals/check", {"text": text}),
        ("/api/games", {"deal": text}),
        ("/api/games/import", {"text": f"deal {text}"}),
        ("/api/try", {"deal": text}),
        ("/api/replay/truth", {"deal": text}),
    ):
        answer = client.post(path, json=body)
        assert answer.status_code == 422, path
        assert answer.json()["error"]["message"]
    assert client.get(f"/en/g/{quote(text, safe='')}").status_code == 404
    assert client.get(f"/en/replay/{quote(text, safe='')}/1a").status_code == 404
    assert client.get("/api/games").json() == {"games": []}


SURROGATE = json.loads('"\\ud800"')


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/deals/check", {"text": SURROGATE}),
        ("POST", "/api/deals/check", {"text": "ms:1", "game": SURROGATE}),
        ("POST", "/api/games", {"deal": SURROGATE}),
        ("POST", "/api/games", {"game": SURROGATE}),
        ("POST", "/api/games", {"wish": SURROGATE}),
        ("POST", "/api/games", {SURROGATE: 1}),
        ("POST", "/api/games/import", {"text": SURROGATE}),
        ("POST", "/api/try", {"deal": "ms:1", "moves": [SURROGATE]}),
        ("POST", "/api/try", {"deal": "ms:1", "act": "tap", "on": SURROGATE}),
        ("POST", "/api/try", {"deal": "ms:1", "act": SURROGATE}),
        ("PUT", "/api/settings", {"theme": SURROGATE}),
        ("PUT", "/api/settings", {SURROGATE: SURROGATE}),
        ("PUT", "/api/settings", {"suits": float("nan")}),
        ("POST", "/api/games", {"cells": float("inf")}),
        ("POST", "/api/games", {"cells": 10**400}),
    ],
)
def test_what_no_encoding_knows_is_refused(
    client: TestClient, method: str, path: str, body: dict[str, object]
) -> None:
    answer = client.request(
        method, path, content=json.dumps(body), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422
    answer.json()


@pytest.mark.parametrize(
    "body",
    [
        '{"cells":' + "1" * 4301 + "}",
        "[" * 30_000,
        '{"a":' * 9000,
        '{"text":"\\u1"}',
        "\x00",
        "\udc80",
    ],
)
@pytest.mark.parametrize("path", ["/api/games", "/api/deals/check", "/api/try"])
def test_what_is_no_json_is_refused(client: TestClient, path: str, body: str) -> None:
    answer = client.post(
        path,
        content=body.encode(errors="surrogateescape"),
        headers={"content-type": "application/json"},
    )
    assert answer.status_code in {400, 422}
    answer.json()
