"""Chapter 10: stacking and the movement of armies."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import dice_for
from ostrog.games.war_of_the_ring.board import events


def moving(seat: int, table: RingTable) -> RingTable:
    """Let a seat move armies with an Army result."""
    return table.uses(seat, "army" if seat == SHADOW else "muster-army", "move-armies")


@pytest.mark.rule("WOTR-10.1", "WOTR-10.3")
def test_units_above_ten_go_back_to_the_reinforcements() -> None:
    table = (
        RingTable.empty()
        .army("edoras", rohan_regular=6, rohan_elite=2)
        .army("folde", rohan_regular=3, rohan_leader=2)
    )
    regulars = table.waiting("rohan-regular")
    moving(FREE, table).free.chooses("march:edoras:folde", "go").chooses("done")
    assert table.asked == [(FREE, "disband")]
    table.free.may_not("done", because="WOTR-10.1").chooses("disband:rohan-regular")
    table.free.may_not("disband:rohan-elite", because="WOTR-10.1").chooses("done")
    assert table.figures("folde") == {"rohan-regular": 8, "rohan-elite": 2, "rohan-leader": 2}
    assert table.waiting("rohan-regular") == regulars + 1
    assert table.lost("rohan-regular") == 0  # they are no casualties


@pytest.mark.rule("WOTR-10.2")
def test_five_units_fit_into_a_besieged_stronghold() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=4, rohan_elite=3, rohan_leader=1)
    table.army("fords-of-isen", isengard_regular=4).attack("fords-of-isen", "helms-deep")
    table.free.chooses("go-inside")
    table.shadow.chooses("advance")
    assert table.asked == [(FREE, "disband")]
    table.free.may_not("done", because="WOTR-10.2")
    table.free.chooses("disband:rohan-regular", "disband:rohan-elite", "done")
    assert table.figures("helms-deep", FREE) == {
        "rohan-regular": 3,
        "rohan-elite": 2,
        "rohan-leader": 1,
    }


@pytest.mark.rule("WOTR-10.4")
def test_the_limit_is_checked_after_both_moves() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=8).army("folde", rohan_regular=5)
    moving(FREE, table).free.chooses("march:edoras:folde", "go")
    assert table.asked == [(FREE, "march")]
    table.free.chooses("march:folde:druadan-forest")
    for _ in range(2):
        table.free.chooses("leave:rohan-regular")
    table.free.chooses("go")
    assert table.told(events.FiguresDisbanded) == []
    assert table.figures("folde") == {"rohan-regular": 10}
    assert table.figures("druadan-forest") == {"rohan-regular": 3}


@pytest.mark.rule("WOTR-10.5")
def test_a_leader_leads_units_of_any_free_nation() -> None:
    table = RingTable.empty().army("edoras", gondor_regular=2, rohan_leader=3)
    table.uses(FREE, "character", "move-led-army").free.may("march:edoras:folde")


@pytest.mark.rule("WOTR-10.6")
def test_leaders_whose_last_unit_falls_leave_the_game() -> None:
    table = RingTable.empty().army("westemnet", rohan_regular=1, rohan_leader=2)
    waiting = table.waiting("rohan-leader")
    table.army("eastemnet", sauron_regular=1).dice(6, 1, 1).attack("eastemnet", "westemnet")
    table.free.chooses("reroll:0")
    assert table.figures("westemnet") == {}
    assert table.lost("rohan-leader") == 2
    assert table.waiting("rohan-leader") == waiting


@pytest.mark.rule("WOTR-10.7")
def test_a_leader_adds_no_strength_and_takes_no_hit() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=1, rohan_elite=1, rohan_leader=3)
    table.army("folde", sauron_regular=1).dice(6, 1, 1, 1, 1).attack("folde", "edoras")
    assert dice_for(table.state, FREE) == 2
    table.free.chooses("reroll:0")
    assert table.free.options == [
        *("remove:rohan-regular", "reduce:rohan-elite"),
    ]


@pytest.mark.rule("WOTR-10.8")
def test_no_figure_moves_twice_in_one_action() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2).army("folde", gondor_regular=1)
    moving(FREE, table).free.chooses("march:edoras:folde", "go")
    table.free.chooses("march:folde:druadan-forest")
    table.free.may_not("leave:rohan-regular", because="WOTR-10.10")  # they do not go anyway
    table.free.chooses("go")
    assert table.figures("druadan-forest") == {"gondor-regular": 1}
    assert table.figures("folde") == {"rohan-regular": 2}
    table = RingTable.empty().army("edoras", rohan_regular=2).army("lorien", elves_regular=1)
    moving(FREE, table).free.chooses("march:edoras:folde", "go")
    table.free.may_not("march:folde:druadan-forest", because="WOTR-10.8")


@pytest.mark.rule("WOTR-10.9")
def test_a_character_result_moves_one_army_with_a_leader() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2, rohan_leader=1)
    table.army("folde", rohan_regular=1).character("gimli", "helms-deep")
    table.army("helms-deep", rohan_regular=1).acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:move-led-army")
    table.free.may("march:edoras:folde", "march:helms-deep:westemnet")
    table.free.may_not("march:folde:edoras", because="WOTR-10.9")
    table.free.chooses("march:edoras:westemnet", "go")
    assert table.asked == [(SHADOW, "act")]  # one army only


@pytest.mark.rule("WOTR-10.10")
def test_an_army_may_be_split_and_a_part_goes_to_one_region() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=3, rohan_elite=1)
    moving(FREE, table).free.chooses("march:edoras:folde")
    table.free.may_not("leave:gondor-regular", because="WOTR-10.10")
    table.free.chooses("leave:rohan-regular", "leave:rohan-elite", "go").chooses("done")
    assert table.figures("edoras") == {"rohan-regular": 1, "rohan-elite": 1}
    assert table.figures("folde") == {"rohan-regular": 2}


@pytest.mark.rule("WOTR-10.11")
def test_two_parts_of_one_army_may_go_to_two_regions() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=3)
    moving(FREE, table).free.chooses("march:edoras:folde", "leave:rohan-regular", "go")
    table.free.chooses("march:edoras:westemnet", "go")
    assert table.figures("folde") == {"rohan-regular": 2}
    assert table.figures("westemnet") == {"rohan-regular": 1}


@pytest.mark.rule("WOTR-10.11")
def test_two_parts_of_one_army_do_not_go_to_the_same_region() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=3).army("lorien", elves_regular=1)
    moving(FREE, table).free.chooses("march:edoras:folde", "leave:rohan-regular", "go")
    table.free.may_not("march:edoras:folde", because="WOTR-10.11")
    table.free.may("march:edoras:westemnet", "march:lorien:parth-celebrant")
    assert "march:edoras:folde" not in table.free.options
    # Another army may follow to the same region.
    table = RingTable.empty().army("edoras", rohan_regular=3).army("westemnet", rohan_regular=1)
    moving(FREE, table).free.chooses("march:westemnet:fangorn", "go")
    table.free.chooses("march:edoras:westemnet", "leave:rohan-regular", "go")
    assert table.figures("westemnet") == {"rohan-regular": 2}


@pytest.mark.rule("WOTR-10.12")
def test_leaders_do_not_stay_without_a_unit() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=1, rohan_leader=2)
    moving(FREE, table).free.chooses("march:edoras:folde")
    table.free.may_not("leave:rohan-leader", because="WOTR-10.12").may("go")
    table = RingTable.empty().army("edoras", rohan_regular=2, rohan_leader=2)
    moving(FREE, table).free.chooses("march:edoras:folde", "leave:rohan-leader")
    table.free.may_not("go", because="WOTR-10.12").chooses("leave:rohan-regular").may("go")
    table = RingTable.empty().at_peace("rohan").army("edoras", gondor_regular=1, rohan_leader=1)
    table.army("lorien", elves_regular=1)
    moving(FREE, table).free.may_not("march:edoras:minas-tirith", because="WOTR-2.1")
    table = RingTable.empty().at_peace("rohan").army("folde", gondor_regular=1, rohan_leader=1)
    table.army("lorien", elves_regular=1)
    moving(FREE, table).free.may_not("march:folde:druadan-forest", because="WOTR-10.12")


@pytest.mark.rule("WOTR-10.13")
def test_the_part_moved_by_a_character_result_keeps_a_leader() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2, rohan_leader=1)
    table.character("gimli", "edoras").uses(FREE, "character", "move-led-army")
    table.free.chooses("march:edoras:folde", "leave-character:gimli")
    table.free.may_not("leave:rohan-leader", because="WOTR-10.13").may("leave:rohan-regular")
    table = RingTable.empty().army("edoras", rohan_regular=2).character("gimli", "edoras")
    table.uses(FREE, "character", "move-led-army").free.chooses("march:edoras:folde")
    table.free.may_not("leave-character:gimli", because="WOTR-10.13")


@pytest.mark.rule("WOTR-10.14")
def test_an_army_does_not_enter_the_region_of_an_enemy_army() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2).army("folde", sauron_regular=1)
    moving(FREE, table).free.may_not("march:edoras:folde", because="WOTR-10.14")


@pytest.mark.rule("WOTR-10.15", "WOTR-14.17")
def test_a_nation_not_at_war_stays_out_of_other_nations() -> None:
    table = RingTable.empty().at_peace("rohan").army("fords-of-isen", rohan_regular=1)
    table.army("folde", rohan_regular=1).army("westemnet", rohan_regular=1)
    moving(FREE, table)
    table.free.may_not("march:fords-of-isen:gap-of-rohan", because="WOTR-10.15")
    table.free.may_not("march:folde:druadan-forest", because="WOTR-10.15")
    table.free.may("march:westemnet:fangorn", "march:westemnet:edoras")


@pytest.mark.rule("WOTR-14.18")
def test_units_at_war_leave_the_others_behind() -> None:
    table = RingTable.empty().at_peace("rohan").army("folde", rohan_regular=1, gondor_regular=2)
    moving(FREE, table).free.chooses("march:folde:druadan-forest", "go").chooses("done")
    assert table.figures("druadan-forest") == {"gondor-regular": 2}
    assert table.figures("folde") == {"rohan-regular": 1}


@pytest.mark.rule("WOTR-10.16")
def test_armies_do_not_cross_black_borders() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2).army("erech", southrons_regular=1)
    moving(FREE, table).free.may_not("march:edoras:erech", because="WOTR-10.16")
    table.free.may_not("march:edoras:moria", because="WOTR-2.1")
    table.acting(FREE, free="muster-army", shadow="event")
    table.free.may_not("attack:edoras:erech", because="WOTR-10.16")


@pytest.mark.rule("WOTR-10.19", "WOTR-13.7")
def test_besiegers_are_reinforced_by_a_move() -> None:
    table = (
        RingTable.empty().army("helms-deep", rohan_regular=2).army("helms-deep", isengard_regular=2)
    )
    table.siege("helms-deep").army("fords-of-isen", isengard_elite=1)
    moving(SHADOW, table).shadow.chooses("march:fords-of-isen:helms-deep", "go").chooses("done")
    assert table.figures("helms-deep", SHADOW) == {"isengard-regular": 2, "isengard-elite": 1}
    assert table.state.battle is None
    assert table.state.control["helms-deep"] == FREE


@pytest.mark.rule("WOTR-10.20")
def test_a_besieged_army_does_not_move_out() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=2).army("edoras", rohan_regular=1)
    table.army("helms-deep", isengard_regular=2).siege("helms-deep")
    moving(FREE, table).free.may_not("march:helms-deep:westemnet", because="WOTR-10.20")
    table.army("westemnet", isengard_regular=1).acting(FREE, free="muster-army", shadow="event")
    table.free.may_not("attack:helms-deep:westemnet", because="WOTR-10.20")
