"""The geometry of the charts: from figures to boxes and points, in the units of a drawing.

Each chart runs in the reading direction: where words run from right to left, so does time. A
drawing is as wide as it is usually shown, so that its text has the size of the text around it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, and what it stands for."""

    x: float
    y: float
    width: float
    height: float
    value: str | int

    @property
    def middle(self) -> float:
        """Half way from its left to its right."""
        return round(self.x + self.width / 2, 2)


@dataclass(frozen=True, slots=True)
class Boxes:
    """A drawing made of boxes."""

    width: int
    height: int
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A drawing of points joined by a line, with the heights of its grid."""

    width: int
    height: int
    left: float
    right: float
    points: tuple[tuple[float, float], ...]
    grid: tuple[tuple[int, float], ...]
    best: int

    @property
    def path(self) -> str:
        """The line as SVG writes it."""
        return "M" + "L".join(f"{x:g} {y:g}" for x, y in self.points)


_TALL: Final = 38
_LOW: Final = 20
_ROW: Final = 48


def strip(outcomes: Sequence[str], *, width: int, in_row: int, mirrored: bool) -> Boxes:
    """One mark for each game, from the oldest: tall for a win, low for any other.

    >>> drawing = strip(["won", "stuck"], width=100, in_row=10, mirrored=False)
    >>> [(box.x, box.y, box.height) for box in drawing.boxes]
    [(1.5, 2, 38), (11.5, 20, 20)]
    """
    pitch = width / in_row
    wide = pitch * 0.7
    rows = max(1, -(-len(outcomes) // in_row))
    boxes = []
    for number, outcome in enumerate(outcomes):
        row, place = divmod(number, in_row)
        x = place * pitch + (pitch - wide) / 2
        high = _TALL if outcome == "won" else _LOW
        boxes.append(
            Box(
                round(width - x - wide if mirrored else x, 2),
                row * _ROW + 2 + _TALL - high,
                round(wide, 2),
                high,
                outcome,
            )
        )
    return Boxes(width, (rows - 1) * _ROW + _TALL + 4, tuple(boxes))


def bars(counts: Sequence[int], *, width: int, height: int, mirrored: bool) -> Boxes:
    """A bar for each count; above and below them is room for a line of text.

    >>> [(box.x, box.y) for box in bars([1, 2], width=100, height=100, mirrored=True).boxes]
    [(55.0, 49.0), (5.0, 22.0)]
    """
    above, below = 22, 24
    pitch = width / max(1, len(counts))
    wide = pitch * 0.8
    most = max(counts, default=0) or 1
    boxes = []
    for number, count in enumerate(counts):
        high = max(2.0, (height - above - below) * count / most) if count else 0
        x = number * pitch + (pitch - wide) / 2
        boxes.append(
            Box(
                round(width - x - wide if mirrored else x, 2),
                round(height - below - high, 2),
                round(wide, 2),
                round(high, 2),
                count,
            )
        )
    return Boxes(width, height, tuple(boxes))


def line(values: Sequence[int], *, width: int, height: int, mirrored: bool) -> Line:
    """Points from the oldest to the newest, the least value marked as the best.

    Raises:
        ValueError: there is no value to draw.

    >>> drawing = line([120, 100], width=200, height=100, mirrored=False)
    >>> drawing.points, drawing.best, [value for value, _ in drawing.grid]
    (((48.0, 12.0), (192.0, 78.0)), 1, [100, 105, 110, 115, 120])
    """
    margin, top, bottom = 48.0, 12.0, 22.0
    first, step, last = _ticks(min(values), max(values))
    scale = (height - top - bottom) / (last - first)
    inner = width - margin - 8
    gap = inner / max(1, len(values) - 1)

    def across(number: int) -> float:
        x = margin + (number * gap if len(values) > 1 else inner / 2)
        return round(width - x if mirrored else x, 2)

    def down(value: int) -> float:
        return round(height - bottom - (value - first) * scale, 2)

    grid = tuple((value, down(value)) for value in range(first, last + 1, step))
    left, right = (8.0, width - margin) if mirrored else (margin, width - 8.0)
    points = tuple((across(number), down(value)) for number, value in enumerate(values))
    return Line(width, height, left, right, points, grid, values.index(min(values)))


def _ticks(least: int, most: int) -> tuple[int, int, int]:
    """Where a scale of whole numbers begins, how far its lines are apart, and where it ends."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        first = least // step * step
        last = max(-(-most // step) * step, first + step)
        if (last - first) // step <= 4:
            return first, step, last
    return 0, most, most
