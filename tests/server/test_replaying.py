"""Replays: as one's own observer while a match is open, as anybody's once it is over."""

from __future__ import annotations

import uuid
from base64 import b64encode
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace

from ostrog.kernel import read_record
from ostrog.kernel.matches.records import write_record
from ostrog.server.match import past, session
from ostrog.server.replay.history import MOST_STANDINGS
from ostrog.server.replay.retelling import OPEN
from server.browsers import Message, Socket, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1
Browser = TestClient[Litestar]


def course(browser: Browser, match: str, **asked: int) -> Message:
    answer = browser.get(f"/api/matches/{match}/course", params=asked)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def standings(browser: Browser, match: str, **asked: int) -> list[Message]:
    answer = browser.get(f"/api/matches/{match}/frames", params=asked)
    assert answer.status_code == 200, answer.text
    found: list[Message] = answer.json()
    return found


def whole(browser: Browser, match: str, **asked: int) -> list[Message]:
    """Every position, page by page."""
    found: list[Message] = []
    while page := standings(browser, match, first=len(found), **asked):
        found += page
    return found


def seen(standing: Message) -> Message:
    """What somebody sees, whatever they are asked."""
    return {name: standing[name] for name in ("at", "view", "scene")}


class Witness:
    """Somebody at the table who remembers how it lay after each entry."""

    def __init__(self, table: Socket) -> None:
        self.table = table
        self.saw: dict[int, Message] = {table.at: seen(table.standing)}
        self.heard: dict[int, int] = {table.at: len(table.events)}

    def look(self, until: int) -> None:
        while self.table.at < until:
            self.table.hear("Update")
        self.saw[self.table.at] = seen(self.table.standing)
        self.heard[self.table.at] = len(self.table.events)


def take_turns(tables: list[Socket], witnesses: list[Witness], entries: int, seed: int) -> None:
    random = Random(seed)
    until = witnesses[0].table.at + entries
    while witnesses[0].table.at < until:
        asked = next(each for each in tables if each.standing["decisions"])
        at = asked.at
        asked.play_at_random(random)
        for each in witnesses:
            each.look(at + 1)


def say(witnesses: list[Witness], table: Socket, what: str, /, **message: object) -> None:
    """Something that becomes an entry."""
    at = table.at
    table.say(type=what, request=str(uuid.uuid4()), at=at, **message)
    table.hear("Accepted")
    for each in witnesses:
        each.look(at + 1)


def test_one_looks_back_at_what_one_saw_then(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo and a take-back included, and from whatever snapshot it is played on."""
    monkeypatch.setattr(session, "SNAPSHOT_EVERY", 7)
    match = open_match(ann, FREE)
    bob, carol = another_browser(ann), another_browser(ann)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(ann, match) as free, at_table(bob, match) as shadow, at_table(carol, match) as on:
        witnesses = [Witness(each) for each in (free, shadow, on)]
        sitting = [free, shadow]
        take_turns(sitting, witnesses, 25, seed=3)
        wish = {"request": str(uuid.uuid4()), "at": free.at, "kind": "take-back", "entry": 9}
        free.say(type="Propose", seat=FREE, **wish)
        free.hear("Accepted")
        say(witnesses, shadow, "Propose", seat=SHADOW, kind="take-back", entry=9)
        while not any(each.standing["undoable"] for each in sitting):
            take_turns(sitting, witnesses, 1, seed=free.at)
        undoing = next(each for each in sitting if each.standing["undoable"])
        say(witnesses, undoing, "Undo", seat=undoing.standing["undoable"][0])
        take_turns(sitting, witnesses, 20, seed=5)
        last = free.at
        for browser, witness in zip((ann, bob, carol), witnesses, strict=True):
            went = course(browser, match)
            events = [{k: e[k] for k in ("number", "kind", "fields")} for e in witness.table.events]
            assert went["events"] == events
            assert len(went["event_counts"]) == last + 1
            found = whole(browser, match)
            assert [each["at"] for each in found] == list(range(last + 1))
            assert all(not each["decisions"] and not each["undoable"] for each in found)
            for at, saw in witness.saw.items():
                assert seen(found[at]) == saw, at
                assert went["event_counts"][at] == witness.heard[at]
            # A page from the middle is what the whole says of it.
            for first in (8, 20, last - 1):
                page = standings(browser, match, first=first, count=3)
                assert page == found[first : first + 3]
        hands = [course(each, match)["observer"] for each in (ann, bob, carol)]
        assert hands == [[FREE], [SHADOW], []]


@pytest.mark.parametrize("what", ["course", "frames"])
def test_an_open_match_shows_nobody_another_ones_hand(ann: Browser, what: str) -> None:
    match = open_match(ann, FREE)
    bob, carol = another_browser(ann), another_browser(ann)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        witnesses = [Witness(each) for each in (free, shadow)]
        take_turns([free, shadow], witnesses, 6, seed=1)
        refused = [(ann, SHADOW), (bob, FREE), (carol, FREE), (carol, SHADOW)]
        for browser, seat in refused:
            answer = browser.get(f"/api/matches/{match}/{what}", params={"seat": seat})
            assert answer.status_code == 403
        for browser, seat in ((ann, FREE), (bob, SHADOW), (carol, -1)):
            own = browser.get(f"/api/matches/{match}/{what}", params={"seat": seat}).json()
            assert own == browser.get(f"/api/matches/{match}/{what}").json()
        secret = [hidden(course(each, match)) for each in (ann, bob, carol)]
        assert secret[2] == set()
        assert secret[0]
        assert secret[1]
        assert not secret[0] & secret[1]
        say(witnesses, free, "Resign", seat=FREE)
    for seat, owner in ((FREE, ann), (SHADOW, bob)):
        found = carol.get(f"/api/matches/{match}/{what}", params={"seat": seat}).json()
        own = owner.get(f"/api/matches/{match}/{what}").json()
        for each in (found, own):
            if isinstance(each, dict):
                each.pop("match")  # it says which seats are one's own
        assert found == own


def hidden(went: Message) -> set[tuple[int, str]]:
    """What one sees of the events that others do not."""
    return {
        (event["number"], str(event["fields"]["face"]))
        for event in went["events"]
        if event["kind"] == "Moved" and event["fields"]["face"]
        if "hand" in event["fields"]["target"]
    }


@pytest.mark.parametrize("what", ["course", "frames"])
def test_all_hands_are_open_once_the_match_is_over_and_not_before(ann: Browser, what: str) -> None:
    match = open_match(ann, FREE)
    bob, carol = another_browser(ann), another_browser(ann)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        witnesses = [Witness(each) for each in (free, shadow)]
        take_turns([free, shadow], witnesses, 6, seed=1)
        for browser in (ann, bob, carol):
            answer = browser.get(f"/api/matches/{match}/{what}", params={"seat": OPEN})
            assert answer.status_code == 403
        say(witnesses, free, "Resign", seat=FREE)
    found = carol.get(f"/api/matches/{match}/{what}", params={"seat": OPEN})
    assert found.status_code == 200
    if what == "course":
        went = found.json()
        assert went["open"]
        assert went["observer"] == [FREE, SHADOW]
        secret = [hidden(course(each, match)) for each in (ann, bob)]
        assert hidden(went) == secret[0] | secret[1]
    else:
        for shown, own, other in zip(
            found.json(), whole(ann, match), whole(bob, match), strict=False
        ):
            hands = [in_hands(each) for each in (shown, own, other)]
            assert hands[0] == hands[1] | hands[2]
        assert all(hands)


def in_hands(standing: Message) -> set[str]:
    """The cards in hands of which one sees the faces."""
    return {
        marker["id"]
        for marker in standing["scene"]["markers"]
        if marker["form"] == "card" and "hand" in marker["at"]
    }


def test_a_match_in_numbers_is_the_same_for_everybody(ann: Browser) -> None:
    match = open_match(ann, FREE)
    bob, carol = another_browser(ann), another_browser(ann)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    address = f"/api/matches/{match}/chronicle"
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        witnesses = [Witness(each) for each in (free, shadow)]
        take_turns([free, shadow], witnesses, 40, seed=1)
        now = [each.get(address).json() for each in (ann, bob, carol)]
        assert now[0] == now[1] == now[2]
        assert now[0]["ratings"] == []
        say(witnesses, free, "Resign", seat=FREE)
    told = carol.get(address).json()
    chronicle = told["chronicle"]
    turns = [each for each in course(carol, match)["events"] if each["kind"] == "TurnBegan"]
    assert [each["number"] for each in chronicle["chapters"]] == [
        each["fields"]["turn"] for each in turns
    ]
    assert chronicle == now[0]["chronicle"]  # giving up changes none of its numbers
    assert ann.get(address).json() == told  # and it is kept


def test_a_long_match_in_numbers_is_not_played_again(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "SNAPSHOT_EVERY", 5)
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        random = Random(2)
        while table.at < 43:
            table.play_at_random(random)
            table.join()
    whole_course = ann.get(f"/api/matches/{match}/chronicle").json()["chronicle"]

    def no_beginning(*_: object) -> None:
        raise AssertionError("it is played from its beginning")

    monkeypatch.setattr(past, "begin", no_beginning)
    again = ann.get(f"/api/matches/{match}/chronicle").json()["chronicle"]
    assert again == whole_course
    assert again["chapters"]


def test_opponents_at_one_screen_look_back_at_what_both_may_know(ann: Browser) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        random = Random(2)
        while table.at < 5:
            table.play_at_random(random)
    assert course(ann, match)["observer"] == []
    assert {tuple(each["observer"]) for each in whole(ann, match)} == {()}
    assert course(ann, match, seat=SHADOW)["observer"] == [SHADOW]
    assert course(ann, match)["observers"] == [[FREE], [SHADOW]]


def test_a_page_is_short_and_asked_for_sensibly(ann: Browser) -> None:
    match = open_match(ann, FREE, SHADOW)
    assert len(standings(ann, match, first=0)) == 1
    assert standings(ann, match, first=1) == []
    assert standings(ann, match, first=1_000_000) == []
    for wrong in ({"count": MOST_STANDINGS + 1}, {"count": 0}, {"first": -1}, {"seat": 8}):
        assert ann.get(f"/api/matches/{match}/frames", params=wrong).status_code == 400
    assert ann.get(f"/api/matches/{match}/frames", params={"seat": 5}).status_code == 404


def test_there_is_nothing_to_look_back_at_before_the_beginning(ann: Browser) -> None:
    match = open_match(ann, FREE)
    for what in ("course", "frames", "audit", "chronicle"):
        assert ann.get(f"/api/matches/{match}/{what}").status_code == 404
        assert ann.get(f"/api/matches/no-such-match/{what}").status_code == 404


def test_a_late_page_is_played_from_the_snapshot_before_it(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "SNAPSHOT_EVERY", 5)
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        random = Random(2)
        while table.at < 23:
            table.play_at_random(random)
            table.join()

    def no_beginning(*_: object) -> None:
        raise AssertionError("it is played from its beginning")

    monkeypatch.setattr(past, "begin", no_beginning)
    assert [each["at"] for each in standings(ann, match, first=21)] == [21, 22, 23]


def test_the_audit_counts_the_dice_once_the_match_is_over(ann: Browser) -> None:
    match = open_match(ann, FREE, SHADOW)
    promised = ann.get(f"/api/matches/{match}/commitment").json()["commitment"]
    with at_table(ann, match) as table:
        random = Random(6)
        while table.at < 25:
            table.play_at_random(random)
            table.join()
        assert ann.get(f"/api/matches/{match}/audit").status_code == 403
        table.say(type="Resign", request=str(uuid.uuid4()), at=table.at, seat=FREE)
        table.hear("Accepted")
    told = another_browser(ann).get(f"/api/matches/{match}/audit").json()
    assert told["commitment"] == promised
    assert told["matches"]
    assert bytes.fromhex(told["seed"])
    values = [
        value
        for each in course(ann, match)["events"]
        if each["kind"] == "Rolled"
        for value in each["fields"]["values"]
    ]
    assert len(values) > 10
    counts = [sum(each["counts"][face] for each in told["dice"]) for face in range(6)]
    assert counts == [values.count(face + 1) for face in range(6)]
    own = {each["seat"] for each in told["dice"] if each["purpose"] == "action dice"}
    assert own == {FREE, SHADOW}
    for each in told["dice"]:
        named = each["purpose"] == "action dice"
        assert len(each["labels"]) == (len(each["counts"]) if named else 0)


def test_the_audit_of_a_card_game_counts_what_was_drawn(ann: Browser) -> None:
    wish = {"game": "ring_cards", "scenario": "duel-two-players", "seats": [FREE, SHADOW]}
    match = ann.post("/api/matches", json=wish).json()["id"]
    with at_table(ann, match) as table:
        table.say(type="Resign", request=str(uuid.uuid4()), at=table.at, seat=FREE)
        table.hear("Accepted")
    told = ann.get(f"/api/matches/{match}/audit").json()
    assert told["dice"] == []
    drawn = {each["zone"]: each for each in told["drawn"]}
    events = course(ann, match)["events"]
    for zone in ("deck-gandalf", "deck-witch-king"):
        moved = [e for e in events if e["kind"] == "Moved" and e["fields"]["source"] == zone]
        assert drawn[zone]["count"] == len(moved) > 0
        assert drawn[zone]["shuffles"] == 1


# Records from elsewhere


def send(browser: Browser, what: str, data: bytes, **more: object) -> tuple[int, Any]:
    body = {"record": b64encode(data).decode()} | more
    answer = browser.post(f"/api/records/{what}", json=body)
    return answer.status_code, answer.json()


def test_a_record_from_elsewhere_is_looked_back_at_like_a_match(ann: Browser) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        random = Random(4)
        while table.at < 30:
            table.play_at_random(random)
        table.say(type="Resign", request=str(uuid.uuid4()), at=table.at, seat=FREE)
        table.hear("Accepted")
    data = ann.get(f"/api/matches/{match}/record").content
    for seat in (-1, FREE, SHADOW):
        status, went = send(ann, "course", data, seat=seat)
        assert status == 200
        own = course(ann, match, seat=seat)
        for name in ("layout", "events", "event_counts", "observer", "observers"):
            assert went[name] == own[name], name
        assert went["match"]["over"]
        status, page = send(ann, "frames", data, seat=seat, first=20)
        assert (status, page) == (200, standings(ann, match, seat=seat, first=20))
    # Without a seed the dice are those that it tells of.
    told = write_record(replace(read_record(data), seed=b""))
    assert send(ann, "frames", told, first=20, seat=FREE)[1] == standings(
        ann, match, first=20, seat=FREE
    )


@pytest.mark.parametrize("what", ["course", "frames"])
def test_a_file_that_cannot_be_replayed_is_refused(ann: Browser, what: str) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        table.play_at_random(Random(1))
        table.say(type="Resign", request=str(uuid.uuid4()), at=table.at, seat=FREE)
        table.hear("Accepted")
    record = read_record(ann.get(f"/api/matches/{match}/record").content)
    assert send(ann, what, b"x")[0] == 400
    wrong = {
        "unknown-game": replace(record, header=replace(record.header, game="chess")),
        "other-game": replace(record, header=replace(record.header, version=99)),
        "other-state": replace(record, entries=record.entries[::-1]),
        "cannot-be-done": replace(record, entries=[*record.entries, record.entries[-1]]),
    }
    for reason, each in wrong.items():
        status, answer = send(ann, what, write_record(each))
        assert (status, answer["detail"]) == (422, reason)
    for body in ({"seat": 8}, {"seat": -3}, {"unknown": 1}):
        assert send(ann, what, write_record(record), **body)[0] == 400
    assert send(ann, "frames", write_record(record), count=MOST_STANDINGS + 1)[0] == 400
