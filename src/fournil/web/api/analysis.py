"""The truth by way of the API: verdicts, hints, solutions, and the way back.

The requests wait, the threads that serve players do not (:mod:`fournil.web.long_poll`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, Field

from fournil.web.api.games import AsDesk, GameId
from fournil.web.identity import AsVisitor
from fournil.web.long_poll import answer_of
from fournil.web.openapi import ONE, READ, SENT, STORED, Refusals, refusal
from fournil.web.schemas import (
    Body,
    DealText,
    GameModel,
    ShortText,
    VersionBody,
    game_json,
)

if TYPE_CHECKING:
    from fournil.service.analysis import WayBack
    from fournil.service.jobs import PendingAnswer

T = TypeVar("T")

_HUGE: Final = 2**31 - 1

VerdictText = Literal["winnable", "unwinnable", "unknown"]
MoveText = Annotated[str, Field(examples=["26x3"])]
AsVersion = Annotated[
    int | None,
    Query(ge=0, le=_HUGE, description="the version that is meant, if not the present one"),
]


class TruthModel(BaseModel):
    """Whether the game can be won; unwinnable only when that is proved."""

    verdict: VerdictText
    version: int


class MoveTruthModel(BaseModel):
    """What one move leads to."""

    move: MoveText
    verdict: VerdictText


class AnalysisModel(BaseModel):
    """What each legal move leads to."""

    version: int
    moves: list[MoveTruthModel]


class HintModel(BaseModel):
    """The next move of a winning line; null where there is none or none is known."""

    version: int
    verdict: VerdictText
    move: MoveText | None


class SolutionModel(BaseModel):
    """A winning line from the present position; null where there is none or none is known."""

    version: int
    verdict: VerdictText
    moves: list[MoveText] | None


class LineBody(Body):
    """A deal and moves from it."""

    deal: DealText
    moves: tuple[ShortText, ...] = ()


class LineTruthModel(BaseModel):
    """The verdict on the deal and on the position after each move."""

    verdicts: list[VerdictText]


router = APIRouter(prefix="/api", tags=["truth"])

_ASK: Final[Refusals] = {
    **READ,
    **ONE,
    409: refusal("The game is at another version", state=True),
}
_LINE: Final[Refusals] = {
    **SENT,
    **STORED,
    422: refusal("It does not fit, or a move cannot be played"),
}
_BACK: Final[Refusals] = {
    **_LINE,
    404: ONE[404],
    409: _ASK[409],
    422: refusal("No way back: the reason, and the game", state=True),
}


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody who asks about a game of theirs, at the version they see."""

    request: Request
    player: str
    game_id: str
    version: int | None

    async def answer(
        self,
        ask: Callable[[str, str, int | None], PendingAnswer[T]],
        tell: Callable[[T], dict[str, Any]],
    ) -> Any:
        """Ask one of the desk's questions about the game, and tell the answer."""
        return await answer_of(
            self.request, lambda: ask(self.player, self.game_id, self.version), tell
        )


def _asker(
    request: Request,
    id: GameId,  # noqa: A002
    visitor: AsVisitor,
    version: AsVersion = None,
) -> Asker:
    return Asker(request, visitor.player, id, version)


AsAsker = Annotated[Asker, Depends(_asker)]


@router.get("/games/{id}/truth", responses=_ASK, response_model=TruthModel)
async def truth(asker: AsAsker, desk: AsDesk) -> Any:
    """Say whether a game can still be won."""
    return await asker.answer(
        desk.advice.truth,
        lambda told: {"verdict": told.verdict, "version": told.version},
    )


@router.get("/games/{id}/analysis", responses=_ASK, response_model=AnalysisModel)
async def analysis(asker: AsAsker, desk: AsDesk) -> Any:
    """Say what each legal move of a game leads to."""
    return await asker.answer(
        desk.advice.analysis,
        lambda told: {
            "version": told.version,
            "moves": [
                {"move": str(move), "verdict": verdict} for move, verdict in told.verdicts.items()
            ],
        },
    )


@router.get("/games/{id}/hint", responses=_ASK, response_model=HintModel)
async def hint(asker: AsAsker, desk: AsDesk) -> Any:
    """Tell the next move of a winning line; whoever follows them wins."""
    return await asker.answer(
        desk.advice.hint,
        lambda told: {
            "version": told.version,
            "verdict": told.verdict,
            "move": str(told.moves[0]) if told.moves else None,
        },
    )


@router.get("/games/{id}/solution", responses=_ASK, response_model=SolutionModel)
async def solution(asker: AsAsker, desk: AsDesk) -> Any:
    """Tell a whole winning line from the present position."""
    return await asker.answer(
        desk.advice.solution,
        lambda told: {
            "version": told.version,
            "verdict": told.verdict,
            "moves": None if told.moves is None else [str(move) for move in told.moves],
        },
    )


@router.post("/games/{id}/back", responses=_BACK, response_model=GameModel)
async def back(
    request: Request,
    id: GameId,  # noqa: A002
    body: VersionBody,
    visitor: AsVisitor,
    desk: AsDesk,
) -> Any:
    """Go back to the last position that can be won; redoing leads forward again."""
    player, version = visitor.player, body.version

    def go(way: WayBack) -> dict[str, Any]:
        return game_json(desk.back_to(player, id, version, way.actions))

    return await answer_of(request, lambda: desk.advice.back(player, id, version), go)


@router.post("/replay/truth", responses=_LINE, response_model=LineTruthModel)
async def line_truth(request: Request, body: LineBody, desk: AsDesk) -> Any:
    """Say of each position of a line whether it can be won; nothing is kept."""
    return await answer_of(
        request,
        lambda: desk.advice.verdicts(body.deal, body.moves),
        lambda verdicts: {"verdicts": verdicts},
    )
