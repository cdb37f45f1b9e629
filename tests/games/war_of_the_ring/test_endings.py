"""Games played at random end by the rules, in all four ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.map import GATES_OF_MORDOR, GREAT, NEIGHBOURS, OWNER
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import Walking
from ostrog.kernel import Ask, Mixer, Option, ask_of, asks, choose, new

Policy = Callable[[War, Ask, Random], Option]


def distances(goals: Sequence[str]) -> dict[str, int]:
    """Return how far each region is from the nearest of some regions."""
    found = dict.fromkeys(goals, 0)
    frontier = list(goals)
    while frontier:
        region = frontier.pop(0)
        for near in NEIGHBOURS[region]:
            if near not in found:
                found[near] = found[region] + 1
                frontier.append(near)
    return found


FAR = distances(GATES_OF_MORDOR)
"""How far each region is from the gates of Mordor."""
CONQUEST = ("attack", "led-attack", "negotiate", "move-armies", "move-led-army", "recruit")
"""What a conqueror uses his dice for, the best first."""


def at_random(war: War, ask: Ask, random: Random) -> Option:
    """Choose any option."""
    return random.choice(list(ask.options))


def to_mordor(war: War, ask: Ask, random: Random) -> Option:
    """Let the Free Peoples mostly lead the Fellowship to Mordor; everything else is random."""
    options = list(ask.options)
    if ask.seat != FREE or random.random() > 0.9:
        return random.choice(options)
    walk = war.frame(Walking)
    if walk is not None and (war.progress >= 4 or ask.kind == "reveal"):
        nearer = [
            each
            for each in options
            if each.verb == "step" and FAR[str(each.refs[0])] < FAR[walk.at(war)]
        ]
        stops = [each for each in options if each.verb in ("declare", "stay-here")]
        if nearer or stops:
            return (nearer or stops)[0]
    wanted = ("move-fellowship", "hide-fellowship", "hide-with-strider")
    for each in options:
        if each.verb == "act" and each.refs[1] in wanted:
            return each
    helpful = ("enter-mordor", "say-nothing", "use-guide", "lose-guide")
    return next((each for each in options if each.verb in helpful), random.choice(options))


def to_war(attacker: int) -> Policy:
    """Return a policy by which one side conquers; the other is random, and the Ring stays away."""

    def policy(war: War, ask: Ask, random: Random) -> Option:
        options = [
            each
            for each in ask.options
            if each.verb != "act" or each.refs[1] not in ("move-fellowship", "hide-fellowship")
        ]
        if ask.seat != attacker or random.random() > 0.95:
            return random.choice(options)
        if ask.kind == "act":
            acts = [each for each in options if each.verb == "act"]
            for wanted in CONQUEST:
                found = [each for each in acts if each.refs[1] == wanted]
                if found and random.random() < 0.8:
                    return found[0]
        if ask.kind == "march" and options[0].verb == "march":
            far = distances(
                [
                    region
                    for region, side in war.control.items()
                    if side != attacker and OWNER[region] != attacker and region in GREAT
                ]
            )
            nearer = [
                each
                for each in options
                if each.verb == "march" and far[str(each.refs[1])] < far[str(each.refs[0])]
            ]
            if nearer:
                return max(nearer, key=lambda each: war.units(attacker, str(each.refs[0])))
        eager = ("go", "advance", "press", "extend")
        return next((each for each in options if each.verb in eager), random.choice(options))

    return policy


def play(war: War, policy: Policy, random: Random) -> str:
    """Play a game to its end; return the rule that ended it."""
    while war.outcome is None:
        ask = asks(war)[0]
        while not choose(war, ask.seat, policy(war, ask, random)):
            again = ask_of(war, ask.seat)
            assert again is not None
            ask = again
    return war.outcome.reason


def endings(games: int, policy: Policy) -> Counter[str]:
    """Play games and count how they end."""
    found = Counter[str]()
    for seed in range(games):
        war = new(game, "two-players", Mixer(seed))
        found[play(war, policy, Random(seed))] += 1
    return found


def test_the_ring_is_destroyed_or_its_bearers_fall() -> None:
    found = endings(15, to_mordor)
    assert found["WOTR-18.1"] > 0
    assert found["WOTR-18.2"] > 0


def test_the_war_is_won_by_either_side() -> None:
    assert endings(3, to_war(SHADOW))["WOTR-18.3"] > 0
    assert endings(3, to_war(FREE))["WOTR-18.4"] > 0


@pytest.mark.long
def test_random_games_end_by_the_rules() -> None:
    found = endings(400, at_random)
    assert set(found) >= {"WOTR-18.1", "WOTR-18.3", "WOTR-18.4"}
    assert sum(found.values()) == 400
