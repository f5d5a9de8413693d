"""What a move, the list of legal moves and a line cost, here and in another checkout.

``python benchmarks/core.py --against PATH`` measures this tree and the one at PATH (with its own
``.venv``, or run by this Python) in turn, so that noise of the machine falls on both, and prints
CPU times, the least of all rounds, and their ratios.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent

MEASURE = """
import json, os, sys, time
from fournil import Deal, find_rules

def least(action, times):
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(times):
            action()
        best = min(best, (time.process_time() - start) / times)
    return best

boards = []
for name, number in (("boulanger", 26), ("dozen", 26), ("freecell", 617)):
    position = Deal(find_rules(name), number).position
    for step in range(6):
        moves = list(position.legal_moves)
        if not moves:
            break
        boards.append((position, moves))
        position = position.play(moves[7 * step % len(moves)])

def play_all():
    for position, moves in boards:
        for move in moves:
            position.play(move)

def list_all():
    for position, _ in boards:
        list(position.legal_moves)

moves = sum(len(moves) for _, moves in boards)
print(json.dumps({
    "play": least(play_all, 20) / moves * 1e6,
    "legal_moves": least(list_all, 20) / len(boards) * 1e6,
}))
"""


def children_seconds() -> float:
    """CPU seconds of all ended child processes."""
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def python_of(tree: Path) -> str:
    """The Python of a checkout's environment, else this one."""
    own = tree / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def run(tree: Path, *arguments: str) -> tuple[str, float]:
    """What Python prints with the sources of a checkout, and its CPU seconds."""
    before = children_seconds()
    done = subprocess.run(
        [python_of(tree), *arguments],
        env={"PYTHONPATH": str(tree / "src"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout, children_seconds() - before


def measure(tree: Path, last: int) -> dict[str, float]:
    """One round: microseconds of a move and of a list, CPU seconds of two commands."""
    figures: dict[str, float] = json.loads(run(tree, "-c", MEASURE)[0])
    deals = ["-m", "fournil", "solve", "--deals", f"ms:1-{last}", "--json"]
    figures["verdicts"] = run(tree, *deals, "--summary")[1]
    figures["lines"] = run(tree, *deals)[1]
    return figures


def main() -> None:
    """Measure in rounds and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="another checkout to compare with")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deals", type=int, default=1000, help="Microsoft deals from 1 to here")
    given = parser.parse_args()
    trees = [HERE] + ([given.against.resolve()] if given.against else [])
    least: list[dict[str, float]] = [{} for _ in trees]
    for _ in range(given.rounds):
        for best, tree in zip(least, trees, strict=True):
            for name, value in measure(tree, given.deals).items():
                best[name] = min(best.get(name, value), value)
    units = {"play": "µs", "legal_moves": "µs", "verdicts": "s", "lines": "s"}
    for name, unit in units.items():
        here = least[0][name]
        other = f"{least[1][name]:10.3f} {unit}  {least[1][name] / here:5.2f} times" * (
            len(trees) > 1
        )
        print(f"{name:12} {here:10.3f} {unit} {other}")
    print("lines / verdicts", *(f"{best['lines'] / best['verdicts']:.2f}" for best in least))


if __name__ == "__main__":
    main()
