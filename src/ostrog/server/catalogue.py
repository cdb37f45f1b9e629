"""The games that can be played here."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ostrog.bots import LEVELS, bot_names
from ostrog.kernel import BadRuleset, Game, HouseValue, Mixer, Ruleset, State, new
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
            ScenarioKind(
                s.name,
                [SeatKind(seat, s.team(seat), s.called(seat)) for seat in s.seats],
                [list(seats) for seats in s.persons],
            )
            for s in game.scenarios
        ],
        list(house_values(game)),
        levels(game),
    )


def levels(game: Game[State]) -> list[str]:
    """The levels that a game can be played against, the weakest first."""
    return [name for name in bot_names(game) if name in LEVELS]


@cache
def house_values(game: Game[State]) -> tuple[HouseValue, ...]:
    """What no source of a game confirms, as it is played without a ruleset."""
    if game.table is None:
        return ()
    setting = new(game, game.scenarios[0].name, Mixer(0)).setting
    return game.table.layout(setting).house_values


def check_ruleset(game: Game[State], ruleset: Ruleset) -> None:
    """Refuse all but the house values, and such as do not fit together (ValueError)."""
    unknown = set(ruleset) - {value.path for value in house_values(game)}
    if unknown:
        raise BadRuleset(f"no house values: {sorted(unknown)}")
    new(game, game.scenarios[0].name, Mixer(0), ruleset=ruleset)
