"""``fournil bench``: the same deals every time, so that searches can be compared."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.cli.arguments import Command, Given, Option
from fournil.cli.input.ranges import read_range

if TYPE_CHECKING:
    from fournil.deals.ranges import DealRange
    from fournil.i18n import Translator

SET: Final = (
    ("BK1-C4", "ms:1-200", False),
    ("BK1-C2", "ms:1-200", False),
    ("BK1-C1", "ms:1-200", False),
    ("BK1-C4", "ms:1-5", True),
    ("BD1-KD", "code:0-4", False),
    ("BD1-KA", "code:0-4", False),
    ("BD1-ED", "code:0-4", False),
    ("BD1-EA", "code:0-4", False),
    ("FC1-C4", "ms:1-10", False),
    ("GM1-KA", "code:0-9", False),
)
"""Game, deals, and whether the fewest actions are sought. Node counts of these are pinned by a
test: what changes them must do so on purpose."""


class Row(NamedTuple):
    """What one part of the set showed.

    Attributes:
        game: the exact game.
        deals: the range of deals.
        shortest: whether the fewest actions were sought.
        settled: how many deals.
        winnable: how many of them can be won.
        nodes: positions looked at: the fingerprint.
        seconds: CPU time.
    """

    game: str
    deals: str
    shortest: bool
    settled: int
    winnable: int
    nodes: int
    seconds: float

    @property
    def name(self) -> str:
        """What the row is called in the pinned counts."""
        return f"{self.game} {self.deals}" + (" shortest" if self.shortest else "")


def measure() -> Iterator[Row]:
    """Solves the set, part by part."""
    for game, deals, shortest in SET:
        numbered = read_range(deals, game)
        started = time.process_time()
        verdicts, nodes = _settle(numbered, shortest=shortest)
        seconds = time.process_time() - started
        winnable = verdicts.count("winnable")
        yield Row(game, deals, shortest, len(verdicts), winnable, nodes, seconds)


def _settle(deals: DealRange, *, shortest: bool) -> tuple[list[str], int]:
    from fournil.solver.bakers_game.shortest import fewest_actions
    from fournil.solver.batch import solve_many

    if shortest:
        solutions = [fewest_actions(deal.position) for deal in deals]
    else:
        solutions = list(solve_many(deals))
    return [solution.verdict.value for solution in solutions], sum(s.nodes for s in solutions)


def run(given: Given, words: Translator) -> int:
    """Prints node counts and speed."""
    if given["--json"]:
        from json import dumps

        rows = list(measure())
        print(
            dumps(
                {
                    "nodes": {row.name: row.nodes for row in rows},
                    "seconds": {row.name: round(row.seconds, 4) for row in rows},
                    "fingerprint": sum(row.nodes for row in rows),
                }
            )
        )
        return 0
    total_nodes, total_seconds = 0, 0.0
    for row in measure():
        total_nodes += row.nodes
        total_seconds += row.seconds
        print(
            words(
                "cli-bench-row",
                name=row.name,
                deals=row.settled,
                winnable=row.winnable,
                nodes=row.nodes,
                milliseconds=round(1000 * row.seconds, 1),
            ),
            flush=True,
        )
    rate = round(total_nodes / max(total_seconds, 1e-6))
    print(words("cli-bench-fingerprint", nodes=total_nodes))
    print(words("cli-bench-speed", seconds=round(total_seconds, 2), rate=rate))
    return 0


COMMAND: Final = Command(
    name="bench",
    help="cli-bench-help",
    run=run,
    options=(Option("--json", "cli-bench-json"),),
)
