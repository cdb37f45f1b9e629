"""Lessons: opened by name alone, dealt alike for everybody, and never rated."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.catalogue import games
from server.browsers import at_table, open_match
from server.conftest import another_browser

EVERY = [(game.name, lesson.name) for game in games().values() for lesson in game.every_lesson()]


def open_lesson(client: TestClient[Litestar], game: str, lesson: str) -> dict[str, object]:
    answer = client.post(f"/api/lessons/{game}", json={"lesson": lesson})
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()
    return found


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_is_a_match_against_a_bot_that_nobody_else_sees(
    ann: TestClient[Litestar], game: str, lesson: str
) -> None:
    match = open_lesson(ann, game, lesson)
    assert match["lesson"] == lesson
    assert match["begun"]
    seats = match["seats"]
    assert isinstance(seats, list)
    assert {bool(seat["bot"]) for seat in seats} == {True, False}
    assert all(seat["yours"] != bool(seat["bot"]) for seat in seats)
    assert another_browser(ann).get("/api/lobby").json() == []


def test_everybody_is_dealt_the_same_in_a_lesson_and_not_in_another_match(
    ann: TestClient[Litestar],
) -> None:
    told = []
    for client in (ann, another_browser(ann)):
        match = open_lesson(client, "five_armies", "free-peoples")
        with at_table(client, str(match["id"])) as table:
            told.append([(each["kind"], each["fields"]) for each in table.events])
    assert told[0] == told[1]
    other = ann.get(f"/api/matches/{open_match(ann, 0, 1)}").json()
    assert other["lesson"] == ""


def test_after_a_lesson_the_game_itself_is_played(ann: TestClient[Litestar]) -> None:
    match = str(open_lesson(ann, "five_armies", "free-peoples")["id"])
    with at_table(ann, match) as table:
        table.say(type="Resign", request="12345678", seat=0, at=table.at)
        table.hear("Accepted")
    again = ann.post("/api/lobby/rematches", json={"match": match})
    assert again.status_code == 201, again.text
    assert again.json()["lesson"] == ""
    guest = ann.get("/api/me").json()["guest"]
    assert ann.get(f"/api/people/{guest}").json().get("ratings", []) == []


@pytest.mark.parametrize("path", ["five_armies", "no_such_game"])
def test_there_are_no_other_lessons(ann: TestClient[Litestar], path: str) -> None:
    refused = ann.post(f"/api/lessons/{path}", json={"lesson": "no-such-lesson"})
    assert refused.status_code == 400


def test_who_opens_a_lesson_settles_nothing_but_its_name(ann: TestClient[Litestar]) -> None:
    wish = {"lesson": "free-peoples", "seed": "00", "ruleset": {"setup.free-8.units.lake-men": 9}}
    assert ann.post("/api/lessons/five_armies", json=wish).status_code == 400
