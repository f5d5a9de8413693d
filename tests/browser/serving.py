"""The real server as a process of its own, which can be killed and started again.

It is the program without its hurry: no verdict that a page shows hangs on how fast a machine is.
"""

import os
import re
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.browser.ports import keep_port, number_of
from tests.browser.waiting import PATIENCE
from tests.web.live import COMMAND, ROOT


class Server:
    """A running ``fournil`` on a directory of saved games."""

    def __init__(self, directory: Path, command: Sequence[str] = COMMAND) -> None:
        self._directory, self._command = directory, command
        self._process: subprocess.Popen[str] | None = None
        self._port = keep_port()
        self.address = ""

    def start(self) -> None:
        """Start it, on the same port as before if it ran before."""
        self._process = subprocess.Popen(
            [
                *self._command,
                "--no-browser",
                f"--port={number_of(self._port)}",
                f"--data={self._directory}",
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)},
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert found, f"the server did not say where it is: {said!r}"
        self.address = found.group().rstrip("/")

    @property
    def running(self) -> bool:
        return self._process is not None

    def kill(self) -> None:
        """End it as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it politely, and for good."""
        self._end(signal.SIGTERM)
        self._port.close()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()  # where it has ended by itself, nothing
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
