"""The commands, one module each, with a ``COMMAND`` that says what it takes.

Only the module that is asked for is imported: starting up stays cheap.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fournil.cli.arguments import Command

COMMANDS: Final = ("serve", "deal", "check", "solve", "bench")
"""The commands, in the order of the help: each is a module here, explained by ``cli-NAME-help``."""
DEFAULT_COMMAND: Final = "serve"


def load(name: str) -> Command:
    """The command with this name, one of :data:`COMMANDS`."""
    command: Command = import_module(f"fournil.cli.commands.{name}").COMMAND
    return command
