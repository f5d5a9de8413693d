"""Game codes: ``BK1-C4-AAAAA24``, and how forgivingly they are read.

A code has three parts: the game and the version of its dealing rule, the options, and the deal.
The deal is seven characters (six of the deal number and a check) or, for a board that no number
stands for, a long code (see :mod:`fournil.notation.long_codes`). ``docs/formats/codes.md``
specifies both.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.core.rules import CATALOGUE, Rules, find_rules
from fournil.errors import MalformedCodeError
from fournil.notation import long_codes as longcodes

if TYPE_CHECKING:
    from fournil.core.position import Position

ALPHABET: Final = longcodes.ALPHABET
DEALS: Final = 2**30
"""How many deal numbers there are: 0 ... 1,073,741,823."""

_NUMBER_LENGTH: Final = 6
DEAL_LENGTH: Final = _NUMBER_LENGTH + 1
"""The characters that tell a numbered deal; a long code has more."""
_GAME_LENGTH: Final = 3
_NAME_LENGTH: Final = 5
# No code, long or with dashes everywhere, comes near this; a pasted novel need not be looked at.
_MAX_TEXT_LENGTH: Final = 1000
_FIELD_POLYNOMIAL: Final = 0b100101  # x^5 + x^2 + 1

_DASHES: Final = "_\u2212\u30fc\uff70\u0640\u2043\u02d7"
"""What stands for a dash beside Unicode's own dashes: minus, Japanese and Arabic long marks ..."""
_OPTIONS: Final = {
    row.code: tuple(rules.options for rules in CATALOGUE if rules.code == row.code)
    for row in CATALOGUE
}
_IN_NAME: Final = str.maketrans("IO", "10")
_IN_DEAL: Final = {"0": "O", "1": "I", "8": "B"}


class Letter(NamedTuple):
    """One character of a code as read: what it stands for, as typed, and where (from 1)."""

    character: str
    typed: str
    position: int


def check_character(number: int) -> str:
    """The seventh character for a deal number.

    In GF(32) with x^5 + x^2 + 1: starting from 0, for each of the six digits d, most significant
    first, c becomes x^4 * (c + d). Each digit is weighted by its own power of x, so any one wrong
    character and any swap of two neighbours change the sum.

    >>> check_character(26)
    '4'
    """
    check = 0
    for digit in _digits(number):
        check ^= digit
        for _ in range(4):
            check <<= 1
            if check & 0b100000:
                check ^= _FIELD_POLYNOMIAL
    return ALPHABET[check]


def write(rules: Rules, number: int) -> str:
    """The code of a numbered deal.

    Args:
        rules: the game.
        number: 0 to 1,073,741,823.

    >>> write(find_rules("boulanger"), 26)
    'BK1-C4-AAAAA24'
    """
    body = "".join(ALPHABET[digit] for digit in _digits(number))
    return f"{rules.name}-{body}{check_character(number)}"


def write_board(position: Position) -> str:
    """The long code of any board of the catalogue's games, at the start or in mid-game."""
    return f"{position.rules.name}-{longcodes.write(position)}"


def read(text: str) -> tuple[Rules, int | Position]:
    """Reads a code as people write it.

    Any case, spaces, missing or odd dashes, full-width letters, digits of any script and
    invisible marks are fine; 0 is read as O, 1 as I and 8 as B where the deal stands, I as 1 and
    O as 0 before it.

    Returns:
        The game, and the deal number or (from a long code) the board.

    Raises:
        MalformedCodeError: the text is not a code; ``params["position"]`` says where it goes wrong,
            counting visible characters from 1.

    >>> read("bk1 c4 aaaaa24")
    (find_rules('BK1-C4'), 26)
    """
    if len(text) > _MAX_TEXT_LENGTH:
        raise MalformedCodeError("code-too-long", position=_MAX_TEXT_LENGTH)
    letters, length = _letters(text)
    rules = _read_name(letters[:_NAME_LENGTH], length)
    deal = [
        letter._replace(character=_IN_DEAL[letter.character])
        if letter.character in _IN_DEAL
        else letter
        for letter in letters[_NAME_LENGTH:]
    ]
    for letter in deal:
        if letter.character not in ALPHABET:
            raise MalformedCodeError(
                "code-character", character=letter.typed, position=letter.position
            )
    if len(deal) >= longcodes.SHORTEST:
        return rules, _read_board(rules, deal)
    return rules, _read_number(deal, length)


def looks_like_code(text: str) -> bool:
    """Whether a text begins as the code of some game does, right or wrong in what follows."""
    letters, _ = _letters(text[:_MAX_TEXT_LENGTH])
    start = "".join(letter.character for letter in letters[:_GAME_LENGTH]).translate(_IN_NAME)
    families = {code[:2] for code in _OPTIONS}
    return start[:2] in families and start[2:].isdigit()


def _digits(number: int) -> list[int]:
    return [number >> shift & 31 for shift in range(5 * (_NUMBER_LENGTH - 1), -1, -5)]


def _letters(text: str) -> tuple[list[Letter], int]:
    """The characters that count, and how many visible ones there are in all."""
    letters, position = [], 0
    for typed in text.strip():
        plain = _plain(typed)
        if plain is None:
            continue
        position += 1
        if plain:
            letters.append(Letter(plain, typed, position))
    return letters, position


@lru_cache(maxsize=1024)
def _plain(typed: str) -> str | None:
    """The Latin capital or ASCII digit that a character of any keyboard stands for.

    Returns:
        An empty text for spaces and dashes, which are seen but do not count; None for marks that
        are not seen.
    """
    kind = unicodedata.category(typed)
    if typed.isspace() or kind == "Pd" or typed in _DASHES:
        return ""
    if kind in ("Cf", "Mn", "Cc"):
        return None
    digit = unicodedata.decimal(typed, None)
    if digit is not None:
        return str(digit)
    if typed == "İ":  # what Turkish keyboards make of a small i
        return "I"
    plain = unicodedata.normalize("NFKC", typed).upper()
    return plain if len(plain) == 1 else typed


def _read_name(letters: list[Letter], length: int) -> Rules:
    """The game that the first five characters name."""
    name = "".join(letter.character for letter in letters).translate(_IN_NAME)
    game, options = name[:_GAME_LENGTH], name[_GAME_LENGTH:]
    known = tuple(_OPTIONS)
    if game not in known:
        at = _first_strange(game, known)
        position = letters[at].position if at < len(letters) else length + 1
        typed = "".join(letter.typed for letter in letters[:_GAME_LENGTH])
        family = [code for code in known if code[:2] == game[:2]]
        if family and game[2:].isdigit():
            raise MalformedCodeError(
                "code-version", found=typed, known=family[0], position=position
            )
        raise MalformedCodeError(
            "code-game", found=typed, known=", ".join(known), position=position
        )
    choices = _OPTIONS[game]
    if options not in choices:
        at = _GAME_LENGTH + _first_strange(options, choices)
        position = letters[at].position if at < len(letters) else length + 1
        typed = "".join(letter.typed for letter in letters[_GAME_LENGTH:])
        raise MalformedCodeError(
            "code-options", found=typed, game=game, known=", ".join(choices), position=position
        )
    return find_rules(f"{game}-{options}")


def _first_strange(text: str, known: tuple[str, ...]) -> int:
    """The index of the first character with which a text leaves all known ones."""
    for at in range(len(text)):
        if not any(choice.startswith(text[: at + 1]) for choice in known):
            return at
    return len(text)


def _read_number(deal: list[Letter], length: int) -> int:
    if len(deal) < DEAL_LENGTH:
        raise MalformedCodeError(
            "code-too-short", found=len(deal), needed=DEAL_LENGTH, position=length + 1
        )
    if len(deal) > DEAL_LENGTH:
        raise MalformedCodeError(
            "code-length",
            found=len(deal),
            needed=DEAL_LENGTH,
            position=deal[DEAL_LENGTH].position,
        )
    number = 0
    for letter in deal[:_NUMBER_LENGTH]:
        number = number << 5 | ALPHABET.index(letter.character)
    check, expected = deal[_NUMBER_LENGTH], check_character(number)
    if check.character != expected:
        raise MalformedCodeError(
            "code-check", found=check.typed, expected=expected, position=check.position
        )
    return number


def _read_board(rules: Rules, deal: list[Letter]) -> Position:
    try:
        return longcodes.read(rules, "".join(letter.character for letter in deal))
    except longcodes.MalformedLongCodeError as broken:
        at = min(broken.index, len(deal) - 1)
        raise MalformedCodeError(broken.key, **broken.params, position=deal[at].position) from None
