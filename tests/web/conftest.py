"""The application on a fresh store, asked as a browser on this machine asks."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from fournil.store import Store
from fournil.web import create_app
from tests.web.asking import TestClient

HOME = "http://127.0.0.1:8052"


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with a store that holds nothing yet: a copy is quicker than making one."""
    directory = tmp_path_factory.mktemp("empty")
    Store.at(directory).close()
    return directory


@pytest.fixture
def store(tmp_path: Path, empty_store: Path) -> Iterator[Store]:
    directory = shutil.copytree(empty_store, tmp_path / "data")
    with Store.at(directory) as opened:
        yield opened


@pytest.fixture
def app(store: Store) -> FastAPI:
    return create_app(store)


@pytest.fixture
def new_client(app: FastAPI) -> Callable[[], TestClient]:
    """Browsers, each with cookies of its own."""

    def make() -> TestClient:
        return TestClient(app, base_url=HOME, headers={"accept-language": "en"})

    return make


@pytest.fixture
def client(new_client: Callable[[], TestClient]) -> TestClient:
    return new_client()
