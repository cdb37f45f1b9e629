"""The games that can be played here."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ostrog.kernel import Game, State
from ostrog.server.messages import GameKind, ScenarioKind, SeatKind

GROUP = "ostrog.games"
"""The entry-point group in which a package announces its games."""


@cache
def games() -> dict[str, Game[State]]:
    """The installed games by name."""
    loaded = {point.name: point.load() for point in entry_points(group=GROUP)}
    return {name: game for name, game in sorted(loaded.items()) if isinstance(game, Game)}


def describe(game: Game[State]) -> GameKind:
    """A game as a client shows it."""
    return GameKind(
        game.name,
        game.version,
        [
            ScenarioKind(s.name, [SeatKind(seat, s.team(seat)) for seat in s.seats])
            for s in game.scenarios
        ],
    )
