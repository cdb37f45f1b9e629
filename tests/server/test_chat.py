"""Talk at the table, private notes, and who is there: in one process and between several."""

from __future__ import annotations

import os
import time
import uuid
from collections.abc import Iterator

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server.catalogue import games
from ostrog.server.db import presence, schema, storage
from ostrog.server.http.app import make_app
from ostrog.server.match import chat
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.settings import Settings
from server.accounts.helping import rows, using
from server.browsers import Message, Refused, Socket, at_table, open_match
from server.conftest import another_browser

NATS = os.environ.get("OSTROG_TEST_NATS", "nats://127.0.0.1:4222")
FREE, SHADOW = 0, 1
Browser = TestClient[Litestar]
Two = tuple[Browser, Browser, str]


@pytest.fixture
def two(ann: Browser) -> Two:
    """Ann and Bob at a table."""
    bob = another_browser(ann)
    for client, name in ((ann, "Ann"), (bob, "Bob")):
        client.put("/api/me", json={"name": name})
    return ann, bob, between(ann, bob)


def between(ann: Browser, bob: Browser) -> str:
    match = open_match(ann, FREE)
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    return match


def guest(browser: Browser) -> str:
    return str(browser.get("/api/me").json()["guest"])


def say(table: Socket, what: str, request: str = "") -> None:
    request = request or str(uuid.uuid4())
    table.say(type="SendChat", request=request, text=what)
    assert table.hear("Noted")["request"] == request


def note(table: Socket, what: str) -> None:
    request = str(uuid.uuid4())
    table.say(type="NoteDown", request=request, text=what)
    assert table.hear("Noted")["request"] == request


def heard(table: Socket) -> list[tuple[int | None, str]]:
    """What comes next over a socket, with who said it."""
    lines, table.said = table.said or table.hear("ChatLines")["lines"], []
    return [(line["seat"], line["text"]) for line in lines]


def told(browser: Browser, match: str) -> list[str]:
    """What somebody is told who comes to the table now."""
    with at_table(browser, match) as table:
        return [line["text"] for line in table.welcome["chat"]]


def resign(table: Socket, seat: int) -> None:
    table.say(type="Resign", request=str(uuid.uuid4()), seat=seat, at=table.at)
    table.hear("Update")


def unheard_until(table: Socket, kind: str) -> list[Message]:
    """All that comes before a message of a kind."""
    found: list[Message] = []
    while True:
        message: Message = table.session.receive_json(timeout=30)
        if message["type"] == kind:
            return found
        found.append(message)


# What is said


def test_what_is_said_is_heard_by_all(two: Two) -> None:
    ann, bob, match = two
    carol = another_browser(ann)
    with (
        at_table(ann, match) as free,
        at_table(bob, match) as shadow,
        at_table(carol, match) as looking_on,
    ):
        say(free, "  Well met!\x00\n")
        for table, yours in ((free, True), (shadow, False), (looking_on, False)):
            (line,) = table.hear("ChatLines")["lines"]
            assert (line["number"], line["name"], line["seat"]) == (1, "Ann", FREE)
            assert (line["text"], line["yours"]) == ("Well met!", yours)
            assert line["guest"] == guest(ann)
        say(shadow, "And you.")
        assert heard(free) == [(SHADOW, "And you.")]
    assert told(carol, match) == ["Well met!", "And you."]


@pytest.mark.rule("RCG-21.4")
def test_partners_talk_openly_so_that_the_opponents_hear_everything(ann: Browser) -> None:
    people = [ann, *(another_browser(ann) for _ in range(3))]
    kinds = {each["name"]: each for each in ann.get("/api/games").json()}
    scenario = next(s for s in kinds["ring_cards"]["scenarios"] if len(s["persons"]) == 4)
    teams = [seat["team"] for seat in scenario["seats"]]
    assert len(set(teams)) == 2
    wish = {"game": "ring_cards", "scenario": scenario["name"], "seats": [0]}
    match = ann.post("/api/matches", json=wish).json()["id"]
    for seat in (1, 2, 3):
        people[seat].post(f"/api/matches/{match}/join", json={"seat": seat})
    with at_table(ann, match) as table:
        assert table.welcome["has_chat"]
        say(table, "I hold two armies.")
    assert [told(each, match) for each in people] == [["I hold two armies."]] * 4


def test_before_a_match_begins_there_is_talk_too(ann: Browser) -> None:
    match = open_match(ann, FREE)
    with at_table(ann, match) as table:
        say(table, "Who comes?")
        assert heard(table) == [(FREE, "Who comes?")]


@pytest.mark.parametrize("what", ["", "x" * 501, 7, None])
def test_what_is_too_long_or_no_text_is_not_understood(two: Two, what: object) -> None:
    ann, _, match = two
    with at_table(ann, match) as table:
        table.say(type="SendChat", request="12345678", text=what)
        assert table.hear("Trouble")["key"] == "trouble-not-understood"
        say(table, "x" * 500)
    assert told(ann, match) == ["x" * 500]


@pytest.mark.parametrize("what", [" ", "\x00\n\x07"])
def test_nothing_cannot_be_said(two: Two, what: str) -> None:
    ann, _, match = two
    with at_table(ann, match) as table:
        table.say(type="SendChat", request="12345678", text=what)
        with pytest.raises(Refused):
            table.hear("Noted")
    assert told(ann, match) == []


def test_what_is_said_again_without_an_answer_is_said_once(two: Two) -> None:
    ann, _, match = two
    with at_table(ann, match) as table:
        say(table, "Once.", "request-1")
        say(table, "Once.", "request-1")
    assert told(ann, match) == ["Once."]


def test_a_game_may_be_played_in_silence(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, match = two
    silent = msgspec.structs.replace(games()["five_armies"], talk="none")
    monkeypatch.setitem(games(), "five_armies", silent)
    with at_table(ann, match) as table:
        assert not table.welcome["has_chat"]
        table.say(type="SendChat", request="12345678", text="Psst.")
        assert table.session.receive_json(timeout=10)["type"] == "Refused"
        note(table, "One may still write.")
    assert told(ann, match) == []


def test_those_who_play_hear_those_who_look_on_when_it_is_over(two: Two) -> None:
    ann, bob, match = two
    carol, dan = another_browser(ann), another_browser(ann)
    with at_table(ann, match) as free, at_table(carol, match) as looking_on:
        say(looking_on, "Bard should go north!")
        assert heard(looking_on) == [(None, "Bard should go north!")]
        say(free, "Hm.")
        assert heard(free) == [(FREE, "Hm.")]
        assert told(bob, match) == ["Hm."]
        assert told(dan, match) == ["Bard should go north!", "Hm."]
        resign(free, FREE)
        assert heard(free) == [(None, "Bard should go north!"), (FREE, "Hm.")]
        assert heard(looking_on) == [(FREE, "Hm.")]
        say(looking_on, "Pity.")
        assert heard(free) == [(None, "Pity.")]
        assert heard(looking_on) == [(None, "Pity.")]
    assert told(bob, match) == ["Bard should go north!", "Hm.", "Pity."]


def test_blocked_people_are_not_heard_by_who_blocked_them(two: Two) -> None:
    ann, bob, match = two
    carol = another_browser(ann)
    assert ann.put(f"/api/people/blocks/{guest(bob)}").status_code == 204
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        say(shadow, "You fool!")
        say(free, "I hear nothing.")
        assert heard(free) == [(FREE, "I hear nothing.")]
        both = heard(shadow)  # they may come in one message
        if len(both) < 2:
            both += heard(shadow)
        assert both == [(SHADOW, "You fool!"), (FREE, "I hear nothing.")]
    assert told(ann, match) == ["I hear nothing."]
    assert told(bob, match) == told(carol, match) == ["You fool!", "I hear nothing."]


def test_who_comes_is_told_the_last_hundred(two: Two, database: str) -> None:
    ann, bob, match = two
    line = {"match": match, "guest": uuid.UUID(guest(ann)), "seat": FREE}
    spoken = [line | {"number": n, "request": f"r-{n}", "text": str(n)} for n in range(1, 151)]
    rows(database, insert(schema.lines).values(spoken))
    # However much those say who look on, it takes nobody's place.
    crowd = {"match": match, "guest": uuid.UUID(guest(another_browser(ann))), "seat": None}
    noise = [crowd | {"number": n, "request": f"r-{n}", "text": "!"} for n in range(151, 300)]
    rows(database, insert(schema.lines).values(noise))
    assert told(bob, match) == [str(n) for n in range(51, 151)]
    assert told(another_browser(ann), match) == ["!"] * 100


def test_lines_said_at_the_same_time_have_numbers_without_gaps(two: Two) -> None:
    ann, bob, match = two
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        for number in range(10):
            for table in (free, shadow):
                table.say(type="SendChat", request=f"{id(table)}-{number}", text=str(number))
        for table in (free, shadow):
            numbers: list[int] = []
            while len(numbers) < 20:
                numbers += [line["number"] for line in table.hear("ChatLines")["lines"]]
            assert numbers == list(range(1, 21))


# Notes


def test_a_note_is_read_by_its_writer_alone_also_afterwards(two: Two) -> None:
    ann, bob, match = two
    carol = another_browser(ann)
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        note(free, "He bluffs.")
        note(free, "He bluffs.\nWatch the pass.")
        note(shadow, "She waits.")
        resign(free, FREE)
        before = unheard_until(shadow, "Update")
        assert "bluffs" not in str(before)
    notes = {"ann": "He bluffs.\nWatch the pass.", "bob": "She waits.", "carol": ""}
    for name, client in (("ann", ann), ("bob", bob), ("carol", carol)):
        with at_table(client, match) as table:
            assert table.welcome["note"] == notes[name]
            assert not [each for each in notes.values() if each and each in told(client, match)]
    with at_table(ann, match) as table:
        note(table, "")
        assert table.join()["note"] == ""


def test_a_note_appears_at_the_other_screens_of_its_writer(two: Two) -> None:
    ann, bob, match = two
    with (
        at_table(ann, match) as here,
        at_table(ann, match) as there,
        at_table(bob, match) as shadow,
    ):
        note(here, "North.")
        assert there.hear("Note")["text"] == "North."
        say(here, "Go on.")
        assert [m["type"] for m in unheard_until(shadow, "ChatLines")] == []


def test_a_note_has_four_thousand_characters(two: Two) -> None:
    ann, _, match = two
    with at_table(ann, match) as table:
        note(table, "ż" * 4_000)
        table.say(type="NoteDown", request="12345678", text="ż" * 4_001)
        assert table.hear("Trouble")["key"] == "trouble-not-understood"
        assert table.join()["note"] == "ż" * 4_000


# Who is there


def seen(table: Socket) -> tuple[list[int], int]:
    message = table.hear("Present")
    return message["seats"], message["spectators"]


def test_the_table_is_told_who_comes_and_leaves(two: Two) -> None:
    ann, bob, match = two
    carol = another_browser(ann)
    with at_table(ann, match) as free:
        assert free.welcome["present"] == {"type": "Present", "seats": [FREE], "spectators": 0}
        with at_table(bob, match) as shadow:
            assert shadow.welcome["present"]["seats"] == [FREE, SHADOW]
            assert seen(free) == ([FREE, SHADOW], 0)
            with at_table(carol, match):
                assert seen(free) == seen(shadow) == ([FREE, SHADOW], 1)
            assert seen(free) == ([FREE, SHADOW], 0)
        assert seen(free) == ([FREE], 0)


def test_who_has_two_screens_is_there_until_both_are_closed(two: Two) -> None:
    ann, bob, match = two
    with at_table(ann, match) as free:
        with at_table(bob, match):
            assert seen(free) == ([FREE, SHADOW], 0)
            with at_table(bob, match):
                pass
            say(free, "Are you there?")
            assert [m["type"] for m in unheard_until(free, "ChatLines")] == []
        assert seen(free) == ([FREE], 0)


def test_presence_changes_with_those_who_come_and_not_with_what_they_do(two: Two) -> None:
    ann, bob, match = two
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        seen(free)
        free.choose(FREE, "done")
        free.hear("Accepted")
        say(free, "Your turn.")
        heard_by_bob = unheard_until(shadow, "ChatLines")
        assert [m["type"] for m in heard_by_bob] == ["Update"]


# Several processes


def a_process(database: str, **settings: str) -> Browser:
    given = Settings(database=database, client="no-such-folder", worker="apart", **settings)  # type: ignore[arg-type]  # settings are plain values
    return TestClient(make_app(given))


def look_soon(browser: Browser) -> None:
    """Let the server of this browser look around."""
    matches: MatchRegistry = browser.app.state.matches
    browser.blocking_portal.call(matches.look_soon)


@pytest.fixture
def apart(database: str, request: pytest.FixtureRequest) -> Iterator[Two]:
    """Ann and Bob at the same table, in two processes."""
    with a_process(database, **request.param) as ann, a_process(database, **request.param) as bob:
        ann.get("/api/me")
        bob.get("/api/me")
        yield ann, bob, between(ann, bob)


@pytest.mark.parametrize("apart", [{"nats": NATS}], indirect=True)
def test_processes_tell_each_other_what_is_said_and_who_is_there(
    apart: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 60)
    ann, bob, match = apart
    with at_table(ann, match) as free:
        with at_table(bob, match) as shadow:
            assert seen(free) == ([FREE, SHADOW], 0)
            say(free, "Well met!")
            assert heard(shadow) == [(FREE, "Well met!")]
            say(shadow, "And you.")
            assert heard(free) == [(FREE, "Well met!")]
            assert heard(free) == [(SHADOW, "And you.")]
        assert seen(free) == ([FREE], 0)


def test_a_process_may_have_very_many_people_and_matches(database: str) -> None:
    """A statement of PostgreSQL takes at most 32,767 values."""
    here, match = uuid.uuid4(), "crowded-match"

    async def crowd(engine: AsyncEngine) -> None:
        opener = uuid.uuid4()
        async with engine.begin() as connection:
            await connection.execute(insert(schema.guests).values(id=opener, name=""))
            new = {"game": "five_armies", "version": 4, "scenario": "standard", "seed": b""}
            new |= {"id": match, "opened_version": 4, "opened_by": opener}
            await connection.execute(insert(schema.matches).values(new))
            crowd = "INSERT INTO guests (id, name) SELECT gen_random_uuid(), 'one of many'"
            await connection.execute(text(f"{crowd} FROM generate_series(1, 11000)"))
            found = select(schema.guests.c.id).where(schema.guests.c.name == "one of many")
            many = list((await connection.execute(found)).scalars())
        await presence.go_on(engine, here, [(match, each) for each in many])
        names = [match, *(f"match-{number}" for number in range(33_000))]
        async with engine.connect() as connection:
            here_now = await presence.who(connection, names)
        assert len(here_now[match]) == 11_000
        assert await storage.count_entries(engine, names) == {}
        assert await chat.newest(engine, names) == {}
        await presence.end(engine, here)

    using(database, crowd)


@pytest.mark.parametrize("apart", [{}], indirect=True)
def test_lost_word_of_talk_and_presence_is_made_up_for(
    apart: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes without NATS find out by looking."""
    ann, bob, match = apart
    monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 0.1)
    for client in (ann, bob):
        look_soon(client)
    with at_table(ann, match) as free:
        with at_table(bob, match) as shadow:
            assert seen(free) == ([FREE, SHADOW], 0)
            say(shadow, "Well met!")
            assert heard(free) == [(SHADOW, "Well met!")]
        assert seen(free) == ([FREE], 0)


@pytest.mark.parametrize("apart", [{}], indirect=True)
def test_a_killed_server_leaves_nobody_behind_for_long(
    apart: Two, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, match = apart
    ghost = {"match": match, "guest": uuid.UUID(guest(bob)), "process": uuid.uuid4()}
    rows(database, insert(schema.presences).values(ghost))
    with at_table(ann, match) as free:
        assert free.welcome["present"]["seats"] == [FREE, SHADOW]
        monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 0.1)
        monkeypatch.setattr(presence, "SAID_EVERY", 0.1)
        look_soon(ann)
        dead = schema.presences.c.process == ghost["process"]
        old = func.now() - presence.LASTS - text("interval '1 second'")
        rows(database, update(schema.presences).where(dead).values(seen=old))
        start = time.monotonic()
        assert seen(free) == ([FREE], 0)
        assert time.monotonic() - start < 10  # not only when it is cleared away
        # Ann's own server goes on saying that she is there.
        mine = schema.presences.c.guest == uuid.UUID(guest(ann))
        earlier = func.now() - presence.LASTS + text("interval '1 second'")
        rows(database, update(schema.presences).where(mine).values(seen=earlier))
        older = update(schema.presences).where(dead).values(seen=old - presence.LASTS)
        rows(database, older)
        everybody = select(schema.presences.c.guest).where(schema.presences.c.match == match)
        end = time.monotonic() + 20
        while len(left := rows(database, everybody)) > 1 and time.monotonic() < end:
            time.sleep(0.05)
        assert [str(row.guest) for row in left] == [guest(ann)]


def test_a_server_that_ends_takes_its_people_along(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_word(*_: object) -> None:
        """As if the server ended before it noticed that a socket was closed."""

    monkeypatch.setattr(presence, "leave", no_word)
    with a_process(database) as ann:
        ann.get("/api/me")
        match = open_match(ann, FREE)
        counting = select(func.count()).where(schema.presences.c.match == match)
        with at_table(ann, match):
            pass
        assert rows(database, counting)[0][0] == 1
    assert rows(database, counting)[0][0] == 0


@pytest.mark.parametrize("text", ["\u200b", "\u200e \u2060", "\u00ad\n\ufeff"])
def test_a_line_that_nobody_sees_is_none(text: str) -> None:
    assert chat.clean(text) == ""
    assert chat.clean(f"a{text}b").startswith("a")
