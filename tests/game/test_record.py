"""Games as text: written and read again; what is wrong with a text is said exactly."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fournil.core.autofinish import finishing_moves
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.errors import (
    FournilError,
    IllegalMoveError,
    IllegalRecordError,
    MalformedMoveError,
    MalformedRecordError,
)
from fournil.game import record as gametexts
from fournil.game.game import MAX_ACTIONS, Game
from tests.core.handmade import board
from tests.core.walks import games

DEAL = "BK1-C4-AAAAA24"


def same(one: Game, other: Game) -> bool:
    return (one.deal, one.actions, one.position, one.score, one.undo_left) == (
        other.deal, other.actions, other.position, other.score, other.undo_left,
    )  # fmt: skip


@given(games())
def test_a_game_is_read_as_it_was_written(game: Game) -> None:
    assert same(gametexts.read(gametexts.write(game)), game)


@given(games(), st.booleans())
def test_a_game_from_any_board_is_read_as_it_was_written(begun: Game, finish: bool) -> None:
    game = Game(Deal.from_position(begun.position))
    if finish and finishing_moves(game.position):
        game.finish()
    for move in list(game.position.legal_moves)[:1]:
        game.play(move)
    assert same(gametexts.read(gametexts.write(game)), game)


def test_a_finished_game() -> None:
    game = Game(Deal.from_position(board({1: "KS QS", 3: "KH"}, "- KD - -", up=(11, 12, 12, 13))))
    game.play("1h")
    game.finish()
    text = gametexts.write(game)
    assert text.splitlines()[1] == "moves 1h finish"
    assert same(gametexts.read(text), game)


def test_the_longest_game_comes_back() -> None:
    """Whatever can be played can be read: what ends the one ends the other."""
    game = Game(Deal.from_position(board({1: "KS QS", 3: "KH"}, "- KD - -", up=(11, 12, 12, 13))))
    for step in range(MAX_ACTIONS):
        game.play("bc" if step % 2 == 0 else "cb")
    with pytest.raises(IllegalMoveError) as refused:
        game.play("bc")
    assert (refused.value.key, refused.value.params) == ("move-too-late", {"limit": MAX_ACTIONS})
    text = gametexts.write(game)
    assert same(gametexts.read(text), game)
    with pytest.raises(IllegalRecordError) as late:
        gametexts.read(f"{text}moves bc")
    assert late.value.params["number"] == MAX_ACTIONS + 1
    game.undo()
    game.redo()
    game.play("1h")
    game.finish()
    assert game.status == "won"
    assert same(gametexts.read(gametexts.write(game)), game)


def test_a_text_has_room_for_the_longest_game_there_can_be() -> None:
    longest = " ".join(["12x13"] * (MAX_ACTIONS + 52))
    lines = f"deal {'X' * 100}\n" + "moves \n" * (MAX_ACTIONS // 20 + 3)
    assert len(longest) + len(lines) < gametexts.MAX_TEXT_LENGTH


def test_long_games_are_wrapped_and_numbers_of_other_programs_are_kept() -> None:
    game = Game(Deal.parse("dozen ms:617"))
    assert gametexts.write(game) == "deal BD1-KD-ms:617\n"
    game = Game(Deal.from_position(board({1: "3S", 8: "KS"})))
    game.play("1a")
    for step in range(129):
        game.play("ab" if step % 2 == 0 else "ba")
    text = gametexts.write(game)
    assert [line.split()[0] for line in text.splitlines()] == ["deal", *["moves"] * 7]
    assert same(gametexts.read(text), game)


@pytest.mark.parametrize(
    "text",
    [
        f"deal {DEAL}\nmoves 1a 5b",
        f"\ufeffDEAL: {DEAL}\r\n\r\nMoves = 1a, 5b\r\n",
        "# a game\n  deal\tbk1 c4 aaaaa24 # of mine\nmove 1a\nmove 5b  # and so on\n#moves 9z",
        f"deal {DEAL}\nmoves 1a.5b;",
        f"\u2067deal\u2069 {DEAL}\n\u200fmoves ١a ۵b",
        f"deal {DEAL}\u2028moves 1-a 5-b",
        f"deal {DEAL}\n1a 5b",
        f"deal {DEAL}\nmoves 1. 1A 2. 5B",
        f"deal {DEAL}\nMove a card from stack 0 to freecell 0\n\nMove: 5b\n\n--- --- --- ---\n",
    ],
)
def test_reading_is_forgiving(text: str) -> None:
    assert gametexts.read(text).actions == ["1a", "5b"]


def test_columns_by_number() -> None:
    """111 is 1 to 11 or 11 to 1: whichever the rules allow."""
    position = board({1: "9C", 11: "TH", 13: "KS"}, rules=find_rules("BD1-KA"))
    deal = Deal.from_position(position)
    assert gametexts.read(f"deal {deal.name}\nmoves 111").actions == ["1Bx1"]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "game-text-empty", None),
        ("\n \n# nothing but a comment", "game-text-empty", None),
        ("x" * 40_001, "game-text-too-long", None),
        ("It was a dark and stormy night", "game-text-line", 1),
        (f"deal {DEAL}\n1a 5z", "game-text-line", 2),
        ("1a\n5b", "game-text-deal-first", 1),
        (f"deal {DEAL}\nmoves 1a\n\nbread", "game-text-line", 4),
        (f"deals {DEAL}", "game-text-line", 1),
        ('{"deal": 5}', "game-text-line", 1),
        ("\0", "game-text-line", 1),
        (f"deal {DEAL}\ndeal {DEAL}", "game-text-deal-twice", 2),
        (f"moves 1a\ndeal {DEAL}", "game-text-deal-first", 1),
        ("deal", "game-text-deal", 1),
        ("# mine\ndeal BK1-C4-AAAAA25", "game-text-deal", 2),
        ("deal ms:0", "game-text-deal", 1),
        ("deal \0", "game-text-deal", 1),
    ],
)
def test_what_is_no_game_is_told_with_its_line(text: str, key: str, line: int | None) -> None:
    with pytest.raises(MalformedRecordError) as refused:
        gametexts.read(text)
    assert (refused.value.key, refused.value.params.get("line")) == (key, line)
    assert len(str(refused.value)) < 300


def test_standard_notation_of_freecell_is_told_as_what_it_is() -> None:
    told = gametexts.read_told("deal freecell-ms:11\nmoves 83 82")
    assert told.game.actions == ["83x1", "8h", "8h", "6h", "82x1", "8h"]
    assert told.implied == 4
    assert gametexts.read_told(gametexts.write(told.game)).implied == 0
    with pytest.raises(IllegalRecordError):
        gametexts.read("deal boulanger-ms:11\nmoves 83 82")


def test_a_deal_that_is_none_says_why() -> None:
    with pytest.raises(MalformedRecordError) as refused:
        gametexts.read("deal BK1-C4-AAAAA25")
    reason = refused.value.params["reason"]
    assert isinstance(reason, FournilError)
    assert reason.key == "code-check"
    assert str(reason) in str(refused.value)


@pytest.mark.parametrize(
    ("moves", "number", "move", "kind", "key"),
    [
        ("1a 12", 2, "12", IllegalMoveError, "move-only-on"),
        ("1a\nmoves a7 a7", 3, "a7", IllegalMoveError, "move-cell-empty"),
        ("1a finish", 2, "finish", FournilError, "finish-not-yet"),
        ("bread", 1, "bread", MalformedMoveError, "move-malformed"),
        ("1a " + "9" * 500, 2, "9" * 12 + "…", MalformedMoveError, "move-malformed"),
        ("1a 5b\0", 2, "5b\\x00", MalformedMoveError, "move-malformed"),
    ],
)
def test_a_move_that_cannot_be_played_is_named(
    moves: str, number: int, move: str, kind: type[FournilError], key: str
) -> None:
    with pytest.raises(IllegalRecordError) as refused:
        gametexts.read(f"deal {DEAL}\nmoves {moves}")
    params = refused.value.params
    assert (refused.value.key, params["number"], params["move"]) == ("game-text-move", number, move)
    reason = params["reason"]
    assert isinstance(reason, kind)
    assert reason.key == key
    assert str(refused.value) == f"move {number}, “{move}”: {reason}"
    copied = pickle.loads(pickle.dumps(refused.value))
    assert (type(copied), str(copied)) == (IllegalRecordError, str(refused.value))


def test_a_game_that_is_over_takes_no_more_moves() -> None:
    game = Game(Deal.from_position(board({1: "KS", 2: "KH"}, up=(12, 12, 13, 13))))
    game.finish()
    with pytest.raises(IllegalRecordError) as refused:
        gametexts.read(gametexts.write(game) + "moves finish")
    # The game has two moves so far: each card that went up is one.
    assert refused.value.params["number"] == 3


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    for whole in (text, f"deal {DEAL}\nmoves {text}", f"deal {text}"):
        try:
            game = gametexts.read(whole)
        except (MalformedRecordError, IllegalRecordError):
            continue
        assert Game.restore(game.deal, game.actions).position == game.position
