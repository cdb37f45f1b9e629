"""Chapter 15: moves and swaps of the Defender's units and heroes."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import COURTYARD, NEIGHBOURS, SECTIONS, TOWERS
from ostrog.games.stronghold.board.pieces import (
    CLOSED_BUILDINGS,
    DEFENDERS,
    HEROES,
    HOSPITAL,
    KIND,
    MARKSMAN,
    OPEN_BUILDINGS,
)
from ostrog.games.stronghold.board.ritual_tokens import TurnOver
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import LEAD, POSTS, SWAP, TAKE, TO
from ostrog.games.stronghold.defender.costs import gale_surcharge
from ostrog.kernel import Call, Done, Flow, Option, Procedure, Refusal, refuse

SWAPPING = (*SECTIONS, *TOWERS, COURTYARD, *OPEN_BUILDINGS)
"""Places whose units can change places (STR-15.12, 15.13)."""
INSIDE = (COURTYARD, *OPEN_BUILDINGS)
ANYWHERE = (*SECTIONS, *TOWERS, *INSIDE)
REACH = {place: (*NEIGHBOURS[place], *INSIDE) for place in (*SECTIONS, *TOWERS)} | {
    place: tuple(other for other in ANYWHERE if other != place)
    for place in (COURTYARD, *OPEN_BUILDINGS, *CLOSED_BUILDINGS)
}
"""Places that a unit can move to from each place, as far as the way goes (STR-15.3 to 15.6)."""
HERO_REACH = {
    section: (*(place for place in NEIGHBOURS[section] if place in SECTIONS), COURTYARD)
    for section in SECTIONS
} | {COURTYARD: SECTIONS}
"""Places that a hero can move to from each place (STR-15.7)."""


def may_stand(troop: str, place: str) -> bool:
    """Whether a kind of unit may be in a place: only marksmen in towers (STR-3.8)."""
    return place not in TOWERS or KIND[troop] == MARKSMAN


def moved(picks: list[Option]) -> Option | None:
    """The unit or hero that was taken up in a draft, if any."""
    for pick in picks:
        if pick.verb in ("take", "lead"):
            return pick
    return None


# Legality, given what was taken up


def cannot_take(siege: Siege, troop: str, place: str) -> Refusal | None:
    """Why a unit cannot be taken up (STR-15.2, 15.10, 16.35)."""
    if place == HOSPITAL:
        return refuse("STR-16.35", troop)
    if not siege.defenders[place][KIND[troop]]:
        return refuse("STR-15.2", troop, place)
    if siege.hourglasses < siege.values.move_cost:
        return refuse("STR-15.2", siege.values.move_cost)
    if siege.hourglasses < siege.values.move_cost + gale_surcharge(siege, (place,)):
        return refuse("STR-11.12", troop, place)
    if place == COURTYARD and not _can_leave(siege, troop):
        return refuse("STR-15.15", troop, place)
    return None


def _can_leave(siege: Siege, troop: str) -> bool:
    """Whether a unit in the courtyard has anywhere to go; others can go there (STR-15.15)."""
    if any(cannot_go(siege, troop, COURTYARD, to) is None for to in REACH[COURTYARD]):
        return True
    return any(cannot_swap(siege, troop, COURTYARD, *other) is None for other in partners(siege))


def cannot_go(siege: Siege, troop: str, source: str, to: str) -> Refusal | None:
    """Why a unit cannot move from one place to another (STR-15.2 to 15.6, 15.15)."""
    if to in CLOSED_BUILDINGS or to == HOSPITAL:
        return refuse("STR-15.6", troop, to)
    if not may_stand(troop, to):
        return refuse("STR-3.8", troop, to)
    if to not in REACH[source]:
        return refuse("STR-15.3", troop, to)
    if siege.room_in(to) <= 0:
        return refuse("STR-15.15", troop, to)
    cost = siege.values.move_cost + gale_surcharge(siege, (source, to))
    return None if siege.hourglasses >= cost else refuse("STR-11.12", troop, cost)


def cannot_lead(siege: Siege, hero: str, to: str) -> Refusal | None:
    """Why a hero cannot move to a place (STR-15.2, 15.7)."""
    if to not in HERO_REACH[siege.heroes[hero]]:
        return refuse("STR-15.7", hero, to)
    cost = siege.values.move_cost
    return None if siege.hourglasses >= cost else refuse("STR-15.2", cost)


def cannot_swap(siege: Siege, troop: str, source: str, other: str, to: str) -> Refusal | None:
    """Why a unit cannot change places with another (STR-15.9 to 15.13)."""
    if to == HOSPITAL:
        return refuse("STR-15.10", troop, other, to)
    if source not in SWAPPING or to not in SWAPPING:
        return refuse("STR-15.12", source if source not in SWAPPING else to)
    if source == to:
        return refuse("STR-15.9", to)
    if not siege.defenders[to][KIND[other]]:
        return refuse("STR-15.9", other, to)
    if not may_stand(troop, to) or not may_stand(other, source):
        return refuse("STR-15.10", troop, other)
    cost = siege.values.swap_cost + gale_surcharge(siege, (source, to))
    return None if siege.hourglasses >= cost else refuse("STR-11.12", troop, cost)


def partners(siege: Siege) -> Iterator[tuple[str, str]]:
    """All units that can be swapped, by kind and place (STR-15.13)."""
    for place in SWAPPING:
        here = siege.defenders[place]
        for kind, troop in enumerate(DEFENDERS):
            if here[kind]:
                yield troop, place


# Options


def takes(siege: Siege) -> list[Option]:
    """Units and heroes that can be taken up for a move or swap (STR-15.1, 15.2)."""
    found = list[Option]()
    if siege.hourglasses < siege.values.move_cost:
        return found
    for place in POSTS:
        here = siege.defenders[place]
        for kind, troop in enumerate(DEFENDERS):
            if here[kind] and cannot_take(siege, troop, place) is None:
                found.append(TAKE[troop, place])
    return found + [LEAD[hero] for hero in HEROES]


def goals(siege: Siege, pick: Option) -> list[Option]:
    """Where the unit or hero that was taken up can go, and with whom it can swap."""
    if pick.verb == "lead":
        hero = LEAD.ref(pick)
        reach = HERO_REACH[siege.heroes[hero]]
        return [TO[place] for place in reach if cannot_lead(siege, hero, place) is None]
    troop, source = TAKE.refs(pick)
    found = [TO[to] for to in REACH[source] if cannot_go(siege, troop, source, to) is None]
    if source in SWAPPING:
        for other, place in partners(siege):
            if cannot_swap(siege, troop, source, other, place) is None:
                found.append(SWAP[other, place])
    return found


# Carrying out


class MoveUnit(Procedure):
    """A unit moves; a Gale at either end may make it dearer (STR-11.12, 15.2)."""

    steps = ("gale_here", "gale_there", "go")

    troop: str
    source: str
    to: str
    free: bool = False
    """Whether the move is a heroic order and costs nothing (STR-17.12)."""

    def gale_here(self, siege: Siege) -> Flow:
        """A Gale token where it leaves is turned over (STR-11.12)."""
        return reveal_gale(self.source)

    def gale_there(self, siege: Siege) -> Flow:
        """A Gale token where it goes is turned over (STR-11.12)."""
        return reveal_gale(self.to)

    def go(self, siege: Siege) -> Flow:
        """It moves, if the Defender can pay after the reveal (STR-11.15)."""
        cost = siege.values.move_cost + gale_surcharge(siege, (self.source, self.to))
        if self.free:
            cost = 0
        if siege.hourglasses < cost:
            siege.tell(events.MoveFailed(self.troop, self.source, self.to))
            return Done()
        siege.hourglasses -= cost
        kind = KIND[self.troop]
        siege.defenders[self.source][kind] -= 1
        siege.defenders[self.to][kind] += 1
        siege.tell(events.DefenderMoved(self.troop, self.source, self.to))
        return Done()


class SwapUnits(Procedure):
    """Two units change places (STR-15.9)."""

    steps = ("gale_here", "gale_there", "change")

    troop: str
    source: str
    other: str
    to: str

    def gale_here(self, siege: Siege) -> Flow:
        """A Gale token where the first leaves is turned over (STR-11.15)."""
        return reveal_gale(self.source)

    def gale_there(self, siege: Siege) -> Flow:
        """A Gale token where the other leaves is turned over (STR-11.15)."""
        return reveal_gale(self.to)

    def change(self, siege: Siege) -> Flow:
        """They change places, if the Defender can pay after the reveal (STR-11.15)."""
        cost = siege.values.swap_cost + gale_surcharge(siege, (self.source, self.to))
        if siege.hourglasses < cost:
            siege.tell(events.MoveFailed(self.troop, self.source, self.to))
            return Done()
        siege.hourglasses -= cost
        first, second = KIND[self.troop], KIND[self.other]
        siege.defenders[self.source][first] -= 1
        siege.defenders[self.to][first] += 1
        siege.defenders[self.to][second] -= 1
        siege.defenders[self.source][second] += 1
        siege.tell(events.DefendersSwapped(self.troop, self.source, self.other, self.to))
        return Done()


def reveal_gale(place: str) -> Flow:
    """Turn over a Gale token on a section, if there is one (STR-11.12)."""
    return Call(TurnOver(ritual="gale", place=place)) if place in SECTIONS else None


def lead(siege: Siege, hero: str, to: str) -> None:
    """A hero moves; a Gale does not hinder him (STR-11.15, 15.7)."""
    siege.hourglasses -= siege.values.move_cost
    siege.tell(events.DefenderMoved(hero, siege.heroes[hero], to))
    siege.heroes[hero] = to
