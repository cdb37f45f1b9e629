"""Chapter 12: the Eagles of the Misty Mountains."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import EAGLES, GONE, IN_PLAY
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.entering_factions import brings_a_faction_into_play
from ostrog.expansions.warriors.factions.mustering_factions import MusterFaction
from ostrog.expansions.warriors.factions.six_factions import factions_called
from ostrog.expansions.warriors.factions.the_eagles import eagles_in_range
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.games.war_of_the_ring.board.map import REGIONS


def why_not(table: FactionTable) -> str:
    """Return the rule that keeps the Eagles from entering, or an empty text."""
    refusal = brings_a_faction_into_play(table.war, FREE, "eagles")
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("WOME-12.1")
def test_eagles_come_when_the_fellowship_has_left_rivendell_or_gandalf_returns() -> None:
    assert why_not(FactionTable.empty().fellowship("rivendell", progress=3)) == "WOME-12.1"
    assert why_not(FactionTable.empty().fellowship("hollin")) == ""
    assert why_not(FactionTable.empty().character("gandalf-white", "fangorn")) == ""


@pytest.mark.rule("WOME-12.2")
def test_two_eagles_come_to_their_eyrie() -> None:
    table = FactionTable.empty().fellowship("hollin")
    table.acting(FREE, free="muster", shadow="army").free.chooses("act:muster:enter-faction")
    assert table.at("eagles") == {"eagles-eyrie": 2}


@pytest.mark.rule("WOME-12.3", "WOME-12.4")
def test_eagles_are_mustered_in_their_eyrie_without_limit() -> None:
    table = FactionTable.empty().faction("eagles", eagles_eyrie=7)
    table.run(MusterFaction(seat=FREE))
    assert table.at("eagles") == {"eagles-eyrie": 8}
    table.free.may_not("recruit-faction:eagles", because="WOME-12.3")


@pytest.mark.rule("WOME-12.5")
def test_each_eagle_flies_to_any_region_or_stays() -> None:
    table = FactionTable.empty().faction("eagles", eagles_eyrie=3)
    table.army("barad-dur", sauron_regular=4).run(MoveFigures(seat=FREE, faction="eagles"))
    table.free.chooses("take-figure:eagles:eagles-eyrie")
    assert set(table.free.options) == {
        f"to:{region}" for region in REGIONS if region != "eagles-eyrie"
    }
    table.free.chooses("to:barad-dur").chooses("take-figure:eagles:eagles-eyrie", "to:umbar")
    table.free.may_not("take-figure:eagles:umbar", because="WOME-12.5").chooses("done")
    assert table.at("eagles") == {"eagles-eyrie": 1, "barad-dur": 1, "umbar": 1}


@pytest.mark.rule("WOME-12.6", "WOME-12.9")
def test_eagles_are_called_within_four_regions_also_across_mountains() -> None:
    table = FactionTable.empty().faction("eagles", eagles_eyrie=1)
    far = {region for region in REGIONS if not eagles_in_range(table.war, region)}
    assert not {"rivendell", "bree", "lorien"} & far  # Rivendell is beyond the mountains
    assert {"the-shire", "edoras"} <= far
    table.army("rivendell", elves_regular=2).army("trollshaws", sauron_regular=2)
    table.attack("rivendell", "trollshaws")
    assert factions_called(table.war, FREE) == ["eagles"]
    table = FactionTable.empty().faction("eagles", eagles_eyrie=1)
    table.army("edoras", rohan_regular=2).army("folde", sauron_regular=2)
    table.attack("edoras", "folde")
    assert factions_called(table.war, FREE) == []


@pytest.mark.rule("WOME-12.7")
def test_eagles_in_range_are_those_who_can_come() -> None:
    table = FactionTable.empty().faction("eagles", eagles_eyrie=2, umbar=1, carrock=1)
    assert set(eagles_in_range(table.war, "old-ford")) == {"eagles-eyrie", "carrock"}


@pytest.mark.rule("WOME-12.8")
def test_without_an_eagle_on_the_board_the_eagles_are_gone() -> None:
    table = FactionTable.empty().faction("eagles", eagles_eyrie=2)
    lose_figures(table.war, "eagles", "eagles-eyrie")
    table.acting(FREE, free="muster")
    assert table.war.faction_states[EAGLES] == IN_PLAY
    lose_figures(table.war, "eagles", "eagles-eyrie")
    table.acting(SHADOW, shadow="muster")
    assert table.war.faction_states[EAGLES] == GONE
