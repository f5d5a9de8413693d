"""The guard: foreign names and sites, large bodies, and the headers of every answer."""

from collections.abc import Iterator

import pytest
from fastapi import FastAPI

from fournil.store import Store
from fournil.web import create_app
from fournil.web.security import BODY_LIMIT
from tests.unhurried import UNHURRIED
from tests.web.asking import TestClient, deal


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.0.0.1:8052", "localhost:8052", "LOCALHOST", "[::1]:8052", "[::1]"]
)
def test_the_machines_own_names(client: TestClient, host: str) -> None:
    assert client.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8052", "[::2]", "["],
)
def test_names_that_were_made_to_point_here(client: TestClient, host: str) -> None:
    for answer in (
        client.get("/api/games", headers={"host": host}),
        client.post("/api/games", json={}, headers={"host": host}),
    ):
        assert answer.status_code == 400
        assert answer.json()["error"]["key"] == "request-host"
    page = client.get("/", headers={"host": host, "accept-language": "fr"})
    assert page.status_code == 400
    assert page.headers["content-type"].startswith("text/html")


def test_a_server_may_be_given_another_name(store: Store) -> None:
    app = create_app(store, timeouts=UNHURRIED, hosts={"bread.example"})
    client = TestClient(app, base_url="https://bread.example")
    answer = client.post("/api/games", json={}, headers={"origin": "https://bread.example"})
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]
    assert TestClient(app, base_url="http://127.0.0.1").get("/api/games").status_code == 400


CROSS_SITE = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:9999"},
    {"origin": "http://127.0.0.1"},
    {"origin": "127.0.0.1:8052"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", CROSS_SITE)
def test_what_another_site_sends_changes_nothing(
    client: TestClient, headers: dict[str, str]
) -> None:
    state = deal(client)
    for method, path, body in (
        ("POST", "/api/games", {}),
        ("POST", f"/api/games/{state['id']}/moves", {"version": 0, "move": "1a"}),
        ("PUT", "/api/settings", {"suits": 2}),
    ):
        answer = client.request(method, path, json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "request-origin"
    assert client.get(f"/api/games/{state['id']}").json() == state
    assert len(client.get("/api/games").json()["games"]) == 1
    assert client.get("/api/settings").json()["suits"] == 4


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://127.0.0.1:8052", "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
def test_what_our_own_page_sends(client: TestClient, headers: dict[str, str]) -> None:
    assert client.post("/api/games", json={}, headers=headers).status_code == 201


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_what_a_form_can_send(client: TestClient, kind: str) -> None:
    answer = client.post("/api/games", content=b"{}", headers={"content-type": kind})
    assert answer.status_code == 415
    assert answer.json()["error"]["key"] == "request-type"


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("PATCH", "/api/settings", 405, "request-method"),
        ("POST", "/api/settings", 405, "request-method"),
        ("PUT", "/api/games/none/moves", 405, "request-method"),
        ("POST", "/api/nothing", 404, "request-not-found"),
        ("PUT", "/api/settings", 415, "request-type"),
        ("POST", "/api/games/none/moves", 415, "request-type"),
    ],
)
def test_what_no_type_would_help_is_not_blamed_on_the_type(
    client: TestClient, method: str, path: str, status: int, key: str
) -> None:
    answer = client.request(method, path, content=b"{}", headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    assert ("allow" in answer.headers) == (status == 405)


def test_json_with_its_character_set(client: TestClient) -> None:
    headers = {"content-type": "application/json; charset=utf-8"}
    assert client.post("/api/games", content=b"{}", headers=headers).status_code == 201


def test_large_bodies(client: TestClient) -> None:
    fits = b'{"deal": "' + b" " * (BODY_LIMIT - 12) + b'"}'
    headers = {"content-type": "application/json"}
    assert len(fits) == BODY_LIMIT
    assert client.post("/api/games", content=fits, headers=headers).status_code == 422
    answer = client.post("/api/games", content=fits + b" ", headers=headers)
    assert answer.status_code == 413
    assert answer.json()["error"]["message"] == "the request is too large: at most 64 kB"


def test_large_bodies_that_do_not_say_so(client: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(65):
            yield b" " * 1024

    answer = client.post(
        "/api/games", content=pieces(), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


@pytest.mark.parametrize("length", ["-1", "many", "99999999999999999999"])
def test_lengths_that_cannot_be(client: TestClient, length: str) -> None:
    answer = client.post(
        "/api/games",
        content=b"{}",
        headers={"content-type": "application/json", "content-length": length},
    )
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "path", ["/", "/en/faq", "/nothing", "/api/games", "/api/openapi.json", "/sw.js", "/fr/"]
)
def test_every_answer_is_safe(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "cache-control" in headers


@pytest.mark.parametrize("name", ["js/pages/play.js", "css/tokens.css"])
def test_scripts_and_styles_carry_only_what_is_theirs(client: TestClient, name: str) -> None:
    headers = client.get(f"/static/{name}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


def test_a_picture_is_as_safe_as_a_page(client: TestClient) -> None:
    headers = client.get("/static/icons/icon.svg").headers
    assert "default-src 'self'" in headers["content-security-policy"]


def test_nobody_may_be_asked_by_another_origin(app: FastAPI) -> None:
    client = TestClient(app, base_url="http://127.0.0.1:8052")
    answer = client.options(
        "/api/games",
        headers={"origin": "https://evil.example", "access-control-request-method": "POST"},
    )
    assert "access-control-allow-origin" not in answer.headers


def test_another_scheme_is_another_site(client: TestClient) -> None:
    for origin in ("https://127.0.0.1:8052", "ftp://127.0.0.1:8052", "://127.0.0.1:8052"):
        answer = client.post("/api/games", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "request-origin")
    assert client.post(
        "/api/games", json={}, headers={"origin": "HTTP://127.0.0.1:8052"}
    ).is_success


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/games", "GET, POST"),
        ("DELETE", "/api/settings", "GET, PUT"),
        ("PATCH", "/api/player", "DELETE"),
        ("GET", "/api/games/none/moves", "POST"),
        ("PUT", "/api/games/none", "GET"),
        ("POST", "/", "GET, HEAD"),
        ("POST", "/en/faq", "GET, HEAD"),
        ("PUT", "/static/play.js", "GET, HEAD"),
    ],
)
def test_all_methods_that_an_address_takes_are_named(
    client: TestClient, method: str, path: str, allowed: str
) -> None:
    answer = client.request(method, path, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


def test_a_length_of_many_digits(client: TestClient) -> None:
    headers = {"content-type": "application/json", "content-length": "1" * 5000}
    assert client.post("/api/games", content=b"{}", headers=headers).status_code == 413
