"""The OpenAPI document: it is published, complete and true, whatever is asked for."""

from __future__ import annotations

import time
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from msgspec.structs import replace
from requests import Request
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ostrog.server.settings import Settings
from server.browsers import at_table, open_match
from server.conftest import PLENTY, another_browser
from server.guard.conftest import HOST
from server.guard.fuzzing import Tally, play_round, rounds

DOCUMENT = "/api/schema/openapi.json"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

AnyCase = Case[Any]
AnyOperation = APIOperation[Any, Any, Any, Any]


@pytest.fixture(scope="module")
def settings(settings: Settings) -> Settings:
    """Settings of a server that a fuzzer may ask for anything, as often as it likes."""
    return replace(settings, worker="apart", most_matches=PLENTY, most_guesses=PLENTY)


def document(client: TestClient[Litestar]) -> dict[str, Any]:
    found: dict[str, Any] = client.get(DOCUMENT).json()
    return found


def test_the_document_names_every_route_of_the_api(ann: TestClient[Litestar]) -> None:
    documented = {
        (method.upper(), path)
        for path, operations in document(ann)["paths"].items()
        for method in operations
    }
    served = {
        (method, route.path_format)
        for route in ann.app.routes
        if isinstance(route, HTTPRoute) and not route.path.startswith("/api/schema")
        for method in route.methods
        if method != "OPTIONS"
    }
    assert documented == served


def test_every_operation_says_what_it_does_and_how_it_is_refused(
    ann: TestClient[Litestar],
) -> None:
    for path, operations in document(ann)["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], (method, path)
            expected = {"400", "401", "403", "404", "429"}
            if "requestBody" in operation:
                expected |= {"409", "413", "415"}
            assert expected <= set(operation["responses"]), (method, path)


def test_there_are_no_pages_to_look_at_it_with(ann: TestClient[Litestar]) -> None:
    for page in ("swagger", "redoc", "elements", "rapidoc", "scalar", "openapi.yaml"):
        assert ann.get(f"/api/schema/{page}").status_code == 404


def send(ann: TestClient[Litestar], case: AnyCase, tally: Tally) -> None:
    """Send a case as a browser with a session does, and check the answer."""
    request = Request(**case.as_transport_kwargs(base_url=f"http://{HOST}")).prepare()
    since = time.monotonic()
    answer = ann.request(
        str(request.method),
        str(request.url),
        content=cast("bytes | None", request.body),
        headers={name: str(value) for name, value in request.headers.items() if name != "Cookie"},
    )
    seconds, about = time.monotonic() - since, f"{request.method} {request.url}"
    tally.note(str(answer.status_code), seconds, about)
    case.validate_response(answer, checks=CHECKS)


def cases(operation: AnyOperation, known: str) -> st.SearchStrategy[AnyCase]:
    """Cases of an operation, right and wrong ones; some of them about a match that exists."""

    def about(case: AnyCase, is_known: bool) -> AnyCase:
        if is_known and "match" in (case.path_parameters or {}):
            case.path_parameters["match"] = known
        return case

    kinds = operation.as_strategy() | operation.as_strategy(GenerationMode.NEGATIVE)
    return st.builds(about, kinds, st.booleans())


def test_whatever_is_sent_no_answer_is_a_server_error_or_undocumented(
    ann: TestClient[Litestar],
) -> None:
    bob = another_browser(ann)
    bystander = open_match(bob, 0, 1)
    known = open_match(ann, 0)
    schema = schemathesis.openapi.from_dict(document(ann))
    operations = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert len(operations) >= 9
    tally = Tally()
    for number in rounds(len(operations)):
        ann.get("/api/me")  # if the round before has signed out

        @given(cases(operations[number % len(operations)], known))
        def fuzz(case: AnyCase) -> None:
            send(ann, case, tally)

        play_round(number, fuzz)
    print(tally)
    with at_table(bob, bystander) as table:
        table.choose(0, "done")
        table.hear("Accepted")
