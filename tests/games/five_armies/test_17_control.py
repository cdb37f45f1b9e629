"""Chapter 17: who controls the settlements and fortifications."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import BattleBegan, ControlGained, Withdrew
from ostrog.games.five_armies.board.map import NEIGHBOURS
from ostrog.games.five_armies.board.pieces import UNIT

SETTLEMENT_REGIONS = {
    *("ravenhill", "front-gate", "eastern-spur"),
    *("ruins-of-dale", "camp", "lower-slopes", "fallen-bridge"),
}
NORTH_PLAINS = "eastern-bank-north-plains"
FORD_PLAINS = "eastern-bank-ford-plains"
WEST_MOUNTAINS = "eastern-bank-west-mountains"
MUSTERING_REGION = "broken-lands-east-hills"


def battlefield() -> Battlefield:
    """A board with a small army of each side, far away from everything."""
    table = Battlefield.empty().army("southern-spur-west-mountains", lake_men=1)
    return table.army("broken-lands-southeast-plains", orcs=1)


def begins(table: Battlefield, seat: int, action: str) -> Battlefield:
    """A seat uses a die for an action; both have dice left."""
    faces = {"fast-move": "character", "move-characters": "character"}
    face = faces.get(action, "muster-army")
    table.acting(seat, free=f"{face} muster-army", shadow=f"{face} muster-army")
    table.seat(seat).chooses(f"act:{face}:{action}")
    return table


def shadow_controls(table: Battlefield) -> set[str]:
    return {region for region, taken in table.state.control.items() if taken}


# Moving in


@pytest.mark.rule("B5A-17.1")
@pytest.mark.parametrize("region", sorted(SETTLEMENT_REGIONS))
def test_a_shadow_army_that_moves_into_a_settlement_or_fortification_gains_it(region: str) -> None:
    near = NEIGHBOURS[region][-1]
    table = battlefield().army(near, orcs=1).controls()
    begins(table, SHADOW, "strategic-move").shadow.chooses(f"army:{near}", f"to:{region}")
    assert shadow_controls(table) == {region}
    assert ControlGained(SHADOW, region) in table.events


@pytest.mark.rule("B5A-17.1")
def test_a_shadow_army_that_moves_about_its_own_settlement_gains_nothing() -> None:
    table = battlefield().army(NORTH_PLAINS, orcs=1).controls("camp")
    begins(table, SHADOW, "strategic-move").shadow.chooses(f"army:{NORTH_PLAINS}", "to:camp")
    assert shadow_controls(table) == {"camp"}
    assert not any(isinstance(event, ControlGained) for event in table.events)


@pytest.mark.rule("B5A-17.2")
def test_a_free_peoples_unit_that_moves_in_removes_the_shadow_control_token() -> None:
    table = battlefield().army(NORTH_PLAINS, lake_men=1).controls("camp", "ravenhill")
    begins(table, FREE, "strategic-move").free.chooses(f"army:{NORTH_PLAINS}", "to:camp")
    assert shadow_controls(table) == {"ravenhill"}
    assert ControlGained(FREE, "camp") in table.events


@pytest.mark.rule("B5A-17.2")
def test_a_free_peoples_character_without_units_does_not_remove_it() -> None:
    table = battlefield().character("bard", NORTH_PLAINS).controls("camp")
    begins(table, FREE, "move-characters").free.chooses("go:bard:camp", "done")
    assert table.state.characters["bard"] == "camp"
    assert shadow_controls(table) == {"camp"}


@pytest.mark.rule("B5A-17.3")
def test_control_changes_when_an_army_only_moves_through() -> None:
    table = battlefield().army(NORTH_PLAINS, orcs=2, tokens=1).controls()
    begins(table, SHADOW, "fast-move").shadow.chooses(f"army:{NORTH_PLAINS}", "to:camp")
    table.shadow.chooses("to:eastern-bank-bend-hills")
    assert shadow_controls(table) == {"camp"}


@pytest.mark.rule("B5A-17.3")
def test_the_free_peoples_take_a_settlement_back_by_moving_through() -> None:
    table = battlefield().army(NORTH_PLAINS, lake_men=2, tokens=1).controls("camp")
    begins(table, FREE, "fast-move").free.chooses(f"army:{NORTH_PLAINS}", "to:camp")
    table.free.chooses("to:eastern-bank-bend-hills")
    assert shadow_controls(table) == set()


@pytest.mark.rule("B5A-17.4")
def test_control_stays_when_the_army_leaves_until_the_other_side_enters() -> None:
    table = battlefield().army("camp", orcs=1).controls("camp")
    table.army("eastern-bank-bend-hills", lake_men=1)
    begins(table, SHADOW, "strategic-move").shadow.chooses("army:camp", f"to:{NORTH_PLAINS}")
    table.shadow.chooses("done")
    assert shadow_controls(table) == {"camp"}
    begins(table, FREE, "strategic-move").free.chooses("army:eastern-bank-bend-hills", "to:camp")
    assert shadow_controls(table) == set()


@pytest.mark.rule("B5A-17.4")
def test_the_free_peoples_keep_control_of_what_they_leave() -> None:
    table = battlefield().army("camp", lake_men=1).controls()
    begins(table, FREE, "strategic-move").free.chooses("army:camp", f"to:{NORTH_PLAINS}")
    assert shadow_controls(table) == set()


@pytest.mark.rule("B5A-17.5")
@pytest.mark.parametrize(("seat", "controlled"), [(SHADOW, ()), (FREE, ("camp",))])
def test_moving_into_a_region_without_units_is_no_attack(
    seat: int, controlled: tuple[str, ...]
) -> None:
    units = {"orcs": 2} if seat == SHADOW else {"lake_men": 2}
    table = battlefield().army(NORTH_PLAINS, **units).controls(*controlled)
    begins(table, seat, "attack").seat(seat).chooses(f"army:{NORTH_PLAINS}")
    table.seat(seat).may_not("attack:camp", because="B5A-17.5").may("to:camp")
    begins(table, seat, "strategic-move")
    table.seat(seat).chooses(f"army:{NORTH_PLAINS}", "to:camp")
    assert table.units("camp") != {}
    assert not any(isinstance(event, BattleBegan) for event in table.events)


# Battles


@pytest.mark.rule("B5A-17.6")
def test_an_advance_changes_control() -> None:
    table = battlefield().army(NORTH_PLAINS, orcs=2).army("camp", lake_men=1).controls()
    table.attack(NORTH_PLAINS, "camp").dice(5, 5, 1).manoeuvres()
    table.free.chooses("lose:lake-men", "done")
    assert shadow_controls(table) == set()
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert shadow_controls(table) == {"camp"}


@pytest.mark.rule("B5A-17.6")
def test_a_winner_who_does_not_advance_gains_nothing() -> None:
    table = battlefield().army(NORTH_PLAINS, orcs=2).army("camp", lake_men=1).controls()
    table.attack(NORTH_PLAINS, "camp").dice(5, 5, 1).manoeuvres()
    table.free.chooses("lose:lake-men", "done")
    table.shadow.chooses("hold")
    assert shadow_controls(table) == set()


@pytest.mark.rule("B5A-17.6")
def test_a_retreat_changes_control() -> None:
    # Units placed in a settlement of the enemy do not take it, but those who retreat to them do.
    table = battlefield().army(NORTH_PLAINS, orcs=2).army("camp", wargs=1).controls()
    table.army(FORD_PLAINS, lake_men=1)
    table.attack(FORD_PLAINS, NORTH_PLAINS).dice(1, 1, 1).manoeuvres()
    table.free.chooses("press-on")
    table.shadow.chooses("retreat").chooses("retreat-to:camp")
    assert Withdrew(SHADOW, NORTH_PLAINS, "camp", rout=False) in table.events
    assert ControlGained(SHADOW, "camp") in table.events
    assert shadow_controls(table) == {"camp"}


# What does not change control


@pytest.mark.rule("B5A-17.7")
def test_bolg_alone_does_not_change_control() -> None:
    table = battlefield().character("bolg", NORTH_PLAINS).controls()
    begins(table, SHADOW, "move-characters").shadow.chooses("go:bolg:camp", "done")
    assert table.state.characters["bolg"] == "camp"
    assert shadow_controls(table) == set()


@pytest.mark.rule("B5A-17.7")
def test_great_bats_do_not_change_control() -> None:
    table = battlefield().controls("eastern-spur")
    table.state.pool = [5, 6]
    table.phase("shadow_leadership")
    table.shadow.chooses("split:0:6")
    table.shadow.chooses(*["send-bats:eastern-bank"] * 4, *["send-bats:southern-spur"] * 2, "done")
    assert table.state.bats["eastern-bank"] == 4
    assert shadow_controls(table) == {"eastern-spur"}


@pytest.mark.rule("B5A-17.8")
def test_other_regions_are_controlled_by_nobody() -> None:
    table = battlefield().army(MUSTERING_REGION, orcs=2).controls()
    assert set(table.state.control) == SETTLEMENT_REGIONS
    begins(table, SHADOW, "strategic-move")
    table.shadow.chooses(f"army:{MUSTERING_REGION}", "to:broken-lands-northeast-plains")
    assert not any(isinstance(event, ControlGained) for event in table.events)
    table.shadow.chooses("army:broken-lands-southeast-plains", "to:broken-lands-south-plains")
    assert shadow_controls(table) == set()


@pytest.mark.rule("B5A-17.8")
def test_nobody_retreats_to_a_mustering_region_as_to_a_region_of_his_own() -> None:
    # Next to the attacker an army may retreat only to where its side has control or an army.
    table = battlefield().army("broken-lands-spur-plains", dwarf_regulars=2)
    table.army("broken-lands-central-plains", orcs=1).controls()
    table.attack("broken-lands-central-plains", "broken-lands-spur-plains")
    table.dice(1, 1, 1).manoeuvres().shadow.chooses("press-on")
    table.free.chooses("retreat")
    table.free.may_not(f"retreat-to:{MUSTERING_REGION}", because="B5A-28.13")
    table.free.may("retreat-to:broken-lands-northeast-plains")


@pytest.mark.rule("B5A-17.9")
def test_placing_units_is_not_moving() -> None:
    table = battlefield().controls("ravenhill")
    table.lay("dwarves-and-men-at-camp", "lake-men").lay("elves-at-camp", "wood-elf-archers")
    table.state.place_unit("camp", SHADOW, UNIT["orcs"])
    table.state.place_unit("ravenhill", FREE, UNIT["dwarf-regulars"])
    assert table.units("camp") == {"orcs": 1}
    assert table.units("ravenhill") == {"dwarf-regulars": 1}
    assert shadow_controls(table) == {"ravenhill"}
    assert table.state.size("dwarves-and-men-at-camp") == 1
    assert table.state.size("elves-at-camp") == 1


@pytest.mark.rule("B5A-17.9")
def test_recruiting_takes_no_settlement_back() -> None:
    table = battlefield().controls("camp")
    table.lay("dwarves-and-men-at-camp", "lake-men").lay(
        "elves-at-lower-slopes", "wood-elf-archers"
    )
    begins(table, FREE, "recruit")
    table.free.may_not("recruit:camp:dwarves-and-men", because="B5A-18.3")
    table.free.chooses("recruit:lower-slopes:elves")
    assert table.units("lower-slopes") == {"wood-elf-archers": 1}
    assert not any(isinstance(event, ControlGained) for event in table.events)
    assert shadow_controls(table) == {"camp"}
