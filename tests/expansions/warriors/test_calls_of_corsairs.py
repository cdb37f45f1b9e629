"""The calls to battle of the Corsairs."""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, SHADOW, armies, fight
from expansions.warriors.faction_tables import FactionTable
from ostrog.testing.soundness.stale_fields import RoundWatch

BORNE, STROKE = "sa-ctb-borne-up-on-the-wind", "sa-ctb-the-last-stroke-of-doom"


def shore(**shadow: int) -> FactionTable:
    """Return a Shadow army with Corsairs in West Harondor before one in Pelargir."""
    table = armies().army("west-harondor", **shadow).army("pelargir", gondor_regular=3)
    return table.army("umbar", southrons_regular=3, southrons_elite=1).faction(
        "corsairs", west_harondor=2
    )


def lands(table: FactionTable, *dice: int) -> FactionTable:
    """Let the army attack with Borne up on the Wind."""
    return fight(table, BORNE, dice=dice, source="west-harondor", target="pelargir")


@pytest.mark.rule("WOME-14.19")
def test_two_units_join_after_the_casualties() -> None:
    table = lands(shore(southrons_regular=2), 1, 1, 5, 1, 1)
    assert table.asked == [(SHADOW, "borne-up")]
    table.shadow.chooses(
        "bring-up:southrons-regular:umbar", "bring-up:southrons-elite:umbar", "done"
    )
    assert table.at("corsairs") == {"west-harondor": 1}
    assert table.figures("west-harondor", SHADOW) == {"southrons-regular": 2, "southrons-elite": 1}
    assert table.figures("umbar") == {"southrons-regular": 2}
    battle = table.war.battle
    assert battle is not None
    assert sum(battle.part) == 3


@pytest.mark.rule("WOME-14.20")
def test_they_keep_the_battle_and_a_nazgul_alive() -> None:
    table = lands(shore(southrons_regular=2, sauron_nazgul=1), 1, 1, 5, 5, 1, 1)
    while table.asked_kind == "leader-reroll":
        table.shadow.chooses("reroll:0")
    table.shadow.chooses(
        "bring-up:southrons-regular:umbar", "bring-up:southrons-regular:umbar", "done"
    )
    assert table.asked_kind == "cease"
    assert table.figures("west-harondor", SHADOW) == {"southrons-regular": 2, "sauron-nazgul": 1}


@pytest.mark.rule("WOME-14.20")
def test_without_them_the_army_falls() -> None:
    table = lands(shore(southrons_regular=2, sauron_nazgul=1), 1, 1, 5, 5, 1, 1)
    while table.asked_kind == "leader-reroll":
        table.shadow.chooses("reroll:0")
    table.shadow.chooses("forgo")
    assert table.war.battle is None
    assert table.figures("west-harondor", SHADOW) == {}
    assert table.at("corsairs") == {"west-harondor": 2}


@pytest.mark.rule("WOME-14.19")
def test_not_more_than_the_army_holds_and_only_nations_at_war_come() -> None:
    table = lands(shore(southrons_regular=9), *[1] * 8)
    table.shadow.chooses("bring-up:southrons-regular:umbar")
    assert set(table.shadow.options) == {"done"}
    table = shore(sauron_regular=2).at_peace("southrons", 1, active=True)
    table = lands(table, *[1] * 5)
    assert table.asked_kind == "cease"


@pytest.mark.rule("WOME-17.27")
def test_a_corsair_for_another_round_of_a_siege() -> None:
    table = armies().army("pelargir", gondor_regular=1).faction("corsairs", dol_amroth=2)
    table.army("dol-amroth", gondor_regular=2).siege("dol-amroth")
    table.state.put(SHADOW, "dol-amroth", table.war.counts(SHADOW, "eastemnet"))
    watch = RoundWatch(table.state)
    table.assault("dol-amroth")
    for left in (1, 0):
        table.dice(*[1] * 5).shadow.chooses(f"lay:{STROKE}")
        table.shadow.chooses("pay-figure:corsairs")
        assert sum(table.at("corsairs").values()) == left
        battle = table.war.battle
        assert battle is not None
        assert battle.round == 3 - left
        if left:
            assert table.asked_kind == "combat-card"
    assert not watch.found


@pytest.mark.rule("WOME-17.27")
def test_the_stroke_is_for_sieges_alone() -> None:
    table = shore(southrons_regular=2).attack("west-harondor", "pelargir")
    table.shadow.may_not(f"lay:{STROKE}", because="WOTR-12.5")
    table.shadow.may(f"lay:{BORNE}")
    assert table.war.called.keys() == {BORNE, STROKE}
    assert table.asked[0][0] != FREE
