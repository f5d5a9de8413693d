"""Valid texts mutated, given to every reader: only the documented errors may come out.

Run by itself it tells how many texts were read:
``python -m tests.notation.mutations 1000000 --seed 7``.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from fournil import Card, Deal, Game, Move, find_rules
from fournil import errors as of
from fournil.cli.arguments import UsageError, whole_number
from fournil.cli.input.deal_sets import texts_of
from fournil.cli.input.ranges import looks_like_range, read_range
from fournil.deals.parse import RulesFilter
from fournil.game import record as gametexts
from fournil.i18n import Translator, negotiate, regional
from fournil.notation import boards, codes
from fournil.notation import move_lines as solutions
from fournil.service.practice import practise
from fournil.web.errors import RequestError
from fournil.web.pages.replay import read_replay
from tests.notation.hostile import BOARDS

Reader = Callable[[str], object]
Errors = tuple[type[of.FournilError], ...]

_DEAL: Final = Deal.parse("BK1-C4-AAAAA24")
_LINE: Final = ("1a", "5b", "1h", "7a")
_NO_DEAL: Final[Errors] = (
    of.MalformedDealError,
    of.UnknownGameError,
    of.InvalidPositionError,
    of.MalformedCardError,
)
_WORDS: Final = tuple(Translator(tag) for tag in ("en", "ar", "th"))

READERS: Final[dict[str, tuple[Reader, Errors]]] = {
    "deal": (Deal.parse, _NO_DEAL),
    "deal of a game": (lambda text: Deal.parse(text, game="dozen"), _NO_DEAL),
    "deal with cells": (lambda text: Deal.parse(text, cells=2), _NO_DEAL),
    "code": (codes.read, (of.MalformedCodeError,)),
    "looks like a code": (codes.looks_like_code, ()),
    "board": (boards.read_text, (of.MalformedBoardError, of.InvalidPositionError)),
    "board of a game": (
        lambda text: boards.read_text(text, find_rules("freecell")),
        (of.MalformedBoardError, of.InvalidPositionError),
    ),
    "json": (
        boards.read_json,
        (of.MalformedBoardError, of.InvalidPositionError, of.MalformedCardError),
    ),
    "looks like a board": (boards.looks_like_board, ()),
    "game text": (gametexts.read, (of.RecordError,)),
    "game text, deal": (lambda text: gametexts.read(f"deal {text}"), (of.RecordError,)),
    "game text, moves": (
        lambda text: gametexts.read(f"deal BK1-C4-AAAAA24\nmoves {text}"),
        (of.RecordError,),
    ),
    "moves": (solutions.read_moves, (of.MalformedSolutionError, of.MoveError)),
    "line": (
        lambda text: solutions.read(text, _DEAL.position),
        (of.MalformedSolutionError, of.MoveError, of.CannotFinishError),
    ),
    "fc-solve": (
        lambda text: solutions.read(f"-=-=-=-=\n{text}", _DEAL.position),
        (of.MalformedSolutionError, of.MoveError, of.CannotFinishError),
    ),
    "move": (Move.parse, (of.MalformedMoveError, of.AmbiguousMoveError)),
    "play": (lambda text: Game(_DEAL).play(text), (of.MoveError,)),
    "repeat": (lambda text: Game(_DEAL).replay_action(text), (of.MoveError, of.CannotFinishError)),
    "card": (Card.parse, (of.MalformedCardError,)),
    "rules": (find_rules, (of.UnknownGameError,)),
    "asked": (lambda text: RulesFilter(game=text, cells=2).select(), (of.UnknownGameError,)),
    "range": (read_range, (UsageError, of.UnknownGameError, of.DealNumberError)),
    "range with cells": (
        lambda text: read_range(text, "boulanger", 7),
        (UsageError, of.UnknownGameError, of.DealNumberError),
    ),
    "looks like a range": (looks_like_range, ()),
    "whole number": (whole_number("--cells", 0, 7), (UsageError,)),
    "deals in a file": (lambda text: list(texts_of(text, None)), ()),
    "replay": (read_replay, (RequestError,)),
    "replay, moves": (lambda text: read_replay(f"BK1-C4-AAAAA24/{text}"), (RequestError,)),
    "practice": (
        lambda text: practise("BK1-C4-AAAAA24", [text[:40]], [], [text[-40:]], "tap", text[:40]),
        (of.FournilError,),
    ),
    "language": (lambda text: (negotiate(text, text), regional("ar", text)), ()),
}
"""Each reader, and the errors that its documentation names."""

_MID_GAME: Final = Deal.parse("BK1-C4-PFYJNULOI76RD").position


def _game_text() -> str:
    game = Game(Deal.parse("ms:617"))
    for move in ("1a", "1b"):
        game.play(move)
    return gametexts.write(game)


SEEDS: Final[tuple[str, ...]] = (
    "BK1-C4-AAAAA24",
    "bd1 ke aaaaabq",
    "BK1-C4-PFYJNULOI76RD",
    Deal.parse("dozen pysol:5").code,
    "ms:617",
    "BK1-C2-ms:617",
    "dozen pysol:99999999999999999999",
    "https://fournil.example/fr/g/BK1-C4-AAAAA24?game=x#y",
    "http://127.0.0.1:8052/g/BK1-C2-ms%3A617",
    "-٦١٧",
    *(
        boards.write_text(Deal.parse(name).position)
        for name in ("ms:1", "BD1-KD-ms:9", "GM1-KA-ms:3")
    ),
    boards.write_text(_MID_GAME),
    "Founds: C-8 S-J H-Q D-Q\nQS KS\n\nKH\n\nKD\n\n9C\n\nTC\n\nJC\nQC\nKC\n",
    "Foundations: H-0 C-A D-0 S-0 \nFreecells:  7H     TD    \n: 3C 4D\n: KS <QS>, JS\n",
    boards.write_json(Deal.parse("ms:1").position),
    boards.write_json(_MID_GAME),
    *BOARDS.values(),
    _game_text(),
    "# kept\ndeal: ms:617 # a deal\nMoves = 1a, 1b; 26x3 finish\n",
    "1a 5b 26v3 10h 3-12 111 AhX Bh",
    "Move 3 cards from stack 1 to stack 5\n\nMove a card from freecell 0 to the foundations\n",
    "-=-=-=-=-=-=-=-=-=-=-=-\n\n1a 26 4h\nThis game is solveable.\n",
    "Move: 26\n\nFoundations: H-0\n: 2C",
    "I could not solve this game.",
    "7H",
    "10♥\ufe0f",
    "boulanger",
    "ms:1-1000",
    "BD1-KA-code:0-99",
    "7",
    "BK1-C4-AAAAA24/1a.5b.finish",
    "fr-CA, ar-EG;q=0.9, en;q=0.1",
)  # fmt: skip

_ALPHABET: Final = (
    *"0123456789AaBbCcDdGgHhJKQSTxvms:;-=#/?&.,{}[]\"'\\<> \t\n\r\x00\x1b\x7f\x85\xa0\x0b",
    *"\u0301\u200d\u200f\u202e\u2028\ufeff\ufe0f\ufdfa\ud800\udcff\U0001f0a1٣۴๗²①½Ⅷİıßſ－―−♥♠10",
    "NaN", "true", "null", "\\ud800", "1e999", "9" * 50, "%3A", "http://", "/g/", "deal ", "moves ",
    "finish", "Move ", "stack 13", "Foundations:", "Freecells:", '"cells"', "[[",
    "--", "\r\n", "ms:",
)  # fmt: skip


def mutate(text: str, rng: random.Random) -> str:
    """Change a text in one to six places: characters and pieces, its own and those of others."""
    for _ in range(rng.choice((1, 1, 2, 3, 6))):
        at, end = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        kind = rng.randrange(8)
        if kind == 0:
            text = text[:at] + rng.choice(_ALPHABET) + text[at:]
        elif kind == 1:
            text = text[:at] + rng.choice(_ALPHABET) + text[at + 1 :]
        elif kind == 2:
            text = text[:at] + text[at + rng.randint(1, 3) :]
        elif kind == 3:
            text = text[:at] + text[end:]
        elif kind == 4:
            text = text[:end] + text[at : min(end, at + 60)] * rng.randint(1, 4) + text[end:]
        elif kind == 5:
            other = rng.choice(SEEDS)
            start = rng.randint(0, len(other))
            text = text[:at] + other[start : start + rng.randint(0, 80)] + text[at:]
        elif kind == 6:
            text = rng.choice((text.upper, text.lower, text.title, text[::-1].strip))()
        else:
            text = text[:at] + chr(rng.randrange(0x110000)) + text[at:]
    return text


def read(name: str, text: str) -> str | None:
    """Give a text to a reader; return the key of its error, if it raised a documented one.

    Raises:
        AssertionError: another error came out, or one that cannot be told.
    """
    reader, documented = READERS[name]
    try:
        reader(text)
    except documented as error:
        told = (str(error), *(words.error(error) for words in _WORDS))
        for sentence in told:
            sentence.encode()
            if any(character in sentence for character in "\x1b\x00\x07\x85"):
                raise AssertionError(f"{name} echoes control characters of {text!a}") from error
        return error.key
    except Exception as error:
        raise AssertionError(f"{name} let {error!r} out for {text!a}") from error
    return None


def main() -> None:
    """Mutate texts and count what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, help="how many texts to read")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    names, became, start = list(READERS), Counter[str | None](), time.monotonic()
    for number in range(asked.count):
        became[read(names[number % len(names)], mutate(rng.choice(SEEDS), rng))] += 1
    spent = time.monotonic() - start
    print(f"{asked.count} texts, seed {asked.seed}, {spent:.0f} s: {became[None]} were understood")
    for key, count in became.most_common():
        print(f"{count:9} {key or 'understood'}")


if __name__ == "__main__":
    main()
