"""The calls to battle of the Dunlendings."""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies, fight
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import combat_strength

FOLK, HATRED = "sa-ctb-fierce-folk", "sa-ctb-old-hatred"


@pytest.mark.rule("WOME-17.29")
def test_each_dunlending_that_falls_cancels_a_hit() -> None:
    table = armies().faction("dunlendings", eastemnet=3)
    fight(table, FOLK, dice=(1, 1, 1, 5, 5, 1))
    assert set(table.shadow.options) == {"spend-figures:0", "spend-figures:1", "spend-figures:2"}
    table.shadow.may_not("spend-figures:3", because="WOME-17.29").chooses("spend-figures:2")
    assert table.at("dunlendings") == {"eastemnet": 1}
    assert table.war.units(SHADOW, FROM) == 3
    assert table.war.pool_of_figures["dunlendings"] == 7


@pytest.mark.rule("WOME-17.29")
def test_without_hits_nobody_falls() -> None:
    table = fight(armies().faction("dunlendings", eastemnet=3), FOLK, dice=(1,) * 6)
    assert table.asked_kind == "cease"
    assert table.at("dunlendings") == {"eastemnet": 3}


@pytest.mark.rule("WOME-17.24")
def test_old_hatred_rolls_for_each_dunlending() -> None:
    table = armies().faction("dunlendings", eastemnet=3)
    fight(table, HATRED, dice=(1, 6, 5, 1, 1, 1, 1, 1))
    assert table.at("dunlendings") == {"eastemnet": 2}
    assert table.war.units(FREE, TO) == 2


@pytest.mark.rule("WOME-17.12")
@pytest.mark.parametrize(("armed", "strength"), [(False, 3), (True, 5)])
def test_armed_dunlendings_add_to_the_strength_in_a_round_with_a_call(
    armed: bool, strength: int
) -> None:
    table = armies().faction("dunlendings", eastemnet=2).character("saruman", "orthanc")
    if armed:
        table.table_card("sa-armed-by-saruman")
    table.attack(FROM, TO)
    assert combat_strength(table.war, SHADOW) == 3
    table.dice(*[1] * strength, 5, 1, 1).shadow.chooses(f"lay:{FOLK}")
    assert combat_strength(table.war, SHADOW) == strength
    assert combat_strength(table.war, FREE) == 3


@pytest.mark.rule("WOME-17.24", "WOME-17.12")
def test_those_lost_to_old_hatred_add_nothing() -> None:
    table = armies().faction("dunlendings", eastemnet=2).table_card("sa-armed-by-saruman")
    table.attack(FROM, TO).dice(1, 5, *[1] * 7).shadow.chooses(f"lay:{HATRED}")
    assert table.at("dunlendings") == {"eastemnet": 1}
    assert combat_strength(table.war, SHADOW) == 4
