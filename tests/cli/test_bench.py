"""The fingerprint: how many positions each search looks at on a fixed set of deals.

A changed count means that a search has changed. If that was the purpose, ``fournil bench --json``
gives the new counts for ``fingerprint.json``.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fournil.cli.main import main
from fournil.cli.output.version import compiled_kernels

PINNED = json.loads((Path(__file__).parent / "fingerprint.json").read_text(encoding="utf-8"))

# Plain Python looks at the same positions, but takes minutes for them.
needs_compiled = pytest.mark.skipif(
    not all(compiled_kernels().values()), reason="the kernels are not compiled here"
)


@needs_compiled
def test_searches_look_at_as_many_positions_as_ever(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["nodes"] == PINNED
    assert found["fingerprint"] == sum(PINNED.values())


@needs_compiled
def test_the_fingerprint_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert main(["bench"]) == 0
    printed = capsys.readouterr().out
    assert f"Fingerprint: {sum(PINNED.values()):,} positions" in printed
    assert all(f"{nodes:,} positions" in printed for nodes in PINNED.values())
