"""A player's past by way of the API: statistics, everything to take along, and forgetting it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field
from starlette.responses import JSONResponse

from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.errors import FournilError
from fournil.service.statistics import Outcome, outcome_of
from fournil.web.api.games import AsDesk, as_file
from fournil.web.identity import AsVisitor
from fournil.web.openapi import READ, SENT, Refusals, refusal

if TYPE_CHECKING:
    from fournil.service.statistics import Figures, Split, Statistics
    from fournil.store import SavedGame

HelpTaken = Literal["with", "without"]


class FiguresModel(BaseModel):
    """Some games in numbers."""

    played: Annotated[int, Field(description="games with a move; won, stuck and unfinished ones")]
    won: int
    stuck: int
    unfinished: int
    win_rate: Annotated[float | None, Field(description="0 to 1", ge=0, le=1)]
    streak: Annotated[int, Field(description="games won in a row up to the last one")]
    best_streak: int
    best_moves: Annotated[int | None, Field(description="the fewest of a win")]
    mean_moves: float | None
    best_time: Annotated[int | None, Field(description="the fewest seconds of a win")]
    mean_time: float | None


class SplitModel(FiguresModel):
    """All games in numbers, and those with and without help by themselves."""

    with_help: FiguresModel
    without_help: FiguresModel


class VariantModel(SplitModel):
    """The games of one variation."""

    game: Annotated[str, Field(description="plain name", examples=["boulanger"])]
    variant: Annotated[str, Field(description="exact name", examples=["BK1-C4"])]


class TimeBinModel(BaseModel):
    """How many wins took longer than the bin before says, and up to this many minutes."""

    minutes: int
    games: int


class RecentModel(BaseModel):
    """A game that was played lately; a won one with the figures of its first win."""

    id: str
    game: str
    variant: str
    deal: Annotated[str, Field(description="the deal as it was named")]
    code: Annotated[
        str | None,
        Field(description="brings back exactly this deal, anywhere; null: its text is damaged"),
    ]
    outcome: Outcome
    moves: int
    elapsed: Annotated[int, Field(description="seconds of play")]
    created_at: datetime
    played_at: datetime
    won_at: datetime | None
    help: list[Literal["truth", "analysis", "hint", "back", "solution"]]
    hints: int
    wish: str | None
    level: Literal["easy", "medium", "hard"] | None


class StatisticsModel(SplitModel):
    """What a player's games amount to, as far as they were asked for."""

    variants: Annotated[list[VariantModel], Field(description="played most first")]
    last: Annotated[list[Outcome], Field(description="of the last 60 games, in order of dealing")]
    times: Annotated[list[TimeBinModel], Field(description="the last holds longer ones, too")]
    won_moves: Annotated[list[int], Field(description="of the last 24 wins, the latest last")]
    recent: Annotated[list[RecentModel], Field(description="the 20 played last, latest first")]


router = APIRouter(prefix="/api")

_COUNT: Final[Refusals] = READ | {422: refusal("No such game or variation")}
_DELETE: Final[Refusals] = READ | {403: SENT[403], 413: SENT[413]}


@router.get("/statistics", responses=_COUNT, tags=["player"], response_model=StatisticsModel)
def statistics(
    visitor: AsVisitor,
    desk: AsDesk,
    game: Annotated[str, Query(max_length=40, examples=["dozen"])] = "",
    variant: Annotated[str, Query(max_length=40, examples=["BK1-C2"])] = "",
    help: HelpTaken | Literal[""] = "",  # noqa: A002 - what it is called everywhere
) -> Any:
    """What the player's games amount to: all, or those of one game, variation or kind of help."""
    told = desk.history.statistics(visitor.player, game or None, variant or None, help or None)
    return statistics_json(told)


@router.get("/player/export", responses=READ, tags=["player"])
def export_player(visitor: AsVisitor, desk: AsDesk) -> Response:
    """Everything that is kept of the player: settings, games, and each action of every game."""
    return as_file(JSONResponse(desk.history.export(visitor.player)), "fournil.json")


@router.delete("/player", status_code=204, responses=_DELETE, tags=["player"])
def forget_player(visitor: AsVisitor, desk: AsDesk) -> Response:
    """Delete everything that is kept of the player, and their cookie."""
    desk.history.forget(visitor.player)
    response = Response(status_code=204)
    visitor.forget(response)
    return response


def statistics_json(told: Statistics[SavedGame]) -> dict[str, Any]:
    """Statistics as :class:`StatisticsModel` describes them."""
    return {
        **_split_json(told.figures),
        "variants": [
            {"game": find_rules(variant).game, "variant": variant, **_split_json(split)}
            for variant, split in told.variants.items()
        ],
        "last": [str(outcome) for outcome in told.last],
        "times": [{"minutes": each.minutes, "games": each.games} for each in told.times],
        "won_moves": list(told.won_moves),
        "recent": [_recent_json(saved) for saved in told.recent],
    }


def _split_json(split: Split) -> dict[str, Any]:
    return {
        **_figures_json(split.all),
        "with_help": _figures_json(split.with_help),
        "without_help": _figures_json(split.without_help),
    }


def _figures_json(figures: Figures) -> dict[str, Any]:
    return {
        "played": figures.played,
        "won": figures.won,
        "stuck": figures.stuck,
        "unfinished": figures.unfinished,
        "win_rate": figures.win_rate,
        "streak": figures.streak,
        "best_streak": figures.best_streak,
        "best_moves": figures.best_moves,
        "mean_moves": figures.mean_moves,
        "best_time": figures.best_time,
        "mean_time": figures.mean_time,
    }


def _recent_json(saved: SavedGame) -> dict[str, Any]:
    won = saved.won_at is not None
    return {
        "id": saved.id,
        "game": find_rules(saved.variant).game,
        "variant": saved.variant,
        "deal": saved.deal,
        "code": _code(saved.deal),
        "outcome": str(outcome_of(saved)),
        "moves": saved.won_moves if won else saved.progress.moves,
        "elapsed": saved.won_elapsed if won else saved.elapsed,
        "created_at": saved.created_at.isoformat(),
        "played_at": saved.played_at.isoformat(),
        "won_at": None if saved.won_at is None else saved.won_at.isoformat(),
        "help": saved.help.names,
        "hints": saved.hints,
        "wish": saved.wish,
        "level": saved.level,
    }


def _code(deal: str) -> str | None:
    try:
        return Deal.parse(deal).code
    except FournilError:  # a damaged game is still a game that was played
        return None
