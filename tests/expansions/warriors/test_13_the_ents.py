"""Chapter 13: the Ents of Fangorn."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import ENTS, GONE, IN_PLAY
from ostrog.expansions.warriors.factions.entering_factions import brings_a_faction_into_play
from ostrog.expansions.warriors.factions.mustering_factions import MusterFaction
from ostrog.expansions.warriors.factions.six_factions import factions_called
from ostrog.expansions.warriors.strikes.march_of_the_ents import MarchOfTheEnts
from ostrog.games.war_of_the_ring.companions.journeys import MoveCompanions


def with_ents(**figures: int) -> FactionTable:
    """Return an empty map with Ents, and Gimli in Fangorn."""
    table = FactionTable.empty().fellowship("rivendell").character("gimli", "fangorn")
    return table.faction("ents", **figures)


def march(table: FactionTable) -> FactionTable:
    """Let the Ents act as by March of the Ents."""
    table.run(MarchOfTheEnts(seat=FREE))
    return table


def why_not(table: FactionTable) -> str:
    """Return the rule that keeps the Ents from entering, or an empty text."""
    refusal = brings_a_faction_into_play(table.war, FREE, "ents")
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("WOME-13.1")
def test_ents_need_saruman_and_somebody_in_fangorn() -> None:
    table = FactionTable.empty().fellowship("fangorn", "legolas")
    assert why_not(table) == "WOME-13.1"  # Saruman has not come
    assert why_not(table.character("saruman", "orthanc")) == ""
    table = FactionTable.empty().fellowship("rivendell").character("saruman", "orthanc")
    assert why_not(table) == "WOME-13.1"
    assert why_not(table.character("gimli", "fangorn")) == ""


@pytest.mark.rule("WOME-13.2")
def test_two_ents_come_to_fangorn() -> None:
    table = FactionTable.empty().fellowship("fangorn", "legolas").character("saruman", "orthanc")
    table.acting(FREE, free="muster", shadow="army").free.chooses("act:muster:enter-faction")
    if table.asked == [(FREE, "enter-faction")]:
        table.free.chooses("enter-faction:ents")
    assert table.at("ents") == {"fangorn": 2}


@pytest.mark.rule("WOME-13.3", "WOME-13.4")
def test_ents_are_mustered_in_the_entwood() -> None:
    table = with_ents(fangorn=7)
    table.run(MusterFaction(seat=FREE))
    assert table.at("ents") == {"fangorn": 8}
    table.free.may_not("recruit-faction:ents", because="WOME-13.3")


@pytest.mark.rule("WOME-13.5", "WOME-13.10")
def test_the_last_ent_of_the_entwood_stays() -> None:
    table = march(with_ents(fangorn=3).army("eastemnet", sauron_regular=9))
    table.free.chooses("place-ent:westemnet").chooses("place-ent:edoras")
    assert table.at("ents") == {"fangorn": 1, "westemnet": 1, "edoras": 1}
    table.free.may_not("place-ent:folde", because="WOME-13.10").may("strike:eastemnet")


@pytest.mark.rule("WOME-13.6")
def test_ents_move_and_attack_by_the_card_only() -> None:
    table = with_ents(fangorn=3).army("fords-of-isen", isengard_regular=2)
    table.acting(FREE, free="character muster-army will-of-the-west")
    table.free.may_not("place-ent:westemnet", because="WOME-13.6")
    table.free.may_not("strike:fords-of-isen", because="WOME-8.2")


@pytest.mark.rule("WOME-13.7", "WOME-13.13")
def test_moves_and_attacks_come_in_any_order() -> None:
    table = with_ents(fangorn=5).army("fords-of-isen", isengard_regular=1)
    table.army("gap-of-rohan", isengard_regular=1).draws("strike", 5, 0, 0, 5, 0, 0)
    march(table).free.may_not("strike:gap-of-rohan", because="WOME-13.11")
    table.free.chooses("strike:fords-of-isen").chooses("place-ent:fords-of-isen")
    table.free.chooses("strike:gap-of-rohan").chooses("place-ent:gap-of-rohan")
    assert table.at("ents") == {"fangorn": 1, "fords-of-isen": 1, "gap-of-rohan": 1}
    assert table.war.units(SHADOW, "gap-of-rohan") == 0


@pytest.mark.rule("WOME-13.8", "WOME-13.9")
def test_an_ent_is_placed_beside_another() -> None:
    near = ("fords-of-isen", "westemnet", "gap-of-rohan", "helms-deep", "orthanc")
    table = march(with_ents(fangorn=3, fords_of_isen=1))
    table.free.may(*(f"place-ent:{region}" for region in near))
    table.free.may_not("place-ent:south-dunland", because="WOME-13.8")
    table = march(with_ents(fangorn=3).army("fords-of-isen", isengard_regular=1))
    table.free.may_not("place-ent:orthanc", because="WOME-13.8")
    table.free.may_not("place-ent:fords-of-isen", because="WOME-13.9")
    table = march(with_ents(fangorn=3, fords_of_isen=1).army("orthanc", isengard_regular=1))
    table.free.may_not("place-ent:orthanc", because="WOME-13.9")


@pytest.mark.rule("WOME-13.10")
def test_placed_ents_do_not_move_again() -> None:
    table = march(with_ents(fangorn=3))
    table.free.chooses("place-ent:westemnet").chooses("place-ent:folde")
    assert table.at("ents") == {"fangorn": 1, "westemnet": 1, "folde": 1}


@pytest.mark.rule("WOME-13.11", "WOME-13.12")
def test_the_entwood_pays_for_three_dice_that_hit_on_four() -> None:
    table = with_ents(fangorn=3, westemnet=1).army("helms-deep", isengard_regular=3)
    table.army("folde", isengard_regular=3).controls(SHADOW, "helms-deep")
    table.draws("strike", 2, 3, 4)
    march(table).free.may("strike:folde").may_not("strike:orthanc", because="WOME-13.11")
    table.free.chooses("strike:helms-deep")
    assert table.at("ents") == {"fangorn": 2, "westemnet": 1}
    assert table.told(events.FactionStruck) == [
        events.FactionStruck("ents", "helms-deep", (3, 4, 5), 2)
    ]
    assert table.figures("helms-deep") == {"isengard-regular": 1}


@pytest.mark.rule("WOME-13.13", "WOME-13.21")
def test_the_last_ent_of_the_entwood_may_be_spent_on_a_roll() -> None:
    table = with_ents(fangorn=1, westemnet=2).army("helms-deep", isengard_regular=3)
    table.draws("strike", 5, 5, 0)
    march(table).free.chooses("strike:helms-deep")
    assert table.figures("helms-deep") == {"isengard-regular": 1}
    assert table.war.faction_states[ENTS] == GONE
    assert table.at("ents") == {}
    assert table.war.lost_figures[ENTS] == 3


@pytest.mark.rule("WOME-13.14")
def test_an_attack_of_ents_is_no_battle_but_rouses_nations_once_for_each_army() -> None:
    table = with_ents(fangorn=5).army("fords-of-isen", isengard_regular=6)
    table.army("westemnet", isengard_regular=6).at_peace("isengard", 3)
    table.draws("strike", *[0] * 12)
    march(table).free.chooses("strike:fords-of-isen").chooses("strike:westemnet")
    assert table.war.battle is None
    assert table.war.steps_to_war["isengard"] == 1
    table.free.chooses("strike:westemnet").chooses("strike:fords-of-isen")
    assert table.war.steps_to_war["isengard"] == 1
    assert table.asked == [(FREE, "march-of-the-ents")]


@pytest.mark.rule("WOME-13.15")
def test_survivors_stay_and_nazgul_fall_with_the_last_unit() -> None:
    table = with_ents(fangorn=4).army("fords-of-isen", isengard_regular=2, sauron_nazgul=1)
    table.character("witch-king", "fords-of-isen").draws("strike", 5, 0, 0, 5, 0, 0)
    march(table).free.chooses("strike:fords-of-isen")
    assert table.figures("fords-of-isen") == {"isengard-regular": 1, "sauron-nazgul": 1}
    assert table.asked == [(FREE, "march-of-the-ents")]
    table.free.chooses("strike:fords-of-isen")
    assert table.figures("fords-of-isen") == {}
    assert table.war.characters["witch-king"] == "eliminated"


@pytest.mark.rule("WOME-13.16")
def test_an_army_in_the_region_of_an_ent_can_be_attacked() -> None:
    table = with_ents(fangorn=2, helms_deep=1).army("fangorn", isengard_regular=1)
    march(table).free.may("strike:fangorn")
    table = with_ents(fangorn=2, edoras=1).army("edoras", isengard_regular=1)
    march(table).free.may("strike:edoras")


@pytest.mark.rule("WOME-13.17")
def test_a_use_takes_one_of_two_entwoods() -> None:
    table = with_ents(fangorn=2, old_forest=3).board(second_entwood=True)
    table.army("buckland", sauron_regular=4)
    march(table)
    assert table.asked == [(FREE, "entwood")]
    table.free.may_not("entwood:edoras", because="WOME-13.17").chooses("entwood:old-forest")
    table.draws("strike", 0, 0, 0).free.chooses("strike:buckland").chooses("place-ent:westemnet")
    assert table.at("ents") == {"fangorn": 2, "old-forest": 1, "westemnet": 1}
    table.free.may_not("place-ent:folde", because="WOME-13.10")


@pytest.mark.rule("WOME-13.17")
def test_a_second_entwood_keeps_the_ents_but_somebody_must_be_in_fangorn() -> None:
    table = with_ents(fangorn=1, old_forest=1).board(second_entwood=True)
    table.army("fords-of-isen", isengard_regular=4).draws("strike", 0, 0, 0)
    march(table).free.chooses("entwood:fangorn").chooses("strike:fords-of-isen")
    assert table.at("ents") == {"old-forest": 1}
    assert table.war.faction_states[ENTS] == IN_PLAY
    table.run(MoveCompanions(seat=FREE)).free.chooses("take:gimli", "to:edoras")
    assert table.war.faction_states[ENTS] == GONE


@pytest.mark.rule("WOME-13.18")
def test_the_end_of_all_units_in_orthanc_is_the_end_of_saruman() -> None:
    table = with_ents(fangorn=3, fords_of_isen=1).army("orthanc", isengard_regular=2)
    table.character("saruman", "orthanc").draws("strike", 5, 5, 0)
    march(table).free.chooses("strike:orthanc")
    assert table.figures("orthanc") == {}
    assert table.war.characters["saruman"] == "eliminated"
    assert table.war.control["orthanc"] == SHADOW


@pytest.mark.rule("WOME-13.19")
def test_an_ent_in_an_empty_orthanc_eliminates_saruman() -> None:
    table = with_ents(fangorn=3, fords_of_isen=1).character("saruman", "orthanc")
    march(table).free.chooses("place-ent:orthanc")
    assert table.war.characters["saruman"] == "eliminated"
    assert table.war.control["orthanc"] == SHADOW


@pytest.mark.rule("WOME-13.20")
def test_ents_are_called_by_the_region_of_the_defender() -> None:
    table = with_ents(fangorn=2, helms_deep=1).army("edoras", rohan_regular=2)
    table.army("westemnet", isengard_regular=2).attack("edoras", "westemnet")
    assert factions_called(table.war, FREE) == ["ents"]
    table = with_ents(fangorn=2).army("edoras", rohan_regular=2)
    table.army("folde", isengard_regular=2).attack("edoras", "folde")
    assert factions_called(table.war, FREE) == []


@pytest.mark.rule("WOME-13.22")
def test_without_anybody_in_fangorn_the_ents_are_gone() -> None:
    table = with_ents(fangorn=3, westemnet=2).run(MoveCompanions(seat=FREE))
    table.free.chooses("take:gimli", "to:edoras")
    assert table.war.faction_states[ENTS] == GONE
    assert table.at("ents") == {}
    table = FactionTable.empty().fellowship("fangorn", "gimli").faction("ents", fangorn=2)
    table.acting(FREE, free="muster")
    assert table.war.faction_states[ENTS] == IN_PLAY


@pytest.mark.rule("WOME-13.22")
def test_companions_with_the_dead_in_fangorn_count() -> None:
    table = FactionTable.empty().fellowship("rivendell").the_dead("fangorn", 2)
    table.faction("ents", fangorn=2).acting(FREE, free="muster")
    assert table.war.faction_states[ENTS] == IN_PLAY


@pytest.mark.rule("WOME-13.23")
def test_the_example_of_the_rulebook() -> None:
    table = with_ents(fangorn=4).army("fords-of-isen", isengard_regular=3)
    table.draws("strike", 0, 3, 4, 1, 2, 5)
    march(table).free.chooses("strike:fords-of-isen")
    assert table.at("ents") == {"fangorn": 3}
    assert table.figures("fords-of-isen") == {"isengard-regular": 1}
    table.free.chooses("strike:fords-of-isen")
    assert table.at("ents") == {"fangorn": 2}
    assert table.figures("fords-of-isen") == {}
    table.free.chooses("place-ent:fords-of-isen")
    assert table.at("ents") == {"fangorn": 1, "fords-of-isen": 1}
    assert table.asked != [(FREE, "march-of-the-ents")]
