"""Chapter 8: what all faction figures have in common."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import ENTS, GONE, IN_PLAY
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.mustering_factions import factions_that_muster
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.expansions.warriors.strikes.march_of_the_ents import MarchOfTheEnts
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import combat_strength


@pytest.mark.rule("WOME-8.1", "WOME-8.4")
def test_figures_are_no_units_and_do_not_count_for_the_size_of_an_army() -> None:
    table = FactionTable.empty().faction("spiders", folde=5, edoras=2)
    table.army("folde", isengard_regular=5).army("westemnet", isengard_regular=5)
    assert set(table.war.armies(SHADOW)) == {"westemnet", "folde"}
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:westemnet:folde", "go")
    table.shadow.chooses("done")
    assert table.figures("folde") == {"isengard-regular": 10}


@pytest.mark.rule("WOME-8.2")
def test_figures_have_no_strength_and_attack_nobody() -> None:
    table = FactionTable.empty().fellowship("fangorn", "gimli").faction("ents", fangorn=4)
    table.faction("spiders", westemnet=3).army("westemnet", isengard_regular=2)
    table.army("edoras", rohan_regular=1).hand(SHADOW, "sh-str-01").attack("westemnet", "edoras")
    assert table.asked == [(SHADOW, "combat-card")]
    assert combat_strength(table.war, SHADOW) == 2
    table.free.may_not("strike:westemnet", because="WOME-8.2")


@pytest.mark.rule("WOME-8.3", "WOME-8.6")
def test_figures_neither_hinder_the_enemy_nor_hold_a_place() -> None:
    table = FactionTable.empty().fellowship("fangorn", "gimli")
    table.faction("ents", fangorn=2, edoras=2).army("folde", sauron_regular=2)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:folde:edoras", "go")
    assert table.war.control["edoras"] == SHADOW
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:edoras:westemnet", "go")
    assert table.figures("westemnet") == {"sauron-regular": 2}
    assert table.war.control["edoras"] == SHADOW
    table = FactionTable.empty().faction("corsairs", pelargir=4)
    table.run(MoveFigures(seat=SHADOW, faction="corsairs"))
    table.shadow.chooses("take-figure:corsairs:pelargir", "to:dol-amroth").chooses("done")
    assert table.war.control["pelargir"] == table.war.control["dol-amroth"] == FREE


@pytest.mark.rule("WOME-8.5")
def test_figures_have_nothing_to_do_with_an_army_of_their_side() -> None:
    table = FactionTable.empty().fellowship("rivendell").the_dead("pelargir", 3)
    table.army("pelargir", gondor_regular=1).army("osgiliath", sauron_regular=5)
    table.faction("corsairs", osgiliath=2).dice(6, 6, 6, 6, 6, 1).attack("osgiliath", "pelargir")
    table.shadow.chooses("hold")
    assert table.at("dead") == {"pelargir": 3}
    assert table.war.characters["strider"] == "pelargir"
    table = FactionTable.empty().fellowship("hollin").faction("eagles", pelargir=2)
    table.army("pelargir", gondor_regular=3).uses(FREE, "muster-army", "move-armies")
    table.free.chooses("march:pelargir:lossarnach", "go")
    assert table.at("eagles") == {"pelargir": 2}
    table = FactionTable.empty().faction("corsairs", pelargir=2).controls(SHADOW, "pelargir")
    table.army("pelargir", southrons_regular=1).army("lossarnach", gondor_regular=5)
    table.dice(6, 6, 6, 6, 6, 1).attack("lossarnach", "pelargir").free.chooses("hold")
    assert table.at("corsairs") == {"pelargir": 2}


@pytest.mark.rule("WOME-8.7")
def test_figures_rouse_no_nation() -> None:
    table = FactionTable.empty().at_peace("rohan").faction("spiders", fangorn=1)
    table.run(MoveFigures(seat=SHADOW, faction="spiders"))
    table.shadow.chooses("take-figure:spiders:fangorn", "to:eastemnet")
    assert table.at("spiders") == {"eastemnet": 1}
    assert not table.war.active_nations["rohan"]
    assert table.war.steps_to_war["rohan"] == 3


@pytest.mark.rule("WOME-8.8", "WOME-8.9")
def test_free_figures_are_lost_for_good_and_those_of_the_shadow_return() -> None:
    table = FactionTable.empty().fellowship("fangorn", "gimli").faction("ents", fangorn=8)
    table.faction("dunlendings", north_dunland=3, south_dunland=3, tharbad=2)
    lose_figures(table.war, "ents", "fangorn", 7)
    for region, number in table.at("dunlendings").items():
        lose_figures(table.war, "dunlendings", region, number)
    assert table.war.pool_of_figures["ents"] == 0
    assert table.war.lost_figures["ents"] == 7
    assert table.war.pool_of_figures["dunlendings"] == 8
    assert factions_that_muster(table.war, FREE) == []
    assert factions_that_muster(table.war, SHADOW) == ["dunlendings"]


@pytest.mark.rule("WOME-8.10")
def test_who_pays_is_removed_before_the_effect_and_the_faction_goes_after_it() -> None:
    table = FactionTable.empty().fellowship("fangorn", "gimli").faction("ents", fangorn=1)
    table.army("fords-of-isen", isengard_elite=2).draws("strike", 5, 0, 0)
    table.run(MarchOfTheEnts(seat=FREE)).free.chooses("strike:fords-of-isen")
    assert table.asked == [(SHADOW, "casualties")]
    assert table.at("ents") == {}
    assert table.war.faction_states[ENTS] == IN_PLAY  # the effect is not over
    table.shadow.chooses("reduce:isengard-elite", "done")
    assert table.figures("fords-of-isen") == {"isengard-regular": 1, "isengard-elite": 1}
    assert table.war.faction_states[ENTS] == GONE
