"""A desk on a store of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fournil.desk import Desk
from fournil.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.at(tmp_path) as opened:
        yield opened


@pytest.fixture
def desk(store: Store) -> Iterator[Desk]:
    opened = Desk(store)
    yield opened
    opened.close()
