"""SplitMix64, the generator of random words by Guy Steele, Doug Lea and Christine Flood (2014)."""

from __future__ import annotations

from typing import Final

_FULL: Final = (1 << 64) - 1


def stepped(state: int) -> int:
    """Return the state after this one."""
    return (state + 0x9E3779B97F4A7C15) & _FULL


def mixed(state: int) -> int:
    """Return the random word that belongs to a state.

    >>> hex(mixed(stepped(0)))
    '0xe220a8397b1dcdaf'
    """
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _FULL
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _FULL
    return state ^ (state >> 31)
