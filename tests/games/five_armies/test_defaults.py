"""What a player gets who accepts what a decision proposes: always legal, and never foolish."""

from __future__ import annotations

import pytest

from games.five_armies.tables import SHADOW, Battlefield
from ostrog.games.five_armies import log

HILLS = "valley-central-hills"
PLAINS = "valley-central-plains"


@pytest.mark.rule("B5A-24.1")
def test_as_many_dice_are_re_rolled_as_leadership_allows() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=3, tokens=2)
    table.attack(HILLS, PLAINS).dice(1, 1, 1, 1, 1, 6, 5).manoeuvres()
    table.shadow.accepts()
    assert log.DiceRerolled(SHADOW, (), (6, 5, 1)) in table.events


@pytest.mark.rule("B5A-CR-38")
def test_a_card_for_several_armies_takes_as_many_as_it_may() -> None:
    table = Battlefield.empty().army("camp", lake_men=1)
    places = [f"broken-lands-{name}" for name in ("north-plains", "spur-plains", "east-hills")]
    for place in (*places, HILLS, PLAINS):
        table.army(place, orcs=1)
    table.plays(SHADOW, "ss-chieftains-and-champions").shadow.chooses(f"choose:{HILLS}").accepts()
    led = [place for place, army in table.state.armies.items() if army.tokens]
    assert len(led) == 4
    assert HILLS in led
