"""Rules: one game as data, and the catalogue of games.

A new variation is a new row of the catalogue, never a new class.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cached_property
from typing import Any, Final, Self

from fournil.core.cards import DECK, Card, Rank, Suit
from fournil.errors import InvalidRulesError, UnknownGameError


class Build(Enum):
    """Which suits may lie on one another in a tableau column; the rank is always one lower."""

    SAME_SUIT = "same suit"
    OTHER_SUIT = "other suit"
    ANY_SUIT = "any suit"
    ALTERNATE_COLOUR = "alternate colour"

    def __repr__(self) -> str:
        return f"Build.{self.name}"


class EmptyColumn(Enum):
    """What an empty tableau column takes."""

    ANY = "any card"
    KING = "a king"
    NOTHING = "nothing"

    def __repr__(self) -> str:
        return f"Fill.{self.name}"


def _suits_fit(build: Build, card: Suit, on: Suit) -> bool:
    match build:
        case Build.SAME_SUIT:
            return card == on
        case Build.OTHER_SUIT:
            return card != on
        case Build.ANY_SUIT:
            return True
        case Build.ALTERNATE_COLOUR:
            return card.is_red != on.is_red


@dataclass(frozen=True)
class Rules:
    """The rules of one game.

    Attributes:
        game: the plain name of the game, shared by its variations.
        code: the first part of a game code: game and version of the dealing rule.
        options: the second part of a game code.
        layout: how many cards each tableau column has at the start.
        cells: how many free cells there are.
        build: what may be placed on a tableau card.
        fill: what an empty tableau column takes.
        runs: whether a run moves as one action.
        kings_sink: whether kings sink to the bottom of their columns before play.
        aces_up: how many aces lie on the foundations from the start.
        ranks: the highest rank of the deck; fewer than 13 make small decks for experiments.

    >>> find_rules("boulanger").accepts(Card.parse("7H"), on=Card.parse("8H"))
    True
    """

    game: str
    code: str
    options: str
    layout: tuple[int, ...]
    cells: int
    build: Build
    fill: EmptyColumn
    runs: bool
    kings_sink: bool = False
    aces_up: int = 0
    ranks: int = 13

    def __post_init__(self) -> None:
        deck = 4 * self.ranks
        if sum(self.layout) + self.aces_up != deck or not 0 <= self.aces_up <= 4:
            raise InvalidRulesError(
                "rules-invalid", layout=sum(self.layout) + self.aces_up, deck=deck
            )

    def __repr__(self) -> str:
        if _BY_NAME.get(self.name) == self:
            return f"find_rules({self.name!r})"
        values = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in fields(self))
        return f"Rules({values})"

    @property
    def name(self) -> str:
        """The exact name of the variation, as in a game code: ``BK1-C4``."""
        return f"{self.code}-{self.options}"

    @property
    def columns(self) -> int:
        """The number of tableau columns."""
        return len(self.layout)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The cards of this game, in the order of the unshuffled deck."""
        return tuple(card for card in DECK if card.rank <= self.ranks)

    def replace(self, **changes: Any) -> Self:
        """The same rules with some of them changed; they must still fit together."""
        return replace(self, **changes)

    def with_cells(self, cells: int) -> Self:
        """The same game with another number of free cells, which its options then name.

        >>> find_rules("boulanger").with_cells(3).name
        'BK1-C3'
        """
        return replace(self, cells=cells, options=f"C{cells}")

    def accepts(self, card: Card, on: Card) -> bool:
        """Whether ``card`` may be placed on the tableau card ``on``."""
        return card.rank + 1 == on.rank and self.suit_table[card.suit][on.suit]

    @cached_property
    def suit_table(self) -> tuple[tuple[bool, ...], ...]:
        """For each suit of a card, and each of the card beneath it, whether the two may meet."""
        return tuple(tuple(_suits_fit(self.build, card, on) for on in Suit) for card in Suit)

    @cached_property
    def cards(self) -> frozenset[Card]:
        """The cards of this game, as a set."""
        return frozenset(self.deck)

    def __getstate__(self) -> dict[str, Any]:
        # Tables are built again where they are needed.
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def parents(self, card: Card) -> tuple[Card, ...]:
        """The cards on which ``card`` may be placed, in the order of the deck.

        >>> [str(card) for card in find_rules("dozen").parents(Card.parse("9H"))]
        ['TS', 'TD', 'TC']
        """
        if card.rank >= self.ranks:
            return ()
        above = (Card(Rank(card.rank + 1), suit) for suit in type(card.suit))
        return tuple(parent for parent in above if self.accepts(card, on=parent))

    def fills(self, card: Card) -> bool:
        """Whether ``card`` may be placed in an empty column (alone or at the head of a run)."""
        return self.fill is EmptyColumn.ANY or (
            self.fill is EmptyColumn.KING and card.rank == self.ranks
        )

    def capacity(self, empty_cells: int, empty_columns: int, *, to_empty: bool) -> int:
        """The most cards that can move as one run.

        Cards of a run travel one by one through empty cells and empty columns; the column that
        the run goes to cannot serve as a stop on the way to itself. With ``c`` cells and ``e``
        usable columns that makes ``(c + 1) * 2**e``. Only columns that take any card help.

        Args:
            empty_cells: how many cells are empty.
            empty_columns: how many columns are empty, the target included if it is one.
            to_empty: whether the run goes to an empty column.

        >>> rules = find_rules("boulanger")
        >>> rules.capacity(4, 1, to_empty=False), rules.capacity(4, 1, to_empty=True)
        (10, 5)
        """
        if not self.runs:
            return 1
        stops = max(empty_columns - to_empty, 0) if self.fill is EmptyColumn.ANY else 0
        return (empty_cells + 1) << stops


def _boulanger(cells: int) -> Rules:
    return Rules(
        game="boulanger",
        code="BK1",
        options=f"C{cells}",
        layout=(7, 7, 7, 7, 6, 6, 6, 6),
        cells=cells,
        build=Build.SAME_SUIT,
        fill=EmptyColumn.ANY,
        runs=True,
    )


def _dozen(options: str) -> Rules:
    kings, suits = options[0], options[1]
    return Rules(
        game="dozen",
        code="BD1",
        options=options,
        layout=(4,) * 13,
        cells=0,
        build={"D": Build.OTHER_SUIT, "A": Build.ANY_SUIT}[suits],
        fill={"K": EmptyColumn.NOTHING, "E": EmptyColumn.KING}[kings],
        runs=False,
        kings_sink=kings == "K",
    )


_FREECELL: Final = Rules(
    game="freecell",
    code="FC1",
    options="C4",
    layout=(7, 7, 7, 7, 6, 6, 6, 6),
    cells=4,
    build=Build.ALTERNATE_COLOUR,
    fill=EmptyColumn.ANY,
    runs=True,
)

_GOOD_MEASURE: Final = Rules(
    game="good-measure",
    code="GM1",
    options="KA",
    layout=(5,) * 10,
    cells=0,
    build=Build.ANY_SUIT,
    fill=EmptyColumn.NOTHING,
    runs=False,
    kings_sink=True,
    aces_up=2,
)

CATALOGUE: Final[tuple[Rules, ...]] = (
    *(_boulanger(cells) for cells in (4, 2, 1)),
    *(_dozen(options) for options in ("KD", "KA", "ED", "EA")),
    _FREECELL,
    _GOOD_MEASURE,
)
"""Every game that is played here; the first row of each game is its default."""

_BY_NAME: Final = {rules.name: rules for rules in CATALOGUE}
_DEFAULTS: Final = {rules.game: rules for rules in reversed(CATALOGUE)}


def games() -> Iterator[str]:
    """The plain names of the games, in the order of the catalogue."""
    return iter(dict.fromkeys(rules.game for rules in CATALOGUE))


def find_rules(name: str) -> Rules:
    """The rules that a name stands for.

    Args:
        name: a plain name (``boulanger``) or the first two parts of a code (``BK1-C2``), in any
            case.

    Raises:
        UnknownGameError: no game of the catalogue has this name.

    >>> find_rules("dozen").name, find_rules("bk1-c2").cells
    ('BD1-KD', 2)
    """
    plain = name.strip()
    found = _DEFAULTS.get(plain.lower()) or _BY_NAME.get(plain.upper())
    if found is None:
        raise UnknownGameError("game-unknown", text=name, known=", ".join(games()))
    return found
