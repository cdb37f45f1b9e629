"""Advice for bots: the judgement leans the right way, and bots do what is plainly right."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.bots import make_bot
from ostrog.bots.policy import move, teams_of
from ostrog.bots.sight import sight_of
from ostrog.games.stronghold import game
from ostrog.games.stronghold.bots import is_settled, measure, pressure, promise
from ostrog.games.stronghold.course.turns import Turn
from ostrog.games.stronghold.defender.window import Window
from ostrog.games.stronghold.invader.given_orders import ManeuversAndOrders
from ostrog.kernel import Game, Imagination, Option, State, asks, choose, open_match

assert game.advice is not None
ADVICE: Any = game.advice
SCENARIOS = [scenario.name for scenario in game.scenarios]


def chance(table: Walls) -> float:
    """Return the estimated chance of the Invader."""
    return float(ADVICE.chance(table.state))


def last_window(table: Walls, hourglasses: int) -> Walls:
    """Open the window after the last maneuver."""
    table.state.hourglasses = hourglasses
    return table.frames(
        Turn(number=1, step="maneuvers"),
        ManeuversAndOrders(step="window", marched=("small",)),
        Window(step="act"),
    )


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_random_game_is_measured_and_every_option_has_a_promise(scenario: str) -> None:
    random = Random(scenario)
    match = open_match(game, scenario, ["bot"] * 2, scenario.encode())
    siege = Imagination(match.state, (INVADER,)).world(random)
    while siege.outcome is None:
        features = measure(siege)
        assert features.keys() == ADVICE.weights.keys()
        assert all(-2 <= value <= 2 for value in features.values()), features
        ask = asks(siege)[0]
        assert min(promise(siege, ask.seat, ask.options)) > 0
        choose(siege, ask.seat, random.choice(ask.options))


def test_after_the_last_march_only_units_on_the_wall_count() -> None:
    """STR-1.3: nobody marches between the last maneuver and the assault."""
    table = Walls.empty().attackers("l2", troll=5).troops("w2", soldier=1)
    assert not is_settled(table.state)
    assert pressure(table.state, "w2", settled=False) > pressure(table.state, "w2", settled=True)
    last_window(table, 3)
    assert is_settled(table.state)


def test_a_section_that_will_fall_frightens() -> None:
    """STR-20.13: an advantage of more than the units' strength is a breach."""
    falls = last_window(Walls.empty().attackers("w3", troll=3).troops("w3", soldier=1), 0)
    holds = last_window(Walls.empty().attackers("w3", troll=3).troops("w3", soldier=5), 0)
    assert chance(falls) - chance(holds) > 0.3


@pytest.mark.parametrize(("kind", "helps"), [("goblin", False), ("orc", False), ("troll", True)])
def test_a_cauldron_helps_against_its_own_kind(kind: str, helps: bool) -> None:
    """STR-16.8: a cauldron is made for one kind of unit."""
    table = Walls.empty().attackers("w3", troll=2).troops("w3", soldier=1)
    before = pressure(table.state, "w3", settled=True)
    table.put("cauldrons", w3=kind)
    assert (pressure(table.state, "w3", settled=True) < before) == helps


def test_a_siege_tower_leaves_nothing_of_the_wall() -> None:
    """STR-8.14: behind a siege tower wall elements do not count."""
    table = Walls.empty().attackers("w3", troll=2).troops("w3", soldier=1).walls(w3=3)
    before = pressure(table.state, "w3", settled=True)
    table.put("siege_towers", w3=1)
    assert pressure(table.state, "w3", settled=True) == before + 3


@pytest.mark.parametrize("bot", ["greedy", "captain"])
def test_a_bot_reinforces_the_section_that_would_fall(bot: str) -> None:
    table = Walls.empty().attackers("w3", troll=2).troops("w3", soldier=1)
    last_window(table.troops("courtyard", veteran=1), 1)
    picked = list[str]()
    player = make_bot(bot, cast("Game[State]", game), 1)
    while ("window" in {kind for _, kind in table.asked}) and len(picked) < 2:
        option = player.choose(sight_of(table.state, (DEFENDER,), DEFENDER, 0))
        picked.append(option.id)
        choose(table.state, DEFENDER, option)
    assert picked == ["take:veteran:courtyard", "to:w3"]


def test_a_step_in_a_window_is_judged_by_itself_and_half_a_move_is_not() -> None:
    table = last_window(Walls.empty().troops("courtyard", soldier=1), 4)
    world = Imagination(table.state, (DEFENDER,)).world(Random(1))
    after = world.clone()
    move(ADVICE, after, DEFENDER, Option("lay", ("poles", 1)), teams_of(world))
    assert after.hourglasses == 3, "nothing else was done in this window"
    after = world.clone()
    move(ADVICE, after, DEFENDER, Option("take", ("soldier", "courtyard")), teams_of(world))
    assert after.hourglasses == 3, "the unit has moved"
    assert not after.defenders["courtyard"][1]
