"""Chapter 1: sides, armies, free regions and where eliminated figures go."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board.pieces import NATIONS_OF, SIDE_OF_NATION, SIDES
from ostrog.games.war_of_the_ring.campaigns.stack_limits import excess
from ostrog.games.war_of_the_ring.hunt.hunt_roll import hunt_rerolls


@pytest.mark.rule("WOTR-1.1")
def test_five_nations_are_free_and_three_are_of_the_shadow() -> None:
    table = RingTable()
    assert NATIONS_OF[FREE] == ("dwarves", "elves", "gondor", "north", "rohan")
    assert NATIONS_OF[SHADOW] == ("isengard", "sauron", "southrons")
    assert SIDE_OF_NATION["rohan"] == FREE
    assert dict(table.state.setting.scenario.teams) == {SIDES[0]: (0,), SIDES[1]: (1,)}


@pytest.mark.rule("WOTR-1.2")
def test_regulars_and_elites_of_all_nations_fight_alike() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=1, elves_elite=1, dwarves_regular=1)
    table.army("folde", sauron_regular=1, isengard_elite=1).dice(1, 1, 1, 1, 1)
    table.attack("folde", "edoras")
    assert [len(dice.values) for dice in table.state.battle.sides] == [3, 2]  # type: ignore[union-attr]


@pytest.mark.rule("WOTR-1.3", "WOTR-1.5")
def test_all_figures_of_a_side_in_a_region_are_one_army() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2, gondor_regular=1, rohan_leader=1)
    table.character("gimli", "edoras").uses(FREE, "muster-army", "move-armies")
    table.free.chooses("march:edoras:folde", "go")
    assert table.figures("folde") == {"rohan-regular": 2, "gondor-regular": 1, "rohan-leader": 1}
    assert table.state.characters["gimli"] == "folde"


@pytest.mark.rule("WOTR-1.4")
def test_leaders_nazgul_and_characters_alone_are_no_army() -> None:
    table = RingTable.empty().army("edoras", sauron_nazgul=3).army("folde", isengard_regular=1)
    table.uses(SHADOW, "army", "move-armies")
    table.shadow.may_not("march:edoras:folde", because="WOTR-1.4").may("march:folde:edoras")


@pytest.mark.rule("WOTR-1.6")
def test_a_region_is_free_without_enemy_army_and_enemy_settlement() -> None:
    table = RingTable.empty().army("folde", sauron_regular=1)
    war = table.state
    assert not war.is_free(FREE, "folde")  # an enemy army
    assert not war.is_free(SHADOW, "edoras")  # an enemy Settlement
    assert war.is_free(FREE, "edoras")
    assert war.is_free(SHADOW, "fangorn")


@pytest.mark.rule("WOTR-1.7")
def test_a_besieged_strongholds_region_is_free_for_the_besieger_only() -> None:
    table = RingTable.empty().army("minas-tirith", gondor_regular=2)
    table.army("minas-tirith", sauron_regular=3).siege("minas-tirith")
    assert table.state.is_free(SHADOW, "minas-tirith")
    assert not table.state.is_free(FREE, "minas-tirith")


@pytest.mark.rule("WOTR-1.8")
def test_an_empty_enemy_settlement_can_be_entered() -> None:
    table = RingTable.empty().army("westemnet", isengard_regular=2)
    table.uses(SHADOW, "army", "move-armies")
    table.shadow.may("march:westemnet:edoras")
    table = RingTable.empty().army("westemnet", isengard_regular=2).army("edoras", rohan_regular=1)
    table.uses(SHADOW, "army", "move-armies")
    table.shadow.may_not("march:westemnet:edoras", because="WOTR-10.14")


@pytest.mark.rule("WOTR-1.9")
def test_lone_characters_do_not_stop_an_army() -> None:
    table = RingTable.empty().army("westemnet", isengard_regular=2).character("gimli", "edoras")
    table.uses(SHADOW, "army", "move-armies").shadow.may("march:westemnet:edoras")
    table = RingTable.empty().army("westemnet", rohan_regular=2).army("edoras", sauron_nazgul=2)
    table.uses(FREE, "muster-army", "move-armies").free.may("march:westemnet:edoras")


@pytest.mark.rule("WOTR-1.10", "WOTR-1.11")
def test_a_settlement_is_unconquered_while_its_first_owner_controls_it() -> None:
    table = RingTable.empty().controls(SHADOW, "edoras")
    war = table.state
    assert war.is_unconquered("helms-deep")
    assert not war.is_unconquered("edoras")
    assert not war.is_unconquered("fangorn")
    table.controls(FREE, "edoras")
    assert war.is_unconquered("edoras")
    table.army("helms-deep", rohan_regular=1).army("helms-deep", isengard_regular=1)
    table.siege("helms-deep")
    assert war.is_unconquered("helms-deep")


@pytest.mark.rule("WOTR-1.13")
def test_the_witch_king_counts_as_a_nazgul() -> None:
    table = RingTable.empty().fellowship("folde", "gimli")
    assert hunt_rerolls(table.state) == 0
    table.character("witch-king", "folde")
    assert hunt_rerolls(table.state) == 1
    table.character("witch-king", "aside").character("mouth-of-sauron", "folde")
    assert hunt_rerolls(table.state) == 0


@pytest.mark.rule("WOTR-1.14", "WOTR-9.8")
def test_only_figures_in_the_reinforcements_can_be_recruited() -> None:
    table = RingTable.empty().reinforcements(FREE, rohan_regular=1)
    table.uses(FREE, "muster", "recruit")
    table.free.may("recruit:rohan-regular:edoras")
    table.free.may_not("recruit:rohan-elite:edoras", because="WOTR-9.8")
    table.free.chooses("recruit:rohan-regular:edoras")
    table.free.may_not("recruit:rohan-regular:folde", because="WOTR-9.8")


@pytest.mark.rule("WOTR-1.15", "WOTR-1.16", "WOTR-11.30")
def test_free_losses_are_final_and_shadow_losses_return() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=1).army("folde", isengard_regular=2)
    before = table.waiting("isengard-regular"), table.waiting("rohan-regular")
    table.dice(6, 1, 6).attack("folde", "edoras")
    assert table.lost("rohan-regular") == 1
    assert table.waiting("rohan-regular") == before[1]
    assert table.waiting("isengard-regular") == before[0] + 1


@pytest.mark.rule("WOTR-1.17")
def test_the_hunt_looks_where_the_figure_stands() -> None:
    table = RingTable.empty().fellowship("folde", "gimli", progress=4)
    table.army("edoras", sauron_regular=1)
    assert hunt_rerolls(table.state) == 0
    table.army("folde", sauron_regular=1)
    assert hunt_rerolls(table.state) == 1


@pytest.mark.rule("WOTR-10.1")
def test_leaders_and_characters_do_not_count_for_the_limit() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=10, rohan_leader=3)
    assert excess(table.state, FREE, "edoras") == 0
    table.army("edoras", rohan_regular=11)
    assert excess(table.state, FREE, "edoras") == 1
