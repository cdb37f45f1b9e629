"""Choices of a bot without a search: it follows the game's advice and judges the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostrog.kernel import Advice, Ask, Option, State, asked_seats, asks, choose

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
    waiting = asked_seats(world)
    return bool(waiting) and all(teams[seat] == team for seat in waiting)


def finish_move(advice: Advice[State], world: State, team: int, teams: Teams) -> None:
    """Make the most promising choices for a team until another is asked, or a move may pause."""
    for _ in range(MOVE):
        if not is_asked(world, team, teams):
            return
        ask = asks(world)[0]
        if ask.kind in advice.pauses and not world.stack[-1].draft:
            return
        choose(world, ask.seat, obvious(advice, world, ask.seat, ask.options))


def move(
    advice: Advice[State], world: State, seat: int, option: Option, teams: Teams
) -> tuple[float, ...]:
    """Make a move that begins with an option; returns the chances of the teams after it."""
    choose(world, seat, option)
    finish_move(advice, world, teams[seat], teams)
    return advice.chances(world)


def carry_on(
    advice: Advice[State], world: State, ask: Ask, teams: Teams, looks: int
) -> tuple[State, Sequence[float] | None]:
    """Make the best of the `looks` most promising moves; the given world is consumed.

    Returns the world after it, with the chances of the teams there if it was judged. In the middle
    of a battle, worlds cannot be judged well, so the most promising option is chosen there without
    a comparison.
    """
    seat, options = ask.seat, ask.options
    if len(options) == 1 or (advice.quiet is not None and not advice.quiet(world)):
        choose(world, seat, obvious(advice, world, seat, options))
        return world, None
    team = teams[seat]
    if looks == 1:
        choose(world, seat, obvious(advice, world, seat, options))
        finish_move(advice, world, team, teams)
        return world, None
    weights = advice.promise(world, seat, options)
    ranked = sorted(range(len(options)), key=lambda index: -weights[index])[:looks]
    best, found = (-1.0,) * (team + 1), world
    for index in ranked:
        tried = world if index == ranked[-1] else world.clone()
        chances = move(advice, tried, seat, options[index], teams)
        if chances[team] > best[team]:
            best, found = chances, tried
    return found, best
