"""Chapters 2 and 16 to 19: the scenarios with their seats, decks and special rules."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from ostrog.games.ring_cards.board.faction_cards import CARDS, HERE, PATH_NUMBERS, Card
from ostrog.games.ring_cards.board.factions import SIDE_OF_FACTION, SIDES, Faction, Number, Side
from ostrog.games.ring_cards.board.locations import LOCATIONS, Locations


class Ring(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a Ring token does when used and what it scores when unused (RCG-16.4, 17.4)."""

    once_per: Literal["game", "round"]
    draw: Number
    eliminate: Number = 0
    cycle: Number = 0
    """Cards from hand after drawing: first those to eliminate, then those to cycle."""
    points: Number
    """Points for an unused token at the end of the game (RCG-14.6, 17.5)."""


class SeatData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat with its deck; every rule about a player is about a seat (RCG-16.6)."""

    side: Side
    factions: tuple[Faction, ...]
    """Factions that name this seat's player, as in "the Hobbit player" (RCG-1.5)."""
    cards: Number
    """Number of cards in the deck."""
    deck: dict[str, Number] = {}
    """Exact deck list, copies by title; if empty, the deck is all cards of the factions."""
    opening: Number
    """Number of cards drawn for the opening hand."""
    opening_cycle: Number
    """Number of cards of the opening hand that must be cycled."""
    draw_step: Number
    group_times: Number
    """How many times it carries out an instruction to each player of its side (RCG-17.10)."""
    ring: Ring | None = None


class ScenarioData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that a scenario fixes (RCG-2.1)."""

    seats: dict[str, SeatData]
    turn_order: tuple[str, ...]
    """Seats in turn order; the first starts with the token; a seat may have several places."""
    persons: dict[str, tuple[tuple[str, ...], ...]]
    """For each number of persons, the seats that each person plays (RCG-16.5)."""
    path_scoring: Literal["standard", "duel"]
    """When the Free Peoples take a path (RCG-12.11, 17.6)."""
    last_path: Number
    """Path number whose round is the last of the game (RCG-14.9)."""
    battlegrounds: dict[str, tuple[str, ...]] = {}
    """Battlegrounds of each round (RCG-19.5); if empty, each round has a random one."""
    paths: tuple[str, ...] = ()
    """The only paths that exist (RCG-6.10); if empty, all paths are used."""


class Scenarios(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All scenarios as read from the data file, and the values common to them."""

    carryover_limit: Number
    """Largest hand at the end of the action step, before bonuses (RCG-7.6)."""
    lead_to_win: Number
    """Difference in points that wins the game in the victory check (RCG-14.7)."""
    tie: Side
    """Side that wins with equal points (RCG-14.9)."""
    scenarios: dict[str, ScenarioData]


def deck(seat: SeatData, cards: dict[str, Card]) -> dict[str, int]:
    """The titles in the deck of a seat, with the number of copies of each (RCG-2.2)."""
    return seat.deck or {
        card: sheet.copies for card, sheet in cards.items() if sheet.faction in seat.factions
    }


def player_of(scenario: ScenarioData, faction: Faction) -> str | None:
    """The seat whose player is named by a faction, if any (RCG-1.5, 19.9)."""
    return next(
        (name for name, seat in scenario.seats.items() if faction in seat.factions),
        None,
    )


def faults(scenarios: Scenarios, cards: dict[str, Card], locations: Locations) -> list[str]:
    """Every inconsistency in the scenarios."""
    found = []
    for name, scenario in scenarios.scenarios.items():
        wrong = [
            *_seat_faults(scenario, cards),
            *_order_faults(scenario),
            *_location_faults(scenario, locations),
        ]
        found += [f"{name}: {fault}" for fault in wrong]
    return found


def _seat_faults(scenario: ScenarioData, cards: dict[str, Card]) -> list[str]:
    """Every inconsistency in the seats and their decks."""
    found = []
    for name, seat in scenario.seats.items():
        if any(SIDE_OF_FACTION[faction] != seat.side for faction in seat.factions):
            found.append(f"{name}: a faction of the other side")
        for card, copies in seat.deck.items():
            if card not in cards or cards[card].faction not in seat.factions:
                found.append(f"{name}: {card} is no card of its factions")
            elif copies > cards[card].copies:
                found.append(f"{name}: there are not so many {card}")
        size = sum(deck(seat, cards).values())
        if size != seat.cards:
            found.append(f"{name}: a deck of {size}, not of {seat.cards}")
        if seat.opening_cycle > seat.opening:
            found.append(f"{name}: cycles more cards than it draws")
        if not seat.group_times:
            found.append(f"{name}: never does what its side is told")
    if {seat.side for seat in scenario.seats.values()} != set(SIDES):
        found.append("a side has no seat")
    times = Counter(faction for seat in scenario.seats.values() for faction in seat.factions)
    found += [f"two seats have the faction {faction}" for faction in times if times[faction] > 1]
    return found


def _order_faults(scenario: ScenarioData) -> list[str]:
    """Every inconsistency in the turn order and in the seats each person plays."""
    found = []
    if set(scenario.turn_order) != set(scenario.seats):
        found.append("the turn order is not that of the seats")
    if not scenario.persons:
        found.append("nobody plays it")
    for persons, hands in scenario.persons.items():
        if persons != str(len(hands)):
            found.append(f"{persons} persons: the seats are shared out to {len(hands)}")
        if sorted(name for hand in hands for name in hand) != sorted(scenario.seats):
            found.append(f"{persons} persons: not every seat is played once")
        elif any(len({scenario.seats[name].side for name in hand}) != 1 for hand in hands):
            found.append(f"{persons} persons: somebody does not play for one side")
    return found


def _location_faults(scenario: ScenarioData, locations: Locations) -> list[str]:
    """Every inconsistency in the paths and battlegrounds of a scenario."""
    found = [f"there is no path {path}" for path in scenario.paths if path not in locations.paths]
    if len(set(scenario.paths)) != len(scenario.paths):
        found.append("a path is listed twice")
    if scenario.last_path not in PATH_NUMBERS:
        found.append(f"there is no path {scenario.last_path}")
    known = [path for path in scenario.paths or locations.paths if path in locations.paths]
    numbers = {locations.paths[path].number for path in known}
    if numbers != set(range(1, scenario.last_path + 1)):
        found.append("its paths do not lead from 1 to the last one")
    used = [name for names in scenario.battlegrounds.values() for name in names]
    found += [
        f"there is no battleground {name}" for name in used if name not in locations.battlegrounds
    ]
    if len(set(used)) != len(used):
        found.append("a battleground is listed twice")
    rounds = [str(number) for number in range(1, scenario.last_path + 1)]
    if scenario.battlegrounds and list(scenario.battlegrounds) != rounds:
        found.append("its battlegrounds are not those of its rounds")
    return found


def read_scenarios(text: str) -> Scenarios:
    """Read the scenarios from TOML; raise ValueError if they are inconsistent."""
    scenarios = msgspec.toml.decode(text, type=Scenarios)
    wrong = faults(scenarios, CARDS, LOCATIONS)
    if wrong:
        raise ValueError("; ".join(wrong))
    return scenarios


SCENARIOS = read_scenarios((HERE / "data" / "scenarios.toml").read_text(encoding="utf-8"))
"""The scenarios as published; a match uses those in its own values."""
