"""Chapter 11: the Dead Men of Dunharrow."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import DEAD, GONE, IN_PLAY
from ostrog.expansions.warriors.factions.entering_factions import (
    EnterFaction,
    brings_a_faction_into_play,
)
from ostrog.expansions.warriors.factions.mustering_factions import MusterFaction
from ostrog.expansions.warriors.factions.six_factions import factions_called
from ostrog.expansions.warriors.strikes.army_of_the_dead import WraithsMarch
from ostrog.games.war_of_the_ring.board.invariants import violations
from ostrog.games.war_of_the_ring.board.map import REGIONS
from ostrog.games.war_of_the_ring.companions.entering import BringCharacter
from ostrog.games.war_of_the_ring.companions.journeys import MoveCompanions
from ostrog.testing.soundness.stale_fields import RoundWatch

BESIDE_ERECH = {"anfalas", "dol-amroth", "lamedon", "edoras", "helms-deep", "westemnet"}


def why_not(table: FactionTable, faction: str) -> str:
    """Return the rule that keeps a Free faction from entering, or an empty text."""
    refusal = brings_a_faction_into_play(table.war, FREE, faction)
    return "" if refusal is None else refusal.rule


def wraiths(table: FactionTable) -> FactionTable:
    """Let the Army of the Dead act as by Wraiths of Fear."""
    table.run(WraithsMarch(seat=FREE))
    return table


def with_dead(region: str, figures: int, *companions: str) -> FactionTable:
    """Return an empty map with an Army of the Dead."""
    return FactionTable.empty().fellowship("rivendell").the_dead(region, figures, *companions)


@pytest.mark.rule("WOME-11.1")
def test_the_heir_calls_the_dead_in_erech_and_around_it_also_across_the_mountains() -> None:
    legal = set()
    for region in REGIONS:
        table = FactionTable.empty().fellowship("rivendell").character("strider", region)
        if why_not(table, "dead") == "":
            legal.add(region)
    assert legal == {"erech", *BESIDE_ERECH}
    table = FactionTable.empty().character("aragorn", "edoras")
    table.state.characters["strider"] = "replaced"
    assert why_not(table, "dead") == ""


@pytest.mark.rule("WOME-11.13")
def test_a_march_that_can_go_no_further_forgets_its_last_step() -> None:
    table = with_dead("erech", 3)
    watch = RoundWatch(table.state)
    wraiths(table).free.chooses("lead-dead:lamedon").chooses("lead-dead:erech")
    assert table.at("dead") == {"erech": 1}
    assert not watch.found


@pytest.mark.rule("WOME-11.1")
def test_the_heir_in_the_fellowship_calls_nobody() -> None:
    table = FactionTable.empty().fellowship("erech", "strider")
    assert why_not(table, "dead") == "WOME-11.1"


def entering(region: str, *companions: str) -> FactionTable:
    """Let the Dead enter while Strider and others stand in a region."""
    table = FactionTable.empty().fellowship("rivendell")
    for who in ("strider", *companions):
        table.character(who, region)
    return table


@pytest.mark.rule("WOME-11.2", "WOME-11.4")
def test_strider_goes_to_erech_with_those_who_want_to() -> None:
    table = entering("helms-deep", "legolas", "gimli").army("helms-deep", rohan_regular=2)
    table.army("erech", sauron_regular=3).siege("helms-deep").run(EnterFaction(seat=FREE))
    if table.asked == [(FREE, "enter-faction")]:
        table.free.chooses("enter-faction:dead")
    table.free.chooses("join-dead:gimli", "done")
    at = table.war.characters
    assert (at["strider"], at["gimli"], at["legolas"]) == ("erech", "erech", "helms-deep")
    assert table.war.with_the_dead == ("gimli",)
    assert table.at("dead") == {"erech": 2}
    assert table.war.units(SHADOW, "erech") == 3


@pytest.mark.rule("WOME-11.3")
def test_nobody_joins_the_dead_later() -> None:
    table = with_dead("erech", 2).character("legolas", "erech")
    table.free.may_not("join-dead:legolas", because="WOME-11.3")
    assert table.war.in_the_army_of_the_dead() == ("strider",)


@pytest.mark.rule("WOME-11.5", "WOME-11.6")
def test_a_muster_adds_a_figure_wherever_the_army_stands() -> None:
    table = with_dead("pelargir", 7)
    table.run(MusterFaction(seat=FREE))  # the only faction is not asked for
    assert table.at("dead") == {"pelargir": 8}
    table.free.may_not("recruit-faction:dead", because="WOME-11.5")


@pytest.mark.rule("WOME-11.7")
def test_the_dead_are_one_army_and_no_army_of_the_free_peoples() -> None:
    table = with_dead("pelargir", 4).army("osgiliath", sauron_regular=2)
    wraiths(table).free.chooses("lead-dead:lamedon").chooses("done")
    assert table.at("dead") == {"lamedon": 3}
    table = with_dead("pelargir", 4).army("osgiliath", sauron_regular=2)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:osgiliath:pelargir", "go")
    assert table.war.control["pelargir"] == SHADOW
    assert table.war.units(FREE, "pelargir") == 0


@pytest.mark.rule("WOME-11.8")
def test_companions_of_the_dead_are_not_with_an_army_of_the_region() -> None:
    table = with_dead("pelargir", 3, "legolas").army("pelargir", gondor_regular=3)
    table.character("gimli", "pelargir").army("osgiliath", sauron_regular=2)
    assert table.war.characters_at(FREE, "pelargir") == ("gimli",)
    table.uses(FREE, "muster-army", "attack").free.chooses("attack:pelargir:osgiliath", "go")
    assert table.war.battle is not None
    assert table.war.battle.who == ("gimli",)


@pytest.mark.rule("WOME-11.9", "WOME-11.26")
def test_companions_leave_the_dead_only_with_strider_which_disperses_them() -> None:
    table = with_dead("pelargir", 3, "legolas", "gimli").run(MoveCompanions(seat=FREE))
    table.free.may_not("take:gimli", because="WOME-11.9")
    table.free.chooses("take:strider").may("take:gimli").chooses("take:gimli", "to:lossarnach")
    assert table.war.faction_states[DEAD] == GONE
    assert table.at("dead") == {}
    assert table.war.lost_figures[DEAD] == 3
    table.free.may("take:legolas")


@pytest.mark.rule("WOME-11.26")
def test_the_free_peoples_may_declare_that_strider_leaves_in_an_action_of_theirs() -> None:
    table = with_dead("pelargir", 3, "legolas").army("pelargir", gondor_regular=1)
    table.acting(FREE, free="muster", shadow="army")
    table.free.chooses("leave-dead")
    assert table.asked == [(FREE, "act")]
    assert table.war.faction_states[DEAD] == GONE
    assert table.war.characters_at(FREE, "pelargir") == ("strider", "legolas")
    table.free.may_not("leave-dead", because="WOME-11.26")
    assert table.war.dice[FREE] == {"muster": 1}


@pytest.mark.rule("WOME-11.26")
def test_the_end_of_strider_disperses_the_dead_but_aragorn_does_not() -> None:
    table = with_dead("minas-tirith", 3, "legolas")
    table.run(BringCharacter(seat=FREE, candidates=("aragorn",)))
    assert table.war.faction_states[DEAD] == IN_PLAY
    assert table.war.in_the_army_of_the_dead() == ("aragorn", "legolas")
    table.state.put_away("aragorn")
    table.acting(FREE, free="muster")
    assert table.war.faction_states[DEAD] == GONE


@pytest.mark.rule("WOME-11.10")
def test_the_dead_move_and_attack_by_the_card_only() -> None:
    table = with_dead("pelargir", 3).army("osgiliath", sauron_regular=2)
    table.acting(FREE, free="character muster-army will-of-the-west")
    assert not [each for each in table.free.options if "dead:" in each]
    table.free.may_not("lead-dead:lamedon", because="WOME-11.10")
    table.free.may_not("strike:osgiliath", because="WOME-8.2")


@pytest.mark.rule("WOME-11.11", "WOME-11.13")
def test_each_region_costs_a_figure_and_the_last_one_cannot_pay() -> None:
    table = wraiths(with_dead("erech", 3))
    table.free.may_not("lead-dead:pelargir", because="WOME-11.11")
    table.free.chooses("lead-dead:lamedon")
    assert table.at("dead") == {"lamedon": 2}
    table.free.chooses("lead-dead:pelargir")
    assert table.at("dead") == {"pelargir": 1}
    assert table.war.characters["strider"] == "pelargir"
    assert table.asked != [(FREE, "wraiths-march")]
    assert table.war.lost_figures[DEAD] == 2


@pytest.mark.rule("WOME-11.13")
def test_one_figure_stays_where_it_is() -> None:
    table = wraiths(with_dead("erech", 1).army("lamedon", sauron_regular=1))
    table.free.may_not("lead-dead:anfalas", because="WOME-11.13")


@pytest.mark.rule("WOME-11.12")
def test_the_dead_do_not_march_into_enemy_units() -> None:
    table = with_dead("erech", 3).army("lamedon", sauron_regular=1)
    wraiths(table).free.may_not("lead-dead:lamedon", because="WOME-11.12").may("lead-dead:anfalas")


@pytest.mark.rule("WOME-11.14", "WOME-11.17")
def test_after_an_attack_they_move_no_more_and_strike_the_same_army_only() -> None:
    table = with_dead("pelargir", 4).army("osgiliath", sauron_regular=4)
    table.army("west-harondor", southrons_regular=4).dice(1, 1, 1)
    wraiths(table).free.may_not("strike:minas-tirith", because="WOME-11.14")
    table.draws("strike", 0, 0, 0).free.chooses("strike:osgiliath")
    table.free.may_not("lead-dead:lamedon", because="WOME-11.14")
    table.free.may_not("strike:west-harondor", because="WOME-11.17").may("strike:osgiliath")


@pytest.mark.rule("WOME-11.15")
def test_an_attack_of_the_dead_is_no_battle_but_rouses_nations_once() -> None:
    table = with_dead("pelargir", 4).army("west-harondor", southrons_regular=6)
    table.at_peace("southrons", 2).draws("strike", *[0] * 9)
    wraiths(table).free.chooses("strike:west-harondor")
    assert table.war.battle is None
    assert table.asked == [(FREE, "wraiths-march")]
    table.free.chooses("strike:west-harondor").chooses("strike:west-harondor")
    assert table.war.steps_to_war["southrons"] == 1
    assert table.war.active_nations["southrons"]
    table = with_dead("pelargir", 4).army("west-harondor", southrons_regular=6)
    table.at_peace("southrons", 1).draws("strike", *[0] * 9)
    for _ in range(3):
        if table.asked_kind != "wraiths-march":
            wraiths(table)
        table.free.chooses("strike:west-harondor")
    assert table.war.at_war("southrons")


@pytest.mark.rule("WOME-11.16", "WOME-11.18")
def test_a_figure_pays_for_three_dice_that_hit_on_four() -> None:
    table = with_dead("pelargir", 4).army("west-harondor", southrons_regular=2, southrons_elite=2)
    table.draws("strike", 2, 3, 5)
    wraiths(table).free.chooses("strike:west-harondor")
    assert table.at("dead") == {"pelargir": 3}
    assert table.told(events.FactionStruck) == [
        events.FactionStruck("dead", "west-harondor", (3, 4, 6), 2)
    ]
    assert table.asked == [(SHADOW, "casualties")]
    table.shadow.chooses("reduce:southrons-elite", "remove:southrons-regular", "done")
    assert table.figures("west-harondor") == {"southrons-regular": 2, "southrons-elite": 1}


@pytest.mark.rule("WOME-11.17", "WOME-11.25")
def test_the_last_figure_may_strike_and_then_the_faction_is_gone() -> None:
    table = with_dead("pelargir", 1, "legolas").army("west-harondor", southrons_regular=2)
    table.draws("strike", 5, 5, 0)
    wraiths(table).free.chooses("strike:west-harondor")
    assert table.figures("west-harondor") == {}
    assert table.war.faction_states[DEAD] == GONE
    assert table.war.characters_at(FREE, "pelargir") == ("strider", "legolas")


@pytest.mark.rule("WOME-11.19")
def test_nazgul_and_minions_fall_with_the_last_unit() -> None:
    table = with_dead("pelargir", 2).army("west-harondor", southrons_regular=2, sauron_nazgul=2)
    table.character("witch-king", "west-harondor").draws("strike", 5, 5, 0)
    wraiths(table).free.chooses("strike:west-harondor")
    assert table.figures("west-harondor") == {}
    assert table.war.characters["witch-king"] == "eliminated"


def beaten(*, region: str = "west-harondor", dead: str = "pelargir") -> FactionTable:
    """Let the Dead hit an army of four once and stop."""
    table = with_dead(dead, 3).army(region, southrons_regular=4, sauron_nazgul=2)
    table.character("mouth-of-sauron", region).draws("strike", 5, 0, 0)
    wraiths(table).free.chooses(f"strike:{region}").chooses("done")
    return table


@pytest.mark.rule("WOME-11.20")
def test_survivors_retreat_but_not_towards_the_dead() -> None:
    table = beaten()
    assert table.asked == [(SHADOW, "forced-retreat")]
    table.shadow.may_not("retreat-to:pelargir", because="WOTR-11.34")  # the enemy's own
    table.shadow.chooses("retreat-to:south-ithilien").chooses("go")
    assert table.figures("south-ithilien") == {"southrons-regular": 3, "sauron-nazgul": 2}
    table = beaten(region="near-harad", dead="west-harondor")
    table.shadow.may_not("retreat-to:west-harondor", because="WOME-11.20")
    table.shadow.may("retreat-to:umbar")


@pytest.mark.rule("WOME-11.20")
def test_an_army_without_a_way_stays() -> None:
    table = with_dead("pelargir", 3).army("lamedon", southrons_regular=4)
    for region in ("erech", "dol-amroth"):
        table.army(region, gondor_regular=1)
    table.draws("strike", 5, 0, 0)
    wraiths(table).free.chooses("strike:lamedon").chooses("done")
    assert table.figures("lamedon") == {"southrons-regular": 3}


@pytest.mark.rule("WOME-11.20", "WOME-11.30")
def test_a_besieged_army_is_hit_and_stays() -> None:
    table = with_dead("lossarnach", 3).army("minas-tirith", sauron_regular=4)
    table.controls(SHADOW, "minas-tirith").siege("minas-tirith")
    table.state.put(FREE, "minas-tirith", (0,) * 6 + (3,) + (0,) * 8)
    table.draws("strike", 5, 5, 3)
    wraiths(table).free.chooses("strike:minas-tirith").chooses("done")
    assert table.war.units(SHADOW, "minas-tirith") == 1
    assert table.war.sieges == {"minas-tirith": SHADOW}


@pytest.mark.rule("WOME-11.30")
def test_besiegers_capture_a_stronghold_that_the_dead_have_emptied() -> None:
    table = with_dead("lossarnach", 3).army("minas-tirith", sauron_regular=2)
    table.controls(SHADOW, "minas-tirith").siege("minas-tirith")
    table.state.put(FREE, "minas-tirith", (0,) * 6 + (3,) + (0,) * 8)
    table.draws("strike", 5, 5, 0)
    wraiths(table).free.chooses("strike:minas-tirith")
    assert table.war.control["minas-tirith"] == FREE
    table = with_dead("lossarnach", 3).army("pelargir", sauron_regular=2)
    table.controls(SHADOW, "pelargir").draws("strike", 5, 5, 0)
    wraiths(table).free.chooses("strike:pelargir").chooses("lead-dead:pelargir")
    assert table.war.control["pelargir"] == SHADOW


@pytest.mark.rule("WOME-11.21")
def test_each_nazgul_and_minion_stays_or_goes() -> None:
    table = beaten()
    table.shadow.chooses("retreat-to:umbar")
    assert table.asked == [(SHADOW, "flee")]
    table.shadow.may_not("leave:southrons-regular", because="WOME-11.21")
    table.shadow.chooses("leave:sauron-nazgul", "leave-character:mouth-of-sauron", "go")
    assert table.figures("umbar") == {"southrons-regular": 3, "sauron-nazgul": 1}
    assert table.figures("west-harondor") == {"sauron-nazgul": 1}
    assert table.war.characters["mouth-of-sauron"] == "west-harondor"


@pytest.mark.rule("WOME-11.22")
def test_the_dead_may_take_the_place_of_the_army_for_nothing() -> None:
    table = beaten()
    table.shadow.chooses("retreat-to:umbar").chooses("go")
    assert table.asked == [(FREE, "dead-advance")]
    table.free.may_not("lead-dead:lamedon", because="WOME-11.22")
    table.free.chooses("lead-dead:west-harondor")
    assert table.at("dead") == {"west-harondor": 2}
    assert table.war.characters["strider"] == "west-harondor"


@pytest.mark.rule("WOME-11.23")
def test_an_army_may_share_the_region_of_the_dead() -> None:
    table = with_dead("pelargir", 3).army("osgiliath", sauron_regular=2)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:osgiliath:pelargir", "go")
    table = with_dead("west-harondor", 3).army("west-harondor", sauron_regular=3)
    wraiths(table).free.may("lead-dead:umbar")
    table.draws("strike", 5, 0, 0).free.chooses("strike:west-harondor").chooses("done")
    assert table.asked == [(SHADOW, "forced-retreat")]
    table.shadow.may("retreat-to:umbar", "retreat-to:osgiliath", "retreat-to:near-harad")
    table.shadow.chooses("retreat-to:umbar")
    assert table.at("dead") == {"west-harondor": 2}
    assert table.asked != [(FREE, "dead-advance")]


@pytest.mark.rule("WOME-11.24")
def test_the_dead_are_called_by_the_region_of_the_defender() -> None:
    table = with_dead("lossarnach", 2).army("pelargir", gondor_regular=2)
    table.army("osgiliath", sauron_regular=2).attack("pelargir", "osgiliath")
    assert factions_called(table.war, FREE) == ["dead"]
    table = with_dead("lamedon", 2).army("pelargir", gondor_regular=2)
    table.army("osgiliath", sauron_regular=2).attack("pelargir", "osgiliath")
    assert factions_called(table.war, FREE) == []


@pytest.mark.rule("WOME-11.27")
def test_the_example_of_the_rulebook() -> None:
    table = with_dead("erech", 5).army("west-harondor", southrons_regular=4)
    table.draws("strike", 3, 5, 0)
    wraiths(table).free.chooses("lead-dead:lamedon").chooses("lead-dead:pelargir")
    assert table.at("dead") == {"pelargir": 3}
    table.free.chooses("strike:west-harondor")
    assert table.at("dead") == {"pelargir": 2}
    table.free.chooses("done")
    table.shadow.chooses("retreat-to:south-ithilien")
    table.free.chooses("done")
    assert table.at("dead") == {"pelargir": 2}
    assert table.figures("south-ithilien") == {"southrons-regular": 2}


@pytest.mark.rule("WOME-11.28")
def test_companions_of_the_dead_rouse_a_nation_where_the_march_ends() -> None:
    table = with_dead("erech", 4, "boromir").at_peace("gondor", 2)
    wraiths(table).free.chooses("lead-dead:dol-amroth").chooses("lead-dead:erech").chooses("done")
    assert not table.war.active_nations["gondor"]
    table = with_dead("erech", 4, "boromir").at_peace("gondor", 2)
    wraiths(table).free.chooses("lead-dead:dol-amroth").chooses("done")
    assert table.war.active_nations["gondor"]


@pytest.mark.rule("WOME-11.29")
def test_the_dead_are_outside_a_stronghold_and_survive_its_army() -> None:
    table = with_dead("minas-tirith", 2, "legolas").army("minas-tirith", gondor_regular=1)
    table.army("osgiliath", sauron_regular=5).siege("minas-tirith")
    table.state.put(SHADOW, "minas-tirith", (0, 0, 5, 0, 0, 0, 0))
    table.dice(6, 6, 6, 6, 6, 1).assault("minas-tirith")
    assert table.war.control["minas-tirith"] == SHADOW
    assert table.war.in_the_army_of_the_dead() == ("strider", "legolas")
    assert table.at("dead") == {"minas-tirith": 2}


@pytest.mark.rule("WOME-11.29")
def test_strider_leaves_the_dead_where_an_army_is_besieged() -> None:
    table = with_dead("minas-tirith", 2, "legolas").army("minas-tirith", gondor_regular=1)
    table.character("gimli", "minas-tirith").siege("minas-tirith")
    table.state.put(SHADOW, "minas-tirith", (0, 0, 5, 0, 0, 0, 0))
    table.run(MoveCompanions(seat=FREE)).free.may_not("take:gimli", because="WOTR-8.9")
    table.free.chooses("take:strider").may_not("take:gimli", because="WOTR-8.9")
    table.free.chooses("take:legolas", "to:lossarnach")
    assert table.war.characters["strider"] == table.war.characters["legolas"] == "lossarnach"
    assert table.war.faction_states[DEAD] == GONE


@pytest.mark.rule("WOME-11.20", "WOME-11.23")
@pytest.mark.parametrize("dead", ["westemnet", "helms-deep"])
def test_besiegers_who_flee_end_their_siege(dead: str) -> None:
    table = with_dead(dead, 3).army("helms-deep", rohan_regular=2).siege("helms-deep")
    table.state.put(SHADOW, "helms-deep", (0, 0, 4, 0, 0, 0, 0))
    table.draws("strike", 5, 0, 0)
    wraiths(table).free.chooses("strike:helms-deep").chooses("done")
    if (FREE, "dead-advance") in table.asked:
        table.free.chooses("done")
    assert table.war.sieges == {}
    assert table.war.control["helms-deep"] == FREE
    assert table.war.units(SHADOW, "helms-deep") == 0
    assert table.war.units(SHADOW, "fords-of-isen") == 3  # the only free region beside it
    assert "WOTR-13.12" not in {each.rule for each in violations(table.war)}
