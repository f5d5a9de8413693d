"""What can go wrong, said so that a person can act on it.

Every error carries a ``key`` and the ``params`` of its sentence. ``str(error)`` is plain English;
a face that speaks another language looks the key up in its own words and gives it the same params.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Formatter
from types import MappingProxyType
from typing import Final

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # cards
        "card-malformed": "“{text}” is not a card: write rank and suit, such as 7H, 10C or 7♥",
        # moves as text
        "move-malformed": "“{text}” is not a move: write from and to, such as 26, 3a, 4h or 26x3",
        "move-ambiguous": "“{text}” can be read as {first} or as {second}: write one of these",
        "move-count-malformed": "“{text}”: only a move between columns takes a number of cards",
        # moves that the rules refuse
        "move-only-on": "{card.symbol} goes only on {first.symbol}",
        "move-only-on-two": "{card.symbol} goes only on {first.symbol} or {second.symbol}",
        "move-only-on-three": (
            "{card.symbol} goes only on {first.symbol}, {second.symbol} or {third.symbol}"
        ),
        "move-only-on-four": (
            "{card.symbol} goes only on {first.symbol}, {second.symbol}, {third.symbol} "
            "or {fourth.symbol}"
        ),
        "move-on-nothing": "{card.symbol} goes on no other card",
        "move-capacity": "only {limit} {limit:card|cards} can move here now",
        "move-capacity-one": "only one card can move here now",
        "move-single-cards": "in this game cards move one at a time",
        "move-not-run": (
            "the last {count} {count:card|cards} of column {place} {count:is|are} not a run"
        ),
        "move-too-many": "column {place} has fewer than {count} {count:card|cards}",
        "move-covered": "{card.symbol} is covered: take away the cards on top of it first",
        "move-column-empty": "column {place} is empty: there is no card to move",
        "move-cell-empty": "cell {place} is empty: there is no card to move",
        "move-cell-taken": "cell {place} already holds {held.symbol}",
        "move-cell-one-card": "a cell holds only one card",
        "move-foundation-next": "{card.symbol} cannot go up yet: {needed.symbol} goes first",
        "move-foundation-one-card": "cards go to a foundation one at a time",
        "move-foundation-final": "a card on a foundation stays there: only undo takes it back",
        "move-column-closed": "in this game an empty column stays empty",
        "move-column-kings": "only a king goes to an empty column",
        "move-same-place": "the card is already there",
        "move-no-such-place": "this game has no place {place}",
        "move-no-such-card": "{card.symbol} is not in this game",
        "move-nowhere": "no place takes {card.symbol} now",
        "move-too-late": (
            "after {limit} {limit:move|moves} cards can only go up to the foundations"
        ),
        # positions
        "position-columns": "this game has {expected} {expected:column|columns}, not {found}",
        "position-cells": "this game has {expected} {expected:cell|cells}, not {found}",
        "position-foundations": (
            "four foundations are needed (S H D C), each from 0 to {top}, not {found}"
        ),
        "position-cards-missing": "cards are missing: {cards}",
        "position-cards-doubled": "some cards are there more than once: {cards}",
        "position-cards-strange": "these cards are not in this game: {cards}",
        # deals
        "deal-empty": "there is no deal here: write a game code, ms:617, pysol:5 or a board",
        "deal-too-long": "this is far too long for a deal",
        "deal-unreadable": (
            "“{text}” is not a deal: write a game code such as BK1-C4-AAAAA24, ms:617, pysol:5 "
            "or a board"
        ),
        "deal-bare-number": (
            "{number} could be a number of several programs: write ms:{number} or pysol:{number}"
        ),
        "deal-number-malformed": "“{text}” is not a deal number: write digits only",
        "deal-number-code": "deal numbers go from {first} to {last}: {number} is not one",
        "deal-number-microsoft": (
            "Microsoft deal numbers go from {first} to {last}: {number} is not one"
        ),
        "deal-number-pysol": "PySolFC deal numbers go from {first} to {last}: {number} is not one",
        "deal-other-game": "this deal is of {found}, but {asked} was asked for",
        "deal-other-cells": (
            "this deal has {found} {found:cell|cells}, but {asked} {asked:was|were} asked for"
        ),
        # game codes
        "code-too-long": "this is far too long for a game code",
        "code-game": (
            "“{found}” is no game, from character {position} on: a code begins with {known}"
        ),
        "code-version": (
            "character {position}: “{found}” is a dealing rule that this Fournil does not know; "
            "it knows {known}"
        ),
        "code-options": (
            "“{found}” is no variation of {game}, from character {position} on: write {known}"
        ),
        "code-character": (
            "character {position}: “{character}” is never part of a code, which is made of "
            "A to Z and 2 to 7"
        ),
        "code-too-short": (
            "the code ends before character {position}: its last part has {found} "
            "{found:character|characters} instead of {needed}"
        ),
        "code-length": (
            "the code is too long from character {position} on: its last part has {found} "
            "{found:character|characters} instead of {needed}"
        ),
        "code-check": (
            "the code does not add up at its check, character {position}: that should be "
            "{expected}, not “{found}”, or one of the six before it is wrong or out of order"
        ),
        "code-check-long": (
            "the long code does not add up at its check, from character {position} on: that "
            "should be {expected}, not {found}, or a character before it is wrong or out of order"
        ),
        "code-form": "character {position}: a long code begins with D or P, not with “{found}”",
        "code-other-game": (
            "this long code is of a board with {columns} {columns:column|columns} and "
            "{cells} {cells:cell|cells}, not of {game}"
        ),
        "code-board": "this long code stands for no board of {game}",
        # boards as text
        "board-line": "line {line} is not part of a board: “{text}”",
        "board-card": "line {line}: “{text}” is not a card",
        "board-foundation": "line {line}: “{text}” is not a foundation, such as H-0 or S-K",
        "board-columns": "no game here has {found} {found:column|columns}: {known} are known",
        "board-too-many-cells": (
            "there {found:is|are} {found} {found:cell|cells} here: "
            "this game has {cells} {cells:cell|cells}"
        ),
        "board-too-long": "this is far too long for a board",
        "board-json": "the board is not valid JSON: line {line}, character {position}",
        "board-json-shape": "the board’s JSON does not fit: look at “{field}”",
        "board-foundation-order": (
            "the foundation “{cards}” does not go up from the ace in one suit"
        ),
        "board-remark": "line {line} is not part of a board: “{text}”: begin a remark with #",
        "board-rows": (
            "line {line}: this board is written from top to bottom: have fc-solve print it with -p"
        ),
        # solutions of other programs
        "solution-none": "this text tells of a game that was not solved: it has no moves",
        "solution-too-long": "this is far too long for the moves of one game",
        "solution-place": "“{text}” speaks of a place that no game here has",
        "solution-empty": "there are no moves here: write some, such as 26 3a b5 4h",
        "solution-boards": (
            "there are boards here, but no moves: have fc-solve print the moves with -m or -sam"
        ),
        "solution-line": "line {line}: {reason}",
        # the command line
        "cli-command-unknown": "there is no command “{text}”: choose {known}",
        "cli-option-unknown": "there is no option {option} here",
        "cli-argument-missing": "{argument} is missing",
        "cli-argument-extra": "“{text}” is more than this command takes",
        "cli-switch-value": "{option} takes no value",
        "cli-value-missing": "{option} needs a value",
        "cli-value-choice": "{option} cannot be “{text}”: choose {choices}",
        "cli-value-number": "{option} must be a whole number from {least} to {most}, not “{text}”",
        "cli-value-seconds": "{option} must be a number of seconds, not “{text}”",
        "cli-value-date": "{option} must be a date such as 2026-11-30, not “{text}”",
        "cli-range-malformed": (
            "“{text}” is no range of deals: write ms:1-1000, pysol:1-500 or code:0-99"
        ),
        "cli-range-backwards": "a range goes upwards: {first} comes after {last}",
        "cli-solve-two-kinds": "give either deals or --deals, not both",
        "cli-deal-two-kinds": "give only one of these: a deal, --winnable, --level or --day",
        "cli-solve-range": "“{text}” is a range of deals: write --deals {text}",
        "cli-file-missing": "there is no file {path}",
        "cli-file-unreadable": "the file {path} cannot be read",
        "cli-file-not-text": "{path} holds no UTF-8 text",
        "cli-file-too-long": "{path} is too long for a deal",
        "cli-file-deal": "{path}, line {line}: {reason}",
        "cli-output-failed": "the output could not be written: is there room on the disk?",
        "cli-input-twice": "standard input can be read only once: for the deal or for the moves",
        # games
        "undo-nothing": "there is nothing to undo",
        "undo-limit": "only the last {limit} {limit:action|actions} can be undone",
        "redo-nothing": "there is nothing to redo",
        "finish-not-yet": "not every card can simply go up yet",
        "finish-won": "the game is won: no card is left to go up",
        # the way back
        "back-won": "the game is won: no move lost it",
        "back-winnable": "this game can still be won from where it stands",
        "back-never": "not even the deal of this game can be won",
        "back-unknown": (
            "the search stopped at its limit before it was sure of the last winnable position: "
            "nothing has changed"
        ),
        # games as text
        "game-text-empty": "there is no game here: the text has no line with a deal",
        "game-text-too-long": "this is far too long for a game",
        "game-text-line": (
            "line {line} is not part of a game: “{text}”: write a line with “deal” and lines "
            "with “moves”"
        ),
        "game-text-deal-twice": "line {line} names a second deal: a text holds one game",
        "game-text-deal-first": "line {line}: the deal must come before the moves",
        "game-text-deal": "line {line} names no deal: {reason}",
        "game-text-move": "move {number}, “{move}”: {reason}",
        "shortest-unfit": "the fewest actions are sought only in Baker’s Game, not in {game}",
        "search-unfit": (
            "a game has at most {columns} {columns:column|columns} and {cells} {cells:cell|cells} "
            "for the search"
        ),
        # deals that are wished for
        "wish-unknown": "“{text}” is not a wish: try {known}",
        "wish-and-deal": "either wish for a kind of deal or name one, not both",
        "winnable-not-found": (
            "no winnable deal was found in time, so nothing was dealt: try again"
        ),
        "level-not-found": (
            "no deal of this level was found in time, so nothing was dealt: try again, "
            "or choose another level"
        ),
        "level-unfit": "there are no levels for {game}",
        "game-unknown": "there is no game “{text}”: try {known}",
        "game-cells": "{game} is not played with {cells} {cells:cell|cells}: choose {known}",
        "rules-invalid": (
            "these rules contradict themselves: {layout} {layout:card|cards} dealt, {deck} in all"
        ),
        # saved games
        "store-broken": (
            "{place} is damaged or is not a Fournil database: move it away and start again"
        ),
        "store-foreign": (
            "{place} belongs to another program: choose another place for the saved games"
        ),
        "store-newer": (
            "{place} was written by a newer Fournil: update Fournil, or choose another place "
            "for the saved games"
        ),
        "store-locked": "the saved games are in use by another program: try again in a moment",
        "store-full": "there is no room left to save: free some space and try again",
        "store-read-only": "{place} cannot be written to: allow it, or choose another place",
        "store-unreadable": (
            "{place} cannot be opened: check that it exists and that you may read it"
        ),
        "store-disk": (
            "{place} could not be read or written: the disk reports a fault, or the file may not "
            "grow any more"
        ),
        "store-unreachable": (
            "the database of the saved games does not answer: try again in a moment"
        ),
        "store-address": "“{text}” is not the address of a database",
        "saved-game-unknown": "there is no such saved game",
        "saved-game-broken": ("this saved game cannot be read: its moves do not fit its deal"),
        "saved-game-moved-on": "the game has moved on elsewhere: here it is as it stands now",
        "settings-invalid": "“{text}” is not a choice for the setting {name}",
        # requests to the server
        "request-json": "the request is not valid JSON",
        "request-field": "the request does not fit: look at {field}",
        "request-one-action": "ask for one thing: move, tap or double_tap",
        "request-type": "the request must be JSON (Content-Type: application/json)",
        "request-too-large": "the request is too large: at most {limit} kB",
        "request-origin": "a request from another site is refused",
        "request-host": "this server does not answer to that name: open it by its own address",
        "request-framing": "the request gives its length in more than one way",
        "request-not-found": "there is nothing at this address",
        "request-method": "this address does not take that kind of request",
        "server-trouble": "something went wrong here: nothing was changed, try again",
        # starting the server
        "cli-serve-two-places": "give either --data or --database, not both",
        "serve-port-taken": "port {port} is in use already: choose another with --port",
        "serve-port-refused": "port {port} may not be used here: choose another with --port",
    }
)
"""The English sentence of each key, with the fields of its params in braces.

``{found:cell|cells}`` is the word before the bar where ``found`` is 1, and the one after it
otherwise.
"""


class _Formatter(Formatter):
    """Fills in a sentence: as `str.format` does, and with the plurals that the sentences use."""

    def format_field(self, value: object, format_spec: str) -> str:
        one, bar, many = format_spec.partition("|")
        if bar:
            return one if value == 1 else many
        return str(super().format_field(value, format_spec))


_fill_in = _Formatter().vformat


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
        key: the name of the sentence, the same in every language.
        params: what the sentence speaks of, by name: cards, places, numbers, texts.
    """

    def __init__(self, key: str, /, **params: object) -> None:
        self.key = key
        self.params = {
            name: _quotable(value) if type(value) is str else value
            for name, value in params.items()
        }
        super().__init__(_fill_in(SENTENCES[key], (), self.params))

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross process borders in surveys; keyword arguments need help to be pickled.
        return _rebuild, (type(self), self.key, self.params)


def _rebuild(kind: type[FournilError], key: str, params: dict[str, object]) -> FournilError:
    return kind(key, **params)


class MalformedCardError(FournilError):
    """A text that names no card."""


class MoveError(FournilError):
    """Anything wrong with a move; its subclasses say what."""


class MalformedMoveError(MoveError):
    """A text that names no move."""


class AmbiguousMoveError(MoveError):
    """A text that names more than one move."""


class IllegalMoveError(MoveError):
    """A move that the rules refuse in this position; the sentence says why."""


class InvalidPositionError(FournilError):
    """A board that no deal of the game could ever reach: missing, doubled or strange cards."""


class InvalidRulesError(FournilError):
    """Rules whose numbers contradict one another."""


class MalformedDealError(FournilError):
    """A text that stands for no deal, or not for one of the game asked for."""


class DealNumberError(MalformedDealError):
    """A deal number that is none or is out of range."""


class MalformedCodeError(MalformedDealError):
    """A game code that is wrong; ``params["position"]`` is the character, from 1, that shows it."""


class MalformedBoardError(MalformedDealError):
    """A text or JSON that is no board; ``params["line"]`` often says where."""


class MalformedSolutionError(FournilError):
    """A solution text of another program that cannot be followed."""


class RecordError(FournilError):
    """A text from which no game can be read; its subclasses say why."""


class MalformedRecordError(RecordError):
    """A text that is no game; ``params["line"]``, from 1, says where, if one line is at fault."""


class IllegalRecordError(RecordError):
    """A game with a move that cannot be played.

    ``params`` holds its ``number``, from 1, the ``move`` as it was written, and the ``reason``,
    the error that playing it raised.
    """


class UnknownGameError(FournilError):
    """A name that no game of the catalogue answers to."""


class DealNotFoundError(FournilError):
    """No deal as it was wished for was found within the time that may be spent."""


class InvalidDealKindError(FournilError):
    """A wish that cannot be understood, or that contradicts what else was asked for."""


class UnsupportedGameError(FournilError):
    """A search was asked about a game that it does not know."""


class NothingToUndoError(FournilError):
    """No action is left to be undone, or the next one is out of reach."""


class NothingToRedoError(FournilError):
    """No undone action is left."""


class CannotFinishError(FournilError):
    """Not all cards that are left can simply go up, or none is left."""


class NoWinnablePositionError(FournilError):
    """There is no last winnable position to go back to, or it is not known."""
