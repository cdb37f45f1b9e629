"""Chapter 27: destruction of an army."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, Battlefield
from games.five_armies.test_30_damage_outside_battle import CENTRAL_PLAINS, EAST_PLAINS, struck
from ostrog.games.five_armies.board import events

FIELD = "valley-central-plains"
DALE = "ruins-of-dale"


@pytest.mark.rule("B5A-27.1", "B5A-27.2")
def test_with_its_last_unit_an_army_loses_its_characters_and_tokens() -> None:
    table = Battlefield.empty().army(FIELD, orcs=2).army(DALE, lake_men=1, tokens=2)
    table.character("bard", DALE).character("gandalf", DALE).character("dain", "camp")
    table.dice(6, 6, 1).attack(FIELD, DALE).manoeuvres()
    table.free.chooses("reroll:0:0").chooses("lose:lake-men", "done")
    assert table.state.characters["bard"] == "eliminated"
    assert table.state.characters["gandalf"] == "eliminated"
    assert table.state.characters["dain"] == "camp"
    assert events.CharacterEliminated("bard") in table.events
    assert DALE not in table.state.armies
    table.shadow.chooses("advance")
    assert (table.units(DALE), table.tokens(DALE)) == ({"orcs": 2}, 0)


@pytest.mark.rule("B5A-27.1")
def test_an_army_that_keeps_a_unit_keeps_its_characters_and_tokens() -> None:
    table = Battlefield.empty().army(FIELD, orcs=2).army(DALE, lake_men=2, tokens=1)
    table.character("bard", DALE).dice(6, 6, 6, 6).attack(FIELD, DALE).manoeuvres()
    table.free.chooses("lose:lake-men", "done")
    table.shadow.chooses("done")
    assert table.state.characters["bard"] == DALE
    assert table.tokens(DALE) == 1


@pytest.mark.rule("B5A-27.1")
def test_lone_enemy_characters_are_not_eliminated_with_an_army() -> None:
    table = Battlefield.empty().army(FIELD, lake_men=2).army(DALE, orcs=1).character("bard", DALE)
    table.dice(6, 6, 1).attack(FIELD, DALE).manoeuvres()
    table.shadow.chooses("lose:orcs", "done")
    assert table.state.characters["bard"] == DALE


@pytest.mark.rule("B5A-27.2")
def test_damage_outside_battle_destroys_the_characters_too() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1).character("bard", "camp")
    struck(table, "camp", 2).free.chooses("lose:lake-men", "done")
    assert events.ArmyDestroyed(FREE, "camp") in table.events
    assert table.state.characters["bard"] == "eliminated"
    assert table.units("camp") == {}


@pytest.mark.rule("B5A-27.2")
def test_bolg_falls_with_the_army_he_is_in() -> None:
    table = Battlefield.empty().army("camp", orcs=1).character("bolg", "camp")
    struck(table, "camp", 2).shadow.chooses("lose:orcs", "done")
    assert table.state.characters["bolg"] == "eliminated"
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "B5A-31.4"


@pytest.mark.rule("B5A-27.2")
def test_a_rout_that_destroys_the_army_destroys_its_characters() -> None:
    """1 unit with 1 damage routs where no region is allowed: 2 damage on 1 unit."""
    table = Battlefield.empty().army(EAST_PLAINS, lake_men=1, damage=1)
    table.army("valley-south-marsh", orcs=1).army("valley-northeast-plains", orcs=1)
    table.character("bard", EAST_PLAINS).dice(1, 1).attack("valley-south-marsh", EAST_PLAINS)
    table.manoeuvres(free="unit-lake-men").free.chooses("reroll:0:0").chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout")
    table.shadow.chooses(f"drive-to:{CENTRAL_PLAINS}")
    assert table.state.characters["bard"] == CENTRAL_PLAINS
    assert table.damage(CENTRAL_PLAINS) == 2
    table.free.may_not("done", because="B5A-25.8").chooses("lose:lake-men", "done")
    assert table.state.characters["bard"] == "eliminated"
    assert table.units(CENTRAL_PLAINS) == {}


@pytest.mark.rule("B5A-27.3")
def test_an_army_that_moves_away_leaves_its_characters_but_no_tokens() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, tokens=1).character("bard", "camp")
    table.character("gandalf", "camp").acting(FREE, free="muster-army event", shadow="army event")
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses(
        "army:camp", "leave-character:bard", "leave-token", "to:eastern-bank-north-plains"
    )
    assert events.ArmyDestroyed(FREE, "camp") not in table.events
    assert table.state.characters["bard"] == "camp"
    assert table.state.characters["gandalf"] == "eastern-bank-north-plains"
    assert table.units("camp") == {}
    assert table.tokens("eastern-bank-north-plains") == 0


@pytest.mark.rule("B5A-27.3")
def test_units_removed_as_excess_cost_no_characters() -> None:
    table = Battlefield.empty().army("camp", lake_men=5).character("bard", "camp")
    table.army("eastern-bank-north-plains", dwarf_veterans=1)
    table.character("dain", "eastern-bank-north-plains")
    table.acting(FREE, free="muster-army event", shadow="army event")
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:eastern-bank-north-plains", "to:camp").chooses("done")
    table.free.chooses("remove:dwarf-veterans", "done")
    assert table.units("camp") == {"lake-men": 5}
    assert table.state.characters["dain"] == "camp"
    assert table.state.characters["bard"] == "camp"
