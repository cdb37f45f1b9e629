"""Odds over the socket: asked for a seat one holds, about what is offered, now."""

from __future__ import annotations

from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.browsers import Message, Refused, Socket, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1


def open_duel(ann: TestClient[Litestar]) -> str:
    """A match in which the first turn comes soon, and there is something to fight for by then."""
    wish = {"game": "ring_cards", "scenario": "duel-two-players", "seats": [0, 1]}
    return str(ann.post("/api/matches", json=wish).json()["id"])


def play_to_a_turn(table: Socket) -> Message:
    """Play until somebody can take an action, and do something that is counted."""
    random = Random(4)
    while True:
        decision: Message = table.standing["decisions"][0]
        if decision["kind"] == "turn":
            return decision
        table.play_at_random(random)
        table.join()


def test_what_is_considered_has_its_odds_and_each_number_its_rule(
    ann: TestClient[Litestar],
) -> None:
    with at_table(ann, open_duel(ann)) as table:
        decision = play_to_a_turn(table)
        seat, at = decision["seat"], table.at
        offered = [each["id"] for each in decision["options"]]
        places = [each for each in offered if each.startswith("play:") and "reserve" not in each]
        asked = [[], *([each] for each in (*places[:2], "pass") if each in offered)]
        for picks in asked:
            table.say(type="AskForecast", seat=seat, at=at, picks=picks)
            answer = table.hear("ForecastInfo")
            assert (answer["seat"], answer["at"], answer["picks"]) == (seat, at, picks)
            contests = answer["forecast"]["panels"]
            assert contests
            shares = [each for found in contests for each in found["attackers"]]
            shares += [each for found in contests for each in found["defenders"]]
            for share in shares:
                factors = share.get("factors", [])
                assert all(each["rule"].startswith("RCG-") for each in factors)
                assert sum(each["value"] for each in factors) == share["value"]
        # Nothing was done.
        table.join()
        assert table.at == at


def test_what_is_not_offered_or_is_over_has_no_odds(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        table.say(type="AskForecast", seat=FREE, at=table.at)
        assert table.hear("ForecastInfo")["forecast"] is None
        for message, rule in (
            ({"seat": FREE, "at": table.at, "picks": ["attack:camp"]}, "not-now"),
            ({"seat": FREE, "at": table.at, "picks": ["no-such:thing"]}, "not-now"),
            ({"seat": FREE, "at": table.at + 1, "picks": []}, "overruled"),
        ):
            table.say(type="AskForecast", **message)
            with pytest.raises(Refused, match=rule):
                table.hear("ForecastInfo")


def test_nobody_asks_for_the_seat_of_another(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE)
    bob = another_browser(ann)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(bob, match) as table:
        table.say(type="AskForecast", seat=FREE, at=table.at)
        with pytest.raises(Refused):
            table.hear("ForecastInfo")
