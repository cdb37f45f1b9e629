"""The catalogue of installed games, with every installed version of their rules."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ostrog.bots import LEVELS, bot_names
from ostrog.kernel import (
    BadRuleset,
    Game,
    MissingRules,
    Mixer,
    Ref,
    Rules,
    Ruleset,
    Scenario,
    State,
    new,
)
from ostrog.server.protocol.games import GameKind, ScenarioKind, SeatKind
from ostrog.table import HouseValue, table_of

GROUP = "ostrog.games"
"""Entry-point group in which packages register their games, one entry per rules version."""


@cache
def installed() -> dict[tuple[str, int], Game[State]]:
    """Return every installed version of every game, by name and version."""
    loaded = [point.load() for point in entry_points(group=GROUP)]
    return {(game.name, game.version): game for game in loaded if isinstance(game, Game)}


@cache
def games() -> dict[str, Game[State]]:
    """Return the installed games by name, each with its newest rules."""
    return {name: game for (name, _), game in sorted(installed().items())}


def has_rule(game: str, rule: str) -> bool:
    """Whether the rulebook of a game has a rule with this id."""
    rulebook = games()[game].rulebook
    return rulebook is not None and rule in rulebook


def versions(name: str) -> tuple[Game[State], ...]:
    """Return all versions of a game, oldest first; empty if the game is not installed."""
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
    """Return a game in the given version of its rules, or None if that is not installed."""
    return next((game for game in versions(name) if game.version == version), None)


def rules(name: str, version: int) -> Game[State]:
    """Return a game in the given version of its rules; raises `MissingRules`."""
    game = find_rules(name, version)
    if game is None:
        raise MissingRules(name, version)
    return game


def find_scenario(name: str, version: int, scenario: str) -> Scenario | None:
    """Return a scenario, or None if it is unknown.

    If the given version is not installed, the newest rules are asked instead.
    """
    game = find_rules(name, version) or games().get(name)
    known = () if game is None else game.scenarios
    return next((each for each in known if each.name == scenario), None)


def describe(game: Game[State]) -> GameKind:
    """Describe a game for the client."""
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
    """Return the bot levels that a game offers, weakest first."""
    return [name for name in bot_names(game) if name in LEVELS]


@cache
def house_values(game: Game[State]) -> tuple[HouseValue, ...]:
    """Return the default values of a game that none of its sources confirms."""
    table = table_of(game)
    if table is None:
        return ()
    setting = new(game, game.scenarios[0].name, Mixer(0)).setting
    return table.layout(setting).house_values


def check_ruleset(game: Game[State], ruleset: Ruleset) -> None:
    """Raise ValueError if a ruleset sets anything but house values, or values that conflict."""
    unknown = set(ruleset) - {value.path for value in house_values(game)}
    if unknown:
        raise BadRuleset(f"no house values: {sorted(unknown)}")
    new(game, game.scenarios[0].name, Mixer(0), ruleset=ruleset)


def vocabulary(rules: Rules) -> dict[str, object]:
    """Return the roles of each verb with their kinds, and the members of each kind."""
    catalogue = rules.catalogue
    kinds = dict[str, dict[Ref, None]]()  # messages do not distinguish kinds of the same name
    for verb in catalogue.verbs.values():
        for kind in verb.roles.values():
            kinds.setdefault(kind.name, {}).update(dict.fromkeys(catalogue.members(kind)))
    return {
        "verbs": {
            verb.name: {role: kind.name for role, kind in verb.roles.items()}
            for verb in catalogue.verbs.values()
        },
        "kinds": {name: list(members) for name, members in kinds.items()},
    }
