"""What the tests of all rooms above the store share."""

from pathlib import Path

import pytest

from fournil.store.connect import FILE_NAME
from tests.unhurried import open_store


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a store that holds nothing yet, to be copied."""
    directory = tmp_path_factory.mktemp("empty")
    open_store(directory).close()
    return directory / FILE_NAME
