"""The state of the game: everything that lies open on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import msgspec

from ostrog.games.ring_cards.board.cast import Cast, Zones
from ostrog.games.ring_cards.board.values import Values
from ostrog.kernel import State

RESERVE = "reserve"
"""The place of armies and characters in their owner's reserve."""

ATTACK, DEFENCE = 0, 1
"""Indexes of the two kinds of combat tokens; where a token lies decides which icon it is."""


class Fighting(msgspec.Struct):
    """A combat with its icons as they were when it began (RCG-11.10)."""

    place: str
    attack: int
    """Number of attack icons, including tokens."""
    own: int
    """Number of defence icons of the location, including tokens and bonuses."""
    attackers: dict[str, int]
    """Number of icons of each attacking card, including its items."""
    defenders: dict[str, int]
    supported: list[str]
    """Characters whose leadership icons count (RCG-13.7)."""
    lost: list[str] = []
    """Defenders chosen as casualties."""

    @property
    def remaining(self) -> int:
        """The attack icons that the location does not cancel (RCG-12.3, 13.3)."""
        return max(0, self.attack - self.own)

    @property
    def uncancelled(self) -> int:
        """The attack icons that nothing has cancelled so far (RCG-12.4, 13.4)."""
        return max(0, self.remaining - sum(self.defenders[card] for card in self.lost))


class Tabletop(Protocol):
    """The open part of the state, as rules and tables read it."""

    path: str
    battlegrounds: list[str]
    bared: list[str]
    places: dict[str, str]
    tokens: dict[str, list[int]]
    lasting: list[str]

    @property
    def cast(self) -> Cast:
        """The players and their cards."""


class War(State):
    """The state of a match."""

    costs = ("turn", "passed", "used", "rings")
    """Whose turn it is and who has passed, and what can be used once (RCG-7.5, 9.11, 9.14)."""

    round: int = 0
    first: int = 0
    """Index in the turn order of the starting player token (RCG-2.8)."""
    turn: int = 0
    """Index in the turn order of the turn marker."""
    path: str = ""
    """The active path, or an empty string (RCG-6.3)."""
    number: int = 0
    """Number of the path activated last (RCG-6.2)."""
    used_paths: list[str] = []
    """Paths already activated; none can be activated twice (RCG-6.7)."""
    battlegrounds: list[str] = []
    """Active battlegrounds (RCG-5.7)."""
    bared: list[str] = []
    """Active battlegrounds whose printed defence does not count (RCG-13.15)."""
    decks: list[list[str]] = []
    """Battlegrounds left in the deck of each side, unordered: each draw is random (RCG-2.4)."""
    won: list[list[str]] = []
    """Battlegrounds in the scoring area of each side (RCG-13.6)."""
    paths_won: list[list[str]] = []
    """Paths in the scoring area of each side (RCG-12.11, 12.12)."""
    laid_aside: list[str] = []
    """Paths that neither side took (RCG-17.7)."""
    corruption: int = 0
    tokens: dict[str, list[int]] = {}
    """Numbers of attack and defence tokens on locations and cards (RCG-11.6)."""
    rings: list[bool] = []
    """For each seat, whether its Ring token can be used (RCG-2.3)."""
    places: dict[str, str] = {}
    """Place of each card in play: the reserve, a location, or its wielder (RCG-3.3)."""
    fresh: list[str] = []
    """Cards played to a reserve this round (RCG-8.22)."""
    played: list[str] = []
    """Characters and items played this round (RCG-8.29)."""
    used: list[str] = []
    """Cards whose once-per-round action was used this round (RCG-9.11)."""
    lasting: list[str] = []
    """Events that last for this round (RCG-15.5)."""
    passed: list[int] = []
    """Seats that have passed since the last action (RCG-7.5)."""
    fighting: Fighting | None = None

    @property
    def cast(self) -> Cast:
        """The players and their cards."""
        derived: Cast = self.setting.derived
        return derived

    @property
    def values(self) -> Values:
        """The values of the match."""
        return self.cast.values

    def zones(self, seat: int) -> Zones:
        """The names of the zones of a player."""
        return self.cast.zones[seat]

    def owner(self, card: str) -> int:
        """The player in whose deck a card began (RCG-1.11)."""
        return self.cast.sheets[card].owner

    def starting(self) -> int:
        """The starting player."""
        return self.cast.order[self.first]

    def in_order(self) -> tuple[int, ...]:
        """Every player once, in turn order beginning with the starting player (RCG-10.21)."""
        order = self.cast.order
        return tuple(dict.fromkeys(order[self.first :] + order[: self.first]))

    def hand(self, seat: int) -> list[str]:
        """The cards in a player's hand, sorted."""
        return sorted(self.faces(self.zones(seat).hand))

    def hand_size(self, seat: int) -> int:
        """The number of cards in a player's hand, which is public (RCG-21.6)."""
        return self.size(self.zones(seat).hand)

    def holds(self, seat: int, card: str) -> bool:
        """Whether a player has a card in hand or among those set apart (RCG-8.27)."""
        zones = self.zones(seat)
        return self.lies_in(zones.hand, card) or self.lies_in(zones.apart, card)

    def has_deck(self, seat: int) -> bool:
        """Whether the player has a card to draw, recycling if necessary (RCG-10.5)."""
        zones = self.zones(seat)
        return bool(self.size(zones.deck) or self.size(zones.cycle))


def cards_at(table: Tabletop, place: str) -> list[str]:
    """The cards at a place or with a wielder, in the order of their arrival."""
    return [card for card, where in table.places.items() if where == place]


def location_of(table: Tabletop, card: str) -> str:
    """The place of a card in play; an item is where its wielder is."""
    place = table.places[card]
    return table.places.get(place, place)


def controller(table: Tabletop, card: str) -> int:
    """The controller of a card in play: its owner, or the owner of its wielder (RCG-1.11)."""
    place = table.places[card]
    return table.cast.sheets[place if place in table.places else card].owner


def reserve_of(table: Tabletop, seat: int) -> Iterator[str]:
    """The armies and characters in the reserve of a player."""
    for card, place in table.places.items():
        if place == RESERVE and table.cast.sheets[card].owner == seat:
            yield card


def in_reserve(table: Tabletop, seat: int) -> Iterator[str]:
    """Everything in the reserve of a player, items after their wielders (RCG-8.19)."""
    for card in reserve_of(table, seat):
        yield card
        yield from cards_at(table, card)


def tokens_on(table: Tabletop, place: str) -> tuple[int, int]:
    """The numbers of attack and defence tokens on a location or card."""
    attack, defence = table.tokens.get(place, (0, 0))
    return attack, defence


def side_at(table: Tabletop, place: str, side: int) -> list[str]:
    """The armies and characters of a side at a location."""
    return [card for card in cards_at(table, place) if table.cast.side_of(card) == side]
