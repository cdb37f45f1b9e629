"""Chapter 12: maneuvers, which bring units from the supply to the wall."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.invader.maneuvers import March
from ostrog.kernel import Ruleset
from ostrog.kernel.runtime.events import Moved


def marching(table: Walls, maneuver: str, *steps: Sequence[str]) -> Walls:
    """The Invader makes a maneuver; each step is what he announces, without the last `done`."""
    table.invader.chooses(f"march:{maneuver}")
    for step in steps:
        table.invader.chooses(*step, "done")
    return table


def both_maneuvers() -> Walls:
    """The right side after the large maneuver of the rulebook's example."""
    table = Walls.empty().attackers("r3", orc=6).attackers("r2", goblin=2)
    table.attackers("fr", orc=6, goblin=1).attackers("marauders", goblin=1, orc=1)
    table.supply(orc=12).phase(6)
    from_foreground = ["send:orc:fr-r3:6", "send:goblin:fr-r2:1"]
    return marching(table, "large", ["send:orc:r3-r4:5"], from_foreground, ["bring:orc:fr:7"])


@pytest.mark.rule("STR-12.1")
def test_at_least_one_maneuver_must_be_made() -> None:
    table = Walls.empty().phase(6)
    assert table.invader.options == ["march:small", "march:large"]


@pytest.mark.rule("STR-12.1")
def test_a_maneuver_that_moves_nothing_gives_its_hourglasses() -> None:
    table = Walls.empty().phase(6)
    table.invader.chooses("march:small").chooses("end-phase")
    assert events.HourglassesGiven(3, 3) in table.events


@pytest.mark.rule("STR-12.2")
@pytest.mark.parametrize(("first", "second"), [("small", "large"), ("large", "small")])
def test_both_maneuvers_are_made_once_in_any_order(first: str, second: str) -> None:
    table = Walls.empty().phase(6)
    table.invader.chooses(f"march:{first}").may("end-phase", f"march:{second}")
    table.invader.may_not(f"march:{first}", because="STR-12.2")
    table.invader.chooses(f"march:{second}")
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-12.3")
def test_the_order_of_the_steps_is_fixed() -> None:
    table = Walls.empty().attackers("l1", goblin=1).attackers("fl", goblin=1).supply(goblin=1)
    table.state.equipment["w9"] = ["sap"]
    table.march()
    asked = []
    while table.asked_kind != "maneuver":
        asked.append(table.asked_kind)
        table.invader.chooses("done")
    assert asked == ["saps", "march-from-ramparts", "march-from-foregrounds", "new-units"]


@pytest.mark.rule("STR-12.3")
def test_units_on_a_foreground_wait_for_their_step() -> None:
    table = Walls.empty().attackers("l1", goblin=1).attackers("fl", goblin=1).march()
    table.invader.may_not("send:goblin:fl-l1:1", because="STR-12.3")
    table.invader.chooses("done").may("send:goblin:fl-l1:1")
    table.invader.may_not("send:goblin:l1-w1:1", because="STR-12.3")


@pytest.mark.rule("STR-12.4", "STR-12.5")
@pytest.mark.parametrize(("maneuver", "most"), [("small", 5), ("large", 7)])
def test_so_many_units_leave_each_rampart_and_each_foreground(maneuver: str, most: int) -> None:
    rule = "STR-12.4" if maneuver == "small" else "STR-12.5"
    table = Walls.empty().attackers("l1", orc=7, goblin=1).attackers("fl", orc=10).march(maneuver)
    table.invader.chooses("send:orc:l1-w1:3").may(f"send:orc:l1-w2:{most - 3}")
    table.invader.chooses(f"send:orc:l1-w2:{most - 3}")
    table.invader.may_not("send:goblin:l1-w2:1", because=rule).chooses("done")
    table.invader.chooses("send:orc:fl-l1:2").may(f"send:orc:fl-l2:{most - 2}")
    table.invader.may_not(f"send:orc:fl-l2:{most - 1}", because=rule)


@pytest.mark.rule("STR-12.4", "STR-12.5")
@pytest.mark.parametrize(("maneuver", "most"), [("small", 5), ("large", 7)])
def test_so_many_new_units_come_to_each_foreground(maneuver: str, most: int) -> None:
    rule = "STR-12.4" if maneuver == "small" else "STR-12.5"
    table = Walls.empty().supply(orc=10, goblin=10).march(maneuver)
    table.invader.may(f"bring:orc:fl:{most}").may_not(f"bring:orc:fl:{most + 1}", because=rule)
    table.invader.chooses("bring:orc:fl:2", f"bring:goblin:fl:{most - 2}")
    table.invader.chooses(f"bring:orc:fr:{most}")
    table.invader.may_not("bring:goblin:fr:1", because=rule)


@pytest.mark.rule("STR-12.5")
def test_both_maneuvers_give_eight_hourglasses_in_one_window() -> None:
    table = Walls.empty().phase(6)
    table.invader.chooses("march:large").chooses("march:small")
    assert table.told(events.HourglassesGiven) == [events.HourglassesGiven(8, 8)]
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-12.6")
def test_the_outermost_rampart_moves_first() -> None:
    table = Walls.empty().attackers("r3", orc=5).attackers("r4", orc=2).attackers("r1", orc=1)
    table.phase(6)
    step = ["send:orc:r3-r4:3", "send:orc:r1-w5:1", "send:orc:r4-w9:2"]
    marching(table, "small", step)
    moved = [each.path for each in table.events if isinstance(each, events.GroupMoved)]
    assert moved == ["r4-w9", "r1-w5", "r3-r4"]


@pytest.mark.rule("STR-12.6")
def test_units_to_the_outermost_rampart_and_to_sections_share_a_limit() -> None:
    table = Walls.empty().attackers("r3", orc=7).march()
    table.invader.chooses("send:orc:r3-r4:3").may("send:orc:r3-w7:2")
    table.invader.may_not("send:orc:r3-w7:3", because="STR-12.4")


@pytest.mark.rule("STR-12.7")
def test_units_at_the_wall_stay_there_for_the_following_turns() -> None:
    table = Walls.empty().attackers("w4", orc=2).troops("w4", soldier=2).at("melee")
    assert table.state.turn == 2
    table.attackers("l1", goblin=1).march()
    assert [each for each in table.invader.options if "w4" in each] == []
    table.invader.chooses("done")
    assert table.units("w4") == {"orc": 2, "soldier": 2}


@pytest.mark.rule("STR-12.8")
@pytest.mark.parametrize("maneuver", ["small", "large"])
def test_marauders_join_any_unit_that_is_moved_to_the_outermost_rampart(maneuver: str) -> None:
    table = Walls.empty().attackers("r3", troll=1).attackers("marauders", goblin=1, orc=1)
    marching(table.phase(6), maneuver, ["send:troll:r3-r4:1"])
    assert table.units("r4") == {"goblin": 1, "orc": 1, "troll": 1}


@pytest.mark.rule("STR-12.8")
def test_marauders_do_not_join_units_elsewhere() -> None:
    table = Walls.empty().attackers("r3", troll=1).attackers("marauders", goblin=1, orc=1)
    marching(table.attackers("r4", orc=1).phase(6), "small", ["send:troll:r3-w8:1"])
    assert table.units("r4") == {"orc": 1}


@pytest.mark.rule("STR-12.9")
def test_the_marauders_field_is_refilled_from_the_bag() -> None:
    table = Walls.empty().attackers("r3", troll=2).attackers("marauders", goblin=1, orc=1)
    marching(table.phase(6), "small", ["send:troll:r3-r4:1"])
    assert table.marauders == {"goblin": 1, "orc": 1}
    assert table.state.bag == [59, 99, 40]
    marching(table, "large", ["send:troll:r3-r4:1"])
    assert table.units("r4") == {"goblin": 2, "orc": 2, "troll": 2}


@pytest.mark.rule("STR-12.9", "STR-12.10")
def test_with_room_for_one_the_invader_chooses_who_joins() -> None:
    table = Walls.empty().attackers("r3", troll=1).attackers("r4", orc=5)
    table.attackers("marauders", goblin=1, orc=1).phase(6)
    marching(table, "small", ["send:troll:r3-r4:1"])
    assert table.asked == [(INVADER, "marauders")]
    table.invader.chooses("join:goblin")
    assert table.units("r4") == {"goblin": 1, "orc": 5, "troll": 1}
    assert table.marauders == {"goblin": 1, "orc": 1}
    assert table.state.bag == [59, 100, 40]


@pytest.mark.rule("STR-12.10")
def test_without_room_nobody_joins() -> None:
    table = Walls.empty().attackers("r3", troll=1).attackers("r4", orc=6)
    table.attackers("marauders", goblin=1, orc=1).phase(6)
    marching(table, "small", ["send:troll:r3-r4:1"])
    assert table.count("r4") == 7
    assert table.marauders == {"goblin": 1, "orc": 1}


@pytest.mark.rule("STR-12.10")
def test_a_kind_that_is_not_in_the_bag_stays_out() -> None:
    table = Walls.empty().attackers("r3", troll=2).attackers("marauders", goblin=1, orc=1)
    table.state.bag = [0, 5, 5]
    marching(table.phase(6), "small", ["send:troll:r3-r4:1"])
    assert table.marauders == {"orc": 1}
    marching(table, "large", ["send:troll:r3-r4:1"])
    assert table.units("r4") == {"goblin": 1, "orc": 2, "troll": 2}


@pytest.mark.rule("STR-12.10")
def test_marauders_join_only_units_that_arrive_and_meet_no_trap() -> None:
    table = Walls.empty().attackers("r3", goblin=2, orc=1).trap("r3-r4", "goblin-trap")
    table.attackers("marauders", goblin=1, orc=1).phase(6)
    marching(table, "small", ["send:goblin:r3-r4:2"])
    assert table.units("r4") == {}
    table.trap("r3-r4", "goblin-trap")
    marching(table, "large", ["send:orc:r3-r4:1"])
    assert table.units("r4") == {"goblin": 1, "orc": 2}


@pytest.mark.rule("STR-12.11")
def test_the_example_of_a_small_maneuver() -> None:
    """From r1 1 and 4, l3 4 and 1, l2 2 and 2, fr 4 and 1, fl 2 and 3; 5 new units each."""
    table = Walls.empty().attackers("r1", orc=5).attackers("l3", orc=5).attackers("l2", orc=4)
    table.attackers("fr", orc=5).attackers("fl", orc=5).supply(orc=12).phase(6)
    right = ["send:orc:r1-w6:1", "send:orc:r1-w5:4"]
    left = ["send:orc:l3-w4:4", "send:orc:l3-w3:1", "send:orc:l2-w3:2", "send:orc:l2-w2:2"]
    from_foregrounds = [
        "send:orc:fr-r1:4",
        "send:orc:fr-r2:1",
        "send:orc:fl-l3:2",
        "send:orc:fl-l2:3",
    ]
    marching(table, "small", right + left, from_foregrounds, ["bring:orc:fr:5", "bring:orc:fl:5"])
    sections = {section: table.count(section) for section in ("w2", "w3", "w4", "w5", "w6")}
    assert sections == {"w2": 2, "w3": 3, "w4": 4, "w5": 4, "w6": 1}
    ramparts = {rampart: table.count(rampart) for rampart in ("l2", "l3", "r1", "r2")}
    assert ramparts == {"l2": 3, "l3": 2, "r1": 4, "r2": 1}
    assert (table.count("fl"), table.count("fr"), table.state.supply[1]) == (5, 5, 2)
    table.invader.chooses("end-phase").chooses("done")
    assert events.HourglassesGiven(3, 3) in table.events


@pytest.mark.rule("STR-12.12")
def test_the_example_of_a_large_maneuver() -> None:
    """r3 6, r2 2, fr 7: 5 to r4 with 2 marauders, 6 to r3, 1 to r2, 7 new units."""
    table = both_maneuvers()
    places = {place: table.count(place) for place in ("r4", "r3", "r2", "fr")}
    assert places == {"r4": 7, "r3": 7, "r2": 3, "fr": 7}


@pytest.mark.rule("STR-12.13", "STR-12.17")
def test_the_example_goes_on_with_a_small_maneuver() -> None:
    """r4 sends 5, then has room for 3 from r3 and 2 marauders; w7 is full with 5."""
    table = both_maneuvers()
    from_ramparts = [
        "send:orc:r4-w9:5",
        "send:orc:r3-r4:3",
        "send:orc:r3-w7:2",
        "send:goblin:r2-w7:3",
    ]
    from_foreground = ["send:orc:fr-r3:3", "send:orc:fr-r2:2"]
    marching(table, "small", from_ramparts, from_foreground, ["bring:orc:fr:5"])
    assert table.units("w7") == {"goblin": 3, "orc": 2}
    places = {place: table.count(place) for place in ("w9", "r4", "r3", "r2", "fr")}
    assert places == {"w9": 5, "r4": 7, "r3": 5, "r2": 2, "fr": 7}
    assert table.units("r4") == {"goblin": 2, "orc": 5}


@pytest.mark.rule("STR-12.15")
def test_all_units_on_a_path_are_one_group_for_a_trap() -> None:
    """3 goblins in two announcements and an orc on one path: all the goblins die."""
    table = Walls.empty().attackers("fl", goblin=3, orc=1).trap("fl-l1", "goblin-trap")
    table.state.training["l1"] = ["quartermaster"]
    step = ["send:goblin:fl-l1:2", "send:orc:fl-l1:1", "pass-through:goblin:l1:w1"]
    marching(table.phase(6), "small", step)
    assert events.GroupMoved("fl-l1", 3, 1, 0) in table.events
    assert events.TrapSprung("fl-l1", "goblin-trap", 3, False) in table.events
    assert (table.units("l1"), table.units("w1")) == ({"orc": 1}, {})


@pytest.mark.rule("STR-12.15")
def test_the_whole_step_is_announced_before_a_trap_is_turned_over() -> None:
    table = Walls.empty().attackers("l1", goblin=2).trap("l1-w1", "goblin-trap").march()
    table.invader.chooses("send:goblin:l1-w1:1").chooses("send:goblin:l1-w2:1")
    assert table.state.size("trap-l1-w1") == 1
    table.invader.chooses("done")
    assert (table.units("w1"), table.units("w2")) == ({}, {"goblin": 1})


@pytest.mark.rule("STR-12.16")
def test_a_unit_moves_one_place_in_each_maneuver() -> None:
    """An orc that starts on fl can stand on w2 at the assault, a new unit on a rampart."""
    table = Walls.empty().attackers("fl", orc=1).supply(goblin=1).phase(6)
    marching(table, "large", ["send:orc:fl-l2:1"], ["bring:goblin:fl:1"])
    assert (table.units("l2"), table.units("fl")) == ({"orc": 1}, {"goblin": 1})
    marching(table, "small", ["send:orc:l2-w2:1"], ["send:goblin:fl-l1:1"])
    assert (table.units("w2"), table.units("l1")) == ({"orc": 1}, {"goblin": 1})


@pytest.mark.rule("STR-12.17")
def test_places_emptied_in_the_same_step_count_as_free() -> None:
    table = Walls.empty().attackers("r4", orc=7).attackers("r3", orc=5).march()
    table.invader.may_not("send:orc:r3-r4:1", because="STR-3.2")
    table.invader.chooses("send:orc:r4-w9:3").may("send:orc:r3-r4:3")
    table.invader.may_not("send:orc:r3-r4:4", because="STR-3.2")


@pytest.mark.rule("STR-12.18")
def test_a_group_needs_room_even_where_a_trap_would_kill_some() -> None:
    table = Walls.empty().attackers("l3", goblin=3).attackers("w3", orc=2)
    table.lay("traps-shown", "goblin-trap")
    table.state.face_up_traps["l3-w3"] = "goblin-trap"
    table.march().invader.may("send:goblin:l3-w3:1")
    table.invader.may_not("send:goblin:l3-w3:2", because="STR-3.6")


@pytest.mark.rule("STR-12.19")
def test_a_trap_left_armed_works_again_in_the_other_maneuver() -> None:
    table = Walls.empty().attackers("l3", orc=2, goblin=2).trap("l3-w4", "goblin-trap").phase(6)
    marching(table, "small", ["send:orc:l3-w4:2"])
    assert events.TrapSprung("l3-w4", "goblin-trap", 0, False) in table.events
    marching(table, "large", ["send:goblin:l3-w4:2"])
    assert events.TrapSprung("l3-w4", "goblin-trap", 2, False) in table.events
    assert table.units("w4") == {"orc": 2}


@pytest.mark.rule("STR-12.10")
def test_marauders_join_one_by_one_as_long_as_there_is_room() -> None:
    """Two orcs and a goblin wait, and there is room for two of them."""
    table = Walls.empty(ruleset={"start.marauders.orc": 2}).attackers("marauders", goblin=1, orc=2)
    table.attackers("r3", orc=1).attackers("r4", orc=4)
    table.march().invader.chooses("send:orc:r3-r4:1", "done")
    table.invader.chooses("join:orc")
    march = table.state.stack[-1]
    assert isinstance(march, March)
    assert march.joining is None  # each is chosen anew
    table.invader.chooses("join:goblin")
    assert table.units("r4") == {"goblin": 1, "orc": 6}
    assert table.marauders == {"goblin": 1, "orc": 2}


@pytest.mark.rule("STR-12.4", "STR-12.5")
def test_limits_of_ramparts_and_foregrounds_differ_by_the_rules_of_a_match() -> None:
    ruleset: Ruleset = {"maneuvers.small.per_rampart": 2, "maneuvers.small.per_foreground": 4}
    table = Walls.empty(ruleset=ruleset).attackers("l1", orc=5).attackers("fl", orc=6).march()
    table.invader.may("send:orc:l1-w1:2").may_not("send:orc:l1-w1:3", because="STR-12.4")
    table.invader.chooses("done").may("send:orc:fl-l2:4")
    table.invader.may_not("send:orc:fl-l2:5", because="STR-12.4")


@pytest.mark.rule("STR-12.4", "STR-12.5")
@pytest.mark.parametrize(("maneuver", "rule"), [("small", "STR-12.4"), ("large", "STR-12.5")])
def test_new_units_in_all_are_limited_besides_those_of_each_foreground(
    maneuver: str, rule: str
) -> None:
    table = Walls.empty(ruleset={f"maneuvers.{maneuver}.new_in_all": 6}).supply(orc=9, goblin=9)
    table.march(maneuver).invader.chooses("bring:orc:fl:4").may(
        "bring:orc:fr:2", "bring:goblin:fl:1"
    )
    table.invader.may_not("bring:orc:fr:3", because=rule)


@pytest.mark.rule("STR-12.3", "STR-12.17")
def test_refusals_of_a_group_and_of_a_siege_tower() -> None:
    table = Walls.empty().attackers("l1", orc=2, goblin=1).attackers("fl", orc=2)
    table.put("siege_towers", fl=1).put("training", l1=["quartermaster"]).march()
    table.invader.may_not("send:orc:l1-w1:3", "send:troll:l1-w1:1", because="STR-12.17")
    table.invader.may_not("pass-through:orc:l1:w1", "tow:fl-l1", because="STR-12.3")
    table.invader.chooses("send:orc:l1-w1:1")
    table.invader.may_not("send:orc:l1-w2:2", "send:orc:l1-w1:1", because="STR-12.17")
    table.invader.chooses("done").may_not("pass-through:goblin:l1:w1", because="STR-12.17")


@pytest.mark.rule("STR-10.3", "STR-10.7", "STR-3.6")
def test_refusals_of_a_unit_that_passes_a_rampart() -> None:
    table = Walls.empty().attackers("fl", orc=9).attackers("w1", orc=4)
    table.put("training", l1=["quartermaster"], l2=["quartermaster"]).march()
    table.invader.may("pass-through:orc:l1:w2").may_not("pass-through:orc:l1:w1", because="STR-3.6")
    table.invader.may_not("pass-through:orc:l3:w3", because="STR-10.3")
    table.invader.may_not("pass-through:orc:l1:w3", because="STR-3.5")
    table.invader.chooses("pass-through:orc:l1:w2")
    table.invader.may_not("pass-through:orc:l1:w2", because="STR-10.3")
    table.invader.chooses("send:orc:fl-l3:4")
    table.invader.may_not("pass-through:orc:l2:w2", because="STR-10.7")


@pytest.mark.rule("STR-12.8", "STR-14.4")
def test_each_group_is_looked_at_when_it_has_arrived() -> None:
    """A siege tower and units that reach the outermost rampart, before and after other groups."""
    table = Walls.empty().objectives("tower-at-the-wall").put("siege_towers", r2=1, r4=1)
    table.attackers("r3", orc=2).attackers("r1", orc=1).attackers("marauders", goblin=1, orc=1)
    table.march().invader.chooses("tow:r2-w6", "send:orc:r1-w5:1", "send:orc:r3-r4:1", "done")
    assert table.asked == [(INVADER, "bonus")]
    assert table.told(events.GroupMoved)[-1] == events.GroupMoved("r2-w6", 0, 0, 0, True)
    table.invader.chooses("decline-bonus")
    assert table.units("r4") == {"goblin": 1, "orc": 2}
    assert table.state.counted["towers-at-the-wall"] == 1


@pytest.mark.rule("STR-14.4")
def test_a_siege_tower_on_its_way_fulfils_no_task() -> None:
    table = Walls.empty().objectives("tower-at-the-wall").put("siege_towers", fl=1)
    table.march().invader.chooses("tow:fl-l1", "done")
    assert table.asked == [(INVADER, "maneuver")]
    assert "towers-at-the-wall" not in table.state.counted


@pytest.mark.rule("STR-12.8")
def test_a_last_group_that_goes_elsewhere_does_not_call_marauders_off() -> None:
    table = Walls.empty().attackers("r3", orc=2).attackers("marauders", goblin=1, orc=1)
    table.march().invader.chooses("send:orc:r3-r4:1", "send:orc:r3-w7:1", "done")
    assert table.units("r4") == {"goblin": 1, "orc": 2}


@pytest.mark.rule("STR-12.4")
def test_new_units_come_from_the_supply_to_the_foreground_that_was_named() -> None:
    table = Walls.empty().supply(goblin=2, orc=3, troll=1).march()
    table.invader.chooses("bring:goblin:fl:1", "bring:orc:fr:2", "bring:troll:fl:1", "done")
    assert table.units("fl") == {"goblin": 1, "troll": 1}
    assert table.units("fr") == {"orc": 2}
    assert table.state.supply == [1, 1, 0]
    assert table.told(events.UnitsBrought) == [
        events.UnitsBrought("fl", 1, 0, 1),
        events.UnitsBrought("fr", 0, 2, 0),
    ]


@pytest.mark.rule("STR-12.15", "STR-16.14")
def test_a_group_sets_out_before_a_trap_is_turned_over() -> None:
    table = Walls.empty().attackers("l1", orc=1).trap("l1-w1", "goblin-trap").march()
    table.invader.chooses("send:orc:l1-w1:1", "done")
    kinds = (events.GroupMoved, Moved, events.TrapSprung)
    told = [type(each) for each in table.events if isinstance(each, kinds)]
    assert told == [events.GroupMoved, Moved, events.TrapSprung]
