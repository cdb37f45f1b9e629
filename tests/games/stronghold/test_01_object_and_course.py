"""Chapter 1: object and course of the game."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold import game
from ostrog.games.stronghold.board import events

ANSWERS = {
    "supplies": ["end-phase"],
    "window": ["lay:poles:1", "close-window", "lay:glare:3", "close-window"],
    "card": ["end-phase"] * 4,
    "maneuver": ["march:small", "end-phase"],
    "march-from-ramparts": ["done"],
    "new-units": ["done"],
    "orders": ["done"],
    "aim": ["aim:t1:l1"],
    "machine-target": ["target:l2:w3"],
    "fire": ["done"],
    "fallen": ["fell:0:1:0"],
    "heal": ["heal:soldier", "done"],
}


@pytest.mark.rule("STR-1.1")
def test_seat_0_is_the_invader_and_seat_1_the_defender_in_every_scenario() -> None:
    for scenario in game.scenarios:
        assert scenario.teams == {"invader": (INVADER,), "defender": (DEFENDER,)}


@pytest.mark.rule("STR-1.1")
def test_nobody_decides_for_the_other_role() -> None:
    table = Walls.empty().at("supplies")
    table.defender.may_not("end-phase", because="not-your-decision")
    table.window(1).invader.may_not("lead:officer", because="not-your-decision")


@pytest.mark.rule("STR-1.2")
def test_turn_seven_is_the_last_one() -> None:
    table = Walls.empty(turn=6).at("melee")
    assert events.TurnBegan(7) in table.events
    assert table.asked == [(INVADER, "supplies")]
    table.at("melee")
    assert events.TurnEnded(7) in table.events
    assert events.TurnBegan(8) not in table.events
    assert table.asked == []


@pytest.mark.rule("STR-1.3")
def test_a_turn_is_six_phases_with_windows_then_the_assault_then_its_end() -> None:
    table = Walls.empty().row("ballista", "banner", "saboteur", "demon")
    table.attackers("l1", goblin=2).troops("w1", marksman=2).machine("l2", "ballista")
    table.board(tower_works=table.state.tower_works | {"t1": "cannon"}, hourglasses=1)
    table.attackers("w9", orc=2, troll=1).troops("w9", marksman=2, soldier=1).walls(w9=1)
    table.supply(goblin=2, wood=5).at("supplies")
    answers = {kind: iter(options) for kind, options in ANSWERS.items()}
    seen = list[tuple[int, str]]()
    while table.state.turn == 1:
        seen += table.asked
        ((seat, kind),) = table.asked
        table.seat(seat).chooses(next(answers[kind]))
    assert seen == [
        (INVADER, "supplies"),
        (DEFENDER, "window"),
        (DEFENDER, "window"),
        *[(INVADER, "card")] * 4,
        (INVADER, "maneuver"),
        (INVADER, "march-from-ramparts"),
        (INVADER, "new-units"),
        (INVADER, "maneuver"),
        (INVADER, "orders"),
        (DEFENDER, "window"),
        (DEFENDER, "window"),
        (DEFENDER, "aim"),
        (INVADER, "machine-target"),
        (DEFENDER, "fire"),
        (INVADER, "fallen"),
        (DEFENDER, "heal"),
        (DEFENDER, "heal"),
    ]


@pytest.mark.rule("STR-1.4")
def test_a_breach_wins_at_once_before_later_sections_fight() -> None:
    """Section 4: a troll (3) against a marksman (1), 2 above 1; section 5 has no fight any more."""
    table = Walls.empty(turn=3).troops("w4", marksman=1).attackers("w4", troll=1)
    table.troops("w5", soldier=2).attackers("w5", goblin=1).at("melee")
    assert events.Breached("w4", 2, 1) in table.events
    assert [e for e in table.events if isinstance(e, events.StrengthCompared)] == [
        events.StrengthCompared("w4", 3, 1)
    ]
    assert table.asked == []
    assert table.state.outcome is not None
    assert table.state.outcome.seats == ((INVADER,), (DEFENDER,))
    assert table.state.outcome.reason == "STR-1.4"


@pytest.mark.rule("STR-1.5")
def test_the_defender_wins_when_turn_seven_ends_without_a_breach() -> None:
    table = Walls.empty(turn=7).troops("w4", soldier=2).walls(w4=2).attackers("w4", orc=3)
    table.troops("w5", soldier=1).attackers("w5", goblin=1).at("melee")
    assert events.StrengthCompared("w5", 1, 2) in table.events
    assert events.TurnEnded(7) in table.events
    assert table.state.outcome is not None
    assert table.state.outcome.teams == (("defender",), ("invader",))
    assert table.state.outcome.seats == ((DEFENDER,), (INVADER,))
    assert table.state.outcome.reason == "STR-1.5"
    assert table.state.turn == 7
    assert table.asked == []


@pytest.mark.rule("STR-1.5")
def test_a_breach_in_turn_seven_is_still_a_breach() -> None:
    table = Walls.empty(turn=7).attackers("w4", goblin=1).at("melee")
    assert table.state.outcome is not None
    assert table.state.outcome.teams == (("invader",), ("defender",))
