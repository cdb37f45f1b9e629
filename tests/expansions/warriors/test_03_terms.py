"""Chapter 3: terms."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import DEAD, GONE, IN_PLAY, SPIDERS, WAITING
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.entering_factions import (
    FactionEnters,
    brings_a_faction_into_play,
)
from ostrog.expansions.warriors.figure_movement.ways_of_figures import ways_of_figures
from ostrog.games.war_of_the_ring.campaigns.arrival import CaptureSettlement

DOOR = "fp-the-dark-door"


@pytest.mark.rule("WOME-3.1", "WOME-3.2")
def test_a_settlement_that_its_first_owner_has_retaken_is_unconquered_again() -> None:
    table = FactionTable.empty().faction("spiders", westemnet=1)
    assert "edoras" not in ways_of_figures(table.war, "spiders", "westemnet")
    table.run(CaptureSettlement(side=SHADOW, region="edoras"))
    assert "edoras" in ways_of_figures(table.war, "spiders", "westemnet")
    table.run(CaptureSettlement(side=FREE, region="edoras"))
    assert "edoras" not in ways_of_figures(table.war, "spiders", "westemnet")


@pytest.mark.rule("WOME-3.3")
def test_a_siege_does_not_change_whose_stronghold_it_is() -> None:
    table = FactionTable.empty().controls(SHADOW, "edoras").army("helms-deep", rohan_regular=2)
    table.siege("helms-deep")
    table.state.put(SHADOW, "helms-deep", (0, 0, 3, 0, 0, 0, 0))
    table.hand(FREE, DOOR).acting(FREE, free="event", shadow="army")
    table.free.may(f"play:event:{DOOR}")
    table.controls(SHADOW, "helms-deep").acting(FREE, free="event", shadow="army")
    table.free.may_not(f"play:event:{DOOR}", because="WOTR-7.5")


@pytest.mark.rule("WOME-3.4")
def test_a_faction_waits_is_in_play_or_is_gone_for_good() -> None:
    table = FactionTable.empty().fellowship("hollin")
    assert table.war.faction_states[SPIDERS] == WAITING
    table.run(FactionEnters(seat=SHADOW, faction="spiders"))
    assert table.war.faction_states[SPIDERS] == IN_PLAY
    for region in ("dol-guldur", "minas-morgul"):
        lose_figures(table.war, "spiders", region)
    table.acting(SHADOW, shadow="muster")
    assert table.war.faction_states[SPIDERS] == GONE
    refusal = brings_a_faction_into_play(table.war, SHADOW, "spiders")
    assert refusal is not None
    assert refusal.rule == "WOME-3.4"


@pytest.mark.rule("WOME-3.4")
def test_an_eliminated_faction_leaves_the_board_and_its_cards_but_not_the_dark_door() -> None:
    table = FactionTable.empty().fellowship("rivendell").the_dead("erech", 3, "gimli")
    table.table_card(DOOR, "fp-the-stone-of-erech")
    table.war.on_cards["fp-the-stone-of-erech"] = 2
    table.war.pool_of_figures[DEAD] -= 2
    table.acting(FREE, free="muster", shadow="army").free.chooses("leave-dead")
    assert table.at("dead") == {}
    assert table.war.with_the_dead == ()
    assert DOOR in table.war.faces("free-faction-table")
    assert "fp-the-stone-of-erech" in table.war.faces("free-faction-used")
    assert table.war.on_cards == {}


@pytest.mark.rule("WOME-3.5")
def test_the_fellowship_is_where_its_figure_was_seen_last() -> None:
    table = FactionTable.empty().fellowship("fangorn", "legolas", progress=3)
    table.faction("ents", fangorn=2).acting(FREE, free="muster")
    assert table.war.faction_states["ents"] == IN_PLAY
    table.in_mordor().acting(FREE, free="muster")
    assert table.war.faction_states["ents"] == GONE
