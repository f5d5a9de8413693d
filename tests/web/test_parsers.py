"""Requests that two parsers of HTTP could read in two ways are refused, whichever is in use."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.live import COMMAND, START, WITHOUT_HOSTS_EXTRA, Server, serving

BODY = b"{}"
PARSERS = {"httptools": COMMAND, "h11": WITHOUT_HOSTS_EXTRA}


@pytest.fixture(scope="module", params=PARSERS.values(), ids=PARSERS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    directory: Path = tmp_path_factory.mktemp("data")
    with serving("--port", "0", "--data", directory, command=request.param) as started:
        yield started


def answer(server: Server, *lines: str, body: bytes = BODY) -> tuple[int, bytes]:
    """The status of the answer to a request as it is written here, and all that came."""
    host = f"127.0.0.1:{server.port}"
    head = "\r\n".join(line.replace("HOST", host) for line in lines)
    with socket.create_connection(("127.0.0.1", server.port), timeout=START) as connection:
        connection.sendall(head.encode("latin-1") + b"\r\nConnection: close\r\n\r\n" + body)
        got = b""
        while piece := connection.recv(65536):
            got += piece
    return int(got.split(b" ", 2)[1]), got


POST = "POST /api/games HTTP/1.1"
JSON = "Content-Type: application/json"


def test_a_plain_request_is_taken(server: Server) -> None:
    assert answer(server, POST, "Host: HOST", JSON, "Content-Length: 2")[0] == 201
    chunks = b"2\r\n{}\r\n0\r\n\r\n"
    lines = (POST, "Host: HOST", JSON, "Transfer-Encoding: chunked")
    assert answer(server, *lines, body=chunks)[0] == 201


@pytest.mark.parametrize(
    "lines",
    [
        ("Host: HOST", "Host: HOST", "Content-Length: 2"),
        ("Host: HOST", "Host: evil.example", "Content-Length: 2"),
        ("Host: evil.example", "Host: HOST", "Content-Length: 2"),
        ("Content-Length: 2",),
        ("Host: HOST", "Content-Length: 2", "Content-Length: 3"),
    ],
)
def test_what_can_be_read_in_two_ways_is_refused(server: Server, lines: tuple[str, ...]) -> None:
    assert answer(server, POST, JSON, *lines)[0] == 400


@pytest.mark.parametrize("length", ["2", "12", "0"])
def test_a_length_beside_chunks_is_refused(server: Server, length: str) -> None:
    chunks = b"2\r\n{}\r\n0\r\n\r\n"
    for lines in (
        (f"Content-Length: {length}", "Transfer-Encoding: chunked"),
        ("Transfer-Encoding: chunked", f"Content-Length: {length}"),
    ):
        status, got = answer(server, POST, "Host: HOST", JSON, *lines, body=chunks)
        assert status == 400
        assert got.count(b"HTTP/1.1 ") == 1


def test_an_address_that_is_too_long(server: Server) -> None:
    status, _ = answer(server, f"GET /g/{'a' * 50_000} HTTP/1.1", "Host: HOST", body=b"")
    assert status == 414
