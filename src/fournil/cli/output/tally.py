"""What many searches found and cost together."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fournil.solver.base.result import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fournil.i18n import Translator
    from fournil.solver.base.result import Result


class Tally:
    """Sums over deals.

    Attributes:
        winnable, unwinnable, unknown: how many deals.
        nodes: positions looked at.
        replayed: lines that were played through by the rules.
        proved_again: losses that were proved a second time.
        unverified: losses of which a second proof did not come to its end.
    """

    def __init__(self) -> None:
        self.winnable = 0
        self.unwinnable = 0
        self.unknown = 0
        self.nodes = 0
        self.replayed = 0
        self.proved_again = 0
        self.unverified = 0

    def count(self, solution: Result) -> None:
        """Adds one answer."""
        self.count_all((solution,))

    def count_verified(self, verdict: Verdict, is_verified: bool) -> None:
        """Adds what checking one answer in a second way has shown."""
        self.replayed += verdict is Verdict.WINNABLE and is_verified
        self.proved_again += verdict is Verdict.UNWINNABLE and is_verified
        self.unverified += verdict is Verdict.UNWINNABLE and not is_verified

    def count_all(
        self, solutions: Iterable[Result], advance: Callable[[], None] | None = None
    ) -> None:
        """Adds many answers; if they end with an error, those before it.

        Args:
            solutions: the answers.
            advance: called after each of them.
        """
        winnable = unwinnable = unknown = nodes = 0
        try:
            for solution in solutions:
                verdict = solution.verdict
                if verdict is Verdict.WINNABLE:
                    winnable += 1
                elif verdict is Verdict.UNWINNABLE:
                    unwinnable += 1
                else:
                    unknown += 1
                nodes += solution.nodes
                if advance is not None:
                    advance()
        finally:
            self.winnable += winnable
            self.unwinnable += unwinnable
            self.unknown += unknown
            self.nodes += nodes

    @property
    def cpu_seconds(self) -> float:
        """What this process has cost the machine so far, all threads together."""
        return time.process_time()

    def as_json(self) -> str:
        """The sums as one JSON object."""
        from json import dumps

        return dumps(
            {
                "deals": self.winnable + self.unwinnable + self.unknown,
                "winnable": self.winnable,
                "unwinnable": self.unwinnable,
                "unknown": self.unknown,
                "nodes": self.nodes,
                "replayed": self.replayed,
                "proved_again": self.proved_again,
                "cpu_seconds": round(self.cpu_seconds, 3),
            }
        )

    def as_text(self, words: Translator) -> str:
        """The sums in sentences."""
        lines = [
            words("cli-solve-sum-winnable", count=self.winnable),
            words("cli-solve-sum-unwinnable", count=self.unwinnable),
            words("cli-solve-sum-unknown", count=self.unknown),
            words("cli-solve-sum-nodes", count=self.nodes),
            words("cli-solve-sum-seconds", seconds=round(self.cpu_seconds, 2)),
        ]
        if self.proved_again:
            lines.insert(2, words("cli-solve-sum-proved-again", count=self.proved_again))
        if self.replayed:
            lines.insert(1, words("cli-solve-sum-replayed", count=self.replayed))
        return "\n".join(lines)
