"""Chapter 25: step 4 of a combat round, damage and casualties."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.pieces import UNIT

FIELD = "valley-central-plains"
"""The attacker's region, which has an open border with the Ruins of Dale."""
DALE = "ruins-of-dale"
SPUR = "southern-spur-west-mountains"
"""A mountain region beside Ravenhill, which is also mountains."""


def fought(
    table: Battlefield,
    *dice: int,
    place: str = FIELD,
    region: str = DALE,
    free: str = "regroup",
    shadow: str = "regroup",
) -> Battlefield:
    """Fight up to the first decision after the roll, with the attacker's dice first."""
    return table.dice(*dice).attack(place, region).manoeuvres(free=free, shadow=shadow)


# Damage


@pytest.mark.rule("B5A-25.1")
def test_each_hit_is_one_damage_on_the_enemy_army() -> None:
    table = Battlefield.empty().army(FIELD, orcs=4, damage=1).army(DALE, lake_men=3)
    fought(table, 5, 6, 5, 4, 6, 1, 2)
    assert table.damage(DALE) == 3
    assert table.damage(FIELD) == 2
    assert events.DamageDealt(FREE, DALE, 3, 0) in table.events
    assert events.DamageDealt(SHADOW, FIELD, 1, 0) in table.events


@pytest.mark.rule("B5A-25.1")
def test_a_round_without_hits_leaves_no_damage() -> None:
    table = Battlefield.empty().army(FIELD, orcs=2).army(DALE, lake_men=2)
    fought(table, 4, 3, 2, 1)
    assert (table.damage(FIELD), table.damage(DALE)) == (0, 0)
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-25.1")
def test_hits_go_first_into_an_intact_fortification() -> None:
    table = Battlefield.empty().army(SPUR, orcs=4).army("ravenhill", lake_men=1)
    table.board(breaches=table.state.breaches | {"ravenhill": 1})
    fought(table, 6, 6, 6, 1, 1, place=SPUR, region="ravenhill")
    assert table.state.breaches["ravenhill"] == 3
    assert table.damage("ravenhill") == 1


@pytest.mark.rule("B5A-25.2")
def test_an_army_destroyed_in_the_round_still_deals_its_hits() -> None:
    table = Battlefield.empty().army(FIELD, orcs=1, damage=1).army(DALE, lake_men=1, damage=1)
    fought(table, 6, 6)
    assert (table.damage(FIELD), table.damage(DALE)) == (2, 2)
    table.free.may_not("done", because="B5A-25.8").chooses("lose:lake-men", "done")
    table.shadow.may_not("done", because="B5A-25.8").chooses("lose:orcs", "done")
    assert table.state.armies == {}
    assert events.ArmyDestroyed(SHADOW, FIELD) in table.events
    assert events.ArmyDestroyed(FREE, DALE) in table.events


@pytest.mark.rule("B5A-25.2", "B5A-25.12")
def test_casualties_are_taken_only_when_both_have_chosen() -> None:
    table = Battlefield.empty().army(FIELD, orcs=3).army(DALE, lake_men=3)
    fought(table, 6, 6, 1, 6, 6, 1).free.chooses("lose:lake-men", "done")
    assert table.units(DALE) == {"lake-men": 3}
    table.shadow.chooses("lose:orcs", "done")
    assert table.units(DALE) == {"lake-men": 2}
    assert table.units(FIELD) == {"orcs": 2}


@pytest.mark.rule("B5A-25.12")
@pytest.mark.parametrize(
    ("chooser", "observer", "unit"), [(FREE, SHADOW, "lake-men"), (SHADOW, FREE, "orcs")]
)
def test_neither_side_sees_the_casualties_the_other_chose(
    chooser: int, observer: int, unit: str
) -> None:
    seen = []
    for losses in ((), (f"lose:{unit}",)):
        table = Battlefield.empty().army(FIELD, orcs=3).army(DALE, lake_men=3)
        fought(table, 6, 6, 1, 6, 6, 1)
        assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
        table.seat(chooser).chooses(*losses, "done")
        seen.append((table.view(observer), table.seat(observer).hears()))
    assert seen[0] == seen[1]


# What changes the damage


@pytest.mark.rule("B5A-25.3")
@pytest.mark.parametrize(("choice", "damage"), [("use", 2), ("forgo", 1)])
def test_damage_is_increased_before_casualties(choice: str, damage: int) -> None:
    """A Hail of Darts after a black hit."""
    table = Battlefield.empty().army(DALE, lake_men=2).army(FIELD, orcs=2)
    fought(table, 6, 1, 1, 1, place=DALE, region=FIELD, free="unit-lake-men")
    assert table.asked == [(FREE, "use-unit-ability")]
    table.free.chooses(f"{choice}-ability:unit-lake-men")
    assert table.damage(FIELD) == damage
    assert table.asked == [(SHADOW, "casualties")]


@pytest.mark.rule("B5A-25.3")
def test_damage_is_reduced_before_casualties() -> None:
    """A Wall of Spears saves the one unit there is."""
    table = Battlefield.empty().army(FIELD, orcs=2).army(DALE, wood_elf_spearmen=1)
    fought(table, 6, 6, 6, free="unit-wood-elf-spearmen")
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert table.damage(DALE) == 1
    table.free.may("done")


@pytest.mark.rule("B5A-25.3")
def test_damage_is_prevented_before_casualties() -> None:
    """One bodyguard of Bolg saves his army."""
    table = Battlefield.empty().army(DALE, lake_men=3).army(FIELD, orcs=1)
    table.character("bolg", FIELD).board(bodyguards=1)
    fought(table, 6, 6, 6, 6, place=DALE, region=FIELD)
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert table.damage(FIELD) == 0
    assert events.DamagePrevented(SHADOW, 3) in table.events
    assert table.asked == [(FREE, "casualties")]


@pytest.mark.rule("B5A-25.3", "B5A-25.4")
def test_the_total_is_changed_before_it_is_divided() -> None:
    """2 Spearmen, 1 point left, 3 hits and a Wall of Spears: one damage each."""
    table = Battlefield.empty().army(SPUR, orcs=3).army("ravenhill", wood_elf_spearmen=2)
    table.board(breaches=table.state.breaches | {"ravenhill": 2})
    fought(table, 6, 6, 6, 5, 1, place=SPUR, region="ravenhill", free="unit-wood-elf-spearmen")
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert events.DamageDealt(FREE, "ravenhill", 1, 1) in table.events
    assert events.FortificationDestroyed("ravenhill") in table.events
    assert table.damage("ravenhill") == 1


@pytest.mark.rule("B5A-25.4")
def test_the_attacker_decides_on_his_manoeuvre_first() -> None:
    table = Battlefield.empty().army(FIELD, great_orcs=1).army(DALE, lake_men=2)
    fought(table, 6, 6, 6, 1, shadow="unit-great-orcs", free="unit-lake-men")
    assert table.asked == [(SHADOW, "use-unit-ability")]
    table.shadow.chooses("use-ability:unit-great-orcs")
    assert table.asked == [(FREE, "use-unit-ability")]
    table.free.chooses("use-ability:unit-lake-men")
    assert table.damage(DALE) == 2 + 2
    assert table.damage(FIELD) == 1 + 1


@pytest.mark.rule("B5A-25.4")
def test_bodyguards_cancel_what_a_manoeuvre_added_too() -> None:
    table = Battlefield.empty().army(DALE, lake_men=2).army(FIELD, orcs=2)
    table.character("bolg", FIELD).board(bodyguards=1)
    fought(table, 6, 1, 1, 1, place=DALE, region=FIELD, free="unit-lake-men")
    assert table.asked == [(SHADOW, "leader-reroll")]
    table.shadow.chooses("reroll:0:0")
    assert table.asked == [(FREE, "use-unit-ability")]
    table.free.chooses("use-ability:unit-lake-men")
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert events.DamagePrevented(SHADOW, 2) in table.events
    assert table.damage(FIELD) == 0


@pytest.mark.rule("B5A-25.4")
def test_bats_bite_after_the_manoeuvres() -> None:
    """The damage a Wall of Spears has cancelled still lets the bats bite."""
    table = Battlefield.empty().army(FIELD, orcs=2).army(DALE, wood_elf_spearmen=2)
    table.board(bats=table.state.bats | {"valley": 1})
    fought(table, 6, 1, 6, 1, shadow="vampire-like", free="unit-wood-elf-spearmen")
    assert table.asked == [(FREE, "use-unit-ability")]
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert table.asked == [(SHADOW, "use-vampire")]
    table.shadow.chooses("spend-bats")
    assert table.damage(DALE) == 1


@pytest.mark.rule("B5A-25.4")
def test_redoubtable_is_a_better_rate_for_one_unit() -> None:
    table = Battlefield.empty().army(FIELD, orcs=4).army(DALE, dwarf_regulars=3, damage=1)
    fought(table, 6, 6, 6, 6, 6, 1, 1, free="unit-dwarf-regulars")
    assert table.damage(DALE) == 5
    table.free.may_not("done", because="B5A-25.8").chooses("redoubtable")
    table.free.may_not("redoubtable", because="B5A-23.5").may("lose:dwarf-regulars")
    table.free.chooses("done")
    table.shadow.chooses("done")
    assert (table.units(DALE), table.damage(DALE)) == ({"dwarf-regulars": 2}, 2)


# Voluntary casualties


@pytest.mark.rule("B5A-25.5")
@pytest.mark.parametrize(("lost", "units", "damage"), [(0, 4, 3), (1, 3, 1), (2, 2, 0)])
def test_each_voluntary_casualty_removes_up_to_two_damage(
    lost: int, units: int, damage: int
) -> None:
    table = Battlefield.empty().army(FIELD, orcs=1).army(DALE, lake_men=4, damage=2)
    fought(table, 6, 1, 1, 1, 1).free.chooses(*["lose:lake-men"] * lost, "done")
    assert (table.units(DALE), table.damage(DALE)) == ({"lake-men": units}, damage)


@pytest.mark.rule("B5A-25.10")
def test_healthy_units_are_not_disbanded() -> None:
    table = Battlefield.empty().army(FIELD, orcs=1).army(DALE, lake_men=4, damage=1)
    fought(table, 6, 1, 1, 1, 1).free.chooses("lose:lake-men")
    table.free.may_not("lose:lake-men", because="B5A-25.10").chooses("done")
    assert (table.units(DALE), table.damage(DALE)) == ({"lake-men": 3}, 0)


@pytest.mark.rule("B5A-25.10")
def test_an_army_without_damage_is_not_asked_for_casualties() -> None:
    table = Battlefield.empty().army(FIELD, orcs=2).army(DALE, lake_men=1)
    fought(table, 1, 1, 6)
    assert table.asked == [(SHADOW, "casualties")]
    table.free.may_not("lose:lake-men", because="not-your-decision")


@pytest.mark.rule("B5A-25.10")
def test_a_voluntary_casualty_may_take_the_last_unit() -> None:
    table = Battlefield.empty().army(FIELD, orcs=1).army(DALE, lake_men=1)
    fought(table, 6, 1).free.may("done").chooses("lose:lake-men", "done")
    assert events.ArmyDestroyed(FREE, DALE) in table.events
    assert table.asked == [(SHADOW, "advance")]


@pytest.mark.rule("B5A-25.6")
def test_an_eliminated_unit_can_be_recruited_again() -> None:
    table = Battlefield.empty().army(FIELD, orcs=1).army(DALE, dwarf_veterans=5)
    table.lay("dwarves-and-men-at-camp", "dwarf-veterans")
    assert table.state.supply(UNIT["dwarf-veterans"]) == 0
    fought(table, 6, 1, 1, 1, 1, 1).free.chooses("lose:dwarf-veterans", "done")
    assert table.state.supply(UNIT["dwarf-veterans"]) == 1
    table.acting(FREE, free="muster event", shadow="army event")
    table.free.chooses("act:muster:recruit").chooses("recruit:camp:dwarves-and-men")
    assert table.units("camp") == {"dwarf-veterans": 1}


@pytest.mark.rule("B5A-25.7")
@pytest.mark.parametrize("unit", ["lake-men", "wood-elf-archers", "dwarf-veterans"])
def test_the_owner_chooses_which_units_are_lost(unit: str) -> None:
    """Voluntarily here; no other type can be lost."""
    mixed = {"lake-men": 1, "wood-elf-archers": 1, "dwarf-veterans": 1}
    table = Battlefield.empty().army(FIELD, orcs=2).army(DALE, **mixed)
    fought(table, 6, 6, 1, 1, 1, 1).free.may(*[f"lose:{each}" for each in mixed])
    table.free.may_not("lose:dwarf-regulars", "lose:orcs", because="B5A-25.7")
    table.free.chooses(f"lose:{unit}").may_not(f"lose:{unit}", because="B5A-25.7").chooses("done")
    assert table.units(DALE) == {each: 1 for each in mixed if each != unit}


@pytest.mark.rule("B5A-25.7")
@pytest.mark.parametrize("unit", ["lake-men", "dwarf-veterans"])
def test_the_owner_chooses_forced_casualties_too(unit: str) -> None:
    mixed = {"lake-men": 1, "dwarf-veterans": 1}
    table = Battlefield.empty().army(FIELD, orcs=3).army(DALE, **mixed)
    fought(table, 6, 6, 6, 1, 1, 1).free.may_not("done", because="B5A-25.8")
    table.free.chooses(f"lose:{unit}", "done")
    assert table.units(DALE) == {each: 1 for each in mixed if each != unit}


# Forced casualties


@pytest.mark.rule("B5A-25.8")
def test_units_are_lost_until_damage_is_not_more_than_the_units() -> None:
    """3 units with 2 damage receive 3: two units are lost, 1 unit with 1 damage is left."""
    table = Battlefield.empty().army(FIELD, orcs=3).army(DALE, lake_men=3, damage=2)
    fought(table, 6, 6, 6, 1, 1, 1)
    assert table.damage(DALE) == 5
    table.free.may_not("done", because="B5A-25.8").chooses("lose:lake-men")
    table.free.may_not("done", because="B5A-25.8").chooses("lose:lake-men")
    table.free.may("done").chooses("done")
    assert (table.units(DALE), table.damage(DALE)) == ({"lake-men": 1}, 1)


@pytest.mark.rule("B5A-25.8", "B5A-27.1")
def test_the_question_says_how_many_units_must_be_lost_and_who_falls_with_the_last() -> None:
    table = Battlefield.empty().army(FIELD, orcs=3).army(DALE, lake_men=3, damage=2)
    table.character("bard", DALE)
    fought(table, 6, 6, 6, 1, 1, 1).free.chooses("reroll:0:0")
    assert table.free.ask.about == (DALE, 2, 1)
    table.free.chooses("lose:lake-men")
    assert table.free.ask.about == (DALE, 1, 1)
    table.free.chooses("lose:lake-men")
    assert table.free.ask.about == (DALE, 0, 1)


@pytest.mark.rule("B5A-27.1")
def test_nobody_is_at_stake_while_some_unit_must_survive() -> None:
    table = Battlefield.empty().army(FIELD, orcs=2).army(DALE, lake_men=3)
    table.character("bard", DALE)
    fought(table, 6, 6, 1, 1, 1).free.chooses("reroll:0:0")
    assert table.free.ask.about == (DALE, 0, 0)


@pytest.mark.rule("B5A-25.9")
def test_as_much_damage_as_units_may_stay() -> None:
    table = Battlefield.empty().army(FIELD, orcs=3).army(DALE, lake_men=3)
    fought(table, 6, 6, 6, 1, 1, 1).free.chooses("done")
    assert (table.units(DALE), table.damage(DALE)) == ({"lake-men": 3}, 3)
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    table.dice(1, 1, 1, 1, 1, 1).manoeuvres()
    table.free.chooses("done")
    table.shadow.chooses("stop-attack")
    assert (table.units(DALE), table.damage(DALE)) == ({"lake-men": 3}, 3)
    table.phase("end_of_turn")
    assert (table.units(DALE), table.damage(DALE)) == ({"lake-men": 3}, 3)


@pytest.mark.rule("B5A-25.11")
def test_damage_left_on_a_destroyed_army_disappears() -> None:
    table = Battlefield.empty().army(FIELD, orcs=4).army(DALE, lake_men=1)
    fought(table, 6, 6, 6, 6, 1).free.chooses("lose:lake-men", "done")
    assert DALE not in table.state.armies
    table.shadow.chooses("advance")
    assert (table.units(DALE), table.damage(DALE)) == ({"orcs": 4}, 0)
