"""``fournil deal``: shows a deal, in the form that another program or person wants.

The deal is named, or looked for as it is wished: winnable, of a level, or the deal of a day.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fournil.cli.arguments import Argument, Command, Given, Option, UsageError
from fournil.cli.input.dealing import CELLS_OPTION, GAME_OPTION, read_deal
from fournil.notation import boards

if TYPE_CHECKING:
    from datetime import date

    from fournil.core.position import Position
    from fournil.deals.deal import Deal
    from fournil.i18n import Translator
    from fournil.service import Timeouts


def run(
    given: Given,
    words: Translator,  # noqa: ARG001 - a board needs no words
    *,
    timeouts: Timeouts | None = None,
) -> int:
    """Print the deal.

    Args:
        given: the command line.
        words: to speak with.
        timeouts: after what looking for a deal is given up; what holds for people if None.
    """
    wishes = [given[name] for name in ("--winnable", "--level", "--day") if given[name]]
    if (wishes and given["DEAL"] is not None) or len(wishes) > 1:
        raise UsageError("cli-deal-two-kinds")
    if wishes:
        deal = _wished(given, timeouts)
    elif given["DEAL"] is None:
        raise UsageError("cli-argument-missing", argument="DEAL")
    else:
        deal = read_deal(given["DEAL"], given["--game"], given["--cells"])
    print(_FORMATS[given["--format"]](deal), end="")
    return 0


def _wished(given: Given, timeouts: Timeouts | None) -> Deal:
    """A deal as it is wished for.

    Raises:
        UnknownGameError: there is no such game.
        DealNotFoundError: none was found in time.
    """
    # Imported here: most deals are named, and need no search.
    import secrets

    from fournil.core.rules import CATALOGUE
    from fournil.deals.parse import RulesFilter
    from fournil.notation.codes import DEALS
    from fournil.puzzles.difficulty import Level
    from fournil.puzzles.finder import PATIENCE, deal_of_the_day, find_winnable

    rules = RulesFilter(game=given["--game"], cells=given["--cells"]).select() or CATALOGUE[0]
    if given["--day"]:
        return deal_of_the_day(rules, _day(given["--day"])).deal
    wanted = Level(given["--level"]) if given["--level"] else None
    seconds = PATIENCE if timeouts is None else timeouts.wish
    return find_winnable(rules, secrets.randbelow(DEALS), wanted, seconds=seconds).deal


def _day(text: str) -> date:
    """The day that is meant, by Universal Time.

    Raises:
        UsageError: the text is no date.
    """
    from datetime import UTC, date, datetime

    if text == _TODAY:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise UsageError("cli-value-date", option="--day", text=text) from None


def _as_text(deal: Deal) -> str:
    return boards.write_text(deal.position)


def _as_json(deal: Deal) -> str:
    from json import dumps

    about = {"name": deal.name, "code": deal.code, "number": deal.number}
    return dumps(about | describe(deal.position)) + "\n"


def _as_solvitaire(deal: Deal) -> str:
    return boards.write_json(deal.position)


def _as_code(deal: Deal) -> str:
    return deal.code + "\n"


def describe(position: Position) -> dict[str, object]:
    """A position as plain data: game, columns, cells and foundations."""
    from fournil.core.cards import Suit

    return {
        "game": position.rules.game,
        "variant": position.rules.name,
        "columns": [[str(card) for card in column] for column in position.columns],
        "cells": [None if card is None else str(card) for card in position.cells],
        "foundations": {suit.letter: position.foundations[suit] for suit in Suit},
    }


_TODAY: Final = "today"
_FORMATS: Final = {
    "text": _as_text,
    "json": _as_json,
    "solvitaire": _as_solvitaire,
    "code": _as_code,
}

COMMAND: Final = Command(
    name="deal",
    help="cli-deal-help",
    run=run,
    arguments=(Argument("DEAL", "cli-deal-argument", required=False),),
    options=(
        CELLS_OPTION,
        GAME_OPTION,
        Option("--format", "cli-deal-format", choices=tuple(_FORMATS), default="text"),
        Option("--winnable", "cli-deal-winnable"),
        Option("--level", "cli-deal-level", choices=("easy", "medium", "hard")),
        Option("--day", "cli-deal-day", value="YYYY-MM-DD", lone=_TODAY),
    ),
)
