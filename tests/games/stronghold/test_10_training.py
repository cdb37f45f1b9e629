"""Chapter 10: specialists on ramparts and in buildings, and new trolls."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, Walls
from ostrog.games.stronghold.board import events
from ostrog.kernel.runtime.events import Shuffled

RAMPARTS = ("l1", "l2", "l3", "r1", "r2", "r3", "r4")
WORKING = ("forge", "workshop", "scouts", "cathedral", "barracks", "guards")


def training(card: str, table: Walls | None = None) -> Walls:
    """The Invader uses a card of phase 4."""
    table = Walls.empty() if table is None else table
    table.row(card).supply(orc=2).phase(4)
    table.invader.chooses(f"use-card:{card}")
    return table


def quartermaster(rampart: str) -> Walls:
    """A table with a quartermaster on a rampart."""
    table = Walls.empty()
    table.state.training[rampart] = ["quartermaster"]
    return table


@pytest.mark.rule("STR-10.1")
def test_a_rampart_holds_two_different_training_tokens() -> None:
    table = Walls.empty()
    table.state.training |= {"l1": ["trench-master"], "l2": ["quartermaster"]}
    training("quartermaster", table)
    assert table.invader.options == [f"at:{place}" for place in RAMPARTS if place != "l2"]
    table.invader.chooses("at:l1")
    assert table.state.training["l1"] == ["trench-master", "quartermaster"]


@pytest.mark.rule("STR-10.1")
def test_artilleryman_and_trainer_leave_no_token() -> None:
    training("trainer").invader.chooses("at:fl")
    table = training("artilleryman", Walls.empty().machine("l1", "ballista"))
    assert events.MissRemoved("ballista", "l1", 3) in table.events
    assert not any(table.state.training.values())
    assert table.state.saboteurs == []


@pytest.mark.rule("STR-10.2")
def test_an_artilleryman_takes_one_miss_out_of_one_pile() -> None:
    table = Walls.empty().machine("l1", "ballista").machine("fr", "trebuchet")
    training("artilleryman", table)
    assert table.invader.options == ["cull:l1", "cull:fr"]
    table.invader.chooses("cull:fr")
    assert sorted(table.state.faces("pile-fr")) == ["hit"] * 2 + ["miss"] * 3
    assert table.state.faces("machine-out") == ["miss"]
    assert table.state.size("pile-l1") == 6
    assert Shuffled("pile-fr") in table.events


@pytest.mark.rule("STR-10.3")
def test_a_quartermaster_lets_one_unit_pass_in_each_maneuver() -> None:
    table = quartermaster("l1").attackers("fl", orc=3, goblin=1)
    table.march().invader.may("pass-through:orc:l1:w1", "pass-through:goblin:l1:w2")
    table.invader.chooses("pass-through:orc:l1:w1", "send:orc:fl-l1:1")
    assert not [each for each in table.invader.options if each.startswith("pass-through")]
    table.invader.chooses("done")
    assert (table.units("w1"), table.units("l1")) == ({"orc": 1}, {"orc": 1})
    table.invader.chooses("march:large").chooses("done")
    table.invader.chooses("pass-through:orc:l1:w2", "done")
    assert table.units("w2") == {"orc": 1}


@pytest.mark.rule("STR-10.3")
def test_without_a_quartermaster_nobody_passes() -> None:
    table = quartermaster("l2").attackers("fl", orc=1).march()
    passing = [each for each in table.invader.options if each.startswith("pass-through")]
    assert passing == ["pass-through:orc:l2:w2", "pass-through:orc:l2:w3"]


@pytest.mark.rule("STR-10.4")
def test_cannons_have_no_effect_at_a_rampart_with_a_trench_master() -> None:
    table = Walls.empty().attackers("l2", goblin=2).attackers("l3", goblin=2)
    table.state.training["l2"] = ["trench-master"]
    table.state.tower_works |= {"t2": "cannon", "t3": "cannon"}
    table.hit_cards("hit-1", "hit-5").at("cannons")
    table.defender.chooses("aim:t2:l2").chooses("aim:t3:l3")
    assert (table.count("l2"), table.count("l3")) == (2, 1)


@pytest.mark.rule("STR-10.5")
def test_every_action_of_a_sabotaged_building_costs_one_hourglass_more() -> None:
    table = Walls.empty().troops("barracks", marksman=1)
    table.state.saboteurs = ["cathedral", "barracks"]
    table.window(3).defender.may("lay:trap:2")
    table.defender.chooses("lay:blessing:3")
    assert events.HourglassesLaid("blessing", 3, 1) in table.events
    table.window(2).defender.may_not("train:train-soldier", because="STR-16.27")
    table.window(3).defender.chooses("train:train-soldier")
    assert table.units("barracks") == {"soldier": 1}


@pytest.mark.rule("STR-10.6")
def test_a_trainer_brings_two_trolls_from_the_bag_to_one_foreground() -> None:
    table = training("trainer", Walls.empty().attackers("fr", orc=2))
    assert table.invader.options == ["at:fl", "at:fr"]
    table.invader.chooses("at:fr")
    assert table.units("fr") == {"orc": 2, "troll": 2}
    assert table.state.bag == [60, 100, 38]


@pytest.mark.rule("STR-10.6")
def test_a_trainer_brings_what_the_bag_has_left() -> None:
    table = Walls.empty()
    table.state.bag = [5, 5, 1]
    training("trainer", table).invader.chooses("at:fl")
    assert table.units("fl") == {"troll": 1}
    assert table.state.bag == [5, 5, 0]


@pytest.mark.rule("STR-10.7")
def test_a_unit_that_uses_a_quartermaster_counts_against_the_foreground_limit() -> None:
    table = quartermaster("l1").attackers("fl", orc=7).march()
    table.invader.chooses("pass-through:orc:l1:w1")
    table.invader.may("send:orc:fl-l2:4").may_not("send:orc:fl-l2:5", because="STR-12.4")


@pytest.mark.rule("STR-10.7")
@pytest.mark.parametrize("path", ["fl-l1", "l1-w1"])
def test_a_unit_that_uses_a_quartermaster_meets_traps_on_both_paths(path: str) -> None:
    table = quartermaster("l1").attackers("fl", goblin=1).trap(path, "goblin-trap").march()
    table.invader.chooses("pass-through:goblin:l1:w1", "done")
    assert events.TrapSprung(path, "goblin-trap", 1, False) in table.events
    assert (table.units("l1"), table.units("w1")) == ({}, {})
    assert table.state.gone == [1, 0, 0]


@pytest.mark.rule("STR-10.7")
def test_a_unit_that_uses_a_quartermaster_needs_room_on_the_section() -> None:
    table = quartermaster("l2").attackers("fl", orc=1).attackers("w3", orc=3).march()
    table.invader.may("pass-through:orc:l2:w2")
    assert "pass-through:orc:l2:w3" not in table.invader.options


@pytest.mark.rule("STR-10.7")
def test_a_quartermaster_on_the_outermost_rampart_serves_units_from_the_one_before() -> None:
    table = quartermaster("r4").attackers("r3", orc=1).march()
    table.invader.chooses("pass-through:orc:r4:w9", "done")
    assert table.units("w9") == {"orc": 1}


@pytest.mark.rule("STR-10.8")
def test_there_is_one_saboteur_for_each_building_with_actions() -> None:
    table = Walls.empty()
    table.state.saboteurs = ["scouts"]
    training("saboteur", table)
    assert table.invader.options == [f"at:{each}" for each in WORKING if each != "scouts"]
    table.invader.chooses("at:guards")
    assert table.state.saboteurs == ["scouts", "guards"]


@pytest.mark.rule("STR-10.9")
def test_training_tokens_and_saboteurs_stay_in_later_turns() -> None:
    table = quartermaster("l1").troops("guards", marksman=1)
    table.state.saboteurs = ["forge", "scouts"]
    table.at("melee")
    assert table.state.turn == 2
    assert table.state.training["l1"] == ["quartermaster"]
    assert table.state.saboteurs == ["forge", "scouts"]
    table.window(1).defender.chooses("lay:track-saboteurs:1")
    assert table.state.saboteurs == []


@pytest.mark.rule("STR-10.10")
def test_a_unit_passes_a_full_rampart() -> None:
    """r1 full with 7 units and a quartermaster: one unit may go from fr through r1 to w5 or w6."""
    table = quartermaster("r1").attackers("r1", orc=7).attackers("fr", orc=2).march()
    table.invader.chooses("done").may_not("send:orc:fr-r1:1", because="STR-3.2")
    table.invader.may("pass-through:orc:r1:w5").chooses("pass-through:orc:r1:w6", "done")
    assert (table.count("r1"), table.units("w6")) == (7, {"orc": 1})


@pytest.mark.rule("STR-10.10")
def test_passing_the_outermost_rampart_brings_no_marauders() -> None:
    table = quartermaster("r4").attackers("r3", orc=1).attackers("marauders", goblin=1, orc=1)
    table.march().invader.chooses("pass-through:orc:r4:w9", "done")
    assert table.marauders == {"goblin": 1, "orc": 1}
    assert table.units("r4") == {}


@pytest.mark.rule("STR-10.11")
def test_an_artilleryman_needs_a_machine_with_a_miss() -> None:
    table = Walls.empty().row("artilleryman", "saboteur").supply(orc=2)
    table.machine("l1", "ballista", misses=0).phase(4)
    table.invader.may_not("use-card:artilleryman", because="STR-10.11")
    table.machine("l2", "catapult", misses=1).phase(4)
    table.invader.chooses("use-card:artilleryman")
    assert events.MissRemoved("catapult", "l2", 0) in table.events
    assert table.state.size("pile-l1") == 2
    assert table.state.faces("machine-out") == ["miss"]


@pytest.mark.rule("STR-10.12")
def test_a_trainer_needs_room_on_a_foreground() -> None:
    table = Walls.empty().attackers("fl", goblin=10).attackers("fr", goblin=10)
    table.row("saboteur", "trainer").supply(orc=2).phase(4)
    table.invader.may_not("use-card:trainer", because="STR-10.12")


@pytest.mark.rule("STR-10.12")
def test_with_room_for_one_a_trainer_brings_one() -> None:
    table = Walls.empty().attackers("fl", goblin=10).attackers("fr", goblin=9)
    training("trainer", table)
    assert table.units("fr") == {"goblin": 9, "troll": 1}
    assert table.state.bag[2] == 39
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-2.9")
@pytest.mark.parametrize(
    ("caught", "on_rampart", "on_section"),
    [("catch-passing", {"troll": 1}, {}), ("catch-other", {}, {"troll": 1})],
)
def test_the_defender_chooses_which_of_two_trolls_his_trap_kills(
    caught: str, on_rampart: dict[str, int], on_section: dict[str, int]
) -> None:
    table = Walls.empty().attackers("fl", troll=2).trap("fl-l2", "troll-trap")
    table.state.training["l2"] = ["quartermaster"]
    table.march().invader.chooses("send:troll:fl-l2:1", "pass-through:troll:l2:w3", "done")
    table.defender.chooses(caught)
    assert (table.units("l2"), table.units("w3")) == (on_rampart, on_section)


@pytest.mark.rule("STR-10.3")
def test_only_one_unit_passes_a_quartermaster_in_a_maneuver() -> None:
    table = Walls.empty().attackers("fl", orc=3)
    table.state.training["l2"] = ["quartermaster"]
    table.march().invader.chooses("pass-through:orc:l2:w3")
    table.invader.may_not("pass-through:orc:l2:w2", because="STR-10.3")
    table.invader.may_not("pass-through:orc:l1:w2", because="STR-10.3")
