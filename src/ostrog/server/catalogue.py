"""The catalogue of installed games, with every installed version and their expansions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points

from ostrog.bots import LEVELS, bot_names
from ostrog.kernel import (
    Expansion,
    Game,
    MissingRules,
    Ref,
    Rules,
    Ruleset,
    Scenario,
    State,
    with_installed,
)
from ostrog.server.protocol.games import (
    ExpansionKind,
    GameKind,
    LessonKind,
    ScenarioKind,
    SeatKind,
)
from ostrog.table import ValueList, check_values, value_list

GROUP = "ostrog.games"
"""Entry-point group in which packages register their games, one entry per rules version."""


@cache
def installed() -> dict[tuple[str, int], Game[State]]:
    """Return every installed version of every game with its expansions, by name and version."""
    loaded = [point.load() for point in entry_points(group=GROUP)]
    return {
        (game.name, game.version): with_installed(game) for game in loaded if isinstance(game, Game)
    }


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
    newest = games().get(name)
    if newest is None or newest.version <= version:
        return newest if newest is not None and newest.version == version else None
    return installed().get((name, version))


def rules(name: str, version: int, expansions: Sequence[str] = ()) -> Game[State]:
    """Return a game in the given version of its rules; raises `MissingRules`.

    That is also raised if one of the expansions is not installed.
    """
    game = find_rules(name, version)
    if game is None or (expansions and set(expansions) - {each.name for each in game.expansions}):
        raise MissingRules(" with ".join((name, *expansions)), version)
    return game


def find_expansion(name: str, expansion: str) -> Expansion | None:
    """Return an expansion of the newest rules of a game, or None if it is not installed."""
    game = games().get(name)
    known = () if game is None else game.expansions
    return next((each for each in known if each.name == expansion), None)


def find_scenario(name: str, version: int, scenario: str) -> Scenario | None:
    """Return a scenario, or None if it is unknown.

    If the given version is not installed, the newest rules are asked instead.
    """
    game = find_rules(name, version) or games().get(name)
    known = () if game is None else game.scenarios
    return next((each for each in known if each.name == scenario), None)


def describe(game: Game[State]) -> GameKind:
    """Describe a game for the client."""
    taught = game.every_lesson() if levels(game) else ()
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
        levels(game),
        [LessonKind(each.name, list(each.expansions)) for each in taught],
        [ExpansionKind(each.name) for each in game.expansions],
    )


def levels(game: Game[State]) -> list[str]:
    """Return the bot levels that a game offers, weakest first."""
    return [name for name in bot_names(game) if name in LEVELS]


@cache
def value_list_of(game: Game[State], expansions: tuple[str, ...] = ()) -> ValueList:
    """Return the default values that no source confirms; those of expansions come last."""
    return value_list(game, expansions)


def check_ruleset(game: Game[State], ruleset: Ruleset, expansions: Sequence[str] = ()) -> None:
    """Raise `BadRuleset` if a ruleset sets anything but house values, or values that conflict."""
    played = tuple(expansions)
    check_values(game, ruleset, played, value_list_of(game, played))


def changed_values(
    name: str, version: int, expansions: Sequence[str], ruleset: Ruleset
) -> dict[str, bool | int | float | str | None]:
    """Return the values of a ruleset that differ from those of the game."""
    game = find_rules(name, version) if ruleset else None
    if game is None or set(expansions) - {each.name for each in game.expansions}:
        return dict(ruleset)
    usual = {each.path: each.value for each in value_list_of(game, tuple(expansions)).values}
    return {path: value for path, value in ruleset.items() if usual.get(path) != value}


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
