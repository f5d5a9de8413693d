"""The solver against a search without any cleverness, on small decks of every kind."""

from __future__ import annotations

import pytest

from tests.solver.agreement import compare
from tests.solver.exhaustive import KINDS, Kind

SAMPLE = 25
"""Deals of each kind; ``benchmarks/cross_check.py`` does ten thousand."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name.replace(" ", "-"))
def test_solver_agrees_with_exhaustive_search(kind: Kind) -> None:
    comparisons = [found for seed in range(SAMPLE) for found in compare(kind, seed, most=60_000)]
    assert [found for found in comparisons if not found.agrees] == []
    # The sample must be able to show a fault: both verdicts occur, hardly any board is too large.
    settled = [found.expected for found in comparisons if found.expected is not None]
    assert len(settled) >= 0.9 * len(comparisons)
    assert {True, False} <= set(settled)
