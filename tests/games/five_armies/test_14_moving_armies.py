"""Chapter 14: moving armies, splitting them, and the move that is part of an attack."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import ArmyMoved, BattleBegan, CombatRolled

NORTH_PLAINS = "eastern-bank-north-plains"
WEST_MOUNTAINS = "eastern-bank-west-mountains"
GATE_PLAINS = "eastern-bank-gate-plains"
BEND_HILLS = "eastern-bank-bend-hills"
FORD_PLAINS = "eastern-bank-ford-plains"


def battlefield() -> Battlefield:
    """A board with a small army of each side, far away from everything."""
    table = Battlefield.empty().army("southern-spur-west-mountains", lake_men=1)
    return table.army("broken-lands-southeast-plains", orcs=1)


def begins(table: Battlefield, seat: int, action: str) -> Battlefield:
    """A seat uses a die for an action; both have dice left."""
    faces = {"fast-move": "character", "led-attack": "character"}
    face = faces.get(action, "muster-army")
    table.acting(seat, free=f"{face} muster-army", shadow=f"{face} muster-army")
    table.seat(seat).chooses(f"act:{face}:{action}")
    return table


def regions_offered(table: Battlefield, seat: int) -> set[str]:
    return {each for each in table.seat(seat).options if each.startswith("to:")}


# Where to


@pytest.mark.rule("B5A-14.1")
def test_an_army_moves_to_an_adjacent_region_without_an_enemy_army() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, orcs=1)
    table.army(BEND_HILLS, dwarf_regulars=1)
    begins(table, FREE, "strategic-move").free.chooses("army:camp")
    assert regions_offered(table, FREE) == {
        f"to:{GATE_PLAINS}",
        f"to:{BEND_HILLS}",
        f"to:{WEST_MOUNTAINS}",
        "to:valley-northwest-plains",
    }
    table.free.may_not(f"to:{NORTH_PLAINS}", because="B5A-14.1")
    table.free.may_not("to:ruins-of-dale", because="B5A-3.3")
    table.free.chooses(f"to:{GATE_PLAINS}")
    assert table.units("camp") == {}
    assert table.units(GATE_PLAINS) == {"lake-men": 2}
    assert ArmyMoved(FREE, "camp", GATE_PLAINS, ("lake-men", "lake-men"), ()) in table.events


@pytest.mark.rule("B5A-14.1")
def test_a_region_with_an_enemy_army_can_only_be_attacked_from_outside() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, orcs=1)
    begins(table, FREE, "attack").free.chooses("army:camp")
    table.free.may_not(f"to:{NORTH_PLAINS}", because="B5A-14.1").may(f"attack:{NORTH_PLAINS}")
    table.free.chooses(f"attack:{NORTH_PLAINS}")
    assert BattleBegan(FREE, ("camp",), NORTH_PLAINS) in table.events
    assert table.units("camp") == {"lake-men": 2}
    assert table.units(NORTH_PLAINS) == {"orcs": 1}


@pytest.mark.rule("B5A-14.1")
def test_an_army_among_enemies_cannot_move() -> None:
    table = battlefield().army("front-gate", dwarf_veterans=1).army(GATE_PLAINS, orcs=1)
    begins(table, FREE, "strategic-move")
    table.free.may_not("army:front-gate", because="B5A-14.1")


# Optional


@pytest.mark.rule("B5A-14.2")
def test_no_army_need_be_moved() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, orcs=1)
    before = dict(table.state.armies)
    for action in ("strategic-move", "attack"):
        begins(table, FREE, action).free.chooses("done")
        assert table.state.armies == before
        assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-14.2")
def test_one_of_the_two_moves_may_be_left_out() -> None:
    table = battlefield().army("camp", lake_men=2).army(FORD_PLAINS, lake_men=1)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", f"to:{GATE_PLAINS}")
    table.free.may(f"army:{FORD_PLAINS}", "done").chooses("done")
    assert table.units(GATE_PLAINS) == {"lake-men": 2}
    assert table.units(FORD_PLAINS) == {"lake-men": 1}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-14.2")
def test_a_fast_move_may_end_after_one_region() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1)
    begins(table, FREE, "fast-move").free.chooses("army:camp", f"to:{GATE_PLAINS}")
    table.free.may("halt", "to:front-gate").chooses("halt")
    assert table.units(GATE_PLAINS) == {"lake-men": 2}


@pytest.mark.rule("B5A-14.2")
def test_of_an_attack_action_the_move_and_the_attack_may_each_be_left_out() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, orcs=1)
    begins(table, FREE, "attack").free.chooses("army:camp", f"to:{WEST_MOUNTAINS}")
    table.free.may("no-attack", f"attack:{NORTH_PLAINS}").chooses("no-attack")
    assert table.units(WEST_MOUNTAINS) == {"lake-men": 2}
    assert table.asked == [(SHADOW, "act")]
    begins(table, FREE, "attack").free.chooses(f"army:{WEST_MOUNTAINS}", f"attack:{NORTH_PLAINS}")
    assert BattleBegan(FREE, (WEST_MOUNTAINS,), NORTH_PLAINS) in table.events


# Damage, and moving again


@pytest.mark.rule("B5A-14.3")
def test_damage_moves_with_the_army() -> None:
    table = battlefield().army("camp", lake_men=3, damage=2)
    begins(table, FREE, "strategic-move").free.chooses("army:camp")
    table.free.may_not("leave-damage", because="B5A-14.9").chooses(f"to:{GATE_PLAINS}")
    assert table.damage(GATE_PLAINS) == 2
    assert "camp" not in table.state.armies


@pytest.mark.rule("B5A-14.3")
def test_damage_moves_with_the_army_over_several_regions() -> None:
    table = battlefield().army("camp", lake_men=3, damage=3, tokens=1)
    begins(table, FREE, "fast-move").free.chooses("army:camp", f"to:{GATE_PLAINS}")
    table.free.chooses("to:front-gate")
    assert table.damage("front-gate") == 3


@pytest.mark.rule("B5A-14.4")
def test_an_army_may_be_moved_again_by_another_action_of_the_same_turn() -> None:
    table = battlefield().army("camp", orcs=2)
    table.acting(SHADOW, free="muster-army muster-army", shadow="army muster-army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:camp", f"to:{NORTH_PLAINS}").chooses("done")
    table.free.chooses("skip:muster-army")
    table.shadow.chooses("act:muster-army:attack").may(f"army:{NORTH_PLAINS}")
    table.shadow.chooses(f"army:{NORTH_PLAINS}", f"to:{FORD_PLAINS}")
    assert table.units(FORD_PLAINS) == {"orcs": 2}


# Splitting


@pytest.mark.rule("B5A-14.5")
def test_some_units_move_and_the_rest_stay_as_an_army_of_their_own() -> None:
    table = battlefield().army("camp", lake_men=2, wood_elf_archers=1)
    begins(table, FREE, "strategic-move")
    table.free.chooses("army:camp", "leave:lake-men", "leave:wood-elf-archers")
    table.free.may_not("leave:lake-men", "leave:wood-elf-archers", because="B5A-14.5")
    table.free.chooses(f"to:{GATE_PLAINS}").chooses("done")
    assert table.units(GATE_PLAINS) == {"lake-men": 1}
    assert table.units("camp") == {"lake-men": 1, "wood-elf-archers": 1}
    begins(table, FREE, "strategic-move").free.may("army:camp", f"army:{GATE_PLAINS}")


@pytest.mark.rule("B5A-14.5")
def test_only_units_that_are_there_can_be_left_behind() -> None:
    table = battlefield().army("camp", lake_men=1, wood_elf_archers=2)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", "leave:lake-men")
    table.free.may_not("leave:lake-men", "leave:dwarf-regulars", because="B5A-14.5")
    table.free.may("leave:wood-elf-archers")


@pytest.mark.rule("B5A-14.6")
def test_an_army_may_be_split_in_three_of_which_one_stays() -> None:
    hills = "broken-lands-middle-hills"
    table = battlefield().army(hills, great_orcs=2, orcs=3)
    begins(table, SHADOW, "strategic-move")
    table.shadow.chooses(
        *(f"army:{hills}", "leave:orcs", "leave:orcs", "leave:orcs"),
        "to:broken-lands-ford-marsh",
    )
    table.shadow.chooses(f"army:{hills}", "leave:orcs", "to:broken-lands-riverside-plains")
    assert table.units("broken-lands-ford-marsh") == {"great-orcs": 2}
    assert table.units("broken-lands-riverside-plains") == {"orcs": 2}
    assert table.units(hills) == {"orcs": 1}
    assert table.asked == [(FREE, "act")]  # each part has used one of the two moves


@pytest.mark.rule("B5A-14.6")
def test_an_army_may_be_split_in_two_that_both_move() -> None:
    table = battlefield().army("camp", lake_men=2, wood_elf_archers=1)
    begins(table, FREE, "strategic-move")
    table.free.chooses("army:camp", "leave:lake-men", "leave:lake-men", f"to:{GATE_PLAINS}")
    table.free.chooses("army:camp", f"to:{NORTH_PLAINS}")
    assert table.units(GATE_PLAINS) == {"wood-elf-archers": 1}
    assert table.units(NORTH_PLAINS) == {"lake-men": 2}
    assert table.units("camp") == {}


@pytest.mark.rule("B5A-14.7")
def test_characters_and_tokens_are_divided_freely_between_the_parts() -> None:
    table = battlefield().army("camp", lake_men=3, tokens=3)
    for who in ("bard", "dain", "bilbo"):
        table.character(who, "camp")
    begins(table, FREE, "strategic-move")
    table.free.chooses("army:camp", "leave:lake-men", "leave-token", "leave-character:dain")
    table.free.may("leave-token", "leave-character:bard", "leave-character:bilbo")
    table.free.may_not("leave-character:dain", because="B5A-10.15")
    table.free.chooses("leave-token", f"to:{GATE_PLAINS}").chooses("done")
    assert table.tokens("camp") == 2
    assert table.tokens(GATE_PLAINS) == 1
    assert table.state.characters["dain"] == "camp"
    assert table.state.characters["bard"] == GATE_PLAINS
    assert table.state.characters["bilbo"] == GATE_PLAINS


@pytest.mark.rule("B5A-14.7")
def test_all_characters_and_tokens_may_stay_with_the_rest() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).character("bard", "camp")
    begins(table, FREE, "strategic-move")
    table.free.chooses("army:camp", "leave:lake-men", "leave-token", "leave-character:bard")
    table.free.chooses(f"to:{GATE_PLAINS}")
    assert table.tokens("camp") == 1
    assert table.tokens(GATE_PLAINS) == 0
    assert table.state.characters["bard"] == "camp"


@pytest.mark.rule("B5A-14.7")
def test_what_stays_where_no_unit_stays_is_a_lone_character_and_no_token() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).character("bard", "camp")
    begins(table, FREE, "strategic-move")
    table.free.chooses("army:camp", "leave-token", "leave-character:bard", f"to:{GATE_PLAINS}")
    assert "camp" not in table.state.armies
    assert table.tokens(GATE_PLAINS) == 0
    assert table.state.characters["bard"] == "camp"


@pytest.mark.rule("B5A-14.8")
def test_the_part_moved_with_a_character_die_takes_a_token_along() -> None:
    table = battlefield().army("camp", orcs=3, great_orcs=2, tokens=2)
    begins(table, SHADOW, "fast-move")
    table.shadow.chooses("army:camp", *["leave:orcs"] * 3, "leave-token")
    table.shadow.may_not("leave-token", because="B5A-14.8")
    table.shadow.chooses(f"to:{GATE_PLAINS}").chooses("halt")
    assert table.units(GATE_PLAINS) == {"great-orcs": 2}
    assert table.tokens(GATE_PLAINS) == 1
    assert table.tokens("camp") == 1


@pytest.mark.rule("B5A-14.8")
@pytest.mark.parametrize("action", ["fast-move", "led-attack"])
def test_a_character_with_leadership_is_as_good_as_a_token(action: str) -> None:
    table = battlefield().army("camp", lake_men=3, tokens=1)
    table.character("bard", "camp").character("bilbo", "camp")
    begins(table, FREE, action).free.chooses("army:camp", "leave-token", "leave:lake-men")
    table.free.may("leave-character:bilbo")
    table.free.may_not("leave-character:bard", because="B5A-14.8")
    table.free.chooses(f"to:{GATE_PLAINS}")
    assert table.state.characters["bard"] == GATE_PLAINS
    assert table.tokens("camp") == 1


@pytest.mark.rule("B5A-14.8")
def test_a_character_without_leadership_does_not_make_a_part_movable() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).character("bilbo", "camp")
    begins(table, FREE, "fast-move").free.chooses("army:camp", "leave:lake-men")
    table.free.may_not("leave-token", because="B5A-14.8")


@pytest.mark.rule("B5A-14.8")
def test_a_part_moved_with_an_army_die_needs_no_leadership() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", "leave:lake-men")
    table.free.may("leave-token")


@pytest.mark.rule("B5A-14.9")
def test_no_part_of_a_split_army_has_more_damage_than_units() -> None:
    def archers_move(*left: str) -> Battlefield:
        table = battlefield().army("camp", lake_men=1, wood_elf_archers=2, damage=2)
        begins(table, FREE, "strategic-move")
        table.free.chooses("army:camp", "leave:lake-men", *left)
        return table

    table = archers_move()
    table.free.may("leave-damage").chooses(f"to:{GATE_PLAINS}")
    assert (table.damage("camp"), table.damage(GATE_PLAINS)) == (0, 2)
    table = archers_move("leave-damage")
    table.free.may_not("leave-damage", because="B5A-14.9").chooses(f"to:{GATE_PLAINS}")
    assert (table.damage("camp"), table.damage(GATE_PLAINS)) == (1, 1)


@pytest.mark.rule("B5A-14.9")
def test_what_the_moving_part_cannot_carry_stays() -> None:
    table = battlefield().army("camp", lake_men=1, wood_elf_archers=2, damage=3)
    begins(table, FREE, "strategic-move")
    table.free.chooses("army:camp", "leave:wood-elf-archers", "leave:wood-elf-archers")
    table.free.may_not("leave-damage", because="B5A-14.9").chooses(f"to:{GATE_PLAINS}")
    assert (table.damage("camp"), table.damage(GATE_PLAINS)) == (2, 1)


# Only once in an action


@pytest.mark.rule("B5A-14.10")
def test_what_has_moved_cannot_move_again_in_the_same_strategic_move() -> None:
    table = battlefield().army("camp", lake_men=2)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", f"to:{NORTH_PLAINS}")
    table.free.may_not(f"army:{NORTH_PLAINS}", because="B5A-14.10")
    table.free.may("army:southern-spur-west-mountains")


@pytest.mark.rule("B5A-14.10")
def test_of_an_army_that_was_joined_only_the_others_can_move() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1, damage=2).character("bard", "camp")
    table.army(NORTH_PLAINS, lake_men=1, dwarf_regulars=1, tokens=1, damage=1)
    table.character("dain", NORTH_PLAINS)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", f"to:{NORTH_PLAINS}")
    table.free.chooses(f"army:{NORTH_PLAINS}")
    table.free.may_not("leave-character:bard", because="B5A-10.15").may("leave-character:dain")
    table.free.may("leave:lake-men", "leave-token")
    table.free.chooses(f"to:{FORD_PLAINS}")
    assert table.units(FORD_PLAINS) == {"lake-men": 1, "dwarf-regulars": 1}
    assert (table.tokens(FORD_PLAINS), table.damage(FORD_PLAINS)) == (1, 1)
    assert table.state.characters["dain"] == FORD_PLAINS
    assert table.units(NORTH_PLAINS) == {"lake-men": 2}
    assert (table.tokens(NORTH_PLAINS), table.damage(NORTH_PLAINS)) == (1, 2)
    assert table.state.characters["bard"] == NORTH_PLAINS


# Attacking


@pytest.mark.rule("B5A-14.11")
def test_an_army_that_does_not_move_attacks_as_a_whole() -> None:
    table = battlefield().army("camp", lake_men=2, dwarf_veterans=1).army(NORTH_PLAINS, orcs=1)
    begins(table, FREE, "attack").free.chooses("army:camp").may(f"attack:{NORTH_PLAINS}")
    table.free.chooses("leave:lake-men")
    table.free.may_not(f"attack:{NORTH_PLAINS}", because="B5A-14.11")
    table.free.may(f"to:{WEST_MOUNTAINS}")


@pytest.mark.rule("B5A-14.11")
def test_an_army_that_cannot_move_cannot_be_split_to_attack() -> None:
    table = battlefield().army("front-gate", dwarf_veterans=2, tokens=1).army(GATE_PLAINS, orcs=1)
    table.character("thorin", "front-gate")
    begins(table, FREE, "attack").free.chooses("army:front-gate")
    table.free.may_not("leave:dwarf-veterans", "leave-token", because="B5A-14.11")
    table.free.may_not("leave-character:thorin", because="B5A-14.11")
    assert table.free.options == [f"attack:{GATE_PLAINS}"]


@pytest.mark.rule("B5A-14.12")
def test_the_army_that_moved_attacks_with_the_army_it_joined() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, wood_elf_archers=1)
    table.army(FORD_PLAINS, orcs=1)
    begins(table, FREE, "attack").free.chooses("army:camp")
    table.free.may_not(f"attack:{FORD_PLAINS}", because="B5A-3.3")  # not yet
    table.free.chooses(f"to:{NORTH_PLAINS}").chooses(f"attack:{FORD_PLAINS}")
    assert BattleBegan(FREE, (NORTH_PLAINS,), FORD_PLAINS) in table.events
    table.manoeuvres()
    rolls = [event for event in table.events if isinstance(event, CombatRolled)]
    assert {roll.seat: len(roll.white) for roll in rolls} == {FREE: 3, SHADOW: 1}


@pytest.mark.rule("B5A-14.12")
def test_the_attack_is_made_from_where_the_army_ended_and_by_no_other() -> None:
    table = battlefield().army("camp", lake_men=2).army(GATE_PLAINS, dwarf_veterans=3)
    table.army(FORD_PLAINS, orcs=1).army("eastern-bank-bend-plains", orcs=1)
    begins(table, FREE, "attack")
    table.free.chooses("army:camp", "leave:lake-men", f"to:{NORTH_PLAINS}")
    assert table.asked == [(FREE, "attack-after-move")]
    assert table.free.options == ["no-attack", f"attack:{FORD_PLAINS}"]
    table.free.may_not("attack:eastern-bank-bend-plains", because="B5A-3.3")
    table.free.chooses(f"attack:{FORD_PLAINS}")
    table.manoeuvres()
    rolls = [event for event in table.events if isinstance(event, CombatRolled)]
    assert {roll.seat: len(roll.white) for roll in rolls} == {FREE: 1, SHADOW: 1}


@pytest.mark.rule("B5A-14.13")
def test_an_army_without_leadership_makes_no_character_attack() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, orcs=1)
    table.army(WEST_MOUNTAINS, dwarf_regulars=1, tokens=1)
    begins(table, FREE, "led-attack").free.may_not("army:camp", because="B5A-12.2")
    table.free.chooses(f"army:{WEST_MOUNTAINS}").may(f"attack:{NORTH_PLAINS}")


@pytest.mark.rule("B5A-14.13")
def test_an_army_that_cannot_move_needs_leadership_for_a_character_attack_too() -> None:
    table = battlefield().army("front-gate", dwarf_veterans=1).army(GATE_PLAINS, orcs=1)
    table.army("camp", lake_men=1, tokens=1)
    begins(table, FREE, "led-attack").free.may_not("army:front-gate", because="B5A-12.2")
    table.army("front-gate", dwarf_veterans=1, tokens=1).free.may("army:front-gate")


@pytest.mark.rule("B5A-14.13")
def test_the_leadership_of_the_moving_part_is_enough_for_the_army_it_joins() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, orcs=1)
    table.army(WEST_MOUNTAINS, dwarf_regulars=1).character("dain", WEST_MOUNTAINS)
    begins(table, FREE, "led-attack").free.chooses(f"army:{WEST_MOUNTAINS}", "to:camp")
    table.free.may(f"attack:{NORTH_PLAINS}").chooses(f"attack:{NORTH_PLAINS}")
    assert BattleBegan(FREE, ("camp",), NORTH_PLAINS) in table.events


@pytest.mark.rule("B5A-14.13")
def test_the_leadership_of_the_army_that_is_joined_does_not_help_the_moving_part() -> None:
    table = battlefield().army("camp", lake_men=2).character("bard", "camp")
    table.army(NORTH_PLAINS, orcs=1).army(WEST_MOUNTAINS, dwarf_regulars=1)
    begins(table, FREE, "led-attack").free.may("army:camp")
    table.free.may_not(f"army:{WEST_MOUNTAINS}", because="B5A-12.2")


# What is not a part of the move


@pytest.mark.rule("B5A-14.1")
def test_a_fast_move_does_not_go_through_an_enemy_army() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).army(NORTH_PLAINS, orcs=1)
    begins(table, FREE, "fast-move").free.chooses("army:camp")
    table.free.may_not(f"to:{NORTH_PLAINS}", because="B5A-14.1").may(f"to:{BEND_HILLS}")
    table.shadow.may_not(f"army:{NORTH_PLAINS}", because="not-your-decision")


@pytest.mark.rule("B5A-14.9")
def test_the_moving_part_takes_all_damage_it_can_carry_unless_told_otherwise() -> None:
    table = battlefield().army("camp", lake_men=3, damage=2)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", "leave:lake-men")
    table.free.may("leave-damage").chooses(f"to:{NORTH_PLAINS}")
    assert (table.damage(NORTH_PLAINS), table.damage("camp")) == (2, 0)


@pytest.mark.rule("B5A-7.1")
def test_a_strategic_move_attacks_nobody() -> None:
    table = battlefield().army("camp", lake_men=2).army(NORTH_PLAINS, orcs=1)
    begins(table, FREE, "strategic-move").free.chooses("army:camp")
    table.free.may_not(f"attack:{NORTH_PLAINS}", because="B5A-7.1")


@pytest.mark.rule("B5A-14.5")
def test_what_one_side_moves_does_not_restrict_what_the_other_could_move() -> None:
    table = battlefield().army("camp", lake_men=2, damage=1).army(NORTH_PLAINS, orcs=1)
    begins(table, FREE, "attack").free.chooses("army:camp", "leave:lake-men")
    table.shadow.may_not("leave:orcs", "leave:lake-men", "leave-token", because="not-your-decision")
    table.shadow.may_not("leave-damage", "leave-character:bard", because="not-your-decision")
    table.shadow.may_not("to:ruins-of-dale", "halt", "attack:camp", because="not-your-decision")
    table.shadow.may_not(f"army:{NORTH_PLAINS}", because="not-your-decision")


@pytest.mark.rule("B5A-14.9")
def test_damage_is_left_behind_token_by_token() -> None:
    table = battlefield().army("camp", lake_men=5, damage=2)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", *("leave:lake-men",) * 2)
    table.free.chooses("leave-damage", f"to:{NORTH_PLAINS}")
    assert (table.damage(NORTH_PLAINS), table.damage("camp")) == (1, 1)


@pytest.mark.rule("B5A-14.9")
def test_all_damage_may_stay_with_those_who_can_bear_it_and_no_more_than_all() -> None:
    table = battlefield().army("camp", lake_men=3, damage=1)
    begins(table, FREE, "strategic-move").free.chooses("army:camp", *("leave:lake-men",) * 2)
    table.free.chooses("leave-damage").may_not("leave-damage", because="B5A-14.9")
    table.free.chooses(f"to:{NORTH_PLAINS}")
    assert (table.damage(NORTH_PLAINS), table.damage("camp")) == (0, 1)


@pytest.mark.rule("B5A-14.8")
def test_leadership_of_tokens_and_of_characters_that_go_along_adds_up() -> None:
    table = battlefield().army("camp", lake_men=1, tokens=1)
    table.character("bard", "camp").character("bilbo", "camp")
    begins(table, FREE, "fast-move").free.chooses("army:camp").may("leave-character:bilbo")
    table.free.chooses("leave-character:bilbo").may("leave-character:bard")


def marching(table: Battlefield) -> Battlefield:
    """The Free Peoples may move three armies."""
    return table.plays(FREE, "ev-marching-companies-overmastered")


@pytest.mark.rule("B5A-14.10")
def test_what_came_in_two_moves_does_not_go_on_in_a_third() -> None:
    table = battlefield().army("camp", lake_men=1).army(BEND_HILLS, lake_men=2)
    marching(table).free.chooses("army:camp", f"to:{GATE_PLAINS}")
    table.free.chooses(f"army:{BEND_HILLS}", f"to:{GATE_PLAINS}")
    table.free.may_not(f"army:{GATE_PLAINS}", because="B5A-14.10")


@pytest.mark.rule("B5A-14.10")
def test_only_what_was_there_before_goes_on_when_two_groups_have_come() -> None:
    table = battlefield().army("camp", lake_men=1, damage=1, tokens=1).character("bard", "camp")
    table.army(BEND_HILLS, lake_men=1, damage=1, tokens=1).character("dain", BEND_HILLS)
    table.army(GATE_PLAINS, dwarf_veterans=1, tokens=1).character("gandalf", GATE_PLAINS)
    marching(table).free.chooses("army:camp", f"to:{GATE_PLAINS}")
    table.free.chooses(f"army:{BEND_HILLS}", f"to:{GATE_PLAINS}")
    table.free.chooses(f"army:{GATE_PLAINS}", "to:front-gate")
    assert table.units("front-gate") == {"dwarf-veterans": 1}
    assert (table.damage("front-gate"), table.tokens("front-gate")) == (0, 1)
    assert table.state.characters["gandalf"] == "front-gate"
    assert table.units(GATE_PLAINS) == {"lake-men": 2}
    assert (table.damage(GATE_PLAINS), table.tokens(GATE_PLAINS)) == (2, 2)
    assert table.state.characters["bard"] == table.state.characters["dain"] == GATE_PLAINS
