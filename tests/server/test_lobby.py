"""The lobby: listed matches, invitations, people who do not want to meet, and rematches."""

from __future__ import annotations

import asyncio
import uuid

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import Scenario
from ostrog.server.catalogue import games
from ostrog.server.db import schema, storage
from ostrog.server.match import lobby
from proof import council
from server.accounts.helping import rows, using
from server.browsers import Message, Socket, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1
Browser = TestClient[Litestar]
PASSWORD = "a long walk to Dale"


@pytest.fixture
def bob(ann: Browser) -> Browser:
    return another_browser(ann)


@pytest.fixture
def carol(ann: Browser) -> Browser:
    return another_browser(ann)


def opened(client: Browser, *seats: int, **more: object) -> str:
    wish = {"game": "five_armies", "scenario": "standard", "seats": list(seats), "listed": True}
    answer = client.post("/api/matches", json=wish | more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def shown(client: Browser) -> dict[str, Message]:
    """The listed matches of these tests, by id; others have left theirs in the same database."""
    answer = client.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    return {each["id"]: each for each in answer.json()}


def join(client: Browser, match: str, seat: int) -> int:
    return client.post(f"/api/matches/{match}/join", json={"seat": seat}).status_code


def guest(browser: Browser) -> str:
    return str(browser.get("/api/me").json()["guest"])


def named(browser: Browser, name: str) -> Browser:
    browser.put("/api/me", json={"name": name})
    return browser


def block(browser: Browser, other: Browser) -> None:
    assert browser.put(f"/api/people/blocks/{guest(other)}").status_code == 204


def invite(browser: Browser, match: str, other: Browser) -> int:
    wish = {"match": match, "guest": guest(other)}
    return browser.post("/api/lobby/invitations", json=wish).status_code


def invitations(browser: Browser) -> list[Message]:
    answer = browser.get("/api/lobby/invitations")
    assert answer.status_code == 200, answer.text
    found: list[Message] = answer.json()
    return found


def info(browser: Browser, match: str) -> Message:
    found: Message = browser.get(f"/api/matches/{match}").json()
    return found


def held(browser: Browser, match: str) -> list[int]:
    return [each["seat"] for each in info(browser, match)["seats"] if each["yours"]]


def give_up(browser: Browser, match: str, seat: int) -> None:
    with at_table(browser, match) as table:
        table.say(type="Resign", request=str(uuid.uuid4()), seat=seat, at=table.at)
        table.hear("Accepted")


def rematch(browser: Browser, match: str) -> Message:
    answer = browser.post("/api/lobby/rematches", json={"match": match, "contribution": "ab"})
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


# Listed matches


def test_the_lobby_shows_what_one_must_know_to_sit_down(ann: Browser, bob: Browser) -> None:
    control = {"kind": "live", "bank": 600, "increment": 10}
    usual = ann.get("/api/games/five_armies/values").json()["values"][1]
    ruleset = {"bolt.dice": 4, usual["path"]: usual["value"]}
    assert usual["path"] != "bolt.dice"
    match = opened(named(ann, "Ann"), FREE, control=control, ruleset=ruleset)
    table = shown(bob)[match]
    assert (table["game"], table["scenario"], table["opener"]) == (
        "five_armies",
        "standard",
        "Ann",
    )
    assert [(s["taken"], s["holder"], s["yours"]) for s in table["seats"]] == [
        (True, "Ann", False),
        (False, "", False),
    ]
    assert table["control"] == control
    assert table["ruleset"] == {"bolt.dice": 4}  # what is as usual is no difference
    assert not table["begun"]
    assert guest(ann) not in str(table)
    assert shown(ann)[match]["seats"][FREE]["yours"]


def test_tables_are_shown_while_a_seat_is_free_the_newest_first(
    ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = (opened(ann, FREE) for _ in range(3))
    assert list(shown(bob))[:3] == [third, second, first]
    assert join(bob, second, SHADOW) == 201
    assert list(shown(bob))[:2] == [third, first]
    against_bot = opened(ann, FREE, bots=[{"seat": SHADOW, "level": "novice"}])
    assert against_bot not in shown(bob)
    monkeypatch.setattr(lobby, "MOST_LISTED", 1)
    assert list(shown(bob)) == [third]


def test_a_private_table_is_found_by_its_link_alone(ann: Browser, bob: Browser) -> None:
    match = open_match(ann, FREE)
    assert match not in shown(bob)
    assert match not in shown(ann)
    assert join(bob, match, SHADOW) == 201


def test_people_who_do_not_want_to_meet_do_not_see_each_others_tables(
    ann: Browser, bob: Browser, carol: Browser
) -> None:
    anns, bobs = opened(ann, FREE), opened(bob, FREE)
    block(ann, bob)
    assert anns not in shown(bob)
    assert bobs not in shown(ann)
    assert {anns, bobs} <= set(shown(carol))


def test_nor_tables_at_which_the_other_sits(
    ann: Browser, bob: Browser, carol: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "council", council.game)
    match = opened(carol, 0, game="council", scenario="four")
    assert match in shown(bob)
    assert join(ann, match, 1) == 201
    block(ann, bob)
    assert match not in shown(bob)
    assert match in shown(carol)


def test_nobody_sits_down_with_who_has_blocked_them(
    ann: Browser, bob: Browser, carol: Browser
) -> None:
    match = open_match(ann, FREE)
    block(ann, bob)
    refused = bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    assert refused.status_code == 409
    full = open_match(ann, FREE)
    assert join(carol, full, SHADOW) == 201
    taken = bob.post(f"/api/matches/{full}/join", json={"seat": SHADOW})
    assert refused.json() == taken.json()  # why is not said
    assert held(bob, match) == []
    assert join(carol, match, SHADOW) == 201


def test_who_has_blocked_somebody_may_still_sit_down(ann: Browser, bob: Browser) -> None:
    match = open_match(ann, FREE)
    block(bob, ann)
    assert join(bob, match, SHADOW) == 201


def test_a_place_that_was_kept_free_is_not_for_blocked_people_either(
    ann: Browser, bob: Browser, carol: Browser, database: str
) -> None:
    match = opened(ann, FREE)
    assert join(bob, match, SHADOW) == 201
    leaving = (
        schema.seats.update()
        .where(schema.seats.c.match == match, schema.seats.c.seat == SHADOW)
        .values(guest=None)
        .returning(schema.seats.c.seat)
    )
    rows(database, leaving)
    block(ann, bob)
    assert shown(carol)[match]["begun"]
    assert join(bob, match, SHADOW) == 409
    assert join(carol, match, SHADOW) == 201
    assert held(carol, match) == [SHADOW]


# Invitations


def test_who_is_invited_sees_it_and_sits_down(ann: Browser, bob: Browser) -> None:
    match = open_match(named(ann, "Ann"), FREE)
    assert invite(ann, match, bob) == 204
    assert invite(ann, match, bob) == 204
    (found,) = invitations(bob)
    assert (found["match"], found["inviter"], found["seat"]) == (match, "Ann", None)
    assert (found["game"], found["scenario"]) == ("five_armies", "standard")
    assert invitations(ann) == []
    assert join(bob, match, SHADOW) == 201
    assert invitations(bob) == []


def test_who_declines_is_not_asked_again(ann: Browser, bob: Browser, carol: Browser) -> None:
    match = open_match(ann, FREE)
    invite(ann, match, bob)
    assert carol.delete(f"/api/lobby/invitations/{match}").status_code == 404
    assert len(invitations(bob)) == 1
    assert bob.delete(f"/api/lobby/invitations/{match}").status_code == 204
    assert invitations(bob) == []
    assert invite(ann, match, bob) == 204
    assert invitations(bob) == []


def test_an_invitation_ends_when_others_have_sat_down(
    ann: Browser, bob: Browser, carol: Browser
) -> None:
    match = open_match(ann, FREE)
    invite(ann, match, bob)
    assert join(carol, match, SHADOW) == 201
    assert invitations(bob) == []
    assert invite(ann, match, bob) == 409


def test_only_who_sits_there_invites_and_only_people(
    ann: Browser, bob: Browser, carol: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = open_match(ann, FREE)
    assert invite(bob, match, carol) == 403
    assert invite(ann, "none", bob) == 404
    nobody = {"match": match, "guest": str(uuid.uuid4())}
    assert ann.post("/api/lobby/invitations", json=nobody).status_code == 404
    assert invite(ann, match, ann) == 204
    assert invitations(carol) == invitations(ann) == []
    monkeypatch.setattr(lobby, "MOST_INVITATIONS", 1)
    assert [invite(ann, match, bob), invite(ann, match, carol)] == [204, 429]


@pytest.mark.parametrize("by", ["the invited", "the inviter"])
def test_blocked_people_do_not_invite(ann: Browser, bob: Browser, by: str) -> None:
    match = open_match(ann, FREE)
    if by == "the invited":
        block(bob, ann)
    else:
        block(ann, bob)
    assert invite(ann, match, bob) == 204  # as if nothing were
    assert invitations(bob) == []


# Rematches


def test_two_who_play_again_change_sides(ann: Browser, bob: Browser) -> None:
    control = {"kind": "live", "bank": 600, "increment": 10}
    match = opened(ann, FREE, control=control, ruleset={"bolt.dice": 4})
    join(bob, match, SHADOW)
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        assert free.welcome["match"]["rematch"] == ""
        free.say(type="Resign", request="12345678", seat=FREE, at=0)
        free.hear("Accepted")
        shadow.hear("Update")
        again = rematch(bob, match)["id"]
        assert again != match
        for table in (free, shadow):
            assert table.hear("Update")["match"]["rematch"] == again
    assert held(bob, again) == [FREE]
    (found,) = invitations(ann)
    assert (found["match"], found["seat"], found["control"]) == (again, SHADOW, control)
    assert again not in shown(ann)
    # Whoever asks second is led to the same match.
    assert rematch(ann, match)["id"] == rematch(bob, match)["id"] == again
    assert join(ann, again, found["seat"]) == 201
    assert info(ann, again)["begun"]
    assert info(ann, again)["control"] == control
    with at_table(ann, again) as table:
        values = {each["path"]: each["value"] for each in table.welcome["layout"]["house_values"]}
        assert values["bolt.dice"] == 4


def test_of_two_who_ask_at_the_same_time_both_get_one_match(
    ann: Browser, bob: Browser, database: str
) -> None:
    match = open_match(ann, FREE)
    join(bob, match, SHADOW)
    give_up(ann, match, FREE)
    people = [uuid.UUID(guest(each)) for each in (ann, bob)]

    async def hurry(engine: AsyncEngine) -> list[str]:
        stored = await storage.find_match(engine, match)
        assert stored is not None

        async def ask(who: uuid.UUID) -> str:
            async with engine.begin() as connection:
                return await lobby.rematch(connection, stored, who, b"")

        return await asyncio.gather(*(ask(who) for who in people * 2))

    assert len(set(using(database, hurry))) == 1


def test_a_bot_plays_again_on_the_other_side(ann: Browser) -> None:
    match = opened(ann, FREE, bots=[{"seat": SHADOW, "level": "novice"}])
    give_up(ann, match, FREE)
    again = rematch(ann, match)
    assert [(s["yours"], s["bot"]) for s in again["seats"]] == [(False, "novice"), (True, "")]
    assert again["begun"]


def test_where_more_people_play_everybody_keeps_their_seats(
    ann: Browser, bob: Browser, carol: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = Scenario("three", council.TEAMS, holdings=(council.EAST,))
    scenarios = (*council.game.scenarios, three)
    monkeypatch.setitem(
        games(), "council", msgspec.structs.replace(council.game, scenarios=scenarios)
    )
    match = opened(ann, 0, game="council", scenario="three")
    join(bob, match, 1)
    join(carol, match, 2)
    give_up(ann, match, 0)
    again = rematch(carol, match)["id"]
    assert held(carol, again) == [2]
    seats = {}
    for name, browser in (("ann", ann), ("bob", bob)):
        (found,) = invitations(browser)
        assert join(browser, again, found["seat"]) == 201
        seats[name] = held(browser, again)
    assert seats == {"ann": [0], "bob": [1, 3]}
    assert info(ann, again)["begun"]


def test_one_who_holds_two_seats_changes_sides_with_both(
    ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "council", council.game)
    match = opened(ann, 0, 2, game="council", scenario="two")
    join(bob, match, 1)
    give_up(ann, match, 0)
    again = rematch(ann, match)["id"]
    assert held(ann, again) == [1, 3]


def test_only_who_sat_there_plays_again_and_only_when_it_is_over(
    ann: Browser, bob: Browser, carol: Browser
) -> None:
    match = open_match(ann, FREE)
    join(bob, match, SHADOW)

    def ask(browser: Browser, which: str, **more: str) -> int:
        wish = {"match": which, **more}
        return browser.post("/api/lobby/rematches", json=wish).status_code

    assert ask(ann, match) == 409
    give_up(ann, match, FREE)
    assert ask(carol, match) == 403
    assert ask(ann, "none") == 404
    assert ask(ann, match, contribution="no digits") == 400
    assert info(ann, match)["rematch"] == ""


# One's own data


def sign_up(browser: Browser) -> str:
    email = f"{uuid.uuid4().hex}@example.org"
    wish = {"email": email, "password": PASSWORD, "name": "Ann", "language": "en"}
    assert browser.post("/api/people/account", json=wish).status_code == 202
    return email


def speak(table: Socket, what: str) -> None:
    table.say(type="SendChat", request=str(uuid.uuid4()), text=what)
    table.hear("Noted")
    table.say(type="NoteDown", request=str(uuid.uuid4()), text=f"I said: {what}")
    table.hear("Noted")


def test_what_one_said_and_noted_is_ones_own_to_take_away_and_to_delete(
    ann: Browser, bob: Browser, database: str
) -> None:
    sign_up(ann)
    match = open_match(ann, FREE)
    invite(ann, match, bob)
    theirs = open_match(bob, FREE)
    invite(bob, theirs, ann)
    with at_table(ann, match) as table:
        speak(table, "Mellon.")
    with at_table(bob, match) as table:
        speak(table, "Friend.")
    data = ann.get("/api/people/data").json()
    assert [(line["match"], line["text"]) for line in data["lines"]] == [(match, "Mellon.")]
    assert data["notes"] == [{"match": match, "text": "I said: Mellon."}]
    received = [(each["match"], each["received"]) for each in data["invitations"]]
    assert received == [(match, False), (theirs, True)]
    who = guest(ann)
    gone = ann.post("/api/people/account/deletion", json={"password": PASSWORD})
    assert gone.status_code == 204
    tables = (schema.lines, schema.notes, schema.invitations, schema.presences)
    left = "".join(str(rows(database, select(each))) for each in tables)
    assert who not in left
    assert "Mellon" not in left
    with at_table(bob, match) as table:
        assert [line["text"] for line in table.welcome["chat"]] == ["Friend."]
        speak(table, "Alone.")
        assert [line["number"] for line in table.join()["chat"]] == [2, 3]


def test_who_signs_in_brings_words_and_invitations(
    ann: Browser, bob: Browser, database: str
) -> None:
    email = sign_up(ann)
    phone = another_browser(ann)
    watched, own = open_match(bob, FREE), open_match(phone, FREE)
    invite(bob, watched, phone)
    invite(phone, own, bob)
    invite(phone, own, ann)
    with at_table(phone, watched) as table:
        speak(table, "From the phone.")
    with at_table(ann, watched) as table:
        speak(table, "From home.")
    with at_table(phone, own) as table:
        speak(table, "Mine.")
    before = uuid.UUID(guest(phone))
    wanted = {"email": email, "password": PASSWORD}
    assert phone.post("/api/people/session", json=wanted).status_code == 201
    data = phone.get("/api/people/data").json()
    assert {line["text"] for line in data["lines"]} == {"From the phone.", "From home.", "Mine."}
    notes = {each["match"]: each["text"] for each in data["notes"]}
    assert notes == {watched: "I said: From home.", own: "I said: Mine."}  # home keeps its own
    assert [each["match"] for each in invitations(phone)] == [watched]
    assert [each["inviter"] for each in invitations(bob)] == ["Ann"]
    strays = select(func.count()).where(schema.lines.c.guest == before)
    assert rows(database, strays)[0][0] == 0


# The link for friends


def test_the_link_for_friends_is_the_address_by_which_one_came(ann: Browser, bob: Browser) -> None:
    match = opened(ann, FREE)
    answer = ann.get(f"/api/lobby/links/{match}", headers={"host": "ostrog.example"})
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    assert told["link"].endswith(f"//ostrog.example/m/{match}")
    size = len(told["squares"])
    assert size >= 25  # a QR code of the second size at least
    assert {len(row) for row in told["squares"]} == {size}
    assert told["squares"][0].startswith("1111111")  # the corner by which cameras find it
    # Nobody else gets it, and what no phone can reach has no picture.
    assert bob.get(f"/api/lobby/links/{match}").status_code == 403
    assert ann.get("/api/lobby/links/nowhere").status_code == 404
    own = ann.get(f"/api/lobby/links/{match}", headers={"host": "127.0.0.1:8000"}).json()
    assert own["squares"] == []
    assert ann.get(f"/api/lobby/links/{match}", headers={"host": "["}).status_code == 400
