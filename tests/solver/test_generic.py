"""The general search: FreeCell, and rules that no other search takes."""

from __future__ import annotations

import random
import re
import shutil
import subprocess

import pytest

from fournil import Build, Deal, EmptyColumn, Position, Rules, find_rules, solve
from fournil.notation.boards import write_text
from fournil.solver import CancelToken, Limit, Reason, Verdict
from fournil.solver.generic import adapter
from fournil.solver.generic import search as kernel
from tests.solver.agreement import compare
from tests.solver.exhaustive import Kind
from tests.solver.playing import check_line

FREECELL = find_rules("freecell")

UNWINNABLE = 11_982
"""The one Microsoft deal of the first 32,000 that cannot be won."""

KINDS = (
    Kind("freecell 6 ranks, 6 columns, 0 cells", 6, 6, 0, "colour", "any"),
    Kind("same suit, kings fill, 1 cell", 5, 4, 1, "same", "king"),
    Kind("same suit, nothing fills, 2 cells", 5, 4, 2, "same", "none"),
    Kind("alternate colours, kings fill, 1 cell", 5, 4, 1, "colour", "king"),
    Kind("any suit, anything fills, 1 cell", 5, 4, 1, "any", "any"),
    Kind("other suit, anything fills", 5, 5, 0, "other", "any"),
    Kind("other suit, kings fill, 2 cells", 6, 5, 2, "other", "king"),
)

needs_compiled = pytest.mark.skipif(
    kernel.__file__.endswith(".py"), reason="takes minutes where the kernels are not compiled"
)


def test_freecell_deals_are_won_and_their_lines_win() -> None:
    for number in range(1, 21):
        position = Deal.microsoft(FREECELL, number).position
        check_line(position, solve(position))


@needs_compiled
@pytest.mark.slow
def test_two_hundred_freecell_deals() -> None:
    for number in range(1, 201):
        position = Deal.microsoft(FREECELL, number).position
        check_line(position, solve(position))


@needs_compiled
def test_the_famous_freecell_deal_cannot_be_won() -> None:
    solution = solve(Deal.microsoft(FREECELL, UNWINNABLE).position)
    assert solution.verdict is Verdict.UNWINNABLE
    assert solution.nodes == 101_660


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name.replace(" ", "-"))
def test_agrees_with_exhaustive_search(kind: Kind) -> None:
    comparisons = [found for seed in range(15) for found in compare(kind, seed, most=30_000)]
    assert [found for found in comparisons if not found.agrees] == []
    assert {True, False} <= {found.expected for found in comparisons}


@pytest.mark.parametrize("name", ["boulanger", "dozen", "BD1-EA", "good-measure"])
def test_the_general_search_agrees_with_the_special_ones(name: str) -> None:
    rules = find_rules(name)
    aces = rules.aces_up
    columns, ranks = 5, 6
    rows, longer = divmod(4 * ranks - aces, columns)
    layout = tuple(rows + (column < longer) for column in range(columns))
    small = rules.replace(layout=layout, ranks=ranks, cells=min(rules.cells, 1))
    for seed in range(30):
        position = _shuffled(small, seed)
        found = adapter.search(position, Limit(), CancelToken())
        assert found.verdict is solve(position).verdict
        if found.verdict is Verdict.WINNABLE:
            check_line(position, found)


def _shuffled(rules: Rules, seed: int) -> Position:
    deck = list(rules.deck)
    random.Random(seed).shuffle(deck)
    up = [0, 0, 0, 0]
    for card in [card for card in deck if card.rank == 1][: rules.aces_up]:
        deck.remove(card)
        up[card.suit] = 1
    columns = [deck[start :: rules.columns] for start in range(rules.columns)]
    return Position(rules, columns, None, up)


def test_middle_of_a_game_with_cards_in_cells() -> None:
    position = Deal.microsoft(FREECELL, 7).position
    for turn, move in enumerate(solve(position).line or ()):
        position = position.play(move)
        if turn % 12 == 0:
            check_line(position, solve(position))
    assert position.is_won
    assert solve(position).line == ()


def test_same_suit_with_kings_only_falls_to_the_general_search() -> None:
    rules = find_rules("boulanger").replace(fill=EmptyColumn.KING)
    solution = solve(Deal.microsoft(rules, 1).position, limit=Limit(nodes=200_000))
    assert solution.verdict in Verdict
    colours = find_rules("dozen").replace(build=Build.ALTERNATE_COLOUR)
    assert solve(Deal(colours, 1).position, limit=Limit(nodes=1000)).nodes <= 1000


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        (Limit(nodes=0), Reason.NODES),
        (Limit(nodes=1000), Reason.NODES),
        (Limit(seconds=0), Reason.SECONDS),
        (Limit(seconds=0.001), Reason.SECONDS),  # a hundredth of what a fast machine needs
        (Limit(memory=0), Reason.MEMORY),
        (Limit(memory=800_000), Reason.MEMORY),
    ],
)
def test_a_limit_gives_unknown_with_the_reason(limit: Limit, reason: Reason) -> None:
    solution = solve(Deal.microsoft(FREECELL, UNWINNABLE).position, limit=limit)
    assert (solution.verdict, solution.reason, solution.line) == (Verdict.UNKNOWN, reason, None)


def test_a_search_that_was_stopped_leaves_nothing_behind() -> None:
    position = Deal.microsoft(FREECELL, 2).position
    before = solve(position)
    solve(Deal.microsoft(FREECELL, UNWINNABLE).position, limit=Limit(nodes=9_000))
    solve(Deal(find_rules("good-measure").replace(cells=1), 3).position, limit=Limit(nodes=500))
    after = solve(position)
    assert (before.verdict, before.nodes, before.line) == (after.verdict, after.nodes, after.line)


def test_cancelled() -> None:
    cancel = CancelToken()
    cancel.cancel()
    solution = solve(Deal.microsoft(FREECELL, 1).position, cancel=cancel)
    assert (solution.verdict, solution.reason) == (Verdict.UNKNOWN, Reason.CANCELLED)


def fc_solve(game: str, position: Position, most: int, *options: str) -> Verdict:
    """What fc-solve says with the moves that make it complete."""
    program = shutil.which("fc-solve") or "fc-solve"
    done = subprocess.run(
        [program, "-g", game, "-sp", "r:tf", "-mi", str(most), *options, "-"],
        input=write_text(position),
        capture_output=True,
        text=True,
        check=False,
    )
    if "This game is solveable" in done.stdout:
        return Verdict.WINNABLE
    checked = re.search(r"number of states checked is (\d+)", done.stdout)
    assert checked, done.stdout + done.stderr
    # It says "could not solve" for a spent limit, too.
    return Verdict.UNKNOWN if int(checked[1]) >= most else Verdict.UNWINNABLE


# Each is tried until one decides: what one order of moves cannot settle another often can.
FC_SOLVE_GAMES = {
    "freecell": ("freecell", 100_000, [("-to", "01ABCDE")]),
    "good-measure": ("good_measure", 300_000, [("-l", "gi"), ("-l", "mo")]),
}


@needs_compiled
@pytest.mark.skipif(shutil.which("fc-solve") is None, reason="needs Debian's fc-solve")
@pytest.mark.parametrize(
    ("name", "deals", "decided"),
    [
        ("freecell", 10, 9),
        ("good-measure", 4, 3),
        pytest.param("freecell", 200, 150, marks=pytest.mark.slow),
        pytest.param("good-measure", 200, 100, marks=[pytest.mark.slow, pytest.mark.timeout(1800)]),
    ],
)
def test_no_verdict_against_fc_solves(name: str, deals: int, decided: int) -> None:
    game, most, settings = FC_SOLVE_GAMES[name]
    agreed = 0
    for number in range(deals):
        position = Deal(find_rules(name), number).position
        solution = solve(position)
        for options in settings:
            theirs = fc_solve(game, position, most, *options)
            if theirs is not Verdict.UNKNOWN:
                assert theirs is solution.verdict
                agreed += 1
                break
        if solution.verdict is Verdict.WINNABLE:
            check_line(position, solution)
    assert agreed >= decided, "fc-solve decided too few deals for the comparison to say much"
