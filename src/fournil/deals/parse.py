"""What a text that names a deal stands for: a code, another program's number, or a board."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from fournil.core.position import Position
from fournil.core.rules import CATALOGUE, Rules, find_rules, games
from fournil.errors import DealNumberError, MalformedCodeError, MalformedDealError, UnknownGameError
from fournil.notation import boards, codes
from fournil.notation import comments as remarks

_MAX_TEXT_LENGTH: Final = 100_000
_MAX_ADDRESS_LENGTH: Final = 2_000
_MAX_NAME_LENGTH: Final = 60
_MAX_HEAD_LENGTH: Final = 60
_MAX_DIGITS: Final = 40
_NUMBERED: Final = re.compile(
    r"""(?: (?P<game> [A-Z0-9] [A-Z0-9\s-]*? ) [\s:/_-]+ )?
        (?P<source> MS | MICROSOFT | PYSOLFC | PYSOL ) \s* [:#=-]? \s*""",
    re.VERBOSE,
)
_WHOLE: Final = re.compile(r"[+-]?\d+")
_SCHEME: Final = re.compile(r"https?://", re.IGNORECASE)
_BEHIND_PATH: Final = re.compile(r"[?#]")
_BEFORE_DEAL: Final = re.compile(r"/g/", re.IGNORECASE)


class Source(Enum):
    """Where a deal's cards come from."""

    CODE = "code"
    MICROSOFT = "ms"
    PYSOL = "pysol"
    BOARD = "board"


class ParsedDeal(NamedTuple):
    """A text understood: where the cards come from, the game, and the number or the board."""

    source: Source
    rules: Rules
    value: int | Position


@dataclass(frozen=True)
class RulesFilter:
    """The game that a player asks for beside the text of a deal; None where nothing is asked.

    Attributes:
        rules: the exact game.
        game: a game's plain name, which agrees with all its variations, or its exact name.
        cells: a number of cells.
    """

    rules: Rules | None = None
    game: str | None = None
    cells: int | None = None

    def select(self) -> Rules | None:
        """The game asked for; None if nothing was.

        Raises:
            UnknownGameError: there is no such game, or it is not played with so many cells.
        """
        rules = self.rules
        if rules is None and self.game is not None:
            rules = find_rules(self.game)
        if self.cells is None or (rules is not None and rules.cells == self.cells):
            return rules
        family = (rules or CATALOGUE[0]).game
        for other in CATALOGUE:
            if other.game == family and other.cells == self.cells and self._is_open(other):
                return other
        known = dict.fromkeys(str(row.cells) for row in CATALOGUE if row.game == family)
        raise UnknownGameError("game-cells", game=family, cells=self.cells, known=", ".join(known))

    def resolve(self, named: Rules) -> Rules:
        """The game of a text that names one, if that does not contradict what is asked for.

        Raises:
            MalformedDealError: it does.
            UnknownGameError: what is asked for does not exist.
        """
        if self.rules is None and (self.game is None or self._is_open(named)):
            if self.cells in (None, named.cells):
                return named
            raise MalformedDealError("deal-other-cells", found=named.cells, asked=self.cells)
        asked = self.select()
        if asked not in (None, named):
            raise MalformedDealError("deal-other-game", found=named.name, asked=asked.name)
        return named

    def _is_open(self, rules: Rules) -> bool:
        """Whether nothing exact was asked for, so that a variation may be picked."""
        return self.rules is None and (self.game is None or self.game.strip().lower() == rules.game)


def read(text: str, asked: RulesFilter) -> ParsedDeal:
    """Finds out what a text stands for; see :meth:`fournil.deals.deal.Deal.parse`."""
    if len(text) > _MAX_TEXT_LENGTH:
        raise MalformedDealError("deal-too-long")
    bare = remarks.without(text)
    deal = _deal_of_address(bare.strip())
    text, bare = (deal, deal) if deal else (text, bare)
    plain = _plain(bare)
    if not plain:
        raise MalformedDealError("deal-empty")
    if bare.lstrip("\ufeff \t\r\n").startswith("{"):
        position = boards.read_json(text, asked.select())
        return ParsedDeal(Source.BOARD, position.rules, position)
    if boards.looks_like_board(text):
        position = boards.read_text(text, asked.select())
        return ParsedDeal(Source.BOARD, position.rules, position)
    text = bare
    numbered = _NUMBERED.match(plain[:_MAX_HEAD_LENGTH])
    if numbered and not _is_code(text, plain, numbered):
        digits = plain[numbered.end() :]
        if not _WHOLE.fullmatch(digits):
            _, colon, typed = text.rpartition(":")  # as it was typed, if that is easily told
            written = typed.strip() if colon else digits
            raise DealNumberError("deal-number-malformed", text=_shortened(written))
        return _read_numbered(numbered["game"], numbered["source"], digits, asked)
    if codes.looks_like_code(text):
        rules, value = codes.read(text)
        source = Source.CODE if isinstance(value, int) else Source.BOARD
        return ParsedDeal(source, asked.resolve(rules), value)
    if _WHOLE.fullmatch(plain):
        raise MalformedDealError("deal-bare-number", number=_shortened(plain))
    if re.fullmatch(r"[A-Z0-9]{2,3}[\s-]*[A-Z0-9]{2}[\s-]*[A-Z0-9]{5,80}", plain):
        codes.read(text)  # it has the shape of a code: the error names what is wrong with it
    raise MalformedDealError("deal-unreadable", text=_shortened(text.strip()))


def _deal_of_address(text: str) -> str | None:
    """Return what the address of a page names as its deal; None if the text is no such address.

    Each step looks at every character at most once: one pattern for the whole would try all the
    ways of parting a text of many slashes.

    Raises:
        MalformedDealError: the address is longer than any that leads to a deal.
    """
    if not _SCHEME.match(text) or len(text.split(maxsplit=1)) > 1:
        return None
    if len(text) > _MAX_ADDRESS_LENGTH:
        raise MalformedDealError("deal-too-long")
    path = _BEHIND_PATH.split(text, maxsplit=1)[0]
    _, *behind = _BEFORE_DEAL.split(path)
    deal = behind[-1].partition("/")[0] if behind else ""
    return deal.replace("%3A", ":").replace("%3a", ":") or None


def _is_code(text: str, plain: str, numbered: re.Match[str]) -> bool:
    """Whether what looks like a game and another program's number is a code.

    One code in a thousand has a deal that begins with ``MS``, and people write codes in groups of
    their own. A number after a sign or a blank is one if a game stands before; of everything else
    the check character decides.
    """
    if numbered["game"] is None or not codes.looks_like_code(text):
        return False
    is_number = _WHOLE.fullmatch(plain[numbered.end() :]) is not None
    in_one_word = numbered.end("source") == numbered.end()
    if is_number and not in_one_word and _names_game(numbered["game"]):
        return False
    try:
        codes.read(text)
    except MalformedCodeError:
        # What cannot be a number either is a code with a mistake, if it is as long as a code.
        length = len(plain) - numbered.start("source")
        return in_one_word and not is_number and length >= codes.DEAL_LENGTH
    return True


def _names_game(text: str) -> bool:
    try:
        find_rules(_joined(text))
    except UnknownGameError:
        return False
    return True


def _joined(game: str) -> str:
    return re.sub(r"\s+", "-", game)


def _read_numbered(game: str | None, word: str, digits: str, asked: RulesFilter) -> ParsedDeal:
    source = Source.MICROSOFT if word.startswith("M") else Source.PYSOL
    if game is None:
        rules = asked.select() or CATALOGUE[0]
    elif (game := _joined(game)).lower() in games():
        # The plain name leaves the variation open: what was asked for may settle it.
        chosen = asked.select()
        rules = find_rules(game)
        rules = chosen if chosen and chosen.game == rules.game else asked.resolve(rules)
    else:
        rules = asked.resolve(find_rules(game))
    if len(digits) > _MAX_DIGITS:
        digits = digits[:_MAX_DIGITS]  # out of every range all the same, but cheap to say
    return ParsedDeal(source, rules, int(digits))


def _plain(text: str) -> str:
    """Capitals, ASCII digits and plain dashes for what any keyboard gives; marks left out."""
    characters = []
    for typed in text.strip():
        kind = unicodedata.category(typed)
        digit = unicodedata.decimal(typed, None)
        if digit is not None:
            characters.append(str(digit))
        elif kind == "Pd" or typed == "\u2212":
            characters.append("-")
        elif kind not in ("Cf", "Mn"):
            characters.append(unicodedata.normalize("NFKC", typed).upper())
    return "".join(characters).strip()


def _shortened(text: str) -> str:
    return text if len(text) <= _MAX_NAME_LENGTH else text[:_MAX_NAME_LENGTH] + "…"
