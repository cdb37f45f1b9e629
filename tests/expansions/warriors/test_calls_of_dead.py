"""The calls to battle of the Dead Men."""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies, fight
from ostrog.expansions.warriors.board.pieces import GONE

KING, TERROR = "fp-ctb-king-of-the-dead", "fp-ctb-terror-of-the-dead"


@pytest.mark.rule("WOME-17.24")
def test_the_king_strikes_with_three_dice() -> None:
    table = fight(armies().the_dead("helms-deep", 2), KING, dice=(4, 5, 6, 1, 1, 1))
    assert table.at("dead") == {"helms-deep": 1}
    assert table.war.units(SHADOW, FROM) == 0
    assert table.war.battle is None


@pytest.mark.rule("WOME-11.24")
def test_the_dark_door_leads_them_to_a_battle() -> None:
    table = armies().the_dead("erech", 2).attack(FROM, TO)
    assert table.war.called == {}
    table = armies().the_dead("erech", 2).table_card("fp-the-dark-door").attack(FROM, TO)
    table.free.may(f"lay:{KING}", f"lay:{TERROR}")


@pytest.mark.rule("WOME-17.26", "WOME-11.25")
def test_terror_ends_the_battle_with_the_last_dead_man() -> None:
    table = fight(armies().the_dead("helms-deep", 1), TERROR, dice=(1,) * 6)
    table.free.chooses("pay-figure:dead")
    assert table.war.battle is None
    assert table.war.faction_states["dead"] == GONE
    assert table.war.units(SHADOW, FROM) == table.war.units(FREE, TO) == 3


@pytest.mark.rule("WOME-17.26")
def test_terror_may_be_spared() -> None:
    table = fight(armies().the_dead("helms-deep", 1), TERROR, dice=(1,) * 6)
    table.free.chooses("forgo")
    assert table.at("dead") == {"helms-deep": 1}
    assert table.asked_kind == "cease"
