"""Who may do what: every route and every message is in a table here, and is tried by others."""

from __future__ import annotations

import uuid
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from typing import Any, NamedTuple, get_args

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from ostrog.kernel.matches.match import open_match as open_a_match
from ostrog.kernel.matches.records import write_record
from ostrog.server.catalogue import games
from ostrog.server.http.pages.client_files import ROOT_FILES
from ostrog.server.protocol.requests import ClientMessage
from proof.announcing import example_installed
from server.browsers import Message, at_table, open_match
from server.conftest import another_browser
from server.guard.conftest import serving, stranger

FREE, SHADOW = 0, 1


class Who(Enum):
    """The least that somebody must be."""

    ANYBODY = auto()
    GUEST = auto()
    """A browser with a session."""
    MEMBER = auto()
    """A guest with an account."""
    HOLDER = auto()
    """Whoever holds the seat in whose name it is done, or any seat of the match."""
    INVITED = auto()
    """Whoever was invited to the match."""
    TOKEN = auto()
    """Whoever got the mail with the token."""
    NOBODY = auto()


class Row(NamedTuple):
    """Who may, and what a rightful request looks like."""

    who: Who
    body: Message | None = None
    match: str = "open"
    """Which match it is about: one with a free seat, or one that has begun."""


PASSWORD = "correct horse battery"
GUESS = "a-token-that-nobody-was-sent"
A_RECORD = b64encode(
    write_record(open_a_match(games()["five_armies"], "standard", ("a", "b"), b"seed").record())
).decode()
OPEN = {"game": "five_armies", "scenario": "standard", "seats": [FREE]}
ROUTES = {
    ("GET", "/"): Row(Who.ANYBODY),
    ("GET", "/new"): Row(Who.ANYBODY),
    ("GET", "/lobby"): Row(Who.ANYBODY),
    ("GET", "/matches"): Row(Who.ANYBODY),
    ("GET", "/account"): Row(Who.ANYBODY),
    ("GET", "/settings"): Row(Who.ANYBODY),
    ("GET", "/people/{guest}"): Row(Who.ANYBODY),
    ("GET", "/rules/{game}"): Row(Who.ANYBODY),
    ("GET", "/rules/{game}/cards"): Row(Who.ANYBODY),
    ("GET", "/rules/{game}/summary"): Row(Who.ANYBODY),
    ("GET", "/rules/{game}/values"): Row(Who.ANYBODY),
    ("GET", "/m/{match}"): Row(Who.ANYBODY),
    ("GET", "/m/{match}/replay"): Row(Who.ANYBODY),
    ("GET", "/records"): Row(Who.ANYBODY),
    ("GET", "/assets/{name}"): Row(Who.ANYBODY),
    ("GET", "/favicon.ico"): Row(Who.ANYBODY),
    ("GET", "/icon.svg"): Row(Who.ANYBODY),
    ("GET", "/icon-192.png"): Row(Who.ANYBODY),
    ("GET", "/icon-512.png"): Row(Who.ANYBODY),
    ("GET", "/cover.jpg"): Row(Who.ANYBODY),
    ("GET", "/manifest.webmanifest"): Row(Who.ANYBODY),
    ("GET", "/robots.txt"): Row(Who.ANYBODY),
    ("GET", "/licences.txt"): Row(Who.ANYBODY),
    ("GET", "/metrics"): Row(Who.ANYBODY),
    ("GET", "/api/health"): Row(Who.ANYBODY),
    ("GET", "/api/ready"): Row(Who.ANYBODY),
    ("GET", "/api/schema"): Row(Who.ANYBODY),
    ("GET", "/api/schema/openapi.json"): Row(Who.ANYBODY),
    ("GET", "/api/schema/{path}"): Row(Who.ANYBODY),
    ("GET", "/api/games"): Row(Who.ANYBODY),
    ("GET", "/api/games/{game}/expansions/{expansion}/rules/{language}"): Row(Who.ANYBODY),
    ("GET", "/api/games/{game}/expansions/{expansion}/words/{language}"): Row(Who.ANYBODY),
    ("GET", "/api/games/{game}/layout"): Row(Who.ANYBODY),
    ("GET", "/api/games/{game}/rules/{language}"): Row(Who.ANYBODY),
    ("GET", "/api/games/{game}/values"): Row(Who.ANYBODY),
    ("GET", "/api/games/{game}/vocabulary"): Row(Who.ANYBODY),
    ("GET", "/api/games/{game}/words/{language}"): Row(Who.ANYBODY),
    ("GET", "/api/me"): Row(Who.ANYBODY),
    ("PUT", "/api/me"): Row(Who.GUEST, {"name": "Ann"}),
    ("GET", "/api/matches"): Row(Who.GUEST),
    ("POST", "/api/matches"): Row(Who.GUEST, OPEN),
    ("POST", "/api/lessons/{game}"): Row(Who.GUEST, {"lesson": "free-peoples"}),
    ("GET", "/api/matches/{match}"): Row(Who.GUEST),
    ("GET", "/api/matches/{match}/values"): Row(Who.GUEST),
    ("POST", "/api/matches/{match}/join"): Row(Who.GUEST, {"seat": SHADOW}),
    ("GET", "/api/matches/{match}/record"): Row(Who.NOBODY),  # as long as it is open
    ("GET", "/api/matches/{match}/commitment"): Row(Who.GUEST),
    ("GET", "/api/matches/{match}/course"): Row(Who.GUEST, match="begun"),
    ("GET", "/api/matches/{match}/events"): Row(Who.GUEST, match="begun"),
    ("GET", "/api/matches/{match}/frames"): Row(Who.GUEST, match="begun"),
    ("GET", "/api/matches/{match}/audit"): Row(Who.NOBODY, match="begun"),  # as long as it is open
    ("GET", "/api/matches/{match}/chronicle"): Row(Who.GUEST, match="begun"),
    ("POST", "/api/records"): Row(Who.GUEST, {"record": A_RECORD}),
    ("POST", "/api/records/course"): Row(Who.GUEST, {"record": A_RECORD}),
    ("POST", "/api/records/frames"): Row(Who.GUEST, {"record": A_RECORD}),
    ("SOCKET", "/api/matches/{match}/socket"): Row(Who.GUEST),
    ("GET", "/api/lobby"): Row(Who.GUEST),
    ("GET", "/api/lobby/invitations"): Row(Who.GUEST),
    ("POST", "/api/lobby/invitations"): Row(Who.HOLDER, {"match": "{begun}", "guest": "{guest}"}),
    ("DELETE", "/api/lobby/invitations/{match}"): Row(Who.INVITED),
    ("GET", "/api/lobby/links/{match}"): Row(Who.HOLDER, match="begun"),
    ("POST", "/api/lobby/rematches"): Row(Who.HOLDER, {"match": "{over}"}),
    ("GET", "/api/people/account"): Row(Who.GUEST),
    ("POST", "/api/people/account"): Row(
        Who.GUEST,
        {"email": "{new}@example.org", "password": PASSWORD, "name": "Ann", "language": "pl"},
    ),
    ("PUT", "/api/people/account/wishes"): Row(Who.MEMBER, {"language": "ru", "mail": "never"}),
    ("PUT", "/api/people/account/password"): Row(
        Who.MEMBER, {"old": PASSWORD, "new": "another password"}
    ),
    ("POST", "/api/people/account/verification"): Row(Who.NOBODY),  # without mail
    ("POST", "/api/people/account/deletion"): Row(Who.MEMBER, {"password": PASSWORD}),
    ("POST", "/api/people/session"): Row(
        Who.ANYBODY, {"email": "{member}@example.org", "password": PASSWORD}
    ),
    ("DELETE", "/api/people/session"): Row(Who.MEMBER),
    ("POST", "/api/people/verify"): Row(Who.TOKEN, {"token": GUESS}),
    ("POST", "/api/people/forgotten"): Row(Who.ANYBODY, {"email": "{new}@example.org"}),
    ("POST", "/api/people/reset"): Row(Who.TOKEN, {"token": GUESS, "password": PASSWORD}),
    ("POST", "/api/people/unsubscribe"): Row(Who.TOKEN, {"token": GUESS}),
    ("GET", "/api/people/{guest}"): Row(Who.ANYBODY),
    ("GET", "/api/people/at/{match}"): Row(Who.GUEST),
    ("GET", "/api/people/blocks"): Row(Who.GUEST),
    ("PUT", "/api/people/blocks/{guest}"): Row(Who.GUEST),
    ("DELETE", "/api/people/blocks/{guest}"): Row(Who.GUEST),
    ("POST", "/api/people/reports/conduct"): Row(Who.GUEST, {"about": "{guest}", "text": "Rude."}),
    ("POST", "/api/people/reports/ruling"): Row(
        Who.HOLDER, {"match": "{begun}", "at": 0, "text": "Wrong."}
    ),
    ("GET", "/api/people/data"): Row(Who.GUEST),
}
MESSAGES = {
    "Join": Row(Who.GUEST, {"seen": 0}),
    "Draft": Row(Who.HOLDER, {"at": 0, "picks": ["activate:bard"]}),
    "Choose": Row(Who.HOLDER, {"request": "12345678", "at": 0, "picks": ["done"]}),
    "Undo": Row(Who.HOLDER, {"request": "12345678", "at": 0}),
    "Why": Row(Who.HOLDER, {"ref": "camp"}),
    "AskForecast": Row(Who.HOLDER, {"at": 0, "picks": ["activate:bard"]}),
    "AskWays": Row(Who.HOLDER, {"at": 0, "ref": "camp"}),
    "Resign": Row(Who.HOLDER, {"request": "12345678", "at": 0}),
    "Propose": Row(Who.HOLDER, {"request": "12345678", "at": 0, "kind": "pause"}),
    "Decline": Row(Who.HOLDER, {"request": "12345678", "at": 0, "kind": "pause"}),
    "Claim": Row(Who.HOLDER, {"request": "12345678", "at": 0, "against": SHADOW, "wish": "win"}),
    "SendChat": Row(Who.GUEST, {"request": "12345678", "text": "Well met."}),
    "NoteDown": Row(Who.GUEST, {"request": "12345678", "text": "Watch the pass."}),
    "SetPresets": Row(
        Who.HOLDER, {"request": "12345678", "answers": [{"kind": "act", "picks": ["pass"]}]}
    ),
}


@pytest.fixture(scope="module")
def house(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient[Litestar]]:
    """A server with everything that it can have."""
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "assets" / "board.js").write_text("")
    (client / "index.html").write_text("<head></head>")
    for name in ROOT_FILES:
        (client / name.removeprefix("/")).write_text("")
    expansions = tmp_path_factory.mktemp("expansions")
    with example_installed(expansions), serving(database) as start:
        plenty = {"most_requests": 10_000, "most_guests": 10_000, "most_attempts": 10_000}
        yield start(client=str(client), metrics=True, **plenty)


@pytest.fixture
def ann(house: TestClient[Litestar]) -> TestClient[Litestar]:
    """A new guest."""
    return another_browser(house)


def served(app: Litestar) -> Iterator[tuple[str, str]]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from ((method, route.path_format) for method in set(route.methods) & METHODS)
        else:
            assert isinstance(route, WebSocketRoute), route.path
            yield "SOCKET", route.path_format


METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE"}


def test_every_route_is_in_the_table(ann: TestClient[Litestar]) -> None:
    assert sorted(served(ann.app)) == sorted(ROUTES)


def test_every_message_is_in_the_table() -> None:
    assert sorted(kind.__name__ for kind in get_args(ClientMessage)) == sorted(MESSAGES)


HTTP = [(method, path, row) for (method, path), row in ROUTES.items() if method != "SOCKET"]
REFUSED = {
    Who.ANYBODY: (),
    Who.GUEST: (),
    Who.MEMBER: (403,),
    Who.HOLDER: (403,),
    Who.INVITED: (404,),
    Who.TOKEN: (400,),
    Who.NOBODY: (403,),
}
"""How a guest with a session is answered who may not."""


class Table(NamedTuple):
    """What a request may be about."""

    member: TestClient[Litestar]
    """Somebody with an account, who sits in both matches."""
    values: dict[str, str]

    def ask(self, client: TestClient[Litestar], method: str, path: str, row: Row) -> int:
        """Ask for something; returns the status."""
        values = self.values | {"new": uuid.uuid4().hex, "match": self.values[row.match]}
        body = row.body and {
            name: value.format(**values) if isinstance(value, str) else value
            for name, value in row.body.items()
        }
        return client.request(method, path.format(**values), json=body).status_code


@pytest.fixture(scope="module")
def shared(house: TestClient[Litestar]) -> Table:
    return set_up(another_browser(house))


def set_up(ann: TestClient[Litestar]) -> Table:
    """She signs up and opens two matches; in one of them a seat is free."""
    name = uuid.uuid4().hex
    account = {"email": f"{name}@example.org", "password": PASSWORD, "name": "A", "language": "en"}
    assert ann.post("/api/people/account", json=account).is_success
    values = {
        "open": open_match(ann, FREE),
        "begun": open_match(ann, FREE, SHADOW),
        "over": given_up(ann),
        "guest": str(ann.get("/api/me").json()["guest"]),
        "member": name,
        "name": "board.js",
        "game": "five_armies",
        "expansion": "hornblowers",
        "language": "pl",
        "path": "openapi.json",
    }
    return Table(ann, values)


def given_up(ann: TestClient[Litestar]) -> str:
    """A match that is over."""
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        table.say(type="Resign", request="12345678", seat=FREE, at=0)
        table.hear("Accepted")
    return match


def all_of(table: Table) -> list[object]:
    """What of the member's could be changed."""
    paths = ("/api/matches", "/api/people/account", "/api/people/data")
    return [table.member.get(path).json() for path in paths]


@pytest.mark.parametrize(("method", "path", "row"), HTTP, ids=[f"{m} {p}" for m, p, _ in HTTP])
def test_nobody_gets_further_than_the_table_says(
    house: TestClient[Litestar], shared: Table, method: str, path: str, row: Row
) -> None:
    # What a member may do can end the account, so that it is not to be shared.
    table = set_up(another_browser(house)) if row.who is Who.MEMBER else shared
    before = all_of(table)
    status = table.ask(stranger(table.member), method, path, row)
    if row.who is Who.ANYBODY:
        assert status < 400
    else:
        assert status == (400 if row.who is Who.TOKEN else 401)
        assert all_of(table) == before
    status = table.ask(another_browser(table.member), method, path, row)
    if REFUSED[row.who]:
        assert status in REFUSED[row.who]
        assert all_of(table) == before
    else:
        assert status < 400
    if row.who in (Who.MEMBER, Who.HOLDER):
        assert table.ask(table.member, method, path, row) < 400


@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_nobody_takes_a_seat_that_somebody_holds(ann: TestClient[Litestar], seat: int) -> None:
    match = open_match(ann, FREE)
    assert another_browser(ann).post(f"/api/matches/{match}/join", json={"seat": SHADOW}).is_success
    before = ann.get(f"/api/matches/{match}").json()
    carol = another_browser(ann)
    assert carol.post(f"/api/matches/{match}/join", json={"seat": seat}).status_code == 409
    assert ann.get(f"/api/matches/{match}").json() == before


def test_the_matches_of_others_are_listed_to_nobody(ann: TestClient[Litestar]) -> None:
    open_match(ann, FREE)
    assert another_browser(ann).get("/api/matches").json() == []


@contextmanager
def socket(client: TestClient[Litestar], match: str) -> Iterator[WebSocketTestSession]:
    with client.websocket_connect(f"/api/matches/{match}/socket") as session:
        yield session


def said(kind: str, row: Row, seat: int) -> Message:
    named: dict[str, Any] = {"seat": seat} if row.who is Who.HOLDER else {}
    return {"type": kind, **named, **(row.body or {})}


@pytest.fixture
def two(ann: TestClient[Litestar]) -> tuple[TestClient[Litestar], TestClient[Litestar], str]:
    """Two people at a table: the Free Peoples are asked first."""
    bob = another_browser(ann)
    match = open_match(ann, FREE)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    return ann, bob, match


Two = tuple[TestClient[Litestar], TestClient[Litestar], str]


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_stranger_is_told_nothing(two: Two, kind: str) -> None:
    ann, _, match = two
    with socket(stranger(ann), match) as session:
        assert session.receive_json(timeout=10) == {"type": "Trouble", "key": "trouble-no-session"}


@pytest.mark.parametrize("kind", [kind for kind, row in MESSAGES.items() if row.who is Who.HOLDER])
def test_neither_a_spectator_nor_the_other_seat_speaks_for_a_seat(two: Two, kind: str) -> None:
    ann, bob, match = two
    row = MESSAGES[kind]
    with at_table(ann, match) as table:
        before = table.standing
        for other in (bob, another_browser(ann)):
            with socket(other, match) as session:
                session.send_json(said(kind, row, FREE))
                assert session.receive_json(timeout=10)["type"] == "Refused"
        # Nor does it help to name a seat that nobody has.
        with socket(ann, match) as session:
            session.send_json(said(kind, row, 5))
            assert session.receive_json(timeout=10)["type"] == "Refused"
        table.join()
        assert table.standing == before


@pytest.mark.parametrize("kind", MESSAGES)
def test_whoever_holds_the_seat_may(two: Two, kind: str) -> None:
    ann, _, match = two
    answers = {
        "Join": "Welcome",
        "Draft": "Drafted",
        "Why": "Refusals",
        "AskForecast": "ForecastInfo",
        "AskWays": "Ways",
    }
    answers["Claim"] = "Refused"  # nobody's time has run out
    answers |= dict.fromkeys(("SendChat", "NoteDown", "SetPresets"), "Noted")
    with socket(ann, match) as session:
        if kind == "Undo":  # there must be something to undo
            first = {"request": "87654321", "at": 0, "picks": ["activate:bard", "done"]}
            session.send_json({"type": "Choose", "seat": FREE, **first})
            assert session.receive_json(timeout=10)["type"] == "Accepted"
        message = said(kind, MESSAGES[kind], FREE)
        session.send_json(message | ({"at": 1} if kind == "Undo" else {}))
        assert session.receive_json(timeout=10)["type"] == answers.get(kind, "Accepted")
