"""The JSON API. Every action answers the whole game as it stands after it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, PlainTextResponse

from fournil.core.rules import find_rules
from fournil.errors import FournilError, InvalidDealKindError
from fournil.i18n.variants import summary_of
from fournil.service import GameService, GameState
from fournil.service.deal_requests import DealKind
from fournil.web.identity import AsVisitor
from fournil.web.long_poll import answer_of
from fournil.web.openapi import ONE, READ, SENT, STORED, Refusals, refusal
from fournil.web.schemas import (
    ActionBody,
    CheckDealBody,
    CheckedDealModel,
    ErrorModel,
    GameModel,
    GamesModel,
    GameTextBody,
    ImportedGameModel,
    NewGameBody,
    RefusedDealModel,
    SettingsBody,
    SettingsModel,
    TimeBody,
    VersionBody,
    error_json,
    game_json,
    summary_json,
)


# Dependencies are coroutines where they wait for nothing: each plain function among them would be
# handed to another thread and back, which takes longer than all they do.
async def _desk_of(request: Request) -> GameService:
    desk: GameService = request.app.state.desk
    return desk


AsDesk = Annotated[GameService, Depends(_desk_of)]
GameId = Annotated[str, Path(examples=["q1w2e3r4t5y6"])]

_ANY: Final[Refusals] = SENT | STORED
_ACT: Final[Refusals] = {
    **_ANY,
    **ONE,
    409: refusal("Stale version: the game as it stands now", state=True),
    422: refusal("Refused: the reason, and the game", state=True),
}

_MAX_NAME_LENGTH: Final = 40

router = APIRouter(prefix="/api")


def _written_out(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer of JSON as it must be described beside one that is none."""
    schema = {"$ref": f"#/components/schemas/{answer['model'].__name__}"}
    content = {"application/json": {"schema": schema}}
    return {"description": answer["description"], "content": content}


def as_file(response: Response, name: str) -> Response:
    """The same answer, to be kept as a file of this name."""
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@router.get("/games", responses=READ, tags=["games"], response_model=GamesModel)
def list_games(visitor: AsVisitor, desk: AsDesk) -> Any:
    """The player's games, the last played first (at most 100)."""
    games = desk.games(visitor.player)
    return {"games": [summary_json(saved, find_rules(saved.variant)) for saved in games]}


@router.post("/games", status_code=201, responses=_ANY, tags=["games"], response_model=GameModel)
async def new_game(
    request: Request, body: NewGameBody, visitor: AsVisitor, desk: AsDesk, response: Response
) -> Any:
    """Deal a game: any deal of it, the one that is named, or one as it is wished for.

    Whoever wishes for the deal of the day again while it is not won goes on with that game.
    """

    def told(state: GameState) -> dict[str, Any]:
        visitor.remember(response)
        response.headers["Location"] = f"/api/games/{state.saved.id}"
        return game_json(state)

    game, cells, deal, wish = body.game, body.cells, body.deal, body.wish
    if wish in (None, DealKind.ANY):
        return await run_in_threadpool(
            lambda: told(desk.new_game(visitor.player, game=game, cells=cells, deal=deal))
        )
    if deal is not None:
        raise InvalidDealKindError("wish-and-deal")
    return await answer_of(
        request, lambda: desk.wish(visitor.player, wish, game=game, cells=cells), told
    )


@router.post(
    "/games/import",
    status_code=201,
    responses=_ANY,
    tags=["games"],
    response_model=ImportedGameModel,
)
def import_game(body: GameTextBody, visitor: AsVisitor, desk: AsDesk, response: Response) -> Any:
    """Keep a game that comes as text, with the moves that were played elsewhere."""
    state = desk.import_game(visitor.player, body.text)
    visitor.remember(response)
    response.headers["Location"] = f"/api/games/{state.saved.id}"
    return game_json(state) | {"implied": state.implied}


@router.get("/games/{id}", responses=READ | ONE, tags=["games"], response_model=GameModel)
def read_game(id: GameId, visitor: AsVisitor, desk: AsDesk) -> Any:  # noqa: A002
    """A game as it stands."""
    return game_json(desk.game(visitor.player, id))


@router.get(
    "/games/{id}/export",
    responses={status: _written_out(answer) for status, answer in (READ | ONE).items()},
    tags=["games"],
    response_class=PlainTextResponse,
)
def export_game(id: GameId, visitor: AsVisitor, desk: AsDesk) -> Response:  # noqa: A002
    """A game as text: its deal, and the actions that stand."""
    text = desk.export_game(visitor.player, id)
    _, _, deal = text.partition("\n")[0].partition(" ")
    return as_file(PlainTextResponse(text), f"{deal.replace(':', '-')[:_MAX_NAME_LENGTH]}.txt")


@router.post("/games/{id}/moves", responses=_ACT, tags=["play"], response_model=GameModel)
def move(id: GameId, body: ActionBody, visitor: AsVisitor, desk: AsDesk) -> Any:  # noqa: A002
    """Play a move, tap a card or double-tap it."""
    player, version = visitor.player, body.version
    if "tap" in body.model_fields_set:
        return game_json(desk.tap(player, id, version, body.tap))
    if "double_tap" in body.model_fields_set:
        return game_json(desk.double_tap(player, id, version, body.double_tap))
    return game_json(desk.play(player, id, version, body.move))


@router.post("/games/{id}/finish", responses=_ACT, tags=["play"], response_model=GameModel)
def finish(id: GameId, body: VersionBody, visitor: AsVisitor, desk: AsDesk) -> Any:  # noqa: A002
    """Play out all cards that are left, as one action, when every one can simply go up."""
    return game_json(desk.finish(visitor.player, id, body.version))


@router.post("/games/{id}/undo", responses=_ACT, tags=["play"], response_model=GameModel)
def undo(id: GameId, body: VersionBody, visitor: AsVisitor, desk: AsDesk) -> Any:  # noqa: A002
    """Take back the last action."""
    return game_json(desk.undo(visitor.player, id, body.version))


@router.post("/games/{id}/redo", responses=_ACT, tags=["play"], response_model=GameModel)
def redo(id: GameId, body: VersionBody, visitor: AsVisitor, desk: AsDesk) -> Any:  # noqa: A002
    """Play the last undone action again."""
    return game_json(desk.redo(visitor.player, id, body.version))


@router.post("/games/{id}/restart", responses=_ACT, tags=["play"], response_model=GameModel)
def restart(id: GameId, body: VersionBody, visitor: AsVisitor, desk: AsDesk) -> Any:  # noqa: A002
    """Go back to the start of the deal; redoing leads forward again."""
    return game_json(desk.restart(visitor.player, id, body.version))


@router.post("/games/{id}/time", responses=_ANY | ONE, tags=["play"], response_model=GameModel)
def tell_time(id: GameId, body: TimeBody, visitor: AsVisitor, desk: AsDesk) -> Any:  # noqa: A002
    """Say how many seconds the game has been played; a smaller figure changes nothing."""
    return game_json(desk.tell_time(visitor.player, id, body.elapsed))


@router.post(
    "/deals/check",
    responses=_ANY
    | {422: {"model": RefusedDealModel | ErrorModel, "description": "No deal, and why"}},
    tags=["deals"],
    response_model=CheckedDealModel,
)
def check_deal(body: CheckDealBody, visitor: AsVisitor, desk: AsDesk) -> Any:
    """Say which deal a text names; nothing is dealt."""
    try:
        deal = desk.find_deal(game=body.game, deal=body.text)
    except FournilError as error:
        told = error_json(error, visitor.words())
        position = error.params.get("position")
        content = {
            "ok": False,
            "key": told["key"],
            "message": told["message"],
            "position": position if isinstance(position, int) else None,
            "error": told,
        }
        return JSONResponse(content, 422)
    return {
        "ok": True,
        "code": deal.code,
        "game": deal.rules.game,
        "variant": deal.rules.name,
        "number": deal.number,
        "summary": summary_of(deal.rules, visitor.words()),
    }


@router.get("/settings", responses=READ, tags=["settings"], response_model=SettingsModel)
def read_settings(visitor: AsVisitor, desk: AsDesk) -> Any:
    """How the player likes the table."""
    return desk.settings(visitor.player).as_dict()


@router.put("/settings", responses=_ANY, tags=["settings"], response_model=SettingsModel)
def change_settings(
    body: SettingsBody, visitor: AsVisitor, desk: AsDesk, response: Response
) -> Any:
    """Change some settings; the others stay as they are."""
    changed = desk.change_settings(visitor.player, body.model_dump(exclude_unset=True))
    visitor.remember(response)
    return changed.as_dict()
