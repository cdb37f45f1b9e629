"""Chapter 16: the actions of buildings, and what they put on the board."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import PATHS
from ostrog.games.stronghold.board.pieces import MARKSMAN, SOLDIER, TRAPS, VETERAN

COSTS = {
    "cannon": 4,
    "cauldron": 3,
    "poles": 2,
    "bay-window": 3,
    "platform": 2,
    "reinforce-walls": 2,
    "trap": 2,
    "malfunction": 2,
    "spy": 3,
    "blessing": 3,
    "glare": 6,
    "sniper": 3,
    "confuse-orders": 2,
    "track-saboteurs": 1,
}


def complete(table: Walls, work: str, choice: str = "") -> Walls:
    """The Defender completes an action in a window; a unit in the forge lets him issue Detail."""
    table.troops("forge", soldier=1)
    cost = COSTS[work]
    table.window(cost).defender.chooses(f"lay:{work}:{cost}")
    if choice:
        table.defender.chooses(choice)
    return table


def after_phase_6(table: Walls, *orders: str) -> Walls:
    """The window after phase 6: 3 hourglasses of a small maneuver, 1 of secret orders."""
    table.march().invader.chooses("end-phase").chooses(*orders)
    assert table.asked == [(DEFENDER, "window")]
    return table


def next_turn(table: Walls) -> Walls:
    """The turn ends."""
    return table.at("clear")


# Hourglasses on actions


@pytest.mark.rule("STR-16.1")
def test_the_hourglass_on_the_last_space_triggers_the_action_at_once() -> None:
    table = Walls.empty().troops("forge", soldier=1).window(4)
    table.defender.chooses("lay:cannon:3")
    assert events.HourglassesLaid("cannon", 3, 1) in table.events
    assert table.asked == [(DEFENDER, "window")]
    table.defender.chooses("lay:cannon:1")
    assert table.asked == [(DEFENDER, "work")]
    table.defender.chooses("at:t3")
    assert table.state.tower_works["t3"] == "cannon"
    assert events.WorkCompleted("cannon") in table.events


@pytest.mark.rule("STR-16.1")
def test_no_more_hourglasses_are_laid_than_there_are_spaces() -> None:
    table = Walls.empty().window(6)
    table.defender.may("lay:cannon:4").may_not("lay:cannon:5", because="STR-16.1")
    table.defender.chooses("lay:cannon:1").may_not("lay:cannon:4", because="STR-16.1")
    assert table.state.hourglasses == 5


@pytest.mark.rule("STR-16.2")
def test_hourglasses_are_collected_over_windows_and_turns() -> None:
    """End of turn 2, 3 hourglasses lie on the glare (6): in turn 3 three more complete it."""
    table = Walls.empty(turn=2).window(2)
    table.defender.chooses("lay:glare:2")
    table.window(1, phase=3).defender.chooses("lay:glare:1")
    next_turn(table)
    assert (table.state.turn, table.state.laid["glare"]) == (3, 3)
    table.window(3).defender.chooses("lay:glare:3").chooses("at:w5")
    assert table.state.glare == "w5"


@pytest.mark.rule("STR-16.3")
def test_an_action_is_completed_once_in_a_turn() -> None:
    table = complete(Walls.empty(), "platform", "at:w1")
    table.window(2, phase=4)
    assert not [option for option in table.defender.options if "platform" in option]
    assert "lay:poles:2" in table.defender.options
    next_turn(table)
    complete(table, "platform", "at:w2")
    assert [table.state.platforms[section] for section in ("w1", "w2")] == [1, 1]


@pytest.mark.rule("STR-16.4")
def test_after_completion_the_hourglasses_are_cleared_and_none_is_laid_ahead() -> None:
    table = complete(Walls.empty(), "platform", "at:w1").window(3)
    assert table.state.laid["platform"] == 0
    table.defender.may_not("lay:platform:1", because="STR-16.4")
    next_turn(table).window(1).defender.chooses("lay:platform:1")
    assert table.state.laid["platform"] == 1


@pytest.mark.rule("STR-16.5")
def test_the_last_hourglass_is_not_laid_without_a_target() -> None:
    table = Walls.empty().window(2)
    table.defender.may_not("lay:malfunction:2", because="STR-16.5").chooses("lay:malfunction:1")
    assert "lay:malfunction:1" not in table.defender.options
    table.defender.may_not("lay:malfunction:1", because="STR-16.5")
    table.machine("l2", "ballista").window(1).defender.chooses("lay:malfunction:1")
    assert table.state.malfunction == "l2"


@pytest.mark.rule("STR-16.5")
def test_the_last_hourglass_is_not_laid_without_a_token() -> None:
    table = Walls.empty().put("tower_works", t1="cannon", t2="cannon", t3="cannon").window(4)
    table.defender.may("lay:cannon:3").may_not("lay:cannon:4", because="STR-16.5")


@pytest.mark.rule("STR-16.6")
def test_a_saboteur_adds_a_space_to_each_action_of_his_building() -> None:
    """A cannon costs 4, 3 hourglasses lie there; a saboteur arrives: 2 more are needed."""
    table = Walls.empty().put("laid", cannon=3).board(saboteurs=["forge"]).window(5)
    table.defender.chooses("lay:cannon:1")
    assert table.asked == [(DEFENDER, "window")]
    table.defender.chooses("lay:cannon:1")
    assert table.asked == [(DEFENDER, "work")]
    table.defender.chooses("at:t1").chooses("lay:cauldron:3")
    assert events.HourglassesLaid("cauldron", 3, 1) in table.events


@pytest.mark.rule("STR-16.6")
def test_a_saboteur_in_the_barracks_makes_training_dearer() -> None:
    table = Walls.empty().troops("barracks", marksman=1).board(saboteurs=["barracks"]).window(2)
    table.defender.may_not("train:train-soldier", because="STR-16.27")
    table.window(3).defender.chooses("train:train-soldier")
    assert table.state.hourglasses == 0


@pytest.mark.rule("STR-16.6")
def test_other_buildings_do_not_feel_a_saboteur() -> None:
    table = complete(Walls.empty().board(saboteurs=["forge"]), "platform", "at:w1")
    assert table.state.platforms["w1"] == 1


# Forge and workshop


@pytest.mark.rule("STR-16.7")
def test_a_cannon_stands_in_a_tower_without_a_machine_and_fires() -> None:
    table = Walls.empty().put("tower_works", t1="poles", t2="bay-window", t4="cannon")
    complete(table, "cannon")
    assert table.defender.options == ["at:t3", "at:t5", "at:t6", "at:t7", "at:t8"]
    table.defender.chooses("at:t7")
    table.put("tower_works", t4="").attackers("r3", goblin=1).hit_cards("hit-1").at("cannons")
    table.defender.chooses("aim:t7:r3")
    assert events.InvadersDied("r3", 1, 0, 0, "cannon") in table.events


@pytest.mark.rule("STR-16.8")
@pytest.mark.parametrize(
    ("cauldron", "killed"), [("goblin", (3, 0, 0)), ("orc", (0, 1, 0)), ("troll", (0, 0, 1))]
)
def test_a_cauldron_kills_a_unit_of_its_kind_or_all_goblins(
    cauldron: str, killed: tuple[int, int, int]
) -> None:
    table = complete(Walls.empty(), "cauldron", f"cauldron:{cauldron}:w7")
    table.attackers("w7", goblin=3, orc=2, troll=2).attackers("w6", goblin=1, orc=1, troll=1)
    table.at("melee")
    assert events.InvadersDied("w7", *killed, "cauldron") in table.events
    assert len(table.told(events.InvadersDied)) == 1


@pytest.mark.rule("STR-16.8")
def test_a_cauldron_works_in_every_melee() -> None:
    table = Walls.empty().put("cauldrons", w7="orc")
    for _ in range(2):
        table.attackers("w7", orc=1).at("melee")
        assert events.InvadersDied("w7", 0, 1, 0, "cauldron") in table.events
    assert table.state.cauldrons["w7"] == "orc"


@pytest.mark.rule("STR-16.9")
def test_poles_stand_in_a_tower_without_a_machine() -> None:
    table = complete(Walls.empty().put("tower_works", t1="poles", t5="cannon"), "poles")
    assert table.defender.options == ["at:t2", "at:t3", "at:t4", "at:t6", "at:t7", "at:t8"]


@pytest.mark.rule("STR-16.9")
def test_poles_are_used_against_a_section_beside_them() -> None:
    table = Walls.empty().put("tower_works", t2="poles").troops("w2", veteran=3)
    table.troops("w3", veteran=2).attackers("w2", orc=1).attackers("w3", goblin=1)
    table.attackers("w4", goblin=1).walls(w4=1).at("melee")
    assert table.asked == [(DEFENDER, "poles")]
    assert table.defender.options == ["poke:t2:w2", "poke:t2:w3"]
    table.hit_cards("hit-3").defender.chooses("poke:t2:w2")
    assert events.InvadersDied("w2", 0, 1, 0, "poles") in table.events


@pytest.mark.rule("STR-16.10")
@pytest.mark.parametrize(("marksmen", "strength"), [(0, 2), (1, 3), (2, 3)])
@pytest.mark.parametrize("section", ["w2", "w3"])
def test_a_bay_window_with_a_marksman_strengthens_both_sections(
    section: str, marksmen: int, strength: int
) -> None:
    table = complete(Walls.empty(), "bay-window", "at:t2").troops("t2", marksman=marksmen)
    table.troops(section, soldier=1).attackers(section, goblin=1).at("melee")
    assert events.StrengthCompared(section, 1, strength) in table.events


@pytest.mark.rule("STR-16.10")
def test_a_bay_window_needs_a_tower_without_a_machine() -> None:
    table = complete(Walls.empty().put("tower_works", t3="cannon"), "bay-window")
    table.defender.may("at:t4")
    assert "at:t3" not in table.defender.options


@pytest.mark.rule("STR-16.11")
def test_a_platform_makes_room_for_one_more_unit() -> None:
    table = Walls.empty().troops("w3", soldier=2).troops("courtyard", soldier=2).window(1)
    table.defender.chooses("take:soldier:courtyard").may_not("to:w3", because="STR-15.15")
    complete(table, "platform", "at:w3").window(2)
    table.defender.chooses("take:soldier:courtyard", "to:w3").chooses("take:soldier:courtyard")
    table.defender.may_not("to:w3", because="STR-15.15")
    assert table.units("w3") == {"soldier": 3}


@pytest.mark.rule("STR-16.11")
def test_a_section_holds_one_platform() -> None:
    table = complete(Walls.empty().put("platforms", w3=1), "platform")
    assert "at:w3" not in table.defender.options


@pytest.mark.rule("STR-16.12")
def test_walls_are_reinforced_by_one_element_on_any_section() -> None:
    table = complete(Walls.empty().walls(w1=4, w2=3), "reinforce-walls")
    assert table.defender.options == [f"at:w{number}" for number in range(2, 10)]
    table.defender.chooses("at:w2")
    assert table.state.walls["w2"] == 4
    assert table.state.wall_stock() == 23 - 8


@pytest.mark.rule("STR-16.12")
def test_walls_are_reinforced_from_the_stock() -> None:
    table = Walls.empty().walls(w1=4, w2=4, w3=4, w4=4, w5=4, w6=3).window(2)
    table.defender.may_not("lay:reinforce-walls:2", because="STR-16.5")


# Scouts


@pytest.mark.rule("STR-16.13")
def test_a_trap_of_any_kind_lies_face_down_on_a_free_path() -> None:
    table = Walls.empty().board(bridges=["l1-w1"]).trap("l2-w2", "goblin-trap")
    complete(table.put("face_up_traps", **{"r3-r4": "troll-trap"}), "trap")
    paths = {option.split(":")[2] for option in table.defender.options}
    assert len(table.defender.options) == 3 * len(paths) == 3 * 18
    assert not paths & {"l1-w1", "l2-w2", "r3-r4"}
    table.defender.chooses("set-trap:troll-trap:fl-l1")
    assert table.defender.sees("trap-fl-l1") == ["troll-trap"]
    assert table.invader.sees("trap-fl-l1") == []
    assert events.WorkPlaced("trap", "fl-l1") in table.events


def sends(table: Walls, *picks: str, maneuver: str = "large") -> Walls:
    """The Invader begins a maneuver and sends these from one place."""
    table.march(maneuver).invader.chooses(*picks, "done")
    return table


@pytest.mark.rule("STR-16.14")
def test_a_group_turns_a_trap_over() -> None:
    table = Walls.empty().attackers("fl", goblin=1, orc=1).trap("fl-l2", "goblin-trap")
    sends(table, "send:goblin:fl-l2:1", "send:orc:fl-l2:1")
    assert events.TrapSprung("fl-l2", "goblin-trap", 1, False) in table.events
    assert table.units("l2") == {"orc": 1}


@pytest.mark.rule("STR-16.14")
def test_a_siege_tower_alone_turns_a_trap_over() -> None:
    table = Walls.empty().put("siege_towers", fl=1).trap("fl-l2", "goblin-trap")
    sends(table, "tow:fl-l2")
    assert events.TrapSprung("fl-l2", "goblin-trap", 0, False) in table.events
    assert table.state.siege_towers["l2"] == 1


@pytest.mark.rule("STR-16.15")
@pytest.mark.parametrize(
    ("trap", "left"),
    [
        ("goblin-trap", {"orc": 1, "troll": 2}),
        ("troll-trap", {"goblin": 3, "orc": 1, "troll": 1}),
        ("siege-tower-trap", {"goblin": 3, "orc": 1, "troll": 2}),
    ],
)
def test_traps_kill_all_goblins_or_one_troll(trap: str, left: dict[str, int]) -> None:
    """3 goblins, 1 orc and 2 trolls take one path."""
    table = Walls.empty().attackers("fl", goblin=3, orc=1, troll=2).trap("fl-l1", trap)
    sends(table, "send:goblin:fl-l1:3", "send:orc:fl-l1:1", "send:troll:fl-l1:2")
    assert table.units("l1") == left
    assert table.units("fl") == {}


@pytest.mark.rule("STR-16.16")
def test_a_siege_tower_trap_stops_the_tower_until_a_later_phase() -> None:
    table = Walls.empty().put("siege_towers", fl=1).trap("fl-l1", "siege-tower-trap")
    sends(table, "tow:fl-l1", maneuver="small")
    assert events.TrapSprung("fl-l1", "siege-tower-trap", 0, True) in table.events
    assert (table.state.siege_towers["fl"], table.state.siege_towers["l1"]) == (1, 0)
    table.attackers("fl", orc=1).invader.chooses("march:large")
    assert not [option for option in table.invader.options if "tow" in option]
    table.invader.may_not("tow:fl-l2", because="STR-16.16")


@pytest.mark.rule("STR-16.16")
def test_a_stopped_tower_goes_on_by_another_path_only() -> None:
    table = Walls.empty().put("siege_towers", fl=1).trap("fl-l1", "siege-tower-trap")
    next_turn(sends(table, "tow:fl-l1")).march()
    towing = [option for option in table.invader.options if "tow" in option]
    assert towing == ["tow:fl-l2", "tow:fl-l3"]
    table.invader.may_not("tow:fl-l1", because="STR-16.16").chooses("tow:fl-l3", "done")
    assert table.state.siege_towers["l3"] == 1


@pytest.mark.rule("STR-16.16")
def test_another_tower_of_that_place_is_not_stopped() -> None:
    table = Walls.empty().put("siege_towers", fl=2).trap("fl-l1", "siege-tower-trap")
    sends(table, "tow:fl-l1", maneuver="small").invader.chooses("march:large")
    table.invader.may("tow:fl-l2").chooses("tow:fl-l2", "done")
    assert (table.state.siege_towers["fl"], table.state.siege_towers["l2"]) == (1, 1)


@pytest.mark.rule("STR-16.17")
def test_a_trap_that_killed_returns_to_the_stock() -> None:
    table = Walls.empty().attackers("fl", troll=1).trap("fl-l1", "troll-trap")
    sends(table, "send:troll:fl-l1:1")
    assert table.state.face_up_traps == {}
    assert table.defender.sees("traps-stock").count("troll-trap") == 3


@pytest.mark.rule("STR-16.17")
def test_a_trap_without_a_matching_unit_stays_face_up_and_armed() -> None:
    table = Walls.empty().attackers("fl", orc=2, troll=1).trap("fl-l1", "troll-trap")
    sends(table, "send:orc:fl-l1:2", maneuver="small")
    assert table.state.face_up_traps == {"fl-l1": "troll-trap"}
    assert table.units("l1") == {"orc": 2}
    table.invader.chooses("march:large").chooses("done").chooses("send:troll:fl-l1:1", "done")
    assert events.TrapSprung("fl-l1", "troll-trap", 1, False) in table.events
    assert table.units("l1") == {"orc": 2}


@pytest.mark.rule("STR-16.17")
def test_a_siege_tower_trap_stays_for_good() -> None:
    table = Walls.empty().put("siege_towers", fl=1).trap("fl-l1", "siege-tower-trap")
    next_turn(sends(table, "tow:fl-l1"))
    assert table.state.face_up_traps == {"fl-l1": "siege-tower-trap"}
    assert table.defender.sees("traps-stock").count("siege-tower-trap") == 2


@pytest.mark.rule("STR-16.18")
def test_a_machine_with_a_malfunction_does_not_fire_in_this_turn() -> None:
    table = Walls.empty().machine("l2", "ballista").machine("fr", "trebuchet")
    complete(table.put("mantelets", l1=1).put("siege_towers", l3=1), "malfunction")
    assert table.defender.options == ["jam:l2", "jam:fr"]
    table.defender.chooses("jam:l2")
    table.at("siege_machines")
    assert {option.split(":")[1] for option in table.invader.options} == {"fr"}
    table.invader.may_not("target:l2:w2", because="STR-16.18")
    next_turn(table)
    assert table.state.malfunction == ""
    table.at("siege_machines").invader.may("target:l2:w2")


@pytest.mark.rule("STR-16.19")
def test_a_spied_card_costs_one_unit_of_any_kind_more() -> None:
    table = complete(Walls.empty().row("ballista", "banner", "trainer", "gale"), "spy")
    assert table.defender.options == [
        "spy-on:ballista",
        "spy-on:banner",
        "spy-on:trainer",
        "spy-on:gale",
    ]
    table.defender.chooses("spy-on:banner")
    table.supply(wood=2, orc=1, goblin=2, troll=1).phase(3).invader.chooses("use-card:banner")
    table.invader.chooses("pay:orc")
    assert table.invader.options == ["pay-spy:goblin", "pay-spy:troll"]
    table.invader.chooses("pay-spy:troll").chooses("at:w1")
    assert table.state.hourglasses == 2
    assert table.state.supply == [2, 0, 0]


@pytest.mark.rule("STR-16.19")
def test_a_spied_card_is_not_used_without_the_additional_unit() -> None:
    table = Walls.empty().row("banner").board(spies=["banner"]).supply(wood=2, orc=1).phase(2)
    assert table.asked == [(INVADER, "maneuver")]
    table.supply(wood=2, orc=1, goblin=1).phase(3).invader.may("use-card:banner")


@pytest.mark.rule("STR-16.20")
def test_a_spy_stays_and_every_card_has_one_at_most() -> None:
    table = complete(Walls.empty().row("ballista", "banner"), "spy", "spy-on:ballista")
    next_turn(table)
    assert table.state.spies == ["ballista"]
    complete(table, "spy")
    assert table.state.spies == ["ballista", "banner"]
    next_turn(table).window(3).defender.may_not("lay:spy:3", because="STR-16.5")


# Cathedral


def archers_on_the_left(table: Walls) -> Walls:
    """Two marksmen on w1, one in t1, and one on w4 in melee; attackers on all left ramparts."""
    table.troops("w1", marksman=2).troops("t1", marksman=1).troops("w4", marksman=1)
    table.attackers("w4", goblin=1).walls(w4=2)
    return table.attackers("l1", orc=1).attackers("l2", orc=1).attackers("l3", troll=1, orc=1)


@pytest.mark.rule("STR-16.21")
def test_the_blessing_gathers_the_fire_of_a_side_ignoring_range() -> None:
    table = complete(archers_on_the_left(Walls.empty()), "blessing", "bless-side:left")
    table.put("mantelets", l2=1).attackers("r1", orc=1).at("marksmen")
    assert table.asked == [(DEFENDER, "bless")]
    assert table.defender.options == ["bless:l1", "bless:l3"]
    table.defender.chooses("bless:l3")
    assert events.MarksmenFired("l3", 3) in table.events
    assert table.defender.options == ["slay:0:0:1", "slay:0:1:0"]


@pytest.mark.rule("STR-16.21")
def test_the_other_side_fires_as_usual() -> None:
    table = complete(archers_on_the_left(Walls.empty()), "blessing", "bless-side:left")
    table.troops("w6", marksman=1).attackers("r1", goblin=1).attackers("r2", goblin=1)
    table.at("marksmen").defender.chooses("bless:l1")
    assert table.defender.options == ["done", "fire:w6:r1:1", "fire:w6:r2:1"]
    table.defender.may_not("fire:w1:l1:1", because="STR-16.21")


@pytest.mark.rule("STR-16.21")
@pytest.mark.parametrize(("side", "strength"), [("left", 4), ("right", 3)])
def test_the_middle_tower_counts_for_one_side(side: str, strength: int) -> None:
    table = complete(archers_on_the_left(Walls.empty()), "blessing", "bless-side:left")
    table.troops("t4", marksman=1).at("marksmen")
    assert table.asked == [(DEFENDER, "middle-tower")]
    table.defender.chooses(f"bless-side:{side}").chooses("bless:l3")
    if side == "right":
        table.defender.chooses("done")
    assert events.MarksmenFired("l3", strength) in table.events


@pytest.mark.rule("STR-16.21")
def test_nobody_is_blessed_when_the_middle_tower_counts_for_the_other_side() -> None:
    table = complete(Walls.empty().troops("t4", marksman=1), "blessing", "bless-side:left")
    table.attackers("l1", goblin=1).attackers("l3", goblin=1).at("marksmen")
    table.defender.chooses("bless-side:right")
    assert table.asked == [(DEFENDER, "fire")]
    assert table.defender.options == ["done", "fire:t4:l3:1"]


@pytest.mark.rule("STR-16.22")
def test_the_assault_is_not_resolved_under_a_glare() -> None:
    table = complete(Walls.empty(), "glare", "at:w2").attackers("w2", orc=3, goblin=1)
    table.troops("w2", marksman=1).walls(w2=1).put("cauldrons", w2="orc")
    table.put("tower_works", t1="poles", t2="poles").put("equipment", w2=["poison"])
    table.order("w2", "orc-detonation").at("cannons")
    assert table.state.turn == 2
    assert table.units("w2") == {"marksman": 1, "orc": 3, "goblin": 1}
    assert table.state.walls["w2"] == 1
    assert not table.told(events.StageBegan)
    assert table.invader.sees("orders-stock").count("orc-detonation") == 1


@pytest.mark.rule("STR-16.22")
def test_a_section_under_a_glare_neither_fires_nor_is_fired_at() -> None:
    table = complete(Walls.empty(), "glare", "at:w2").machine("l1", "ballista")
    table.troops("w2", marksman=1).troops("w1", marksman=1).attackers("l1", orc=1)
    table.pile("l1", "miss").at("siege_machines")
    assert events.MachineFired("ballista", "l1", "w1", False) in table.events
    assert table.defender.options == ["done", "fire:w1:l1:1"]
    table.defender.may_not("fire:w2:l1:1", because="STR-16.22")


@pytest.mark.rule("STR-16.23")
@pytest.mark.parametrize("place", ["fl", "r4", "w5"])
def test_a_sniper_removes_any_unit_at_once(place: str) -> None:
    table = Walls.empty().attackers(place, orc=1, troll=1).attackers("l1", goblin=1)
    complete(table, "sniper")
    victims = {f"snipe:{unit}:{place}" for unit in ("orc", "troll")} | {"snipe:goblin:l1"}
    assert set(table.defender.options) == victims
    table.defender.chooses(f"snipe:troll:{place}")
    assert table.units(place) == {"orc": 1}
    assert table.state.gone == [0, 0, 1]
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-16.24")
def test_a_secret_order_is_discarded_unseen() -> None:
    table = Walls.empty().attackers("w2", orc=1).attackers("w6", orc=1)
    after_phase_6(table, "secret-order:bluff:w2", "secret-order:troll-call:w6", "done")
    table.defender.chooses("lay:confuse-orders:2")
    assert table.defender.options == ["confuse:w2", "confuse:w6"]
    table.defender.chooses("confuse:w6")
    assert "troll-call" not in str(table.defender.hears())
    assert table.defender.sees("orders-used") == table.defender.sees("orders-shown") == []
    assert table.invader.sees("orders-used") == ["troll-call"]
    assert table.invader.sees("order-w6") == []


@pytest.mark.rule("STR-16.24")
def test_an_open_order_is_discarded() -> None:
    table = Walls.empty().attackers("w2", orc=1)
    after_phase_6(table, "open-order:orc-detonation:w2")
    table.defender.chooses("lay:confuse-orders:2")
    assert table.state.face_up_orders == {}
    table.walls(w2=1).at("melee")
    assert events.StrengthCompared("w2", 2, 1) in table.events


# Barracks, guards, hospital and courtyard


@pytest.mark.rule("STR-16.25")
def test_a_marksman_in_the_barracks_becomes_a_soldier() -> None:
    table = Walls.empty().troops("barracks", marksman=1, soldier=1).window(2)
    table.defender.chooses("train:train-soldier")
    assert table.units("barracks") == {"soldier": 2}
    assert events.UnitTrained("barracks", "marksman", "soldier") in table.events


@pytest.mark.rule("STR-16.25")
def test_a_soldier_is_trained_from_a_marksman_in_the_barracks_only() -> None:
    table = Walls.empty().troops("barracks", soldier=1).troops("courtyard", marksman=1).window(2)
    table.defender.may_not("train:train-soldier", because="STR-16.25")


@pytest.mark.rule("STR-16.25")
def test_a_soldier_comes_from_the_stock() -> None:
    table = Walls.empty().troops("barracks", marksman=1).troops("courtyard", soldier=20).window(2)
    table.defender.may_not("train:train-soldier", because="STR-2.11")


@pytest.mark.rule("STR-16.26")
def test_a_soldier_in_the_barracks_becomes_a_veteran() -> None:
    table = Walls.empty().troops("barracks", marksman=1, soldier=1).window(3)
    table.defender.chooses("train:train-veteran")
    assert table.units("barracks") == {"marksman": 1, "veteran": 1}
    assert events.UnitTrained("barracks", "soldier", "veteran") in table.events


@pytest.mark.rule("STR-16.26")
def test_a_veteran_needs_a_soldier_and_the_stock() -> None:
    table = Walls.empty().troops("barracks", marksman=1).troops("w1", soldier=1).window(3)
    table.defender.may_not("train:train-veteran", because="STR-16.26")
    table.troops("barracks", soldier=1).troops("courtyard", veteran=4).window(3)
    table.defender.may_not("train:train-veteran", because="STR-2.11")


@pytest.mark.rule("STR-16.27")
def test_training_is_repeated_and_paid_at_once() -> None:
    """Two soldiers for 2 hourglasses each, a veteran for 3: 7 in all."""
    table = Walls.empty().troops("barracks", marksman=2).window(8)
    for training in ("train-soldier", "train-soldier", "train-veteran"):
        table.defender.chooses(f"train:{training}")
    assert table.units("barracks") == {"soldier": 1, "veteran": 1}
    assert (table.state.hourglasses, sum(table.state.laid.values())) == (1, 0)
    assert [table.state.unit_stock(kind) for kind in (MARKSMAN, SOLDIER, VETERAN)] == [17, 19, 3]


@pytest.mark.rule("STR-16.27")
def test_training_needs_the_full_price() -> None:
    table = Walls.empty().troops("barracks", marksman=1, soldier=1).window(1)
    table.defender.may_not("train:train-soldier", "train:train-veteran", because="STR-16.27")


@pytest.mark.rule("STR-16.28")
def test_a_marksman_of_the_guards_tracks_down_all_saboteurs() -> None:
    table = Walls.empty().troops("guards", marksman=2, soldier=0)
    complete(table.board(saboteurs=["forge", "barracks"]), "track-saboteurs")
    assert table.state.saboteurs == []
    assert events.SaboteursFound(("forge", "barracks")) in table.events
    assert table.units("guards") == {"marksman": 1}
    assert table.units("hospital") == {}
    assert table.state.unit_stock(MARKSMAN) == 16


@pytest.mark.rule("STR-16.28")
def test_saboteurs_are_not_tracked_down_without_a_marksman_in_the_guards() -> None:
    table = Walls.empty().troops("guards", soldier=1).troops("barracks", marksman=1)
    table.board(saboteurs=["forge"]).window(1)
    table.defender.may_not("lay:track-saboteurs:1", because="STR-16.5")


@pytest.mark.rule("STR-16.29")
def test_two_of_the_dead_return_and_the_others_go_to_the_stock() -> None:
    """2 soldiers and 3 marksmen died: two of the five return, three go to the stock."""
    table = Walls.empty().troops("hospital", soldier=2, marksman=3).at("melee")
    assert table.asked == [(DEFENDER, "heal")]
    assert table.defender.options == ["heal:marksman", "heal:soldier"]
    table.defender.chooses("heal:soldier", "heal:marksman", "done")
    assert table.units("courtyard") == {"soldier": 1, "marksman": 1}
    assert table.units("hospital") == {}
    assert [table.state.unit_stock(kind) for kind in (MARKSMAN, SOLDIER)] == [16, 19]
    assert events.UnitsHealed(1, 1, 0) in table.events


def test_by_default_the_strongest_return() -> None:
    table = Walls.empty().troops("hospital", marksman=3, soldier=1, veteran=1).at("melee")
    table.defender.accepts()
    assert table.units("courtyard") == {"soldier": 1, "veteran": 1}


@pytest.mark.rule("STR-16.29")
def test_the_dead_of_a_turn_lie_in_the_hospital() -> None:
    table = Walls.empty().troops("w2", veteran=1).machine("l1", "ballista").at("siege_machines")
    table.invader.chooses("target:l1:w2")
    assert events.DefenderDied("w2", "veteran", "ballista") in table.events
    assert table.units("hospital") == {"veteran": 1}


@pytest.mark.rule("STR-16.30")
def test_the_courtyard_holds_any_number_of_units_and_both_heroes() -> None:
    table = Walls.empty().troops("courtyard", soldier=20, marksman=15, veteran=3)
    table.troops("w5", marksman=2, veteran=1).hero("officer", "w5").window(4)
    for unit in ("marksman", "marksman", "veteran"):
        table.defender.chooses(f"take:{unit}:w5", "to:courtyard")
    table.defender.chooses("lead:officer", "to:courtyard")
    assert table.count("courtyard") == 41
    assert set(table.state.heroes.values()) == {"courtyard"}


@pytest.mark.rule("STR-16.31")
def test_an_action_whose_remaining_spaces_are_filled_completes_at_once() -> None:
    table = Walls.empty().troops("guards", marksman=1).put("laid", cannon=4, cauldron=2)
    complete(table.board(saboteurs=["forge"]), "track-saboteurs")
    assert (table.asked, table.defender.ask.about) == ([(DEFENDER, "work")], ("cannon",))
    table.defender.chooses("at:t5")
    assert table.state.tower_works["t5"] == "cannon"
    assert table.asked == [(DEFENDER, "window")]
    assert table.state.laid["cauldron"] == 2


@pytest.mark.rule("STR-16.31")
def test_several_full_actions_complete_one_after_the_other() -> None:
    table = Walls.empty().troops("guards", marksman=1).put("laid", platform=2, poles=2)
    complete(table.board(saboteurs=["workshop"]), "track-saboteurs")
    table.defender.chooses("at:t5").chooses("at:w5")
    assert (table.state.tower_works["t5"], table.state.platforms["w5"]) == ("poles", 1)


@pytest.mark.rule("STR-16.31")
def test_a_full_action_without_a_target_waits_for_a_later_window() -> None:
    table = Walls.empty().troops("guards", marksman=1).put("laid", malfunction=2)
    complete(table.board(saboteurs=["scouts"]), "track-saboteurs")
    assert table.asked == [(DEFENDER, "window")]
    table.defender.may_not("finish:malfunction", because="STR-16.5")
    table.machine("r1", "catapult").machine("r2", "catapult").window(0)
    assert "close-window" in table.defender.options
    table.defender.chooses("finish:malfunction").chooses("jam:r2")
    assert table.state.malfunction == "r2"


@pytest.mark.rule("STR-16.31")
def test_an_action_with_free_spaces_is_not_finished() -> None:
    table = Walls.empty().put("laid", cannon=3).window(0)
    table.defender.may_not("finish:cannon", "finish:poles", because="STR-16.31")


@pytest.mark.rule("STR-16.32")
@pytest.mark.parametrize(
    ("work", "options"),
    [
        ("cannon", {"at:t1", "at:t8"}),
        ("cauldron", {"cauldron:goblin:w1", "cauldron:troll:w9"}),
        ("trap", {"set-trap:goblin-trap:fl-l1", "set-trap:siege-tower-trap:r4-w9"}),
        ("spy", {"spy-on:ballista", "spy-on:gale"}),
        ("blessing", {"bless-side:left", "bless-side:right"}),
        ("glare", {"at:w1", "at:w9"}),
        ("sniper", {"snipe:orc:fl", "snipe:troll:w1"}),
    ],
)
def test_choices_are_made_on_completion(work: str, options: set[str]) -> None:
    table = Walls.empty().row("ballista", "gale").attackers("fl", orc=1).attackers("w1", troll=1)
    table.troops("w5", soldier=1).window(COSTS[work] - 1).defender.chooses(
        f"lay:{work}:{COSTS[work] - 1}"
    )
    assert table.asked == [(DEFENDER, "window")]
    table.window(1, phase=3).defender.chooses(f"lay:{work}:1")
    assert table.asked == [(DEFENDER, "work")]
    assert options <= set(table.defender.options)


@pytest.mark.rule("STR-16.33")
def test_orders_are_confused_after_phase_6_only() -> None:
    table = Walls.empty().attackers("w2", orc=1).window(2, phase=5)
    table.defender.may("lay:confuse-orders:1")
    table.defender.may_not("lay:confuse-orders:2", because="STR-16.33")
    after_phase_6(table, "secret-order:bluff:w2", "done").defender.may("lay:confuse-orders:2")


@pytest.mark.rule("STR-16.34")
@pytest.mark.parametrize("phase", [2, 3, 4, 5])
def test_blessing_and_glare_are_completed_in_any_window_and_leave_with_the_turn(phase: int) -> None:
    table = Walls.empty().window(9, phase=phase)
    table.defender.chooses("lay:blessing:3").chooses("bless-side:right")
    table.defender.chooses("lay:glare:6").chooses("at:w8")
    assert (table.state.blessing, table.state.glare) == ("right", "w8")
    next_turn(table)
    assert (table.state.blessing, table.state.glare) == ("", "")


@pytest.mark.rule("STR-16.34")
def test_blessing_and_glare_work_once_in_a_turn() -> None:
    table = complete(complete(Walls.empty(), "glare", "at:w8"), "blessing", "bless-side:left")
    table.window(9).defender.may_not("lay:glare:1", "lay:blessing:1", because="STR-16.4")


@pytest.mark.rule("STR-16.35")
def test_a_casualty_cannot_act_before_it_is_healed() -> None:
    """A Demon kills in phase 2; that unit may be healed in the same turn."""
    table = Walls.empty().token("demon", "forge", "success").troops("courtyard", soldier=1)
    complete(table.hero("officer", "w5"), "cauldron", "cauldron:orc:w1").window(1)
    assert table.units("hospital") == {"soldier": 1}
    table.defender.may_not("take:soldier:hospital", because="STR-16.35")
    table.defender.may_not("heroic:call-up:officer", because="STR-17.5")
    assert not [option for option in table.defender.options if "hospital" in option]
    table.at("melee").defender.chooses("heal:soldier", "done")
    assert table.units("courtyard") == {"soldier": 1}


@pytest.mark.rule("STR-16.36")
def test_one_casualty_alone_returns() -> None:
    table = Walls.empty().troops("hospital", veteran=1).board(saboteurs=["forge", "barracks"])
    table.at("melee").defender.chooses("heal:veteran", "done")
    assert table.units("courtyard") == {"veteran": 1}
    assert events.UnitsHealed(0, 0, 1) in table.events


@pytest.mark.rule("STR-16.36")
def test_two_casualties_both_return() -> None:
    table = Walls.empty().troops("hospital", soldier=1, veteran=1).at("melee")
    table.defender.chooses("heal:soldier", "heal:veteran", "done")
    assert table.units("courtyard") == {"soldier": 1, "veteran": 1}


@pytest.mark.rule("STR-16.37")
def test_a_section_has_one_cauldron_until_it_is_destroyed() -> None:
    table = complete(Walls.empty().put("cauldrons", w2="orc"), "cauldron")
    assert len(table.defender.options) == 3 * 8
    assert not [option for option in table.defender.options if "w2" in option]
    table.defender.chooses("cauldron:goblin:w1")
    next_turn(table.machine("l1", "catapult")).at("siege_machines")
    table.invader.chooses("target:l1:w2")
    assert table.state.cauldrons["w2"] == ""
    complete(table, "cauldron", "cauldron:troll:w2")
    assert table.state.cauldrons["w2"] == "troll"


@pytest.mark.rule("STR-16.37")
def test_a_destroyed_machine_frees_its_tower() -> None:
    table = Walls.empty().put("tower_works", t1="poles").window(4)
    table.defender.chooses("lay:cannon:4")
    assert "at:t1" not in table.defender.options
    table.machine("l1", "catapult").at("siege_machines").invader.chooses("target:l1:w1")
    assert table.state.tower_works["t1"] == ""
    complete(table, "cannon", "at:t1")
    assert table.state.tower_works["t1"] == "cannon"


@pytest.mark.rule("STR-16.29", "STR-16.36")
def test_the_hospital_is_emptied_even_if_it_heals_nobody() -> None:
    table = Walls.empty(ruleset={"hospital_heals": 0}).troops("hospital", soldier=2).at("melee")
    assert (table.units("hospital"), table.units("courtyard")) == ({}, {})
    assert table.state.unit_stock(SOLDIER) == 20


@pytest.mark.rule("STR-16.3", "STR-16.31")
def test_a_full_action_is_not_completed_twice_in_a_turn() -> None:
    table = Walls.empty().put("laid", poles=2).board(finished=["poles"]).window(1)
    table.defender.may_not("finish:poles", because="STR-16.3")
    table.board(finished=[]).window(1).defender.may("finish:poles")


@pytest.mark.rule("STR-16.5", "STR-16.13")
def test_the_last_hourglass_of_a_trap_needs_a_free_path_and_a_trap() -> None:
    table = Walls.empty().board(bridges=[path for path in PATHS if path != "l1-w1"]).window(2)
    table.defender.may("lay:trap:2")
    table.trap("l1-w1", "troll-trap").window(2).defender.may_not("lay:trap:2", because="STR-16.5")
    table = Walls.empty()
    traps = [trap for trap in TRAPS for _ in range(3)]
    for path, trap in zip(PATHS[:8], traps[:8], strict=True):
        table.trap(path, trap)
    table.window(2).defender.may("lay:trap:2")
    table.trap(PATHS[8], traps[8]).window(2).defender.may_not("lay:trap:2", because="STR-16.5")


@pytest.mark.rule("STR-16.15", "STR-16.17")
def test_a_trap_that_killed_is_gone_for_the_next_group() -> None:
    table = Walls.empty().attackers("l1", goblin=2, orc=1).trap("l1-w1", "goblin-trap").phase(6)
    table.invader.chooses("march:small").chooses("send:goblin:l1-w1:1", "done")
    assert table.state.face_up_traps == {}
    assert table.state.gone == [1, 0, 0]
    assert table.defender.sees("traps-stock").count("goblin-trap") == 3
    table.invader.chooses("march:large").chooses("send:goblin:l1-w1:1", "done")
    assert table.units("w1") == {"goblin": 1}


@pytest.mark.rule("STR-16.16", "STR-16.15")
def test_a_trap_stops_all_siege_towers_on_its_path_and_nothing_else() -> None:
    table = Walls.empty().put("siege_towers", fl=3).attackers("fl", goblin=1, orc=1, troll=1)
    table.trap("fl-l1", "siege-tower-trap").march()
    units = [f"send:{unit}:fl-l1:1" for unit in ("goblin", "orc", "troll")]
    table.invader.chooses(*units, "tow:fl-l1", "tow:fl-l2", "done")
    assert events.TrapSprung("fl-l1", "siege-tower-trap", 0, True) in table.events
    assert table.units("l1") == {"goblin": 1, "orc": 1, "troll": 1}
    assert (table.state.siege_towers["fl"], table.state.siege_towers["l1"]) == (2, 0)
    assert table.state.siege_towers["l2"] == 1
    assert table.state.stuck == {"fl": 1}
    table.invader.chooses("march:large").chooses("done")
    table.invader.may("tow:fl-l2").may_not("tow:fl-l1", because="STR-16.16")
    table.invader.chooses("tow:fl-l3").may_not("tow:fl-l2", because="STR-8.15")
