"""The search for any game that has no search of its own: FreeCell, and whatever rules allow."""

from fournil.solver.general.entry import solve

__all__ = ["solve"]
