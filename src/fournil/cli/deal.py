"""``fournil deal``: shows a deal, in the form that another program or person wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fournil import boards
from fournil.cli.arguments import Argument, Command, Given, Option
from fournil.cli.dealing import CELLS_OPTION, GAME_OPTION, read_deal

if TYPE_CHECKING:
    from fournil.deals import Deal
    from fournil.position import Position
    from fournil.words import Words


def run(given: Given, words: Words) -> int:  # noqa: ARG001 - a board needs no words
    """Prints the deal."""
    deal = read_deal(given["DEAL"], given["--game"], given["--cells"])
    print(_FORMATS[given["--format"]](deal), end="")
    return 0


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
    from fournil.cards import Suit

    return {
        "game": position.rules.game,
        "variant": position.rules.name,
        "columns": [[str(card) for card in column] for column in position.columns],
        "cells": [None if card is None else str(card) for card in position.cells],
        "foundations": {suit.letter: position.foundations[suit] for suit in Suit},
    }


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
    arguments=(Argument("DEAL", "cli-deal-argument"),),
    options=(
        CELLS_OPTION,
        GAME_OPTION,
        Option("--format", "cli-deal-format", choices=tuple(_FORMATS), default="text"),
    ),
)
