"""The application: the API, the pages, and the guard before both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from fournil import __version__
from fournil.service import GameService
from fournil.service.timeouts import USUAL, Timeouts
from fournil.web.api import analysis as truth
from fournil.web.api import games as api
from fournil.web.api import player as history
from fournil.web.api import practice
from fournil.web.assets import Assets
from fournil.web.errors import handle_errors
from fournil.web.pages import routes
from fournil.web.pages.play import Pages
from fournil.web.security import LOOPBACK, SecurityMiddleware

if TYPE_CHECKING:
    from collections.abc import Collection

    from fournil.store import Store


def create_app(
    store: Store, *, hosts: Collection[str] = LOOPBACK, timeouts: Timeouts = USUAL
) -> FastAPI:
    """Make the web application on a store.

    Args:
        store: the saved games; whoever opened it closes it.
        hosts: the names by which the server may be called, without ports.
        timeouts: after what the server gives up.
    """
    app = FastAPI(
        title="Fournil",
        summary="The baker's solitaires: deal, play and keep games",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.desk = GameService(store, timeouts=timeouts)
    app.state.assets = Assets()
    app.state.pages = Pages(app.state.desk, app.state.assets)
    app.add_route("/static/{path:path}", routes.static, routes.READ, include_in_schema=False)
    app.include_router(api.router)
    app.include_router(history.router)
    app.include_router(practice.router)
    app.include_router(truth.router)
    app.include_router(routes.router)
    handle_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=6)
    app.add_middleware(SecurityMiddleware, hosts=hosts)
    return app
