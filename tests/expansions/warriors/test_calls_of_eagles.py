"""The calls to battle of the Eagles."""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies, fight
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    leadership_in_battle,
    nazgul_leadership,
)

WIND, AIRS = "fp-ctb-speeding-on-a-gathering-wind", "fp-ctb-out-of-the-high-airs"


@pytest.mark.rule("WOME-12.7", "WOME-17.25")
def test_eagles_come_and_strike_after_the_casualties() -> None:
    table = armies().faction("eagles", moria=2, westemnet=1, barad_dur=1)
    fight(table, WIND, dice=(1,) * 6)
    table.free.chooses("gather-eagle:moria", "done")
    assert table.at("eagles") == {"moria": 1, "westemnet": 2, "barad-dur": 1}
    assert table.asked == [(FREE, "eagles-strike")]
    table.dice(6, 1).free.chooses("swoop")
    assert table.at("eagles") == {"moria": 1, "westemnet": 1, "barad-dur": 1}
    assert table.war.units(SHADOW, FROM) == 2


@pytest.mark.rule("WOME-17.25")
def test_at_most_five_dice_are_rolled_and_they_may_be_spared() -> None:
    table = armies({"sauron_regular": 9}).faction("eagles", westemnet=7)
    fight(table, WIND, dice=(1,) * 8)
    table.dice(6, 6, 6, 6, 6).free.chooses("swoop")
    assert table.war.units(SHADOW, FROM) == 4
    table = armies().faction("eagles", westemnet=2)
    fight(table, WIND, dice=(1,) * 6).free.chooses("forgo")
    assert table.at("eagles") == {"westemnet": 2}


@pytest.mark.rule("WOME-12.7")
def test_an_eagle_must_come_if_none_is_there() -> None:
    table = fight(armies().faction("eagles", moria=1), WIND, dice=(1,) * 6)
    assert set(table.free.options) == {"gather-eagle:moria"}


@pytest.mark.rule("WOME-17.25")
def test_a_besieged_shadow_army_is_not_affected() -> None:
    table = armies().army("orthanc", isengard_regular=2).siege("orthanc")
    table.state.put(FREE, "orthanc", table.war.counts(FREE, TO))
    table.faction("eagles", orthanc=3).assault("orthanc")
    table.dice(*[1] * 8)
    table.free.chooses(f"lay:{WIND}")
    assert table.war.battle is None
    assert table.at("eagles") == {"orthanc": 3}


def test_no_nazgul_leads_after_an_eagle_has_paid() -> None:
    table = armies({"sauron_regular": 2, "sauron_nazgul": 2}).character("witch-king", FROM)
    table.character("mouth-of-sauron", FROM).faction("eagles", moria=2).attack(FROM, TO)
    assert nazgul_leadership(table.war) == 4
    table.free.chooses(f"lay:{AIRS}")
    table.dice(*[1] * 9).free.chooses("gather-eagle:moria", "done")
    assert table.at("eagles") == {"moria": 1}
    assert nazgul_leadership(table.war) == 0
    assert leadership_in_battle(table.war, SHADOW) == 2


@pytest.mark.rule("WOME-9.16")
def test_eagles_that_came_stay_after_the_battle() -> None:
    table = fight(armies().faction("eagles", moria=2), WIND, dice=(1,) * 6)
    table.free.chooses("gather-eagle:moria", "done").chooses("forgo")
    table.shadow.chooses("cease")
    assert table.war.battle is None
    assert table.at("eagles") == {"moria": 1, "westemnet": 1}
