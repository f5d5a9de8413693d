"""The command line read: what a command takes, and what it was given.

A reader of its own, because it must cost nothing: a solver that answers in a tenth of a
millisecond should not wait for its options to be parsed, and every sentence must be in the
player's language. It keeps the usual manners: ``--option value``, ``--option=value``, options
before, between or after the arguments, and ``--`` before arguments that begin with a dash.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from fournil.errors import FournilError

if TYPE_CHECKING:
    from fournil.i18n import Translator

Given = Mapping[str, Any]
"""What was given, by the name of the argument (``DEAL``) or of the option (``--cells``)."""


class UsageError(FournilError):
    """A command line that cannot be understood."""


class Argument(NamedTuple):
    """Something a command takes by its place.

    Attributes:
        name: its name in capitals, as the help shows it.
        help: the id of the sentence that explains it.
        many: whether it takes all that is left, as a list; otherwise it takes one text.
        required: whether at least one must be given; else it may be None or an empty list.
    """

    name: str
    help: str
    many: bool = False
    required: bool = True

    def __str__(self) -> str:
        shown = f"{self.name}..." if self.many else self.name
        return shown if self.required else f"[{shown}]"


class Option(NamedTuple):
    """Something a command takes by its name.

    Attributes:
        name: its name with its dashes, ``--cells``.
        help: the id of the sentence that explains it.
        value: what the help calls its value; None for a switch, which is True when given.
        convert: makes the value out of the text; raises :class:`UsageError` if it cannot.
        choices: the only texts allowed, if they are few.
        default: what it is when not given.
        short: another name, ``-n``.
        lone: what it is when given without a value; None if it must have one.
    """

    name: str
    help: str
    value: str | None = None
    convert: Callable[[str], Any] = str
    choices: tuple[str, ...] = ()
    default: Any = None
    short: str | None = None
    lone: Any = None

    def __str__(self) -> str:
        shown = "|".join(self.choices) or self.value
        if shown and self.lone is not None:
            shown = f"[{shown}]"
        return f"{self.name} {shown}" if shown else self.name

    def read(self, text: str) -> Any:
        """The value for a text.

        Raises:
            UsageError: it is not among the choices, or cannot be converted.
        """
        if self.choices and text not in self.choices:
            raise UsageError(
                "cli-value-choice", option=self.name, text=text, choices=", ".join(self.choices)
            )
        return self.convert(text)


class Command(NamedTuple):
    """One command.

    Attributes:
        name: its name.
        help: the id of the sentence that says what it does.
        run: does it, with what was given and the words to speak with; returns the exit code.
        arguments: what it takes by place; only the last may take many.
        options: what it takes by name.
    """

    name: str
    help: str
    run: Callable[[Given, Translator], int]
    arguments: tuple[Argument, ...] = ()
    options: tuple[Option, ...] = ()

    def read(self, words: Sequence[str]) -> dict[str, Any]:
        """Sorts the words of a command line.

        Raises:
            UsageError: a word has no place, or one is missing.
        """
        options = {option.name: option for option in self.options}
        options |= {option.short: option for option in self.options if option.short}
        given: dict[str, Any] = {
            option.name: False if option.value is None and not option.choices else option.default
            for option in self.options
        }
        placed: list[str] = []
        coming = _Words(words)
        for word in coming:
            if word == "--":
                placed.extend(coming)
            elif word == "-" or not word.startswith("-"):
                placed.append(word)
            else:
                name, equals, text = word.partition("=")
                option = options.get(name)
                if option is None:
                    raise UsageError("cli-option-unknown", option=name)
                given[option.name] = _value(option, text if equals else None, coming)
        return given | self._place(placed)

    def _place(self, placed: list[str]) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for argument in self.arguments:
            if not placed and argument.required:
                raise UsageError("cli-argument-missing", argument=argument.name)
            if argument.many:
                given[argument.name], placed = placed, []
            else:
                given[argument.name], placed = (placed[0] if placed else None), placed[1:]
        if placed:
            raise UsageError("cli-argument-extra", text=placed[0])
        return given


class _Words:
    """The words of a command line, one after another."""

    def __init__(self, words: Sequence[str]) -> None:
        self._left = deque(words)

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if not self._left:
            raise StopIteration
        return self._left.popleft()

    def next_is_option(self) -> bool:
        """Whether no plain word follows: an option does, or nothing."""
        return not self._left or self._left[0].startswith("-")


def _value(option: Option, text: str | None, coming: _Words) -> Any:
    if option.value is None and not option.choices:
        if text is not None:
            raise UsageError("cli-switch-value", option=option.name)
        return True
    if text is None and option.lone is not None and coming.next_is_option():
        return option.lone
    if text is None:
        text = next(coming, None)
    if text is None:
        raise UsageError("cli-value-missing", option=option.name)
    return option.read(text)


def whole_number(option: str, least: int, most: int) -> Callable[[str], int]:
    """A converter for whole numbers of an option from ``least`` to ``most``."""

    def convert(text: str) -> int:
        digits = text.removeprefix("-")
        if digits.isdecimal() and len(digits) <= 18 and least <= int(text) <= most:
            return int(text)
        raise UsageError("cli-value-number", option=option, text=text, least=least, most=most)

    return convert
