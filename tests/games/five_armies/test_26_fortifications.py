"""Chapter 26: fortifications in battle."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from games.five_armies.test_30_damage_outside_battle import struck
from ostrog.games.five_armies.board import events

RAVENHILL = "ravenhill"
SPUR = "southern-spur-west-mountains"
"""A mountain region beside Ravenhill, which is also mountains."""
SPEARS = "unit-wood-elf-spearmen"


def breached(table: Battlefield, region: str, damage: int) -> Battlefield:
    """A fortification with damage on it."""
    return table.board(breaches=table.state.breaches | {region: damage})


def stormed(
    table: Battlefield,
    *dice: int,
    place: str = SPUR,
    region: str = RAVENHILL,
    free: str = "regroup",
    shadow: str = "regroup",
) -> Battlefield:
    """Fight up to the first decision after the roll, with the attacker's dice first."""
    return table.dice(*dice).attack(place, region).manoeuvres(free=free, shadow=shadow)


def targets(table: Battlefield) -> dict[int, int]:
    """Return the target value of each side in the last roll."""
    return {e.seat: e.target for e in table.events if isinstance(e, events.CombatRolled)}


@pytest.mark.rule("B5A-26.1")
@pytest.mark.parametrize(("damage", "target"), [(0, 6), (2, 6), (3, 5)])
def test_a_fortification_stands_while_it_has_less_damage_than_its_defence(
    damage: int, target: int
) -> None:
    table = Battlefield.empty().army(SPUR, orcs=1).army(RAVENHILL, lake_men=1)
    stormed(breached(table, RAVENHILL, damage), 1, 1)
    assert targets(table) == {FREE: 5, SHADOW: target}


@pytest.mark.rule("B5A-26.1")
@pytest.mark.parametrize(
    ("place", "region", "defence"),
    [
        (SPUR, RAVENHILL, 3),
        ("eastern-bank-east-mountains", "eastern-spur", 3),
        ("eastern-bank-gate-plains", "front-gate", 6),
    ],
)
@pytest.mark.parametrize("short", [0, 1])
def test_a_fortification_is_destroyed_when_its_damage_equals_its_defence(
    place: str, region: str, defence: int, short: int
) -> None:
    table = Battlefield.empty().army(place, orcs=1).army(region, lake_men=1)
    stormed(breached(table, region, defence - 1 - short), 6, 1, place=place, region=region)
    assert table.state.breaches[region] == defence - short
    assert (events.FortificationDestroyed(region) in table.events) == (short == 0)
    assert table.damage(region) == 0


@pytest.mark.rule("B5A-26.2")
def test_an_intact_fortification_protects_the_shadow_too() -> None:
    """The Shadow has taken Ravenhill unbroken: the Free Peoples need 6 and hit the walls."""
    table = Battlefield.empty().army(SPUR, lake_men=3).army(RAVENHILL, orcs=1)
    stormed(table.controls(RAVENHILL), 5, 6, 6, 5)
    assert targets(table) == {FREE: 6, SHADOW: 5}
    assert table.state.breaches[RAVENHILL] == 2
    assert table.damage(RAVENHILL) == 0


@pytest.mark.rule("B5A-26.3")
def test_a_fortification_takes_the_damage_of_the_army_in_battle() -> None:
    table = Battlefield.empty().army(SPUR, orcs=3).army(RAVENHILL, lake_men=1)
    stormed(table, 6, 6, 5, 1)
    assert events.DamageDealt(FREE, RAVENHILL, 0, 2) in table.events
    assert table.damage(RAVENHILL) == 0
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-26.3")
def test_a_fortification_takes_the_damage_of_an_effect_outside_battle() -> None:
    """2 damage to a Shadow army behind 3 points: the walls take both."""
    table = Battlefield.empty().army(RAVENHILL, orcs=1).controls(RAVENHILL)
    struck(table, RAVENHILL, 2)
    assert table.state.breaches[RAVENHILL] == 2
    assert table.damage(RAVENHILL) == 0
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-26.4")
def test_damage_beyond_the_defence_goes_to_the_army() -> None:
    """1 point left, 4 hits: 1 on the fortification, 3 on the army."""
    table = Battlefield.empty().army(SPUR, orcs=4).army(RAVENHILL, lake_men=3)
    stormed(breached(table, RAVENHILL, 2), 6, 6, 6, 6, 1, 1, 1)
    assert events.DamageDealt(FREE, RAVENHILL, 3, 1) in table.events
    assert events.FortificationDestroyed(RAVENHILL) in table.events
    assert table.state.breaches[RAVENHILL] == 3
    assert table.damage(RAVENHILL) == 3


@pytest.mark.rule("B5A-26.4")
def test_behind_a_destroyed_fortification_the_army_takes_all_damage() -> None:
    table = Battlefield.empty().army(SPUR, orcs=2).army(RAVENHILL, lake_men=3)
    stormed(breached(table, RAVENHILL, 3), 5, 6, 1, 1, 1)
    assert events.DamageDealt(FREE, RAVENHILL, 2, 0) in table.events
    assert table.state.breaches[RAVENHILL] == 3


@pytest.mark.rule("B5A-26.5")
def test_after_the_destruction_the_attacker_needs_five_from_the_next_round_on() -> None:
    table = Battlefield.empty().army(SPUR, orcs=2).army(RAVENHILL, lake_men=2)
    stormed(breached(table, RAVENHILL, 2), 6, 5, 1, 1)
    assert targets(table) == {FREE: 5, SHADOW: 6}
    assert table.damage(RAVENHILL) == 0  # the 5 was no hit
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    table.dice(5, 4, 1, 1).manoeuvres()
    assert targets(table) == {FREE: 5, SHADOW: 5}
    assert table.damage(RAVENHILL) == 1


@pytest.mark.rule("B5A-26.6")
def test_a_rally_removes_no_damage_from_a_fortification() -> None:
    table = Battlefield.empty().army(RAVENHILL, lake_men=3, damage=1)
    breached(table, RAVENHILL, 3).acting(FREE, free="muster event", shadow="army event")
    table.dice(6, 6, 6).free.chooses("act:muster:rally").chooses(f"rally:{RAVENHILL}", "done")
    assert table.damage(RAVENHILL) == 0
    assert table.state.breaches[RAVENHILL] == 3


@pytest.mark.rule("B5A-26.6")
def test_casualties_remove_no_damage_from_a_fortification() -> None:
    table = Battlefield.empty().army(SPUR, orcs=1).army(RAVENHILL, lake_men=3, damage=1)
    stormed(breached(table, RAVENHILL, 1), 1, 1, 1, 1).free.chooses("lose:lake-men", "done")
    assert table.damage(RAVENHILL) == 0
    assert table.state.breaches[RAVENHILL] == 1
    table.phase("end_of_turn")
    assert table.state.breaches[RAVENHILL] == 1


@pytest.mark.rule("B5A-26.6")
def test_a_fortification_with_damage_alone_leaves_nothing_to_rally() -> None:
    table = Battlefield.empty().army(RAVENHILL, lake_men=3)
    breached(table, RAVENHILL, 2).acting(FREE, free="muster event", shadow="army event")
    table.free.may_not(f"rally:{RAVENHILL}", because="B5A-19.1")


@pytest.mark.rule("B5A-26.7")
@pytest.mark.parametrize(("choice", "damage"), [("use", 1), ("forgo", 2)])
def test_a_wall_of_spears_saves_the_fortification(choice: str, damage: int) -> None:
    table = Battlefield.empty().army(SPUR, orcs=2).army(RAVENHILL, wood_elf_spearmen=1)
    stormed(table, 6, 6, 6, free=SPEARS).free.chooses(f"{choice}-ability:{SPEARS}")
    assert table.state.breaches[RAVENHILL] == damage
    assert table.damage(RAVENHILL) == 0


@pytest.mark.rule("B5A-26.7")
def test_a_bodyguard_saves_the_fortification() -> None:
    table = Battlefield.empty().army(SPUR, lake_men=2).army(RAVENHILL, orcs=1)
    table.character("bolg", RAVENHILL).board(bodyguards=1).controls(RAVENHILL)
    stormed(table, 6, 6, 6)
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert table.state.breaches[RAVENHILL] == 0


@pytest.mark.rule("B5A-26.8")
def test_damage_on_the_fortification_forces_no_casualties() -> None:
    table = Battlefield.empty().army(SPUR, orcs=3).army(RAVENHILL, lake_men=2, damage=2)
    stormed(table, 6, 6, 1, 1, 1)
    assert table.state.breaches[RAVENHILL] == 2
    table.free.may("done").chooses("done")
    assert (table.units(RAVENHILL), table.damage(RAVENHILL)) == ({"lake-men": 2}, 2)


@pytest.mark.rule("B5A-26.8")
def test_damage_on_the_fortification_costs_no_units_in_a_rout() -> None:
    table = Battlefield.empty().army(SPUR, orcs=2).army(RAVENHILL, lake_men=2, damage=1)
    stormed(table, 6, 6, 1, 1, free="unit-lake-men").free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout")  # nothing is to be chosen: one region is allowed
    assert table.units("southern-spur-middle-mountains") == {"lake-men": 2}
    assert table.damage("southern-spur-middle-mountains") == 1


@pytest.mark.rule("B5A-26.9")
def test_an_army_that_attacks_out_of_a_fortification_takes_its_damage_itself() -> None:
    table = Battlefield.empty().army(RAVENHILL, lake_men=3).army(SPUR, orcs=2)
    stormed(table, 1, 1, 1, 5, 6, place=RAVENHILL, region=SPUR)
    assert table.damage(RAVENHILL) == 2
    assert table.state.breaches[RAVENHILL] == 0


@pytest.mark.rule("B5A-26.10")
def test_a_fortification_protects_beorn_who_defends_in_it() -> None:
    table = Battlefield.empty().beorn(RAVENHILL).army(SPUR, orcs=5).attack(SPUR, RAVENHILL)
    table.dice(6, 6, 6, 6, 5, 1, 1, 1, 1).shadow.chooses("manoeuvre:regroup")
    assert targets(table) == {SHADOW: 6, FREE: 5}
    table.free.chooses("reroll:0:0")
    assert events.DamageDealt(FREE, RAVENHILL, 1, 3) in table.events
    assert (table.state.breaches[RAVENHILL], table.state.wrath) == (3, 7)


@pytest.mark.rule("B5A-26.10")
def test_what_an_army_does_to_itself_does_not_go_into_the_fortification() -> None:
    """Goblins that charge out of Ravenhill suffer one damage themselves."""
    table = Battlefield.empty().army(SPUR, lake_men=3).army(RAVENHILL, goblins=2)
    stormed(table.controls(RAVENHILL), 1, 1, 1, 6, 1, shadow="unit-goblins")
    table.free.chooses("done")
    table.shadow.chooses("use-ability:unit-goblins")
    assert table.damage(RAVENHILL) == 1
    assert table.state.breaches[RAVENHILL] == 0
    assert table.damage(SPUR) == 1 + 1
