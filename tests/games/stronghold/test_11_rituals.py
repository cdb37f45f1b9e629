"""Chapter 11: rituals, whose tokens lie face down until their trigger occurs."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.kernel.runtime.events import Moved

RITUALS = ("blood-stones", "possession", "demon", "specter", "gale")


def performing(ritual: str, table: Walls | None = None) -> Walls:
    """The Invader uses the card of a ritual."""
    table = Walls.empty() if table is None else table
    table.row(ritual).supply(goblin=3).phase(5)
    table.invader.chooses(f"use-card:{ritual}")
    return table


def stones(face: str, table: Walls, machine: str = "catapult", place: str = "l2") -> Walls:
    """A machine that carries a token of Blood Stones fires at w2."""
    table.machine(place, machine).token("blood-stones", place, face).at("siege_machines")
    table.invader.chooses(f"target:{place}:w2")
    return table


@pytest.mark.rule("STR-11.1")
@pytest.mark.parametrize("ritual", RITUALS)
def test_each_ritual_has_one_success_and_two_bluffs(ritual: str) -> None:
    assert Walls.empty().invader.sees(f"{ritual}-stock") == ["bluff", "bluff", "success"]


@pytest.mark.rule("STR-11.2")
def test_three_tokens_are_laid_face_down_on_different_places() -> None:
    table = performing("specter")
    table.invader.chooses("lay-token:bluff:w4", "lay-token:success:w1", "lay-token:bluff:w9")
    assert table.invader.options == ["done"]
    table.invader.chooses("done")
    assert events.RitualPerformed("specter", ("w1", "w4", "w9")) in table.defender.hears()
    assert table.invader.sees("specter-at-w1") == ["success"]
    assert table.defender.sees("specter-at-w1") == []


@pytest.mark.rule("STR-11.3")
def test_the_invader_may_leave_the_success_out() -> None:
    table = performing("demon")
    table.invader.may("lay-token:success:forge").chooses("lay-token:bluff:forge", "done")
    assert table.state.faces("demon-at-forge") == ["bluff"]
    assert sorted(table.state.faces("demon-stock")) == ["bluff", "success"]


@pytest.mark.rule("STR-11.4", "STR-11.5")
def test_a_token_is_turned_over_and_a_bluff_goes_back_without_effect() -> None:
    table = Walls.empty().troops("courtyard", soldier=1).token("demon", "workshop", "bluff")
    table.window(2).defender.chooses("lay:reinforce-walls:2")
    assert events.RitualRevealed("demon", "workshop", "bluff") in table.events
    assert table.units("courtyard") == {"soldier": 1}
    assert table.state.size("demon-stock") == 3
    assert table.state.successes["demon"] == ""


@pytest.mark.rule("STR-11.6")
def test_a_success_works_each_time_until_the_end_of_the_turn() -> None:
    table = Walls.empty().troops("courtyard", soldier=3).token("demon", "workshop", "success")
    table.window(4).defender.chooses("lay:reinforce-walls:2").chooses("at:w1")
    assert table.state.faces("demon-shown") == ["success"]
    table.defender.chooses("lay:platform:2")
    assert table.told(events.RitualRevealed) == []
    assert table.units("courtyard") == {"soldier": 1}


@pytest.mark.rule("STR-11.7")
def test_all_tokens_return_at_the_end_of_the_turn_and_can_be_used_again() -> None:
    table = Walls.empty().success("gale", "w3").token("gale", "w4", "bluff").at("clear")
    assert table.state.successes["gale"] == ""
    assert table.state.size("gale-stock") == 3
    performing("gale", table).invader.may("lay-token:success:w3", "lay-token:bluff:w4")


@pytest.mark.rule("STR-11.8")
def test_blood_stones_kill_a_unit_besides_the_hit_of_a_catapult() -> None:
    """2 wall elements and 1 soldier: one element is destroyed and the soldier dies."""
    table = stones("success", Walls.empty().walls(w2=2).troops("w2", soldier=1))
    assert table.state.walls["w2"] == 1
    assert events.DefenderDied("w2", "soldier", "blood-stones") in table.events
    assert table.units("w2") == {}


@pytest.mark.rule("STR-11.8")
def test_blood_stones_lie_on_throwing_machines() -> None:
    table = Walls.empty().machine("l2", "catapult").machine("fr", "trebuchet")
    performing("blood-stones", table)
    assert {each.split(":")[2] for each in table.invader.options} == {"l2", "fr"}


@pytest.mark.rule("STR-11.9")
def test_a_possessed_order_leaves_the_game_without_effect() -> None:
    table = Walls.empty().hero("officer", "w4").troops("courtyard", soldier=1)
    table.hero("warrior", "w7").token("possession", "call-up", "success")
    table.window(1).defender.chooses("heroic:call-up:officer")
    assert events.HeroicOrderIssued("call-up", "officer", False) in table.events
    assert table.units("courtyard") == {"soldier": 1}
    table.defender.may_not("heroic:call-up:warrior", because="STR-11.9")
    table.defender.may_not("heroic:detail:officer", because="STR-17.3")
    table.at("clear").window(1)
    table.defender.may_not("heroic:call-up:officer", because="STR-11.9")
    table.defender.may("heroic:detail:officer")


@pytest.mark.rule("STR-11.6", "STR-11.9")
def test_the_success_of_a_possession_lies_face_up_until_the_end_of_the_turn() -> None:
    table = Walls.empty().hero("officer", "w4").troops("courtyard", soldier=1)
    table.token("possession", "call-up", "success").window(1)
    table.defender.chooses("heroic:call-up:officer")
    assert table.defender.sees("possession-shown") == ["success"]
    table.at("clear")
    assert table.state.size("possession-stock") == 3


@pytest.mark.rule("STR-11.9")
def test_a_bluff_on_an_order_does_not_hinder_it() -> None:
    table = Walls.empty().hero("officer", "w4").troops("courtyard", soldier=1)
    table.token("possession", "call-up", "bluff").window(1)
    table.defender.chooses("heroic:call-up:officer")
    assert table.units("w4") == {"soldier": 1}


@pytest.mark.rule("STR-11.10")
def test_a_demon_kills_in_the_courtyard_only() -> None:
    table = Walls.empty().troops("courtyard", soldier=1).troops("barracks", soldier=1)
    table.success("demon", "workshop").window(4)
    table.defender.chooses("lay:reinforce-walls:2")
    assert events.DefenderDied("courtyard", "soldier", "demon") in table.events
    table.defender.chooses("at:w1").chooses("lay:platform:2")
    assert table.told(events.DefenderDied) == []
    assert table.units("barracks") == {"soldier": 1}


@pytest.mark.rule("STR-11.10")
def test_a_demon_does_not_care_for_other_buildings() -> None:
    table = Walls.empty().troops("courtyard", soldier=1).token("demon", "workshop", "success")
    table.window(2).defender.chooses("lay:trap:2")
    assert table.units("courtyard") == {"soldier": 1}
    assert table.state.size("demon-at-workshop") == 1


@pytest.mark.rule("STR-11.11", "STR-11.14")
@pytest.mark.parametrize(
    ("troop", "unit"), [("marksman", "goblin"), ("soldier", "orc"), ("veteran", "troll")]
)
def test_a_specter_turns_the_killed_unit_into_an_invader(troop: str, unit: str) -> None:
    table = Walls.empty().troops("w6", **{troop: 1}).token("specter", "w6", "success")
    table.machine("r2", "ballista").at("siege_machines")
    table.invader.chooses("target:r2:w6")
    assert table.invader.options == ["haunt:fl", "haunt:fr"]
    table.invader.chooses("haunt:fl")
    assert table.units("fl") == {unit: 1}
    assert (table.units("w6"), table.units("hospital")) == ({}, {})


@pytest.mark.rule("STR-11.14")
def test_a_specter_takes_units_out_of_the_game_first_and_then_those_in_the_bag() -> None:
    table = Walls.empty().troops("w6", soldier=2).success("specter", "w6")
    table.state.gone = [0, 1, 0]
    table.machine("r2", "ballista").machine("r1", "ballista").at("siege_machines")
    table.invader.chooses("target:r2:w6").chooses("target:r1:w6")
    table.invader.chooses("haunt:fl")
    assert (table.state.gone[1], table.state.bag[1]) == (0, 100)
    table.invader.chooses("haunt:fl")
    assert (table.state.gone[1], table.units("fl")) == (0, {"orc": 2})


@pytest.mark.rule("STR-11.14")
def test_a_specter_without_room_is_lost() -> None:
    table = Walls.empty().attackers("fl", goblin=10).attackers("fr", goblin=10)
    table.troops("w6", soldier=1).success("specter", "w6")
    table.machine("r2", "ballista").at("siege_machines").invader.chooses("target:r2:w6")
    assert (table.units("w6"), table.units("hospital")) == ({}, {})
    assert (table.units("fl"), table.units("fr")) == ({"goblin": 10}, {"goblin": 10})


@pytest.mark.rule("STR-11.12")
def test_a_gale_makes_every_move_to_or_from_its_section_dearer() -> None:
    table = Walls.empty().troops("w3", soldier=1).token("gale", "w3", "success").window(5)
    table.defender.chooses("take:soldier:w3", "to:w2")
    assert (table.units("w2"), table.state.hourglasses) == ({"soldier": 1}, 3)
    table.defender.chooses("take:soldier:w2", "to:w3")
    assert (table.units("w3"), table.state.hourglasses) == ({"soldier": 1}, 1)
    table.defender.may_not("take:soldier:w3", because="STR-11.12")


@pytest.mark.rule("STR-11.13")
def test_the_invader_chooses_the_extra_casualty_and_it_goes_to_the_hospital() -> None:
    table = stones("success", Walls.empty().walls(w2=2).troops("w2", marksman=1, veteran=1))
    assert table.asked == [(INVADER, "casualty")]
    table.invader.chooses("casualty:veteran")
    assert table.units("hospital") == {"veteran": 1}


@pytest.mark.rule("STR-11.13")
def test_the_invader_chooses_the_victim_of_a_demon() -> None:
    table = Walls.empty().troops("courtyard", marksman=1, soldier=1)
    table.token("demon", "workshop", "success").window(2)
    table.defender.chooses("lay:reinforce-walls:2")
    assert table.invader.options == ["casualty:marksman", "casualty:soldier"]
    table.invader.chooses("casualty:soldier")
    assert table.units("hospital") == {"soldier": 1}


@pytest.mark.rule("STR-11.15")
def test_a_move_that_a_gale_makes_too_dear_does_not_happen() -> None:
    table = Walls.empty().troops("w3", soldier=1).token("gale", "w2", "success").window(1)
    table.defender.chooses("take:soldier:w3", "to:w2")
    assert events.MoveFailed("soldier", "w3", "w2") in table.events
    assert (table.units("w3"), table.state.hourglasses) == ({"soldier": 1}, 1)
    table.defender.may_not("close-window", because="STR-5.4")


@pytest.mark.rule("STR-11.15")
def test_a_gale_does_not_hinder_heroes() -> None:
    table = Walls.empty().hero("officer", "w3").success("gale", "w3").window(2)
    table.defender.chooses("lead:officer", "to:w2")
    assert table.state.hourglasses == 1


@pytest.mark.rule("STR-11.15")
def test_a_swap_pays_for_a_gale_and_a_heroic_order_does_not() -> None:
    table = Walls.empty().troops("w3", soldier=1).troops("barracks", veteran=1)
    table.hero("officer", "w4").token("gale", "w3", "success").window(3)
    table.defender.chooses("take:veteran:barracks", "swap:soldier:w3")
    assert (table.units("w3"), table.state.hourglasses) == ({"veteran": 1}, 1)
    table.defender.chooses("heroic:fall-back:officer")
    assert (table.units("courtyard"), table.state.hourglasses) == ({"veteran": 1}, 1)


@pytest.mark.rule("STR-11.15")
def test_a_bluff_of_a_gale_goes_back_and_the_move_costs_one() -> None:
    table = Walls.empty().troops("w3", soldier=1).token("gale", "w3", "bluff").window(2)
    table.defender.chooses("take:soldier:w3", "to:w2")
    assert (table.units("w2"), table.state.hourglasses) == ({"soldier": 1}, 1)
    assert table.state.size("gale-stock") == 3


@pytest.mark.rule("STR-11.16")
def test_tokens_that_were_not_triggered_return_unseen() -> None:
    table = Walls.empty().token("gale", "w3", "success").token("gale", "w4", "bluff").at("clear")
    assert table.state.size("gale-stock") == 3
    assert table.told(events.RitualRevealed) == []
    shown = [each for each in table.defender.hears() if isinstance(each, Moved)]
    assert not [each for each in shown if each.source.startswith("gale")]


@pytest.mark.rule("STR-11.17")
def test_one_machine_takes_exactly_one_token() -> None:
    table = performing("blood-stones", Walls.empty().machine("l2", "catapult"))
    table.invader.chooses("lay-token:bluff:l2")
    assert table.invader.options == ["done"]


@pytest.mark.rule("STR-11.17")
def test_without_a_machine_blood_stones_cannot_be_performed() -> None:
    table = Walls.empty().row("blood-stones", "gale").supply(goblin=3).phase(5)
    table.invader.may("use-card:gale").may_not("use-card:blood-stones", because="STR-11.17")


@pytest.mark.rule("STR-11.17")
def test_tokens_of_different_rituals_share_a_place() -> None:
    table = performing("gale", Walls.empty().token("specter", "w3", "bluff"))
    table.invader.chooses("lay-token:success:w3").may("done")
    assert "lay-token:bluff:w3" not in table.invader.options


@pytest.mark.rule("STR-11.18")
def test_blood_stones_stay_hidden_when_the_machine_misses_or_fails() -> None:
    table = Walls.empty().machine("l2", "catapult", hits=0).machine("l1", "ballista")
    table.token("blood-stones", "l2", "success").token("blood-stones", "l1", "bluff")
    table.state.malfunction = "l1"
    table.at("siege_machines").invader.chooses("target:l2:w2")
    assert table.told(events.RitualRevealed) == []


@pytest.mark.rule("STR-11.18")
def test_the_extra_casualty_comes_after_the_hit() -> None:
    table = Walls.empty().troops("w2", soldier=1, veteran=1)
    stones("success", table, "ballista")
    assert table.told(events.RitualRevealed) == []
    table.invader.chooses("casualty:veteran")
    kinds = (events.DefenderDied, events.RitualRevealed)
    assert [each for each in table.events if isinstance(each, kinds)] == [
        events.DefenderDied("w2", "veteran", "ballista"),
        events.RitualRevealed("blood-stones", "l2", "success"),
        events.DefenderDied("w2", "soldier", "blood-stones"),
    ]


@pytest.mark.rule("STR-11.18")
def test_without_a_unit_left_blood_stones_kill_nobody() -> None:
    table = stones("success", Walls.empty().troops("w2", soldier=1), "ballista")
    assert table.told(events.DefenderDied) == [events.DefenderDied("w2", "soldier", "ballista")]
    assert table.told(events.RitualRevealed)


@pytest.mark.rule("STR-11.19")
def test_the_demon_strikes_before_the_action_takes_effect() -> None:
    table = Walls.empty().troops("courtyard", soldier=1).token("demon", "workshop", "success")
    table.window(2).defender.chooses("lay:reinforce-walls:1")
    assert table.state.size("demon-at-workshop") == 1
    table.defender.chooses("lay:reinforce-walls:1")
    assert table.asked == [(DEFENDER, "work")]
    assert events.DefenderDied("courtyard", "soldier", "demon") in table.events


@pytest.mark.rule("STR-11.19")
def test_a_training_that_is_paid_wakes_the_demon() -> None:
    table = Walls.empty().troops("courtyard", soldier=1).troops("barracks", marksman=1)
    table.token("demon", "barracks", "success").window(2)
    table.defender.chooses("train:train-soldier")
    kinds = (events.DefenderDied, events.UnitTrained)
    assert [each for each in table.events if isinstance(each, kinds)] == [
        events.DefenderDied("courtyard", "soldier", "demon"),
        events.UnitTrained("barracks", "marksman", "soldier"),
    ]


@pytest.mark.rule("STR-11.19")
def test_the_demon_may_lie_on_any_of_the_seven_buildings() -> None:
    table = performing("demon")
    assert {each.split(":")[2] for each in table.invader.options} == {
        *("forge", "workshop", "scouts", "cathedral", "barracks", "guards", "hospital")
    }


@pytest.mark.rule("STR-11.20")
def test_one_reveal_of_a_specter_serves_all_deaths_of_the_turn() -> None:
    """A ballista kills a soldier, later melee a marksman: the Invader gets an orc and a goblin."""
    table = Walls.empty().token("specter", "w6", "success").machine("r2", "ballista")
    table.troops("w6", soldier=1, marksman=1).attackers("w6", orc=1, troll=1)
    table.state.walls["w6"] = 1
    table.at("siege_machines").invader.chooses("target:r2:w6").chooses("casualty:soldier")
    table.invader.chooses("haunt:fr").chooses("victim:orc").chooses("haunt:fl")
    assert (table.units("fr"), table.units("fl")) == ({"orc": 1}, {"goblin": 1})
    assert table.told(events.RitualRevealed) == []


@pytest.mark.rule("STR-11.20")
@pytest.mark.parametrize("cause", ["poison", "melee"])
def test_a_specter_works_for_poison_and_melee(cause: str) -> None:
    table = Walls.empty().token("specter", "w6", "success").troops("w6", marksman=1)
    table.attackers("w6", orc=1).walls(w6=int(cause == "poison") * 3)
    if cause == "poison":
        table.state.equipment["w6"] = ["poison"]
    table.at("melee").invader.chooses("haunt:fr")
    assert table.units("fr") == {"goblin": 1}


@pytest.mark.rule("STR-11.21")
def test_possession_lies_only_on_orders_that_are_in_the_game() -> None:
    table = Walls.empty()
    table.state.lost_orders = ["detail"]
    performing("possession", table)
    assert {each.split(":")[2] for each in table.invader.options} == {"call-up", "fall-back"}
    table.invader.chooses("lay-token:bluff:fall-back", "done")
    assert events.RitualPerformed("possession", ("fall-back",)) in table.defender.hears()
