"""Matches by correspondence: each hears by mail when it is their turn."""

from __future__ import annotations

import sys
import time
import uuid
from collections import Counter
from functools import partial
from random import Random

import pytest
from sqlalchemy import text as sql

from ostrog.server.db.jobs import YOUR_TURN, Job, defer
from ostrog.server.settings import Settings
from server.accounts.helping import (
    Browser,
    Postbox,
    guest,
    in_transaction,
    rows,
    sign_up,
    text,
)
from server.browsers import Socket, at_table
from server.conftest import another_browser

FREE, SHADOW = 0, 1
DAYS = {"kind": "correspondence", "bank": 7 * 24 * 3600, "increment": 24 * 3600}


def mail_to(postbox: Postbox, address: str, count: int) -> str:
    """The newest mail to somebody, once so many have come."""
    end = time.monotonic() + 20
    while True:
        mails = [mail for mail in postbox.mails if address in str(mail["To"])]
        if len(mails) >= count:
            return text(mails[-1])
        assert time.monotonic() < end, f"{len(mails)} of {count} mails have come"
        time.sleep(0.05)


def test_two_people_play_with_mails_between_their_moves(ann: Browser, postbox: Postbox) -> None:
    bob = another_browser(ann)
    browsers = {FREE: ann, SHADOW: bob}
    addresses = {
        FREE: sign_up(ann, postbox, name="Ann"),
        SHADOW: sign_up(bob, postbox, name="Bob", language="pl"),
    }
    postbox.mails.clear()
    wish = {"game": "five_armies", "scenario": "standard", "seats": [FREE], "control": DAYS}
    match = str(ann.post("/api/matches", json=wish).json()["id"])
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    random, written, turns = Random(5), {FREE: 0, SHADOW: 0}, 0
    with at_table(ann, match) as table:
        asked = int(table.standing["pending"][0])
    while turns < 4:
        written[asked] += 1
        said = mail_to(postbox, addresses[asked], written[asked])
        assert f"/m/{match}" in said
        assert ("Bob" if asked == FREE else "Ann") in said
        with at_table(browsers[asked], match) as table:
            while table.standing["decisions"]:
                table.play_at_random(random)
            asked = int(table.standing["pending"][0])
        turns += 1
    # Whoever chose several times in a row was written to once.
    for seat, address in addresses.items():
        came = [mail for mail in postbox.mails if address in str(mail["To"])]
        assert len(came) <= written[seat] + (seat == asked)


@pytest.mark.parametrize("choices", [40, pytest.param(sys.maxsize, marks=pytest.mark.long)])
def test_a_match_by_correspondence_is_played_and_rated(
    ann: Browser, postbox: Postbox, settings: Settings, choices: int
) -> None:
    """To its end, or until somebody has had enough."""
    bob = another_browser(ann)
    browsers = {FREE: ann, SHADOW: bob}
    addresses = {seat: sign_up(browser, postbox) for seat, browser in browsers.items()}
    postbox.mails.clear()
    wish = {"game": "five_armies", "scenario": "standard", "seats": [FREE], "control": DAYS}
    match = str(ann.post("/api/matches", json=wish).json()["id"])
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    random, written = Random(5), Counter[int]()
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        tables = {FREE: free, SHADOW: shadow}
        asked: set[int] = set()
        while not free.over:
            now = set(free.standing["pending"])
            written.update(now - asked)
            for seat in now - asked:  # nobody looks before a mail has come
                mail_to(postbox, addresses[seat], written[seat])
            asked = now
            seat = random.choice(sorted(now))
            if free.at < choices:
                tables[seat].play_at_random(random)
            else:
                resign(tables[seat], seat)
            for table in tables.values():
                while table.at < tables[seat].at:
                    table.hear("Update")
    outcome = free.standing["outcome"]
    ranked = [tuple(team) for team in outcome["teams"]]
    endings = {}
    for seat, browser in browsers.items():
        profile = browser.get(f"/api/people/{guest(browser)}").json()
        (last,), (rating,) = profile["last"], profile["ratings"]
        assert (last["match"], last["rated"], rating["matches"]) == (match, True, 1)
        endings[seat] = last["ended"]
    if len(ranked) == 1:
        assert set(endings.values()) == {"shared"}
    else:
        winner = FREE if "free" in ranked[0] else SHADOW
        assert endings == {winner: "won", 1 - winner: "lost"}
    # Who was asked was written to, once each time; after the end nobody is, not even by a job that
    # was put off.
    await_no_job(settings.database, YOUR_TURN, match)
    came = Counter(str(mail["To"]) for mail in postbox.mails)
    assert came == {addresses[seat]: count for seat, count in written.items()}
    late = [
        Job(YOUR_TURN, {"match": match, "guest": guest(browser)}) for browser in browsers.values()
    ]
    in_transaction(settings.database, partial(defer, jobs=late))
    await_no_job(settings.database, YOUR_TURN, match)
    assert Counter(str(mail["To"]) for mail in postbox.mails) == came


def resign(table: Socket, seat: int) -> None:
    table.say(type="Resign", request=str(uuid.uuid4()), seat=seat, at=table.at)
    table.hear("Accepted")


def jobs(database: str, task: str, match: str) -> list[object]:
    """All jobs of a kind that a match called for and that are not done."""
    undone = sql(
        "SELECT 1 FROM procrastinate_jobs"
        " WHERE task_name = :task AND args ->> 'match' = :match AND status IN ('todo', 'doing')"
    )
    return rows(database, undone.bindparams(task=task, match=match))


def await_no_job(database: str, task: str, match: str) -> None:
    """Wait until all jobs of a kind are done that a match called for."""
    end = time.monotonic() + 20
    while jobs(database, task, match):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_people_at_a_live_table_get_no_mail(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    bob = another_browser(ann)
    sign_up(ann, postbox)
    sign_up(bob, postbox)
    postbox.mails.clear()
    control = {"kind": "live", "bank": 600, "increment": 5}
    wish = {"game": "five_armies", "scenario": "standard", "seats": [FREE], "control": control}
    match = str(ann.post("/api/matches", json=wish).json()["id"])
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    random = Random(5)
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        for _ in range(6):
            table = free if free.standing["decisions"] else shadow
            table.play_at_random(random)
            free.join()
            shadow.join()
    assert jobs(settings.database, YOUR_TURN, match) == []
    assert postbox.mails == []
