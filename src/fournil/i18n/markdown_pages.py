"""The long pages: rules, examples and FAQ, one Markdown file a language and game.

A page is plain Markdown with three additions, so that translators need no program:

* ``## Title {#id}`` (or ``###``) opens a section; its id is the same in every language;
* a fence named ``board`` shows a real position, played by the engine when the page is made::

      ```board BK1-C4-AAAAA24
      before: 26 3a        (moves that lead to the position shown)
      then: 4h             (moves that the reader can step through)
      refused: 37          (moves that the rules refuse here, each shown with its reason)
      caption: One line of Markdown.
      ```

* a fence named ``capacity`` stands for the table of run lengths, computed by the rules.

Links may begin with ``page:`` (``page:faq#code``, ``page:rules/dozen``) or ``deal:``
(``deal:BK1-C4-AAAAA24``). Numbers in the text are typed as 0-9 and shown with the language's own
digits and separators, those in ``code`` never. No HTML is let through.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fournil.i18n.languages import find_language
from fournil.i18n.numbers import map_numbers, numbering

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it import MarkdownIt
    from markdown_it.token import Token

    from fournil.i18n.translator import Translator

PAGES: tuple[str, ...] = (
    "rules-boulanger",
    "rules-dozen",
    "examples-boulanger",
    "examples-dozen",
    "faq",
)
HERE = Path(__file__).parent
_TITLE = re.compile(r"(?P<level>#{1,3}) (?P<title>.+?)(?: \{#(?P<id>[a-z0-9-]+)\})?")
_CARD = re.compile("(?:10|[2-9AJQK])[♠♥♦♣]")
_BOARD_FIELDS = ("before", "then", "refused", "caption")


@dataclass(frozen=True)
class Text:
    """A stretch of finished HTML."""

    html: str
    kind: str = "text"


@dataclass(frozen=True)
class Board:
    """A live board: a deal, the moves before the position shown, and what to try there.

    ``caption`` is finished HTML (inline). The moves are in the notation of the program.
    """

    deal: str
    before: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    caption: str = ""
    kind: str = "board"


@dataclass(frozen=True)
class CapacityTable:
    """The place where the table of run lengths goes."""

    kind: str = "capacity"


Block = Text | Board | CapacityTable


@dataclass(frozen=True)
class Section:
    """A heading (level 2 or 3, its text as HTML) and what stands below it."""

    id: str
    level: int
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Page:
    """One page: its title as plain text, what stands before the first heading, its sections."""

    name: str
    title: str
    intro: tuple[Block, ...]
    sections: tuple[Section, ...]

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Every block of the page in order."""
        return self.intro + tuple(block for part in self.sections for block in part.blocks)


class MalformedPageError(ValueError):
    """A page's file does not follow the format; the text says where."""


def load_page(words: Translator, name: str) -> Page:
    """Return one of `PAGES` in the language of ``words``, in its digits.

    Raises:
        LookupError: there is no page of that name.
        MalformedPageError: the file is not as this module describes.
    """
    if name not in PAGES:
        raise LookupError(name)
    return _load(words.language.tag, numbering(words.tag), name)


@cache
def _load(tag: str, system: str, name: str) -> Page:
    source = (HERE / "pages" / tag / f"{name}.md").read_text(encoding="utf-8")
    title, chunks = "", _split(source, f"{tag}/{name}")
    sections: list[Section] = []
    intro: tuple[Block, ...] = ()
    for heading, body in chunks:
        blocks = _blocks(body, tag, system)
        level = len(heading["level"])
        if level == 1:
            title, intro = map_numbers(heading["title"], system), blocks
            continue
        if heading["id"] is None:
            raise MalformedPageError(f"{tag}/{name}: “{heading['title']}” has no id")
        heading_html = _inline(heading["title"], tag, system)
        sections.append(Section(heading["id"], level, heading_html, blocks))
    return Page(name, title, intro, tuple(sections))


def _split(source: str, where: str) -> list[tuple[re.Match[str], str]]:
    """Cut a file at its headings; a ``#`` inside a fence is no heading."""
    chunks: list[tuple[re.Match[str], list[str]]] = []
    fenced = False
    for line in source.splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else _TITLE.fullmatch(line)
        if heading:
            chunks.append((heading, []))
        elif chunks:
            chunks[-1][1].append(line)
        elif line.strip():
            raise MalformedPageError(f"{where}: the file must begin with a title")
    return [(heading, "\n".join(lines)) for heading, lines in chunks]


def _blocks(body: str, tag: str, system: str) -> tuple[Block, ...]:
    markdown = _markdown()
    blocks: list[Block] = []
    held: list[Token] = []

    def flush() -> None:
        if held:
            blocks.append(Text(_render(held, tag, system)))
            held.clear()

    for token in markdown.parse(body):
        word = token.info.split(maxsplit=1)
        if token.type == "fence" and word[:1] == ["board"]:
            flush()
            blocks.append(_board(word[1].strip(), token.content, tag, system))
        elif token.type == "fence" and word[:1] == ["capacity"]:
            flush()
            blocks.append(CapacityTable())
        else:
            held.append(token)
    flush()
    return tuple(blocks)


def _board(deal: str, lines: str, tag: str, system: str) -> Board:
    fields = dict.fromkeys(_BOARD_FIELDS, "")
    for line in lines.splitlines():
        name, colon, value = line.partition(":")
        if not colon or name not in fields:
            raise MalformedPageError(f"{tag}: board {deal}: “{line}” is not a field")
        fields[name] = value.strip()
    return Board(
        deal=deal,
        before=tuple(fields["before"].split()),
        then=tuple(fields["then"].split()),
        refused=tuple(fields["refused"].split()),
        caption=_inline(fields["caption"], tag, system),
    )


def _inline(source: str, tag: str, system: str) -> str:
    return _render(_markdown().parseInline(source), tag, system)


def _render(tokens: Sequence[Token], tag: str, system: str) -> str:
    markdown = _markdown()
    for token in tokens:
        for child in token.children or ():
            if child.type == "text":
                child.content = map_numbers(_isolated(child.content, tag), system)
            elif child.type == "code_inline":
                # Codes and moves read left to right whatever stands around them.
                child.attrSet("dir", "ltr")
                child.attrSet("translate", "no")
            elif child.type == "link_open":
                child.attrSet("href", _address(str(child.attrGet("href") or ""), tag))
    return str(markdown.renderer.render(list(tokens), markdown.options, {})).strip()


def _isolated(text: str, tag: str) -> str:
    """Keep each card of a right-to-left text as it is drawn: rank left, suit right."""
    if find_language(tag).dir == "ltr":
        return text
    return _CARD.sub("\u2066\\g<0>\u2069", text)


def _address(href: str, tag: str) -> str:
    kind, colon, rest = href.partition(":")
    if colon and kind == "page":
        return f"/{tag}/{rest}"
    if colon and kind == "deal":
        return f"/{tag}/g/{rest}"
    return href


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")
