"""Ways over the socket: from an army, whichever die pays, with the odds of where they lead."""

from __future__ import annotations

from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.browsers import Message, Refused, Socket, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1


def play_to_an_action(table: Socket) -> Message:
    """Play until a side uses an action die."""
    random = Random(7)
    while table.standing["decisions"][0]["kind"] != "act":
        table.play_at_random(random)
        table.join()
    decision: Message = table.standing["decisions"][0]
    return decision


def all_ways(table: Socket, decision: Message) -> list[Message]:
    """Ask for the ways from all armies of the side that decides."""
    found: list[Message] = []
    for army in table.standing["scene"]["counters"]:
        if army["owner"] != decision["seat"]:
            continue
        table.say(type="AskWays", seat=decision["seat"], at=table.at, ref=army["id"])
        answer = table.hear("Ways")
        assert (answer["at"], answer["ref"]) == (table.at, army["id"])
        found += answer["ways"]
    return found


def test_a_way_is_played_answer_by_answer(ann: TestClient[Litestar]) -> None:
    with at_table(ann, open_match(ann, FREE, SHADOW)) as table:
        decision = play_to_an_action(table)
        ways = all_ways(table, decision)
        offered = [each["id"] for each in decision["options"]]
        assert ways
        assert {way["answers"][0][0] for way in ways} <= set(offered)
        moves = [way for way in ways if way["goal"]["verb"] == "to"]
        roles = [point["role"] for point in moves[0]["goal"]["points_at"]]
        assert "target" in roles
        for picks in moves[-1]["answers"]:
            table.choose(decision["seat"], *picks)
            table.join()


def test_a_forecast_may_be_behind_other_answers(ann: TestClient[Litestar]) -> None:
    with at_table(ann, open_match(ann, FREE, SHADOW)) as table:
        decision = play_to_an_action(table)
        *before, last = all_ways(table, decision)[0]["answers"]
        asked = {"seat": decision["seat"], "at": table.at, "picks": last}
        table.say(type="AskForecast", before=before, **asked)
        answer = table.hear("ForecastInfo")
        assert (answer["before"], answer["picks"]) == (before, last)
        table.say(type="AskForecast", **asked)
        with pytest.raises(Refused):
            table.hear("ForecastInfo")


def test_what_is_over_or_another_seat_has_no_ways(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE)
    bob = another_browser(ann)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(bob, match) as table:
        for message in (
            {"seat": FREE, "at": table.at, "ref": "camp"},
            {"seat": SHADOW, "at": table.at + 1, "ref": "camp"},
        ):
            table.say(type="AskWays", **message)
            with pytest.raises(Refused):
                table.hear("Ways")
        # Nobody asks the Shadow anything, so there is nothing it could do.
        table.say(type="AskWays", seat=SHADOW, at=table.at, ref="camp")
        assert table.hear("Ways")["ways"] == []
