"""What a bot does without thinking: it follows the game's advice on what is promising."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ostrog.kernel import Advice, Ask, Option, State, asks, choose

LOOKS = 3
"""At a glance, so many options are looked at, picked at random."""
MOVE = 6
"""So many decisions a move is thought through; then it is judged as it stands."""

Teams = Mapping[int, int]
"""The number of each seat's team, in the order of the scenario."""


def teams_of(world: State) -> Teams:
    """The number of each seat's team."""
    seats = world.setting.scenario.teams.values()
    return {seat: team for team, held in enumerate(seats) for seat in held}


def most_promising(
    advice: Advice[State], world: State, seat: int, options: Sequence[Option], most: int
) -> Sequence[Option]:
    """The options most worth trying, in their own order."""
    if len(options) <= most:
        return options
    weights = advice.promise(world, seat, options)
    ranked = sorted(range(len(options)), key=lambda index: -weights[index])
    return [options[index] for index in sorted(ranked[:most])]


def obvious(advice: Advice[State], world: State, seat: int, options: Sequence[Option]) -> Option:
    """The most promising option."""
    if len(options) == 1:
        return options[0]
    weights = advice.promise(world, seat, options)
    return options[weights.index(max(weights))]


def at_a_glance(advice: Advice[State], world: State, ask: Ask, random: Random) -> Option:
    """The most promising of a few options: varied, and seldom foolish."""
    options = ask.options
    if len(options) > LOOKS:
        options = [options[int(random.random() * len(options))] for _ in range(LOOKS)]
    return obvious(advice, world, ask.seat, options)


def is_asked(world: State, team: int, teams: Teams) -> bool:
    """Whether a team is asked, and nobody else."""
    waiting = asks(world)
    return bool(waiting) and all(teams[ask.seat] == team for ask in waiting)


def finish_move(advice: Advice[State], world: State, team: int, teams: Teams) -> None:
    """Make the obvious choices of a team until somebody else is asked."""
    for _ in range(MOVE):
        if not is_asked(world, team, teams):
            return
        ask = asks(world)[0]
        choose(world, ask.seat, obvious(advice, world, ask.seat, ask.options))
