"""Chapter 2: the faction decks, and the exchanged cards of the decks of the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.expansions.warriors.board.pieces import FACTION_DECK, SIDE_OF_FACTION
from ostrog.expansions.warriors.board.values import CARDS, FactionValues
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.pools import event_pool, hand_zone
from ostrog.kernel import EVERYONE, Pool, Scenario, Zone

DECK_OF_CARD = {
    **{
        card: (SIDES.index(side), FACTION_DECK)
        for side, cards in CARDS.decks.items()
        for card in cards
    },
    **{
        card: (SIDES.index(side), deck)
        for side, decks in CARDS.brought.items()
        for deck, cards in decks.items()
        for card in cards
    },
}
"""Side and deck of each card of the expansion (WOME-2.4, 2.5)."""
DECK_OF_CALL = {
    card: (SIDE_OF_FACTION[call.faction], call.back) for card, call in CARDS.calls.items()
}
"""Side of each card that calls a faction to a battle, and the deck whose back it has (WOME-9.3)."""


def calls_zone(side: int, deck: str) -> str:
    """The zone of such cards outside battles (WOME-2.6, 9.9)."""
    return f"{SIDES[side]}-{deck}-calls"


def pools(scenario: Scenario, own: FactionValues, pools: Sequence[Pool]) -> Sequence[Pool]:
    """Exchange cards of the decks of the game, and add a faction deck for each side.

    See WOME-2.2 to 2.5.
    """
    found = [exchanged(own, pool) for pool in pools]
    found += [faction_pool(scenario, side, own) for side in range(len(SIDES))]
    return found


def hand_zone_of_factions(seat: int) -> str:
    """The zone of a seat's faction cards (WOME-4.4)."""
    return hand_zone(seat, FACTION_DECK)


def seen_zone(seat: int) -> str:
    """The zone of cards of the faction deck at which a seat looks (WOME-17.9)."""
    return f"seen-{seat}-{FACTION_DECK}"


def faction_pool(scenario: Scenario, side: int, own: FactionValues) -> Pool:
    """The faction deck of a side (WOME-2.5, 4.10)."""
    name = SIDES[side]
    pool = event_pool(scenario, side, FACTION_DECK, own.decks[name], laid=False)
    seen = tuple([Zone(seen_zone(seat), (seat,)) for seat in scenario.teams[name]])
    return msgspec.structs.replace(pool, zones=(*pool.zones, *seen))


def exchanged(own: FactionValues, pool: Pool) -> Pool:
    """A pool of the game without the cards that are left out, and with the new ones.

    The cards that call factions belong to no deck, but lie among the hand cards of one in a battle
    (WOME-9.2, 9.3).
    """
    side, _, deck = pool.name.partition("-")
    if side not in SIDES:
        return pool
    gone, new = own.left_out.get(side, {}).get(deck, ()), own.brought.get(side, {}).get(deck, ())
    where = (SIDES.index(side), deck)
    calls = [card for card, place in DECK_OF_CALL.items() if place == where]
    faces = (*[face for face in pool.faces if face not in gone], *new, *calls)
    aside = Zone(calls_zone(*where), EVERYONE)
    return msgspec.structs.replace(pool, faces=faces, zones=(*pool.zones, aside))
