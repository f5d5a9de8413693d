"""The program without its hurry, so that no verdict of a test hangs on how fast a machine is.

For people the program gives up after some seconds: a look, a search, a question, a wish, a lock.
In tests it counts positions instead, which are the same everywhere, or waits as long as it takes.
Tests of giving up say themselves after what.
"""

from __future__ import annotations

from fournil.cli.commands import serve
from fournil.service import analysis as advice
from fournil.service import deal_requests as wishes
from fournil.service.solver_pool import QUICK, SLOW, SolverPool
from fournil.solver import Limit, finding
from fournil.store import connect

AS_LONG_AS_IT_TAKES = 3600.0
"""Seconds: more than any test may run."""
LONG_ENOUGH = 120.0
"""Seconds for another's work on the same file, however slow the disk: a dead lock is told."""

LOOK = Limit(nodes=20_000, memory=QUICK.memory)
SEARCH = Limit(nodes=20_000_000, memory=SLOW.memory)


def take_your_time() -> None:
    """From here on nothing in this process gives up because of the clock."""
    connect.PATIENCE = LONG_ENOUGH
    serve._GRACE = LONG_ENOUGH  # type: ignore[misc]
    for name in ("PATIENCE", "PATIENCE_FOR_MOVES", "PATIENCE_FOR_PAST"):
        assert hasattr(advice, name)
        setattr(advice, name, AS_LONG_AS_IT_TAKES)
    # These take their limits as arguments, most often by default.
    for function, defaults in (
        (SolverPool.__init__, {"quick": LOOK, "slow": SEARCH}),
        (finding.find_winnable, {"seconds": AS_LONG_AS_IT_TAKES}),
        (wishes.find_deal, {"seconds": AS_LONG_AS_IT_TAKES}),
        (wishes.DealFinder.__init__, {"patience": AS_LONG_AS_IT_TAKES}),
    ):
        assert function.__kwdefaults__.keys() >= defaults.keys()
        function.__kwdefaults__.update(defaults)
