"""The search for the fewest actions in its two forms, compiled and as plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fournil.solver.bakers_game.shortest import search

PROGRAM = """
import json, sys
from fournil import Deal, find_rules
from fournil.solver.bakers_game.shortest import fewest_actions, search

answers = [search.__file__]
for cells, number in json.loads(sys.argv[1]):
    rules = find_rules("boulanger").with_cells(cells)
    solution = fewest_actions(Deal.microsoft(rules, number).position)
    line = [str(move) for move in solution.line or ()]
    answers.append([solution.verdict.value, solution.nodes, line])
print(json.dumps(answers))
"""


def answers(asked: list[tuple[int, int]], path: Path | None) -> list[object]:
    environment = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
    command = [sys.executable, "-c", PROGRAM, json.dumps(asked)]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
    form, *rest = json.loads(done.stdout)
    assert form.endswith(".py") == bool(path)
    return rest


@pytest.mark.skipif(search.__file__.endswith(".py"), reason="the kernel is not compiled here")
def test_both_forms_give_the_same_shortest_lines(plain: Path) -> None:
    asked = [(3, 33), (7, 3), (7, 7), (1, 1)]
    assert answers(asked, plain) == answers(asked, None)
