"""Chapter 15: the Hillmen of Dunland."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import DUNLENDINGS, GONE, IN_PLAY
from ostrog.expansions.warriors.factions.entering_factions import (
    FactionEnters,
    brings_a_faction_into_play,
)
from ostrog.expansions.warriors.factions.mustering_factions import MusterFaction
from ostrog.expansions.warriors.factions.six_factions import factions_called
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.expansions.warriors.figure_movement.ways_of_figures import ways_of_figures
from ostrog.games.war_of_the_ring.battles.fallen_hosts import HitHost
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import combat_strength


def with_hillmen(**figures: int) -> FactionTable:
    """Return an empty map with Dunlendings."""
    return FactionTable.empty().fellowship("rivendell").faction("dunlendings", **figures)


@pytest.mark.rule("WOME-15.1")
def test_dunlendings_come_with_saruman() -> None:
    table = FactionTable.empty()
    refusal = brings_a_faction_into_play(table.war, SHADOW, "dunlendings")
    assert refusal is not None
    assert refusal.rule == "WOME-15.1"
    table.character("saruman", "orthanc")
    assert brings_a_faction_into_play(table.war, SHADOW, "dunlendings") is None


@pytest.mark.rule("WOME-15.2")
def test_they_start_where_the_shadow_controls_dunland() -> None:
    table = FactionTable.empty().run(FactionEnters(seat=SHADOW, faction="dunlendings"))
    assert table.at("dunlendings") == {"north-dunland": 2, "south-dunland": 2}
    table = FactionTable.empty().controls(FREE, "south-dunland")
    table.run(FactionEnters(seat=SHADOW, faction="dunlendings"))
    assert table.at("dunlendings") == {"north-dunland": 2}


@pytest.mark.rule("WOME-15.3")
def test_a_muster_brings_one_to_each_settlement_of_the_shadow() -> None:
    table = with_hillmen(orthanc=1).army("orthanc", isengard_regular=1)
    table.run(MusterFaction(seat=SHADOW)).shadow.chooses("recruit-home")
    assert table.at("dunlendings") == {"orthanc": 1, "north-dunland": 1, "south-dunland": 1}
    table = with_hillmen(orthanc=1).army("orthanc", isengard_regular=1)
    table.controls(FREE, "north-dunland")
    table.run(MusterFaction(seat=SHADOW)).shadow.chooses("recruit-home")
    assert table.at("dunlendings") == {"orthanc": 1, "south-dunland": 1}


@pytest.mark.rule("WOME-15.4")
def test_or_one_to_an_army_in_isengard_or_rohan_that_is_not_besieged() -> None:
    table = with_hillmen(north_dunland=1).army("fords-of-isen", isengard_regular=2)
    table.army("moria", sauron_regular=2).army("folde", rohan_regular=1)
    table.army("orthanc", isengard_regular=2).siege("orthanc")
    table.run(MusterFaction(seat=SHADOW))
    for region in ("moria", "folde", "edoras", "orthanc"):
        table.shadow.may_not(f"recruit-at:{region}", because="WOME-15.4")
    table.shadow.chooses("recruit-at:fords-of-isen")
    assert table.at("dunlendings") == {"north-dunland": 1, "fords-of-isen": 1}


@pytest.mark.rule("WOME-15.5")
def test_no_more_than_three_are_in_a_region() -> None:
    table = with_hillmen(north_dunland=3, south_dunland=2, tharbad=1)
    table.run(MusterFaction(seat=SHADOW))
    assert table.at("dunlendings") == {"north-dunland": 3, "south-dunland": 3, "tharbad": 1}
    table.run(MoveFigures(seat=SHADOW, faction="dunlendings"))
    table.shadow.chooses("take-figure:dunlendings:tharbad")
    assert not {"to:north-dunland", "to:south-dunland"} & set(table.shadow.options)


def defeated(*refuge: str, **figures: int) -> FactionTable:
    """Let a Shadow army that figures accompany be attacked and retreat."""
    table = with_hillmen(**figures).army("westemnet", isengard_regular=4)
    table.army("edoras", rohan_regular=3).dice(*[1] * 7).attack("edoras", "westemnet")
    table.free.chooses("press")
    for region in refuge:
        table.shadow.chooses(f"retreat-to:{region}")
    return table


@pytest.mark.rule("WOME-15.5")
def test_a_retreat_eliminates_those_above_three() -> None:
    table = defeated("fords-of-isen", westemnet=2, fords_of_isen=2)
    assert table.at("dunlendings") == {"fords-of-isen": 3}
    assert table.war.pool_of_figures[DUNLENDINGS] == 5


@pytest.mark.rule("WOME-15.6", "WOME-15.7")
def test_they_go_along_with_an_army_and_do_not_count_for_its_size() -> None:
    table = with_hillmen(orthanc=3, fords_of_isen=1).army("orthanc", isengard_regular=10)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:orthanc:fords-of-isen", "go")
    assert table.asked == [(SHADOW, "take-along")]
    table.shadow.chooses("stay-behind:dunlendings", "go-along")
    assert table.at("dunlendings") == {"orthanc": 2, "fords-of-isen": 2}
    assert table.figures("fords-of-isen") == {"isengard-regular": 10}


@pytest.mark.rule("WOME-15.8", "WOME-15.10")
def test_without_an_army_each_goes_two_regions_but_not_across_mountains() -> None:
    table = with_hillmen(south_dunland=1)
    ways = ways_of_figures(table.war, "dunlendings", "south-dunland")
    assert ways["gap-of-rohan"] == 1
    assert ways["orthanc"] == ways["fords-of-isen"] == 2
    assert not {"fangorn", "westemnet"} & ways.keys()  # fangorn is beyond the mountains
    table = with_hillmen(south_dunland=2).run(MoveFigures(seat=SHADOW, faction="dunlendings"))
    table.shadow.chooses("take-figure:dunlendings:south-dunland", "to:orthanc")
    table.shadow.chooses("take-figure:dunlendings:south-dunland", "to:tharbad")
    assert table.at("dunlendings") == {"orthanc": 1, "tharbad": 1}


@pytest.mark.rule("WOME-15.9")
def test_without_an_army_free_armies_and_strongholds_keep_them_out() -> None:
    table = with_hillmen(westemnet=1).army("folde", rohan_regular=1)
    ways = ways_of_figures(table.war, "dunlendings", "westemnet")
    assert not {"folde", "helms-deep"} & ways.keys()
    assert "edoras" in ways  # a City without an army
    table = with_hillmen(westemnet=1).army("helms-deep", rohan_regular=2)
    table.siege("helms-deep")
    table.state.put(SHADOW, "helms-deep", (0, 0, 3, 0, 0, 0, 0))
    assert "helms-deep" in ways_of_figures(table.war, "dunlendings", "westemnet")


@pytest.mark.rule("WOME-15.11", "WOME-15.17")
def test_inside_a_besieged_stronghold_they_neither_leave_nor_are_called() -> None:
    table = with_hillmen(orthanc=2, gap_of_rohan=1).army("orthanc", isengard_regular=8)
    table.army("fords-of-isen", rohan_regular=9).attack("fords-of-isen", "orthanc")
    table.shadow.chooses("go-inside")
    table.free.chooses("advance")
    assert table.war.sieges == {"orthanc": SHADOW}
    assert table.war.units(SHADOW, "orthanc") == 5  # they do not count for the five
    assert table.at("dunlendings") == {"orthanc": 2, "gap-of-rohan": 1}
    assert ways_of_figures(table.war, "dunlendings", "orthanc") == {}
    assert "orthanc" not in ways_of_figures(table.war, "dunlendings", "gap-of-rohan")
    table.hand(SHADOW, "sh-str-01").assault("orthanc")
    assert factions_called(table.war, SHADOW) == []


@pytest.mark.rule("WOME-15.17")
def test_they_are_lost_with_the_besieged_army() -> None:
    table = with_hillmen(orthanc=2, gap_of_rohan=1).army("orthanc", isengard_regular=1)
    table.siege("orthanc")
    table.state.put(FREE, "orthanc", (0,) * 12 + (5, 0, 0))
    table.dice(6, 6, 1, 1, 1, 1).assault("orthanc")
    assert table.war.control["orthanc"] == FREE
    assert table.at("dunlendings") == {"gap-of-rohan": 1}


@pytest.mark.rule("WOME-15.12")
def test_they_attack_with_an_army_but_are_no_units() -> None:
    table = with_hillmen(westemnet=3).army("westemnet", isengard_regular=2)
    table.army("edoras", rohan_regular=1).hand(SHADOW, "sh-str-01").attack("westemnet", "edoras")
    assert table.asked == [(SHADOW, "combat-card")]
    assert combat_strength(table.war, SHADOW) == 2
    table = with_hillmen(westemnet=3).army("edoras", rohan_regular=1)
    table.acting(SHADOW, shadow="army")
    assert "act:army:attack" not in table.shadow.options


def winning(leave: int = 0) -> FactionTable:
    """Let a Shadow army that Dunlendings accompany take Edoras, without a rearguard or with one."""
    table = with_hillmen(westemnet=3).army("westemnet", isengard_regular=5)
    table.army("edoras", rohan_regular=1).dice(6, 6, 6, 6, 6, 1)
    table.attack("westemnet", "edoras", *["leave:isengard-regular"] * leave)
    return table


@pytest.mark.rule("WOME-15.13")
def test_they_advance_with_any_part_of_the_army_or_stay_with_all_of_it() -> None:
    table = winning()
    table.shadow.chooses("leave:isengard-regular", "advance")
    assert table.at("dunlendings") == {"edoras": 3}
    table = winning()
    table.shadow.chooses("hold")
    assert table.at("dunlendings") == {"westemnet": 3}


@pytest.mark.rule("WOME-15.13")
def test_those_left_with_a_rearguard_stay() -> None:
    table = winning(leave=1)
    assert table.asked == [(SHADOW, "take-along")]
    table.shadow.chooses("stay-behind:dunlendings", "go-along")
    table.declines().shadow.chooses("advance")
    assert table.at("dunlendings") == {"westemnet": 1, "edoras": 2}


@pytest.mark.rule("WOME-15.13")
def test_they_retreat_with_the_army() -> None:
    assert defeated("fangorn", westemnet=2).at("dunlendings") == {"fangorn": 2}


@pytest.mark.rule("WOME-15.14")
def test_they_fall_with_the_army() -> None:
    table = with_hillmen(westemnet=2, folde=1).army("westemnet", isengard_regular=1)
    table.army("edoras", rohan_regular=3).dice(6, 6, 1, 1).attack("edoras", "westemnet")
    assert table.at("dunlendings") == {"folde": 1}
    assert table.war.pool_of_figures[DUNLENDINGS] == 7


@pytest.mark.rule("WOME-15.14")
def test_only_those_who_attacked_fall_with_the_attackers() -> None:
    table = with_hillmen(westemnet=3).army("westemnet", isengard_regular=2)
    table.army("edoras", rohan_regular=5).dice(1, 6, 6, 1, 1, 1)
    table.attack("westemnet", "edoras", "leave:isengard-regular")
    table.shadow.chooses("stay-behind:dunlendings", "go-along")
    table.declines()
    assert table.at("dunlendings") == {"westemnet": 1}
    assert table.figures("westemnet") == {"isengard-regular": 1}


@pytest.mark.rule("WOME-15.14")
def test_they_fall_with_an_army_that_is_destroyed_without_a_battle() -> None:
    table = with_hillmen(westemnet=2).army("westemnet", isengard_regular=1)
    table.run(HitHost(side=SHADOW, region="westemnet", hits=1))
    assert table.at("dunlendings") == {}


@pytest.mark.rule("WOME-15.15")
def test_they_are_called_to_an_army_of_their_region() -> None:
    table = with_hillmen(westemnet=1, edoras=1).army("westemnet", isengard_regular=2)
    table.army("edoras", rohan_regular=1).attack("westemnet", "edoras")
    assert factions_called(table.war, SHADOW) == ["dunlendings"]
    table = with_hillmen(edoras=1).army("westemnet", isengard_regular=2)
    table.army("edoras", rohan_regular=1).attack("westemnet", "edoras")
    assert factions_called(table.war, SHADOW) == []


@pytest.mark.rule("WOME-15.16")
def test_they_are_gone_when_the_free_peoples_control_all_of_dunland() -> None:
    table = with_hillmen(orthanc=2).controls(FREE, "north-dunland").acting(FREE, free="muster")
    assert table.war.faction_states[DUNLENDINGS] == IN_PLAY
    table.controls(FREE, "south-dunland").acting(FREE, free="muster")
    assert table.war.faction_states[DUNLENDINGS] == GONE
    assert table.at("dunlendings") == {}
