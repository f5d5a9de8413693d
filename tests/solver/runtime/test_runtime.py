"""The kernels' runtime against simple models, and its C twins against their Python forms."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import fournil
from fournil.solver.runtime import budget as compiled_budget
from fournil.solver.runtime.outcomes import OUT_OF_MEMORY

HERE = Path(__file__).parent
SOLVER = Path(fournil.__file__).parent / "solver"
IS_COMPILED = not compiled_budget.__file__.endswith(".py")

BUILD = """
import sys
from Cython.Build import cythonize
from setuptools import Extension, setup

sys.path.insert(0, sys.argv.pop(1))
extension = Extension("driver", [sys.argv.pop(1)])
directives = {"language_level": 3, "boundscheck": False, "wraparound": False, "cdivision": True}
built = cythonize([extension], compiler_directives=directives, include_path=sys.path[:1])
setup(name="driver", ext_modules=built)
"""

ANSWERS = """
import importlib.util, json, sys
from random import Random

spec = importlib.util.spec_from_file_location("driver", sys.argv[1])
driver = importlib.util.module_from_spec(spec)
spec.loader.exec_module(driver)
asked = json.load(sys.stdin)
found = [bool(driver.IS_COMPILED)]
for seed in range(asked["seeds"]):
    for name in ("bits", "memory", "probing", "arrays"):
        found.append([int(number) for number in getattr(driver, name)(Random(seed))])
for operations in asked["operations"]:
    operations = [tuple(operation) for operation in operations]
    for memory in (1 << 30, 2000):
        found.append([int(n) for n in driver.key_set(operations, memory)])
        found.append([int(n) for n in driver.key_index(operations, memory, False)])
        found.append([int(n) for n in driver.key_index(operations, memory, True)])
        found.append([int(n) for n in driver.bucket_queue(operations, memory)])
found.append(driver.time_goes_on())
print(json.dumps(found))
"""


def operations(seed: int, count: int) -> list[tuple[str, int]]:
    """Insertions of few different keys, look-ups, and clearing now and then."""
    chance = Random(seed)
    keys = [0, 1, *(chance.getrandbits(62) for _ in range(chance.choice((5, 40, 400))))]
    names = ["insert"] * 12 + ["contains"] * 8 + ["clear"] * (seed % 2)
    return [(chance.choice(names), chance.choice(keys)) for _ in range(count)]


def answers(driver: Path, path: Path | None, asked: str) -> list[object]:
    environment = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
    command = [sys.executable, "-c", ANSWERS, str(driver)]
    done = subprocess.run(
        command, env=environment, input=asked, capture_output=True, text=True, check=True
    )
    found: list[object] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="session")
def plain_driver(plain: Path) -> ModuleType:
    """The driver in this process, on the source of the runtime without anything compiled."""
    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if "fournil" in name}
    sys.path.insert(0, str(plain))
    try:
        spec = importlib.util.spec_from_file_location("plain_driver", HERE / "driver.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(plain))
        for name in [name for name in sys.modules if "fournil" in name]:
            del sys.modules[name]
        sys.modules.update(kept)
    return module


@pytest.mark.skipif(not IS_COMPILED, reason="the kernels are not compiled here")
def test_both_forms_of_the_runtime_give_the_same(tmp_path: Path, plain: Path) -> None:
    for name in ("driver.py", "driver.pxd"):
        (tmp_path / name).write_text((HERE / name).read_text())
    source = str(SOLVER.parents[1])
    subprocess.run(
        [sys.executable, "-c", BUILD, source, "driver.py", "-q", "build_ext", "--inplace"],
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    (compiled,) = [path for path in tmp_path.iterdir() if path.suffix in (".so", ".pyd")]
    asked = json.dumps({"seeds": 300, "operations": [operations(seed, 800) for seed in range(6)]})
    is_compiled, *found = answers(compiled, None, asked)
    is_plain, *expected = answers(HERE / "driver.py", plain, asked)
    assert (is_compiled, is_plain) == (True, False)
    assert found == expected


def test_no_twin_is_left_out() -> None:
    driver = (HERE / "driver.py").read_text()
    for path in SOLVER.rglob("*.pxd"):
        declared = path.read_text()
        if declared.startswith("# C twin of"):
            functions = re.findall(r"cdef inline [\w* ]+?(\w+)\(", declared)
            functions += re.findall(r"(\w+) \"fournil_\w+\" \(", declared)
            constants = re.findall(r"const Word (\w+)", declared)
            for name in (*functions, *constants):
                assert re.search(rf"\b{name}\b", driver), f"{name} of {path.name} is not compared"
        else:
            assert declared.startswith("# C types of the "), path.name


@pytest.mark.parametrize("seed", range(8))
def test_a_key_set_is_a_set(plain_driver: ModuleType, seed: int) -> None:
    known: set[int] = set()
    expected = []
    asked = operations(seed, 1500)
    for name, key in asked:
        if name == "clear":
            known.clear()
        else:
            # 0 marks a free slot, so key 0 is stored as 1.
            expected.append((key or 1) in known if name == "contains" else (key or 1) not in known)
            if name == "insert":
                known.add(key or 1)
    *found, count, _ = plain_driver.key_set(asked, 1 << 30)
    assert (found, count) == (expected, len(known))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("wide", [False, True])
def test_a_key_index_is_a_map(plain_driver: ModuleType, seed: int, wide: bool) -> None:
    known: dict[int, int] = {}
    expected: list[int] = []
    asked = operations(seed, 1500)
    for name, key in asked:
        if name == "clear":
            known.clear()
            expected.append(True)
        elif name == "contains":
            expected.append(known.get(key, 0))
            if wide:
                expected.append(key ^ 0xFFFF if key in known else 0)
        else:
            known[key] = key % 3 + 1
            expected.append(False)
    *found, count, _ = plain_driver.key_index(asked, 1 << 30, wide)
    assert (found, count) == (expected, len(known))


@pytest.mark.parametrize("seed", range(8))
def test_a_bucket_queue_gives_the_newest_of_the_lowest(plain_driver: ModuleType, seed: int) -> None:
    stacks: list[list[int]] = [[] for _ in range(50)]
    expected = []
    asked = operations(seed, 1500)
    for item, (name, number) in enumerate(asked):
        if name == "clear":
            stacks = [[] for _ in range(50)]
        elif name == "contains":
            expected.append(next((stack.pop() for stack in stacks if stack), -1))
        else:
            stacks[number % 50].append(item)
    *found, _ = plain_driver.bucket_queue(asked, 1 << 30)
    assert found == expected


def test_what_has_no_memory_says_so(plain_driver: ModuleType) -> None:
    inserted = [("insert", number * 977 + 3) for number in range(2000)]
    for answer in (
        plain_driver.key_set(inserted, 4000),
        plain_driver.key_index(inserted, 4000, False),
        plain_driver.key_index(inserted, 4000, True),
        plain_driver.bucket_queue(inserted, 4000),
    ):
        assert OUT_OF_MEMORY in answer
        assert answer[-1] <= 4000
