"""Static files, each at an address that changes with the files' content.

The address of a file holds a digest of all of them, ``/static/3f9c0a1b22d4/play.js``: a browser may
keep it for ever, and the modules find one another by relative paths.
"""

from __future__ import annotations

import gzip
import hashlib
import posixpath
import re
import time
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from starlette.responses import Response

if TYPE_CHECKING:
    from starlette.requests import Request

STATIC: Final = Path(__file__).parent / "static"

# Named here, not looked up, since operating systems disagree on them.
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_PACKED: Final = frozenset({".mp3", ".ogg", ".png", ".webp", ".woff2"})
# Modules import one another at their beginnings, by relative paths.
_IMPORT: Final = re.compile(r"""^(?:import|\}) [^;"']*?from "(\.[\w./-]+\.js)";$""", re.MULTILINE)
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_LOOK_AGAIN_AFTER: Final = 1.0
"""Seconds during which a change on the disk may go unseen (while the page is being written)."""


@dataclass(frozen=True, slots=True)
class Asset:
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str


class Assets:
    """The files of one directory, read into memory and read again when one has changed."""

    def __init__(self, directory: Path = STATIC) -> None:
        self._directory = directory
        self._lock = Lock()
        self._seen: tuple[tuple[str, int, int], ...] = ()
        self._files: dict[str, Asset] = {}
        self._digest = ""
        self._looked = float("-inf")

    @property
    def digest(self) -> str:
        """Twelve characters that stand for the content of all files."""
        self._look()
        return self._digest

    @property
    def names(self) -> tuple[str, ...]:
        """The files' paths below the directory, in alphabetical order."""
        self._look()
        return tuple(self._files)

    def url(self, name: str) -> str:
        """The lasting address of a file.

        Raises:
            KeyError: there is no such file: a slip in a template.
        """
        self._look()
        if name not in self._files:
            raise KeyError(name)
        return f"/static/{self._digest}/{name}"

    def find(self, name: str) -> Asset | None:
        """The file of that name, if there is one."""
        self._look()
        return self._files.get(name)

    def modules(self, entry: str) -> tuple[str, ...]:
        """A module and all that it imports, directly or not: what a page can load beforehand.

        Raises:
            KeyError: one of them does not exist: a slip in a module.
        """
        self._look()
        found = [entry]
        for name in found:  # grows while it is walked through
            for path in _IMPORT.findall(self._files[name].body.decode()):
                other = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
                if other not in found:
                    found.append(other)
        return tuple(sorted(found))

    def respond(self, request: Request, name: str, *, digest: str | None = None) -> Response:
        """Answer a request for a file; 404 if there is none.

        Args:
            request: the request.
            name: the file's path below the directory.
            digest: the digest in the address, if it held one.
        """
        asset = self.find(name)
        if asset is None:
            return Response(status_code=404)
        # A page that was opened before the files changed asks by the old digest: it gets the new
        # file, but must not take it for the old one for ever.
        lasting = digest is not None and digest == self._digest
        headers = {
            "Cache-Control": _FOR_EVER if lasting else "no-cache",
            "ETag": asset.etag,
            "Vary": "Accept-Encoding",
        }
        if asset.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = asset.body
        if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = asset.packed
        return Response(body, media_type=asset.media_type, headers=headers)

    def _look(self) -> None:
        now = time.monotonic()
        if now - self._looked < _LOOK_AGAIN_AFTER:
            return
        with self._lock:
            seen = tuple(sorted(_stamps(self._directory)))
            if seen != self._seen:
                self._files = {name: _read(self._directory / name) for name, _, _ in seen}
                together = hashlib.sha256()
                for name, asset in self._files.items():
                    together.update(f"{name}\0{asset.etag}\0".encode())
                self._digest = together.hexdigest()[:12]
                self._seen = seen
            self._looked = now


def _stamps(directory: Path) -> list[tuple[str, int, int]]:
    stamps = []
    for path in directory.rglob("*"):
        if path.suffix in _TYPES and path.is_file():
            stat = path.stat()
            name = path.relative_to(directory).as_posix()
            stamps.append((name, stat.st_mtime_ns, stat.st_size))
    return stamps


def _read(path: Path) -> Asset:
    body = path.read_bytes()
    packed = None if path.suffix in _PACKED else gzip.compress(body, 9, mtime=0)
    if packed is not None and len(packed) >= len(body):
        packed = None
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Asset(body, packed, _TYPES[path.suffix], etag)
