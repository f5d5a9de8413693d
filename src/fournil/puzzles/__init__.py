"""Deals chosen for a player: how hard they are, and where a winnable one is."""
