"""The page of statistics: which games are counted, and their figures as words and drawings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import quote, urlencode

from fournil.core.rules import CATALOGUE, find_rules
from fournil.deals.deal import Deal
from fournil.errors import FournilError
from fournil.i18n.variants import summary_of, variation_of
from fournil.service.statistics import MAX_BINS, Outcome, outcome_of
from fournil.web.errors import RequestError
from fournil.web.pages.charts import bars, line, strip

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fournil.i18n import Translator
    from fournil.service.player_data import PlayerData
    from fournil.service.statistics import Figures, Statistics
    from fournil.store import SavedGame

_ALWAYS: Final = ("boulanger", "dozen")
"""The games that can be chosen before they were played."""

_HELP: Final[dict[str, Literal["with", "without"] | None]] = {
    "all": None,
    "without": "without",
    "with": "with",
}
"""What the address says about help, and what it means."""

_RECENT: Final = 7
_NOTHING: Final = "–"


@dataclass(frozen=True, slots=True)
class Choice:
    """Which games are counted: of a game, of one of its variations, with or without help."""

    game: str | None = None
    variant: str | None = None
    help: str = "all"

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Choice:
        """What the query of an address chooses; a variation says of which game it is.

        Raises:
            RequestError: there is no such game or variation.
        """
        variant, game = query.get("variant") or None, query.get("game") or None
        helped = query.get("help", "")
        try:
            if variant is not None:
                rules = find_rules(variant)
                game, variant = rules.game, rules.name
            elif game is not None:
                game = find_rules(game).game
        except FournilError as error:
            raise RequestError(404, error.key, **error.params) from error
        return cls(game, variant, helped if helped in _HELP else "all")

    def address(self, **changes: str | None) -> str:
        """The query that chooses the same but for the changes."""
        chosen = {"game": self.game, "variant": self.variant, "help": self.help, **changes}
        if chosen["help"] == "all":
            del chosen["help"]
        query = urlencode({name: value for name, value in chosen.items() if value})
        return f"statistics?{query}" if query else "statistics"


def statistics_context(
    words: Translator, history: PlayerData, player: str, choice: Choice
) -> dict[str, Any]:
    """What the template needs.

    Args:
        words: the language.
        history: the desk's knowledge of the player's past.
        player: whose.
        choice: which games are counted.
    """
    every = history.statistics(player)
    chosen = every
    if choice != Choice():
        chosen = history.statistics(player, choice.game, choice.variant, _HELP[choice.help])
    figures = chosen.figures.all
    return {
        "anything": every.figures.all.played > 0,
        "played": figures.played,
        "games": _games(words, choice, list(every.variants)),
        "variations": _variations(words, choice, list(every.variants)),
        "helps": [
            _tab(words, choice, words("statistics-help-kind", kind=kind), help=kind)
            for kind in _HELP
        ],
        "figures": _figures(words, figures),
        "last": _last(words, chosen),
        "rates": [
            {
                "name": _name_of(words, variant, choice),
                "percent": percent(split.all),
                "played": split.all.played,
            }
            for variant, split in chosen.variants.items()
        ],
        "times": _times(words, chosen),
        "won_moves": _won_moves(words, chosen),
        "recent": [_recent(words, game) for game in chosen.recent[:_RECENT]],
    }


def _name_of(words: Translator, variant: str, choice: Choice) -> str:
    """A variation's name; the game goes without saying where it was chosen."""
    rules = find_rules(variant)
    if choice.game is None:
        return summary_of(rules, words)
    return variation_of(rules, words) or words("statistics-plain-variation")


def percent(figures: Figures) -> int:
    """The win rate in whole percent; 0 and 100 only where they are exact.

    >>> from fournil.service.statistics import Figures
    >>> percent(Figures(played=1000, won=999)), percent(Figures(played=3, won=2))
    (99, 67)
    """
    if not figures.won or figures.won == figures.played:
        return 100 if figures.won else 0
    return min(99, max(1, round(100 * figures.won / figures.played)))


def clock(words: Translator, seconds: float | None) -> str:
    """A time of play as the table shows it, 6:12 or 1:06:12, in the language's digits.

    >>> from fournil.i18n import Translator
    >>> clock(Translator("en"), 3972), clock(Translator("fa"), 372.4)
    ('1:06:12', '۶:۱۲')
    """
    if seconds is None:
        return _NOTHING
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    parts = [words.number(minutes), _two(words, rest)]
    if hours:
        parts = [words.number(hours), _two(words, minutes), parts[1]]
    return ":".join(parts)


def _two(words: Translator, value: int) -> str:
    return words.number(value // 10) + words.number(value % 10)


def _tab(words: Translator, choice: Choice, label: str, **changes: str | None) -> dict[str, Any]:
    address = choice.address(**changes)
    return {
        "label": label,
        "href": f"/{words.language.tag}/{address}",
        "current": address == choice.address(),
    }


def _games(words: Translator, choice: Choice, played: list[str]) -> list[dict[str, Any]]:
    """All games, and each one that was played."""
    shown = {*_ALWAYS, *(find_rules(variant).game for variant in played)}
    if choice.game:
        shown.add(choice.game)
    names = [game for game in dict.fromkeys(rules.game for rules in CATALOGUE) if game in shown]
    every = _tab(words, choice, words("statistics-all-games"), game=None, variant=None)
    tabs = [every | {"current": choice.game is None}]
    for game in names:
        tab = _tab(words, choice, words("page-game-name", game=game), game=game, variant=None)
        tabs.append(tab | {"current": game == choice.game})
    return tabs


def _variations(words: Translator, choice: Choice, played: list[str]) -> list[dict[str, Any]]:
    """The variations of the chosen game that were played, if there is anything to choose."""
    family = [rules for rules in CATALOGUE if rules.game == choice.game]
    shown = [rules for rules in family if rules.name in {*played, choice.variant}]
    if len(family) < 2 or not shown:
        return []
    return [
        _tab(words, choice, words("statistics-all-variations"), variant=None),
        *(
            _tab(
                words,
                choice,
                variation_of(rules, words) or words("statistics-plain-variation"),
                variant=rules.name,
            )
            for rules in shown
        ),
    ]


def _figures(words: Translator, figures: Figures) -> list[dict[str, Any]]:
    def whole(value: float | None) -> str:
        return _NOTHING if value is None else words.number(round(value))

    rate = words("statistics-percent", percent=percent(figures))
    rows = [
        (words("statistics-played"), whole(figures.played), False),
        (words("statistics-won"), whole(figures.won), False),
        (words("statistics-rate"), rate, False),
        (words("statistics-streak", best=figures.best_streak), whole(figures.streak), False),
        (words("statistics-fewest"), whole(figures.best_moves), False),
        (words("statistics-mean-moves"), whole(figures.mean_moves), False),
        (words("statistics-fastest"), clock(words, figures.best_time), True),
        (words("statistics-mean-time"), clock(words, figures.mean_time), True),
    ]
    return [{"label": label, "value": value, "ltr": ltr} for label, value, ltr in rows]


def _last(words: Translator, statistics: Statistics[SavedGame]) -> dict[str, Any]:
    outcomes = [str(outcome) for outcome in statistics.last]
    mirrored = words.dir == "rtl"
    return {
        "outcomes": outcomes,
        "charts": {
            "wide": strip(outcomes, width=1180, in_row=60, mirrored=mirrored),
            "narrow": strip(outcomes, width=330, in_row=30, mirrored=mirrored),
        },
    }


def _times(words: Translator, statistics: Statistics[SavedGame]) -> dict[str, Any]:
    counts = [each.games for each in statistics.times]
    mirrored = words.dir == "rtl"
    return {
        "bins": statistics.times,
        "most": max(counts, default=0),
        "open": len(counts) == MAX_BINS,
        "charts": {
            "wide": bars(counts, width=560, height=210, mirrored=mirrored),
            "narrow": bars(counts, width=330, height=190, mirrored=mirrored),
        },
    }


def _won_moves(words: Translator, statistics: Statistics[SavedGame]) -> dict[str, Any]:
    values = statistics.won_moves
    mirrored = words.dir == "rtl"
    shapes = {"wide": (560, 370), "narrow": (330, 190)}
    return {
        "counts": values,
        "charts": {
            shape: line(values, width=width, height=height, mirrored=mirrored)
            for shape, (width, height) in shapes.items()
            if values
        },
    }


def _recent(words: Translator, game: SavedGame) -> dict[str, Any]:
    outcome = outcome_of(game)
    won = outcome is Outcome.WON
    moves = game.won_moves if won and game.won_moves is not None else game.progress.moves
    seconds = game.won_elapsed if won and game.won_elapsed else game.elapsed
    try:
        code = Deal.parse(game.deal).code
    except FournilError:  # a damaged game is still a game that was played
        code = game.deal
    return {
        "id": game.id,
        "outcome": str(outcome),
        "code": code,
        "deal": quote(game.deal, safe=""),
        "moment": game.played_at.isoformat(timespec="seconds"),
        "day": game.played_at.date().isoformat(),
        "moves": moves,
        "time": clock(words, seconds),
        "helped": bool(game.help),
        "goes_on": not won,
    }
