"""Chapter 13: Strongholds, sieges and the capture of Settlements."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.state import victory_points


def attacked(**defenders: int) -> RingTable:
    """Return a table where Isengard attacks Helm's Deep with four units."""
    table = RingTable.empty().army("fords-of-isen", isengard_regular=3, isengard_elite=1)
    return table.army("helms-deep", **defenders)


def besieged(**besiegers: int) -> RingTable:
    """Return a table where three Regulars of Rohan are besieged in Helm's Deep."""
    table = RingTable.empty().army("helms-deep", rohan_regular=3)
    return table.army("helms-deep", **besiegers).siege("helms-deep")


@pytest.mark.rule("WOTR-13.1")
def test_a_stronghold_protects_only_who_controls_it() -> None:
    table = attacked(rohan_regular=2).controls(SHADOW, "helms-deep").dice(*(1,) * 6)
    table.attack("fords-of-isen", "helms-deep")
    assert table.asked == [(SHADOW, "cease")]  # no choice before the round
    table.free.may_not("go-inside", because="WOTR-13.1")


@pytest.mark.rule("WOTR-13.2")
def test_the_defender_chooses_before_every_round() -> None:
    table = attacked(rohan_regular=2).dice(*(1,) * 6).attack("fords-of-isen", "helms-deep")
    table.free.may("field", "go-inside").chooses("field")
    table.shadow.chooses("press")
    table.free.chooses("stand")
    assert table.asked == [(FREE, "stronghold-choice")]


@pytest.mark.rule("WOTR-13.3", "WOTR-13.4")
def test_defenders_go_inside_and_the_attacker_may_advance_into_a_siege() -> None:
    table = attacked(rohan_regular=2, rohan_leader=1).character("gimli", "helms-deep")
    table.attack("fords-of-isen", "helms-deep").free.chooses("go-inside")
    table.shadow.chooses("leave:isengard-regular", "advance")
    assert table.state.sieges == {"helms-deep": FREE}
    assert table.state.battle is None
    assert table.figures("helms-deep", FREE) == {"rohan-regular": 2, "rohan-leader": 1}
    assert table.figures("helms-deep", SHADOW) == {"isengard-regular": 2, "isengard-elite": 1}
    assert table.state.control["helms-deep"] == FREE


@pytest.mark.rule("WOTR-13.5")
def test_without_an_advance_there_is_no_siege() -> None:
    table = attacked(rohan_regular=2).attack("fords-of-isen", "helms-deep")
    table.free.chooses("go-inside")
    table.shadow.chooses("hold")
    assert table.state.sieges == {}
    assert table.state.battle is None
    assert table.state.is_free(FREE, "helms-deep")


@pytest.mark.rule("WOTR-13.6")
def test_units_above_five_leave_a_stronghold_at_once() -> None:
    table = attacked(rohan_regular=8).attack("fords-of-isen", "helms-deep")
    waiting = table.waiting("rohan-regular")
    table.free.chooses("go-inside")
    table.shadow.chooses("advance")
    assert table.figures("helms-deep", FREE) == {"rohan-regular": 5}
    assert table.waiting("rohan-regular") == waiting + 3


@pytest.mark.rule("WOTR-13.8")
def test_an_advance_to_units_in_their_stronghold_begins_a_siege() -> None:
    table = RingTable.empty().army("westemnet", isengard_regular=2)
    table.army("helms-deep", rohan_regular=1).attack("westemnet", "helms-deep")
    table.free.chooses("go-inside")
    table.shadow.chooses("advance")
    assert table.state.sieges == {"helms-deep": FREE}


@pytest.mark.rule("WOTR-13.9")
def test_only_the_army_in_the_region_attacks_the_besieged() -> None:
    table = besieged(isengard_regular=2).army("fords-of-isen", isengard_regular=2)
    table.uses(SHADOW, "army", "attack")
    table.shadow.may_not("attack:fords-of-isen:helms-deep", because="WOTR-13.9")
    table.shadow.may("attack:helms-deep:helms-deep")


@pytest.mark.rule("WOTR-13.10")
def test_a_siege_battle_lasts_a_round_for_each_elite_and_one_more() -> None:
    table = besieged(isengard_regular=1, isengard_elite=2).dice(*(1,) * 6).assault("helms-deep")
    assert table.asked == [(SHADOW, "extend-siege")]
    for left in (1, 0):
        table.dice(*(1,) * 6).shadow.chooses("extend:isengard-elite")
        assert table.figures("helms-deep", SHADOW).get("isengard-elite", 0) == left
    assert table.state.battle is None  # the third round was the last
    table = besieged(isengard_regular=3).dice(*(1,) * 6).assault("helms-deep")
    assert table.state.battle is None
    assert table.state.sieges == {"helms-deep": FREE}


@pytest.mark.rule("WOTR-13.10")
def test_an_elite_of_the_rearguard_does_not_extend_a_siege() -> None:
    table = besieged(isengard_regular=2, isengard_elite=1).dice(*(1,) * 5)
    table.assault("helms-deep", "leave:isengard-elite")
    assert table.state.battle is None


@pytest.mark.rule("WOTR-13.11")
def test_an_elite_without_a_regular_does_not_extend_a_siege() -> None:
    table = besieged(isengard_elite=2, sauron_elite=1)
    table.reinforcements(SHADOW, sauron_regular=1).dice(*(1,) * 6).assault("helms-deep")
    table.shadow.may("extend:sauron-elite")
    table.shadow.may_not("extend:isengard-elite", because="WOTR-13.11").chooses("end-assault")
    assert table.state.battle is None


@pytest.mark.rule("WOTR-13.12")
def test_a_siege_ends_when_the_besiegers_leave() -> None:
    table = besieged(isengard_regular=2).uses(SHADOW, "army", "move-armies")
    table.shadow.chooses("march:helms-deep:fords-of-isen", "leave:isengard-regular", "go")
    assert table.state.sieges == {"helms-deep": FREE}
    table.shadow.chooses("march:helms-deep:westemnet", "go")
    assert table.state.sieges == {}
    assert table.state.control["helms-deep"] == FREE


@pytest.mark.rule("WOTR-13.12")
def test_a_siege_ends_when_the_besiegers_are_eliminated() -> None:
    table = besieged(isengard_regular=1).dice(1, 6, 1, 1).assault("helms-deep")
    assert table.state.sieges == {}
    assert table.figures("helms-deep") == {"rohan-regular": 3}


@pytest.mark.rule("WOTR-13.13")
def test_a_sortie_is_a_field_battle() -> None:
    table = besieged(isengard_regular=3).dice(5, 1, 1, 5, 1, 1).sortie("helms-deep")
    assert table.figures("helms-deep", FREE) == {"rohan-regular": 2}
    assert table.figures("helms-deep", SHADOW) == {"isengard-regular": 2}
    assert table.asked == [(FREE, "cease")]  # and no choice of the Stronghold
    table.free.chooses("press")
    table.dice(1, 1, 1, 1).shadow.chooses("stand")
    assert table.asked == [(FREE, "cease")]  # no Elite was reduced for it


@pytest.mark.rule("WOTR-13.14")
def test_a_sortie_may_leave_a_rearguard_inside() -> None:
    table = besieged(isengard_regular=3).dice(1, 1, 6, 6, 1)
    table.sortie("helms-deep", "leave:rohan-regular")
    assert table.figures("helms-deep", FREE) == {"rohan-regular": 1}
    assert table.state.sieges == {"helms-deep": FREE}  # the rearguard holds out


@pytest.mark.rule("WOTR-13.15")
def test_a_sortie_that_ceases_goes_back_inside() -> None:
    table = besieged(isengard_regular=3).dice(*(1,) * 6).sortie("helms-deep")
    table.free.chooses("cease")
    assert table.state.sieges == {"helms-deep": FREE}
    assert table.state.battle is None


@pytest.mark.rule("WOTR-13.16")
def test_the_besieger_may_retreat_from_a_sortie() -> None:
    table = besieged(isengard_regular=3).dice(*(1,) * 6).sortie("helms-deep")
    table.free.chooses("press")
    table.shadow.chooses("retreat-to:fords-of-isen")
    assert table.state.sieges == {}
    assert table.figures("fords-of-isen") == {"isengard-regular": 3}


@pytest.mark.rule("WOTR-13.17")
def test_a_winning_sortie_does_not_advance() -> None:
    table = besieged(isengard_regular=1).dice(6, 1, 1, 1).sortie("helms-deep")
    assert table.state.battle is None
    assert table.state.sieges == {}
    assert table.figures("helms-deep") == {"rohan-regular": 3}


@pytest.mark.rule("WOTR-13.18")
def test_a_destroyed_sortie_loses_the_stronghold() -> None:
    table = besieged(isengard_regular=3).dice(1, 1, 1, 6, 6, 6).sortie("helms-deep")
    assert table.state.control["helms-deep"] == SHADOW
    assert table.state.sieges == {}


@pytest.mark.rule("WOTR-13.19", "WOTR-13.21")
def test_a_relieving_army_attacks_the_besiegers_without_the_besieged() -> None:
    table = besieged(isengard_regular=2).army("westemnet", gondor_regular=2).dice(5, 1, 1, 1)
    table.attack("westemnet", "helms-deep")
    rolled = table.told(events.CombatDiceRolled)
    assert [len(each.values) for each in rolled] == [2, 2]  # type: ignore[attr-defined]
    assert table.figures("helms-deep", SHADOW) == {"isengard-regular": 1}  # hit on 5


@pytest.mark.rule("WOTR-13.20", "WOTR-13.30")
def test_a_relieving_army_enters_when_the_besiegers_are_gone() -> None:
    table = besieged(isengard_regular=1).army("westemnet", gondor_regular=8)
    table.uses(FREE, "muster-army", "move-armies")
    table.free.may_not("march:westemnet:helms-deep", because="WOTR-10.14")
    table.dice(6, 1, 1, 1, 1, 1).attack("westemnet", "helms-deep").free.chooses("advance")
    assert table.state.sieges == {}
    assert table.asked == [(FREE, "disband")]  # eleven units
    table.free.chooses("disband:rohan-regular", "done")
    assert table.figures("helms-deep") == {"rohan-regular": 2, "gondor-regular": 8}


@pytest.mark.rule("WOTR-13.22", "WOTR-13.24")
def test_an_army_that_enters_captures_a_settlement() -> None:
    table = RingTable.empty().army("folde", sauron_regular=1).army("westemnet", isengard_regular=1)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:folde:edoras", "go")
    assert table.state.control["edoras"] == SHADOW
    assert victory_points(table.state, SHADOW) == 1
    table.shadow.chooses("march:westemnet:helms-deep", "go")  # an unoccupied Stronghold
    assert table.state.control["helms-deep"] == SHADOW
    assert victory_points(table.state, SHADOW) == 3


@pytest.mark.rule("WOTR-13.23")
def test_a_stronghold_without_defenders_falls_to_the_besieger() -> None:
    table = besieged(isengard_regular=5).dice(6, 6, 6, 1, 1, 1, 1, 1).assault("helms-deep")
    assert table.state.control["helms-deep"] == SHADOW
    assert table.state.sieges == {}
    table = besieged(isengard_regular=3).dice(6, 6, 6, 6, 6, 6).assault("helms-deep")
    assert table.state.control["helms-deep"] == FREE  # nobody is left to take it
    assert table.state.sieges == {}


@pytest.mark.rule("WOTR-13.23")
def test_a_rearguard_of_the_besieger_captures_as_well() -> None:
    table = besieged(isengard_regular=4).dice(6, 6, 6, 6, 6, 6)
    table.assault("helms-deep", "leave:isengard-regular")
    assert table.state.control["helms-deep"] == SHADOW


@pytest.mark.rule("WOTR-13.25")
def test_a_captured_settlement_is_of_no_use() -> None:
    table = RingTable.empty().controls(SHADOW, "edoras", "pelargir").at_peace("gondor", 2)
    table.uses(FREE, "muster", "recruit")
    table.free.may_not("recruit:rohan-regular:edoras", because="WOTR-13.25")
    table = RingTable.empty().controls(SHADOW, "pelargir").at_peace("gondor", 2)
    table.character("boromir", "lossarnach").uses(FREE, "character", "move-companions")
    table.free.chooses("take:boromir", "to:pelargir")
    assert not table.state.active_nations["gondor"]
    table.fellowship("pelargir", "gimli", corruption=2).phase("fellowship").free.chooses("declare")
    assert not table.state.active_nations["gondor"]
    assert table.state.corruption == 2


@pytest.mark.rule("WOTR-13.26")
def test_the_first_owner_takes_the_points_back() -> None:
    table = RingTable.empty().controls(SHADOW, "edoras").army("folde", rohan_regular=1)
    table.at_peace("rohan", 2, active=True)
    table.uses(FREE, "muster-army", "move-armies").free.chooses("march:folde:edoras", "go")
    assert table.state.control["edoras"] == FREE
    assert victory_points(table.state, SHADOW) == 0
    assert table.state.steps_to_war["rohan"] == 2  # no political effect


@pytest.mark.rule("WOTR-13.27")
def test_characters_capture_nothing() -> None:
    table = (
        RingTable.empty()
        .army("morannon", sauron_nazgul=1)
        .uses(SHADOW, "character", "move-minions")
    )
    table.shadow.chooses("take-nazgul:morannon", "to:edoras")
    assert table.state.control["edoras"] == FREE


@pytest.mark.rule("WOTR-13.28")
def test_besiegers_who_all_march_off_to_battle_end_the_siege() -> None:
    table = besieged(isengard_regular=3).army("westemnet", rohan_regular=1).dice(6, 1, 1, 1)
    table.uses(SHADOW, "army", "attack").shadow.chooses("attack:helms-deep:westemnet", "go")
    table.shadow.chooses("advance")
    assert table.state.sieges == {}
    table = besieged(isengard_regular=1).army("westemnet", rohan_regular=1).dice(1, 6)
    table.uses(SHADOW, "army", "attack").shadow.chooses("attack:helms-deep:westemnet", "go")
    assert table.state.sieges == {}
    assert table.state.control["helms-deep"] == FREE


@pytest.mark.rule("WOTR-13.31")
def test_characters_inside_fall_with_the_last_unit() -> None:
    table = besieged(isengard_regular=5).character("gimli", "helms-deep")
    table.dice(6, 6, 6, 1, 1, 1, 1, 1, 1).assault("helms-deep").free.chooses("reroll:0")
    assert table.state.characters["gimli"] == "eliminated"


@pytest.mark.rule("WOTR-11.35")
def test_a_besieged_army_does_not_retreat() -> None:
    table = besieged(isengard_elite=2).dice(*(1,) * 5).assault("helms-deep")
    table.free.may_not("retreat-to:westemnet", because="WOTR-11.35")
    assert table.asked == [(SHADOW, "extend-siege")]
