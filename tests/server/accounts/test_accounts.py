"""Accounts: guests keep their games, links work once, and addresses are nobody's business."""

from __future__ import annotations

import io
import logging
import uuid

import msgspec
import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from ostrog.server.accounts import passwords
from ostrog.server.accounts.account_mail import MOST_LETTERS
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.db import schema
from ostrog.server.http.app import make_app
from ostrog.server.settings import Settings
from server.accounts.helping import (
    PASSWORD,
    Browser,
    Postbox,
    account,
    address,
    guest,
    rows,
    sign_in,
    sign_up,
    text,
    wish,
)
from server.browsers import at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1


THOROUGH = passwords._hasher


def expire_tokens(database: str) -> None:
    rows(database, update(schema.tokens).values(expires=func.now()))


def stored_password(database: str, email: str) -> str:
    found = select(schema.accounts.c.password).where(schema.accounts.c.email == email)
    return str(rows(database, found)[0][0])


# Signing up


def test_a_guest_who_signs_up_keeps_the_games(ann: Browser, postbox: Postbox) -> None:
    match, before = open_match(ann, FREE), guest(ann)
    email = sign_up(ann, postbox, name="  Ann   of\nDale\0 ")
    assert guest(ann) == before
    assert [each["id"] for each in ann.get("/api/matches").json()] == [match]
    assert account(ann) == {
        "guest": before,
        "name": "Ann of Dale",
        "email": email,
        "verified": True,
        "language": "en",
        "mail": "turn",
        "waiting": "",
        "mails": True,
    }


def test_there_is_no_account_before_the_link_is_opened(ann: Browser, postbox: Postbox) -> None:
    email = address()
    assert ann.post("/api/people/account", json=wish(email)).json() == {"verify": True}
    assert (account(ann)["email"], account(ann)["waiting"]) == ("", email)
    assert sign_in(another_browser(ann), email) == 403
    token = postbox.token(email, "verify")
    # The mail may be read on another device.
    other = another_browser(ann)
    assert other.post("/api/people/verify", json={"token": token}).status_code == 204
    assert (account(ann)["email"], account(ann)["waiting"]) == (email, "")
    assert account(other)["email"] == ""


def test_signing_up_does_not_tell_whether_an_address_is_known(
    ann: Browser, postbox: Postbox, database: str
) -> None:
    known, unknown = sign_up(ann, postbox), address()
    before = stored_password(database, known)
    told = []
    for email in (known.upper(), unknown):
        browser = another_browser(ann)
        answer = browser.post("/api/people/account", json=wish(email, password="x" * 10))
        kept = account(browser)
        assert kept.pop("waiting") == email
        del kept["guest"]
        told.append((answer.status_code, answer.content, sorted(answer.headers), kept))
    assert told[0] == told[1]
    # Only the owner of the address learns it.
    assert "already" in postbox.newest(known)["Subject"]
    assert "#verify/" not in text(postbox.newest(known))
    assert postbox.token(unknown, "verify")
    assert stored_password(database, known) == before


def test_an_address_belongs_to_whoever_opens_the_link(ann: Browser, postbox: Postbox) -> None:
    email, squatter = address(), another_browser(ann)
    squatter.post("/api/people/account", json=wish(email))
    squatters = postbox.token(email, "verify")
    sign_up(ann, postbox, email=email)
    late = squatter.post("/api/people/verify", json={"token": squatters})
    assert (late.status_code, late.json()["detail"]) == (409, "address-taken")
    assert account(squatter)["email"] == ""


def test_a_link_to_one_address_does_not_vouch_for_another(ann: Browser, postbox: Postbox) -> None:
    mine, victims = address(), address()
    ann.post("/api/people/account", json=wish(mine))
    token = postbox.token(mine, "verify")
    ann.post("/api/people/account", json=wish(victims))
    assert ann.post("/api/people/verify", json={"token": token}).status_code == 400
    assert account(ann)["email"] == ""


def test_the_link_works_once_and_for_two_days(
    ann: Browser, postbox: Postbox, database: str
) -> None:
    email = sign_up(ann, postbox)
    token = {"token": postbox.token(email, "verify")}
    assert ann.post("/api/people/verify", json=token).status_code == 400
    late, slow = address(), another_browser(ann)
    slow.post("/api/people/account", json=wish(late))
    (lasting,) = rows(
        database,
        select(schema.tokens.c.expires - func.now()).where(
            schema.tokens.c.guest == uuid.UUID(guest(slow))
        ),
    )[0]
    assert 47 * 3600 < lasting.total_seconds() <= 48 * 3600
    expire_tokens(database)
    token = {"token": postbox.token(late, "verify")}
    assert slow.post("/api/people/verify", json=token).status_code == 400
    assert account(slow)["email"] == ""


def test_a_token_serves_its_own_purpose_only(ann: Browser, postbox: Postbox) -> None:
    email = address()
    ann.post("/api/people/account", json=wish(email))
    token = postbox.token(email, "verify")
    wanted = {"token": token, "password": PASSWORD}
    assert ann.post("/api/people/reset", json=wanted).status_code == 400
    assert ann.post("/api/people/unsubscribe", json={"token": token}).status_code == 400
    assert ann.post("/api/people/verify", json={"token": token}).status_code == 204


def test_only_one_account_for_a_guest(ann: Browser, postbox: Postbox) -> None:
    sign_up(ann, postbox)
    answer = ann.post("/api/people/account", json=wish(address()))
    assert (answer.status_code, answer.json()["detail"]) == (409, "has-account")


@pytest.mark.parametrize(
    "wrong",
    [
        {"password": "too short"},
        {"password": "x" * 201},
        {"name": ""},
        {"name": " \t"},
        {"name": "x" * 41},
        {"language": "tlh"},
        {"email": "ann"},
        {"email": "ann@localhost"},
        {"email": "ann@example.org\n"},
        {"email": "ann@example.org\r\nBcc: bob@example.org"},
        {"email": "ann@example.org, bob@example.org"},
        {"email": "Ann <ann@example.org>"},
        {"email": "a..b@example.org"},
        {"email": "ann@" + "x" * 250 + ".org"},
        {"verified": "yes"},
    ],
)
def test_who_cannot_sign_up(ann: Browser, postbox: Postbox, wrong: dict[str, str]) -> None:
    answer = ann.post("/api/people/account", json=wish(address()) | wrong)
    assert answer.status_code == 400
    assert account(ann)["waiting"] == ""
    assert postbox.mails == []


def test_nobodys_mailbox_is_flooded(ann: Browser, postbox: Postbox) -> None:
    victims = address()
    for _ in range(MOST_LETTERS + 2):
        assert ann.post("/api/people/account", json=wish(victims)).status_code == 202
    assert len(postbox.mails) == MOST_LETTERS
    assert ann.post("/api/people/account", json=wish(address())).status_code == 202
    assert len(postbox.mails) == MOST_LETTERS + 1


# Without mail


def test_without_mail_an_account_is_there_at_once(database: str, settings: Settings) -> None:
    email = address()
    with TestClient(make_app(Settings(database=database, client="no-such-folder"))) as ann:
        ann.get("/api/me")
        answer = ann.post("/api/people/account", json=wish(email))
        assert (answer.status_code, answer.json()) == (202, {"verify": False})
        kept = account(ann)
        assert (kept["email"], kept["verified"], kept["mails"]) == (email, False, False)
        bob = another_browser(ann)
        assert sign_in(bob, email) == 201
        again = another_browser(ann).post("/api/people/account", json=wish(email.upper()))
        assert (again.status_code, again.json()["detail"]) == (409, "address-taken")
        assert ann.post("/api/people/forgotten", json={"email": email}).status_code == 202
        assert ann.post("/api/people/account/verification").status_code == 403


def test_an_address_is_verified_once_there_is_mail(
    database: str, settings: Settings, postbox: Postbox
) -> None:
    email = address()
    with TestClient(make_app(Settings(database=database, client="no-such-folder"))) as ann:
        ann.get("/api/me")
        ann.post("/api/people/account", json=wish(email))
        cookies = dict(ann.cookies)
    with TestClient(make_app(settings), cookies=cookies) as ann:
        assert not account(ann)["verified"]
        assert ann.post("/api/people/account/verification").status_code == 202
        token = {"token": postbox.token(email, "verify")}
        assert ann.post("/api/people/verify", json=token).status_code == 204
        assert account(ann)["verified"]
        assert ann.post("/api/people/account/verification").status_code == 403


# Signing in and out


def test_who_signs_in_brings_the_games_of_the_browser(
    ann: Browser, postbox: Postbox, database: str
) -> None:
    email, home = sign_up(ann, postbox), guest(ann)
    at_home = open_match(ann, FREE)
    phone = another_browser(ann)
    on_phone, against_myself = open_match(phone, FREE, SHADOW), open_match(phone, FREE)
    waiting = open_match(phone, SHADOW)
    with at_table(phone, on_phone) as table:
        table.choose(FREE, "done")
        table.hear("Accepted")
    ann.post(f"/api/matches/{against_myself}/join", json={"seat": SHADOW})
    stranger, began = guest(phone), guest(phone)
    assert sign_in(phone, email) == 201
    assert guest(phone) == home
    held = {each["id"]: each["seats"] for each in phone.get("/api/matches").json()}
    assert set(held) == {at_home, on_phone, against_myself, waiting}
    yours = {match: [seat["yours"] for seat in seats] for match, seats in held.items()}
    assert yours[on_phone] == [True, True]
    assert yours[against_myself] == [False, True]  # as it was
    with at_table(phone, on_phone) as table:
        assert table.at == 1
        seat = table.standing["decisions"][0]["seat"]
        assert table.decision(seat)["options"]
    kept = {
        (row.match, row.seat): row
        for row in rows(database, select(schema.seats).where(schema.seats.c.match.in_(held)))
    }
    assert str(kept[against_myself, FREE].guest) == stranger
    assert kept[on_phone, FREE].began == began  # the record goes on naming who began
    assert kept[waiting, SHADOW].began == ""
    opened = select(schema.matches.c.opened_by).where(schema.matches.c.id == on_phone)
    assert str(rows(database, opened)[0][0]) == home


def test_the_others_at_the_table_hear_who_came_back(ann: Browser, postbox: Postbox) -> None:
    email = sign_up(ann, postbox, name="Ann of Dale")
    phone, bob = another_browser(ann), another_browser(ann)
    match = open_match(phone, FREE)
    with at_table(bob, match) as table:
        assert table.welcome["match"]["seats"][FREE]["holder"] == ""
        sign_in(phone, email)
        assert table.hear("Welcome")["match"]["seats"][FREE]["holder"] == "Ann of Dale"


def test_from_one_account_to_another_nothing_is_brought(ann: Browser, postbox: Postbox) -> None:
    bob = another_browser(ann)
    anns, bobs = sign_up(ann, postbox), sign_up(bob, postbox)
    match = open_match(ann, FREE)
    assert sign_in(ann, bobs) == 201
    assert ann.get("/api/matches").json() == []
    assert sign_in(ann, anns) == 201
    assert [each["id"] for each in ann.get("/api/matches").json()] == [match]


def test_a_known_cookie_does_not_lead_into_an_account(ann: Browser, postbox: Postbox) -> None:
    planted = ann.cookies[COOKIE]
    email = sign_up(ann, postbox)
    thief = TestClient(ann.app, cookies={COOKIE: planted})
    thief.blocking_portal = ann.blocking_portal
    assert thief.get("/api/people/account").status_code == 401
    phone = another_browser(ann)
    planted = phone.cookies[COOKIE]
    assert sign_in(phone, email) == 201
    assert phone.cookies[COOKIE] != planted
    thief.cookies[COOKIE] = planted
    assert thief.get("/api/people/account").status_code == 401


def test_signing_out_ends_the_session_on_the_server(ann: Browser, postbox: Postbox) -> None:
    email, home = sign_up(ann, postbox), guest(ann)
    phone = another_browser(ann)
    sign_in(phone, email)
    kept = ann.cookies[COOKIE]
    assert ann.delete("/api/people/session").status_code == 204
    assert ann.cookies.get(COOKIE) is None
    ann.cookies[COOKIE] = kept
    assert ann.get("/api/people/account").status_code == 401
    assert guest(phone) == home
    del ann.cookies[COOKIE]
    assert sign_in(ann, email) == 201


def test_a_guest_without_an_account_cannot_sign_out(ann: Browser) -> None:
    assert ann.delete("/api/people/session").status_code == 403
    assert account(ann)["email"] == ""


def test_the_password_decides(ann: Browser, postbox: Postbox) -> None:
    email, other = sign_up(ann, postbox), another_browser(ann)
    assert sign_in(other, email, PASSWORD + "!") == 403
    assert sign_in(other, address()) == 403
    assert account(other)["email"] == ""
    assert sign_in(other, email.lower()) == 201


class Counting(PasswordHasher):
    compared = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # the library's is overloaded
        self.compared += 1
        return bool(super().verify(hash, password))


def test_an_unknown_address_costs_the_same_work(
    ann: Browser, postbox: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    email, hasher = sign_up(ann, postbox), Counting()
    monkeypatch.setattr(passwords, "_hasher", hasher)
    told = []
    for wanted in (email, address()):
        before = hasher.compared
        body = {"email": wanted, "password": "not the password"}
        answer = ann.post("/api/people/session", json=body)
        told.append((hasher.compared - before, answer.status_code, answer.content))
    assert told[0] == told[1]
    assert told[0][0] == 1


# Passwords


def test_passwords_are_hashed_with_argon2id(
    ann: Browser, postbox: Postbox, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "_hasher", THOROUGH)
    email = sign_up(ann, postbox)
    assert stored_password(database, email).startswith("$argon2id$")
    weak = PasswordHasher(time_cost=1, memory_cost=64).hash(PASSWORD)
    of_ann = schema.accounts.c.email == email
    rows(database, update(schema.accounts).where(of_ann).values(password=weak))
    assert sign_in(another_browser(ann), email, "wrong password") == 403
    assert stored_password(database, email) == weak
    assert sign_in(another_browser(ann), email) == 201
    anew = stored_password(database, email)
    assert not PasswordHasher().check_needs_rehash(anew)  # the library's own parameters
    assert PasswordHasher().verify(anew, PASSWORD)


def test_a_changed_password_ends_all_other_sessions(ann: Browser, postbox: Postbox) -> None:
    email, phone = sign_up(ann, postbox), another_browser(ann)
    sign_in(phone, email)
    new = "another long walk"
    changing = {"old": "not the password", "new": new}
    assert ann.put("/api/people/account/password", json=changing).status_code == 403
    assert account(phone)["email"] == email
    changing = {"old": PASSWORD, "new": new}
    assert ann.put("/api/people/account/password", json=changing).status_code == 204
    assert account(ann)["email"] == email
    assert phone.get("/api/people/account").status_code == 401
    assert sign_in(phone, email) == 403
    assert sign_in(phone, email, new) == 201


def test_a_forgotten_password_is_reset_by_mail(
    ann: Browser, postbox: Postbox, database: str
) -> None:
    email, other = sign_up(ann, postbox), another_browser(ann)
    wanted = {"email": email.lower()}
    assert other.post("/api/people/forgotten", json=wanted).status_code == 202
    body = {"token": postbox.token(email, "reset"), "password": "a new password"}
    # A second mail comes; one link is enough, and then both are void.
    other.post("/api/people/forgotten", json=wanted)
    second = {"token": postbox.token(email, "reset"), "password": "yet another one"}
    assert other.post("/api/people/reset", json=body).status_code == 204
    assert other.post("/api/people/reset", json=body).status_code == 400
    assert other.post("/api/people/reset", json=second).status_code == 400
    assert ann.get("/api/people/account").status_code == 401
    assert sign_in(other, email) == 403
    assert sign_in(other, email, "a new password") == 201
    other.post("/api/people/forgotten", json=wanted)
    body["token"] = postbox.token(email, "reset")
    expire_tokens(database)
    assert other.post("/api/people/reset", json=body).status_code == 400


def test_forgetting_does_not_tell_whether_an_address_is_known(
    ann: Browser, postbox: Postbox
) -> None:
    known, unknown = sign_up(ann, postbox), address()
    told = [
        (answer.status_code, answer.content)
        for answer in (
            ann.post("/api/people/forgotten", json={"email": email}) for email in (known, unknown)
        )
    ]
    assert told[0] == told[1]
    assert {mail["To"] for mail in postbox.mails} == {known}


# Who may, and what is said where


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "account/wishes", {"language": "pl", "mail": "daily"}),
        ("PUT", "account/password", {"old": PASSWORD, "new": "a new password"}),
        ("POST", "account/verification", None),
        ("POST", "account/deletion", {"password": PASSWORD}),
        ("DELETE", "session", None),
    ],
)
def test_who_has_no_account_has_nothing_to_change(
    ann: Browser, method: str, path: str, body: object
) -> None:
    answer = ann.request(method, f"/api/people/{path}", json=body)
    assert (answer.status_code, answer.json()["detail"]) == (403, "no-account")
    del ann.cookies[COOKIE]
    assert ann.request(method, f"/api/people/{path}", json=body).status_code == 401


def test_language_and_mail_are_set(ann: Browser, postbox: Postbox) -> None:
    sign_up(ann, postbox)
    wishes = {"language": "ru", "mail": "daily"}
    assert ann.put("/api/people/account/wishes", json=wishes).status_code == 200
    assert {key: account(ann)[key] for key in wishes} == wishes
    for wrong in ({"mail": "hourly"}, {"language": "de"}, {"more": 1}):
        answer = ann.put("/api/people/account/wishes", json=wishes | wrong)
        assert answer.status_code == 400


def test_a_mail_server_that_fails_is_logged_without_addresses(settings: Settings) -> None:
    down = msgspec.structs.replace(settings, smtp_port=1)
    email, said = address(), io.StringIO()
    handler = logging.StreamHandler(said)
    with TestClient(make_app(down)) as ann:
        ann.get("/api/me")
        logging.getLogger().addHandler(handler)
        try:
            assert ann.post("/api/people/account", json=wish(email)).status_code == 202
        finally:
            logging.getLogger().removeHandler(handler)
    assert "a mail was not sent" in said.getvalue()
    assert email.lower() not in said.getvalue().lower()
    assert PASSWORD not in said.getvalue()
