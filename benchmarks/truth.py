"""Measures the truth on the table, and writes the figures into the documentation.

    python benchmarks/truth.py                everything (about four minutes)
    python benchmarks/truth.py --positions 200 --seconds 5

A real server in a process of its own, on this machine; the players move from another process, over
HTTP, each about once a second. Times are by the clock: a machine that is busy with other things
shows in the slowest ones.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from http import HTTPStatus
from http.client import HTTPConnection
from itertools import islice
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from page import table  # noqa: E402 - both lie beside this file or above it
from processes import machine  # noqa: E402

from fournil.core.position import Position  # noqa: E402
from fournil.core.rules import find_rules  # noqa: E402
from fournil.deals.deal import Deal  # noqa: E402
from fournil.game.game import Game  # noqa: E402
from fournil.game.record import write  # noqa: E402
from fournil.service.solver_pool import SolverPool  # noqa: E402
from fournil.solver import CancelToken, Limit, Result, solve  # noqa: E402
from fournil.solver.analysis import verdict_of  # noqa: E402
from tests.solver.winnable import winnable_games  # noqa: E402
from tests.web.live import AS_IT_IS, serving  # noqa: E402

PLAYERS: Final = 50
PACE: Final = 1.0
"""Mean seconds between two moves of a player."""
_WARMING: Final = 4.0
"""Seconds in which all players sit down."""
KINDS: Final = ("BK1-C4", "BK1-C2", "BK1-C1")
SLOW_DEAL: Final = "pysol:417"
SLOW_GAME: Final = "BD1-KA"
"""A deal whose proof takes many seconds."""
CANCELS: Final = 60
_PAGE: Final = ROOT / "docs" / "benchmarks-truth.md"

Figures = dict[str, Any]


def main() -> None:
    """Measures everything and writes the page; as a helper of itself, only plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000, help="how many are asked about")
    parser.add_argument("--seconds", type=float, default=30.0, help="of play with a slow proof")
    parser.add_argument("--players", metavar="ADDRESS", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.players:
        play_on(arguments.players)
        return
    with (
        tempfile.TemporaryDirectory() as directory,
        serving("--port", "0", "--data", directory, command=AS_IT_IS) as server,
    ):
        truth = ask_for_truth(server.address, arguments.positions)
        moves = move_beside_a_proof(server.address, arguments.seconds)
    page = written(truth, moves, cancelled())
    _PAGE.write_text(page, encoding="utf-8")
    print(page)


class RefusedError(Exception):
    """The server could not do it now: its database was busy for too long."""


class Browser:
    """One visitor with one connection."""

    def __init__(self, address: str, timeout: float = 60.0) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._connection = HTTPConnection(host, int(port), timeout=timeout)
        self._cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> tuple[Any, float]:
        """The answer, and the seconds that it took."""
        headers = {"cookie": self._cookie}
        text = None
        if body is not None:
            text = json.dumps(body)
            headers["content-type"] = "application/json"
        begun = time.perf_counter()
        self._connection.request(method, path, text, headers)
        answer = self._connection.getresponse()
        content = answer.read()
        took = time.perf_counter() - begun
        if answer.status == HTTPStatus.SERVICE_UNAVAILABLE:
            raise RefusedError
        assert answer.status < 400, content
        self._cookie = (answer.getheader("set-cookie") or self._cookie).partition(";")[0]
        return json.loads(content), took

    def leave(self) -> None:
        """Go away, in the middle of a request or not."""
        self._connection.close()


# those who play


def play_on(address: str) -> None:
    """Lets the players move until standard input ends, then prints how long each move took."""
    stop = threading.Event()
    took: list[float] = []
    threading.excepthook = _give_up
    threads = [
        threading.Thread(target=_play, args=(address, number, stop, took), daemon=True)
        for number in range(PLAYERS)
    ]
    for thread in threads:
        thread.start()
    sys.stdin.read()
    stop.set()
    for thread in threads:
        thread.join()
    print(json.dumps(took))


def _give_up(trouble: threading.ExceptHookArgs) -> None:
    """Fewer players would make fair weather: with one in trouble nothing is measured."""
    traceback.print_exception(trouble.exc_value)
    os._exit(1)


def _play(address: str, number: int, stop: threading.Event, took: list[float]) -> None:
    chance = random.Random(number)
    browser = Browser(address)
    time.sleep(chance.uniform(0, _WARMING))  # they do not all sit down at one moment
    state, _ = browser.ask("POST", "/api/games", {"game": KINDS[0]})
    while not stop.wait(chance.uniform(0, 2 * PACE)):
        path = f"/api/games/{state['id']}"
        body = {"version": state["version"]}
        try:
            if not state["legal"]:
                state, _ = browser.ask("POST", f"{path}/restart", body)
                continue
            card, places = chance.choice(sorted(state["legal"].items()))
            body["move"] = _place_of(state, card) + chance.choice(places)
            state, seconds = browser.ask("POST", f"{path}/moves", body)
        except RefusedError:
            seconds = math.inf  # a move that never came counts as the slowest of all
        took.append(seconds)
    browser.leave()


def _place_of(state: Any, card: str) -> str:
    if card in state["cells"]:
        return "abcdefg"[state["cells"].index(card)]
    return str(next(at for at, column in enumerate(state["columns"], 1) if card in column))


@contextmanager
def players(address: str) -> Iterator[list[float]]:
    """Fifty players at the server; afterwards the list holds the seconds of each move."""
    command = [sys.executable, __file__, "--players", address]
    took: list[float] = []
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        time.sleep(_WARMING + 2 * PACE)  # all of them have begun
        yield took
        told, _ = process.communicate("")
        took += json.loads(told)


# what is measured


def ask_for_truth(address: str, count: int) -> Figures:
    """Asks for the truth about positions in the middle of games while the players move."""
    browser = Browser(address)
    states = [
        browser.ask("POST", "/api/games/import", {"text": write(game)})[0]
        for game in islice(middle_games(), count)
    ]
    verdicts: dict[str, int] = {}
    took = []
    with players(address) as moves:
        for state in states:
            told, seconds = browser.ask("GET", f"/api/games/{state['id']}/truth")
            assert told["version"] == state["version"]
            verdicts[told["verdict"]] = verdicts.get(told["verdict"], 0) + 1
            took.append(seconds)
    browser.leave()
    return {"truth": took, "moves": moves, "verdicts": verdicts}


def middle_games() -> Iterator[Game]:
    """Games in the middle: random play of any deal, and in turn play that keeps the win."""
    winning = [winnable_games(kind) for kind in KINDS]
    chance = random.Random(5)
    while True:
        for kind, others in zip(KINDS, winning, strict=True):
            game = Game(Deal(find_rules(kind), chance.randrange(2**30)))
            for _ in range(chance.randrange(5, 40)):
                moves = list(game.position.legal_moves)
                if not moves:
                    break
                game.play(chance.choice(moves))
            yield game
            yield next(others)


def move_beside_a_proof(address: str, seconds: float) -> Figures:
    """How long moves take without a slow proof, and with one that never rests."""
    with players(address) as without:
        time.sleep(seconds)
    stop = threading.Event()
    asking = threading.Thread(target=_keep_asking, args=(address, stop))
    asking.start()
    with players(address) as beside:
        time.sleep(seconds)
    stop.set()
    asking.join()
    return {"without": without, "beside": beside}


def _keep_asking(address: str, stop: threading.Event) -> None:
    """Has the slow lane search the whole time: its limit ends a proof, then it is asked again."""
    browser = Browser(address)
    state, _ = browser.ask("POST", "/api/games", {"deal": SLOW_DEAL, "game": SLOW_GAME})
    while not stop.is_set():
        browser.ask("GET", f"/api/games/{state['id']}/truth")


def cancelled() -> list[float]:
    """Seconds from giving a slow proof up until its thread has nothing to do any more."""
    position = Deal.parse(SLOW_DEAL, game=SLOW_GAME).position
    begun, ended = threading.Event(), threading.Event()

    def search(position: Position, /, *, limit: Limit, cancel: CancelToken) -> Result:
        slow = threading.current_thread().name == "fournil-slow"
        if slow:
            begun.set()
        solution = solve(position, limit=limit, cancel=cancel)
        if slow:
            ended.set()
        return solution

    chance = random.Random(7)
    lanes = SolverPool(search)
    took = []
    for number in range(CANCELS):
        begun.clear()
        ended.clear()
        future = lanes.ask(number, lambda: verdict_of(position), 60.0)
        begun.wait()
        time.sleep(chance.uniform(0.05, 2.0))
        asked = time.perf_counter()
        future.cancel()
        ended.wait()
        took.append(time.perf_counter() - asked)
    lanes.close()
    return took


# the page


def written(truth: Figures, moves: Figures, cancels: list[float]) -> str:
    """The page of figures."""
    one, five, fifteen = os.getloadavg()
    today = datetime.now(tz=UTC).date().isoformat()
    heads = ("", "times", "median ms", "p99 ms", "most ms")
    verdicts = ", ".join(f"{count:,} {word}" for word, count in sorted(truth["verdicts"].items()))
    return "\n".join(
        [
            "# The truth, measured\n",
            "Measured and written by `python benchmarks/truth.py`: a real server, and players in",
            "a process of their own on the same machine, over HTTP.\n",
            "## How long an answer takes\n",
            "The truth about random positions in the middle of Jeu du Boulanger with 4, 2 and 1",
            "cells, half of them reached by play that never loses the win, while",
            f"{PLAYERS} players make a move a second each. The mark is 100 ms at the 99th",
            f"percentile. Verdicts: {verdicts}.\n",
            table(
                heads,
                [
                    ("truth", *spread(truth["truth"])),
                    ("moves meanwhile", *spread(truth["moves"])),
                ],
            ),
            "## Moves beside a slow proof\n",
            f"{PLAYERS} players again, without and with a search for `{SLOW_DEAL}` of",
            f"`{SLOW_GAME}` that takes one core the whole time.\n",
            table(
                heads,
                [
                    ("moves, no proof", *spread(moves["without"])),
                    ("moves beside a proof", *spread(moves["beside"])),
                ],
            ),
            "## Giving a question up\n",
            "From the moment when nobody waits for that proof any more until its thread is free.",
            "The mark is 50 ms.\n",
            table(heads, [("given up", *spread(cancels))]),
            f"*{today}, {machine()}; {one:.1f}, {five:.1f} and {fifteen:.1f} programs wanted",
            "to run in the last 1, 5 and 15 minutes, those of this measurement among them*\n",
        ]
    )


def spread(seconds: list[float]) -> tuple[int, float, float, float]:
    """How many, and the median, the 99th percentile and the most in milliseconds."""
    ordered = sorted(1000 * each for each in seconds)
    return (
        len(ordered),
        round(statistics.median(ordered), 2),
        round(ordered[int(0.99 * (len(ordered) - 1))], 2),
        round(ordered[-1], 2),
    )


if __name__ == "__main__":
    main()
