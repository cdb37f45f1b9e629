"""Chapter 16: fast moves."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import ControlGained, TokensRemoved

DALE = "ruins-of-dale"
EAST_OF_DALE = "valley-central-plains"
NORTH_PLAINS = "eastern-bank-north-plains"
FORD_PLAINS = "eastern-bank-ford-plains"
BEND_HILLS = "eastern-bank-bend-hills"
GATE_PLAINS = "eastern-bank-gate-plains"
WEST_MOUNTAINS = "eastern-bank-west-mountains"
POINT = "goblin-mustering-point-north"
PASS = "mountain-pass-north"
BELOW_PASS = "eastern-bank-central-mountains"


def battlefield() -> Battlefield:
    """A board with a small army of each side, far away from everything."""
    table = Battlefield.empty().army("southern-spur-west-mountains", lake_men=1)
    return table.army("broken-lands-southeast-plains", orcs=1)


def fast_move(table: Battlefield, seat: int, *picks: str) -> Battlefield:
    """A seat begins a fast move; both have dice left."""
    table.acting(seat, free="character muster-army", shadow="character muster-army")
    table.seat(seat).chooses("act:character:fast-move").chooses(*picks)
    return table


def offered(table: Battlefield, seat: int) -> set[str]:
    return set(table.seat(seat).options)


# Step by step


@pytest.mark.rule("B5A-16.1")
def test_a_fast_move_goes_up_to_two_regions() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1)
    fast_move(table, FREE, "army:camp", f"to:{NORTH_PLAINS}")
    assert offered(table, FREE) == {
        *("halt", "to:camp", f"to:{FORD_PLAINS}"),
        *(f"to:{WEST_MOUNTAINS}", f"to:{BELOW_PASS}"),
    }
    table.free.chooses(f"to:{FORD_PLAINS}")
    assert table.units(FORD_PLAINS) == {"lake-men": 2}
    assert table.units("camp") == table.units(NORTH_PLAINS) == {}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-16.1")
def test_each_step_obeys_the_rules_of_movement() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).army("valley-southwest-plains", orcs=1)
    fast_move(table, FREE, "army:camp")
    table.free.may_not(f"to:{FORD_PLAINS}", because="B5A-3.3")
    table.free.chooses(f"to:{BEND_HILLS}")
    table.free.may_not("to:valley-southwest-plains", because="B5A-3.4")  # across the river
    table.free.may_not(f"to:{NORTH_PLAINS}", because="B5A-3.3")
    table.free.may(f"to:{GATE_PLAINS}", "to:camp")


@pytest.mark.rule("B5A-16.1")
def test_the_second_step_does_not_enter_a_region_with_an_enemy_army_either() -> None:
    table = battlefield().army(POINT, goblins=2, tokens=1).army(BELOW_PASS, dwarf_veterans=1)
    table.state.open_passes[POINT] = True
    fast_move(table, SHADOW, f"army:{POINT}", f"to:{PASS}")
    assert table.units(PASS) == {"goblins": 2}
    assert table.asked == [(FREE, "act")]  # nothing was left to choose
    table.army(POINT, goblins=1, tokens=1)
    table.state.armies.pop(BELOW_PASS)
    fast_move(table, SHADOW, f"army:{POINT}", f"to:{PASS}").shadow.may(f"to:{BELOW_PASS}")


@pytest.mark.rule("B5A-16.1", "B5A-33.10")
@pytest.mark.parametrize("card", ["sf-on-the-march", "ev-call-to-arms-stand-and-fight"])
def test_every_army_that_a_card_moves_goes_its_own_two_regions(card: str) -> None:
    table = Battlefield.empty().beorn(NORTH_PLAINS).army("camp", lake_men=2, tokens=1)
    table.army("lower-slopes", wood_elf_archers=1, tokens=1).plays(FREE, card)
    table.free.chooses("army:lower-slopes", "to:valley-southwest-plains").chooses(f"to:{DALE}")
    table.free.chooses("army:camp", f"to:{NORTH_PLAINS}")  # past Beorn
    table.free.may_not("halt", because="B5A-33.10").chooses(f"to:{FORD_PLAINS}")
    assert table.units(DALE) == {"wood-elf-archers": 1}
    assert table.units(FORD_PLAINS) == {"lake-men": 2}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-16.1", "B5A-33.10")
def test_an_army_that_can_only_go_past_beorn_moves_as_the_second_one_too() -> None:
    table = Battlefield.empty().beorn(GATE_PLAINS).army("front-gate", lake_men=2)
    table.army("lower-slopes", wood_elf_archers=1).plays(FREE, "sf-on-the-march")
    table.free.chooses("army:lower-slopes", "to:valley-southwest-plains").chooses(f"to:{DALE}")
    table.free.may("army:front-gate").chooses("army:front-gate", f"to:{GATE_PLAINS}")
    table.free.chooses(f"to:{BEND_HILLS}")
    assert table.units(BEND_HILLS) == {"lake-men": 2}


# The group is fixed at the start


@pytest.mark.rule("B5A-16.2", "B5A-16.3")
def test_an_army_splits_in_its_starting_region_and_not_on_the_way() -> None:
    table = battlefield().army("camp", lake_men=2, dwarf_regulars=1, tokens=2, damage=2)
    table.character("bard", "camp").character("dain", "camp")
    fast_move(table, FREE, "army:camp", "leave:lake-men", f"to:{NORTH_PLAINS}")
    assert {each.partition(":")[0] for each in table.free.options} == {"halt", "to"}
    table.free.may_not("leave:lake-men", "leave-token", because="not-now")
    table.free.may_not("leave-character:bard", because="not-now")
    table.free.chooses(f"to:{FORD_PLAINS}")
    assert table.units("camp") == {"lake-men": 1}
    assert table.units(FORD_PLAINS) == {"lake-men": 1, "dwarf-regulars": 1}
    assert NORTH_PLAINS not in table.state.armies


@pytest.mark.rule("B5A-16.3")
def test_nothing_is_picked_up_on_the_way() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1, damage=1).character("bard", "camp")
    table.army(NORTH_PLAINS, lake_men=1, dwarf_veterans=1, tokens=1, damage=2)
    table.character("dain", NORTH_PLAINS)
    fast_move(table, FREE, "army:camp", f"to:{NORTH_PLAINS}").free.chooses(f"to:{FORD_PLAINS}")
    assert table.units(FORD_PLAINS) == {"lake-men": 2}
    assert (table.tokens(FORD_PLAINS), table.damage(FORD_PLAINS)) == (1, 1)
    assert table.state.characters["bard"] == FORD_PLAINS
    assert table.units(NORTH_PLAINS) == {"lake-men": 1, "dwarf-veterans": 1}
    assert (table.tokens(NORTH_PLAINS), table.damage(NORTH_PLAINS)) == (1, 2)
    assert table.state.characters["dain"] == NORTH_PLAINS


@pytest.mark.rule("B5A-16.3")
def test_a_lone_character_on_the_way_stays_where_it_is() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).character("gandalf", NORTH_PLAINS)
    fast_move(table, FREE, "army:camp", f"to:{NORTH_PLAINS}").free.chooses(f"to:{FORD_PLAINS}")
    assert table.state.characters["gandalf"] == NORTH_PLAINS


# Stopping


@pytest.mark.rule("B5A-16.4")
def test_an_army_stops_on_entering_a_region_next_to_an_enemy_army() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).army(FORD_PLAINS, orcs=1)
    fast_move(table, FREE, "army:camp", f"to:{NORTH_PLAINS}")
    assert table.units(NORTH_PLAINS) == {"lake-men": 2}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-16.4")
def test_an_army_that_starts_next_to_an_enemy_army_may_walk_away_from_it() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).army(NORTH_PLAINS, orcs=1)
    fast_move(table, FREE, "army:camp", f"to:{BEND_HILLS}")
    table.free.may("to:eastern-bank-bend-plains").chooses("to:eastern-bank-bend-plains")
    assert table.units("eastern-bank-bend-plains") == {"lake-men": 2}


@pytest.mark.rule("B5A-16.4")
def test_an_army_that_comes_to_the_same_enemy_again_must_stop() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).army(NORTH_PLAINS, orcs=1)
    fast_move(table, FREE, "army:camp", f"to:{WEST_MOUNTAINS}")
    assert table.units(WEST_MOUNTAINS) == {"lake-men": 2}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-16.4")
def test_an_enemy_beyond_the_river_stops_nobody() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=1).army("valley-west-plains", orcs=1)
    fast_move(table, FREE, "army:camp", f"to:{BEND_HILLS}")
    table.free.may(f"to:{GATE_PLAINS}", "to:eastern-bank-bend-plains")


@pytest.mark.rule("B5A-16.4")
def test_an_enemy_beyond_a_ford_stops_an_army() -> None:
    table = battlefield().army("camp", orcs=2, tokens=1).army("fallen-bridge", lake_men=1)
    fast_move(table, SHADOW, "army:camp", f"to:{BEND_HILLS}")
    table.shadow.may("to:eastern-bank-bend-plains").chooses("to:eastern-bank-bend-plains")
    table.army(BEND_HILLS, orcs=1, tokens=1)
    fast_move(table, SHADOW, f"army:{BEND_HILLS}", "to:eastern-bank-bend-plains")
    assert table.asked == [(FREE, "act")]


# Stacking and entering


@pytest.mark.rule("B5A-16.5")
def test_the_limit_does_not_count_in_a_region_that_is_passed_through() -> None:
    table = battlefield().army("valley-northwest-plains", dwarf_regulars=1, dwarf_veterans=1)
    table.character("dain", "valley-northwest-plains").army(DALE, lake_men=3, wood_elf_archers=1)
    fast_move(table, FREE, "army:valley-northwest-plains", f"to:{DALE}")
    assert table.asked == [(FREE, "continue-step")]
    table.free.chooses(f"to:{EAST_OF_DALE}")
    assert table.asked == [(SHADOW, "act")]
    assert table.units(DALE) == {"lake-men": 3, "wood-elf-archers": 1}
    assert table.units(EAST_OF_DALE) == {"dwarf-regulars": 1, "dwarf-veterans": 1}


@pytest.mark.rule("B5A-16.5")
def test_the_limit_counts_where_the_army_stops() -> None:
    table = battlefield().army("valley-northwest-plains", dwarf_regulars=1, dwarf_veterans=1)
    table.character("dain", "valley-northwest-plains").army(DALE, lake_men=3, wood_elf_archers=1)
    fast_move(table, FREE, "army:valley-northwest-plains", f"to:{DALE}").free.chooses("halt")
    assert table.asked == [(FREE, "overstack")]
    table.free.chooses("remove:lake-men").may_not("remove:lake-men", because="B5A-13.2")
    table.free.chooses("done")
    assert sum(table.units(DALE).values()) == 5


@pytest.mark.rule("B5A-16.6")
def test_a_settlement_that_is_passed_through_changes_its_controller() -> None:
    table = battlefield().army("valley-northwest-plains", orcs=2, tokens=1)
    fast_move(table, SHADOW, "army:valley-northwest-plains", f"to:{DALE}")
    assert ControlGained(SHADOW, DALE) in table.events
    table.shadow.chooses(f"to:{EAST_OF_DALE}")
    assert table.state.control[DALE]


@pytest.mark.rule("B5A-16.6")
def test_enemy_recruitment_tokens_that_are_passed_are_removed() -> None:
    table = battlefield().army("valley-northwest-plains", orcs=2, tokens=1)
    table.lay(f"dwarves-and-men-at-{DALE}", "lake-men", "dwarf-veterans")
    table.lay(f"elves-at-{DALE}", "wood-elf-archers")
    fast_move(table, SHADOW, "army:valley-northwest-plains", f"to:{DALE}")
    assert TokensRemoved(DALE, "dwarves-and-men", 2) in table.events
    assert TokensRemoved(DALE, "elves", 1) in table.events
    table.shadow.chooses(f"to:{EAST_OF_DALE}")
    assert table.state.size(f"dwarves-and-men-at-{DALE}") == 0
    assert table.state.size(f"elves-at-{DALE}") == 0
