"""What all tests share: how Hypothesis looks for counter-examples."""

import os

from hypothesis import settings

# No deadline: a busy machine is not a fault. On CI the same examples come every time, so that a red
# run is about the change.
settings.register_profile("fournil", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("fournil")
