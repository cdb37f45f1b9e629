"""Chapter 14: the Corsairs of Umbar."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import CORSAIRS, GONE, IN_PLAY
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.entering_factions import brings_a_faction_into_play
from ostrog.expansions.warriors.factions.mustering_factions import MusterFaction
from ostrog.expansions.warriors.factions.six_factions import factions_called
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.expansions.warriors.figure_movement.ships import ShipsSail
from ostrog.expansions.warriors.figure_movement.ways_of_figures import is_water, ways_of_figures
from ostrog.games.war_of_the_ring.board.map import NATION_OF, REGIONS


def with_corsairs(**figures: int) -> FactionTable:
    """Return an empty map with Corsairs."""
    return FactionTable.empty().fellowship("rivendell").faction("corsairs", **figures)


def why_not(table: FactionTable) -> str:
    """Return the rule that keeps the Corsairs from entering, or an empty text."""
    refusal = brings_a_faction_into_play(table.war, SHADOW, "corsairs")
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("WOME-14.1", "WOME-14.2")
def test_three_corsairs_come_when_the_southrons_are_at_war() -> None:
    table = FactionTable.empty().at_peace("southrons", 1, active=True)
    assert why_not(table) == "WOME-14.1"
    table.at_war("southrons").acting(SHADOW, shadow="muster").shadow.chooses(
        "act:muster:enter-faction"
    )
    assert table.at("corsairs") == {"umbar": 3}


@pytest.mark.rule("WOME-14.3", "WOME-14.4")
def test_corsairs_are_mustered_in_umbar_up_to_five() -> None:
    table = with_corsairs(umbar=4, pelargir=1).run(MusterFaction(seat=SHADOW))
    assert table.at("corsairs") == {"umbar": 5, "pelargir": 1}
    table.shadow.may_not("recruit-faction:corsairs", because="WOME-14.4")


@pytest.mark.rule("WOME-14.4")
def test_no_more_than_five_end_in_a_region() -> None:
    table = with_corsairs(umbar=2, pelargir=5).run(MoveFigures(seat=SHADOW, faction="corsairs"))
    table.shadow.chooses("take-figure:corsairs:umbar")
    assert "to:pelargir" not in table.shadow.options
    assert "to:lossarnach" in table.shadow.options  # they may pass through


def marching(table: FactionTable, *picks: str) -> FactionTable:
    """Let the Shadow move an army, the first of two."""
    table.uses(SHADOW, "army", "move-armies").shadow.chooses(*picks)
    return table


@pytest.mark.rule("WOME-14.5", "WOME-14.6")
def test_corsairs_go_along_with_an_army_and_do_not_count_for_its_size() -> None:
    table = with_corsairs(umbar=3).army("umbar", southrons_regular=10)
    marching(table, "march:umbar:west-harondor", "go")
    assert table.asked == [(SHADOW, "take-along")]
    table.shadow.chooses("stay-behind:corsairs", "go-along")
    assert table.at("corsairs") == {"umbar": 1, "west-harondor": 2}
    assert table.figures("west-harondor") == {"southrons-regular": 10}


@pytest.mark.rule("WOME-14.6")
def test_corsairs_who_have_gone_along_do_not_go_again_in_the_action() -> None:
    table = with_corsairs(umbar=1).army("umbar", southrons_regular=2)
    table.army("west-harondor", southrons_regular=1)
    marching(table, "march:umbar:west-harondor", "go").shadow.chooses("go-along")
    table.shadow.chooses("march:west-harondor:osgiliath", "go")
    assert table.asked != [(SHADOW, "take-along")]
    assert table.at("corsairs") == {"west-harondor": 1}


@pytest.mark.rule("WOME-14.7")
def test_corsairs_keep_to_coasts_gondor_and_osgiliath() -> None:
    table = with_corsairs(umbar=1)
    waters = {region for region in REGIONS if is_water(table.war, region)}
    coasts = {region for region, near in table.war.values.coastal.items() if near}
    gondor = {region for region in REGIONS if NATION_OF[region] == "gondor"}
    assert waters == (coasts | gondor | {"osgiliath"}) - {"erech"}
    assert "osgiliath" in ways_of_figures(table.war, "corsairs", "umbar")
    reached = ways_of_figures(with_corsairs(osgiliath=1).war, "corsairs", "osgiliath")
    assert not {"north-ithilien", "south-ithilien", "erech"} & reached.keys()


@pytest.mark.rule("WOME-14.8")
def test_corsairs_stay_where_the_army_leaves_the_waters() -> None:
    table = with_corsairs(umbar=3).army("umbar", southrons_regular=4)
    marching(table, "march:umbar:near-harad", "go")
    assert table.asked != [(SHADOW, "take-along")]
    assert table.at("corsairs") == {"umbar": 3}


@pytest.mark.rule("WOME-14.9")
def test_corsairs_may_advance_with_the_army() -> None:
    table = with_corsairs(west_harondor=3).army("west-harondor", southrons_regular=5)
    table.army("pelargir", gondor_regular=1).dice(1, 1, 1, 6, 6, 1)
    table.attack("west-harondor", "pelargir")
    table.shadow.chooses("advance")
    assert table.asked == [(SHADOW, "take-along")]
    table.shadow.chooses("stay-behind:corsairs", "go-along")
    assert table.at("corsairs") == {"west-harondor": 1, "pelargir": 2}


@pytest.mark.rule("WOME-14.9")
def test_corsairs_may_retreat_with_the_army_to_waters_only() -> None:
    for refuge, left in (("umbar", {"umbar": 2}), ("near-harad", {"west-harondor": 2})):
        table = with_corsairs(west_harondor=2).army("west-harondor", southrons_regular=5)
        table.army("pelargir", gondor_regular=3).dice(*[1] * 8)
        table.attack("pelargir", "west-harondor").free.chooses("press")
        table.shadow.chooses(f"retreat-to:{refuge}")
        if refuge == "umbar":
            table.shadow.chooses("go-along")
        assert table.at("corsairs") == left
        assert table.war.units(SHADOW, refuge) == 5


@pytest.mark.rule("WOME-14.10")
def test_corsairs_are_outside_a_besieged_stronghold() -> None:
    table = with_corsairs(umbar=2).army("umbar", southrons_regular=3).siege("umbar")
    table.state.put(FREE, "umbar", (0,) * 6 + (3,) + (0,) * 8)
    table.run(MoveFigures(seat=SHADOW, faction="corsairs"))
    table.shadow.chooses("take-figure:corsairs:umbar", "to:pelargir")
    assert table.at("corsairs") == {"umbar": 1, "pelargir": 1}


@pytest.mark.rule("WOME-14.11")
def test_each_corsair_moves_up_to_four_regions_also_past_enemies() -> None:
    table = with_corsairs(umbar=2).army("pelargir", gondor_regular=3)
    table.run(MoveFigures(seat=SHADOW, faction="corsairs"))
    table.shadow.chooses("take-figure:corsairs:umbar")
    near = {"to:minas-tirith", "to:pelargir", "to:lamedon", "to:dol-amroth"}
    assert near <= set(table.shadow.options)
    assert "to:anfalas" not in table.shadow.options  # five regions away
    table.shadow.chooses("to:minas-tirith")
    table.shadow.may_not("take-figure:corsairs:minas-tirith", because="WOME-14.11")
    table.shadow.chooses("take-figure:corsairs:umbar", "to:west-harondor")
    assert table.at("corsairs") == {"minas-tirith": 1, "west-harondor": 1}


def sailing(table: FactionTable, way: str) -> FactionTable:
    """Let the Corsairs carry armies as by Ships of Great Draught."""
    table.run(ShipsSail(seat=SHADOW)).shadow.chooses(way)
    return table


@pytest.mark.rule("WOME-14.12")
def test_each_corsair_carries_two_units_and_any_nazgul_and_minions() -> None:
    table = with_corsairs(umbar=2).army("umbar", southrons_regular=5, sauron_nazgul=2)
    table.character("witch-king", "umbar")
    sailing(table, "sail").shadow.chooses("march:umbar:west-harondor")
    table.shadow.may_not("go", because="WOME-14.12").chooses("leave:southrons-regular", "go")
    assert table.asked != [(SHADOW, "take-along")]  # both Corsairs are needed
    table.shadow.chooses("done")
    assert table.figures("west-harondor") == {"southrons-regular": 4, "sauron-nazgul": 2}
    assert table.war.characters["witch-king"] == "west-harondor"
    assert table.at("corsairs") == {"west-harondor": 2}


@pytest.mark.rule("WOME-14.13")
def test_they_sail_four_regions_that_are_open_and_waters() -> None:
    table = with_corsairs(umbar=1).army("umbar", southrons_regular=2)
    table.army("osgiliath", gondor_regular=1)
    sailing(table, "sail").shadow.chooses("march:umbar:west-harondor", "go")
    table.shadow.may_not("march:west-harondor:near-harad", because="WOME-14.7")
    table.shadow.may_not("march:west-harondor:osgiliath", because="WOTR-10.14")
    table.shadow.chooses("march:west-harondor:pelargir").chooses("march:pelargir:lamedon")
    table.shadow.may_not("march:lamedon:erech", because="WOME-14.7")
    table.shadow.chooses("march:lamedon:dol-amroth")
    assert table.figures("dol-amroth") == {"southrons-regular": 2}
    assert table.at("corsairs") == {"dol-amroth": 1}
    assert table.war.control["dol-amroth"] == SHADOW


@pytest.mark.rule("WOME-14.14")
def test_one_play_carries_up_to_two_armies() -> None:
    table = with_corsairs(umbar=2).army("umbar", southrons_regular=4)
    table.army("far-harad", southrons_regular=1)
    sailing(table, "sail").shadow.chooses(
        "march:umbar:west-harondor", "leave:southrons-regular", "leave:southrons-regular", "go"
    )
    table.shadow.chooses("stay-behind:corsairs", "go-along").chooses("done")
    assert table.asked == [(SHADOW, "march")]
    table.shadow.chooses("march:umbar:west-harondor", "go").chooses("march:west-harondor:pelargir")
    table.shadow.chooses("done")
    assert table.at("corsairs") == {"west-harondor": 1, "pelargir": 1}
    assert table.war.units(SHADOW, "pelargir") == 2
    assert table.asked != [(SHADOW, "march")]


@pytest.mark.rule("WOME-14.15")
def test_an_army_lands_after_two_regions_and_attacks_beside() -> None:
    table = with_corsairs(umbar=2).army("umbar", southrons_regular=4)
    table.army("lossarnach", gondor_regular=2).army("lamedon", gondor_regular=2)
    sailing(table, "land").shadow.chooses("march:umbar:west-harondor", "go")
    table.shadow.chooses("march:west-harondor:pelargir")
    assert table.asked == [(SHADOW, "attack")]
    table.shadow.may("attack:pelargir:lossarnach", "attack:pelargir:lamedon")
    table.shadow.chooses("attack:pelargir:lossarnach", "go")
    assert table.war.battle is not None


@pytest.mark.rule("WOME-14.16", "WOME-14.17")
def test_it_may_join_besiegers_where_it_lands_and_assault() -> None:
    table = with_corsairs(lamedon=2).army("lamedon", southrons_regular=4)
    table.army("dol-amroth", gondor_regular=2).siege("dol-amroth").hand(SHADOW, "sh-str-01")
    table.state.put(SHADOW, "dol-amroth", (0, 0, 0, 0, 8, 0, 0))
    table.run(ShipsSail(seat=SHADOW)).shadow.chooses("land")
    table.shadow.chooses("march:lamedon:dol-amroth", "go").chooses("done")
    assert table.war.units(SHADOW, "dol-amroth") == 10  # the limit counts before the attack
    assert table.asked == [(SHADOW, "attack")]
    table.shadow.chooses("attack:dol-amroth:dol-amroth", "go")
    assert table.war.battle is not None
    assert table.war.battle.kind == "siege"
    assert sum(table.war.battle.part) == 10


@pytest.mark.rule("WOME-14.18")
def test_corsairs_are_called_to_an_army_of_their_region_that_is_not_besieged() -> None:
    table = with_corsairs(west_harondor=1).army("west-harondor", southrons_regular=3)
    table.army("osgiliath", gondor_regular=2).attack("osgiliath", "west-harondor")
    assert factions_called(table.war, SHADOW) == ["corsairs"]
    table = with_corsairs(osgiliath=1).army("west-harondor", southrons_regular=3)
    table.army("osgiliath", gondor_regular=2).attack("west-harondor", "osgiliath")
    assert factions_called(table.war, SHADOW) == []
    table = with_corsairs(umbar=1).army("umbar", southrons_regular=3).siege("umbar")
    table.state.put(FREE, "umbar", (0,) * 6 + (3,) + (0,) * 8)
    table.hand(SHADOW, "sh-str-01").assault("umbar")
    assert factions_called(table.war, SHADOW) == []


@pytest.mark.rule("WOME-14.21")
def test_corsairs_are_gone_when_the_free_peoples_control_umbar() -> None:
    table = with_corsairs(pelargir=2).army("west-harondor", gondor_regular=2)
    table.uses(FREE, "muster-army", "move-armies").free.chooses("march:west-harondor:umbar", "go")
    assert table.war.faction_states[CORSAIRS] == GONE
    assert table.at("corsairs") == {}


@pytest.mark.rule("WOME-14.22")
def test_corsairs_without_figures_stay_in_play() -> None:
    table = with_corsairs(umbar=1)
    lose_figures(table.war, "corsairs", "umbar")
    table.phase("recover")
    assert table.war.faction_states[CORSAIRS] == IN_PLAY
    assert table.war.has_faction_die[SHADOW]
    table.run(MusterFaction(seat=SHADOW))
    assert table.at("corsairs") == {"umbar": 1}
