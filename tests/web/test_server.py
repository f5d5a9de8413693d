"""The command that serves: crashes, ports, signals, and data that cannot be used."""

import signal
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from fournil.cli.main import main
from fournil.store.schema import VERSION_TABLE
from tests.unhurried import open_store
from tests.web.asking import DEAL
from tests.web.live import COMMAND, START, WITHOUT_HOSTS_EXTRA, Server, serving, start


def failure(process: "subprocess.Popen[str]") -> tuple[int, str]:
    """The exit code and the complaint of a server that must not start."""
    said, complaint = process.communicate(timeout=START)
    assert "Traceback" not in complaint
    assert said == ""
    return process.returncode, complaint


def test_a_move_outlives_a_crash_right_after_its_answer(tmp_path: Path) -> None:
    cookies, state = None, None
    for actions in (["1a", "2b"], ["undo", "5c"], ["undo"], ["redo", "restart", "redo"]):
        with (
            serving("--port", "0", "--data", tmp_path) as server,
            server.client(cookies) as client,
        ):
            if state is None:
                state = client.post("/api/games", json={"deal": DEAL}).json()
            path = f"/api/games/{state['id']}"
            assert client.get(path).json() == {**state, "last": None}
            for action in actions:
                known = action in {"undo", "redo", "restart"}
                body = {"version": state["version"]} | ({} if known else {"move": action})
                answer = client.post(f"{path}/{action if known else 'moves'}", json=body)
                assert answer.status_code == 200
                state = answer.json()
            server.kill()
            cookies = client.cookies
    assert state is not None
    assert (state["version"], state["actions"], state["redo_left"]) == (8, ["1a"], 1)


def test_two_servers_on_one_file_lose_and_double_nothing(tmp_path: Path) -> None:
    with (
        serving("--port", "0", "--data", tmp_path) as first,
        serving("--port", "0", "--data", tmp_path) as second,
    ):
        with first.client() as client:
            state = client.post("/api/games", json={"deal": DEAL}).json()
            cookies = client.cookies
        accepted: list[int] = []

        def play(server: Server, source: str, cell: str) -> None:
            with server.client(cookies) as client:
                known, turn = state, 0
                path = f"/api/games/{state['id']}"
                while turn < 6:
                    body = {"version": known["version"]}
                    action = "undo" if turn % 2 else "moves"
                    move = {} if turn % 2 else {"move": f"{source}{cell}"}
                    answer = client.post(f"{path}/{action}", json=body | move)
                    if answer.status_code == 200:
                        known = answer.json()
                        accepted.append(known["version"])
                        turn += 1
                    else:
                        assert answer.status_code in {409, 422}
                        known = answer.json()["state"]
                        turn += answer.status_code == 422

        players = [
            threading.Thread(target=play, args=(first, "1", "a")),
            threading.Thread(target=play, args=(second, "2", "b")),
        ]
        for player in players:
            player.start()
        for player in players:
            player.join()
    assert sorted(accepted) == list(range(1, len(accepted) + 1))


@pytest.mark.parametrize(
    ("sign", "asked"),
    [(signal.SIGINT, True), (signal.SIGTERM, True), (signal.SIGTERM, False)],
    ids=["interrupted", "terminated", "terminated-at-once"],
)
@pytest.mark.parametrize("command", [COMMAND, WITHOUT_HOSTS_EXTRA], ids=["host", "plain"])
def test_it_leaves_politely_when_told_to(
    tmp_path: Path, command: list[str], sign: signal.Signals, asked: bool
) -> None:
    with serving("--port", "0", "--data", tmp_path, command=command) as server:
        if asked:
            with server.client() as client:
                assert client.post("/api/games", json={}).status_code == 201
        server.process.send_signal(sign)
        _, complaint = server.process.communicate(timeout=START)
        assert (server.process.returncode, complaint) == (0, "")
    assert [path.name for path in tmp_path.iterdir()] == ["fournil.sqlite3"]  # no log is left


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        code, complaint = failure(start("--no-browser", "--port", port, "--data", tmp_path))
    assert code == 1
    assert f"port {port} is in use" in complaint
    assert list(tmp_path.iterdir()) == []


def test_the_complaint_is_in_the_users_language(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        process = start("--no-browser", "--port", port, "--data", tmp_path, LC_ALL="fr_FR.UTF-8")
        code, complaint = failure(process)
    assert code == 1
    assert f"le port {port}" in complaint


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "many"],
        ["--port", "-1"],
        ["--port", "65536"],
        ["--port"],
        ["--bread"],
        ["--data", "a", "--database", "b"],
        ["serve", "extra"],
    ],
)
def test_a_command_line_that_makes_no_sense(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said, complaint = capsys.readouterr()
    assert (said, complaint != "") == ("", True)


def broken(file: Path) -> None:
    file.write_text("Pâte levée\n" * 500, encoding="utf-8")


def newer(file: Path) -> None:
    open_store(file.parent).close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = 'r9999'")  # noqa: S608
        connection.commit()


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (flour TEXT)")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [(broken, "damaged"), (newer, "newer Fournil"), (foreign, "another program")],
)
def test_data_that_cannot_be_used_is_left_untouched(
    tmp_path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    file = tmp_path / "fournil.sqlite3"
    spoil(file)
    before = file.read_bytes()
    code, complaint = failure(start("--no-browser", "--port", "0", "--data", tmp_path))
    assert code == 1
    assert words in complaint
    assert str(file) in complaint
    assert file.read_bytes() == before


def test_a_directory_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("bread")
    code, complaint = failure(start("--no-browser", "--port", "0", "--data", tmp_path / "data"))
    assert code == 1
    assert str(tmp_path / "data") in complaint


def test_the_database_of_the_environment(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}"
    with serving("--port", "0", DATABASE_URL=address) as server, server.client() as client:
        assert client.post("/api/games", json={}).status_code == 201
    assert (tmp_path / "elsewhere.sqlite3").exists()
    code, complaint = failure(start("--no-browser", "--port", "0", DATABASE_URL="bread://oven"))
    assert (code, "bread://oven" in complaint) == (1, True)


def test_it_is_out_of_reach_of_other_machines(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", tmp_path) as server:
        assert server.address.startswith("http://127.0.0.1:")
        # A socket that is bound to one address leaves the port free on the others.
        with closing(socket.create_server(("127.0.0.2", server.port))) as neighbour:
            assert neighbour.getsockname()[1] == server.port
