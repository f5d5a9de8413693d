"""Which Chromium the tests, the pictures and the measurements start, and how.

Debian packs Chromium twice: as the browser, and as a shell without windows. The shell draws and
runs pages by the same code and is what Playwright starts by itself where it may bring its own; the
browser also draws its own bars for every page, even when nobody can see them, which takes several
times as long as most tests.
"""

from __future__ import annotations

import os
import shutil
from typing import Any

EXECUTABLE = (
    os.environ.get("FOURNIL_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
)
"""Where it is, or None; ``FOURNIL_CHROMIUM`` names another one."""


def launch_options() -> dict[str, Any]:
    """What Playwright needs to start it."""
    # Root in a container cannot have Chromium's own sandbox.
    arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {"executable_path": EXECUTABLE, "args": arguments}
