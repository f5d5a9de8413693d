"""Lines of moves as fc-solve writes them, and as people do.

fc-solve numbers columns from 1 in its notation (``26``, ``10h``, ``26v3`` for three cards to an
empty column: ``fc-solve -m -snx``) and from 0 in its sentences (``Move 3 cards from stack 1 to
stack 5``). Both are read, with the boards and the statistics around them left aside.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fournil.errors import AmbiguousMove, MalformedSolution
from fournil.moves import FOUNDATION, Move, Place, PlaceKind, readings_of
from fournil.position import Position

_SENTENCE: Final = re.compile(
    r"""move \s+ (?P<count> a | \d{1,2}) \s+ cards? \s+
        from \s+ (?P<source> stack | freecell) \s+ (?P<from> \d{1,2}) \s+
        to \s+ (?: (?P<target> stack | freecell) \s+ (?P<to> \d{1,2})
               | (?:the \s+)? (?P<foundations> foundations?) (?: \s+ \d)? )""",
    re.VERBOSE | re.IGNORECASE,
)
_ASIDE: Final = re.compile(
    r"""\s* (?: [-=]{3,} .* | -=-=.* | this \s+ (?:game|scan) .* | total \s+ number .*
              | : .* | found(?:ation)?s? \s* : .* | free\s*cells? \s* : .* | \#.* )?""",
    re.VERBOSE | re.IGNORECASE,
)
_MARK: Final = re.compile(r"-=-=-=|this game is solveable", re.IGNORECASE)
# Blanks of one line only: over the ends of lines, many empty ones would be looked at from each.
_PREFIX: Final = re.compile(r"^[^\S\n]*move[^\S\n]*:", re.IGNORECASE | re.MULTILINE)
_UNSOLVED: Final = re.compile(r"i could not solve|count exceeded|unsolv", re.IGNORECASE)
_LENGTH: Final = re.compile(r"(.+)v([0-9a-f]{1,2})")
_MOVES_A_LINE: Final = 10
_LONGEST_TEXT: Final = 2_000_000
_MOST_MOVES: Final = 20_000
_MOST_DEAD_ENDS: Final = 10_000


def read_moves(text: str) -> list[str]:
    """The moves of a line, as texts that :meth:`fournil.position.Position.read_move` reads.

    Args:
        text: moves as people write them, or what fc-solve prints.

    Raises:
        MalformedSolution: the text is of a game that was not solved, or is far too long.
        MalformedMove: a word is no move.

    >>> read_moves("6a 26v3 Bh")
    ['6a', '26x3', 'Bh']
    >>> read_moves("Move 3 cards from stack 1 to stack 9")
    ['2Ax3']
    """
    if len(text) > _LONGEST_TEXT:
        raise MalformedSolution("solution-too-long")
    if _UNSOLVED.search(text):
        raise MalformedSolution("solution-none")
    sentences = [_from_sentence(found) for found in _SENTENCE.finditer(text)]
    if sentences:
        return sentences
    moves = []
    for line in _PREFIX.sub("", text).splitlines():
        if not _ASIDE.fullmatch(line):
            moves += [_from_word(word) for word in line.split()]
    return moves


def read(text: str, position: Position) -> tuple[Move, ...]:
    """The moves of a line, followed by the rules from a position.

    A move to an empty column that does not say its length takes the longest run that may go. What
    fc-solve prints with ``-sn`` leaves lengths out even where it moved fewer cards: there they
    are found by what makes the rest of the line legal.

    Raises:
        MalformedSolution: the text is of a game that was not solved, or is far too long.
        MalformedMove: a word is no move.
        AmbiguousMove: a word can be read as two legal moves.
        IllegalMove: the rules refuse a move.
    """
    words = read_moves(text)
    if len(words) > _MOST_MOVES:
        raise MalformedSolution("solution-too-long")
    if _MARK.search(text):
        found = _follow(words, position, longest_first=not any("x" in word for word in words))
        if found is not None:
            return found
    moves = []
    for word in words:
        move = settle(word, position)
        position = position.play(move)
        moves.append(move)
    return tuple(moves)


def _follow(
    words: list[str], position: Position, *, longest_first: bool
) -> tuple[Move, ...] | None:
    """A reading of all words in which every move is legal, by trying lengths one after another."""
    line: list[tuple[Move, Position, list[Move]]] = []
    failed: set[tuple[int, Position]] = set()
    choices = _choices(words[0], position, longest_first) if words else []
    while len(line) < len(words):
        if (len(line), position) in failed:
            choices = []
        if choices and len(failed) < _MOST_DEAD_ENDS:
            move = choices.pop(0)
            line.append((move, position, choices))
            position = position.after(move)
            if len(line) < len(words):
                choices = _choices(words[len(line)], position, longest_first)
        elif line and len(failed) < _MOST_DEAD_ENDS:
            failed.add((len(line), position))
            _, position, choices = line.pop()
        else:
            return None
    return tuple(move for move, _, _ in line)


def _choices(word: str, position: Position, longest_first: bool) -> list[Move]:
    try:
        move = settle(word, position)
    except AmbiguousMove:
        return []
    counts = [move.count or 1]
    between_columns = move.source.kind == move.target.kind == PlaceKind.COLUMN
    fits = position.has(move.source) and position.has(move.target)
    if between_columns and fits and "x" not in word and not position.columns[move.target.index]:
        counts = list(range(counts[0], 0, -1))
    moves = [Move(move.source, move.target, count) for count in counts]
    legal = [move for move in moves if move in position.legal_moves]
    return legal if longest_first else legal[::-1]


def settle(word: str, position: Position) -> Move:
    """The move that a word stands for here; ``111`` is 1 to 11 or 11 to 1, whichever is legal.

    Raises:
        MalformedMove: it is no move.
        AmbiguousMove: both are legal, or neither is.
    """
    try:
        return position.read_move(word)
    except AmbiguousMove:
        legal = [move for move in readings_of(word) if move in position.legal_moves]
        if len(legal) != 1:
            raise
        return position.complete(legal[0])


def write_notation(position: Position, moves: Iterable[Move]) -> str:
    """A line in fc-solve's notation, as ``fc-solve -m -snx`` prints it: ten moves a line.

    Raises:
        IllegalMove: the rules refuse a move.
    """
    words = []
    for given in moves:
        move = position.complete(given)
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
        IllegalMove: the rules refuse a move.
    """
    paragraphs = []
    for given in moves:
        move = position.complete(given)
        count = move.count or 1
        cards = "a card" if count == 1 else f"{count} cards"
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
        raise MalformedSolution("solution-place", text=" ".join(found[0].split()))
    return str(Move(source, target, count))


def _place(kind: str, number: str) -> Place | None:
    index = int(number)
    if kind.lower() == "stack":
        return Place.column(index) if index < 13 else None
    return Place.cell(index) if index < 7 else None


def _from_word(word: str) -> str:
    length = _LENGTH.fullmatch(word)
    plain = f"{length[1]}x{int(length[2], 16)}" if length else word
    readings_of(plain)
    return plain
