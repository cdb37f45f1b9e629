"""Random matches for tests of chronicles, with every state that they went through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from ostrog.kernel import Game, Match, Ruleset, open_match
from ostrog.server.db.stored_events import fields
from ostrog.table import Chronicle, table_of


class Told(NamedTuple):
    """An event as a spectator is told of it."""

    number: int
    kind: str
    fields: Mapping[str, object]


def random_match(
    game: Game[Any],
    scenario: str,
    seed: int,
    *,
    most: int,
    ruleset: Ruleset | None = None,
    expansions: tuple[str, ...] = (),
) -> Iterator[Match[Any]]:
    """Play at random, and yield the match after each choice until it is over or long enough."""
    random = Random(seed)
    seats = ["bot"] * len(game.scenario(scenario).seats)
    drawn = seed.to_bytes(16, "big")
    match = open_match(game, scenario, seats, drawn, ruleset=ruleset, expansions=expansions)
    yield match
    for _ in range(most):
        if match.outcome is not None:
            return
        ask = match.asks()[0]
        while not match.choose(ask.seat, random.choice(ask.options)):
            ask = next(each for each in match.asks() if each.seat == ask.seat)
        yield match


def told(match: Match[Any]) -> list[Told]:
    """Return the events of a match as a spectator sees them."""
    return [
        Told(number, type(event).__name__, fields(event))
        for number, event in enumerate(match.events(()))
    ]


def chronicle_of(match: Match[Any]) -> Chronicle:
    """Return the chronicle that a spectator may read."""
    table = table_of(match.state.setting.rules.game)
    assert table is not None
    assert table.chronicler is not None
    return table.chronicler.chronicle(match.state.setting, told(match))


def values(chronicle: Chronicle, label: str, team: str = "") -> tuple[int, ...]:
    """Return the numbers of one series."""
    (found,) = (s for s in chronicle.series if (s.label, s.team) == (label, team))
    return found.values
