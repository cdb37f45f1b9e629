"""Chapter 6: actions of the Invader in general."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import RAMPARTS, SECTIONS


def machines(*, wood: int = 20, **units: int) -> Walls:
    """Return a table in phase 2, with three machine cards and a supply."""
    return Walls.empty().row("ballista", "mantelet", "catapult").supply(wood=wood, **units).phase(2)


def spied(*cards: str) -> Walls:
    """Return a table with a ballista card, and spies on some cards."""
    return Walls.empty().row("ballista", "demon").board(spies=list(cards))


def spend_all(table: Walls) -> None:
    """Let the Defender lay what he holds on the glare."""
    table.defender.chooses(f"lay:glare:{table.state.hourglasses}")


@pytest.mark.rule("STR-6.1")
def test_the_invader_may_use_no_card() -> None:
    table = machines(goblin=9)
    table.invader.may("end-phase", "use-card:ballista").chooses("end-phase")
    assert table.asked == [(INVADER, "maneuver")]
    assert table.state.paid == {}


@pytest.mark.rule("STR-6.1")
def test_the_invader_may_use_all_cards_of_a_phase() -> None:
    table = machines(troll=2, orc=1)
    for card, place in (("ballista", "l1"), ("mantelet", "l1"), ("catapult", "l2")):
        table.invader.chooses(f"use-card:{card}").chooses(f"at:{place}")
        spend_all(table)
    assert set(table.state.paid) == {"ballista", "mantelet", "catapult"}
    assert table.asked == [(INVADER, "maneuver")]


@pytest.mark.rule("STR-6.1")
def test_the_invader_may_take_no_action_of_phase_1() -> None:
    table = Walls.empty(turn=3).at("clear")
    table.invader.may("end-phase", "exchange").chooses("end-phase")
    assert table.state.paid == {}


@pytest.mark.rule("STR-6.2")
def test_a_card_that_was_passed_over_is_closed() -> None:
    table = machines(goblin=9)
    table.invader.chooses("use-card:mantelet").chooses("at:l1")
    spend_all(table)
    assert table.invader.options == ["end-phase", "use-card:catapult"]
    table.invader.may_not("use-card:ballista", because="STR-6.2")


@pytest.mark.rule("STR-6.2")
def test_a_card_is_used_once_in_a_turn_and_again_in_the_next() -> None:
    table = machines(goblin=9)
    table.invader.chooses("use-card:ballista").chooses("at:l1")
    spend_all(table)
    table.invader.may_not("use-card:ballista", because="STR-6.2").may("use-card:catapult")
    table.lay("objectives").at("clear").invader.chooses("end-phase")
    spend_all(table)
    table.invader.may("use-card:ballista")


@pytest.mark.rule("STR-6.2")
def test_cards_of_an_ended_phase_are_closed() -> None:
    table = Walls.empty().row("ballista", "banner", "bridge").supply(goblin=9, wood=9).phase(2)
    table.invader.chooses("end-phase").may_not("use-card:ballista", because="STR-5.1")
    assert table.state.closed == 1


@pytest.mark.rule("STR-6.3")
def test_the_full_price_comes_from_the_supply() -> None:
    table = machines(wood=5, goblin=2)
    table.invader.chooses("use-card:ballista").chooses("at:l1")
    assert (table.state.wood, table.state.supply) == (0, [0, 0, 0])


@pytest.mark.rule("STR-6.3")
def test_without_the_full_price_a_card_cannot_be_used() -> None:
    """A ballista costs 5 wood, a mantelet 3; each 2 goblins, or a troll or an orc."""
    machines(wood=4, goblin=2).invader.may("use-card:mantelet").may_not(
        "use-card:ballista", because="STR-6.3"
    )
    machines(wood=20, goblin=1, orc=1).invader.may("use-card:mantelet").may_not(
        "use-card:ballista", because="STR-6.3"
    )


@pytest.mark.rule("STR-6.3")
def test_units_on_the_board_do_not_pay() -> None:
    table = Walls.empty().row("ballista", "mantelet").supply(wood=9, goblin=1, orc=1)
    table.attackers("fl", goblin=5, troll=2).attackers("l1", goblin=3).phase(2)
    table.invader.may_not("use-card:ballista", because="STR-6.3")


@pytest.mark.rule("STR-6.4")
def test_the_invader_picks_one_of_the_alternatives() -> None:
    """A ballista costs 2 goblins or 1 troll; orcs cannot pay."""
    table = machines(goblin=3, orc=3, troll=2)
    table.invader.chooses("use-card:ballista")
    assert table.invader.options == ["pay:goblin", "pay:troll"]
    table.invader.may_not("pay:orc", because="STR-6.4").chooses("pay:troll")
    assert table.state.paid["ballista"] == [0, 0, 1, 5]
    assert table.state.supply == [3, 3, 1]


@pytest.mark.rule("STR-6.4")
def test_alternatives_are_not_mixed() -> None:
    """A trainer costs 3 goblins or 2 orcs, not 2 goblins and 1 orc."""
    table = Walls.empty().row("trainer", "saboteur").supply(goblin=2, orc=1).phase(4)
    table.invader.may("use-card:saboteur").may_not("use-card:trainer", because="STR-6.3")


@pytest.mark.rule("STR-6.5")
def test_paid_units_and_wood_lie_on_the_card_until_the_end_of_the_turn() -> None:
    table = machines(wood=15, goblin=2)
    assert table.state.wood_stock() == 5
    table.invader.chooses("use-card:ballista")
    assert events.CardUsed("ballista", 2, 0, 0, 5, 2) in table.events
    table.invader.chooses("at:l1")
    assert table.state.paid == {"ballista": [2, 0, 0, 5]}
    assert (table.state.wood, table.state.wood_stock()) == (10, 5)
    table.at("clear")
    assert table.state.paid == {}
    assert table.state.gone == [2, 0, 0]
    assert (table.state.wood, table.state.wood_stock()) == (15, 5)


@pytest.mark.rule("STR-6.6")
def test_unused_units_and_wood_stay_in_the_supply() -> None:
    """3 trolls, 2 orcs and 4 wood stay; 14 units and 5 wood are added in turn 2."""
    table = Walls.empty().supply(wood=4, orc=2, troll=3).march("small")
    table.invader.chooses("done").chooses("end-phase")
    assert (table.state.supply, table.state.wood) == ([0, 2, 3], 4)
    table.at("clear")
    assert sum(table.state.supply) == 5 + 14
    assert table.state.wood == 9


@pytest.mark.rule("STR-6.7")
def test_a_card_without_a_legal_place_cannot_be_used() -> None:
    table = Walls.empty().row("banner", "bridge").supply(wood=9, goblin=9)
    table.board(equipment={section: ["sap", "poison"] for section in SECTIONS}).phase(3)
    table.invader.may("use-card:bridge").may_not("use-card:banner", because="STR-6.7")


@pytest.mark.rule("STR-6.7")
def test_a_card_without_anything_to_act_on_cannot_be_used() -> None:
    table = Walls.empty().row("artilleryman", "trainer", "saboteur").supply(goblin=9, troll=9)
    table.attackers("fl", orc=10).attackers("fr", orc=10).phase(4)
    table.invader.may("use-card:saboteur")
    table.invader.may_not("use-card:artilleryman", because="STR-10.11")
    table.invader.may_not("use-card:trainer", because="STR-10.12")


@pytest.mark.rule("STR-6.8")
@pytest.mark.parametrize("exchange_first", [True, False])
def test_both_actions_of_phase_1_once_in_either_order(*, exchange_first: bool) -> None:
    table = Walls.empty().board(counted={}, hourglasses=0).at("supplies")
    for exchange in (exchange_first, not exchange_first):
        if exchange:
            table.invader.chooses("exchange").chooses("done").chooses("done")
        else:
            table.invader.chooses("gain:orc")
        if exchange == exchange_first:
            rest = "gain:orc" if exchange else "exchange"
            spend_all(table)
            table.invader.may(rest)
            table.invader.may_not("exchange" if exchange else "gain:orc", because="STR-6.8")
    assert set(table.state.paid) == {"exchange-cards", "gain-resources"}
    spend_all(table)
    assert table.asked == [(INVADER, "card")]


@pytest.mark.rule("STR-6.9")
def test_a_phase_without_an_action_simply_ends() -> None:
    table = Walls.empty().row("banner").supply(wood=9, orc=1)
    table.hero("officer", "w4").troops("w4", soldier=1).troops("courtyard", soldier=1).phase(2)
    assert table.asked == [(INVADER, "card")]
    assert table.invader.ask.about == (3,)
    table.invader.chooses("end-phase")
    assert table.asked == [(INVADER, "maneuver")]


@pytest.mark.rule("STR-6.9")
def test_opening_hourglasses_force_a_window() -> None:
    table = Walls.empty().row("banner").supply(wood=9, orc=1).board(hourglasses=2).at("supplies")
    table.invader.chooses("end-phase")
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-6.10")
def test_machines_are_built_where_no_unit_stands() -> None:
    table = machines(goblin=9)
    table.invader.chooses("use-card:ballista")
    assert table.invader.options == [f"at:{rampart}" for rampart in RAMPARTS]
    table.phase(2).invader.chooses("use-card:mantelet")
    assert table.invader.options == [f"at:{rampart}" for rampart in RAMPARTS]


@pytest.mark.rule("STR-6.10")
def test_equipment_and_training_tokens_are_laid_where_no_unit_stands() -> None:
    table = Walls.empty().row("banner", "quartermaster").supply(wood=9, goblin=9).phase(3)
    table.invader.chooses("use-card:banner")
    assert table.invader.options == [f"at:{section}" for section in SECTIONS]
    table.phase(4).invader.chooses("use-card:quartermaster")
    assert table.invader.options == [f"at:{rampart}" for rampart in RAMPARTS]


@pytest.mark.rule("STR-6.11")
@pytest.mark.parametrize(
    ("unit", "spy", "paid", "hourglasses"),
    [("troll", "orc", [0, 1, 1, 5], 2), ("goblin", "goblin", [3, 0, 0, 5], 3)],
)
def test_the_unit_for_a_spy_gives_an_hourglass_too(
    unit: str, spy: str, paid: list[int], hourglasses: int
) -> None:
    """A ballista with a spy: 5 wood, 1 troll and 1 orc for 2 hourglasses, or 3 goblins for 3."""
    table = spied("ballista").supply(wood=5, goblin=3, orc=1, troll=1).phase(2)
    table.invader.chooses("use-card:ballista").chooses(f"pay:{unit}").chooses(f"pay-spy:{spy}")
    table.invader.chooses("at:l1")
    assert table.state.paid["ballista"] == paid
    assert table.state.hourglasses == hourglasses


@pytest.mark.rule("STR-6.11")
def test_a_spy_needs_a_unit_more() -> None:
    table = spied("ballista").row("ballista", "catapult", "demon").supply(wood=5, goblin=2)
    table.phase(2).invader.may("use-card:catapult")
    table.invader.may_not("use-card:ballista", because="STR-6.3")
    table = spied("ballista").supply(wood=5, goblin=2, orc=1).phase(2)
    table.invader.chooses("use-card:ballista").may_not("pay-spy:goblin", because="STR-6.3")


@pytest.mark.rule("STR-6.11")
def test_a_reduction_lowers_units_and_hourglasses() -> None:
    """A Demon costs 2 goblins; with Bloody Rituals in force 1 goblin for 1 hourglass."""
    table = Walls.empty(turn=2).row("demon").lasting("bloody-rituals", since=1)
    table.supply(goblin=1).phase(5).invader.chooses("use-card:demon")
    table.invader.chooses("lay-token:bluff:forge", "done")
    assert table.state.paid["demon"] == [1, 0, 0, 0]
    assert table.state.hourglasses == 1


@pytest.mark.rule("STR-6.9")
@pytest.mark.parametrize("phase", [2, 3, 4, 5])
def test_a_phase_without_cards_does_not_even_begin(phase: int) -> None:
    table = Walls.empty().row().phase(phase)
    assert events.PhaseBegan(phase) not in table.events
    assert table.asked == [(INVADER, "maneuver")]
