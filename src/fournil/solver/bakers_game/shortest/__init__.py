"""The fewest actions that win a game of Jeu du Boulanger, with the proof that no fewer do."""

from fournil.solver.bakers_game.shortest.adapter import fewest_actions

__all__ = ["fewest_actions"]
