"""A game being played, with its past, and a game as text."""
