"""As much of a WebSocket client as it takes to talk to a browser on this machine (RFC 6455)."""

import base64
import os
import socket
import struct
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_CONTINUED = 0


class WebSocket:
    """A connection that carries texts; every read gives up after ``patience`` seconds."""

    def __init__(self, address: str, patience: float) -> None:
        where = urlsplit(address)
        self._socket = socket.create_connection((where.hostname, where.port or 80), patience)
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {where.path or '/'} HTTP/1.1\r\nHost: {where.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._stream = self._socket.makefile("rb")
        status = self._stream.readline()
        if b" 101 " not in status:
            raise ConnectionError(f"no WebSocket there: {status!r}")
        while self._stream.readline().strip():
            pass

    def send(self, text: str) -> None:
        self._send(_TEXT, text.encode())

    def receive(self) -> str:
        """The next text, put together from its frames."""
        parts = []
        while True:
            first, length = self._read(2)
            last, kind = first & 0x80, first & 0x0F
            if length == 126:
                (length,) = struct.unpack(">H", self._read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._read(8))
            data = self._read(length)
            if kind == _CLOSE:
                raise ConnectionError("the browser has closed the connection")
            if kind == _PING:
                self._send(_PONG, data)
            elif kind in {_TEXT, _CONTINUED}:
                parts.append(data)
                if last:
                    return b"".join(parts).decode()

    def close(self) -> None:
        self._stream.close()
        self._socket.close()

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = struct.pack(">BB", 0x80 | kind, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack(">BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack(">BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)  # which a client must use
        hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self._socket.sendall(head + mask + hidden)

    def _read(self, count: int) -> bytes:
        data = self._stream.read(count)
        if len(data) < count:
            raise ConnectionError("the browser has gone")
        return data
