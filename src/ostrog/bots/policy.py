"""What a bot does without searching: it follows the game's advice and looks what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostrog.kernel import Advice, Ask, Option, State, asks, choose

LOOKS = 4
"""At a glance, so many moves are tried."""
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


def move(advice: Advice[State], world: State, seat: int, option: Option, teams: Teams) -> float:
    """Make a move that begins so; returns the chance of the seat's team after it."""
    team = teams[seat]
    choose(world, seat, option)
    finish_move(advice, world, team, teams)
    return advice.chances(world)[team]


def carry_on(advice: Advice[State], world: State, ask: Ask, teams: Teams) -> State:
    """The world after the best of the most promising moves; the one before is used up.

    In the middle of a battle there are many small choices and nothing to judge them by, so there
    the obvious ones are made.
    """
    seat, options = ask.seat, ask.options
    if len(options) == 1 or (advice.quiet is not None and not advice.quiet(world)):
        choose(world, seat, obvious(advice, world, seat, options))
        return world
    weights = advice.promise(world, seat, options)
    ranked = sorted(range(len(options)), key=lambda index: -weights[index])[:LOOKS]
    best, found = -1.0, world
    for index in ranked:
        tried = world.clone()
        chance = move(advice, tried, seat, options[index], teams)
        if chance > best:
            best, found = chance, tried
    return found
