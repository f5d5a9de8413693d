"""A search that is called off while one of its tables grows, which can take long, ends there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SEARCH = """
import importlib, json, sys
from fournil import Deal, find_rules
from fournil.solver import Cancel, Limit, shortest, solve

room, owner, method, sizes, game = json.loads(sys.argv[1])
module = importlib.import_module(f"fournil.solver.{room}")
for name in sizes:  # small tables, which soon are full
    setattr(importlib.import_module(f"fournil.solver.{name}"), sizes[name], 32)
table = getattr(module, owner)
grow = getattr(table, method)
cancel, grown = Cancel(), []

def called_off(self, *arguments):
    cancel.cancel()
    grown.append(grow(self, *arguments))
    return grown[-1]

setattr(table, method, called_off)
position = Deal(find_rules(game), 1).position
if game == "boulanger":
    solution = shortest.settle(position, Limit(), cancel)
else:
    solution = solve(position, cancel=cancel)
print(json.dumps([grown, solution.verdict, solution.reason]))
"""

MEMO = """
import json
from array import array
from fournil.solver.dozen.memo import Memo
from fournil.solver.machine.budget import Budget
from fournil.solver.machine.outcomes import CANCELLED

switch = array("i", [0])
budget = Budget()
budget.allow(-1, 1 << 30, switch)
budget.open(-1.0)
memo = Memo(budget)
memo.table[0] = 1 << 63 | 17
before = memo.size, list(memo.table), budget.memory
switch[0] = 1
grown = memo.grow_table()
stands = (memo.size, list(memo.table), budget.memory) == before
print(json.dumps([grown, stands, budget.stopped == CANCELLED]))
"""


def told(plain: Path, program: str, *arguments: str) -> object:
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, "PYTHONPATH": str(plain)},
        capture_output=True,
        check=True,
        text=True,
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("room", "owner", "method", "sizes", "game"),
    [
        ("dozen.bestfirst", "BestFirst", "grow_table", {"dozen.bestfirst": "_SMALLEST"}, "dozen"),
        ("dozen.relaxed", "Relaxed", "grow", {"dozen.relaxed": "_SMALLEST"}, "dozen"),
        ("general.search", "Search", "grow_table", {"general.search": "_FIRST_ROOM"}, "freecell"),
        ("shortest.states", "States", "grow", {"shortest.search": "FIRST_ROOM"}, "boulanger"),
    ],
)
def test_nothing_more_is_looked_at(
    plain: Path, room: str, owner: str, method: str, sizes: dict[str, str], game: str
) -> None:
    asked = json.dumps([room, owner, method, sizes, game])
    assert told(plain, SEARCH, asked) == [[False], "unknown", "cancelled"]


def test_the_old_table_still_stands(plain: Path) -> None:
    assert told(plain, MEMO) == [False, True, True]
