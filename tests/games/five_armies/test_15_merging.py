"""Chapter 15: armies that meet are one army, and what happens if it is too large."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import (
    ArmyDestroyed,
    BattleBegan,
    UnitsLost,
    UnitsRemoved,
)
from ostrog.games.five_armies.board.pieces import UNIT

NORTH_PLAINS = "eastern-bank-north-plains"
GATE_PLAINS = "eastern-bank-gate-plains"
FORD_PLAINS = "eastern-bank-ford-plains"
MUSTERING_REGION = "broken-lands-east-hills"


def battlefield() -> Battlefield:
    """A board with a small army of each side, far away from everything."""
    table = Battlefield.empty().army("southern-spur-west-mountains", lake_men=1)
    return table.army("broken-lands-southeast-plains", orcs=1)


def begins(table: Battlefield, seat: int, action: str) -> Battlefield:
    """A seat uses a die for an action; both have dice left."""
    table.acting(seat, free="muster-army muster-army", shadow="muster-army muster-army")
    table.seat(seat).chooses(f"act:muster-army:{action}")
    return table


def moves(table: Battlefield, seat: int, place: str, to: str) -> None:
    """A strategic move of one army, all of it."""
    begins(table, seat, "strategic-move")
    table.seat(seat).chooses(f"army:{place}", f"to:{to}").chooses("done")


def seven_units(damage: int) -> Battlefield:
    """4 Orcs move to 3 Wargs, with this total damage."""
    table = battlefield().army("camp", orcs=4, damage=damage - damage // 2)
    table.army(NORTH_PLAINS, wargs=3, damage=damage // 2)
    moves(table, SHADOW, "camp", NORTH_PLAINS)
    assert table.asked == [(SHADOW, "overstack")]
    return table


# Merging


@pytest.mark.rule("B5A-15.1")
def test_an_army_that_stops_with_a_friendly_army_merges_with_it() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, lake_men=1, dwarf_veterans=1)
    moves(table, FREE, "camp", NORTH_PLAINS)
    assert table.units(NORTH_PLAINS) == {"lake-men": 3, "dwarf-veterans": 1}
    begins(table, FREE, "strategic-move")
    table.free.chooses(f"army:{NORTH_PLAINS}", f"to:{FORD_PLAINS}")
    assert table.units(FORD_PLAINS) == {"lake-men": 3, "dwarf-veterans": 1}
    assert table.units(NORTH_PLAINS) == {}


@pytest.mark.rule("B5A-15.1")
def test_two_armies_that_stop_in_the_same_region_are_one_army() -> None:
    table = battlefield().army("camp", lake_men=2).army(FORD_PLAINS, wood_elf_archers=2)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", f"to:{NORTH_PLAINS}")
    table.free.chooses(f"army:{FORD_PLAINS}", f"to:{NORTH_PLAINS}")
    assert table.units(NORTH_PLAINS) == {"lake-men": 2, "wood-elf-archers": 2}


@pytest.mark.rule("B5A-15.2")
def test_damage_tokens_and_characters_of_both_are_added_together() -> None:
    table = battlefield().army("camp", lake_men=2, damage=2, tokens=1).character("bard", "camp")
    table.army(NORTH_PLAINS, dwarf_regulars=2, damage=1, tokens=2)
    table.character("dain", NORTH_PLAINS)
    moves(table, FREE, "camp", NORTH_PLAINS)
    assert table.damage(NORTH_PLAINS) == 3
    assert table.tokens(NORTH_PLAINS) == 3
    begins(table, FREE, "strategic-move").free.chooses(f"army:{NORTH_PLAINS}")
    table.free.may("leave-character:bard", "leave-character:dain")
    table.free.chooses(f"to:{FORD_PLAINS}")
    assert (table.damage(FORD_PLAINS), table.tokens(FORD_PLAINS)) == (3, 3)
    assert table.state.characters["bard"] == table.state.characters["dain"] == FORD_PLAINS


# The excess


@pytest.mark.rule("B5A-15.3")
def test_the_owner_chooses_which_units_are_removed() -> None:
    table = seven_units(damage=0)
    table.shadow.may("remove:orcs", "remove:wargs").may_not("done", because="B5A-13.2")
    table.shadow.may_not("remove:goblins", because="B5A-15.3")
    table.shadow.chooses("remove:wargs").may_not("done", because="B5A-13.2")
    table.shadow.chooses("remove:wargs", "done")
    assert table.units(NORTH_PLAINS) == {"orcs": 4, "wargs": 1}
    assert UnitsRemoved(SHADOW, NORTH_PLAINS, ("wargs", "wargs")) in table.events


@pytest.mark.rule("B5A-15.3")
def test_removed_units_go_back_to_the_supply() -> None:
    table = battlefield().army("camp", great_orcs=4).army(NORTH_PLAINS, great_orcs=2, wargs=1)
    assert table.state.supply(UNIT["great-orcs"]) == 0
    moves(table, SHADOW, "camp", NORTH_PLAINS)
    table.shadow.chooses("remove:great-orcs", "remove:great-orcs", "done")
    assert table.state.supply(UNIT["great-orcs"]) == 2


@pytest.mark.rule("B5A-15.3")
def test_units_that_are_all_alike_and_unhurt_are_removed_without_a_question() -> None:
    table = battlefield().army("camp", orcs=4).army(NORTH_PLAINS, orcs=3)
    moves(table, SHADOW, "camp", NORTH_PLAINS)
    assert table.asked == [(FREE, "act")]
    assert table.units(NORTH_PLAINS) == {"orcs": 5}
    assert UnitsRemoved(SHADOW, NORTH_PLAINS, ("orcs", "orcs")) in table.events


@pytest.mark.rule("B5A-15.3")
def test_the_owner_removes_units_in_each_region_where_too_many_stand() -> None:
    table = battlefield().army("camp", orcs=2, wargs=2).army(NORTH_PLAINS, orcs=4)
    table.army(GATE_PLAINS, wargs=5)
    begins(table, SHADOW, "strategic-move")
    table.shadow.chooses("army:camp", "leave:wargs", "leave:wargs", f"to:{NORTH_PLAINS}")
    table.shadow.chooses("army:camp", f"to:{GATE_PLAINS}")
    assert table.asked == [(FREE, "act")]
    assert table.units(NORTH_PLAINS) == {"orcs": 5}
    assert table.units(GATE_PLAINS) == {"wargs": 5}


@pytest.mark.rule("B5A-15.4")
def test_voluntary_casualties_come_first_and_count_toward_five() -> None:
    table = battlefield().army("camp", orcs=4, damage=3).army(NORTH_PLAINS, wargs=3, damage=2)
    moves(table, SHADOW, "camp", NORTH_PLAINS)
    table.shadow.may("lose:orcs", "lose:wargs").may_not("done", because="B5A-13.2")
    table.shadow.chooses("lose:orcs", "lose:wargs")
    table.shadow.may_not("remove:orcs", because="B5A-13.2").chooses("done")
    assert table.units(NORTH_PLAINS) == {"orcs": 3, "wargs": 2}
    assert table.damage(NORTH_PLAINS) == 1
    assert UnitsLost(SHADOW, NORTH_PLAINS, ("orcs", "wargs")) in table.events


@pytest.mark.rule("B5A-15.4")
def test_a_casualty_takes_no_more_damage_than_there_is() -> None:
    table = seven_units(damage=1)
    table.shadow.chooses("lose:orcs").may_not("lose:orcs", because="B5A-25.10")
    table.shadow.chooses("remove:wargs", "done")
    assert table.units(NORTH_PLAINS) == {"orcs": 3, "wargs": 2}
    assert table.damage(NORTH_PLAINS) == 0


@pytest.mark.rule("B5A-15.4")
def test_after_the_first_excess_unit_no_casualty_can_be_taken() -> None:
    table = seven_units(damage=3)
    table.shadow.chooses("remove:orcs").may_not("lose:orcs", "lose:wargs", because="B5A-15.4")
    table.shadow.may("remove:orcs", "remove:wargs")


@pytest.mark.rule("B5A-15.4")
def test_more_casualties_may_be_taken_than_there_are_excess_units() -> None:
    table = seven_units(damage=6)
    table.shadow.chooses("lose:orcs", "lose:orcs", "lose:orcs", "done")
    assert table.units(NORTH_PLAINS) == {"orcs": 1, "wargs": 3}
    assert table.damage(NORTH_PLAINS) == 0


@pytest.mark.rule("B5A-15.5")
def test_units_removed_as_excess_take_no_damage_with_them() -> None:
    table = seven_units(damage=5)
    table.shadow.chooses("remove:orcs", "remove:wargs", "done")
    assert table.units(NORTH_PLAINS) == {"orcs": 3, "wargs": 2}
    assert table.damage(NORTH_PLAINS) == 5
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-15.6")
def test_too_much_damage_after_the_removal_forces_casualties_at_once() -> None:
    table = seven_units(damage=6)
    table.shadow.chooses("remove:orcs", "remove:orcs", "done")
    assert table.asked == [(SHADOW, "casualties")]
    assert (table.units(NORTH_PLAINS), table.damage(NORTH_PLAINS)) == ({"orcs": 2, "wargs": 3}, 6)
    table.shadow.may_not("done", because="B5A-25.8").chooses("lose:wargs", "done")
    assert table.units(NORTH_PLAINS) == {"orcs": 2, "wargs": 2}
    assert table.damage(NORTH_PLAINS) == 4


@pytest.mark.rule("B5A-15.6")
def test_forced_casualties_stop_as_soon_as_damage_is_not_more_than_units() -> None:
    table = seven_units(damage=7)
    table.shadow.chooses("remove:orcs", "remove:orcs", "done")
    table.shadow.chooses("lose:orcs").may_not("done", because="B5A-25.8")
    table.shadow.chooses("lose:orcs")
    assert not any(each.startswith("lose:") for each in table.shadow.options)
    table.shadow.chooses("done")
    assert (table.units(NORTH_PLAINS), table.damage(NORTH_PLAINS)) == ({"wargs": 3}, 3)


# When


@pytest.mark.rule("B5A-15.7")
def test_in_an_attack_the_excess_is_removed_after_the_move_and_before_the_battle() -> None:
    table = battlefield().army("camp", orcs=3).army(NORTH_PLAINS, wargs=3)
    table.army(FORD_PLAINS, lake_men=1)
    begins(table, SHADOW, "attack").shadow.chooses("army:camp", f"to:{NORTH_PLAINS}")
    assert table.asked == [(SHADOW, "overstack")]
    table.shadow.chooses("remove:orcs", "done")
    assert table.asked == [(SHADOW, "attack-after-move")]
    assert table.units(NORTH_PLAINS) == {"orcs": 2, "wargs": 3}
    table.shadow.chooses(f"attack:{FORD_PLAINS}")
    assert BattleBegan(SHADOW, (NORTH_PLAINS,), FORD_PLAINS) in table.events


@pytest.mark.rule("B5A-15.7")
def test_an_army_that_is_used_up_before_the_battle_attacks_nobody() -> None:
    table = battlefield().army("camp", orcs=3, damage=6).army(NORTH_PLAINS, wargs=3, damage=6)
    table.army(FORD_PLAINS, lake_men=1)
    begins(table, SHADOW, "attack").shadow.chooses("army:camp", f"to:{NORTH_PLAINS}")
    table.shadow.chooses(*["lose:orcs"] * 3, *["lose:wargs"] * 3, "done")
    assert ArmyDestroyed(SHADOW, NORTH_PLAINS) in table.events
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-15.8")
def test_in_a_strategic_move_the_limit_counts_when_all_moves_are_finished() -> None:
    table = battlefield().army("camp", lake_men=4)
    table.army(NORTH_PLAINS, wood_elf_archers=2, dwarf_regulars=1)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", f"to:{NORTH_PLAINS}")
    assert table.asked == [(FREE, "select-move")]
    table.free.chooses(f"army:{NORTH_PLAINS}", f"to:{FORD_PLAINS}")
    assert table.asked == [(SHADOW, "act")]
    assert table.units(NORTH_PLAINS) == {"lake-men": 4}
    assert table.units(FORD_PLAINS) == {"wood-elf-archers": 2, "dwarf-regulars": 1}


@pytest.mark.rule("B5A-15.8")
def test_in_a_strategic_move_armies_merge_when_all_moves_are_finished() -> None:
    table = battlefield().army("camp", lake_men=2, damage=2)
    table.army(NORTH_PLAINS, wood_elf_archers=1, dwarf_regulars=2)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", f"to:{NORTH_PLAINS}")
    table.free.chooses(f"army:{NORTH_PLAINS}", "leave:dwarf-regulars")
    table.free.may_not("leave:lake-men", because="B5A-14.5")  # they are not part of that army yet
    table.free.may_not("leave-damage", because="B5A-14.9").chooses(f"to:{FORD_PLAINS}")
    assert table.units(NORTH_PLAINS) == {"lake-men": 2, "dwarf-regulars": 1}
    assert (table.damage(NORTH_PLAINS), table.damage(FORD_PLAINS)) == (2, 0)


@pytest.mark.rule("B5A-15.9")
def test_any_number_of_units_may_leave_a_place_without_a_limit() -> None:
    table = battlefield().army(MUSTERING_REGION, orcs=5, wargs=2)
    moves(table, SHADOW, MUSTERING_REGION, "broken-lands-middle-hills")
    assert table.units(MUSTERING_REGION) == {}
    assert table.units("broken-lands-middle-hills") == {"orcs": 5, "wargs": 2}
    assert table.asked == [(SHADOW, "overstack")]
    table.shadow.chooses("remove:orcs", "remove:wargs", "done")
    assert table.units("broken-lands-middle-hills") == {"orcs": 4, "wargs": 1}


@pytest.mark.rule("B5A-15.9")
def test_the_limit_applies_where_the_move_ends() -> None:
    table = battlefield().army("goblin-mustering-point-west", goblins=7, tokens=1)
    table.state.open_passes["goblin-mustering-point-west"] = True
    table.acting(SHADOW, free="muster-army", shadow="character army")
    table.shadow.chooses("act:character:fast-move")
    table.shadow.chooses("army:goblin-mustering-point-west", "to:mountain-pass-west")
    table.shadow.chooses("to:southern-spur-pass-mountains")
    assert table.units("southern-spur-pass-mountains") == {"goblins": 5}
