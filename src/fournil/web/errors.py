"""Errors on their way out: the right status, and a sentence in the visitor's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Match

from fournil.errors import FournilError
from fournil.service import ActionRejectedError, VersionConflictError
from fournil.store import StoreError, UnknownSavedGameError
from fournil.web.headers import SECURITY_HEADERS
from fournil.web.identity import visitor_of
from fournil.web.schemas import error_json, game_json

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import Request
    from starlette.types import Scope

API: Final = "/api/"


class RequestError(FournilError):
    """A request that cannot be served, whatever the game; ``status`` is the answer's."""

    def __init__(self, status: int, key: str, /, **params: object) -> None:
        super().__init__(key, **params)
        self.status = status


def status_of(error: FournilError) -> int:
    """The HTTP status that tells an error's kind."""
    if isinstance(error, RequestError):
        return error.status
    if isinstance(error, UnknownSavedGameError):
        return 404
    if isinstance(error, VersionConflictError):
        return 409
    return 503 if isinstance(error, StoreError) else 422


def respond_to_error(request: Request, error: FournilError) -> Response:
    """The answer that tells an error: JSON from the API, a page elsewhere."""
    status = status_of(error)
    headers = {"Retry-After": "5"} if status == 503 else {}
    if not request.url.path.startswith(API):
        page: Response = request.app.state.pages.error(request, error, status)
        page.headers.update(headers)
        return page
    words = visitor_of(request).words()
    content: dict[str, Any] = {"error": error_json(error, words)}
    if isinstance(error, (VersionConflictError, ActionRejectedError)):
        content["state"] = game_json(error.state)
    return JSONResponse(content, status, headers)


def handle_errors(app: FastAPI) -> None:
    """Answer each kind of error in the one way."""

    @app.exception_handler(FournilError)
    async def ours(request: Request, error: FournilError) -> Response:
        # The sentence may need the player's settings, and so the database: not in this loop.
        return await run_in_threadpool(respond_to_error, request, error)

    @app.exception_handler(RequestValidationError)
    async def misfit(request: Request, error: RequestValidationError) -> Response:
        return await run_in_threadpool(respond_to_error, request, _misfit(error))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        told = RequestError(error.status_code, _HTTP_KEYS.get(error.status_code, "server-trouble"))
        response = await run_in_threadpool(respond_to_error, request, told)
        response.headers.update(error.headers or {})
        if error.status_code == 405:
            # The router names the methods of the first route only that has this address.
            response.headers["Allow"] = ", ".join(methods_at(request.scope))
        return response

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, _error: Exception) -> Response:
        # The server's log has the details; they are nobody else's business.
        told = RequestError(500, "server-trouble")
        response = await run_in_threadpool(respond_to_error, request, told)
        # This answer alone does not pass by the guard.
        response.headers.update(SECURITY_HEADERS | {"Cache-Control": "no-store"})
        return response


def methods_at(scope: Scope) -> list[str]:
    """Return all methods that an address takes, in alphabetical order."""
    routes = scope["app"].routes
    return [
        method
        for method in _METHODS
        if any(route.matches({**scope, "method": method})[0] is Match.FULL for route in routes)
    ]


_METHODS: Final = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")


_HTTP_KEYS: Final = {400: "request-json", 404: "request-not-found", 405: "request-method"}


def _misfit(error: RequestValidationError) -> RequestError:
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return RequestError(400, "request-json")
    if first["type"] == "one-action":
        return RequestError(422, "request-one-action")
    where = [str(part) for part in first["loc"] if part != "body"]
    return RequestError(422, "request-field", field=".".join(where) or "body")
