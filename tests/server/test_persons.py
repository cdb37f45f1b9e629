"""People who hold several seats: they sit down on all of them, and see with all of them."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Sequence

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import Scenario
from ostrog.server.catalogue import games
from ostrog.server.db import storage
from proof import council
from server.accounts.helping import using
from server.browsers import Message, at_table
from server.conftest import another_browser

NAMES = ("gwen", "hal", "ivo", "jan")
COUNCIL = msgspec.structs.replace(
    council.game,
    scenarios=(
        *council.game.scenarios,
        Scenario("three", council.TEAMS, holdings=(council.EAST,), names=NAMES),
    ),
)


@pytest.fixture(autouse=True)
def council_is_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "council", COUNCIL)


def wish(scenario: str, seats: Sequence[int]) -> Message:
    return {"game": "council", "scenario": scenario, "seats": list(seats)}


def opened(client: TestClient[Litestar], scenario: str, *seats: int) -> str:
    answer = client.post("/api/matches", json=wish(scenario, seats))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def join(client: TestClient[Litestar], match: str, seat: int) -> int:
    return client.post(f"/api/matches/{match}/join", json={"seat": seat}).status_code


def held(client: TestClient[Litestar], match: str) -> list[int]:
    info = client.get(f"/api/matches/{match}").json()
    return [each["seat"] for each in info["seats"] if each["yours"]]


def test_a_scenario_says_what_its_seats_are_called_and_who_holds_them(
    ann: TestClient[Litestar],
) -> None:
    kinds = {each["name"]: each for each in ann.get("/api/games").json()}
    scenarios = {each["name"]: each for each in kinds["council"]["scenarios"]}
    assert scenarios["four"]["persons"] == [[0], [1], [2], [3]]
    assert scenarios["two"]["persons"] == [[0, 2], [1, 3]]
    assert scenarios["three"]["persons"] == [[0], [1, 3], [2]]
    assert [seat["name"] for seat in scenarios["two"]["seats"]] == [""] * 4
    assert [seat["name"] for seat in scenarios["three"]["seats"]] == list(NAMES)
    armies = kinds["five_armies"]["scenarios"][0]
    assert armies["persons"] == [[0], [1]]

    match = opened(ann, "three", 0)
    info = ann.get(f"/api/matches/{match}").json()
    assert info["persons"] == [[0], [1, 3], [2]]
    assert [seat["name"] for seat in info["seats"]] == list(NAMES)


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [
        ("four", [2]),
        ("two", [0, 2]),
        ("two", [3, 1]),
        ("two", [0, 1, 2, 3]),
        ("three", [2]),
        ("three", [0, 2]),
        ("three", [0, 1, 3]),
    ],
)
def test_whole_persons_sit_down_at_the_screen_that_opens(
    ann: TestClient[Litestar], scenario: str, seats: list[int]
) -> None:
    assert held(ann, opened(ann, scenario, *seats)) == sorted(seats)


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("two", [0]), ("two", [0, 1]), ("two", [0, 1, 2]), ("three", [1]), ("three", [0, 3])],
)
def test_half_a_person_opens_no_match(
    ann: TestClient[Litestar], scenario: str, seats: list[int]
) -> None:
    answer = ann.post("/api/matches", json=wish(scenario, seats))
    assert answer.status_code == 400
    assert answer.json()["detail"] == "one person holds more seats than these"
    assert ann.post("/api/matches", json=wish(scenario, [5])).status_code == 400
    assert ann.get("/api/matches").json() == []


def test_who_joins_takes_all_seats_of_a_person(ann: TestClient[Litestar]) -> None:
    bob, carol = another_browser(ann), another_browser(ann)
    match = opened(ann, "two", 0, 2)
    assert join(bob, match, 3) == 201
    assert held(bob, match) == [1, 3]
    assert ann.get(f"/api/matches/{match}").json()["begun"]
    assert join(bob, match, 1) == 201  # as a browser that did not hear the answer asks again
    assert [join(carol, match, seat) for seat in range(4)] == [409] * 4
    assert held(carol, match) == []


def test_nobody_sits_down_twice(ann: TestClient[Litestar]) -> None:
    bob = another_browser(ann)
    match = opened(ann, "three", 0)
    assert join(ann, match, 2) == 409
    assert join(ann, match, 3) == 409
    assert held(ann, match) == [0]
    assert join(bob, match, 1) == 201
    again = bob.post(f"/api/matches/{match}/join", json={"seat": 2})
    assert again.status_code == 409
    assert again.json()["detail"] == "you sit somewhere else in this match"
    assert held(bob, match) == [1, 3]
    assert not ann.get(f"/api/matches/{match}").json()["begun"]
    assert join(another_browser(ann), match, 2) == 201
    assert ann.get(f"/api/matches/{match}").json()["begun"]


def test_a_seat_or_match_that_is_not_there_is_not_taken(ann: TestClient[Litestar]) -> None:
    bob = another_browser(ann)
    match = opened(ann, "two", 0, 2)
    assert join(bob, match, 4) == 400
    assert join(bob, match, 99) == 400
    assert join(bob, "none", 1) == 404
    assert held(bob, match) == []


def test_of_two_places_taken_at_the_same_time_one_guest_gets_one(
    ann: TestClient[Litestar], database: str
) -> None:
    bob = another_browser(ann)
    match = opened(ann, "four", 0)
    guest = uuid.UUID(bob.get("/api/me").json()["guest"])

    async def hurry(engine: AsyncEngine) -> list[bool]:
        wanted = (storage.take_seat(engine, match, seat, guest, b"") for seat in (1, 2, 3))
        return await asyncio.gather(*wanted)

    assert sorted(using(database, hurry)) == [False, False, True]
    assert len(held(bob, match)) == 1


def test_a_person_with_two_seats_sees_both_hands_and_decides_for_both(
    ann: TestClient[Litestar],
) -> None:
    bob, carol = another_browser(ann), another_browser(ann)
    match = opened(ann, "two", 0, 2)
    join(bob, match, 1)
    for client, own in ((ann, (0, 2)), (bob, (1, 3)), (carol, ())):
        with at_table(client, match) as table:
            seen = table.standing["view"]
            assert seen["observer"] == list(own)
            for seat in council.SEATS:
                known = len(seen["zones"][f"hand-{seat}"].get("known", []))
                assert known == (3 if seat in own else 0)
            assert sorted(each["seat"] for each in table.standing["decisions"]) == list(own)
    with at_table(ann, match) as table:
        for seat in (2, 0):
            table.choose(seat, table.decision(seat)["options"][0]["id"])
            table.hear("Accepted")
        table.choose(1, "cycle:guard")
        assert table.hear("Refused")


def test_partners_who_are_two_people_see_their_own_hands(ann: TestClient[Litestar]) -> None:
    bob, carol = another_browser(ann), another_browser(ann)
    match = opened(ann, "three", 0)
    join(bob, match, 1)
    join(carol, match, 2)
    for client, own in ((ann, (0,)), (bob, (1, 3)), (carol, (2,))):
        with at_table(client, match) as table:
            zones = table.standing["view"]["zones"]
            seen = [seat for seat in council.SEATS if zones[f"hand-{seat}"].get("known")]
            assert seen == list(own)


def test_at_a_shared_screen_one_person_looks_after_the_other(ann: TestClient[Litestar]) -> None:
    match = opened(ann, "two", 0, 1, 2, 3)
    looked = []
    with at_table(ann, match) as table:
        for _ in range(4):  # everybody picks a card, before any card is shown
            seen = table.standing["view"]
            looked.append(tuple(seen["observer"]))
            known = [bool(seen["zones"][f"hand-{seat}"].get("known")) for seat in council.SEATS]
            assert known == [seat in looked[-1] for seat in council.SEATS]
            seat = next(each for each in looked[-1] if each in seen["pending"])
            table.choose(seat, table.decision(seat)["options"][0]["id"])
            table.hear("Accepted")
    assert looked == [(0, 2), (0, 2), (1, 3), (1, 3)]
