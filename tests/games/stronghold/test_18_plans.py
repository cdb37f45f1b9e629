"""Chapter 18: defence plans."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import SOLDIER
from ostrog.kernel import Ruleset


def uses(table: Walls, plan: str, *picks: str, hourglasses: int = 0) -> Walls:
    """The Defender uses a plan in a window and makes its choices."""
    table.plans(plan).window(hourglasses).defender.chooses(f"plan:{plan}")
    if picks:
        table.defender.chooses(*picks)
    return table


def offered(table: Walls, verb: str) -> set[str]:
    """The options of a verb that the Defender has."""
    return {option for option in table.defender.options if option.startswith(f"{verb}:")}


@pytest.mark.rule("STR-18.1")
def test_plans_lie_face_down() -> None:
    table = Walls.empty().plans("night-shift", "militia").window(1)
    assert table.defender.sees("plans") == ["militia", "night-shift"]
    assert table.invader.sees("plans") == []


@pytest.mark.rule("STR-18.1")
@pytest.mark.parametrize("phase", [2, 5])
def test_a_plan_is_used_in_any_window_and_once(phase: int) -> None:
    table = Walls.empty().plans("last-reserve").window(1, phase=phase)
    table.defender.may_not("plan:militia", because="STR-18.1").chooses("plan:last-reserve")
    assert table.units("courtyard") == {"soldier": 3}
    table.defender.may_not("plan:last-reserve", because="STR-18.1")


@pytest.mark.rule("STR-18.1")
@pytest.mark.parametrize(
    "stage",
    ["cannons", "machines", "marksmen", "cauldrons", "poles", "orders", "strength", "hospital"],
)
def test_some_plans_are_used_at_the_start_of_a_stage_as_well(stage: str) -> None:
    table = Walls.empty().plans("heroes-oath", "night-shift").troops("w9", marksman=1)
    table.put("tower_works", t1="cannon", t2="poles").machine("l1", "ballista")
    table.put("cauldrons", w2="orc").attackers("w2", orc=4).attackers("r4", troll=1)
    table.order("w2", "bluff").walls(w2=9).troops("hospital", soldier=1).at("cannons")
    while table.asked != [(DEFENDER, "stage-plan")] or table.defender.ask.about != (stage,):
        ((seat, _),) = table.asked
        table.seat(seat).chooses(table.seat(seat).options[0])
    table.defender.may("plan:heroes-oath").may_not("plan:night-shift", because="STR-18.1")
    table.defender.chooses("plan:heroes-oath")
    assert events.PlanUsed("heroes-oath") in table.events


@pytest.mark.rule("STR-18.1")
def test_a_plan_for_a_stage_changes_it_at_once() -> None:
    """Two marksmen who count 2 each kill a troll on r4, and a goblin."""
    table = Walls.empty().plans("hail-of-arrows").troops("w9", marksman=2)
    table.attackers("r4", troll=1, goblin=1).at("marksmen")
    assert table.asked == [(DEFENDER, "stage-plan")]
    table.defender.chooses("plan:hail-of-arrows").chooses("fire:w9:r4:2", "done")
    assert events.MarksmenFired("r4", 4) in table.events
    assert table.units("r4") == {}


# Benefits and drawbacks of each plan


@pytest.mark.rule("STR-18.2")
def test_last_reserve_brings_soldiers_and_burdens_the_hospital() -> None:
    table = uses(Walls.empty(), "last-reserve")
    assert table.units("courtyard") == {"soldier": 3}
    for _ in range(2):
        table.troops("courtyard").troops("hospital", soldier=2).at("melee")
        table.defender.chooses("heal:soldier", "done")
        assert table.units("courtyard") == {"soldier": 1}


@pytest.mark.rule("STR-18.2")
def test_last_reserve_brings_as_many_as_there_are() -> None:
    table = uses(Walls.empty().troops("w1", soldier=18), "last-reserve")
    assert table.units("courtyard") == {"soldier": 2}


@pytest.mark.rule("STR-18.2")
def test_burning_field_kills_on_one_foreground_and_forbids_traps() -> None:
    table = Walls.empty().attackers("fl", troll=2, orc=2).attackers("fr", goblin=1)
    uses(table, "burning-field", "burn:troll:fl", "burn:troll:fl")
    assert table.defender.options == ["done", "burn:orc:fl"]
    table.defender.chooses("burn:orc:fl", "done")
    assert table.units("fl") == {"orc": 1}
    assert table.state.gone == [0, 1, 2]
    table.at("clear").window(2).defender.may_not("lay:trap:2", because="STR-18.2")


@pytest.mark.rule("STR-18.2")
def test_night_shift_gives_hourglasses_and_takes_one_each_turn() -> None:
    table = uses(Walls.empty(turn=2), "night-shift", hourglasses=1)
    assert table.state.hourglasses == 6
    for turn in (3, 4):
        table.board(hourglasses=0).at("clear")
        assert (table.state.turn, table.state.hourglasses) == (turn, 1)


@pytest.mark.rule("STR-18.2")
def test_hasty_masonry_raises_one_section_and_makes_walls_dearer() -> None:
    table = uses(Walls.empty().walls(w1=3, w2=2), "hasty-masonry", "at:w2")
    assert table.defender.options == ["done", "at:w2"]
    table.defender.chooses("at:w2", "done")
    assert table.state.walls["w2"] == 4
    table.at("clear").window(3).defender.chooses("lay:reinforce-walls:2")
    assert events.HourglassesLaid("reinforce-walls", 2, 1) in table.events


@pytest.mark.rule("STR-18.2")
@pytest.mark.parametrize(("walls", "stock"), [(3, 23), (0, 1)])
def test_hasty_masonry_keeps_to_the_maximum_and_the_stock(walls: int, stock: int) -> None:
    table = Walls.empty().walls(w2=walls)
    if stock == 1:
        table.walls(w3=4, w4=4, w5=4, w6=4, w7=4, w8=2)
    uses(table, "hasty-masonry", "at:w2")
    assert table.defender.options == ["done"]


@pytest.mark.rule("STR-18.2")
def test_hail_of_arrows_lasts_a_turn_and_ends_blessings() -> None:
    table = uses(Walls.empty().troops("w9", marksman=1), "hail-of-arrows")
    table.attackers("r4", orc=2).at("marksmen").defender.chooses("fire:w9:r4:1", "done")
    assert table.units("r4") == {"orc": 1}
    table.at("marksmen").defender.chooses("fire:w9:r4:1", "done")
    assert table.units("r4") == {"orc": 1}
    table.window(3).defender.may_not("lay:blessing:3", because="STR-18.2")


@pytest.mark.rule("STR-18.2")
def test_heroes_oath_doubles_heroes_in_this_turn_only() -> None:
    """Officer 6 and warrior 4 in this turn, 3 and 2 in the next."""
    table = uses(Walls.empty().hero("officer", "w1").hero("warrior", "w9"), "heroes-oath")
    for officer, warrior in ((6, 4), (3, 2)):
        table.attackers("w1", goblin=1).attackers("w9", goblin=1).at("melee")
        assert events.StrengthCompared("w1", 1, officer) in table.events
        assert events.StrengthCompared("w9", 1, warrior) in table.events


@pytest.mark.rule("STR-18.2")
def test_heroes_oath_leaves_one_heroic_order_from_the_next_turn_on() -> None:
    table = Walls.empty().hero("officer", "w1").hero("warrior", "w9").troops("courtyard", soldier=4)
    uses(table, "heroes-oath").defender.chooses("heroic:call-up:officer")
    assert offered(table, "heroic") == {"heroic:detail:warrior"}
    table.at("clear").window(1).defender.chooses("heroic:call-up:warrior")
    table.defender.may_not("heroic:detail:officer", because="STR-17.3")


@pytest.mark.rule("STR-18.2")
def test_torn_down_removes_equipment_and_kills_a_unit_on_the_wall() -> None:
    table = Walls.empty().put("equipment", w1=["banner", "sap"]).board(bridges=["l1-w1"])
    table.troops("w3", soldier=1).troops("w4", veteran=1).troops("t1", marksman=1)
    uses(table, "torn-down")
    assert table.defender.options == [
        "tear-down:banner:w1",
        "tear-down:sap:w1",
        "tear-bridge:l1-w1",
    ]
    table.defender.chooses("tear-down:sap:w1", "done")
    assert table.state.equipment["w1"] == ["banner"]
    assert table.asked == [(INVADER, "plan-casualty")]
    assert table.invader.options == ["casualty-at:soldier:w3", "casualty-at:veteran:w4"]
    table.invader.chooses("casualty-at:veteran:w4")
    assert table.units("hospital") == {"veteran": 1}


@pytest.mark.rule("STR-18.2")
def test_torn_down_removes_a_bridge() -> None:
    table = uses(Walls.empty().board(bridges=["l1-w1"]), "torn-down", "tear-bridge:l1-w1", "done")
    assert table.state.bridges == []


@pytest.mark.rule("STR-18.2")
def test_night_sortie_removes_a_machine_for_two_soldiers_or_veterans() -> None:
    table = Walls.empty().machine("l1", "ballista", hits=2, misses=3).put("mantelets", r1=1)
    table.troops("w3", soldier=2).troops("courtyard", veteran=1, marksman=1)
    uses(table, "night-sortie", "give-up:soldier:w3", "give-up:veteran:courtyard", "done")
    assert table.defender.options == ["wreck:l1", "wreck-mantelet:r1"]
    table.defender.chooses("wreck:l1", "done")
    assert table.state.throwing["l1"] == ""
    assert table.state.size("pile-l1") == 0
    assert (table.units("w3"), table.units("courtyard")) == ({"soldier": 1}, {"marksman": 1})
    assert table.units("hospital") == {}
    assert table.state.unit_stock(SOLDIER) == 19


@pytest.mark.rule("STR-18.2")
def test_night_sortie_removes_a_mantelet() -> None:
    table = Walls.empty().put("mantelets", r1=1).troops("w3", soldier=2)
    uses(table, "night-sortie", "give-up:soldier:w3", "give-up:soldier:w3", "done")
    table.defender.chooses("wreck-mantelet:r1", "done")
    assert table.state.mantelets["r1"] == 0


@pytest.mark.rule("STR-18.2")
def test_holy_relic_returns_rituals_unseen_and_makes_the_cathedral_dearer() -> None:
    table = Walls.empty().token("gale", "w3", "success").success("demon", "forge")
    uses(table, "holy-relic")
    assert table.state.successes["demon"] == ""
    assert events.RitualsReturned() in table.events
    assert not table.told(events.RitualRevealed)
    assert table.invader.sees("gale-stock") == ["bluff", "bluff", "success"]
    table.at("clear").window(6).defender.chooses("lay:glare:6")
    assert events.HourglassesLaid("glare", 6, 1) in table.events


@pytest.mark.rule("STR-18.2")
def test_militia_arms_marksmen_and_makes_training_dearer() -> None:
    table = Walls.empty().troops("barracks", marksman=2).troops("courtyard", marksman=2)
    table.troops("w1", marksman=1)
    uses(table, "militia", "raise:barracks", "raise:barracks")
    assert table.defender.options == ["done", "raise:courtyard"]
    table.defender.chooses("raise:courtyard", "done")
    assert table.units("barracks") == {"soldier": 2}
    assert table.units("courtyard") == {"marksman": 1, "soldier": 1}
    table.at("clear").window(3).defender.may_not("train:train-veteran", because="STR-16.27")
    table.window(4).defender.chooses("train:train-veteran")
    assert table.state.hourglasses == 0


@pytest.mark.rule("STR-18.3")
def test_a_plan_costs_no_hourglass_and_is_not_forced() -> None:
    table = uses(Walls.empty(), "last-reserve", hourglasses=2)
    assert table.state.hourglasses == 2
    table = Walls.empty().plans("last-reserve").window(0)
    table.defender.chooses("close-window")
    assert table.defender.sees("plans") == ["last-reserve"]


@pytest.mark.rule("STR-18.3")
def test_a_plan_is_not_forced_at_a_stage() -> None:
    table = Walls.empty().plans("hail-of-arrows").troops("w9", marksman=1)
    table.attackers("r4", goblin=1).at("marksmen").defender.chooses("no-plan")
    assert table.asked == [(DEFENDER, "fire")]
    assert table.defender.sees("plans") == ["hail-of-arrows"]


@pytest.mark.rule("STR-18.4")
def test_a_used_plan_stays_face_up_while_its_drawback_lasts() -> None:
    table = uses(Walls.empty(), "last-reserve")
    assert table.invader.sees("plans-lasting") == ["last-reserve"]
    table.at("clear")
    assert table.invader.sees("plans-lasting") == ["last-reserve"]


@pytest.mark.rule("STR-18.4")
def test_a_plan_without_a_lasting_drawback_goes_to_the_box() -> None:
    table = uses(Walls.empty().board(bridges=["l1-w1"]), "torn-down", "tear-bridge:l1-w1", "done")
    assert table.invader.sees("plans-lasting") == []
    assert table.invader.sees("plans-done") == ["torn-down"]


@pytest.mark.rule("STR-18.4")
def test_both_plans_are_used_in_the_same_window() -> None:
    table = Walls.empty().plans("last-reserve", "night-shift").window(0)
    table.defender.chooses("plan:last-reserve").chooses("plan:night-shift")
    assert table.invader.sees("plans-lasting") == ["last-reserve", "night-shift"]
    assert (table.units("courtyard"), table.state.hourglasses) == ({"soldier": 3}, 5)


@pytest.mark.rule("STR-18.4")
def test_both_plans_are_used_at_the_same_stage() -> None:
    table = Walls.empty().plans("heroes-oath", "hail-of-arrows").hero("officer", "w1")
    table.attackers("w1", goblin=1).at("melee").defender.chooses("plan:heroes-oath")
    table.defender.chooses("plan:hail-of-arrows")
    assert events.StrengthCompared("w1", 1, 6) in table.events


@pytest.mark.rule("STR-18.5")
@pytest.mark.parametrize(
    "plan",
    [
        "last-reserve",
        "burning-field",
        "hasty-masonry",
        "torn-down",
        "night-sortie",
        "holy-relic",
        "militia",
    ],
)
def test_a_plan_without_a_benefit_is_not_used(plan: str) -> None:
    table = Walls.empty().plans(plan, "night-shift").troops("w1", soldier=20, marksman=3)
    table.walls(**{f"w{number}": 4 for number in range(1, 6)}, w6=3).window(1)
    table.defender.may_not(f"plan:{plan}", because="STR-18.5").may("plan:night-shift")


@pytest.mark.rule("STR-18.5")
def test_a_plan_is_not_used_without_its_price() -> None:
    table = Walls.empty().plans("night-sortie").machine("l1", "ballista")
    table.troops("w1", veteran=1, marksman=2).troops("hospital", soldier=2).window(1)
    table.defender.may_not("plan:night-sortie", because="STR-18.5")
    table.troops("barracks", soldier=1).window(1).defender.may("plan:night-sortie")


@pytest.mark.rule("STR-18.2", "STR-2.7")
@pytest.mark.parametrize(("jammed", "left"), [("l1", ""), ("l2", "l2")])
def test_what_lies_on_a_machine_leaves_with_it(jammed: str, left: str) -> None:
    table = Walls.empty().machine("l1", "ballista").machine("l2", "catapult")
    table.token("blood-stones", "l1", "success").token("blood-stones", "l2", "bluff")
    table.board(malfunction=jammed).troops("w3", soldier=2)
    uses(table, "night-sortie", "give-up:soldier:w3", "give-up:soldier:w3", "done")
    table.defender.chooses("wreck:l1")
    assert table.defender.options == ["done"]
    table.defender.chooses("done")
    assert events.TokenRemoved("ballista", "l1") in table.events
    assert table.state.malfunction == left
    assert (table.state.throwing["l1"], table.state.throwing["l2"]) == ("", "catapult")
    assert (table.state.size("pile-l1"), table.state.size("pile-l2")) == (0, 6)
    assert table.invader.sees("blood-stones-stock") == ["bluff", "success"]
    assert table.state.size("blood-stones-at-l2") == 1


@pytest.mark.rule("STR-18.2")
def test_night_sortie_removes_one_machine_or_mantelet_in_all() -> None:
    table = Walls.empty().machine("l1", "ballista").put("mantelets", l1=1, l2=1)
    uses(table.troops("w3", soldier=2), "night-sortie")
    assert table.defender.options == ["give-up:soldier:w3"]
    table.defender.chooses("give-up:soldier:w3", "give-up:soldier:w3", "done")
    table.defender.chooses("wreck-mantelet:l1")
    assert table.defender.options == ["done"]


@pytest.mark.rule("STR-18.2")
def test_torn_down_removes_one_piece_of_equipment() -> None:
    table = Walls.empty().put("equipment", w1=["banner", "sap"]).board(bridges=["l1-w1"])
    uses(table, "torn-down", "tear-down:banner:w1")
    assert table.defender.options == ["done"]
    table.defender.chooses("done")
    assert (table.state.equipment["w1"], table.state.bridges) == (["sap"], ["l1-w1"])
    assert events.TokenRemoved("banner", "w1") in table.events


@pytest.mark.rule("STR-18.2")
def test_more_is_torn_down_by_the_rules_of_a_match() -> None:
    table = Walls.empty(ruleset={"plans.torn-down.amount": 2}).board(bridges=["l1-w1"])
    uses(table.put("equipment", w1=["banner", "sap"]), "torn-down", "tear-down:banner:w1")
    assert table.defender.options == ["done", "tear-down:sap:w1", "tear-bridge:l1-w1"]
    table.defender.chooses("tear-bridge:l1-w1", "done")
    assert (table.state.equipment["w1"], table.state.bridges) == (["sap"], [])


@pytest.mark.rule("STR-18.2")
@pytest.mark.parametrize(("soldiers", "most"), [(0, 3), (18, 2), (19, 1)])
def test_militia_arms_three_marksmen_or_as_many_as_there_are_soldiers(
    soldiers: int, most: int
) -> None:
    table = Walls.empty().troops("w1", soldier=soldiers).troops("barracks", marksman=4)
    uses(table, "militia", *["raise:barracks"] * most)
    assert table.defender.options == ["done"]
    table.defender.chooses("done")
    assert table.units("barracks") == {"marksman": 4 - most, "soldier": most}


@pytest.mark.rule("STR-18.2")
def test_every_marksman_is_armed_once() -> None:
    table = Walls.empty().troops("barracks", marksman=1).troops("courtyard", marksman=1)
    uses(table, "militia", "raise:barracks")
    assert table.defender.options == ["done", "raise:courtyard"]


@pytest.mark.rule("STR-18.2")
def test_the_unit_that_the_invader_chooses_dies_by_the_plan() -> None:
    table = Walls.empty().board(bridges=["l1-w1"]).troops("w3", soldier=1).troops("w4", veteran=1)
    uses(table, "torn-down", "tear-bridge:l1-w1", "done")
    table.invader.chooses("casualty-at:soldier:w3")
    assert events.DefenderDied("w3", "soldier", "plan") in table.events
    assert table.units("w4") == {"veteran": 1}


@pytest.mark.rule("STR-18.2")
def test_units_on_a_burned_field_die_by_the_plan() -> None:
    uses(table := Walls.empty().attackers("fr", troll=1), "burning-field", "burn:troll:fr", "done")
    assert events.InvadersDied("fr", 0, 0, 1, "plan") in table.events


@pytest.mark.rule("STR-18.2", "STR-18.4")
def test_a_lasting_plan_belongs_to_the_defender() -> None:
    table = uses(Walls.empty(turn=2), "night-shift")
    assert [(each.name, each.owner) for each in table.state.active] == [("night-shift", DEFENDER)]
    assert table.state.since == {"night-shift": 2}


@pytest.mark.rule("STR-18.2", "STR-21.1")
def test_a_benefit_without_a_lasting_drawback_ends_with_the_turn() -> None:
    ruleset: Ruleset = {
        "plans.hail-of-arrows.drawback": "unit-to-hospital",
        "plans.hail-of-arrows.on": "",
        "plans.hail-of-arrows.stays": False,
    }
    table = uses(Walls.empty(ruleset=ruleset).troops("w9", marksman=1), "hail-of-arrows")
    table.troops("w9", marksman=1).troops("hospital")
    assert [(each.name, each.owner) for each in table.state.active] == [
        ("hail-of-arrows", DEFENDER)
    ]
    assert table.invader.sees("plans-done") == ["hail-of-arrows"]
    table.attackers("r4", orc=1).march().invader.chooses("done").chooses("end-phase")
    while table.asked == [(DEFENDER, "window")]:
        to = "w1" if table.state.heroes["officer"] == "courtyard" else "courtyard"
        done = "close-window" in table.defender.options
        table.defender.chooses(*(["close-window"] if done else ["lead:officer", f"to:{to}"]))
    table.defender.chooses("fire:w9:r4:1", "done")
    assert events.MarksmenFired("r4", 2) in table.events
    assert table.units("r4") == {}
    assert (table.state.turn, table.state.active, table.state.since) == (2, [], {})


@pytest.mark.rule("STR-18.2")
def test_a_training_can_be_forbidden_by_the_rules_of_a_match() -> None:
    table = Walls.empty(ruleset={"plans.burning-field.on": "train-soldier"})
    table.lasting("burning-field").troops("barracks", marksman=1, soldier=1).window(3)
    table.defender.may("train:train-veteran")
    table.defender.may_not("train:train-soldier", because="STR-18.2")


@pytest.mark.rule("STR-18.5")
def test_prices_are_paid_with_soldiers_and_veterans_outside_the_hospital() -> None:
    table = Walls.empty().machine("l1", "ballista").troops("hospital", soldier=2)
    table.troops("w1", soldier=1, marksman=1).troops("barracks", veteran=2)
    uses(table, "night-sortie")
    assert table.defender.options == ["give-up:soldier:w1", "give-up:veteran:barracks"]
    table.defender.chooses("give-up:veteran:barracks")
    assert table.defender.options == ["give-up:soldier:w1", "give-up:veteran:barracks"]
    table.defender.chooses("give-up:veteran:barracks")
    assert table.defender.options == ["done"]
    table.defender.chooses("done")
    assert table.told(events.DefenderLeft) == [events.DefenderLeft("barracks", "veteran")] * 2
