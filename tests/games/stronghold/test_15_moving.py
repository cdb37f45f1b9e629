"""Chapter 15: spending hourglasses, moves and swaps of the Defender."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, Walls
from ostrog.games.stronghold.board import events


def move(table: Walls, unit: str, source: str, to: str) -> Walls:
    """The Defender moves a unit."""
    table.defender.chooses(f"take:{unit}:{source}", f"to:{to}")
    return table


def goals_of(table: Walls, pick: str) -> set[str]:
    """Where a unit or hero can go that the Defender takes up."""
    table.defender.chooses(pick)
    return {option.removeprefix("to:") for option in table.defender.options if "to:" in option}


@pytest.mark.rule("STR-15.1")
def test_hourglasses_are_spent_on_everything_in_any_order() -> None:
    table = Walls.empty().troops("barracks", marksman=2).troops("w1", soldier=1).window(7)
    table.defender.chooses("lay:cannon:1")
    table.defender.chooses("train:train-soldier")
    move(table, "soldier", "w1", "w2")
    table.defender.chooses("take:soldier:w2", "swap:marksman:barracks")
    table.defender.chooses("lay:cannon:1")
    move(table, "marksman", "w2", "t1")
    assert table.state.hourglasses == 0
    assert table.state.laid["cannon"] == 2
    assert table.units("barracks") == {"soldier": 2}
    assert table.units("t1") == {"marksman": 1}


@pytest.mark.rule("STR-15.2")
def test_a_move_of_a_unit_costs_an_hourglass() -> None:
    table = move(Walls.empty().troops("w1", soldier=2).window(3), "soldier", "w1", "w2")
    assert table.state.hourglasses == 2
    assert (table.units("w1"), table.units("w2")) == ({"soldier": 1}, {"soldier": 1})
    assert events.DefenderMoved("soldier", "w1", "w2") in table.events


@pytest.mark.rule("STR-15.2")
def test_a_move_of_a_hero_costs_an_hourglass() -> None:
    table = Walls.empty().hero("warrior", "w7").window(2)
    table.defender.chooses("lead:warrior", "to:w8")
    assert table.state.hourglasses == 1
    assert table.state.heroes["warrior"] == "w8"
    assert events.DefenderMoved("warrior", "w7", "w8") in table.events


@pytest.mark.rule("STR-15.2")
def test_nobody_moves_without_an_hourglass() -> None:
    table = Walls.empty().troops("w1", soldier=1).window(0)
    table.defender.may_not("take:soldier:w1", "lead:officer", because="STR-15.2")
    assert not [option for option in table.defender.options if "take" in option]


@pytest.mark.rule("STR-15.2")
def test_only_a_unit_that_is_there_moves() -> None:
    table = Walls.empty().troops("w1", soldier=1).window(1)
    table.defender.may_not("take:marksman:w1", "take:soldier:w2", because="STR-15.2")


@pytest.mark.rule("STR-15.3")
def test_a_unit_on_the_wall_goes_to_a_place_beside_it() -> None:
    table = Walls.empty().troops("w4", marksman=1).window(2)
    inside = {"courtyard", "barracks", "guards"}
    assert goals_of(table, "take:marksman:w4") - inside == {"w3", "w5", "t3", "t4"}
    table.defender.may_not("to:w2", "to:t5", "to:w6", because="STR-15.3")


@pytest.mark.rule("STR-15.3")
def test_a_marksman_leaves_a_tower_to_its_two_sections() -> None:
    table = Walls.empty().troops("t8", marksman=1).window(2)
    inside = {"courtyard", "barracks", "guards"}
    assert goals_of(table, "take:marksman:t8") - inside == {"w8", "w9"}
    table.defender.may_not("to:t7", "to:w7", because="STR-15.3")


@pytest.mark.rule("STR-15.4")
@pytest.mark.parametrize("source", ["w9", "t2"])
@pytest.mark.parametrize("to", ["courtyard", "barracks", "guards"])
def test_a_unit_on_the_wall_goes_inside(source: str, to: str) -> None:
    table = move(Walls.empty().troops(source, marksman=1).window(1), "marksman", source, to)
    assert table.units(to) == {"marksman": 1}
    assert table.state.hourglasses == 0


@pytest.mark.rule("STR-15.5")
def test_the_way_through_the_courtyard_is_shorter() -> None:
    """From w1 to w4: 2 hourglasses through the courtyard, 3 along the wall."""
    table = Walls.empty().troops("w1", soldier=1).window(2)
    move(move(table, "soldier", "w1", "courtyard"), "soldier", "courtyard", "w4")
    assert (table.units("w4"), table.state.hourglasses) == ({"soldier": 1}, 0)
    table = Walls.empty().troops("w1", soldier=1).window(3)
    for source, to in (("w1", "w2"), ("w2", "w3"), ("w3", "w4")):
        move(table, "soldier", source, to)
    assert (table.units("w4"), table.state.hourglasses) == ({"soldier": 1}, 0)


@pytest.mark.rule("STR-15.5")
@pytest.mark.parametrize("source", ["courtyard", "barracks", "guards", "forge"])
def test_a_unit_inside_goes_anywhere(source: str) -> None:
    table = Walls.empty().troops(source, marksman=1).window(1)
    wall = {f"w{number}" for number in range(1, 10)} | {f"t{number}" for number in range(1, 9)}
    inside = {"courtyard", "barracks", "guards"} - {source}
    assert goals_of(table, f"take:marksman:{source}") == wall | inside


@pytest.mark.rule("STR-15.6")
@pytest.mark.parametrize("source", ["w4", "courtyard", "barracks"])
def test_units_move_into_guards_and_barracks_only(source: str) -> None:
    table = Walls.empty().troops(source, soldier=1).window(1)
    closed = {"forge", "workshop", "scouts", "cathedral", "hospital"}
    goals = goals_of(table, f"take:soldier:{source}")
    assert not goals & closed
    assert {"guards", "barracks"} - {source} <= goals
    table.defender.may_not(*(f"to:{building}" for building in closed), because="STR-15.6")


@pytest.mark.rule("STR-15.7")
def test_a_hero_goes_to_the_next_section_or_the_courtyard() -> None:
    table = Walls.empty().hero("officer", "w4").window(1)
    assert goals_of(table, "lead:officer") == {"w3", "w5", "courtyard"}
    table.defender.may_not("to:t4", "to:w6", "to:barracks", because="STR-15.7")


@pytest.mark.rule("STR-15.7")
def test_a_hero_in_the_courtyard_reaches_any_section() -> None:
    table = Walls.empty().window(1)
    assert goals_of(table, "lead:officer") == {f"w{number}" for number in range(1, 10)}


@pytest.mark.rule("STR-15.7")
def test_a_hero_needs_two_moves_through_the_courtyard() -> None:
    """From w4 to w7: 2 hourglasses through the courtyard, 3 along the wall."""
    table = Walls.empty().hero("officer", "w4").window(5)
    table.defender.chooses("lead:officer", "to:courtyard").chooses("lead:officer", "to:w7")
    assert (table.state.heroes["officer"], table.state.hourglasses) == ("w7", 3)
    for section in ("w6", "w5", "w4"):
        table.defender.chooses("lead:officer", f"to:{section}")
    assert (table.state.heroes["officer"], table.state.hourglasses) == ("w4", 0)


@pytest.mark.rule("STR-15.8")
def test_the_same_unit_moves_again_and_others_after_it() -> None:
    table = Walls.empty().troops("w1", soldier=1).troops("w9", veteran=1).window(6)
    for source, to in (("w1", "w2"), ("w2", "w3"), ("w3", "w4"), ("w4", "w5")):
        move(table, "soldier", source, to)
    move(move(table, "veteran", "w9", "w8"), "soldier", "w5", "w6")
    assert (table.units("w6"), table.units("w8")) == ({"soldier": 1}, {"veteran": 1})


@pytest.mark.rule("STR-15.9")
def test_two_units_change_places_for_an_hourglass() -> None:
    table = Walls.empty().troops("w1", soldier=1).troops("w6", veteran=1).window(2)
    table.defender.chooses("take:soldier:w1", "swap:veteran:w6")
    assert (table.units("w1"), table.units("w6")) == ({"veteran": 1}, {"soldier": 1})
    assert table.state.hourglasses == 1
    assert events.DefendersSwapped("soldier", "w1", "veteran", "w6") in table.events


@pytest.mark.rule("STR-15.9")
def test_a_swap_needs_another_unit_elsewhere() -> None:
    table = Walls.empty().troops("w1", soldier=1, marksman=1).window(1)
    table.defender.chooses("take:soldier:w1")
    table.defender.may_not("swap:marksman:w1", "swap:veteran:w2", because="STR-15.9")


@pytest.mark.rule("STR-15.10")
def test_a_soldier_does_not_swap_with_a_marksman_in_a_tower() -> None:
    table = Walls.empty().troops("w1", soldier=1).troops("t5", marksman=1).window(1)
    table.defender.chooses("take:soldier:w1").may_not("swap:marksman:t5", because="STR-15.10")
    table = Walls.empty().troops("w1", soldier=1).troops("t5", marksman=1).window(1)
    table.defender.chooses("take:marksman:t5").may_not("swap:soldier:w1", because="STR-15.10")
    assert "swap:soldier:w1" not in table.defender.options


@pytest.mark.rule("STR-15.10")
def test_a_marksman_swaps_with_a_marksman_in_a_tower() -> None:
    table = Walls.empty().troops("w1", marksman=1).troops("t5", marksman=1).window(1)
    table.defender.chooses("take:marksman:w1").may("swap:marksman:t5")


@pytest.mark.rule("STR-15.10")
def test_heroes_do_not_swap() -> None:
    table = Walls.empty().hero("officer", "w4").troops("w5", soldier=1).window(1)
    table.defender.chooses("lead:officer").may_not("swap:soldier:w5", because="STR-15.10")


@pytest.mark.rule("STR-15.10")
def test_units_in_the_hospital_do_not_swap() -> None:
    table = Walls.empty().troops("hospital", soldier=1).troops("w5", marksman=1).window(1)
    table.defender.chooses("take:marksman:w5").may_not("swap:soldier:hospital", because="STR-15.10")
    assert "swap:soldier:hospital" not in table.defender.options


@pytest.mark.rule("STR-15.11")
def test_invaders_on_a_section_hinder_no_moves() -> None:
    table = Walls.empty().attackers("w2", troll=3).attackers("w3", orc=3)
    table = table.troops("w2", soldier=1).troops("w4", veteran=1).window(3)
    move(move(table, "soldier", "w2", "w3"), "veteran", "w4", "courtyard")
    table.defender.chooses("take:soldier:w3", "swap:veteran:courtyard")
    assert table.state.defenders["w3"] == [0, 0, 1]


@pytest.mark.rule("STR-15.12")
@pytest.mark.parametrize("building", ["forge", "workshop", "scouts", "cathedral"])
def test_a_unit_in_a_closed_building_leaves_but_does_not_swap(building: str) -> None:
    table = Walls.empty().troops(building, soldier=1).troops("w5", marksman=1).window(1)
    table.defender.chooses(f"take:soldier:{building}")
    assert "swap:marksman:w5" not in table.defender.options
    table.defender.may_not("swap:marksman:w5", because="STR-15.12").chooses("to:w3")
    assert table.units("w3") == {"soldier": 1}


@pytest.mark.rule("STR-15.12")
def test_nobody_swaps_into_a_closed_building() -> None:
    table = Walls.empty().troops("forge", soldier=1).troops("w5", marksman=1).window(1)
    table.defender.chooses("take:marksman:w5").may_not("swap:soldier:forge", because="STR-15.12")
    assert "swap:soldier:forge" not in table.defender.options


@pytest.mark.rule("STR-15.13")
def test_a_swap_joins_units_however_far_apart() -> None:
    """A marksman on w1 and the veteran in the barracks: 1 hourglass, then he can be trained."""
    table = Walls.empty().troops("w1", marksman=1).troops("barracks", veteran=1).window(3)
    table.defender.chooses("take:marksman:w1", "swap:veteran:barracks")
    assert (table.units("w1"), table.state.hourglasses) == ({"veteran": 1}, 2)
    table.defender.chooses("train:train-soldier")
    assert table.units("barracks") == {"soldier": 1}


@pytest.mark.rule("STR-15.13")
@pytest.mark.parametrize("place", ["w9", "t8", "courtyard", "barracks", "guards"])
def test_every_open_place_takes_part_in_swaps(place: str) -> None:
    table = Walls.empty().troops("t1", marksman=1).troops(place, marksman=1).window(1)
    table.defender.chooses("take:marksman:t1", f"swap:marksman:{place}")
    assert table.state.hourglasses == 0
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-15.14")
def test_hourglasses_are_spent_without_a_benefit() -> None:
    table = Walls.empty().troops("w1", soldier=1).troops("w2", soldier=1).window(3)
    move(move(table, "soldier", "w1", "courtyard"), "soldier", "courtyard", "w1")
    table.defender.chooses("take:soldier:w1", "swap:soldier:w2")
    assert table.units("w1") == table.units("w2") == {"soldier": 1}
    assert table.state.hourglasses == 0


@pytest.mark.rule("STR-15.15")
@pytest.mark.parametrize(
    ("place", "room"), [("w2", 3), ("w3", 2), ("t2", 2), ("barracks", 5), ("guards", 2)]
)
def test_nobody_moves_into_a_full_place(place: str, room: int) -> None:
    table = Walls.empty().troops(place, marksman=room).troops("courtyard", marksman=1).window(1)
    table.defender.chooses("take:marksman:courtyard")
    assert f"to:{place}" not in table.defender.options
    table.defender.may_not(f"to:{place}", because="STR-15.15").may(f"swap:marksman:{place}")


@pytest.mark.rule("STR-15.15")
@pytest.mark.parametrize(
    ("place", "room"), [("w2", 3), ("w3", 2), ("t2", 2), ("barracks", 5), ("guards", 2)]
)
def test_the_last_space_is_free_to_all(place: str, room: int) -> None:
    table = Walls.empty().troops(place, marksman=room - 1).troops("courtyard", marksman=1).window(1)
    move(table, "marksman", "courtyard", place)
    assert table.count(place) == room


@pytest.mark.rule("STR-11.12", "STR-15.2")
def test_a_gale_at_the_goal_makes_a_move_too_dear() -> None:
    table = Walls.empty().troops("w1", soldier=1).troops("w3", soldier=1).success("gale", "w2")
    table.window(1).defender.chooses("take:soldier:w1").may("to:courtyard")
    table.defender.may_not("to:w2", because="STR-11.12")
    table = Walls.empty().troops("w1", soldier=1).success("gale", "w2").window(2)
    table.defender.chooses("take:soldier:w1").may("to:w2")


@pytest.mark.rule("STR-11.12", "STR-15.9")
def test_a_gale_at_either_place_makes_a_swap_too_dear() -> None:
    table = Walls.empty().troops("w1", soldier=1).troops("w2", veteran=1).success("gale", "w2")
    table.window(1).defender.chooses("take:soldier:w1")
    table.defender.may_not("swap:veteran:w2", because="STR-11.12")
    table = Walls.empty().troops("w1", soldier=1).troops("w2", veteran=1).success("gale", "w2")
    table.window(2).defender.chooses("take:soldier:w1", "swap:veteran:w2")
    assert table.units("w1") == {"veteran": 1}
    assert table.state.hourglasses == 0
