"""Practice by way of the API: the boards of the examples are played without being kept."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter
from pydantic import Field

from fournil.service.practice import Practice, practise
from fournil.web.openapi import SENT, Refusals, refusal
from fournil.web.schemas import Body, DealText, ShortText, TableModel, table_json

_MOST: Final = 500
"""How many moves a practice game may have. A whole game needs far fewer, and each is replayed."""

Moves = Annotated[tuple[ShortText, ...], Field(max_length=_MOST)]


class PracticeBody(Body):
    """A practice game as it was left, and one thing to do in it."""

    deal: DealText
    before: Annotated[Moves, Field(description="moves to where practice begins")] = ()
    moves: Annotated[Moves, Field(description="moves played since that stand")] = ()
    undone: Annotated[Moves, Field(description="taken back, the next to redo last")] = ()
    act: Literal["move", "tap", "double_tap", "finish", "undo", "redo", "restart"] | None = None
    on: Annotated[ShortText, Field(description="the move, or the card", examples=["26x3"])] = ""


class PracticeModel(TableModel):
    """A practice game at one moment."""

    undone: Annotated[list[str], Field(description="taken back, the next to redo last")]


router = APIRouter(prefix="/api")

_TRY: Final[Refusals] = SENT | {422: refusal("Refused: the reason")}


@router.post("/try", responses=_TRY, tags=["practice"], response_model=PracticeModel)
def try_out(body: PracticeBody) -> Any:
    """Play one action of a game that is not kept: the request holds the whole of it."""
    practice = practise(body.deal, body.before, body.moves, body.undone, body.act, body.on)
    return practice_json(practice)


def practice_json(practice: Practice) -> dict[str, Any]:
    """A practice game as :class:`PracticeModel` describes it."""
    return table_json(practice) | {"undone": list(practice.undone)}
