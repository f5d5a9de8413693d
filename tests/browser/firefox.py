"""Debian's Firefox, driven through the interface of its own: WebDriver BiDi."""

import itertools
import json
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.browser.processes import running
from tests.browser.waiting import PATIENCE
from tests.browser.websocket import WebSocket

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
# The home page and the tour of a new profile would load beside the test.
_PREFERENCES = """\
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("intl.accept_languages", "en");
"""


class Firefox:
    """A window of a Firefox without a screen."""

    def __init__(self, directory: Path) -> None:
        self._numbers = itertools.count(1)
        self.mistakes: list[str] = []
        self._open = ExitStack()
        try:
            self._start(directory)
        except BaseException:
            self.close()
            raise

    def _start(self, directory: Path) -> None:
        profile = directory / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(_PREFERENCES)
        log = directory / "firefox.log"
        command = [
            str(FIREFOX),
            "--headless",
            "--remote-debugging-port=0",
            "--no-remote",
            f"--profile={profile}",
            "--width=1440",
            "--height=900",
            "about:blank",
        ]
        written = self._open.enter_context(log.open("w+"))
        process = self._open.enter_context(running(command, {"HOME": str(directory)}, written))
        self._socket = WebSocket(f"{_address(process, log)}/session", PATIENCE)
        self._open.callback(self._socket.close)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        (tab, *_) = self._ask("browsingContext.getTree")["contexts"]
        self._tab = tab["context"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """What a function without arguments, given as JavaScript, answers (as JSON)."""
        answer = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify(({script})() ?? null)",
            target={"context": self._tab},
            awaitPromise=False,
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def point(self, actions: list[dict[str, object]]) -> None:
        """Moves and presses of a mouse, as WebDriver writes them."""
        mouse = {"type": "pointer", "id": "mouse", "actions": actions}
        self._ask("input.performActions", context=self._tab, actions=[mouse])

    def close(self) -> None:
        self._open.close()

    def _ask(self, method: str, **params: object) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.receive())
            if message.get("method") == "log.entryAdded":
                self._note(message["params"])
            if message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                return message["result"]

    def _note(self, entry: Any) -> None:
        if entry["level"] in {"error", "warn"}:
            self.mistakes.append(entry["text"])


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        found = re.search(r"BiDi listening on (ws://\S+)", log.read_text(errors="replace"))
        if found:
            return found[1].rstrip("/")
        time.sleep(0.1)
    raise ConnectionError(f"Firefox did not start: {log.read_text(errors='replace')}")
