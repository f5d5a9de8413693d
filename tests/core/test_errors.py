"""Errors: the built-in that each is, what they say, and how they travel."""

from __future__ import annotations

import pickle

import pytest

from fournil import errors
from fournil.core.cards import Card
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal


def test_a_wrong_value_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse("1X")
    with pytest.raises(ValueError, match="goes only on"):
        Deal.parse("BK1-C4-AAAAA24").position.play("12")


def test_an_unknown_name_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="klondike"):
        find_rules("klondike")


def test_errors_are_named_as_such_and_have_one_built_in_at_most() -> None:
    for name, kind in vars(errors).items():
        if isinstance(kind, type) and issubclass(kind, errors.FournilError):
            assert name.endswith("Error")
            assert sum(issubclass(kind, base) for base in (ValueError, LookupError)) <= 1


def test_an_error_survives_the_way_to_another_process() -> None:
    error = errors.MalformedCardError("card-malformed", text="1X")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.params) == (type(error), str(error), error.params)
