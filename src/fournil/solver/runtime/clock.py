"""Seconds of a clock that never goes back."""

from time import monotonic as now

__all__ = ["now"]
