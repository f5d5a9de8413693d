"""``fournil --version``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import fournil
from fournil.solver.build import compiled_kernels

if TYPE_CHECKING:
    from fournil.i18n import Translator


def version(words: Translator) -> str:
    """The version, and whether the solver runs compiled or as plain Python."""
    rooms = compiled_kernels()
    plain = ", ".join(name for name, compiled in rooms.items() if not compiled)
    compiled = ", ".join(name for name, compiled in rooms.items() if compiled)
    if not plain:
        return words("cli-version-compiled", version=fournil.__version__)
    if not compiled:
        return words("cli-version-plain", version=fournil.__version__)
    return words("cli-version-partly", version=fournil.__version__, compiled=compiled, plain=plain)
