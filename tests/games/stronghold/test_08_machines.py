"""Chapter 8: machines that are built in phase 2."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.kernel.runtime.events import Moved, Poured, Shuffled

PILE = ["hit"] * 2 + ["miss"] * 4


def building(machine: str, table: Walls | None = None) -> Walls:
    """The Invader has the card of a machine on the table, and enough to pay for it."""
    table = Walls.empty() if table is None else table
    return table.row(machine).supply(wood=10, orc=5).phase(2)


def built(machine: str, place: str) -> Walls:
    """The Invader pays for a machine and puts it on a place."""
    table = Walls.empty().row(machine).supply(wood=10, troll=1, goblin=2, orc=2).phase(2)
    table.invader.chooses(f"use-card:{machine}")
    table.invader.chooses(next(each for each in table.invader.options if each.startswith("pay:")))
    table.invader.chooses(f"at:{place}")
    return table


def spend(table: Walls) -> None:
    """The Defender spends his hourglasses on moves of the officer; then his window closes."""
    while table.asked == [(DEFENDER, "window")]:
        table.defender.chooses("lead:officer")
        table.defender.chooses(table.defender.options[-1])


def shot(machine: str, place: str, section: str, table: Walls | None = None) -> Walls:
    """A machine hits a section."""
    table = Walls.empty() if table is None else table
    table.machine(place, machine).at("siege_machines")
    table.invader.chooses(f"target:{place}:{section}")
    return table


@pytest.mark.rule("STR-8.1")
def test_the_invader_chooses_a_free_space_of_the_right_kind() -> None:
    table = Walls.empty().machine("l2", "catapult").machine("fl", "trebuchet")
    table.row("ballista", "trebuchet").supply(wood=12, troll=1, orc=2).phase(2)
    table.invader.chooses("use-card:ballista")
    assert table.invader.options == ["at:l1", "at:l3", "at:r1", "at:r2", "at:r3", "at:r4"]
    table.invader.chooses("at:r4")
    assert events.MachineBuilt("ballista", "r4") in table.events
    spend(table)
    table.invader.chooses("use-card:trebuchet")
    assert events.MachineBuilt("trebuchet", "fr") in table.events


@pytest.mark.rule("STR-8.1")
def test_a_mantelet_stands_beside_a_machine_but_not_beside_another() -> None:
    table = building("mantelet", Walls.empty().machine("l1", "ballista"))
    table.state.mantelets["l2"] = 1
    table.invader.chooses("use-card:mantelet").may("at:l1")
    assert "at:l2" not in table.invader.options


@pytest.mark.rule("STR-8.2")
@pytest.mark.parametrize(
    ("machine", "place"), [("ballista", "l1"), ("catapult", "r4"), ("trebuchet", "fl")]
)
def test_a_throwing_machine_gets_two_hits_and_four_misses_shuffled(
    machine: str, place: str
) -> None:
    table = built(machine, place)
    assert sorted(table.state.faces(f"pile-{place}")) == PILE
    assert Shuffled(f"pile-{place}") in table.events


@pytest.mark.rule("STR-8.2")
def test_a_mantelet_gets_no_pile() -> None:
    assert built("mantelet", "l1").state.size("pile-l1") == 0


@pytest.mark.rule("STR-8.3")
def test_four_throwing_machines_are_the_most() -> None:
    """2 catapults, 1 ballista, 1 trebuchet: no throwing machine can be built; a mantelet can."""
    table = Walls.empty().machine("l1", "catapult").machine("l2", "catapult")
    table.machine("l3", "ballista").machine("fl", "trebuchet")
    table.row("ballista", "trebuchet", "mantelet").supply(wood=10, orc=5, goblin=5).phase(2)
    table.invader.may("use-card:mantelet")
    table.invader.may_not("use-card:ballista", "use-card:trebuchet", because="STR-8.3")


@pytest.mark.rule("STR-8.3")
def test_a_fourth_throwing_machine_can_be_built() -> None:
    table = Walls.empty().machine("l1", "catapult").machine("l2", "catapult")
    table.machine("l3", "ballista")
    building("trebuchet", table).invader.may("use-card:trebuchet")


@pytest.mark.rule("STR-8.4")
def test_a_machine_fires_in_the_turn_in_which_it_was_built() -> None:
    table = built("catapult", "r2")
    spend(table)
    table.invader.chooses("march:small")
    while table.asked_kind != "window":
        table.invader.chooses("done" if "done" in table.invader.options else "end-phase")
    spend(table)
    table.invader.chooses("target:r2:w7")
    assert len(table.told(events.MachineFired)) == 1


@pytest.mark.rule("STR-8.4", "STR-8.5")
def test_a_machine_fires_every_turn_and_gets_better_with_every_miss() -> None:
    """Four misses in four turns: the pile is then two Hits, every further shot hits."""
    table = Walls.empty().machine("l1", "ballista").pile("l1", *["miss"] * 4, *["hit"] * 2)
    for hit in (False, False, False, False, True, True):
        table.at("siege_machines").invader.chooses("target:l1:w1")
        assert table.told(events.MachineFired) == [events.MachineFired("ballista", "l1", "w1", hit)]
    assert table.state.faces("pile-l1") == ["hit", "hit"]
    assert table.state.faces("machine-out") == ["miss"] * 4


@pytest.mark.rule("STR-8.5")
def test_a_hit_is_shuffled_back_into_the_same_pile() -> None:
    table = shot("ballista", "l1", "w1")
    assert sorted(table.state.faces("pile-l1")) == PILE
    assert Shuffled("pile-l1") in table.events


@pytest.mark.rule("STR-8.6", "STR-8.8")
@pytest.mark.parametrize("machine", ["ballista", "catapult"])
def test_a_machine_on_a_rampart_reaches_the_sections_with_a_path_from_there(machine: str) -> None:
    table = Walls.empty().machine("l3", machine).at("siege_machines")
    assert table.invader.options == ["target:l3:w3", "target:l3:w4"]
    table.invader.may_not("target:l3:w2", "target:l3:w5", because="STR-8.6")


@pytest.mark.rule("STR-8.6")
def test_a_ballista_stands_on_a_rampart() -> None:
    table = building("ballista").supply(wood=5, troll=1).phase(2)
    table.invader.chooses("use-card:ballista")
    assert set(table.invader.options) == {
        f"at:{r}" for r in ("l1", "l2", "l3", "r1", "r2", "r3", "r4")
    }


@pytest.mark.rule("STR-8.7")
def test_a_ballista_kills_a_unit_of_each_side() -> None:
    table = Walls.empty().troops("w2", soldier=1, veteran=1).attackers("w2", goblin=1, troll=1)
    shot("ballista", "l2", "w2", table)
    table.invader.chooses("casualty:veteran").chooses("victim:goblin")
    assert table.units("w2") == {"troll": 1, "soldier": 1}


@pytest.mark.rule("STR-8.7")
def test_a_ballista_may_fire_at_a_section_without_defenders() -> None:
    table = Walls.empty().troops("w3", soldier=1)
    shot("ballista", "l2", "w2", table)
    assert table.units("w3") == {"soldier": 1}
    assert events.MachineFired("ballista", "l2", "w2", True) in table.events


@pytest.mark.rule("STR-8.8")
def test_a_catapult_destroys_one_wall_element() -> None:
    table = Walls.empty().walls(w2=2).troops("w2", soldier=1)
    table.state.cauldrons["w2"] = "orc"
    shot("catapult", "l2", "w2", table)
    assert table.state.walls["w2"] == 1
    assert table.state.cauldrons["w2"] == "orc"
    assert table.units("w2") == {"soldier": 1}


@pytest.mark.rule("STR-8.9")
def test_without_wall_elements_a_catapult_destroys_the_cauldron() -> None:
    table = Walls.empty()
    table.state.cauldrons["w2"] = "orc"
    table.state.tower_works["t1"] = "poles"
    shot("catapult", "l2", "w2", table)
    assert table.state.cauldrons["w2"] == ""
    assert table.state.tower_works["t1"] == "poles"
    assert events.WallDestroyed("w2", "cauldron") in table.events


@pytest.mark.rule("STR-8.10")
@pytest.mark.parametrize("work", ["cannon", "poles", "bay-window"])
def test_with_neither_a_catapult_destroys_what_stands_in_an_adjacent_tower(work: str) -> None:
    table = Walls.empty().troops("t2", marksman=2)
    table.state.tower_works |= {"t2": work, "t3": "poles"}
    table.machine("l2", "catapult").at("cannons")
    if work == "cannon":
        table.defender.chooses("aim:t2:l2")
    table.invader.chooses("target:l2:w2")
    assert (table.state.tower_works["t2"], table.state.tower_works["t3"]) == ("", "poles")
    assert table.units("t2") == {"marksman": 2}
    assert events.WallDestroyed("t2", work) in table.events


@pytest.mark.rule("STR-8.10")
def test_between_two_towers_the_invader_chooses() -> None:
    table = Walls.empty()
    table.state.tower_works |= {"t1": "poles", "t2": "bay-window"}
    shot("catapult", "l2", "w2", table)
    assert table.invader.options == ["smash:t1", "smash:t2"]
    table.invader.chooses("smash:t2")
    assert (table.state.tower_works["t1"], table.state.tower_works["t2"]) == ("poles", "")


@pytest.mark.rule("STR-8.11")
def test_a_trebuchet_stands_on_a_foreground_and_reaches_every_section_of_its_side() -> None:
    table = building("trebuchet")
    table.invader.chooses("use-card:trebuchet")
    assert table.invader.options == ["at:fl", "at:fr"]
    table = Walls.empty().machine("fr", "trebuchet").walls(w9=1).at("siege_machines")
    assert table.invader.options == [f"target:fr:w{number}" for number in (5, 6, 7, 8, 9)]
    table.invader.may_not("target:fr:w4", because="STR-8.11").chooses("target:fr:w9")
    assert table.state.walls["w9"] == 0


@pytest.mark.rule("STR-8.12")
def test_marksmen_do_not_fire_at_a_rampart_with_a_mantelet() -> None:
    table = Walls.empty().attackers("l1", goblin=2).attackers("l2", goblin=1)
    table.troops("w2", marksman=2)
    table.state.mantelets["l1"] = 1
    table.at("marksmen")
    table.defender.may("fire:w2:l2:1").may_not("fire:w2:l1:1", because="STR-19.14")
    building("mantelet").invader.chooses("use-card:mantelet").may("at:r4")


@pytest.mark.rule("STR-8.13")
def test_a_siege_tower_is_built_on_a_foreground_and_moves_in_maneuvers() -> None:
    table = building("siege-tower")
    table.invader.chooses("use-card:siege-tower")
    assert table.invader.options == ["at:fl", "at:fr"]
    table.invader.chooses("at:fl")
    table.march("large").invader.chooses("tow:fl-l2", "done")
    assert table.state.siege_towers["l2"] == 1
    assert table.state.siege_towers["fl"] == 0


@pytest.mark.rule("STR-8.13")
def test_both_maneuvers_bring_a_siege_tower_from_the_foreground_to_the_wall() -> None:
    table = Walls.empty()
    table.state.siege_towers["fr"] = 1
    table.march("large").invader.chooses("tow:fr-r3", "done")
    table.invader.chooses("march:small").chooses("tow:r3-w8", "done")
    assert table.state.siege_towers["w8"] == 1


@pytest.mark.rule("STR-8.14")
def test_a_siege_tower_voids_wall_elements_and_the_cauldron() -> None:
    """3 orcs = 6 against 2 soldiers = 4, with 2 wall elements that do not count."""
    table = Walls.empty().walls(w4=2, w5=2).troops("w4", soldier=2).troops("w5", soldier=2)
    table.attackers("w4", orc=3).attackers("w5", orc=3)
    table.state.siege_towers["w4"] = 1
    table.state.cauldrons |= {"w4": "orc", "w5": "orc"}
    table.at("melee")
    assert events.StrengthCompared("w4", 6, 4) in table.events
    assert events.StrengthCompared("w5", 4, 6) in table.events


@pytest.mark.rule("STR-8.15")
def test_a_siege_tower_counts_against_the_limit_of_the_place_it_leaves() -> None:
    """Small maneuver, rampart with 6 units and a siege tower: the tower and 4 units may leave."""
    table = Walls.empty().attackers("l3", orc=6)
    table.state.siege_towers["l3"] = 1
    table.march().invader.chooses("tow:l3-w4", "send:orc:l3-w4:3")
    table.invader.may("send:orc:l3-w3:1").may_not("send:orc:l3-w3:2", because="STR-12.4")


@pytest.mark.rule("STR-8.15")
def test_a_siege_tower_finds_no_place_in_the_limit_after_five_units() -> None:
    table = Walls.empty().attackers("l3", orc=6)
    table.state.siege_towers["l3"] = 1
    table.march().invader.chooses("send:orc:l3-w4:5")
    table.invader.may_not("tow:l3-w4", because="STR-8.15")


@pytest.mark.rule("STR-8.15")
def test_a_siege_tower_takes_no_unit_space_but_there_is_one_for_each_section() -> None:
    table = Walls.empty().attackers("w3", goblin=3).attackers("l1", goblin=1)
    table.state.siege_towers |= {"l2": 1, "l3": 1, "fl": 2}
    table.march().invader.may("tow:l2-w3", "tow:l3-w3").chooses("tow:l2-w3")
    table.invader.may_not("tow:l3-w3", because="STR-8.15").chooses("tow:l3-w4", "done")
    assert (table.state.siege_towers["w3"], table.state.siege_towers["w4"]) == (1, 1)
    table.invader.chooses("tow:fl-l3", "tow:fl-l3", "done")
    assert (table.state.siege_towers["fl"], table.state.siege_towers["l3"]) == (0, 2)
    table.invader.chooses("march:large").may_not("tow:l3-w3", "tow:l3-w4", because="STR-8.15")


@pytest.mark.rule("STR-8.16")
def test_marksmen_beside_a_siege_tower_alone_are_not_in_melee_and_not_poisoned() -> None:
    table = Walls.empty().troops("w3", marksman=1).attackers("l2", goblin=1)
    table.state.siege_towers["w3"] = 1
    table.state.equipment["w3"] = ["poison"]
    table.at("marksmen").defender.chooses("fire:w3:l2:1", "done")
    assert table.units("l2") == {}
    assert table.units("w3") == {"marksman": 1}


@pytest.mark.rule("STR-8.16")
def test_a_siege_tower_alone_brings_no_marauders() -> None:
    table = Walls.empty().attackers("marauders", goblin=1, orc=1)
    table.state.siege_towers["r3"] = 1
    table.march().invader.chooses("tow:r3-r4", "done")
    assert table.state.siege_towers["r4"] == 1
    assert table.units("r4") == {}


@pytest.mark.rule("STR-8.16")
def test_a_siege_tower_alone_gets_no_order_and_no_fight() -> None:
    table = Walls.empty().attackers("w3", orc=1)
    table.state.siege_towers |= {"w3": 1, "w4": 1}
    table.march("large")
    while table.asked_kind != "orders":
        table.invader.chooses("end-phase" if "end-phase" in table.invader.options else "done")
    table.invader.may_not("open-order:bluff:w4", because="STR-13.2").chooses("done")


@pytest.mark.rule("STR-8.17")
def test_a_hit_that_finds_nothing_has_no_effect_and_is_shuffled_back() -> None:
    table = Walls.empty().troops("w2", soldier=1)
    shot("catapult", "l2", "w2", table)
    assert table.units("w2") == {"soldier": 1}
    assert table.told(events.WallDestroyed) == []
    assert sorted(table.state.faces("pile-l2")) == PILE
    assert Shuffled("pile-l2") in table.events


@pytest.mark.rule("STR-8.18")
def test_a_malfunction_is_for_throwing_machines_only() -> None:
    table = Walls.empty().machine("l2", "ballista").machine("fr", "trebuchet")
    table.state.siege_towers["fl"] = 1
    table.window(2).defender.chooses("lay:malfunction:2")
    assert table.defender.options == ["jam:l2", "jam:fr"]


@pytest.mark.rule("STR-8.19")
def test_a_siege_tower_at_a_section_stays_when_all_units_beside_it_die() -> None:
    table = Walls.empty().walls(w4=2).troops("w4", soldier=3).attackers("w4", goblin=1)
    table.state.siege_towers["w4"] = 1
    table.at("melee")
    assert table.units("w4") == {"soldier": 3}
    assert table.state.siege_towers["w4"] == 1
    table.attackers("w4", orc=3).at("melee")
    assert events.StrengthCompared("w4", 6, 6) in table.events


@pytest.mark.rule("STR-8.20")
def test_a_siege_tower_does_not_pass_a_quartermaster_with_a_unit() -> None:
    table = Walls.empty().attackers("fl", orc=1)
    table.state.siege_towers["fl"] = 1
    table.state.training["l1"] = ["quartermaster"]
    table.march().invader.chooses("tow:fl-l1", "pass-through:orc:l1:w2", "done")
    assert table.units("w2") == {"orc": 1}
    assert (table.state.siege_towers["l1"], table.state.siege_towers["w2"]) == (1, 0)


@pytest.mark.rule("STR-8.21")
def test_a_catapult_destroys_elements_where_a_siege_tower_stands() -> None:
    table = Walls.empty().walls(w2=2)
    table.state.siege_towers["w2"] = 1
    shot("catapult", "l2", "w2", table)
    assert table.state.walls["w2"] == 1


@pytest.mark.rule("STR-8.21")
def test_a_ballista_kills_the_invaders_own_unit_where_no_defender_is() -> None:
    table = Walls.empty().attackers("w2", orc=1).walls(w2=2)
    shot("ballista", "l2", "w2", table)
    assert events.InvadersDied("w2", 0, 1, 0, "ballista") in table.events
    assert table.units("w2") == {}


@pytest.mark.rule("STR-8.10")
@pytest.mark.parametrize("shield", ["walls", "cauldrons"])
def test_towers_are_no_matter_while_something_else_is_hit(shield: str) -> None:
    table = Walls.empty().put("tower_works", t1="poles", t2="cannon").machine("l1", "catapult")
    table.put(shield, w2=1 if shield == "walls" else "orc").at("siege_machines")
    table.invader.chooses("target:l1:w2")
    assert table.asked == [(INVADER, "supplies")]
    assert (table.state.tower_works["t1"], table.state.tower_works["t2"]) == ("poles", "cannon")
    assert (table.state.walls["w2"], table.state.cauldrons["w2"]) == (0, "")


@pytest.mark.rule("STR-8.5", "STR-8.2")
def test_a_pile_is_shuffled_with_the_card_in_it() -> None:
    table = Walls.empty().machine("l1", "ballista").at("siege_machines")
    table.invader.chooses("target:l1:w1")
    told = [each for each in table.events if isinstance(each, Poured | Shuffled)]
    assert told == [Poured("machine-shown", "pile-l1", 1), Shuffled("pile-l1")]


@pytest.mark.rule("STR-8.2", "STR-8.1")
def test_a_new_pile_is_shuffled_when_all_its_cards_lie_there() -> None:
    table = Walls.empty().row("ballista").supply(wood=9, troll=1).phase(2)
    table.invader.chooses("use-card:ballista").chooses("at:l1")
    told = [each for each in table.events if isinstance(each, Moved | Shuffled)]
    assert told[-1] == Shuffled("pile-l1")
    assert len(told) == 7


@pytest.mark.rule("STR-11.8", "STR-11.18")
def test_an_objective_is_looked_at_after_the_extra_casualty() -> None:
    table = Walls.empty().objectives("first-crack").machine("l1", "catapult").walls(w1=1)
    table.token("blood-stones", "l1", "success").troops("w1", soldier=1, marksman=1)
    table.at("siege_machines").invader.chooses("target:l1:w1")
    assert table.asked == [(INVADER, "casualty")]
    table.invader.chooses("casualty:soldier")
    assert table.asked == [(INVADER, "bonus")]
