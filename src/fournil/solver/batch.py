"""Many deals at once: handed to the kernels in batches, on several threads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fournil.rules import Rules
from fournil.solver.limit import Cancel, Limit
from fournil.solver.verdict import Solution

if TYPE_CHECKING:
    from fournil.deals import Deal
    from fournil.position import Position


@dataclass(frozen=True, slots=True)
class MicrosoftDeals:
    """A range of Microsoft deal numbers, which the Boulanger kernel deals by itself.

    Attributes:
        rules: the game they are dealt for.
        numbers: deal numbers from 1 to 2**33 - 1.
    """

    rules: Rules
    numbers: range


def solve_many(
    deals: MicrosoftDeals | Iterable[Position | Deal],
    *,
    limit: Limit | None = None,
    cancel: Cancel | None = None,
    threads: int = 1,
) -> Iterator[Solution]:
    """Settles many deals, in their order.

    Args:
        deals: positions or deals; a :class:`MicrosoftDeals` is by far the fastest form.
        limit: what the search of each single deal may spend.
        cancel: a switch that stops the whole: what is not yet settled comes out as unknown.
        threads: how many threads search at once; the kernels do not hold the interpreter's lock.

    Yields:
        One solution a deal. Lines are unpacked only when they are asked for.
    """
    raise NotImplementedError
