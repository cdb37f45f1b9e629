"""What follows from a scenario and its values: which seat has which deck and where cards may go.

It is computed once for a match, so that rules only look things up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, cast

import msgspec

from ostrog.games.ring_cards.board.faction_cards import (
    CARDS,
    Card,
    Effect,
    Timing,
    can_wield,
    fits,
    path_numbers,
    printed_icons,
)
from ostrog.games.ring_cards.board.factions import FACTIONS, SIDES, Faction, Icon, Who
from ostrog.games.ring_cards.board.scenarios import SCENARIOS, SeatData, deck, player_of
from ostrog.games.ring_cards.board.scenarios import ScenarioData as Scene
from ostrog.games.ring_cards.board.texts import Filter, PeekTop
from ostrog.games.ring_cards.board.values import Values
from ostrog.kernel import Scenario

FREE, SHADOW = 0, 1
"""Indexes of the sides."""

COPIES: dict[str, tuple[str, ...]] = {
    title: (title,)
    if sheet.copies == 1
    else tuple(f"{title}-{number}" for number in range(1, sheet.copies + 1))
    for title, sheet in CARDS.items()
}
"""The names of the cards of each title; each of the 120 cards has a unique name."""

CARD_NAMES = tuple(name for names in COPIES.values() for name in names)
TITLE_OF = {name: title for title, names in COPIES.items() for name in names}


def scenarios() -> tuple[Scenario, ...]:
    """Every scenario for every number of persons, the most persons first (RCG-16.5)."""
    found = []
    for name, scene in SCENARIOS.scenarios.items():
        names = tuple(scene.seats)
        teams: dict[str, tuple[int, ...]] = {
            side: tuple(names.index(seat) for seat in names if scene.seats[seat].side == side)
            for side in SIDES
        }
        most = max(map(int, scene.persons))
        for persons in sorted(scene.persons, key=int, reverse=True):
            holdings = [
                tuple(sorted(names.index(seat) for seat in held))
                for held in scene.persons[persons]
                if len(held) > 1
            ]
            own = name if int(persons) == most else f"{name}-{persons}"
            found.append(Scenario(own, teams, tuple(holdings), names))
    return tuple(found)


PLAYED_AS = {
    name if int(persons) == max(map(int, scene.persons)) else f"{name}-{persons}": name
    for name, scene in SCENARIOS.scenarios.items()
    for persons in scene.persons
}
"""The scenario of the rules for each kernel scenario, which also fixes the number of persons."""


class Zones(NamedTuple):
    """The names of the zones in which the cards of a player lie (RCG-3.1)."""

    deck: str
    hand: str
    cycle: str
    eliminated: str
    apart: str
    """Cards drawn by a text and set apart (RCG-8.27)."""
    event: str
    """The event that is being carried out (RCG-8.21)."""
    play: str
    """Cards in play, in a reserve or at a location (RCG-3.3)."""


class CardSheet(NamedTuple):
    """A single card with its printed values and what follows from them."""

    title: str
    owner: int
    card: Card
    icons: Mapping[Icon, int]
    paths: tuple[int, ...]
    """Numbers of the paths that the card may go to (RCG-3.9)."""
    effects: Mapping[Timing, tuple[str, ...]]
    """The names of its effects by their timing."""
    action: str
    """The name of its action, or an empty string."""

    def effect(self, name: str) -> Effect:
        """An effect of the card by its name."""
        return self.card.effects[name]


class Cast:
    """The players of a match and their cards."""

    def __init__(self, scenario: Scenario, values: Values) -> None:
        """Compute all tables once."""
        self.values = values
        self.scene: Scene = values.scenarios[PLAYED_AS[scenario.name]]
        self.names = tuple(self.scene.seats)
        self.players: tuple[SeatData, ...] = tuple(self.scene.seats.values())
        self.sides = tuple(SIDES.index(player.side) for player in self.players)
        self.teams = tuple(
            tuple(seat for seat, side in enumerate(self.sides) if side == each)
            for each in (FREE, SHADOW)
        )
        self.order = tuple(self.names.index(name) for name in self.scene.turn_order)
        self.zones = tuple(Zones(*(f"{zone}-{name}" for zone in ZONE_WORDS)) for name in self.names)
        self.sheets: dict[str, CardSheet] = {}
        self.decks: list[tuple[str, ...]] = []
        for seat, player in enumerate(self.players):
            own = deck(player, values.cards)
            self.decks.append(
                tuple(name for title, count in own.items() for name in COPIES[title][:count])
            )
            self.sheets |= {name: _sheet(name, seat, values) for name in self.decks[-1]}
        self.wielders = {
            item: tuple(
                other
                for other, wielder in self.sheets.items()
                if can_wield(sheet.card, wielder.title, wielder.card)
            )
            for item, sheet in self.sheets.items()
            if sheet.card.type == "item"
        }
        """The characters that may wield each item (RCG-8.9, 8.10)."""
        self.continuous = frozenset(
            name for name, sheet in self.sheets.items() if set(sheet.effects) & set(CONTINUOUS)
        )
        """The cards with texts that work as long as the cards are in place."""
        self.peekers = frozenset(
            name
            for name, sheet in self.sheets.items()
            for effect in sheet.card.effects.values()
            if any(isinstance(step, PeekTop) for step in effect.steps.values())
        )
        """The cards that let their controller look at a top card (RCG-10.14)."""
        self.paths: dict[int, tuple[str, ...]] = {}
        for path in self.scene.paths or values.paths:
            number = values.paths[path].number
            self.paths[number] = (*self.paths.get(number, ()), path)
        self._players = {faction: self._player(faction) for faction in FACTIONS}

    def _player(self, faction: Faction) -> int | None:
        name = player_of(self.scene, faction)
        return None if name is None else self.names.index(name)

    def player_of(self, faction: Faction) -> int | None:
        """The player named by a faction, or None if no seat has it (RCG-1.5, 19.9)."""
        return self._players[faction]

    def players_of(self, who: Who, order: tuple[int, ...]) -> list[int]:
        """The players that an instruction addresses, in the order given (RCG-10.21)."""
        if who in SIDES:
            side = SIDES.index(who)
            return [seat for seat in order if self.sides[seat] == side]
        player = self.player_of(cast("Faction", who))
        return [] if player is None else [player]

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The players of the other side."""
        return self.teams[1 - self.sides[seat]]

    def side_of(self, name: str) -> int:
        """The side of a card."""
        return self.sides[self.sheets[name].owner]

    def means(self, which: Filter, name: str) -> bool:
        """Whether the filter of a text matches this card."""
        sheet = self.sheets[name]
        return fits(which, sheet.title, sheet.card)


CONTINUOUS: tuple[Timing, ...] = ("while-in-play", "while-in-reserve", "while-on-path")

ZONE_WORDS = ("deck", "hand", "cycle", "eliminated", "set", "event", "play")
"""The prefixes of zone names, in the order of `Zones`."""


def _sheet(name: str, owner: int, values: Values) -> CardSheet:
    title = TITLE_OF[name]
    card = values.cards[title]
    effects: dict[Timing, tuple[str, ...]] = {}
    for effect, text in card.effects.items():
        effects[text.timing] = (*effects.get(text.timing, ()), effect)
    action = next((e for e, t in card.effects.items() if t.timing.startswith("action-")), "")
    icons = printed_icons(card)
    return CardSheet(title, owner, card, icons, path_numbers(card.allowed_paths), effects, action)


MOST_REMEMBERED = 50
_remembered: dict[tuple[str, int], Cast] = {}


def derive(scenario: Scenario, data: msgspec.Struct | None) -> Cast:
    """The cast of a match, for the kernel; successive matches with the same values share it."""
    values = cast("Values", data)
    key = scenario.name, id(values)
    found = _remembered.get(key)
    if found is None or found.values is not values:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        found = _remembered[key] = Cast(scenario, values)
    return found
