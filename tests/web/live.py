"""A real server, in a process of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

START = 120
"""Seconds that a server may take to start, to answer and to stop on a busy machine."""

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from fournil.cli.main import main
from tests.unhurried import unhurried_command

sys.exit(main(commands=unhurried_command))
"""
COMMAND = [sys.executable, "-c", PROGRAM]
WITHOUT_HOSTS_EXTRA = [
    sys.executable,
    "-c",
    f"import sys\nsys.modules.update(httptools=None, uvloop=None)\n{PROGRAM}",
]
"""The program as it is where the extra for hosts was not installed."""
AS_IT_IS = [sys.executable, "-m", "fournil"]
"""The program with its hurry, to be measured."""


class Server:
    """A running ``fournil``; ``address`` is where it says that it is."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", said)
        assert found, said + process.communicate(timeout=START)[1]
        self.address = found[0]
        self.port = int(self.address.rpartition(":")[2])

    def client(self, cookies: httpx.Cookies | None = None) -> httpx.Client:
        """A browser; as patient as a busy machine asks for, and without this machine's proxies."""
        return httpx.Client(base_url=self.address, cookies=cookies, timeout=START, trust_env=False)

    def kill(self) -> None:
        """End it as a crash would."""
        self.process.kill()
        self.process.communicate(timeout=START)


def start(
    *arguments: str | Path, command: Sequence[str] = COMMAND, **variables: str
) -> "subprocess.Popen[str]":
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), **variables}
    environment.pop("DATABASE_URL", None) if "DATABASE_URL" not in variables else None
    return subprocess.Popen(
        [*command, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


@contextmanager
def serving(
    *arguments: str | Path, command: Sequence[str] = COMMAND, **variables: str
) -> Iterator[Server]:
    """A server on a free port, killed at the end if it still runs."""
    process = start("--no-browser", *arguments, command=command, **variables)
    try:
        yield Server(process)
    finally:
        process.kill()
        process.communicate(timeout=START)
