"""The description of the API, and a hostile reader of it."""

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import BaseSchema
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import positive_data_acceptance

from fournil.web import create_app
from tests.store.quick import quick_store
from tests.unhurried import UNHURRIED
from tests.web.asking import TestClient, deal

OPENAPI = "/api/openapi.json"
NAME = "testserver"
"""What the fuzzer calls the server that it runs inside the test."""

OPERATIONS = [
    ("GET", "/api/games"),
    ("POST", "/api/games"),
    ("POST", "/api/games/import"),
    ("GET", "/api/games/{id}"),
    ("GET", "/api/games/{id}/export"),
    ("POST", "/api/games/{id}/moves"),
    ("POST", "/api/games/{id}/finish"),
    ("POST", "/api/games/{id}/undo"),
    ("POST", "/api/games/{id}/redo"),
    ("POST", "/api/games/{id}/restart"),
    ("POST", "/api/games/{id}/time"),
    ("GET", "/api/games/{id}/truth"),
    ("GET", "/api/games/{id}/analysis"),
    ("GET", "/api/games/{id}/hint"),
    ("GET", "/api/games/{id}/solution"),
    ("POST", "/api/games/{id}/back"),
    ("POST", "/api/replay/truth"),
    ("POST", "/api/deals/check"),
    ("POST", "/api/try"),
    ("GET", "/api/statistics"),
    ("GET", "/api/player/export"),
    ("DELETE", "/api/player"),
    ("GET", "/api/settings"),
    ("PUT", "/api/settings"),
]
MODES = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
load_all_checks()


@pytest.fixture(scope="module")
def fuzzed_app(tmp_path_factory: pytest.TempPathFactory, empty_store: Path) -> Iterator[FastAPI]:
    with quick_store(tmp_path_factory.mktemp("fuzzed"), empty_store) as store:
        app = create_app(store, timeouts=UNHURRIED, hosts={NAME})
        yield app
        app.state.desk.close()


@pytest.fixture(scope="module")
def description(fuzzed_app: FastAPI) -> BaseSchema:
    return schemathesis.openapi.from_asgi(OPENAPI, fuzzed_app)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_the_api_does_what_its_description_says(
    fuzzed_app: FastAPI, description: BaseSchema, method: str, path: str
) -> None:
    """Whatever is sent: no fault of ours, and no answer that is not described."""
    client = TestClient(fuzzed_app, base_url=f"http://{NAME}")
    game_id = deal(client)["id"]
    cookies = {"fournil": client.cookies["fournil"]}

    operation = description[path][method]

    @given(st.one_of(operation.as_strategy(generation_mode=mode) for mode in MODES), st.booleans())
    @settings(max_examples=40, suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case, known: bool) -> None:
        if known and "id" in case.path_parameters:
            case.path_parameters["id"] = game_id
        answer = case.call(cookies=cookies)
        if answer.status_code != 413:  # a refusal that the fuzzer does not know as one
            # What fits the description may still be no legal move and no deal.
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the fuzzer's own
        ask()


def test_the_description_names_every_operation(client: TestClient) -> None:
    paths = client.get(OPENAPI).json()["paths"]
    described = {(method.upper(), path) for path, item in paths.items() for method in item}
    assert described == set(OPERATIONS)
