"""The state of the game: everything that lies open on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import msgspec

from ostrog.games.ring_cards.board.cast import Cast, Zones
from ostrog.games.ring_cards.board.values import Values
from ostrog.kernel import State

RESERVE = "reserve"
"""The place of armies and characters that wait; it is that of their owner."""

ATTACK, DEFENCE = 0, 1
"""The two kinds of combat tokens; what they count for follows from where they lie."""


class Fighting(msgspec.Struct):
    """RCG-11.10: a combat with its icons as they were when it began."""

    place: str
    attack: int
    """All attack icons, those of tokens included."""
    own: int
    """The defence icons of the location, with tokens and bonuses."""
    attackers: dict[str, int]
    """The icons of each attacking card, its items included."""
    defenders: dict[str, int]
    supported: list[str]
    """RCG-13.7: the characters whose leadership icons count."""
    lost: list[str] = []
    """The defenders that were chosen to be lost."""

    @property
    def remaining(self) -> int:
        """RCG-12.3, 13.3: the attack icons that the location does not cancel."""
        return max(0, self.attack - self.own)

    @property
    def uncancelled(self) -> int:
        """RCG-12.4, 13.4: the attack icons that nothing has cancelled."""
        return max(0, self.remaining - sum(self.defenders[card] for card in self.lost))


class Tabletop(Protocol):
    """What lies open, as rules and tables read it."""

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
    """The war of the Ring as it lies open."""

    round: int = 0
    first: int = 0
    """RCG-2.8: the place in the turn order that has the starting player token."""
    turn: int = 0
    """The place in the turn order that has the marker."""
    path: str = ""
    """RCG-6.3: the active path."""
    number: int = 0
    """RCG-6.2: the number of the path activated last."""
    used_paths: list[str] = []
    """RCG-6.7."""
    battlegrounds: list[str] = []
    """RCG-5.7: the active ones."""
    bared: list[str] = []
    """RCG-13.15: those of them whose printed defence does not count."""
    decks: list[list[str]] = []
    """RCG-2.4: the battlegrounds left in the deck of each side; what is drawn is left to chance."""
    won: list[list[str]] = []
    """RCG-13.6: the battlegrounds in the scoring area of each side."""
    paths_won: list[list[str]] = []
    """RCG-12.11, 12.12: the paths there."""
    laid_aside: list[str] = []
    """RCG-17.7: the paths nobody got."""
    corruption: int = 0
    tokens: dict[str, list[int]] = {}
    """RCG-11.6: attack and defence tokens on locations and cards."""
    rings: list[bool] = []
    """RCG-2.3: whose Ring token can be used."""
    places: dict[str, str] = {}
    """RCG-3.3: where each card in play is: in reserve, at a location, or with its wielder."""
    fresh: list[str] = []
    """RCG-8.22: cards played to a reserve this round."""
    played: list[str] = []
    """RCG-8.29: characters and items played this round."""
    used: list[str] = []
    """RCG-9.11: cards whose action was used and works once per round."""
    lasting: list[str] = []
    """RCG-15.5: events that last for this round."""
    passed: list[int] = []
    """RCG-7.5: who has passed since somebody acted."""
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
        """Where the cards of a player lie."""
        return self.cast.zones[seat]

    def owner(self, card: str) -> int:
        """RCG-1.11: the player in whose deck a card began."""
        return self.cast.sheets[card].owner

    def starting(self) -> int:
        """The starting player."""
        return self.cast.order[self.first]

    def in_order(self) -> tuple[int, ...]:
        """RCG-10.21: every player once, in turn order beginning with the starting player."""
        order = self.cast.order
        return tuple(dict.fromkeys(order[self.first :] + order[: self.first]))

    def hand(self, seat: int) -> list[str]:
        """The cards a player holds."""
        return sorted(self.faces(self.zones(seat).hand))

    def hand_size(self, seat: int) -> int:
        """RCG-21.6: public."""
        return self.size(self.zones(seat).hand)

    def has_deck(self, seat: int) -> bool:
        """RCG-10.5: whether there is a card to draw, after recycling if need be."""
        zones = self.zones(seat)
        return bool(self.size(zones.deck) or self.size(zones.cycle))


def cards_at(table: Tabletop, place: str) -> list[str]:
    """What is at a place or with a wielder, in the order in which it came."""
    return [card for card, where in table.places.items() if where == place]


def location_of(table: Tabletop, card: str) -> str:
    """The place of a card in play; an item is where its wielder is."""
    place = table.places[card]
    return table.places.get(place, place)


def controller(table: Tabletop, card: str) -> int:
    """RCG-1.11: who controls a card in play: its player, or that of the wielder."""
    place = table.places[card]
    return table.cast.sheets[place if place in table.places else card].owner


def reserve_of(table: Tabletop, seat: int) -> Iterator[str]:
    """The armies and characters in the reserve of a player."""
    for card, place in table.places.items():
        if place == RESERVE and table.cast.sheets[card].owner == seat:
            yield card


def in_reserve(table: Tabletop, seat: int) -> Iterator[str]:
    """RCG-8.19: everything in the reserve of a player, items after their wielders."""
    for card in reserve_of(table, seat):
        yield card
        yield from cards_at(table, card)


def tokens_on(table: Tabletop, place: str) -> tuple[int, int]:
    """Attack and defence tokens on a location or card."""
    attack, defence = table.tokens.get(place, (0, 0))
    return attack, defence


def side_at(table: Tabletop, place: str, side: int) -> list[str]:
    """The armies and characters of a side at a location."""
    return [card for card in cards_at(table, place) if table.cast.side_of(card) == side]
