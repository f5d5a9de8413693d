"""Games as text by way of the API."""

from collections.abc import Callable

import pytest

from fournil.deals.deal import Deal
from fournil.game.game import MAX_ACTIONS
from tests.web.asking import DEAL, NEARLY_WON, TestClient, act, deal
from tests.web.test_pages import bootstrap

LONG = Deal.parse("ms:617").code


def test_an_import_says_what_standard_notation_left_out(client: TestClient) -> None:
    text = "deal freecell-ms:11\nmoves 83 82"
    answer = client.post("/api/games/import", json={"text": text})
    assert answer.status_code == 201
    taken = answer.json()
    assert (taken["implied"], taken["moves"]) == (4, 6)


def test_a_game_is_given_away_and_taken_in(
    client: TestClient, new_client: Callable[[], TestClient]
) -> None:
    state = act(client, act(client, deal(client), "moves", move="1a"), "moves", move="5b")
    answer = client.get(f"/api/games/{state['id']}/export")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="{DEAL}.txt"'
    assert answer.text == f"deal {DEAL}\nmoves 1a 5b\n"
    other = new_client()
    answer = other.post("/api/games/import", json={"text": answer.text})
    assert answer.status_code == 201
    taken = answer.json()
    assert answer.headers["location"] == f"/api/games/{taken['id']}"
    assert (taken["columns"], taken["actions"], taken["version"]) == (
        state["columns"], state["actions"], 2,
    )  # fmt: skip
    assert taken["imported"]
    assert taken.pop("implied") == 0
    assert other.get(answer.headers["location"]).json() == taken
    assert [game["id"] for game in other.get("/api/games").json()["games"]] == [taken["id"]]


@pytest.mark.parametrize(
    ("named", "name"),
    [("dozen pysol:5", "BD1-KD-pysol-5.txt"), (LONG, f"{LONG[:40]}.txt")],
)
def test_a_file_is_called_as_its_deal(client: TestClient, named: str, name: str) -> None:
    answer = client.get(f"/api/games/{deal(client, deal=named)['id']}/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'


def test_a_finished_game_is_taken_in(client: TestClient) -> None:
    text = f"deal {NEARLY_WON}\nmoves finish"
    state = client.post("/api/games/import", json={"text": text}).json()
    assert (state["status"], state["moves"], state["imported"]) == ("won", 4, True)


def test_the_longest_game_can_be_given_away_taken_in_and_replayed(client: TestClient) -> None:
    moves = ["ba", "ab"] * (MAX_ACTIONS // 2)  # a king that goes to and fro between two cells
    text = f"deal {NEARLY_WON}\nmoves {' '.join(moves)}\n"
    state = client.post("/api/games/import", json={"text": text}).json()
    refused = client.post(
        f"/api/games/{state['id']}/moves",
        json={"version": state["version"], "move": "ba"},
        headers={"fournil-language": "fr"},
    )
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "move-too-late")
    assert "5\u202f000" in refused.json()["error"]["message"]
    state = act(client, state, "finish")
    assert state["status"] == "won"
    text = client.get(f"/api/games/{state['id']}/export").text
    taken = client.post("/api/games/import", json={"text": text}).json()
    assert (taken["columns"], taken["actions"]) == (state["columns"], state["actions"])
    told = bootstrap(client, f"/en/games/{state['id']}/replay")
    line = [step["move"] for step in told["steps"]]
    assert (len(line), told["won"]) == (MAX_ACTIONS + 4, True)
    # What the page of the replay asks for and gives away is as long.
    truth = client.post("/api/replay/truth", json={"deal": NEARLY_WON, "moves": line})
    assert truth.json()["verdicts"] == ["winnable"] * (MAX_ACTIONS + 5)
    text = f"deal {NEARLY_WON}\nmoves {' '.join(line)}"
    assert client.post("/api/games/import", json={"text": text}).json()["status"] == "won"


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ("", "game-text-empty", "il n’y a pas de partie ici"),
        ("bread", "game-text-line", "la ligne 1 n’a pas sa place dans une partie"),
        ("deal BK1-C4-AAAAA25", "game-text-deal", "la ligne 1 ne nomme aucune donne"),
        (f"deal {DEAL}\nmoves 1a 14", "game-text-move", "coup 2, «\u00a014\u00a0»\u00a0: "),
        (f"deal {DEAL}\nmoves 1a\0", "game-text-move", "coup 1"),
        ("\0", "game-text-line", ""),
        ("x" * 40_001, "game-text-too-long", ""),
    ],
)
def test_a_broken_text_is_explained_and_nothing_is_kept(
    client: TestClient, text: str, key: str, message: str
) -> None:
    answer = client.post(
        "/api/games/import", json={"text": text}, headers={"fournil-language": "fr"}
    )
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["key"] == key
    assert message in error["message"]
    assert client.get("/api/games").json() == {"games": []}


def test_the_move_at_fault_is_named_with_its_reason(client: TestClient) -> None:
    text = f"deal {DEAL}\nmoves 1a 2b 14"
    error = client.post("/api/games/import", json={"text": text}).json()["error"]
    assert (error["params"]["number"], error["params"]["move"]) == (3, "14")
    reason = error["params"]["reason"]
    assert reason["key"] == "move-only-on"
    assert reason["message"] in error["message"]


@pytest.mark.parametrize(
    "body", [{}, {"text": 5}, {"text": None}, {"text": ["deal"]}, {"text": "", "more": 1}, [], "x"]
)
def test_a_request_that_is_no_text(client: TestClient, body: object) -> None:
    answer = client.post("/api/games/import", json=body)
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "request-field")


def test_a_text_that_is_larger_than_any_request(client: TestClient) -> None:
    answer = client.post("/api/games/import", json={"text": "x" * 70_000})
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "request-too-large")


def test_a_game_of_nobody_cannot_be_exported(client: TestClient) -> None:
    answer = client.get("/api/games/none/export")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "saved-game-unknown")
