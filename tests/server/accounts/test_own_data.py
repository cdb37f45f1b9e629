"""One's own data: everything to take away, and nothing left behind but seats without a name."""

from __future__ import annotations

import json
import uuid

import pytest
from sqlalchemy import select

from ostrog.kernel import Outcome
from ostrog.server.accounts import ratings
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.db import schema
from server.accounts.helping import (
    PASSWORD,
    Browser,
    Json,
    Postbox,
    address,
    guest,
    rows,
    sign_in,
    sign_up,
    wish,
)
from server.accounts.test_profiles import FREE_WINS, between, over, profile
from server.browsers import at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1


@pytest.fixture
def bob(ann: Browser) -> Browser:
    return another_browser(ann)


def data(browser: Browser) -> Json:
    answer = browser.get("/api/people/data")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Disposition"].startswith("attachment")
    return answer.json()


def everything_stored(database: str) -> dict[str, str]:
    """All rows of all tables, as text."""
    return {
        name: str(rows(database, select(table))) for name, table in schema.metadata.tables.items()
    }


def lived_in(ann: Browser, bob: Browser, postbox: Postbox, database: str) -> tuple[str, str, str]:
    """Ann has played, blocked and reported; returns her address, and an old and an open match."""
    email = address()
    sign_up(ann, postbox, email, name=email.partition("@")[0])
    sign_up(bob, postbox, name="Bob")
    old, open_ = between(ann, bob), between(ann, bob)
    over(database, old, FREE_WINS)
    ann.put(f"/api/people/blocks/{guest(bob)}")
    bob.put(f"/api/people/blocks/{guest(ann)}")
    conduct = {"about": guest(bob), "text": "He swears."}
    assert ann.post("/api/people/reports/conduct", json=conduct).status_code == 204
    ruling = {"match": open_, "at": 0, "text": "This looks wrong."}
    assert ann.post("/api/people/reports/ruling", json=ruling).status_code == 204
    about_ann = {"about": guest(ann), "text": "She cheats."}
    assert bob.post("/api/people/reports/conduct", json=about_ann).status_code == 204
    return email, old, open_


def test_the_export_has_all_and_no_secrets(
    ann: Browser,
    bob: Browser,
    postbox: Postbox,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "FEWEST_CHOICES", 0)
    email, old, open_ = lived_in(ann, bob, postbox, database)
    phone = another_browser(ann)
    sign_in(phone, email)
    found = data(ann)
    assert found["account"]["email"] == email
    assert found["sessions"] == 2
    assert [(each["match"], each["seats"]) for each in found["matches"]] == [
        (old, [FREE]),
        (open_, [FREE]),
    ]
    assert [(each["match"], each["ended"]) for each in found["results"]] == [(old, "won")]
    assert found["ratings"][0]["matches"] == 1
    assert found["blocks"] == [{"guest": guest(bob), "name": "Bob"}]
    assert [(each["kind"], each["text"]) for each in found["reports"]] == [
        ("conduct", "He swears."),
        ("ruling", "This looks wrong."),
    ]
    said = json.dumps(found)
    own = schema.accounts.c.guest == uuid.UUID(guest(ann))
    kept = rows(database, select(schema.accounts).where(own))[0]
    for secret in (kept.password, kept.unsubscribe, ann.cookies[COOKIE], "She cheats.", "seed"):
        assert secret not in said
    with at_table(ann, open_) as table:  # nobody's hand, not even the own
        cards = [
            each["name"] for each in table.standing["scene"]["markers"] if each["form"] == "card"
        ]
    assert cards
    assert not [card for card in cards if card in said]


def test_a_guest_may_have_the_data_too(ann: Browser) -> None:
    match = open_match(ann, FREE)
    found = data(ann)
    assert (found["account"]["email"], found["matches"][0]["match"]) == ("", match)
    ann.cookies.clear()
    assert ann.get("/api/people/data").status_code == 401


def test_deletion_takes_the_password(ann: Browser, postbox: Postbox) -> None:
    email = sign_up(ann, postbox)
    body = {"password": "not the password"}
    answer = ann.post("/api/people/account/deletion", json=body)
    assert (answer.status_code, answer.json()["detail"]) == (403, "wrong-password")
    assert data(ann)["account"]["email"] == email


def test_what_is_deleted_is_gone(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    email, old, open_ = lived_in(ann, bob, postbox, database)
    who, phone = guest(ann), another_browser(ann)
    sign_in(phone, email)
    ann.post("/api/people/forgotten", json={"email": email})
    reset = {"token": postbox.token(email, "reset"), "password": "a new password"}
    cookie = ann.cookies[COOKIE]
    before = profile(bob)
    body = {"password": PASSWORD}
    assert ann.post("/api/people/account/deletion", json=body).status_code == 204
    assert ann.cookies.get(COOKIE) is None
    ann.cookies[COOKIE] = cookie
    assert ann.get("/api/people/account").status_code == 401
    assert phone.get("/api/people/account").status_code == 401
    assert sign_in(another_browser(bob), email) == 403
    assert bob.post("/api/people/reset", json=reset).status_code == 400
    assert bob.get(f"/api/people/{who}").status_code == 404
    left = everything_stored(database)
    name = email.partition("@")[0]
    assert not [table for table, stored in left.items() if name in stored]
    # The guest is left in the seats and in what Bob told about her, and nowhere else.
    naming = {table for table, stored in left.items() if who in stored}
    assert naming == {"guests", "seats", "matches", "reports"}
    reporters = select(schema.reports.c.reporter).where(schema.reports.c.match == open_)
    assert rows(database, reporters)[0][0] is None
    # Others keep their results, and their matches go on.
    assert profile(bob) == before
    assert bob.get("/api/people/blocks").json() == []
    kept = {each["id"]: each for each in bob.get("/api/matches").json()}
    assert {old, open_} <= set(kept)
    assert [seat["holder"] for seat in kept[open_]["seats"]] == ["", "Bob"]
    with at_table(bob, open_) as table:
        assert table.standing["pending"]


def test_the_address_is_free_again(ann: Browser, postbox: Postbox) -> None:
    email = sign_up(ann, postbox)
    ann.post("/api/people/account/deletion", json={"password": PASSWORD})
    fresh = another_browser(ann)
    assert sign_up(fresh, postbox, email=email) == email


def test_a_match_of_somebody_deleted_is_not_rated(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    sign_up(bob, postbox)
    match = between(ann, bob)
    ann.post("/api/people/account/deletion", json={"password": PASSWORD})
    over(database, match, Outcome((("shadow",), ("free",)), ((1,), (0,)), "resigned"))
    seen = profile(bob)
    assert [(each["ended"], each["rated"]) for each in seen["last"]] == [("won", False)]


def test_what_waits_for_a_link_is_deleted_with_its_guest(
    ann: Browser, postbox: Postbox, database: str
) -> None:
    email = address()
    ann.post("/api/people/account", json=wish(email))
    assert data(ann)["account"]["waiting"] == email
    gone = schema.guests.delete().where(schema.guests.c.id == uuid.UUID(guest(ann)))
    rows(database, gone)
    assert email not in everything_stored(database)["signups"]
