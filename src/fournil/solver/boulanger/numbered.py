"""Numbered deals, settled in batches that the kernel deals by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from fournil.core.rules import Rules
from fournil.solver.boulanger.entry import (
    MOST_DEALS,
    board_of,
    borrowed_search,
    expand,
    takes,
)
from fournil.solver.limit import Cancel, Limit
from fournil.solver.machine.answer import answer
from fournil.solver.verdict import Reason, Solution, Verdict

if TYPE_CHECKING:
    from array import array

    from fournil.core.moves import Move
    from fournil.core.position import Position

__all__ = ["MOST_DEALS", "solve_numbers", "takes_numbers"]


def takes_numbers(rules: Rules) -> bool:
    """Whether the kernel can deal the numbers of a game."""
    return takes(rules) and not rules.kings_sink and rules.aces_up == 0


def solve_numbers(
    rules: Rules,
    numbers: range,
    *,
    microsoft: bool,
    position_of: Callable[[int], Position],
    finish: Callable[[Position, Sequence[Move]], Sequence[Move]],
    limit: Limit,
    cancel: Cancel,
) -> list[Solution]:
    """Settles a batch of deals.

    Args:
        rules: a game that the kernel can deal (:func:`takes_numbers`).
        numbers: at most ``MOST_DEALS`` deal numbers.
        microsoft: whether they are Microsoft's, else those of the game's own code space.
        position_of: deals a number when its line is asked for.
        finish: what is made of a line before it is shown.
        limit: what each search may spend.
        cancel: the switch that stops all.
    """
    try:
        with borrowed_search(limit, cancel) as search:
            answers, lines = search.settle_numbers(
                microsoft,
                numbers,
                rules.layout,
                rules.cells,
                rules.ranks,
                limit.duration,
            )
    except MemoryError:
        return [Solution(Verdict.UNKNOWN, reason=Reason.MEMORY) for _ in numbers]
    solutions: list[Solution] = []
    begin = 0
    for place, (outcome, nodes, nanoseconds, end) in enumerate(answers):
        packed = lines[begin:end]
        line = partial(_line, position_of, finish, numbers[place], packed)
        solutions.append(answer(outcome, nodes, nanoseconds * 1e-9, line))
        begin = end
    return solutions


def _line(
    position_of: Callable[[int], Position],
    finish: Callable[[Position, Sequence[Move]], Sequence[Move]],
    number: int,
    packed: array[int],
) -> Sequence[Move]:
    position = position_of(number)
    return finish(position, expand(packed, board_of(position)))
