"""Chapter 9: equipment on wall sections, and bridges on paths."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import PATHS


def equipping(token: str, table: Walls | None = None) -> Walls:
    """The Invader uses the card of a piece of equipment."""
    table = Walls.empty() if table is None else table
    table.row(token).supply(wood=2, troll=1, orc=1).phase(3)
    table.invader.chooses(f"use-card:{token}")
    return table


def equipped(section: str, *tokens: str) -> Walls:
    """A table with equipment on a section."""
    table = Walls.empty()
    table.state.equipment[section] = list(tokens)
    return table


@pytest.mark.rule("STR-9.1")
@pytest.mark.parametrize("token", ["banner", "ladders", "sap", "poison"])
def test_a_section_holds_two_pieces_of_equipment(token: str) -> None:
    others = [each for each in ("banner", "ladders", "sap", "poison") if each != token]
    table = Walls.empty()
    table.state.equipment |= {"w2": others[:1], "w3": others[:2]}
    equipping(token, table).invader.may("at:w1", "at:w2")
    assert "at:w3" not in table.invader.options
    table.invader.chooses("at:w2")
    assert table.state.equipment["w2"] == [others[0], token]


@pytest.mark.rule("STR-9.2")
def test_equipment_stays_in_later_turns() -> None:
    table = equipped("w4", "banner", "ladders").at("melee")
    assert table.state.turn == 2
    assert table.state.equipment["w4"] == ["banner", "ladders"]


@pytest.mark.rule("STR-9.3")
def test_a_banner_adds_one_to_the_strength_of_units_there() -> None:
    table = equipped("w4", "banner").attackers("w4", orc=2).attackers("w5", orc=2)
    table.troops("w4", soldier=3).troops("w5", soldier=3).at("melee")
    assert events.StrengthCompared("w4", 5, 6) in table.events
    assert events.StrengthCompared("w5", 4, 6) in table.events


@pytest.mark.rule("STR-9.3")
def test_a_banner_alone_does_not_fight() -> None:
    table = equipped("w4", "banner").at("melee")
    assert table.told(events.StrengthCompared) == []


@pytest.mark.rule("STR-9.4")
def test_ladders_give_room_for_a_fourth_unit_on_a_section_for_three() -> None:
    table = equipped("w3", "ladders").attackers("l3", goblin=6)
    table.march().invader.may("send:goblin:l3-w3:4")
    table.invader.may_not("send:goblin:l3-w3:5", because="STR-3.6")


@pytest.mark.rule("STR-9.5")
def test_each_sap_lets_one_goblin_or_orc_through_in_each_maneuver() -> None:
    table = equipped("w3", "sap").supply(goblin=2, orc=1, troll=1)
    table.state.equipment["w9"] = ["sap"]
    table.march().invader.may_not("sap:troll:w3", "sap:orc:w4", because="STR-9.5")
    table.invader.chooses("sap:goblin:w3").may_not("sap:orc:w3", because="STR-9.5")
    table.invader.chooses("sap:goblin:w9").chooses("done")
    assert (table.units("w3"), table.units("w9")) == ({"goblin": 1}, {"goblin": 1})
    assert table.state.supply == [0, 1, 1]
    table.invader.chooses("done").chooses("march:large")
    table.invader.chooses("sap:orc:w3", "done")
    assert table.units("w3") == {"goblin": 1, "orc": 1}


@pytest.mark.rule("STR-9.5")
def test_a_sap_is_no_use_without_room_or_a_unit_in_the_supply() -> None:
    table = equipped("w3", "sap").attackers("w3", goblin=3).supply(orc=1)
    table.state.equipment["w2"] = ["sap"]
    table.march().invader.may_not("sap:orc:w3", because="STR-3.6")
    table.invader.may("sap:orc:w2").may_not("sap:goblin:w2", because="STR-6.3")


@pytest.mark.rule("STR-9.6")
def test_a_bridge_and_a_trap_keep_off_each_others_path() -> None:
    table = equipping("bridge", Walls.empty().trap("l1-w1", "goblin-trap"))
    assert "bridge:l1-w1" not in table.invader.options
    table.invader.chooses("bridge:l1-w2")
    table.window(2).defender.chooses("lay:trap:2")
    assert "set-trap:troll-trap:l1-w2" not in table.defender.options
    table.defender.may("set-trap:troll-trap:l2-w2")


@pytest.mark.rule("STR-9.6")
def test_a_trap_that_lies_face_up_keeps_a_bridge_off() -> None:
    table = Walls.empty().lay("traps-shown", "goblin-trap")
    table.state.face_up_traps["l1-w1"] = "goblin-trap"
    assert "bridge:l1-w1" not in equipping("bridge", table).invader.options


@pytest.mark.rule("STR-9.7")
def test_poison_kills_one_marksman_before_melee() -> None:
    table = equipped("w4", "poison").troops("w4", marksman=2).attackers("w4", troll=1).walls(w4=3)
    table.at("melee")
    assert events.DefenderDied("w4", "marksman", "poison") in table.events
    assert events.StrengthCompared("w4", 3, 4) in table.events
    assert table.units("w4") == {"troll": 1, "marksman": 1}


@pytest.mark.rule("STR-9.7")
@pytest.mark.parametrize(("attackers", "troop"), [(0, "marksman"), (1, "soldier")])
def test_poison_needs_attackers_and_a_marksman(attackers: int, troop: str) -> None:
    table = equipped("w4", "poison").troops("w4", **{troop: 1}).attackers("w4", goblin=attackers)
    table.at("melee")
    assert table.told(events.DefenderDied) == []


@pytest.mark.rule("STR-9.8")
def test_units_from_a_sap_count_against_no_limit_and_meet_no_trap() -> None:
    table = equipped("w3", "sap").supply(goblin=6).attackers("l3", goblin=6)
    table.trap("l3-w3", "goblin-trap").trap("l2-w3", "goblin-trap")
    table.march().invader.chooses("sap:goblin:w3", "done")
    assert table.units("w3") == {"goblin": 1}
    table.invader.chooses("send:goblin:l3-w4:5", "done")
    table.invader.chooses("bring:goblin:fl:5", "done")
    assert table.units("fl") == {"goblin": 5}


@pytest.mark.rule("STR-9.8")
def test_ten_new_units_come_besides_those_from_saps() -> None:
    table = equipped("w3", "sap").supply(goblin=11).march()
    table.invader.chooses("sap:goblin:w3", "done")
    table.invader.chooses("bring:goblin:fl:5", "bring:goblin:fr:5", "done")
    assert table.count("w3") + table.count("fl") + table.count("fr") == 11


@pytest.mark.rule("STR-9.9")
def test_a_second_token_of_the_same_kind_is_not_laid_on_a_section() -> None:
    table = equipping("banner", equipped("w4", "banner"))
    table.invader.may("at:w3")
    assert "at:w4" not in table.invader.options


@pytest.mark.rule("STR-9.9")
def test_equipment_is_laid_openly() -> None:
    table = equipping("poison")
    table.invader.chooses("at:w4")
    assert events.TokenLaid("poison", "w4") in table.seat(DEFENDER).hears()


@pytest.mark.rule("STR-9.10")
def test_a_bridge_may_lie_on_any_path_and_stays() -> None:
    table = equipping("bridge")
    assert table.invader.options == [f"bridge:{path}" for path in PATHS]
    table.invader.chooses("bridge:r3-r4")
    table.at("melee")
    assert table.state.turn == 2
    assert table.state.bridges == ["r3-r4"]


@pytest.mark.rule("STR-9.7")
def test_poison_works_on_every_section_from_the_first_to_the_last() -> None:
    sections = ("w1", "w5", "w9")
    table = Walls.empty().put("equipment", **{section: ["poison"] for section in sections})
    for section in sections:
        table.attackers(section, goblin=1).troops(section, marksman=2)
    table.at("melee")
    assert table.told(events.DefenderDied) == [
        events.DefenderDied(section, "marksman", "poison") for section in sections
    ]
