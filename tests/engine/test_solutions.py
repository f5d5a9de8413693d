"""Lines of moves in fc-solve's forms and in people's."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from hypothesis import given

from fournil import boards, solutions
from fournil.cards import DECK
from fournil.deals import Deal
from fournil.errors import AmbiguousMove, IllegalMove, MalformedMove, MalformedSolution
from fournil.game import Game
from fournil.moves import Move
from fournil.position import Position
from fournil.rules import find_rules
from tests.engine.walks import games

FC_SOLVE = shutil.which("fc-solve")
BOULANGER, FREECELL = find_rules("boulanger"), find_rules("freecell")


@given(game=games())
def test_notation_round_trips(game: Game) -> None:
    start = game.deal.position
    text = solutions.write_notation(start, game.moves)
    assert solutions.read(text, start) == tuple(start_to_finish(start, game))


@given(game=games())
def test_sentences_round_trip(game: Game) -> None:
    start = game.deal.position
    text = solutions.write_sentences(start, game.moves)
    assert solutions.read(text, start) == tuple(start_to_finish(start, game))


def start_to_finish(start: Position, game: Game) -> list[Move]:
    """The moves of a game; between columns that are not empty their length goes without saying."""
    position, moves = start, []
    for move in game.moves:
        moves.append(position.complete(move))
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
    with pytest.raises(AmbiguousMove):
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
    assert solutions.read_moves("") == []


@pytest.mark.parametrize(
    ("text", "error", "key"),
    [
        ("I could not solve this game.\n", MalformedSolution, "solution-none"),
        ("Iterations count exceeded.\n", MalformedSolution, "solution-none"),
        ("Move a card from stack 40 to stack 1", MalformedSolution, "solution-place"),
        ("Move a card from freecell 9 to stack 1", MalformedSolution, "solution-place"),
        ("6a nonsense", MalformedMove, "move-malformed"),
        ("6a" * 2_000_000, MalformedSolution, "solution-too-long"),
    ],
)
def test_what_is_no_solution_is_refused(
    text: str, error: type[MalformedSolution], key: str
) -> None:
    with pytest.raises(error) as caught:
        solutions.read_moves(text)
    assert caught.value.key == key


def test_illegal_lines_are_refused() -> None:
    start = Deal.microsoft(BOULANGER, 1).position
    with pytest.raises(IllegalMove):
        solutions.read("6a 12", start)
    with pytest.raises(IllegalMove):
        solutions.write_notation(start, [Move.parse("12x1")])


@pytest.mark.skipif(FC_SOLVE is None, reason="fc-solve is not installed")
@pytest.mark.parametrize("form", [[], ["-snx"], ["-p", "-t", "-sam"], ["-sn", "-p", "-sam"]])
@pytest.mark.parametrize("rules", [BOULANGER, FREECELL], ids=lambda rules: rules.game)
def test_fc_solves_own_solutions_win(rules: object, form: list[str]) -> None:
    assert FC_SOLVE is not None
    game = "bakers_game" if rules == BOULANGER else "freecell"
    for number in (4, 1):
        start = Deal.microsoft(rules, number).position  # type: ignore[arg-type]
        arguments = [FC_SOLVE, "-g", game, "-sel", "-m", *form, "-mi", "100000", "-"]
        printed = subprocess.run(
            arguments, input=boards.write_text(start), capture_output=True, text=True, check=False
        ).stdout
        position = start
        for move in solutions.read(printed, start):
            position = position.play(move)
        assert position.is_won
