"""Measures the solver, and writes the figures into the documentation.

    python benchmarks/solver.py                 everything (about ten minutes)
    python benchmarks/solver.py race threads    only some parts
    python benchmarks/solver.py --table         writes the page from the figures kept

Figures are kept in ``benchmarks/figures.json``, so parts can be measured one at a time. The race
needs Debian's freecell-solver-bin. CPU time is measured wherever that makes sense, but a machine
that is busy with other things still slows everything down.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from page import render
from parts import PARTS
from processes import machine

ROOT: Final = Path(__file__).resolve().parent.parent
_FIGURES: Final = ROOT / "benchmarks" / "figures.json"
_PAGE: Final = ROOT / "docs" / "benchmarks.md"


def main() -> int:
    """Measures what is asked for and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to measure")
    parser.add_argument("--table", action="store_true", help="measure nothing")
    arguments = parser.parse_args()
    kept = json.loads(_FIGURES.read_text(encoding="utf-8")) if _FIGURES.exists() else {}
    for name in [] if arguments.table else arguments.parts or PARTS:
        print(f"{name} ...", flush=True)
        today = datetime.now(tz=UTC).date().isoformat()
        kept[name] = {"machine": machine(), "day": today, **PARTS[name]()}
        print(json.dumps(kept[name], indent=1), flush=True)
        _FIGURES.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    _PAGE.write_text(render(kept), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
