"""The addresses of the pages."""

from __future__ import annotations

import re
from typing import Final

from fastapi import APIRouter, Request
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.responses import RedirectResponse, Response

from fournil.i18n import TAGS, find_language
from fournil.i18n.markdown_pages import PAGES
from fournil.web.assets import Assets
from fournil.web.errors import RequestError
from fournil.web.pages.play import Pages


class _PagePath(StringConvertor):
    """Any path but the API's, where a wrong method must not look like a page."""

    regex = "(?!api(?:/|$)).*"


register_url_convertor("page", _PagePath())

router = APIRouter(include_in_schema=False)
READ: Final = ["GET", "HEAD"]

_READING: Final = frozenset(page.replace("-", "/", 1) for page in PAGES)

_OF_A_GAME: Final = frozenset(page.partition("-")[0] for page in PAGES if "-" in page)
"""Pages that each kind of game has its own of: rules, examples."""

_SAVED_REPLAY: Final = re.compile(r"games/(?P<id>[^/]+)/replay")


def _pages(request: Request) -> Pages:
    pages: Pages = request.app.state.pages
    return pages


def _assets(request: Request) -> Assets:
    assets: Assets = request.app.state.assets
    return assets


async def static(request: Request) -> Response:
    """A static file, by its lasting address or its plain one.

    A page asks for dozens of them, and they lie ready in memory: they wait for no thread, and
    `create_app` has them found before all else.
    """
    path: str = request.path_params["path"]
    head, _, rest = path.partition("/")
    assets = _assets(request)
    # A digest is twelve hexadecimal characters; no directory of ours is called that.
    dated = len(head) == len(assets.digest) and rest
    name, digest = (rest, head) if dated else (path, None)
    if assets.find(name) is None:
        raise RequestError(404, "request-not-found")
    return assets.respond(request, name, digest=digest)


@router.api_route("/favicon.ico", methods=READ)
def favicon(request: Request) -> Response:
    """The icon, for browsers that look for it without being told."""
    if _assets(request).find("icons/icon.svg") is None:
        return Response(status_code=204)
    return _assets(request).respond(request, "icons/icon.svg")


@router.api_route("/sw.js", methods=READ)
def worker(request: Request) -> Response:
    """The service worker, at the root so that it may look after every page."""
    return _pages(request).worker()


@router.api_route("/manifest.webmanifest", methods=READ)
def manifest(request: Request) -> Response:
    """The app's manifest in the visitor's language."""
    return _pages(request).redirect(request, "manifest.webmanifest")


@router.api_route("/", methods=READ)
def play(request: Request) -> Response:
    """The table, in the visitor's language."""
    return _pages(request).play(request, None)


@router.api_route("/g/{deal:path}", methods=READ)
def play_deal(request: Request, deal: str) -> Response:
    """A deal, in the visitor's language."""
    return _pages(request).play(request, None, deal)


@router.api_route("/{path:page}", methods=READ)
def page(request: Request, path: str) -> Response:
    """Any page of a language; without a language, the way to the visitor's own."""
    head, slash, rest = path.partition("/")
    pages = _pages(request)
    bare = path.rstrip("/")
    name = bare.rpartition("/")[2]
    if bare.count("/") < 2 and name in _OF_A_GAME:
        # Whoever does not say of which game means that of the table.
        tag = None if bare == name else _tag(bare.partition("/")[0])
        return pages.of_the_game(request, tag, name)
    if path != bare and _is_page(bare):
        return RedirectResponse(f"/{bare}{_query(request)}", 307)
    if path in _READING or path == "statistics" or head == "replay":
        return pages.redirect(request, path)
    tag = _tag(head)
    if head != tag or not slash:
        return RedirectResponse(f"/{tag}/{rest}", 307)
    if rest == "manifest.webmanifest":
        return pages.manifest(tag)
    if rest == "offline":
        return pages.offline(request, tag)
    if rest == "":
        return pages.play(request, tag)
    if rest.startswith("g/") and rest != "g/":
        return pages.play(request, tag, rest.removeprefix("g/"))
    if rest in _READING:
        return pages.read(request, tag, rest)
    if rest == "statistics":
        return pages.statistics(request, tag)
    if rest.startswith("replay/") and rest != "replay/":
        return pages.replay(request, tag, rest.removeprefix("replay/"))
    saved = _SAVED_REPLAY.fullmatch(rest)
    if saved:
        return pages.saved_replay(request, tag, saved["id"])
    raise RequestError(404, "request-not-found")


def _query(request: Request) -> str:
    """The query of an address, to go on with it."""
    return f"?{request.url.query}" if request.url.query else ""


def _is_page(path: str) -> bool:
    """Whether a path without a slash at its end is a page to read, with or without a language."""
    head, slash, rest = path.partition("/")
    name = rest if slash and head in TAGS else path
    return name in _READING or name == "statistics"


def _tag(head: str) -> str:
    """Our tag of a language as an address names it: ``FR`` and ``fr-CA`` are ``fr``."""
    if head in TAGS:
        return head
    try:
        return find_language(head).tag
    except LookupError:
        raise RequestError(404, "request-not-found") from None
