"""Whatever is asked, it is of a bounded length before anything looks into it."""

import pytest

from fournil.web.security import ADDRESS_LIMIT, HEADERS_LIMIT
from tests.web.asking import TestClient


@pytest.mark.parametrize(
    "address",
    [
        "/g/http:///g/" + "a" * ADDRESS_LIMIT + "%20x",
        "/?" + "x" * ADDRESS_LIMIT,
        "/en/g/" + "%20" * (ADDRESS_LIMIT // 3 + 1),
        "/api/games?" + "a=b&" * (ADDRESS_LIMIT // 4 + 1),
        "/static/" + "/" * ADDRESS_LIMIT,
    ],
)
def test_an_address_that_is_too_long_is_refused_before_it_is_read(
    client: TestClient, address: str
) -> None:
    answer = client.get(address)
    assert answer.status_code == 414
    assert f"at most {ADDRESS_LIMIT // 1024} kB" in answer.text


def test_an_address_with_a_deal_that_is_too_long_is_explained(client: TestClient) -> None:
    answer = client.get("/en/g/http:///g/" + "a" * 20_000)
    assert answer.status_code == 404
    assert "this is far too long for a deal" in answer.text


@pytest.mark.parametrize("name", ["Cookie", "Accept-Language", "X-Anything"])
def test_headers_that_are_too_long_are_refused_before_they_are_read(
    client: TestClient, name: str
) -> None:
    answer = client.get("/api/settings", headers={name: "a=b;" * (HEADERS_LIMIT // 4)})
    assert answer.status_code == 431
    assert answer.json()["error"]["key"] == "request-too-large"
