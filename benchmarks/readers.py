"""Time every reader of text against the size of the text, and report how the time grows.

For each reader and each shape of text that is hard on patterns, the seconds for 1 kB to 64 kB and
the exponent of their growth: 1 is linear, 2 is quadratic. A reader that refuses a text for its
length takes no time, and its exponent is 0. Run it with `python benchmarks/readers.py`; it exits
with 1 if a reader needs more than a second for 64 kB, or grows faster than the exponent 1.4.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Final

from starlette.requests import cookie_parser

from fournil import Card, Deal, Game, Move, find_rules
from fournil.cli.arguments import UsageError
from fournil.cli.input.deal_sets import texts_of
from fournil.cli.input.ranges import looks_like_range, read_range
from fournil.deals.parse import RulesFilter
from fournil.errors import FournilError
from fournil.game import record as gametexts
from fournil.i18n import negotiate, regional
from fournil.notation import boards, codes
from fournil.notation import move_lines as solutions
from fournil.web.pages.replay import read_replay

KILOBYTE: Final = 1024
SIZES: Final = tuple(KILOBYTE << step for step in range(7))
_MAX_SECONDS: Final = 1.0
_MAX_EXPONENT: Final = 1.4
_NOISE: Final = 0.004
"""Seconds below which a time says nothing about growth."""

Reader = Callable[[str], object]

_DEAL: Final = Deal.parse("BK1-C4-AAAAA24")


def _argument(text: str) -> object:
    return [read(text) for read in (looks_like_range, read_range)]


READERS: Final[Mapping[str, Reader]] = {
    "Deal.parse": Deal.parse,
    "codes.read": codes.read,
    "codes.looks_like_code": codes.looks_like_code,
    "boards.read_text": boards.read_text,
    "boards.read_json": boards.read_json,
    "boards.looks_like_board": boards.looks_like_board,
    "gametexts.read": gametexts.read,
    "gametexts.read, deal": lambda text: gametexts.read(f"deal {text}"),
    "gametexts.read, moves": lambda text: gametexts.read(f"deal BK1-C4-AAAAA24\nmoves {text}"),
    "solutions.read_moves": solutions.read_moves,
    "solutions.read": lambda text: solutions.read(text, _DEAL.position),
    "solutions.read, fc-solve": lambda text: solutions.read(f"-=-=-=-=\n{text}", _DEAL.position),
    "Move.parse": Move.parse,
    "Card.parse": Card.parse,
    "Game.play": lambda text: Game(_DEAL).play(text),
    "find_rules": find_rules,
    "Asked": lambda text: RulesFilter(game=text, cells=2).select(),
    "cli range": _argument,
    "cli deals in a file": lambda text: list(texts_of(text, None)),
    "replay": read_replay,
    "replay, moves": lambda text: read_replay(f"BK1-C4-AAAAA24/{text}"),
    "language": lambda text: (negotiate(text), regional("ar", text), negotiate(None, text)),
    "cookies": cookie_parser,
}

# fmt: off
_UNITS: Final = (
    "a", "1", "9" * 5, "٣", "\n", " ", "\t", "\r\n", "\x0b", "\x00", "\x85", "\u2028", "\u200f",
    "\u0301", "\ufdfa", "①", "ﷺ\u0301", "-", "–", "- ", ":", ": ", ":\n", ";", ",", ".", "/",
    "//", "/g/", "http://", "https://x/g/", "?", "#", "# ", "\n#", "%20", "%", "(", "[", "{",
    '{"a":', "[[", "]", '"', "'", "\\", "\\0", '\\"', "=", "v", "x", "26v", "26", "26 ", "1a a1 ",
    "111 ", "h", "move", "move ", "move:", "move 1 ", "move 1 cards from stack 1 to ",
    "Move a card from stack 1 to stack 2\n", "deal ", "deal\n", "moves\n", "finish ", "found",
    "founds:", "foundations: ", "freecells: ", "free ", "cells", "fc:", "Freecells: - \n", "KS ",
    "KS\n", "10", "10C ", "KS\n\n", "-=-", "-=-=-=\n", "---\n", "0 ", "ms", "ms:", "ms:1\n",
    "pysol", "ms-", "BK1", "BK1-", "BK1-C4-", "bk1 c4 ", "AAAAA24", "BK1-C4-AAAAA24\n", "en,",
    "en;q=0.1,", "ar-EG,", "-x", "this game is ", "i could not solve", "total number ", "\ud800",
    "🂡", "❤\ufe0f", "<KS>", "\xa0",
)
# fmt: on
_ENDS: Final = (
    ("", ""),
    ("http:///g/", " x"),
    ("{", ""),
    ("Founds: ", "!"),
    ("ms:", "x"),
    ("Freecells:", ""),
)


def shapes(size: int) -> Iterator[tuple[str, str]]:
    """Make the texts of a size, each with a name."""
    for unit in _UNITS:
        many = (unit * (size // len(unit) + 1))[:size]
        for head, tail in _ENDS:
            yield (
                f"{head!a} {unit!a}... {tail!a}",
                f"{head}{many[: size - len(head) - len(tail)]}{tail}",
            )
    for name, head, unit, tail in (
        ("long number in JSON", '{"tableau piles":', "1", "}"),
        ("long list in JSON", '{"tableau piles":[', '["KS"],', "[]]}"),
        (
            "many cells in JSON",
            '{"tableau piles":[[],[],[],[],[],[],[],[]],"cells":[',
            '"",',
            '""]}',
        ),
        ("board and empty lines", "KS\nQS\nJS\nTS\n", "\n", "KH"),
        ("cells and dashes", "KS\nKH\nKC\nKD\nQS\nQC\nQD\nQH\nFreecells:", " -", ""),
    ):
        yield name, head + (unit * (size // len(unit)))[: size - len(head) - len(tail)] + tail


def seconds(read: Reader, text: str) -> float:
    """Measure the CPU seconds of a reader on a text: other programs do not count."""
    start = time.thread_time()
    with suppress(FournilError, UsageError):
        read(text)
    return time.thread_time() - start


def exponent(times: list[float]) -> float:
    """Estimate the power of the size with which the last times grow.

    What is refused at once because of its length counts up to the last size that is read.
    """
    read = [(size, taken) for size, taken in zip(SIZES, times, strict=True) if taken > _NOISE]
    if len(read) < 2 or read[-1][0] < 4 * read[0][0]:
        return 0.0
    (first, before), (last, after) = read[0], read[-1]
    return math.log(after / before) / math.log(last / first)


def worst(read: Reader) -> list[tuple[float, float, str]]:
    """Find the shapes on which a reader takes longest: seconds at most, exponent, name."""
    names = [name for name, _ in shapes(SIZES[-1])]
    found: dict[str, list[float]] = {name: [] for name in names}
    for size in SIZES:
        for name, text in shapes(size):
            found[name].append(seconds(read, text))
    # What looks steep is measured again: a busy machine slows the CPU down as well.
    steep = {name for name, times in found.items() if exponent(times) > _MAX_EXPONENT}
    for place, size in enumerate(SIZES):
        for name, text in shapes(size):
            if name in steep:
                again = min(seconds(read, text) for _ in range(3))
                found[name][place] = min(found[name][place], again)
    ranked = [(max(times), exponent(times), name) for name, times in found.items()]
    return sorted(ranked, reverse=True)


def main(names: list[str]) -> int:
    """Print a line for each reader; return 1 if one is too slow."""
    failed = False
    for name, read in READERS.items():
        if names and name not in names:
            continue
        ranked = worst(read)
        steep = [row for row in ranked if row[1] > _MAX_EXPONENT and row[0] > 5 * _NOISE]
        failed |= bool(steep) or ranked[0][0] > _MAX_SECONDS
        for taken, power, shape in (ranked[:1] + steep)[:4]:
            mark = "!" if power > _MAX_EXPONENT or taken > _MAX_SECONDS else " "
            print(f"{mark} {name:26} {1000 * taken:9.1f} ms  n^{power:4.2f}  {shape}", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
