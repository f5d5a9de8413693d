"""The commands as people call them: what they print, where, and with which exit code."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from fournil.cli.arguments import Command
from fournil.cli.commands import COMMANDS, load
from fournil.cli.main import main
from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.i18n import TAGS
from fournil.notation import boards
from tests.notation.hostile import BOARDS as HOSTILE

CODE = "BK1-C4-AAAAA24"
BOARD = """\
9S 2C QD 3S 2D 5D 6D
TD 8D AC 6C 3C TH KS
JS 8H KC QS 3D 9D TS
5S 9C QH 8S 4S 7C QC
AH 5C 4D 7H 9H 4C
KH JD 3H AD 6H 2S
JH 2H 8C 6S 4H 7D
TC AS 5H 7S JC KD
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def type_in(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    content = text.encode() if isinstance(text, str) else text
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))


# deal


def test_deal_prints_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", CODE]) == 0
    assert capsys.readouterr().out == BOARD


@pytest.mark.parametrize(
    ("arguments", "printed"),
    [
        (["--format", "code"], f"{CODE}\n"),
        (["--format=code", "--cells", "4"], f"{CODE}\n"),
        (["--format", "code", "--game", "boulanger"], f"{CODE}\n"),
    ],
)
def test_deal_formats(
    arguments: list[str], printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deal", "bk1 c4 aaaaa24", *arguments]) == 0
    assert capsys.readouterr().out == printed


def test_deal_as_solvitaire_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", CODE, "--format", "solvitaire"]) == 0
    assert boards.read_json(capsys.readouterr().out) == Deal.parse(CODE).position
    assert main(["deal", "ms:1", "--cells", "2", "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["variant"] == "BK1-C2"
    assert shown["name"] == "BK1-C2-ms:1"
    assert shown["number"] is None
    assert shown["cells"] == [None, None]
    assert shown["foundations"] == {"S": 0, "H": 0, "D": 0, "C": 0}
    assert shown["columns"][0] == ["JD", "KD", "2S", "4C", "3S", "6D", "6S"]
    assert Deal.parse(shown["code"]).position == Deal.parse("ms:1", cells=2).position


def test_deal_of_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "pysol:5", "--game", "dozen"]) == 0
    assert capsys.readouterr().out == boards.write_text(Deal.pysol(find_rules("dozen"), 5).position)


def test_deal_from_a_file_and_from_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.txt"
    for text in (BOARD, "\ufeff" + BOARD, CODE, boards.write_json(Deal.parse(CODE).position)):
        file.write_text(text, encoding="utf-8")
        assert main(["deal", str(file)]) == 0
        assert capsys.readouterr().out == BOARD
        type_in(monkeypatch, text)
        assert main(["deal", "-"]) == 0
        assert capsys.readouterr().out == BOARD


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["deal"], "DEAL is missing"),
        (["deal", CODE, "more"], "“more”"),
        (["deal", "BK1-C4-AAAAA25"], "character 14"),
        (["deal", "ms:0"], "1 to 8,589,934,591"),
        (["deal", "ms:8589934592"], "8,589,934,592"),
        (["deal", "ms:-5"], "-5"),
        (["deal", "ms:five"], "digits only"),
        (["deal", "nonsense"], "“nonsense” is not a deal"),
        (["deal", "617"], "ms:617 or pysol:617"),
        (["deal", CODE, "--cells", "2"], "4 cells"),
        (["deal", CODE, "--cells", "99"], "--cells must be a whole number"),
        (["deal", "ms:5", "--cells", "3"], "4, 2, 1"),
        (["deal", CODE, "--game", "dozen"], "BD1-KD"),
        (["deal", CODE, "--game", "klondike"], "klondike"),
        (["deal", CODE, "--format", "xml"], "text, json, solvitaire, code"),
        (["deal", CODE, "--fromat", "json"], "--fromat"),
        (["deal", "./no/such/file"], "./no/such/file"),
        (["deal", "no-such.txt"], "no-such.txt"),
        (["deal", BOARD.replace("KD", "KS")], "more than once"),
        (["deal", BOARD.replace("KD", "").replace("KS", "")], "missing"),
        (["deal", BOARD.replace("KD", "KX")], "line 8"),
        (["dael"], "dael"),
        (["check", CODE], "MOVES"),
        (["check", CODE, "1z"], "1z"),
        (["check", "-", "-"], "only once"),
        (["--language"], "--language"),
        (["--language", "xx", "deal", CODE], "en, fr, tr, ar, fa, th"),
    ],
)
def test_usage_errors_are_explained_with_exit_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err
    assert captured.err.startswith("fournil: ")


def test_files_that_hold_no_text_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.txt"
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["deal", str(file)]) == 2
    assert "UTF-8" in capsys.readouterr().err
    file.write_bytes(b"A" * 200_000)
    assert main(["deal", str(file)]) == 2
    assert "too long" in capsys.readouterr().err
    type_in(monkeypatch, b"\xff")
    assert main(["deal", "-"]) == 2
    assert "UTF-8" in capsys.readouterr().err


# check


def test_check_shows_where_a_line_leads(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "ms:1", "6a", "6b", "6h", "6h", "bh", "7c"]) == 0
    assert capsys.readouterr().out == (
        "Foundations: H-0 C-2 D-0 S-A\n"
        "Freecells: 3D - 8C -\n"
        "JD KD 2S 4C 3S 6D 6S\n"
        "2D KC KS 5C TD 8S 9C\n"
        "9H 9S 9D TS 4S 8D 2H\n"
        "JC 5S QD QH TH QS 6H\n"
        "5D AD JS 4H 8H 6C\n"
        "7H QC\n"
        "7C KH AH 4D JH\n"
        "5H 3H 3C 7S 7D TC\n"
        "\n"
        "Moves: 6\n"
        "Score: 30\n"
        "Status: still playing\n"
    )


def test_check_names_the_first_illegal_move_with_exit_1(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check", "ms:1", "6a", "12", "6b"]) == 1
    captured = capsys.readouterr()
    assert "move 2, 12, is illegal: 6♠ goes only on 7♠" in captured.err
    assert "Moves: 1\n" in captured.out
    assert main(["check", "ms:1", "6a", "12", "--format", "json"]) == 1
    shown = json.loads(capsys.readouterr().out)
    assert shown["moves"] == 1
    assert "6♠" in shown["refused"]


def test_check_reads_moves_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "6a 6b\n6h 6h\n")
    assert main(["check", "ms:1", "-", "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["moves"] == 4
    assert shown["score"] == 20
    assert shown["status"] == "playing"
    assert shown["deal"] == "BK1-C4-ms:1"


@pytest.mark.parametrize(
    "moves",
    [
        ["6a,6b"],
        ["6a;6b"],
        ["moves", "6a", "6b"],
        ["6A", "6B"],
        ["1. 6a 2. 6b"],
        ["6a.6b."],
        ["# mine\n6a # yours\n6b"],
        ["6a # not 6z", "\n6b"],
    ],
)
def test_check_reads_what_games_as_text_read(
    moves: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "ms:1", *moves, "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["moves"], shown["cells"]) == (2, ["3D", "2C", None, None])


def test_check_reads_moves_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deal, moves = tmp_path / "deal.txt", tmp_path / "moves"
    deal.write_text(f"# MS Freecell Deal #24\n{BOARD}")
    moves.write_text("# mine\nmoves 1a\n5b\n")
    assert main(["check", str(deal), str(moves)]) == 0
    assert "Moves: 2\n" in capsys.readouterr().out
    assert main(["check", CODE, str(tmp_path / "other.txt")]) == 2
    assert "there is no file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("This game is solveable.\n", "-m or -sam"),
        ("-=-=-=-\n\nFoundations: H-0 C-0 D-0 S-0\n: 9S 2C\n", "-m or -sam"),
        ("", "no moves here"),
        ("# only a remark\n", "no moves here"),
        ("I could not solve this game.\n", "not solved"),
        ("6a\n6b 6z\n", "line 2: “6z”"),
    ],
)
def test_check_refuses_what_has_no_moves(
    text: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, text)
    assert main(["check", "ms:11", "-"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_check_says_what_standard_notation_leaves_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "freecell-ms:11", "83", "82"]) == 0
    assert "FreeCell’s standard notation: 4\n" in capsys.readouterr().out
    assert main(["check", "freecell-ms:11", "83", "82", "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["implied"], shown["moves"], shown["refused"]) == (4, 6, None)
    # In Jeu du Boulanger nothing is played that is not written.
    assert main(["check", "ms:11", "6h", "6a", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["implied"] == 0
    assert main(["check", "ms:11", "83", "82"]) == 1
    captured = capsys.readouterr()
    assert "standard notation" not in captured.out


def test_check_finishes_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    last = "Foundations: H-K C-K D-K S-J\nKS QS\n" + ":\n" * 7
    assert main(["check", last, "finish"]) == 0
    assert "Status: won" in capsys.readouterr().out
    assert main(["check", "ms:11", "finish"]) == 1
    assert "move 1, finish, is illegal" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["deal", "check", "solve"])
def test_every_command_reads_the_same_boards(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    moves = ["1a"] if command == "check" else []
    for text in (
        f"# MS Freecell Deal #24\n{BOARD}",
        BOARD.replace("\n", "  # remark\n", 3),
        BOARD.replace("\n", "\n\n", 5),
    ):
        path = tmp_path / "board.txt"
        path.write_text(text)
        printed = []
        for argument in (str(path), "-"):
            type_in(monkeypatch, text)
            assert main([command, argument, *moves]) == 0
            printed.append(capsys.readouterr().out)
        assert printed[0] == printed[1] != ""
    for text, said in (
        (f"MS Freecell Deal #24\n{BOARD}", "“MS Freecell Deal #24”: begin a remark with #"),
        (f"Freecells: TD - 8D - 5D - 6S -\n{BOARD}", "8 cells"),
    ):
        type_in(monkeypatch, text)
        assert main([command, "-", *moves]) == 2
        assert said in capsys.readouterr().err


def test_check_of_a_won_and_of_a_stuck_game(capsys: pytest.CaptureFixture[str]) -> None:
    last = "Foundations: H-K C-K D-K S-Q\nKS\n:\n:\n:\n:\n:\n:\n:\n"
    assert main(["check", last, "1h"]) == 0
    assert "Status: won" in capsys.readouterr().out
    stuck = "Foundations: H-K C-K D-J S-K\nQD KD\n" + ":\n" * 12
    assert main(["check", stuck, "--game", "dozen", "1h"]) == 1
    captured = capsys.readouterr()
    assert "no legal move" in captured.out
    assert "Q♦ goes first" in captured.err


# everything else


def test_overview_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], ["-h"]):
        assert main(arguments) == 0
        shown = capsys.readouterr().out
        assert all(f"  {name}" in shown for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", TAGS)
def test_every_command_explains_itself_in_every_language(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--help", "--language", language]) == 0
    shown = capsys.readouterr().out
    assert f"fournil {name}" in shown
    command = load(name)
    assert isinstance(command, Command)
    assert all(option.name in shown for option in command.options)
    assert all(len(line) <= 100 for line in shown.splitlines())


def test_version_says_whether_the_solver_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Fournil ")
    assert "compiled" in shown


def test_errors_speak_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "fr", "deal", "ms:0"]) == 2
    asked = capsys.readouterr().err
    assert "8 589 934 591" in asked.replace("\u202f", " ").replace("\xa0", " ")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["deal", "ms:0"]) == 2
    assert capsys.readouterr().err == asked
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["deal", "ms:0"]) == 2
    assert capsys.readouterr().err != asked
    monkeypatch.setenv("LC_ALL", "tlh_QO.UTF-8")
    assert main(["deal", "ms:0"]) == 2
    assert "Microsoft deal numbers go" in capsys.readouterr().err


def test_the_installed_command_and_a_reader_that_goes_away() -> None:
    program = [
        sys.executable,
        "-c",
        "import sys; from fournil.cli.main import main; sys.exit(main())",
    ]
    done = subprocess.run([*program, "deal", CODE], capture_output=True, text=True, check=True)
    assert done.stdout == BOARD
    reading, writing = os.pipe()
    os.close(reading)
    gone = subprocess.run(
        [*program, "deal", CODE], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    assert gone.stderr == ""
    assert gone.returncode == 141


def test_starting_up_imports_nothing_heavy() -> None:
    """Not the words, not the page's libraries: what a command does not need must cost nothing."""
    program = (
        "import sys; from fournil.cli.main import main; code = main(['check', 'ms:1', '6a',"
        " '--format', 'json']); heavy = {'fluent', 'babel', 'fastapi', 'sqlalchemy', 'pydantic',"
        " 'typer', 'rich', 'random', 'logging', 'asyncio'} & set(sys.modules);"
        " sys.exit(code or ' '.join(sorted(heavy)) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# what a process is started with


@pytest.mark.skipif(os.name != "posix", reason="streams are closed in the shell's way")
@pytest.mark.parametrize("closed", ["0", "1", "2"])
def test_a_standard_stream_may_be_missing(closed: str) -> None:
    program = [sys.executable, "-m", "fournil", "solve", "--deals", "ms:1-2", "--json"]
    started = ["sh", "-c", f'exec "$@" {closed}>&-', "sh", *program]
    done = subprocess.run(started, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == (0 if closed == "1" else 2)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_deal_may_come_through_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writing = Thread(target=pipe.write_text, args=(BOARD, "utf-8"), daemon=True)
    writing.start()
    assert main(["deal", str(pipe), "--format", "text"]) == 0
    writing.join()
    assert capsys.readouterr().out == BOARD


# bounds


@pytest.mark.parametrize("command", [["deal"], ["solve"], ["check", CODE], ["check", CODE, "26"]])
def test_input_without_end_is_refused(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    endless = Path("/dev/zero")
    if not endless.exists():
        pytest.skip("needs a file without end")
    arguments = ["check", "-", "26"] if command[-1] == "26" else [*command, "-"]
    with endless.open("rb") as stream:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(stream, encoding="utf-8"))
        assert main(arguments) == 2
    assert "far too long" in (told := capsys.readouterr().err) or "too long for a deal" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("command", ["deal", "solve"])
def test_a_file_without_end_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "/dev/zero"]) == 2
    assert "/dev/zero is too long for a deal" in capsys.readouterr().err


def test_a_file_of_too_many_lines_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.txt"
    file.write_text("\n" * 1_000_001, encoding="utf-8")
    assert main(["solve", str(file)]) == 2
    assert "is too long for a deal" in capsys.readouterr().err


def test_empty_lines_before_moves_say_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "\n" * 40_000 + "1a\n")
    assert main(["check", CODE, "-"]) == 0
    assert "Moves: 1" in capsys.readouterr().out


def test_moves_that_are_too_many_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "1a a1 " * 10_001)
    assert main(["check", CODE, "-"]) == 2
    assert "far too long for the moves of one game" in capsys.readouterr().err


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("command", [["deal"], ["solve"], ["check"]])
def test_a_strange_board_is_refused(
    command: list[str],
    text: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    type_in(monkeypatch, text)
    moves = ["26"] if command == ["check"] else []
    assert main([*command, "-", *moves]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "\x1b" not in told.err
