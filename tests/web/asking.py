"""Asking the API for games and actions that must succeed."""

import warnings
from typing import Any

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its two HTTP clients it prefers the one that is not here
    from starlette.testclient import TestClient

__all__ = ["DEAL", "NEARLY_WON", "Json", "TestClient", "act", "deal"]

DEAL = "BK1-C4-AAAAA24"
NEARLY_WON = "BK1-C4-PFYJNULOI76RD"
"""K♠ with Q♠ on it, K♥, and K♦ in a cell: what is left can simply go up."""
Json = dict[str, Any]


def deal(client: TestClient, **wanted: object) -> Json:
    answer = client.post("/api/games", json={"deal": DEAL, **wanted})
    assert answer.status_code == 201, answer.text
    state: Json = answer.json()
    return state


def act(client: TestClient, state: Json, action: str, **body: object) -> Json:
    answer = client.post(
        f"/api/games/{state['id']}/{action}", json={"version": state["version"], **body}
    )
    assert answer.status_code == 200, answer.text
    after: Json = answer.json()
    return after
