"""Odds over the socket: asked for a seat one holds, about what is offered, now."""

from __future__ import annotations

from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.browsers import Refused, Socket, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1


def play_to_an_attack(table: Socket) -> tuple[int, list[str]]:
    """Play until somebody could attack; the seat, and the picks that would begin it."""
    random = Random(4)
    for _ in range(400):
        for decision in table.standing["decisions"]:
            for option in decision["options"]:
                if option["verb"] == "attack":
                    return decision["seat"], [option["id"]]
                if option["verb"] == "army" and decision["kind"] == "select-move":
                    picks = [option["id"]]
                    table.say(type="Draft", seat=decision["seat"], at=table.at, picks=picks)
                    for further in table.hear("Drafted")["decision"]["options"]:
                        if further["verb"] == "attack":
                            return decision["seat"], [*picks, further["id"]]
        table.play_at_random(random)
    raise AssertionError("nobody met anybody")


def test_an_attack_that_is_considered_has_its_odds_and_each_number_its_rule(
    ann: TestClient[Litestar],
) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        seat, picks = play_to_an_attack(table)
        at = table.at
        table.say(type="AskOdds", seat=seat, at=at, picks=picks)
        answer = table.hear("Odds")
        assert (answer["seat"], answer["at"], answer["picks"]) == (seat, at, picks)
        attacker, defender = answer["forecast"]["clashes"][0]["sides"]
        assert (attacker["seat"], defender["seat"]) == (seat, 1 - seat)
        assert sum(attacker["hits"]) == pytest.approx(1, abs=1e-4)
        assert all(each["rule"].startswith("B5A-") for each in attacker["factors"])
        # Nothing was done.
        table.join()
        assert table.at == at


def test_what_is_not_offered_or_is_over_has_no_odds(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        table.say(type="AskOdds", seat=FREE, at=table.at)
        assert table.hear("Odds")["forecast"] is None
        for message, rule in (
            ({"seat": FREE, "at": table.at, "picks": ["attack:camp"]}, "not-now"),
            ({"seat": FREE, "at": table.at, "picks": ["no-such:thing"]}, "not-now"),
            ({"seat": FREE, "at": table.at + 1, "picks": []}, "overruled"),
        ):
            table.say(type="AskOdds", **message)
            with pytest.raises(Refused, match=rule):
                table.hear("Odds")


def test_nobody_asks_for_the_seat_of_another(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, FREE)
    bob = another_browser(ann)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(bob, match) as table:
        table.say(type="AskOdds", seat=FREE, at=table.at)
        with pytest.raises(Refused):
            table.hear("Odds")
