"""Matches by correspondence: each hears by mail when it is their turn."""

from __future__ import annotations

import time
from random import Random

from server.browsers import at_table
from server.conftest import another_browser
from server.people.helping import Browser, Postbox, sign_up, text

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
        asked = int(table.standing["view"]["pending"][0])
    while turns < 4:
        written[asked] += 1
        said = mail_to(postbox, addresses[asked], written[asked])
        assert f"/m/{match}" in said
        assert ("Bob" if asked == FREE else "Ann") in said
        with at_table(browsers[asked], match) as table:
            while table.standing["decisions"]:
                table.play_at_random(random)
            asked = int(table.standing["view"]["pending"][0])
        turns += 1
    # Whoever chose several times in a row was written to once.
    for seat, address in addresses.items():
        came = [mail for mail in postbox.mails if address in str(mail["To"])]
        assert len(came) <= written[seat] + (seat == asked)


def test_people_at_a_live_table_get_no_mail(ann: Browser, postbox: Postbox) -> None:
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
    time.sleep(0.5)
    assert postbox.mails == []
