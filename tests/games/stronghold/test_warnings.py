"""What would do nothing may be chosen, and its player is warned before."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.table.contract import table as game_table
from ostrog.kernel import TrialWorld, ask_of
from ostrog.words import LANGUAGES, Words


def warned(table: Walls, seat: int, option: str, *picks: str) -> str:
    """Return the warning about an option, after some picks, in its player's trial world."""
    world = TrialWorld(table.state, seat).after([table.option(pick) for pick in picks])
    ask = ask_of(world, seat)
    assert ask is not None
    (found,) = [each for each in ask.options if each.id == option]
    assert game_table.warning is not None
    rule = game_table.warning(world, seat, found)
    if rule:
        words = table.state.setting.rules.game.words
        assert words is not None
        key = f"warning-{rule.replace('.', '-')}"
        assert [
            language for language in LANGUAGES if Words([language], [words]).missing([key])
        ] == []
    return rule


@pytest.mark.rule("STR-15.14")
def test_a_swap_of_units_of_the_same_kind_warns() -> None:
    table = Walls.empty().troops("w1", soldier=1).troops("w5", soldier=1, marksman=1).window(2)
    assert warned(table, DEFENDER, "swap:soldier:w5", "take:soldier:w1") == "STR-15.14"
    assert warned(table, DEFENDER, "swap:marksman:w5", "take:soldier:w1") == ""
    assert warned(table, DEFENDER, "to:courtyard", "take:soldier:w1") == ""


def ordering(**walls: int) -> Walls:
    table = Walls.empty().attackers("w2", goblin=1, troll=1).attackers("w3", orc=1)
    table.walls(**walls).phase(6)
    table.invader.chooses("march:small").chooses("end-phase")
    return table


@pytest.mark.rule("STR-13.16", "STR-13.18", "STR-13.19")
def test_an_open_order_that_cannot_work_warns_and_a_secret_one_does_not() -> None:
    table = ordering()
    assert warned(table, INVADER, "open-order:bluff:w2") == "STR-13.16"
    assert warned(table, INVADER, "open-order:goblin-fury:w3") == "STR-13.16"
    assert warned(table, INVADER, "open-order:goblin-fury:w2") == ""
    assert warned(table, INVADER, "open-order:orc-detonation:w2") == "STR-13.16"
    assert warned(table, INVADER, "open-order:orc-detonation:w3") == "STR-13.18"
    assert warned(ordering(w3=1), INVADER, "open-order:orc-detonation:w3") == ""
    assert warned(table, INVADER, "open-order:troll-call:w3") == "STR-13.16"
    assert warned(table, INVADER, "open-order:troll-call:w2") == "STR-13.19"
    assert warned(table.attackers("l1", troll=1), INVADER, "open-order:troll-call:w2") == ""
    assert warned(table, INVADER, "secret-order:goblin-fury:w3") == ""


@pytest.mark.rule("STR-11.19")
def test_a_demon_in_the_hospital_warns() -> None:
    table = Walls.empty().supply(goblin=9).row("demon").phase(5)
    table.invader.chooses("use-card:demon")
    assert warned(table, INVADER, "lay-token:success:hospital") == "STR-11.19"
    assert warned(table, INVADER, "lay-token:bluff:hospital") == "STR-11.19"
    assert warned(table, INVADER, "lay-token:success:forge") == ""


@pytest.mark.rule("STR-8.17", "STR-8.21")
def test_a_machine_that_can_hit_nothing_warns() -> None:
    table = Walls.empty().machine("l1", "catapult").machine("l2", "ballista")
    table.walls(w1=1).troops("w2", soldier=1).attackers("w3", orc=1).at("siege_machines")
    assert warned(table, INVADER, "target:l1:w1") == ""
    assert warned(table, INVADER, "target:l1:w2") == "STR-8.17"
    assert warned(table, INVADER, "target:l2:w2") == ""
    assert warned(table, INVADER, "target:l2:w3") == "STR-8.21"
    table.troops("w2")
    assert warned(table, INVADER, "target:l2:w2") == "STR-8.17"


@pytest.mark.rule("STR-8.9", "STR-8.10", "STR-11.8")
def test_cauldrons_works_in_towers_and_blood_stones_are_something_to_hit() -> None:
    def firing() -> Walls:
        table = Walls.empty().machine("l1", "catapult").troops("w2", soldier=1)
        return table.at("siege_machines")

    assert warned(firing(), INVADER, "target:l1:w2") == "STR-8.17"
    cauldron = firing().put("cauldrons", w2="orc")
    assert warned(cauldron, INVADER, "target:l1:w2") == ""
    poles = firing().put("tower_works", t2="poles")
    assert warned(poles, INVADER, "target:l1:w2") == ""
    bloody = firing().token("blood-stones", "l1", "success")
    assert warned(bloody, INVADER, "target:l1:w2") == ""
    assert warned(bloody, INVADER, "target:l1:w1") == "STR-8.17"


@pytest.mark.rule("STR-12.1")
def test_a_second_maneuver_of_nobody_warns_and_the_first_does_not() -> None:
    table = Walls.empty().phase(6)
    assert warned(table, INVADER, "march:small") == ""
    table.invader.chooses("march:small")
    assert warned(table, INVADER, "march:large") == "STR-12.1"
    assert warned(table.attackers("fl", orc=1), INVADER, "march:large") == ""


@pytest.mark.rule("STR-19.13")
def test_fire_that_is_too_weak_warns_before_it_is_ended() -> None:
    table = Walls.empty().troops("w1", marksman=2).attackers("l1", orc=1, troll=1).at("marksmen")
    assert warned(table, DEFENDER, "done") == ""
    assert warned(table, DEFENDER, "done", "fire:w1:l1:1") == "STR-19.13"
    assert warned(table, DEFENDER, "done", "fire:w1:l1:2") == ""
    assert warned(table, DEFENDER, "fire:w1:l1:1") == ""


def test_other_decisions_do_not_warn() -> None:
    table = Walls.set_up().at("supplies")
    ask = ask_of(table.state, INVADER)
    assert ask is not None
    assert game_table.warning is not None
    for option in ask.options:
        assert game_table.warning(table.state.clone(), INVADER, option) == ""
