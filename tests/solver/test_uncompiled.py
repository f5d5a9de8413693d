"""The kernels' source runs in two forms, compiled and as plain Python: they must not differ."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fournil
from fournil.solver.bakers_game import search

PACKAGE = Path(fournil.__file__).parent
PAIRS = [
    path.with_suffix("")
    for path in sorted((PACKAGE / "solver").rglob("*.pxd"))
    if "cdef enum" in path.read_text()
]

PROGRAM = """
import json, sys
from fournil.core.rules import find_rules
from fournil.deals.ranges import MicrosoftDeals
from fournil.solver import solve_many
from fournil.solver.bakers_game import search

answers = [search.__file__]
for cells, first, last in json.loads(sys.argv[1]):
    rules = find_rules("boulanger").with_cells(cells)
    for solution in solve_many(MicrosoftDeals(rules, range(first, last + 1))):
        line = [str(move) for move in solution.line or ()]
        answers.append([solution.verdict.value, solution.nodes, line])
print(json.dumps(answers))
"""


def answers(asked: list[tuple[int, int, int]], path: Path | None) -> list[object]:
    environment = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
    command = [sys.executable, "-c", PROGRAM, json.dumps(asked)]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
    form, *rest = json.loads(done.stdout)
    assert form.endswith(".py") == bool(path)
    return rest


def compare(asked: list[tuple[int, int, int]], plain: Path) -> int:
    compiled = answers(asked, None)
    assert answers(asked, plain) == compiled
    return len(compiled)


needs_compiled = pytest.mark.skipif(
    search.__file__.endswith(".py"), reason="the kernels are not compiled here"
)


@needs_compiled
def test_both_forms_give_the_same_verdicts_nodes_and_lines(plain: Path) -> None:
    compare([(4, 1, 8), (3, 9, 20), (2, 21, 50), (1, 51, 100), (0, 1, 20), (7, 1, 8)], plain)


@needs_compiled
@pytest.mark.slow
def test_both_forms_give_the_same_on_500_deals(plain: Path) -> None:
    asked = [(4, 101, 225), (3, 226, 350), (2, 351, 475), (1, 476, 600), (5, 1, 10), (0, 1, 50)]
    assert compare(asked, plain) >= 500


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: "/".join(pair.parts[-2:]))
def test_both_sides_of_a_pair_have_the_same_numbers(pair: Path) -> None:
    declared = pair.with_suffix(".pxd").read_text()
    names = {}
    for block in re.findall(r"cdef enum.*?:\n((?:    .*\n)+)", declared):
        names.update(re.findall(r"(\w+) = (\w+)", block))
    assert names
    twin: dict[str, object] = {}
    exec(compile(pair.with_suffix(".py").read_text(), str(pair), "exec"), twin)  # noqa: S102
    assert {name: twin[name] for name in names} == {
        name: int(value, 0) for name, value in names.items()
    }
