"""Chapter 11: the generals, and what becomes of one that was activated and falls."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.log import CharacterEliminated, GeneralActivated, TokenPlaced


@pytest.mark.rule("B5A-11.1")
def test_bard_thranduil_gandalf_and_dain_are_generals() -> None:
    table = Battlefield().character("thorin", "front-gate").character("bilbo", "camp")
    table.character("bolg", "broken-lands-east-hills")
    table.free.may("activate:bard", "activate:thranduil", "activate:gandalf", "activate:dain")
    table.free.may_not("activate:thorin", "activate:bilbo", because="B5A-11.1")
    table.free.may_not("activate:beorn", "activate:bolg", because="B5A-11.1")


@pytest.mark.rule("B5A-11.1")
def test_the_lord_of_the_eagles_is_a_general_too_but_not_in_play() -> None:
    table = Battlefield()
    table.free.may_not("activate:lord-of-the-eagles", because="B5A-4.5")
    sheets = table.state.values.characters
    assert {who for who, sheet in sheets.items() if sheet.general} == {
        "bard",
        "thranduil",
        "gandalf",
        "dain",
        "lord-of-the-eagles",
    }


@pytest.mark.rule("B5A-11.6")
def test_a_general_that_falls_loses_its_activation_and_the_leadership_token_stays() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).character("bard", "camp")
    table.army("ruins-of-dale", lake_men=2).character("gandalf", "ruins-of-dale")
    table.army("lower-slopes", wood_elf_archers=2).army("eastern-bank-north-plains", orcs=5)
    table.phase("activate_generals").free.chooses("activate:bard", "activate:gandalf", "done")
    assert GeneralActivated("bard") in table.events
    table.free.chooses("place-token:ruins-of-dale", "place-token:lower-slopes", "done")
    assert TokenPlaced(FREE, "lower-slopes") in table.events
    table.attack("eastern-bank-north-plains", "camp").dice(6, 6, 6, 6, 6, 1).manoeuvres()
    assert table.asked == [(FREE, "leader-reroll")]
    table.free.chooses("reroll:0:0").accepts()
    assert CharacterEliminated("bard") in table.events
    assert table.state.activated == ["gandalf"]
    assert table.tokens("ruins-of-dale") == table.tokens("lower-slopes") == 1
    assert table.asked == [(SHADOW, "advance")]
