"""Chapter 17: heroes, and the orders they issue."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, Walls
from ostrog.games.stronghold.board import events


def offered(table: Walls, verb: str) -> set[str]:
    """The options of a verb that the Defender has."""
    return {option for option in table.defender.options if option.startswith(f"{verb}:")}


@pytest.mark.rule("STR-17.1")
@pytest.mark.parametrize(
    ("heroes", "strength"),
    [((), 2), (("officer",), 5), (("warrior",), 4), (("officer", "warrior"), 7)],
)
def test_heroes_strengthen_the_section_where_they_stand(
    heroes: tuple[str, ...], strength: int
) -> None:
    table = Walls.empty().troops("w5", soldier=1).attackers("w5", goblin=1)
    for hero in heroes:
        table.hero(hero, "w5")
    table.at("melee")
    assert events.StrengthCompared("w5", 1, strength) in table.events


@pytest.mark.rule("STR-17.1")
def test_a_hero_on_the_next_section_does_not_help() -> None:
    table = Walls.empty().hero("officer", "w4").hero("warrior", "w6").walls(w5=2)
    table.attackers("w5", goblin=1).at("melee")
    assert events.StrengthCompared("w5", 1, 2) in table.events


@pytest.mark.rule("STR-17.2")
def test_a_hero_does_not_absorb_an_advantage() -> None:
    """2 marksmen, officer and 3 wall elements = 8 against 1 orc and 3 trolls = 11: 3 is above 2."""
    table = Walls.empty().troops("w5", marksman=2).hero("officer", "w5").walls(w5=3)
    table.attackers("w5", orc=1, troll=3).at("melee")
    assert events.Breached("w5", 3, 2) in table.events


@pytest.mark.rule("STR-17.2")
def test_a_hero_stays_when_all_units_beside_him_die() -> None:
    table = Walls.empty().troops("w5", marksman=1).hero("warrior", "w5")
    table.attackers("w5", orc=2).at("melee")
    assert events.DefenderDied("w5", "marksman", "melee") in table.events
    assert (table.state.heroes["warrior"], table.state.outcome) == ("w5", None)


@pytest.mark.rule("STR-17.2")
def test_a_hero_is_no_target_of_a_ballista() -> None:
    table = Walls.empty().hero("warrior", "w2").machine("l1", "ballista").at("siege_machines")
    table.invader.chooses("target:l1:w2")
    assert table.state.heroes["warrior"] == "w2"
    assert table.units("hospital") == {}


@pytest.mark.rule("STR-17.3")
def test_each_hero_issues_one_order_and_each_order_is_issued_once() -> None:
    table = Walls.empty().hero("officer", "w4").hero("warrior", "w3")
    table.troops("courtyard", soldier=3).troops("w1", soldier=1).window(0)
    assert len(offered(table, "heroic")) == 6
    table.defender.chooses("heroic:call-up:officer")
    assert offered(table, "heroic") == {"heroic:detail:warrior", "heroic:fall-back:warrior"}
    table.defender.may_not("heroic:fall-back:officer", because="STR-17.3")
    table.defender.may_not("heroic:call-up:warrior", because="STR-17.3")
    table.window(1, phase=3).defender.chooses("heroic:fall-back:warrior").chooses(
        "fall-back:soldier:w1"
    )
    assert offered(table, "heroic") == set()


@pytest.mark.rule("STR-17.4")
@pytest.mark.parametrize("phase", [2, 3, 4, 5])
def test_a_heroic_order_costs_no_hourglass_in_any_window(phase: int) -> None:
    table = Walls.empty().hero("officer", "w4").troops("courtyard", soldier=1)
    table.window(2, phase=phase).defender.chooses("heroic:call-up:officer")
    assert table.units("w4") == {"soldier": 1}
    assert table.state.hourglasses == 2
    assert events.HeroicOrderIssued("call-up", "officer", True) in table.events


@pytest.mark.rule("STR-17.4")
def test_a_heroic_order_is_issued_after_phase_6_without_hourglasses() -> None:
    table = Walls.empty().hero("officer", "w4").troops("courtyard", soldier=1).march()
    table.invader.chooses("end-phase")
    for section in ("w7", "w8", "w9"):
        table.defender.chooses("lead:warrior", f"to:{section}")
    assert table.state.hourglasses == 0
    table.defender.chooses("heroic:call-up:officer")
    assert table.units("w4") == {"soldier": 1}


@pytest.mark.rule("STR-17.5")
def test_a_unit_is_called_up_from_the_courtyard_to_the_hero() -> None:
    table = Walls.empty().hero("officer", "w3").hero("warrior", "w8")
    table.troops("courtyard", marksman=1, veteran=1).troops("barracks", soldier=1).window(0)
    table.defender.chooses("heroic:call-up:officer")
    assert table.defender.options == ["call-up:marksman", "call-up:veteran"]
    table.defender.chooses("call-up:veteran")
    assert (table.units("w3"), table.units("courtyard")) == ({"veteran": 1}, {"marksman": 1})


@pytest.mark.rule("STR-17.5")
def test_calling_up_needs_a_free_space_and_a_unit() -> None:
    table = Walls.empty().hero("officer", "w3").troops("w3", soldier=2).hero("warrior", "w8")
    table.troops("courtyard", soldier=1).window(0)
    table.defender.may_not("heroic:call-up:officer", because="STR-17.5").may(
        "heroic:call-up:warrior"
    )
    table.troops("courtyard").troops("barracks", soldier=1).window(0)
    table.defender.may_not("heroic:call-up:warrior", because="STR-17.5")


@pytest.mark.rule("STR-17.6")
def test_a_unit_is_detailed_to_a_closed_building_and_brings_an_hourglass() -> None:
    table = Walls.empty().troops("w1", soldier=1).window(0)
    table.defender.chooses("heroic:detail:officer")
    assert set(table.defender.options) == {
        f"detail:soldier:w1:{building}" for building in ("forge", "workshop", "scouts", "cathedral")
    }
    table.defender.chooses("detail:soldier:w1:workshop")
    assert table.units("workshop") == {"soldier": 1}
    table.defender.chooses("lay:poles:1")
    assert table.state.laid["poles"] == 1


@pytest.mark.rule("STR-17.7")
def test_the_hourglass_of_a_detail_is_laid_in_its_building_only() -> None:
    table = Walls.empty().troops("w1", soldier=1).window(0)
    table.defender.chooses("heroic:detail:officer").chooses("detail:soldier:w1:workshop")
    laid = {option.split(":")[1] for option in offered(table, "lay")}
    assert laid == {"poles", "bay-window", "platform", "reinforce-walls"}
    assert not offered(table, "take") | offered(table, "lead")
    table.defender.may_not("close-window", because="STR-5.4")


@pytest.mark.rule("STR-17.7")
def test_the_hourglass_of_a_detail_is_laid_before_others() -> None:
    table = Walls.empty().troops("w1", soldier=1).window(1)
    table.defender.chooses("heroic:detail:officer").chooses("detail:soldier:w1:workshop")
    table.defender.may("lay:poles:2").chooses("lay:poles:1")
    assert (table.state.hourglasses, table.state.bound) == (1, "")


@pytest.mark.rule("STR-17.7")
def test_the_hourglass_of_a_detail_is_lost_if_its_building_takes_none_any_more() -> None:
    table = Walls.empty().troops("w1", soldier=1).board(finished=["spy", "malfunction"])
    table.put("laid", trap=1).attackers("fl", goblin=1).plans("burning-field").window(0)
    table.defender.chooses("heroic:detail:officer").chooses("detail:soldier:w1:scouts")
    table.defender.chooses("plan:burning-field").chooses("burn:goblin:fl", "done")
    assert events.HourglassesLost(1) in table.events
    assert table.state.bound == ""


@pytest.mark.rule("STR-17.8")
def test_a_unit_falls_back_from_any_section_of_the_side_of_the_hero() -> None:
    table = Walls.empty().hero("officer", "w4").hero("warrior", "w5").troops("t1", marksman=1)
    table.troops("w1", soldier=1).troops("w4", marksman=1).troops("w5", soldier=1)
    table.troops("w9", veteran=1).window(0)
    table.defender.chooses("heroic:fall-back:officer")
    assert table.defender.options == ["fall-back:soldier:w1", "fall-back:marksman:w4"]
    table.defender.chooses("fall-back:soldier:w1")
    assert table.units("courtyard") == {"soldier": 1}
    table.board(issued={}).window(0).defender.chooses("heroic:fall-back:warrior")
    assert table.defender.options == ["fall-back:soldier:w5", "fall-back:veteran:w9"]


@pytest.mark.rule("STR-17.8")
def test_nobody_falls_back_from_the_other_side() -> None:
    table = Walls.empty().hero("officer", "w4").troops("w5", soldier=1).window(0)
    table.defender.may_not("heroic:fall-back:officer", because="STR-17.8")


@pytest.mark.rule("STR-17.9")
def test_a_hero_in_the_courtyard_issues_detail_only() -> None:
    table = Walls.empty().troops("courtyard", soldier=1).troops("w1", soldier=1).window(0)
    assert offered(table, "heroic") == {"heroic:detail:officer", "heroic:detail:warrior"}
    table.defender.may_not("heroic:call-up:officer", "heroic:fall-back:officer", because="STR-17.9")


@pytest.mark.rule("STR-17.10")
def test_orders_are_available_again_in_the_next_turn() -> None:
    table = Walls.empty().hero("officer", "w4").troops("courtyard", soldier=2).window(0)
    table.defender.chooses("heroic:call-up:officer")
    assert table.state.issued == {"call-up": "officer"}
    table.at("clear").window(0).defender.chooses("heroic:call-up:officer")
    assert table.units("w4") == {"soldier": 2}


@pytest.mark.rule("STR-17.10")
def test_an_order_lost_by_possession_does_not_come_back() -> None:
    table = Walls.empty().hero("officer", "w4").troops("courtyard", soldier=2)
    table.token("possession", "call-up", "success").window(0)
    table.defender.chooses("heroic:call-up:officer")
    assert table.units("w4") == {}
    table.at("clear").window(0).defender.may_not("heroic:call-up:officer", because="STR-11.9")


@pytest.mark.rule("STR-17.11")
@pytest.mark.parametrize("place", ["w6", "t2", "courtyard", "barracks", "guards", "forge"])
def test_a_unit_is_detailed_from_anywhere(place: str) -> None:
    table = Walls.empty().troops(place, marksman=1).troops("scouts", soldier=9)
    table.window(0).defender.chooses("heroic:detail:warrior")
    table.defender.chooses(f"detail:marksman:{place}:scouts")
    assert table.units("scouts") == {"soldier": 9, "marksman": 1}


@pytest.mark.rule("STR-17.11")
def test_nobody_is_detailed_from_the_hospital() -> None:
    table = Walls.empty().troops("hospital", soldier=1).window(0)
    table.defender.may_not("heroic:detail:officer", because="STR-17.11")
    table.troops("w1", marksman=1).window(0).defender.chooses("heroic:detail:officer")
    assert not [option for option in table.defender.options if "hospital" in option]


@pytest.mark.rule("STR-17.11")
def test_nobody_is_detailed_to_a_building_that_takes_no_hourglass() -> None:
    """Both forge actions are completed; of the scouts only the malfunction has no target."""
    table = (
        Walls.empty().troops("w1", soldier=1).board(finished=["cannon", "cauldron", "trap", "spy"])
    )
    table.put("laid", malfunction=1).window(0).defender.chooses("heroic:detail:officer")
    assert {option.split(":")[3] for option in table.defender.options} == {"workshop", "cathedral"}


@pytest.mark.rule("STR-17.12")
@pytest.mark.parametrize("face", ["success", "bluff"])
def test_a_gale_is_turned_over_by_calling_up_but_costs_nothing(face: str) -> None:
    table = Walls.empty().hero("officer", "w4").troops("courtyard", soldier=1)
    table.token("gale", "w4", face).window(0).defender.chooses("heroic:call-up:officer")
    assert events.RitualRevealed("gale", "w4", face) in table.events
    assert table.units("w4") == {"soldier": 1}


@pytest.mark.rule("STR-17.12")
def test_a_gale_is_turned_over_by_falling_back_but_costs_nothing() -> None:
    table = Walls.empty().hero("officer", "w4").troops("w2", soldier=1)
    table.token("gale", "w2", "success").window(1).defender.chooses("heroic:fall-back:officer")
    assert events.RitualRevealed("gale", "w2", "success") in table.events
    assert (table.units("courtyard"), table.state.hourglasses) == ({"soldier": 1}, 1)
    assert table.asked == [(DEFENDER, "window")]
