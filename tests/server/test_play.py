"""Playing over sockets: what is acknowledged is on disk, and nothing is trusted."""

from __future__ import annotations

import json
import uuid
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.db import storage
from ostrog.server.http.app import make_app
from ostrog.server.settings import Settings
from server.accounts.helping import using
from server.browsers import Message, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1


def entries(database: str, match: str) -> list[storage.StoredEntry]:
    """What lies in the database."""
    return using(database, lambda engine: storage.read_entries(engine, match))


def test_a_browser_becomes_a_guest_once(ann: TestClient[Litestar]) -> None:
    first = ann.get("/api/me").json()
    assert ann.get("/api/me").json() == first
    renamed = ann.put("/api/me", json={"name": " Ann "}).json()
    assert renamed == {"guest": first["guest"], "name": "Ann"}
    assert another_browser(ann).get("/api/me").json()["guest"] != first["guest"]


def test_a_match_begins_when_both_seats_are_taken(ann: TestClient[Litestar]) -> None:
    bob = another_browser(ann)
    match = open_match(ann, FREE)
    with at_table(ann, match) as at_anns:
        assert at_anns.welcome["standing"] is None
        assert not at_anns.welcome["match"]["begun"]
        assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
        welcome = at_anns.hear("Welcome")
        assert welcome["match"]["begun"]
        assert welcome["layout"]["areas"]
        assert at_anns.decision(FREE)["kind"] == "activate-generals"
    carol = another_browser(ann)
    assert carol.post(f"/api/matches/{match}/join", json={"seat": FREE}).status_code == 409


def test_a_match_is_opened_with_corrected_values(ann: TestClient[Litestar]) -> None:
    listed = ann.get("/api/games/five_armies/values").json()
    offered = {value["path"]: value for value in listed["values"]}
    assert offered["bolt.dice"] == {
        "path": "bolt.dice",
        "label": "value-bolt-dice",
        "value": 3,
        "group": "value-group-abilities",
        "least": 0,
        "most": 1000,
    }
    assert {"value": "", "label": "value-none"} in listed["choices"]["results-shadow"]
    assert offered["characters.bolg.enters_with"]["choices"] == "results-shadow"
    match = open_match(ann, FREE, SHADOW, ruleset={"bolt.dice": 4, "characters.bard.movement": 1})
    with at_table(ann, match) as table:
        values = {
            value["path"]: value["value"] for value in table.welcome["layout"]["house_values"]
        }
    assert values["bolt.dice"] == 4
    assert values["characters.bard.movement"] == 1
    assert values["bolt.success"] == 5
    assert ann.get(f"/api/matches/{match}").json()["changed"] == 2
    told = ann.get(f"/api/matches/{match}/values").json()
    assert told == {"ruleset": {"bolt.dice": 4, "characters.bard.movement": 1}}


def test_values_that_are_as_usual_change_nothing(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW, ruleset={"bolt.dice": 3})
    assert ann.get(f"/api/matches/{match}").json()["changed"] == 0
    assert ann.get(f"/api/matches/{match}/values").json() == {"ruleset": {}}


def test_every_value_of_a_game_may_be_set(ann: TestClient[Litestar]) -> None:
    for game in ann.get("/api/games").json():
        values = ann.get(f"/api/games/{game['name']}/values").json()["values"]
        wish = {
            "game": game["name"],
            "scenario": game["scenarios"][0]["name"],
            "seats": game["scenarios"][0]["persons"][0],
            "ruleset": {value["path"]: value["value"] for value in values},
        }
        assert ann.post("/api/matches", json=wish).status_code == 201


def test_refused_values_are_told_with_path_and_bound(ann: TestClient[Litestar]) -> None:
    ruleset = {"bolt.dice": 1_001, "bolt.success": -1, "setup.free-8.at": "nowhere", "stacking": 6}
    wish = {"game": "five_armies", "scenario": "standard", "seats": [0], "ruleset": ruleset}
    answer = ann.post("/api/matches", json=wish)
    assert answer.status_code == 400
    assert answer.json()["detail"] == "unfit-values"
    assert sorted(answer.json()["extra"], key=lambda fault: str(fault["path"])) == [
        {"path": "bolt.dice", "reason": "at-most", "bound": 1000},
        {"path": "bolt.success", "reason": "at-least", "bound": 0},
        {"path": "setup.free-8.at", "reason": "choice"},
        {"path": "stacking", "reason": "unknown"},
    ]


def test_an_answer_that_refuses_values_stays_small(ann: TestClient[Litestar]) -> None:
    ruleset = {f"{'x' * 90}{number}": 1 for number in range(500)}
    wish = {"game": "five_armies", "scenario": "standard", "seats": [0], "ruleset": ruleset}
    answer = ann.post("/api/matches", json=wish)
    assert answer.status_code == 400
    assert len(answer.json()["extra"]) == 50
    assert len(answer.content) < 10_000


@pytest.mark.parametrize(
    "ruleset",
    [
        {"bolt.dice": "many"},
        {"bolt.dice": 10_000},
        {"stacking": 6},
        {"setup.free-8.at": "nowhere"},
        {"fate.fate-1.count": 900},
        {"no.such.value": 1},
        {"bolt": {"dice": 2}},
    ],
)
def test_values_that_do_not_fit_open_no_match(
    ann: TestClient[Litestar], ruleset: dict[str, object]
) -> None:
    wish = {"game": "five_armies", "scenario": "standard", "seats": [0], "ruleset": ruleset}
    assert ann.post("/api/matches", json=wish).status_code == 400
    assert ann.get("/api/matches").json() == []


def test_a_hand_is_its_owners_only(ann: TestClient[Litestar]) -> None:
    bob, carol = another_browser(ann), another_browser(ann)
    match = open_match(ann, FREE)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    carol.get("/api/me")
    held = {}
    for client, zones in (
        (ann, ("event-hand-free", "story-free-hand")),
        (bob, ("event-hand-shadow", "story-shadow-hand")),
    ):
        with at_table(client, match) as table:
            markers = table.standing["scene"]["markers"]
        cards = [m["name"] for m in markers if m["form"] == "card" and m["at"] in zones]
        assert len(cards) == 2
        held[client] = cards
    for client, others in ((ann, held[bob]), (bob, held[ann]), (carol, held[ann] + held[bob])):
        with at_table(client, match) as table:
            said = {**table.welcome, "layout": None}  # what all cards show is no secret
            assert not [card for card in others if card in json.dumps(said)]


def test_two_people_play_and_hear_the_same(ann: TestClient[Litestar], database: str) -> None:
    bob = another_browser(ann)
    match = open_match(ann, FREE)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    random = Random(4)
    with at_table(ann, match) as one, at_table(bob, match) as two:
        for _ in range(40):
            playing, waiting = (one, two) if one.standing["decisions"] else (two, one)
            playing.play_at_random(random)
            waiting.hear("Update")
            assert one.at == two.at == len(entries(database, match))
        public = [event for event in one.events if event["kind"] != "Moved"]
        assert public == [event for event in two.events if event["kind"] != "Moved"]
        assert [event["number"] for event in one.events] == list(range(len(one.events)))


def test_a_choice_sent_twice_is_made_once(ann: TestClient[Litestar], database: str) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        request = str(uuid.uuid4())
        message = {
            "type": "Choose",
            "request": request,
            "seat": FREE,
            "at": 0,
            "picks": ["activate:bard", "activate:dain", "done"],
        }
        table.session.send_json(message)
        assert table.hear("Accepted") == {"type": "Accepted", "request": request, "at": 1}
        table.session.send_json(message)
        assert table.hear("Accepted") == {"type": "Accepted", "request": request, "at": 1}
    assert len(entries(database, match)) == 1


def test_what_is_acknowledged_survives_the_server(ann: TestClient[Litestar], database: str) -> None:
    match = open_match(ann, FREE, SHADOW)
    random = Random(7)
    with at_table(ann, match) as table:
        for _ in range(25):
            table.play_at_random(random)
        before, events = table.standing, table.events
    again = make_app(Settings(database=database, client="no-such-folder"))
    with TestClient(again, cookies=dict(ann.cookies)) as later, at_table(later, match) as table:
        assert table.standing == before
        assert table.events == events


def test_who_comes_back_gets_what_is_missing(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as one, at_table(ann, match) as other_tab:
        seen = len(one.events)
        one.choose(FREE, "done")
        one.hear("Accepted")
        other_tab.hear("Update")
        assert other_tab.standing == one.standing
        welcome = other_tab.join(seen)
        assert [event["number"] for event in welcome["events"]] == list(
            range(seen, len(one.events))
        )
        assert len(other_tab.join(10**6)["events"]) == len(one.events)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "Choose", "request": "12345678", "seat": 1, "at": 0, "picks": ["done"]},
        {"type": "Choose", "request": "12345678", "seat": 0, "at": 0, "picks": ["activate:bolg"]},
        {"type": "Choose", "request": "12345678", "seat": 0, "at": 0, "picks": ["fly:away"]},
        {"type": "Choose", "request": "12345678", "seat": 0, "at": 0, "picks": ["activate:bard"]},
        {"type": "Choose", "request": "12345678", "seat": 0, "at": 3, "picks": ["done"]},
        {"type": "Undo", "request": "12345678", "seat": 0, "at": 0},
        {"type": "Draft", "seat": 0, "at": 0, "picks": ["done"]},
        {"type": "Draft", "seat": 0, "at": 0, "picks": ["activate:bard", "activate:bard"]},
        {"type": "Why", "seat": 1, "ref": "camp"},
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(
    ann: TestClient[Litestar], database: str, message: dict[str, object]
) -> None:
    bob = another_browser(ann)
    match = open_match(ann, FREE)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(ann, match) as table:
        before = table.standing
        table.session.send_json(message)
        assert table.hear("Refused")["refusal"]["rule"]
        table.join()
        assert table.standing == before
    assert entries(database, match) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        '{"type": "Fly"}',
        '{"type": "Choose", "seat": "x"}',
        '{"type": "Join", "more": 1}',
        '{"type": "Choose", "request": "12345678", "seat": 0, "at": 0, "picks": []}',
        '{"type": "Draft", "seat": 99, "at": 0, "picks": []}',
        '{"type": "Draft", "seat": 0, "at": 0, "picks": ["' + "x" * 20_000 + '"]}',
    ],
)
def test_nonsense_is_answered_with_what_is_wrong(ann: TestClient[Litestar], text: str) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        table.session.send_text(text)
        assert table.hear("Trouble")["key"].startswith("trouble-")
        table.join()


def test_a_stranger_watches_and_is_asked_nothing(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(another_browser(ann), match) as watching:
        assert watching.standing["decisions"] == []
        assert watching.standing["observer"] == []
        watching.say(type="Choose", request="12345678", seat=0, at=0, picks=["done"])
        assert watching.hear("Refused")


def test_without_a_session_or_a_match_there_is_no_table(ann: TestClient[Litestar]) -> None:
    with ann.websocket_connect("/api/matches/none/socket") as session:
        assert session.receive_json(timeout=5) == {"type": "Trouble", "key": "trouble-no-match"}
    assert ann.get("/api/matches/none").status_code == 404
    assert TestClient(ann.app).get("/api/matches").status_code == 401


def test_a_choice_is_undone_until_dice_are_rolled(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        assert table.standing["undoable"] == []
        table.choose(FREE, "activate:bard", "done")
        table.hear("Accepted")
        assert table.standing["undoable"] == [FREE]
        table.say(type="Undo", request="undo-0001", seat=FREE, at=table.at)
        table.hear("Accepted")
        assert table.decision(FREE)["kind"] == "activate-generals"


def test_options_that_roll_dice_are_marked_as_final(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        # Without a general there is nothing to place, and the Shadow draws a fate token at once.
        assert "final" not in {key for each in table.decision(FREE)["options"] for key in each}
        table.say(type="Draft", seat=FREE, at=0, picks=[])
        options = {each["id"]: each for each in table.hear("Drafted")["decision"]["options"]}
        assert options["done"]["final"]
        assert options["done"]["closes"]
        assert "closes" not in options["activate:bard"]
        table.say(type="Draft", seat=FREE, at=0, picks=["activate:bard"])
        drafted = table.hear("Drafted")["decision"]
        assert drafted["picks"] == ["activate:bard"]
        done = next(each for each in drafted["options"] if each["id"] == "done")
        assert not done.get("final")


def test_a_draft_is_nobody_elses_business(ann: TestClient[Litestar]) -> None:
    bob = another_browser(ann)
    match = open_match(ann, FREE)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(ann, match) as one, at_table(bob, match) as two:
        one.say(type="Draft", seat=FREE, at=0, picks=["activate:bard"])
        one.hear("Drafted")
        before = two.standing
        two.join()
        assert two.standing == before
        one.join()
        assert one.decision(FREE)["picks"] == []


def test_why_not_names_the_rule(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        table.say(type="Why", seat=FREE, ref="bolg")
        refusals = dict(table.hear("Refusals")["refusals"])
        assert refusals["activate:bolg"]["rule"] == "B5A-11.1"


def test_why_not_says_first_what_is_asked_now_and_little_more(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        table.say(type="Why", seat=FREE, ref="camp")
        refusals = table.hear("Refusals")["refusals"]
        assert refusals[0] == ["", {"rule": "not-now", "refs": ["activate-generals"]}]
        assert len(refusals) <= 3


def may_not_pass(decision: Message) -> bool:
    """Whether it is a turn of which one must make something."""
    offered = {option["verb"] for option in decision["options"]}
    return decision["kind"] == "turn" and "pass" not in offered


def test_why_not_can_be_asked_about_a_verb(ann: TestClient[Litestar]) -> None:
    wish = {"game": "ring_cards", "scenario": "duel-two-players", "seats": [0, 1]}
    match = str(ann.post("/api/matches", json=wish).json()["id"])
    with at_table(ann, match) as table:
        random = Random(1)
        while not may_not_pass(decision := table.standing["decisions"][0]):
            table.play_at_random(random)
        table.say(type="Why", seat=decision["seat"], ref="pass")
        ((option, refusal),) = table.hear("Refusals")["refusals"]
        assert (option, refusal["rule"]) == ("pass", "RCG-7.3")
