"""Every reader on mutated texts: a sample by default, a million with the slow tests."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.mutations import READERS, SEEDS, mutate, read


@pytest.mark.parametrize("name", READERS)
def test_a_mutated_text_leads_to_documented_errors_only(name: str) -> None:
    rng = random.Random(name)
    for seed in SEEDS:
        read(name, seed)
        for _ in range(4):
            read(name, mutate(seed, rng))


@given(st.text(max_size=60), st.sampled_from(SEEDS), st.integers(min_value=0, max_value=400))
def test_any_text_within_another_leads_to_documented_errors_only(
    text: str, seed: str, at: int
) -> None:
    for name in READERS:
        read(name, seed[:at] + text + seed[at:])


@pytest.mark.slow
def test_a_million_mutated_texts_lead_to_documented_errors_only() -> None:
    rng, names = random.Random(20261201), list(READERS)
    for number in range(1_000_000):
        read(names[number % len(names)], mutate(rng.choice(SEEDS), rng))
