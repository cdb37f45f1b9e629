"""Simulations: one option, followed in one imagined world up to the horizon.

A world is judged exactly twice, when the own move is finished and when the horizon is reached, and
never in the middle of a battle. A world looks worse right after the opponent has moved, so results
from before and after a reply could not be compared.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.bots.policy import carry_on, teams_of
from ostrog.kernel import Advice, Level, Option, State, asked_seats, asks, choose

LONGEST = 12
"""Maximum average number of decisions per move; a longer simulation is stopped and judged."""


def simulate(
    advice: Advice[State], world: State, seat: int, option: Option, level: Level
) -> tuple[float, float]:
    """Follow an option with quick choices of everybody; the world is consumed.

    Returns the chance of the seat's team after its own move, and at the horizon.
    """
    teams = teams_of(world)
    own = team = teams[seat]
    quiet = advice.quiet
    judged: Sequence[float] | None = None
    """The chances of the teams in the world as it is now, if they are known."""
    soon: float | None = None
    moves = 0
    choose(world, seat, option)
    for _ in range(LONGEST * (1 + level.horizon)):
        waiting = asked_seats(world)
        if not waiting:
            break
        asked = teams[waiting[0]]
        if asked != team and (quiet is None or quiet(world)):
            if soon is None:
                judged = judged or advice.chances(world)
                soon = judged[own]
            if moves == level.horizon:
                break
            moves, team = moves + 1, asked
        world, judged = carry_on(advice, world, asks(world)[0], teams, level.looks)
    later = (judged or advice.chances(world))[own]
    return later if soon is None else soon, later
