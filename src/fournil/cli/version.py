"""``fournil --version``."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Final

import fournil

if TYPE_CHECKING:
    from fournil.words import Words

_SHARED_PARTS: Final = "machine"  # parts of all kernels, folded into each of them


def version(words: Words) -> str:
    """The version, and whether the solver runs compiled or as plain Python."""
    rooms = compiled_rooms()
    plain = ", ".join(name for name, compiled in rooms.items() if not compiled)
    compiled = ", ".join(name for name, compiled in rooms.items() if compiled)
    if not plain:
        return words("cli-version-compiled", version=fournil.__version__)
    if not compiled:
        return words("cli-version-plain", version=fournil.__version__)
    return words("cli-version-partly", version=fournil.__version__, compiled=compiled, plain=plain)


def compiled_rooms() -> dict[str, bool]:
    """The searches of the solver, each with whether it was compiled when Fournil was installed."""
    solver = Path(fournil.__file__).parent / "solver"
    return {
        room.name: any(part.name.endswith(tuple(EXTENSION_SUFFIXES)) for part in room.iterdir())
        for room in sorted(solver.iterdir())
        if (room / "__init__.py").exists() and room.name != _SHARED_PARTS
    }
