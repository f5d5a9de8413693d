"""``fournil``: the server on this machine, and the page in the browser."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from fournil.cli.arguments import Command, Option, UsageError, whole_number
from fournil.errors import FournilError

if TYPE_CHECKING:
    from collections.abc import Callable

    import uvicorn

    from fournil.cli.arguments import Given
    from fournil.i18n import Translator
    from fournil.service import Timeouts
    from fournil.store import Store

HOST: Final = "127.0.0.1"
"""Loopback: nobody but this machine can reach the server."""
USUAL_PORT: Final = 8052
ANY_PORT: Final = 0
DATABASE_VARIABLE: Final = "DATABASE_URL"

_IDLE: Final = 75
"""Seconds that a browser's connection may lie idle: a player thinks longer than uvicorn's five."""


class ServeError(FournilError):
    """The server cannot start."""


def run(given: Given, words: Translator, *, timeouts: Timeouts | None = None) -> int:
    """Serve until interrupted.

    Args:
        given: the command line.
        words: to speak with.
        timeouts: after what the server gives up; what holds for people if None.
    """
    data, database = given["--data"], given["--database"]
    if data is not None and database is not None:
        raise UsageError("cli-serve-two-places")
    if data is None and database is None:
        database = os.environ.get(DATABASE_VARIABLE) or None

    # Imported late: the usage is checked at once, and a page that opens is answered at once.
    from fournil.service import Timeouts
    from fournil.store import Store

    timeouts = timeouts or Timeouts()
    directory = None if data is None else Path(data).expanduser()
    with (
        _listen(given["--port"]) as listener,
        Store.at(directory, database, lock=timeouts.lock) as store,
    ):
        address = f"http://{HOST}:{listener.getsockname()[1]}/"

        def tell() -> None:
            print(words("cli-serve-running", address=address), flush=True)
            if not given["--no-browser"] and _has_screen():
                # Finding a browser can take a while, and requests may come meanwhile.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        server = _server(store, tell, timeouts)
        # The server ends its requests when it is interrupted or told to stop, then raises the
        # signal again; from there on both mean the same: close the store and leave.
        signal.signal(signal.SIGTERM, _stop)
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
    return 0


def _listen(port: int | None) -> socket.socket:
    """A listening socket: on the port asked for, else on the usual one or, if taken, any other.

    Raises:
        ServeError: the port that was asked for cannot be had.
    """
    try:
        return _bind(USUAL_PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return _bind(ANY_PORT)
        key = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-port-refused"
        raise ServeError(key, port=str(USUAL_PORT if port is None else port)) from error


def _bind(port: int) -> socket.socket:
    # The protocol is named because asyncio lets small answers go at once (TCP_NODELAY) only on
    # sockets that name it; without that each answer waits 40 ms for the last one's receipt.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            # A server that was killed a moment ago leaves its port waiting; it may be taken over.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((HOST, port))
        listener.listen(128)
    except BaseException:
        listener.close()
        raise
    return listener


def _has_screen() -> bool:
    """Whether a browser can show itself: without a screen, one in the terminal would open."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _server(store: Store, tell: Callable[[], None], timeouts: Timeouts) -> uvicorn.Server:
    """The server on a store; it tells that it runs once it also knows how to stop."""
    import uvicorn

    from fournil.web import create_app

    app = create_app(store, timeouts=timeouts)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            # Whoever hears of us may tell us to stop at once.
            tell()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            # Whoever waits for a search is told first, so that nobody waits for them.
            app.state.desk.close()
            await super().shutdown(sockets)

    return Server(
        uvicorn.Config(
            app,
            access_log=False,
            lifespan="off",
            log_level="warning",
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=timeouts.grace,
            timeout_keep_alive=_IDLE,
            ws="none",
        )
    )


def _stop(_signal: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt


COMMAND: Final = Command(
    name="serve",
    help="cli-serve-help",
    run=run,
    options=(
        Option(
            "--port",
            "cli-serve-port-help",
            value="N",
            convert=whole_number("--port", 0, 65535),
        ),
        Option("--no-browser", "cli-serve-no-browser-help"),
        Option("--data", "cli-serve-data-help", value="DIR"),
        Option("--database", "cli-serve-database-help", value="URL"),
    ),
)
