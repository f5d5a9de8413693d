"""Lines of moves as fc-solve writes them, and as people do: the one reader of them.

fc-solve numbers columns from 1 in its notation (``26``, ``10h``, ``26v3`` for three cards to an
empty column: ``fc-solve -m -snx``) and from 0 in its sentences (``Move 3 cards from stack 1 to
stack 5``). Both are read, with the boards and the statistics around them left aside; people's
moves may be parted by blanks, commas, semicolons or dots, numbered (``1. 26``), follow the word
``moves``, and have remarks (:mod:`fournil.notation.comments`) beside them.

The standard notation of FreeCell leaves out the cards that its programs play to the foundations by
themselves. A line that the rules refuse as it stands is read so in FreeCell, and in no other game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from fournil.core.autofinish import finishing_moves, safe_moves
from fournil.core.moves import FOUNDATION, Move, Place, PlaceKind, readings_of
from fournil.core.position import Position
from fournil.errors import (
    AmbiguousMoveError,
    CannotFinishError,
    FournilError,
    IllegalMoveError,
    MalformedMoveError,
    MalformedSolutionError,
)
from fournil.notation import comments as remarks

FINISH: Final = "finish"
"""The word that stands for all moves that play out a game."""

_SENTENCE: Final = re.compile(
    r"""\b move \s+ (?P<count> a | \d{1,2}) \s+ cards? \s+
        from \s+ (?P<source> stack | freecell) \s+ (?P<from> \d{1,2}) \s+
        to \s+ (?: (?P<target> stack | freecell) \s+ (?P<to> \d{1,2})
               | (?:the \s+)? (?P<foundations> foundations?) (?: \s+ \d)? ) \b""",
    re.VERBOSE | re.IGNORECASE,
)
_STATISTICS: Final = re.compile(
    r"""this \s game \s is \s solveable \.?
        | total \s number \s of \s states \s \w+ \s is \s \d+ \.?
        | this \s scan \s generated \s \d+ \s states \.?""",
    re.VERBOSE | re.IGNORECASE,
)
_TAG: Final = re.compile(r"\s*(?:found(?:ation)?s?|free\s*cells?)\s*:", re.IGNORECASE)
_CARD: Final = re.compile("(?:[2-9TJQKA]|10)[SHDC]")
_TOPS: Final = ["H-", "C-", "D-", "S-"]
_ITERATION: Final = re.compile(
    r"\s*(?:(?:iteration|depth|stored-states)\s*:\s*\d+\s*|scan\s*:.*)", re.IGNORECASE
)
_PREFIX: Final = re.compile(r"\s*moves?(?![^\s:=])\s*[:=]?", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\s,;.\u060c\u061b]+")
_RULE: Final = re.compile(r"[-=]{2,}")
_NUMBER: Final = re.compile(r"(\d{1,5})(\)?)")
_SOLVED: Final = re.compile(r"-=-=-=|this game is solveable", re.IGNORECASE)
_UNSOLVED: Final = re.compile(r"i could not solve|count exceeded|unsolv", re.IGNORECASE)
_LENGTH: Final = re.compile(r"([^v]{1,8})v([0-9a-f]{1,2})")
_MAX_MOVE_LENGTH: Final = 12
_MOVES_A_LINE: Final = 10
_MAX_TEXT_LENGTH: Final = 2_000_000
_MAX_MOVES: Final = 20_000
_MAX_DEAD_ENDS: Final = 10_000
_STANDARD_GAME: Final = "freecell"


class Reader:
    """Finds the words of moves in the lines of one text, each line in its turn."""

    def __init__(self) -> None:
        self.has_boards = False
        self._numbered = 0
        self._is_in_rows = False

    def words(self, line: str) -> list[str]:
        """The moves of the next line, as texts that may still turn out to be none.

        Raises:
            MalformedSolutionError: a sentence speaks of a place that no game has.
        """
        if self._is_of_board(line):
            self.has_boards = True
            return []
        if _ITERATION.fullmatch(line):
            return []
        words: list[str] = []
        end = 0
        for found in _SENTENCE.finditer(line):
            words += self._words_between(line[end : found.start()])
            words.append(_from_sentence(found))
            end = found.end()
        return words + self._words_between(line[end:])

    def _is_of_board(self, line: str) -> bool:
        """Whether a line belongs to one of the boards that fc-solve prints."""
        words = line.split()
        is_cards = all(_CARD.fullmatch(word) for word in words)
        if self._is_in_rows:
            self._is_in_rows = bool(words) and is_cards
            if self._is_in_rows:
                return True
        if _TAG.match(line):
            return True
        if words[:1] == [":"]:
            return all(_CARD.fullmatch(word) for word in words[1:])
        if words and all(word == "--" for word in words):
            # Columns from top to bottom come now, up to the next empty line.
            self._is_in_rows = True
            return True
        *cells, hearts, clubs, diamonds, spades = ["", "", "", "", *words]
        tops = [hearts[:2], clubs[:2], diamonds[:2], spades[:2]]
        if tops == _TOPS:
            return all(_CARD.fullmatch(word) for word in cells if word)
        return bool(words) and all(word == "---" for word in words)

    def _words_between(self, text: str) -> list[str]:
        text = _STATISTICS.sub(" ", text)
        prefix = _PREFIX.match(text)
        start = prefix.end() if prefix else 0
        words = []
        for found in _WORD.finditer(text, start):
            word = found[0]
            is_before_dot = text[found.end() : found.end() + 1] == "."
            if not _RULE.fullmatch(word) and not self._is_number(word, is_before_dot):
                length = _LENGTH.fullmatch(word)
                words.append(f"{length[1]}x{int(length[2], 16)}" if length else word)
        return words

    def _is_number(self, word: str, is_before_dot: bool) -> bool:
        """Whether a word numbers the next move, such as ``1.`` or ``2)``, after 1 to there."""
        number = _NUMBER.fullmatch(word)
        if number is None or not (is_before_dot or number[2]):
            return False
        if int(number[1]) != self._numbered + 1:
            return False
        self._numbered += 1
        return True


def read_moves(text: str) -> list[str]:
    """The moves of a line, as texts that :meth:`fournil.core.position.Position.parse_move` reads.

    Args:
        text: moves as people write them, or what fc-solve prints.

    Raises:
        MalformedSolutionError: the text is of a game that was not solved, has no moves, or is far
            too long.
        MalformedMoveError: a word is no move.

    >>> read_moves("1. 6a 2. 26v3, Bh  # and so on")
    ['6a', '26x3', 'Bh']
    >>> read_moves("Move 3 cards from stack 1 to stack 9")
    ['2Ax3']
    """
    if len(text) > _MAX_TEXT_LENGTH:
        raise MalformedSolutionError("solution-too-long")
    if _UNSOLVED.search(text):
        raise MalformedSolutionError("solution-none")
    reader = Reader()
    moves: list[str] = []
    for number, line in remarks.lines_of(text):
        words = reader.words(line)
        for word in words:
            try:
                check_word(word)
            except MalformedMoveError as reason:
                if number == 1:
                    raise
                raise MalformedSolutionError(
                    "solution-line", line=number, reason=reason
                ) from reason
        moves += words
        if len(moves) > _MAX_MOVES:
            raise MalformedSolutionError("solution-too-long")
    if not moves:
        has_boards = reader.has_boards or _SOLVED.search(text)
        raise MalformedSolutionError("solution-boards" if has_boards else "solution-empty")
    return moves


def check_word(word: str) -> None:
    """Make sure that a word is a move, or to finish.

    Raises:
        MalformedMoveError: it is neither.
    """
    if word.lower() != FINISH:
        readings_of(word)


@dataclass(frozen=True, slots=True)
class Step:
    """What one word of a line stands for.

    Attributes:
        moves: its moves: one, or all that finish a game.
        is_finish: whether the word is to finish.
        implied: the moves to the foundations after it that standard notation leaves out.
    """

    moves: tuple[Move, ...]
    is_finish: bool
    implied: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Followed:
    """A line followed by the rules.

    Attributes:
        steps: what its words stand for, as far as the rules allow them.
        refusal: why the next word cannot be played; None if all can.
    """

    steps: tuple[Step, ...]
    refusal: FournilError | None

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves, with those that the line leaves out."""
        return tuple(move for step in self.steps for move in (*step.moves, *step.implied))

    @property
    def implied(self) -> int:
        """How many moves the line leaves out."""
        return sum(len(step.implied) for step in self.steps)


def read(text: str, position: Position) -> tuple[Move, ...]:
    """The moves of a line, followed by the rules from a position, with those that it leaves out.

    A move to an empty column that does not say its length takes the longest run that may go. What
    fc-solve prints with ``-sn`` leaves lengths out even where it moved fewer cards: there they
    are found by what makes the rest of the line legal.

    Raises:
        MalformedSolutionError: the text is of a game that was not solved, has no moves, or is far
            too long.
        MalformedMoveError: a word is no move.
        AmbiguousMoveError: a word can be read as two legal moves.
        IllegalMoveError: the rules refuse a move.
        CannotFinishError: the line is to finish where not every card can go up.
    """
    followed = follow(read_moves(text), position, is_solved(text))
    if followed.refusal is not None:
        raise followed.refusal
    return followed.moves


def is_solved(text: str) -> bool:
    """Whether a text is what fc-solve prints of a game that it has solved."""
    return _SOLVED.search(text) is not None


def follow(words: Sequence[str], position: Position, solved: bool = False) -> Followed:
    """Follow the words of a line by the rules, as far as they allow it.

    In FreeCell, a line that cannot be followed as it stands is read in standard notation, if it
    can be followed further so.

    Args:
        words: moves, and to finish.
        position: where the line begins.
        solved: whether fc-solve wrote it, so that all of it is legal in some reading.
    """
    plain = _follow(words, position, solved, standard=False)
    if plain.refusal is None or position.rules.game != _STANDARD_GAME:
        return plain
    standard = _follow(words, position, solved, standard=True)
    is_further = len(standard.steps) > len(plain.steps)
    return standard if standard.refusal is None or is_further else plain


def _follow(words: Sequence[str], position: Position, solved: bool, *, standard: bool) -> Followed:
    if solved:
        longest_first = not any("x" in word for word in words)
        found = _search(words, position, standard, longest_first)
        if found is not None:
            return Followed(found, None)
    start = position
    steps: list[Step] = []
    for word in words:
        try:
            step = _step(word, position, standard)
        except (
            MalformedMoveError,
            AmbiguousMoveError,
            IllegalMoveError,
            CannotFinishError,
        ) as refusal:
            found = None if solved or not standard else _search(words, start, standard, True)
            return Followed(tuple(steps), refusal) if found is None else Followed(found, None)
        steps.append(step)
        position = _after(position, step)
    return Followed(tuple(steps), None)


def _step(word: str, position: Position, standard: bool) -> Step:
    if word.lower() == FINISH:
        moves = finishing_moves(position)
        if not moves:
            raise CannotFinishError("finish-won" if position.is_won else "finish-not-yet")
        return Step(moves, True, ())
    move = settle(word, position)
    return _with_implied(move, position.play(move), standard)


def _with_implied(move: Move, after: Position, standard: bool) -> Step:
    return Step((move,), False, safe_moves(after) if standard else ())


def _after(position: Position, step: Step) -> Position:
    for move in (*step.moves, *step.implied):
        position = position.play_unchecked(move)
    return position


def _search(
    words: Sequence[str], position: Position, standard: bool, longest_first: bool
) -> tuple[Step, ...] | None:
    """A reading of all words in which every move is legal, by trying lengths one after another."""
    line: list[tuple[Step, Position, list[Step]]] = []
    failed: set[tuple[int, Position]] = set()

    def choices_at(index: int) -> list[Step]:
        if index == len(words):
            return []
        return _choices(words[index], position, standard, longest_first)

    choices = choices_at(0)
    while len(line) < len(words):
        if (len(line), position) in failed:
            choices = []
        if choices and len(failed) < _MAX_DEAD_ENDS:
            step = choices.pop(0)
            line.append((step, position, choices))
            position = _after(position, step)
            choices = choices_at(len(line))
        elif line and len(failed) < _MAX_DEAD_ENDS:
            failed.add((len(line), position))
            _, position, choices = line.pop()
        else:
            return None
    return tuple(step for step, _, _ in line)


def _choices(word: str, position: Position, standard: bool, longest_first: bool) -> list[Step]:
    try:
        if word.lower() == FINISH:
            return [_step(word, position, standard)]
        move = settle(word, position)
    except (MalformedMoveError, AmbiguousMoveError, CannotFinishError):
        return []
    counts = [move.count or 1]
    between_columns = move.source.kind == move.target.kind == PlaceKind.COLUMN
    fits = position.has(move.source) and position.has(move.target)
    if between_columns and fits and "x" not in word and not position.columns[move.target.index]:
        counts = list(range(counts[0], 0, -1))
    moves = [Move(move.source, move.target, count) for count in counts]
    legal = [move for move in moves if move in position.legal_moves]
    return [
        _with_implied(move, position.play_unchecked(move), standard)
        for move in (legal if longest_first else legal[::-1])
    ]


def settle(word: str, position: Position) -> Move:
    """The move that a word stands for here.

    ``111`` is 1 to 11 or 11 to 1, whichever is legal; ``3A`` is 3 to the first cell where there is
    no column 10.

    Raises:
        MalformedMoveError: it is no move.
        AmbiguousMoveError: both are legal, or neither is.
    """
    word = _with_cells(word, position)
    try:
        return position.parse_move(word)
    except AmbiguousMoveError:
        legal = [move for move in readings_of(word) if move in position.legal_moves]
        if len(legal) != 1:
            raise
        return position.resolve(legal[0])


def _with_cells(word: str, position: Position) -> str:
    """The word with small letters for its capitals that name no column here, but could a cell."""
    for letter in {typed for typed in word[:_MAX_MOVE_LENGTH] if typed in "ABCD"}:
        column, cell = Place.parse(letter), Place.parse(letter.lower())
        if not position.has(column) and position.has(cell):
            word = word.replace(letter, letter.lower())
    return word


def write_notation(position: Position, moves: Iterable[Move]) -> str:
    """A line in fc-solve's notation, as ``fc-solve -m -snx`` prints it: ten moves a line.

    Raises:
        IllegalMoveError: the rules refuse a move.
    """
    words = []
    for given in moves:
        move = position.resolve(given)
        words.append(_notation(position, move))
        position = position.play(move)
    rows = [
        " ".join(words[start : start + _MOVES_A_LINE])
        for start in range(0, len(words), _MOVES_A_LINE)
    ]
    return "".join(f"{row}\n" for row in rows)


def write_sentences(position: Position, moves: Iterable[Move]) -> str:
    """A line in fc-solve's sentences, as ``fc-solve`` prints it: one move a paragraph.

    Raises:
        IllegalMoveError: the rules refuse a move.
    """
    paragraphs = []
    for given in moves:
        move = position.resolve(given)
        # fc-solve counts the cards that go to a column, and a single one, too.
        counts = move.source.kind == move.target.kind == PlaceKind.COLUMN
        cards = f"{move.count or 1} cards" if counts else "a card"
        paragraphs.append(f"Move {cards} from {_named(move.source)} to {_named(move.target)}\n")
        position = position.play(move)
    return "\n".join(paragraphs)


def _notation(position: Position, move: Move) -> str:
    word = _numbered(move.source) + _numbered(move.target)
    to_empty = move.target.kind == PlaceKind.COLUMN and not position.columns[move.target.index]
    # Elsewhere the length follows from the ranks, and fc-solve leaves it out.
    return f"{word}v{move.count:x}" if to_empty and move.count and move.count > 1 else word


def _numbered(place: Place) -> str:
    return str(place.index + 1) if place.kind == PlaceKind.COLUMN else place.text


def _named(place: Place) -> str:
    if place.kind == PlaceKind.FOUNDATION:
        return "the foundations"
    return f"{'stack' if place.kind == PlaceKind.COLUMN else 'freecell'} {place.index}"


def _from_sentence(found: re.Match[str]) -> str:
    source = _place(found["source"], found["from"])
    target = FOUNDATION if found["foundations"] else _place(found["target"], found["to"])
    count = 1 if found["count"].lower() == "a" else int(found["count"])
    if source is None or target is None:
        raise MalformedSolutionError("solution-place", text=" ".join(found[0].split()))
    return str(Move(source, target, count))


def _place(kind: str, number: str) -> Place | None:
    index = int(number)
    if kind.lower() == "stack":
        return Place.column(index) if index < 13 else None
    return Place.cell(index) if index < 7 else None
