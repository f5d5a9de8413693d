"""Who is asking: an anonymous player, known by a cookie, and the language that they read."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import Depends, Request

from fournil.i18n import TAGS, Translator, negotiate, regional
from fournil.service.settings import Settings
from fournil.store import StoreError

if TYPE_CHECKING:
    from starlette.responses import Response

    from fournil.service import GameService

COOKIE: Final = "fournil"
LANGUAGE_HEADER: Final = "Fournil-Language"
"""The page says in it which language it is shown in; its address may differ from the settings."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_COOKIE_AGE: Final = 400 * 24 * 60 * 60  # as long as browsers keep any cookie


class Identity:
    """Whoever sent a request.

    The token in their cookie is the whole of their identity. A token that the store has not seen
    is as good as a known one: it belongs to a player who has not played yet, or who plays on
    several servers of one machine, which share their cookies whatever their ports.

    Attributes:
        player: hash of their token, the only form in which the store knows it.
        known: whether the request brought a token.
    """

    def __init__(self, request: Request) -> None:
        kept = request.cookies.get(COOKIE, "")
        self.known = _TOKEN.fullmatch(kept) is not None
        self._token = kept if self.known else secrets.token_urlsafe(32)
        self._secure = request.url.scheme == "https"
        self._accept = request.headers.get("accept-language")
        self._said = request.headers.get(LANGUAGE_HEADER)
        self._desk: GameService = request.app.state.desk
        self.player = hashlib.sha256(self._token.encode()).hexdigest()

    def settings(self) -> Settings:
        """Their settings; those of a newcomer when the store cannot be read.

        For pages and sentences, which must do without the store when the store is the trouble.
        """
        try:
            return self._desk.settings(self.player)
        except StoreError:
            return Settings()

    def words(self, tag: str | None = None) -> Translator:
        """The words of the language that they read, or of ``tag`` with their digits."""
        if tag is None:
            tag = self._said if self._said in TAGS else None
        if tag is None:
            tag = negotiate(self._accept, self.settings().language)
        return Translator(regional(tag, self._accept))

    def remember(self, response: Response) -> None:
        """Have the browser keep the token, for as long as it keeps any."""
        response.set_cookie(
            COOKIE,
            self._token,
            max_age=_COOKIE_AGE,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    def forget(self, response: Response) -> None:
        """Have the browser throw the token away."""
        response.delete_cookie(COOKIE, path="/", secure=self._secure, httponly=True, samesite="lax")


def visitor_of(request: Request) -> Identity:
    """The visitor behind a request, made once for each."""
    known = getattr(request.state, "visitor", None)
    if not isinstance(known, Identity):
        known = request.state.visitor = Identity(request)
    return known


async def _visitor_of(request: Request) -> Identity:
    return visitor_of(request)


AsVisitor = Annotated[Identity, Depends(_visitor_of)]
