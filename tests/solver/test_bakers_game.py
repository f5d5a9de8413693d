"""The search for Jeu du Boulanger: verdicts known from elsewhere, and every line played through."""

from __future__ import annotations

from array import array
from collections import Counter
from pathlib import Path

import pytest

from fournil.core.moves import Move
from fournil.core.position import Position
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.deals.ranges import CodeDeals, MicrosoftDeals
from fournil.game.game import Game
from fournil.solver import Result, Verdict, solve, solve_many
from fournil.solver.bakers_game.adapter import board_of, expand, supports
from fournil.solver.bakers_game.search import Search
from tests.solver.exhaustive import Kind, is_winnable
from tests.solver.smallboards import boulanger, scattered

# For Microsoft's deals 1-2000 the least number of cells (1-4; 5: more) with which they can be won.
# Solvitaire (Blake and Gent) and fc-solve with a complete setting agree on every one of them.
LEAST_CELLS = (
    (Path(__file__).parents[1] / "data" / "boulanger_microsoft_cells.txt").read_text().split()
)
WINNABLE_OF_1000 = {4: 766, 3: 316, 2: 55, 1: 3}
WINNABLE_OF_32000 = {4: 24_040, 3: 9_394, 2: 1_424, 1: 68}


def check_line(position: Position, solution: Result) -> None:
    """Plays a line through in a game of the app, action by action."""
    assert solution.verdict is Verdict.WINNABLE
    assert solution.line is not None
    game = Game(Deal.from_position(position))
    for move in solution.line:
        assert move in game.position.legal_moves
        game.play(move)
    assert game.position.is_won


@pytest.mark.parametrize("cells", [1, 2, 3, 4])
def test_agrees_with_other_solvers_on_microsofts_deals(cells: int) -> None:
    rules = find_rules("boulanger").with_cells(cells)
    known = "".join(LEAST_CELLS)
    found = [
        solution.verdict is Verdict.WINNABLE
        for solution in solve_many(MicrosoftDeals(rules, range(1, 2001)))
    ]
    assert found == [int(least) <= cells for least in known]
    assert sum(found[:1000]) == WINNABLE_OF_1000[cells]


@pytest.mark.slow
@pytest.mark.parametrize("cells", [1, 2, 3, 4])
def test_counts_of_the_first_32000_deals(cells: int) -> None:
    rules = find_rules("boulanger").with_cells(cells)
    solutions = solve_many(MicrosoftDeals(rules, range(1, 32_001)))
    assert Counter(solution.verdict for solution in solutions) == {
        Verdict.WINNABLE: WINNABLE_OF_32000[cells],
        Verdict.UNWINNABLE: 32_000 - WINNABLE_OF_32000[cells],
    }


def check_lines(cells: int, deals: range) -> int:
    rules = find_rules("boulanger").with_cells(cells)
    won = 0
    for number, solution in zip(deals, solve_many(MicrosoftDeals(rules, deals)), strict=True):
        if solution.verdict is Verdict.WINNABLE:
            check_line(Deal.microsoft(rules, number).position, solution)
            won += 1
    return won


@pytest.mark.parametrize(
    ("cells", "deals"), [(0, 400), (1, 1000), (2, 400), (3, 100), (4, 60), (5, 40), (7, 40)]
)
def test_every_line_wins(cells: int, deals: int) -> None:
    assert (check_lines(cells, range(1, deals + 1)) > 0) == (cells > 0)


@pytest.mark.slow
@pytest.mark.parametrize("cells", range(8))
def test_every_line_of_2000_deals_wins(cells: int) -> None:
    assert check_lines(cells, range(1, 2001)) >= WINNABLE_OF_1000.get(cells, 0)


SMALL = [(4, 2, 1), (5, 3, 0), (5, 3, 2), (6, 4, 1), (6, 3, 3), (7, 5, 2), (7, 8, 0), (8, 6, 1)]


def check_scattered(ranks: int, columns: int, cells: int, seed: int) -> None:
    rules = boulanger(ranks, columns, cells)
    position = scattered(rules, seed)
    kind = Kind("scattered", ranks, columns, cells, "same", "any")
    board = (
        tuple(tuple(map(str, column)) for column in position.columns),
        tuple(str(card) for card in position.cells if card is not None),
        position.foundations,
    )
    winnable = is_winnable(kind, board, most=60_000)
    solution = solve(position)
    if winnable is not None:
        assert (solution.verdict is Verdict.WINNABLE) == winnable, repr(position)
    if solution.verdict is Verdict.WINNABLE:
        moves = expand_untidied(position)
        for move in moves:
            position = position.play(move)
        assert position.is_won


def expand_untidied(position: Position) -> list[Move]:
    """The kernel's own line, before anything is tidied."""
    board = board_of(position)
    search = Search()
    search.set_limits(-1, 1 << 28, array("i", [0]))
    cells = len(board.cells)
    search.set_position(board.columns, board.pool, board.foundation_next, cells, board.ranks)
    _, _, line = search.run(-1.0)
    return list(expand(line, board))


@pytest.mark.parametrize(("ranks", "columns", "cells"), SMALL)
def test_agrees_with_an_exhaustive_search_on_unusual_boards(
    ranks: int, columns: int, cells: int
) -> None:
    for seed in range(25):
        check_scattered(ranks, columns, cells, seed)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("cells", range(8))
@pytest.mark.parametrize(("ranks", "columns", "_"), SMALL)
def test_agrees_with_an_exhaustive_search_on_many_unusual_boards(
    ranks: int, columns: int, cells: int, _: int
) -> None:
    for seed in range(1000, 1100):
        check_scattered(ranks, columns, cells, seed)


@pytest.mark.parametrize("cells", [0, 1, 4])
def test_a_won_board_is_won_in_no_moves(cells: int) -> None:
    rules = find_rules("boulanger").with_cells(cells)
    solution = solve(Position(rules, [""] * 8, (), (13, 13, 13, 13)))
    assert solution.verdict is Verdict.WINNABLE
    assert solution.line == ()


def test_one_column_may_hold_the_whole_deck() -> None:
    rules = find_rules("boulanger")
    ordered = " ".join(
        f"{rank}{suit}" for suit in "SHDC" for rank in ("K", "Q", "J", *"T98765432A")
    )
    position = Position(rules, ["", "", ordered, "", "", "", "", ""])
    check_line(position, solve(position))
    backwards = " ".join(reversed(ordered.split()))
    assert solve(Position(rules, [backwards, *[""] * 7])).verdict is Verdict.WINNABLE


def test_the_last_space_may_be_taken_by_cards_set_aside() -> None:
    # Setting 4S aside takes the last space; 6H must lie in a column by then, to slip beneath 5H.
    columns = ["2C 6D 6S 3S", "4D AC AS 5D", "4H 2H 4S 3C", "AH 6H 2D 4C", "5H 5S AD 5C"]
    position = Position(boulanger(6, 6, 1), [*columns, "2S 3H 3D 6C"])
    check_line(position, solve(position))


def test_numbers_dealt_by_the_kernel_are_the_deals_of_the_game() -> None:
    rules = find_rules("boulanger").with_cells(3)
    small = boulanger(7, 5, 2)
    numbers = (1, 2, 32_000, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**33 - 1)
    for number in numbers:
        for game in (rules, small):
            (batch,) = solve_many(MicrosoftDeals(game, range(number, number + 1)))
            position = Deal.microsoft(game, number).position
            alone = solve(position)
            assert (batch.verdict, batch.nodes, batch.line) == (
                alone.verdict,
                alone.nodes,
                alone.line,
            )
    for number in (0, 1, 26, 2**30 - 1):
        (batch,) = solve_many(CodeDeals(rules, range(number, number + 1)))
        alone = solve(Deal(rules, number).position)
        assert (batch.verdict, batch.nodes, batch.line) == (alone.verdict, alone.nodes, alone.line)


def test_boards_that_do_not_fit_the_kernel_are_left_to_the_general_search() -> None:
    assert supports(boulanger(4, 8, 7))
    assert not supports(boulanger(4, 9, 0))
