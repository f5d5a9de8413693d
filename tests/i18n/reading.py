"""What a page says, taken apart: its boards, numbers and cards, section by section."""

from __future__ import annotations

import re

from fournil.core.cards import Card
from fournil.deals.deal import Deal
from fournil.game.game import Game
from fournil.i18n import Translator
from fournil.i18n.markdown_pages import Board, Page, Section, load_page
from fournil.i18n.numbers import DIGITS

_TO_LATIN = {ord(d): str(i) for system in DIGITS.values() for i, d in enumerate(system)}
_CARD = re.compile("(?:10|[2-9AJQK])[♠♥♦♣]")
_NUMBER = re.compile(r"\d+(?:[,.\u202f٬]\d{3})*")


def page(tag: str, name: str) -> Page:
    return load_page(Translator(tag), name)


def section(tag: str, name: str, id: str) -> Section:  # noqa: A002
    (found,) = (part for part in page(tag, name).sections if part.id == id)
    return found


def boards(tag: str, name: str, id: str) -> list[Board]:  # noqa: A002
    return [block for block in section(tag, name, id).blocks if isinstance(block, Board)]


def html_of(part: Section) -> str:
    """All of a section's HTML, its heading and the captions of its boards included."""
    pieces = [part.title]
    for block in part.blocks:
        if isinstance(block, Board):
            pieces.append(block.caption)
        elif block.kind == "text":
            pieces.append(block.html)  # type: ignore[union-attr]
    return "\n".join(pieces)


def prose(part: Section) -> str:
    """A section's words: no tags, no code; digits as 0-9; no direction marks."""
    html = re.sub(r"<code[^>]*>.*?</code>", " ", html_of(part), flags=re.DOTALL)
    text = re.sub("[\u2066-\u2069]", "", re.sub(r"<[^>]+>", " ", html))
    return text.translate(_TO_LATIN)


def numbers(part: Section) -> list[int]:
    """The numbers that a section speaks of, in order; those on cards are not numbers."""
    found = _NUMBER.findall(_CARD.sub(" ", prose(part)))
    return [int(re.sub(r"\D", "", number)) for number in found]


def cards(part: Section) -> list[Card]:
    """The cards that a section names, in order."""
    return [Card.parse(text) for text in _CARD.findall(prose(part))]


def started(board: Board) -> Game:
    """The game of a board, played to the position that it shows."""
    game = Game(Deal.parse(board.deal))
    for move in board.before:
        game.play(move)
    return game
