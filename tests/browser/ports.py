"""Ports for programs that are started beside the tests."""

import socket


def keep_port() -> socket.socket:
    """A port of this machine that nobody else is given until it is closed.

    Whoever looks for a free port and lets go of it finds it taken now and then, and so does a
    server that is started again. Two may have the same port if both say so, and only one of them
    listens: that is the program which is told the number.
    """
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


def number_of(kept: socket.socket) -> int:
    """The number of a port that is kept."""
    number: int = kept.getsockname()[1]
    return number
