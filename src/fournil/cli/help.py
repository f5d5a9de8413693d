"""What the commands say of themselves."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from fournil.cli.arguments import Command, Option
from fournil.cli.commands import COMMANDS, DEFAULT_COMMAND

if TYPE_CHECKING:
    from fournil.i18n import Translator

_WIDTH: Final = 96
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_EVERYWHERE: Final = (
    Option("--language", "cli-language-help", value="TAG"),
    Option("--help", "cli-help-help", short="-h"),
)


def overview(words: Translator) -> str:
    """The help of ``fournil`` itself."""
    rows = [(name, words(f"cli-{name}-help")) for name in COMMANDS]
    version = Option("--version", "cli-version-help")
    options = [(str(option), words(option.help)) for option in (version, *_EVERYWHERE)]
    return "\n".join(
        [
            words("cli-usage", usage="fournil [COMMAND] ..."),
            "",
            *_paragraph(words("cli-about", command=DEFAULT_COMMAND)),
            "",
            words("cli-commands"),
            *_table(rows),
            "",
            words("cli-options"),
            *_table(options),
            "",
            *_paragraph(words("cli-more", usage="fournil COMMAND --help")),
        ]
    )


def explain(command: Command, words: Translator) -> str:
    """The help of one command."""
    usage = " ".join(
        [
            "fournil",
            command.name,
            *map(str, command.arguments),
            *(f"[{option}]".replace(" ", _NO_BREAK) for option in command.options),
        ]
    )
    arguments = [(argument.name, words(argument.help)) for argument in command.arguments]
    options = [(_shown(o), words(o.help)) for o in (*command.options, *_EVERYWHERE)]
    lines = [*_hanging(words("cli-usage", usage=usage)), "", *_paragraph(words(command.help))]
    if arguments:
        lines += ["", words("cli-arguments"), *_table(arguments)]
    return "\n".join([*lines, "", words("cli-options"), *_table(options)])


def hint(name: str | None, words: Translator) -> str:
    """Where to read how a command is used."""
    return words("cli-see-help", usage=f"fournil {name} --help" if name else "fournil --help")


def _shown(option: Option) -> str:
    return f"{option.short}, {option}" if option.short else str(option)


def _hanging(text: str) -> list[str]:
    """Lines of which all but the first stand in; an option and its value stay together."""
    lines = wrap(text, _WIDTH, subsequent_indent="    ", break_on_hyphens=False)
    return [line.replace(_NO_BREAK, " ") for line in lines]


def _paragraph(text: str) -> list[str]:
    return wrap(text, _WIDTH)


def _table(rows: list[tuple[str, str]]) -> list[str]:
    width = min(max(len(left) for left, _ in rows), 24)
    lines = []
    for left, right in rows:
        described = wrap(right, _WIDTH - width - 4)
        if len(left) > width:
            lines.append(f"  {left}")
            left = ""
        first, *others = described or [""]
        lines.append(f"  {left:<{width}}  {first}".rstrip())
        lines += [" " * (width + 4) + line for line in others]
    return lines
