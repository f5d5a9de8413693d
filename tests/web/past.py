"""A past of many games for one player, as if they had been played."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from fournil.core.rules import find_rules
from fournil.deals.deal import Deal
from fournil.store import Help, Progress, Store, database_url
from tests.unhurried import UNHURRIED

TOKEN = "p" * 43
"""What a browser's cookie must hold to be the player with this past."""

PLAYER = hashlib.sha256(TOKEN.encode()).hexdigest()
UNTIL = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)

_WEIGHTS = {"BK1-C4": 45, "BK1-C2": 12, "BK1-C1": 5, "BD1-KD": 14, "BD1-EA": 4, "FC1-C4": 10}
_RATES = {"BK1-C4": 0.82, "BK1-C2": 0.5, "BK1-C1": 0.2, "BD1-KD": 0.7, "BD1-EA": 0.9, "FC1-C4": 1}


class PastGame(NamedTuple):
    """A game, and what became of it."""

    deal: str
    variant: str
    first: str
    status: str
    moves: int
    seconds: int
    help: Help


def games(count: int, seed: int = 5) -> Iterator[PastGame]:
    """Games of somebody who gets better."""
    chance = random.Random(seed)
    for number in range(count):
        (variant,) = chance.choices(list(_WEIGHTS), list(_WEIGHTS.values()))
        deal = Deal(find_rules(variant), chance.randrange(1 << 30))
        won = chance.random() < _RATES[variant]
        status = "won" if won else chance.choice(["stuck", "playing", "playing"])
        moves = round(chance.gauss(138 - number * 0.25, 9)) if won else chance.randrange(6, 90)
        seconds = round(moves * chance.uniform(2.2, 7.5))
        help_taken = Help.HINT if chance.random() < 0.15 else Help(0)
        first = str(next(iter(deal.position.legal_moves)))
        yield PastGame(deal.name, variant, first, status, moves, seconds, help_taken)


def write_past(directory: Path, count: int = 90, *, until: datetime = UNTIL) -> None:
    """Keep such a past in the store of a directory."""
    past = list(games(count))
    now = until - timedelta(hours=7) * count

    with Store(database_url(directory, None), lock=UNHURRIED.lock, clock=lambda: now) as store:
        for number, game in enumerate(past):
            saved = store.add_game(
                PLAYER, f"past-{number:07}", game.variant, game.deal, Progress("playing", 0, 0)
            )
            if game.help:
                saved = store.note_help(saved, game.help)
            now += timedelta(seconds=game.seconds)
            store.tell_time(PLAYER, saved.id, game.seconds)
            saved = store.game(PLAYER, saved.id)
            store.add_action(saved, game.first, Progress(game.status, 100, game.moves))
            now += timedelta(hours=7) - timedelta(seconds=game.seconds)
