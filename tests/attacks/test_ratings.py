"""Ratings cannot be had for nothing, and nobody loses any by a partner's resignation."""

from __future__ import annotations

import uuid
from random import Random

from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, select, text

from ostrog.server.accounts.ratings import FEWEST_CHOICES
from ostrog.server.db import schema
from server.accounts.helping import guest, rows
from server.browsers import Socket, at_table
from server.conftest import another_browser
from server.test_bots import opened

Browser = TestClient[Litestar]


def with_account(browser: Browser, database: str) -> uuid.UUID:
    """Give a guest an account."""
    found = uuid.UUID(guest(browser))
    account = {
        "guest": found,
        "email": f"{found.hex}@example.org",
        "password": "",
        "verified": func.now(),
        "language": "en",
        "mail": "never",
        "unsubscribe": found.hex,
    }
    rows(database, schema.accounts.insert().values(**account))
    return found


def rated(database: str, match: str) -> set[bool]:
    found = text("SELECT rated FROM results WHERE match = :match")
    return {row.rated for row in rows(database, found.bindparams(match=match))}


def resign(table: Socket, seat: int) -> None:
    table.say(type="Resign", request=str(uuid.uuid4()), seat=seat, at=table.at)
    table.hear("Accepted")


def test_a_match_that_was_not_played_is_not_rated(ann: Browser, database: str) -> None:
    bob = another_browser(ann)
    for browser in (ann, bob):
        with_account(browser, database)
    wanted = {"game": "five_armies", "scenario": "standard", "seats": [0]}
    for choices, counts in ((0, False), (200, True)):
        match, random = opened(ann, wanted), Random(choices)
        assert bob.post(f"/api/matches/{match}/join", json={"seat": 1}).status_code == 201
        with at_table(ann, match) as free, at_table(bob, match) as shadow:
            made = {0: 0, 1: 0}
            while choices and min(made.values()) < FEWEST_CHOICES:
                for seat, table in enumerate((free, shadow)):
                    table.join()
                    if table.standing["decisions"]:
                        table.play_at_random(random)
                        made[seat] += 1
            free.join()
            resign(free, 0)
        assert rated(database, match) == {counts}


def test_a_partner_who_gives_up_costs_nobody_else_a_rating(ann: Browser, database: str) -> None:
    browsers = [ann, *(another_browser(ann) for _ in range(3))]
    people = [with_account(browser, database) for browser in browsers]
    match = opened(ann, {"game": "ring_cards", "scenario": "trilogy", "seats": [0]})
    for seat, browser in enumerate(browsers[1:], start=1):
        answer = browser.post(f"/api/matches/{match}/join", json={"seat": seat})
        assert answer.status_code == 201, answer.text
    random = Random(4)
    made = dict.fromkeys(range(4), 0)
    while min(made.values()) < FEWEST_CHOICES:
        for seat, browser in enumerate(browsers):
            with at_table(browser, match) as table:
                if table.standing["decisions"]:
                    table.play_at_random(random)
                    made[seat] += 1
    with at_table(ann, match) as table:
        resign(table, 0)
    seats = ann.get(f"/api/matches/{match}").json()["seats"]
    teams = {each["seat"]: each["team"] for each in seats}
    assert rated(database, match) == {True}
    changed = select(schema.ratings.c.guest).where(schema.ratings.c.matches > 0)
    moved = {row.guest for row in rows(database, changed)}
    for seat, person in enumerate(people):
        partner = seat != 0 and teams[seat] == teams[0]
        assert (person in moved) is not partner
