"""The guard at the door: who may ask, how much they may send, and what every answer says.

The server trusts whoever reaches it on this machine, so it must be sure that a request comes from
its own pages and not from some site that is open in the same browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.routing import Match

from fournil.web.errors import API, RequestError, respond_to_error
from fournil.web.headers import SECURITY_HEADERS, SUBRESOURCE_HEADERS

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
"""The names by which a machine calls itself."""

BODY_LIMIT: Final = 64 * 1024
"""The most bytes that a request may send."""

ADDRESS_LIMIT: Final = 40 * 1024
"""The most bytes of a path with its query: a replay's link is the longest that leads anywhere."""

HEADERS_LIMIT: Final = 64 * 1024
"""The most bytes of all headers together, whichever parser of HTTP let them in."""

_MAX_DIGITS: Final = 20

_SUBRESOURCES: Final = (".js", ".css")

_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class SecurityMiddleware:
    """ASGI middleware: refuses what must not come in, and adds the security headers."""

    def __init__(self, app: ASGIApp, *, hosts: Collection[str]) -> None:
        self._app = app
        self._hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        is_subresource = scope["path"].startswith("/static/") and scope["path"].endswith(
            _SUBRESOURCES
        )
        security_headers = SUBRESOURCE_HEADERS if is_subresource else SECURITY_HEADERS

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in security_headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(scope)
            body = await _read_body(scope, receive)
        except RequestError as error:
            request = Request(scope)
            response = await run_in_threadpool(respond_to_error, request, error)
            if error.key == "request-framing":  # who knows where the next request begins
                response.headers["Connection"] = "close"
            await response(scope, receive, send_guarded)
            return
        if body is None:  # the client went away
            return
        await self._app(scope, _replay(body, receive), send_guarded)

    def _check(self, scope: Scope) -> None:
        # Before anything looks into them: whatever is read here is of a bounded length.
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > ADDRESS_LIMIT:
            raise RequestError(414, "request-too-large", limit=ADDRESS_LIMIT // 1024)
        if sum(len(name) + len(value) for name, value in scope["headers"]) > HEADERS_LIMIT:
            raise RequestError(431, "request-too-large", limit=HEADERS_LIMIT // 1024)
        headers = Headers(scope=scope)
        # Parsers of HTTP differ in what they let by: a proxy may have read another request in this.
        if len(headers.getlist("host")) > 1:
            raise RequestError(400, "request-host")
        lengths = set(headers.getlist("content-length"))
        if len(lengths) + ("transfer-encoding" in headers) > 1:
            raise RequestError(400, "request-framing")
        host = headers.get("host", "")
        # A foreign name that was made to point at this machine is not one of ours.
        if _name_of(host) not in self._hosts:
            raise RequestError(400, "request-host")
        if scope["method"] in _READING:
            return
        # Another port of this machine counts as the same *site* for a browser: not enough.
        if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
            raise RequestError(403, "request-origin")
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"{scope['scheme']}://{host}".lower():
            raise RequestError(403, "request-origin")
        # A form of another site cannot send this type without asking first. Nor can it delete, so
        # a request to delete needs no body, and so no type.
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        typed = kind == "application/json" or scope["method"] == "DELETE"
        if scope["path"].startswith(API) and not typed and _is_taken(scope):
            raise RequestError(415, "request-type")


def _is_taken(scope: Scope) -> bool:
    """Whether anything takes this method at this address: if not, no other type would help."""
    return any(route.matches(scope)[0] is Match.FULL for route in scope["app"].routes)


def _name_of(host: str) -> str:
    """The name in a Host header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


async def _read_body(scope: Scope, receive: Receive) -> bytes | None:
    """The whole body, or None if the client left before it was sent.

    Raises:
        RequestError: it is larger than the limit.
    """
    too_large = RequestError(413, "request-too-large", limit=BODY_LIMIT // 1024)
    said = Headers(scope=scope).get("content-length", "0")
    if not said.isdecimal() or len(said) > _MAX_DIGITS or int(said) > BODY_LIMIT:
        raise too_large
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > BODY_LIMIT:
            raise too_large
        more = message.get("more_body", False)
    return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """A way to receive the body that was read already, then whatever comes after it."""
    pending: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return pending.pop() if pending else await receive()

    return receive_again
