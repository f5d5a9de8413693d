"""Games at winnable positions, and lost ones, as random play reaches them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Final

from fournil.core.rules import Rules, find_rules
from fournil.deals.deal import Deal
from fournil.deals.ranges import CodeDeals
from fournil.game.game import Game
from fournil.solver import Limit, Verdict, solve, solve_many

KINDS: Final = ("BK1-C4", "BK1-C2", "BK1-C1", "BD1-KD", "BD1-KA", "BD1-ED", "BD1-EA")

ENOUGH: Final = Limit(nodes=20_000)
"""What a search may spend here, counted in positions so that every run sees the same games."""


def winnable_deals(rules: Rules, seed: int) -> Iterator[Deal]:
    """Deals that can be won, from some random number on."""
    first = random.Random(seed).randrange(2**29)
    deals = CodeDeals(rules, range(first, first + 2**20))
    for number, solution in zip(deals.numbers, solve_many(deals, limit=ENOUGH), strict=True):
        if solution.verdict is Verdict.WINNABLE:
            yield Deal(rules, number)


def winnable_games(kind: str, seed: int = 0) -> Iterator[Game]:
    """Games of a kind at winnable positions.

    Every other one is played at random as long as the win lasts; in the others a move that loses
    it is taken back and another one is tried, so that they come to the middle and the end.
    """
    chance = random.Random(f"{kind}/{seed}")
    for number, deal in enumerate(winnable_deals(find_rules(kind), chance.randrange(2**30))):
        game = Game(deal)
        losses = 0
        for _ in range(chance.randrange(1, 60)):
            moves = list(game.position.legal_moves)
            if not moves:
                break
            game.play(chance.choice(moves))
            if solve(game.position, limit=ENOUGH).verdict is not Verdict.WINNABLE:
                game.undo()
                losses += 1
                if number % 2 == 0 or losses > 20:
                    break
        if not game.position.is_won:
            yield game


def lost_games(kind: str, seed: int = 0) -> Iterator[Game]:
    """Games of a kind that began with a winnable deal and went on after the win was lost."""
    chance = random.Random(f"lost/{kind}/{seed}")
    for deal in winnable_deals(find_rules(kind), chance.randrange(2**30)):
        game = Game(deal)
        for _ in range(chance.randrange(5, 60)):
            moves = list(game.position.legal_moves)
            if not moves:
                break
            game.play(chance.choice(moves))
        if solve(game.position, limit=ENOUGH).verdict is Verdict.UNWINNABLE:
            yield game


def some(games: Iterator[Game], count: int) -> list[Game]:
    """The first so many of them."""
    return list(islice(games, count))
