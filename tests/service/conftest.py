"""A desk on a store of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fournil.service import GameService
from fournil.store import Store
from tests.store.clock import Clock
from tests.store.quick import quick_store
from tests.unhurried import UNHURRIED


@pytest.fixture
def store(tmp_path: Path, empty_store: Path) -> Iterator[Store]:
    with quick_store(tmp_path, empty_store, clock=Clock()) as opened:
        yield opened


@pytest.fixture
def desk(store: Store) -> Iterator[GameService]:
    opened = GameService(store, timeouts=UNHURRIED)
    yield opened
    opened.close()
