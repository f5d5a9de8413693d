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
from fournil.solver import CancelToken, Limit, solve
from fournil.solver.bakers_game.shortest import adapter as shortest
from fournil.solver.runtime import keyset

owner, sizes, game = json.loads(sys.argv[1])
for module, name in sizes:  # small tables, which soon are full
    setattr(importlib.import_module(f"fournil.solver.{module}"), name, 32)
table = getattr(keyset, owner)
grow = table.grow
cancel, grown = CancelToken(), []

def called_off(self):
    cancel.cancel()
    grown.append(grow(self))
    return grown[-1]

table.grow = called_off
position = Deal(find_rules(game), 1).position
if game == "boulanger" and owner == "KeyIndex":
    result = shortest.search(position, Limit(), cancel)
else:
    result = solve(position, cancel=cancel)
print(json.dumps([grown, result.verdict, result.reason]))
"""

INDEX = """
import json
from array import array
from fournil.solver.runtime.budget import Budget
from fournil.solver.runtime.keyset import KeyIndex
from fournil.solver.runtime.outcomes import CANCELLED

switch = array("i", [0])
budget = Budget()
budget.set_limits(-1, 1 << 30, switch)
budget.new_search(-1.0)
index = KeyIndex(budget, 32, True)
place = index.find(17)
index.insert(place, 17, 1)
index.slots[place + 1] = 5
before = index.size, list(index.slots), budget.memory
switch[0] = 1
grown = index.grow()
stands = (index.size, list(index.slots), budget.memory) == before
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
    ("owner", "sizes", "game"),
    [
        ("KeyIndex", [("bakers_dozen.bestfirst", "_FIRST_KEYS")], "dozen"),
        ("KeyIndex", [("bakers_dozen.relaxed", "_FIRST_KEYS")], "dozen"),
        ("KeyIndex", [("bakers_game.shortest.states", "_FIRST_ROOM")], "boulanger"),
        ("KeySet", [("bakers_game.search", "FIRST_KEYS")], "boulanger"),
        ("KeySet", [("generic.search", "_FIRST_KEYS")], "freecell"),
    ],
)
def test_nothing_more_is_looked_at(
    plain: Path, owner: str, sizes: list[tuple[str, str]], game: str
) -> None:
    asked = json.dumps([owner, sizes, game])
    assert told(plain, SEARCH, asked) == [[False], "unknown", "cancelled"]


def test_the_old_table_still_stands(plain: Path) -> None:
    assert told(plain, INDEX) == [False, True, True]
