"""Is it winnable? Exact searches for every game, their verdicts and their lines.

Each name is imported when it is first asked for, so that a command pays only for what it uses.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fournil.solver.analysis import Hint, WinLoss, analyse, hint, where_lost
    from fournil.solver.api import solve, verify_loss
    from fournil.solver.bakers_game.shortest.adapter import fewest_actions
    from fournil.solver.base.limits import CancelToken, Limit
    from fournil.solver.base.result import Reason, Result, Verdict
    from fournil.solver.batch import solve_many
    from fournil.solver.build import compiled_kernels

_HOMES: Final = {
    "analysis": ("Hint", "WinLoss", "analyse", "hint", "where_lost"),
    "api": ("solve", "verify_loss"),
    "bakers_game.shortest.adapter": ("fewest_actions",),
    "base.limits": ("CancelToken", "Limit"),
    "base.result": ("Reason", "Result", "Verdict"),
    "batch": ("solve_many",),
    "build": ("compiled_kernels",),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "CancelToken",
    "Hint",
    "Limit",
    "Reason",
    "Result",
    "Verdict",
    "WinLoss",
    "analyse",
    "compiled_kernels",
    "fewest_actions",
    "hint",
    "solve",
    "solve_many",
    "verify_loss",
    "where_lost",
]


def __getattr__(name: str) -> object:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
