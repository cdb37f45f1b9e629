"""Chapter 7: phase 1, supplies."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import KIND

ROW = ("ballista", "catapult", "mantelet", "banner", "ladders", "bridge")
DECK = ("quartermaster", "saboteur", "trainer", "blood-stones", "demon", "gale")


def supplied(**units: int) -> Walls:
    """Return a table in phase 1, with a known row and deck, exactly these units and no wood."""
    table = Walls.empty().row(*ROW).deck(*DECK).board(counted={}).at("supplies")
    return table.supply(**units)


@pytest.mark.rule("STR-7.1")
def test_fourteen_units_and_five_wood_come_for_free() -> None:
    table = Walls.empty(turn=3).at("supplies")
    (drawn,) = [e for e in table.events if isinstance(e, events.UnitsDrawn)][1:]
    assert drawn.goblins + drawn.orcs + drawn.trolls == 14
    assert table.state.supply == [drawn.goblins, drawn.orcs, drawn.trolls]
    assert sum(table.state.bag) == 200 - 14
    assert events.WoodTaken(5, 5) in table.events
    assert table.state.hourglasses == 0


@pytest.mark.rule("STR-7.1")
def test_the_units_are_drawn_at_random() -> None:
    """The first of 60 goblins; then the first orc, behind 59; then the first troll, behind 158."""
    table = Walls.empty(turn=3).draws("draw bag", 0, 59, 158, *(0,) * 11).at("supplies")
    assert table.state.supply == [12, 1, 1]


@pytest.mark.rule("STR-7.1")
def test_fewer_units_in_the_bag_are_all_drawn() -> None:
    table = Walls.empty(turn=7).board(bag=[1, 4, 2]).at("supplies")
    assert events.UnitsDrawn(1, 4, 2) in table.events
    assert (table.state.supply, table.state.bag) == ([1, 4, 2], [0, 0, 0])


@pytest.mark.rule("STR-7.2")
def test_in_turn_1_the_wood_of_the_setup_is_there_too() -> None:
    """14 units and 10 wood before any action of turn 1."""
    table = Walls.set_up()
    assert sum(table.state.supply) == 14
    assert table.state.wood == 10
    assert events.WoodTaken(5, 10) in table.events


@pytest.mark.rule("STR-7.3")
def test_cards_of_any_phases_are_exchanged_one_for_one() -> None:
    """Two machine cards go out, a training and a ritual come in."""
    table = supplied(orc=1)
    table.invader.chooses("exchange")
    table.invader.chooses("swap-cards:catapult:demon", "swap-cards:ballista:trainer", "done")
    out, come = ("catapult", "ballista"), ("demon", "trainer")
    assert events.CardsExchanged(out, come) in table.events
    table.invader.chooses("done")
    assert table.state.row == ["mantelet", "banner", "ladders", "bridge", "trainer", "demon"]
    assert table.defender.sees("phase-4-table") == ["trainer"]
    assert table.invader.sees("phase-2-deck") == ["ballista", "catapult"]
    assert table.invader.sees("phase-5-deck") == ["blood-stones", "gale"]
    assert events.HourglassesGiven(1, 1) in table.events
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-7.3")
def test_each_card_is_exchanged_once_and_all_may_be() -> None:
    table = supplied(orc=1)
    table.invader.chooses("exchange").chooses("swap-cards:ballista:demon")
    assert not [o for o in table.invader.options if "ballista" in o or "demon" in o]
    rest = [f"swap-cards:{one}:{other}" for one, other in zip(ROW[1:], DECK[:3], strict=False)]
    table.invader.chooses(*rest, "swap-cards:ladders:blood-stones", "swap-cards:bridge:gale")
    assert table.invader.options == ["done"]
    table.invader.chooses("done").chooses("done")
    assert sorted(table.state.row) == sorted(DECK)


@pytest.mark.rule("STR-7.3")
def test_a_card_that_was_put_out_may_come_back_later() -> None:
    table = supplied(orc=1)
    table.invader.chooses("exchange").chooses("swap-cards:ballista:demon", "done").chooses("done")
    table.at("clear").invader.chooses("exchange")
    table.invader.may("swap-cards:demon:ballista", "swap-cards:banner:ballista")
    table.invader.chooses("swap-cards:banner:ballista", "done").chooses("done")
    assert table.state.row == ["catapult", "mantelet", "ballista", "ladders", "bridge", "demon"]


@pytest.mark.rule("STR-7.5")
def test_the_exchange_may_change_the_order_of_cards_of_a_phase() -> None:
    table = supplied(orc=1)
    table.invader.chooses("exchange").chooses("swap-cards:banner:gale", "done")
    assert table.asked == [(INVADER, "row")]
    table.invader.chooses("next:mantelet", "next:ballista", "next:bridge", "done")
    assert table.state.row == ["mantelet", "ballista", "catapult", "bridge", "ladders", "gale"]
    assert events.RowArranged(tuple(table.state.row)) in table.events


@pytest.mark.rule("STR-7.5")
def test_only_the_order_may_be_changed() -> None:
    table = supplied(orc=1)
    table.invader.chooses("exchange").chooses("done").chooses("next:bridge", "done")
    assert table.state.row == ["ballista", "catapult", "mantelet", "bridge", "banner", "ladders"]
    assert table.state.hourglasses == 1


@pytest.mark.rule("STR-7.6")
@pytest.mark.parametrize(("unit", "wood"), [("goblin", 1), ("orc", 2), ("troll", 3)])
def test_a_discarded_unit_brings_wood(unit: str, wood: int) -> None:
    table = supplied(goblin=1, orc=1, troll=1)
    table.invader.chooses(f"gain:{unit}")
    assert events.UnitDiscarded(unit, wood) in table.events
    assert table.state.wood == wood
    assert table.state.supply[KIND[unit]] == 0
    assert sum(table.state.supply) == 2
    assert events.HourglassesGiven(1, 1) in table.events
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-7.6")
def test_the_unit_must_be_in_the_supply() -> None:
    table = supplied(orc=1).attackers("fl", troll=1)
    table.invader.may("gain:orc").may_not("gain:troll", because="STR-6.3")


@pytest.mark.rule("STR-7.7")
def test_no_more_than_eight_wood_in_a_turn() -> None:
    """5 wood, and 3 for a troll; where a troll would bring 4, it cannot be discarded."""
    table = Walls.empty(ruleset={"wood.gained.troll": 4, "wood.gained.orc": 3})
    table.board(counted={}).draws("draw bag", *(199 - drawn for drawn in range(7)), *(70,) * 7)
    table.at("supplies")
    assert table.state.supply == [0, 7, 7]
    table.invader.may("gain:orc").may_not("gain:troll", because="STR-7.7").chooses("gain:orc")
    assert (table.state.wood, table.state.counted["wood"]) == (8, 8)


@pytest.mark.rule("STR-7.8")
def test_a_spy_on_a_card_that_leaves_the_table_returns() -> None:
    table = supplied(orc=1).board(spies=["ballista", "banner", "bridge"])
    table.invader.chooses("exchange").chooses("swap-cards:ballista:demon", "done").chooses("done")
    assert table.state.spies == ["banner", "bridge"]
    table.window(3).defender.chooses("lay:spy:3").chooses("spy-on:demon")
    assert table.state.spies == ["banner", "bridge", "demon"]


@pytest.mark.rule("STR-7.6")
@pytest.mark.parametrize(
    ("unit", "paid"), [("goblin", [1, 0, 0, 0]), ("orc", [0, 1, 0, 0]), ("troll", [0, 0, 1, 0])]
)
def test_the_discarded_unit_lies_on_the_card(unit: str, paid: list[int]) -> None:
    table = Walls.empty(ruleset={"draw": 0}).supply(**{unit: 1}).board(counted={})
    table.at("supplies")
    table.invader.chooses(f"gain:{unit}")
    assert table.state.paid == {"gain-resources": paid}
    assert table.state.supply == [0, 0, 0]
    assert table.state.hourglasses == 1


@pytest.mark.rule("STR-7.3")
def test_an_exchange_is_paid_with_nothing() -> None:
    table = Walls.empty().row("ballista", "banner").deck("demon").at("supplies")
    table.invader.chooses("exchange").chooses("swap-cards:banner:demon", "done")
    assert table.state.paid == {"exchange-cards": [0, 0, 0, 0]}
    assert table.defender.sees("phase-5-table") == ["demon"]
    assert table.invader.sees("phase-3-deck") == ["banner"]
    assert table.state.hourglasses == 1
