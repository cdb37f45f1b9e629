"""Everything in the cards, locations and scenarios that a ruleset may change, in one place.

data/unconfirmed.toml lists the values that no source confirms.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from ostrog.games.ring_cards.board import faction_cards, locations, scenarios
from ostrog.games.ring_cards.board.faction_cards import CARDS, HERE, Card
from ostrog.games.ring_cards.board.factions import Number, Side
from ostrog.games.ring_cards.board.locations import LOCATIONS, Battleground, Locations, Path
from ostrog.games.ring_cards.board.scenarios import SCENARIOS, ScenarioData, Scenarios


class Values(msgspec.Struct, frozen=True, kw_only=True):
    """The values that a match is played with."""

    carryover_limit: Number
    lead_to_win: Number
    tie: Side
    scenarios: dict[str, ScenarioData]
    cards: dict[str, Card]
    battlegrounds: dict[str, Battleground]
    paths: dict[str, Path]


class Unconfirmed(msgspec.Struct, frozen=True):
    """A value that no source confirms."""

    path: str
    note: str


def read_values() -> Values:
    """The values of the game as published."""
    return Values(
        carryover_limit=SCENARIOS.carryover_limit,
        lead_to_win=SCENARIOS.lead_to_win,
        tie=SCENARIOS.tie,
        scenarios=SCENARIOS.scenarios,
        cards=CARDS,
        battlegrounds=LOCATIONS.battlegrounds,
        paths=LOCATIONS.paths,
    )


def faults(values: Values) -> list[str]:
    """Every inconsistency in the values of a match."""
    places = Locations(values.battlegrounds, values.paths)
    played = Scenarios(
        carryover_limit=values.carryover_limit,
        lead_to_win=values.lead_to_win,
        tie=values.tie,
        scenarios=values.scenarios,
    )
    return [
        *_changed(values),
        *faction_cards.faults(values.cards),
        *locations.faults(places, values.cards),
        *scenarios.faults(played, values.cards, places),
    ]


def _changed(values: Values) -> list[str]:
    """Changes to printed fields that must not change, because tables are built from them."""
    found = [
        f"{card}: faction, type and copies stay as printed"
        for card, sheet in values.cards.items()
        if (sheet.faction, sheet.type, sheet.copies)
        != (CARDS[card].faction, CARDS[card].type, CARDS[card].copies)
    ]
    found += [
        f"{name}: its side stays as printed"
        for name, sheet in values.battlegrounds.items()
        if sheet.side != LOCATIONS.battlegrounds[name].side
    ]
    found += [
        f"{name}: its number stays as printed"
        for name, sheet in values.paths.items()
        if sheet.number != LOCATIONS.paths[name].number
    ]
    return found


@cache
def read_unconfirmed() -> tuple[Unconfirmed, ...]:
    """The values that no source confirms, with notes about them."""
    text = (HERE / "data" / "unconfirmed.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["value"], tuple[Unconfirmed, ...])
