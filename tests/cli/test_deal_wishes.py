"""``fournil deal`` without a deal: a winnable one, one of a level, the deal of a day."""

from __future__ import annotations

import pytest

from fournil.cli.main import main
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.puzzles import finder
from fournil.puzzles.difficulty import level
from fournil.solver import Verdict, solve
from tests.unhurried import unhurried_command


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def dealt(capsys: pytest.CaptureFixture[str], *arguments: str) -> Deal:
    assert main(["deal", *arguments, "--format", "code"], commands=unhurried_command) == 0
    return Deal.parse(capsys.readouterr().out)


@pytest.mark.parametrize("cells", [4, 2, 1])
def test_a_winnable_deal(cells: int, capsys: pytest.CaptureFixture[str]) -> None:
    deal = dealt(capsys, "--winnable", "--cells", str(cells))
    assert deal.rules == find_rules(f"BK1-C{cells}")
    assert solve(deal.position).verdict is Verdict.WINNABLE


@pytest.mark.parametrize("wanted", ["easy", "medium", "hard"])
def test_a_level(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert level(dealt(capsys, "--level", wanted)) == wanted


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--day", "2026-11-30"], "BK1-C4-BK5KWA5"),
        (["--day=2026-11-30", "--game", "good-measure"], "GM1-KA-YS2AS32"),
        (["--cells", "2", "--day", "2026-11-30"], "BK1-C2-BGQTL7A"),
    ],
)
def test_the_deal_of_a_day(
    arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dealt(capsys, *arguments).code == code


def test_the_deal_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    deal = dealt(capsys, "--day")
    assert solve(deal.position).verdict is Verdict.WINNABLE


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ms:1", "--winnable"], "only one of these"),
        (["ms:1", "--day"], "only one of these"),
        (["--winnable", "--level", "easy"], "only one of these"),
        (["--level", "easy", "--day", "2026-11-30"], "only one of these"),
        (["--level", "impossible"], "easy, medium, hard"),
        (["--level"], "--level needs a value"),
        (["--day", "yesterday"], "“yesterday”"),
        (["--day", "2026-02-30"], "“2026-02-30”"),
        (["--winnable", "--game", "bridge"], "“bridge”"),
        ([], "DEAL is missing"),
    ],
)
def test_what_cannot_be_dealt(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deal", *arguments]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.out == ""


def test_a_level_that_is_not_found_in_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # By this clock an hour passes between any two looks at it.
    monkeypatch.setattr(finder, "monotonic", iter(range(0, 10**9, 3600)).__next__)
    assert main(["deal", "--level", "hard"]) == 1
    shown = capsys.readouterr()
    assert "no deal of this level was found in time" in shown.err
    assert shown.out == ""
