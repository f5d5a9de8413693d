"""Compares the solver with an exhaustive search on many small deals of every kind.

    python benchmarks/cross_check.py --deals 10000

Each deal is asked twice: as dealt, and some random moves later. Finished parts are kept in a file,
so a run that was stopped goes on where it was. Exit code 1 if the two ever disagree.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.solver.agreement import compare
from tests.solver.exhaustive import KINDS, Kind

_PART: Final = 100
"""Deals between two notes in the file."""


def main() -> int:
    """Run what is left to do and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000, help="deals of each kind")
    parser.add_argument("--kind", default="", help="only kinds whose name has this in it")
    parser.add_argument("--file", type=Path, default=Path("build/cross-check.jsonl"))
    arguments = parser.parse_args()
    arguments.file.parent.mkdir(parents=True, exist_ok=True)
    kinds = [kind for kind in KINDS if arguments.kind in kind.name]
    done = _read(arguments.file)
    for kind in kinds:
        for first in range(0, arguments.deals, _PART):
            if (kind.name, first) in done:
                continue
            part = _run(kind, first)
            done[kind.name, first] = part
            with arguments.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(part) + "\n")
            _show(kind, done, end="\r" if sys.stderr.isatty() else "\n")
    disagreements = 0
    for kind in kinds:
        _show(kind, done, end="\n")
        disagreements += sum(
            len(part["disagreements"]) for (name, _), part in done.items() if name == kind.name
        )
    print(f"{len(kinds)} kinds, {disagreements} disagreements")
    return 1 if disagreements else 0


def _read(path: Path) -> dict[tuple[str, int], dict]:
    if not path.exists():
        return {}
    parts = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {(part["kind"], part["first"]): part for part in parts}


def _run(kind: Kind, first: int) -> dict:
    started = time.process_time()
    counts: Counter[str] = Counter()
    disagreements = []
    for seed in range(first, first + _PART):
        for found in compare(kind, seed):
            place = "deals" if found.is_deal else "midgame"
            verdict = {True: "winnable", False: "unwinnable", None: "too large"}[found.expected]
            counts[f"{place} {verdict}"] += 1
            if not found.agrees:
                disagreements.append([found.seed, found.is_deal, found.expected, found.found])
    return {
        "kind": kind.name,
        "first": first,
        "counts": counts,
        "disagreements": disagreements,
        "seconds": round(time.process_time() - started, 1),
    }


def _show(kind: Kind, done: dict[tuple[str, int], dict], end: str) -> None:
    parts = [part for (name, _), part in done.items() if name == kind.name]
    counts: Counter[str] = Counter()
    for part in parts:
        counts.update(part["counts"])
    seconds = sum(part["seconds"] for part in parts)
    wrong = sum(len(part["disagreements"]) for part in parts)
    sums = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
    print(f"{kind.name}: {wrong} disagreements ({sums}; {seconds:.0f} s)", end=end, flush=True)


if __name__ == "__main__":
    sys.exit(main())
