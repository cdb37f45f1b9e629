"""The calls to battle of the Ents."""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies, fight
from expansions.warriors.faction_tables import FactionTable
from ostrog.expansions.warriors.board.pieces import GONE

DOOM, RISING = "fp-ctb-with-doom-we-come", "fp-ctb-the-forest-is-rising"


def wood(**ents: int) -> FactionTable:
    """Return a table with Gimli in Fangorn and Ents in these regions."""
    return armies().character("gimli", "fangorn").faction("ents", **ents)


@pytest.mark.rule("WOME-13.20", "WOME-17.24")
def test_three_dice_strike_before_the_combat_roll_for_an_ent() -> None:
    table = fight(wood(fangorn=2), DOOM, dice=(4, 3, 5, 1, 1, 1, 1))
    assert table.at("ents") == {"fangorn": 1}
    assert table.war.units(SHADOW, FROM) == 1


@pytest.mark.rule("WOME-8.10", "WOME-13.21")
def test_the_last_ent_strikes_and_the_ents_are_gone() -> None:
    table = fight(wood(fangorn=1), DOOM, dice=(4, 4, 1, 1, 1, 1, 1))
    assert table.war.units(SHADOW, FROM) == 1
    assert table.war.faction_states["ents"] == GONE


@pytest.mark.rule("WOME-13.17")
def test_of_two_entwoods_the_player_says_which_pays() -> None:
    table = wood(fangorn=2, old_forest=2)
    table.war.second_entwood = True
    fight(table, DOOM)
    table.dice(1, 1, 1, *[1] * 6).free.chooses("entwood:old-forest")
    assert table.at("ents") == {"fangorn": 2, "old-forest": 1}


@pytest.mark.rule("WOME-17.26")
def test_the_forest_ends_the_battle_and_both_armies_stay() -> None:
    table = fight(wood(fangorn=2), RISING, dice=(1,) * 6)
    assert table.asked == [(FREE, "pay-figure")]
    table.free.chooses("pay-figure:ents")
    assert table.war.battle is None
    assert table.at("ents") == {"fangorn": 1}
    assert table.war.units(SHADOW, FROM) == table.war.units(FREE, TO) == 3
    assert table.war.called == {}
    assert RISING in table.state.faces("free-character-calls")


@pytest.mark.rule("WOME-17.26")
def test_the_battle_goes_on_without_the_price() -> None:
    table = fight(wood(fangorn=2), RISING, dice=(1,) * 6)
    table.free.chooses("forgo")
    assert table.asked_kind == "cease"
    assert table.at("ents") == {"fangorn": 2}


@pytest.mark.rule("WOME-17.21")
def test_not_on_anybodys_side_keeps_ents_away() -> None:
    table = wood(fangorn=2).table_card("sa-not-on-anybodys-side").attack(FROM, TO)
    for card in (DOOM, RISING):
        table.free.may_not(f"lay:{card}", because="WOTR-7.8")


@pytest.mark.rule("WOME-17.22")
@pytest.mark.parametrize("guarded", [False, True])
def test_strongly_guarded_keeps_factions_from_battles_at_strongholds(guarded: bool) -> None:
    table = wood(fangorn=2, fords_of_isen=1).army("orthanc", isengard_regular=3)
    table.army("gap-of-rohan", rohan_regular=4)
    if guarded:
        table.table_card("sa-strongly-guarded")
    table.attack("gap-of-rohan", "orthanc").shadow.chooses("field")
    if guarded:
        table.free.may_not(f"lay:{DOOM}", because="WOTR-7.8")
    else:
        table.free.may(f"lay:{DOOM}")
