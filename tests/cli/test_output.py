"""What the command does when its output is not taken, and when it is interrupted: no traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fournil.cli.main import main

CODE = "BK1-C4-AAAAA24"
FULL = Path("/dev/full")
PROGRAM = [sys.executable, "-m", "fournil"]
WAIT = 120

needs_full_disk = pytest.mark.skipif(not FULL.exists(), reason="there is no full disk here")
needs_posix = pytest.mark.skipif(os.name != "posix", reason="pipes work in another way here")

PRINTING = [
    ["--help"],
    ["--version"],
    ["solve", "--help"],
    ["deal", CODE],
    ["deal", CODE, "--format", "json"],
    ["check", CODE, "1a"],
    ["check", CODE, "--format", "json", "1a", "1h"],
    ["solve", CODE],
    ["solve", "--deals", "ms:1-30", "--cells", "4", "--json"],
    ["solve", "--deals", "ms:1-30", "--summary"],
]


@needs_full_disk
@pytest.mark.parametrize("arguments", PRINTING, ids=" ".join)
def test_a_full_disk_is_told(arguments: list[str]) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            timeout=WAIT,
            check=False,
            env=os.environ | {"LC_ALL": "C.UTF-8"},
        )
    assert done.returncode == 1
    last = done.stderr.decode().splitlines()[-1]
    assert last == "fournil: the output could not be written: is there room on the disk?"
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr


@needs_full_disk
@pytest.mark.parametrize("arguments", [["bread"], ["deal", "bread"], ["check", CODE, "1h"]])
def test_complaints_that_nobody_takes(arguments: list[str]) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments], stdout=full, stderr=full, timeout=WAIT, check=False
        )
    assert done.returncode in {1, 2}


@needs_posix
@pytest.mark.parametrize("arguments", PRINTING, ids=" ".join)
def test_a_reader_that_has_gone_away(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=WAIT,
            check=False,
        )
    finally:
        os.close(writing)
    assert done.returncode == 141
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr


INTERRUPTING = """
import sys

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupt())
"""


@pytest.mark.parametrize(
    "name",
    [
        "typing",
        "fournil.cli",
        "fournil.errors",
        "fournil.i18n",
        "fournil.cli.commands.solve",
        "fournil.solver.api",
    ],
)
def test_an_interrupt_while_modules_are_imported(tmp_path: Path, name: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTING.format(name=name), encoding="utf-8")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        [*PROGRAM, "solve", "ms:1"],
        capture_output=True,
        timeout=WAIT,
        check=False,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, b"", b"")


@pytest.mark.parametrize(
    "arguments",
    [
        ["\x1b[2Jbread"],
        ["deal", "\x1b]0;title\x07"],
        ["deal", "bread\x1b[31m", "--game", "x\x1b"],
        ["deal", CODE, "--game", "\x9b31m"],
        ["deal", CODE, "--\x1b[1m"],
        ["deal", CODE, "--cells", "\x1b"],
        ["deal", CODE, "--day=\x1b"],
        ["check", CODE, "\x1b[5m"],
        ["check", CODE, "1a", "\x07"],
        ["solve", "--deals", "ms:\x1b1"],
        ["solve", "--seconds", "\x1b"],
        ["--language", "\x1b", "--version"],
        ["solve", "BK1-C4-\x07AAAAA24"],
        ["solve", "./no\x1b/such.txt"],
    ],
)
def test_control_characters_are_not_echoed(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main(arguments)
    told = capsys.readouterr()
    assert not {"\x1b", "\x07", "\x9b"}.intersection(told.out + told.err)
    assert told.out + told.err
