"""What can go wrong, said so that a person can act on it.

Every error carries a ``key`` and the ``params`` of its message. ``str(error)`` is the message in
English; a front end that speaks another language looks the key up there and gives it the same
params. What is wrong with a value is a `ValueError` too, what cannot be found a `LookupError`.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Any, Final

from fournil.messages import ENGLISH, fill, messages

_MAX_QUOTE_LENGTH: Final = 500
_UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def printable(text: str) -> str:
    r"""Return a text with its control characters and lone surrogates written out.

    A terminal would obey the first, and no encoding has bytes for the others.

    >>> printable("a\x1b[2J\ud800")
    'a\\x1b[2J\\ud800'
    """
    if text.isprintable():
        return text
    return _UNPRINTABLE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def _quotable(text: str) -> str:
    # A sentence is for people, and Fluent refuses to put 1,000 characters into one.
    if len(text) > _MAX_QUOTE_LENGTH:
        text = text[:_MAX_QUOTE_LENGTH] + "…"
    shown = printable(text)
    return shown if len(shown) <= _MAX_QUOTE_LENGTH + 1 else shown[:_MAX_QUOTE_LENGTH] + "…"


class FournilError(Exception):
    """The root of all errors that Fournil raises on purpose.

    Attributes:
        key: the id of the message, the same in every language.
        params: what the message speaks of, by name: cards, places, numbers, texts.
    """

    def __init__(self, key: str, /, **params: object) -> None:
        self.key = key
        self.params = {
            name: _quotable(value) if type(value) is str else value
            for name, value in params.items()
        }
        super().__init__(key)

    def __str__(self) -> str:
        """Return the message in English; the key, where no message has it."""
        from fournil.messages.plurals import plural_rule

        arguments = {name: _english(value) for name, value in self.params.items()}
        message = messages(ENGLISH).get(self.key, self.key)
        return fill(message, arguments, plural=plural_rule(ENGLISH))

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross process borders in surveys; keyword arguments need help to be pickled.
        return _rebuild, (type(self), self.key, self.params)


def _rebuild(kind: type[FournilError], key: str, params: dict[str, object]) -> FournilError:
    return kind(key, **params)


def _english(value: object) -> Any:
    """Return a param as a number or as English text.

    A card is what is drawn on it (its ``symbol``), a place its ``text``, a list its members.
    """
    if isinstance(value, (int, float)) and not isinstance(value, (bool, Enum)):
        return value
    if isinstance(value, Enum):
        return str(getattr(value, "symbol", value.value))
    for name in ("symbol", "text"):
        described = getattr(value, name, None)
        if isinstance(described, str):
            return described
    if type(value) in (list, tuple):  # a class of its own says by itself how it is written
        members: Any = value
        return ", ".join(str(_english(member)) for member in members)
    return str(value)


class MalformedCardError(FournilError, ValueError):
    """A text that names no card."""


class MoveError(FournilError, ValueError):
    """Anything wrong with a move; its subclasses say what."""


class MalformedMoveError(MoveError):
    """A text that names no move."""


class AmbiguousMoveError(MoveError):
    """A text that names more than one move."""


class IllegalMoveError(MoveError):
    """A move that the rules refuse in this position; the sentence says why."""


class InvalidPositionError(FournilError, ValueError):
    """A board that no deal of the game could ever reach: missing, doubled or strange cards."""


class InvalidRulesError(FournilError, ValueError):
    """Rules whose numbers contradict one another."""


class MalformedDealError(FournilError, ValueError):
    """A text that stands for no deal, or not for one of the game asked for."""


class DealNumberError(MalformedDealError):
    """A deal number that is none or is out of range."""


class MalformedCodeError(MalformedDealError):
    """A game code that is wrong; ``params["position"]`` is the character, from 1, that shows it."""


class MalformedBoardError(MalformedDealError):
    """A text or JSON that is no board; ``params["line"]`` often says where."""


class MalformedSolutionError(FournilError, ValueError):
    """A solution text of another program that cannot be followed."""


class RecordError(FournilError, ValueError):
    """A text from which no game can be read; its subclasses say why."""


class MalformedRecordError(RecordError):
    """A text that is no game; ``params["line"]``, from 1, says where, if one line is at fault."""


class IllegalRecordError(RecordError):
    """A game with a move that cannot be played.

    ``params`` holds its ``number``, from 1, the ``move`` as it was written, and the ``reason``,
    the error that playing it raised.
    """


class UnknownGameError(FournilError, LookupError):
    """A name that no game of the catalogue answers to."""


class DealNotFoundError(FournilError, LookupError):
    """No deal as it was wished for was found within the time that may be spent."""


class InvalidDealKindError(FournilError, ValueError):
    """A wish that cannot be understood, or that contradicts what else was asked for."""


class UnsupportedGameError(FournilError, ValueError):
    """A search was asked about a game that it does not know."""


class NothingToUndoError(FournilError):
    """No action is left to be undone, or the next one is out of reach."""


class NothingToRedoError(FournilError):
    """No undone action is left."""


class CannotFinishError(FournilError):
    """Not all cards that are left can simply go up, or none is left."""


class NoWinnablePositionError(FournilError):
    """There is no last winnable position to go back to, or it is not known."""
