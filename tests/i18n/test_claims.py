"""Every number and every claim on the pages, computed or replayed by the engine.

The tests read the English pages; `test_content` makes sure that the other five name the same
numbers, cards and boards in every section.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fournil
from fournil.cli.commands import COMMANDS, DEFAULT_COMMAND, load
from fournil.core.cards import DECK, Card, Rank, Suit
from fournil.core.moves import FOUNDATION, Place, PlaceKind
from fournil.core.position import Position
from fournil.core.rules import CATALOGUE, Build, EmptyColumn, find_rules
from fournil.deals.deal import Deal, lay_out
from fournil.deals.ranges import MicrosoftDeals
from fournil.errors import MalformedCodeError, NothingToUndoError
from fournil.game.game import CELL_TO_COLUMN_POINTS, FOUNDATION_POINTS, UNDO_LIMIT, Game
from fournil.notation.codes import DEALS
from fournil.solver import Verdict, solve, solve_many
from tests.i18n.reading import boards, html_of, numbers, page, section, started

SOURCE = Path(fournil.__file__).parent
STATIC = SOURCE / "web" / "static"

BOULANGER, DOZEN = find_rules("boulanger"), find_rules("dozen")
SUITS = len(Suit)
CARDS = len(DECK)
UP, ACROSS = FOUNDATION_POINTS, CELL_TO_COLUMN_POINTS
CHOICES = [rules.cells for rules in CATALOGUE if rules.game == "boulanger"]

TO_FULL = BOULANGER.capacity(4, 1, to_empty=False)
TO_EMPTY = BOULANGER.capacity(4, 1, to_empty=True)

# What stands in each section, computed. Sections that are not here hold no number at all.
NUMBERS: dict[tuple[str, str], list[int]] = {
    ("rules-boulanger", "short"): [CARDS, BOULANGER.columns, BOULANGER.cells, SUITS],
    ("rules-boulanger", "layout"): [CARDS, 8, 7, 6, BOULANGER.cells, SUITS, Rank(2), Rank(10)],
    ("rules-boulanger", "aim"): [CARDS],
    ("rules-boulanger", "moves"): [8, 2, 3, 7, 2, 3],
    ("rules-boulanger", "runs"): [1, 2],
    ("rules-boulanger", "capacity"): [4, TO_FULL, TO_EMPTY],
    ("rules-boulanger", "end"): [CARDS],
    ("rules-boulanger", "cells"): [*CHOICES, BOULANGER.cells],
    ("rules-boulanger", "undo"): [UNDO_LIMIT, UNDO_LIMIT + 1],
    ("rules-boulanger", "score"): [UP, ACROSS, 0],
    ("rules-boulanger", "code"): [find_rules("BK1-C4").cells],
    ("rules-dozen", "short"): [CARDS, DOZEN.columns, SUITS],
    ("rules-dozen", "layout"): [
        *(CARDS, DOZEN.columns, DOZEN.columns),  # cards, the first row, columns
        *(4, SUITS, Rank(2), Rank(10)),
    ],
    ("rules-dozen", "aim"): [CARDS],
    ("rules-dozen", "undo"): [UNDO_LIMIT, UNDO_LIMIT + 1],
    ("rules-dozen", "score"): [UP],
    ("examples-boulanger", "suit"): [4, 7, 2, 3],
    ("examples-boulanger", "capacity"): [4, 3, 7, 4, 4, 1, 2, TO_FULL, 7, 3, 4, 1, TO_EMPTY, 3],
    ("examples-boulanger", "double-tap"): [1, 3, 5],
    ("examples-boulanger", "undo-score"): [60, 1, ACROSS, 65, ACROSS, 60, UP, 50, 0],
    ("examples-dozen", "sinking"): [12, 6, 6, 3, 12],
    ("examples-dozen", "suit"): [2],
    ("examples-dozen", "empty"): [7, 9, 5, 3, 7],
    ("examples-dozen", "double-tap"): [7, 9, 12, 9, 12, 11, 12, 12],
    ("examples-dozen", "undo-score"): [4, UP, 0, 13, 0],
    ("faq", "code-how"): [0, DEALS - 1, 0, 25, 26, 31, 26],
    ("faq", "code-long"): [CARDS],
    ("faq", "winnable-all"): [
        *(1, 32_000),
        *(4, 24_040, 32_000),
        *(3, 9_394, 32_000),
        *(2, 1_424, 32_000),
        *(1, 68, 32_000),
    ],
    ("faq", "winnable-dozen"): [1, 1_000, 417, 477, 9],
    ("faq", "wishes-winnable"): [*(4, 3), *(0, 18)],  # 4.3% and 0.18%, see test_claims_help
    ("faq", "cells-run"): [1, 2],
    ("faq", "cells-empty"): [4, TO_FULL, TO_EMPTY],
    ("faq", "score-how"): [UP, ACROSS, 0, CARDS * UP],
    ("faq", "undo-limit"): [UNDO_LIMIT],
    ("faq", "keys-all"): [2, 6, 3, 4],
}


def card(text: str) -> Card:
    return Card.parse(text)


def column_of(position: Position, text: str) -> int:
    """The number of the column in which a card lies."""
    place = position.locate(card(text))
    assert place is not None
    assert place.kind is PlaceKind.COLUMN
    return place.index + 1


def test_every_number_is_accounted_for() -> None:
    for name in ("rules-boulanger", "rules-dozen", "examples-boulanger", "examples-dozen", "faq"):
        for part in page("en", name).sections:
            assert numbers(part) == NUMBERS.get((name, part.id), []), (name, part.id)


# the rules


def test_layouts() -> None:
    assert BOULANGER.layout == (7,) * 4 + (6,) * 4
    assert DOZEN.layout == (4,) * 13
    assert (DOZEN.cells, sum(DOZEN.layout)) == (0, CARDS)
    assert sorted(CHOICES, reverse=True) == CHOICES == [4, 2, 1]
    assert (UNDO_LIMIT, UP, ACROSS) == (100, 10, 5)


def test_the_dozen_is_dealt_row_by_row_and_foundations_begin_empty() -> None:
    columns = lay_out(find_rules("BD1-ED"), DECK).columns
    rows = [tuple(column[row] for column in columns) for row in range(4)]
    assert rows == [DECK[at : at + 13] for at in range(0, 52, 13)]
    for rules in (BOULANGER, DOZEN):
        assert not any(Deal(rules, 0).position.foundations)


def test_the_relatives() -> None:
    freecell, measure = find_rules("freecell"), find_rules("good-measure")
    assert freecell.layout == BOULANGER.layout
    assert freecell.build is Build.ALTERNATE_COLOUR
    assert measure.layout[2:] == (5,) * 8  # two of the ten columns are short of an ace each
    assert (measure.columns, measure.aces_up, measure.cells, measure.runs) == (10, 2, 0, False)
    assert (measure.build, measure.fill, measure.kings_sink) == (
        Build.ANY_SUIT,
        EmptyColumn.NOTHING,
        True,
    )


def test_the_formula_of_the_capacity() -> None:
    for cells in range(5):
        for columns in range(4):
            onto = BOULANGER.capacity(cells, columns, to_empty=False)
            assert onto == (cells + 1) * 2**columns
            if columns:
                into = BOULANGER.capacity(cells, columns, to_empty=True)
                assert into == (cells + 1) * 2 ** (columns - 1)


def test_the_variations_of_the_dozen() -> None:
    assert (find_rules("BD1-KD").fill, find_rules("BD1-KD").kings_sink) == (
        EmptyColumn.NOTHING,
        True,
    )
    assert (find_rules("BD1-ED").fill, find_rules("BD1-ED").kings_sink) == (EmptyColumn.KING, False)
    assert find_rules("BD1-KD").build is Build.OTHER_SUIT
    assert find_rules("BD1-KA").build is Build.ANY_SUIT
    assert not find_rules("BD1-EA").kings_sink


# the examples


@pytest.mark.parametrize("where", [("rules-boulanger", "moves"), ("examples-boulanger", "suit")])
def test_seven_of_hearts_goes_only_on_its_eight(where: tuple[str, str]) -> None:
    (board,) = boards("en", *where)
    position = started(board).position
    tops = {column[-1] for column in position.columns}
    assert {card("8H"), card("8D"), card("8S")} == {top for top in tops if top.rank == 8}
    assert (column_of(position, "7H"), column_of(position, "8H")) == (4, 7)
    assert (column_of(position, "8D"), column_of(position, "8S")) == (2, 3)
    assert position.rules.parents(card("7H")) == (card("8H"),)


def test_ten_cards_to_a_card_and_five_to_the_empty_column() -> None:
    onto, into = boards("en", "examples-boulanger", "capacity")
    position = started(onto).position
    assert position == started(into).position
    assert (position.empty_cells, position.empty_columns) == (4, 1)
    assert position.columns[2] == ()
    assert position.run_length(6) == 10
    assert (position.columns[6][-10], position.columns[6][-1]) == (card("QD"), card("3D"))
    assert position.columns[3][-1] == card("KD")
    assert (onto.then, into.then, into.refused) == (("74x10",), ("73x5",), ("73x6", "73x10"))
    assert position.play("73x5").columns[2] == tuple(map(card, ["7D", "6D", "5D", "4D", "3D"]))


def test_the_order_of_the_double_tap() -> None:
    first, second = boards("en", "examples-boulanger", "double-tap")
    game = started(first)
    assert game.position.empty_columns == 0
    taps = ("AH", "6C", "7S")
    assert tuple(str(game.auto_move(card(text))) for text in taps) == ("6h", "81x1", "3a")
    assert tuple(first.then) == ("6h", "81", "3a")
    assert game.position.columns[0][-2:] == (card("7C"), card("6C"))

    game = started(second)
    assert game.position.columns[2] == ()
    assert game.position.empty_cells == 4
    assert str(game.auto_move(card("TS"))) == "15x1"
    assert game.position.columns[4][-2:] == (card("JS"), card("TS"))
    game = started(second)
    game.auto_move(card("TS"))
    assert str(game.auto_move(card("KD"))) == "43x1"
    assert game.position.rules.parents(card("KD")) == ()


def test_the_second_tap_leaves_the_card_beneath() -> None:
    (first, _) = boards("en", "examples-boulanger", "double-tap")
    game = started(first)
    beneath = game.position.columns[5][-2]
    game.to_foundation(card("AH"))
    # The gesture names one card: what lies on its foundation cannot be moved by it again.
    with pytest.raises(Exception, match="only undo"):
        game.auto_move(card("AH"))
    assert game.position.columns[5][-1] == beneath


def test_what_undo_does_to_the_score() -> None:
    (board,) = boards("en", "examples-boulanger", "undo-score")
    game = started(board)
    assert len(board.before) == 9
    assert sum(move.target == FOUNDATION for move in game.moves) == 6
    assert game.score == 60
    assert game.position.cells[2] == card("4D")
    game.play("c1")
    assert game.position.columns[0][-2:] == (card("5D"), card("4D"))
    assert game.score == 65
    game.undo()
    assert game.score == 60
    game.undo()
    assert game.score == 50
    assert game.position.locate(card("AC")) != FOUNDATION
    while game.undo_left:
        game.undo()
        assert game.score >= 0
    assert game.score == 0


def test_in_the_bakers_game_a_card_fits_on_one_card_only() -> None:
    assert all(len(BOULANGER.parents(any_card)) <= 1 for any_card in DECK)


def test_kings_sink_and_keep_their_order() -> None:
    stay, sunk = boards("en", "examples-dozen", "sinking")
    dealt, position = started(stay).position, started(sunk).position
    assert " ".join(map(str, dealt.columns[11])) == "7S 5H KH KS"
    assert " ".join(map(str, position.columns[11])) == "KH KS 7S 5H"
    assert dealt.columns[5][-1] == position.columns[5][0] == card("KC")
    assert position.columns[2][0] == card("KD")
    assert dealt.columns[2][0] != card("KD")
    for before, after in zip(dealt.columns, position.columns, strict=True):
        kings = [c for c in before if c.rank == Rank.KING]
        assert after == tuple(kings + [c for c in before if c.rank != Rank.KING])


@pytest.mark.parametrize("where", [("rules-dozen", "moves"), ("examples-dozen", "suit")])
def test_nine_of_hearts_goes_on_the_other_tens(where: tuple[str, str]) -> None:
    board, *others = boards("en", *where)
    position = started(board).position
    tops = {column[-1] for column in position.columns}
    tens = {top for top in tops if top.rank == Rank.TEN}
    assert len(tens) == SUITS
    assert column_of(position, "9H") == 2
    takers = {top for top in tops if position.rules.accepts(card("9H"), on=top)}
    assert takers == tens - {card("TH")}
    assert position.play("29").columns[8][-2:] == (card("TD"), card("9H"))
    for other in others:
        anyway = started(other).position
        assert anyway.columns == position.columns
        assert anyway.play("27").columns[6][-2:] == (card("TH"), card("9H"))


def test_an_emptied_column_stays_empty() -> None:
    (board,) = boards("en", "examples-dozen", "empty")
    game = Game(Deal.parse(board.deal))
    went = [
        (str(game.position.columns[6][-1]), str(game.play(move).target)) for move in board.before
    ]
    assert went == [("4S", "9"), ("3C", "9"), ("5S", "5"), ("6C", "3")]
    position = game.position
    assert position.columns[6] == ()
    assert (position.columns[8][-1], position.columns[11][-1]) == (card("3C"), card("5H"))
    assert not any(move.target == Place.column(6) for move in position.legal_moves)


def test_a_king_and_nothing_else_goes_to_an_empty_column() -> None:
    (board,) = boards("en", "examples-dozen", "kings-stay")
    position = started(board).position
    going = [move for move in position.legal_moves if move.target == Place.column(6)]
    assert card("KS") in {position.moved_cards(move)[0] for move in going}
    assert all(position.moved_cards(move)[0].rank == Rank.KING for move in going)
    assert position.play("C7").columns[11][-1] == card("KH")
    assert position.columns[8][-1] == card("3C")


def test_the_longest_column_wins_and_of_equals_the_leftmost() -> None:
    equal, longest = boards("en", "examples-dozen", "double-tap")
    game = started(equal)
    position = game.position
    takers = [c for c in position.columns if position.rules.accepts(card("4S"), on=c[-1])]
    assert [(len(c), str(c[-1])) for c in takers] == [(4, "5C"), (4, "5H")]
    assert (column_of(position, "5C"), column_of(position, "5H")) == (9, 12)
    assert column_of(position, "4S") == 7
    assert str(game.auto_move(card("4S"))) == "79x1"

    game = started(longest)
    position = game.position
    takers = [c for c in position.columns if position.rules.accepts(card("3C"), on=c[-1])]
    assert [(len(c), str(c[-1])) for c in takers] == [(4, "4D"), (5, "4S")]
    assert (column_of(position, "4D"), column_of(position, "4S")) == (11, 12)
    assert str(game.auto_move(card("3C"))) == "7Cx1"


def test_undo_in_the_dozen() -> None:
    (board,) = boards("en", "examples-dozen", "undo-score")
    game = started(board)
    assert game.position.columns[3][-1] == card("TD")
    assert game.score == 0
    game.play("Dh")
    assert (game.score, game.position.foundations[Suit.CLUBS]) == (10, 1)
    game.undo()
    assert game.score == 0
    game.undo()
    assert column_of(game.position, "TD") == 13
    assert game.score == 0


# the answers


def test_the_parts_of_a_code() -> None:
    deal = Deal.parse("BK1-C4-AAAAA24")
    assert (deal.number, deal.rules.name, DEALS) == (26, "BK1-C4", 2**30)
    assert [rules.code for rules in CATALOGUE if rules.options in ("C4", "KD", "KA")].count("BK1")
    two = Deal.parse("BK1-C2-AAAAA24")
    assert two.position.columns == deal.position.columns
    assert (two.rules.cells, deal.rules.cells) == (2, 4)
    for text in ("bk1c4aaaaa24", "BK1 C4 AAAAA24", "BK1-C4-AAAAA۲۴", "b k 1-c4-aaaaa24"):
        assert Deal.parse(text).name == deal.name
    for number in (0, 26, 31, DEALS - 1):
        name = Deal(BOULANGER, number).name
        head, deal_part = name[:7], name[7:]
        for typed, read in (("0", "O"), ("1", "I"), ("8", "B")):
            assert Deal.parse(head + deal_part.replace(read, typed)).name == name
        for at in range(7):
            wrong = [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567" if c != deal_part[at]]
            for other in wrong:
                with pytest.raises(MalformedCodeError):
                    Deal.parse(head + deal_part[:at] + other + deal_part[at + 1 :])
        for at in range(6):
            swapped = deal_part[:at] + deal_part[at + 1] + deal_part[at] + deal_part[at + 2 :]
            if swapped != deal_part:
                with pytest.raises(MalformedCodeError):
                    Deal.parse(head + swapped)


def test_a_board_from_no_number_has_a_long_code() -> None:
    position = Deal.parse("BK1-C4-AAAAA24").position.play("1a")
    long = Deal.from_position(position).name
    assert Deal.parse(long).position == position
    assert len(long) > len("BK1-C4-AAAAA24")


def test_a_won_dozen_ends_with_520_points_and_the_bakers_game_can_have_more() -> None:
    for name, least in (("BD1-KD-AAAAAAA", 520), ("BK1-C4-AAAAA7G", 520)):
        game = Game(Deal.parse(name))
        solution = solve(game.position)
        assert solution.line is not None
        for move in solution.line:
            game.play(move)
        assert game.status == "won"
        assert game.score >= least
        assert game.score == least or game.deal.rules.cells
    game = Game(Deal.parse("BK1-C4-AAAAA7G"))
    for move in ("2h", "2h", "2h", "6h", "8h", "3a", "3b", "3c", "3h", "c1"):
        game.play(move)
    assert game.score % 10 == 5


def test_points_can_be_had_back_and_forth() -> None:
    game = Game(Deal.parse("BK1-C4-AAAAA7G"))
    for move in ("2h", "2h", "2h", "6h", "8h", "3a", "3b", "3c", "3h", "c1"):
        game.play(move)
    before = game.score
    game.play("1c")
    game.play("c1")
    assert game.score == before + 5


def test_what_was_undone_can_be_redone_until_something_else_is_played() -> None:
    game = Game(Deal.parse("BK1-C4-AAAAA24"))
    game.play("1a")
    game.undo()
    assert game.redo_left == 1
    game.play("2a")
    assert game.redo_left == 0


def test_the_hundred_and_first_undo_is_refused() -> None:
    game = Game(Deal.parse("BK1-C4-AAAAA24"))
    game.play("1a")
    for _ in range(UNDO_LIMIT // 2):
        game.play("ab")
        game.play("ba")
    for _ in range(UNDO_LIMIT):
        game.undo()
    with pytest.raises(NothingToUndoError):
        game.undo()


def test_the_keys_are_those_of_the_table() -> None:
    keyboard = (STATIC / "js/input/keyboard.js").read_text(encoding="utf-8")
    commands = dict(re.findall(r'(?<!\w)"?([a-z?])"?: "([a-z]+)"', keyboard))
    play = {"u": "undo", "r": "redo", "n": "new", "?": "help", "f": "finish"}
    advice = {"i": "hint", "m": "moves", "t": "truth", "w": "winnable"}
    assert commands == play | advice
    named = re.findall("<code[^>]*>(.)</code>", html_of(section("en", "faq", "keys-all")))
    moves = ["2", "6", "3", "a", "b", "5", "4", "h"]
    assert named == ["?", *moves, "U", "R", "N", "I", "M", "T", "W", "F", "?"]
    for answer, keys in (("light", "T"), ("moves", "M"), ("back", "W"), ("hints", "I")):
        html = html_of(section("en", "faq", f"help-{answer}"))
        assert re.findall("<code[^>]*>(.)</code>", html) == [keys]
    assert "<code" in html_of(section("en", "faq", "cells-finish"))
    game = Game(Deal.parse("BK1-C4-AAAAA24"))
    for keys in ("26", "3a", "b5", "4h"):  # what two keys name, the rules may still refuse
        assert game.position.parse_move(keys)


def test_there_is_one_cookie_and_one_place_for_the_games() -> None:
    faces = [path.read_text("utf-8") for path in (SOURCE / "web").rglob("*.py")]
    assert sum(face.count("set_cookie(") for face in faces) == 1
    scripts = [path.read_text("utf-8") for path in STATIC.rglob("*.js")]
    assert not any("document.cookie" in script for script in scripts)
    assert any("localStorage" in script for script in scripts)  # the copy of the last game
    assert "solve" in COMMANDS
    assert "--data" in {option.name for option in load("serve").options}
    assert DEFAULT_COMMAND == "serve"


WINNABLE = {4: 24_040, 3: 9_394, 2: 1_424, 1: 68}
"""Of the Microsoft deals 1 to 32,000, by free cells, as the FAQ says."""


def winnable(cells: int, last: int) -> int:
    deals = MicrosoftDeals(BOULANGER.with_cells(cells), range(1, last + 1))
    verdicts = [solution.verdict for solution in solve_many(deals)]
    assert Verdict.UNKNOWN not in verdicts
    return verdicts.count(Verdict.WINNABLE)


@pytest.mark.parametrize(("cells", "count"), [(4, 766), (3, 316), (2, 55), (1, 3)])
def test_the_table_of_winnable_deals_on_its_first_thousand(cells: int, count: int) -> None:
    assert winnable(cells, 1000) == count
    # The sample must fit the whole: within four standard deviations of its share.
    share = WINNABLE[cells] / 32_000
    assert abs(count - 1000 * share) < 4 * (1000 * share * (1 - share)) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize("cells", WINNABLE)
def test_the_table_of_winnable_deals(cells: int) -> None:
    assert winnable(cells, 32_000) == WINNABLE[cells]
    assert WINNABLE[cells] in numbers(section("en", "faq", "winnable-all"))


def lost_dozens(name: str, deals: range) -> list[int]:
    """Those of PySolFC's deals that cannot be won; the kings sink by our rule."""
    rules = find_rules(name)
    lost = []
    for number in deals:
        verdict = solve(Deal.pysol(rules, number).position).verdict
        assert verdict is not Verdict.UNKNOWN
        if verdict is Verdict.UNWINNABLE:
            lost.append(number)
    return lost


def test_the_lost_dozens_among_their_neighbours() -> None:
    assert lost_dozens("BD1-KA", range(60, 70)) == []  # 64 is lost where kings sink otherwise
    assert lost_dozens("BD1-KA", range(475, 480)) == [477]
    assert lost_dozens("BD1-KD", range(350, 355)) == [351, 354]


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_lost_dozens() -> None:
    assert lost_dozens("BD1-KA", range(1, 1001)) == [417, 477]
    assert len(lost_dozens("BD1-KD", range(1, 1001))) == 9
