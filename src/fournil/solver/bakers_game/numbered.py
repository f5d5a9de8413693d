"""Numbered deals, solved in batches that the kernel deals by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from fournil.core.rules import Rules
from fournil.solver.bakers_game.adapter import (
    IDLE,
    MAX_DEALS,
    board_of,
    expand,
    supports,
)
from fournil.solver.base.limits import CancelToken, Limit
from fournil.solver.base.result import Reason, Result, Verdict, answer

if TYPE_CHECKING:
    from array import array

    from fournil.core.moves import Move
    from fournil.core.position import Position

__all__ = ["MAX_DEALS", "solve_numbers", "supports_numbers"]


def supports_numbers(rules: Rules) -> bool:
    """Whether the kernel can deal the numbers of a game."""
    return supports(rules) and not rules.kings_sink and rules.aces_up == 0


def solve_numbers(
    rules: Rules,
    numbers: range,
    *,
    microsoft: bool,
    position_of: Callable[[int], Position],
    finish: Callable[[Position, Sequence[Move]], Sequence[Move]],
    limit: Limit,
    cancel: CancelToken,
) -> list[Result]:
    """Solve a batch of deals.

    Args:
        rules: a game that the kernel can deal (:func:`supports_numbers`).
        numbers: at most ``MAX_DEALS`` deal numbers.
        microsoft: whether they are Microsoft's, else those of the game's own code space.
        position_of: deals a number when its line is asked for.
        finish: what is made of a line before it is shown.
        limit: what each search may spend.
        cancel: the switch that stops all.
    """
    try:
        with IDLE.borrow(limit, cancel) as kernel:
            answers, lines = kernel.solve_numbers(
                microsoft,
                numbers,
                rules.layout,
                rules.cells,
                rules.ranks,
                limit.duration,
            )
    except MemoryError:
        return [Result(Verdict.UNKNOWN, reason=Reason.MEMORY) for _ in numbers]
    results: list[Result] = []
    begin = 0
    for place, (outcome, nodes, nanoseconds, end) in enumerate(answers):
        packed = lines[begin:end]
        line = partial(_line, position_of, finish, numbers[place], packed)
        results.append(answer(outcome, nodes, nanoseconds * 1e-9, line))
        begin = end
    return results


def _line(
    position_of: Callable[[int], Position],
    finish: Callable[[Position, Sequence[Move]], Sequence[Move]],
    number: int,
    packed: array[int],
) -> Sequence[Move]:
    position = position_of(number)
    return finish(position, expand(packed, board_of(position)))
