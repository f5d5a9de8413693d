"""The messages of each language, loaded from what the build compiled.

Parsing Fluent takes longer than most commands run, so the build writes ``compiled/<tag>.json``
beside the sources. A file that is missing, or was made from another source, is not used: the source
is compiled on the spot, and nothing but the time differs.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from fournil.messages.files import RIGHT_TO_LEFT, checksum, compiled_path, source_path

if TYPE_CHECKING:
    from fournil.messages.formatter import Compiled


@cache
def messages(tag: str) -> dict[str, Compiled]:
    """Return the messages of a language by id, compiled.

    Args:
        tag: a language's own tag, without a region: ``fr``.

    Raises:
        OSError: there is no such language.
    """
    with open(source_path(tag), "rb") as file:  # noqa: PTH123 - importing pathlib takes too long
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
