"""Chapter 13: orders of the Invader, given after the maneuvers and resolved in the melee."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import BOARD, SIDE_OF


def ordering(table: Walls) -> Walls:
    """The Invader has made a small maneuver that moved nothing, and gives orders."""
    table.phase(6).invader.chooses("march:small").chooses("end-phase")
    return table


def furious(orcs: int, goblins: int) -> Walls:
    """Attackers on w4 whose goblins are in fury, with a banner."""
    table = Walls.empty().attackers("w4", orc=orcs, goblin=goblins)
    table.state.equipment["w4"] = ["banner"]
    return table.order("w4", "goblin-fury")


@pytest.mark.rule("STR-13.1")
def test_orders_are_either_open_or_secret() -> None:
    table = ordering(Walls.empty().attackers("w4", goblin=1).attackers("w5", orc=1))
    table.invader.may("done", "open-order:bluff:w4")
    table.invader.chooses("secret-order:goblin-fury:w4")
    table.invader.may("secret-order:bluff:w5")
    table.invader.may_not("open-order:bluff:w5", because="STR-13.1")


@pytest.mark.rule("STR-13.1")
def test_an_open_order_is_the_only_one() -> None:
    table = ordering(Walls.empty().attackers("w4", goblin=1).attackers("w5", orc=1))
    table.invader.chooses("open-order:bluff:w4")
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-13.2")
def test_an_order_needs_a_unit_of_any_kind_at_its_section() -> None:
    table = ordering(Walls.empty().attackers("w4", goblin=1))
    table.invader.may("open-order:troll-call:w4", "secret-order:orc-detonation:w4")
    table.invader.may_not("open-order:troll-call:w3", "secret-order:bluff:w5", because="STR-13.2")


@pytest.mark.rule("STR-13.3")
def test_an_open_order_lies_face_up_and_is_free() -> None:
    table = ordering(Walls.empty().attackers("w4", goblin=1))
    table.invader.chooses("open-order:goblin-fury:w4")
    assert events.HourglassesGiven(3, 3) in table.events
    assert events.OrderGiven("w4", True, "goblin-fury") in table.defender.hears()
    assert table.state.face_up_orders == {"w4": "goblin-fury"}


@pytest.mark.rule("STR-13.4")
def test_any_number_of_secret_orders_costs_one_hourglass() -> None:
    table = Walls.empty().attackers("w1", goblin=1).attackers("w4", goblin=1)
    ordering(table.attackers("w9", goblin=1))
    table.invader.chooses("secret-order:bluff:w9", "secret-order:goblin-fury:w1")
    table.invader.chooses("secret-order:bluff:w4", "done")
    assert events.HourglassesGiven(4, 4) in table.events
    assert [each for each in table.defender.hears() if isinstance(each, events.OrderGiven)] == [
        events.OrderGiven(section, False) for section in ("w1", "w4", "w9")
    ]
    assert table.defender.sees("order-w1") == []


@pytest.mark.rule("STR-13.5")
def test_a_section_takes_one_order() -> None:
    table = ordering(Walls.empty().attackers("w4", goblin=1).attackers("w5", goblin=1))
    table.invader.chooses("secret-order:bluff:w4").may("secret-order:bluff:w5")
    table.invader.may_not("secret-order:bluff:w4", because="STR-13.5")


@pytest.mark.rule("STR-13.6")
def test_hidden_orders_are_turned_over_after_the_poles() -> None:
    table = Walls.empty().attackers("w4", goblin=2, orc=1).walls(w4=4).order("w4", "bluff")
    table.state.tower_works["t3"] = "poles"
    table.at("melee")
    kinds = (events.StageBegan, events.OrderRevealed)
    assert [each for each in table.events if isinstance(each, kinds)] == [
        events.StageBegan("poles"),
        events.StageBegan("orders"),
        events.OrderRevealed("w4", "bluff"),
        events.StageBegan("strength"),
    ]


@pytest.mark.rule("STR-13.7")
def test_an_order_whose_units_have_died_leaves_the_game_unseen() -> None:
    table = Walls.empty().order("w4", "goblin-fury").at("melee")
    assert events.OrderRemoved("w4") in table.defender.hears()
    assert table.told(events.OrderRevealed) == []
    assert table.state.turn == 2
    assert table.state.faces("orders-lost") == ["goblin-fury"]
    assert table.state.size("orders-stock") == 4


@pytest.mark.rule("STR-13.8")
def test_resolved_and_discarded_orders_return_at_the_end_of_the_turn() -> None:
    table = Walls.empty().attackers("w4", orc=1).walls(w4=2).order("w4", "bluff")
    table.order("w5", "troll-call").window(2, phase=6)
    table.defender.chooses("lay:confuse-orders:2").chooses("confuse:w5")
    assert table.state.size("orders-stock") == 3
    table.at("melee")
    assert table.state.turn == 2
    assert table.state.size("orders-stock") == 5


@pytest.mark.rule("STR-13.9")
def test_every_goblin_in_fury_has_strength_three() -> None:
    table = Walls.empty().attackers("w4", goblin=2).attackers("w5", goblin=2)
    table.troops("w4", soldier=3).troops("w5", soldier=3).order("w4", "goblin-fury").at("melee")
    assert events.OrderResolved("w4", "goblin-fury", True) in table.events
    assert events.StrengthCompared("w4", 6, 6) in table.events
    assert events.StrengthCompared("w5", 2, 6) in table.events


@pytest.mark.rule("STR-13.10")
@pytest.mark.parametrize("soldiers", [2, 3])
def test_goblins_in_fury_die_whatever_the_result(soldiers: int) -> None:
    table = Walls.empty().attackers("w4", goblin=2).troops("w4", soldier=soldiers)
    table.order("w4", "goblin-fury").at("melee")
    assert events.InvadersDied("w4", 2, 0, 0, "fury") in table.events
    assert table.units("w4").get("goblin", 0) == 0


@pytest.mark.rule("STR-13.11")
def test_after_an_advantage_of_the_invader_goblins_in_fury_die_last() -> None:
    """2 orcs, 1 goblin in fury, banner = 8; 2 soldiers, 2 wall elements = 6: one soldier dies."""
    table = furious(orcs=2, goblins=1).troops("w4", soldier=2).walls(w4=2).at("melee")
    assert events.StrengthCompared("w4", 8, 6) in table.events
    kinds = (events.DefenderDied, events.InvadersDied)
    assert [each for each in table.events if isinstance(each, kinds)] == [
        events.DefenderDied("w4", "soldier", "melee"),
        events.InvadersDied("w4", 1, 0, 0, "fury"),
    ]
    assert table.units("w4") == {"orc": 2, "soldier": 1}


@pytest.mark.rule("STR-13.11")
def test_goblins_in_fury_alone_can_breach_the_wall() -> None:
    table = Walls.empty().attackers("w4", goblin=2).troops("w4", marksman=1).walls(w4=1)
    table.order("w4", "goblin-fury").at("melee")
    assert events.Breached("w4", 4, 1) in table.events
    assert table.state.outcome is not None


@pytest.mark.rule("STR-13.12")
def test_before_losses_of_the_invader_goblins_in_fury_are_removed() -> None:
    """The same 8 against 2 soldiers, 1 veteran, 2 wall elements = 9: 1 point kills no orc."""
    table = furious(orcs=2, goblins=1).troops("w4", soldier=2, veteran=1).walls(w4=2).at("melee")
    assert events.StrengthCompared("w4", 8, 9) in table.events
    assert table.told(events.InvadersDied) == [events.InvadersDied("w4", 1, 0, 0, "fury")]
    assert table.units("w4") == {"orc": 2, "soldier": 2, "veteran": 1}


@pytest.mark.rule("STR-13.12")
def test_the_death_of_goblins_in_fury_does_not_reduce_the_advantage() -> None:
    """2 orcs, 1 goblin in fury, banner = 8; 3 veterans, 2 wall elements = 11: an orc dies too."""
    table = furious(orcs=2, goblins=1).troops("w4", veteran=3).walls(w4=2).at("melee")
    assert table.told(events.InvadersDied) == [
        events.InvadersDied("w4", 1, 0, 0, "fury"),
        events.InvadersDied("w4", 0, 1, 0, "melee"),
    ]


@pytest.mark.rule("STR-13.13")
def test_each_orc_that_detonates_destroys_a_wall_element_before_the_fight() -> None:
    table = Walls.empty().attackers("w4", orc=3).walls(w4=3).troops("w4", soldier=1)
    table.order("w4", "orc-detonation").at("melee")
    assert table.invader.options == ["detonate:1", "detonate:2", "detonate:3"]
    table.invader.chooses("detonate:2")
    assert table.state.walls["w4"] == 1
    assert events.InvadersDied("w4", 0, 2, 0, "detonation") in table.events
    assert events.StrengthCompared("w4", 2, 3) in table.events


@pytest.mark.rule("STR-13.14")
def test_a_troll_call_brings_another_troll_of_the_side_one_path_nearer() -> None:
    table = Walls.empty().attackers("w7", troll=1).walls(w7=4).troops("w7", soldier=1)
    table.attackers("fr", troll=1).attackers("r1", troll=1).attackers("fl", troll=1)
    table.attackers("r2", goblin=1).order("w7", "troll-call").at("melee")
    assert table.invader.options == ["call-troll:fr-r2", "call-troll:fr-r3"]
    table.invader.chooses("call-troll:fr-r2")
    assert table.units("r2") == {"goblin": 1, "troll": 1}


@pytest.mark.rule("STR-13.14")
def test_a_troll_call_needs_a_troll_on_the_section() -> None:
    table = Walls.empty().attackers("w7", orc=1).walls(w7=2).attackers("r2", troll=1)
    table.order("w7", "troll-call").at("melee")
    assert events.OrderResolved("w7", "troll-call", False) in table.events
    assert table.units("r2") == {"troll": 1}


@pytest.mark.rule("STR-13.15")
def test_a_called_troll_that_enters_the_section_fights_at_once() -> None:
    table = Walls.empty().attackers("w7", troll=1).attackers("r2", troll=1).walls(w7=4)
    table.troops("w7", soldier=1).order("w7", "troll-call").at("melee")
    assert events.StrengthCompared("w7", 6, 6) in table.events
    assert table.units("w7") == {"troll": 2, "soldier": 1}


@pytest.mark.rule("STR-13.15")
def test_a_called_troll_needs_room_and_goes_only_where_the_section_can_be_reached() -> None:
    table = Walls.empty().attackers("w9", troll=1).walls(w9=4).attackers("fr", troll=1)
    table.attackers("r3", troll=1, orc=6).order("w9", "troll-call").at("melee")
    assert events.OrderResolved("w9", "troll-call", True) in table.events
    assert (table.units("fr"), table.units("r4")) == ({"troll": 1}, {"troll": 1})


@pytest.mark.rule("STR-13.15")
def test_a_called_troll_on_the_outermost_rampart_brings_no_marauders() -> None:
    table = Walls.empty().attackers("w9", troll=1).walls(w9=4).attackers("r3", troll=1)
    table.attackers("marauders", goblin=1, orc=1).order("w9", "troll-call").at("melee")
    assert table.units("r4") == {"troll": 1}


@pytest.mark.rule("STR-13.16")
@pytest.mark.parametrize("order", ["bluff", "goblin-fury", "orc-detonation"])
def test_a_bluff_and_an_order_without_its_unit_have_no_effect(order: str) -> None:
    table = Walls.empty().attackers("w4", troll=1).walls(w4=3).order("w4", order).at("melee")
    assert events.OrderResolved("w4", order, False) in table.events
    assert events.StrengthCompared("w4", 3, 3) in table.events


@pytest.mark.rule("STR-13.17")
def test_the_invader_chooses_the_sequence_of_his_orders() -> None:
    table = Walls.empty().attackers("w3", orc=1).attackers("w7", goblin=1).walls(w3=3, w7=4)
    table.order("w3", "bluff").order("w7", "goblin-fury").at("melee")
    assert table.invader.options == ["resolve:w3", "resolve:w7"]
    table.invader.chooses("resolve:w7")
    assert table.told(events.OrderResolved) == [
        events.OrderResolved("w7", "goblin-fury", True),
        events.OrderResolved("w3", "bluff", False),
    ]


@pytest.mark.rule("STR-13.18")
def test_at_least_one_orc_detonates_even_without_a_wall_element() -> None:
    table = Walls.empty().attackers("w4", orc=2).troops("w4", soldier=2)
    table.order("w4", "orc-detonation").at("melee")
    assert table.invader.options == ["detonate:1", "detonate:2"]
    table.invader.chooses("detonate:1")
    assert events.InvadersDied("w4", 0, 1, 0, "detonation") in table.events


@pytest.mark.rule("STR-13.18")
def test_orcs_beyond_the_wall_elements_are_removed_without_effect() -> None:
    table = Walls.empty().attackers("w4", orc=3).walls(w4=1).order("w4", "orc-detonation")
    table.at("melee").invader.chooses("detonate:3")
    assert table.state.walls["w4"] == 0
    assert table.state.wall_stock() == 23
    assert table.units("w4") == {}


@pytest.mark.rule("STR-13.19")
def test_a_troll_call_without_another_troll_has_no_effect() -> None:
    table = Walls.empty().attackers("w4", troll=1).walls(w4=3).attackers("l3", orc=1)
    table.order("w4", "troll-call").at("melee")
    assert events.OrderResolved("w4", "troll-call", False) in table.events
    assert table.units("l3") == {"orc": 1}


@pytest.mark.rule("STR-13.19")
def test_a_called_troll_that_dies_in_a_trap_uses_the_order_up() -> None:
    table = Walls.empty().attackers("w4", troll=1).walls(w4=3).attackers("l3", troll=2)
    table.trap("l3-w4", "troll-trap").order("w4", "troll-call").at("melee")
    assert events.TrapSprung("l3-w4", "troll-trap", 1, False) in table.events
    assert (table.units("w4"), table.units("l3")) == ({"troll": 1}, {"troll": 1})
    assert table.state.size("orders-stock") == 5


@pytest.mark.rule("STR-13.20")
def test_orders_come_after_the_last_maneuver_and_before_the_window() -> None:
    table = Walls.empty().attackers("w4", goblin=1).phase(6)
    table.invader.chooses("march:small").chooses("march:large")
    assert table.asked == [(INVADER, "orders")]
    tokens = ("goblin-fury", "orc-detonation", "troll-call", "bluff")
    table.invader.may(*(f"open-order:{token}:w4" for token in tokens))
    table.invader.chooses("open-order:bluff:w4")
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-13.21")
def test_the_invader_knows_what_he_placed_and_cannot_move_it() -> None:
    table = ordering(Walls.empty().attackers("w4", goblin=1).attackers("w5", goblin=1))
    table.invader.chooses("secret-order:bluff:w4", "done")
    assert table.asked == [(DEFENDER, "window")]
    assert table.invader.sees("order-w4") == ["bluff"]
    table.invader.may_not("secret-order:bluff:w5", because="not-your-decision")


@pytest.mark.rule("STR-13.6")
def test_orders_that_were_turned_over_lie_open_for_everybody() -> None:
    table = Walls.empty().attackers("w3", orc=1).attackers("w7", goblin=1).walls(w3=3, w7=4)
    table.order("w3", "bluff").order("w7", "goblin-fury").at("melee")
    assert table.asked == [(INVADER, "order-sequence")]
    assert table.defender.sees("orders-shown") == ["bluff", "goblin-fury"]
    assert (table.state.size("order-w3"), table.state.size("order-w7")) == (0, 0)
    assert table.state.face_up_orders == {"w3": "bluff", "w7": "goblin-fury"}


@pytest.mark.rule("STR-13.6", "STR-13.17")
def test_an_order_under_a_glare_is_not_turned_over() -> None:
    table = Walls.empty().attackers("w3", orc=1).attackers("w7", goblin=1).walls(w3=3, w7=4)
    table.order("w3", "bluff").order("w7", "bluff", is_open=True).board(glare="w3").at("melee")
    assert not table.told(events.OrderRevealed)
    assert table.told(events.OrderResolved) == [events.OrderResolved("w7", "bluff", False)]


@pytest.mark.rule("STR-13.3")
def test_an_open_order_leaves_the_stock() -> None:
    table = ordering(Walls.empty().attackers("w4", goblin=1))
    table.invader.chooses("open-order:goblin-fury:w4")
    assert table.defender.sees("orders-shown") == ["goblin-fury"]
    assert table.invader.sees("orders-stock") == ["bluff", "bluff", "orc-detonation", "troll-call"]


@pytest.mark.rule("STR-13.4")
def test_no_more_orders_of_a_kind_are_given_than_there_are_tokens() -> None:
    table = Walls.empty().attackers("w1", goblin=1).attackers("w4", goblin=1)
    ordering(table.attackers("w9", goblin=1))
    table.invader.chooses("secret-order:bluff:w1", "secret-order:troll-call:w4")
    assert {each for each in table.invader.options if each.endswith(":w9")} == {
        "secret-order:goblin-fury:w9",
        "secret-order:orc-detonation:w9",
        "secret-order:bluff:w9",
    }
    table.invader.chooses("secret-order:bluff:w9", "done")
    assert table.invader.sees("orders-stock") == ["goblin-fury", "orc-detonation"]


@pytest.mark.rule("STR-13.4")
def test_without_orders_no_hourglass_is_given_for_them() -> None:
    table = ordering(Walls.empty().attackers("w4", goblin=1))
    table.invader.chooses("done")
    assert events.HourglassesGiven(3, 3) in table.events
    assert table.state.owed == 0


@pytest.mark.rule("STR-13.7")
def test_an_open_order_whose_units_have_died_leaves_the_game() -> None:
    table = Walls.empty().order("w4", "goblin-fury", is_open=True).order("w5", "bluff")
    table.attackers("w5", orc=1).walls(w5=3).at("melee")
    assert events.OrderRemoved("w4", "goblin-fury") in table.defender.hears()
    assert table.told(events.OrderResolved) == [events.OrderResolved("w5", "bluff", False)]
    assert table.state.faces("orders-lost") == ["goblin-fury"]
    assert table.state.face_up_orders == {}


@pytest.mark.rule("STR-13.14", "STR-3.4")
def test_no_path_leads_to_a_section_of_the_other_side() -> None:
    for path in BOARD.paths.values():
        assert SIDE_OF[path.source] == SIDE_OF[path.to]
