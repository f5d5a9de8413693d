"""The search for Baker's Dozen and Good Measure: no cells, single cards, empty columns of little use."""

from fournil.solver.dozen.entry import solve, takes

__all__ = ["solve", "takes"]
