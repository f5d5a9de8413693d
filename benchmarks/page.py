"""The figures as a page of the documentation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

Figures = dict[str, Any]

_INTRODUCTION = """\
# Measurements

Everything on this page is measured and written by `python benchmarks/solver.py` (one part at a
time if you like: `python benchmarks/solver.py race`). CPU seconds count all of a process, its start
included.
"""

_CHECKING = """\
## Verdicts checked

`python benchmarks/cross_check.py --deals 10000` compares the solver with a search that leaves
nothing out (`tests/solver/exhaustive.py`) on 23 kinds of small decks, each deal once as dealt and
once from the middle of a game. It can be stopped and goes on where it was. The whole of it was run
on 2026-11-30: 23 kinds, 460,000 boards, no disagreement. Two of the boards were too large for the
search that leaves nothing out.

Beside fc-solve (`pytest -m slow tests/solver/test_generic.py`): of 200 deals each it decided 176 of
FreeCell and 135 of Good Measure within its limits, and no verdict was against ours; every winning
line of ours was played through.
"""


def render(kept: dict[str, Figures]) -> str:
    """The page; parts that were never measured are left out."""
    blocks = [_INTRODUCTION]
    for name, write in _WRITERS.items():
        if name in kept:
            figures = kept[name]
            blocks.append(write(figures))
            blocks.append(f"*{figures['day']}, {figures['machine']}*\n")
    return "\n".join([*blocks, _CHECKING])


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A Markdown table whose numbers stand on the right."""
    heads = list(heads)
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)]]
    lines += [[_number(cell) for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def _number(cell: object) -> str:
    if isinstance(cell, float):
        return f"{cell:,.3f}" if cell < 10 else f"{cell:,.1f}"
    return f"{cell:,}" if isinstance(cell, int) else str(cell)


_SPREAD_HEADS = ("mean ms", "median ms", "p99 ms", "most ms")


def _spread(row: Figures) -> list[float]:
    return [float(row[f"{name}_ms"]) for name in ("mean", "median", "p99", "most")]


def _race(figures: Figures) -> str:
    heads = ("deals", "cells", "winnable", "fc-solve's", "CPU s", "fc-solve's", "times", "MB")
    rows = (
        (
            f"1-{row['deals']}",
            row["cells"],
            row["winnable"],
            row["deals"] - row["their_unsolved"] - row["their_unknown"],
            float(row["seconds"]),
            float(row["their_seconds"]),
            round(row["their_seconds"] / row["seconds"], 1),
            row["megabytes"],
        )
        for row in figures["rows"]
    )
    return f"""\
## Jeu du Boulanger beside fc-solve

Microsoft deals, everything decided, one core. *fc-solve* is Debian's
`freecell-solver-range-parallel-solve` in its best setting that is exact (its default calls winnable
deals unsolvable), measured in the same run.

{table(heads, rows)}"""


def _slowest(figures: Figures) -> str:
    rows = ((row["cells"], *_spread(row), row["most_nodes"]) for row in figures["rows"])
    return f"""\
## Single deals

Microsoft deals 1 to 32000, by the search's own clock.

{table(("cells", *_SPREAD_HEADS, "most positions"), rows)}"""


def _shortest(figures: Figures) -> str:
    return f"""\
## Fewest actions

All {figures["deals"]} deals of Microsoft 1 to 1000 that can be won with four cells, each with a
proved shortest line: {figures["actions_fewest"]} to {figures["actions_most"]} actions,
{figures["actions_mean"]} in the mean; deal 1 takes {figures["deal_1"]}. At most
{figures["most_nodes"]:,} positions were looked at for one deal; the whole process took
{figures["megabytes"]:.0f} MB.

{table(("", *_SPREAD_HEADS), [("deals", *_spread(figures))])}"""


def _midgame(figures: Figures) -> str:
    asked = ("solve", "analyse")
    rows = ((name, figures[name]["positions"], *_spread(figures[name])) for name in asked)
    return f"""\
## In the middle of a game

Random positions of Jeu du Boulanger with four cells: is it still winnable (`solve`), and which
moves keep it so (`analyse`)? {figures["winnable"]:,} were winnable, {figures["unknown"]} unknown.

{table(("", "positions", *_SPREAD_HEADS), rows)}"""


def _verdicts(figures: Figures) -> str:
    heads = ("deals", "winnable", "not winnable", "unknown", *_SPREAD_HEADS)
    return table(
        heads,
        (
            (row["name"], row["winnable"], row["unwinnable"], row["unknown"], *_spread(row))
            for row in figures["rows"]
        ),
    )


def _dozen(figures: Figures) -> str:
    famous = figures["deal_417"]
    return f"""\
## Baker's Dozen

{_verdicts(figures)}
PySolFC's deal 417 of the usual rules (kings sunk, any suit) is {famous["verdict"]}: the proof looks
at {famous["nodes"]:,} positions.
"""


def _relatives(figures: Figures) -> str:
    return f"""\
## The relatives

FreeCell (Microsoft 1-200) and Good Measure (code 1-200); every line was played through.

{_verdicts(figures)}
FreeCell's Microsoft deal 11982 is {figures["freecell_11982"]}.
"""


def _threads(figures: Figures) -> str:
    return f"""\
## Threads

Microsoft deals 1 to 8000 with four cells, by the clock: {figures["one"]:.3f} s on one thread,
{figures["two"]:.3f} s on two, {figures["ratio"]:.2f} times as fast.
"""


def _cancelling(figures: Figures) -> str:
    rows = ((row["name"], *_spread(row)) for row in figures["rows"])
    return f"""\
## Stopping

How long a search goes on after another thread threw its switch, 30 times each at different moments.

{table(("search", *_SPREAD_HEADS), rows)}"""


_WRITERS: dict[str, Callable[[Figures], str]] = {
    "race": _race,
    "slowest": _slowest,
    "shortest": _shortest,
    "midgame": _midgame,
    "dozen": _dozen,
    "relatives": _relatives,
    "threads": _threads,
    "cancelling": _cancelling,
}
