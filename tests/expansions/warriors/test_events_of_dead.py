"""The faction cards of the Dead Men, card by card."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import GONE
from ostrog.games.war_of_the_ring.board.state import adjacent
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table

STONE, PATHS, DOOR = "fp-the-stone-of-erech", "fp-paths-of-the-dead", "fp-the-dark-door"


# The Stone of Erech


@pytest.mark.rule("WOME-17.2")
def test_a_muster_result_that_advances_a_nation_calls_a_dead_man() -> None:
    table = FactionTable.empty().the_dead("lamedon", 2).table_card_with(STONE, 3)
    table.at_peace("rohan").uses(FREE, "muster", "negotiate")
    if table.asked_kind == "negotiate":
        table.free.chooses("negotiate:rohan")
    assert table.war.steps_to_war["rohan"] == 2
    assert table.at("dead") == {"lamedon": 3}
    assert table.war.on_cards == {STONE: 2}


@pytest.mark.rule("WOME-17.2")
@pytest.mark.parametrize("die", ["will-of-the-west", "muster-army"])
def test_a_die_used_as_muster_calls_him_too(die: str) -> None:
    table = FactionTable.empty().the_dead("lamedon", 2).table_card_with(STONE, 3)
    table.at_peace("rohan").uses(FREE, die, "negotiate")
    if table.asked_kind == "negotiate":
        table.free.chooses("negotiate:rohan")
    assert table.at("dead") == {"lamedon": 3}


@pytest.mark.rule("WOME-17.2")
def test_a_nation_that_is_attacked_calls_nobody() -> None:
    table = FactionTable.empty().the_dead("lamedon", 2).table_card_with(STONE, 3)
    table.at_peace("rohan").army("eastemnet", sauron_regular=2).army("westemnet", rohan_regular=1)
    table.attack("eastemnet", "westemnet")
    assert table.war.steps_to_war["rohan"] == 2
    assert table.at("dead") == {"lamedon": 2}


@pytest.mark.rule("WOME-17.2")
def test_a_nation_of_the_shadow_calls_nobody() -> None:
    table = FactionTable.empty().the_dead("lamedon", 2).table_card_with(STONE, 3)
    table.at_peace("isengard").uses(SHADOW, "muster", "negotiate")
    if table.asked_kind == "negotiate":
        table.shadow.chooses("negotiate:isengard")
    assert table.war.steps_to_war["isengard"] == 2
    assert table.at("dead") == {"lamedon": 2}


@pytest.mark.rule("WOME-5.1")
def test_before_the_dead_enter_they_wait_for_it() -> None:
    table = FactionTable.empty().table_card_with(STONE, 3)
    table.at_peace("rohan").uses(FREE, "muster", "negotiate")
    if table.asked_kind == "negotiate":
        table.free.chooses("negotiate:rohan")
    assert table.war.added["dead"] == {"erech": 1}


@pytest.mark.rule("WOME-17.1")
def test_a_faction_die_of_any_result_calls_a_dead_man() -> None:
    table = FactionTable.empty().the_dead("lamedon", 2).table_card_with(STONE, 1)
    table.acts(FREE, "play-draw", shadow="character")
    table.free.chooses(f"faction-card:play-draw:{STONE}")
    assert table.at("dead") == {"lamedon": 3}
    assert not lies_on_table(table.war, STONE)


@pytest.mark.rule("WOME-5.4", "WOME-5.6")
def test_three_dead_men_come_onto_the_stone() -> None:
    table = FactionTable.empty().plays_faction(FREE, STONE)
    assert table.war.on_cards == {STONE: 3}
    assert lies_on_table(table.war, STONE)


# Paths of the Dead


@pytest.mark.rule("WOME-17.7")
def test_the_heir_calls_the_dead_out_of_a_siege() -> None:
    table = FactionTable.empty().army("minas-tirith", gondor_regular=1)
    table.army("minas-tirith", sauron_regular=2).siege("minas-tirith")
    table.character("strider", "minas-tirith").character("gimli", "minas-tirith")
    table.plays_faction(FREE, PATHS).free.chooses("take-the-paths").chooses(
        "join-dead:gimli", "done"
    )
    assert table.at("dead") == {"erech": 3}
    assert table.war.characters["strider"] == table.war.characters["gimli"] == "erech"
    assert table.war.with_the_dead == ("gimli",)
    assert PATHS in table.state.faces("free-faction-deck")


@pytest.mark.rule("WOME-17.7", "WOME-5.2")
def test_he_may_stay_where_he_is() -> None:
    table = FactionTable.empty().character("strider", "edoras").plays_faction(FREE, PATHS)
    table.free.chooses("do-no-more")
    assert table.at("dead") == {}
    assert PATHS in table.state.faces("free-faction-used")


@pytest.mark.rule("WOME-17.7")
def test_elsewhere_he_does_not_hear_of_them() -> None:
    table = FactionTable.empty().character("strider", "fangorn").plays_faction(FREE, PATHS)
    assert table.asked_kind == "act"
    assert table.at("dead") == {}


def test_when_the_dead_are_in_play_one_comes_and_cards_return() -> None:
    table = FactionTable.empty().the_dead("lamedon", 2)
    table.lay("free-faction-used", DOOR, "fp-the-ents-awaken")
    table.lay("buried-0-faction", "fp-wraiths-of-fear-1").plays_faction(FREE, PATHS)
    assert table.at("dead") == {"lamedon": 3}
    assert {PATHS, DOOR, "fp-wraiths-of-fear-1"} <= set(table.state.faces("free-faction-deck"))
    assert list(table.state.faces("free-faction-used")) == ["fp-the-ents-awaken"]


@pytest.mark.rule("WOME-5.3")
def test_the_dead_do_not_come_again() -> None:
    table = FactionTable.empty().character("strider", "edoras")
    table.war.faction_states["dead"] = GONE
    table.plays_faction(FREE, PATHS)
    assert table.asked_kind == "act"
    assert table.at("dead") == {}


# The Dark Door


@pytest.mark.rule("WOME-17.8")
@pytest.mark.parametrize("region", ["helms-deep", "westemnet", "edoras"])
def test_the_door_leads_the_dead_and_companions_under_the_mountains(region: str) -> None:
    table = FactionTable.empty().table_card(DOOR)
    for mover, able in [
        ("companion", True),
        ("dead", True),
        ("army", False),
        ("fellowship", False),
    ]:
        assert (region in adjacent(table.war, "erech", mover)) == able
        assert ("erech" in adjacent(table.war, region, mover)) == able
    assert "fangorn" not in adjacent(table.war, "erech", "companion")


@pytest.mark.rule("WOME-17.8", "WOME-5.2")
def test_a_companion_goes_through_the_door_without_the_dead() -> None:
    table = FactionTable.empty().character("gimli", "edoras").table_card(DOOR)
    table.uses(FREE, "character", "move-companions").free.chooses("take:gimli", "to:erech")
    assert table.war.characters["gimli"] == "erech"


@pytest.mark.rule("WOME-4.12", "WOME-4.11")
def test_the_door_needs_helms_deep_or_edoras() -> None:
    table = FactionTable.empty().controls(SHADOW, "helms-deep").plays_faction(FREE, DOOR)
    assert lies_on_table(table.war, DOOR)
    table.controls(SHADOW, "edoras").acting(FREE, free="character", shadow="character")
    assert not lies_on_table(table.war, DOOR)
    table.hand(FREE, DOOR).acting(FREE, free="muster-army", shadow="character")
    table.free.may_not(f"play:muster-army:{DOOR}", because="WOTR-7.5")


@pytest.mark.rule("WOME-3.4")
def test_the_door_outlives_the_dead() -> None:
    table = FactionTable.empty().the_dead("lamedon", 1).table_card(DOOR)
    table.faction("dead").acting(FREE, free="character", shadow="character")
    assert table.war.faction_states["dead"] == GONE
    assert lies_on_table(table.war, DOOR)
