"""Seats are not sides: the same game with other seats goes the same way."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.pieces import NATIONS, SIDE_OF_NATION
from ostrog.games.war_of_the_ring.board.seats import (
    acts_after,
    leading_seat,
    seat_of_army,
    seat_of_nation,
)
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.kernel import Mixer, Scenario, asks, choose, new

SWAPPED = msgspec.structs.replace(
    game,
    scenarios=(Scenario("two-players", {"free": (1,), "shadow": (0,)}, names=("shadow", "free")),),
)
"""The game with the Shadow in the first seat."""


class OtherHands:
    """Chance that draws from the hand of each seat what it would draw from that of the other."""

    def __init__(self, seed: int) -> None:
        self._chance = Mixer(seed)

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        for seat in (0, 1):
            if purpose.startswith(f"draw hand-{seat}-"):
                purpose = purpose.replace(f"hand-{seat}-", f"hand-{1 - seat}-")
                break
        return self._chance.draw(epoch, purpose, index, bound)


def board(war: War) -> dict[str, object]:
    """Return everything that lies open, with sides for seats."""
    found = {field: getattr(war, field) for field in war.setting.rules.board}
    if war.battle is not None:
        found["battle"] = msgspec.structs.asdict(war.battle) | {
            "cards": [
                msgspec.structs.asdict(use) | {"seat": war.side(use.seat) if use.card else -1}
                for use in war.battle.cards
            ]
        }
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_swapped_seats_goes_the_same_way(seed: int) -> None:
    usual = new(game, "two-players", Mixer(seed))
    swapped = new(SWAPPED, "two-players", OtherHands(seed))
    random = Random(seed)
    for _ in range(1_500):
        if usual.outcome is not None:
            break
        (ask,), (other,) = asks(usual), asks(swapped)
        assert other.seat == 1 - ask.seat
        assert (other.kind, list(other.options)) == (ask.kind, list(ask.options))
        option = random.choice(list(ask.options))
        assert choose(usual, ask.seat, option) == choose(swapped, other.seat, option)
        assert board(usual) == board(swapped)


def test_who_decides_for_sides_nations_and_armies() -> None:
    war = new(SWAPPED, "two-players", Mixer(1))
    assert (war.side(0), war.side(1)) == (SHADOW, FREE)
    assert (leading_seat(war, FREE), leading_seat(war, SHADOW)) == (1, 0)
    assert acts_after(war, 1) == 0
    for nation in NATIONS:
        assert seat_of_nation(war, nation) == 1 - SIDE_OF_NATION[nation]
    assert seat_of_army(war, FREE, "rivendell") == 1


def test_nobody_commands_the_other_side() -> None:
    table = RingTable().acting(FREE, free="muster-army muster", shadow="event")
    table.free.may_not("march:orthanc:gap-of-rohan", because="WOTR-1.4")
    table.free.may_not("recruit:sauron-regular:nurn", because="WOTR-9.5")
    table.free.may_not("negotiate:sauron", because="WOTR-5.16")
    table.shadow.may_not("separate:gimli", because="WOTR-5.13")
    table.shadow.may_not("guide:gimli", because="WOTR-15.5")
    table.free.may_not("allocate:1", because="WOTR-4.7")
    table.free.may_not("take:witch-king", because="WOTR-5.13")
    table.shadow.may_not("take:gimli", because="WOTR-5.14")
