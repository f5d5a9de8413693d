"""The messages of each language, loaded from what the build compiled.

Parsing Fluent takes longer than most commands run, so the build writes ``compiled/<tag>.json``
beside the sources. A file that is missing, or was made from another source, is not used: the source
is compiled on the spot, and nothing but the time differs.
"""

from __future__ import annotations

import json
from functools import cache
from os.path import dirname, join
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fournil.messages.formatter import Compiled

ENGLISH: Final = "en"
RIGHT_TO_LEFT: Final = frozenset({"ar", "fa"})
"""The languages whose messages isolate what is filled in."""

# Not a Path: importing pathlib takes longer than loading a language.
HERE: Final = dirname(__file__)  # noqa: PTH120


@cache
def messages(tag: str) -> dict[str, Compiled]:
    """Return the messages of a language by id, compiled.

    Args:
        tag: a language's own tag, without a region: ``fr``.

    Raises:
        OSError: there is no such language.
    """
    with open(source_path(tag), "rb") as file:  # noqa: PTH123 - see HERE
        source = file.read()
    try:
        with open(compiled_path(tag), encoding="utf-8") as file:  # noqa: PTH123
            compiled: dict[str, Any] = json.load(file)
        if compiled["source"] == checksum(source):
            found: dict[str, Compiled] = compiled["messages"]
            return found
    except (OSError, ValueError, KeyError):
        pass
    from fournil.messages.compiler import compile_source

    return compile_source(source.decode(), isolate=tag in RIGHT_TO_LEFT)


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
