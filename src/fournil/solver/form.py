"""Which form of the kernels runs here: compiled, or the same source as plain Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

_SHARED_PARTS: Final = "machine"  # parts of all kernels, folded into each of them


def compiled_rooms() -> dict[str, bool]:
    """The searches of the solver, each with whether it was compiled when Fournil was installed.

    >>> "boulanger" in compiled_rooms()
    True
    """
    # Imported here: start-up counts, and hardly anybody asks.
    from pathlib import Path

    solver = Path(__file__).parent
    return {
        room.name: any(part.name.endswith(tuple(EXTENSION_SUFFIXES)) for part in room.iterdir())
        for room in sorted(solver.iterdir())
        if (room / "__init__.py").exists() and room.name != _SHARED_PARTS
    }
