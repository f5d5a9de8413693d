"""The search for any game that has no kernel of its own: FreeCell, and whatever rules allow."""
