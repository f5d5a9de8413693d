"""The engine's moves against the brute-force generator's: same moves, same boards, same counts.

``perft.csv`` pins the counts of ten deals of every variation, one to four moves deep, a run
counting as one move. The default run checks three moves of each and four of one deal; ``-m slow``
checks all of it, with both generators.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from fournil.core.position import Position
from fournil.core.rules import CATALOGUE, find_rules
from fournil.deals.deal import Deal
from tests.core import brute
from tests.core.walks import as_board, from_board

Counts = list[tuple[int, int]]
NAMES = list(brute.VARIATIONS)
DEEP_DEAL = 26


def pinned() -> dict[tuple[str, int], Counts]:
    table: dict[tuple[str, int], Counts] = {}
    with Path(__file__).with_name("perft.csv").open(encoding="ascii", newline="") as lines:
        for row in csv.DictReader(lines):
            counts = table.setdefault((row["variation"], int(row["deal"])), [])
            counts.append((int(row["ways"]), int(row["positions"])))
    return table


PINNED = pinned()


def perft(position: Position, depth: int) -> Counts:
    ways = {position: 1}
    counts = []
    for _ in range(depth):
        after: dict[Position, int] = {}
        for here, times in ways.items():
            for move in here.legal_moves:
                there = here.play_unchecked(move)
                after[there] = after.get(there, 0) + times
        ways = after
        counts.append((sum(ways.values()), len(ways)))
    return counts


def test_the_table_is_whole() -> None:
    assert {rules.name for rules in CATALOGUE} == set(NAMES)
    assert set(PINNED) == {(name, deal) for name in NAMES for deal in brute.PERFT_DEALS}
    assert {len(counts) for counts in PINNED.values()} == {brute.PERFT_DEPTH}


@pytest.mark.parametrize("deal", brute.PERFT_DEALS)
@pytest.mark.parametrize("name", NAMES)
def test_deals_are_those_of_the_dealing_rule(name: str, deal: int) -> None:
    rules = find_rules(name)
    assert Deal(rules, deal).position == from_board(rules, brute.start(name, deal))


@pytest.mark.parametrize("name", NAMES)
def test_counts_of_three_moves(name: str) -> None:
    for deal in brute.PERFT_DEALS:
        if deal != DEEP_DEAL:  # below, with one move more
            assert perft(Deal(find_rules(name), deal).position, 3) == PINNED[name, deal][:3], deal


@pytest.mark.parametrize("name", NAMES)
def test_counts_of_four_moves(name: str) -> None:
    expected = PINNED[name, DEEP_DEAL]
    assert perft(Deal(find_rules(name), DEEP_DEAL).position, 4) == expected


@pytest.mark.parametrize("name", NAMES)
def test_brute_force_gives_the_pinned_counts(name: str) -> None:
    variation = brute.VARIATIONS[name]
    for deal in brute.PERFT_DEALS:
        board = brute.start(name, deal)
        assert brute.perft(variation, board, 2) == PINNED[name, deal][:2], deal
    board = brute.start(name, DEEP_DEAL)
    assert brute.perft(variation, board, 3) == PINNED[name, DEEP_DEAL][:3]


@pytest.mark.slow
@pytest.mark.parametrize("deal", brute.PERFT_DEALS)
@pytest.mark.parametrize("name", NAMES)
def test_all_counts_of_four_moves(name: str, deal: int) -> None:
    assert brute.perft(brute.VARIATIONS[name], brute.start(name, deal), 4) == PINNED[name, deal]
    assert perft(Deal(find_rules(name), deal).position, 4) == PINNED[name, deal]


@pytest.mark.parametrize("name", NAMES)
def test_both_find_the_same_moves_to_the_same_boards_far_into_a_game(name: str) -> None:
    """A walk that prefers foundations gets to empty columns and long runs: openings have none."""
    rules, variation = find_rules(name), brute.VARIATIONS[name]
    for deal in brute.PERFT_DEALS[:5]:
        board = brute.start(name, deal)
        for step in range(100):
            expected = dict(brute.moves(variation, board))
            position = from_board(rules, board)
            found = {str(move): as_board(position.play(move)) for move in position.legal_moves}
            assert found == expected
            if not expected:
                break
            upward = [text for text in expected if text.endswith("h")]
            choices = upward or sorted(expected)
            board = expected[choices[(step * 7 + deal) % len(choices)]]
