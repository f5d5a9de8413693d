"""Only the documented errors leave the readers of text, whatever reaches them."""

import json
import pickle

import pytest

from fournil import Deal, find_rules
from fournil.errors import (
    FournilError,
    MalformedBoardError,
    MalformedRecordError,
    UnknownGameError,
    printable,
)
from fournil.game import record as gametexts
from fournil.i18n import TAGS, Translator
from fournil.notation import boards
from tests.notation.hostile import BOARDS


@pytest.mark.parametrize("text", BOARDS.values(), ids=BOARDS)
def test_a_strange_board_is_refused(text: str) -> None:
    with pytest.raises(MalformedBoardError) as caught:
        boards.read_json(text)
    str(caught.value).encode()
    with pytest.raises(MalformedBoardError):
        Deal.parse(text)
    with pytest.raises(MalformedRecordError) as told:
        gametexts.read(f"deal {text}")
    str(told.value).encode()


@pytest.mark.parametrize("name", ["tableau piles", "cells", "foundations"])
def test_no_name_of_a_board_may_stand_twice(name: str) -> None:
    board = json.loads(boards.write_json(Deal.parse("ms:1").position))
    twice = json.dumps(board)[:-1] + f', "{name}": [], "{name}": []}}'
    with pytest.raises(MalformedBoardError) as caught:
        boards.read_json(twice)
    assert caught.value.params["field"] == name


def test_what_an_error_quotes_can_be_printed() -> None:
    error = UnknownGameError(
        "game-unknown", text="a\x1b]0;b\x07\n\x85\u2028\ud800é\u200dک", known="x"
    )
    assert error.params["text"] == r"a\x1b]0;b\x07\n\x85\u2028\ud800" + "é\u200dک"
    assert error.params["text"] in str(error)
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.key, copy.params, str(copy)) == (error.key, error.params, str(error))


def test_plain_texts_are_printed_as_they_are() -> None:
    for text in ("", "7♥", "“KS QS”", "ف\u200c", "กอง", "a\\x1b"):
        assert printable(text) == text


def test_errors_within_errors_are_printable_too() -> None:
    with pytest.raises(FournilError) as caught:
        gametexts.read("deal \x1b[31mx")
    assert "\x1b" not in str(caught.value)


def test_a_long_text_is_quoted_in_part() -> None:
    for text in ("x" * 5000, "\x1b" * 400):
        with pytest.raises(UnknownGameError) as caught:
            find_rules(text)
        assert caught.value.params["text"].endswith("…")
        for tag in TAGS:
            assert "…" in Translator(tag).error(caught.value)
    foundation = '{"tableau piles":[],"foundations":[[' + ",".join(['"KS"'] * 900) + "]]}"
    with pytest.raises(MalformedBoardError) as told:
        boards.read_json(foundation)
    assert "…" in Translator("fr").error(told.value)
