"""What all tests share: compiled kernels and how Hypothesis looks for examples."""

import os

from hypothesis import HealthCheck, settings

# Collecting doctests loads each source file by itself. Where a kernel is compiled, its modules must
# be there before, or half of it would run from source beside the other half.
import fournil.solver.bakers_dozen.search
import fournil.solver.bakers_game.search
import fournil.solver.bakers_game.shortest.search
import fournil.solver.generic.search  # noqa: F401

# No deadline, and no complaint that examples come slowly: a busy machine is not a fault. On CI the
# same examples come every time, so that a red run is about the change.
settings.register_profile(
    "fournil",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=os.environ.get("CI") == "true",
)
settings.load_profile("fournil")
