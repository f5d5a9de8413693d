"""The catalogue of games against the rules as they are written, and names that find them."""

from __future__ import annotations

import pytest

from fournil.core.cards import DECK, Card
from fournil.core.rules import CATALOGUE, EmptyColumn, Rules, find_rules
from fournil.errors import InvalidRulesError, UnknownGameError
from tests.core import brute

FILLS = {"any": EmptyColumn.ANY, "king": EmptyColumn.KING, "none": EmptyColumn.NOTHING}


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.name)
def test_a_row_of_the_catalogue_says_what_the_rules_say(rules: Rules) -> None:
    written = brute.VARIATIONS[rules.name]
    assert rules.layout == written.layout
    assert rules.columns == len(written.layout)
    assert rules.cells == written.cells
    assert rules.fill is FILLS[written.empty]
    assert rules.runs == written.runs
    assert rules.kings_sink == written.kings_sink
    assert rules.aces_up == written.aces_up
    for below in DECK:
        for card in DECK:
            fits = brute.fits(written.build, str(card), str(below))
            assert rules.accepts(card, on=below) == fits
            assert (below in rules.parents(card)) == fits
    for card in DECK:
        expected = written.empty == "any" or (written.empty == "king" and card.rank == 13)
        assert rules.fills(card) == expected


@pytest.mark.parametrize(
    ("name", "exact"),
    [
        ("boulanger", "BK1-C4"),
        ("dozen", "BD1-KD"),
        ("freecell", "FC1-C4"),
        ("good-measure", "GM1-KA"),
        (" Boulanger ", "BK1-C4"),
        *((rules.name, rules.name) for rules in CATALOGUE),
        *((rules.name.lower(), rules.name) for rules in CATALOGUE),
    ],
)
def test_names_find_games(name: str, exact: str) -> None:
    assert find_rules(name).name == exact


@pytest.mark.parametrize("name", ["", "bakers", "BK2-C4", "BK1-C3", "BK1", "BD1-DK", "spider"])
def test_unknown_names_say_which_are_known(name: str) -> None:
    with pytest.raises(UnknownGameError) as refused:
        find_rules(name)
    assert "boulanger, dozen, freecell, good-measure" in str(refused.value)


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.name)
def test_repr_brings_rules_back(rules: Rules) -> None:
    names = {
        "find_rules": find_rules,
        "Rules": Rules,
        "Build": type(rules.build),
        "Fill": EmptyColumn,
    }
    assert eval(repr(rules), names) == rules
    changed = rules.replace(cells=rules.cells + 1)
    assert eval(repr(changed), names) == changed
    assert changed != rules


def test_rules_whose_numbers_contradict_one_another() -> None:
    with pytest.raises(InvalidRulesError):
        find_rules("boulanger").replace(layout=(7,) * 8)
    with pytest.raises(InvalidRulesError):
        find_rules("boulanger").replace(ranks=12)


def test_only_kings_fill_a_column_of_a_small_deck() -> None:
    small = find_rules("BD1-ED").replace(ranks=4, layout=(4,) * 4)
    assert [small.fills(Card.parse(text)) for text in ("4S", "3S")] == [True, False]
