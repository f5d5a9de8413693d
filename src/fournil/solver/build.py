"""Which form of the kernels runs here: compiled, or the same source as plain Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

_KERNELS: Final = ("bakers_dozen", "bakers_game", "bakers_game.shortest", "generic")


def compiled_kernels() -> dict[str, bool]:
    """Tell of each kernel of the solver whether it was compiled when Fournil was installed.

    >>> list(compiled_kernels())
    ['bakers_dozen', 'bakers_game', 'bakers_game.shortest', 'generic']
    """
    # Imported here: start-up counts, and hardly anybody asks.
    from pathlib import Path

    solver = Path(__file__).parent
    suffixes = tuple(EXTENSION_SUFFIXES)
    return {
        name: any(
            part.name.endswith(suffixes) for part in solver.joinpath(*name.split(".")).iterdir()
        )
        for name in _KERNELS
    }
