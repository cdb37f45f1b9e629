"""Choices of a bot without a search: it follows the game's advice and judges the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostrog.kernel import Advice, Ask, Option, State, asks, choose

LOOKS = 4
"""Number of options that are tried for a quick choice in a playout."""
MOVE = 6
"""Maximum number of further decisions to follow in a move before it is judged."""

Teams = Mapping[int, int]
"""The number of each seat's team, in the order of the scenario."""


def teams_of(world: State) -> Teams:
    """Return the number of each seat's team."""
    seats = world.setting.scenario.teams.values()
    return {seat: team for team, held in enumerate(seats) for seat in held}


def most_promising(
    advice: Advice[State], world: State, seat: int, options: Sequence[Option], most: int
) -> Sequence[Option]:
    """Return the `most` most promising options, in their original order."""
    if len(options) <= most:
        return options
    weights = advice.promise(world, seat, options)
    ranked = sorted(range(len(options)), key=lambda index: -weights[index])
    return [options[index] for index in sorted(ranked[:most])]


def obvious(advice: Advice[State], world: State, seat: int, options: Sequence[Option]) -> Option:
    """Return the most promising option."""
    if len(options) == 1:
        return options[0]
    weights = advice.promise(world, seat, options)
    return options[weights.index(max(weights))]


def is_asked(world: State, team: int, teams: Teams) -> bool:
    """Whether there are open decisions, and all of them belong to this team."""
    waiting = asks(world)
    return bool(waiting) and all(teams[ask.seat] == team for ask in waiting)


def finish_move(advice: Advice[State], world: State, team: int, teams: Teams) -> None:
    """Make the most promising choices for a team until another team is asked."""
    for _ in range(MOVE):
        if not is_asked(world, team, teams):
            return
        ask = asks(world)[0]
        choose(world, ask.seat, obvious(advice, world, ask.seat, ask.options))


def move(advice: Advice[State], world: State, seat: int, option: Option, teams: Teams) -> float:
    """Make a move that begins with an option; returns the chance of the seat's team after it."""
    team = teams[seat]
    choose(world, seat, option)
    finish_move(advice, world, team, teams)
    return advice.chances(world)[team]


def carry_on(advice: Advice[State], world: State, ask: Ask, teams: Teams) -> State:
    """Return the world after the best of the most promising moves; the given world is consumed.

    In the middle of a battle, worlds cannot be judged well, so the most promising option is chosen
    there without a comparison.
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
