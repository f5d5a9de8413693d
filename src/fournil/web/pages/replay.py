"""The replay of a game: a deal and its moves, as a link carries them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from fournil.core.autofinish import finishing_moves
from fournil.core.moves import PlaceKind
from fournil.core.rules import EmptyColumn
from fournil.deals.deal import Deal
from fournil.errors import FournilError
from fournil.game.game import FINISH, Game
from fournil.i18n.arguments import card_text
from fournil.i18n.variants import summary_of
from fournil.service.practice import practise
from fournil.web.api.practice import practice_json
from fournil.web.errors import RequestError
from fournil.web.pages.examples import foundation_tops, words_for_boards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fournil.core.cards import Card
    from fournil.core.moves import Move
    from fournil.i18n import Translator

MAX_CHARACTERS: Final = 32 * 1024
"""How long the address may be: as long as a game can make it. Longer ones lead to no game, and
servers and browsers cut them in ways of their own, from 64 kB on."""

SOLUTION: Final = "solution"
"""The query of an address that the table shows a solution by; links that are shared have none."""

_MAX_MOVE_LENGTH: Final = 12
_BETWEEN: Final = re.compile(r"[\s.,;+]+")  # messengers like to break a link's dots and blanks


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a replay: these cards went from one place to another."""

    move: Move
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Trouble:
    """The first move that cannot be played: its number from 1, its text, and the reason."""

    number: int
    move: str
    reason: FournilError


@dataclass(frozen=True, slots=True)
class Replay:
    """A deal and the moves that follow from it, up to the first that does not.

    Attributes:
        deal: where it begins.
        tokens: the moves that can be played, written out.
        steps: what each of them does; a ``finish`` is a step for each of its cards.
        won: whether it ends with all cards on the foundations.
        trouble: why it ends before the link does, if so.
    """

    deal: Deal
    tokens: tuple[str, ...]
    steps: tuple[Step, ...]
    won: bool
    trouble: Trouble | None

    @property
    def path(self) -> str:
        """The address of the replay, from behind the language on."""
        return replay_path(self.deal, self.tokens)


def replay_path(deal: Deal, tokens: Iterable[str]) -> str:
    """Where the replay of a deal and its moves is, from behind the language on.

    >>> replay_path(Deal.parse("BK1-C4-AAAAA24"), ["1a", "4h"])
    'replay/BK1-C4-AAAAA24/1a.4h'
    """
    return f"replay/{deal.code}/{'.'.join(tokens)}"


def read_replay(path: str) -> Replay:
    """Play what a link says.

    Args:
        path: the deal and, behind a slash, the moves, as they stand behind ``replay/``.

    Raises:
        RequestError: the link is too long, or its first part names no deal.
    """
    if len(path) > MAX_CHARACTERS:
        raise RequestError(414, "game-text-too-long")
    text, _, rest = path.partition("/")
    try:
        deal = Deal.parse(text)
    except FournilError as error:
        raise RequestError(404, error.key, **error.params) from error
    tokens = [token for token in _BETWEEN.split(rest) if token]
    game = Game(deal)
    played: list[str] = []
    steps: list[Step] = []
    for token in tokens:
        try:
            done = _play(game, token[: _MAX_MOVE_LENGTH + 1])
        except FournilError as reason:
            shown = token if len(token) <= _MAX_MOVE_LENGTH else f"{token[:_MAX_MOVE_LENGTH]}…"
            trouble = Trouble(len(steps) + 1, shown, reason)
            return Replay(deal, tuple(played), tuple(steps), game.position.is_won, trouble)
        steps += done
        played += [str(step.move) for step in done]
    return Replay(deal, tuple(played), tuple(steps), game.position.is_won, None)


def _play(game: Game, token: str) -> list[Step]:
    """Play one move of a link, or all that a finish stands for."""
    if token.lower() != str(FINISH):
        before = game.position
        move = game.play(token)
        return [Step(move, before.moved_cards(move))]
    moves = finishing_moves(game.position)
    if not moves:
        game.finish()  # which says why it cannot be done
    return [step for move in moves for step in _play(game, str(move))]


def replay_context(words: Translator, replay: Replay) -> dict[str, Any]:
    """What the template of a replay needs."""
    trouble = replay.trouble
    return {
        "replay": replay,
        "position": replay.deal.position,
        "summary": summary_of(replay.deal.rules, words),
        "moves": [
            {"notation": notation(step.move), "words": move_in_words(words, step)}
            for step in replay.steps
        ],
        "speeds": SPEEDS,
        "foundation_tops": foundation_tops,
        "local_card": lambda card: card_text(words, card),
        "trouble": None
        if trouble is None
        else words(
            "replay-illegal",
            number=trouble.number,
            move=trouble.move,
            reason=words.error(trouble.reason),
        ),
    }


SPEEDS: Final = (0.5, 1, 2, 4)
"""How much faster than usual a replay may play."""


def replay_json(words: Translator, replay: Replay) -> dict[str, Any]:
    """What the page's script needs: the start, and what each move does."""
    # An id, a version and a time of play are what the board expects of a game.
    start = {"id": "replay", "version": 0, "elapsed": 0} | practice_json(practise(replay.deal.name))
    return {
        "start": start,
        "won": replay.won,
        "steps": [
            {
                "move": str(step.move),
                "cards": [str(card) for card in step.cards],
                "from": str(step.move.source),
                "to": str(step.move.target),
                "words": move_in_words(words, step),
            }
            for step in replay.steps
        ],
        "closed": replay.deal.rules.fill is EmptyColumn.NOTHING,
    }


def words_for_replay(words: Translator) -> dict[str, Any]:
    """The messages of the page's script."""
    page = words.for_page()
    shared = {name: page[name] for name in ("page-copied", "page-link-copied", "page-copy-by-hand")}
    return words_for_boards(words) | words.for_script("replay-") | shared


def notation(move: Move) -> str:
    """A move as a list shows it: that one card moves goes without saying."""
    return str(move).removesuffix("x1")


def move_in_words(words: Translator, step: Step) -> str:
    """What a move does: "7♥ to column 6"."""
    head, target = step.cards[0], step.move.target
    if target.kind is PlaceKind.FOUNDATION:
        return words("announce-to-foundation", card=head)
    if target.kind is PlaceKind.CELL:
        return words("announce-to-cell", card=head, letter=target.text)
    number = target.index + 1
    if len(step.cards) == 1:
        return words("announce-to-column", card=head, number=number)
    return words("announce-run-to-column", card=head, number=number, count=len(step.cards))
