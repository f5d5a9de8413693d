"""The pages: the table, and the texts to read, in each language."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fournil import __version__
from fournil.core.rules import find_rules
from fournil.errors import FournilError
from fournil.i18n import LANGUAGES, TAGS, Translator
from fournil.i18n.markdown_pages import PAGES
from fournil.service import CorruptSavedGameError
from fournil.store import StoreError, UnknownSavedGameError
from fournil.web.identity import Identity, visitor_of
from fournil.web.pages.examples import content_context, example_json, suits_in, words_for_boards
from fournil.web.pages.replay import (
    SOLUTION,
    read_replay,
    replay_context,
    replay_json,
    replay_path,
    words_for_replay,
)
from fournil.web.pages.statistics import Choice, statistics_context
from fournil.web.schemas import catalogue_json, error_json, game_json

if TYPE_CHECKING:
    from starlette.requests import Request

    from fournil.service import GameService, GameState
    from fournil.web.assets import Assets

TEMPLATES: Final = Path(__file__).parents[1] / "templates"


class Pages:
    """Renders every page of the site."""

    def __init__(self, desk: GameService, assets: Assets) -> None:
        self._desk = desk
        self._assets = assets
        self._templates = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=select_autoescape(default=True),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.filters["suits"] = suits_in

    def play(self, request: Request, tag: str | None, deal: str | None = None) -> Response:
        """The table: the player's last game, or the deal that the address names.

        A deal in the address is not dealt here, since reading a page must change nothing: the
        page's script asks for it, unless the player is in the middle of it already.
        """
        visitor = visitor_of(request)
        words = visitor.words(tag)
        state: GameState | None = None
        wanted: dict[str, Any] | None = None
        trouble: FournilError | None = None
        if deal is None:
            state = self._last_game(visitor)
        else:
            try:
                named = self._desk.find_deal(deal=deal)
            except FournilError as error:
                trouble = error
                state = self._last_game(visitor)
            else:
                asked = request.query_params.get("game")
                state = self._game_of_deal(visitor, named.name, asked)
                wanted = {"deal": named.name, "code": named.code, "game": named.rules.game}
        settings = visitor.settings().as_dict()
        settings["language"] = words.language.tag
        bootstrap = {
            "language": words.language.tag,
            "dir": words.dir,
            "languages": [{"tag": each.tag, "name": each.name} for each in LANGUAGES],
            "words": words.for_page(),
            "settings": settings,
            "known": visitor.known,
            "game": None if state is None else game_json(state),
            "open": None if state is not None else wanted,
            "open_error": None if trouble is None else error_json(trouble, words),
            "catalogue": catalogue_json(),
        }
        path = "" if deal is None or trouble is not None else f"g/{deal}"
        response = self._render(
            request,
            "play.html",
            words,
            path,
            status=200 if trouble is None else 404,
            bootstrap=_inline_json(bootstrap),
            # The header is complete before any script has run.
            table=bootstrap["game"] or bootstrap["open"] or {"game": find_rules("boulanger").game},
        )
        visitor.remember(response)
        return response

    def _last_game(self, visitor: Identity, deal: str | None = None) -> GameState | None:
        """The game to go on with: the last one played, or the last one of a deal not yet won."""
        for saved in self._desk.games(visitor.player):
            if deal is None or (saved.deal == deal and saved.progress.status != "won"):
                # One game that cannot be read must not keep the player from all others.
                with suppress(CorruptSavedGameError):
                    return self._desk.game(visitor.player, saved.id)
        return None

    def _game_of_deal(self, visitor: Identity, deal: str, asked: str | None) -> GameState | None:
        """The game of a deal that the address asks for by its id, or the last one of that deal."""
        if asked is not None:
            with suppress(UnknownSavedGameError, CorruptSavedGameError):
                state = self._desk.game(visitor.player, asked)
                if state.deal.name == deal:
                    return state
        return self._last_game(visitor, deal)

    def read(self, request: Request, tag: str, path: str) -> Response:
        """One of the pages to read: ``faq``, ``rules/dozen`` ..."""
        visitor = visitor_of(request)
        words = visitor.words(tag)
        context = content_context(words, path.replace("/", "-"))
        bootstrap = {
            "words": words_for_boards(words),
            "settings": visitor.settings().as_dict(),
            "boards": [example_json(board, index) for index, board in enumerate(context["boards"])],
        }
        return self._render(
            request, "content.html", words, path, bootstrap=_inline_json(bootstrap), **context
        )

    def of_the_game(self, request: Request, tag: str | None, kind: str) -> Response:
        """To the ``rules`` or ``examples`` of the game that the visitor plays."""
        visitor = visitor_of(request)
        game = "boulanger"
        with suppress(StoreError):
            saved = next(iter(self._desk.games(visitor.player)), None)
            # The pages of the Dozen are those of every game without cells.
            if saved is not None and not find_rules(saved.variant).cells:
                game = "dozen"
        if tag is None:
            return self.redirect(request, f"{kind}/{game}")
        query = f"?{request.url.query}" if request.url.query else ""
        headers = {"Vary": "Cookie", "Cache-Control": "private, no-cache"}
        return RedirectResponse(f"/{tag}/{kind}/{game}{query}", 307, headers)

    def replay(self, request: Request, tag: str, path: str) -> Response:
        """A game to be stepped through: its deal and moves are the address."""
        visitor = visitor_of(request)
        words = visitor.words(tag)
        replay = read_replay(path)
        # Whoever asks for it by this name sees a solution only where it is one.
        solution = SOLUTION in request.query_params and replay.won
        bootstrap = {
            "words": words_for_replay(words),
            "settings": visitor.settings().as_dict(),
            **replay_json(words, replay),
        }
        return self._render(
            request,
            "replay.html",
            words,
            replay.path,
            status=200 if replay.trouble is None else 422,
            bootstrap=_inline_json(bootstrap),
            heading=words("replay-title-solution") if solution else words("replay-title"),
            query=f"?{SOLUTION}" if solution else "",
            **replay_context(words, replay),
        )

    def saved_replay(self, request: Request, tag: str, game: str) -> Response:
        """To the replay of one of the player's games, which anybody may be shown."""
        state = self._desk.game(visitor_of(request).player, game)
        return RedirectResponse(f"/{tag}/{replay_path(state.deal, state.actions)}", 307)

    def statistics(self, request: Request, tag: str) -> Response:
        """What the player's games amount to: of all of them, or of those that the query names."""
        visitor = visitor_of(request)
        words = visitor.words(tag)
        asked = Choice.read(request.query_params)
        context = statistics_context(words, self._desk.history, visitor.player, asked)
        bootstrap = {"words": words.for_script("statistics-")}
        return self._render(
            request,
            "statistics.html",
            words,
            "statistics",
            bootstrap=_inline_json(bootstrap),
            **context,
        )

    def offline(self, request: Request, tag: str) -> Response:
        """What the service worker shows instead of a page that it does not have."""
        words = visitor_of(request).words(tag)
        return self._render(request, "offline.html", words, None)

    def error(self, request: Request, error: FournilError, status: int) -> Response:
        """A page that says what went wrong and leads back to the table."""
        first = request.url.path.split("/")[1]
        words = visitor_of(request).words(first if first in TAGS else None)
        return self._render(
            request, "error.html", words, None, status=status, message=words.error(error)
        )

    def redirect(self, request: Request, path: str) -> Response:
        """To the page at ``path`` in the visitor's language."""
        tag = visitor_of(request).words().language.tag
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(f"/{tag}/{path}{query}", 307, {"Vary": "Accept-Language, Cookie"})

    def manifest(self, tag: str) -> Response:
        """What makes the site an app on a phone or desk."""
        words = Translator(tag)
        icons = [
            {"src": self._assets.url(name), "sizes": sizes, "type": kind, "purpose": purpose}
            for name, sizes, kind, purpose in _ICONS
        ]
        manifest = {
            "id": "/",
            "name": words("page-title"),
            "short_name": words("page-title"),
            "description": words("page-tagline"),
            "lang": words.language.tag,
            "dir": words.dir,
            "start_url": f"/{tag}/",
            "scope": "/",
            "display": "standalone",
            "orientation": "any",
            "background_color": "#F4EDE0",
            "theme_color": "#F4EDE0",
            "categories": ["games", "cards"],
            "shortcuts": [
                {"name": words("page-rules"), "url": f"/{tag}/rules/boulanger"},
                {"name": words("page-examples"), "url": f"/{tag}/examples/boulanger"},
                {"name": words("page-faq"), "url": f"/{tag}/faq"},
            ],
            "icons": icons,
        }
        return Response(
            json.dumps(manifest, ensure_ascii=False),
            media_type="application/manifest+json",
            headers={"Cache-Control": "no-cache"},
        )

    def worker(self) -> Response:
        """The service worker, told which files make up the page."""
        script = self._assets.find("js/sw.js")
        if script is None:
            return Response(status_code=404)
        # Not what a page never asks for: types, and the pictures for the system's home screen.
        files = [
            self._assets.url(name)
            for name in self._assets.names
            if name not in {"js/sw.js", "js/core/types.js"} and not name.endswith(".png")
        ]
        # The list changes with any file, and so does the worker: that is how browsers notice.
        shell = json.dumps({"version": self._assets.digest, "files": files, "languages": TAGS})
        return Response(
            f"self.SHELL = {shell};\n".encode() + script.body,
            media_type="text/javascript; charset=utf-8",
            headers={"Cache-Control": "no-cache", "Service-Worker-Allowed": "/"},
        )

    def _render(
        self,
        request: Request,
        template: str,
        words: Translator,
        path: str | None,
        *,
        status: int = 200,
        **context: Any,
    ) -> Response:
        tag = words.language.tag
        base = str(request.base_url)
        settings = visitor_of(request).settings()
        kind, _, game = (path or "").partition("/")
        html = self._templates.get_template(template).render(
            t=words,
            words=words,
            settings=settings,
            lang=tag,
            dir=words.dir,
            path=path,
            kind=kind if kind in _KINDS else None,
            kin=game if kind in _KINDS and game else "boulanger",
            languages=LANGUAGES,
            pages=[page.replace("-", "/", 1) for page in PAGES],
            version=__version__,
            asset=self._assets.url,
            assets=self._assets.names,
            modules=self._assets.modules,
            absolute=lambda address: f"{base}{address}",
            **context,
        )
        # A browser that goes back, or opens its last tabs, asks about no page that it has stored:
        # it would show the game, the settings and the figures of an earlier time.
        headers = {"Content-Language": tag, "Cache-Control": "private, no-store"}
        return HTMLResponse(html, status, headers)


_KINDS: Final = frozenset(page.partition("-")[0] for page in PAGES)
"""What the pages to read are: rules, examples, faq."""

_ICONS: Final = (
    ("icons/icon.svg", "any", "image/svg+xml", "any"),
    ("icons/icon-192.png", "192x192", "image/png", "any"),
    ("icons/icon-512.png", "512x512", "image/png", "any"),
    ("icons/maskable.svg", "any", "image/svg+xml", "maskable"),
    ("icons/maskable-192.png", "192x192", "image/png", "maskable"),
    ("icons/maskable-512.png", "512x512", "image/png", "maskable"),
)


def _inline_json(value: object) -> Markup:
    """JSON that may stand inside a script element: no text in it can end the element."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    safe = text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
    return Markup(safe)  # noqa: S704 - escaped for this place just above
