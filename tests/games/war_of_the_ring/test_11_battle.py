"""Chapter 11: battles, from the attack to the advance."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    combat_strength,
    dice_for,
    hits_on,
    is_hit,
    leadership_in_battle,
    most_rerolls,
)
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.clash import Clash


def clash(table: RingTable) -> Clash:
    """Return the battle in progress."""
    assert table.state.battle is not None
    return table.state.battle


def field(attackers: dict[str, int], defenders: dict[str, int]) -> RingTable:
    """Return a table with a Shadow army in Eastemnet and a Free one in Westemnet."""
    table = RingTable.empty().army("eastemnet", **attackers)
    return table.army("westemnet", **defenders)


@pytest.mark.rule("WOTR-11.1", "WOTR-5.11")
def test_an_army_attacks_with_an_army_or_a_character_result() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2})
    table.acting(SHADOW, free="event", shadow="army character muster")
    table.shadow.may("act:army:attack")
    table.shadow.may_not("act:character:led-attack", because="WOTR-5.11")
    table.shadow.may_not("act:muster:attack", because="WOTR-5.15")
    table.army("eastemnet", sauron_regular=2, sauron_nazgul=1)
    table.shadow.may("act:character:led-attack")


@pytest.mark.rule("WOTR-11.2")
def test_an_attack_is_on_one_adjacent_enemy_army() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2}).army("lorien", elves_regular=1)
    table.uses(SHADOW, "army", "attack")
    table.shadow.may_not("attack:eastemnet:lorien", because="WOTR-11.2")
    table.shadow.may_not("attack:eastemnet:folde", because="WOTR-11.2")  # nobody is there
    table.shadow.may_not("attack:eastemnet:eastemnet", because="WOTR-11.2")
    table.shadow.chooses("attack:eastemnet:westemnet", "go")
    assert (clash(table).source, clash(table).region) == ("eastemnet", "westemnet")


@pytest.mark.rule("WOTR-11.3")
def test_only_nations_at_war_attack() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2}).at_peace("sauron", 1, active=True)
    table.acting(SHADOW, free="event", shadow="army event")
    table.shadow.may_not("act:army:attack", because="WOTR-5.15")
    table.shadow.may_not("attack:eastemnet:westemnet", because="WOTR-11.3")


@pytest.mark.rule("WOTR-11.4", "WOTR-11.7")
def test_a_rearguard_has_a_unit_and_does_not_fight() -> None:
    table = field({"sauron_regular": 4, "sauron_nazgul": 1}, {"rohan_regular": 1})
    table.uses(SHADOW, "army", "attack").shadow.chooses("attack:eastemnet:westemnet")
    table.shadow.chooses("leave:sauron-nazgul").may_not("go", because="WOTR-11.4")
    table.shadow.chooses("leave:sauron-regular", "leave:sauron-regular")
    table.dice(6, 1, 6).shadow.chooses("go")
    assert table.told(events.CombatDiceRolled)[0].values == (6, 1)  # type: ignore[attr-defined]
    assert table.figures("eastemnet") == {"sauron-regular": 3, "sauron-nazgul": 1}
    table.shadow.may_not("leave:sauron-nazgul", because="WOTR-11.43")
    table.shadow.chooses("advance")  # only the part that attacked
    assert table.figures("westemnet") == {"sauron-regular": 1}


@pytest.mark.rule("WOTR-11.4")
def test_nobody_stays_behind_a_single_unit() -> None:
    table = field({"sauron_regular": 1, "sauron_nazgul": 1}, {"rohan_regular": 1})
    table.character("witch-king", "eastemnet").uses(SHADOW, "army", "attack")
    table.shadow.chooses("attack:eastemnet:westemnet")
    table.shadow.may_not("leave:sauron-nazgul", because="WOTR-11.4")
    table.shadow.may_not("leave-character:witch-king", because="WOTR-11.4")
    table.shadow.may_not("leave:sauron-regular", because="WOTR-1.4")


@pytest.mark.rule("WOTR-11.5")
def test_figures_not_at_war_stay_in_the_rearguard() -> None:
    table = RingTable.empty().at_peace("rohan").army("eastemnet", sauron_regular=2)
    table.army("westemnet", rohan_regular=1, gondor_regular=2, rohan_leader=1)
    table.dice(1, 1, 1, 1).attack("westemnet", "eastemnet")
    assert combat_strength(table.state, FREE) == 2
    assert leadership_in_battle(table.state, FREE) == 0
    table = RingTable.empty().at_peace("rohan").army("eastemnet", sauron_regular=2)
    table.army("westemnet", gondor_regular=1, rohan_leader=1)
    table.acting(FREE, free="muster-army", shadow="event")
    table.free.may_not("attack:westemnet:eastemnet", because="WOTR-11.5")
    table.army("westemnet", gondor_regular=2, rohan_leader=1)
    table.uses(FREE, "muster-army", "attack").free.chooses("attack:westemnet:eastemnet")
    table.free.may_not("go", because="WOTR-11.4").chooses("leave:gondor-regular").may("go")


@pytest.mark.rule("WOTR-11.6")
def test_the_part_that_attacks_by_a_character_result_is_led() -> None:
    table = field({"sauron_regular": 3, "sauron_nazgul": 1}, {"rohan_regular": 1})
    table.army("moria", sauron_regular=1).army("dimrill-dale", elves_regular=1)
    table.uses(SHADOW, "character", "led-attack")
    table.shadow.may_not("attack:moria:dimrill-dale", because="WOTR-11.6")
    table.shadow.chooses("attack:eastemnet:westemnet")
    table.shadow.may_not("leave:sauron-nazgul", because="WOTR-11.6").may("leave:sauron-regular")


@pytest.mark.rule("WOTR-11.8")
def test_all_defending_figures_take_part() -> None:
    table = field({"sauron_regular": 1}, {"rohan_regular": 2, "gondor_elite": 1, "elves_leader": 1})
    table.at_peace("rohan").character("gimli", "westemnet").dice(*(1,) * 5)
    table.attack("eastemnet", "westemnet")
    assert combat_strength(table.state, FREE) == 4  # Gimli is a captain
    assert leadership_in_battle(table.state, FREE) == 2


@pytest.mark.rule("WOTR-11.9")
def test_attackers_stay_in_their_region_during_the_battle() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2}).dice(1, 1, 1, 1)
    table.attack("eastemnet", "westemnet")
    assert table.figures("eastemnet") == {"sauron-regular": 2}


@pytest.mark.rule("WOTR-11.10", "WOTR-11.12")
def test_a_die_for_each_unit_and_five_at_most() -> None:
    table = field({"sauron_regular": 3, "sauron_elite": 1}, {"rohan_regular": 6, "rohan_elite": 2})
    table.dice(*(1,) * 9).attack("eastemnet", "westemnet")
    assert dice_for(table.state, SHADOW) == 4
    assert combat_strength(table.state, FREE) == 8
    assert dice_for(table.state, FREE) == 5


@pytest.mark.rule("WOTR-11.11", "WOTR-11.12")
def test_leadership_is_of_leaders_nazgul_and_characters_and_rerolls_five_at_most() -> None:
    table = field({"sauron_regular": 5, "sauron_nazgul": 4}, {"rohan_regular": 5})
    table.army("westemnet", rohan_regular=5, rohan_leader=1).character("aragorn", "westemnet")
    table.character("witch-king", "eastemnet").character("mouth-of-sauron", "eastemnet")
    table.dice(*(1,) * 10).attack("eastemnet", "westemnet")
    assert leadership_in_battle(table.state, SHADOW) == 8
    assert leadership_in_battle(table.state, FREE) == 3
    assert most_rerolls(table.state, SHADOW) == 5
    table.shadow.may("reroll:5", "reroll:0").may_not("reroll:6", because="WOTR-11.17")


@pytest.mark.rule("WOTR-11.13")
def test_a_battle_is_a_series_of_rounds() -> None:
    table = field({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    table.dice(1, 1, 1, 1).attack("eastemnet", "westemnet")
    assert table.asked == [(SHADOW, "leader-reroll")]
    table.dice(6).shadow.chooses("reroll:1")
    assert table.asked == [(SHADOW, "cease")]  # the hit had only Regulars to remove
    table.shadow.chooses("press")
    assert table.asked == [(FREE, "retreat")]
    table.dice(1, 1, 1).free.chooses("stand")
    assert clash(table).round == 2


@pytest.mark.rule("WOTR-11.14")
def test_a_die_hits_on_five_or_six() -> None:
    assert [is_hit(value, 5) for value in range(1, 7)] == [False] * 4 + [True] * 2
    table = field({"sauron_regular": 3}, {"rohan_regular": 3}).dice(4, 5, 6, 1, 2, 3)
    table.attack("eastemnet", "westemnet")
    assert table.figures("westemnet") == {"rohan-regular": 1}
    assert table.figures("eastemnet") == {"sauron-regular": 3}


@pytest.mark.rule("WOTR-11.15")
def test_a_natural_one_misses_and_a_natural_six_hits() -> None:
    assert not is_hit(1, 5, 5)
    assert is_hit(6, 6, -3)


@pytest.mark.rule("WOTR-11.16")
def test_modifiers_are_added_to_each_die() -> None:
    assert [is_hit(value, 5, 1) for value in range(1, 7)] == [False] * 3 + [True] * 3
    assert [is_hit(value, 6, 1) for value in range(1, 7)] == [False] * 4 + [True] * 2
    assert [is_hit(value, 5, 2) for value in range(1, 7)] == [False] * 2 + [True] * 4


@pytest.mark.rule("WOTR-11.17")
def test_missed_dice_are_rerolled_once_by_leadership() -> None:
    table = field({"sauron_regular": 5, "sauron_nazgul": 3}, {"rohan_regular": 5})
    table.dice(1, 3, 5, 5, 6, 1, 1, 1, 1, 1).attack("eastemnet", "westemnet")
    assert clash(table).sides[SHADOW].hits == 3
    table.shadow.may_not("reroll:3", because="WOTR-11.17")  # only two missed
    table.dice(5, 2).shadow.chooses("reroll:2")
    assert table.figures("westemnet") == {"rohan-regular": 1}  # four hits


@pytest.mark.rule("WOTR-11.18")
def test_the_number_of_rerolls_is_fixed_before_the_first_is_thrown() -> None:
    table = field(
        {"sauron_regular": 2, "sauron_nazgul": 2}, {"rohan_regular": 3, "rohan_leader": 1}
    )
    table.dice(1, 1, 1, 1, 1).attack("eastemnet", "westemnet")
    table.shadow.chooses("reroll:1")
    assert table.told(events.CombatDiceRerolled) == []  # the defender decides first
    assert table.asked == [(FREE, "leader-reroll")]
    table.dice(2, 3).free.chooses("reroll:1")
    assert len(table.told(events.CombatDiceRerolled)) == 2
    assert table.asked == [(SHADOW, "cease")]


@pytest.mark.rule("WOTR-11.19")
def test_the_reroll_has_the_target_of_the_combat_roll_without_its_modifier() -> None:
    table = RingTable.empty().army("folde", sauron_regular=1, sauron_nazgul=1)
    table.army("edoras", rohan_regular=2).dice(5, 1, 1).attack("folde", "edoras")
    table.dice(5).shadow.chooses("reroll:1")  # a City: 6 in the first round
    assert table.figures("edoras") == {"rohan-regular": 2}
    dice = clash(table).sides[SHADOW]
    assert (dice.target, dice.added_again) == (6, 0)


@pytest.mark.rule("WOTR-11.20", "WOTR-11.21")
def test_a_city_or_fortification_helps_in_the_first_round() -> None:
    for source, target in (("folde", "edoras"), ("gap-of-rohan", "fords-of-isen")):
        table = RingTable.empty().army(source, isengard_regular=2).army(target, rohan_regular=2)
        table.dice(5, 5, 5, 1).attack(source, target)
        assert table.figures(target) == {"rohan-regular": 2}
        assert table.figures(source) == {"isengard-regular": 1}  # the defender hits on 5
        assert hits_on(table.state, SHADOW) == 6
        table.shadow.chooses("press")
        table.dice(5, 1, 1).free.chooses("stand")
        assert table.figures(target) == {"rohan-regular": 1}
    table = RingTable.empty().army("folde", rohan_regular=2).army("edoras", sauron_regular=2)
    table.controls(SHADOW, "edoras").dice(5, 5, 1, 1).attack("folde", "edoras")
    assert table.figures("edoras") == {"sauron-regular": 2}  # whoever defends it


@pytest.mark.rule("WOTR-11.22")
def test_a_stronghold_gives_no_bonus_in_the_field() -> None:
    table = RingTable.empty().army("fords-of-isen", isengard_regular=2)
    table.army("helms-deep", rohan_regular=2).dice(5, 1, 1, 1).attack("fords-of-isen", "helms-deep")
    table.free.chooses("field")
    assert table.figures("helms-deep") == {"rohan-regular": 1}


@pytest.mark.rule("WOTR-11.23")
def test_in_a_siege_the_attacker_hits_only_on_six() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=3)
    table.army("helms-deep", isengard_regular=2).siege("helms-deep").dice(5, 6, 5, 1, 1)
    table.assault("helms-deep")
    assert table.figures("helms-deep", FREE) == {"rohan-regular": 2}
    assert table.figures("helms-deep", SHADOW) == {"isengard-regular": 1}


@pytest.mark.rule("WOTR-11.24")
def test_the_attacker_chooses_first_and_both_suffer() -> None:
    table = field({"sauron_regular": 1, "sauron_elite": 1}, {"rohan_regular": 1, "rohan_elite": 1})
    table.dice(6, 1, 6, 1).attack("eastemnet", "westemnet")
    assert table.asked == [(SHADOW, "casualties")]
    table.shadow.chooses("remove:sauron-regular", "done")
    assert table.figures("eastemnet") == {"sauron-regular": 1, "sauron-elite": 1}  # not yet
    assert table.asked == [(FREE, "casualties")]
    table.free.chooses("reduce:rohan-elite", "done")
    assert table.figures("eastemnet") == {"sauron-elite": 1}
    assert table.figures("westemnet") == {"rohan-regular": 2}


@pytest.mark.rule("WOTR-11.24", "WOTR-11.42")
def test_both_armies_can_be_destroyed_and_then_nothing_is_captured() -> None:
    table = RingTable.empty().army("eastemnet", sauron_regular=1).army("westemnet", rohan_regular=1)
    table.dice(6, 6).attack("eastemnet", "westemnet")
    assert table.figures("eastemnet") == table.figures("westemnet") == {}
    assert table.state.battle is None
    assert table.state.control["westemnet"] == FREE


@pytest.mark.rule("WOTR-11.25")
def test_every_hit_is_assigned_as_the_owner_likes() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2, "gondor_regular": 2})
    table.dice(6, 6, 1, 1, 1, 1).attack("eastemnet", "westemnet")
    table.shadow.may_not("remove:sauron-regular", because="WOTR-11.25")  # he lost nobody
    table.shadow.may_not("reduce:sauron-elite", because="WOTR-11.27")
    table.free.may_not("done", because="WOTR-11.25")
    table.free.may_not("remove:elves-regular", because="WOTR-11.25")
    table.free.chooses("remove:rohan-regular").may_not("done", because="WOTR-11.25")
    table.free.chooses("remove:gondor-regular", "done")
    assert table.figures("westemnet") == {"rohan-regular": 1, "gondor-regular": 1}


@pytest.mark.rule("WOTR-11.26")
def test_excess_hits_are_lost() -> None:
    table = field({"sauron_regular": 5}, {"rohan_regular": 1, "rohan_elite": 1})
    table.dice(6, 6, 6, 6, 6, 1, 1).attack("eastemnet", "westemnet")
    assert table.figures("westemnet") == {}
    assert table.asked == [(SHADOW, "advance")]
    table = field({"sauron_regular": 1}, {"rohan_regular": 1, "rohan_elite": 1})
    table.dice(6, 1, 1).attack("eastemnet", "westemnet").free.chooses("remove:rohan-regular")
    table.free.may_not("reduce:rohan-elite", because="WOTR-11.26")


@pytest.mark.rule("WOTR-11.27", "WOTR-11.28")
def test_two_hits_on_two_regulars_and_two_elites() -> None:
    results = {
        ("remove:rohan-regular", "remove:rohan-regular"): {"rohan-elite": 2},
        ("reduce:rohan-elite", "reduce:rohan-elite"): {"rohan-regular": 4},
        ("remove:rohan-elite",): {"rohan-regular": 2, "rohan-elite": 1},
        ("remove:rohan-regular", "reduce:rohan-elite"): {"rohan-regular": 2, "rohan-elite": 1},
    }
    for picks, left in results.items():
        table = field({"sauron_regular": 2}, {"rohan_regular": 2, "rohan_elite": 2})
        table.dice(6, 6, 1, 1, 1, 1).attack("eastemnet", "westemnet").free.chooses(*picks, "done")
        assert table.figures("westemnet") == left


@pytest.mark.rule("WOTR-11.28")
def test_one_hit_does_not_remove_an_elite() -> None:
    table = field({"sauron_regular": 1}, {"rohan_regular": 2, "rohan_elite": 2})
    table.dice(6, 1, 1, 1, 1).attack("eastemnet", "westemnet")
    table.free.may_not("remove:rohan-elite", because="WOTR-11.28")


@pytest.mark.rule("WOTR-11.28")
def test_two_hits_may_be_spent_on_an_elite_that_nobody_can_replace() -> None:
    table = field({"sauron_regular": 2}, {"rohan_elite": 3}).reinforcements(FREE)
    table.dice(6, 6, 1, 1, 1).attack("eastemnet", "westemnet")
    table.free.may("remove:rohan-elite").chooses("remove-for-two:rohan-elite", "done")
    assert table.figures("westemnet") == {"rohan-elite": 2}
    assert table.lost("rohan-elite") == 1
    table = field({"sauron_regular": 2}, {"rohan_elite": 3}).reinforcements(FREE)
    table.dice(6, 6, 1, 1, 1).attack("eastemnet", "westemnet").free.chooses("remove:rohan-elite")
    table.free.may_not("remove-for-two:rohan-elite", because="WOTR-11.28")  # one hit is left
    table.free.chooses("remove:rohan-elite", "done")
    assert table.figures("westemnet") == {"rohan-elite": 1}


@pytest.mark.rule("WOTR-11.28")
def test_the_default_spends_two_hits_on_such_an_elite() -> None:
    table = field({"sauron_regular": 3}, {"rohan_elite": 3}).reinforcements(FREE)
    table.dice(6, 6, 6, 1, 1, 1).attack("eastemnet", "westemnet").free.accepts()
    assert table.figures("westemnet") == {"rohan-elite": 1}


@pytest.mark.rule("WOTR-11.29")
def test_the_regular_comes_from_casualties_then_from_reinforcements() -> None:
    table = field({"sauron_regular": 1}, {"rohan_elite": 2}).reinforcements(FREE, rohan_regular=1)
    table.state.casualties[12] = 1  # a Regular of Rohan
    assert table.lost("rohan-regular") == 1
    table.dice(6, 1, 1).attack("eastemnet", "westemnet")
    table.free.chooses("reduce:rohan-elite", "done")
    assert (table.lost("rohan-regular"), table.waiting("rohan-regular")) == (0, 1)
    assert table.lost("rohan-elite") == 1
    table.shadow.chooses("press")
    table.dice(6, 1, 1).free.chooses("stand").chooses("reduce:rohan-elite", "done")
    assert (table.lost("rohan-regular"), table.waiting("rohan-regular")) == (0, 0)


@pytest.mark.rule("WOTR-11.29")
def test_without_a_regular_a_single_hit_eliminates_an_elite() -> None:
    table = field({"sauron_regular": 1}, {"rohan_elite": 2, "gondor_regular": 1})
    table.reinforcements(FREE).dice(6, 1, 1, 1).attack("eastemnet", "westemnet")
    table.free.may_not("reduce:rohan-elite", because="WOTR-11.29")
    table.free.chooses("remove:rohan-elite", "done")
    assert table.figures("westemnet") == {"rohan-elite": 1, "gondor-regular": 1}


@pytest.mark.rule("WOTR-11.29")
def test_a_regular_lost_by_the_same_hits_replaces_no_elite() -> None:
    table = field({"sauron_regular": 2}, {"rohan_elite": 2, "rohan_regular": 1})
    table.reinforcements(FREE).dice(6, 6, 1, 1, 1).attack("eastemnet", "westemnet")
    table.free.chooses("remove:rohan-regular")
    table.free.may_not("reduce:rohan-elite", because="WOTR-11.29")
    table.free.chooses("remove:rohan-elite", "done")
    assert table.figures("westemnet") == {"rohan-elite": 1}


@pytest.mark.rule("WOTR-11.30")
def test_shadow_elites_that_are_reduced_return_to_the_reinforcements() -> None:
    table = field({"sauron_elite": 1, "sauron_regular": 1}, {"rohan_regular": 2})
    elites, regulars = table.waiting("sauron-elite"), table.waiting("sauron-regular")
    table.dice(1, 1, 6, 1).attack("eastemnet", "westemnet")
    table.shadow.chooses("reduce:sauron-elite", "done")
    assert table.waiting("sauron-elite") == elites + 1
    assert table.waiting("sauron-regular") == regulars - 1


@pytest.mark.rule("WOTR-11.31")
def test_an_army_without_units_loses_leaders_nazgul_and_characters() -> None:
    table = field({"sauron_regular": 1, "sauron_nazgul": 2}, {"rohan_regular": 2})
    nazgul = table.waiting("sauron-nazgul")
    table.character("witch-king", "eastemnet").dice(1, 6, 1).attack("eastemnet", "westemnet")
    table.shadow.chooses("reroll:0")
    assert table.figures("eastemnet") == {}
    assert table.waiting("sauron-nazgul") == nazgul + 2
    assert table.state.characters["witch-king"] == "eliminated"
    table = field({"sauron_regular": 1}, {"rohan_regular": 1, "rohan_leader": 1})
    table.dice(6, 1, 1).attack("eastemnet", "westemnet").free.chooses("reroll:0")
    assert table.lost("rohan-leader") == 1


@pytest.mark.rule("WOTR-11.31", "WOTR-11.7")
def test_those_in_the_rearguard_survive_their_army() -> None:
    table = field({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    table.character("witch-king", "eastemnet").dice(1, 6, 1)
    leave = ("leave:sauron-regular", "leave:sauron-nazgul", "leave-character:witch-king")
    table.attack("eastemnet", "westemnet", *leave)
    assert table.figures("eastemnet") == {"sauron-regular": 1, "sauron-nazgul": 1}
    assert table.state.characters["witch-king"] == "eastemnet"


@pytest.mark.rule("WOTR-11.32")
def test_ceasing_leaves_everybody_where_he_was() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2}).dice(1, 1, 1, 1)
    table.attack("eastemnet", "westemnet").shadow.chooses("cease")
    assert table.state.battle is None
    assert table.figures("eastemnet") == {"sauron-regular": 2}
    assert table.figures("westemnet") == {"rohan-regular": 2}


@pytest.mark.rule("WOTR-11.33")
def test_the_defender_retreats_only_if_the_attacker_goes_on() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2}).dice(1, 1, 1, 1)
    table.attack("eastemnet", "westemnet")
    table.free.may_not("retreat-to:edoras", because="not-your-decision")
    table.shadow.chooses("press")
    table.free.may("stand", "retreat-to:edoras")
    table.shadow.may_not("retreat-to:fangorn", because="WOTR-11.33")


@pytest.mark.rule("WOTR-11.34")
def test_a_retreat_leads_to_one_free_adjacent_region() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2, "rohan_leader": 1})
    table.army("edoras", isengard_regular=1).controls(SHADOW, "helms-deep")
    table.dice(1, 1, 1, 1).attack("eastemnet", "westemnet").free.chooses("reroll:0")
    table.shadow.chooses("press")
    table.free.may_not("retreat-to:edoras", "retreat-to:helms-deep", because="WOTR-11.34")
    table.free.may_not("retreat-to:lorien", because="WOTR-11.34")
    table.free.may_not("retreat-to:erech", because="WOTR-10.16")
    table.free.chooses("retreat-to:fangorn")
    assert table.figures("fangorn") == {"rohan-regular": 2, "rohan-leader": 1}
    assert table.figures("westemnet") == {}


@pytest.mark.rule("WOTR-11.34")
def test_without_a_free_region_there_is_no_retreat() -> None:
    table = RingTable.empty().army("fords-of-bruinen", sauron_regular=2)
    table.army("trollshaws", sauron_regular=1).army("rivendell", elves_regular=2)
    table.controls(SHADOW, "rivendell").dice(1, 1, 1, 1).attack("fords-of-bruinen", "rivendell")
    table.shadow.chooses("press")
    assert clash(table).round == 2  # nobody was asked


@pytest.mark.rule("WOTR-11.36")
def test_saruman_stays_behind_a_retreat() -> None:
    table = RingTable.empty().army("orthanc", isengard_regular=2).character("saruman", "orthanc")
    table.army("gap-of-rohan", rohan_regular=2).controls(FREE, "orthanc").army(
        "gap-of-rohan", rohan_regular=2
    )
    table.army("fangorn", elves_regular=1)
    table.dice(1, 1, 1, 1).attack("gap-of-rohan", "orthanc").shadow.chooses("reroll:0")
    table.free.chooses("press")
    goal = next(option for option in table.shadow.options if option.startswith("retreat-to"))
    table.shadow.chooses(goal)
    assert table.state.characters["saruman"] == "orthanc"


@pytest.mark.rule("WOTR-11.37")
def test_units_not_at_war_retreat_across_borders() -> None:
    table = RingTable.empty().at_peace("north").army("dale", north_regular=2)
    table.army("vale-of-the-carnen", southrons_regular=2).dice(1, 1, 1, 1)
    table.attack("vale-of-the-carnen", "dale").shadow.chooses("press")
    table.free.may("retreat-to:erebor").chooses("retreat-to:erebor")
    assert table.figures("erebor") == {"north-regular": 2}
    table.shadow.chooses("hold")
    table.at_peace("north").uses(FREE, "muster-army", "move-armies")
    table.free.may_not("march:erebor:iron-hills", because="WOTR-10.15")
    table.free.may("march:erebor:withered-heath", "march:erebor:dale")


@pytest.mark.rule("WOTR-11.38")
def test_a_battle_ends_when_the_defender_has_retreated() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 2}).dice(1, 1, 1, 1)
    table.attack("eastemnet", "westemnet").shadow.chooses("press")
    table.free.chooses("retreat-to:edoras")
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("hold")
    assert table.state.battle is None


@pytest.mark.rule("WOTR-11.39", "WOTR-11.41")
def test_the_attacker_may_advance_with_all_part_or_none() -> None:
    def won() -> RingTable:
        table = field({"sauron_regular": 3}, {"rohan_regular": 1}).dice(6, 1, 1, 1)
        return table.attack("eastemnet", "westemnet")

    table = won()
    table.shadow.chooses("hold")
    assert table.figures("eastemnet") == {"sauron-regular": 3}
    assert table.state.control["westemnet"] == FREE  # nobody came to take it
    table = won()
    table.shadow.chooses("leave:sauron-regular", "advance")
    assert table.figures("westemnet") == {"sauron-regular": 2}
    assert table.state.control["westemnet"] == SHADOW
    table = won()
    table.shadow.chooses("advance")
    assert table.figures("westemnet") == {"sauron-regular": 3}


@pytest.mark.rule("WOTR-11.40")
def test_the_advance_costs_no_die() -> None:
    table = field({"sauron_regular": 3}, {"rohan_regular": 1}).dice(6, 1, 1, 1)
    table.acting(SHADOW, free="event", shadow="army army").shadow.chooses("act:army:attack")
    table.shadow.chooses("attack:eastemnet:westemnet", "go").chooses("advance")
    assert table.state.dice[SHADOW] == {"army": 1}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("WOTR-11.43")
def test_an_advance_needs_a_unit_and_leaves_no_lone_leader() -> None:
    table = RingTable.empty().army("westemnet", rohan_regular=2, rohan_leader=1)
    table.army("eastemnet", sauron_regular=1).dice(6, 1, 1).attack("westemnet", "eastemnet")
    table.free.chooses("reroll:0")
    table.free.chooses("leave:rohan-leader").may_not("advance", because="WOTR-11.43")
    table.free.chooses("leave:rohan-regular").may_not("leave:rohan-regular", because="WOTR-1.4")
    table.free.chooses("advance")
    assert table.figures("eastemnet") == {"rohan-regular": 1}


@pytest.mark.rule("WOTR-11.44")
def test_a_retreat_above_the_limit_is_thinned_out_at_the_end() -> None:
    table = field({"sauron_regular": 2}, {"rohan_regular": 4}).army("edoras", gondor_regular=8)
    table.dice(1, 1, 1, 1, 1, 1).attack("eastemnet", "westemnet").shadow.chooses("press")
    table.free.chooses("retreat-to:edoras")
    table.shadow.chooses("hold")
    assert table.asked == [(FREE, "disband")]
    table.free.chooses("disband:gondor-regular", "disband:gondor-regular", "done")
    assert table.figures("edoras") == {"rohan-regular": 4, "gondor-regular": 6}


@pytest.mark.rule("WOTR-11.45")
def test_the_nations_attacked_are_affected_before_the_first_round() -> None:
    table = RingTable.empty().at_peace("rohan", 2).army("fords-of-isen", isengard_regular=2)
    table.army("helms-deep", rohan_regular=2).attack("fords-of-isen", "helms-deep")
    assert table.asked == [(FREE, "stronghold-choice")]
    assert table.state.active_nations["rohan"]
    assert table.state.steps_to_war["rohan"] == 1
    table.free.chooses("go-inside")
    table.shadow.chooses("hold")
    assert table.state.steps_to_war["rohan"] == 1


@pytest.mark.rule("WOTR-11.46")
def test_the_stronghold_choice_comes_first_in_a_round() -> None:
    steps = ArmyBattle.steps
    assert steps.index("next_round") < steps.index("stronghold_choice") < steps.index("fight")
    table = RingTable.empty().army("fords-of-isen", isengard_regular=2)
    table.army("helms-deep", rohan_regular=2).attack("fords-of-isen", "helms-deep")
    assert table.told(events.CombatDiceRolled) == []
