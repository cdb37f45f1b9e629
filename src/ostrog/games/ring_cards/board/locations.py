"""Chapters 1 and 3: the 41 location cards, battlegrounds and paths."""

from __future__ import annotations

import msgspec

from ostrog.games.ring_cards.board import texts
from ostrog.games.ring_cards.board.faction_cards import CARDS, HERE, PATH_NUMBERS, Card
from ostrog.games.ring_cards.board.factions import (
    FACTIONS,
    SIDE_OF_FACTION,
    SIDES,
    Faction,
    Number,
    Side,
)
from ostrog.games.ring_cards.board.texts import Text, cards_named, places_named


class Battleground(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The printed values of a battleground (RCG-3.5)."""

    side: Side
    """The side whose deck contains it and that defends it (RCG-1.7, 13.1)."""
    defence: Number
    points: Number
    defenders: tuple[Faction, ...]
    attackers: tuple[Faction, ...]
    activation: Text


class Path(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The printed values of a path (RCG-3.6)."""

    number: Number
    defence: Number
    points: Number
    """Victory points; only the Free Peoples score them."""
    activation: Text


class Locations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All locations as read from the data file."""

    battlegrounds: dict[str, Battleground]
    paths: dict[str, Path]


def faults(locations: Locations, cards: dict[str, Card]) -> list[str]:
    """Every inconsistency in the locations, and in the names of locations on cards."""
    found = []
    sheets: dict[str, Battleground | Path] = {**locations.battlegrounds, **locations.paths}
    if len(sheets) != len(locations.battlegrounds) + len(locations.paths):
        found.append("a battleground and a path have the same id")
    for battleground, sheet in locations.battlegrounds.items():
        defending = {SIDE_OF_FACTION[faction] for faction in sheet.defenders}
        attacking = {SIDE_OF_FACTION[faction] for faction in sheet.attackers}
        if defending != {sheet.side} or attacking != set(SIDES) - {sheet.side}:
            found.append(f"{battleground}: its own side defends, and the other one attacks")
    for path, printed in locations.paths.items():
        if printed.number not in PATH_NUMBERS:
            found.append(f"{path}: there is no path {printed.number}")
    for location, either in sheets.items():
        found += [f"{location}: {fault}" for fault in texts.faults(either.activation)]
        found += [
            f"{location}: there is no card {card}"
            for card in cards_named(either)
            if card not in cards
        ]
    namers: dict[str, Battleground | Path | Card] = {**sheets, **cards}
    found += [
        f"{namer}: there is no location {place}"
        for namer, namer_sheet in namers.items()
        for place in places_named(namer_sheet)
        if place not in sheets
    ]
    return found


def read_locations(text: str) -> Locations:
    """Read the locations from TOML; raise ValueError if they are inconsistent."""
    locations = msgspec.toml.decode(text, type=Locations)
    wrong = faults(locations, CARDS)
    if wrong:
        raise ValueError("; ".join(wrong))
    return locations


LOCATIONS = read_locations((HERE / "data" / "locations.toml").read_text(encoding="utf-8"))
"""The locations as printed; a match uses those in its own values."""

BATTLEGROUND_DECKS: dict[Side, tuple[str, ...]] = {
    side: tuple(name for name, sheet in LOCATIONS.battlegrounds.items() if sheet.side == side)
    for side in SIDES
}
"""The battlegrounds in the deck of each side (RCG-2.4)."""

BATTLEGROUNDS_OF: dict[Faction, tuple[str, ...]] = {
    faction: tuple(
        name
        for name, sheet in LOCATIONS.battlegrounds.items()
        if faction in sheet.defenders or faction in sheet.attackers
    )
    for faction in FACTIONS
}
"""The battlegrounds that show each faction, as attacker or defender (RCG-1.6)."""

PATHS_NUMBERED: dict[int, tuple[str, ...]] = {
    number: tuple(name for name, sheet in LOCATIONS.paths.items() if sheet.number == number)
    for number in PATH_NUMBERS
}
"""The paths of each number (RCG-2.5)."""
