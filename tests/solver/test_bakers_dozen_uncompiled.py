"""The searches for Baker's Dozen and for any rules in both forms, compiled and as plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fournil.solver.bakers_dozen import search

PROGRAM = """
import json, sys
from fournil import Deal, Limit, find_rules, solve
from fournil.solver.bakers_dozen import search
from fournil.solver.generic import search as general_search
from fournil.solver.runtime import budget

answers = [search.__file__, general_search.__file__, budget.__file__]
for name, first, last, nodes in json.loads(sys.argv[1]):
    for number in range(first, last):
        solution = solve(Deal(find_rules(name), number).position, limit=Limit(nodes=nodes))
        line = [str(move) for move in solution.line or ()]
        answers.append([name, number, solution.verdict.value, solution.nodes, line])
print(json.dumps(answers))
"""

RulesFilter = list[tuple[str, int, int, int]]
"""Name of the game, first deal, the one after the last, limit of nodes."""


def answers(asked: RulesFilter, path: Path | None) -> list[object]:
    environment = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
    command = [sys.executable, "-c", PROGRAM, json.dumps(asked)]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
    *forms, rest = (lambda found: (*found[:3], found[3:]))(json.loads(done.stdout))
    assert all(form.endswith(".py") == bool(path) for form in forms)
    return list(rest)


def compare(asked: RulesFilter, plain: Path) -> int:
    found = answers(asked, plain)
    assert found == answers(asked, None)
    return len(found)


needs_compiled = pytest.mark.skipif(
    search.__file__.endswith(".py"), reason="the kernels are not compiled here"
)


@needs_compiled
def test_both_forms_give_the_same_verdicts_nodes_and_lines(plain: Path) -> None:
    asked = [
        ("BD1-KD", 0, 3, 20_000),
        ("BD1-KA", 742, 743, 20_000),
        ("BD1-ED", 0, 2, 6_000),  # which no limit that is quick in Python settles
        ("BD1-EA", 0, 2, 20_000),
        ("BD1-EA", 18, 19, 45_000),  # as far as into the windows
        ("GM1-KA", 0, 4, 20_000),
        ("FC1-C4", 0, 2, 4_000),
    ]
    compare(asked, plain)


@needs_compiled
@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_both_forms_give_the_same_on_500_deals(plain: Path) -> None:
    names = ("BD1-KD", "BD1-KA", "BD1-ED", "BD1-EA", "GM1-KA")
    asked = [(name, 100, 180, 20_000) for name in names] + [("FC1-C4", 100, 200, 10_000)]
    assert compare(asked, plain) == 500
