"""Chapter 16: the Broods of Shelob."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import GONE, IN_PLAY, SPIDERS
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.entering_factions import (
    FactionEnters,
    brings_a_faction_into_play,
)
from ostrog.expansions.warriors.factions.mustering_factions import MusterFaction
from ostrog.expansions.warriors.factions.six_factions import factions_called
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.expansions.warriors.figure_movement.ways_of_figures import ways_of_figures


def with_spiders(**figures: int) -> FactionTable:
    """Return an empty map with Spiders."""
    return FactionTable.empty().fellowship("rivendell").faction("spiders", **figures)


@pytest.mark.rule("WOME-16.1")
def test_spiders_come_when_the_fellowship_has_left_rivendell() -> None:
    table = FactionTable.empty().fellowship("rivendell", progress=3)
    table.character("gandalf-white", "fangorn")
    refusal = brings_a_faction_into_play(table.war, SHADOW, "spiders")
    assert refusal is not None
    assert refusal.rule == "WOME-16.1"
    table.fellowship("hollin")
    assert brings_a_faction_into_play(table.war, SHADOW, "spiders") is None


@pytest.mark.rule("WOME-16.2")
def test_one_starts_in_each_lair() -> None:
    table = FactionTable.empty().run(FactionEnters(seat=SHADOW, faction="spiders"))
    assert table.at("spiders") == {"dol-guldur": 1, "minas-morgul": 1}


@pytest.mark.rule("WOME-16.3")
def test_a_muster_brings_one_to_each_lair_whoever_holds_it() -> None:
    table = with_spiders(dol_guldur=1).controls(FREE, "dol-guldur")
    table.run(MusterFaction(seat=SHADOW))
    assert table.at("spiders") == {"dol-guldur": 2, "minas-morgul": 1}


@pytest.mark.rule("WOME-16.4")
def test_spiders_do_not_count_for_the_size_of_an_army() -> None:
    table = with_spiders(dol_guldur=7).army("dol-guldur", sauron_regular=10)
    table.uses(SHADOW, "army", "move-armies")
    table.shadow.chooses("march:dol-guldur:southern-mirkwood", "go").chooses("go-along")
    assert table.at("spiders") == {"southern-mirkwood": 7}
    assert table.figures("southern-mirkwood") == {"sauron-regular": 10}


@pytest.mark.rule("WOME-16.5")
def test_spiders_go_along_with_an_army() -> None:
    table = with_spiders(dol_guldur=2).army("dol-guldur", sauron_regular=2)
    table.uses(SHADOW, "army", "move-armies")
    table.shadow.chooses("march:dol-guldur:southern-mirkwood", "go")
    table.shadow.chooses("stay-behind:spiders", "go-along")
    assert table.at("spiders") == {"dol-guldur": 1, "southern-mirkwood": 1}


@pytest.mark.rule("WOME-16.6", "WOME-16.7")
def test_without_an_army_free_settlements_and_mountains_keep_them_out() -> None:
    table = with_spiders(westemnet=1).army("folde", rohan_regular=1)
    ways = ways_of_figures(table.war, "spiders", "westemnet")
    assert not {"edoras", "helms-deep", "folde", "erech"} & ways.keys()
    assert ways["fangorn"] == 1
    assert ways["orthanc"] == 2
    assert "gap-of-rohan" in ways
    assert "south-dunland" not in ways
    table.controls(SHADOW, "edoras")
    assert "edoras" in ways_of_figures(table.war, "spiders", "westemnet")
    table = with_spiders(westemnet=1).army("helms-deep", rohan_regular=2).siege("helms-deep")
    table.state.put(SHADOW, "helms-deep", (0, 0, 3, 0, 0, 0, 0))
    assert "helms-deep" in ways_of_figures(table.war, "spiders", "westemnet")


@pytest.mark.rule("WOME-16.7")
def test_each_spider_moves_once() -> None:
    table = with_spiders(minas_morgul=2).run(MoveFigures(seat=SHADOW, faction="spiders"))
    table.shadow.chooses("take-figure:spiders:minas-morgul", "to:south-ithilien")
    table.shadow.may_not("take-figure:spiders:south-ithilien", because="WOME-16.7")
    table.shadow.chooses("take-figure:spiders:minas-morgul", "to:south-ithilien")
    assert table.at("spiders") == {"south-ithilien": 2}


def besieged() -> FactionTable:
    """Return a table where an army with Spiders has gone into Minas Morgul."""
    table = with_spiders(minas_morgul=2, south_ithilien=1).army("minas-morgul", sauron_regular=3)
    table.army("north-ithilien", gondor_regular=6).attack("north-ithilien", "minas-morgul")
    table.shadow.chooses("go-inside")
    table.free.chooses("advance")
    return table


@pytest.mark.rule("WOME-16.8", "WOME-16.10", "WOME-16.12")
def test_spiders_inside_a_besieged_stronghold_stay_and_are_called() -> None:
    table = besieged()
    assert table.at("spiders") == {"minas-morgul": 2, "south-ithilien": 1}
    assert ways_of_figures(table.war, "spiders", "minas-morgul") == {}
    assert "minas-morgul" not in ways_of_figures(table.war, "spiders", "south-ithilien")
    table.hand(SHADOW, "sh-str-01").assault("minas-morgul")
    assert factions_called(table.war, SHADOW) == ["spiders"]


@pytest.mark.rule("WOME-16.9")
def test_spiders_advance_retreat_and_fall_with_their_army() -> None:
    table = with_spiders(westemnet=2).army("westemnet", isengard_regular=5)
    table.army("edoras", rohan_regular=1).dice(6, 6, 6, 6, 6, 1).attack("westemnet", "edoras")
    table.shadow.chooses("advance")
    assert table.at("spiders") == {"edoras": 2}
    table = with_spiders(westemnet=2).army("westemnet", isengard_regular=5)
    table.army("edoras", rohan_regular=1).dice(*[1] * 6).attack("edoras", "westemnet")
    table.free.chooses("press")
    table.shadow.chooses("retreat-to:fangorn")
    assert table.at("spiders") == {"fangorn": 2}
    table = with_spiders(westemnet=2, fangorn=1).army("westemnet", isengard_regular=1)
    table.army("edoras", rohan_regular=3).dice(6, 6, 1, 1).attack("edoras", "westemnet")
    assert table.at("spiders") == {"fangorn": 1}


@pytest.mark.rule("WOME-16.10")
def test_spiders_are_called_to_an_army_of_their_region() -> None:
    table = with_spiders(edoras=1).army("westemnet", isengard_regular=2)
    table.army("edoras", rohan_regular=1).attack("westemnet", "edoras")
    assert factions_called(table.war, SHADOW) == []


@pytest.mark.rule("WOME-16.11")
def test_without_a_spider_the_spiders_are_gone() -> None:
    table = with_spiders(fangorn=2)
    lose_figures(table.war, "spiders", "fangorn")
    table.acting(SHADOW, shadow="muster")
    assert table.war.faction_states[SPIDERS] == IN_PLAY
    lose_figures(table.war, "spiders", "fangorn")
    table.acting(SHADOW, shadow="muster")
    assert table.war.faction_states[SPIDERS] == GONE
