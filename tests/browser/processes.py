"""Programs beside the tests, ended with what they were started for."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from tests.browser.waiting import PATIENCE


@contextmanager
def running(
    command: list[str], environment: dict[str, str], log: IO[str], keep: tuple[int, ...] = ()
) -> Iterator[subprocess.Popen[bytes]]:
    """A program while it is needed.

    Args:
        command: the program and its arguments.
        environment: what it knows beside the usual paths and a plain language.
        log: where it writes.
        keep: open files of ours that it shares.
    """
    process = subprocess.Popen(
        command,
        stdout=log,
        stderr=log,
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **environment},
        pass_fds=keep,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
