"""What the solver's tests share: its source without anything compiled, as the reference."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import fournil

_UNUSED = ("web", "words", "store", "cli", "__pycache__", "*.c")


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without its compiled kernels, to be put first on the path."""
    home = tmp_path_factory.mktemp("plain")
    compiled = [f"*{suffix}" for suffix in EXTENSION_SUFFIXES]
    copytree(
        Path(fournil.__file__).parent,
        home / "fournil",
        ignore=ignore_patterns(*compiled, *_UNUSED),
    )
    return home
