"""The games that can be played here, in all the versions of their rules that are installed."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ostrog.bots import LEVELS, bot_names
from ostrog.kernel import (
    BadRuleset,
    Game,
    HouseValue,
    MissingRules,
    Mixer,
    Ruleset,
    Scenario,
    State,
    new,
)
from ostrog.server.protocol.games import GameKind, ScenarioKind, SeatKind

GROUP = "ostrog.games"
"""The entry-point group in which a package announces its games, each version as one of them."""


@cache
def installed() -> dict[tuple[str, int], Game[State]]:
    """Every installed version of every game, by name and version."""
    loaded = [point.load() for point in entry_points(group=GROUP)]
    return {(game.name, game.version): game for game in loaded if isinstance(game, Game)}


@cache
def games() -> dict[str, Game[State]]:
    """The installed games by name, each by its newest rules."""
    return {name: game for (name, _), game in sorted(installed().items())}


def versions(name: str) -> tuple[Game[State], ...]:
    """All the versions of a game, the oldest first; none if it is not installed."""
    newest = games().get(name)
    if newest is None:
        return ()
    older = [
        game
        for (known, version), game in sorted(installed().items())
        if known == name and version < newest.version
    ]
    return (*older, newest)


def find_rules(name: str, version: int) -> Game[State] | None:
    """A game as it is played by a version of its rules, if that one is installed."""
    return next((game for game in versions(name) if game.version == version), None)


def rules(name: str, version: int) -> Game[State]:
    """A game as it is played by a version of its rules; raises `MissingRules`."""
    game = find_rules(name, version)
    if game is None:
        raise MissingRules(name, version)
    return game


def find_scenario(name: str, version: int, scenario: str) -> Scenario | None:
    """Who sits where in a match, which newer rules can tell too where its own are missing."""
    game = find_rules(name, version) or games().get(name)
    known = () if game is None else game.scenarios
    return next((each for each in known if each.name == scenario), None)


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
        [lesson.name for lesson in game.lessons] if levels(game) else [],
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
