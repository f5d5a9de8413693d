"""``fournil solve`` as people call it."""

from __future__ import annotations

import _thread
import io
import json
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fournil import Deal, find_rules
from fournil.cli.input.deal_sets import read_deals
from fournil.cli.input.ranges import read_range
from fournil.cli.main import main
from fournil.cli.output.tally import Tally
from fournil.core.position import Position
from fournil.notation import boards
from fournil.solver import CancelToken, Limit
from fournil.solver.base.result import Reason, Result, Verdict
from fournil.solver.batch import dealt_by_the_kernel

BOARD = boards.write_text(Deal.microsoft(find_rules("boulanger"), 1).position)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def objects(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_winnable_deal_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ms:1", "--json"]) == 0
    (found,) = objects(capsys)
    assert list(found) == ["deal", "verdict", "line", "nodes", "seconds"]
    assert (found["deal"], found["verdict"]) == ("ms:1", "winnable")
    assert found["nodes"] > 0
    position = Deal.microsoft(find_rules("boulanger"), 1).position
    for text in found["line"]:
        position = position.play(text)
    assert position.is_won


def test_a_deal_that_cannot_be_won(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ms:1", "--cells", "2", "--json"]) == 0
    (found,) = objects(capsys)
    assert (found["verdict"], found["line"]) == ("unwinnable", None)


def test_three_cells_though_no_game_has_three(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--deals", "ms:1-10", "--cells", "3", "--summary", "--json"]) == 0
    (sums,) = objects(capsys)
    assert (sums["deals"], sums["winnable"], sums["unwinnable"]) == (10, 3, 7)


def test_unknown_has_an_exit_code_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ms:1", "--nodes", "0", "--json"]) == 3
    (found,) = objects(capsys)
    assert (found["verdict"], found["line"], found["nodes"]) == ("unknown", None, 0)


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("--nodes=0", "as many positions as allowed were looked at"),
        ("--memory=0", "the memory allowed is used up"),
    ],
)
def test_unknown_says_why(option: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ms:1", option]) == 3
    assert capsys.readouterr().out == f"ms:1: not known ({reason})\n"


def test_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ms:1", "BK1-C1-AAAAA24", "--verify"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ms:1: winnable in ")
    assert "BK1-C1-AAAAA24: not winnable" in "\n".join(lines)
    assert "Winnable: 1" in lines
    assert "  proved a second time, with other keys" in lines
    assert "Lines played through: 1" in lines
    assert "Not winnable: 1" in lines
    assert "Losses proved a second time: 1" in lines
    assert "Not known: 0" in lines


def test_shortest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ms:1", "--shortest"]) == 0
    assert capsys.readouterr().out.startswith("ms:1: winnable in 83 actions\n")


@pytest.mark.parametrize("game", ["dozen", "freecell", "good-measure"])
def test_shortest_is_for_one_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ms:1", "--game", game, "--shortest"]) == 2
    assert "Baker’s Game" in capsys.readouterr().err


def test_many_deals_give_only_sums(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--deals", "ms:1-1000", "--jobs", "2"]) == 0
    captured = capsys.readouterr()
    assert captured.out.splitlines()[:3] == ["Winnable: 766", "Not winnable: 234", "Not known: 0"]
    assert captured.err == ""


def test_many_deals_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--deals", "ms:1-10", "--json", "--verify"]) == 0
    captured = capsys.readouterr()
    found = [json.loads(line) for line in captured.out.splitlines()]
    assert [one["deal"] for one in found] == [f"ms:{number}" for number in range(1, 11)]
    assert all(one["verified"] for one in found)
    assert {one["verdict"] for one in found} == {"winnable", "unwinnable"}
    assert captured.err == ""


def test_a_loss_is_proved_a_second_time_with_another_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from fournil.solver.bakers_game import adapter

    seeds = []
    search = adapter.search

    def spy(position: Position, limit: Limit, cancel: CancelToken, seed: int = 0) -> Result:
        seeds.append(seed)
        return search(position, limit, cancel, seed)

    monkeypatch.setattr(adapter, "search", spy)
    assert main(["solve", "BK1-C1-AAAAA24", "--verify", "--json"]) == 0
    (found,) = objects(capsys)
    assert (found["verdict"], found["verified"]) == ("unwinnable", True)
    assert len(set(seeds)) == 2


def test_sums_tell_how_many_losses_were_proved_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--deals", "ms:1-40", "--summary", "--json", "--verify"]) == 0
    (found,) = objects(capsys)
    assert found["proved_again"] == found["unwinnable"] > 0
    assert found["replayed"] == found["winnable"] > 0


def test_a_loss_that_is_not_proved_again_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unknown = Result(Verdict.UNKNOWN, reason=Reason.SECONDS)
    monkeypatch.setattr("fournil.solver.api.verify_loss", lambda *_, **__: unknown)
    assert main(["solve", "BK1-C1-AAAAA24", "--verify"]) == 3
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("BK1-C1-AAAAA24: not winnable")
    assert lines[1] == "  not proved a second time: the time allowed is up"
    assert main(["solve", "BK1-C1-AAAAA24", "--verify", "--json"]) == 3
    (found,) = objects(capsys)
    assert (found["verdict"], found["verified"]) == ("unwinnable", False)


def test_a_loss_that_can_be_won_is_never_let_through() -> None:
    from fournil.cli.commands import solve

    deal = read_deals(["ms:1"])[0]
    false = solve.Answer(lambda: deal.name, lambda: deal.position, Result(Verdict.UNWINNABLE))
    with pytest.raises(AssertionError, match="ms:1"):
        solve.verify(false, Limit(), CancelToken())


def test_the_game_in_front_of_the_range(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--deals", "BK1-C1-code:25-26", "--json"]) == 0
    assert [one["deal"] for one in objects(capsys)] == ["BK1-C1-AAAAAZJ", "BK1-C1-AAAAA24"]


def test_a_range_among_deals_is_shown_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "ms:5", "ms:1-1000"]) == 2
    assert "write --deals ms:1-1000" in capsys.readouterr().err


@pytest.fixture
def hearing() -> Iterator[None]:
    """Hears interrupts, which programs that were started in the background are deaf to."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hearing")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_stops_the_search_and_tells_what_is_settled(
    jobs: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    counted = threading.Semaphore(0)
    interrupted = threading.Lock()

    class HeardTally(Tally):
        def count(self, solution: Result) -> None:
            super().count(solution)
            counted.release()

    def search(position: Position, *, cancel: CancelToken, **_: object) -> Result:
        """Settles the first eight deals, which are one batch; then it would never end."""
        assert threading.current_thread() is not threading.main_thread()
        if position in settled:
            return Result(Verdict.UNWINNABLE, nodes=10)
        if interrupted.acquire(blocking=False):
            for _deal in settled:
                counted.acquire()
            _thread.interrupt_main()
        while not cancel.is_cancelled:
            time.sleep(0.01)
        return Result(Verdict.UNKNOWN, nodes=10**6, reason=Reason.CANCELLED)

    settled = {Deal(find_rules("dozen"), number).position for number in range(8)}
    monkeypatch.setattr("fournil.solver.batch.solve", search)
    monkeypatch.setattr(
        "fournil.solver.api.verify_loss", lambda *_, **__: Result(Verdict.UNWINNABLE)
    )
    monkeypatch.setattr("fournil.cli.commands.solve.Tally", HeardTally)
    arguments = ["solve", "--deals", "BD1-KD-code:0-99", "--verify", "--jobs", jobs]
    assert main(arguments) == 130
    lines = capsys.readouterr().out.splitlines()
    assert lines[:5] == [
        "Winnable: 0",
        "Not winnable: 8",
        "Losses proved a second time: 8",
        "Not known: 0",
        "Positions looked at: 80",
    ]


def test_sums_hold_what_came_before_an_interrupt() -> None:
    def solutions() -> Iterator[Result]:
        yield from [Result(Verdict.UNWINNABLE, nodes=10)] * 3
        raise KeyboardInterrupt

    tally = Tally()
    with pytest.raises(KeyboardInterrupt):
        tally.count_all(solutions())
    assert (tally.unwinnable, tally.nodes) == (3, 30)


def test_pysol_ranges(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--deals", "pysol:1-3", "--game", "BD1-KA", "--json"]) == 0
    found = objects(capsys)
    assert [one["deal"] for one in found] == ["pysol:1", "pysol:2", "pysol:3"]
    assert {one["verdict"] for one in found} == {"winnable"}


def test_a_file_of_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deals.txt"
    path.write_text("# my deals\nms:1\nBK1-C4-AAAAA24\n\npysol:7\n", encoding="utf-8")
    assert main(["solve", str(path), "--json"]) == 0
    assert [one["deal"] for one in objects(capsys)] == ["ms:1", "BK1-C4-AAAAA24", "pysol:7"]


def test_a_file_of_boards(tmp_path: Path) -> None:
    rules = find_rules("boulanger")
    positions = [Deal.microsoft(rules, number).position for number in (1, 2)]
    positions.append(positions[0].play("1a").play("2b"))
    path = tmp_path / "boards.txt"
    path.write_text("\n".join(map(boards.write_text, positions)), encoding="utf-8")
    assert [deal.position.columns for deal in read_deals([str(path)])] == [
        position.columns for position in positions
    ]


def test_a_board_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    position = Deal.microsoft(find_rules("boulanger"), 1).position
    content = boards.write_text(position).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
    assert main(["solve", "-", "--json"]) == 0
    (found,) = objects(capsys)
    assert Deal.parse(found["deal"]).position == position


def test_fewer_cells_than_a_board_uses_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = Deal.microsoft(find_rules("boulanger"), 1).position.play("1a").play("2b")
    path = tmp_path / "board.txt"
    path.write_text(boards.write_text(position), encoding="utf-8")
    assert main(["solve", str(path), "--cells", "1"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("fournil: ")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["ms:0"],
        ["nonsense"],
        ["ms:1", "ms:0"],
        ["--deals", "1-10"],
        ["--deals", "ms:10-1"],
        ["--deals", "ms:0-3"],
        ["--deals", "ms:1-3", "ms:4"],
        ["--deals", "ms:1-3", "--game", "poker"],
        ["--deals", "ms:1-3", "--game", "dozen", "--cells", "2"],
        ["ms:1", "--cells", "8"],
        ["ms:1", "--jobs", "0"],
        ["ms:1", "--seconds", "soon"],
        ["ms:1", "--seconds", "-1"],
        ["missing.txt"],
    ],
    ids=" ".join,
)
def test_bad_input_is_refused_before_any_search(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("fournil: ")


def test_a_board_with_missing_cards_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = boards.write_text(Deal.microsoft(find_rules("boulanger"), 1).position)
    path = tmp_path / "board.txt"
    path.write_text(text.replace("JD", "JH"), encoding="utf-8")
    assert main(["solve", str(path)]) == 2
    assert "J♥" in capsys.readouterr().err


def test_empty_lines_of_pysol_are_columns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dozen = "Founds: C-8 S-J H-Q D-Q\nQS KS\n\nKH\n\nKD\n\n9C\n\nTC\n\nJC\nQC\nKC\n"
    eight = "Founds: C-T S-T H-T D-T\nKH\nKC QC\n\nKS\nKD\nQS QD\nJS JD JC\nQH JH\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(dozen.encode())))
    assert main(["solve", "-"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("BD1-")
    assert "not winnable" in printed
    path = tmp_path / "boards.txt"
    path.write_text(f"# four\n{dozen}\n# the next\n{eight}\n\nms:11  # easy\nms:12\n\n{eight}\n\n")
    found = read_deals([str(path)])
    names = [deal.name.split("-")[0].strip() for deal in found]
    assert names == ["BD1", "BK1", "ms:11", "ms:12", "BK1"]
    assert found[1].position == found[4].position


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("ms:1\n# fine so far\n\nnonsense\n", "line 4: “nonsense” is not a deal"),
        ("ms:1\nms:0\n", "line 2: Microsoft deal numbers go from"),
        (
            f"ms:1\n\n{BOARD}\n{BOARD.replace('JD', 'JH')}",
            "line 12: some cards are there more than",
        ),
        ("", "line 1: there is no deal here"),
        ("# nothing\n\n", "line 1: there is no deal here"),
    ],
)
def test_a_file_is_told_which_line_is_wrong(
    content: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deals.txt"
    path.write_text(content, encoding="utf-8")
    assert main(["solve", str(path), "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"fournil: {path}, {told}")


def test_a_board_may_have_comments(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text(f"# found on a napkin\n{BOARD}# look at the jack\n", encoding="utf-8")
    (deal,) = read_deals([str(path)])
    assert deal.position == Deal.microsoft(find_rules("boulanger"), 1).position


def test_codes_of_a_range_can_be_asked_for_again(capsys: pytest.CaptureFixture[str]) -> None:
    for game, cells in [("BK1-C4", "3"), ("BK1-C2", "5"), ("BK1-C4", "2"), ("BK1-C1", "1")]:
        assert main(["solve", "--deals", f"{game}-code:9-9", "--cells", cells, "--json"]) == 0
        (found,) = objects(capsys)
        assert main(["solve", found["deal"], "--cells", cells, "--json"]) == 0
        (again,) = objects(capsys)
        assert (again["verdict"], again["nodes"]) == (found["verdict"], found["nodes"])


def test_a_range_may_be_longer_than_anybody_waits() -> None:
    assert read_range(f"pysol:1-{10**20}").count == 10**20


def test_a_false_line_is_never_let_through() -> None:
    from fournil.cli.commands import solve

    deal = read_deals(["ms:1"])[0]
    false = Result(Verdict.WINNABLE, [])
    answer = solve.Answer(lambda: deal.name, lambda: deal.position, false)
    with pytest.raises(AssertionError, match="ms:1"):
        solve.verify(answer, Limit(), CancelToken())


def test_ranges_know_their_deals() -> None:
    deals = read_range("ms:5-7", "boulanger", 2)
    assert [deals.name(number) for number in deals.numbers] == ["ms:5", "ms:6", "ms:7"]
    assert [deal.name for deal in deals] == ["BK1-C2-ms:5", "BK1-C2-ms:6", "BK1-C2-ms:7"]
    assert deals.rules.name == "BK1-C2"
    assert not dealt_by_the_kernel(read_range("pysol:9"))
    assert dealt_by_the_kernel(deals)
