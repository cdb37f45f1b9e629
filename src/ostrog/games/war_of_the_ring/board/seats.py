"""Who decides: the one place that turns sides, nations and armies into seats (chapter 19)."""

from __future__ import annotations

import msgspec

from ostrog.games.war_of_the_ring.board.pieces import SIDE_OF_NATION, SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.kernel import Outcome, Scenario, query


class MatchParts(msgspec.Struct, frozen=True, eq=False):
    """What is worked out once for a match."""

    sides: tuple[int, ...]
    """Side of each seat."""
    seats: tuple[tuple[int, ...], ...]
    """Seats of each side, the one that leads first at the front (WOTR-19.3)."""
    actions: object
    """All actions of the dice."""


def seating(scenario: Scenario) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The side of each seat, and the seats of each side."""
    seats = tuple(tuple(scenario.teams[name]) for name in SIDES)
    sides = tuple(0 if seat in seats[0] else 1 for seat in scenario.seats)
    return sides, seats


@query
def leading_seat(war: War, side: int) -> int:
    """The seat that decides for a whole side: the Fellowship, the Hunt (WOTR-19.7, 19.8)."""
    found: int = war.setting.derived.seats[side][0]
    return found


@query
def seat_of_nation(war: War, nation: str) -> int:
    """The seat that recruits and negotiates for a nation (WOTR-19.12, 19.13)."""
    found: int = war.setting.derived.seats[SIDE_OF_NATION[nation]][0]
    return found


@query
def seat_of_army(war: War, side: int, region: str) -> int:
    """The seat that commands the army of a side in a region (WOTR-19.18, 19.19)."""
    found: int = war.setting.derived.seats[side][0]
    return found


@query
def acts_after(war: War, seat: int) -> int:
    """The seat whose opportunity to act comes after another (WOTR-4.13, 19.9)."""
    found: int = war.setting.derived.seats[1 - war.side(seat)][0]
    return found


def outcome(war: War, winner: int, rule: str) -> Outcome:
    """The outcome of a game that a side has won by a rule (WOTR-18.1 to 18.4)."""
    seats = war.setting.derived.seats
    teams = (SIDES[winner],), (SIDES[1 - winner],)
    return Outcome(teams, (seats[winner], seats[1 - winner]), rule)
