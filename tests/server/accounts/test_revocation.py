"""Sockets end with their sessions: in this process at once, in others within seconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec.structs import replace

from ostrog.server.http import revocation
from ostrog.server.http.app import make_app
from ostrog.server.http.sockets import NOT_LET_IN, SESSION_ENDED
from ostrog.server.settings import Settings
from server.accounts.helping import PASSWORD, Browser, Postbox, sign_in, sign_up
from server.browsers import Socket, at_table, open_match
from server.conftest import another_browser
from server.test_going_on import NATS

FREE, SHADOW = 0, 1
NEW = "another long walk"


def closed_with(table: Socket) -> int:
    """The code with which the server closes a socket."""
    while True:
        try:
            table.session.receive_json(timeout=20)
        except WebSocketDisconnect as closing:
            return closing.code


def is_open(table: Socket) -> bool:
    """Whether a socket is still answered."""
    return bool(table.join())


def same_person(browser: Browser, at: Browser | None = None) -> Browser:
    """Another window of the same browser, at this process or another."""
    at = at or browser
    window = TestClient(at.app, cookies=dict(browser.cookies))
    window.blocking_portal = at.blocking_portal
    return window


def sign_out(browser: Browser, postbox: Postbox, email: str) -> None:
    assert browser.delete("/api/people/session").status_code == 204


def delete_account(browser: Browser, postbox: Postbox, email: str) -> None:
    body = {"password": PASSWORD}
    assert browser.post("/api/people/account/deletion", json=body).status_code == 204


def reset(browser: Browser, postbox: Postbox, email: str) -> None:
    assert browser.post("/api/people/forgotten", json={"email": email}).status_code == 202
    body = {"token": postbox.token(email, "reset"), "password": NEW}
    assert browser.post("/api/people/reset", json=body).status_code == 204


@pytest.fixture
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only word closes sockets in a test, no look that comes by itself."""
    monkeypatch.setattr(revocation, "LOOK_EVERY", 600)


@pytest.fixture
def house(settings: Settings, nobody_looks: None) -> Iterator[Callable[..., Browser]]:
    """Starts further processes of the house."""
    with ExitStack() as running:

        def start(nats: str = "") -> Browser:
            given = replace(settings, nats=nats, worker="apart")
            return running.enter_context(TestClient(make_app(given)))

        yield start


@pytest.mark.parametrize("ending", [sign_out, delete_account, reset])
def test_a_socket_is_closed_when_its_session_ends(
    house: Callable[..., Browser], postbox: Postbox, ending: Callable[[Browser, Postbox, str], None]
) -> None:
    ann = another_browser(house())
    bob, email = another_browser(ann), sign_up(ann, postbox)
    match = open_match(ann, FREE)
    window = same_person(ann)
    with (
        at_table(ann, match) as one,
        at_table(window, match) as two,
        at_table(bob, match) as other,
    ):
        ending(ann, postbox, email)
        assert [closed_with(one), closed_with(two)] == [SESSION_ENDED, SESSION_ENDED]
        assert is_open(other)


def test_a_changed_password_closes_the_sockets_of_other_browsers(
    house: Callable[..., Browser], postbox: Postbox
) -> None:
    ann = another_browser(house())
    phone, email = another_browser(ann), sign_up(ann, postbox)
    sign_in(phone, email)
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as here, at_table(phone, match) as there:
        changing = {"old": PASSWORD, "new": NEW}
        assert ann.put("/api/people/account/password", json=changing).status_code == 204
        assert closed_with(there) == SESSION_ENDED
        assert is_open(here)


def test_who_signs_up_or_in_comes_back_with_the_new_session(
    house: Callable[..., Browser], postbox: Postbox
) -> None:
    ann = another_browser(house())
    match = open_match(ann, FREE)
    with at_table(ann, match) as table:
        email = sign_up(ann, postbox)
        assert closed_with(table) == SESSION_ENDED
    phone = another_browser(ann)
    brought = open_match(phone, SHADOW)
    with at_table(phone, brought) as table:
        assert sign_in(phone, email) == 201
        assert closed_with(table) == SESSION_ENDED
    for browser, own in ((ann, match), (phone, brought)):
        with at_table(browser, own) as table:
            assert [seat["yours"] for seat in table.welcome["match"]["seats"]].count(True) == 1


def test_a_closed_socket_cannot_be_opened_again_with_the_old_session(
    house: Callable[..., Browser], postbox: Postbox
) -> None:
    ann = another_browser(house())
    sign_up(ann, postbox)
    match, kept = open_match(ann, FREE), same_person(ann)
    sign_out(ann, postbox, "")
    with kept.websocket_connect(f"/api/matches/{match}/socket") as session:
        assert session.receive_json()["key"] == "trouble-no-session"
        assert closed_with(Socket(session)) == NOT_LET_IN


def test_what_is_said_after_the_end_of_the_session_is_not_done(
    house: Callable[..., Browser], postbox: Postbox
) -> None:
    ann = another_browser(house())
    sign_up(ann, postbox)
    bob, match = another_browser(ann), open_match(ann, FREE)
    with at_table(ann, match) as table, at_table(bob, match) as other:
        sign_out(ann, postbox, "")
        closed_with(table)
        table.say(type="SendChat", request="said-after", text="I am still here.")
        other.say(type="SendChat", request="said-by-bob", text="She is gone.")
        lines = other.hear("ChatLines")["lines"]
        assert [line["text"] for line in lines] == ["She is gone."]


def test_other_processes_hear_that_a_session_has_ended(
    house: Callable[..., Browser], postbox: Postbox
) -> None:
    ann = another_browser(house(nats=NATS))
    elsewhere = house(nats=NATS)
    sign_up(ann, postbox)
    match = open_match(ann, FREE)
    bob = another_browser(elsewhere)
    with at_table(same_person(ann, elsewhere), match) as there, at_table(bob, match) as other:
        sign_out(ann, postbox, "")
        assert closed_with(there) == SESSION_ENDED
        assert is_open(other)


def test_a_process_that_hears_nothing_finds_out_by_looking(
    house: Callable[..., Browser], postbox: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = another_browser(house())
    monkeypatch.setattr(revocation, "LOOK_EVERY", 0.2)
    elsewhere = house()
    sign_up(ann, postbox)
    match = open_match(ann, FREE)
    with at_table(same_person(ann, elsewhere), match) as there:
        sign_out(ann, postbox, "")
        assert closed_with(there) == SESSION_ENDED


def test_sockets_that_are_gone_are_forgotten(
    house: Callable[..., Browser], postbox: Postbox
) -> None:
    ann = another_browser(house())
    known = ann.app.state.open_sockets._open
    match = open_match(ann, FREE)
    with at_table(ann, match), at_table(ann, match):
        assert [len(sockets) for sockets in known.values()] == [2]
    end = time.monotonic() + 20
    while known:
        assert time.monotonic() < end
        time.sleep(0.01)
