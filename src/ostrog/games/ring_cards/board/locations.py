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
    """RCG-3.5: what is printed on a battleground."""

    side: Side
    """RCG-1.7, 13.1: in whose deck it is, and who defends it."""
    defence: Number
    points: Number
    defenders: tuple[Faction, ...]
    attackers: tuple[Faction, ...]
    activation: Text


class Path(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """RCG-3.6: what is printed on a path."""

    number: Number
    defence: Number
    points: Number
    """For the Free Peoples alone."""
    activation: Text


class Locations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The locations as they are written down."""

    battlegrounds: dict[str, Battleground]
    paths: dict[str, Path]


def faults(locations: Locations, cards: dict[str, Card]) -> list[str]:
    """Everything that does not fit together in the locations, and in what cards say of them."""
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
    """The locations from TOML; such that do not fit together, or to the cards, are refused."""
    locations = msgspec.toml.decode(text, type=Locations)
    wrong = faults(locations, CARDS)
    if wrong:
        raise ValueError("; ".join(wrong))
    return locations


LOCATIONS = read_locations((HERE / "data" / "locations.toml").read_text(encoding="utf-8"))
"""The locations as printed; a match plays with those of its values."""

BATTLEGROUND_DECKS: dict[Side, tuple[str, ...]] = {
    side: tuple(name for name, sheet in LOCATIONS.battlegrounds.items() if sheet.side == side)
    for side in SIDES
}
"""RCG-2.4: the battlegrounds of each side."""

BATTLEGROUNDS_OF: dict[Faction, tuple[str, ...]] = {
    faction: tuple(
        name
        for name, sheet in LOCATIONS.battlegrounds.items()
        if faction in (*sheet.defenders, *sheet.attackers)
    )
    for faction in FACTIONS
}
"""RCG-1.6: those that show a faction, as attacker or defender."""

PATHS_NUMBERED: dict[int, tuple[str, ...]] = {
    number: tuple(name for name, sheet in LOCATIONS.paths.items() if sheet.number == number)
    for number in PATH_NUMBERS
}
"""RCG-2.5: the paths of each number."""
