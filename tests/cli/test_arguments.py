"""The command line's manners: options anywhere, ``--option=value``, ``--``, and what is refused."""

from __future__ import annotations

import pytest

from fournil.cli.arguments import Argument, Command, Option, UsageError, whole_number

COMMAND = Command(
    name="bake",
    help="cli-deal-help",
    run=lambda _given, _words: 0,
    arguments=(
        Argument("FLOUR", "cli-deal-argument"),
        Argument("REST", "cli-deal-argument", many=True, required=False),
    ),
    options=(
        Option("--heat", "cli-cells-option", value="N", convert=whole_number("--heat", 0, 300)),
        Option("--form", "cli-deal-format", choices=("round", "long"), default="round"),
        Option("--dark", "cli-help-help", short="-d"),
        Option("--rest", "cli-cells-option", value="HOURS", lone="overnight"),
    ),
)
DEFAULTS = {
    "FLOUR": "rye",
    "REST": [],
    "--heat": None,
    "--form": "round",
    "--dark": False,
    "--rest": None,
}


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        ("rye", {}),
        ("rye --heat 220", {"--heat": 220}),
        ("--heat=220 rye", {"--heat": 220}),
        ("--heat 1 rye --heat 2", {"--heat": 2}),
        ("rye -d --form long", {"--dark": True, "--form": "long"}),
        ("rye a --dark b", {"REST": ["a", "b"], "--dark": True}),
        ("rye -- --dark -x", {"REST": ["--dark", "-x"]}),
        ("rye -", {"REST": ["-"]}),
        ("rye --rest", {"--rest": "overnight"}),
        ("rye --rest --dark", {"--rest": "overnight", "--dark": True}),
        ("rye --rest 2", {"--rest": "2"}),
        ("--rest=2 rye", {"--rest": "2"}),
    ],
)
def test_reading(words: str, changes: dict[str, object]) -> None:
    assert COMMAND.read(words.split()) == DEFAULTS | changes


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "cli-argument-missing"),
        ("--dark", "cli-argument-missing"),
        ("rye --warm", "cli-option-unknown"),
        ("rye -x", "cli-option-unknown"),
        ("rye --heat", "cli-value-missing"),
        ("rye --heat -1", "cli-value-number"),
        ("rye --heat 301", "cli-value-number"),
        ("rye --heat x", "cli-value-number"),
        ("rye --heat 1.5", "cli-value-number"),
        ("rye --heat ", "cli-value-missing"),
        ("rye --heat=", "cli-value-number"),
        ("rye --heat " + "9" * 5000, "cli-value-number"),
        ("rye --form square", "cli-value-choice"),
        ("rye --dark=yes", "cli-switch-value"),
    ],
)
def test_refusals(words: str, key: str) -> None:
    with pytest.raises(UsageError) as caught:
        COMMAND.read(words.split())
    assert caught.value.key == key


def test_more_than_is_taken_is_refused() -> None:
    command = Command("bake", "cli-deal-help", COMMAND.run, (Argument("FLOUR", "x"),))
    with pytest.raises(UsageError, match="wheat"):
        command.read(["rye", "wheat"])


def test_usage_as_shown() -> None:
    assert [str(argument) for argument in COMMAND.arguments] == ["FLOUR", "[REST...]"]
    assert [str(option) for option in COMMAND.options] == [
        "--heat N",
        "--form round|long",
        "--dark",
        "--rest [HOURS]",
    ]
