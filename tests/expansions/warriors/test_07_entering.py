"""Chapter 7: factions are brought into play."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import FACTIONS, IN_PLAY
from ostrog.expansions.warriors.factions.coming_figures import add_to_start
from ostrog.expansions.warriors.factions.entering_factions import (
    FactionEnters,
    brings_a_faction_into_play,
)

START = {
    "dead": {"erech": 2},
    "eagles": {"eagles-eyrie": 2},
    "ents": {"fangorn": 2},
    "corsairs": {"umbar": 3},
    "dunlendings": {"north-dunland": 2, "south-dunland": 2},
    "spiders": {"dol-guldur": 1, "minas-morgul": 1},
}


def enters(table: FactionTable, faction: str) -> FactionTable:
    """Let a faction enter play."""
    table.run(FactionEnters(seat=FREE if faction in FACTIONS[:3] else SHADOW, faction=faction))
    return table


def why_not(table: FactionTable, seat: int, faction: str) -> str:
    """Return the rule that keeps a faction from entering, or an empty text."""
    refusal = brings_a_faction_into_play(table.war, seat, faction)
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("WOME-7.1")
def test_the_condition_is_checked_at_the_moment_of_entry_only() -> None:
    table = enters(FactionTable.empty().fellowship("hollin"), "eagles")
    table.fellowship("rivendell").acting(FREE, free="muster", shadow="army")
    assert table.war.faction_states["eagles"] == IN_PLAY
    assert why_not(FactionTable.empty().fellowship("rivendell"), FREE, "eagles") == "WOME-12.1"


@pytest.mark.rule("WOME-7.2", "WOME-7.5")
def test_it_costs_a_muster_result_and_is_the_whole_action() -> None:
    table = FactionTable.empty().fellowship("hollin").at_peace("gondor")
    table.acting(FREE, free="muster character", shadow="army")
    table.free.may_not("act:character:enter-faction", because="WOME-7.2")
    table.free.chooses("act:muster:enter-faction")
    assert table.at("eagles") == {"eagles-eyrie": 2}
    assert table.war.dice[FREE] == {"muster": 0, "character": 1}
    assert table.asked == [(SHADOW, "act")]
    table = FactionTable.empty().fellowship("hollin").acts(FREE, "muster", shadow="army")
    table.free.chooses("faction:muster:enter")
    assert table.at("eagles") == {"eagles-eyrie": 2}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("WOME-7.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_starting_force_of_each_faction(faction: str) -> None:
    table = FactionTable.empty().fellowship("fangorn", "gimli").character("strider", "erech")
    assert enters(table, faction).at(faction) == START[faction]
    assert table.war.faction_states[faction] == IN_PLAY


@pytest.mark.rule("WOME-7.3", "WOME-7.4")
def test_figures_that_cards_have_added_come_with_the_starting_force() -> None:
    table = FactionTable.empty().fellowship("hollin")
    for region in ("dol-guldur", "minas-morgul"):
        add_to_start(table.war, "spiders", region)
    assert enters(table, "spiders").at("spiders") == {"dol-guldur": 2, "minas-morgul": 2}
    assert table.war.added["spiders"] == {}
    table = FactionTable.empty()
    add_to_start(table.war, "corsairs", "umbar")
    assert enters(table, "corsairs").at("corsairs") == {"umbar": 4}


@pytest.mark.rule("WOME-7.6")
def test_what_a_region_cannot_hold_goes_back() -> None:
    table = FactionTable.empty()
    for region in ("north-dunland", "south-dunland"):
        add_to_start(table.war, "dunlendings", region, 2)
    assert table.war.pool_of_figures["dunlendings"] == 4
    enters(table, "dunlendings")
    assert table.at("dunlendings") == {"north-dunland": 3, "south-dunland": 3}
    assert table.war.pool_of_figures["dunlendings"] == 2


@pytest.mark.rule("WOME-7.7")
def test_a_faction_that_would_be_eliminated_at_once_does_not_enter() -> None:
    table = FactionTable.empty().controls(FREE, "umbar")
    assert why_not(table, SHADOW, "corsairs") == "WOME-7.7"
    assert why_not(table.controls(SHADOW, "umbar"), SHADOW, "corsairs") == ""
    table = FactionTable.empty().character("saruman", "orthanc")
    table.controls(FREE, "north-dunland", "south-dunland")
    assert why_not(table, SHADOW, "dunlendings") == "WOME-7.7"
    assert why_not(table.controls(SHADOW, "north-dunland"), SHADOW, "dunlendings") == ""


@pytest.mark.rule("WOME-7.8")
def test_the_starting_force_comes_whatever_stands_there() -> None:
    table = FactionTable.empty().army("umbar", southrons_regular=2).siege("umbar")
    table.state.put(FREE, "umbar", (0,) * 6 + (3,) + (0,) * 8)
    assert enters(table, "corsairs").at("corsairs") == {"umbar": 3}
    table = FactionTable.empty().army("minas-morgul", gondor_regular=1)
    table.controls(FREE, "minas-morgul")
    assert enters(table, "spiders").at("spiders") == {"dol-guldur": 1, "minas-morgul": 1}
