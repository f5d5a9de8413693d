"""Debian's WebKitGTK, driven through WebDriver on a display that nobody sees."""

import json
import os
import shutil
import time
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

import httpx

from tests.browser.ports import keep_port, number_of
from tests.browser.processes import running
from tests.browser.waiting import PATIENCE

DRIVER = shutil.which("WebKitWebDriver")
XVFB = shutil.which("Xvfb")
BROWSER = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))), None)
# This driver keeps no log. What fails before the page has loaded shows in a table without cards.
_LISTEN = """() => {
    const found = window.mistakes = [];
    addEventListener("error", event => found.push(event.message));
    addEventListener("unhandledrejection", event => found.push(String(event.reason)));
    addEventListener("securitypolicyviolation", event => found.push(event.blockedURI));
    for (const level of ["error", "warn"]) {
        console[level] = (...values) => found.push(values.join(" "));
    }
}"""


class WebKit:
    """A window of WebKit's own small browser."""

    def __init__(self, directory: Path) -> None:
        self._open = ExitStack()
        try:
            self._start(directory)
        except BaseException:
            self.close()
            raise

    def _start(self, directory: Path) -> None:
        log = self._open.enter_context((directory / "webkit.log").open("w+"))
        display = self._start_display(directory, log)
        port = number_of(self._open.enter_context(keep_port()))
        environment = {
            "DISPLAY": display,
            "HOME": str(directory),
            "XDG_RUNTIME_DIR": str(directory),
            "GDK_BACKEND": "x11",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        command = [str(DRIVER), f"--port={port}", "--host=127.0.0.1"]
        self._open.enter_context(running(command, environment, log))
        self._http = self._open.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        )
        self._wait_for_driver()
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        wanted = {"webkitgtk:browserOptions": options}
        answer = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{answer['sessionId']}"
        self._open.callback(self._ask, "DELETE", self._session)
        self._ask("POST", f"{self._session}/window/rect", {"width": 1440, "height": 900})

    def _start_display(self, directory: Path, log: IO[str]) -> str:
        reader, writer = os.pipe()
        with os.fdopen(reader) as number:
            screen = ["-screen", "0", "1500x1000x24", "-nolisten", "tcp"]
            command = [str(XVFB), "-displayfd", str(writer), *screen]
            try:
                self._open.enter_context(
                    running(command, {"HOME": str(directory)}, log, keep=(writer,))
                )
            finally:
                os.close(writer)
            return f":{number.readline().strip()}"

    def _wait_for_driver(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._ask("GET", "/status")
            except httpx.TransportError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
            else:
                return

    @property
    def mistakes(self) -> list[str]:
        """What went wrong since the page was opened."""
        found: list[str] = self.run("() => window.mistakes")
        return found

    def open(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": address})
        self.run(_LISTEN)

    def run(self, script: str) -> Any:
        """What a function without arguments, given as JavaScript, answers (as JSON)."""
        body = {"script": f"return JSON.stringify(({script})() ?? null)", "args": []}
        return json.loads(self._ask("POST", f"{self._session}/execute/sync", body))

    def point(self, actions: list[dict[str, object]]) -> None:
        """Moves and presses of a mouse, as WebDriver writes them."""
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": actions,
        }
        self._ask("POST", f"{self._session}/actions", {"actions": [mouse]})

    def close(self) -> None:
        self._open.close()

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self._http.request(method, path, json=body)
        value = answer.json()["value"]
        if answer.is_error:
            raise RuntimeError(f"{path}: {value['error']}: {value['message']}")
        return value
