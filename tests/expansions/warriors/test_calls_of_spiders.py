"""The calls to battle of the Spiders."""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies, fight
from expansions.warriors.faction_tables import FactionTable
from ostrog.expansions.warriors.board.pieces import GONE
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import combat_strength

WEBS, SPEED = "sa-ctb-webs-of-shadow", "sa-ctb-hideous-speed"


@pytest.mark.rule("WOME-17.28")
def test_who_hits_more_often_adds_a_hit_for_a_spider() -> None:
    table = fight(armies().faction("spiders", eastemnet=2), WEBS, dice=(5, 5, 1, 5, 1, 1))
    assert table.asked == [(SHADOW, "pay-figure")]
    table.shadow.chooses("pay-figure:spiders")
    assert table.war.units(FREE, TO) == 0
    assert sum(table.at("spiders").values()) == 1


@pytest.mark.rule("WOME-17.28")
def test_hits_of_a_strike_before_the_roll_count_for_the_enemy() -> None:
    table = armies({"sauron_regular": 4}, {"rohan_regular": 4, "rohan_leader": 1})
    strike = next(
        card
        for card, printed in table.war.setting.derived.cards.printed.items()
        if printed.combat == "sudden-strike" and card.startswith("fp-str")
    )
    table.faction("spiders", eastemnet=2).hand(FREE, strike)
    fight(table, WEBS, strike, dice=(5, 5, 5, 1, 5, 1, 1, 1))
    while table.asked_kind == "leader-reroll":
        table.free.chooses("reroll:0")
    assert table.asked_kind == "cease"
    assert table.at("spiders") == {"eastemnet": 2}


@pytest.mark.rule("WOME-17.28", "WOME-16.11")
def test_the_last_spider_adds_its_hit_and_is_gone() -> None:
    table = fight(armies().faction("spiders", eastemnet=1), WEBS, dice=(5, 1, 1, 1, 1, 1))
    table.shadow.chooses("pay-figure:spiders")
    assert table.war.units(FREE, TO) == 1
    assert table.war.faction_states["spiders"] == GONE


@pytest.mark.rule("WOME-17.12")
@pytest.mark.parametrize(("card", "strength"), [("", 3), (WEBS, 5)])
def test_huge_spiders_fight_only_in_a_round_with_a_call(card: str, strength: int) -> None:
    table = armies().faction("spiders", eastemnet=2).table_card("sa-huge-and-horrible")
    fight(table, card, dice=(1,) * strength + (5, 1, 1))
    assert table.war.units(SHADOW, FROM) == 2
    assert combat_strength(table.war, SHADOW) == (strength - 1 if card else 2)


def speed(value: int, **free: int) -> FactionTable:
    """Let Hideous Speed roll a value against an army."""
    table = armies(free={"rohan_regular": 3, **free}).faction("spiders", eastemnet=2)
    return (
        table.character("meriadoc", TO)
        .character("gimli", TO)
        .attack(FROM, TO)
        .dice(value, *[1] * 6)
    )


@pytest.mark.parametrize(("value", "left"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_low_value_of_hideous_speed_costs_a_spider(value: int, left: int) -> None:
    table = speed(value)
    table.shadow.chooses(f"lay:{SPEED}")
    while table.asked_kind in ("leader-reroll",):
        table.free.chooses("reroll:0")
    assert table.at("spiders") == {"eastemnet": left}
    assert table.war.characters["meriadoc"] == TO


@pytest.mark.parametrize("value", [5, 6])
def test_a_high_value_fells_a_leader_or_a_companion_of_level_1(value: int) -> None:
    table = speed(value, rohan_leader=1)
    table.shadow.chooses(f"lay:{SPEED}")
    assert table.asked == [(SHADOW, "fallen-leader")]
    assert set(table.shadow.options) == {"fell-figure:rohan-leader", "fell:meriadoc"}
    table.shadow.chooses("fell:meriadoc")
    assert table.war.characters["meriadoc"] == "eliminated"
    assert table.at("spiders") == {"eastemnet": 2}
