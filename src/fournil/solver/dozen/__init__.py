"""The search for Baker's Dozen and Good Measure: no cells, cards move one by one."""

from fournil.solver.dozen.entry import solve, takes

__all__ = ["solve", "takes"]
