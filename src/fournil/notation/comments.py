"""Remarks in texts that people and programs write: the one grammar of them, for every reader.

A ``#`` at the start of a line, or after a blank, begins a remark that lasts to the end of the line.
It begins none where a number of another program follows the word that announces it, as in
``MS #24``. A line that holds nothing but a remark counts as no line at all, so that it is never
taken for an empty one.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_SIGN: Final = re.compile(r"(?<!\S)#")
_BEFORE_NUMBERS: Final = frozenset(
    {"ms", "microsoft", "pysol", "pysolfc", "deal", "game", "no", "no.", "number"}
)
# How far a sign looks back for its word and ahead for its number: enough for both.
_NEAR: Final = 24


def lines_of(text: str) -> list[tuple[int, str]]:
    r"""The lines of a text and their numbers, from 1, without remarks and invisible marks.

    >>> lines_of("# mine\n1a 5b  # and so on\n\nMS #24")
    [(2, '1a 5b  '), (3, ''), (4, 'MS #24')]
    """
    lines = []
    for number, line in enumerate(text.splitlines(), start=1):
        plain = _visible(line)
        bare = _without_remark(plain) if "#" in plain else plain
        if bare is plain or bare.strip():
            lines.append((number, bare))
    return lines


def without(text: str) -> str:
    r"""A text without its remarks, and with every other line where it was.

    >>> without("# mine\n{} # yours")
    '\n{} '
    """
    if "#" not in text:
        return text
    return "\n".join(
        _without_remark(_visible(line)) if "#" in line else line for line in text.splitlines()
    )


def _without_remark(line: str) -> str:
    for sign in _SIGN.finditer(line):
        if not _is_before_number(line, sign.start()):
            return line[: sign.start()]
    return line


def _is_before_number(line: str, at: int) -> bool:
    before = line[max(0, at - _NEAR) : at].lower().split()
    after = line[at + 1 : at + _NEAR].lstrip()
    return bool(before) and before[-1] in _BEFORE_NUMBERS and after[:1].isdecimal()


def _visible(line: str) -> str:
    """The line without byte-order marks, marks of direction and the like."""
    if line.isascii():
        return line
    return "".join(typed for typed in line if unicodedata.category(typed) != "Cf")
