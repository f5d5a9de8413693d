"""Fournil: the baker's solitaires, played, solved and counted."""

__version__ = "0.1.0"
