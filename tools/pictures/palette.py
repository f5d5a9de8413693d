"""Pictures of at most 256 colours: a third of the size, with nothing missing to the eye."""

from __future__ import annotations

import base64
import struct
import zlib
from array import array
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

_COLOURS: Final = 256

# The browser knows how to read what it wrote.
_PIXELS: Final = """async png => {
    const { createImageBitmap: read, OffscreenCanvas: Canvas } = window;
    const bytes = Uint8Array.from(atob(png), each => each.charCodeAt(0));
    const image = await read(new Blob([bytes], { type: "image/png" }));
    const context = new Canvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const parts = [];
    for (let at = 0; at < data.length; at += 32768) {
        parts.push(String.fromCharCode(...data.subarray(at, at + 32768)));
    }
    return [image.width, image.height, btoa(parts.join(""))];
}"""

Colour = tuple[int, int, int]


def reduce(png: bytes, page: Page) -> bytes:
    """The same picture, opaque, with few colours; ``page`` is any page that may run a script."""
    width, height, data = page.evaluate(_PIXELS, base64.b64encode(png).decode())
    pixels = array("I", base64.b64decode(data))
    counts = Counter(pixels)
    palette: list[Colour] = []
    entry: dict[int, int] = {}
    for group in _groups({pixel: _colour(pixel) for pixel in counts}, counts):
        entry.update(dict.fromkeys(group, len(palette)))
        palette.append(_mean(group, counts))
    indices = bytes(entry[pixel] for pixel in pixels)
    rows = b"".join(b"\0" + indices[at : at + width] for at in range(0, len(indices), width))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", b"".join(bytes(colour) for colour in palette)),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _colour(pixel: int) -> Colour:
    red, green, blue, _ = struct.pack("=I", pixel)
    return red, green, blue


def _groups(colours: dict[int, Colour], counts: Counter[int]) -> list[list[int]]:
    """Median cut: the group that spreads most, for its weight, is halved along its longest side."""
    groups = [list(colours)]
    spreads = [_spread(groups[0], colours, counts)]
    while len(groups) < _COLOURS and max(spreads)[0] > 0:
        at = spreads.index(max(spreads))
        side = spreads[at][1]
        ordered = sorted(groups[at], key=lambda pixel: colours[pixel][side])
        middle = (colours[ordered[0]][side] + colours[ordered[-1]][side] + 1) // 2
        below = [pixel for pixel in ordered if colours[pixel][side] < middle]
        above = ordered[len(below) :]
        groups[at : at + 1] = [below, above]
        spreads[at : at + 1] = [_spread(half, colours, counts) for half in (below, above)]
    return groups


def _spread(
    group: Sequence[int], colours: dict[int, Colour], counts: Counter[int]
) -> tuple[float, int]:
    """How much a group needs to be halved, and along which side: red, green or blue."""
    sides = [[colours[pixel][side] for pixel in group] for side in range(3)]
    widest = max(range(3), key=lambda side: max(sides[side]) - min(sides[side]))
    width = max(sides[widest]) - min(sides[widest])
    # Large plain areas matter more than a few pixels at an edge, but not in proportion.
    return width * width * sum(counts[pixel] for pixel in group) ** 0.5, widest


def _mean(group: Sequence[int], counts: Counter[int]) -> Colour:
    total = sum(counts[pixel] for pixel in group)
    red, green, blue = (
        round(sum(_colour(pixel)[side] * counts[pixel] for pixel in group) / total)
        for side in range(3)
    )
    return red, green, blue


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
