"""Fournil: the baker's solitaires, played, solved and counted.

The names below are the library's public face; each is imported when it is first asked for, so
that a command pays only for what it uses.

>>> import fournil
>>> deal = fournil.Deal.parse("BK1-C4-AAAAA24")
>>> game = fournil.Game(deal)
>>> game.play("1a")
Move.parse('1a')
"""

from __future__ import annotations

from importlib import import_module

__version__ = "0.1.0"

# Not taken from `typing`, whose import takes longer than all else here: an interrupt from the
# keyboard during it would come before the command is ready for one.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from fournil.core.cards import DECK, Card, Rank, Suit
    from fournil.core.moves import FOUNDATION, Move, Place
    from fournil.core.position import Position
    from fournil.core.rules import CATALOGUE, Build, EmptyColumn, Rules, find_rules
    from fournil.deals.deal import Deal
    from fournil.errors import FournilError
    from fournil.game.game import Game, Status
    from fournil.solver import Limit, Result, Verdict, analyse, hint, solve, solve_many

_HOMES: Final = {
    "fournil.core.cards": ("DECK", "Card", "Rank", "Suit"),
    "fournil.deals.deal": ("Deal",),
    "fournil.errors": ("FournilError",),
    "fournil.game.game": ("Game", "Status"),
    "fournil.core.moves": ("FOUNDATION", "Move", "Place"),
    "fournil.core.position": ("Position",),
    "fournil.core.rules": ("CATALOGUE", "Build", "EmptyColumn", "Rules", "find_rules"),
    "fournil.solver": (
        "Limit",
        "Result",
        "Verdict",
        "analyse",
        "hint",
        "solve",
        "solve_many",
    ),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [  # noqa: RUF022 - grouped by room
    "DECK",
    "Card",
    "Rank",
    "Suit",
    "Deal",
    "FournilError",
    "Game",
    "Status",
    "FOUNDATION",
    "Move",
    "Place",
    "Position",
    "CATALOGUE",
    "Build",
    "EmptyColumn",
    "Rules",
    "find_rules",
    "Limit",
    "Result",
    "Verdict",
    "analyse",
    "hint",
    "solve",
    "solve_many",
    "__version__",
]


def __getattr__(name: str) -> object:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'fournil' has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
