"""Two ways to see how hard a deal is that have nothing to do with how its level is found.

*Narrowness*: a player who knows how to win follows a line of the solver; at each of its positions,
what share of the different moves would have kept the win? *Sampling*: other careless players, who
draw from another generator with other seeds and to whom every legal move is the same, play a fixed
number of moves; how many of them can still win?
"""

import random
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from fournil.core.position import Position
from fournil.core.rules import Rules
from fournil.deals.ranges import CodeDeals
from fournil.puzzles.difficulty import Level, level
from fournil.solver import Limit, Result, Verdict, analyse, solve, solve_many

LIMIT = Limit(nodes=20_000)
LOOKED_AT = 24
"""Of how many positions of a line the moves are tried."""


class Group(NamedTuple):
    """What was seen of the deals of one level."""

    deals: int
    mean: float
    margin: float
    """Half of the 95 % confidence interval."""


def winnable_deals(rules: Rules, first: int, count: int) -> list[tuple[int, Result]]:
    """The first winnable deals from a number on, with their solutions."""
    numbers = range(first, 2**30)
    solutions = zip(numbers, solve_many(CodeDeals(rules, numbers), limit=LIMIT), strict=False)
    winnable = (pair for pair in solutions if pair[1].verdict is Verdict.WINNABLE)
    return list(islice(winnable, count))


def narrowness(position: Position, solution: Result) -> float:
    """The mean share of moves that keep the win, over the first positions of a winning line."""
    shares = []
    for move in (solution.line or ())[:LOOKED_AT]:
        after = analyse(position, limit=LIMIT).values()
        kept = sum(each.verdict is Verdict.WINNABLE for each in after)
        shares.append(kept / len(after))
        position = position.play_unchecked(move)
    return fmean(shares)


def sampled(position: Position, plays: int, moves: int, seed: int) -> float:
    """The share of careless players who can still win after so many moves."""
    generator = random.Random(seed)
    return fmean(_still_winnable(position, moves, generator) for _ in range(plays))


def _still_winnable(position: Position, moves: int, generator: random.Random) -> bool:
    for _ in range(moves):
        legal = list(position.legal_moves)
        if not legal:
            return position.is_won
        position = position.play_unchecked(generator.choice(legal))
    return solve(position, limit=LIMIT).verdict is Verdict.WINNABLE


def by_level(levels: list[Level], seen: list[float]) -> dict[Level, Group]:
    """What was seen, apart for each level."""
    groups = {}
    for each in Level:
        mine = [value for found, value in zip(levels, seen, strict=True) if found is each]
        margin = 1.96 * stdev(mine) / sqrt(len(mine))
        groups[each] = Group(len(mine), fmean(mine), margin)
    return groups


def are_in_order(groups: dict[Level, Group]) -> bool:
    """Whether easy is above medium and medium above hard, apart by more than chance."""
    return all(
        above.mean - below.mean > sqrt(above.margin**2 + below.margin**2)
        for above, below in (
            (groups[Level.EASY], groups[Level.MEDIUM]),
            (groups[Level.MEDIUM], groups[Level.HARD]),
        )
    )


def levels_of(rules: Rules, numbers: list[int]) -> list[Level]:
    """The levels of numbered deals."""
    return [level(deal) for deal in (CodeDeals(rules, range(n, n + 1)).deal(n) for n in numbers)]
