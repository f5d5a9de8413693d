"""Where the messages of a language lie: their Fluent source, and what the build compiled of it."""

from __future__ import annotations

from os.path import dirname, join
from typing import Final

ENGLISH: Final = "en"
RIGHT_TO_LEFT: Final = frozenset({"ar", "fa"})
"""The languages whose messages isolate what is filled in."""

# Not a Path: importing pathlib takes longer than loading a language.
HERE: Final = dirname(__file__)  # noqa: PTH120


def source_path(tag: str) -> str:
    """Return where the Fluent source of a language lies."""
    return join(HERE, f"{tag}.ftl")  # noqa: PTH118 - see HERE


def compiled_path(tag: str) -> str:
    """Return where the build puts the compiled messages of a language."""
    return join(HERE, "compiled", f"{tag}.json")  # noqa: PTH118 - see HERE


def checksum(source: bytes) -> str:
    """Return what tells one source from another: not a signature, only a test of freshness."""
    from zlib import crc32

    return f"{len(source)}-{crc32(source):08x}"
