"""The application on a fresh store, asked as a browser on this machine asks."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from fournil.store import Store
from fournil.web import create_app
from tests.store.clock import Clock
from tests.store.quick import quick_store
from tests.unhurried import UNHURRIED
from tests.web.asking import TestClient

HOME = "http://127.0.0.1:8052"


@pytest.fixture
def store(tmp_path: Path, empty_store: Path) -> Iterator[Store]:
    with quick_store(tmp_path / "data", empty_store, clock=Clock()) as opened:
        yield opened


@pytest.fixture
def app(store: Store) -> Iterator[FastAPI]:
    made = create_app(store, timeouts=UNHURRIED)
    yield made
    made.state.desk.close()


@pytest.fixture
def new_client(app: FastAPI) -> Callable[[], TestClient]:
    """Browsers, each with cookies of its own."""

    def make() -> TestClient:
        return TestClient(app, base_url=HOME, headers={"accept-language": "en"})

    return make


@pytest.fixture
def client(new_client: Callable[[], TestClient]) -> TestClient:
    return new_client()
