"""Chapter 21: the end of a turn."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events


@pytest.mark.rule("STR-21.1")
def test_tokens_that_last_a_turn_are_removed() -> None:
    table = Walls.empty().token("gale", "w1", "bluff").success("demon", "forge")
    table.order("w1", "bluff").order("w2", "troll-call", is_open=True)
    table.board(blessing="left", glare="w3", malfunction="l1").at("clear")
    assert not any(table.state.successes.values())
    assert table.invader.sees("gale-stock") == table.invader.sees("demon-stock")
    assert len(table.invader.sees("demon-stock")) == 3
    assert len(table.invader.sees("orders-stock")) == 5
    assert table.state.face_up_orders == {}
    assert (table.state.blessing, table.state.glare, table.state.malfunction) == ("", "", "")


@pytest.mark.rule("STR-21.1")
def test_a_token_that_was_not_triggered_returns_unseen() -> None:
    table = Walls.empty().token("gale", "w1", "success").order("w1", "troll-call").at("clear")
    assert "success" not in str(table.defender.hears())
    assert "troll-call" not in str(table.defender.hears())


@pytest.mark.rule("STR-21.2")
def test_units_on_cards_leave_the_game_and_wood_returns_to_the_stock() -> None:
    table = Walls.empty().row("ballista").supply(wood=6, troll=2).phase(2)
    table.invader.chooses("use-card:ballista").chooses("at:l1")
    assert table.state.gone == [0, 0, 0]
    assert (table.state.wood, table.state.wood_stock()) == (1, 14)
    table.at("clear")
    assert table.state.gone == [0, 0, 1]
    assert sum(table.state.bag) == 200 - 14
    assert (table.state.wood, table.state.wood_stock()) == (6, 14)


@pytest.mark.rule("STR-21.2")
def test_a_unit_discarded_for_wood_leaves_the_game() -> None:
    table = Walls.empty().supply(orc=1).board(counted={}).at("supplies")
    table.invader.chooses("gain:orc")
    table.at("clear")
    assert table.state.gone == [0, 1, 0]


@pytest.mark.rule("STR-21.3")
def test_hourglasses_on_unfinished_actions_stay() -> None:
    table = Walls.empty().troops("w1", soldier=1).window(5)
    table.defender.chooses("lay:platform:2").chooses("at:w1").chooses("lay:glare:3")
    table.at("clear")
    assert (table.state.laid["platform"], table.state.laid["glare"]) == (0, 3)
    table.window(2).defender.may("lay:platform:2")


@pytest.mark.rule("STR-21.4")
@pytest.mark.parametrize("turn", [1, 6])
def test_the_turn_marker_advances(turn: int) -> None:
    table = Walls.empty(turn=turn).at("melee")
    assert table.state.turn == turn + 1
    assert table.state.outcome is None
    assert events.TurnBegan(turn + 1) in table.events


@pytest.mark.rule("STR-21.4")
def test_after_turn_7_the_defender_has_won() -> None:
    table = Walls.empty(turn=7).attackers("w1", orc=1).walls(w1=2).at("melee")
    assert table.state.outcome is not None
    assert table.state.outcome.teams[0] == ("defender",)
    assert table.state.outcome.reason == "STR-1.5"
    assert table.state.turn == 7


@pytest.mark.rule("STR-21.5")
@pytest.mark.parametrize("turn", [1, 2, 6])
def test_the_defender_receives_two_hourglasses_and_phase_1_begins(turn: int) -> None:
    table = Walls.empty(turn=turn).at("clear")
    assert table.state.hourglasses == 2
    assert events.HourglassesGiven(2, 2) in table.events
    assert table.asked == [(INVADER, "supplies")]


@pytest.mark.rule("STR-21.6")
def test_everything_else_stays() -> None:
    table = Walls.empty().machine("l1", "ballista", misses=1).put("mantelets", l2=1)
    table.put("equipment", w1=["banner", "ladders"]).put("training", l3=["quartermaster"])
    table.board(saboteurs=["forge"], spies=["ballista"], bridges=["l1-w1"])
    table.trap("l2-w2", "troll-trap").put("face_up_traps", **{"l3-w3": "goblin-trap"})
    table.put("cauldrons", w2="orc").put("tower_works", t1="cannon").put("platforms", w3=1)
    table.put("siege_towers", w4=1, fl=1).attackers("w5", orc=1).attackers("r4", troll=2)
    table.troops("forge", soldier=1).troops("w9", marksman=2).walls(w5=3)
    table.supply(wood=2, goblin=3).hero("officer", "w5")
    fields = (
        *("throwing", "mantelets", "equipment", "training", "saboteurs", "spies", "bridges"),
        *("face_up_traps", "cauldrons", "tower_works", "platforms", "siege_towers", "invaders"),
        *("defenders", "walls", "heroes"),
    )
    before = {field: str(getattr(table.state, field)) for field in fields}
    table.at("clear")
    assert {field: str(getattr(table.state, field)) for field in fields} == before
    assert table.state.size("pile-l1") == 3
    assert table.defender.sees("trap-l2-w2") == ["troll-trap"]
    assert (table.state.wood, sum(table.state.supply)) == (2 + 5, 3 + 14)


@pytest.mark.rule("STR-21.7")
def test_turn_7_ends_after_the_hospital_and_before_tasks() -> None:
    table = Walls.empty(turn=7).objectives("stone-upon-stone").troops("hospital", soldier=1)
    table.at("melee")
    assert table.asked == [(DEFENDER, "heal")]
    table.defender.chooses("heal:soldier", "done")
    assert table.units("courtyard") == {"soldier": 1}
    assert table.state.outcome is not None
    assert not table.told(events.ObjectiveFulfilled)
    assert table.invader.sees("objectives") == ["stone-upon-stone"]


@pytest.mark.rule("STR-21.1", "STR-20.20")
def test_bonuses_for_an_assault_end_with_the_turn() -> None:
    table = Walls.empty().board(reserve=2, strengthened={"w1": 3}).at("clear")
    assert (table.state.reserve, table.state.strengthened) == (0, {})


@pytest.mark.rule("STR-21.1", "STR-16.16")
def test_a_stopped_siege_tower_is_free_in_the_next_turn() -> None:
    table = Walls.empty().put("siege_towers", l1=1).board(stuck={"l1": 1}).at("clear")
    assert table.state.stuck == {}
    table.march().invader.may("tow:l1-w1")


@pytest.mark.rule("STR-21.1")
def test_what_was_done_in_a_turn_can_be_done_again_in_the_next() -> None:
    table = (
        Walls.empty()
        .row("ballista", "banner")
        .board(closed=2, finished=["glare"], issued={"detail": "officer"}, counted={"wood": 5})
    )
    table.board(paid={"exchange-cards": [0, 0, 0, 0]}).order("w3", "bluff", is_open=True)
    table.at("clear")
    siege = table.state
    assert (siege.closed, siege.finished, siege.issued, siege.paid) == (0, [], {}, {})
    assert siege.face_up_orders == {}
    assert siege.counted == {"wood": 5}, "only what was taken in the new turn"
    assert siege.size("orders-stock") == 5


@pytest.mark.rule("STR-21.2", "STR-2.8")
def test_units_on_several_cards_leave_the_game() -> None:
    table = Walls.empty().board(paid={"ballista": [1, 2, 3, 0], "banner": [4, 5, 6, 2]})
    table.board(gone=[1, 1, 1]).at("clear")
    assert table.state.gone == [6, 8, 10]


@pytest.mark.rule("STR-21.6", "STR-21.1")
def test_only_lasting_cards_are_remembered() -> None:
    table = Walls.empty(turn=3).lasting("last-reserve", "stone-upon-stone", since=2)
    table.board(since=table.state.since | {"torn-down": 3, "first-crack": 3}).at("clear")
    assert table.state.since == {"last-reserve": 2, "stone-upon-stone": 2}
