"""The command ``fournil``.

Each command is a module of this package with a ``COMMAND`` (see :mod:`fournil.cli.arguments`).
Only the module that is asked for is imported, and words only when something is said: starting
up stays cheap.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TextIO

from fournil.cli.arguments import Command, UsageError
from fournil.cli.commands import COMMANDS, DEFAULT_COMMAND, load
from fournil.errors import FournilError
from fournil.i18n import Translator

DONE: Final = 0
FAILED: Final = 1
USAGE: Final = 2
"""Exit codes: 1 is a "no" (an illegal move, a server that cannot start), 2 a wrong command line."""
_INTERRUPTED: Final = 130
_PIPE_CLOSED: Final = 141
_OUTPUT_REFUSED: Final = frozenset(
    {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.EROFS}
)
"""What the system says when it does not take what is printed."""


class UnwritableOutputError(FournilError):
    """What was to be printed was not taken."""


def main(
    arguments: Sequence[str] | None = None, *, commands: Callable[[str], Command] | None = None
) -> int:
    """Runs one command line and returns its exit code.

    Args:
        arguments: the words after ``fournil``; those of this process if None.
        commands: answers the command with a name; :func:`load` if None.
    """
    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # card symbols must not stop a terminal that lacks them
            reconfigure(errors="replace")
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = Translator(_environment_language())
    name = None
    try:
        try:
            tag, given = _take_language(given)
            if tag is not None:
                words = _words(tag)
            name, given = _take_command(given)
            code = _run(name, given, words, commands or load)
        except FournilError as error:
            code = _complain(error, name, words)
        sys.stdout.flush()  # whoever does not take it shows here, not at the interpreter's end
    except BrokenPipeError:
        # Whoever read our output has stopped: not our failure.
        _print_no_more(sys.stdout)
        return _PIPE_CLOSED
    except OSError as error:
        if error.filename is not None or error.errno not in _OUTPUT_REFUSED:
            raise
        _print_no_more(sys.stdout)
        try:
            return _complain(UnwritableOutputError("cli-output-failed"), name, words)
        except OSError:
            _print_no_more(sys.stderr)
            return FAILED
    except KeyboardInterrupt:
        with suppress(OSError):
            sys.stdout.flush()
            return _INTERRUPTED
        _print_no_more(sys.stdout)
        return _INTERRUPTED
    else:
        return code


def _print_no_more(stream: TextIO) -> None:
    """Let nothing come of what is still to be printed, at the interpreter's end either."""
    with suppress(OSError, ValueError):  # it may be no file
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _open_streams() -> None:
    """Gives a process that was started without a standard stream an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            from pathlib import Path

            stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - until the end
            setattr(sys, name, stream)


def _run(
    name: str | None, given: list[str], words: Translator, commands: Callable[[str], Command]
) -> int:
    if name is None:
        if given[0] == "--version":
            from fournil.cli.output.version import version

            print(version(words))
        else:
            from fournil.cli.help import overview

            print(overview(words))
        return DONE
    command = commands(name)
    if _asks_for_help(given):
        from fournil.cli.help import explain

        print(explain(command, words))
        return DONE
    return command.run(command.read(given), words)


def _take_command(given: list[str]) -> tuple[str | None, list[str]]:
    """The command's name and what is left for it; no name for ``--help`` and ``--version``."""
    if not given:
        return DEFAULT_COMMAND, []
    first = given[0]
    if first in COMMANDS:
        return first, given[1:]
    if first in ("--help", "-h", "--version"):
        return None, given
    if first.startswith("-") and first != "-":
        return DEFAULT_COMMAND, given
    raise UsageError("cli-command-unknown", text=first, known=", ".join(COMMANDS))


def _asks_for_help(given: list[str]) -> bool:
    before_dashes = given[: given.index("--")] if "--" in given else given
    return "--help" in before_dashes or "-h" in before_dashes


def _take_language(given: list[str]) -> tuple[str | None, list[str]]:
    """The value of ``--language``, which every command takes, and the other words."""
    tag, others = None, []
    coming = iter(given)
    for word in coming:
        name, equals, text = word.partition("=")
        if word == "--":
            others += [word, *coming]
        elif name == "--language":
            tag = text if equals else next(coming, None)
            if tag is None:
                raise UsageError("cli-value-missing", option=name)
        else:
            others.append(word)
    return tag, others


def _words(tag: str) -> Translator:
    try:
        return Translator(tag)
    except LookupError:
        from fournil.i18n import TAGS

        raise UsageError(
            "cli-value-choice", option="--language", text=tag, choices=", ".join(TAGS)
        ) from None


def _environment_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(variable, "")
        if wish:
            tag = wish.partition(".")[0].partition("@")[0].replace("_", "-")
            try:
                return Translator(tag).tag
            except LookupError:
                break
    return "en"


def _complain(error: FournilError, name: str | None, words: Translator) -> int:
    from fournil.cli.help import hint

    print(f"fournil: {words.error(error)}", file=sys.stderr)
    if isinstance(error, UsageError):
        print(hint(name, words), file=sys.stderr)
    return USAGE if isinstance(error, _wrong_arguments()) else FAILED


def _wrong_arguments() -> tuple[type[FournilError], ...]:
    from fournil import errors

    return (
        UsageError,
        errors.AmbiguousMoveError,
        errors.InvalidPositionError,
        errors.MalformedCardError,
        errors.MalformedDealError,
        errors.MalformedMoveError,
        errors.MalformedSolutionError,
        errors.UnknownGameError,
    )
