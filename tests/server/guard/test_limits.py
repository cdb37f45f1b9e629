"""Rate limits: who asks for too much waits, and the others notice nothing."""

from __future__ import annotations

from typing import cast

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from litestar.types import Scope

from ostrog.server.http import rate_limits
from ostrog.server.http.rate_limits import Limit, Limits
from ostrog.server.http.sockets import MOST_HURRIED
from ostrog.server.settings import Settings, read_settings
from server.browsers import Message, at_table, open_match
from server.conftest import another_browser
from server.guard.conftest import Serve, stranger

WISH = {"game": "five_armies", "scenario": "standard", "seats": [0]}


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    limit = Limit(3, 60, clock=clock)
    assert [limit.take("ann") for _ in range(4)] == [True, True, True, False]
    assert limit.take("bob")
    clock.now += 20
    assert [limit.take("ann"), limit.take("ann")] == [True, False]
    clock.now += 10_000
    assert [limit.take("ann") for _ in range(4)] == [True, True, True, False]


def test_only_so_many_are_remembered_and_the_busiest_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 10)
    limit = Limit(1, 60, clock=Clock())
    limit.take("ann")
    for number in range(100):
        limit.take(f"passer-by {number}")
        assert not limit.take("ann")
    assert len(limit) == 10


def scope_of(client: str | None, forwarded: str = "") -> Scope:
    """As much of a request as says where it comes from."""
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    return cast(Scope, {"client": client and (client, 1), "headers": headers})


@pytest.mark.parametrize(
    ("proxies", "client", "forwarded", "expected"),
    [
        (0, "192.0.2.1", "", "192.0.2.1"),
        (0, "192.0.2.1", "198.51.100.7", "192.0.2.1"),
        (1, "192.0.2.1", "198.51.100.7", "198.51.100.7"),
        (1, "192.0.2.1", "6.6.6.6, 198.51.100.7", "198.51.100.7"),
        (2, "192.0.2.1", "6.6.6.6, 198.51.100.7, 10.0.0.1", "198.51.100.7"),
        (2, "192.0.2.1", "198.51.100.7", "192.0.2.1"),
        (1, "192.0.2.1", "", "192.0.2.1"),
        (0, None, "", ""),
    ],
)
def test_only_what_our_proxies_wrote_is_believed(
    proxies: int, client: str | None, forwarded: str, expected: str
) -> None:
    found = Limits(Settings(proxies=proxies)).address(scope_of(client, forwarded))
    assert found == expected


def test_a_household_has_one_long_address() -> None:
    address = Limits(Settings()).address
    home = address(scope_of("2001:db8:1:2::1"))
    assert home == address(scope_of("2001:db8:1:2:ffff::9"))
    assert home != address(scope_of("2001:db8:1:3::1"))
    assert address(scope_of("::ffff:192.0.2.1")) == "192.0.2.1"


def test_who_asks_too_often_waits_and_the_others_do_not(serve: Serve) -> None:
    ann = serve(most_requests=8)
    bob = another_browser(ann)
    statuses = [ann.get("/api/games").status_code for _ in range(12)]
    assert statuses[:7] == [200] * 7
    assert statuses[-1] == 429
    refused = ann.get("/api/games")
    assert refused.json()["status_code"] == 429
    assert int(refused.headers["retry-after"]) > 0
    assert bob.get("/api/games").status_code == 200
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        ann.websocket_connect("/api/matches/none/socket"),
    ):
        pass
    assert closed.value.code == 4429


def test_made_up_sessions_give_nobody_more(serve: Serve) -> None:
    ann = serve(most_requests=3)
    eve = stranger(ann)
    statuses = [
        eve.get("/api/games", headers={"cookie": f"ostrog_session={number}"}).status_code
        for number in range(rate_limits.PEOPLE_AT_AN_ADDRESS * 3 + 2)
    ]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_a_person_opens_so_many_matches(serve: Serve) -> None:
    ann = serve(most_matches=2)
    assert [ann.post("/api/matches", json=WISH).status_code for _ in range(3)] == [201, 201, 429]
    bob = another_browser(ann)
    assert bob.post("/api/matches", json=WISH).status_code == 201
    assert ann.get("/api/matches").status_code == 200


def test_so_many_guests_come_from_one_address(serve: Serve) -> None:
    ann = serve(most_guests=2, proxies=1)  # without the header, Ann comes from the proxy itself
    new = stranger(ann)

    def arrive(address: str) -> int:
        new.cookies.clear()
        return new.get("/api/me", headers={"x-forwarded-for": address}).status_code

    assert [arrive("198.51.100.7") for _ in range(3)] == [200, 200, 429]
    assert arrive("6.6.6.6, 198.51.100.7") == 429
    assert arrive("198.51.100.8") == 200
    assert ann.get("/api/me", headers={"x-forwarded-for": "198.51.100.7"}).status_code == 200


def test_passwords_are_not_guessed_for_long(serve: Serve) -> None:
    ann = serve(most_attempts=3)
    path, guess = "/api/people/session", {"email": "ann@example.org", "password": "a guess"}
    statuses = [ann.post(f"{path}{slash}", json=guess).status_code for slash in ("", "/", "//", "")]
    assert statuses == [403, 403, 403, 429]  # the same door, however its address is written
    for browser in (another_browser(ann), stranger(ann)):
        assert browser.post(path, json=guess).status_code == 429
        forgot = browser.post("/api/people/forgotten", json={"email": "ann@example.org"})
        assert forgot.status_code == 429
    assert ann.get("/api/people/account").status_code == 200


def test_every_route_that_takes_a_password_or_sends_mail_counts_as_an_attempt(
    ann: TestClient[Litestar],
) -> None:
    document = ann.get("/api/schema/openapi.json").json()
    kinds = document["components"]["schemas"]
    secret = {
        (method.upper(), path)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if "requestBody" in operation and {"password", "old", "email"} & fields(operation, kinds)
    }
    assert secret
    assert secret <= rate_limits.ATTEMPTS


def fields(operation: Message, kinds: Message) -> set[str]:
    """The names of what is sent to an operation."""
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    return set(kinds[schema["$ref"].rpartition("/")[2]]["properties"])


def all_that_is_heard(session: WebSocketTestSession) -> tuple[list[Message], int]:
    """What comes until the server closes, and the code with which it does."""
    heard: list[Message] = []
    while True:
        try:
            heard.append(session.receive_json(timeout=10))
        except WebSocketDisconnect as closed:
            return heard, closed.code


def test_a_flood_of_messages_is_warned_and_then_let_go(serve: Serve) -> None:
    ann = serve(most_messages=30)  # a question counts for three, and one comes back in six seconds
    bob = another_browser(ann)
    match = open_match(ann, 0)
    bob.post(f"/api/matches/{match}/join", json={"seat": 1})
    with at_table(bob, match) as at_bobs:
        with ann.websocket_connect(f"/api/matches/{match}/socket") as session:
            for _ in range(10 + MOST_HURRIED + 2):
                session.send_json({"type": "Why", "seat": 0, "ref": "camp"})
            heard, code = all_that_is_heard(session)
        kinds = [message["type"] for message in heard]
        assert kinds == ["Refusals"] * 10 + ["Trouble"] * MOST_HURRIED
        assert {m["key"] for m in heard if m["type"] == "Trouble"} == {"trouble-too-fast"}
        assert code == 4429
        assert at_bobs.join()["match"]["begun"]


def test_the_limit_counts_over_all_sockets_of_a_person(serve: Serve) -> None:
    ann = serve(most_messages=30)  # joining counts for ten
    match = open_match(ann, 0, 1)
    with at_table(ann, match) as one, at_table(ann, match) as two:
        one.join()
        two.say(type="Join")
        assert two.hear("Trouble")["key"] == "trouble-too-fast"


def test_limits_are_set_in_the_environment_and_never_to_nothing() -> None:
    assert read_settings({"OSTROG_MOST_REQUESTS": "7"}).most_requests == 7
    with pytest.raises(ValueError, match="most_requests"):
        read_settings({"OSTROG_MOST_REQUESTS": "0"})


def test_an_ordinary_evening_stays_far_below(ann: TestClient[Litestar]) -> None:
    for _ in range(6):
        match = open_match(ann, 0, 1)
        with at_table(ann, match) as table:
            table.choose(0, "done")
            table.hear("Accepted")
    assert ann.get("/api/matches").status_code == 200
