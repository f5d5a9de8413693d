"""Whole processes measured: the CPU seconds and the memory that they cost."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

FC_SOLVE = "freecell-solver-range-parallel-solve"
"""From Debian's package freecell-solver-bin."""


class Cost(NamedTuple):
    """What a process cost.

    Attributes:
        seconds: CPU time, user and system together.
        memory: the most it had at once, in bytes.
        output: what it printed.
    """

    seconds: float
    memory: int
    output: str


def run(command: list[str]) -> Cost:
    """Run a command to its end.

    Raises:
        FileNotFoundError: there is no such program.
        ChildProcessError: it failed.
    """
    program = shutil.which(command[0])
    if program is None:
        raise FileNotFoundError(command[0])
    with tempfile.TemporaryFile("w+") as output:
        child = os.posix_spawn(
            program,
            command,
            os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, output.fileno(), sys.stdout.fileno())],
        )
        _, status, usage = os.wait4(child, 0)
        output.seek(0)
        text = output.read()
    if os.waitstatus_to_exitcode(status) != 0:
        raise ChildProcessError(
            f"{' '.join(command)}: exit code {os.waitstatus_to_exitcode(status)}"
        )
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, text)


def fournil(*arguments: str) -> Cost:
    """Run the command ``fournil`` that is installed beside this Python."""
    return run([str(Path(sys.executable).with_name("fournil")), *arguments])


def fc_solve(first: int, last: int, cells: int) -> Cost:
    """fc-solve on Microsoft deals of Baker's Game, in its best setting that is exact.

    Its default setting calls winnable deals unsolvable.
    """
    game = ["-g", "bakers_game", "--freecells-num", str(cells)]
    return run([FC_SOLVE, str(first), str(last), str(last - first + 1), *game, *_exact(cells)])


def _exact(cells: int) -> list[str]:
    """With 4 and 3 cells two searches after one another are fastest, with fewer cells one is."""
    pruning = ["-sp", "r:tf"]
    if cells >= 3:
        return [*pruning, "-to", "0123456789", "-ni", "-to", "01ABCDE", *pruning]
    return ["-to", "10ABCDE", *pruning]


def machine() -> str:
    """Return the processor that all this ran on."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return "unknown"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else "unknown"
