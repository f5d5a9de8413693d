"""The search for Jeu du Boulanger: same suit, runs move whole, empty columns take anything."""

from fournil.solver.boulanger.entry import solve, takes

__all__ = ["solve", "takes"]
