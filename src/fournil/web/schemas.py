"""The shapes that travel: what requests must look like, and what answers hold."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Self

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    model_validator,
)
from pydantic_core import PydanticCustomError

from fournil.core.cards import Card, Suit
from fournil.core.rules import CATALOGUE, Rules
from fournil.errors import FournilError
from fournil.puzzles.finder import WINNABLE_SHARE

if TYPE_CHECKING:
    from fournil.i18n import Translator
    from fournil.service import GameState, LastMove
    from fournil.service.practice import Practice
    from fournil.store import SavedGame

_HUGE: Final = 2**31 - 1


def _whole(value: object) -> object:
    return int(value) if isinstance(value, float) and value.is_integer() else value


# In JSON, and so in the schema, 5.0 is the whole number 5: some programs write no other form.
WholeNumber = Annotated[StrictInt, BeforeValidator(_whole)]

CardText = Annotated[str, Field(pattern="^[A2-9TJQK][SHDC]$", examples=["7H"])]
PlaceText = Annotated[str, Field(pattern="^[1-9A-Da-h]$", examples=["6"])]
RankNumber = Annotated[int, Field(ge=0, le=13)]
Version = Annotated[WholeNumber, Field(ge=0, le=_HUGE, description="the game's version as seen")]
# A pasted board may be long; what a card or a move is called is not.
DealText = Annotated[StrictStr, Field(max_length=8000, examples=["BK1-C4-AAAAA24"])]
ShortText = Annotated[StrictStr, Field(max_length=40)]
GameName = Annotated[
    StrictStr, Field(max_length=40, examples=["boulanger", "BD1-KA"], description="plain or exact")
]


class Body(BaseModel):
    """A request's body: unknown fields are refused, since they would be slips."""

    model_config = ConfigDict(extra="forbid")


class NewGameBody(Body):
    """Which game to deal; anything left out is up to the server."""

    game: GameName | None = None
    cells: Annotated[WholeNumber, Field(ge=0, le=7)] | None = None
    deal: DealText | None = None
    wish: Annotated[
        Literal["any", "winnable", "easy", "medium", "hard", "day"] | None,
        Field(description="what kind of deal, where none is named; looked for up to 5 seconds"),
    ] = None


class CheckDealBody(Body):
    """A deal to look at before it is dealt."""

    text: DealText
    game: GameName | None = None


class GameTextBody(Body):
    """A game as text, to be kept."""

    text: Annotated[
        StrictStr, Field(max_length=65_536, examples=["deal BK1-C4-AAAAA24\nmoves 1a 5b"])
    ]


class VersionBody(Body):
    """The version of the game that the action is meant for."""

    version: Version


_ACTIONS: Final = ("move", "tap", "double_tap")


class ActionBody(VersionBody):
    """One thing to do: a move, a tap or a double tap."""

    model_config = ConfigDict(
        json_schema_extra={"oneOf": [{"required": [action]} for action in _ACTIONS]}
    )

    move: Annotated[ShortText, Field(examples=["26x3"])] = ""
    tap: Annotated[ShortText, Field(examples=["7H"])] = ""
    double_tap: Annotated[ShortText, Field(examples=["7H"])] = ""

    @model_validator(mode="after")
    def _one_action(self) -> Self:
        if len(self.model_fields_set.intersection(_ACTIONS)) != 1:
            raise PydanticCustomError("one-action", "exactly one of move, tap and double_tap")
        return self


class TimeBody(Body):
    """How long the game has been played, in seconds; it only ever grows."""

    elapsed: Annotated[WholeNumber, Field(ge=0, le=_HUGE)]


class SettingsBody(Body):
    """The settings to change; any others stay as they are."""

    language: Literal["en", "fr", "tr", "ar", "fa", "th"] | None = None
    theme: Literal["auto", "light", "dark"] = "auto"
    suits: Annotated[Literal[4, 2], BeforeValidator(_whole)] = 4
    card_size: Literal["small", "medium", "large"] = "medium"
    left_handed: StrictBool = False
    sounds: StrictBool = False
    timer: StrictBool = True
    truth: StrictBool = False


class SettingsModel(SettingsBody):
    """All settings of a player; language is null until they pick one."""


class LastModel(BaseModel):
    """What the action did: these cards went from one place to another.

    A `finish` takes its cards, in this order, from many places: `from` is null, or `to` when it
    is undone.
    """

    move: Annotated[str, Field(examples=["26x3", "finish"])]
    cards: list[CardText]
    from_: Annotated[PlaceText | None, Field(alias="from")]
    to: PlaceText | None


class FoundationsModel(BaseModel):
    """The rank on top of each foundation, 0 where it is empty."""

    S: RankNumber
    H: RankNumber
    D: RankNumber
    C: RankNumber


class TableModel(BaseModel):
    """What there is to see of a game at one moment."""

    code: Annotated[str, Field(description="brings back exactly this deal, anywhere")]
    game: Annotated[str, Field(description="plain name", examples=["boulanger"])]
    variant: Annotated[str, Field(description="exact name", examples=["BK1-C4"])]
    deal: Annotated[str, Field(description="the deal as it was named", examples=["ms:17"])]
    columns: Annotated[list[list[CardText]], Field(description="top card last")]
    cells: list[CardText | None]
    cells_count: int
    foundations: FoundationsModel
    score: int
    status: Literal["playing", "stuck", "won"]
    moves: Annotated[
        int,
        Field(description="moves that stand, each card of a finish one; undone ones do not count"),
    ]
    actions: Annotated[list[str], Field(description="the actions that stand, as text")]
    finish: Annotated[
        int, Field(description="cards that finishing would play out now; 0: it is not possible")
    ]
    undo_left: int
    redo_left: int
    legal: Annotated[
        dict[str, list[PlaceText]],
        Field(description="from each card that may move, at the head of its run: where to"),
    ]
    last: LastModel | None


class GameModel(TableModel):
    """A whole game at one moment."""

    id: str
    version: int
    elapsed: Annotated[int, Field(description="seconds of play")]
    help: Annotated[
        list[Literal["truth", "analysis", "hint", "back", "solution"]],
        Field(description="what the solver told before the first win"),
    ]
    hints: Annotated[int, Field(description="how many hints it gave before the first win")]
    wish: Annotated[str | None, Field(description="what kind of deal was asked for")]
    level: Literal["easy", "medium", "hard"] | None
    imported: Annotated[bool, Field(description="came as text; does not count in statistics")]


class ImportedGameModel(GameModel):
    """A game that came as text."""

    implied: Annotated[
        int,
        Field(description="how many of its moves FreeCell’s standard notation left to the program"),
    ]


class GameSummaryModel(BaseModel):
    """One of a player's games, without its board."""

    id: str
    version: int
    game: str
    variant: str
    deal: str
    status: Literal["playing", "stuck", "won"]
    score: int
    moves: int
    elapsed: int
    created_at: datetime
    played_at: datetime
    won_at: datetime | None


class GamesModel(BaseModel):
    """A player's games, the last played first."""

    games: list[GameSummaryModel]


class CheckedDealModel(BaseModel):
    """A deal that can be dealt."""

    ok: Literal[True]
    code: str
    game: str
    variant: str
    number: Annotated[int | None, Field(description="the number it was named by, if any")]
    summary: Annotated[str, Field(description="the game in the player's words")]


class ErrorDetail(BaseModel):
    """What went wrong."""

    key: Annotated[str, Field(description="the sentence's name, the same in every language")]
    message: Annotated[str, Field(description="the sentence, in the player's language")]
    params: Annotated[dict[str, Any], Field(description="what the sentence speaks of")]


class ErrorModel(BaseModel):
    """The answer to a request that could not be served; nothing was changed."""

    error: ErrorDetail


class ErrorWithStateModel(ErrorModel):
    """The same, with the game as it stands now."""

    state: GameModel | None = None


class RefusedDealModel(ErrorModel):
    """The same, with what a form shows beside the field."""

    ok: Literal[False]
    key: str
    message: str
    position: Annotated[int | None, Field(description="the character at fault, from 1")] = None


def game_json(state: GameState) -> dict[str, Any]:
    """A game as :class:`GameModel` describes it."""
    saved = state.saved
    kept = {
        "id": saved.id,
        "version": saved.version,
        "elapsed": saved.elapsed,
        "help": saved.help.names,
        "hints": saved.hints,
        "wish": saved.wish,
        "level": saved.level,
        "imported": saved.imported,
    }
    return kept | table_json(state)


def table_json(state: GameState | Practice) -> dict[str, Any]:
    """What there is to see of a game, whether it is kept or not."""
    position, rules = state.position, state.deal.rules
    return {
        "code": state.deal.code,
        "game": rules.game,
        "variant": rules.name,
        "deal": state.deal.name,
        "columns": [[str(card) for card in column] for column in position.columns],
        "cells": [None if card is None else str(card) for card in position.cells],
        "cells_count": rules.cells,
        "foundations": {suit.letter: position.foundations[suit] for suit in Suit},
        "score": state.score,
        "status": state.status,
        "moves": state.moves,
        "actions": list(state.actions),
        "finish": state.finish,
        "undo_left": state.undo_left,
        "redo_left": state.redo_left,
        "legal": {
            str(card): [str(place) for place in places]
            for card, places in position.destinations().items()
        },
        "last": None if state.last is None else _last_json(state.last),
    }


def _last_json(last: LastMove) -> dict[str, Any]:
    return {
        "move": last.move,
        "cards": [str(card) for card in last.cards],
        "from": last.source,
        "to": last.target,
    }


def summary_json(saved: SavedGame, rules: Rules) -> dict[str, Any]:
    """A game as :class:`GameSummaryModel` describes it."""
    return {
        "id": saved.id,
        "version": saved.version,
        "game": rules.game,
        "variant": saved.variant,
        "deal": saved.deal,
        "status": saved.progress.status,
        "score": saved.progress.score,
        "moves": saved.progress.moves,
        "elapsed": saved.elapsed,
        "created_at": saved.created_at.isoformat(),
        "played_at": saved.played_at.isoformat(),
        "won_at": None if saved.won_at is None else saved.won_at.isoformat(),
    }


def catalogue_json() -> list[dict[str, Any]]:
    """The games that can be dealt, for the New game window."""
    return [
        {
            "name": rules.name,
            "game": rules.game,
            "code": rules.code,
            "options": rules.options,
            "layout": list(rules.layout),
            "columns": rules.columns,
            "cells": rules.cells,
            "build": rules.build.name.lower().replace("_", "-"),
            "fill": rules.fill.name.lower(),
            "runs": rules.runs,
            "kings_sink": rules.kings_sink,
            "aces_up": rules.aces_up,
            "winnable": WINNABLE_SHARE.get(rules.name),
        }
        for rules in CATALOGUE
    ]


def error_json(error: FournilError, words: Translator) -> dict[str, Any]:
    """An error as :class:`ErrorDetail` describes it."""
    return {
        "key": error.key,
        "message": words.error(error),
        "params": {name: _plain(value, words) for name, value in error.params.items()},
    }


def _plain(value: object, words: Translator) -> object:
    if isinstance(value, FournilError):
        return error_json(value, words)
    if isinstance(value, bool | float) or value is None:
        return value
    if isinstance(value, int):
        return int(value)
    if (
        isinstance(value, tuple | list)
        and not isinstance(value, Card)
        and not hasattr(value, "text")
    ):
        return [_plain(member, words) for member in value]
    return str(value)
