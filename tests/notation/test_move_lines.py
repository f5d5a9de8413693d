"""Lines of moves in fc-solve's forms and in people's."""

from __future__ import annotations

import shutil
import subprocess
from itertools import product

import pytest
from hypothesis import assume, given

from fournil.core.autofinish import safe_moves
from fournil.core.cards import DECK
from fournil.core.moves import Move
from fournil.core.position import Position
from fournil.core.rules import Rules, find_rules
from fournil.deals.deal import Deal
from fournil.errors import (
    AmbiguousMoveError,
    CannotFinishError,
    IllegalMoveError,
    MalformedBoardError,
    MalformedMoveError,
    MalformedSolutionError,
)
from fournil.game.game import Game
from fournil.notation import boards
from fournil.notation import move_lines as solutions
from tests.core.walks import games

FC_SOLVE = shutil.which("fc-solve")
BOULANGER, FREECELL = find_rules("boulanger"), find_rules("freecell")


@given(game=games())
def test_notation_round_trips(game: Game) -> None:
    assume(game.moves)
    start = game.deal.position
    text = solutions.write_notation(start, game.moves)
    assert solutions.read(text, start) == tuple(start_to_finish(start, game))


@given(game=games())
def test_sentences_round_trip(game: Game) -> None:
    assume(game.moves)
    start = game.deal.position
    text = solutions.write_sentences(start, game.moves)
    assert solutions.read(text, start) == tuple(start_to_finish(start, game))


def start_to_finish(start: Position, game: Game) -> list[Move]:
    """The moves of a game; between columns that are not empty their length goes without saying."""
    position, moves = start, []
    for move in game.moves:
        moves.append(position.resolve(move))
        position = position.play(move)
    return moves


def test_notation_is_ten_moves_a_line_with_lengths_to_empty_columns_only() -> None:
    kings = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
    others = [" ".join(str(card) for card in DECK if card.suit == suit) for suit in (1, 2, 3)]
    start = Position(BOULANGER, [kings, *others, "", "", "", ""])
    moves = ["15x3", "56x2", "65x2", "1a", "a1", "1a", "a1", "1a", "a1", "1a", "a1", "2a"]
    text = solutions.write_notation(start, map(Move.parse, moves))
    assert text == "15v3 56v2 65 1a a1 1a a1 1a a1 1a\na1 2a\n"
    assert [str(move) for move in solutions.read(text, start)] == moves


def test_sentences_count_from_nought() -> None:
    start = Deal.microsoft(BOULANGER, 1).position
    text = solutions.write_sentences(start, map(Move.parse, ("6a", "6b", "6h")))
    assert text == (
        "Move a card from stack 5 to freecell 0\n\n"
        "Move a card from stack 5 to freecell 1\n\n"
        "Move a card from stack 5 to the foundations\n"
    )


def test_columns_from_10_on() -> None:
    assert solutions.read_moves("10h 1012 A1 C-10 13h") == ["10h", "1012", "A1", "C-10", "13h"]
    dozen = find_rules("dozen")
    cards = [str(card) for card in DECK if str(card) not in ("9S", "TH")]
    last = Position(dozen, [*[""] * 9, "9S", " ".join(cards), "TH", ""])
    assert [str(move) for move in solutions.read("1012", last)] == ["ACx1"]
    assert solutions.write_notation(last, [Move.parse("ACx1")]) == "1012\n"


def test_two_readings_are_settled_by_what_is_legal() -> None:
    dozen = find_rules("dozen")
    cards = [str(card) for card in DECK if str(card) not in ("9S", "TH")]
    there = Position(dozen, ["9S", *[""] * 9, "TH", " ".join(cards), ""])
    back = Position(dozen, ["TH", *[""] * 9, "9S", " ".join(cards), ""])
    assert str(solutions.settle("111", there)) == "1Bx1"
    assert str(solutions.settle("111", back)) == "B1x1"
    neither = Position(dozen, ["9S", *[""] * 9, " ".join(cards), "TH", ""])
    with pytest.raises(AmbiguousMoveError):
        solutions.settle("111", neither)


def test_what_surrounds_a_solution_is_left_aside() -> None:
    text = """\
-=-=-=-=-=-=-=-=-=-=-=-

Foundations: H-0 C-0 D-0 S-0
Freecells:
: JD KD 2S 4C 3S 6D 6S

6a 6b

This game is solveable.
Total number of states checked is 726.
This scan generated 790 states.
"""
    assert solutions.read_moves(text) == ["6a", "6b"]


@pytest.mark.parametrize(
    ("text", "error", "key"),
    [
        ("I could not solve this game.\n", MalformedSolutionError, "solution-none"),
        ("Iterations count exceeded.\n", MalformedSolutionError, "solution-none"),
        ("Move a card from stack 40 to stack 1", MalformedSolutionError, "solution-place"),
        ("Move a card from freecell 9 to stack 1", MalformedSolutionError, "solution-place"),
        ("6a nonsense", MalformedMoveError, "move-malformed"),
        ("6a" * 2_000_000, MalformedSolutionError, "solution-too-long"),
        ("", MalformedSolutionError, "solution-empty"),
        (" \n# nothing\n", MalformedSolutionError, "solution-empty"),
        ("This game is solveable.\n", MalformedSolutionError, "solution-boards"),
        ("Foundations: H-0\n: JD KD", MalformedSolutionError, "solution-boards"),
        ("6a\n\nMove a card from stack 1 to stack 2 6z", MalformedSolutionError, "solution-line"),
        ("6a Move a card from", MalformedMoveError, "move-malformed"),
        ("Scan: x", MalformedSolutionError, "solution-empty"),
    ],
)
def test_what_is_no_solution_is_refused(
    text: str, error: type[MalformedSolutionError], key: str
) -> None:
    with pytest.raises(error) as caught:
        solutions.read_moves(text)
    assert caught.value.key == key


def test_illegal_lines_are_refused() -> None:
    start = Deal.microsoft(BOULANGER, 1).position
    with pytest.raises(IllegalMoveError):
        solutions.read("6a 12", start)
    with pytest.raises(IllegalMoveError):
        solutions.write_notation(start, [Move.parse("12x1")])


@pytest.mark.parametrize(
    "text",
    [
        "83 53 3a",
        "83,53,3a",
        "83;53;3a",
        "83, 53; 3a.",
        "83.53.3a",
        "83\u060c 53\u061b 3a",
        "moves 83 53 3a",
        "Moves: 83 53\nmove 3a",
        "1. 83 2. 53 3. 3a",
        "1) 83\n2) 53\n3) 3a",
        "1. 83, 53\n2. 3a",
        "Move: 83\nMove: 53\nMove: 3a",
        "Move 1 cards from stack 7 to stack 2 53 3a",
        "-=-=-=- 83 53 3a This game is solveable. Total number of states checked is 5.",
        "83 --- 53 === 3a",
    ],
)
def test_moves_are_read_however_people_write_them(text: str) -> None:
    moves = ["83x1" if word.startswith("Move 1") else word for word in ("83", "53", "3a")]
    found = [word.removesuffix("x1") for word in solutions.read_moves(text)]
    assert found == moves


def test_a_number_before_a_dot_is_a_move_where_it_does_not_count() -> None:
    assert solutions.read_moves("26. 3a. 12") == ["26", "3a", "12"]
    numbered = " ".join(f"{count}. 1a" for count in range(1, 30))
    assert solutions.read_moves(numbered) == ["1a"] * 29


def test_a_capital_is_a_cell_where_no_column_has_it() -> None:
    start = Deal.microsoft(BOULANGER, 11).position
    assert [str(solutions.settle(word, start)) for word in ("3A", "A3", "3D", "3a")] == [
        "3a", "a3", "3d", "3a",
    ]  # fmt: skip
    dozen = Deal(find_rules("dozen"), 11).position
    assert str(solutions.settle("3A", dozen)) == "3Ax1"
    two = Deal(find_rules("BK1-C2"), 11).position
    assert str(solutions.settle("3C", two)) == "3Cx1"  # neither: the rules refuse it
    assert str(Move.parse("3E")) == "3e"


def test_finish_is_a_word_of_every_line() -> None:
    kings = Position(BOULANGER, ["KS QS", "KH", *[""] * 6], "KD", (11, 12, 12, 13))
    assert [str(move) for move in solutions.read("1h FINISH", kings)] == ["1h", "1h", "2h", "ah"]
    with pytest.raises(CannotFinishError):
        solutions.read("finish", Deal.microsoft(BOULANGER, 1).position)


# the standard notation of FreeCell


def test_standard_notation_leaves_safe_home_moves_out() -> None:
    start = Deal.microsoft(FREECELL, 11).position
    followed = solutions.follow(["83", "82"], start)
    assert followed.refusal is None
    assert " ".join(str(move) for move in followed.moves) == "83x1 8h 8h 6h 82x1 8h"
    assert followed.implied == 4
    position = start
    for move in solutions.read("83 82", start):
        position = position.play(move)
    assert position.foundations == (0, 1, 2, 1)


def test_nothing_is_left_out_where_the_game_is_another() -> None:
    # The ace at the bottom of column 6 would go up by itself in FreeCell.
    start = Deal.microsoft(BOULANGER, 11).position
    followed = solutions.follow(["6a", "6h"], start)
    assert followed.refusal is not None
    assert followed.implied == 0


def test_what_is_legal_as_it_stands_is_played_as_it_stands() -> None:
    start = Deal.microsoft(FREECELL, 11).position
    followed = solutions.follow(["83", "8h"], start)
    assert followed.refusal is None
    assert (followed.implied, len(followed.moves)) == (0, 2)


@pytest.mark.parametrize("number", [11, 4])
def test_a_solution_in_standard_notation_wins(number: int) -> None:
    start = Deal.microsoft(FREECELL, number).position
    line = solved_in_standard_notation(start)
    followed = solutions.follow(line, start)
    assert followed.refusal is None
    assert followed.implied > 0
    position = start
    for move in followed.moves:
        position = position.play(move)
    assert position.is_won


def solved_in_standard_notation(start: Position) -> list[str]:
    """A line that wins with every safe move left out: a search that plays those by itself."""
    from heapq import heappop, heappush

    def settled(position: Position) -> Position:
        for move in safe_moves(position):
            position = position.play(move)
        return position

    def distance(position: Position) -> int:
        buried = 0
        for column in position.columns:
            low = 99
            for card in column:
                buried += card.rank > low
                low = min(low, card.rank)
        return 2 * (52 - sum(position.foundations)) + 3 * buried - 2 * position.empty_cells

    queue: list[tuple[int, int, Position, tuple[str, ...]]] = [(0, 0, start, ())]
    seen = {start}
    count = 0
    while queue:
        _, _, position, words = heappop(queue)
        for move in position.legal_moves:
            after = settled(position.play(move))
            if after.is_won:
                return [*words, position.format_move(move)]
            if after not in seen:
                seen.add(after)
                count += 1
                entry = (distance(after), count, after, (*words, position.format_move(move)))
                heappush(queue, entry)
    raise AssertionError("not solved")


# what fc-solve prints


def fc_solve(start: Position, *options: str) -> str:
    assert FC_SOLVE is not None
    game = {"boulanger": "bakers_game", "freecell": "freecell"}[start.rules.game]
    done = subprocess.run(
        [FC_SOLVE, "-g", game, "-mi", "100000", *options, "-"],
        input=boards.write_text(start), capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout


PRINTING = [
    [option for option in options if option]
    for options in product(
        ("", "-m", "-sam", "-m -sam"), ("", "-sn", "-snx"), ("", "-p"), ("", "-t"), ("", "-sel")
    )
]


@pytest.mark.skipif(FC_SOLVE is None, reason="fc-solve is not installed")
@pytest.mark.parametrize("number", [11, 617])
@pytest.mark.parametrize("rules", [BOULANGER, FREECELL], ids=lambda rules: rules.game)
def test_every_way_in_which_fc_solve_prints_is_read_or_named(rules: Rules, number: int) -> None:
    start = Deal.microsoft(rules, number).position
    for iterations in ([], ["-s"], ["-s", "-i"]):
        for options in PRINTING if not iterations else PRINTING[::5]:
            words = " ".join([*options, *iterations]).split()
            printed = fc_solve(start, *words)
            if "-m" not in words and "-sam" not in words:
                with pytest.raises(MalformedSolutionError) as refused:
                    solutions.read(printed, start)
                assert refused.value.key == "solution-boards", words
                assert "-m" in str(refused.value)
                continue
            position = start
            for move in solutions.read(printed, start):
                position = position.play(move)
            assert position.is_won, words


@pytest.mark.skipif(FC_SOLVE is None, reason="fc-solve is not installed")
@pytest.mark.parametrize("rules", [BOULANGER, FREECELL], ids=lambda rules: rules.game)
def test_sentences_are_what_fc_solve_prints(rules: Rules) -> None:
    start = Deal.microsoft(rules, 11).position
    printed = fc_solve(start, "-m", "-sel")
    wanted = [line for line in printed.splitlines() if line.startswith("Move")]
    written = solutions.write_sentences(start, solutions.read(printed, start))
    assert [line for line in written.splitlines() if line] == wanted


@pytest.mark.skipif(FC_SOLVE is None, reason="fc-solve is not installed")
def test_a_board_that_fc_solve_prints_is_read_or_named() -> None:
    start = Deal.microsoft(BOULANGER, 11).position
    for options in ([], ["-t"], ["-p"], ["-p", "-t"], ["-p", "-t", "-sam"]):
        shown = fc_solve(start, *options, "-sel").split("====================")
        boards_shown = [
            "\n".join(line for line in part.splitlines() if not line.startswith(("Move", "-=")))
            for part in shown
        ]
        for board in boards_shown[:-1]:
            if "-p" in options:
                assert boards.read_text(board, BOULANGER).rules == BOULANGER
            else:
                with pytest.raises(MalformedBoardError) as refused:
                    boards.read_text(board)
                assert refused.value.key == "board-rows"
                assert "-p" in str(refused.value)
